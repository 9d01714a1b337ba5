// Debt beside everything else: a sum that comes in, debt or savings first.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { type Reply, reply } from "~/domain/coach/intents";
import type { FactValue } from "~/domain/coach/facts/fact";
import { payoffFor } from "~/domain/goals/payoff-advice";
import { COVERED, coveredAlready, ownFund } from "~/domain/coach/cushion";
import { FULL_CUSHION_MONTHS, LEAST_CUSHION_MONTHS } from "~/domain/household/ground";
import { outcomeOf } from "~/domain/household/what-if";
import {
  DEAR_PERCENT,
  placeSum,
  type PlacedSum,
  SAVINGS_PERCENT,
  STARTER_CENTS,
} from "~/domain/household/what-if-effects";
import { whatIfHref } from "~/domain/household/what-if-fields";
import { debtEndLabel } from "~/texts/owed";
import { inFull, isCardInFull, noDebt } from "./no-debt";
import { bothSides } from "./both-sides";
import { eitherSide } from "./goal-or-debt";
import { askedUsd, type DebtMeant, debtMeant, type PlanTurn, worked, workedUsd } from "./turn";
import { unseenSaid } from "./unseen-loan";
import { whatIfOf } from "./what-if-words";

const numberOf = ({ ground }: PlanTurn, id: string): number => ground.debts.findIndex((debt) => debt.id === id) + 1;

/** The order for extra money, with the person's own gaps. */
export function windfall(turn: PlanTurn): Reply {
  const { request, ground, sheet } = turn;
  const meant = debtMeant(turn);
  const amountCents = request.amountCents ?? request.monthlyCents;
  if (amountCents === undefined)
    return reply(
      paragraphs(
        meant ? onDebt(turn, meant) : isCardInFull(turn) ? inFull(turn) : "Extra money does most in this order:",
        bullets(order(turn)),
        "Tell me the sum, and I'll work out what it brings.",
      ),
    );
  const whatIf = whatIfOf(turn, "lump", { amountCents, debtId: null });
  const href = whatIfHref(whatIf);
  const { before, after } = outcomeOf(whatIf, ground);
  const shown = placeSum(amountCents, ground);
  return reply(
    paragraphs(
      sentences(
        isCardInFull(turn) ? `The card needs none of it. ${inFull(turn)}` : "",
        `${askedUsd(turn, "amount", amountCents)} does most like this:`,
      ),
      bullets(shown.map((one, at) => placedLine(turn, one, at, href))),
      sentences(
        meant && shown[0]?.to !== meant.debt.id
          ? `{{debt.${meant.n}.name}} costs {{debt.${meant.n}.rate}} interest, so it comes later in that order.`
          : "",
        after.debtFree.is === "none" && before.debtFree.is !== "none" ? "That would end all of your debt." : "",
        after.debtFree.is === "month" &&
          before.debtFree.is === "month" &&
          after.debtFree.months < before.debtFree.months
          ? `${debtEndLabel(ground.unseenLoans)}: ` +
              worked(
                turn,
                "debt-free-after",
                debtEndLabel(ground.unseenLoans),
                { unit: "month", month: after.debtFree.month },
                href,
              ) +
              " instead of " +
              worked(
                turn,
                "debt-free-before",
                debtEndLabel(ground.unseenLoans),
                { unit: "month", month: before.debtFree.month },
                href,
              ) +
              "."
          : "",
        ifKnown(sheet, "emergency.months", "Your savings cover {{emergency.months}} of needs now."),
        "A small part should be simply for you: {{guide.treat}} is a good measure.",
      ),
    ),
  );
}

function onDebt(turn: PlanTurn, { debt, n }: DebtMeant): string {
  const dear = debt.ratePercent >= DEAR_PERCENT;
  const first = turn.ground.fundCents < STARTER_CENTS;
  const isDearest = turn.ground.debts.every(({ ratePercent }) => ratePercent <= debt.ratePercent);
  return sentences(
    first
      ? "A first cushion of {{guide.starter}} before that."
      : dear
        ? isDearest
          ? "Yes, that's a good place for it."
          : "It can go there, though it isn't your most expensive debt."
        : "It can go there, though it isn't expensive debt.",
    `{{debt.${n}.name}} costs {{debt.${n}.rate}} interest on {{debt.${n}.balance}}.`,
    "The usual order:",
  );
}

function placedLine(turn: PlanTurn, { to, cents }: PlacedSum, at: number, href: string): string {
  const part = workedUsd(turn, `part-${at + 1}`, "A part of the sum", cents, href);
  if (to === "savings") {
    if (turn.sheet.has("emergency.gap"))
      return `${part} to savings: your savings cushion is {{emergency.gap}} short of {{guide.emergency-low}} of needs.`;
    return turn.sheet.has("emergency.low")
      ? `${part} to savings or your goals: ${COVERED}, and nothing expensive is owed.`
      : `${part} to savings: a savings cushion comes first, and I can't see how far yours reaches.`;
  }
  const n = numberOf(turn, to);
  return `${part} on {{debt.${n}.name}}, at {{debt.${n}.rate}} interest.`;
}

function order(turn: PlanTurn): string[] {
  const { ground, sheet } = turn;
  const dear = [...ground.debts]
    .filter(({ ratePercent }) => ratePercent >= DEAR_PERCENT)
    .sort((a, b) => b.ratePercent - a.ratePercent)[0];
  const n = dear ? numberOf(turn, dear.id) : 0;
  return [
    ground.fundCents < STARTER_CENTS ? "A first cushion of {{guide.starter}} in savings." : "",
    dear
      ? `Your highest-rate debt: {{debt.${n}.name}} with {{debt.${n}.balance}} owed at {{debt.${n}.rate}} interest. No investment pays that safely.`
      : "",
    ifKnown(
      sheet,
      "emergency.gap",
      "Your savings cushion: it's {{emergency.gap}} short of {{guide.emergency-low}} of needs.",
    ),
    "Retirement, an employer's match before all else, and your savings goals, the nearest date first.",
    "A small part simply for you: {{guide.treat}} is a good measure.",
  ];
}

/** Debt or savings: which is first, with the reason in the person's own figures. */
export function debtOrSave(turn: PlanTurn): Reply {
  const { request, ground, sheet } = turn;
  const lasts = ifKnown(sheet, "emergency.months", "Your savings cover {{emergency.months}} of needs.");
  if (ground.debts.length === 0 || isCardInFull(turn))
    return reply(
      paragraphs(
        sentences(
          "Savings first.",
          isCardInFull(turn) ? `Paying the card early gains nothing. ${inFull(turn)}` : noDebt(sheet),
          sheet.has("emergency.gap")
            ? "{{emergency.gap}} more fills the lower end of your savings cushion."
            : ifKnown(sheet, "emergency.low", `${coveredAlready(sheet)}, so it can go to a goal, or to retirement.`),
        ),
        sentences(sheet.has("emergency.gap") ? lasts : "", ownFund(sheet), otherDebts(turn)),
        sumLines(turn),
      ),
    );
  const first = firstOf(turn);
  return reply(
    paragraphs(
      sentences(first, againstInvesting(turn), first.includes(COVERED) ? "" : lasts, ownFund(sheet)),
      unseenSaid(turn),
      eitherSide(turn) || bothSides(turn),
      request.amountCents === undefined ? stepsLeft(turn) : sumLines(turn),
      ifKnown(
        sheet,
        "debt.total",
        `You owe {{debt.total}} on ${ground.debts.length === 1 ? "{{debt.1.name}}" : "cards and loans"}.`,
      ),
    ),
  );
}

/** What is paid early is a sure gain, and no more than that. */
function againstInvesting(turn: PlanTurn): string {
  const meant = debtMeant(turn);
  return meant && meant.debt.rateKnown && /\binvest/.test(turn.plain)
    ? `Paying {{debt.${meant.n}.name}} early saves a sure {{debt.${meant.n}.rate}} on {{debt.${meant.n}.balance}}; an investment may bring more, or lose.`
    : "";
}

/** Beside a card that is no debt: what is owed elsewhere. */
const otherDebts = ({ sheet }: PlanTurn): string =>
  ifKnown(sheet, "debt.total", "What you do owe is {{debt.total}}, at rates that stand under your debts.");

function sumLines(turn: PlanTurn): string {
  const { amountCents } = turn.request;
  if (amountCents === undefined) return "";
  const href = whatIfHref(whatIfOf(turn, "lump", { amountCents }));
  const placed = placeSum(amountCents, turn.ground);
  return paragraphs(
    `${askedUsd(turn, "amount", amountCents)} does most like this:`,
    bullets(placed.map((one, at) => placedLine(turn, one, at, href))),
  );
}

/** What is still to do, in the order that serves most people; what stands already is no step. */
function stepsLeft({ ground, sheet }: PlanTurn): string {
  const dear = ground.debts.filter(({ ratePercent }) => ratePercent >= DEAR_PERCENT);
  const n = dear.length === 1 && dear[0] ? ground.debts.indexOf(dear[0]) + 1 : 0;
  const isFull = ground.fundNeedsCents > 0 && ground.fundCents >= FULL_CUSHION_MONTHS * ground.fundNeedsCents;
  const steps = [
    ground.fundCents < STARTER_CENTS
      ? "A first cushion of {{guide.starter}} in savings, so that a surprise doesn't go on a card."
      : "",
    dear.length === 0
      ? ""
      : n > 0 && sheet.has(`debt.${n}.name`)
        ? `Then {{debt.${n}.name}}, at {{debt.${n}.rate}} interest.`
        : "Then every debt above roughly {{guide.dear-debt}} interest, the highest rate first.",
    isFull ? "" : "Then the full savings cushion of {{guide.emergency-low}} to {{guide.emergency-high}}.",
    "An employer's retirement match all along: nothing else pays as well.",
  ].filter((step) => step !== "");
  if (steps.length === 1)
    return "If an employer matches what you put into retirement, take that first: nothing else pays as well.";
  return paragraphs(
    "What is left to do, in order:",
    bullets(
      steps.map((step, at) => (at === 0 ? step.replace(/^Then (.)/, (_, first: string) => first.toUpperCase()) : step)),
    ),
  );
}

function firstOf(turn: PlanTurn): string {
  const { ground } = turn;
  const dear = [...ground.debts]
    .filter(({ ratePercent }) => ratePercent >= DEAR_PERCENT)
    .sort((a, b) => b.ratePercent - a.ratePercent)[0];
  const months = ground.fundNeedsCents > 0 ? ground.fundCents / ground.fundNeedsCents : null;
  if (ground.fundCents < STARTER_CENTS) return "Save first, but only a small cushion. Then debt.";
  if (dear) {
    const n = numberOf(turn, dear.id);
    return `Debt first: {{debt.${n}.name}} costs {{debt.${n}.rate}} interest, more than any savings account pays.`;
  }
  if (months !== null && months >= LEAST_CUSHION_MONTHS && turn.request.amountCents !== undefined)
    return ground.debts.every(({ rateKnown, ratePercent }) => rateKnown && ratePercent <= SAVINGS_PERCENT)
      ? `Savings, by a little: ${COVERED}, and they earn about what the debt costs.`
      : `Debt, by a little: ${COVERED}, and debt costs a little more than savings earn.`;
  return months !== null && months >= FULL_CUSHION_MONTHS
    ? beyondCushion(turn)
    : "Save first: none of your debts has a high rate, so the minimums will do there for now.";
}

/** Savings cover the upper end of the guide and no rate is high: the debt, unless savings earn as much as it costs. */
function beyondCushion(turn: PlanTurn): string {
  const { ground, sheet } = turn;
  const meant = debtMeant(turn)?.debt ?? [...ground.debts].sort((a, b) => b.ratePercent - a.ratePercent)[0];
  const n = meant ? numberOf(turn, meant.id) : 0;
  const of = `{{debt.${n}.name}}`;
  if (meant && meant.rateKnown && meant.ratePercent <= SAVINGS_PERCENT)
    return `Save more: ${COVERED}, and ${of} is at {{debt.${n}.rate}} interest, about what savings earn.`;
  const advice = payoffFor(ground);
  const first = `${of} first, because ${COVERED}.`;
  if (advice.is !== "plan" || advice.extraCents === 0 || !advice.minimums) return first;
  const put = (id: string, label: string, value: FactValue) =>
    sheet.derive("debt.total", { id: `payoff.${id}`, label, value });
  const extra = put("extra", "Extra payment a month", { unit: "usd", cents: advice.extraCents });
  const end = put("last-month", debtEndLabel(ground.unseenLoans), { unit: "month", month: advice.avalanche.lastMonth });
  const spared = advice.minimums.totalInterestCents - advice.avalanche.totalInterestCents;
  const saved = put("saved", "Less interest than with minimums alone", { unit: "usd", cents: spared });
  const what = ground.debts.length === 1 ? "clears it" : "clears {{debt.count}}";
  return `${first} ${extra} a month beyond the minimum ${what} by ${end} and saves ${saved}.`;
}
