// Subscriptions, bills and regular income, kept as they were last found so that a screen need not read the history.
import { z } from "zod";
import { KINDS } from "~/domain/categories/classify";
import type { Day } from "~/domain/periods";
import { CADENCE_NAMES, type Recurring } from "~/domain/ledger/recurring";
import { db, type Tx } from "~/lib/db.server";

const KIND = "recurring";

const StoredRecurring: z.ZodType<Recurring> = z.object({
  key: z.string(),
  merchantName: z.string(),
  category: z.string(),
  kind: z.enum(KINDS),
  cadence: z.enum(CADENCE_NAMES),
  amount: z.enum(["fixed", "varies"]),
  lastCents: z.number(),
  typicalCents: z.number(),
  monthlyCents: z.number(),
  firstDay: z.string(),
  lastDay: z.string(),
  lastId: z.string(),
  nextDay: z.string(),
  count: z.number(),
  active: z.boolean(),
  change: z.object({ fromCents: z.number(), toCents: z.number(), day: z.string() }).nullable(),
});
const StoredList = z.array(StoredRecurring);

export async function saveRecurring(
  tx: Tx,
  userId: string,
  today: Day,
  found: readonly Recurring[],
  at: Date,
): Promise<void> {
  const answer = found.map((stream) => ({ ...stream }));
  const row = { inputHash: today, answer, createdAt: at };
  await tx.coachCache.upsert({
    where: { userId_kind: { userId, kind: KIND } },
    create: { userId, kind: KIND, ...row },
    update: row,
  });
}

/** Those that still run, the next due first. Empty until the figures were first looked at. */
export async function listRecurring(userId: string): Promise<Recurring[]> {
  const kept = await db.coachCache.findUnique({
    where: { userId_kind: { userId, kind: KIND } },
    select: { answer: true },
  });
  const list = StoredList.safeParse(kept?.answer ?? []);
  return list.success ? list.data.filter(({ active }) => active) : [];
}
