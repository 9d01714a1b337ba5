// What is entered once and comes again: each is added on its day, by the hour and when its owner looks.
import { z } from "zod";
import { AppError } from "~/contracts/errors";
import { dueDays, isRhythm, nextDay, type Repeat, type Rhythm } from "~/domain/ledger/repeats";
import { RHYTHMS } from "~/texts/rhythms";
import type { Cents } from "~/domain/money";
import { addDays, addMonthsToDay, type Day, dayOf, mediumDate } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { now } from "~/lib/clock.server";
import { type Tx, db, newId, num, transaction } from "~/lib/db.server";
import { defineJob } from "~/lib/jobs.server";
import { log } from "~/lib/log.server";
import { requestInsights } from "~/services/insights/insights.server";
import { lockLedger } from "~/services/ledger/write.server";
import { REFUSALS } from "~/texts/refusals";
import { type NewEntry, writeEntry, writeTransfer } from "./write-entries.server";

const MAX_REPEATS = 100;
const MONTHS_AROUND = 12;

type Starting = NewEntry & { to: string | null; rhythm: Rhythm; until: string };
type Stored = Awaited<ReturnType<Tx["repeatedEntry"]["findMany"]>>[number];

const rhythmOf = (every: string): Rhythm => (isRhythm(every) ? every : "month");
const repeatOf = ({ every, startDay, endDay, addedDay }: Stored): Repeat => ({
  every: rhythmOf(every),
  startDay,
  endDay,
  addedDay,
});

/** What is due by now is added with it. Call it with the ledger locked. */
export async function startRepeat(tx: Tx, user: CurrentUser, starting: Starting): Promise<void> {
  const { account: accountId, to: toAccountId, amountCents, day, rhythm, until, name, choice, note } = starting;
  const refused = (field: string, says: string) =>
    new AppError("unprocessable", says, { fieldErrors: { [field]: says } });
  const [from, to] = [addMonthsToDay(user.today, -MONTHS_AROUND), addMonthsToDay(user.today, MONTHS_AROUND)];
  if (day < from || day > to) throw refused("day", REFUSALS.accounts.beginsFar);
  if (until && until < day) throw refused("until", REFUSALS.accounts.endsBefore);
  if ((await tx.repeatedEntry.count({ where: { userId: user.id } })) >= MAX_REPEATS)
    throw new AppError("unprocessable", REFUSALS.accounts.tooManyRepeats(MAX_REPEATS));
  const repeated = {
    ...{ userId: user.id, id: newId(), accountId, toAccountId, name, amountCents: BigInt(amountCents), choice, note },
    ...{ every: rhythm, startDay: day, endDay: until || null, createdAt: now() },
  };
  await addDueOf(tx, user.id, await tx.repeatedEntry.create({ data: repeated }), user.today);
}

/** Adds what is due, each in a transaction of its own. Whoever comes second finds it added. */
export async function addDue(userId: string, today: Day): Promise<number> {
  const waiting = await db.repeatedEntry.findMany({
    where: { userId, pausedAt: null, startDay: { lte: today } },
    orderBy: { id: "asc" },
  });
  let added = 0;
  for (const { id } of waiting.filter((one) => dueDays(repeatOf(one), today).length > 0))
    added += await transaction(async (tx) => {
      await lockLedger(tx, userId);
      const found = await tx.repeatedEntry.findFirst({ where: { userId, id, pausedAt: null } });
      return found ? addDueOf(tx, userId, found, today) : 0;
    });
  if (added > 0) await requestInsights(userId);
  return added;
}

async function addDueOf(tx: Tx, userId: string, repeated: Stored, today: Day): Promise<number> {
  const { id, accountId, toAccountId, name, choice, note } = repeated;
  const days = dueDays(repeatOf(repeated), today);
  const last = days.at(-1);
  if (last === undefined) return 0;
  const key = { userId_id: { userId, id } };
  const ids = toAccountId === null ? [accountId] : [accountId, toAccountId];
  if ((await tx.account.count({ where: { userId, id: { in: ids }, closedDay: { not: null } } })) > 0) {
    await tx.repeatedEntry.update({ where: key, data: { pausedAt: now() } });
    return 0;
  }
  const amountCents = num(repeated.amountCents);
  for (const day of days) {
    const row = `repeated:${id}:${day}`;
    if (toAccountId !== null)
      await writeTransfer(tx, userId, { from: accountId, to: toAccountId, amountCents, day, note }, row);
    else await writeEntry(tx, userId, { account: accountId, amountCents, day, name, choice, note }, row);
  }
  await tx.repeatedEntry.update({ where: key, data: { addedDay: last } });
  return days.length;
}

export type ShownRepeat = {
  id: string;
  name: string;
  account: string;
  toAccount: string | null;
  amountCents: Cents;
  rhythm: string;
  /** In words; null where it has ended. */
  next: string | null;
  until: string | null;
  isPaused: boolean;
};

export async function listRepeats(user: CurrentUser): Promise<ShownRepeat[]> {
  const found = await db.repeatedEntry.findMany({
    where: { userId: user.id },
    include: { account: { select: { accountName: true } }, toAccount: { select: { accountName: true } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return found.map(({ account, toAccount, ...one }) => {
    const next = nextDay(repeatOf(one), user.today);
    return {
      id: one.id,
      name: one.name,
      account: account.accountName,
      toAccount: toAccount?.accountName ?? null,
      amountCents: num(one.amountCents),
      rhythm: RHYTHMS[rhythmOf(one.every)],
      next: next === null ? null : mediumDate(next),
      until: one.endDay === null ? null : mediumDate(one.endDay),
      isPaused: one.pausedAt !== null,
    };
  });
}

export async function pauseRepeat(userId: string, id: string): Promise<void> {
  const { count } = await db.repeatedEntry.updateMany({ where: { userId, id }, data: { pausedAt: now() } });
  if (count === 0) throw new AppError("not_found", REFUSALS.accounts.noRepeat);
}

/** Goes on from today: what fell into the pause is passed over. */
export async function resumeRepeat(user: CurrentUser, id: string): Promise<void> {
  const { count } = await db.repeatedEntry.updateMany({
    where: { userId: user.id, id, pausedAt: { not: null } },
    data: { pausedAt: null, addedDay: addDays(user.today, -1) },
  });
  if (count === 0) throw new AppError("not_found", REFUSALS.accounts.noRepeat);
  await addDue(user.id, user.today);
}

/** What was added stays. */
export async function removeRepeat(userId: string, id: string): Promise<void> {
  const { count } = await db.repeatedEntry.deleteMany({ where: { userId, id } });
  if (count === 0) throw new AppError("not_found", REFUSALS.accounts.noRepeat);
}

const PART = 200;

/** For everybody, on the day that it is for them. One that fails keeps nobody else from theirs. */
export async function addDueForEverybody(): Promise<void> {
  let after = "";
  for (;;) {
    const people = await db.user.findMany({
      where: { id: { gt: after }, repeatedEntries: { some: { pausedAt: null } } },
      select: { id: true, timeZone: true },
      orderBy: { id: "asc" },
      take: PART,
    });
    for (const { id, timeZone } of people)
      await addDue(id, dayOf(now(), timeZone)).catch((error: unknown) =>
        log.error({ err: error, userId: id }, "what comes again couldn't be added"),
      );
    after = people.at(-1)?.id ?? "";
    if (people.length < PART) return;
  }
}

defineJob("repeated-entries", { schema: z.unknown(), run: addDueForEverybody });
