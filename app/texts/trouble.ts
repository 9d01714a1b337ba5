// Signs of trouble, and what can't be seen, as the end of a sentence that begins with 'because'. They hold no figures.

import { isTrouble, type Sign, type SignSource, type TroubleId, type UnseenId } from "~/domain/household/trouble";
import { listedClauses } from "./plural";

type Written = "home-at-risk" | "arrears" | "collections" | "bankruptcy";

const WRITTEN: Record<Written, string> = {
  "home-at-risk": "that your home or what you need is at risk",
  arrears: "that payments are behind",
  collections: "that a debt is with collectors",
  bankruptcy: "of a bankruptcy",
};
const LISTED: Record<Written, string> = {
  "home-at-risk": "a foreclosure",
  arrears: "payments that are behind",
  collections: "accounts in collections",
  bankruptcy: "a bankruptcy",
};
const OPENING: Record<Exclude<SignSource, "accounts">, string> = {
  interview: "in your interview you wrote",
  question: "you write",
  credit: "your credit assessment lists",
};

const SHOWN: Record<Exclude<TroubleId, Written> | UnseenId, string> = {
  "payments-above-income": "the payments on your debt come to more than your income",
  "short-after-minimums": "your spending and minimum payments are more than your usual income, with little in savings",
  "endless-debt": "one debt's payment doesn't cover its interest",
  overdraft: "an account of yours is overdrawn",
  "income-unknown": "no income shows in your accounts or in your interview",
  "too-few-months": "your accounts show too few whole months yet",
  "housing-unseen": "no housing costs show in your accounts",
  "food-unseen": "no food shows in your accounts",
  "utilities-unseen": "no power, water or heating shows in your accounts",
  "debt-unseen": "you said that you owe far more than your accounts show",
};
const ENDLESS_DEBTS = "the payments on some debts don't cover their interest";

const isWritten = (id: Sign["id"]): id is Written => id in WRITTEN;

function reasonOf({ id, source, several }: Sign): string {
  if (!isWritten(id)) return id === "endless-debt" && several ? ENDLESS_DEBTS : SHOWN[id];
  const opening = OPENING[source === "accounts" ? "interview" : source];
  return `${opening} ${source === "credit" ? LISTED[id] : WRITTEN[id]}`;
}

/** 'Because a, b, and c.' The trouble where there is one, else what can't be seen. */
export function reasonsOf(signs: readonly Sign[]): string {
  return listReasons(isTrouble(signs) ? signs.filter(({ kind }) => kind === "trouble") : signs);
}

export const unseenReasons = (signs: readonly Sign[]): string =>
  listReasons(signs.filter(({ kind }) => kind === "unseen"));

const listReasons = (signs: readonly Sign[]): string => listedClauses(signs.map(reasonOf));
