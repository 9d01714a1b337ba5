// What a person has and owes today: balances, utilization, the months that savings would last, the load of debt.

import { debtsOf, type KnownDebt, unknownPayments } from "~/domain/household/debts";
import { utilizationOf } from "~/domain/household/utilization";
import { RECURRING_PATH } from "~/domain/ledger/row-links";
import { sumCents, type Cents } from "~/domain/money";
import type { FactSheet } from "~/domain/coach/facts/fact";
import type { CoachAccount, CoachInputs } from "~/domain/coach/facts/inputs";

const CASH = ["checking", "savings"];

export function addWorthFacts(sheet: FactSheet, inputs: CoachInputs): void {
  const { accounts } = inputs;
  if (accounts.length > 0) addBalances(sheet, accounts);
  const debts = debtsOf(inputs);
  addDebts(sheet, debts);
  addLoad(sheet, debts, unknownPayments(inputs, debts));
}

function addBalances(sheet: FactSheet, accounts: readonly CoachAccount[]): void {
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
  addUtilization(sheet, accounts);
  const inFull = accounts.filter(({ habit, balanceCents }) => habit?.paidInFull && balanceCents < 0);
  if (inFull.length > 0)
    put("owed.in-full", "On cards that you pay in full", -sumCents(inFull.map((card) => card.balanceCents)));
  const interest = sumCents(accounts.map(({ habit }) => habit?.interestCents ?? 0));
  if (accounts.some(({ habit }) => habit)) put("interest.paid", "Interest charged in the last 12 months", interest);
  addEmergencyFund(sheet, has(["savings"]) ? "balance.savings" : "balance.cash");
}

function addEmergencyFund(sheet: FactSheet, savings: string): void {
  const needs = sheet.cents("need.average");
  if (!sheet.has(savings) || needs <= 0) return;
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

function addUtilization(sheet: FactSheet, accounts: readonly CoachAccount[]): void {
  const found = utilizationOf(accounts);
  if (!found) return;
  const href = "/accounts";
  const put = (id: string, label: string, cents: Cents) =>
    sheet.add({ id, label, value: { unit: "usd", cents }, href });
  put("limit.cards", "Credit limits", found.limitCents);
  sheet.add({
    id: "utilization.now",
    label: "Credit utilization",
    value: { unit: "percent", percent: found.percent },
    href,
  });
  const ceiling = Math.floor(found.limitCents * 0.3);
  if (found.usedCents > ceiling)
    put("utilization.pay-down", "To pay down to reach the guideline", found.usedCents - ceiling);
  const best = Math.floor(found.limitCents * 0.1);
  if (found.usedCents > best)
    put("utilization.pay-down-best", "To pay down to reach the best range", found.usedCents - best);
}

/** Two banks may name their accounts alike. */
function nameAmong({ name, bank }: CoachAccount, accounts: readonly CoachAccount[]): string {
  return bank && accounts.filter((other) => other.name === name).length > 1 ? `${name} (${bank})` : name;
}

const RATE_LABELS: Record<KnownDebt["rateFrom"], string> = {
  person: "Interest rate",
  rows: "Interest rate, from the interest charged",
  assumed: "Interest rate, assumed",
};

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
      label: RATE_LABELS[debt.rateFrom],
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
