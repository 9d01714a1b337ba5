// What comes on top of what is put into a goal anyway: so much more a month, or once.

import { sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import { monthsLeft, paceOf, projectedDay } from "~/domain/goals/pace";
import { anyOf, inOrder } from "~/domain/language/pattern";
import type { Cents } from "~/domain/money";
import { askedUsd, type PlanTurn, worked, workedUsd } from "./turn";

type Goal = PlanTurn["inputs"]["goals"][number];

/** '50 more a month' is said of what is put there already. */
export function onTop(turn: PlanTurn, goal: Goal, moreCents: Cents): { monthlyCents: Cents; said: string } {
  const pace = paceOf(goal.entries, turn.ground.today);
  const isMore = turn.request.about === "more" || MORE.test(turn.plain);
  if (pace === null || !isMore) return { monthlyCents: moreCents, said: "" };
  const now = workedUsd(turn, "pace", "Added a month lately", pace.perMonthCents, "/goals");
  return {
    monthlyCents: pace.perMonthCents + moreCents,
    said: `That's ${askedUsd(turn, "more", moreCents)} more than the ${now} a month that you've been adding.`,
  };
}
const MORE = anyOf(
  /\$?\d+(?:\.\d+)? (?:dollars |bucks )?(?:more|extra|additional|on top)\b/,
  /\b(?:extra|another|additional) (?:of )?\$?\d/,
  /\b(?:bump|boost|increas|rais|kick|step|up|upp|jack|crank)(?:e|es|ed|ing)? (?:\S+ ){0,6}by \$?\d/,
  /\bon top of (?:what|the|our|my)\b/,
);

/** 'If I put 50 more in': once. What is there then, what is missing, and when it's full at the pace so far. */
export function putOnce(turn: PlanTurn, goal: Goal, cents: Cents): Reply | null {
  const left = goal.targetCents - goal.currentCents - cents;
  // Less than what is there is no target: 'I moved 200 into it, can you add it'.
  const isDone = cents < goal.currentCents && DONE.test(turn.plain);
  if (!isDone && (!PUT.test(turn.plain) || OFTEN.test(turn.plain))) return null;
  const { today } = turn.ground;
  const usd = (id: string, label: string, value: Cents) => workedUsd(turn, id, label, value, "/goals");
  const name = worked(turn, "start-name", "Name", { unit: "name", text: goal.name }, "/goals");
  if (left <= 0)
    return reply(
      sentences(
        `With ${askedUsd(turn, "amount", cents)} more, once, ${name} is full: it holds ` +
          `${usd("start", "There already", goal.currentCents)} of ${usd("target", "Target of the goal", goal.targetCents)} now.`,
        wayToPut(turn, goal),
      ),
    );
  const pace = paceOf(goal.entries, today);
  const full = pace && projectedDay(left, pace, today);
  const isOpen = goal.deadline !== null && goal.deadline > today;
  return reply(
    sentences(
      `With ${askedUsd(turn, "amount", cents)} more, once, ${name} holds ` +
        `${usd("then", "There then", goal.currentCents + cents)} of ` +
        `${usd("target", "Target of the goal", goal.targetCents)}, and ` +
        `${usd("missing", "Missing", left)} is missing.`,
      pace && full
        ? `At your pace of ${usd("pace", "Added a month lately", pace.perMonthCents)} a month it's full around ` +
            `${worked(turn, "full", "Full", { unit: "month", month: full.slice(0, 7) }, "/goals")}.`
        : "",
      goal.deadline !== null && isOpen
        ? "To be there by " +
            worked(turn, "deadline", "Date of the goal", { unit: "day", day: goal.deadline }, "/goals") +
            " it takes " +
            usd("in-time", "A month, to be there in time", Math.ceil(left / monthsLeft(today, goal.deadline))) +
            " a month from then on."
        : "",
      wayToPut(turn, goal),
    ),
  );
}
const DONE =
  /\b(?:moved|put|added|transferred|deposited|sent|threw|tossed)\b.*\d|\b(?:add|log|record|count) (?:it|that|this)\b/;

/** An order is no question: how it is recorded, and that no money moves. */
function wayToPut({ plain }: PlanTurn, { accountId }: Goal): string {
  if (!ORDERED.test(plain)) return "";
  return accountId
    ? "I move no money: do that in your bank's app, and the goal follows its linked account by itself."
    : "I change nothing by myself: “Add Money” on the goal's card records it, and the money you move in your bank's app.";
}
const ORDERED = anyOf(
  /\b(?:can|could|would|will) (?:you|u) (?:please )?(?:add|put|record|log|count|enter|note) (?:it|that|this|them)\b/,
  inOrder(
    /^(?:(?:please|pls|ok|okay|so|and|hey|just|now|can you|could you|lets|i want to|i would like to|go ahead and) )*/,
    /(?:put|add|move|send|throw|toss|stash|transfer|contribut\w+|deposit|set|stick|drop)\b/,
  ),
);
const PUT = anyOf(
  inOrder(
    /\b(?:put|putting|add|adding|throw|throwing|toss|drop|move|send|stick|kick in|chip in|contribute|stash|deposit|set aside|transfer|save)(?: \S+){0,3}? /,
    /\$?\d/,
  ),
  /\$?\d+(?:\.\d+)? (?:dollars |bucks )?(?:more|extra) (?:in|into|to|toward|towards|at|on)\b/,
);
const OFTEN = /\b(?:month|monthly|week|weekly|paychecks?|paydays?|checks?|biweekly|every|each|year|yearly|by)\b/;
