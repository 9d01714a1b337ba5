// One debt alone: when it ends as it is paid now, and with an extra.

import { paragraphs, sentences } from "~/domain/coach/advice";
import { helpIn } from "~/domain/coach/help";
import { type Reply, reply } from "~/domain/coach/intents";
import { type PaidOffPlan, planDebts } from "~/domain/goals/payoff-order";
import type { KnownDebt } from "~/domain/household/debts";
import { sideBefore } from "~/domain/household/ground";
import { DEAR_PERCENT } from "~/domain/household/what-if-effects";
import { whatIfHref } from "~/domain/household/what-if-fields";
import type { Cents } from "~/domain/money";
import { addMonths, monthOf } from "~/domain/periods";
import { outcomeOf } from "~/domain/household/what-if";
import { monthThen } from "./before-and-after";
import { asked, type PlanTurn, rateNote, worked, workedUsd } from "./turn";
import { whatIfOf } from "./what-if-words";

/** Beyond its minimum: all of what is named where it is said to be extra. */
function extraFor({ request, plain }: PlanTurn, debt: KnownDebt): Cents {
  if (request.times !== undefined) return Math.round(debt.minimumCents * Math.max(0, request.times - 1));
  const said = request.monthlyCents ?? request.amountCents ?? 0;
  // Less than its payment is due anyway, so a smaller amount can only come on top.
  const isOnTop = said < debt.minimumCents || /extra|more|another|additional|on top|\badd(?:ed|ing)?\b/.test(plain);
  return isOnTop ? said : said - debt.minimumCents;
}

export function oneDebt(turn: PlanTurn, debt: KnownDebt, n: number): Reply {
  const startMonth = addMonths(monthOf(turn.ground.today), 1);
  const plan = (extraCents: Cents) => planDebts({ debts: [debt], strategy: "avalanche", extraCents, startMonth });
  const extra = extraFor(turn, debt);
  const now = plan(0);
  const faster = extra > 0 ? plan(extra) : now;
  const about = sentences(
    `{{debt.${n}.name}}: you owe {{debt.${n}.balance}} at {{debt.${n}.rate}} interest, with a payment of ` +
      `{{debt.${n}.minimum}} a month${debt.minimumKnown ? "" : ", an estimate"}.`,
    debt.rateKnown
      ? ""
      : "The rate is one that's common for such debt; add the debt as a goal with its real rate to make this exact.",
    rateNote(turn, debt),
  );
  if (faster.never)
    return reply(
      paragraphs(
        "The payment doesn't cover the interest, so without an extra amount it never ends.",
        about,
        helpIn(turn.sheet),
      ),
    );
  const whatIf = whatIfOf(turn, "debt", { monthlyCents: extra, amountCents: 0, debtId: debt.id });
  const href = whatIfHref(whatIf);
  if (extra === 0)
    return reply(
      paragraphs(
        sentences(worthIt(turn, debt, n), asItIs(turn, faster, debt, href)),
        about,
        "Ask me what an extra amount a month would change.",
      ),
    );
  return reply(
    paragraphs(
      sentences(roomFor(turn, extra, href), withExtra(turn, extra, { now: now.never ? null : now, faster, href })),
      monthThen(turn, outcomeOf(whatIf, turn.ground), href),
      about,
    ),
  );
}

/** 'Should I pay it off early': by its rate, and by the cushion. */
function worthIt({ plain, sheet }: PlanTurn, debt: KnownDebt, n: number): string {
  if (!/\b(?:should|worth|smart|wise|sense|good idea|better)\b/.test(plain)) return "";
  if (sheet.has("emergency.gap")) return "Not before the emergency fund: it's still {{emergency.gap}} short.";
  return debt.ratePercent >= DEAR_PERCENT
    ? `Yes: at {{debt.${n}.rate}} interest no savings account pays as much as paying it early saves.`
    : `You can, but there's no hurry: at {{debt.${n}.rate}} interest paying it early saves only a little more than savings earn.`;
}

function figures(turn: PlanTurn, id: string, plan: PaidOffPlan, href: string): { month: string; months: string } {
  return {
    month: worked(turn, `${id}-month`, "Paid off", { unit: "month", month: plan.lastMonth }, href),
    months: worked(turn, `${id}-months`, "Time to pay off", { unit: "months", months: plan.months.length }, href),
  };
}

function asItIs(turn: PlanTurn, plan: PaidOffPlan, debt: KnownDebt, href: string): string {
  const { month, months } = figures(turn, "alone", plan, href);
  const interest = workedUsd(turn, "alone-interest", "Interest until then", plan.totalInterestCents, href);
  return `Paid ${debt.minimumKnown ? "as now" : "like that"} it ends in ${month}, after ${months} more, and the interest until then is ${interest}.`;
}

type Both = { now: PaidOffPlan | null; faster: PaidOffPlan; href: string };

function withExtra(turn: PlanTurn, extraCents: Cents, { now, faster, href }: Both): string {
  const amount = asked(turn, "extra", { unit: "usd", cents: extraCents }, "Extra payment a month");
  const { month, months } = figures(turn, "faster", faster, href);
  if (!now) return `With ${amount} extra a month it ends in ${month}, after ${months}; without it never.`;
  const before = figures(turn, "alone", now, href);
  const saved = workedUsd(turn, "saved", "Less interest", now.totalInterestCents - faster.totalInterestCents, href);
  const sooner = { unit: "months", months: now.months.length - faster.months.length } as const;
  return (
    `With ${amount} extra a month it is paid off in ${month} instead of ${before.month}: ` +
    `${months} instead of ${before.months}, ${worked(turn, "sooner", "Sooner by", sooner, href)} sooner, and ` +
    `${saved} less interest.`
  );
}

/** An extra that isn't there is named before any date. */
function roomFor(turn: PlanTurn, extraCents: Cents, href: string): string {
  const left = sideBefore(turn.ground).leftCents;
  if (left === null) return "Whether a month has that much to spare I can't see.";
  if (left >= extraCents) return "";
  return left <= 0
    ? "A usual month leaves nothing for it as it stands."
    : `A usual month leaves only ${workedUsd(turn, "left-before", "Left over each month", left, href)}, so the rest of it would have to come from cuts.`;
}
