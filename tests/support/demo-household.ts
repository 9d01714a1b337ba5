// The sample household as the engine sees it, without a database.
import { demo } from "~/sandbox/sample/demo-screen";
import type { Household } from "~/domain/coach/query/data";
import { paychecks } from "~/domain/ledger/recurring";
import type { Person } from "~/domain/coach/reading/person";
import type { Row } from "./rows-in-memory";

export function demoHousehold(today: string): { rows: Row[]; household: Household; person: Person } {
  const made = demo(today);
  const rows = made.rows.map((row): Row => ({ ...row, accountId: "accountId" in row ? String(row.accountId) : "" }));
  const household: Household = {
    today,
    firstDay: rows.map(({ day }) => day).sort()[0] ?? null,
    accounts: made.accounts.map(({ id, name, type, balance, limit }) => ({
      id,
      name,
      type,
      balanceCents: balance,
      limitCents: limit ?? null,
    })),
    debts: [
      {
        id: "d1",
        name: "Car Loan",
        balanceCents: 912_000,
        ratePercent: 5.9,
        minimumCents: 24_500,
        source: "goal",
        accountId: null,
      },
    ],
    goals: made.goals.map(({ id, name, target, current, deadline }) => ({
      id,
      name,
      type: "savings",
      targetCents: target,
      currentCents: current,
      deadline,
      ratePercent: null,
      minimumCents: null,
      startDay: today,
      entries: [],
    })),
    budgets: made.budgets.map(({ category, amount }) => ({ category, plannedCents: amount })),
    recurring: made.recurring,
    credit: { score: made.creditScore, goalScore: null, day: today },
    load: null,
  };
  const person: Person = {
    today,
    merchants: [...new Set(rows.filter(({ kind }) => kind !== "income").map(({ merchantName }) => merchantName))],
    payers: [...new Set(rows.filter(({ kind }) => kind === "income").map(({ merchantName }) => merchantName))],
    accounts: household.accounts.map(({ id, name, type }) => ({ id, name, bank: "First Harbor Bank", kind: type })),
    goals: household.goals.map(({ id, name, type }) => ({ id, name, type })),
    recurring: made.recurring.map(({ merchantName, category, kind }) => ({
      name: merchantName,
      category,
      income: kind === "income",
    })),
    lastPayday:
      rows
        .filter(({ kind, day }) => kind === "income" && day <= today)
        .map(({ day }) => day)
        .sort()
        .at(-1) ?? null,
    employers: paychecks(made.recurring).map(({ merchantName }) => merchantName),
    paydays: paychecks(made.recurring).map(({ nextDay }) => nextDay),
  };
  return { rows, household, person };
}
