// The description of the API and the routes that serve it say the same; server/api-document holds it to what is published.
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Endpoint } from "~/api-description/endpoint";
import { offeredOf } from "~/api-description/offered";
import { pageOf } from "~/api-description/page";
import { SUBJECTS } from "~/api-description/subjects";
import { openApiDocument } from "../scripts/support/openapi-document";
import { problemsOf } from "./support/described-api";
import { patternOf } from "./support/route-server";

const endpoints: Endpoint[] = SUBJECTS.flatMap((subject) => [...subject.endpoints]);
const nameOf = ({ method, path }: Pick<Endpoint, "method" | "path">) => `${method} ${path}`;

const UNKNOWN_ADDRESSES = "api.$.ts";
const files = readdirSync("app/routes").filter((file) => file.startsWith("api.") && file !== UNKNOWN_ADDRESSES);

async function served(file: string): Promise<string[]> {
  const route: Record<string, unknown> = await import(`../app/routes/${file.replace(/\.ts$/, "")}.ts`);
  const doors = [route.loader, route.action].filter((door) => typeof door === "function");
  return doors.flatMap((door) => ("methods" in door && Array.isArray(door.methods) ? door.methods : []));
}

describe("the description of the API", () => {
  test("names each endpoint that is served, with its methods, and no other", async () => {
    const found: string[] = [];
    for (const file of files)
      for (const method of await served(file)) if (method !== "HEAD") found.push(`${method} /${patternOf(file)}`);
    expect(endpoints.map(nameOf).sort()).toEqual(found.sort());
  });

  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    "%s: its example is taken and answered as described",
    (_, { method, path, input, query, status, example }) => {
      const body: unknown = JSON.parse(JSON.stringify(example.answer));
      expect(problemsOf({ method, path, status, contentType: "application/json", body })).toEqual([]);
      if (example.request !== undefined) expect(input?.safeParse(example.request).error).toBeUndefined();
      const asked = Object.fromEntries(new URLSearchParams(example.query));
      for (const [name, value] of Object.entries(asked)) expect(query?.[name]?.safeParse(value).error).toBeUndefined();
      expect(Object.keys(asked).filter((name) => !query?.[name])).toEqual([]);
    },
  );
});

describe("holding what was taken to the description", () => {
  const said = { title: "A title", message: "A message of some length", rating: 4 };
  const endpoint = endpoints.find((one) => nameOf(one) === "POST /api/feedback");
  const takes = (sent: unknown) =>
    problemsOf({
      method: "POST",
      path: "/api/feedback",
      status: endpoint?.status ?? 0,
      contentType: "application/json",
      body: JSON.parse(JSON.stringify(endpoint?.example.answer)),
      sent,
    });
  test("passes what is described, and what isn't read", () => {
    expect(takes(said)).toEqual([]);
    expect(takes({ ...said, rating: "4", more: 1 })).toEqual([]);
  });
  test("finds a field of another type", () =>
    expect(takes({ ...said, title: 5 })).toEqual([expect.stringContaining("/title must be string")]));
  test("finds a field that is missing", () =>
    expect(takes({ title: said.title })).toEqual([expect.stringContaining("message")]));
});

describe("holding an answer to the description", () => {
  const message = { message: "Done" };
  const logout = { method: "GET", path: "/api/auth/logout", status: 200, contentType: "application/json" };
  test("passes what is described", () => expect(problemsOf({ ...logout, body: message })).toEqual([]));
  test("finds a field that is not described", () =>
    expect(problemsOf({ ...logout, body: { ...message, more: 1 } })).toEqual([expect.stringContaining("more")]));
  test("finds a field that is missing", () =>
    expect(problemsOf({ ...logout, body: {} })).toEqual([expect.stringContaining("message")]));
  test("finds a status that is not described", () =>
    expect(problemsOf({ ...logout, status: 418, body: message })).toEqual([expect.stringContaining("418")]));
  test("finds an address that is not described", () =>
    expect(problemsOf({ ...logout, path: "/api/nothing", body: message })).toEqual([
      expect.stringContaining("/api/nothing"),
    ]));
  test("finds another form than is described", () =>
    expect(problemsOf({ ...logout, contentType: "text/html", body: "" })).toEqual([
      expect.stringContaining("text/html"),
    ]));
  test("finds a method that answers though none is described", () =>
    expect(problemsOf({ ...logout, method: "DELETE", body: message })).toEqual([expect.stringContaining("DELETE")]));
});

describe("the description on a server whose settings switch something off", () => {
  const all = { bankPages: true, bankToken: true, billing: true, demo: true };
  const document = openApiDocument();
  test("is whole where nothing is off", () => expect(offeredOf(document, all)).toEqual(document));

  test("has no call and no word of plans where nothing is sold", () => {
    const free = offeredOf(document, { ...all, billing: false });
    const gone = Object.keys(document.paths).filter((path) => !(path in free.paths));
    expect(gone).toEqual(["/api/subscription/status", "/api/start-free-trial", "/api/cancel-trial"]);
    expect(free.tags.map(({ name }) => name)).not.toContain("Plans and trial");
    const page = pageOf(free);
    const words = page.subjects.flatMap(({ endpoints: shown }) => shown.map(({ who }) => who));
    expect([...words, ...page.refusals.map(({ reason }) => reason)].join(" ")).not.toMatch(/trial|subscription|plan/);
    const find = (id: string) => page.subjects.flatMap((subject) => subject.endpoints).find((shown) => shown.id === id);
    expect(find("postAiCoaching")?.refusals).toContain("403");
    expect(find("getAiFinancialHealth")?.refusals).not.toContain("403");
  });

  test("has no call of a bank's own pages where there are none", () => {
    const { paths } = offeredOf(document, { ...all, bankPages: false });
    expect(Object.keys(document.paths).filter((path) => !(path in paths))).toEqual([
      "/api/plaid/create-link-token",
      "/api/plaid/exchange-token",
      "/api/sandbox/bank/{token}",
    ]);
  });
});

describe("the readable page", () => {
  const page = pageOf(openApiDocument());
  test("has each endpoint once, under its subject", () => {
    expect(page.subjects.map(({ name }) => name)).toEqual(SUBJECTS.map(({ name }) => name));
    const shown = page.subjects.flatMap((subject) => subject.endpoints);
    expect(shown.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ":$1")}`).sort()).toEqual(
      endpoints.map(nameOf).sort(),
    );
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
  });
  test("shows what is sent, in the address and in the body, and what is answered", () => {
    const find = (id: string) => page.subjects.flatMap((subject) => subject.endpoints).find((shown) => shown.id === id);
    expect(find("getReportsIncomeSpending")).toMatchObject({
      called: "/api/reports/income-spending?period=week",
      parameters: [{ name: "period", type: "one of week, month", required: false }],
      answer: { period: "week" },
    });
    expect(find("postSavingsGoalsIdAddMoney")).toMatchObject({
      parameters: [{ name: "id", required: true }, { name: "Idempotency-Key" }],
      body: [{ name: "amount", type: "string or number or null" }],
      request: { amount: "250.00" },
      refusals: expect.arrayContaining(["404", "422"]),
    });
  });
});
