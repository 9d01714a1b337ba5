// What the rows of somebody's cards and loans say of them, read by the day.

import { type AccountDay, type AccountHabit, HABIT_DAYS, habitOf } from "~/domain/household/account-habit";
import { type Cents, HOME_CURRENCY } from "~/domain/money";
import { addDays, type Day } from "~/domain/periods";
import { db, num } from "~/lib/db.server";
import { memoryCache } from "~/lib/memory-cache.server";
import { readRevision } from "~/services/ledger/revision.server";
import { accountDays, OWED_TYPES } from "./account-days.server";

type Owing = { id: string; type: string; balanceCents: Cents };

/** By the account. Cards and loans whose balance is known in dollars; others have none. */
export async function accountHabits(userId: string, today: Day): Promise<Map<string, AccountHabit>> {
  const accounts = db.account.findMany({
    where: { userId, currency: HOME_CURRENCY, balanceCents: { not: null }, accountType: { in: OWED_TYPES } },
    select: { id: true, accountType: true, balanceCents: true },
  });
  const owing = accounts.then((found) =>
    found.map(({ id, accountType, balanceCents }) => ({
      id,
      type: accountType,
      balanceCents: num(balanceCents ?? 0n),
    })),
  );
  return habitsOf(userId, today, owing);
}

type Days = Map<string, AccountDay[]>;

/** People whose days stay in memory between two looks: a year's rows of a card can be many. */
const MAX_KEPT = 200;
const keptDays = memoryCache<Days>(MAX_KEPT);

/** The same of accounts that somebody is reading already. */
export async function habitsOf<Account extends Owing>(
  userId: string,
  today: Day,
  reading: Promise<readonly Account[]>,
): Promise<Map<string, AccountHabit>> {
  const [accounts, revision] = await Promise.all([reading, readRevision(userId)]);
  const owing = accounts.filter(({ type }) => OWED_TYPES.some((owed) => owed === type));
  if (owing.length === 0) return new Map();
  const after = addDays(today, -HABIT_DAYS);
  const state = revision && [after, revision, ...owing.map(({ id, type }) => `${id} ${type}`)].join("|");
  const days = await keptDays(userId, state, () => daysOf(userId, after, owing));
  return new Map(
    owing.map(({ id, type, balanceCents }) => [id, habitOf({ type, balanceCents }, days.get(id) ?? [], today)]),
  );
}

async function daysOf(userId: string, after: Day, owing: readonly Owing[]): Promise<Days> {
  const found: Days = new Map();
  const ids = owing.map(({ id }) => id);
  for (const { accountId, ...day } of await accountDays(userId, after, ids)) {
    const known = found.get(accountId);
    if (known) known.push(day);
    else found.set(accountId, [day]);
  }
  return found;
}
