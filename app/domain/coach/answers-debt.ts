// Questions about debt and credit.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { creditWeakSpots } from "~/domain/coach/credit";
import { IN_FULL, noDebt, payoff, unknownLoans } from "~/domain/coach/answers-payoff";
import { type Intent, reply, type Turn, cannotTell } from "~/domain/coach/intents";
import { scoreBand } from "~/domain/credit/factors";
import { debtsOf } from "~/domain/household/debts";

/** What the order means for this person: the cushion first, or the highest-rate debt. */
function debtFirst({ sheet, inputs }: Turn): string {
  const dear = debtsOf(inputs)
    .slice(0, 8)
    .map((debt, index) => ({ rate: debt.ratePercent, n: index + 1 }))
    .filter(({ rate }) => rate > 8)
    .sort((a, b) => b.rate - a.rate)[0];
  if (sheet.has("emergency.months") && sheet.number("emergency.months") < 1)
    return "Save first, but only a small cushion: your savings cover {{emergency.months}} of needs. Then debt.";
  if (!dear) return "Save first: none of your debts has a high rate, so the minimums will do there for now.";
  return sentences(
    `Debt first: {{debt.${dear.n}.name}} costs {{debt.${dear.n}.rate}} interest, more than any savings account pays.`,
    ifKnown(sheet, "emergency.months", "Your savings cover {{emergency.months}} of needs, enough to begin."),
  );
}

/** What is owed and what it takes of the income: first what was asked. */
function inOrder({ sheet, question }: Turn, owed: string): string {
  const load = ifKnown(
    sheet,
    "debt.to-income",
    "Debt payments take {{debt.to-income}} of your income; lenders get careful above {{guide.debt-load}} for all debt together, housing included.",
  );
  return /income|ratio|\bdti\b/.test(question.plain) ? sentences(load, owed) : sentences(owed, load);
}

export const DEBT_INTENTS: readonly Intent[] = [
  {
    id: "cannot-pay",
    match:
      /can(?:'t|not) pay|behind on|missed (?:a |my )?payment|collections? (?:call|agenc)|evict|bankrupt|drowning|desperate|shut ?off notice|overdue/,
    answer: ({ sheet }) =>
      reply(
        paragraphs(
          "That is a hard place to be, and there is a way through it. Keep a roof, power, food and the way to work paid first; cards and other unsecured debt come after.",
          bullets([
            "Call each lender before the due date and ask for a hardship plan. They have them, and asking is free.",
            "Pay the minimum where you can, so that nothing goes to collections.",
            "A non-profit credit counselor (look for an NFCC member) will go through it with you for free.",
          ]),
          sentences(
            ifKnown(sheet, "balance.cash", "You have {{balance.cash}} in cash."),
            ifKnown(sheet, "bills.month", "The bills I know of until {{month.end}} come to {{bills.month}}."),
          ),
        ),
      ),
  },
  {
    id: "debt-or-save",
    match:
      /\b(?:use|using|dip into|take|empty|drain)\b.*\b(?:savings|emergency fund)\b.*\b(?:pay|debts?|cards?|loans?)\b|(?:debts?|loans?|cards?)(?: off| down| first)? (?:or|vs|versus|before) (?:save|saving|invest)|(?:save|saving|savings|invest(?:ing)?)(?: more| money| first)? (?:or|vs|versus|before) (?:to )?(?:pay|debt)|pay (?:off )?(?:my )?debt first/,
    answer: (turn) => {
      const { sheet, inputs } = turn;
      const debts = debtsOf(inputs);
      if (debts.length === 0)
        return reply(
          sentences(
            noDebt(sheet),
            ifKnown(sheet, "emergency.gap", "So savings come first: {{emergency.gap}} more fills your emergency fund."),
          ),
        );
      return reply(
        paragraphs(
          debtFirst(turn),
          "A good order for most people:",
          bullets([
            "A first cushion of {{guide.starter}} in savings, so that a surprise doesn't go on a card.",
            "Then every debt above roughly {{guide.dear-debt}} interest, the highest rate first.",
            "Then the full emergency fund of {{guide.emergency-low}} to {{guide.emergency-high}}.",
            "Take an employer's retirement match all along: nothing else pays as well.",
          ]),
          sentences(
            ifKnown(sheet, "debt.total", "You owe {{debt.total}} on cards and loans."),
            ifKnown(sheet, "emergency.months", "Your savings cover {{emergency.months}} of needs."),
          ),
        ),
      );
    },
  },
  {
    id: "interest-cost",
    match:
      /(?:how much|what).*interest.*(?:pay|cost|paying)|interest (?:am i|do i)|cost of my debt|\b(?:interest|apr|rate)\b.*\b(?:bad|high|low|good|ok|okay|normal|crazy|fair|too much)\b/,
    answer: ({ sheet, inputs, question }) => {
      const debts = debtsOf(inputs);
      if (debts.length === 0) return reply(noDebt(sheet));
      const monthly = debts.reduce((sum, debt) => sum + Math.round((debt.balanceCents * debt.ratePercent) / 1200), 0);
      sheet.derive("debt.total", {
        id: "interest.month",
        label: "Interest a month, forecast",
        value: { unit: "usd", cents: monthly },
      });
      sheet.derive("debt.total", {
        id: "interest.year",
        label: "Interest a year, forecast",
        value: { unit: "usd", cents: monthly * 12 },
      });
      const dearest = debts
        .slice(0, 8)
        .map((debt, index) => ({ rate: debt.ratePercent, n: index + 1 }))
        .sort((a, b) => b.rate - a.rate)[0];
      const verdict =
        dearest && /\b(?:bad|high|low|good|ok|okay|normal|crazy|fair|too much)\b/.test(question.plain)
          ? dearest.rate > 15
            ? `Yes, that is expensive debt: {{debt.${dearest.n}.name}} is at {{debt.${dearest.n}.rate}} interest.`
            : dearest.rate > 8
              ? `It is on the high side: {{debt.${dearest.n}.name}} is at {{debt.${dearest.n}.rate}} interest.`
              : `It is moderate: the highest rate is {{debt.${dearest.n}.rate}} interest.`
          : "";
      return reply(
        sentences(
          verdict,
          ifKnown(sheet, "interest.paid", "You were charged {{interest.paid}} of interest in the last 12 months."),
          "The forecast on your debt of {{debt.total}} is about {{interest.month}} a month, or {{interest.year}} a year at today's balance.",
          debts.some((debt) => !debt.rateKnown) ? "Where I don't know a rate I used a common one." : "",
          sheet.has("owed.in-full")
            ? IN_FULL
            : inputs.accounts.some(({ type, balanceCents }) => type === "credit" && balanceCents < 0)
              ? "A card that is paid in full carries no interest."
              : "",
        ),
      );
    },
  },
  {
    id: "pay-off-debt",
    match:
      /snowball|avalanche|which (?:debts?|loans?|cards?) .*first|debt[ -]free|pay(?:ing)? (?:off|down) (?:my |the |our )?(?:\w+ ){0,3}?(?:debts?|cards?|loans?|credit)|(?:get|getting) out of debt|debt (?:plan|payoff|pay-off)|(?:extra|more|another|\d) (?:on|to|toward|towards|at|into) (?:my |the )?(?:debt|loan|card|credit)|tackle my debt|\brid of\b.*\b(?:debts?|loans?|cards?)\b|only .*minimum|just .*minimum|minimums? only|(?:clear|kill|crush|eliminate|finish) (?:off )?(?:my |the |all )?(?:\w+ )?(?:debts?|loans?|cards?)/,
    when: ({ question }) => !/\bscore\b/.test(question.plain),
    answer: payoff,
  },
  {
    id: "debt-total",
    match:
      /how much (?:(?:credit card |student |total )?debt|do (?:i|we) (?:still )?owe)|\b(?:do|does) (?:i|we) owe\b|how much (?:is|are) my (?:\w+ )?(?:debts?|loans?)|(?:total|my) debts?\b|what do i owe|owe in total|\b(?:have|got|in|any) (?:much |any )?debts?\b|\b(?:percent|percentage|share|part|much|%) of my (?:income|pay|paycheck|salary)\b.*\bdebts?\b|debt[- ]to[- ]income|too much debt/,
    answer: (turn) =>
      turn.sheet.has("debt.total")
        ? reply(
            paragraphs(
              /\bstudent\b/.test(turn.question.plain) ? unknownLoans(turn).replace("also ", "") : "",
              inOrder(turn, "You owe {{debt.total}} in {{debt.count}}."),
              bullets(
                [1, 2, 3, 4, 5, 6]
                  .filter((n) => turn.sheet.has(`debt.${n}.name`))
                  .map((n) => `{{debt.${n}.name}}: {{debt.${n}.balance}} at {{debt.${n}.rate}} interest`),
              ),
              /\bstudent\b/.test(turn.question.plain) ? "" : unknownLoans(turn),
            ),
          )
        : reply(
            turn.sheet.has("debt.payments")
              ? inOrder(turn, sentences("I don't know what is still owed.", unknownLoans(turn).replace("also ", "")))
              : noDebt(turn.sheet),
          ),
  },
  {
    id: "utilization",
    match:
      /utili[sz]ation|credit limit|how much of my (?:credit|limit)|card balances? (?:too|high)|(?:%|percent) (?:on|of) (?:my|a|the) (?:credit |card|limit)/,
    answer: ({ sheet, question }) => {
      const named = question.ratePercent;
      const verdict =
        named === null
          ? ""
          : named > 30
            ? "Yes, a little: under {{guide.utilization}} utilization is what lenders like to see."
            : "No, that is in the good range of utilization.";
      if (sheet.has("utilization.now"))
        return reply(
          sentences(
            verdict,
            "You use {{utilization.now}} of your card limits of {{limit.cards}}.",
            "Under {{guide.utilization}} utilization is good and under {{guide.utilization-best}} excellent.",
            ifKnown(
              sheet,
              "utilization.pay-down",
              "Paying the cards down by {{utilization.pay-down}} brings you under the first line.",
            ),
            !sheet.has("utilization.pay-down")
              ? ifKnown(
                  sheet,
                  "utilization.pay-down-best",
                  "Paying the cards down by {{utilization.pay-down-best}} brings you into the best range.",
                )
              : "",
            "What counts is the balance on the statement day, so a payment just before it helps at once.",
          ),
        );
      if (sheet.has("credit.utilization"))
        return reply(
          "In your credit assessment you gave a utilization of {{credit.utilization}}. Under {{guide.utilization}} utilization is good and under {{guide.utilization-best}} excellent.",
        );
      return cannotTell(
        "I need a linked credit card with a known limit, or a credit assessment, to see your utilization.",
      );
    },
  },
  {
    id: "credit-score",
    match:
      /credit (?:score|report|rating|history)|(?:raise|improve|build|fix|increase|boost|better) (?:my |our )?(?:credit|score)|my score|good credit|fico/,
    answer: ({ sheet, inputs, question }) => {
      const profile = inputs.credit?.profile;
      if (!profile)
        return cannotTell(
          sentences(
            "I don't have a credit score of yours. The Credit Simulator asks for what is on your report and turns it into a plan.",
            ifKnown(
              sheet,
              "utilization.now",
              "One thing I do see: your cards are at {{utilization.now}} of their limit, and under {{guide.utilization}} helps.",
            ),
          ),
        );
      const spots = creditWeakSpots(profile);
      const help = sentences(
        "What helps: every bill on time by automatic payment, card balances under {{guide.utilization}} of the limit, old accounts kept open, and few new applications.",
        ifKnown(sheet, "credit.pay-down", "Paying the cards down by {{credit.pay-down}} gets you under that line."),
      );
      const how = /\bhow\b|raise|improve|boost|fix|build|increase|better/.test(question.plain);
      return reply(
        paragraphs(
          how ? help : "",
          `Your credit score is {{credit.score}}, in the ${scoreBand(profile.currentScore).name.toLowerCase()} range. ${profile.goalScore > profile.currentScore ? "Your goal score of {{credit.goal}} is {{credit.gap}} away." : "You have reached your goal score of {{credit.goal}}."}`,
          spots.length > 0 ? "What weighs on it most:" : "Every factor is in good shape.",
          bullets(spots),
          how ? "" : help,
        ),
      );
    },
  },
];
