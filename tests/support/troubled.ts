// Households in difficulty, each sign alone and in pairs, and households that are well: by hand, in dollars a month.
import type { Plain } from "./households";

/** The best figures that there are, each with one thing that is wrong or that nobody can see. */
export const DIFFICULTIES: Record<string, Plain> = {
  arrears: { wrote: "We are four months behind on rent." },
  eviction: { wrote: "They served an eviction notice." },
  collectors: { wrote: "Two old cards went to collections." },
  "a bankruptcy in words": { wrote: "I filed Chapter 7 in spring." },
  collections: { credit: { hasCollections: true } },
  bankruptcy: { credit: { hasBankruptcy: true } },
  foreclosure: { credit: { hasForeclosure: true } },
  // 170.9 % of 6,000.
  "payments above income": { debts: [{ owed: 60_000, rate: 9, pays: 10_254 }] },
  // 6,000 − 5,761 leaves 239, and 740 of minimums aren't in the rows.
  "short after minimums": { rent: 3_861, savings: 900, debts: [{ owed: 20_000, rate: 18, pays: 740 }] },
  // 28 % of 12,000 is 280 a month; 150 is paid.
  "a debt that never ends": { debts: [{ owed: 12_000, rate: 28, pays: 150 }] },
  overdraft: { checking: -240 },
  "income unknown": { pay: 0, credit: null },
  "a single month": { months: 1 },
  "housing unseen": { rent: 0 },
  "food unseen": { food: 0 },
  "utilities unseen": { utilities: 0 },
  "debt unseen": { states: { debt: "Over $100,000", fund: "None" } },
};

/** Both at once, where the two don't speak of the same thing. */
function together(one: Plain, other: Plain): Plain | null {
  const merged: Plain = { ...one, ...other };
  for (const key of Object.keys(one)) {
    if (!(key in other)) continue;
    if (key === "wrote") merged.wrote = `${one.wrote} ${other.wrote}`;
    else if (key === "credit" && one.credit && other.credit) merged.credit = { ...one.credit, ...other.credit };
    else if (key === "debts") merged.debts = [...(one.debts ?? []), ...(other.debts ?? [])];
    else return null;
  }
  return merged;
}

export function inDifficulty(): [name: string, plain: Plain][] {
  const all = Object.entries(DIFFICULTIES);
  const pairs = all.flatMap(([name, one], at) =>
    all.slice(at + 1).flatMap(([otherName, other]): [string, Plain][] => {
      const both = together(one, other);
      return both ? [[`${name} and ${otherName}`, both]] : [];
    }),
  );
  return [...all, ...pairs];
}

export const WELL: Record<string, Plain> = {
  "everything in order": {},
  "no credit assessment": { credit: null },
  "never behind, in words": { wrote: "We have never been behind on rent, and have two kids." },
  "late to investing": { wrote: "I'm good with bills, but late to investing." },
  "a car loan": { debts: [{ owed: 14_000, rate: 6, pays: 320 }] },
  "two debts that end": {
    debts: [
      { owed: 14_000, rate: 6, pays: 320 },
      { owed: 2_000, rate: 24, pays: 150 },
    ],
  },
  "a high rent and a high pay": { pay: 12_000, rent: 4_200, savings: 30_000 },
  "a modest pay": { pay: 3_000, rent: 900, food: 450, utilities: 120, fun: 500, savings: 9_000 },
  "a lean cushion that stands": { savings: 8_500 },
  "exactly two whole months": { months: 3 },
  "a retired couple living on savings": { pay: 3_200, savings: 240_000 },
  "no rent, and said so": { rent: 0, choices: [{ topic: "housing", choice: "none", about: "" }] },
  "utilities in the rent, and said so": {
    utilities: 0,
    choices: [{ topic: "utilities", choice: "none", about: "" }],
  },
  "pay elsewhere, and stated": { pay: 0, states: { income: 6_000 }, credit: { score: 780 } },
  "an interview that agrees": { states: { income: 6_000, debt: "None", fund: "6+ months" } },
  "an interview by rounded figures": { states: { income: 6_500, debt: "None", fund: "3-5 months" } },
  "a stated debt that shows": {
    debts: [{ owed: 9_000, rate: 5, pays: 250 }],
    states: { debt: "$5,000-$15,000" },
  },
  "a home's loan": {
    more: {
      accounts: [
        { id: "a1", name: "Everyday Checking", type: "checking", balanceCents: 5_000_00, limitCents: null },
        { id: "a2", name: "Rainy Day", type: "savings", balanceCents: 20_000_00, limitCents: null },
        { id: "a3", name: "Home Mortgage", type: "loan", balanceCents: -310_000_00, limitCents: null },
      ],
    },
  },
  "a card well below its limit": {
    more: {
      accounts: [
        { id: "a1", name: "Everyday Checking", type: "checking", balanceCents: 5_000_00, limitCents: null },
        { id: "a2", name: "Rainy Day", type: "savings", balanceCents: 20_000_00, limitCents: null },
        { id: "a3", name: "Blue Card", type: "credit", balanceCents: -600_00, limitCents: 10_000_00 },
      ],
    },
  },
  "an empty checking account beside savings": { checking: 0 },
  "a debt paid above its interest": { debts: [{ owed: 12_000, rate: 24, pays: 400 }] },
};
