// Ending mails by the link in each of them: it says who it is for and which mails, and is signed, so it works on any device,
// signed in or not. All that it can do is this one choice.
import { AppError } from "~/contracts/errors";
import type { MailKind } from "~/contracts/reminders";
import { FINDING_KINDS, wants } from "~/domain/notices/choices";
import { now } from "~/lib/clock.server";
import { safeEqual, sign } from "~/lib/crypto.server";
import { db, transaction } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { REFUSALS } from "~/texts/refusals";
import { readNoticeChoices, saveChoice } from "./choices.server";

const PURPOSE = "unsubscribe";

/** The first of these links named no kind; they were all about the trial. */
const signedPart = (userId: string, kind: MailKind): string => (kind === "trial" ? userId : `${userId}.${kind}`);

export function unsubscribeLink(userId: string, kind: MailKind): string {
  const part = signedPart(userId, kind);
  return `${env.APP_URL}/unsubscribe?token=${part}.${sign(PURPOSE, part)}`;
}

export async function readMailChoice(token: string | null): Promise<{ kind: MailKind; isWanted: boolean }> {
  const { userId, kind } = await readToken(token);
  const choices = await readNoticeChoices(userId);
  return { kind, isWanted: kindsOf(kind).some((id) => wants(choices, id, "mail")) };
}

/** Doing it again changes nothing. Which findings somebody wanted isn't known any more once they ended them. */
export async function chooseMails(token: string | null, wanted: boolean): Promise<void> {
  const { userId, kind } = await readToken(token);
  if (wanted && kind === "findings") return;
  await transaction(async (tx) => {
    for (const id of kindsOf(kind)) await saveChoice(tx, userId, { kind: id, channel: "mail", wanted }, now());
  });
}

const kindsOf = (kind: MailKind): readonly string[] => (kind === "findings" ? FINDING_KINDS : [kind]);

async function readToken(token: string | null): Promise<{ userId: string; kind: MailKind }> {
  const parts = (token ?? "").split(".");
  const [userId = ""] = parts;
  const kind = parts.length === 2 ? "trial" : KINDS.find((known) => known === parts[1]);
  if (!kind || parts.length > 3 || !safeEqual(parts.at(-1) ?? "", sign(PURPOSE, signedPart(userId, kind))))
    throw unknownLink();
  if ((await db.user.count({ where: { id: userId } })) === 0) throw unknownLink();
  return { userId, kind };
}

const KINDS: readonly MailKind[] = ["week", "findings"];

/** The same for a wrong link and for the link of somebody who has left. */
function unknownLink(): AppError {
  return new AppError("not_found", REFUSALS.reminders.brokenLink);
}
