// Hard signs of trouble, looked for before anything is praised or allowed: what people said of themselves, and what
// their figures show. Where there is one, a score is held low, no answer says yes, and everything says why.

import type { Cents } from "~/domain/money";

export type DistressId =
  "arrears" | "home-at-risk" | "collections" | "bankruptcy" | "payments-above-income" | "short-after-minimums";
export type DistressSignal = {
  id: DistressId;
  source: "interview" | "credit" | "accounts";
  /** The end of a sentence that begins with 'because'; figures are placeholders of facts. */
  because: string;
};

export type DistressInputs = {
  /** What was written in the interview. */
  said: string;
  credit: { hasCollections: boolean; hasBankruptcy: boolean; hasForeclosure: boolean } | null;
  /** A usual month; null where it isn't known. */
  incomeCents: Cents | null;
  spentCents: Cents | null;
  debtPaymentsCents: Cents;
  /** Of the debt payments: what the spending doesn't hold yet. */
  unspentMinimumsCents: Cents;
  /** How many months of needs the savings cover; null where it isn't known. */
  cushionMonths: number | null;
};

const OWED =
  "(?:rent|mortgage|bills?|payments?|loans?|cards?|utilit\\w+|electric\\w*|power|water|gas|taxes|child support|tuition|debts?)";
const BEHIND = "(?:behind|late|overdue|past[- ]due|delinquent|in default|defaulted|in arrears|months? back|backed up)";
const UNPAID =
  "(?:missed|missing|skipped|can(?:'t|t|not| not) (?:pay|make|cover|afford)|couldn't (?:pay|make|cover)|unable to (?:pay|make|cover)|haven't (?:paid|made)|didn't pay|stopped paying|owe back)";
const ARREARS = new RegExp(
  `\\barrears\\b|\\b${BEHIND}\\b[^.!?]{0,30}\\b${OWED}\\b|\\b${OWED}\\b[^.!?]{0,20}\\b${BEHIND}\\b|\\b${UNPAID}\\b[^.!?]{0,30}\\b${OWED}\\b|\\bmonths? behind\\b|\\b(?:we|i)(?: am|'m| are|'re| fell| have fallen) behind\\b|\\bback (?:rent|taxes)\\b`,
);
const HOME_AT_RISK =
  /\bevict\w*|\bforeclos\w*|\brepossess\w*|\brepo(?:'?d| man)\b|\bnotice to (?:quit|vacate|leave)\b|\bpay or quit\b|\bshut[- ]?offs?\b|\bdisconnection notice\b|\bgarnish\w*|\blos(?:e|ing) (?:my|our|the) (?:home|house|apartment|car)\b|\bhomeless\b|\bsleeping in (?:my|our|the) car\b/;
const COLLECTIONS =
  /\b(?:in|to|with|from) collections?\b|\bcollection (?:agency|agencies|calls?)\b|\bdebt collectors?\b|\bcharged?[- ]off\b/;
const BANKRUPTCY = /\bbankrupt\w*|\bchapter (?:7|13|seven|thirteen)\b/;
/** 'We were never behind on rent' is no sign; neither is what is over. */
const DENIED =
  /\b(?:not|never|no longer|isn't|aren't|wasn't|weren't|haven't been|without|avoid\w*|don't want|afraid of|worried about|used to be|years ago|no (?:missed|late|overdue|collections?|bankruptcy))\b/;

/** A sentence in which it is said, and not denied, of oneself. */
function says(text: string, pattern: RegExp): boolean {
  return text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .split(/[.!?;\n]+|\bbut\b/)
    .some((sentence) => {
      const found = pattern.exec(sentence);
      if (!found) return false;
      const near = sentence.slice(Math.max(0, found.index - 24), found.index + found[0].length + 16);
      return !DENIED.test(near);
    });
}

const TOLD = "in your interview you wrote";
const LEAST_CUSHION_MONTHS = 3;

export function distressSignals(inputs: DistressInputs): DistressSignal[] {
  const { said, credit, incomeCents, spentCents, debtPaymentsCents, unspentMinimumsCents, cushionMonths } = inputs;
  const found: DistressSignal[] = [];
  const add = (id: DistressId, source: DistressSignal["source"], because: string) =>
    found.push({ id, source, because });
  if (says(said, HOME_AT_RISK)) add("home-at-risk", "interview", `${TOLD} that your home or what you need is at risk`);
  else if (credit?.hasForeclosure) add("home-at-risk", "credit", "your credit assessment lists a foreclosure");
  if (says(said, ARREARS)) add("arrears", "interview", `${TOLD} that payments are behind`);
  if (says(said, COLLECTIONS)) add("collections", "interview", `${TOLD} that a debt is with collectors`);
  else if (credit?.hasCollections) add("collections", "credit", "your credit assessment lists accounts in collections");
  if (says(said, BANKRUPTCY)) add("bankruptcy", "interview", `${TOLD} of a bankruptcy`);
  else if (credit?.hasBankruptcy) add("bankruptcy", "credit", "your credit assessment lists a bankruptcy");
  if (incomeCents !== null && incomeCents > 0) {
    if (debtPaymentsCents > incomeCents)
      add("payments-above-income", "accounts", "the payments on your debt come to more than your income");
    const left = spentCents === null ? null : incomeCents - spentCents - unspentMinimumsCents;
    if (left !== null && left < 0 && (cushionMonths ?? 0) < LEAST_CUSHION_MONTHS)
      add(
        "short-after-minimums",
        "accounts",
        "spending and minimum payments take more than your income in a usual month, with little put aside",
      );
  }
  return found;
}

/** The highest score that can be shown beside a sign; 100 where there is none. */
export function scoreCap(signals: readonly DistressSignal[]): number {
  if (signals.length === 0) return 100;
  return signals.every(({ id }) => id === "collections" || id === "short-after-minimums") ? 40 : 25;
}

/** 'Because a, b and c.' */
export function reasonsOf(signals: readonly DistressSignal[]): string {
  const texts = signals.map(({ because }) => because);
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")}, and ${texts.at(-1)}`;
}

export const FREE_HELP =
  "There is free help: a nonprofit credit counselor looks at all of it with you (the National Foundation for Credit Counseling names one near you), and United Way knows who helps with rent, power and food where you live.";
