// Where somebody wants to be told what.
import type { NoticeLineView } from "~/contracts/settings-view";
import { HOW, isWanted, type NoticeChoice, NOTICE_KINDS } from "~/domain/notices/choices";
import { NOTICE_WORDS } from "~/texts/notifications";
import type { CurrentUser } from "~/lib/auth.server";
import { db, transaction, type Tx } from "~/lib/db.server";
import { assertOwn } from "~/services/people/settings.server";

export function readNoticeChoices(userId: string, asker: Pick<Tx, "noticeChoice"> = db): Promise<NoticeChoice[]> {
  return asker.noticeChoice.findMany({ where: { userId }, select: { kind: true, channel: true, wanted: true } });
}

/** Each kind with the places that it can be told in. */
export async function noticeLines(user: CurrentUser, isSold: boolean): Promise<NoticeLineView[]> {
  const choices = await readNoticeChoices(user.id);
  return NOTICE_KINDS.filter(({ id }) => isSold || id !== "trial").map((kind) => ({
    ...NOTICE_WORDS[kind.id],
    isHow: HOW.includes(kind.id),
    boxes: kind.places.map((channel) => ({
      field: `${kind.id}:${channel}`,
      channel,
      wanted: isWanted(choices, kind, channel),
    })),
  }));
}

export async function saveNoticeChoices(user: CurrentUser, choices: readonly NoticeChoice[]): Promise<void> {
  assertOwn(user);
  await transaction(async (tx) => {
    const known = await readNoticeChoices(user.id, tx);
    const isKnown = ({ kind, channel, wanted }: NoticeChoice) =>
      known.some((one) => one.kind === kind && one.channel === channel && one.wanted === wanted);
    // What stays keeps its day: what was found since then is still to be told.
    for (const choice of choices) if (!isKnown(choice)) await saveChoice(tx, user.id, choice, user.now);
  });
}

/** Who hides amounts on a device wants none in mails and notifications; shown again, they're back in mails alone. */
export async function showAmountsInNotices(user: CurrentUser, wanted: boolean): Promise<void> {
  if (user.isDemo) return;
  await saveChoice(db, user.id, { kind: "amounts", channel: "mail", wanted }, user.now);
  if (!wanted) await saveChoice(db, user.id, { kind: "amounts", channel: "push", wanted }, user.now);
}

export async function saveChoice(
  tx: Pick<Tx, "noticeChoice">,
  userId: string,
  { kind, channel, wanted }: NoticeChoice,
  chosenAt: Date,
): Promise<void> {
  await tx.noticeChoice.upsert({
    where: { userId_kind_channel: { userId, kind, channel } },
    create: { userId, kind, channel, wanted, chosenAt },
    update: { wanted, chosenAt },
  });
}
