// How this week, month or year goes: read by its words, and answered by what was spent and came in, never by the score alone.
import { expect, test } from "vitest";
import { fillFacts } from "~/domain/coach/number-gate";
import type { SafeToSpend } from "~/domain/forecast/safe-to-spend";
import { ask, answered } from "./approved/ask";
import { homeOf } from "./approved/file";

const filled = ({ read, text, facts }: ReturnType<typeof ask>) => ({
  read,
  words: fillFacts(text, [...facts])
    .text.split("\n")
    .filter(Boolean),
});
const said = (text: string, home = "household") => filled(ask(text, [], homeOf(home)));

const NEXT = [
  "- Next bill: Fiberline Internet, $60.00 on Nov 20, 2026.",
  "- Next pay: about $1,350.00 on Nov 27, 2026.",
];
const HEALTH = "How it all stands is under Financial Health: 40 out of 100.";
const MONTH = [
  "So far this month you spent $2,026.18 and $1,350.00 came in.",
  "- Spending is $265.69 below the $2,291.87 by this day last month.",
  "- Income is $1,350.00 below the $2,700.00 by this day last month.",
  "- $402.80 of the $2,130.00 budget is left.",
  ...NEXT,
  HEALTH,
];

test.each([
  "How am I doing this month?",
  "how am i doing so far",
  "how are my finances so far this month",
  "Am I doing ok this month?",
])("%s", (text) => expect(said(text)).toEqual({ read: "plan:standing", words: MONTH }));

test("asked for by another reader it is the same answer", () => {
  const asked = answered({ plan: "standing" }, "how is it going this month", homeOf("household"));
  expect(filled(asked).words).toEqual(MONTH);
});

test("a week is held against the same days of the last one, and has no budget", () => {
  expect(said("How am I doing this week?").words).toEqual([
    "So far this week you spent $22.49 and $0.00 came in.",
    "- Spending is $59.51 below the $82.00 by this day last week.",
    ...NEXT,
    HEALTH,
  ]);
});

test("a year that began before all that is known is held against nothing", () => {
  const { words } = said("how am i doing this year");
  expect(words).toEqual(["So far this year you spent $28,524.88 and $31,100.00 came in.", ...NEXT, HEALTH]);
});

test("where nothing has happened yet it says so, and without a period it's the whole picture", () => {
  expect(said("How am I doing this month?", "steady").words[0]).toBe(
    "Nothing was spent and nothing came in this month so far.",
  );
  expect(said("How am I doing?").words[0]).toMatch(/^Your health score is/);
});

test("the next pay is the forecast's, where there is one", () => {
  const home = homeOf("household");
  const safe: SafeToSpend = {
    ...{
      cents: 420_00,
      shortCents: 0,
      payday: { day: "2026-11-30", cents: 1_400_00, name: "Acme Payroll" },
      until: "2026-11-29",
    },
    ...{ heldCents: 420_00, parts: [], afterParts: [], beyondPayCents: 0, reservedCents: 0, keptCents: 0 },
    ...{ tightest: { day: "2026-11-30", cents: 420_00, after: null }, lookedTo: "2026-12-10" },
  };
  const inputs = { ...home.inputs, ahead: { safe, untilPay: [], low: null, lowest: null, due: [] } };
  const { text, facts } = ask("How am I doing this month?", [], { ...home, inputs });
  expect(fillFacts(text, [...facts]).text).toContain("Next pay: about $1,400.00 on Nov 30, 2026.");
});
