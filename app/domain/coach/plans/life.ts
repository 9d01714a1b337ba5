// What life brings: a child, more pay, no pay.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { helpIn } from "~/domain/coach/help";
import { cannotTell, type Reply, reply } from "~/domain/coach/intents";
import { outcomeOf } from "~/domain/household/what-if";
import { whatIfHref } from "~/domain/household/what-if-fields";
import { isTrouble } from "~/domain/household/trouble";
import { verdictSentence } from "~/texts/what-if";
import type { Cents } from "~/domain/money";
import { type PlanTurn, worked, workedUsd } from "./turn";
import { verdictAsked, whatIfOf, whatIfReply } from "./what-ifs";

export function child(turn: PlanTurn): Reply {
  const whatIf = whatIfOf(turn, "child");
  return whatIfReply(turn, whatIf, (_, href) => [
    `${workedUsd(turn, "child", "Assumed for a child a month", whatIf.monthlyCents, href)} a month is ${turn.request.monthlyCents === undefined ? "assumed for care, food and space, about what families in the middle spend" : "what you asked about"}.`,
    "Try it for some months before you need it, by sending that amount to savings.",
  ]);
}

export function raise(turn: PlanTurn): Reply | null {
  const { request, ground, sheet } = turn;
  const { monthlyCents, ratePercent, amountCents } = request;
  const byPercent = ratePercent === undefined ? undefined : Math.round(((ground.incomeCents ?? 0) * ratePercent) / 100);
  // A raise of thousands is one of a year.
  const once =
    amountCents === undefined ? undefined : amountCents >= 2_500_00 ? Math.round(amountCents / 12) : amountCents;
  const more = monthlyCents ?? byPercent ?? once;
  if (more === undefined || more <= 0) return null;
  const whatIf = whatIfOf(turn, "raise", { monthlyCents: more, amountCents: 0 });
  return whatIfReply(turn, whatIf, (_, href) => [
    `${workedUsd(turn, "raise", "More a month", more, href)} more a month is taken as what reaches your account; taxes take their part of a raise before that.`,
    sheet.has("emergency.gap")
      ? "Decide now where it goes: your emergency fund is missing {{emergency.gap}} of savings."
      : "Decide now where it goes, or it disappears.",
  ]);
}

const LOST =
  /^(?:so )?(?:i |we |just )*(?:lost|got laid|got fired|was fired|am laid|was laid|am unemployed|am out of work)\b/;

export function jobLost(turn: PlanTurn): Reply {
  const { request, ground, sheet, plain } = turn;
  const whatIf = whatIfOf(turn, "job", { monthlyCents: request.monthlyCents ?? 0, amountCents: 0 });
  if (!sheet.has("emergency.months"))
    return cannotTell(
      "I need a linked savings or checking account and a full month of spending to say how long your money lasts. As a rule an emergency fund should cover {{guide.emergency-low}} to {{guide.emergency-high}} of needs.",
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
          : `${worked(turn, "without", "Months without the job", { unit: "months", months: whatIf.months }, href)} without pay ${request.months === undefined ? "are assumed" : "are what you asked about"}.`,
        effect.lastsMonths === null
          ? "What still comes in would cover your needs."
          : `${still > 0 ? `With the ${workedUsd(turn, "still", "Still comes in a month", still, href)} a month that still comes in` : "Without any income"} your savings would cover your needs for ${worked(turn, "lasts", "Savings last, needs alone", { unit: "months", months: effect.lastsMonths }, href)}`,
        effect.lastsMonths !== null && spending > 0
          ? `and for ${lasts("lasts-all", "Savings last, at usual spending", ground.fundCents, spending)} if you went on spending {{spend.average}} a month as you do.`
          : "",
        sheet.has("balance.savings", "balance.checking") && spending > 0
          ? `With the {{balance.checking}} in checking it is ${lasts("lasts-cash", "Cash lasts, at usual spending", ground.fundCents + Math.max(0, sheet.cents("balance.checking")), spending)}.`
          : "",
      ),
      bullets(nextSteps(sheet)),
      ifKnown(
        sheet,
        "emergency.gap",
        "Your savings are {{emergency.gap}} short of the lower end of an emergency fund.",
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
