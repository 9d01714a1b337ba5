// What the rows of somebody's cards and loans say of them, read by the day.

import { type AccountDay, type AccountHabit, HABIT_DAYS, habitOf } from "~/domain/household/account-habit";
import { type Cents, HOME_CURRENCY } from "~/domain/money";
import { addDays, type Day } from "~/domain/periods";
import { db, num } from "~/lib/db.server";
import { accountDays, OWED } from "./account-days.server";

type Owing = { id: string; type: string; balanceCents: Cents };

/** By the account. Cards and loans whose balance is known in dollars; others have none. */
export async function accountHabits(userId: string, today: Day): Promise<Map<string, AccountHabit>> {
  const accounts = db.account.findMany({
    where: { userId, currency: HOME_CURRENCY, balanceCents: { not: null }, accountType: { in: OWED } },
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

/** The same of accounts that somebody is reading already. */
export async function habitsOf<Account extends Owing>(
  userId: string,
  today: Day,
  reading: Promise<readonly Account[]>,
): Promise<Map<string, AccountHabit>> {
  const [accounts, days] = await Promise.all([reading, owedDays(userId, addDays(today, -HABIT_DAYS))]);
  return new Map(
    accounts
      .filter(({ type }) => OWED.some((owed) => owed === type))
      .map(({ id, type, balanceCents }) => [id, habitOf({ type, balanceCents }, days.get(id) ?? [], today)]),
  );
}

async function owedDays(userId: string, after: Day): Promise<Map<string, AccountDay[]>> {
  const found = new Map<string, AccountDay[]>();
  for (const { accountId, ...day } of await accountDays(userId, after))
    found.set(accountId, [...(found.get(accountId) ?? []), day]);
  return found;
}
