// The facts kept here against the vendors' official descriptions, where these lie beside the product; and the reading of
// descriptions itself.
import { describe, expect, test } from "vitest";
import { hasOfficial, officialSchema, openContract, readDigest, readOfficial, VENDORS } from "./contract";
import { asSchema, disagreements, factsOf, type Schema } from "./facts";

test.each(VENDORS)("%s: the facts say what the official description says, where it is at hand", (vendor) => {
  const { facts, shapes, version } = readDigest(vendor);
  expect(Object.keys(facts).length).toBeGreaterThan(3);
  expect(version).not.toBe("");
  if (!hasOfficial(vendor)) return;
  const official = readOfficial(vendor);
  const { schemas } = official.components;
  const named = Object.keys(shapes).map((name): [string, Schema | undefined] => [name, schemas[name]]);
  const parts = Object.keys(facts).map((part): [string, Schema | undefined] => [part, officialSchema(official, part)]);
  for (const [name, schema] of [...parts, ...named]) {
    const fact = facts[name] ?? shapes[name];
    expect(schema, name).toBeDefined();
    expect(schema && fact ? disagreements(schemas, schema, fact, name) : ["absent"]).toEqual([]);
  }
});

test("the judge itself: what no facts cover is not let through", () => {
  for (const vendor of VENDORS) expect(openContract(vendor)("POST /nowhere body", {})).not.toEqual([]);
});

describe("reading a description", () => {
  const owner = {
    type: "object",
    required: ["name"],
    properties: { name: { type: "string" }, unused: { type: "string" } },
  };
  const thing = (change: Schema = {}): Schema => ({
    type: "object",
    required: ["id", "kind"],
    properties: {
      id: { type: "string" },
      kind: { enum: ["a", "b"] },
      size: { type: "integer", nullable: true },
      owner: { anyOf: [{ type: "string" }, { $ref: "#/components/schemas/owner" }] },
      ...change,
    },
  });
  const schemas = { owner };
  const sample = { id: "1", kind: "a", size: 3, owner: { name: "Ada" } };
  const { facts, shapes } = factsOf(schemas, [{ part: "thing", schema: thing(), samples: [sample] }]);
  const fact = facts.thing ?? "any";

  test("keeps the fields that are used, their types, words and whether they may be absent", () => {
    expect(facts).toEqual({
      thing: {
        fields: {
          id: "string",
          kind: { is: ["a", "b"] },
          "size?": { any: ["null", "integer"] },
          "owner?": { any: ["string", { shape: "owner" }] },
        },
      },
    });
    expect(shapes).toEqual({ owner: { fields: { name: "string" } } });
    expect(asSchema(fact, true)).toMatchObject({ required: ["id", "kind"], additionalProperties: false });
    expect(asSchema(fact, false)).toMatchObject({ required: ["id", "kind"], additionalProperties: true });
  });

  test("agrees with the description that it was made of, and tells each change", () => {
    expect(disagreements(schemas, thing(), fact)).toEqual([]);
    const others = { kind: { enum: ["a", "b"] } };
    const changes: [Schema, string][] = [
      [thing({ id: { type: "integer" } }), ".id: is not string"],
      [thing({ kind: { enum: ["a", "b", "c"] } }), ".kind: other words"],
      [thing({ size: { type: "integer" } }), ".size: is not null"],
      [{ ...thing(), required: ["id"] }, ".kind: is required, or no longer"],
      [{ ...thing({ extra: {} }), required: ["id", "kind", "extra"] }, ".extra: is required now"],
      [{ ...thing(), properties: others }, ".id: is gone"],
      [thing({ owner: { type: "string" } }), ".owner: is no owner"],
      [{ type: "array", items: {} }, ": has no fields"],
    ];
    for (const [schema, problem] of changes) expect(disagreements(schemas, schema, fact)).toContain(problem);
  });

  test("a sample that the description has no place for is refused", () => {
    const odd = { ...sample, kind: "z" };
    expect(() => factsOf(schemas, [{ part: "thing", schema: thing(), samples: [odd] }])).toThrow(/no place/);
  });
});
