// What a screen says before its plans.
import { expect, test } from "vitest";
import { missingForGoals, troubleNote } from "~/texts/trouble-note";
import { freeHelp } from "~/texts/free-help";
import { signsOf } from "~/domain/household/trouble";

const CALM: Parameters<typeof signsOf>[0] = {
  ...{ said: [], credit: { hasCollections: false, hasBankruptcy: false, hasForeclosure: false } },
  ...{ incomeCents: 4_500_00, spentCents: 3_000_00, debtPaymentsCents: 300_00, unspentMinimumsCents: 100_00 },
  ...{ cushionMonths: 4, savingsCents: 12_000_00, endlessDebts: 0, isOverdrawn: false, wholeMonths: 3 },
  ...{ unseen: [], statesMoreDebt: false },
};

test("trouble comes first, with help", () => {
  const signs = signsOf({ ...CALM, said: [{ id: "arrears", source: "interview" }] });
  const note = troubleNote(signs, "US");
  expect(note).toMatchObject({ title: "Something comes before plans", isTrouble: true });
  expect(note?.text).toMatch(/^Goals and extra payments can wait, because .*payments are behind.*\. There's free help/);
  expect(note?.text.endsWith(freeHelp("US"))).toBe(true);
  expect(troubleNote([], "US")).toBeNull();
  expect(troubleNote(signsOf({ ...CALM, incomeCents: null }), "US")).toBeNull();
});

test("dates that ask for more than a month leaves say what is missing", () => {
  expect(missingForGoals(740_00, 239_00)).toEqual({
    title: "These dates ask for more than a month leaves",
    text: "Together the dates of your goals take $740.00 a month. After minimum payments a usual month leaves $239.00, so $501.00 is missing. Later dates or smaller targets make it fit.",
    isTrouble: false,
  });
  expect([missingForGoals(239_00, 239_00), missingForGoals(740_00, null), missingForGoals(0, -5)]).toEqual([
    ...[null, null, null],
  ]);
});
