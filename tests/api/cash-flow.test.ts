import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CashFlowAnswer } from "~/contracts/answers/forecast";
import { setClock } from "~/lib/clock.server";
import * as cashFlowRoute from "~/routes/api.cash-flow";
import * as screenRoute from "~/routes/_app.cash-flow";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { call, createTrialUser } from "../support/people";

useDatabase();
const today = "2026-11-21";
let user: { id: string };

beforeEach(() => setClock(`${today}T17:00:00Z`));
beforeAll(async () => {
  user = await createTrialUser();
  await giveHousehold(user.id, today, "api-cash", "2026-03-01");
});

describe("GET /api/cash-flow", () => {
  const path = "/api/cash-flow";

  test("answers the signed-in person alone, to GET alone", async () => {
    expect((await call(cashFlowRoute, { path })).status).toBe(401);
    expect((await call(cashFlowRoute, { path, user, json: {} })).status).toBe(405);
    expect((await call(screenRoute, { path: "/cash-flow" })).headers.get("location")).toContain("/login");
  });

  test("has each account's balance of 91 days, and entries that add up to it", async () => {
    const { status, body } = await call(cashFlowRoute, { path, user });
    expect(status).toBe(200);
    expect(body).toMatchObject({ from: today, to: "2027-02-19", lowest: { balance: expect.any(Number) } });
    const { accounts, entries } = CashFlowAnswer.parse(body);
    expect(accounts).toHaveLength(5);
    for (const { id, balances } of accounts) {
      expect(balances).toHaveLength(91);
      const moved = entries.filter(({ accountId, date }) => accountId === id && date > today);
      const sum = moved.reduce((all, { amount }) => all + Math.round(amount * 100), 0);
      const [first, last] = [balances[0]?.balance ?? 0, balances.at(-1)?.balance ?? 0];
      expect(Math.round(last * 100) - Math.round(first * 100)).toBe(sum);
    }
  });

  test("is empty for somebody new, and somebody else's for nobody", async () => {
    const { body } = await call(cashFlowRoute, { path, user: await createTrialUser() });
    expect(body).toMatchObject({ accounts: [], entries: [], lowest: null, safeToSpend: null });
  });
});
