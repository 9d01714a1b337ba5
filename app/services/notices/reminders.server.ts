// Reminders that somebody asked for: a notification from their day on, for a week.
import { AppError } from "~/contracts/errors";
import { REMINDER_DAYS, reminderInsight } from "~/domain/notices/reminders";
import type { InsightDraft } from "~/domain/insights/types";
import { addDays, type Day, isDay, startOfDay } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { db, lockRow, newId, transaction, type Tx } from "~/lib/db.server";
import { REFUSALS } from "~/texts/refusals";

const MAX_WAITING = 100;
const FARTHEST_DAYS = 730;

type Wanted = { day: Day; about: string; href: string };

type Added = { id: string; inSeconds: number };

export const addReminder = (user: CurrentUser, wanted: Wanted): Promise<Added> =>
  transaction((tx) => writeReminder(tx, user, wanted));

export async function writeReminder(tx: Tx, user: CurrentUser, { day, about, href }: Wanted): Promise<Added> {
  if (!isDay(day) || day <= user.today || day > addDays(user.today, FARTHEST_DAYS))
    throw new AppError("unprocessable", REFUSALS.reminders.anotherDay);
  const id = newId();
  await lockRow(tx, `reminders|${user.id}`);
  await tx.reminder.deleteMany({ where: { userId: user.id, day: { lt: addDays(user.today, -REMINDER_DAYS) } } });
  const waiting = await tx.reminder.count({ where: { userId: user.id } });
  if (waiting >= MAX_WAITING) throw new AppError("unprocessable", REFUSALS.reminders.tooMany(MAX_WAITING));
  await tx.reminder.create({ data: { userId: user.id, id, day, about, href, createdAt: user.now } });
  return {
    id,
    inSeconds: Math.max(1, Math.ceil((startOfDay(day, user.timeZone).getTime() - user.now.getTime()) / 1000)),
  };
}

export async function removeReminder(userId: string, id: string): Promise<void> {
  await db.reminder.deleteMany({ where: { userId, id } });
}

/** What the bell says of them today. */
export async function dueReminders(userId: string, today: Day): Promise<InsightDraft[]> {
  const rows = await db.reminder.findMany({
    where: { userId, day: { lte: today, gt: addDays(today, -REMINDER_DAYS) } },
    select: { id: true, about: true, href: true },
    orderBy: [{ day: "asc" }, { id: "asc" }],
  });
  return rows.map(reminderInsight);
}
