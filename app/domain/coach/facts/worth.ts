// What a person has and owes today: balances, utilization, the months that savings would last, the load of debt.

import { suggestedMinimumCents, type Debt } from "~/domain/goals/debt-plan";
import { RECURRING_PATH } from "~/domain/ledger/row-links";
import { sumCents, type Cents } from "~/domain/money";
import type { Recurring } from "~/domain/ledger/recurring";
import type { FactSheet } from "~/domain/coach/facts/fact";
import type { AccountInput, CoachInputs } from "~/domain/coach/facts/inputs";

/** Used where a debt's rate isn't known; said in the answer. */
export const ASSUMED_CARD_RATE = 22;
export const ASSUMED_LOAN_RATE = 8;

const CASH = ["checking", "savings"];
const OWED = ["credit", "loan"];

export function addWorthFacts(sheet: FactSheet, inputs: CoachInputs): void {
  const { accounts } = inputs;
  if (accounts.length > 0) addBalances(sheet, accounts);
  const debts = debtsOf(inputs);
  addDebts(sheet, debts);
  addLoad(sheet, debts, unknownPayments(inputs, debts));
}

function addBalances(sheet: FactSheet, accounts: readonly AccountInput[]): void {
  const put = (id: string, label: string, cents: Cents) =>
    sheet.add({ id, label, value: { unit: "usd", cents }, href: "/accounts" });
  const sum = (types: readonly string[]) =>
    sumCents(accounts.filter((account) => types.includes(account.type)).map((account) => account.balanceCents));
  const has = (types: readonly string[]) => accounts.some((account) => types.includes(account.type));
  put("balance.total", "Total balance", sumCents(accounts.map((account) => account.balanceCents)));
  sheet.add({
    id: "accounts.count",
    label: "Linked accounts",
    value: { unit: "count", count: accounts.length, noun: "linked account" },
    href: "/accounts",
  });
  accounts.slice(0, 10).forEach((account, index) => {
    const href = "/accounts";
    sheet.add({
      id: `account.${index + 1}.name`,
      label: "Name of the account",
      value: { unit: "name", text: nameAmong(account, accounts) },
      href,
    });
    sheet.add({
      id: `account.${index + 1}.balance`,
      label: account.balanceCents < 0 ? "Owed" : "Balance",
      value: { unit: "usd", cents: Math.abs(account.balanceCents) },
      href,
    });
  });
  if (has(CASH)) put("balance.cash", "Cash in checking and savings", sum(CASH));
  if (has(["checking"])) put("balance.checking", "Checking", sum(["checking"]));
  if (has(["savings"])) put("balance.savings", "Savings", sum(["savings"]));
  if (has(["investment"])) put("balance.investment", "Investments", sum(["investment"]));
  if (has(["credit"])) put("owed.cards", "Owed on cards", -Math.min(0, sum(["credit"])));
  if (has(["loan"])) put("owed.loans", "Owed on loans", -Math.min(0, sum(["loan"])));
  const limits = accounts.filter((account) => account.type === "credit" && (account.limitCents ?? 0) > 0);
  const limit = sumCents(limits.map((account) => account.limitCents ?? 0));
  if (limit > 0) {
    const used = -sumCents(limits.map((account) => Math.min(0, account.balanceCents)));
    put("limit.cards", "Credit limits", limit);
    sheet.add({
      id: "utilization.now",
      label: "Credit utilization",
      value: { unit: "percent", percent: (used / limit) * 100 },
      href: "/accounts",
    });
    const ceiling = Math.floor(limit * 0.3);
    if (used > ceiling) put("utilization.pay-down", "To pay down to reach the guideline", used - ceiling);
    const best = Math.floor(limit * 0.1);
    if (used > best) put("utilization.pay-down-best", "To pay down to reach the best range", used - best);
  }
  const savings = has(["savings"]) ? "balance.savings" : "balance.cash";
  const needs = sheet.cents("need.average");
  if (sheet.has(savings) && needs > 0) {
    const fund = Math.max(0, sheet.cents(savings));
    sheet.add({
      id: "emergency.months",
      label: "Months of needs that savings cover",
      value: { unit: "months", months: fund / needs },
      href: "/accounts",
    });
    sheet.derive("need.average", {
      id: "emergency.low",
      label: "Three months of needs",
      value: { unit: "usd", cents: needs * 3 },
    });
    sheet.derive("need.average", {
      id: "emergency.high",
      label: "Six months of needs",
      value: { unit: "usd", cents: needs * 6 },
    });
    if (fund < needs * 3)
      sheet.add({
        id: "emergency.gap",
        label: "Missing to three months of needs",
        value: { unit: "usd", cents: needs * 3 - fund },
        href: "/accounts",
      });
  }
}

/** Two banks may name their accounts alike. */
function nameAmong({ name, bank }: AccountInput, accounts: readonly AccountInput[]): string {
  return bank && accounts.filter((other) => other.name === name).length > 1 ? `${name} (${bank})` : name;
}

export type KnownDebt = Debt & { rateKnown: boolean; minimumKnown: boolean; source: "goal" | "account" };

/** Debt goals carry the rate and the minimum; a linked card or loan counts when no debt goal speaks of it. */
export function debtsOf(inputs: CoachInputs): KnownDebt[] {
  const goals = inputs.goals.filter((goal) => goal.type === "debt" && goal.currentCents > 0);
  const fromGoals = goals.map((goal): KnownDebt => {
    const ratePercent = goal.ratePercent ?? ASSUMED_CARD_RATE;
    const minimumCents = goal.minimumCents ?? suggestedMinimumCents(goal.currentCents, ratePercent);
    return {
      id: goal.id,
      name: goal.name,
      balanceCents: goal.currentCents,
      ratePercent,
      minimumCents,
      rateKnown: goal.ratePercent !== null,
      minimumKnown: goal.minimumCents !== null,
      source: "goal",
    };
  });
  const spoken = (name: string) => goals.some((goal) => alike(goal.name, name));
  const linked = inputs.accounts.filter(
    (account) => OWED.includes(account.type) && account.balanceCents < 0 && !spoken(account.name),
  );
  const fromAccounts = linked.map((account): KnownDebt => {
    const ratePercent = account.type === "credit" ? ASSUMED_CARD_RATE : ASSUMED_LOAN_RATE;
    const balanceCents = -account.balanceCents;
    // What is paid on a loan each month says more than what is common. A card's payment is whatever one likes.
    const paid =
      account.type === "loan"
        ? inputs.recurring.find((stream) => isLoanPayment(stream) && alike(stream.merchantName, account.name))
        : undefined;
    const minimumCents = paid ? Math.abs(paid.monthlyCents) : suggestedMinimumCents(balanceCents, ratePercent);
    return {
      id: account.id,
      name: account.name,
      balanceCents,
      ratePercent,
      minimumCents,
      rateKnown: false,
      minimumKnown: paid !== undefined,
      source: "account",
    };
  });
  return [...fromGoals, ...fromAccounts];
}

const isLoanPayment = (stream: Recurring): boolean =>
  stream.active && stream.kind === "loan_payment" && stream.category !== "mortgage_rent";

/** Loans that are paid every month and that no known debt speaks of: their balance is missing, not their cost. */
function unknownPayments(inputs: CoachInputs, debts: readonly KnownDebt[]): Cents {
  const kinds: Record<string, RegExp> = {
    student_loans: /student|education|college|school/i,
    car_payment: /\b(?:car|auto|vehicle|truck)\b/i,
  };
  const isKnown = (stream: Recurring) =>
    debts.some(
      (debt) =>
        alike(stream.merchantName, debt.name) ||
        kinds[stream.category]?.test(debt.name) ||
        (debt.minimumKnown && debt.minimumCents === Math.abs(stream.monthlyCents)),
    );
  return sumCents(
    inputs.recurring
      .filter((stream) => isLoanPayment(stream) && !isKnown(stream))
      .map((stream) => Math.abs(stream.monthlyCents)),
  );
}

/** Banks and people name the same debt differently: 'Auto Loan' and 'My car loan' are one. */
const SAME: readonly [RegExp, string][] = [
  [/\b(?:auto(?:mobile)?|vehicle|truck)\b/g, "car"],
  [/\b(?:house|mortgage)\b/g, "home"],
  [/\b(?:education|college|university|school)\b/g, "student"],
  [/\b(?:financing|finance|debt|note|lending)\b/g, "loan"],
  [/\b(?:mastercard|visa|amex|credit card)\b/g, "card"],
];

function alike(a: string, b: string): boolean {
  const words = (text: string) =>
    SAME.reduce(
      (plain, [pattern, word]) => plain.replace(pattern, word),
      ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, " ")} `,
    )
      .replace(/\b(?:my|our|the|a)\b/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  const [one, two] = [words(a), words(b)];
  return one !== "" && two !== "" && (one.includes(two) || two.includes(one));
}

const SCREENS: Record<KnownDebt["source"], string> = { goal: "/goals", account: "/accounts" };

function addDebts(sheet: FactSheet, debts: readonly KnownDebt[]): void {
  if (debts.length === 0) return;
  const owed = (source: KnownDebt["source"]) =>
    sumCents(debts.filter((debt) => debt.source === source).map((debt) => debt.balanceCents));
  // Of both kinds: where most of it stands. Each debt has its own link.
  const href = owed("goal") >= owed("account") ? SCREENS.goal : SCREENS.account;
  sheet.add({
    id: "debt.total",
    label: "Total debt",
    value: { unit: "usd", cents: sumCents(debts.map((debt) => debt.balanceCents)) },
    href,
  });
  sheet.add({ id: "debt.count", label: "Debts", value: { unit: "count", count: debts.length, noun: "debt" }, href });
  sheet.add({
    id: "debt.minimums",
    label: "Minimum payments a month",
    value: { unit: "usd", cents: sumCents(debts.map((debt) => debt.minimumCents)) },
    href,
  });
  debts.slice(0, 8).forEach((debt, index) => {
    const id = `debt.${index + 1}`;
    const href = SCREENS[debt.source];
    sheet.add({ id: `${id}.name`, label: "Name of the debt", value: { unit: "name", text: debt.name }, href });
    sheet.add({ id: `${id}.balance`, label: "Owed", value: { unit: "usd", cents: debt.balanceCents }, href });
    sheet.add({
      id: `${id}.rate`,
      label: debt.rateKnown ? "Interest rate" : "Interest rate, assumed",
      value: { unit: "percent", percent: debt.ratePercent },
      href,
    });
    sheet.add({
      id: `${id}.minimum`,
      label: debt.minimumKnown ? "Minimum payment" : "Minimum payment, estimated",
      value: { unit: "usd", cents: debt.minimumCents },
      href,
    });
  });
}

/** What debt takes each month, of the income. */
function addLoad(sheet: FactSheet, debts: readonly KnownDebt[], unknownCents: Cents): void {
  const earned = sheet.cents("income.average");
  if (earned <= 0 || (debts.length === 0 && unknownCents === 0)) return;
  const cents = sumCents(debts.map((debt) => debt.minimumCents)) + unknownCents;
  sheet.add({
    id: "debt.payments",
    label: "Debt payments a month",
    value: { unit: "usd", cents },
    href: sheet.get("debt.minimums")?.href ?? RECURRING_PATH,
  });
  sheet.derive("debt.payments", {
    id: "debt.to-income",
    label: "Debt payments of income",
    value: { unit: "percent", percent: (cents / earned) * 100 },
  });
}
