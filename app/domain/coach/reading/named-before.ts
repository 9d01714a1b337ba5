// What a word points at that stands for the goal, the debt or the subscriptions of the question before: 'what if I threw 100 more at
// it', 'what if we push it to August', 'which of those would you cancel'. With the name in its place the text is a question by itself.

import { inOrder } from "~/domain/language/pattern";
import type { EarlierReading } from "./read-in-talk";
import type { Person } from "./person";
import type { PlanRequest } from "./plan-request";
import type { Query } from "~/domain/coach/query/algebra";

const IT = inOrder(
  /\b((?:at|on|to|toward|towards|into|in|push|move|delay|finish|reach|hit|fund|pay|pay off|put off|make|with|for) )/i,
  /(?:it|that one|this one)\b(?! (?:is|was|up|down|would|will)\b)/i,
);
const OF_THOSE = /\b(?:of )?(?:those|them|these)\b/i;
const GIVEN_UP = /\b(?:cancel|drop|cut|get rid of|lose|keep|stop)\b/i;

/** Null where nothing points back, or at nothing that has a name. */
export function withNameBefore(text: string, before: EarlierReading, person: Person): string | null {
  if ("steps" in before) return null;
  if ("measure" in before && before.measure === "subscriptions")
    return OF_THOSE.test(text) && GIVEN_UP.test(text) ? text.replace(OF_THOSE, "of my subscriptions") : null;
  const name = nameOf("request" in before ? before.request.named : goalOf(before), person);
  return name !== null && IT.test(text) ? text.replace(IT, `$1the ${name}`) : null;
}

/** 'What if I paid 100 extra' behind a debt: advice on an amount that says of nothing what it is for. */
export function adviceOnNamed(text: string, request: PlanRequest, before: Query, person: Person): string | null {
  const isOpen = request.named === undefined && request.about === undefined && request.subject === undefined;
  const hasAmount = request.amountCents !== undefined || request.monthlyCents !== undefined;
  if (!isOpen || !hasAmount || !PUTS_IN.test(text)) return null;
  return nameOf(goalOf(before) ?? accountOf(before), person);
}
const PUTS_IN = /\b(?:extra|more|put|paid|pay|add|added|threw|throw|toward|towards|save|saved)\b/i;
const accountOf = ({ measure, subject: { accounts = [] } }: Query): string | undefined =>
  measure === "owed" && accounts.length === 1 ? accounts[0] : undefined;

const goalOf = ({ subject: { goals = [], ...others } }: Query): string | undefined =>
  goals.length === 1 && Object.keys(others).length === 0 ? goals[0] : undefined;

function nameOf(id: PlanRequest["named"], { goals, accounts }: Person): string | null {
  const named = goals.find((goal) => goal.id === id) ?? accounts.find((account) => account.id === id);
  return named?.name ?? null;
}
