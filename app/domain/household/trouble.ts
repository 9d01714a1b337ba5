// How a household stands, looked at before anything is praised or allowed. Two kinds of signs: trouble, which holds the
// score low, and what can't be seen, for which there is no score. Beside either no answer says yes.

import type { WordSign } from "~/domain/household/distress-words";
import type { Cents } from "~/domain/money";

export type TroubleId =
  | "home-at-risk"
  | "arrears"
  | "collections"
  | "bankruptcy"
  | "payments-above-income"
  | "short-after-minimums"
  | "endless-debt"
  | "overdraft";
export type UnseenId =
  "income-unknown" | "too-few-months" | "housing-unseen" | "food-unseen" | "utilities-unseen" | "debt-unseen";
export type SignSource = "interview" | "credit" | "accounts" | "question";
export type Sign = {
  id: TroubleId | UnseenId;
  kind: "trouble" | "unseen";
  source: SignSource;
  /** Whether more than one thing shows it. */
  several?: boolean;
};

export const ESSENTIALS = ["housing", "food", "utilities"] as const;
export type Essential = (typeof ESSENTIALS)[number];

export type StandingInputs = {
  /** What was said of oneself and still holds. */
  said: readonly { id: WordSign; source: "interview" | "question" }[];
  credit: { hasCollections: boolean; hasBankruptcy: boolean; hasForeclosure: boolean } | null;
  /** A usual month; null where it isn't known. */
  incomeCents: Cents | null;
  spentCents: Cents | null;
  debtPaymentsCents: Cents;
  /** Of the debt payments: what the spending doesn't hold yet. */
  unspentMinimumsCents: Cents;
  /** How many months of needs the savings cover, null where it isn't known; and the savings themselves. */
  cushionMonths: number | null;
  savingsCents: Cents;
  /** Debts whose payment doesn't cover their interest. */
  endlessDebts: number;
  isOverdrawn: boolean;
  wholeMonths: number;
  unseen: readonly Essential[];
  /** Whether far more debt was stated than the accounts show. */
  statesMoreDebt: boolean;
};

/** With less put aside, or with savings that last less than a year at this pace, a monthly gap is an emergency. */
const LEAST_CUSHION_MONTHS = 3;
const LEAST_RUNWAY_MONTHS = 12;
const LEAST_WHOLE_MONTHS = 2;

export function signsOf(inputs: StandingInputs): Sign[] {
  return [...writtenSigns(inputs), ...moneySigns(inputs), ...unseenSigns(inputs)];
}

const trouble = (id: TroubleId, source: SignSource): Sign => ({ id, kind: "trouble", source });

function writtenSigns({ said, credit }: StandingInputs): Sign[] {
  const listed: readonly [WordSign, boolean][] = [
    ["home-at-risk", credit?.hasForeclosure ?? false],
    ["arrears", false],
    ["collections", credit?.hasCollections ?? false],
    ["bankruptcy", credit?.hasBankruptcy ?? false],
  ];
  return listed.flatMap(([id, isListed]) => {
    const words = said.find((one) => one.id === id);
    if (words) return trouble(id, words.source);
    return isListed ? trouble(id, "credit") : [];
  });
}

function moneySigns(inputs: StandingInputs): Sign[] {
  const { incomeCents, debtPaymentsCents, endlessDebts, isOverdrawn } = inputs;
  const found: Sign[] = [];
  if (incomeCents !== null && debtPaymentsCents > incomeCents) found.push(trouble("payments-above-income", "accounts"));
  if (isShort(inputs)) found.push(trouble("short-after-minimums", "accounts"));
  if (endlessDebts > 0) found.push({ ...trouble("endless-debt", "accounts"), several: endlessDebts > 1 });
  if (isOverdrawn) found.push(trouble("overdraft", "accounts"));
  return found;
}

function isShort({ incomeCents, spentCents, unspentMinimumsCents, cushionMonths, savingsCents }: StandingInputs) {
  if (incomeCents === null || spentCents === null) return false;
  const gap = spentCents + unspentMinimumsCents - incomeCents;
  if (gap <= 0) return false;
  return (cushionMonths ?? 0) < LEAST_CUSHION_MONTHS || savingsCents < gap * LEAST_RUNWAY_MONTHS;
}

function unseenSigns({ incomeCents, wholeMonths, unseen, statesMoreDebt }: StandingInputs): Sign[] {
  const add = (id: UnseenId): Sign => ({ id, kind: "unseen", source: "accounts" });
  const isShortHistory = wholeMonths < LEAST_WHOLE_MONTHS;
  return [
    ...(incomeCents === null ? [add("income-unknown")] : []),
    ...(isShortHistory ? [add("too-few-months")] : []),
    // A single month says little about what recurs.
    ...(isShortHistory ? [] : unseen.map((what) => add(`${what}-unseen`))),
    ...(statesMoreDebt ? [add("debt-unseen")] : []),
  ];
}

export const isTrouble = (signs: readonly Sign[]): boolean => signs.some(({ kind }) => kind === "trouble");

/** What can't be seen is never guessed: there is no score. */
export const isWithheld = (signs: readonly Sign[]): boolean => signs.some(({ kind }) => kind === "unseen");

const LESSER: readonly Sign["id"][] = ["collections", "short-after-minimums", "endless-debt", "overdraft"];

/** The highest score that can be shown beside signs of trouble; 100 where there is none. */
export function scoreCap(signs: readonly Sign[]): number {
  const found = signs.filter(({ kind }) => kind === "trouble");
  if (found.length === 0) return 100;
  return found.every(({ id }) => LESSER.includes(id)) ? 40 : 25;
}
