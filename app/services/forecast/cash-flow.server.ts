// What the cash-flow screen shows for an address, and what GET /api/cash-flow answers.

import type { z } from "zod";
import type { CashFlowAnswer } from "~/contracts/answers/forecast";
import type { CashFlowDay, CashFlowItem, CashFlowView, PickedDay, PriceRise, ShownSafe } from "~/contracts/cash-flow";
import { balanceOn, balancesOf, lowestDay, lowestOf, mainAccount } from "~/domain/forecast/balances";
import { monthCalendar, nextThirtyDays } from "~/domain/forecast/calendar";
import { isForeseen, type SafeToSpend } from "~/domain/forecast/safe-to-spend";
import type { ForecastEntry, Forecast } from "~/domain/forecast/types";
import { duplicateSubscriptions, trialsEnding } from "~/domain/forecast/watch";
import { isExact, lowestSentence } from "~/texts/forecast";
import { safeNotes } from "~/texts/safe-notes";
import { priceRises } from "~/domain/ledger/recurring";
import { sumCents, toDollars } from "~/domain/money";
import { addDays, type Day, isDay, isMonth } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { readForecast } from "./forecast.server";

const SHOWN_TYPES = ["checking", "savings", "credit"];
const RISE_DAYS = 90;

export async function cashFlowView(user: CurrentUser, search: URLSearchParams): Promise<CashFlowView> {
  const { input, forecast, ahead } = await readForecast(user);
  const { today, to } = forecast;
  const lowest = lowestDay(forecast);
  const accounts = forecast.accounts.filter(({ type }) => SHOWN_TYPES.includes(type));
  const account =
    accounts.find(({ id }) => id === search.get("account")) ?? lowest?.account ?? mainAccount(forecast) ?? accounts[0];
  const day = search.get("day") ?? "";
  const month = search.get("month") ?? "";
  const { entries, ...calendar } = monthCalendar(forecast, isMonth(month) ? month : undefined);
  const soon = nextThirtyDays(forecast);
  const own = account ? lowestOf(forecast, account) : null;
  return {
    today,
    to,
    sentence: lowestSentence(lowest, forecast),
    isLow: (lowest?.cents ?? 0) < 0,
    isBlank: !isForeseen(forecast),
    safe: ahead.safe && shownSafe(ahead.safe),
    safeNotes: ahead.safe ? safeNotes(ahead.safe, lowest) : [],
    account: account ? { id: account.id, name: account.name } : null,
    accounts: accounts.map(({ id, name }) => ({ id, name })),
    lowest: own && { day: own.day, cents: own.cents },
    days: account ? daysOf(forecast, account.id) : [],
    picked: isDay(day) && day >= today && day <= to ? pickedDay(forecast, day) : null,
    // What stands among the next thirty days is listed there.
    calendar: {
      ...calendar,
      items: entries.filter((entry) => !soon.includes(entry)).map((entry) => datedItem(forecast, entry)),
    },
    ahead: soon.map((entry) => datedItem(forecast, entry)),
    rises: risesOf(forecast),
    duplicates: duplicateSubscriptions(input),
    trials: trialsEnding(input),
  };
}

function shownSafe({ tightest: _day, lookedTo: _to, afterParts, ...safe }: SafeToSpend): ShownSafe {
  return { ...safe, afterCents: sumCents(afterParts.map(({ cents }) => cents)) };
}

function itemOf({ accounts }: Forecast, entry: ForecastEntry): CashFlowItem {
  const { name, cents, kind, confidence, accountId } = entry;
  return {
    name,
    cents,
    kind,
    confidence,
    isExact: isExact(entry),
    account: accounts.find(({ id }) => id === accountId)?.name ?? "",
  };
}

const datedItem = (forecast: Forecast, entry: ForecastEntry) => ({ ...itemOf(forecast, entry), day: entry.day });

/** Habits are one figure a day, everything else is named. */
const isHabit = ({ kind, confidence }: ForecastEntry): boolean =>
  kind === "everyday" || (kind === "income" && confidence === "guessed");

function daysOf(forecast: Forecast, accountId: string): CashFlowDay[] {
  const own = forecast.entries.filter((entry) => entry.accountId === accountId);
  return balancesOf(forecast, accountId).map(({ day, cents }) => {
    const entries = own.filter((entry) => entry.day === day);
    return {
      day,
      cents,
      items: entries.filter((entry) => !isHabit(entry)).map((entry) => itemOf(forecast, entry)),
      everydayCents: sumCents(entries.filter(isHabit).map((entry) => entry.cents)),
    };
  });
}

function pickedDay(forecast: Forecast, day: Day): PickedDay {
  return {
    day,
    balances: forecast.accounts
      .filter(({ type }) => SHOWN_TYPES.includes(type))
      .map(({ id, name }) => ({ name, cents: balanceOn(forecast, id, day) })),
    items: forecast.entries
      .filter((entry) => entry.day === day && !isHabit(entry))
      .map((entry) => itemOf(forecast, entry)),
  };
}

function risesOf({ plans, today }: Forecast): PriceRise[] {
  return priceRises(plans.map(({ stream }) => stream))
    .filter(({ day }) => day >= addDays(today, -RISE_DAYS))
    .map(({ stream, day, fromCents, toCents, yearCents }) => ({
      name: stream.merchantName,
      day,
      fromCents,
      toCents,
      yearCents: stream.amount === "fixed" ? yearCents : null,
    }));
}

export async function cashFlowAnswer(user: CurrentUser): Promise<z.output<typeof CashFlowAnswer>> {
  const { forecast, ahead } = await readForecast(user);
  const { safe } = ahead;
  const lowest = lowestDay(forecast);
  return {
    from: forecast.today,
    to: forecast.to,
    summary: lowestSentence(lowest, forecast),
    lowest: lowest && { accountId: lowest.account.id, date: lowest.day, balance: toDollars(lowest.cents) },
    safeToSpend: safe && {
      amount: toDollars(safe.cents),
      short: toDollars(safe.shortCents),
      until: safe.until,
      payday: safe.payday && { date: safe.payday.day, amount: toDollars(safe.payday.cents) },
      held: toDollars(safe.heldCents),
      dueBefore: safe.parts.map(({ name, day, cents }) => ({ name, date: day, amount: toDollars(cents) })),
      dueAfterBeyondPay: toDollars(safe.beyondPayCents),
      goals: toDollars(safe.reservedCents),
      neededLater: toDollars(safe.keptCents),
    },
    accounts: forecast.accounts.map(({ id, name }) => ({
      id,
      name,
      balances: balancesOf(forecast, id).map(({ day, cents }) => ({ date: day, balance: toDollars(cents) })),
    })),
    entries: forecast.entries.map(({ accountId, day, name, kind, cents, confidence }) => ({
      accountId,
      date: day,
      name,
      kind,
      amount: toDollars(cents),
      confidence,
    })),
  };
}
