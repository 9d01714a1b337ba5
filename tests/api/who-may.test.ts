// Whom each endpoint lets in, against what its description says.
import { describe, expect, test } from "vitest";
import type { Endpoint, Who } from "~/api-description/endpoint";
import { SUBJECTS } from "~/api-description/subjects";
import { useDatabase } from "../support/db";
import { call, createUser } from "../support/people";

useDatabase();

const ID = "00000000000000000000000000000001";
const endpoints: Endpoint[] = SUBJECTS.flatMap((subject) => [...subject.endpoints]);
const PEOPLE = {
  "who has seen the plans and has none": { hasSeenPaywall: true, hasStartedTrial: false, trialEndsAt: null },
  "whose trial ran out": {
    hasSeenPaywall: true,
    hasStartedTrial: true,
    trialEndsAt: new Date(Date.now() - 60_000),
  },
};
const REFUSED: Record<keyof typeof PEOPLE, Who[]> = {
  "who has seen the plans and has none": ["plan", "had-plan", "admin"],
  "whose trial ran out": ["plan", "admin"],
};

async function ask({ method, path }: Endpoint, user: { id: string } | null): Promise<number> {
  const file = path.slice(1).replace(".json", "[.]json").replaceAll("/", ".").replace(":", "$");
  const route: Record<string, unknown> = await import(`../../app/routes/${file}.ts`);
  const [, name = "id"] = /:(\w+)/.exec(path) ?? [];
  const asked = { method, path: path.replace(/:\w+/, ID), params: { [name]: ID }, user };
  return (await call(route, method === "GET" ? asked : { ...asked, json: {} })).status;
}

const refused = async (user: { id: string }): Promise<string[]> => {
  const found: string[] = [];
  for (const endpoint of endpoints)
    if ((await ask(endpoint, user)) === 403) found.push(`${endpoint.method} ${endpoint.path}`);
  return found;
};

describe("whom an endpoint lets in", () => {
  test("somebody who isn't signed in gets 401 wherever the description doesn't say anybody", async () => {
    for (const endpoint of endpoints) {
      if (endpoint.path === "/api/auth/login") continue; // 401 is its answer to a wrong password
      const status = await ask(endpoint, null);
      expect([endpoint.path, status === 401]).toEqual([endpoint.path, endpoint.who !== "anybody"]);
    }
  });

  test.each(["who has seen the plans and has none", "whose trial ran out"] as const)(
    "somebody %s is refused where the description asks for more",
    async (kind) => {
      const expected = endpoints.filter(({ who }) => REFUSED[kind].includes(who));
      expect(expected.length).toBeGreaterThan(5);
      expect(await refused(await createUser(PEOPLE[kind]))).toEqual(
        expected.map(({ method, path }) => `${method} ${path}`),
      );
    },
  );
});
