// Whether two accounts are one that came by two ways: through two vendors, or by hand first and from its bank later.
import { type Cents } from "~/domain/money";
import { type Day, daysBetween } from "~/domain/periods";

export type KnownAccount = {
  id: string;
  /** The connection that it came by; null where it is kept by hand. */
  itemId: string | null;
  type: string;
  currency: string;
  /** At most the last four digits. */
  number: string;
  balanceCents: Cents | null;
};
export type Moved = { day: Day; amountCents: Cents };

/** Two ways book on other days. */
const NEAR_DAYS = 3;
const FEW = 3;
const MANY = 10;
const NEARLY_ALL = 0.8;

/** Worth a look at their rows. */
export function mayBeSame(one: KnownAccount, other: KnownAccount): boolean {
  if (one.itemId === other.itemId || one.type !== other.type || one.currency !== other.currency) return false;
  return one.number === other.number || one.number === "" || other.number === "";
}

/** Each row of one stands for at most one of the other. */
export function sharedRows(ones: readonly Moved[], others: readonly Moved[]): number {
  const open = new Map<Cents, Day[]>();
  for (const { day, amountCents } of others) open.set(amountCents, [...(open.get(amountCents) ?? []), day]);
  let shared = 0;
  for (const { day, amountCents } of ones) {
    const days = open.get(amountCents) ?? [];
    const at = days.findIndex((one) => Math.abs(daysBetween(one, day)) <= NEAR_DAYS);
    if (at < 0) continue;
    days.splice(at, 1);
    shared += 1;
  }
  return shared;
}

/** With the same digits little more is needed; without them nearly all of their rows have to be the same. */
export function areSameAccounts(
  one: KnownAccount,
  other: KnownAccount,
  ones: readonly Moved[],
  others: readonly Moved[],
): boolean {
  if (!mayBeSame(one, other)) return false;
  const shared = sharedRows(ones, others);
  if (one.number !== "" && one.number === other.number)
    return shared >= FEW || (one.balanceCents === other.balanceCents && (one.balanceCents ?? 0) !== 0);
  return shared >= MANY && shared >= NEARLY_ALL * Math.min(ones.length, others.length);
}
