// A salary that is named beside a move: it's told before taxes, and what is paid in comes after them.

import { paychecks } from "~/domain/ledger/recurring";
import { type Cents, sumCents } from "~/domain/money";
import { asked, type PlanTurn, workedUsd } from "./turn";

const A_YEAR =
  /\$?\b(\d{2,3})(?:,?(\d{3})(?:\.\d\d)?| ?k| thousand) ?(?:dollars )?(?:a|per|each|every|\/) ?(?:year|yr)\b/;
const SALARY = /\bsalary (?:of|is|at) \$?(\d{2,3})(?:,?(\d{3})| ?k| thousand)/;

/** A year's pay as it was told; what was taken for a rent is none. */
function toldSalary({ plain, request }: PlanTurn): Cents | null {
  const found = A_YEAR.exec(plain) ?? SALARY.exec(plain);
  const cents = (Number(found?.[1] ?? 0) * 1000 + Number(found?.[2] ?? 0)) * 100;
  return cents > 0 && Math.abs((request.monthlyCents ?? 0) * 12 - cents) > 1200 ? cents : null;
}

export function newPayWords(turn: PlanTurn): string {
  const salary = toldSalary(turn);
  const now = sumCents(paychecks(turn.inputs.recurring).map((one) => Math.abs(one.monthlyCents))) * 12;
  if (salary === null || now <= 0) return "";
  const then = asked(turn, "year-salary", { unit: "usd", cents: salary }, "The pay of a year, as told");
  const paid = workedUsd(turn, "year-paid", "Pay that comes in a year, after taxes", now, "/recurring");
  return (
    `The ${then} a year is before taxes and isn't in these figures; what's paid in now comes to ${paid} a year ` +
    "after them, so ask what the new pay leaves before you hold one against the other."
  );
}
