import type { ForecastAccount, ForecastGoal, ForecastInput, ForecastRow } from "~/domain/forecast/types";
import { addDays, addMonthsToDay } from "~/domain/periods";
import { classified } from "~/sandbox/sample/classified";
import { household, type SampleHousehold } from "~/sandbox/sample/household";

/** A Saturday. */
export const TODAY = "2026-11-21";

export const CHECKING: ForecastAccount = { id: "checking", name: "Checking", type: "checking", balanceCents: 2_000_00 };
export const SAVINGS: ForecastAccount = { id: "savings", name: "Savings", type: "savings", balanceCents: 5_000_00 };
export const CARD: ForecastAccount = { id: "card", name: "Blue Card", type: "credit", balanceCents: -400_00 };

let made = 0;
export function row(day: string, dollars: number, over: Partial<ForecastRow> = {}): ForecastRow {
  made += 1;
  return {
    id: `r${String(made).padStart(5, "0")}`,
    accountId: "checking",
    day,
    cents: Math.round(dollars * 100),
    kind: dollars > 0 ? "income" : "spending",
    merchantName: "Somebody",
    category: dollars > 0 ? "" : "miscellaneous",
    pending: false,
    otherAccountId: null,
    ...over,
  };
}

/** The last `count` months up to the one of `last`, on its day. */
export const monthly = (last: string, count: number, dollars: number, over: Partial<ForecastRow> = {}): ForecastRow[] =>
  Array.from({ length: count }, (_, at) => row(addMonthsToDay(last, at + 1 - count), dollars, over));

export const everyDays = (
  days: number,
  last: string,
  count: number,
  dollars: number,
  over: Partial<ForecastRow> = {},
): ForecastRow[] =>
  Array.from({ length: count }, (_, at) => row(addDays(last, (at + 1 - count) * days), dollars, over));

/** Both legs of a move between own accounts. */
export function move(
  day: string,
  dollars: number,
  from: string,
  to: string,
  over: Partial<ForecastRow> = {},
): ForecastRow[] {
  const kind = to === "card" ? "card_payment" : "transfer";
  const shared = { kind, merchantName: `TRANSFER TO ${to.toUpperCase()}`, category: "", ...over } as const;
  return [
    row(day, -dollars, { ...shared, accountId: from, otherAccountId: to }),
    row(day, dollars, { ...shared, accountId: to, otherAccountId: from }),
  ];
}

export const given = (
  rows: readonly ForecastRow[],
  accounts: readonly ForecastAccount[] = [CHECKING],
  goals: readonly ForecastGoal[] = [],
  today = TODAY,
): ForecastInput => ({ today, accounts, rows, goals });

export const RENT = { merchantName: "Elm Street Homes", category: "mortgage_rent" };
export const PAY = { merchantName: "Acme Payroll" };

/** What was known of a sample household on a day. */
export function inputOf(home: SampleHousehold): ForecastInput {
  return {
    today: home.today,
    accounts: home.accounts.map(({ id, name, role, balanceCents }) => ({ id, name, type: role, balanceCents })),
    rows: classified(home).filter(({ day }) => day >= addDays(home.today, -400)),
    goals: [],
  };
}

export const sampleInput = (seed: string, today: string, profile: "family" | "side" = "family"): ForecastInput =>
  inputOf(household({ seed, today, from: "2024-11-01", profile }));
