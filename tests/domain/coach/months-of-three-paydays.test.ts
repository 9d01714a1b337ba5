// Months with a payday more than usual: a list of those ahead and of those that were, however it is asked for.
import { expect, test } from "vitest";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import { query, type Query } from "~/domain/coach/query/algebra";
import { answered } from "./approved/ask";
import { homeOf } from "./approved/file";
import { NOBODY, stream, told } from "./hand-made";

const PAY = stream("Acme", 1_350, {
  ...{ key: "in:acme", kind: "income", category: "", cadence: "every two weeks" },
  ...{ firstDay: "2026-03-06", lastDay: "2026-11-13", nextDay: "2026-11-27" },
});
const HOME = { ...NOBODY, recurring: [PAY] };
const said = (asked: Partial<Query>, home = HOME) => told(query({ measure: "pay", ...asked }), home);
const AHEAD = { from: "2026-11-18", to: "2027-11-17" };
const BACK = { from: "2025-11-19", to: "2026-11-18" };

const WAYS: readonly [string, Partial<Query>][] = [
  ["list", { shape: "list" }],
  ["count", { statistic: "count" }],
  ["ranking", { shape: "ranking", by: "month" }],
  ["trend", { shape: "trend", by: "month" }],
  ["figure", {}],
  ["yes-no", { shape: "yes-no" }],
];

test.each(WAYS)("a year ahead as a %s", (_, asked) => {
  const words = said({ ...asked, period: AHEAD, condition: { times: 3 } });
  expect(words).toContain("April 2027 (ahead)");
  expect(words).toContain("October 2027 (ahead)");
  expect(words).not.toContain("October 2026");
});

test.each(WAYS)("a year back as a %s", (_, asked) => {
  const words = said({ ...asked, period: BACK, condition: { times: 3 } });
  expect(words).toContain("May 2026");
  expect(words).toContain("October 2026");
  expect(words).not.toContain("2027");
});

test("no payday is made up before the first pay that is known", () => {
  const late = { ...HOME, recurring: [{ ...PAY, firstDay: "2026-08-07" }] };
  const words = said({ shape: "list", period: BACK, condition: { times: 3 } }, late);
  expect(words).toContain("October 2026");
  expect(words).not.toContain("May 2026");
});

test("each of two who are paid has months of their own", () => {
  const other = { ...PAY, key: "in:beta", merchantName: "Beta", lastDay: "2026-11-06", nextDay: "2026-11-20" };
  const words = said({ shape: "list", period: AHEAD, condition: { times: 3 } }, { ...HOME, recurring: [PAY, other] });
  expect(words).toMatch(/Acme: April 2027 and October 2027/);
  expect(words).toMatch(/Beta: January 2027 and July 2027/);
});

test("by the month there are never three", () => {
  const monthly = { ...HOME, recurring: [{ ...PAY, cadence: "monthly" as const }] };
  expect(said({ shape: "list", condition: { times: 3 } }, monthly)).toContain("each month has as many");
});

test("a plan for the next one names those after it", () => {
  const given = answered({ plan: "third-paycheck" }, "what should i do with it", homeOf("advice.md"));
  expect(gateProblems(given.text, given.facts)).toEqual([]);
  const words = fillFacts(given.text, given.facts).text;
  expect(words).toContain("April 2027 is the next month with a payday more");
  expect(words).toContain("After it comes October 2027.");
});
