// How a person stands, out of the facts that are known of them: the signs, and what a month leaves for plans.

import { wholeMonths } from "~/domain/household/usual-month";
import type { FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { ABOUT_YOU, seenIncome, statementsIn } from "~/domain/coach/facts/stated";
import { debtsOf, type KnownDebt } from "~/domain/household/debts";
import { monthlyInterest } from "~/domain/goals/payoff-order";
import { monthsToPay, paceOf } from "~/domain/goals/pace";
import { readDistress, type WordSign } from "~/domain/household/distress-words";
import { roomFor } from "~/domain/household/feasible";
import { HELPERS } from "~/texts/free-help";
import { ESSENTIALS, type Essential, type Sign, signsOf } from "~/domain/household/trouble";
import {
  aboutFigure,
  aboutWords,
  choiceMade,
  contradicts,
  cushionThatHolds,
  incomeThatHolds,
  type OwnChoice,
  type Statement,
  statesMoreDebt,
} from "~/domain/household/stated";
import { isSpendingKind } from "~/domain/ledger/totals";
import { type Cents, sumCents } from "~/domain/money";
import { addMonths, monthOf } from "~/domain/periods";

/** Rows in which debts other than a home's are paid. */
const DEBT_ROWS = ["student_loans", "car_payment", "credit_cards", "other_debt"] as const;
const ESSENTIAL_ROWS: Record<Essential, readonly string[]> = {
  housing: ["mortgage_rent"],
  food: ["groceries", "restaurants"],
  utilities: ["utilities"],
};
const SEEN_MONTHS = 3;

/** The last step: what it adds rests on all other facts. */
export function addStanding(sheet: FactSheet, inputs: CoachInputs): void {
  const statements = statementsIn(inputs);
  const choices = inputs.choices ?? [];
  const income = incomeThatHolds(seenIncome(sheet), statements, choices);
  const debts = debtsOf(inputs).filter((debt) => !isHome(debt));
  const { paymentsCents, unspentCents } = paymentsOf(sheet, inputs, debts);
  const seenMonths = sheet.has("emergency.months") ? sheet.number("emergency.months") : null;
  const cushionMonths = cushionThatHolds(seenMonths, statements, choices);
  if (income !== null && income.cents > 0) addIncome(sheet, income.cents, income.source === "accounts");
  addStatedRate(sheet);
  addDifference(sheet, statements, choices);
  addRoom(sheet, unspentCents);
  addBurden(sheet, paymentsCents);
  if (cushionMonths !== null && cushionMonths !== seenMonths)
    sheet.add({
      id: "cushion.stated",
      label: "Months of needs, as you said",
      value: { unit: "months", months: cushionMonths },
      href: ABOUT_YOU,
    });
  sheet.signs = signsOf({
    said: wordsThatHold(inputs),
    credit: creditMarks(inputs),
    incomeCents: income !== null && income.cents > 0 ? income.cents : null,
    spentCents: sheet.has("spend.average") ? sheet.cents("spend.average") : null,
    debtPaymentsCents: paymentsCents,
    unspentMinimumsCents: unspentCents,
    cushionMonths,
    savingsCents: Math.max(0, sheet.cents(sheet.has("balance.savings") ? "balance.savings" : "balance.cash")),
    endlessDebts: debts.filter((debt) => isEndless(debt, inputs)).length,
    isOverdrawn: inputs.accounts.some(
      ({ type, balanceCents }) => (type === "checking" || type === "savings") && balanceCents < 0,
    ),
    wholeMonths: wholeMonths(inputs.sums, monthOf(inputs.today)).length,
    unseen: unseenEssentials(inputs),
    statesMoreDebt: statesMoreDebt(sumCents(debts.map((debt) => debt.balanceCents)), statements, choices),
  });
  addHelp(sheet, inputs);
}

/** Signs of one question alone: what is stated in it holds beside what is known. */
export function withSigns(signs: readonly Sign[], found: readonly WordSign[]): Sign[] {
  const known = new Set(signs.map(({ id }) => id));
  const fresh = found.filter((id) => !known.has(id));
  const none = { cushionMonths: null, savingsCents: 0, endlessDebts: 0, isOverdrawn: false, statesMoreDebt: false };
  const stated = signsOf({
    ...none,
    said: fresh.map((id) => ({ id, source: "question" })),
    credit: null,
    incomeCents: 1,
    spentCents: null,
    debtPaymentsCents: 0,
    unspentMinimumsCents: 0,
    wholeMonths: SEEN_MONTHS,
    unseen: [],
  });
  return [...stated, ...signs];
}

/** Hard things that were written, but for those that are settled. */
function wordsThatHold(inputs: CoachInputs) {
  return writtenIn(inputs)
    .filter((id) => !isSettled(inputs, id))
    .map((id) => ({ id, source: "interview" as const }));
}

export function writtenIn({ interview }: CoachInputs): WordSign[] {
  const text = interview?.["additional-info"];
  return typeof text === "string" ? readDistress(text) : [];
}

export const isSettled = ({ interviewDay = null, credit, choices = [] }: CoachInputs, topic: WordSign): boolean =>
  choiceMade(choices, topic, aboutWords(interviewDay, credit?.day ?? null)) === "settled";

function creditMarks(inputs: CoachInputs) {
  if (!inputs.credit) return null;
  const { hasCollections, hasBankruptcy, hasForeclosure } = inputs.credit.profile;
  return {
    hasCollections: hasCollections && !isSettled(inputs, "collections"),
    hasBankruptcy: hasBankruptcy && !isSettled(inputs, "bankruptcy"),
    hasForeclosure: hasForeclosure && !isSettled(inputs, "home-at-risk"),
  };
}

/** A home's loan is housing: its payment is in the rows of rent and mortgage. */
const isHome = (debt: KnownDebt): boolean => /\b(?:mortgage|home|house)\b/i.test(debt.name) && debt.ratePercent < 15;

/** What debts other than a home's take a month, and what of it the rows of spending don't hold. */
function paymentsOf(sheet: FactSheet, inputs: CoachInputs, debts: readonly KnownDebt[]) {
  const paid = sumCents(DEBT_ROWS.map((category) => Math.max(0, sheet.cents(`spend.${category}.average`))));
  const isCard = (debt: KnownDebt) => inputs.accounts.find(({ id }) => id === debt.id)?.type === "credit";
  const due = (debt: KnownDebt): Cents => {
    if (debt.minimumKnown || isCard(debt) || debt.source === "goal") return debt.minimumCents;
    // Of a linked loan whose payment nobody told, the rows say more than what is common; at least it costs its interest.
    return paid > 0 ? 0 : monthlyInterest(debt.balanceCents, debt.ratePercent);
  };
  const minimums = sumCents(debts.map(due));
  return { paymentsCents: Math.max(paid, minimums), unspentCents: Math.max(0, minimums - paid) };
}

/** What is paid each month, the minimum or the pace of late, never ends it. */
function isEndless(debt: KnownDebt, { goals, today }: CoachInputs): boolean {
  if (!debt.rateKnown || !debt.minimumKnown) return false;
  const entries = goals.find(({ id }) => id === debt.id)?.entries ?? [];
  const owed = { leftCents: debt.balanceCents, ratePercent: debt.ratePercent, minimumCents: debt.minimumCents };
  const pace = paceOf(entries, today, owed)?.perMonthCents ?? 0;
  return monthsToPay(debt.balanceCents, debt.ratePercent, Math.max(debt.minimumCents, pace)) === null;
}

function unseenEssentials(inputs: CoachInputs): Essential[] {
  return withoutRows(inputs).filter((what) => choiceMade(inputs.choices ?? [], what, "") !== "none");
}

export function withoutRows({ sums, today }: CoachInputs): Essential[] {
  const since = addMonths(monthOf(today), -SEEN_MONTHS);
  const seen = new Set(
    sums.filter((row) => isSpendingKind(row.kind) && row.month >= since).map(({ category }) => category),
  );
  return ESSENTIALS.filter((what) => !ESSENTIAL_ROWS[what].some((category) => seen.has(category)));
}

function addIncome(sheet: FactSheet, cents: Cents, isSeen: boolean): void {
  const value = { unit: "usd", cents } as const;
  const label = "Income behind the score";
  if (isSeen) sheet.derive("income.average", { id: "income.holds", label, value });
  else sheet.add({ id: "income.holds", label: `${label}, as you stated it`, value, href: ABOUT_YOU });
}

/** What stays of an income that is stated alone. */
function addStatedRate(sheet: FactSheet): void {
  const income = sheet.cents("income.holds");
  if (sheet.has("savings-rate.average") || income <= 0 || !sheet.has("spend.average")) return;
  const saved = income - sheet.cents("spend.average") + Math.max(0, sheet.cents("saving.average"));
  sheet.derive("spend.average", {
    id: "savings-rate.stated",
    label: "Savings rate, by the income that you stated",
    value: { unit: "percent", percent: (saved / income) * 100 },
  });
}

/** How far a stated income is from the accounts, as long as nobody chose which holds. */
function addDifference(sheet: FactSheet, statements: readonly Statement[], choices: readonly OwnChoice[]): void {
  const seen = seenIncome(sheet);
  const stated = statements.find((one) => one.figure === "income" && contradicts(one, seen));
  if (seen === null || !stated || choiceMade(choices, "income", aboutFigure("income", statements)) !== null) return;
  sheet.add({
    id: "income.differs",
    label: "Between your stated income and your accounts",
    value: { unit: "usd", cents: Math.abs(stated.low - seen) },
    href: ABOUT_YOU,
  });
}

/** What a plan can take each month, and the minimum payments that come before it. */
function addRoom(sheet: FactSheet, unspentCents: Cents): void {
  const base = sheet.has("kept.average") ? "kept.average" : "spend.average";
  if (unspentCents > 0 && sheet.has(base))
    sheet.derive(base, {
      id: "minimums.unspent",
      label: "Minimum payments that your spending doesn't hold yet",
      value: { unit: "usd", cents: unspentCents },
    });
  if (!sheet.has("kept.average")) return;
  const cents = roomFor(sheet.cents("kept.average"), unspentCents);
  sheet.derive("kept.average", {
    id: "room.average",
    label: "Left for plans after minimum payments",
    value: { unit: "usd", cents },
  });
}

/** Home and debt together, of the income: lenders' measure. */
function addBurden(sheet: FactSheet, paymentsCents: Cents): void {
  const income = sheet.cents("income.holds");
  if (income <= 0 || !sheet.has("spend.average")) return;
  const cents = paymentsCents + Math.max(0, sheet.cents("spend.mortgage_rent.average"));
  sheet.derive("spend.average", {
    id: "burden.payments",
    label: "Housing and debt payments a month",
    value: { unit: "usd", cents },
  });
  sheet.derive("spend.average", {
    id: "burden.share",
    label: "Housing and debt payments of income",
    value: { unit: "percent", percent: (cents / income) * 100 },
  });
}

function addHelp(sheet: FactSheet, { country = "US" }: CoachInputs): void {
  if (country === null) return;
  for (const { id, label, phone } of HELPERS[country])
    sheet.add({ id: `help.${id}`, label, value: { unit: "name", text: phone }, href: null });
}
