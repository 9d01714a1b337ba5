// Debt or savings is decided, and what stands already is no step.
import { expect, test } from "vitest";
import { draftHealth } from "~/domain/coach/health";
import { buildFacts } from "~/domain/coach/facts/build";
import { fillFacts } from "~/domain/coach/number-gate";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { household, sum } from "../../support/coach";
import { answered } from "./approved/ask";
import { homeOf } from "./approved/file";

const account = (id: string, name: string, type: string, dollars: number, limit: number | null = null) => ({
  ...{ id, name, type },
  balanceCents: dollars * 100,
  limitCents: limit === null ? null : limit * 100,
});
/** A month of 5,000 in and 3,500 out, 30,000 in savings, a car loan of 7,000 at 7 %, and a card at a part of its limit. */
const inputs = (percent: number, owed = 7_000): CoachInputs =>
  household({
    recurring: [],
    credit: null,
    accounts: [account("c", "Checking", "checking", 4_000), account("s", "Savings", "savings", 30_000)].concat(
      percent > 0 ? [account("v", "Card", "credit", percent * -10, 1_000)] : [],
    ),
    goals: [
      {
        ...{ id: "car", type: "debt", name: "Car Loan", targetCents: 12_000_00, currentCents: owed * 100 },
        ...{ deadline: null, ratePercent: 7, minimumCents: 300_00, startDay: "2026-01-01", entries: [] },
      },
    ],
    sums: ["2026-07", "2026-08", "2026-09", "2026-10"].flatMap((month) => [
      sum(month, "", 5_000, "income"),
      sum(month, "mortgage_rent", 2_400),
      sum(month, "groceries", 1_000),
      sum(month, "utilities", 100),
    ]),
  });
const said = (own: CoachInputs) => {
  const { text, facts } = answered({ plan: "debt-or-save" }, "should i pay off my car loan or save more", {
    ...homeOf("steady"),
    inputs: own,
  });
  return fillFacts(text, [...facts]).text;
};

test("a full cushion: the loan, with the month and what it saves, and no step that is met", () => {
  const text = said(inputs(0));
  expect(text).toMatch(
    /^Car Loan first, because your savings already cover [\d.]+ months of needs\. \$[\d,]+\.00 a month beyond the minimum clears it by \w+ 2027 and saves \$[\d.]+\./,
  );
  expect(text).not.toMatch(/first cushion|full savings cushion|every debt above|in order|cushion is full/);
  expect(text).toContain("You owe $7,000.00 on Car Loan.");
});

const advice = (own: CoachInputs) => {
  const sheet = buildFacts(own);
  const draft = draftHealth(sheet);
  const text = fillFacts(Object.values(draft?.prose ?? {}).join(" "), sheet.all()).text;
  return { text, parts: draft?.shape(draft.prose).parts.map(({ name }) => name) };
};

test.each([
  [22, /get cards under 10% of their limit/],
  [45, /keep cards under 30% of their limit/],
])("cards at %d percent are told the next line", (percent, line) => {
  const { text, parts } = advice(inputs(percent));
  expect(text).toMatch(line);
  expect(parts).toContain("Credit use");
  expect(parts).not.toContain("Credit");
});

test("one debt is called by its name", () => {
  const many = inputs(0);
  const dear = many.sums.map((one) => (one.category === "mortgage_rent" ? { ...one, cents: -2_900_00 } : one));
  const { text } = advice({ ...many, sums: dear });
  expect(text).not.toContain("List your debts");
  expect(text).toContain("Pay extra on Car Loan");
});
