// What waits to be looked at, and why.
import { isSpending, isUnplaced } from "~/domain/categories/classify";
import type { LedgerRow } from "./ledger";

export type Reason = "unusual" | "unsure" | "new";

/** What isn't sure of itself: nothing says where it belongs, the bank doubts it, or a model guessed. */
export function isUnsure(row: LedgerRow, { isRuled, isGuessed }: { isRuled: boolean; isGuessed: boolean }): boolean {
  if (!isSpending(row.kind) || row.userCategory !== null || row.userKind !== null || row.splits.length > 0)
    return false;
  if (isRuled) return false;
  return isGuessed || isUnplaced(row.category) || ["LOW", "UNKNOWN"].includes(row.providerConfidence ?? "");
}

/** A purchase that nothing but a guess put in Miscellaneous: neither the person, nor a rule of theirs, nor its parts. */
export const isUnsorted = (row: LedgerRow, { isRuled }: { isRuled: boolean }): boolean =>
  isSpending(row.kind) &&
  isUnplaced(row.category) &&
  row.userCategory === null &&
  row.userKind === null &&
  row.splits.length === 0 &&
  !isRuled;

const ORDER: readonly Reason[] = ["unusual", "unsure", "new"];

/** What asks for a decision first, then the newest. */
export const byUrgency = (one: { reason: Reason; day: string }, other: { reason: Reason; day: string }): number =>
  ORDER.indexOf(one.reason) - ORDER.indexOf(other.reason) || (one.day < other.day ? 1 : one.day > other.day ? -1 : 0);

/** The rows that findings of odd charges speak of, from how the findings are named. */
export function oddRowOf(dedupeKey: string): string | null {
  const [rule, ...ids] = dedupeKey.split(":");
  return rule === "unusual-charge" || rule === "double-charge" ? (ids.at(-1) ?? null) : null;
}
