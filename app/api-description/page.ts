// The published document as the readable page shows it.
import type { JsonSchema, OpenApi, OpenApiOperation, Parameter } from "./openapi-types";

export type FieldLine = { name: string; type: string; required: boolean; description?: string };

export type EndpointView = {
  id: string;
  method: string;
  path: string;
  summary: string;
  details?: string;
  who: string;
  limit?: string;
  /** In the address, and among the headers. */
  parameters: FieldLine[];
  body: FieldLine[];
  /** The address as it is called, with its search. */
  called: string;
  request?: unknown;
  status: string;
  answer: unknown;
  /** Another form of the answer. */
  also?: string;
  refusals: string[];
};

export type DeveloperPage = {
  about: string[];
  subjects: { id: string; name: string; endpoints: EndpointView[] }[];
  refusals: { status: string; reason: string }[];
};

const JSON_TYPE = "application/json";

export function pageOf({ info, tags, paths, components }: OpenApi): DeveloperPage {
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => ({ path, verb, operation })),
  );
  return {
    about: info.description.split("\n\n"),
    subjects: tags.map(({ name }) => ({
      id: name.toLowerCase().replace(/[^a-z]+/g, "-"),
      name,
      endpoints: all
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ path, verb, operation }) => endpointView(path, verb, operation)),
    })),
    refusals: Object.entries(components.responses).flatMap(([name, { description }]) =>
      name.startsWith("Error") ? [{ status: name.slice("Error".length), reason: description }] : [],
    ),
  };
}

function endpointView(path: string, verb: string, operation: OpenApiOperation): EndpointView {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const sent = requestBody?.content[JSON_TYPE];
  const success = Object.entries(responses).find(([status]) => status.startsWith("2"));
  const content = success && !("$ref" in success[1]) ? (success[1].content ?? {}) : {};
  const also = Object.entries(content).find(([type]) => type !== JSON_TYPE);
  return {
    id: operationId,
    method: verb.toUpperCase(),
    path,
    summary,
    ...(description ? { details: description } : {}),
    who: operation["x-who"],
    ...(operation["x-limit"] ? { limit: operation["x-limit"] } : {}),
    parameters: parameters.map(parameterLine),
    body: fieldLines(sent?.schema),
    called: calledOf(path, parameters),
    ...(sent?.example === undefined ? {} : { request: sent.example }),
    status: success?.[0] ?? "",
    answer: content[JSON_TYPE]?.example ?? null,
    ...(also?.[1].schema.description ? { also: also[1].schema.description } : {}),
    refusals: Object.keys(responses).filter((status) => !status.startsWith("2")),
  };
}

function calledOf(path: string, parameters: readonly Parameter[]): string {
  const asked = parameters.flatMap(({ name, example }) =>
    example === undefined ? [] : [`${name}=${String(example)}`],
  );
  return asked.length > 0 ? `${path}?${asked.join("&")}` : path;
}

function parameterLine({ name, required, description, schema }: Parameter): FieldLine {
  return { name, type: typeOf(schema), required, ...(description ? { description } : {}) };
}

function fieldLines(schema: JsonSchema | undefined): FieldLine[] {
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    type: typeOf(field),
    required: schema?.required?.includes(name) ?? false,
    ...(field.description ? { description: field.description } : {}),
  }));
}

/** "one of monthly, annual", "list of string", "string or number". */
function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.replace(/^.*\//, "");
  if (schema.enum) return `one of ${schema.enum.map(String).join(", ")}`;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(" or ");
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  if (schema.format) return schema.format;
  return [schema.type ?? "anything"].flat().join(" or ");
}
