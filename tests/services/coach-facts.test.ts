// Where a fact sums rows, the list that it links to holds those rows, and adds up to it.
import { afterEach, expect, test } from "vitest";
import { answerQuestion } from "~/domain/coach/answer";
import type { Fact } from "~/domain/coach/facts/fact";
import { monthOf, monthsBetween } from "~/domain/periods";
import { readFilter } from "~/domain/ledger/transaction-filter";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { refreshInsights } from "~/services/insights/insights.server";
import { splitTransaction } from "~/services/ledger/edits.server";
import { totalOf } from "~/services/ledger/list-totals.server";
import { useDatabase } from "../support/db";
import { factProblems } from "../support/fact-checks";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
afterEach(() => setClock(undefined));

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
  const inputs = await readCoachInputs(user);
  let sums = 0;
  const { sheet } = answerQuestion("is my car costing me too much", inputs);
  for (const fact of sheet.all()) {
    expect([fact.id, factProblems(fact)]).toEqual([fact.id, []]);
    if (fact.value.unit !== "usd" || (fact.rows === undefined && !/^spend\.car\./.test(fact.id))) continue;
    sums += 1;
    const found = await atLink(row.id, fact);
    expect([fact.id, fact.href, found.cents]).toEqual([fact.id, fact.href, fact.value.cents]);
  }
  expect(sums).toBeGreaterThan(25);
});
