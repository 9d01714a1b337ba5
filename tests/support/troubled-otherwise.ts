// More households, made apart from the generator of `troubled`: other magnitudes, other timing, other words.
import { sum } from "./coach";
import type { Plain } from "./households";

const account = (id: string, name: string, type: string, dollars: number, limit: number | null = null) => ({
  ...{ id, name, type, balanceCents: dollars * 100 },
  limitCents: limit === null ? null : limit * 100,
});
const CASH = [account("a1", "Everyday Checking", "checking", 1_200), account("a2", "Rainy Day", "savings", 1_500)];

/** Pay that stopped two months ago, and a household that goes on spending. */
const payStopped = ["2026-10", "2026-09", "2026-08", "2026-07", "2026-06"].flatMap((month) => [
  ...(month < "2026-09" ? [sum(month, "", 4_400, "income", 2)] : []),
  sum(month, "mortgage_rent", 1_450, "spending", 1),
  sum(month, "groceries", 610),
  sum(month, "utilities", 185, "spending", 2),
  sum(month, "gas", 240),
]);

export const TROUBLED_OTHERWISE: [name: string, plain: Plain][] = [
  [
    // 29.99 % of 3,400 is 85 a month; 60 is paid.
    "a small pay, an overdraft and a card that never ends",
    {
      ...{ pay: 1_450, rent: 700, food: 300, utilities: 90, fun: 310, checking: -38, savings: 0 },
      debts: [{ owed: 3_400, rate: 29.99, pays: 60 }],
    },
  ],
  [
    // 6,200 + 5,000 + 3,400 is 14,600 of 14,000.
    "a large pay that payments eat up",
    {
      ...{ pay: 14_000, rent: 5_200, food: 1_400, utilities: 450, fun: 3_000, savings: 60_000 },
      debts: [
        { owed: 80_000, rate: 11, pays: 6_200 },
        { owed: 45_000, rate: 24, pays: 5_000 },
        { owed: 30_000, rate: 19, pays: 3_400 },
      ],
    },
  ],
  [
    "a notice to pay or quit, and pay that no account shows",
    { pay: 0, states: { income: 3_000 }, wrote: "We owe two months of back rent and got a pay or quit notice." },
  ],
  ["arrears in Spanish", { wrote: "Debo tres meses de alquiler y me van a desalojar." }],
  ["wages that are garnished", { wrote: "They are garnishing my wages and I roll over payday loans." }],
  ["a shutoff notice", { wrote: "The power company sent us a shutoff notice." }],
  [
    // 2,600 − 2,950 is 350 short; 1,100 lasts three months of it.
    "a month that is short by a little, and a small fund",
    { pay: 2_600, rent: 1_300, food: 600, utilities: 250, fun: 800, savings: 1_100, checking: 90 },
  ],
  [
    "a card above its limit, and collections in the form",
    {
      credit: { hasCollections: true, score: 540 },
      more: { accounts: [...CASH, account("a3", "Blue Card", "credit", -6_210, 6_000)] },
    },
  ],
  ["pay that stopped two months ago", { more: { sums: payStopped, accounts: CASH } }],
  ["a savings account below zero, and two months of rows", { months: 2, savings: -15, checking: 400 }],
];

export const WELL_OTHERWISE: Record<string, Plain> = {
  "a high pay, a high rent and fun": {
    pay: 9_500,
    rent: 2_400,
    food: 1_100,
    utilities: 380,
    fun: 1_900,
    savings: 41_000,
  },
  "a retired person with little of everything": {
    ...{ pay: 2_900, rent: 480, food: 380, utilities: 140, fun: 450, checking: 2_100, savings: 26_000 },
    credit: null,
  },
  "hard words about others and about the past": {
    wrote:
      "Years ago I was in collections, all of it is paid off. My friend was evicted last year, and I want to help her.",
  },
  "a loan without interest": { debts: [{ owed: 6_000, rate: 0, pays: 500 }], fun: 700 },
  "soft worries in words": {
    ...{ pay: 3_900, rent: 1_150, food: 420, utilities: 110, fun: 560, savings: 9_800 },
    states: { income: 4_000, fund: "3-5 months" },
    wrote: "I feel behind my peers and broke after vacations, and I'd love to retire early.",
  },
};
