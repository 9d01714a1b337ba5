// The figures under an answer: whose each is, of which days and how many rows, and where it leads.
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Fact } from "~/domain/coach/facts/fact";
import { setClock } from "~/lib/clock.server";
import { transaction } from "~/lib/db.server";
import { NOTICES } from "~/providers/coach/port";
import { wordingOf } from "~/services/coach/citations.server";
import { askCoach } from "~/services/coach/coach.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
beforeEach(() => setClock("2026-11-21T18:00:00Z"));
afterEach(() => setClock(undefined));

const usd = (cents: number) => ({ unit: "usd", cents }) as const;
const period = { from: "2026-10-01", to: "2026-10-31", label: "Oct 2026" };
const cited = (facts: readonly Fact[]) =>
  wordingOf({ by: "rules", notice: NOTICES.limit, prose: {}, cited: [...facts], tokens: 0 }).citations;

test("a figure is cited with what is known of it: rows where it sums some, days where it has any", () => {
  expect(
    cited([
      { id: "a", label: "Spent", value: usd(1_234), href: "/transactions", rows: 3, period },
      { id: "b", label: "Balance", value: usd(-5), href: "/accounts", rows: 0 },
    ]),
  ).toEqual([
    { label: "Spent", value: "$12.34", href: "/transactions", rows: 3, period: "Oct 2026" },
    { label: "Balance", value: "-$0.05", href: "/accounts" },
  ]);
});

test("a name is no figure, and what leads nowhere isn't cited", () => {
  expect(
    cited([
      { id: "a", label: "Shop", value: { unit: "name", text: "Cafe" }, href: "/transactions" },
      { id: "b", label: "The amount you asked about", value: usd(1), href: null },
    ]),
  ).toEqual([]);
});

test("of several debts, goals or bills each figure says whose it is; a payoff is its debt's", () => {
  const name = (id: string, text: string): Fact => ({
    id,
    label: "Name",
    value: { unit: "name", text },
    href: "/goals",
  });
  expect(
    cited([
      name("debt.1.name", "Visa"),
      { id: "debt.1.balance", label: "Owed", value: usd(100), href: "/goals" },
      { id: "payoff.1.interest", label: "Interest to come", value: usd(7), href: "/goals" },
      { id: "payoff.total", label: "Interest in all", value: usd(9), href: "/goals" },
      { id: "debt.2.balance", label: "Owed", value: usd(200), href: "/goals" },
    ]).map(({ label }) => label),
  ).toEqual(["Visa: owed", "Visa: interest to come", "Interest in all", "Owed"]);
});

test("who worded an answer and what is said of that goes with it", () => {
  const reply = { prose: {}, cited: [], tokens: 0 };
  expect(wordingOf({ ...reply, by: "model", notice: null })).toEqual({ by: "model", notice: null, citations: [] });
  expect(wordingOf({ ...reply, by: "rules", notice: NOTICES.limit }).notice).toBe(NOTICES.limit);
});

test("under an answer of the ledger stands its sum with its rows and days, and the list that adds up to it", async () => {
  const user = await currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC" }));
  const { account } = await createBank(user.id, ["checking"]);
  const upsert = [1, 2].map((day) =>
    bankRow(`${user.id}-${day}`, account("checking"), `2026-10-0${day}`, -1_000 * day, {
      providerCategory: "FOOD_AND_DRINK_GROCERIES",
    }),
  );
  await transaction((tx) => writeTransactions(tx, user.id, { upsert, remove: [] }));
  const { citations } = await askCoach(user, "how much did i spend on groceries last month");
  expect(citations[0]).toEqual({
    ...{ label: "Spent on Groceries", value: "$30.00", rows: 2, period: "Oct 2026" },
    href: "/transactions?from=2026-10-01&to=2026-10-31&kind=spending&category=groceries",
  });
});
