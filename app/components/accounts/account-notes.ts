import type { AccountItem } from "~/contracts/accounts";
import { percentOfLimit } from "~/domain/household/utilization";
import { formatUsd } from "~/domain/money";

/** What is worth knowing of a card or a loan beside its balance: its limit, what it costs, what is paid. */
export function accountNotes({
  balanceCents,
  limitCents,
  accountType,
  habit,
}: Pick<AccountItem, "balanceCents" | "limitCents" | "accountType" | "habit">): string[] {
  const notes: string[] = [];
  if (accountType === "credit" && limitCents && balanceCents !== null) {
    const used = percentOfLimit(Math.max(0, -balanceCents), limitCents);
    notes.push(`${used}% of your ${formatUsd(limitCents)} limit`);
  }
  if (habit?.paidInFull) notes.push("You pay this off each month");
  if (habit?.ratePercent) notes.push(`${habit.ratePercent}% interest`);
  if (habit?.paymentCents) notes.push(`${formatUsd(habit.paymentCents)} a month`);
  return notes;
}
