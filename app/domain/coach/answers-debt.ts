// Questions about debt and credit, with the payoff schedule worked out month by month.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { creditWeakSpots } from "~/domain/coach/credit";
import { type Intent, type Reply, reply, type Turn, cannotTell } from "~/domain/coach/intents";
import { scoreBand } from "~/domain/credit/factors";
import { planDebts, type DebtStrategy, type PaidOffPlan } from "~/domain/goals/debt-plan";
import { plainName } from "~/domain/coach/facts/fact";
import { debtsOf, type KnownDebt } from "~/domain/coach/facts/worth";
import { formatUsd } from "~/domain/money";
import { addMonths, monthLabel, monthOf } from "~/domain/periods";

const NO_DEBT =
  "I don't see any debt: no linked card or loan with a balance, and no debt goal. If you owe something elsewhere, add it as a debt goal with its interest rate and I can plan the payoff.";
const ROWS_SHOWN = 60;

/** Payments on a debt whose balance nobody told: it is missing in every plan until somebody does. */
function unknownLoans({ sheet, inputs }: Turn): string {
  const known = debtsOf(inputs).some((debt) => /student|education|college/i.test(debt.name));
  return known
    ? ""
    : ifKnown(
        sheet,
        "spend.student_loans.average",
        "You also spend {{spend.student_loans.average}} a month on Student Loans, a debt whose balance I can't see; add it as a debt goal and it is part of the plan.",
      );
}

/** Where both are named, the one that costs less is worked out and the other held against it. */
function strategyOf(plain: string): DebtStrategy {
  return /snowball|smallest/.test(plain) && !/avalanche|highest/.test(plain) ? "snowball" : "avalanche";
}

const MINIMUM_ONLY = /\b(?:only|just)\b.*\bminimums?\b|\bminimums?\b.*\bonly\b/;

/** The extra a month: what was asked for, or what is usually left over, but never the whole of it. 'Paying $500 a month' is all of it, minimums included. */
function extraOf({ question, sheet }: Turn): number {
  if (MINIMUM_ONLY.test(question.plain)) return 0;
  if (question.amountCents === null) return Math.floor((sheet.cents("kept.average") * 0.5) / 1000) * 1000;
  const inAll = question.monthly && !/extra|more|additional|on top/.test(question.plain);
  return inAll ? Math.max(0, question.amountCents - sheet.cents("debt.minimums")) : question.amountCents;
}

/** What somebody names is theirs; what is worked out of it rests on the figures it came from. */
function addExtra({ question, sheet }: Turn, cents: number): string {
  const value = { label: "Extra payment a month", value: { unit: "usd", cents } } as const;
  if (question.amountCents === cents) return sheet.add({ id: "asked.extra", ...value, href: null });
  return sheet.derive(question.amountCents === null && sheet.has("kept.average") ? "kept.average" : "debt.minimums", {
    id: "payoff.extra",
    ...value,
  });
}

function payoff(turn: Turn): Reply {
  const { sheet, inputs, question } = turn;
  const debts = debtsOf(inputs).slice(0, 8);
  if (debts.length === 0) return reply(NO_DEBT);
  const extraCents = extraOf(turn);
  const startMonth = addMonths(monthOf(inputs.today), 1);
  const chosen = strategyOf(question.plain);
  const other: DebtStrategy = chosen === "snowball" ? "avalanche" : "snowball";
  const plan = planDebts({ debts, strategy: chosen, extraCents, startMonth });
  const rival = planDebts({ debts, strategy: other, extraCents, startMonth });
  const extra = addExtra(turn, extraCents);
  if (plan.never) {
    sheet.derive("debt.total", {
      id: "payoff.interest-month",
      label: "Interest a month",
      value: { unit: "usd", cents: plan.monthlyInterestCents },
    });
    return reply(
      "As it stands the payments on your debt don't cover the interest of {{payoff.interest-month}} a month, so it would never end. Any extra payment above that turns it around. If that isn't possible, ask the lender for a lower rate or a hardship plan, or a non-profit credit counselor for help.",
    );
  }
  addPayoffFacts(turn, plan, debts);
  const order = plan.order.map((id) => debts.findIndex((debt) => debt.id === id) + 1).filter((n) => n > 0);
  const first = order[0];
  const target =
    chosen === "avalanche"
      ? "the highest rate first, which costs the least interest"
      : "the smallest balance first, which brings the first win soonest";
  const saving = rival.never ? 0 : Math.abs(rival.totalInterestCents - plan.totalInterestCents);
  if (saving > 0)
    sheet.derive("debt.total", {
      id: "payoff.difference",
      label: "Difference in interest between the orders",
      value: { unit: "usd", cents: saving },
    });
  const assumed = debts.some((debt) => !debt.rateKnown);
  return reply(
    paragraphs(
      sentences(
        /snowball/.test(question.plain) && /avalanche/.test(question.plain)
          ? saving > 0
            ? "Avalanche, by the figures: snowball would cost {{payoff.difference}} more interest."
            : "It makes no difference for you: both orders cost the same."
          : "",
        first !== undefined && /\bwhich\b|\bfirst\b/.test(question.plain)
          ? `Start with {{debt.${first}.name}}, at {{debt.${first}.rate}} interest, and pay the minimum on the rest.`
          : "",
      ),
      sentences(
        `You would be free of debt in {{payoff.last-month}}, after {{payoff.months}}, with the minimum payments of {{debt.minimums}}${extraCents > 0 ? ` and ${extra} extra` : " alone"} a month.`,
        "You owe {{debt.total}} in {{debt.count}}, and interest until then comes to {{payoff.interest}}.",
        question.amountCents === null && extraCents > 0
          ? "The extra is a part of the {{kept.average}} of income that you usually keep; ask with an amount of your own to see what changes."
          : "",
        question.amountCents !== null && extraCents === 0 && !MINIMUM_ONLY.test(question.plain)
          ? "The amount you named doesn't go beyond the minimums, so this is the plan with the minimums alone."
          : "",
      ),
      `This is the ${chosen} order: ${target}.`,
      bullets(
        order.map(
          (n) =>
            `{{debt.${n}.name}}: {{debt.${n}.balance}} at {{debt.${n}.rate}} interest, paid off in {{payoff.${n}.month}}`,
        ),
      ),
      sentences(
        saving > 0
          ? chosen === "avalanche"
            ? "The snowball order would cost {{payoff.difference}} more in interest on the same debt."
            : "The avalanche order would cost {{payoff.difference}} less in interest on the same debt."
          : "",
        assumed
          ? "Where I don't know a debt's interest rate, I used a common one; add the debt as a goal with its real rate to make this exact."
          : "",
        unknownLoans(turn),
      ),
    ),
    schedule(plan, debts),
  );
}

function addPayoffFacts({ sheet }: Turn, plan: PaidOffPlan, debts: readonly KnownDebt[]): void {
  sheet.derive("debt.total", {
    id: "payoff.last-month",
    label: "Free of debt",
    value: { unit: "month", month: plan.lastMonth },
  });
  sheet.derive("debt.total", {
    id: "payoff.months",
    label: "Time to pay off",
    value: { unit: "months", months: plan.months.length },
  });
  sheet.derive("debt.total", {
    id: "payoff.interest",
    label: "Interest until then",
    value: { unit: "usd", cents: plan.totalInterestCents },
  });
  for (const { debtId, month } of plan.payoffs) {
    const n = debts.findIndex((debt) => debt.id === debtId) + 1;
    sheet.derive(`debt.${n}.balance`, { id: `payoff.${n}.month`, label: "Paid off", value: { unit: "month", month } });
  }
}

function schedule(plan: PaidOffPlan, debts: readonly KnownDebt[]): NonNullable<Reply["table"]> {
  const name = (id: string) => plainName(debts.find((debt) => debt.id === id)?.name ?? "");
  const shown = plan.months.slice(0, ROWS_SHOWN);
  return {
    caption:
      plan.months.length > ROWS_SHOWN ? `The first ${ROWS_SHOWN} of ${plan.months.length} months` : "Month by month",
    head: ["Month", ...plan.order.map(name), "Interest", "Still owed"],
    rows: shown.map((month) => [
      monthLabel(month.month),
      ...plan.order.map((id) => formatUsd(month.rows.find((row) => row.debtId === id)?.paidCents ?? 0)),
      formatUsd(month.interestCents),
      formatUsd(month.balanceCents),
    ]),
  };
}

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
            NO_DEBT,
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
      if (debts.length === 0) return reply(NO_DEBT);
      const monthly = debts.reduce((sum, debt) => sum + Math.round((debt.balanceCents * debt.ratePercent) / 1200), 0);
      sheet.derive("debt.total", {
        id: "interest.month",
        label: "Interest a month, about",
        value: { unit: "usd", cents: monthly },
      });
      sheet.derive("debt.total", {
        id: "interest.year",
        label: "Interest a year, about",
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
          "On your debt of {{debt.total}}, interest costs about {{interest.month}} a month, or {{interest.year}} a year at today's balance.",
          debts.some((debt) => !debt.rateKnown) ? "Where I don't know a rate I used a common one." : "",
          inputs.accounts.some(({ type, balanceCents }) => type === "credit" && balanceCents < 0)
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
              : NO_DEBT,
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
