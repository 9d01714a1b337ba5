// What a word points at that stands for the goal, the debt or the subscriptions of the question before: 'what if I threw 100 more at
// it', 'what if we push it to August', 'which of those would you cancel'. With the name in its place the text is a question by itself.

import { inOrder } from "~/domain/language/pattern";
import type { EarlierReading } from "./read-in-talk";
import type { Person } from "./person";
import type { PlanRequest } from "./plan-request";
import type { Query } from "./algebra";

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

const goalOf = ({ subject: { goals = [], ...others } }: Query): string | undefined =>
  goals.length === 1 && Object.keys(others).length === 0 ? goals[0] : undefined;

function nameOf(id: PlanRequest["named"], { goals, accounts }: Person): string | null {
  const named = goals.find((goal) => goal.id === id) ?? accounts.find((account) => account.id === id);
  return named?.name ?? null;
}
