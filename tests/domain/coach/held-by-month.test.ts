// Two shops by the month, and days of which nothing is known.
import { expect, test } from "vitest";
import { type Query, query, valid } from "~/domain/coach/query/algebra";
import { evaluate, needs } from "~/domain/coach/engine/engine";
import { formatFact } from "~/domain/coach/facts/fact";
import { demoHousehold } from "../../support/demo-household";
import { answerNeeds } from "../../support/rows-in-memory";

const { household, rows } = demoHousehold("2026-11-22");

function say(part: Partial<Query>): string {
  const asked = query(part);
  const { text, facts } = evaluate(asked, household, answerNeeds(rows, needs(asked, household)));
  return facts.reduce((words, fact) => words.replaceAll(`{{${fact.id}}}`, formatFact(fact)), text);
}

const october = { from: "2026-10-01", to: "2026-10-31" };
const sumAt = (name: string, { from, to }: typeof october): number =>
  -rows
    .filter(({ merchantName, day }) => merchantName === name && day >= from && day <= to)
    .reduce((sum, { cents }) => sum + cents, 0);
const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

test("one shop against another, by the month: both are averages of the same whole months", () => {
  const against: Partial<Query> = {
    statistic: "per-month",
    subject: { merchants: ["Cinestream"] },
    period: october,
    comparison: { against: "subject", subject: { merchants: ["Tunebox"] } },
  };
  const [one, other] = [sumAt("Cinestream", october), sumAt("Tunebox", october)];
  expect(one).not.toBe(other);
  const text = say(against);
  expect(text).toContain(`${dollars(one)} a month at Cinestream and ${dollars(other)} a month at Tunebox`);
  expect(text).toContain(`The former is ${dollars(Math.abs(one - other))} ${one > other ? "more" : "less"}`);
  expect(say({ ...against, comparison: { against: "subject", subject: { merchants: ["Cinestream"] } } })).toContain(
    "That's the same.",
  );
  expect(valid(query({ ...against, measure: "kept" })).statistic).toBe("total");
});

test("of days before the first one that is known it can't be told that nothing was spent", () => {
  const groceries: Partial<Query> = { subject: { categories: ["groceries"] } };
  expect(say({ ...groceries, period: { from: "2023-06-01", to: "2023-08-31" } })).toMatch(
    /^I can't tell: I don't have transactions of those days, only from \w+ \d+, 20\d\d on\.$/,
  );
  expect(say({ ...groceries, subject: { merchants: ["Nowhere"] }, period: october })).toMatch(/^I see no spending/);
});
