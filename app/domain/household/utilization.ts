// How much of their limits the linked cards use: one figure for every screen that speaks of it.

import type { CreditProfile } from "~/domain/credit/profile";
import type { AccountHabit } from "~/domain/household/account-habit";
import { type Cents, sumCents, toDollars } from "~/domain/money";

type Card = { type: string; balanceCents: Cents; limitCents: Cents | null };
export type Utilization = { usedCents: Cents; limitCents: Cents; percent: number };

/** A card counts where its limit is known. */
export const hasLimit = ({ type, limitCents }: Pick<Card, "type" | "limitCents">): boolean =>
  type === "credit" && (limitCents ?? 0) > 0;

/** Of a limit in whole percent, as every screen and the coach say it. */
export const percentOfLimit = (usedCents: Cents, limitCents: Cents): number =>
  Math.round((usedCents / limitCents) * 100);

/** All cards against all their limits. Null without a linked card that has a limit. A card with money on it uses nothing. */
export function utilizationOf(accounts: readonly Card[]): Utilization | null {
  const cards = accounts.filter(hasLimit);
  const limitCents = sumCents(cards.map((card) => card.limitCents ?? 0));
  if (limitCents <= 0) return null;
  const usedCents = 0 - sumCents(cards.map(({ balanceCents }) => Math.min(0, balanceCents)));
  return { usedCents, limitCents, percent: percentOfLimit(usedCents, limitCents) };
}

type Named = Card & { name: string; habit?: Pick<AccountHabit, "paidInFull"> };
const FROM_CARDS = ["creditUtilization", "totalCreditLimit", "totalCreditBalance"];

/** A credit profile with the linked cards' figures in place of those that were typed some day. */
export function withLinkedCards(profile: CreditProfile, accounts: readonly Named[]): CreditProfile {
  const linked = utilizationOf(accounts);
  if (!linked) return profile;
  const cards = accounts.filter(hasLimit);
  return {
    ...profile,
    creditUtilization: linked.percent,
    totalCreditLimit: toDollars(linked.limitCents),
    totalCreditBalance: toDollars(linked.usedCents),
    cards: {
      name: cardsName(cards),
      count: cards.length,
      paidInFull: cards.every(({ habit }) => habit?.paidInFull ?? false),
    },
    remarks: profile.remarks.filter((one) => one.is !== "other-utilization" && !FROM_CARDS.includes(one.field)),
  };
}

/** 'Cashback Card', 'your 2 cards'. */
export function cardsName(cards: readonly { name: string }[]): string {
  return cards.length === 1 && cards[0]?.name ? cards[0].name : `your ${cards.length} cards`;
}
