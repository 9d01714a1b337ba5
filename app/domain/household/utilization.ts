// How much of their limits the linked cards use: one figure for every screen that speaks of it.

import { type Cents, sumCents } from "~/domain/money";

type Card = { type: string; balanceCents: Cents; limitCents: Cents | null };
export type Utilization = { usedCents: Cents; limitCents: Cents; percent: number };

/** A card counts where its limit is known. */
export const hasLimit = ({ type, limitCents }: Pick<Card, "type" | "limitCents">): boolean =>
  type === "credit" && (limitCents ?? 0) > 0;

/** Null without a linked card that has a limit. A card with money on it uses nothing. */
export function utilizationOf(accounts: readonly Card[]): Utilization | null {
  const cards = accounts.filter(hasLimit);
  const limitCents = sumCents(cards.map((card) => card.limitCents ?? 0));
  if (limitCents <= 0) return null;
  const usedCents = 0 - sumCents(cards.map(({ balanceCents }) => Math.min(0, balanceCents)));
  return { usedCents, limitCents, percent: (usedCents / limitCents) * 100 };
}

type Entered = { creditUtilization: number; totalCreditLimit: number; totalCreditBalance: number };

/** A credit profile with the linked cards' figures in place of those that were typed some day. */
export function withLinkedCards<T extends Entered>(profile: T, accounts: readonly Card[]): T {
  const linked = utilizationOf(accounts);
  if (!linked) return profile;
  return {
    ...profile,
    creditUtilization: Math.round(linked.percent * 10) / 10,
    totalCreditLimit: linked.limitCents / 100,
    totalCreditBalance: linked.usedCents / 100,
  };
}
