// Whether the stored sums are still what the rows say, for everybody: once a night, and by `npm run sums:check`. The ledger
// keeps them together, so that a difference means that something else has written, or a mistake of ours.
import { z } from "zod";
import { auditIn } from "~/lib/audit.server";
import { db, transaction } from "~/lib/db.server";
import { defineJob } from "~/lib/jobs.server";
import { log } from "~/lib/log.server";
import { requestInsights } from "~/services/insights/insights.server";
import { checkSums, type Drift, rebuildSums } from "./sums.server";

const PART = 500;

type DriftOf = { userId: string; drift: Drift[]; repaired: boolean };

/** Everybody whose sums differ from their rows; with `repair` they are written anew. */
export async function checkEverybody({ repair }: { repair: boolean }): Promise<{ checked: number; found: DriftOf[] }> {
  const found: DriftOf[] = [];
  let checked = 0;
  let after = "";
  for (;;) {
    const users = await db.user.findMany({
      where: { id: { gt: after } },
      select: { id: true },
      orderBy: { id: "asc" },
      take: PART,
    });
    for (const { id } of users) {
      const drift = await checkSums(id);
      if (drift.length > 0) found.push({ userId: id, drift, repaired: repair && (await repairSums(id, drift)) });
    }
    checked += users.length;
    after = users.at(-1)?.id ?? "";
    if (users.length < PART) return { checked, found };
  }
}

/** Leaves a row in the audit log, and has the findings that spoke of the wrong figures looked for again. */
async function repairSums(userId: string, drift: readonly Drift[]): Promise<boolean> {
  await rebuildSums(userId);
  const left = await checkSums(userId);
  log.error({ userId, sums: drift.length, left: left.length }, "stored sums differed from the rows; written anew");
  if (left.length > 0) return false;
  await transaction((tx) =>
    auditIn(tx, "sums_repaired", userId, { sums: drift.length, first: drift[0]?.period ?? "" }),
  );
  await requestInsights(userId);
  return true;
}

defineJob("check-sums", {
  schema: z.unknown(),

  run: () => checkEverybody({ repair: true }),
});
