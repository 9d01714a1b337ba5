// The published document, made of the endpoints' description and its schemas.
import { ignoreOverride, type Options, zodToJsonSchema } from "zod-to-json-schema";
import { z } from "zod";
import { refusals, type Endpoint } from "~/api-description/endpoint";
import { NAMED_SHAPES } from "~/api-description/named-shapes";
import type {
  OpenApiAnswer,
  JsonSchema,
  OpenApi,
  OpenApiOperation,
  Parameter,
  Verb,
} from "~/api-description/openapi-types";
import { SUBJECTS } from "~/api-description/subjects";
import { REASON_403, WHO } from "~/api-description/words";

const JSON_TYPE = "application/json";
const ABOUT = `Everything the app shows of one's own money, for widgets and other programs.

Money is in US dollars, days are yyyy-mm-dd, moments are ISO 8601 in UTC. Calls that change something take JSON, and only from this site: their Origin header has to be its address. A method that an address doesn't have answers 405 and says in Allow which ones it has.`;

const REASONS: Record<number, string> = {
  400: "What was sent isn't valid; fieldErrors says what is wrong with each field",
  401: "Nobody is signed in, or the password is wrong",
  403: REASON_403,
  404: "There is no such thing, or it is somebody else's",
  408: "Sending took too long",
  409: "It doesn't go together with what is there already",
  413: "Too much at once",
  415: "Only JSON in UTF-8 is taken",
  422: "The idempotency key was used for other values, or they make no sense together",
  429: "Too often; Retry-After says when to come back",
  500: "Our fault",
  503: "Not now; Retry-After says when to come back",
};
const COMES_BACK = [429, 503];
const RETRY_AFTER = { "Retry-After": { description: "Seconds", schema: { type: "integer" } } };

export function openApiDocument(): OpenApi {
  const paths: OpenApi["paths"] = {};
  for (const { name, endpoints } of SUBJECTS)
    for (const endpoint of endpoints) {
      const path = (paths[endpoint.path.replace(/:(\w+)/g, "{$1}")] ??= {});
      path[verbOf(endpoint)] = operation(endpoint, name);
    }
  return {
    openapi: "3.1.0",
    info: { title: "Personal Finance Dashboard", version: "1", description: ABOUT },
    servers: [{ url: "/" }],
    tags: SUBJECTS.map(({ name }) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(NAMED_SHAPES).map(([name, shape]) => [name, answerSchema(shape, name)]),
      ),
      responses: { ...errorResponses("Error"), ...errorResponses("BankError") },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description: "Set by logging in; __Host-session over https",
        },
      },
    },
  };
}

function verbOf({ method }: Endpoint): Verb {
  return ({ GET: "get", POST: "post", PUT: "put", DELETE: "delete" } as const)[method];
}

function operation(endpoint: Endpoint, subject: string): OpenApiOperation {
  const { method, summary, details, who, limit, input, example } = endpoint;
  const parameters = parametersOf(endpoint);
  return {
    operationId: operationId(endpoint),
    tags: [subject],
    summary,
    ...(details ? { description: details } : {}),
    security: who === "anybody" ? [] : [{ session: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(method === "GET" ? {} : { requestBody: bodyOf(input && inputSchema(input), example.request) }),
    responses: responses(endpoint),
    "x-who": WHO[who],
    ...(limit ? { "x-limit": limit } : {}),
  };
}

/** Where nothing is asked for an empty object may still be sent. */
function bodyOf(schema: JsonSchema | undefined, example: unknown): OpenApiOperation["requestBody"] {
  return schema?.properties
    ? { required: true, content: { [JSON_TYPE]: { schema, example } } }
    : { required: false, content: { [JSON_TYPE]: { schema: { type: "object" } } } };
}

/** "postSavingsGoalsIdAddMoney" of POST /api/savings-goals/:id/add-money. */
function operationId({ method, path }: Endpoint): string {
  const words = path.replace("/api/", "").split(/[^a-zA-Z]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function parametersOf({ path, query = {}, idempotent, example }: Endpoint): Parameter[] {
  const asked = new URLSearchParams(example.query);
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]): Parameter => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = Object.entries(query).map(([name, shape]): Parameter => {
    const { description, ...schema } = inputSchema(shape instanceof z.ZodOptional ? shape.unwrap() : shape);
    const words = shape.description ?? description;
    const value = asked.get(name);
    return {
      name,
      in: "query",
      required: !shape.isOptional(),
      ...(words ? { description: words } : {}),
      schema,
      ...(value === null ? {} : { example: value }),
    };
  });
  const key: Parameter = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: "Sent again with the same key within two days, it gets the same answer and changes nothing twice",
    schema: { type: "string" },
  };
  return [...inPath, ...inQuery, ...(idempotent ? [key] : [])];
}

function responses(endpoint: Endpoint): OpenApiOperation["responses"] {
  const { output, status, stream, error, conflict, example } = endpoint;
  const errors = error === NAMED_SHAPES.BankError ? "BankError" : "Error";
  const success: OpenApiAnswer = {
    description: status === 201 ? "Made" : "Done",
    content: {
      [JSON_TYPE]: { schema: answerSchema(output), example: example.answer },
      ...(stream ? { [stream.contentType]: { schema: { type: "string", description: stream.description } } } : {}),
    },
  };
  const refused = refusals(endpoint).map((code): [number, OpenApiAnswer | { $ref: string }] => {
    if (code !== 409 || !conflict) return [code, { $ref: `#/components/responses/${errors}${code}` }];
    return [
      code,
      {
        description: "Somebody else changed it meanwhile",
        content: { [JSON_TYPE]: { schema: answerSchema(conflict) } },
      },
    ];
  });
  return Object.fromEntries([[status, success], ...refused]);
}

function errorResponses(shape: "Error" | "BankError"): Record<string, OpenApiAnswer> {
  const answers = Object.entries(REASONS).map(([code, description]): [string, OpenApiAnswer] => [
    `${shape}${code}`,
    {
      description,
      ...(COMES_BACK.includes(Number(code)) ? { headers: RETRY_AFTER } : {}),
      content: { [JSON_TYPE]: { schema: { $ref: `#/components/schemas/${shape}` } } },
    },
  ]);
  return Object.fromEntries(answers);
}

/** An answer holds what is described and nothing else. */
function answerSchema(shape: z.ZodTypeAny, own?: string): JsonSchema {
  return converted(shape, {
    override: (def) => {
      const name = Object.keys(NAMED_SHAPES).find((key) => NAMED_SHAPES[key]?._def === def);
      return name === undefined || name === own ? ignoreOverride : { $ref: `#/components/schemas/${name}` };
    },
  });
}

/** What is sent may hold more: it isn't read. */
function inputSchema(shape: z.ZodTypeAny): JsonSchema {
  return converted(shape, {
    removeAdditionalStrategy: "strict",
    postProcess: (schema, def) => (schema && isPrepared(def) ? eitherWay(schema, def) : schema),
  });
}

type Prepared = z.ZodEffectsDef & { effect: z.PreprocessEffect<unknown> };
const isPrepared = (def: z.ZodTypeDef): def is Prepared =>
  "effect" in def && def.effect instanceof Object && "type" in def.effect && def.effect.type === "preprocess";

/** Many a number is taken as a text too, and many a text as a number: both are described where both are taken. */
function eitherWay<Schema extends object>(schema: Schema, { schema: shape, effect }: Prepared): Schema {
  const takes = (value: unknown) => {
    const prepared = effect.transform(value, { addIssue: () => undefined, path: [] });
    return shape.safeParse(prepared).success;
  };
  const type = "type" in schema && !("enum" in schema) ? schema.type : undefined;
  if (type === "string" && takes(1)) return { ...schema, type: ["string", "number"] };
  if (type === "integer" && takes("1")) return { ...schema, type: ["integer", "string"] };
  return schema;
}

function converted(shape: z.ZodTypeAny, options: Partial<Options>): JsonSchema {
  const made = zodToJsonSchema(shape, { target: "jsonSchema2019-09", $refStrategy: "none", ...options });
  const { $schema: _dialect, ...schema }: JsonSchema & { $schema?: string } = JSON.parse(JSON.stringify(made));
  return tidied(schema);
}

/** A text that is checked in two steps is one text, a choice of choices one choice; that more is allowed goes unsaid. */
function tidied({ allOf, anyOf, items, properties, additionalProperties, ...rest }: JsonSchema): JsonSchema {
  const parts = allOf?.map(tidied) ?? [];
  const isText = parts.length > 0 && parts.every(({ type }) => type === "string");
  const fields = Object.entries(properties ?? {}).map(([name, field]): [string, JsonSchema] => [name, tidied(field)]);
  return {
    ...rest,
    ...(isText ? Object.assign({}, ...parts) : allOf ? { allOf: parts } : {}),
    ...(anyOf ? { anyOf: anyOf.map(tidied).flatMap((part) => part.anyOf ?? [part]) } : {}),
    ...(items ? { items: tidied(items) } : {}),
    ...(properties ? { properties: Object.fromEntries(fields) } : {}),
    ...(typeof additionalProperties === "object" ? { additionalProperties: tidied(additionalProperties) } : {}),
    ...(additionalProperties === false ? { additionalProperties } : {}),
  };
}
