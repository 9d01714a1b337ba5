// Questions as people type them, each with the query that it is. All are asked on Saturday, November 21, 2026 by the
// person below. Every third one of a kind is set aside: it is never looked at while the reader is worked on.
import { STANDING } from "./corpus-standing";
import { STANDING_MORE } from "./corpus-standing-more";
import type { Person } from "~/domain/coach/reading/person";
import { ACCOUNT_QUESTIONS } from "./corpus-accounts";
import { ADVICE_QUESTIONS } from "./corpus-advice";
import { FOURTH_QUESTIONS } from "./corpus-fourth";
import { HOUSEHOLD_QUESTIONS } from "./corpus-household";
import { LAST_HOUSEHOLD_QUESTIONS } from "./corpus-household-last";
import { MORE_HOUSEHOLD_QUESTIONS } from "./corpus-household-more";
import { MORE_QUESTIONS } from "./corpus-more";
import { THIRD_QUESTIONS } from "./corpus-third";
import { COMPARE_QUESTIONS } from "./corpus-compare";
import { PLAN_QUESTIONS } from "./corpus-plans";
import { PLANNER_QUESTIONS } from "./corpus-planner";
import { SENTENCE_QUESTIONS } from "./corpus-sentences";
import { SPENDING_QUESTIONS } from "./corpus-spending";
import { STRANGERS_FIRST } from "./corpus-strangers-1";
import { STRANGERS_SECOND } from "./corpus-strangers-2";
import { STRANGERS_THIRD } from "./corpus-strangers-3";
import { TALKS } from "./corpus-talks";

/** kind, what is typed (turns of a talk are set apart by '>>'), what it is read as ('&' between several). */
export type Labelled = readonly [kind: string, text: string, reads: string];

export const TODAY = "2026-11-21";

export const PERSON: Person = {
  today: TODAY,
  merchants: [
    "Corner Market",
    "Starbucks",
    "Blue Bottle Coffee",
    "Amazon",
    "Target",
    "Walmart",
    "Costco",
    "Trader Joe's",
    "Whole Foods",
    "Shell",
    "Chevron",
    "Netflix",
    "Hulu",
    "Spotify",
    "Uber",
    "Uber Eats",
    "Lyft",
    "DoorDash",
    "Chipotle",
    "McDonald's",
    "CVS Pharmacy",
    "Home Depot",
    "Best Buy",
    "Maple Court Apartments",
    "Verizon Wireless",
    "Comcast Xfinity",
    "Valley Power & Light",
    "Planet Fitness",
    "State Farm",
    "Delta Air Lines",
    "Dr. Miller",
    "Venmo",
    "Chase Auto Loan",
  ],
  payers: ["Acme Payroll", "Interest Paid"],
  accounts: [
    { id: "checking", name: "Everyday Checking", bank: "First Harbor Bank", kind: "checking" },
    { id: "savings", name: "Rainy Day Savings", bank: "First Harbor Bank", kind: "savings" },
    { id: "blue", name: "Blue Card", bank: "First Harbor Bank", kind: "credit" },
    { id: "visa", name: "Travel Visa", bank: "Summit Credit Union", kind: "credit" },
    { id: "brokerage", name: "Brokerage", bank: "Oak Invest", kind: "investment" },
    { id: "carloan", name: "Chase Auto Loan", bank: "Chase", kind: "loan" },
  ],
  goals: [
    { id: "house", name: "House down payment", type: "savings" },
    { id: "hawaii", name: "Hawaii trip", type: "savings" },
    { id: "student", name: "Student loan", type: "debt" },
  ],
  recurring: [
    { name: "Netflix", category: "entertainment", income: false },
    { name: "Spotify", category: "entertainment", income: false },
    { name: "Maple Court Apartments", category: "mortgage_rent", income: false },
    { name: "Verizon Wireless", category: "phone", income: false },
    { name: "Planet Fitness", category: "health_fitness", income: false },
    { name: "State Farm", category: "auto_insurance", income: false },
    { name: "Acme Payroll", category: "", income: true },
  ],
  firstDay: "2024-06-03",
  lastPayday: "2026-11-13",
  paydays: ["2026-11-27", "2026-12-11"],
  employers: ["Acme Payroll"],
};

export const CORPUS: readonly Labelled[] = [
  ...SPENDING_QUESTIONS,
  ...COMPARE_QUESTIONS,
  ...ACCOUNT_QUESTIONS,
  ...PLAN_QUESTIONS,
  ...ADVICE_QUESTIONS,
  ...TALKS,
  ...MORE_QUESTIONS,
  ...THIRD_QUESTIONS,
  ...FOURTH_QUESTIONS,
];

/** Asked of the sample household, on SAMPLE_PERSON's day. */
export const HOUSEHOLD_CORPUS: readonly Labelled[] = [
  ...HOUSEHOLD_QUESTIONS,
  ...MORE_HOUSEHOLD_QUESTIONS,
  ...LAST_HOUSEHOLD_QUESTIONS,
  ...PLANNER_QUESTIONS,
  ...SENTENCE_QUESTIONS,
  ...STANDING,
  ...STANDING_MORE,
];

/** Asked of the sample household by people who had seen neither code nor corpus, where the answer was right in the end. */
export const STRANGERS_CORPUS: readonly Labelled[] = [...STRANGERS_FIRST, ...STRANGERS_SECOND, ...STRANGERS_THIRD];

/** Every third of a kind. */
export function setAside(corpus: readonly Labelled[]): { open: Labelled[]; aside: Labelled[] } {
  const seen = new Map<string, number>();
  const [open, aside]: Labelled[][] = [[], []];
  for (const one of corpus) {
    const count = (seen.get(one[0]) ?? 0) + 1;
    seen.set(one[0], count);
    (count % 3 === 0 ? aside : open)?.push(one);
  }
  return { open: open ?? [], aside: aside ?? [] };
}

const MAX_IN_A_PART = 20;

/**
 * Kind by kind, each in parts that are a test of their own: a test that reads hundreds comes near its time on a busy
 * machine, and is too long to judge mutants.
 */
export function inParts(corpus: readonly Labelled[]): [title: string, part: Labelled[]][] {
  const kinds = [...new Set(corpus.map(([kind]) => kind))];
  return kinds.flatMap((kind) => {
    const all = corpus.filter((one) => one[0] === kind);
    return Array.from({ length: Math.ceil(all.length / MAX_IN_A_PART) }, (_, at): [string, Labelled[]] => [
      at === 0 ? kind : `${kind}, from the ${at * MAX_IN_A_PART + 1}st`,
      all.slice(at * MAX_IN_A_PART, (at + 1) * MAX_IN_A_PART),
    ]);
  });
}
