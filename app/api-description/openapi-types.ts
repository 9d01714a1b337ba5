// The parts of an OpenAPI 3.1 document that ours has.
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
  required?: string[];
  default?: unknown;
};

type Content = Record<string, { schema: JsonSchema; example?: unknown }>;
type Ref = { $ref: string };
export type OpenApiAnswer = { description: string; headers?: Record<string, unknown>; content?: Content };
export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
};

export type OpenApiOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, OpenApiAnswer | Ref>;
  "x-who": string;
  "x-limit"?: string;
};

export type Verb = "get" | "post" | "put" | "delete";
export type OpenApi = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Partial<Record<Verb, OpenApiOperation>>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, OpenApiAnswer>;
    securitySchemes: Record<string, unknown>;
  };
};
