// The vendor's official description, read from beside the product; it is no part of it.
import { existsSync, readFileSync } from "node:fs";
import Ajv, { type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";

const file = new URL("../../../shared/contracts/plaid.json", import.meta.url);
export const official = existsSync(file);

type Spec = { components: { schemas: Record<string, unknown> } };

/** OpenAPI's `nullable` in the words of JSON Schema. */
function asJsonSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(asJsonSchema);
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).filter(
    ([name]) =>
      !["example", "examples", "externalDocs", "discriminator", "title", "description"].includes(name) ||
      typeof Reflect.get(node, name) === "object",
  );
  const plain: Record<string, unknown> = Object.fromEntries(
    entries.map(([name, value]) => [name, asJsonSchema(value)]),
  );
  // Draft 4 says it with a word, later drafts with the number itself.
  if (typeof plain.exclusiveMinimum === "boolean") {
    if (plain.exclusiveMinimum) plain.exclusiveMinimum = plain.minimum;
    else delete plain.exclusiveMinimum;
  }
  if (plain.nullable !== true) return plain;
  const { nullable: _nullable, ...rest } = plain;
  return { anyOf: [rest, { type: "null" }] };
}

/** A validator of one of the vendor's schemas, by its name. */
export function validators() {
  const spec: Spec = JSON.parse(readFileSync(file, "utf8"));
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: "plaid", components: { schemas: asJsonSchema(spec.components.schemas) } });
  return (name: string): ValidateFunction => ajv.compile({ $ref: `plaid#/components/schemas/${name}` });
}
