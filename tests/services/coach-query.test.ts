// Queries against the database: what the engine says, and the rows at each link, which add up to it.
import { afterEach, expect, test } from "vitest";
import type { Fact } from "~/domain/coach/facts/fact";
import { readFilter } from "~/domain/ledger/transaction-filter";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { askCoach } from "~/services/coach/coach.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { answerQuery } from "~/services/coach/query.server";
import { splitTransaction } from "~/services/ledger/edits.server";
import { totalOf } from "~/services/ledger/list-totals.server";
import { useDatabase } from "../support/db";
import { factProblems } from "../support/fact-checks";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
afterEach(() => setClock(undefined));

const TODAY = "2026-11-21";

/** Each takes another way through the database: stored sums, rows by name, by account, by weekday, groups, single rows. */
const QUESTIONS = [
  "how much did i spend last month",
  "groceries this month vs last month",
  "groceries from october 3 to october 19",
  "how much did i spend on groceries and gas last month",
  "how much did i spend in october not counting rent",
  "how much did i spend at green basket this year",
  "how many times did i go to noodle house since august",
  "what did i spend on weekends last month",
  "list everything over $100 in october",
  "top 5 places i spend money",
  "where did my money go last month",
  "what month did i spend the most this year",
  "which day of the week do i spend the most",
  "which card do i use the most",
  "spending by week since september",
  "how much did i put on my credit card last month",
  "biggest purchase this year",
  "when did i last go to fairway foods",
  "how much did i earn this year",
  "how much did i save last month",
  "how much did i move to savings this year",
  "any refunds this year?",
  "how much have i paid in fees this year",
  "what percent of my spending is groceries",
  "am i spending more on groceries than usual",
  "how much do i spend on restaurants a month",
];

async function atLink(userId: string, { href }: Fact): Promise<{ cents: number; rows: number }> {
  const totals = await totalOf(userId, readFilter(new URL(href ?? "", "https://app.test").searchParams));
  return { cents: Math.abs(totals.totalCents), rows: totals.count - totals.pendingCount };
}

/** Sums of rows: no averages, differences, shares, nor what was kept. */
const isSum = ({ label, value, rows, href }: Fact): boolean =>
  value.unit === "usd" &&
  rows !== undefined &&
  href?.startsWith("/transactions") === true &&
  !/average|usual month|Kept|less/.test(label);

test("the rows at each link add up to the figure, whichever way the database was asked", async () => {
  setClock(`${TODAY}T18:00:00Z`);
  const row = await createTrialUser();
  await giveHousehold(row.id, TODAY, "queries");
  const bought = await db.transaction.findFirstOrThrow({
    where: {
      userId: row.id,
      kind: "spending",
      category: "groceries",
      pending: false,
      day: { gte: "2026-10-03", lte: "2026-10-19" },
      amountCents: { lt: -3_000n },
    },
    orderBy: { day: "desc" },
  });
  await splitTransaction(row.id, bought.id, {
    parts: [
      { category: "groceries", amount: Number(-bought.amountCents) - 1_000 },
      { category: "clothing", amount: 1_000 },
    ],
  });
  const user = await currentUser(row);
  const inputs = await readCoachInputs(user);
  let sums = 0;
  for (const question of QUESTIONS) {
    const found = await answerQuery(user, question, [], inputs);
    expect([question, found === null]).toEqual([question, false]);
    for (const fact of found?.facts ?? []) {
      expect([question, fact.id, factProblems(fact)]).toEqual([question, fact.id, []]);
      if (!isSum(fact) || fact.value.unit !== "usd") continue;
      sums += 1;
      const linked = await atLink(row.id, fact);
      expect([question, fact.id, fact.href, linked.cents]).toEqual([question, fact.id, fact.href, fact.value.cents]);
    }
  }
  expect(sums).toBeGreaterThan(45);
});

test("no query reads another person's rows", async () => {
  setClock(`${TODAY}T18:00:00Z`);
  const [mine, others] = [await createTrialUser(), await createTrialUser()];
  await giveHousehold(others.id, TODAY, "others");
  const user = await currentUser(mine);
  const { answer } = await askCoach(user, "how much did i spend at corner market this year");
  expect(answer).toBe("I see no spending at Corner Market so far this year.");
});

test("a short question changes what it names, and a plain one starts anew", async () => {
  setClock(`${TODAY}T18:00:00Z`);
  const row = await createTrialUser();
  await giveHousehold(row.id, TODAY, "talk");
  const user = await currentUser(row);
  const said = async (question: string) => (await askCoach(user, question)).answer;
  expect(await said("how much did i spend on groceries last month")).toMatch(/on Groceries last month/);
  expect(await said("and in september?")).toMatch(/on Groceries in September 2026/);
  expect(await said("what about restaurants")).toMatch(/on Restaurants in September 2026/);
  expect(await said("how many times")).toMatch(/^\d+ transactions on Restaurants in September 2026/);
  expect(await said("what is compound interest")).not.toMatch(/Restaurants/);
});
