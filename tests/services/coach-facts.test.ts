// Where a fact sums rows, the list that it links to holds those rows, and adds up to it.
import { afterEach, expect, test } from "vitest";
import { answerQuestion } from "~/domain/coach/answer";
import { readQuestion } from "~/domain/coach/parse-question";
import { fillFacts } from "~/domain/coach/number-gate";
import { formatUsd } from "~/domain/money";
import type { Fact } from "~/domain/coach/facts/fact";
import { monthOf, monthsBetween } from "~/domain/periods";
import { readFilter } from "~/domain/ledger/transaction-filter";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { readAsked, readCoachInputs } from "~/services/coach/facts.server";
import { refreshInsights } from "~/services/insights/insights.server";
import { splitTransaction } from "~/services/ledger/edits.server";
import { totalOf } from "~/services/ledger/transactions.server";
import { useDatabase } from "../support/db";
import { factProblems } from "../support/fact-checks";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
afterEach(() => setClock(undefined));

const QUESTIONS = [
  "What did I spend this week?",
  "How much did I spend in September?",
  "How much did I spend on food last month?",
  "How much did I spend on food this month?",
];

/** What the rows at a fact's link add up to: by the month where the fact is an average of several. */
async function atLink(userId: string, fact: Fact): Promise<{ cents: number; rows: number }> {
  const totals = await totalOf(userId, readFilter(new URL(fact.href ?? "", "https://app.test").searchParams));
  const months =
    fact.id.endsWith(".average") && fact.period
      ? monthsBetween(monthOf(fact.period.from), monthOf(fact.period.to)) + 1
      : 1;
  const sign = fact.id.startsWith("income.") ? 1 : -1;
  return { cents: Math.round((sign * totals.totalCents) / months) + 0, rows: totals.count - totals.pendingCount };
}

test.each([
  ["one", "2026-11-21"],
  ["two", "2026-03-01"],
  ["three", "2026-07-31"],
])("a fact that sums rows links to those rows: household %s on %s", async (seed, today) => {
  setClock(`${today}T18:00:00Z`);
  const row = await createTrialUser();
  await giveHousehold(row.id, today, seed);
  const bought = await db.transaction.findFirstOrThrow({
    where: { userId: row.id, kind: "spending", category: "groceries", pending: false, amountCents: { lt: -3_000n } },
    orderBy: { day: "desc" },
  });
  const price = Number(-bought.amountCents);
  await splitTransaction(row.id, bought.id, {
    parts: [
      { category: "groceries", amount: price - 1_000 },
      { category: "clothing", amount: 1_000 },
    ],
  });
  const user = await currentUser(row);
  await refreshInsights(row.id);
  const merchant = await db.transaction.findFirstOrThrow({
    where: { userId: row.id, kind: "spending", pending: false, day: { gte: `${today.slice(0, 7)}-01`, lte: today } },
  });
  const inputs = await readCoachInputs(user);
  let sums = 0;
  const other = await db.transaction.findFirstOrThrow({
    where: {
      userId: row.id,
      kind: "spending",
      pending: false,
      day: { lte: today },
      NOT: { merchantName: { contains: merchant.merchantName } },
    },
    orderBy: { day: "desc" },
  });
  for (const question of [
    ...QUESTIONS,
    `How much did I spend at ${merchant.merchantName}?`,
    `How much did I spend at ${merchant.merchantName} and ${other.merchantName}?`,
  ]) {
    const { sheet } = answerQuestion(question, {
      ...inputs,
      ...(await readAsked(user, readQuestion(question, today))),
    });
    for (const fact of sheet.all()) {
      expect([fact.id, factProblems(fact)]).toEqual([fact.id, []]);
      if (
        fact.value.unit !== "usd" ||
        (fact.rows === undefined && !/^spend\.(?:food|merchant|shop-\d)\./.test(fact.id))
      )
        continue;
      sums += 1;
      const found = await atLink(row.id, fact);
      expect([fact.id, fact.href, found.cents]).toEqual([fact.id, fact.href, fact.value.cents]);
    }
  }
  expect(sums).toBeGreaterThan(150);
});

test("two shops in one question: both by their names and their sum; a name with 'and' in it stays one", async () => {
  const today = "2026-11-21";
  setClock(`${today}T18:00:00Z`);
  const row = await createTrialUser();
  await giveHousehold(row.id, today, "shops");
  const user = await currentUser(row);
  const inputs = await readCoachInputs(user);
  const ask = async (question: string) => {
    const { answer, sheet } = answerQuestion(question, {
      ...inputs,
      ...(await readAsked(user, readQuestion(question, today))),
    });
    return { intent: answer.intent, text: fillFacts(answer.text, sheet.all()).text };
  };
  const spentAt = async (name: string) => {
    const rows = await db.transaction.findMany({
      where: {
        userId: row.id,
        merchantName: name,
        pending: false,
        kind: { in: ["spending", "refund"] },
        day: { gte: "2026-01-01", lte: today },
      },
    });
    return rows.reduce((sum, { amountCents }) => sum - Number(amountCents), 0);
  };
  const [one, two] = ["Quick Wok", "Casa Verde"];
  const both = await ask(`how much did i spend at ${one.toLowerCase()} and ${two.toLowerCase()} this year`);
  expect(both.intent).toBe("merchants");
  const [first, second] = [await spentAt(one), await spentAt(two)];
  expect(Math.min(first, second)).toBeGreaterThan(0);
  for (const cents of [first, second, first + second]) expect(both.text).toContain(formatUsd(cents));
  expect(both.text).toContain(one);
  expect(both.text).toContain(two);
  const { merchantName } = await db.transaction.findFirstOrThrow({
    where: {
      userId: row.id,
      kind: "spending",
      pending: false,
      day: { gte: "2026-01-01", lte: today },
      merchantName: { contains: " & " },
    },
  });
  expect(await ask(`how much did i spend at ${merchantName.replace("&", "and")} this year`)).toMatchObject({
    intent: "merchant",
    text: expect.stringContaining(`${merchantName}: you spent`),
  });
  const half = await ask("How much did I spend at Quick Wok and Zzyzx Books this year?");
  expect(half.text).toContain(formatUsd(first));
  expect(half.text).toContain("Zzyzx Books: none of your transactions carries that name.");
  expect((await ask("how often do i eat at morning bird coffee")).intent).toBe("merchant");
});
