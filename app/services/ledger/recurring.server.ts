// Subscriptions, bills and regular income, kept as they were last found so that a screen need not read the history.
import { isKind } from "~/domain/categories/classify";
import type { ListedStream } from "~/contracts/recurring";
import { CADENCE_NAMES } from "~/domain/ledger/cadence";
import type { Recurring } from "~/domain/ledger/recurring";
import { db, num, type Tx } from "~/lib/db.server";
import type { RecurringStream } from "~/lib/prisma/client";

/** In the place of what was found before. */
export async function saveRecurring(tx: Tx, userId: string, found: readonly Recurring[]): Promise<void> {
  await tx.recurringStream.deleteMany({ where: { userId } });
  if (found.length > 0)
    await tx.recurringStream.createMany({ data: found.map((stream) => ({ userId, ...toStored(stream) })) });
}

/** Those that still run, the next due first. Empty until the figures were first looked at. */
export async function listRecurring(userId: string): Promise<Recurring[]> {
  const rows = await db.recurringStream.findMany({
    where: { userId, active: true },
    orderBy: [{ nextDay: "asc" }, { key: "asc" }],
  });
  return rows.flatMap((row) => fromStored(row) ?? []);
}

/** The same without what no screen shows. */
export async function shownStreams(userId: string): Promise<ListedStream[]> {
  const found = await listRecurring(userId);
  return found.map(({ lastId: _id, count: _count, active: _active, ...shown }) => shown);
}

/** Those that came regularly and no longer do, the latest to end first. */
export async function listEnded(userId: string): Promise<Recurring[]> {
  const rows = await db.recurringStream.findMany({
    where: { userId, active: false },
    orderBy: [{ lastDay: "desc" }, { key: "asc" }],
  });
  return rows.flatMap((row) => fromStored(row) ?? []);
}

function toStored({ change, lastCents, typicalCents, monthlyCents, ...stream }: Recurring) {
  return {
    ...stream,
    lastCents: BigInt(lastCents),
    typicalCents: BigInt(typicalCents),
    monthlyCents: BigInt(monthlyCents),
    ...(change && {
      changeFromCents: BigInt(change.fromCents),
      changeToCents: BigInt(change.toCents),
      changeDay: change.day,
    }),
  };
}

function fromStored(row: RecurringStream): Recurring | null {
  const { userId: _owner, kind, changeFromCents, changeToCents, changeDay, ...stream } = row;
  const cadence = CADENCE_NAMES.find((name) => name === row.cadence);
  if (!isKind(kind) || !cadence) return null;
  return {
    ...stream,
    kind,
    cadence,
    amount: row.amount === "varies" ? "varies" : "fixed",
    lastCents: num(row.lastCents),
    typicalCents: num(row.typicalCents),
    monthlyCents: num(row.monthlyCents),
    change:
      changeFromCents !== null && changeToCents !== null && changeDay !== null
        ? { fromCents: num(changeFromCents), toCents: num(changeToCents), day: changeDay }
        : null,
  };
}
