// How debt is paid off, worked out month by month, with no more than a month has room for.

import { bullets, ifKnown, paragraphs, sentences } from "~/domain/coach/advice";
import { plainName } from "~/domain/coach/facts/fact";
import { debtsOf, type KnownDebt } from "~/domain/household/debts";
import { helpIn } from "~/domain/coach/help";
import { type Reply, reply, type Turn } from "~/domain/coach/intents";
import { roomOf, roomText } from "~/domain/coach/room";
import { feasible } from "~/domain/household/feasible";
import { type DebtStrategy, monthlyInterest, type PaidOffPlan, planDebts } from "~/domain/goals/debt-plan";
import { type Cents, formatUsd } from "~/domain/money";
import { addMonths, monthLabel, monthOf } from "~/domain/periods";

const NO_DEBT =
  "I don't see any debt: no linked card or loan with a balance, and no debt goal. If you owe something elsewhere, add it as a debt goal with its interest rate and I can plan the payoff.";
export const IN_FULL =
  "What is on the cards that you pay in full ({{owed.in-full}}) is no debt, and costs no interest.";
export const noDebt = (sheet: Turn["sheet"]): string =>
  sheet.has("owed.in-full") ? sentences("I don't see any debt.", IN_FULL) : NO_DEBT;
const ROWS_SHOWN = 60;

/** Payments on a debt whose balance nobody told: it is missing in every plan until somebody does. */
export function unknownLoans({ sheet, inputs }: Turn): string {
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

/** The extra a month that is asked for. 'Paying $500 a month' is all of it, minimums included. */
function askedExtra({ question, sheet }: Turn): Cents | null {
  if (MINIMUM_ONLY.test(question.plain)) return 0;
  if (question.amountCents === null) return null;
  const inAll = question.monthly && !/extra|more|additional|on top/.test(question.plain);
  return inAll ? Math.max(0, question.amountCents - sheet.cents("debt.minimums")) : question.amountCents;
}

type Extra = { cents: Cents; missingCents: Cents };

/** What can be paid beyond the minimums: what was asked for as far as it is there, or a half of what is left over. */
function extraOf(turn: Turn): Extra {
  const room = roomOf(turn.sheet);
  const wanted = askedExtra(turn);
  if (wanted === null) return { cents: Math.floor(((room ?? 0) * 0.5) / 1000) * 1000, missingCents: 0 };
  const fit = room === null ? { fits: true as const } : feasible(wanted, room);
  return fit.fits ? { cents: wanted, missingCents: 0 } : { cents: room ?? 0, missingCents: fit.missingCents };
}

/** What somebody names is theirs; what is worked out of it rests on the figures it came from. */
function addExtra({ question, sheet }: Turn, cents: Cents): string {
  const value = { label: "Extra payment a month", value: { unit: "usd", cents } } as const;
  if (question.amountCents === cents) return sheet.add({ id: "asked.extra", ...value, href: null });
  const base = sheet.has("room.average")
    ? "room.average"
    : sheet.has("kept.average")
      ? "kept.average"
      : "debt.minimums";
  return sheet.derive(base, { id: "payoff.extra", ...value });
}

/** A minimum that isn't there can't be paid, whatever the schedule says. */
function minimumsMissing({ sheet }: Turn): Cents {
  const due = sheet.cents("minimums.unspent");
  return sheet.has("kept.average") && due > sheet.cents("kept.average") ? due - sheet.cents("kept.average") : 0;
}

export function payoff(turn: Turn): Reply {
  const { sheet, inputs, question } = turn;
  const debts = debtsOf(inputs).slice(0, 8);
  if (debts.length === 0) return reply(noDebt(sheet));
  const missing = minimumsMissing(turn);
  if (missing > 0) return impossible(turn, missing);
  const extra = extraOf(turn);
  const startMonth = addMonths(monthOf(inputs.today), 1);
  const chosen = strategyOf(question.plain);
  const other: DebtStrategy = chosen === "snowball" ? "avalanche" : "snowball";
  const plan = planDebts({ debts, strategy: chosen, extraCents: extra.cents, startMonth });
  const rival = planDebts({ debts, strategy: other, extraCents: extra.cents, startMonth });
  if (plan.never) return neverEnds(turn, plan.monthlyInterestCents);
  addPayoffFacts(turn, plan, debts);
  const saving = rival.never ? 0 : Math.abs(rival.totalInterestCents - plan.totalInterestCents);
  if (saving > 0)
    sheet.derive("debt.total", {
      id: "payoff.difference",
      label: "Difference in interest between the orders",
      value: { unit: "usd", cents: saving },
    });
  return reply(planText(turn, { plan, debts, saving, extra }), schedule(plan, debts));
}

/** The minimums alone are more than a month leaves: no date is a fact. */
function impossible({ sheet }: Turn, missingCents: Cents): Reply {
  sheet.derive("kept.average", {
    id: "payoff.missing",
    label: "Missing for the minimum payments",
    value: { unit: "usd", cents: missingCents },
  });
  return reply(
    paragraphs(
      sentences(
        "There is no payoff plan that your month could carry: {{payoff.missing}} a month is missing for the minimum payments alone.",
        roomText(sheet),
        "Ask each lender for a lower rate or a hardship plan before a payment is missed.",
      ),
      helpIn(sheet),
    ),
  );
}

function neverEnds({ sheet }: Turn, interestCents: Cents): Reply {
  sheet.derive("debt.total", {
    id: "payoff.interest-month",
    label: "Interest a month",
    value: { unit: "usd", cents: interestCents },
  });
  return reply(
    paragraphs(
      "As it stands the payments on your debt don't cover the interest of {{payoff.interest-month}} a month, so it would never end. Any extra payment above that turns it around. If that isn't possible, ask the lender for a lower rate or a hardship plan.",
      helpIn(sheet),
    ),
  );
}

type Worked = { plan: PaidOffPlan; debts: readonly KnownDebt[]; saving: Cents; extra: Extra };

function planText(turn: Turn, { plan, debts, saving, extra }: Worked): string {
  const order = plan.order.map((id) => debts.findIndex((debt) => debt.id === id) + 1).filter((n) => n > 0);
  const target =
    plan.strategy === "avalanche"
      ? "the highest rate first, which costs the least interest"
      : "the smallest balance first, which brings the first win soonest";
  return paragraphs(
    opening(turn, order[0], saving),
    sentences(notThere(turn, extra), outcome(turn, extra)),
    `This is the ${plan.strategy} order: ${target}.`,
    bullets(
      order.map(
        (n) =>
          `{{debt.${n}.name}}: {{debt.${n}.balance}} at {{debt.${n}.rate}} interest, paid off in {{payoff.${n}.month}}`,
      ),
    ),
    sentences(
      saving > 0
        ? plan.strategy === "avalanche"
          ? "The snowball order would cost {{payoff.difference}} more in interest on the same debt."
          : "The avalanche order would cost {{payoff.difference}} less in interest on the same debt."
        : "",
      endless(turn, debts),
      debts.some((debt) => !debt.rateKnown)
        ? "Where I don't know a debt's interest rate, I used a common one; add the debt as a goal with its real rate to make this exact."
        : "",
      unknownLoans(turn),
    ),
  );
}

function opening({ question }: Turn, first: number | undefined, saving: Cents): string {
  return sentences(
    /snowball/.test(question.plain) && /avalanche/.test(question.plain)
      ? saving > 0
        ? "Avalanche, by the figures: snowball would cost {{payoff.difference}} more interest."
        : "It makes no difference for you: both orders cost the same."
      : "",
    first !== undefined && /\bwhich\b|\bfirst\b/.test(question.plain)
      ? `Start with {{debt.${first}.name}}, at {{debt.${first}.rate}} interest, and pay the minimum on the rest.`
      : "",
  );
}

/** What was asked for and isn't there, and how much is missing. */
function notThere({ sheet }: Turn, { missingCents }: Extra): string {
  if (missingCents <= 0) return "";
  sheet.add({
    id: "asked.missing",
    label: "Missing for the extra payment",
    value: { unit: "usd", cents: missingCents },
    href: null,
  });
  return sentences(
    "That extra isn't there in a usual month: {{asked.missing}} of it is missing.",
    roomText(sheet),
    "This is the plan with what there is.",
  );
}

function outcome(turn: Turn, { cents, missingCents }: Extra): string {
  const { sheet, question } = turn;
  const extra = addExtra(turn, cents);
  return sentences(
    `You would be free of debt in {{payoff.last-month}}, after {{payoff.months}}, with the minimum payments of {{debt.minimums}}${cents > 0 ? ` and ${extra} extra` : " alone"} a month.`,
    "You owe {{debt.total}} in {{debt.count}}, and interest until then comes to {{payoff.interest}}.",
    question.amountCents === null && cents > 0
      ? sheet.has("minimums.unspent")
        ? "The extra is a part of the {{room.average}} of income that is left after minimum payments; ask with an amount of your own to see what changes."
        : "The extra is a part of the {{kept.average}} of income that you usually keep; ask with an amount of your own to see what changes."
      : "",
    question.amountCents !== null && cents === 0 && missingCents === 0 && !MINIMUM_ONLY.test(question.plain)
      ? "The amount you named doesn't go beyond the minimums, so this is the plan with the minimums alone."
      : "",
    roomOf(sheet) === null && question.amountCents !== null && cents > 0
      ? "Whether a month has that much to spare I can't see."
      : "",
  );
}

/** A debt that only ends because others do. */
function endless({ sheet }: Turn, debts: readonly KnownDebt[]): string {
  const n = debts.findIndex(
    (debt) =>
      debt.rateKnown && debt.minimumKnown && debt.minimumCents <= monthlyInterest(debt.balanceCents, debt.ratePercent),
  );
  return n < 0
    ? ""
    : ifKnown(
        sheet,
        `debt.${n + 1}.name`,
        `At its own payment of {{debt.${n + 1}.minimum}} alone {{debt.${n + 1}.name}} never ends: it needs the money that other debts set free.`,
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
