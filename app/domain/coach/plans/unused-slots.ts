// What a plan was given and neither says nor goes by: it's said behind it, so that nobody takes the answer for one that counts it.

import type { FactSheet, FactValue } from "~/domain/coach/facts/fact";
import type { PlanKind, PlanRequest } from "~/domain/coach/reading/plan-request";
import { listedClauses } from "~/texts/plural";
import { asked, type PlanTurn } from "./turn";

type Slot = "amountCents" | "monthlyCents" | "insteadCents" | "date";

/** What these have no use for, unless their answer says it. */
const NO_USE: Partial<Record<PlanKind, readonly Slot[]>> = {
  standing: ["amountCents", "monthlyCents", "insteadCents", "date"],
  first: ["amountCents", "monthlyCents", "insteadCents", "date"],
  "third-paycheck": ["amountCents", "monthlyCents", "insteadCents", "date"],
  subscriptions: ["amountCents", "monthlyCents", "insteadCents", "date"],
  "savings-rate": ["amountCents", "date"],
  "debt-total": ["amountCents", "monthlyCents", "insteadCents", "date"],
  "debt-payments": ["amountCents", "monthlyCents", "date"],
  "goal-and-account": ["amountCents", "monthlyCents", "date"],
  statement: ["amountCents", "monthlyCents", "date"],
  move: ["amountCents", "insteadCents", "date"],
  "to-savings": ["date"],
  "usual-left": ["amountCents", "insteadCents", "date"],
  "income-year": ["monthlyCents", "insteadCents"],
  "sum-when": ["monthlyCents", "insteadCents"],
  "cash-then": ["amountCents", "insteadCents"],
  "cash-by": ["monthlyCents", "insteadCents"],
  "budget-change": ["insteadCents", "date"],
  "budget-figure": ["insteadCents", "date"],
  gifts: ["monthlyCents", "insteadCents", "date"],
  "give-more": ["date"],
  "extra-payment": ["insteadCents", "date"],
  "debt-free": ["insteadCents"],
  windfall: ["insteadCents", "date"],
  raise: ["insteadCents", "date"],
  stop: ["insteadCents", "date"],
  "pay-off-now": ["monthlyCents", "insteadCents", "date"],
};

const WORDS: Record<Slot, (turn: PlanTurn, request: PlanRequest) => string> = {
  amountCents: (turn, { amountCents = 0 }) => said(turn, "amount", { unit: "usd", cents: amountCents }),
  monthlyCents: (turn, { monthlyCents = 0 }) =>
    `${said(turn, "monthly", { unit: "usd", cents: Math.abs(monthlyCents) })} a month`,
  insteadCents: (turn, { insteadCents = 0 }) => said(turn, "instead", { unit: "usd", cents: insteadCents }),
  date: (turn, { date = "" }) => said(turn, "date", { unit: "day", day: date }),
};
const said = (turn: PlanTurn, id: string, value: FactValue): string =>
  asked(turn, `unused-${id}`, value, "What you asked about");

export function unusedSaid(turn: PlanTurn, text: string): string {
  const { request, sheet } = turn;
  const slots: readonly Slot[] = ["amountCents", "monthlyCents", "insteadCents", "date"];
  const open = slots.filter(
    (slot) =>
      request[slot] !== undefined &&
      NO_USE[request.plan]?.includes(slot) === true &&
      !isSaid(request, slot, text, sheet),
  );
  const words = open.map((slot) => WORDS[slot](turn, request));
  return words.length === 0
    ? ""
    : `What you said of ${listedClauses(words)} ${words.length > 1 ? "aren't" : "isn't"} in this.`;
}

/** One of the figures that the text has is what was given, or its part. */
function isSaid(request: PlanRequest, slot: Slot, text: string, sheet: FactSheet): boolean {
  const value = request[slot];
  return sheet.all().some((fact) => {
    if (!text.includes(`{{${fact.id}}}`)) return false;
    if (fact.value.unit === "usd") return typeof value === "number" && Math.abs(fact.value.cents) === Math.abs(value);
    if (slot !== "date" || typeof value !== "string") return false;
    if (fact.value.unit === "day") return fact.value.day === value || fact.value.day.slice(0, 7) === value.slice(0, 7);
    return (fact.value.unit === "month" && fact.value.month === value.slice(0, 7)) || fact.value.unit === "months";
  });
}
