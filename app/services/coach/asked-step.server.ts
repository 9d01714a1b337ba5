// A step as a model says it, checked: exactly one of what it may be, and that holds.
import type { ReaderStep } from "~/contracts/asked-query";
import type { Person } from "~/domain/coach/reading/person";
import type { Step } from "~/domain/coach/query/step";
import { isNumberSaid } from "~/domain/coach/work/numbers-said";
import { faultIn, type Work } from "~/domain/coach/work/work";
import type { AskedRefusal } from "./asked-parts.server";
import { checkedPlan } from "./asked-plan.server";
import { checkedQuery } from "./asked-query.server";

type CheckedStep = { is: "step"; step: Step } | { is: "nothing" } | AskedRefusal;

/** `question`: all that was typed, the question before it as well, where names of shops may stand; `before`: the steps so far. */
export function checkedStep(
  { query, work, plan, topic, guide }: ReaderStep,
  person: Person,
  question: string,
  before: readonly Step[] = [],
): CheckedStep {
  const said = [query, work, plan, topic, guide].filter((one) => one !== null);
  if (said.length === 0) return { is: "nothing" };
  if (said.length > 1) return { is: "wrong", part: "one of query, work, plan, topic and guide, not several" };
  if (topic !== null) return { is: "step", step: { is: "topic", topic } };
  if (guide !== null) return { is: "step", step: { is: "guide", guide } };
  if (work !== null) return checkedWork(work, question, before);
  const checked = query ? checkedQuery(query, person, question) : plan ? checkedPlan(plan, person, question) : null;
  if (!checked) return { is: "nothing" };
  return checked.is === "query" || checked.is === "plan" ? { is: "step", step: checked } : checked;
}

/** Of queries and calculations before it alone, and with no number that nobody said. */
function checkedWork(work: Work, question: string, before: readonly Step[]): CheckedStep {
  const isOfFigures = work.of.every((one) => one === 0 || ["query", "work"].includes(before[one - 1]?.is ?? ""));
  const fault = faultIn(work, before.length + 1) ?? (isOfFigures ? null : "of");
  if (fault !== null) return { is: "wrong", part: `work.${fault}` };
  return isNumberSaid(work, question)
    ? { is: "step", step: { is: "work", work } }
    : { is: "wrong", part: "work.number" };
}
