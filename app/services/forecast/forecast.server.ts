// The next ninety days of somebody's accounts, from rows that are read once.

import { isKind } from "~/domain/categories/classify";
import { type Ahead, aheadOf } from "~/domain/forecast/ahead";
import { forecastOf } from "~/domain/forecast/forecast";
import type { Forecast, ForecastGoal, ForecastInput, ForecastRow } from "~/domain/forecast/types";
import { outlookOf } from "~/domain/goals/pace";
import { HOME_CURRENCY, sumCents } from "~/domain/money";
import { addDays, type Day, monthOf } from "~/domain/periods";
import { db, num } from "~/lib/db.server";
import { type GoalRow, readGoals } from "~/services/goals/rows.server";
import { HISTORY_DAYS } from "~/services/ledger/spending-history.server";

const MAX_ROWS = 20_000;

type KnownForecast = { input: ForecastInput; forecast: Forecast; ahead: Ahead };
type Person = { id: string; today: Day };

/** One person of one request asks several times: the screen, its figures, the coach. */
const known = new WeakMap<Person, Promise<KnownForecast>>();

export function readForecast(user: Person): Promise<KnownForecast> {
  const found = known.get(user) ?? make(user);
  known.set(user, found);
  return found;
}

async function make({ id, today }: Person): Promise<KnownForecast> {
  const [accounts, rows, goals] = await Promise.all([readAccounts(id), readRows(id, today), readGoals(id, "savings")]);
  const input = { today, accounts, rows, goals: goals.map((goal) => toForecast(goal, today)) };
  const forecast = forecastOf(input);
  return { input, forecast, ahead: aheadOf(forecast, input.goals) };
}

async function readAccounts(userId: string): Promise<ForecastInput["accounts"]> {
  const accounts = await db.account.findMany({
    where: { userId, currency: HOME_CURRENCY, balanceCents: { not: null }, closedDay: null },
    select: { id: true, accountName: true, accountType: true, balanceCents: true },
    orderBy: { id: "asc" },
  });
  return accounts.map(({ id, accountName, accountType, balanceCents }) => ({
    id,
    name: accountName,
    type: accountType,
    balanceCents: num(balanceCents ?? 0n),
  }));
}

async function readRows(userId: string, today: Day): Promise<ForecastRow[]> {
  const rows = await db.transaction.findMany({
    where: { userId, day: { gte: addDays(today, -HISTORY_DAYS), lte: today }, deletedAt: null, removedAt: null },
    select: {
      id: true,
      accountId: true,
      day: true,
      amountCents: true,
      kind: true,
      merchantName: true,
      rawName: true,
      category: true,
      pending: true,
      matchedId: true,
    },
    orderBy: [{ day: "desc" }, { id: "desc" }],
    take: MAX_ROWS,
  });
  const accountOf = new Map(rows.map(({ id, accountId }) => [id, accountId]));
  return rows.flatMap(({ amountCents, matchedId, kind, category, ...row }) =>
    isKind(kind)
      ? [
          {
            ...row,
            kind,
            category: category ?? "",
            cents: num(amountCents),
            otherAccountId: accountOf.get(matchedId ?? "") ?? null,
          },
        ]
      : [],
  );
}

/** What is still to be put aside this month. */
function toForecast(goal: GoalRow, today: Day): ForecastGoal {
  const { neededCents } = outlookOf(goal, today);
  const added = sumCents(
    goal.entries
      .filter(({ day, kind }) => kind !== "opening" && monthOf(day) === monthOf(today))
      .map(({ amountCents }) => amountCents),
  );
  return {
    id: goal.id,
    name: goal.name,
    neededCents: neededCents === null ? null : Math.max(0, neededCents - added),
    accountId: goal.accountId,
  };
}
