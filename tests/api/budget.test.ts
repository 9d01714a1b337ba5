import { expect, test } from "vitest";
import { db, transaction } from "~/lib/db.server";
import { setClock } from "~/lib/clock.server";
import * as page from "~/routes/_app.budget";
import * as analyze from "~/routes/api.ai.analyze-spending";
import * as budgets from "~/routes/api.budgets";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { call, createUser } from "../support/people";

useDatabase();

async function spender() {
  const user = await createUser();
  const { account } = await createBank(user.id, ["checking"]);
  const upsert = [
    bankRow(`${user.id}-1`, account("checking"), "2026-03-02", -5000, { providerCategory: "FOOD_AND_DRINK_GROCERIES" }),
  ];
  await transaction((tx) => writeTransactions(tx, user.id, { upsert, remove: [] }));
  return user;
}

test("budgets are a list with id, category, amount, spent and remaining; 401 signed out (API-020)", async () => {
  setClock("2026-03-20T12:00:00Z");
  const user = await spender();
  await call(page, {
    path: "/budget",
    user,
    form: { intent: "save", category: "groceries", month: "2026-03", plannedAmount: "200" },
  });
  expect(await call(budgets, { path: "/api/budgets", user })).toMatchObject({
    status: 200,
    body: [{ id: expect.any(String), category: "groceries", amount: 200, spent: 50, remaining: 150 }],
  });
  expect((await call(budgets, { path: "/api/budgets" })).status).toBe(401);
});

test("the analysis answers category ids and amounts; [] gives an empty list; nonsense 400; 401 signed out (API-049)", async () => {
  setClock("2026-03-20T12:00:00Z");
  const user = await spender();
  const rows = await db.transaction.findMany({ where: { userId: user.id } });
  const path = "/api/ai/analyze-spending";
  expect(
    await call(analyze, { path, user, json: { transactions: rows.map(({ id }) => ({ id, amount: -1 })) } }),
  ).toMatchObject({
    status: 200,
    body: { categorizedSpending: [{ categoryId: "groceries", amount: 50 }] },
  });
  expect((await call(analyze, { path, user, json: { transactions: [] } })).body).toEqual({ categorizedSpending: [] });
  for (const json of [{}, { transactions: "all" }, { transactions: [1] }, { transactions: [{ id: {} }] }]) {
    expect((await call(analyze, { path, user, json })).status).toBe(400);
  }
  expect((await call(analyze, { path, json: { transactions: [] } })).status).toBe(401);
});

test("the dialog's form saves, or answers 422 with what was entered (BUDGET-030 BUDGET-031 BUDGET-032 BUDGET-033)", async () => {
  setClock("2026-03-20T12:00:00Z");
  const user = await spender();
  const form = { intent: "save", category: "groceries", month: "2026-03", plannedAmount: "300", rollover: "on" };
  const saved = await call(page, { path: "/budget?dialog=edit&category=groceries", user, form });
  expect(saved.status).toBe(303);
  expect(saved.headers.get("location")).toBe("/budget");
  expect((await call(page, { path: "/budget", user })).body).toMatchObject({
    categories: expect.arrayContaining([
      expect.objectContaining({
        id: "groceries",
        plannedAmount: 30000,
        actualSpent: 5000,
        remaining: 25000,
        rollover: true,
      }),
    ]),
  });
  expect(await call(page, { path: "/budget", user, form: { ...form, plannedAmount: "-1" } })).toMatchObject({
    status: 422,
    body: {
      toast: { title: "Invalid Amount", description: "Please enter a valid positive number." },
      fieldErrors: { plannedAmount: "Please enter a valid positive number." },
      repopulateFields: { plannedAmount: "-1" },
    },
  });
  const past = await call(page, { path: "/budget", user, form: { ...form, month: "2026-02" } });
  expect(past.headers.get("location")).toBe("/budget?month=2026-02");
});

test("the plain form analyzes, warns where nothing was found, and is refused without an account (BUDGET-005 BUDGET-042 BUDGET-043)", async () => {
  setClock("2026-03-20T12:00:00Z");
  const flash = (answer: { headers: Headers }) =>
    Buffer.from((answer.headers.get("set-cookie") ?? "").split("=")[1]?.split(".")[0] ?? "", "base64url").toString();
  const done = await call(page, { path: "/budget", user: await spender(), form: { intent: "analyze" } });
  expect([done.status, done.headers.get("location")]).toEqual([303, "/budget#findings"]);
  expect(flash(done)).toContain("Spending Analysis Complete");
  const empty = await createUser();
  await createBank(empty.id, ["checking"]);
  expect(flash(await call(page, { path: "/budget", user: empty, form: { intent: "analyze" } }))).toContain(
    "Analysis completed but no spending data was returned.",
  );
  const refused = await call(page, { path: "/budget", user: await createUser(), form: { intent: "analyze" } });
  expect(refused).toMatchObject({
    status: 409,
    body: { toast: { title: "Analysis Failed", description: "Connect your bank account to analyze spending" } },
  });
});

test("the address opens the dialog, and an odd address opens nothing (BUDGET-027)", async () => {
  const user = await createUser();
  const dialogOf = async (query: string) => Object((await call(page, { path: `/budget${query}`, user })).body).dialog;
  expect(await dialogOf("?dialog=edit&category=gas")).toEqual({ name: "edit", category: "gas" });
  for (const query of [
    "",
    "?dialog=edit",
    "?dialog=edit&category=yachts",
    "?dialog=what&category=gas",
    "?month=9999-99",
  ])
    expect(await dialogOf(query)).toBeNull();
  expect((await call(page, { path: "/budget" })).headers.get("location")).toBe("/login");
});

test("the plain forms fill a month, move money and take it back; nonsense is answered with 422, visitors go to the login", async () => {
  setClock("2026-03-20T12:00:00Z");
  const user = await spender();
  const send = (form: Record<string, string>, who: { id: string } | null = user) =>
    call(page, { path: "/budget", user: who, form: { month: "2026-03", ...form } });
  const own = async () => {
    const { categories } = Object((await call(page, { path: "/budget", user })).body);
    return Object.fromEntries(
      categories.flatMap(({ id, ownAmount }: { id: string; ownAmount: number }) =>
        ownAmount ? [[id, ownAmount]] : [],
      ),
    );
  };
  await send({ intent: "save", category: "groceries", plannedAmount: "80" });
  expect((await send({ intent: "move", from: "groceries", to: "gas", amount: "30" })).status).toBe(303);
  expect(await own()).toEqual({ groceries: 5000, gas: 3000 });
  expect(await send({ intent: "move", from: "groceries", to: "gas", amount: "50.01" })).toMatchObject({
    status: 422,
    body: {
      toast: { title: "Nothing was moved" },
      fieldErrors: { amount: "Groceries has $50.00 planned. Please enter no more than that." },
      repopulateFields: { from: "groceries", to: "gas", amount: "50.01" },
    },
  });
  expect((await send({ intent: "undo" })).status).toBe(303);
  expect(await own()).toEqual({ groceries: 8000 });
  expect((await send({ intent: "fill", source: "history" })).headers.get("location")).toBe("/budget");
  const nonsense: Record<string, string>[] = [
    { intent: "fill", source: "stars" },
    { intent: "fill", source: "history", month: "2026-13" },
    { intent: "move", from: "groceries", to: "groceries", amount: "1" },
    { intent: "move", from: "yachts", to: "gas", amount: "1" },
  ];
  for (const bad of nonsense) expect((await send(bad)).status, JSON.stringify(bad)).toBe(422);
  expect((await send({ intent: "fill", source: "history", month: "2026-02" })).status).toBe(400);
  expect((await send({ intent: "undo" }, null)).headers.get("location")).toBe("/login");
});
