// A vendor's contract: the facts kept here, always, and the vendor's official description where it lies beside the product.
// With CONTRACTS_RECORD set to a folder, what is checked is written down there; `npm run contracts` makes the facts of it.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { asSchema, type Fact, type Schema, type Shapes } from "./facts";

export type Vendor = "openai" | "plaid" | "stripe";
export const VENDORS: Vendor[] = ["openai", "plaid", "stripe"];
/** A schema's name, or a part of a call: "POST /item/get body", "GET /v1/prices query", "GET /v1/prices 200". */
export type Part = string;

type Call = {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
export type Official = {
  info: { version: string };
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, Schema> };
};
export type Digest = { version: string; facts: Record<Part, Fact>; shapes: Shapes };

const officialFile = (vendor: Vendor) => new URL(`../../../shared/contracts/${vendor}.json`, import.meta.url);
export const digestFile = (vendor: Vendor) => new URL(`${vendor}.json`, import.meta.url);
export const hasOfficial = (vendor: Vendor) => existsSync(officialFile(vendor));
export const readOfficial = (vendor: Vendor): Official => JSON.parse(readFileSync(officialFile(vendor), "utf8"));
export const readDigest = (vendor: Vendor): Digest => JSON.parse(readFileSync(digestFile(vendor), "utf8"));

const template = (paths: string[], path: string) =>
  paths.find((one) => new RegExp(`^${one.replace(/\{\w+\}/g, "[^/]+")}$`).test(path));

/** A part with the address as the vendor writes it. */
function named(part: Part, parts: Part[]): Part {
  const [method = "", path, what] = part.split(" ");
  const paths = parts.flatMap((one) =>
    one.startsWith(`${method} `) && one.endsWith(` ${what}`) ? [one.split(" ")[1] ?? ""] : [],
  );
  return path === undefined ? part : `${method} ${template(paths, path) ?? path} ${what}`;
}

export function officialSchema(official: Official, part: Part): Schema | undefined {
  const [method = "", path, what = ""] = part.split(" ");
  if (path === undefined) return official.components.schemas[part];
  const call = official.paths[template(Object.keys(official.paths), path) ?? path]?.[method.toLowerCase()];
  if (what === "query") {
    const names = (call?.parameters ?? []).filter((one) => one.in === "query");
    return (
      call && {
        type: "object",
        properties: Object.fromEntries(names.map(({ name }) => [name, {}])),
        additionalProperties: false,
      }
    );
  }
  const content =
    what === "body" ? call?.requestBody?.content : (call?.responses[what] ?? call?.responses.default)?.content;
  return Object.values(content ?? {})[0]?.schema;
}

export type Contract = (part: Part, value: unknown) => string[];

export function openContract(vendor: Vendor): Contract {
  const record = process.env.CONTRACTS_RECORD;
  if (record) return recorder(vendor, record);
  const { facts, shapes } = readDigest(vendor);
  const official = hasOfficial(vendor) ? readOfficial(vendor) : undefined;
  const schemas = official && asJsonSchema(official.components.schemas);
  // Compiling takes long, for a vendor's whole description above all: each judge is made once, and each check.
  const judges = new Map<string, Ajv2020>();
  const checks = new Map<string, ValidateFunction>();
  const judgeOf = (kind: string, lenient: boolean, definitions: () => object) =>
    remembered(judges, `${kind} ${lenient}`, () => ajv(lenient, definitions()));
  return (part, value) => {
    const name = named(part, Object.keys(facts));
    const fact = facts[name];
    if (fact === undefined) return [`${name}: no facts of it; npm run contracts makes them`];
    const sent = isSent(part);
    const lenient = sent && vendor === "stripe";
    const ours = remembered(checks, `facts ${name}`, () =>
      judgeOf(`facts ${sent}`, lenient, () => ({
        $id: "facts",
        $defs: Object.fromEntries(Object.entries(shapes).map(([shape, one]) => [shape, asSchema(one, sent)])),
      })).compile(asSchema(fact, sent)),
    );
    const schema = official && officialSchema(official, part);
    if (!schema) return problems(ours, value);
    const theirs = remembered(checks, `official ${name}`, () =>
      judgeOf("official", lenient, () => ({ $id: "official", components: { schemas } })).compile(resolved(schema)),
    );
    return [...problems(ours, value), ...problems(theirs, value)];
  };
}

function remembered<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

const isSent = (part: Part) => / (body|query)$/.test(part);

/** Forms and addresses carry text alone, so numbers and flags are read from it. */
function ajv(lenient: boolean, definitions: object): Ajv2020 {
  const made = new Ajv2020({ strict: false, allErrors: true, coerceTypes: lenient, logger: false });
  addFormats(made);
  made.addSchema(definitions);
  return made;
}

function problems(check: ValidateFunction, value: unknown): string[] {
  if (check(structuredClone(value))) return [];
  return (check.errors ?? []).map(
    (error) => `${error.instancePath || "/"} ${error.message} ${JSON.stringify(error.params)}`,
  );
}

const resolved = (schema: Schema): object =>
  JSON.parse(JSON.stringify(asJsonSchema(schema)).replaceAll('"#/', '"official#/'));

/** OpenAPI's `nullable` and draft 4's flags in the words of JSON Schema. */
function asJsonSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(asJsonSchema);
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).filter(
    ([name, value]) =>
      !["example", "examples", "externalDocs", "discriminator", "title", "description"].includes(name) ||
      (typeof value === "object" && name !== "discriminator" && name !== "externalDocs"),
  );
  const plain: Record<string, unknown> = Object.fromEntries(
    entries.map(([name, value]) => [name, asJsonSchema(value)]),
  );
  if (typeof plain.exclusiveMinimum === "boolean") {
    if (plain.exclusiveMinimum) plain.exclusiveMinimum = plain.minimum;
    else delete plain.exclusiveMinimum;
  }
  if (plain.nullable !== true) return plain;
  const { nullable: _nullable, ...rest } = plain;
  return { anyOf: [rest, { type: "null" }] };
}

function recorder(vendor: Vendor, folder: string): Contract {
  mkdirSync(folder, { recursive: true });
  const official = readOfficial(vendor);
  const calls = Object.entries(official.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  return (part, value) => {
    const what = part.split(" ")[2];
    const name = what
      ? named(
          part,
          calls.map((call) => `${call} ${what}`),
        )
      : part;
    appendFileSync(`${folder}/${vendor}.jsonl`, `${JSON.stringify([name, value])}\n`);
    return [];
  };
}
