// Spans of time and counts in a model's words: let through where they agree with the facts or the question, refused where not.
import { describe, expect, test } from "vitest";
import type { Fact } from "~/domain/coach/facts/fact";
import { gateProblems } from "~/domain/coach/number-gate";

const TODAY = "2026-11-28";
const usd = (id: string, from: string, to: string, cents = 12_345): Fact => ({
  id,
  label: id,
  value: { unit: "usd", cents },
  period: { from, to, label: `${from} to ${to}` },
  href: "/transactions",
});
const day = (id: string, on: string): Fact => ({ id, label: id, value: { unit: "day", day: on }, href: null });

const FACTS: readonly Fact[] = [
  usd("answer.1.total", "2026-01-01", "2026-11-28", 100),
  usd("answer.1.other", "2025-01-01", "2025-11-28", 200),
  usd("answer.1.whole", "2025-01-01", "2025-12-31", 300),
  usd("answer.2.this", "2026-11-01", "2026-11-28", 400),
  usd("answer.2.last", "2026-10-01", "2026-10-31", 500),
  usd("answer.2.year-ago", "2025-11-01", "2025-11-30", 600),
  usd("answer.2.summer", "2026-06-01", "2026-08-31", 700),
  usd("answer.2.owed-then", "2025-11-28", "2025-11-28", 800),
  usd("answer.2.now", TODAY, TODAY, 900),
  usd("answer.2.six-weeks", "2026-11-28", "2027-01-09", 1_000),
  usd("answer.2.half-year", "2026-06-01", "2026-11-28", 1_100),
  usd("answer.2.week", "2026-11-16", "2026-11-22", 1_200),
  usd("answer.2.end", "2025-12-31", "2025-12-31", 1_300),
  usd("answer.2.by-year", TODAY, TODAY, 1_400),
  { id: "answer.3.paid-off", label: "Paid off", value: { unit: "months", months: 8 }, href: null },
  { id: "answer.3.year", label: "Done", value: { unit: "months", months: 12 }, href: null },
  { id: "answer.3.count", label: "Payments", value: { unit: "count", count: 4, noun: "payment" }, href: null },
  { id: "plan.side-year", label: "A year", value: { unit: "usd", cents: 6_840_00 }, href: null },
  { id: "plan.pot", label: "Balance", value: { unit: "usd", cents: 7_777_00 }, href: null },
  day("answer.3.tomorrow", "2026-11-29"),
  day("answer.3.in-a-month", "2026-12-28"),
  { id: "asked.4.row-1-name", label: "Name", value: { unit: "name", text: "Rent" }, href: null },
  { id: "asked.4.row-2-name", label: "Name", value: { unit: "name", text: "Gym" }, href: null },
  { id: "asked.4.row-3-name", label: "Name", value: { unit: "name", text: "Water" }, href: null },
];
const problems = (text: string, question = "") => gateProblems(text, FACTS, { today: TODAY, question });

describe("agrees with the days of the figure beside it", () => {
  test.each([
    "You spent {{answer.1.whole}} last year.",
    "You spent {{answer.1.total}} so far, and {{answer.1.other}} by this time last year.",
    "Last year you had spent {{answer.1.other}} by now.",
    "A year ago you spent {{answer.2.year-ago}} in that month.",
    "You owed {{answer.2.owed-then}} a year ago, and now it's {{answer.2.now}}.",
    "At the end of last year it was {{answer.2.end}}.",
    "This summer you spent {{answer.2.summer}}.",
    "Last summer you spent $7.00.",
    "Over the next six weeks you'd spend {{answer.2.six-weeks}}.",
    "In the last six months you spent {{answer.2.half-year}}.",
    "Last week you spent {{answer.2.week}}.",
    "You spent {{answer.2.last}} last month and {{answer.2.this}} this month.",
    "It's due tomorrow, {{answer.3.tomorrow}}.",
    "It's done in eight months, so {{answer.3.paid-off}}.",
    "It's {{answer.2.by-year}} more in a year.",
    "It's due {{answer.3.in-a-month}}, in a month.",
    "You'd be done in a year ({{answer.3.year}}).",
  ])("%s", (text) => expect(problems(text)).toEqual([]));
});

describe("a lie about a span is refused", () => {
  test.each([
    "You spent {{answer.1.total}} last year.",
    "You spent {{answer.2.this}} last year.",
    "You spent {{answer.1.other}} last year.",
    "A year ago you spent {{answer.2.last}}.",
    "You owed {{answer.2.now}} a year ago.",
    "Two years ago you owed {{answer.2.owed-then}}.",
    "At the end of last year it was {{answer.2.now}}.",
    "At the end of this year it was {{answer.2.end}}.",
    "This summer you spent {{answer.2.last}}.",
    "Last winter you spent {{answer.2.summer}}.",
    "Over the next six weeks you'd spend {{answer.2.this}}.",
    "Over the next four weeks you'd spend {{answer.2.six-weeks}}.",
    "In the last three months you spent {{answer.2.half-year}}.",
    "Last week you spent {{answer.2.this}}.",
    "You spent {{answer.2.this}} last month.",
    "You spent {{answer.2.last}} this month.",
    "Last month you spent {{answer.2.this}} on it.",
    "You'd be done in two years, so {{answer.3.paid-off}}.",
    "You'd be done in {{answer.3.paid-off}}, and in two years at most.",
    "You'd be done in a year, {{answer.3.paid-off}} or so.",
    "It's due tomorrow, {{answer.3.in-a-month}}.",
    "It's due in a month, {{answer.3.tomorrow}}.",
    "You'll be debt-free in two years.",
    "You'll be debt-free in a year.",
    "You'll have it next year.",
    "Last year was better.",
    "It's {{answer.2.now}} more in a year.",
    "You spent $1.00 last year.",
    "You spent {{answer.1.whole}} last year's double.",
  ])("%s", (text) => expect(problems(text)).not.toEqual([]));

  test.each([
    ["You'll be debt-free in two years.", "will i be debt-free in two years?"],
    ["You'd have {{answer.2.now}} in two years.", "what would i have in two years?"],
    ["Last year you spent {{answer.2.this}}.", "did i spend more last year?"],
    ["A year ago you owed it, {{answer.2.now}}.", "what did i owe a year ago?"],
    ["Over the next year you'd spend {{answer.2.six-weeks}}.", "what do i spend over the next year?"],
    ["Over the next six months, nothing is due.", "what's due over the next six weeks?"],
  ])("%s (asked: %s)", (text, question) => expect(problems(text, question)).not.toEqual([]));
});

describe("agrees with what was asked", () => {
  test.each([
    ["What you owed a year ago I can't see; now it's {{answer.2.now}}.", "what did we owe a year ago, and now?"],
    ["For the end of last year I have no figure here.", "net worth today versus the end of last year"],
    ["Over the next six weeks nothing is due.", "is anything due over the next six weeks?"],
    ["I don't see anything of last year.", "how was last year?"],
  ])("%s (asked: %s)", (text, question) => expect(problems(text, question)).toEqual([]));
});

describe("words of the asker that look like numbers or dates", () => {
  test.each([
    ["I see no double charging at that shop.", "is the gym double charging me?"],
    ["On Saturday nothing was charged.", "what did they charge me on saturday"],
    ["I don't see last year's trip here.", "what did last year's trip cost?"],
  ])("%s (asked: %s)", (text, question) => {
    expect(problems(text, question)).toEqual([]);
    expect(problems(text, "what did i spend?")).not.toEqual([]);
  });

  test.each([
    ["It's double {{answer.2.this}}.", "is it double what it was?"],
    ["You spent double.", "is there a double charge?"],
    ["You'll have it by Saturday.", "will i have it by saturday?"],
    ["You'll be debt-free in two years.", "will i be debt-free in two years?"],
  ])("%s (asked: %s)", (text, question) => expect(problems(text, question)).not.toEqual([]));
});

describe("counts", () => {
  test.each([
    "All three are due: {{asked.4.row-1-name}}, {{asked.4.row-2-name}} and {{asked.4.row-3-name}}.",
    "Two of the three are {{asked.4.row-1-name}} and {{asked.4.row-2-name}}.",
    "You made four payments.",
    "Both {{asked.4.row-1-name}} and {{asked.4.row-2-name}} are paid.",
  ])("%s", (text) => expect(problems(text)).toEqual([]));

  test.each([
    "All four are due.",
    "Two of the three are {{asked.4.row-1-name}}.",
    "Two of the five are {{asked.4.row-1-name}} and {{asked.4.row-2-name}}.",
    "You made three payments.",
    "You made four transfers.",
    "You spent four hundred.",
    "You have three months of savings.",
    "Save the three hundred.",
  ])("refused: %s", (text) => expect(problems(text)).not.toEqual([]));
});

test.each([
  ["spend.mortgage_rent.average", "The rent of {{spend.mortgage_rent.average}} is fine.", true],
  ["spend.mortgage_rent.average", "The water of {{spend.mortgage_rent.average}} is fine.", false],
  ["plan.savings-rate", "Savings earn about {{plan.savings-rate}} a year.", true],
  ["plan.left-after", "You'd have {{plan.left-after}} a year.", false],
  ["plan.forgone", "In savings it would earn about {{plan.forgone}}.", true],
  ["plan.spared", "In savings it would earn about {{plan.spared}}.", false],
])("%s: %s", (id, text, isFine) => {
  const fact: Fact = { id, label: id, value: { unit: "usd", cents: 165_000 }, href: null };
  expect(gateProblems(text, [fact]).length === 0).toBe(isFine);
});

test("where no day is known, no span passes", () => {
  expect(gateProblems("You spent {{answer.1.whole}} last year.", FACTS)).not.toEqual([]);
});

describe("the asker's own 'in a year'", () => {
  const ASKED = "how much would i have saved in a year if i put 570 away";

  test("stands beside a figure that is a year's", () =>
    expect(problems("In a year it comes to {{plan.side-year}}.", ASKED)).toEqual([]));

  test.each([
    ["In a year it comes to {{plan.side-year}}.", "how much would i have saved"],
    ["In a year it comes to {{plan.pot}}.", ASKED],
    ["In two years it comes to {{plan.side-year}}.", ASKED],
  ])("'%s' is none of '%s'", (text, question) => expect(problems(text, question)).not.toEqual([]));
});
