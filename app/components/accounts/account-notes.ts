import type { AccountItem } from "~/contracts/accounts";
import { percentOfLimit } from "~/domain/household/utilization";
import { formatUsd } from "~/domain/money";

/** How much of a card's limit is used, in percent; null where either isn't known. */
export function usedOfLimit({
  balanceCents,
  limitCents,
  accountType,
}: Pick<AccountItem, "balanceCents" | "limitCents" | "accountType">): number | null {
  if (accountType !== "credit" || !limitCents || balanceCents === null) return null;
  return percentOfLimit(Math.max(0, -balanceCents), limitCents);
}

/** What is worth knowing of a card or a loan beside its balance: its limit, what it costs, what is paid. */
export function accountNotes({
  habit,
  ...card
}: Pick<AccountItem, "balanceCents" | "limitCents" | "accountType" | "habit">): string[] {
  const notes: string[] = [];
  const used = usedOfLimit(card);
  if (used !== null) notes.push(`${used}% of your ${formatUsd(card.limitCents ?? 0)} limit`);
  if (habit?.paidInFull) notes.push("You pay this off each month");
  if (habit?.ratePercent) notes.push(`${habit.ratePercent}% interest`);
  if (habit?.paymentCents) notes.push(`${formatUsd(habit.paymentCents)} a month`);
  return notes;
}
