// Safe to spend until payday: what checking holds, less everything that is known to be due before the next pay, less the
// card statement that has closed (it is spent already, whenever it is due), less what falls due so soon after payday that
// the pay itself doesn't cover it. What is only guessed to come in isn't counted; everyday spending is what it is for.

import { isSpendable } from "~/domain/forecast/balances";
import { isServed } from "~/domain/forecast/goals";
import type { Entry, Forecast, ForecastGoal } from "~/domain/forecast/types";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, type Day } from "~/domain/periods";

export const AFTER_PAYDAY_DAYS = 7;
/** How long the money must last where no pay is known. */
const WITHOUT_PAY_DAYS = 30;

export type SafePart = Pick<Entry, "key" | "day" | "name" | "kind" | "cents" | "confidence">;
export type SafeToSpend = {
  /** Never below zero; what is missing stands beside it. held + Σ parts − beyondPay − reserved = cents − short. */
  cents: Cents;
  shortCents: Cents;
  payday: Forecast["payday"];
  /** The last day that it must last for. */
  until: Day;
  heldCents: Cents;
  /** Due before payday, what is under way, and the closed statements. */
  parts: readonly SafePart[];
  /** Due from payday to a week after it, and of it what the pay doesn't cover. */
  afterParts: readonly SafePart[];
  beyondPayCents: Cents;
  /** What goals still take this month, where nothing moves it by itself. */
  reservedCents: Cents;
};

/** The figure alone, for a place that doesn't show the sum that leads to it. Below zero is what is missing. */
export type SafeGlance = { cents: Cents; until: Day; payday: Day | null };

export const safeGlance = ({ cents, shortCents, until, payday }: SafeToSpend): SafeGlance => ({
  cents: cents - shortCents,
  until,
  payday: payday?.day ?? null,
});

/** Null without a checking account. */
export function safeToSpend(forecast: Forecast, goals: readonly ForecastGoal[]): SafeToSpend | null {
  const { today, payday, accounts } = forecast;
  const spendable = accounts.filter(isSpendable);
  if (spendable.length === 0) return null;
  const until = payday ? latest(today, addDays(payday.day, -1)) : addDays(today, WITHOUT_PAY_DAYS);
  const own = new Set(spendable.map(({ id }) => id));
  const moved = forecast.entries.filter(
    (entry) => own.has(entry.accountId) && !own.has(entry.otherAccountId ?? "") && isCounted(entry),
  );
  const isBefore = (entry: Entry) => entry.day <= until || isClosedStatement(entry);
  const parts = moved.filter((entry) => isBefore(entry) && entry.kind !== "pay");
  const weekAfter = payday ? addDays(payday.day, AFTER_PAYDAY_DAYS) : until;
  const after = moved.filter((entry) => !isBefore(entry) && entry.day <= weekAfter);
  const afterParts = after.filter(({ kind }) => kind !== "pay");
  const beyondPayCents = Math.max(0, -sum(after));
  const heldCents = sumCents(spendable.map(({ balanceCents }) => balanceCents));
  const reservedCents = reservedFor(goals, forecast);
  const left = heldCents + sum(parts) - beyondPayCents - reservedCents;
  return {
    cents: Math.max(0, left),
    shortCents: Math.max(0, -left),
    payday,
    until,
    heldCents,
    parts: parts.map(partOf),
    afterParts: afterParts.map(partOf),
    beyondPayCents,
    reservedCents,
  };
}

const latest = (a: Day, b: Day): Day => (a > b ? a : b);
const sum = (entries: readonly { cents: Cents }[]): Cents => sumCents(entries.map(({ cents }) => cents));
const partOf = ({ key, day, name, kind, cents, confidence }: Entry): SafePart => ({
  key,
  day,
  name,
  kind,
  cents,
  confidence,
});
const isClosedStatement = ({ kind, confidence }: Entry): boolean => kind === "statement" && confidence === "certain";

const BILLS: readonly Entry["kind"][] = ["bill", "subscription", "loan", "statement", "goal", "transfer"];

/** Bills even where they are guessed. Not what else may come in, what the balances make of it, nor habits. */
function isCounted({ kind, confidence, cents, key }: Entry): boolean {
  if (kind === "income" || kind === "everyday") return false;
  if (confidence !== "guessed") return true;
  return cents < 0 && BILLS.includes(kind) && !isOpen(key);
}

/** A statement that is still open, and what evens an account out, depend on what is spent until then. */
const isOpen = (key: string): boolean => key.startsWith("statement ") || key.startsWith("level ");

function reservedFor(goals: readonly ForecastGoal[], { plans, entries, accounts }: Forecast): Cents {
  const moving = [...plans, ...entries.filter(({ kind, cents }) => kind === "transfer" && cents < 0)];
  return sumCents(
    goals
      .filter((goal) => goal.accountId === null && !isServed(goal, accounts, moving))
      .map(({ neededCents }) => neededCents ?? 0),
  );
}
