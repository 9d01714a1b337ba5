// From when on something goes in each month, and what has to stay where it is.

import { paragraphs, sentences } from "~/domain/coach/advice";
import type { Reply } from "~/domain/coach/intents";
import type { PlanKind } from "~/domain/coach/reading/plan-request";
import { addMonthsToDay, type Day } from "~/domain/periods";
import { checkingThen, isOfChecking } from "./out-of-checking";
import { asked, type PlanTurn, workedUsd } from "./turn";

/** These count from that day themselves. */
const FROM_THEN: readonly PlanKind[] = ["save-up"];
/** These say what a usual month leaves, which holds from any day on. */
const BY_MONTH: readonly PlanKind[] = [
  "afford",
  "home",
  "child",
  "raise",
  "usual-left",
  "stop",
  "give-more",
  "extra",
  "move",
];

/** The day from which months are counted: a first payment on Dec 1 makes it Nov 1, and one of today or before makes it today. */
export function countedFrom({ request, ground }: PlanTurn): Day {
  if (request.starts === undefined) return ground.today;
  const before = addMonthsToDay(request.starts, -1);
  return before > ground.today ? before : ground.today;
}

export const startWords = (turn: PlanTurn): string =>
  turn.request.starts === undefined
    ? ""
    : asked(turn, "starts", { unit: "day", day: turn.request.starts }, "From when on");

/** What an answer doesn't count by is said. */
export function withStartAndRest(turn: PlanTurn, reply: Reply): Reply {
  const { plan, starts } = turn.request;
  const from =
    starts === undefined || FROM_THEN.includes(plan)
      ? ""
      : BY_MONTH.includes(plan)
        ? `That's a month from ${startWords(turn)} on.`
        : `It's worked out as if it began next month, and not on ${startWords(turn)}.`;
  return { ...reply, text: paragraphs(sentences(mustStay(turn)), reply.text, from) };
}

const BY_CHECKING: readonly PlanKind[] = ["afford", "cash-by"];

/** Whether savings still hold what is to stay, once what is asked about is paid out of them. */
function mustStay(turn: PlanTurn): string {
  const { request, sheet } = turn;
  const { keepCents, amountCents } = request;
  // By a day checking is held against it with the bills until then.
  if (checkingThen(turn) && BY_CHECKING.includes(request.plan)) return "";
  const isChecking = isOfChecking(turn);
  const source = isChecking ? "balance.checking" : "balance.savings";
  if (keepCents === undefined || amountCents === undefined || !sheet.has(source)) return "";
  const rest = sheet.cents(source) - amountCents;
  const keep = asked(turn, "keep", { unit: "usd", cents: keepCents }, "What is to stay");
  const left = workedUsd(turn, "keep-left", "There then", Math.abs(rest), "/accounts");
  const where = isChecking ? "checking" : "savings";
  if (rest < 0) return `Paid out of ${where} it would leave nothing of the ${keep} that are to stay.`;
  const apart = workedUsd(turn, "keep-apart", "Apart from what is to stay", Math.abs(rest - keepCents), "/accounts");
  return rest >= keepCents
    ? `Paid out of ${where} it leaves ${left} there: the ${keep} stay, with ${apart} beside them.`
    : `Paid out of ${where} it leaves ${left} there, ${apart} less than the ${keep} that are to stay.`;
}
