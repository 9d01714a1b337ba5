// When debts end: one of them or all, as they are paid now and with an extra, by the payoff adviser.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { factName } from "~/domain/coach/facts/fact";
import { helpIn } from "~/domain/coach/help";
import { type Reply, reply } from "~/domain/coach/intents";
import type { PaidOffPlan } from "~/domain/goals/payoff-order";
import { type PayoffAdvice, payoffFor } from "~/domain/goals/payoff-advice";
import type { KnownDebt } from "~/domain/household/debts";
import { anyOf } from "~/domain/language/pattern";
import { type Cents, formatUsd } from "~/domain/money";
import { monthLabel } from "~/domain/periods";
import { orderOfThose } from "./debts-said";
import { inFull, isCardInFull, noDebt, notInPayoff } from "./no-debt";
import { oneDebt } from "./one-debt";
import { unseenLoan } from "./unseen-loan";
import { asked, debtMeant, kindOfDebt, type PlanTurn, type worked, workedUsd } from "./turn";

const MINIMUM_ONLY = /\b(?:only|just)\b.*\bminimums?\b|\bminimums?\b.*\bonly\b/;

/** 'Paying $500 a month' is all of it, minimums included; 'extra' says that it comes on top. */
function extraAsked({ request, plain, sheet }: PlanTurn): Cents | null {
  if (MINIMUM_ONLY.test(plain)) return 0;
  const said = request.monthlyCents ?? request.amountCents ?? null;
  if (said === null) return null;
  return /extra|more|another|additional|on top/.test(plain) || request.plan === "debt-or-save"
    ? said
    : Math.max(0, said - sheet.cents("debt.minimums"));
}

export function debtFree(turn: PlanTurn): Reply {
  if (isCardInFull(turn)) return reply(sentences("That card needs no plan.", inFull(turn)));
  const one = /\bwhich\b/.test(turn.plain) ? null : debtMeant(turn);
  if (one) return oneDebt(turn, one.debt, one.n);
  const { ground, sheet } = turn;
  const unseen = unseenLoan(turn);
  if (unseen) return unseen;
  if (turn.request.about !== undefined && turn.request.named === undefined && ground.debts.length === 0)
    return reply(noDebt(sheet));
  const advice = payoffFor(ground, extraAsked(turn));
  if (advice.is === "no-debt") return reply(noDebt(sheet));
  if (advice.is === "short") return tooShort(turn, advice.missingCents);
  if (advice.is === "never") return neverEnds(turn, advice.monthlyInterestCents);
  const given = planned(turn, advice);
  return { ...given, text: paragraphs(cardFirst(turn), asItIs(turn), given.text) };
}

const AS_IT_IS = anyOf(
  /\bnothing (?:else |at all )?changes\b|\bchange nothing\b|\bas (?:it|things|they) (?:is|are|goes?|stands?)\b/,
  /\b(?:only|just) (?:pay |paying |make |making )?(?:the )?minimums?\b/,
  /\bkeep (?:paying|going)\b|\bat (?:this|my current|the current|our current) (?:rate|pace)\b/,
);

/** 'If nothing changes' is what is paid now, before what could be put on top. */
const asItIs = ({ plain, sheet }: PlanTurn): string =>
  AS_IT_IS.test(plain)
    ? ifKnown(
        sheet,
        "payoff.alone",
        "If nothing changes, in {{payoff.alone}}: with the payments that are made now. With more on top it's sooner:",
      )
    : "";

/** 'Which card first' where every card is paid in full: none of them, and what comes first instead. */
function cardFirst(turn: PlanTurn): string {
  const hasCard = turn.ground.debts.some((debt) => kindOfDebt(debt, turn.inputs) === "card");
  return /\bcards?\b/.test(turn.plain) && !hasCard && turn.sheet.has("owed.in-full")
    ? sentences("No card needs to come first.", inFull(turn))
    : "";
}

/** The minimums alone are more than a month leaves: no date is a fact. */
function tooShort(turn: PlanTurn, missingCents: Cents): Reply {
  const { sheet } = turn;
  const missing = sheet.derive(sheet.has("minimums.unspent") ? "minimums.unspent" : "spend.average", {
    id: "payoff.missing",
    label: "Missing for the minimum payments",
    value: { unit: "usd", cents: missingCents },
  });
  return reply(
    paragraphs(
      `There's no payoff plan that your month has room for: ${missing} a month is missing once spending and ` +
        "minimum payments are made. Ask each lender for a lower rate or a hardship plan before a payment is " +
        "missed.",
      helpIn(sheet),
    ),
  );
}

function neverEnds(turn: PlanTurn, interestCents: Cents): Reply {
  const { sheet } = turn;
  const interest = sheet.derive("debt.total", {
    id: "payoff.interest-month",
    label: "Interest a month",
    value: { unit: "usd", cents: interestCents },
  });
  return reply(
    paragraphs(
      `As it stands the payments on your debt don't cover the interest of ${interest} a month, so it would ` +
        "never end. Any extra payment above that turns it around. If that isn't possible, ask the lender for a " +
        "lower rate or a hardship plan.",
      helpIn(sheet),
    ),
  );
}

type Planned = Extract<PayoffAdvice, { is: "plan" }>;
const ROWS_SHOWN = 60;

function planned(turn: PlanTurn, advice: Planned): Reply {
  const { plain, ground, sheet } = turn;
  const isSnowball = /snowball|smallest/.test(plain) && !/avalanche|highest/.test(plain);
  const plan = isSnowball ? advice.snowball : advice.avalanche;
  const unknown = notInPayoff(turn);
  const put = (id: string, label: string, value: Parameters<typeof worked>[3]) =>
    sheet.derive("debt.total", { id: `payoff.${id}`, label, value });
  const last = put("last-month", unknown === "" ? "Debt-free" : "Known debt paid off", {
    unit: "month",
    month: plan.lastMonth,
  });
  const months = put("months", "Time to pay off", { unit: "months", months: plan.months.length });
  const interest = put("interest", "Interest until then", { unit: "usd", cents: plan.totalInterestCents });
  const extra = extraOf(turn, advice);
  return reply(
    paragraphs(
      openingOf(turn, advice, plan),
      sentences(
        missing(turn, advice),
        `${whoEnds(turn, unknown)} in ${last}, after ${months}, with the minimum payments of ` +
          `{{debt.minimums}}${extra === "" ? " alone" : ` and ${extra} extra`} a ` +
          `month.${isUsualExtra(turn, advice) ? " A usual month leaves {{room.average}}." : ""}`,
        `You owe {{debt.total}} ${ground.debts.length === 1 ? "on one debt" : "in {{debt.count}}"}, and interest until then comes to ${interest}.`,
        sooner(turn, advice, plan),
      ),
      ground.debts.length > 1
        ? `This is the ${plan.strategy} order: ` +
            (isSnowball
              ? "the smallest balance first, which brings the first win soonest"
              : "the highest rate first, which costs the least interest") +
            "."
        : "",
      bullets(plan.order.map((id) => debtLine(turn, plan, id))),
      sentences(difference(turn, advice, isSnowball), unsure(ground.debts), unknown),
      hints(turn, advice),
    ),
    schedule(plan, ground.debts),
  );
}

/** Free of debt is who owes nothing else: while a balance isn't known, it's said of what is. */
function whoEnds({ ground }: PlanTurn, unknown: string): string {
  if (unknown === "") return "You would be free of debt";
  return ground.debts.length === 1 ? "{{debt.1.name}} would be paid off" : "The debts I can see would be paid off";
}

/** Where nobody named an extra, it's said where it comes from. */
const isUsualExtra = (turn: PlanTurn, { extraCents }: Planned): boolean =>
  extraCents > 0 && extraAsked(turn) === null && turn.sheet.has("room.average");

/** What somebody names is theirs; what is worked out of it rests on the figures it came from. */
function extraOf(turn: PlanTurn, { extraCents }: Planned): string {
  const { sheet } = turn;
  if (extraCents === 0) return "";
  const value = { unit: "usd", cents: extraCents } as const;
  if (extraAsked(turn) === extraCents) return asked(turn, "extra", value, "Extra payment a month");
  const base = sheet.has("room.average") ? "room.average" : "debt.minimums";
  return sheet.derive(base, { id: "payoff.extra", label: "Extra payment a month", value });
}

function openingOf(turn: PlanTurn, advice: Planned, plan: PaidOffPlan): string {
  const { plain, ground } = turn;
  const first = ground.debts.findIndex(({ id }) => id === plan.order[0]) + 1;
  return sentences(
    /snowball/.test(plain) && /avalanche/.test(plain)
      ? advice.interestApart > 0
        ? "Avalanche, by the figures."
        : "It makes no difference for you: both orders cost the same."
      : "",
    /\bwhich\b|\bfirst\b/.test(plain)
      ? `Start with {{debt.${first}.name}}, at {{debt.${first}.rate}} interest, and pay the minimum on the rest.`
      : "",
    orderOfThose(turn, plan.order),
  );
}

/** What was asked for and isn't there. */
function missing(turn: PlanTurn, { missingCents }: Planned): string {
  if (missingCents <= 0) return "";
  const cents = asked(turn, "missing", { unit: "usd", cents: missingCents }, "Missing for the extra payment");
  return `A usual month doesn't have all of that extra: it's ${cents} short. Here's the plan with what there is.`;
}

function sooner({ sheet }: PlanTurn, { minimums, extraCents }: Planned, plan: PaidOffPlan): string {
  if (!minimums || extraCents === 0) return "";
  const months = sheet.derive("debt.total", {
    id: "payoff.sooner",
    label: "Sooner than with minimums alone",
    value: { unit: "months", months: minimums.months.length - plan.months.length },
  });
  const saved = sheet.derive("debt.total", {
    id: "payoff.saved",
    label: "Less interest than with minimums alone",
    value: { unit: "usd", cents: minimums.totalInterestCents - plan.totalInterestCents },
  });
  const alone = sheet.derive("debt.total", {
    id: "payoff.alone",
    label: "Paid off with minimums alone",
    value: { unit: "month", month: minimums.lastMonth },
  });
  return `With the minimums alone it would be ${alone}: this is ${months} sooner, and ${saved} less interest.`;
}

function debtLine({ ground, sheet }: PlanTurn, plan: PaidOffPlan, id: string): string {
  const n = ground.debts.findIndex((debt) => debt.id === id) + 1;
  const month = plan.payoffs.find((one) => one.debtId === id)?.month;
  if (!month || !sheet.has(`debt.${n}.name`)) return "";
  sheet.derive(`debt.${n}.balance`, { id: `payoff.${n}.month`, label: "Paid off", value: { unit: "month", month } });
  return `{{debt.${n}.name}}: {{debt.${n}.balance}} at {{debt.${n}.rate}} interest, paid off in {{payoff.${n}.month}}`;
}

function difference({ sheet }: PlanTurn, { interestApart, monthsApart }: Planned, isSnowball: boolean): string {
  if (interestApart <= 0) return "";
  const cents = sheet.derive("debt.total", {
    id: "payoff.difference",
    label: "Difference in interest between the orders",
    value: { unit: "usd", cents: interestApart },
  });
  const months =
    monthsApart > 0
      ? " and " +
        sheet.derive("debt.total", {
          id: "payoff.apart",
          label: "Difference in time between the orders",
          value: { unit: "months", months: monthsApart },
        })
      : "";
  return isSnowball
    ? `The avalanche order would cost ${cents} less in interest on the same debt${months === "" ? "" : `, ending${months.replace(" and", "")} sooner`}.`
    : `The snowball order would cost ${cents} more in interest on the same debt${months === "" ? "" : `, and take${months.replace(" and", "")} longer`}.`;
}

const unsure = (debts: readonly KnownDebt[]): string =>
  debts.some(({ rateKnown }) => !rateKnown)
    ? "Where I don't know a debt's interest rate, I used a common one; add the debt as a goal with its real rate to make this exact."
    : "";

/** Savings beyond the savings cushion, and rates that are worth a call. */
function hints(turn: PlanTurn, { fromSavings, refinance }: Planned): string {
  const number = (id: string) => turn.ground.debts.findIndex((debt) => debt.id === id) + 1;
  return sentences(
    ...fromSavings.map(({ debtId, cents, sparedCents, yearInterestCents }, at) => {
      const n = number(debtId);
      const spare = workedUsd(turn, `spare-${at + 1}`, "Savings beyond the savings cushion", cents);
      const interest =
        sparedCents === null
          ? `${workedUsd(turn, `spare-interest-${at + 1}`, "Interest spared a year", yearInterestCents)} of interest a year`
          : `${workedUsd(turn, `spare-interest-${at + 1}`, "Interest spared in all", sparedCents)} of interest in all`;
      const isAll = cents === turn.ground.debts[n - 1]?.balanceCents;
      const paid = isAll ? `pay off {{debt.${n}.name}}` : `pay ${spare} of {{debt.${n}.name}}`;
      return (
        `You could ${paid} from savings today and still have {{guide.emergency-low}} of needs there: ` +
        `at {{debt.${n}.rate}} interest that saves about ${interest}.`
      );
    }),
    refinance.length > 0
      ? `A lower rate is worth asking for on ${refinance.map((id) => `{{debt.${number(id)}.name}}`).join(" and ")}.`
      : "",
  );
}

function schedule(plan: PaidOffPlan, debts: readonly KnownDebt[]): NonNullable<Reply["table"]> {
  const name = (id: string) => factName(debts.find((debt) => debt.id === id)?.name ?? "");
  return {
    caption:
      plan.months.length > ROWS_SHOWN ? `The first ${ROWS_SHOWN} of ${plan.months.length} months` : "Month by month",
    head: ["Month", ...plan.order.map(name), "Interest", "Still owed"],
    rows: plan.months
      .slice(0, ROWS_SHOWN)
      .map((month) => [
        monthLabel(month.month),
        ...plan.order.map((id) => formatUsd(month.rows.find((row) => row.debtId === id)?.paidCents ?? 0)),
        formatUsd(month.interestCents),
        formatUsd(month.balanceCents),
      ]),
  };
}
