// The debts that a question names, whichever of them decides; and what the order means for each.

import type { KnownDebt } from "~/domain/household/debts";
import { kindOfDebt, type PlanTurn } from "./turn";

/** Kinds that people say without the loan's name. */
const SAID_ALONE: readonly (readonly [string, RegExp])[] = [
  ["car", /\b(?:car|auto|truck|vehicle)\b(?! insurance| repair)/],
  ["student", /\bstudent\b|\bcollege loans?\b|\bschool loans?\b/],
  ["mortgage", /\bmortgage\b/],
  ["card", /\b(?:credit )?card\b/],
];
const MAX_SAID = 4;

function debtsSaid({ request, plain, ground, inputs }: PlanTurn): KnownDebt[] {
  const kinds = SAID_ALONE.flatMap(([kind, pattern]) => (pattern.test(plain) ? [kind] : []));
  const byName = ground.debts.filter(
    ({ id, name }) => plain.includes(name.toLowerCase()) || id === request.named || request.debts?.includes(id),
  );
  // 'The store card' is that one, and no other card.
  const byKind = ground.debts.filter((debt) => {
    const kind = kindOfDebt(debt, inputs);
    return kinds.includes(kind) && !byName.some((one) => kindOfDebt(one, inputs) === kind);
  });
  return ground.debts.filter((debt) => byName.includes(debt) || byKind.includes(debt)).slice(0, MAX_SAID);
}

/** In the order of a plan; nothing where none is named, or all that is owed is. */
export function orderOfThose(turn: PlanTurn, order: readonly string[]): string {
  const { ground } = turn;
  const numberOf = (debt: KnownDebt) => ground.debts.indexOf(debt) + 1;
  const at = ({ id }: KnownDebt) => order.indexOf(id);
  const [first, ...others] = debtsSaid(turn).sort((a, b) => at(a) - at(b));
  if (!first || ground.debts.length < 2) return "";
  const name = (debt: KnownDebt) => `{{debt.${numberOf(debt)}.name}}, at {{debt.${numberOf(debt)}.rate}} interest`;
  const those = others.length > 0 ? "Of those you name" : "";
  const leads = ground.debts.find(({ id }) => id === order[0]);
  const isBehind = leads !== undefined && leads.id !== first.id;
  const waits = `keeps its minimum of {{debt.${numberOf(first)}.minimum}} a month until then`;
  if (others.length === 0)
    return isBehind
      ? `${name(first)}, comes after {{debt.${numberOf(leads)}.name}}, at {{debt.${numberOf(leads)}.rate}} interest, and ${waits}.`
      : `${name(first)}, comes first.`;
  const after = others.map(name).join("; then ");
  return (
    `${those}, first ${name(first)}; then ${after}.` +
    (isBehind
      ? ` {{debt.${numberOf(leads)}.name}}, at {{debt.${numberOf(leads)}.rate}} interest, comes before ${others.length === 1 ? "both" : "all of them"}.`
      : "")
  );
}
