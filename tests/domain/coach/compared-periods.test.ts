// Bars under an answer that holds the sums of two stretches of days against each other.
import { expect, test } from "vitest";
import { comparedPeriods } from "~/domain/coach/parts/compared-periods";
import { query } from "~/domain/coach/query/algebra";
import { type WordedAnswer, FactNotes } from "~/domain/coach/query/answer";

const TODAY = "2026-11-18";
const NOW = { from: "2026-11-01", to: TODAY };
const THEN = { from: "2026-10-01", to: "2026-10-18" };
const ASKED = query({ period: NOW, comparison: { against: "period", period: THEN } });

function answer(now: number, then: number | null, over = NOW): WordedAnswer {
  const notes = new FactNotes(1, TODAY);
  notes.usd("total", "Spent on Groceries", now, { period: over, rows: 3, href: "/transactions?now" });
  if (then !== null) notes.usd("other", "Spent", then, { period: THEN, rows: 4, href: "/transactions?then" });
  notes.usd("difference", "Difference", now - (then ?? 0), { period: NOW });
  return { text: "", facts: notes.facts, list: [], chart: null };
}

test("both sums stand under the answer, each with its days, its bar and the way to its rows", () => {
  expect(comparedPeriods(ASKED, answer(180_25, 262_25), TODAY)).toMatchObject({
    rows: [
      { label: "Nov 2026", value: "$180.25", href: "/transactions?now" },
      { label: "Oct 1 to Oct 18, 2026", value: "$262.25", href: "/transactions?then" },
    ],
    chart: { kind: "bars", points: [{ value: 180.25 }, { value: 262.25 }] },
    more: null,
  });
});

test("there is no pair of bars without both, below zero, for nothing at all, or over other days than asked about", () => {
  for (const one of [answer(180_25, null), answer(180_25, -5_00), answer(0, 0), answer(180_25, 262_25, THEN)])
    expect(comparedPeriods(ASKED, one, TODAY)).toBeNull();
  expect(comparedPeriods(query({ period: NOW }), answer(180_25, 262_25), TODAY)).toBeNull();
});
