// The official contract, where it's at hand: what our SDK sends and what the sandbox answers, held against its schemas.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";

const FILE = resolve(import.meta.dirname, "../../../shared/contracts/stripe.json");

export const hasContract = existsSync(FILE);

type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
};
type Contract = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, object> } };

export type Judge = {
  request: (method: string, path: string, query: string, params: unknown) => string[];
  answer: (method: string, path: string, status: number, body: unknown) => string[];
  schema: (name: string, value: unknown) => string[];
};

export function openContract(): Judge {
  const contract: Contract = JSON.parse(readFileSync(FILE, "utf8"));
  const strict = new Ajv2020({ strict: false, allErrors: true, coerceTypes: false });
  // Forms carry text alone, so numbers and flags of a request are read from it.
  const lenient = new Ajv2020({ strict: false, allErrors: true, coerceTypes: true });
  for (const ajv of [strict, lenient]) {
    addFormats(ajv);
    ajv.addSchema({ $id: "stripe", components: contract.components });
  }
  const resolved = (schema: object): object => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"stripe#/'));
  const problems = (ajv: Ajv2020, schema: object, value: unknown): string[] => {
    const check = ajv.compile(resolved(schema));
    if (check(structuredClone(value))) return [];
    return (check.errors ?? []).map(
      (error) => `${error.instancePath || "/"} ${error.message} ${JSON.stringify(error.params)}`,
    );
  };
  const operation = (method: string, path: string): Operation => {
    const template = Object.keys(contract.paths).find((key) =>
      new RegExp(`^${key.replace(/\{\w+\}/g, "[^/]+")}$`).test(path),
    );
    const found = template === undefined ? undefined : contract.paths[template]?.[method.toLowerCase()];
    if (found === undefined) throw new Error(`not in the contract: ${method} ${path}`);
    return found;
  };
  return {
    request: (method, path, query, params) => {
      const op = operation(method, path);
      const known = new Set((op.parameters ?? []).filter((row) => row.in === "query").map((row) => row.name));
      const unknown = [...new URLSearchParams(query).keys()]
        .map((key) => key.replace(/\[.*$/, ""))
        .filter((key) => !known.has(key));
      const body = op.requestBody?.content["application/x-www-form-urlencoded"]?.schema;
      return [
        ...unknown.map((key) => `unknown query ${key}`),
        ...(body && method === "POST" ? problems(lenient, body, params) : []),
      ];
    },
    answer: (method, path, status, body) => {
      const op = operation(method, path);
      const schema = (op.responses[String(status)] ?? op.responses.default)?.content?.["application/json"]?.schema;
      return schema === undefined ? ["no schema"] : problems(strict, schema, body);
    },
    schema: (name, value) => problems(strict, contract.components.schemas[name] ?? {}, value),
  };
}
