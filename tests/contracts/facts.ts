// What a vendor's description says, as plain facts: which fields there are, of which type, from which words, and which of
// them may be absent. Made from the official description, of what our clients and sandboxes say and hear alone.

export type Fact =
  | string
  | { is: unknown[] }
  | { list: Fact }
  | { map: Fact }
  | { any: Fact[] }
  | { shape: string }
  | { fields: Record<string, Fact> };

export type Schema = { [word: string]: unknown };
type Schemas = Record<string, Schema>;
type Branch =
  | { kind: "scalar"; name: string }
  | { kind: "is"; values: unknown[] }
  | { kind: "list"; of: Schema }
  | { kind: "map"; of: Schema }
  | Fields;
type Fields = { kind: "fields"; name?: string; fields: Record<string, Schema>; required: Set<string> };

const isRecord = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const records = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const recordsIn = (value: unknown): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([key, one]) => (isRecord(one) ? [[key, one]] : [])),
  );
const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : typeof value === "string" ? [value] : [];

const NULL: Branch = { kind: "scalar", name: "null" };
const ANY: Branch = { kind: "scalar", name: "any" };

/** The ways in which a value may have this schema. */
function branchesOf(schemas: Schemas, schema: Schema): Branch[] {
  if (typeof schema.$ref === "string") {
    const name = schema.$ref.split("/").pop() ?? "";
    const target = schemas[name];
    if (!target) throw new Error(`no schema ${schema.$ref}`);
    const ways = branchesOf(schemas, target);
    return ways.length === 1 && ways[0]?.kind === "fields" ? [{ ...ways[0], name }] : ways;
  }
  const or = schema.nullable === true ? [NULL] : [];
  const choices = records(schema.anyOf ?? schema.oneOf).filter((one) =>
    Object.keys(one).some((key) => key !== "required"),
  );
  if (choices.length > 0) return [...or, ...choices.flatMap((one) => branchesOf(schemas, one))];
  if (Array.isArray(schema.allOf)) return [...or, ...merged(schemas, schema)];
  const values = "const" in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : undefined;
  if (values) {
    const rest = values.filter((value) => value !== null);
    return [
      ...or,
      ...(rest.length < values.length || words(schema.type).includes("null") ? [NULL] : []),
      { kind: "is", values: rest },
    ];
  }
  const types = words(schema.type);
  return [...or, ...(types.length > 0 ? types : [""]).flatMap((type) => branchOf(schema, type))];
}

function branchOf(schema: Schema, type: string): Branch[] {
  if (type === "array") return [{ kind: "list", of: isRecord(schema.items) ? schema.items : {} }];
  const fields = recordsIn(schema.properties);
  if (Object.keys(fields).length > 0) return [{ kind: "fields", fields, required: new Set(words(schema.required)) }];
  if (type === "object")
    return [{ kind: "map", of: isRecord(schema.additionalProperties) ? schema.additionalProperties : {} }];
  if (type === "") return [ANY];
  return [{ kind: "scalar", name: typeof schema.format === "string" ? `${type} ${schema.format}` : type }];
}

/** `allOf` joins the fields of its parts; a part that has none says what the whole is. */
function merged(schemas: Schemas, schema: Schema): Branch[] {
  const { allOf, ...own } = schema;
  const parts = [...records(allOf), own].flatMap((part) => branchesOf(schemas, part));
  const objects = parts.filter((part) => part.kind === "fields");
  if (objects.length === 0) return parts.filter((part) => part !== ANY).slice(0, 1);
  return [
    {
      kind: "fields",
      fields: Object.assign({}, ...objects.map(({ fields }) => fields)),
      required: new Set(objects.flatMap(({ required }) => [...required])),
    },
  ];
}

function fits(schemas: Schemas, value: unknown, branch: Branch): boolean {
  const within = (one: unknown, schema: Schema) => branchesOf(schemas, schema).some((way) => fits(schemas, one, way));
  switch (branch.kind) {
    case "is":
      return branch.values.some((one) => one === value || String(one) === value);
    case "list":
      return Array.isArray(value) && value.every((one) => within(one, branch.of));
    case "map":
      return isRecord(value) && Object.values(value).every((one) => within(one, branch.of));
    case "fields":
      return (
        isRecord(value) &&
        [...branch.required].every((name) => name in value) &&
        Object.entries(value).every(([name, one]) => {
          const field = branch.fields[name];
          return field === undefined || one === undefined || within(one, field);
        })
      );
    default:
      return fitsScalar(value, branch.name.split(" ")[0] ?? "");
  }
}

/** A form carries text alone, so a number and a flag may come as such. */
function fitsScalar(value: unknown, type: string): boolean {
  if (type === "any") return true;
  if (type === "null") return value === null;
  if (type === "boolean") return typeof value === "boolean" || value === "true" || value === "false";
  if (type === "integer" || type === "number")
    return typeof value === "number" || (typeof value === "string" && value !== "" && Number.isFinite(Number(value)));
  return typeof value === type;
}

export type Shapes = Record<string, Fact>;

/** The facts of the parts that the samples touch. What is required is touched always. */
export function factsOf(
  schemas: Schemas,
  parts: { part: string; schema: Schema; samples: unknown[] }[],
): { facts: Record<string, Fact>; shapes: Shapes } {
  const met = new Map<string, { way: Fields; samples: Schema[] }>();
  const meet: Meet = (name, way, samples) => {
    const before = met.get(name)?.samples ?? [];
    met.set(name, { way, samples: [...before, ...samples.filter((one) => !before.includes(one))] });
  };
  const facts = Object.fromEntries(
    parts.map(({ part, schema, samples }) => [part, factOf(schemas, schema, samples, part, meet)]),
  );
  // Looking into one may show more of another, until none has more than before.
  const shapes: Shapes = {};
  for (let known = -1; known < count(met);) {
    known = count(met);
    for (const [name, { way, samples }] of [...met].sort(([a], [b]) => a.localeCompare(b)))
      shapes[name] = fieldsOf(schemas, way, samples, name, meet);
  }
  return { facts, shapes };
}

const count = (met: Map<string, { samples: unknown[] }>) =>
  [...met.values()].reduce((sum, { samples }) => sum + samples.length, met.size);

type Meet = (name: string, way: Fields, samples: Schema[]) => void;

function factOf(schemas: Schemas, schema: Schema, samples: unknown[], at: string, meet: Meet): Fact {
  const ways = branchesOf(schemas, schema);
  const shares = ways.map((): unknown[] => []);
  for (const sample of samples) {
    const share = shares[ways.findIndex((way) => fits(schemas, sample, way))];
    if (!share) throw new Error(`${at}: the description has no place for ${JSON.stringify(sample).slice(0, 400)}`);
    share.push(sample);
  }
  const facts = ways.flatMap((way, index): Fact[] => {
    const share = shares[index] ?? [];
    if (way.kind === "scalar") return [way.name];
    if (way.kind === "is") return [{ is: way.values }];
    if (share.length === 0) return [];
    if (way.kind === "list") return [{ list: factOf(schemas, way.of, share.flat(), `${at}[]`, meet) }];
    const rows = share.filter(isRecord);
    if (way.kind === "map") {
      const inner = rows.flatMap((row) => Object.values(row));
      return [{ map: factOf(schemas, way.of, inner, `${at}{}`, meet) }];
    }
    if (!way.name) return [fieldsOf(schemas, way, rows, at, meet)];
    meet(way.name, way, rows);
    return [{ shape: way.name }];
  });
  const texts = facts.map((fact) => JSON.stringify(fact));
  const distinct = facts.filter((_, index) => texts.indexOf(texts[index] ?? "") === index);
  return distinct.length === 1 && distinct[0] !== undefined ? distinct[0] : { any: distinct };
}

function fieldsOf(schemas: Schemas, way: Fields, rows: Schema[], at: string, meet: Meet): Fact {
  const names = Object.keys(way.fields).filter((name) => way.required.has(name) || rows.some((row) => name in row));
  return {
    fields: Object.fromEntries(
      names.map((name) => {
        const values = rows.flatMap((row) => (row[name] === undefined ? [] : [row[name]]));
        const fact = factOf(schemas, way.fields[name] ?? {}, values, `${at}.${name}`, meet);
        return [way.required.has(name) ? name : `${name}?`, fact];
      }),
    ),
  };
}

/** Where the facts say something else than the official description does today. */
export function disagreements(schemas: Schemas, schema: Schema, fact: Fact, at = ""): string[] {
  const ways = branchesOf(schemas, schema);
  const wanted = typeof fact === "object" && "any" in fact ? fact.any : [fact];
  return wanted.flatMap((one) => {
    const found = ways.map((way) => against(schemas, way, one, at));
    if (found.some((problems) => problems.length === 0)) return [];
    // The one that comes nearest says best what is wrong.
    return found.sort((a, b) => a.length - b.length)[0] ?? [`${at}: the description has nothing here`];
  });
}

function against(schemas: Schemas, way: Branch, fact: Fact, at: string): string[] {
  if (typeof fact === "string") return way.kind === "scalar" && way.name === fact ? [] : [`${at}: is not ${fact}`];
  if ("is" in fact)
    return way.kind === "is" && JSON.stringify(way.values) === JSON.stringify(fact.is) ? [] : [`${at}: other words`];
  if ("list" in fact)
    return way.kind === "list" ? disagreements(schemas, way.of, fact.list, `${at}[]`) : [`${at}: is no list`];
  if ("map" in fact)
    return way.kind === "map" ? disagreements(schemas, way.of, fact.map, `${at}{}`) : [`${at}: is no map`];
  if ("shape" in fact) return way.kind === "fields" && way.name === fact.shape ? [] : [`${at}: is no ${fact.shape}`];
  if ("any" in fact || way.kind !== "fields") return [`${at}: has no fields`];
  const known = new Set(Object.keys(fact.fields));
  return [
    ...[...way.required].filter((name) => !known.has(name)).map((name) => `${at}.${name}: is required now`),
    ...Object.entries(fact.fields).flatMap(([key, inner]) => {
      const name = key.replace(/\?$/, "");
      const field = way.fields[name];
      if (!field) return [`${at}.${name}: is gone`];
      if (way.required.has(name) !== (key === name)) return [`${at}.${name}: is required, or no longer`];
      return disagreements(schemas, field, inner, `${at}.${name}`);
    }),
  ];
}

/** The same as JSON Schema. What we send may hold no field that no fact names: it's new, or a slip. */
export function asSchema(fact: Fact, isSent: boolean): Schema {
  const inner = (one: Fact) => asSchema(one, isSent);
  if (typeof fact === "string") {
    const [type = "", format] = fact.split(" ");
    return type === "any" ? {} : { type, ...(format ? { format } : {}) };
  }
  if ("is" in fact) return { enum: fact.is };
  if ("list" in fact) return { type: "array", items: inner(fact.list) };
  if ("shape" in fact) return { $ref: `facts#/$defs/${fact.shape}` };
  if ("map" in fact) return { type: "object", additionalProperties: inner(fact.map) };
  if ("any" in fact) return fact.any.length === 0 ? {} : { anyOf: fact.any.map(inner) };
  const names = Object.keys(fact.fields);
  return {
    type: "object",
    additionalProperties: !isSent,
    required: names.filter((name) => !name.endsWith("?")),
    properties: Object.fromEntries(names.map((name) => [name.replace(/\?$/, ""), inner(fact.fields[name] ?? "any")])),
  };
}
