// Safe to spend until payday: what checking holds, less everything that is known to be due before the next pay, less the
// card statement that has closed (it is spent already, whenever it is due), less what falls due so soon after payday that
// the pay itself doesn't cover it; and never more than the lowest balance ahead before the pay after next. What is only
// guessed to come in isn't counted; everyday spending until payday is what it is for.

import { type DayBalance, isSpendable } from "~/domain/forecast/balances";
import { isServed } from "~/domain/forecast/goals";
import type { ForecastEntry, Forecast, ForecastGoal } from "~/domain/forecast/types";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, type Day } from "~/domain/periods";

export const AFTER_PAYDAY_DAYS = 7;
/** How long the money must last where no pay is known. */
const WITHOUT_PAY_DAYS = 30;

export type SafePart = Pick<ForecastEntry, "key" | "day" | "name" | "kind" | "cents" | "confidence" | "isFixed">;
export type SafeToSpend = {
  /** Never below zero; what is missing stands beside it. held + Σ parts − beyondPay − reserved − kept = cents − short. */
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
  /** What else must stay, so that no day until the pay after next falls below zero; 0 where the rest sees to it. */
  keptCents: Cents;
  /** The lowest day until the pay after next, without everyday spending until payday, which is what the sum is for. */
  tightest: DayBalance & { after: SafePart | null };
  /** The day before the pay after next, or as far as this looks. */
  lookedTo: Day;
};

/** The figure alone, for a place that doesn't show the sum that leads to it. Below zero is what is missing. */
export type SafeGlance = { cents: Cents; until: Day; payday: Day | null };

export const safeGlance = ({
  cents,
  shortCents,
  until,
  payday,
}: Pick<SafeToSpend, "cents" | "shortCents" | "until" | "payday">): SafeGlance => ({
  cents: cents - shortCents,
  until,
  payday: payday?.day ?? null,
});

/** The day that is named as its end: payday itself, where one is known. */
export const lastsUntil = ({ until, payday }: Pick<SafeToSpend, "until" | "payday">): Day => payday?.day ?? until;

/** Pay or a bill is known; what one happens to spend, and what is under way, tells nothing of the next weeks. */
export const isForeseen = ({ payday, entries }: Pick<Forecast, "payday" | "entries">): boolean =>
  payday !== null || entries.some(({ kind }) => kind !== "everyday" && kind !== "pending");

/** Null without a checking account, and while neither pay nor a bill is known: all that is held isn't safe to spend. */
export function safeToSpend(forecast: Forecast, goals: readonly ForecastGoal[]): SafeToSpend | null {
  const { today, payday, accounts } = forecast;
  const spendable = accounts.filter(isSpendable);
  if (spendable.length === 0 || !isForeseen(forecast)) return null;
  const until = payday ? latest(today, addDays(payday.day, -1)) : addDays(today, WITHOUT_PAY_DAYS);
  const own = new Set(spendable.map(({ id }) => id));
  const moved = forecast.entries.filter((entry) => movesOn(own)(entry) && isCounted(entry));
  const isBefore = (entry: ForecastEntry) => entry.day <= until || isClosedStatement(entry);
  const parts = moved.filter((entry) => isBefore(entry) && entry.kind !== "pay");
  const weekAfter = payday ? addDays(payday.day, AFTER_PAYDAY_DAYS) : until;
  const after = moved.filter((entry) => !isBefore(entry) && entry.day <= weekAfter);
  const afterParts = after.filter(({ kind }) => kind !== "pay");
  const beyondPayCents = Math.max(0, -sum(after));
  const heldCents = sumCents(spendable.map(({ balanceCents }) => balanceCents));
  const reservedCents = reservedFor(goals, forecast);
  const left = heldCents + sum(parts) - beyondPayCents - reservedCents;
  const lookedTo = payday ? beforePayAfterNext(forecast, payday.day, weekAfter) : until;
  const tightest = tightestDay(forecast, own, until, lookedTo);
  // What is partly guessed takes from what is free, and never turns it into something missing.
  const keptCents = Math.min(Math.max(0, left), Math.max(0, left + reservedCents - tightest.cents));
  const known = new Set(parts);
  const waiting = forecast.entries.filter(
    (entry) => movesOn(own)(entry) && entry.kind !== "everyday" && entry.day <= tightest.day && !known.has(entry),
  );
  return {
    cents: Math.max(0, left - keptCents),
    shortCents: Math.max(0, -left),
    payday,
    until,
    heldCents,
    parts: parts.map(partOf),
    afterParts: afterParts.map(partOf),
    beyondPayCents,
    reservedCents,
    keptCents,
    tightest: { ...tightest, after: largest(waiting) },
    lookedTo,
  };
}

/** Another pay in the week after payday is no end of what the first one must last for. */
function beforePayAfterNext({ entries, today, to }: Forecast, payday: Day, weekAfter: Day): Day {
  const later = entries.filter(({ kind, day }) => kind === "pay" && day > payday && day >= weekAfter);
  const next = later.reduce<Day | null>((first, { day }) => (first === null || day < first ? day : first), null);
  if (next) return addDays(next, -1);
  const looked = latest(weekAfter, addDays(today, WITHOUT_PAY_DAYS));
  return looked < to ? looked : to;
}

/** All checking accounts together. What has closed is gone on every day. */
function tightestDay({ today, accounts, entries }: Forecast, own: Set<string>, until: Day, to: Day): DayBalance {
  const on = entries.filter(movesOn(own));
  let cents =
    sumCents(accounts.flatMap(({ id, balanceCents }) => (own.has(id) ? [balanceCents] : []))) +
    sum(on.filter(isClosedStatement));
  const moved = on.filter((entry) => !isClosedStatement(entry) && !(entry.kind === "everyday" && entry.day <= until));
  let lowest: DayBalance | null = null;
  for (let day = today; day <= to; day = addDays(day, 1)) {
    cents += sum(moved.filter((entry) => entry.day === day));
    if (!lowest || cents < lowest.cents) lowest = { day, cents };
  }
  return lowest ?? { day: today, cents };
}

function largest(entries: readonly ForecastEntry[]): SafePart | null {
  const most = entries.reduce<ForecastEntry | null>(
    (found, one) => (one.cents < (found?.cents ?? 0) ? one : found),
    null,
  );
  return most && partOf(most);
}

/** Not what only moves between them. */
const movesOn =
  (own: ReadonlySet<string>) =>
  ({ accountId, otherAccountId }: ForecastEntry): boolean =>
    own.has(accountId) && !own.has(otherAccountId ?? "");

const latest = (a: Day, b: Day): Day => (a > b ? a : b);
const sum = (entries: readonly { cents: Cents }[]): Cents => sumCents(entries.map(({ cents }) => cents));
const partOf = ({ key, day, name, kind, cents, confidence, isFixed }: ForecastEntry): SafePart => ({
  key,
  day,
  name,
  kind,
  cents,
  confidence,
  ...(isFixed === undefined ? {} : { isFixed }),
});
const isClosedStatement = ({ kind, confidence }: ForecastEntry): boolean =>
  kind === "statement" && confidence === "certain";

const BILLS: readonly ForecastEntry["kind"][] = ["bill", "subscription", "loan", "statement", "goal", "transfer"];

/** Bills even where they are guessed. Not what else may come in, what the balances make of it, nor habits. */
function isCounted({ kind, confidence, cents, key }: ForecastEntry): boolean {
  if (kind === "income" || kind === "everyday") return false;
  if (confidence !== "guessed") return true;
  return cents < 0 && BILLS.includes(kind) && !isOpen(key);
}

/** A statement that is still open depends on what is spent until then. */
const isOpen = (key: string): boolean => key.startsWith("statement ");

function reservedFor(goals: readonly ForecastGoal[], { plans, entries, accounts }: Forecast): Cents {
  const moving = [...plans, ...entries.filter(({ kind, cents }) => kind === "transfer" && cents < 0)];
  return sumCents(
    goals
      .filter((goal) => goal.accountId === null && !isServed(goal, accounts, moving))
      .map(({ neededCents }) => neededCents ?? 0),
  );
}
