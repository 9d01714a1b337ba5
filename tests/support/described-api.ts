// Holds every answer of the API to its published description: undocumented statuses and fields fail. What succeeded
// is written down, so that at the end of a run an endpoint that no test calls is known.
import { appendFileSync, readFileSync } from "node:fs";
import Ajv, { type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { OpenApi, OpenApiOperation, Verb } from "~/api-description/openapi-types";

export const PUBLISHED = "app/api-description/openapi.json";
const DOCUMENT = "published";
const VERBS: Record<string, Verb> = { GET: "get", POST: "post", PUT: "put", DELETE: "delete" };
const JSON_TYPE = "application/json";

export type Answered = {
  method: string;
  /** As it was called: with ids, perhaps with a search. */
  path: string;
  status: number;
  contentType: string | null;
  /** The parsed body. */
  body: unknown;
  /** The parsed body of the request, where it had one. */
  sent?: unknown;
};

let known: ReturnType<typeof read> | undefined;
const written = new Set<string>();

function read() {
  const document: OpenApi = JSON.parse(readFileSync(PUBLISHED, "utf8"));
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: DOCUMENT, ...document });
  const templates = Object.keys(document.paths).map((template) => ({
    template,
    pattern: new RegExp(`^${template.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "[^/]+")}/?$`),
  }));
  return { document, ajv, templates, schemas: new Map<string, ValidateFunction>() };
}

/** What the description has against this answer. */
export function problemsOf(answer: Answered): string[] {
  const template = templateOf(answer.path);
  if (template === undefined) return [400, 404, 405].includes(answer.status) ? [] : [`${answer.path} is not described`];
  const verb = VERBS[answer.method];
  const operation = verb && (known ??= read()).document.paths[template]?.[verb];
  if (!operation) return refusalWithout(template, answer);
  const described = { template, verb, operation };
  return [...differences(described, answer), ...(answer.status < 300 ? notAsAsked(described, answer) : [])];
}

/** What was taken has to be what the description says may be sent. */
function notAsAsked({ template, verb, operation }: Described, { method, path, sent }: Answered): string[] {
  const where = `${method} ${template} takes`;
  const here = `${DOCUMENT}#/paths/${escaped(template)}/${verb}`;
  const query = [...new URL(path, "http://localhost").searchParams].flatMap(([name, value]) => {
    const index = operation.parameters?.findIndex((one) => one.in === "query" && one.name === name) ?? -1;
    if (index < 0) return [];
    return complaints(`${where} ${name}`, `${here}/parameters/${index}/schema`, value);
  });
  if (sent === undefined) return query;
  if (!operation.requestBody) return [...query, `${where} a body, which is not described`];
  return [...query, ...complaints(where, `${here}/requestBody/content/${escaped(JSON_TYPE)}/schema`, sent)];
}

function complaints(where: string, pointer: string, value: unknown): string[] {
  const validate = schemaAt(pointer);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${where}: ${instancePath || "the whole"} ${message} ${JSON.stringify(params)}`,
  );
}

/** The described address: a plain one before one with a placeholder. */
function templateOf(called: string): string | undefined {
  const { templates } = (known ??= read());
  const path = called.replace(/[?#].*$/, "");
  const found = templates.filter(({ pattern }) => pattern.test(path)).map(({ template }) => template);
  return found.find((template) => !template.includes("{")) ?? found[0];
}

/** A method that is not described is refused: as wrong, or before that is looked at. */
function refusalWithout(template: string, { method, status }: Answered): string[] {
  return method === "HEAD" || [400, 401, 403, 405, 413, 415].includes(status)
    ? []
    : [`${method} ${template} is not described, and answers ${status}`];
}

type Described = { template: string; verb: Verb; operation: OpenApiOperation };

function differences(
  { template, verb, operation }: Described,
  { status, contentType, body, method }: Answered,
): string[] {
  const where = `${method} ${template}`;
  const answer = operation.responses[String(status)];
  if (!answer) return [`${where} answers ${status}, which is not described`];
  const type = contentType?.split(";")[0]?.trim() ?? JSON_TYPE;
  const name = "$ref" in answer ? answer.$ref : `#/paths/${escaped(template)}/${verb}/responses/${status}`;
  const content = "$ref" in answer ? { [JSON_TYPE]: true } : (answer.content ?? {});
  if (!(type in content)) return [`${where} answers ${status} as ${type}, which is not described`];
  if (type !== JSON_TYPE) return [];
  return complaints(`${where} ${status}`, `${DOCUMENT}${name}/content/${escaped(JSON_TYPE)}/schema`, body);
}

function schemaAt(pointer: string): ValidateFunction {
  const { ajv, schemas } = (known ??= read());
  const compiled = schemas.get(pointer) ?? ajv.compile({ $ref: pointer });
  schemas.set(pointer, compiled);
  return compiled;
}

const escaped = (name: string) => encodeURI(name.replaceAll("~", "~0").replaceAll("/", "~1"));

/** Fails where an answer is not as described. */
export function assertDescribed(answer: Answered): void {
  const problems = problemsOf(answer);
  if (problems.length > 0) throw new Error(`The API's description knows better:\n${problems.join("\n")}`);
  if (answer.status < 300) remember(`${answer.method} ${templateOf(answer.path)}`);
}

/** One line for each endpoint that did what it is for in a test of this file; a set-up file says where to. */
function remember(call: string): void {
  const file = process.env.API_CALLS;
  if (!file || written.has(call)) return;
  written.add(call);
  appendFileSync(file, `${call}\n`);
}
