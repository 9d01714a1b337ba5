import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "~/lib/db.server";
import type { Serving } from "../server/serving";
import { useDatabase } from "../support/db";
import { createTrialUser, sessionCookie } from "../support/people";
import { servingRoutes } from "../support/route-server";

useDatabase();

let here: Serving;
let user: { id: string };
beforeAll(async () => {
  here = await servingRoutes(
    import.meta.glob<object>(
      ["../../app/routes/reports.*.ts", "../../app/routes/api.reports.*.ts", "../../app/routes/api.auth.logout.ts"],
      { eager: true },
    ),
  );
  user = await createTrialUser();
});
afterAll(() => here.close());

test("the CSV of a period that there is none of is refused as by the endpoint, on a page that says why", async () => {
  const headers = { cookie: await sessionCookie(user) };
  const api = await here.ask({ path: "/api/reports/income-spending?period=year", headers });
  for (const more of ["", "&sample"]) {
    const page = await here.ask({ path: `/reports/income-spending.csv?period=year${more}`, headers });
    expect([api.status, page.status]).toEqual([400, 400]);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.headers["content-disposition"]).toBeUndefined();
    expect(page.body).toContain(`<h1>${JSON.parse(api.body).message}</h1>`);
    const nonce = /<style nonce="([^"]+)"/.exec(page.body)?.[1];
    expect(page.headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
    expect(page.body).toContain(String(page.headers["x-request-id"]));
  }
});

test("the CSV of a week, of a month and of none named comes as a file", async () => {
  const headers = { cookie: await sessionCookie(user) };
  for (const search of ["", "?period=week", "?period=month", "?period="]) {
    const file = await here.ask({ path: `/reports/income-spending.csv${search}`, headers });
    const api = await here.ask({ path: `/api/reports/income-spending${search}`, headers });
    expect([search, file.status]).toEqual([search, api.status]);
    if (file.status === 200) expect(file.headers["content-type"]).toContain("text/csv");
  }
});

test("HEAD of the logout ends no session, GET and POST do", async () => {
  const ends = async (method: string) => {
    const cookie = await sessionCookie(user);
    const before = await db.session.count({ where: { userId: user.id } });
    const answer = await here.ask({
      method,
      path: "/api/auth/logout",
      headers: { cookie, origin: here.origin, "content-type": "application/json" },
      ...(method === "POST" ? { body: "{}" } : {}),
    });
    const after = await db.session.count({ where: { userId: user.id } });
    return [answer.status, answer.headers["set-cookie"] !== undefined, before - after];
  };
  expect(await ends("HEAD")).toEqual([200, false, 0]);
  expect(await ends("GET")).toEqual([200, true, 1]);
  expect(await ends("POST")).toEqual([200, true, 1]);
});
