// The published description of the API is what the answers' shapes and the calls' fields say, place by place and in order.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { OpenApi } from "~/api-description/openapi-types";
import { openApiDocument } from "../../scripts/support/openapi-document";
import { PUBLISHED } from "../support/described-api";

const published: OpenApi = JSON.parse(readFileSync(PUBLISHED, "utf8"));
/** By a name each, so that what differs is found. */
const partsOf = ({ paths, components, ...rest }: OpenApi): [string, string][] =>
  [
    ...Object.entries(rest),
    ...Object.entries(paths),
    ...Object.entries(components).flatMap(([kind, all]) =>
      Object.entries(all).map(([name, one]): [string, unknown] => [`${kind} ${name}`, one]),
    ),
  ].map(([name, part]) => [name, JSON.stringify(part)]);

test("what is published is what the definitions say: npm run api:describe writes it", () => {
  const document = openApiDocument();
  const said = new Map(partsOf(document));
  expect(partsOf(published).map(([name]) => name)).toEqual([...said.keys()]);
  for (const [name, part] of partsOf(published)) expect([name, said.get(name)]).toEqual([name, part]);
  expect(Object.keys(document)).toEqual(Object.keys(published));
});
