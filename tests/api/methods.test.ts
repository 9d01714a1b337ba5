// Every endpoint behind the real server: which methods work on it, and what a wrong one is told.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer, Serving } from "../server/serving";
import { useDatabase } from "../support/db";
import { createTrialUser, sessionCookie } from "../support/people";
import { patternOf, servingRoutes } from "../support/route-server";

useDatabase();

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
const STRANGE = ["OPTIONS", "TRACE", "PROPFIND"];
const ID = "00000000000000000000000000000001";

const modules = import.meta.glob<object>(["../../app/routes/api.*.ts", "../../app/routes/webhooks.*.ts"], {
  eager: true,
});

const endpoints = Object.keys(modules)
  .map(patternOf)
  .filter((pattern) => !pattern.endsWith("*"))
  .map((pattern) => `/${pattern.replace(/:\w+/, ID)}`);

let here: Serving;
let user: { id: string };
beforeAll(async () => {
  here = await servingRoutes(modules);
  user = await createTrialUser();
});
afterAll(() => here.close());

async function ask(method: string, path: string): Promise<Answer> {
  const writes = !["GET", "HEAD"].includes(method);
  return here.ask({
    method,
    path,
    headers: {
      cookie: await sessionCookie(user),
      origin: here.origin,
      ...(writes ? { "content-type": "application/json" } : {}),
    },
    ...(writes ? { body: "{}" } : {}),
  });
}

const isJsonMessage = (answer: Answer) =>
  String(answer.headers["content-type"]).includes("application/json") && "message" in JSON.parse(answer.body);

describe("methods of every endpoint", () => {
  test("there are as many as there are files", () => expect(endpoints.length).toBeGreaterThan(40));

  test.each(endpoints)("a wrong method on %s is told exactly the ones that work (API-054)", async (path) => {
    const answers = new Map<string, Answer>();
    for (const method of METHODS) answers.set(method, await ask(method, path));
    const working = METHODS.filter((method) => answers.get(method)?.status !== 405);
    expect(working.length, "something works").toBeGreaterThan(0);
    expect(working.includes("HEAD"), "HEAD where GET").toBe(working.includes("GET"));
    for (const method of STRANGE) answers.set(method, await ask(method, path));
    for (const [method, answer] of answers) {
      if (working.includes(method)) continue;
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, working.join(", ")]);
      if (method !== "HEAD") expect(isJsonMessage(answer), method).toBe(true);
    }
  });

  test("where no endpoint is, no method is claimed to work (API-054)", async () => {
    for (const method of [...METHODS, ...STRANGE]) {
      const answer = await ask(method, "/api/no-such-thing");
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 404, undefined]);
    }
  });
});

describe("addresses under /api that are none", () => {
  const BAD = [
    "/api/%00",
    "/api/%ff",
    "/api/%E0%A4%A",
    "/api//savings-goals",
    "//api/savings-goals",
    "/api/savings-goals//",
    "/api/a%5cb",
    "/api/..%2fdashboard",
    "/api/%2e%2e/dashboard",
    "/api/../dashboard",
    "/api/./budgets",
    "/%61pi/%00",
    "/api%2f%2fbudgets",
    "/webhooks/%ff",
  ];
  test.each(BAD)("%s is refused as JSON (API-054)", async (path) => {
    for (const method of ["GET", "POST", "OPTIONS"]) {
      const answer = await ask(method, path);
      expect([400, 404], `${method} ${answer.body.slice(0, 80)}`).toContain(answer.status);
      expect(isJsonMessage(answer), method).toBe(true);
    }
  });

  test("an encoded slash within a name is looked for, not followed (API-054)", async () => {
    const answer = await ask("GET", "/api/savings-goals%2f1");
    expect([answer.status, isJsonMessage(answer)]).toEqual([404, true]);
  });

  test("a page's address that leads out of its folder is refused, however it is written", async () => {
    for (const path of ["/goals/..%2fapi/auth/logout", "/goals/%2e%2e/api/auth/logout", "/goals/../api/auth/logout"])
      expect([path, (await ask("GET", path)).status]).toEqual([path, 400]);
  });
});
