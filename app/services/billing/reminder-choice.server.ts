// Ending the reminders before a trial ends, by the link in each of them: it says who it is for and is signed, so it works
// on any device, signed in or not. All that it can do is this one choice, either way.
import { AppError } from "~/contracts/errors";
import { now } from "~/lib/clock.server";
import { safeEqual, sign } from "~/lib/crypto.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { saveChoice } from "~/services/notices/choices.server";

const PURPOSE = "unsubscribe";
const REMINDERS = { kind: "trial", channel: "mail" } as const;

export function unsubscribeLink(userId: string): string {
  return `${env.APP_URL}/unsubscribe?token=${userId}.${sign(PURPOSE, userId)}`;
}

export async function readReminderChoice(token: string | null): Promise<{ wantsReminders: boolean }> {
  const id = ownerOf(token);
  const user = await db.user.findUnique({
    where: { id },
    select: { noticeChoices: { where: { userId: id, ...REMINDERS, wanted: false }, select: { kind: true } } },
  });
  if (!user) throw unknownLink();
  return { wantsReminders: user.noticeChoices.length === 0 };
}

/** Doing it again changes nothing. */
export async function chooseReminders(token: string | null, wanted: boolean): Promise<void> {
  const id = ownerOf(token);
  if ((await db.user.count({ where: { id } })) === 0) throw unknownLink();
  await saveChoice(db, id, { ...REMINDERS, wanted }, now());
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
