// What life brings: a child, more pay, no pay.

import { paychecks } from "~/domain/ledger/recurring";
import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import type { FactSheet, FactValue } from "~/domain/coach/facts/fact";
import { helpIn } from "~/domain/coach/help";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import { monthlyToMeet } from "~/domain/goals/pace";
import { outcomeOf } from "~/domain/household/what-if";
import { DEAR_PERCENT } from "~/domain/household/what-if-effects";
import { whatIfHref } from "~/domain/household/what-if-fields";
import { isTrouble } from "~/domain/household/trouble";
import { listedClauses } from "~/texts/plural";
import { verdictSentence } from "~/texts/what-if";
import { type Cents, sumCents } from "~/domain/money";
import { asked, askedUsd, type PlanTurn, worked, workedUsd } from "./turn";
import { verdictAsked, whatIfOf, whatIfReply } from "./what-if-words";

export function child(turn: PlanTurn): Reply {
  const whatIf = whatIfOf(turn, "child");
  return whatIfReply(turn, whatIf, (_, href) => [
    `${workedUsd(turn, "child", "Assumed for a child a month", whatIf.monthlyCents, href)}` +
      " a month is " +
      (turn.request.monthlyCents === undefined
        ? "assumed for care, food and space, about what families in the middle spend"
        : "what you asked about") +
      ".",
    "Try it for some months before you need it, by sending that amount to savings.",
  ]);
}

/** A raise without a sum is the one that the pay shows, as a month has it. */
function lastRaise({ inputs }: PlanTurn): Cents | undefined {
  const [pay] = paychecks(inputs.recurring);
  const change = pay?.change;
  if (!pay || !change || Math.abs(change.toCents) <= Math.abs(change.fromCents)) return undefined;
  const by = Math.abs(change.toCents) - Math.abs(change.fromCents);
  return Math.round((by * Math.abs(pay.monthlyCents)) / Math.max(1, Math.abs(pay.typicalCents)));
}

export function raise(turn: PlanTurn): Reply | null {
  const { request, ground, sheet, inputs } = turn;
  const { monthlyCents, ratePercent, amountCents } = request;
  // A share of the pay, which is what rises or falls; interest and the like stay.
  const pays = paychecks(inputs.recurring);
  const income = ground.incomeCents ?? 0;
  const paid = pays.length > 0 ? Math.min(income, sumCents(pays.map((one) => Math.abs(one.monthlyCents)))) : income;
  const byPercent = ratePercent === undefined ? undefined : Math.round((paid * ratePercent) / 100);
  // A raise of thousands is one of a year.
  const once =
    amountCents === undefined ? undefined : amountCents >= 2_500_00 ? Math.round(amountCents / 12) : amountCents;
  const more = monthlyCents ?? byPercent ?? once ?? lastRaise(turn);
  if (more !== undefined && more < 0) return payCut(turn, -more);
  if (more === undefined || more <= 0)
    return ASKS_WHERE.test(turn.plain)
      ? reply(paragraphs(whereTo(turn), "Tell me how much more a month it is, and I'll work out what it brings."))
      : null;
  const whatIf = whatIfOf(turn, "raise", { monthlyCents: more, amountCents: 0 });
  const helps = whatIfReply(turn, whatIf, (_, href) => [
    sentences(
      amountCents === undefined || amountCents === more
        ? `${workedUsd(turn, "raise", "More a month", more, href)} more a month`
        : `${askedUsd(turn, "raise-year", amountCents)} more a year is ${workedUsd(turn, "raise", "More a month", more, href)} a month, which`,
      "is what I count as take-home pay; taxes come out of a raise first.",
    ),
    shareOfPay(turn, href),
    eachYear(turn, href),
    sheet.has("emergency.gap")
      ? "Decide now where it goes: your savings cushion is {{emergency.gap}} short."
      : "Decide now where it goes, or it disappears.",
  ]);
  return ASKS_WHERE.test(turn.plain) ? { ...helps, text: paragraphs(whereTo(turn), helps.text) } : helps;
}

function payCut(turn: PlanTurn, less: Cents): Reply {
  const whatIf = whatIfOf(turn, "pay-cut", { monthlyCents: less, amountCents: 0 });
  return whatIfReply(turn, whatIf, (_, href) => [
    shareOfPay(turn, href),
    `${workedUsd(turn, "less", "Less a month", less, href)} less a month is what I count as lost take-home pay.`,
  ]);
}

/** What a share of the pay is, of one paycheck and of a month. */
function shareOfPay(turn: PlanTurn, href: string): string {
  const { ratePercent = 0 } = turn.request;
  const [pay, ...others] = paychecks(turn.inputs.recurring);
  if (!pay || others.length > 0 || ratePercent === 0) return "";
  const each = Math.abs(pay.typicalCents);
  const by = Math.round((each * ratePercent) / 100);
  return (
    `A paycheck of ${workedUsd(turn, "check", "Usual pay", each, href)} would be ` +
    `${workedUsd(turn, "check-then", "Pay then", each + by, href)}, ` +
    `${workedUsd(turn, "check-by", "Difference", Math.abs(by), href)} ${by < 0 ? "less" : "more"}.`
  );
}

const YEARS_FROM_MONTHS = 24;
/** The same raise each year, to the last of them. */
function eachYear(turn: PlanTurn, href: string): string {
  const { ratePercent = 0, months = 0 } = turn.request;
  const [pay, ...others] = paychecks(turn.inputs.recurring);
  const years = Math.floor(months / 12);
  if (!pay || others.length > 0 || ratePercent === 0 || months < YEARS_FROM_MONTHS) return "";
  const factor = (1 + ratePercent / 100) ** years;
  const [each, month] = [Math.abs(pay.typicalCents), Math.abs(pay.monthlyCents)].map((cents) =>
    Math.round(cents * factor),
  );
  const term = asked(turn, "term", { unit: "months", months: years * 12 });
  return (
    `The same each year makes it a paycheck of ${workedUsd(turn, "check-last", "Pay after all years", each ?? 0, href)} ` +
    `after ${term}, ${workedUsd(turn, "month-last", "Pay a month after all years", month ?? 0, href)} in an average month.`
  );
}

const ASKS_WHERE =
  /\b(?:where|(?:best|smart\w*|right|wise\w*) (?:thing|use|way|place|move)|(?:do|done) with|what (?:should|would) (?:i|we|you)|best use|allocate|split)\b/;

/** What waits for it: a fund that isn't there yet, dear debt, then the goals with a date, the nearest first. */
function whereTo(turn: PlanTurn): string {
  const { sheet, ground, inputs } = turn;
  const dear = ground.debts.findIndex(({ ratePercent }) => ratePercent >= DEAR_PERCENT);
  const waiting = inputs.goals
    .flatMap((goal) => {
      const left = goal.targetCents - goal.currentCents;
      const each =
        goal.type === "savings" && goal.deadline !== null && left > 0
          ? monthlyToMeet(left, ground.today, goal.deadline)
          : null;
      return each === null || goal.deadline === null ? [] : [{ ...goal, deadline: goal.deadline, each }];
    })
    .sort((one, other) => (one.deadline < other.deadline ? -1 : 1))
    .slice(0, 3);
  const goals = waiting.map(({ name, each, deadline }, at) => {
    const put = (part: string, label: string, value: FactValue) =>
      worked(turn, `waits-${at + 1}-${part}`, label, value, "/goals");
    return (
      `${put("name", "Name", { unit: "name", text: name })} takes ` +
      `${put("each", "A month, to be there in time", { unit: "usd", cents: each })} a month to ` +
      `be full by ${put("day", "Date of the goal", { unit: "day", day: deadline })}`
    );
  });
  return sentences(
    sheet.has("emergency.gap")
      ? "Send it to savings first, on payday, before it can be spent: your savings cushion is {{emergency.gap}} short."
      : dear >= 0
        ? `Send it to {{debt.${dear + 1}.name}} first: it costs {{debt.${dear + 1}.rate}} interest.`
        : goals.length > 0
          ? "Send it to your goals first, on payday, before it can be spent."
          : "Send it to savings or retirement on payday, before it can be spent.",
    goals.length > 0 ? `${listedClauses(goals)}.` : "",
  );
}

const LOST =
  /^(?:so )?(?:i |we |just )*(?:lost|got laid|got fired|was fired|am laid|was laid|am unemployed|am out of work)\b/;

export function jobLost(turn: PlanTurn): Reply {
  const { request, ground, sheet, plain } = turn;
  const whatIf = whatIfOf(turn, "job", { monthlyCents: request.monthlyCents ?? 0, amountCents: 0 });
  if (!sheet.has("emergency.months"))
    return cannotTell(
      "I need a linked savings or checking account and a full month of spending to say how " +
        "long your money lasts. As a rule an emergency fund should cover " +
        "{{guide.emergency-low}} to {{guide.emergency-high}} of needs.",
    );
  const isSo =
    LOST.test(plain) && !/\b(?:if|would|could|should|suppose|what happens)\b/.test(plain.replace(/\bhow long\b.*/, ""));
  const { effect, verdict } = outcomeOf(whatIf, ground);
  const href = whatIfHref(whatIf);
  // What still comes in is spent first; only the rest comes out of savings.
  const still = whatIf.monthlyCents;
  const spending = (ground.spentCents ?? 0) - still;
  const lasts = (id: string, label: string, cents: Cents, each: Cents) =>
    worked(turn, id, label, { unit: "months", months: cents / each }, href);
  return reply(
    paragraphs(
      isSo ? "I'm sorry; that's hard, and there is time to go through it." : "",
      sentences(
        isTrouble(verdict.signs) || !isSo ? verdictSentence(verdict, "job", isSo ? "what-if" : verdictAsked(turn)) : "",
        isSo || isTrouble(verdict.signs)
          ? ""
          : `${worked(turn, "without", "Months without the job", { unit: "months", months: whatIf.months }, href)}` +
              " without pay " +
              (request.months === undefined ? "are assumed" : "are what you asked about") +
              ".",
        effect.lastsMonths === null
          ? "What still comes in would cover your needs."
          : `${still > 0 ? `With the ${workedUsd(turn, "still", "Still comes in a month", still, href)} a month that still comes in` : "Without any income"}` +
              " your savings would cover your needs for " +
              worked(turn, "lasts", "Savings last, needs alone", { unit: "months", months: effect.lastsMonths }, href),
        effect.lastsMonths !== null && spending > 0
          ? `and for ${lasts("lasts-all", "Savings last, at usual spending", ground.fundCents, spending)} if you ` +
              "went on spending {{spend.average}} a month as you do."
          : "",
        sheet.has("balance.savings", "balance.checking") && spending > 0
          ? "With the {{balance.checking}} in checking it is " +
              lasts(
                "lasts-cash",
                "Cash lasts, at usual spending",
                ground.fundCents + Math.max(0, sheet.cents("balance.checking")),
                spending,
              ) +
              "."
          : "",
      ),
      bullets(nextSteps(sheet)),
      ifKnown(
        sheet,
        "emergency.gap",
        "Your savings are {{emergency.gap}} short of the lower end of a savings cushion.",
      ),
      isTrouble(verdict.signs) ? helpIn(sheet) : "",
      "How long it might take, and what still comes in, you can change on the What If page.",
    ),
  );
}

/** In the order in which they help. */
function nextSteps(sheet: FactSheet): string[] {
  return [
    "This week: file for unemployment benefits, and ask what severance and health cover you keep.",
    "Cut to needs, {{need.average}} in a usual month, and pause what can be paused.",
    ifKnown(sheet, "subscriptions.month", "Subscriptions of {{subscriptions.month}} a month are the quickest to stop."),
    ifKnown(
      sheet,
      "debt.minimums",
      "On debt pay the minimums of {{debt.minimums}}, no extra, and ask lenders for hardship plans before a date is missed.",
    ),
    ifKnown(
      sheet,
      "bills.month",
      sheet.cents("bills.month") > 0 ? "Bills of {{bills.month}} are still due until {{month.end}}." : "",
    ),
  ];
}
