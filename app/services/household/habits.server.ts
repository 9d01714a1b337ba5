// What the rows of somebody's cards and loans say of them, read by the day.

import { type AccountDay, type AccountHabit, HABIT_DAYS, habitOf } from "~/domain/household/account-habit";
import { HOME_CURRENCY } from "~/domain/money";
import { addDays, type Day } from "~/domain/periods";
import { db, num } from "~/lib/db.server";
import { accountDays, OWED } from "./account-days.server";

/** By the account. Cards and loans whose balance is known in dollars; others have none. */
export async function accountHabits(userId: string, today: Day): Promise<Map<string, AccountHabit>> {
  const [accounts, days] = await Promise.all([
    db.account.findMany({
      where: { userId, currency: HOME_CURRENCY, balanceCents: { not: null }, accountType: { in: OWED } },
      select: { id: true, accountType: true, balanceCents: true },
    }),
    owedDays(userId, addDays(today, -HABIT_DAYS)),
  ]);
  return new Map(
    accounts.map(({ id, accountType: type, balanceCents }) => [
      id,
      habitOf({ type, balanceCents: num(balanceCents ?? 0n) }, days.get(id) ?? [], today),
    ]),
  );
}

async function owedDays(userId: string, after: Day): Promise<Map<string, AccountDay[]>> {
  const found = new Map<string, AccountDay[]>();
  for (const { accountId, ...day } of await accountDays(userId, after))
    found.set(accountId, [...(found.get(accountId) ?? []), day]);
  return found;
}
