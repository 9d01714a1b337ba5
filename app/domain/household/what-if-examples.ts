// What-ifs to begin with, in amounts that fit the household.

import { type Ground, sideBefore } from "~/domain/household/ground";
import { isTrouble } from "~/domain/household/trouble";
import type { WhatIf } from "~/domain/household/what-if";
import { assumed } from "~/domain/household/what-if-fields";
import type { Cents } from "~/domain/money";

const STEP: Cents = 100_00;
const EXTRA: Cents = 100_00;

/** A month's surplus, to the next hundred below; at least one. */
const price = (left: Cents): Cents => Math.max(STEP, Math.floor(left / STEP) * STEP);

/**
 * None where a usual month isn't known. Something to buy for what a month leaves, some more on debt where one is owed, and
 * how long the savings last without pay; the last not for who is in trouble already.
 */
export function whatIfExamples(ground: Ground): WhatIf[] {
  const { leftCents, debtFree } = sideBefore(ground);
  if (leftCents === null) return [];
  const examples: WhatIf[] = [];
  if (leftCents > 0) examples.push({ ...assumed("purchase", ground), amountCents: price(leftCents) });
  if (debtFree.is !== "none") examples.push({ ...assumed("debt", ground), monthlyCents: EXTRA });
  if (!isTrouble(ground.signs)) examples.push(assumed("job", ground));
  return examples;
}
