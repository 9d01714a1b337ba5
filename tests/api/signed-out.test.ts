import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { useDatabase } from "../support/db";
import { call } from "../support/people";

useDatabase();

const OPEN = new Set([
  "api.$.ts",
  "api.auth.login.ts",
  "api.auth.register.ts",
  "api.auth.forgot-password.ts",
  "api.auth.forgot-username.ts",
  "api.auth.reset-password.ts",
  "api.auth.logout.ts",
  "api.openapi[.]json.ts",
]);
const routes = readdirSync("app/routes").filter((file) => file.startsWith("api.") && !OPEN.has(file));

test("every other endpoint answers 401 as JSON to a visitor, whatever the method (API-003)", async () => {
  expect(routes.length).toBeGreaterThan(30);
  for (const file of routes) {
    const route: Record<string, unknown> = await import(`../../app/routes/${file.replace(/\.ts$/, "")}.ts`);
    const path = `/${file.replace(/\.ts$/, "").replaceAll(".", "/").replaceAll("$id", "00000000000000000000000000000001")}`;
    const statuses = [];
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      if (typeof route[method === "GET" ? "loader" : "action"] !== "function") continue;
      const answer = await call(route, {
        method,
        path,
        params: { id: "00000000000000000000000000000001" },
        ...(method === "GET" ? {} : { json: {} }),
      });
      expect(answer.body, `${method} ${path}`).toHaveProperty("message");
      statuses.push(answer.status);
    }
    expect(statuses, path).toContain(401);
    expect(
      statuses.every((status) => status === 401 || status === 405),
      `${path}: ${statuses.join(" ")}`,
    ).toBe(true);
  }
});
