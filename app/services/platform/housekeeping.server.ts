// What is over is cleared away once an hour.
import { z } from "zod";
import { now } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { clearOldKeys } from "~/lib/idempotency.server";
import { defineJob } from "~/lib/jobs.server";
import { clearOldBuckets } from "~/lib/rate-limit.server";
import { RESTORE_DAYS } from "~/services/goals/goals.server";
import { clearInvitations } from "~/services/people/registration.server";
import { UNDO_KEPT_MS } from "~/services/ledger/undo.server";
import { clearDoneCalls } from "./provider-calls.server";
import { clearOldDeliveries } from "./webhooks.server";

/** Longer than anybody can finish a link. */
const LINK_KEPT_MS = 86_400_000;
/** Files that were looked at and never confirmed. */
const DRAFT_KEPT_MS = 86_400_000;

/** Longer than anything is found anew. */
const TOLD_KEPT_MS = 400 * 86_400_000;

defineJob("housekeeping", {
  schema: z.unknown(),

  async run() {
    const at = now();
    await clearOldBuckets();
    await clearOldKeys();
    await clearDeletedGoals(at);
    await db.session.deleteMany({ where: { expiresAt: { lt: at } } });
    await db.passwordReset.deleteMany({ where: { expiresAt: { lt: at } } });
    await clearOldDeliveries(at);
    await db.linkToken.deleteMany({ where: { createdAt: { lt: new Date(at.getTime() - LINK_KEPT_MS) } } });
    await clearUndoSteps(at);
    await db.toldNotice.deleteMany({ where: { toldAt: { lt: new Date(at.getTime() - TOLD_KEPT_MS) } } });
    await clearDoneCalls(at);
    await clearInvitations(at);
    await clearDemoTalks(at);
    await db.import.deleteMany({
      where: { state: "draft", createdAt: { lt: new Date(at.getTime() - DRAFT_KEPT_MS) } },
    });
  },
});

/** What can no longer be undone says nothing that is still needed. */
export async function clearUndoSteps(at: Date): Promise<void> {
  await db.undoStep.deleteMany({ where: { createdAt: { lt: new Date(at.getTime() - UNDO_KEPT_MS) } } });
}

const DEMO_TALK_MS = 86_400_000;

/** The sessions of the shared account come and go; what was said in them is of no use to anybody afterwards. */
export async function clearDemoTalks(at: Date): Promise<void> {
  const before = { lt: new Date(at.getTime() - DEMO_TALK_MS) };
  await db.conversation.deleteMany({ where: { user: { isDemo: true }, lastAt: before } });
  await db.chatMessage.deleteMany({ where: { user: { isDemo: true }, createdAt: before } });
}

/** A deleted goal that can't be brought back any more is gone for good, with its ledger. */
export async function clearDeletedGoals(at: Date): Promise<void> {
  await db.goal.deleteMany({ where: { deletedAt: { lt: new Date(at.getTime() - RESTORE_DAYS * 86_400_000) } } });
}
