// The interview's plan as steps, and what the interview needn't ask.
import { describe, expect, test } from "vitest";
import { buildFacts } from "~/domain/coach/facts/build";
import { createSheet, type FactSheet } from "~/domain/coach/facts/fact";
import type { InterviewResponses } from "~/domain/coach/interview";
import { knownAnswer } from "~/domain/coach/interview-known";
import { draftSteps, redrafted } from "~/domain/coach/plan-steps";
import { household } from "../../support/coach";

const TODAY = "2026-11-21";
const usd = (sheet: FactSheet, id: string, cents: number) =>
  sheet.add({ id, label: id, value: { unit: "usd", cents }, href: "/accounts" });

function sheetWith(figures: Record<string, number>, months?: number): FactSheet {
  const sheet = createSheet(TODAY);
  for (const [id, cents] of Object.entries(figures)) usd(sheet, id, cents);
  if (months !== undefined)
    sheet.add({ id: "emergency.months", label: "Months", value: { unit: "months", months }, href: "/accounts" });
  return sheet;
}
const WANTS: InterviewResponses = { "financial-goals": ["Invest in the stock market", "Budget better", "Other"] };

describe("what the interview needn't ask", () => {
  test("income to the nearest step of the range, inside it (INTV-011)", () => {
    const says = (cents: number) => knownAnswer("monthly-income", sheetWith({ "income.average": cents }), true)?.answer;
    expect([450_000, 472_400, 475_100, 12_300, 9_900_000].map(says)).toEqual([4_500, 4_500, 5_000, 1_000, 20_000]);
    expect(knownAnswer("monthly-income", sheetWith({}), true)).toBeNull();
  });

  test("debt and cushion as the documented options, at their edges (INTV-014 INTV-015)", () => {
    const owes = (cents: number) => knownAnswer("debt-situation", sheetWith({ "debt.total": cents }), true)?.answer;
    expect([0, 1, 499_999, 500_000, 1_500_000, 4_999_999, 10_000_000].map(owes)).toEqual([
      "None",
      "Under $5,000",
      "Under $5,000",
      "$5,000-$15,000",
      "$15,000-$50,000",
      "$15,000-$50,000",
      "Over $100,000",
    ]);
    const covers = (months: number) => knownAnswer("emergency-fund", sheetWith({}, months), true)?.answer;
    expect([0, 0.4, 1, 2.9, 3, 5.9, 6].map(covers)).toEqual([
      "None",
      "Under 1 month",
      "1-2 months",
      "1-2 months",
      "3-5 months",
      "3-5 months",
      "6+ months",
    ]);
  });

  test("nothing is said without accounts, nor of what only the person knows", () => {
    const sheet = buildFacts(household());
    expect(knownAnswer("monthly-income", sheet, false)).toBeNull();
    expect(knownAnswer("risk-tolerance", sheet, true)).toBeNull();
    expect(knownAnswer("monthly-income", sheet, true)?.sentence).toMatch(/^Your accounts show an income of \$/);
  });
});

describe("the steps", () => {
  test("go one after the other, and take no more than a month leaves", () => {
    const sheet = sheetWith(
      {
        "room.average": 50_000,
        "balance.savings": 20_000,
        "debt.total": 120_000,
        "emergency.gap": 580_000,
        "emergency.low": 600_000,
      },
      0.1,
    );
    const { steps, note } = draftSteps(sheet, WANTS, TODAY);
    expect(note).toContain("A usual month leaves $500.00.");
    // 800 more to the first thousand: 2 months; 1,200 of debt: 3 more; 5,000 to three months of needs: 10 more.
    expect(steps.map(({ key, dueDay }) => [key, dueDay])).toEqual([
      ["starter", "2027-01-21"],
      ["debt", "2027-04-21"],
      ["cushion", "2028-02-21"],
      ["invest", null],
      ["budget", "2026-12-05"],
    ]);
    expect(steps[0]?.title).toBe("Put $800.00 more in savings");
  });

  test("where nothing is left, making room comes first and nothing has a date that can't be kept", () => {
    const sheet = sheetWith({ "short.average": 10_000, "debt.total": 120_000, "emergency.gap": 1 }, 2.9);
    const { steps, note } = draftSteps(sheet, {}, TODAY);
    expect(note).toContain("leaves nothing yet");
    expect(steps[0]?.key).toBe("room");
    expect(steps.every(({ dueDay }) => dueDay === null)).toBe(true);
  });

  test("a cushion that stands is kept, and no debt is none to pay", () => {
    const { steps } = draftSteps(sheetWith({ "room.average": 50_000, "balance.savings": 900_000 }, 6.2), {}, TODAY);
    expect(steps.map(({ key }) => key)).toEqual(["keep"]);
  });

  test("trouble comes before everything: no goal, no sum", () => {
    const sheet = sheetWith({ "room.average": 50_000 });
    sheet.signs = [{ id: "arrears", kind: "trouble", source: "interview" }];
    const { steps, note } = draftSteps(sheet, WANTS, TODAY);
    expect(note).toMatch(/^First of all: /);
    expect(steps.map(({ key }) => key)).toEqual(["essentials", "lenders", "help"]);
  });

  test("made anew, what was ticked stays ticked", () => {
    const sheet = sheetWith({ "room.average": 50_000, "balance.savings": 900_000 }, 6.2);
    const { steps } = draftSteps(sheet, WANTS, TODAY);
    const ticked = steps.map((one) => (one.key === "budget" ? { ...one, doneDay: "2026-11-25" } : one));
    expect(redrafted(steps, ticked).map(({ key, doneDay }) => [key, doneDay])).toEqual([
      ["keep", null],
      ["invest", null],
      ["budget", "2026-11-25"],
    ]);
  });
});
