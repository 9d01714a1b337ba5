import type { Owed } from "~/domain/household/debts";
import { formatUsd, sumCents } from "~/domain/money";
import { counted } from "./plural";

/** What is owed in one sentence, and in another what is on cards that are paid in full: due, and no debt. */
export function owedWords({ cents, debts, elsewhereCents, inFull }: Owed): string[] {
  const elsewhere =
    elsewhereCents > 0 && elsewhereCents < cents
      ? `, ${formatUsd(elsewhereCents)} of it outside your linked accounts`
      : "";
  const [card, ...others] = inFull;
  const name = others.length === 0 ? card?.name : `${inFull.length} cards`;
  const each =
    others.length === 0 ? "it's paid in full each month, so it's" : "they're paid in full each month, so it's";
  return [
    ...(cents > 0 ? [`You owe ${formatUsd(cents)} in ${counted(debts, "debt")}${elsewhere}.`] : []),
    ...(card
      ? [`${formatUsd(sumCents(inFull.map((one) => one.cents)))} is due on ${name}; ${each} owed, but no debt.`]
      : []),
  ];
}
