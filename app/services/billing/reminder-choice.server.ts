// Ending the reminders before a trial ends, by the link in each of them: it says who it is for and is signed, so it works
// on any device, signed in or not. All that it can do is this one choice, either way.
import { AppError } from "~/contracts/errors";
import { now } from "~/lib/clock.server";
import { safeEqual, sign } from "~/lib/crypto.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";

const PURPOSE = "unsubscribe";

export function unsubscribeLink(userId: string): string {
  return `${env.APP_URL}/unsubscribe?token=${userId}.${sign(PURPOSE, userId)}`;
}

export async function readReminderChoice(token: string | null): Promise<{ wantsReminders: boolean }> {
  const user = await db.user.findUnique({ where: { id: ownerOf(token) }, select: { remindersOffAt: true } });
  if (!user) throw unknownLink();
  return { wantsReminders: user.remindersOffAt === null };
}

/** Doing it again changes nothing. */
export async function chooseReminders(token: string | null, wanted: boolean): Promise<void> {
  const { count } = await db.user.updateMany({
    where: { id: ownerOf(token) },
    data: { remindersOffAt: wanted ? null : now() },
  });
  if (count === 0) throw unknownLink();
}

function ownerOf(token: string | null): string {
  const [userId = "", signature = ""] = (token ?? "").split(".");
  if (!safeEqual(signature, sign(PURPOSE, userId))) throw unknownLink();
  return userId;
}

/** The same for a wrong link and for the link of somebody who has left. */
function unknownLink(): AppError {
  return new AppError(
    "not_found",
    "This link isn't complete, or its account is gone. No reminders are sent to an account that is gone.",
  );
}
