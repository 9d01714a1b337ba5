// Whether a price can be paid, for a Spanish answer: the verdict of the same what-if, without its English words.

import { groundOf } from "~/domain/coach/facts/ground";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { whatIfOf } from "~/domain/coach/plans/what-if-words";
import { outcomeOf } from "~/domain/household/what-if";
import type { WhatIfVerdict } from "~/domain/household/what-if-verdict";
import type { Cents } from "~/domain/money";

export type FirstDebt = { n: number; isAlone: boolean; hasRoom: boolean };

/** The debt that costs most goes first, by its number among the facts, or the card that does; null where nothing is owed so. */
export function firstDebt(inputs: CoachInputs, sheet: FactSheet, isOfCards = false): FirstDebt | null {
  const { debts } = groundOf(sheet, inputs);
  const isCard = ({ id }: { id: string }) => inputs.accounts.some((one) => one.id === id && one.type === "credit");
  const meant = isOfCards ? debts.filter(isCard) : debts;
  const [first] = [...meant].sort((a, b) => b.ratePercent - a.ratePercent);
  if (!first) return null;
  const hasRoom = sheet.has("kept.average") && !sheet.has("emergency.gap");
  return { n: debts.indexOf(first) + 1, isAlone: meant.length === 1, hasRoom };
}

/** Null where too little is known to say. */
export function affordVerdict(amountCents: Cents, inputs: CoachInputs, sheet: FactSheet): WhatIfVerdict | null {
  const ground = groundOf(sheet, inputs);
  if (ground.incomeCents === null && ground.spentCents === null) return null;
  const request = { plan: "afford" as const, amountCents };
  const turn = { request, plain: "", sheet, inputs, ground, stopped: [] };
  sheet.add({
    id: "asked.price",
    label: "The amount you asked about",
    value: { unit: "usd", cents: amountCents },
    href: null,
  });
  return outcomeOf(whatIfOf(turn, "purchase"), ground).verdict;
}
