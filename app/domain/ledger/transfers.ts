import { BALANCE_CORRECTION } from "~/domain/categories/from-bank";
import type { Cents } from "~/domain/money";
import { type Day, daysBetween } from "~/domain/periods";

export const TRANSFER_DAYS = 4;

export type Leg = {
  id: string;
  accountId: string;
  accountType: string;
  day: Day;
  amountCents: Cents;
  providerCategory: string | null;
  /** Merchant and raw name together. */
  text: string;
};

export type Pair = { outId: string; inId: string };
type Matches = { matched: Pair[]; suggested: Pair[] };

const TRANSFER_WORDING =
  /\b(transfer|xfer|trnsfr|tfr|from (checking|savings)|to (checking|savings|brokerage)|auto-?pay|payment thank you|contribution)\b/i;

export const pairKey = ({ outId, inId }: Pair): string => `${outId}\u0001${inId}`;

/** Does the leg itself say that it is one side of a move between accounts? */
function says(leg: Leg): boolean {
  const category = leg.providerCategory ?? "";
  if (category.startsWith("TRANSFER_") && category !== "TRANSFER_OUT_WITHDRAWAL" && category !== "TRANSFER_IN_DEPOSIT")
    return true;
  if (category.startsWith("LOAN_PAYMENTS_")) return true;
  return TRANSFER_WORDING.test(leg.text);
}

/** A leg that the bank has recognised as something else (pay, a purchase) is never taken for a transfer unasked; two such legs are not even offered. */
function isSomethingElse(leg: Leg): boolean {
  const category = leg.providerCategory ?? "";
  return category !== "" && !/^(TRANSFER_|LOAN_PAYMENTS_|LOAN_DISBURSEMENTS_|OTHER_)/.test(category);
}

/** A corrected balance has no other side. */
const isCorrection = ({ providerCategory }: Leg): boolean => providerCategory === BALANCE_CORRECTION;

/**
 * Pairs of rows that are one move between two accounts of the same person: opposite equal amounts, different accounts,
 * at most four days apart. With a sign of it in the bank's category or the wording the pair is matched, otherwise it is
 * only suggested. A pair that the person has rejected never comes back. Each row is in one matched pair at most; the
 * nearest days go first, and ties are settled by id, so that the answer depends on nothing else.
 */
export function matchTransfers(legs: readonly Leg[], rejected: ReadonlySet<string>): Matches {
  const incoming = new Map<Cents, Leg[]>();
  for (const leg of legs) {
    if (leg.amountCents > 0 && !isCorrection(leg))
      incoming.set(leg.amountCents, [...(incoming.get(leg.amountCents) ?? []), leg]);
  }
  const candidates: (Pair & { distance: number; signals: number })[] = [];
  for (const out of legs) {
    if (out.amountCents >= 0 || isCorrection(out)) continue;
    for (const into of incoming.get(-out.amountCents) ?? []) {
      const distance = Math.abs(daysBetween(out.day, into.day));
      if (into.accountId === out.accountId || distance > TRANSFER_DAYS) continue;
      const pair = { outId: out.id, inId: into.id };
      if (rejected.has(pairKey(pair))) continue;
      const others = Number(isSomethingElse(out)) + Number(isSomethingElse(into));
      if (others === 2) continue;
      candidates.push({ ...pair, distance, signals: others > 0 ? 0 : Number(says(out)) + Number(says(into)) });
    }
  }
  candidates.sort(
    (a, b) =>
      Number(b.signals > 0) - Number(a.signals > 0) ||
      a.distance - b.distance ||
      b.signals - a.signals ||
      compare(a.outId, b.outId) ||
      compare(a.inId, b.inId),
  );
  const taken = new Set<string>();
  const matched: Pair[] = [];
  const suggested: Pair[] = [];
  for (const { outId, inId, signals } of candidates) {
    if (taken.has(outId) || taken.has(inId)) continue;
    taken.add(outId).add(inId);
    (signals > 0 ? matched : suggested).push({ outId, inId });
  }
  return { matched, suggested };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
