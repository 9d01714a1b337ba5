// The demo household lives on while no server runs: when one starts again, or when somebody looks, it is brought to today.
import { addMonthsToDay, dayOf } from "~/domain/periods";
import { now } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { log } from "~/lib/log.server";
import { syncItem } from "~/services/bank/sync.server";

const STALE_MS = 6 * 3_600_000;
/** Months of rows take a second or two. Nobody waits longer than this; the rest goes on behind them. */
const LONGEST_WAIT_MS = 10_000;
const MONTHS_AHEAD = 6;

/** What fails here is tried again by the clock; it is no reason not to start, or not to show what there is. */
export async function catchUpDemo(userId: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS);
  });
  const work = catchUp(userId).catch((error: unknown) =>
    log.warn({ err: error }, "the demo household could not be brought to today"),
  );
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function catchUp(userId: string): Promise<void> {
  const at = now();
  if (env.BANK_PROVIDER === "sandbox") {
    const items = await db.bankItem.findMany({
      where: {
        userId,
        state: { in: ["ok", "syncing", "error"] },
        lastSyncedAt: { lt: new Date(at.getTime() - STALE_MS) },
      },
      select: { id: true },
    });
    for (const { id } of items) await syncItem(userId, id);
  }
  // Its people save for the next summer once this one is over.
  const today = dayOf(at, "UTC");
  await db.goal.updateMany({
    where: { userId, deletedAt: null, deadline: { lt: today } },
    data: { deadline: addMonthsToDay(today, MONTHS_AHEAD) },
  });
}
