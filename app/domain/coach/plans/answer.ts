// Which answer a request for advice gets. Kinds that are answered by other parts of the coach are none here.

import { paragraphs, sentences, type SpokenAnswer } from "~/domain/coach/advice";
import { groundOf } from "~/domain/coach/facts/ground";
import type { FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { cautiousAnswer } from "~/domain/coach/cautious";
import type { Reply } from "~/domain/coach/intents";
import { addMonthsToDay, type Day } from "~/domain/periods";
import type { PlanKind, PlanRequest } from "~/domain/coach/reading/plan-request";
import { budgetChange } from "./budget-change";
import { budgetFigure } from "./budget-figure";
import * as cards from "./cards";
import { cashThen } from "./cash-then";
import { withRise } from "./cost-rise";
import * as choices from "./choices";
import * as debtLoad from "./debt-load";
import * as debts from "./debts";
import { extra } from "./extra";
import { extraOnce } from "./extra-once";
import * as far from "./far";
import { giveMore } from "./giving";
import { goalChange } from "./goal-change";
import { freedBy, freedWords } from "./goal-freed";
import { judged } from "./judged";
import * as judging from "./judging";
import * as life from "./life";
import { loan } from "./loan";
import { withStartAndRest } from "./from-when";
import { byPlanner } from "./of-planner";
import { payOffNow } from "./pay-off-now";
import { debtFree } from "./payoff";
import * as rates from "./rates";
import { saveMore } from "./save-more";
import { saveUp } from "./save-up";
import * as savings from "./savings";
import { toSavings } from "./to-savings";
import type { PlanAnswer, PlanTurn } from "./turn";
import { unusedSaid } from "./unused-slots";
import type { ChangeScenario } from "~/domain/coach/long-texts/changes";
import { scenarioAnswer } from "./scenario";
import * as whatIfs from "./what-ifs";

const ANSWERS: Partial<Record<PlanKind, PlanAnswer>> = {
  afford: (turn) => (turn.request.about === "child" ? life.child(turn) : whatIfs.afford(turn)),
  home: whatIfs.home,
  child: life.child,
  raise: life.raise,
  "job-lost": life.jobLost,
  "debt-free": debtFree,
  "extra-payment": extraPayment,
  windfall: debts.windfall,
  "debt-or-save": debts.debtOrSave,
  "pay-off-now": payOffNow,
  "good-rate": rates.goodRate,
  loan,
  "emergency-fund": savings.emergencyFund,
  "save-up": saveUp,
  stop: savings.stop,
  retire: savings.retire,
  cut: judging.cut,
  first: judging.first,
  standing: judging.standing,
  judge: judged,
  "save-more": saveMore,
  "goal-change": goalChange,
  extra,
  "to-savings": toSavings,
  "savings-rate": byPlanner("savings-rate"),
  "debt-total": debtLoad.debtJudged,
  subscriptions: byPlanner("subscriptions"),
  "invest-more": choices.investMore,
  "give-more": giveMore,
  gifts: choices.gifts,
  "third-paycheck": choices.thirdPaycheck,
  move: choices.move,
  statement: cards.statement,
  "card-or-cash": cards.cardOrCash,
  "budget-figure": budgetFigure,
  "budget-change": budgetChange,
  "cash-by": far.cashBy,
  "sum-when": far.sumWhen,
  "cash-then": cashThen,
  "income-year": far.incomeYear,
  "debt-payments": debtLoad.debtPayments,
  "goal-and-account": far.goalAndAccount,
  "usual-left": far.usualLeft,
};

function extraPayment(turn: PlanTurn): Reply | null {
  const { amountCents, monthlyCents, named, about, subject } = turn.request;
  // What is given up for it goes on it.
  const freed = subject && amountCents === undefined ? freedBy(turn) : 0;
  if (freed > 0) {
    const given = debtFree({
      ...turn,
      request: { ...turn.request, monthlyCents: freed },
      plain: `${turn.plain} extra`,
    });
    return { ...given, text: paragraphs(freedWords(turn), given.text) };
  }
  if (!OWING.test(turn.plain) && !named && !about) return null;
  return amountCents !== undefined && monthlyCents === undefined ? extraOnce(turn, amountCents) : debtFree(turn);
}

/** 'Faster' and 'extra' may be said of savings as well. */
const OWING = /\b(?:debts?|loans?|cards?|credit|mortgage|owe|balance|principal|car|pay|paid|paying)\b/;

type PlanContext = Pick<PlanTurn, "request" | "plain" | "inputs" | "stopped" | "soFar">;

/** Null where this kind of advice is given elsewhere, or its slots are too few. */
export function answerPlan(context: PlanContext, sheet: FactSheet): SpokenAnswer | null {
  const { inputs } = context;
  const request = dated(context.request, inputs.today);
  const asked = { ...context, request, sheet, ground: groundOf(sheet, inputs) };
  const rise = withRise(asked);
  const turn = rise?.turn ?? asked;
  const given = ANSWERS[request.plan]?.(turn);
  const reply =
    given && withUnused(turn, withStartAndRest(turn, { ...given, text: sentences(rise?.said ?? "", given.text) }));
  return reply ? cautiousAnswer({ intent: request.plan, ...reply }, sheet) : null;
}

/** What is in none of it stands behind it. */
const withUnused = (turn: PlanTurn, reply: Reply): Reply => ({
  ...reply,
  text: paragraphs(reply.text, unusedSaid(turn, reply.text)),
});

/** 'In 3 months' is a day, where no loan runs so long. */
function dated(request: PlanRequest, today: Day): PlanRequest {
  const { plan, about, date, months = 0 } = request;
  const isByDay = plan === "cash-by" || plan === "cash-then" || (plan === "afford" && about === undefined);
  return isByDay && date === undefined && months > 0 ? { ...request, date: addMonthsToDay(today, months) } : request;
}

const AFFORD: PlanRequest = { plan: "afford" };

/** What is judged by a change that the text tells; in trouble it is no yes. */
export function answerScenario(
  weighed: ChangeScenario,
  plain: string,
  inputs: CoachInputs,
  sheet: FactSheet,
): SpokenAnswer | null {
  const turn = { request: AFFORD, plain, sheet, inputs, ground: groundOf(sheet, inputs), stopped: [] };
  const reply = scenarioAnswer(turn, weighed);
  return reply ? cautiousAnswer({ intent: "afford", ...reply }, sheet) : null;
}
