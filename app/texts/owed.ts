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
  const name = others.length === 0 ? card?.name : `your ${inFull.length} cards`;
  const each = others.length === 0 ? "it" : "them";
  return [
    ...(cents > 0
      ? [`You owe ${formatUsd(cents)} ${debts > 1 ? `across ${counted(debts, "debt")}` : "in debt"}${elsewhere}.`]
      : []),
    ...(card
      ? [
          `The ${formatUsd(sumCents(inFull.map((one) => one.cents)))} on ${name} isn't counted as debt: you pay ${each} off each month.`,
        ]
      : []),
  ];
}
