// A step as a model says it, checked: exactly one of what it may be, and that holds.
import type { ReaderStep } from "~/contracts/asked-query";
import type { Person } from "~/domain/coach/query/person";
import type { Step } from "~/domain/coach/query/step";
import type { AskedRefusal } from "./asked-parts.server";
import { checkedPlan } from "./asked-plan.server";
import { checkedQuery } from "./asked-query.server";

type CheckedStep = { is: "step"; step: Step } | { is: "nothing" } | AskedRefusal;

/** `question`: all that was typed, the question before it as well, where names of shops may stand. */
export function checkedStep({ query, plan, topic, guide }: ReaderStep, person: Person, question: string): CheckedStep {
  const said = [query, plan, topic, guide].filter((one) => one !== null);
  if (said.length === 0) return { is: "nothing" };
  if (said.length > 1) return { is: "wrong", part: "one of query, plan, topic and guide, not several" };
  if (topic !== null) return { is: "step", step: { is: "topic", topic } };
  if (guide !== null) return { is: "step", step: { is: "guide", guide } };
  const checked = query ? checkedQuery(query, person, question) : plan ? checkedPlan(plan, person, question) : null;
  if (!checked) return { is: "nothing" };
  return checked.is === "query" || checked.is === "plan" ? { is: "step", step: checked } : checked;
}
