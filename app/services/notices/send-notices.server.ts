// What is told by mail and on devices without being looked for: the week on Mondays, and what was found. Looked at every
// ten minutes, so that a morning begins in everybody's own zone; what was told is written down first, so that it's told once.
import { z } from "zod";
import { type Away, FINDING_KINDS, wantedRules, wants } from "~/domain/notices/choices";
import { findingsMessage, type PushMessage, weekMessage } from "~/texts/push-message";
import { isDaytime, isPastHour, noticeHour, findingsToSend, weekDue } from "~/domain/notices/notice-times";
import { addDays, type Day, dayOf, startOfDay } from "~/domain/periods";
import { now } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { defineJob } from "~/lib/jobs.server";
import { log } from "~/lib/log.server";
import { findingsLetter } from "~/texts/findings-letter";
import { letterHtml, letterText } from "~/providers/mail/letter";
import type { Letter } from "~/texts/letter";
import { weekLetter } from "~/texts/week-letter";
import { mayUseFeatures, mayHaveAccess } from "~/services/billing/access.server";
import { ensureInsights, readActive } from "~/services/insights/insights.server";
import { queueMail } from "~/services/platform/mail.server";
import { readWeek } from "~/services/week/week.server";
import { queuePush } from "./push.server";
import { unsubscribeLink } from "./unsubscribe.server";

const BATCH = 200;
const AWAY: readonly Away[] = ["mail", "push"];
/** After the Monday, for as many days as a week is still told. */
const WEEK_KEPT_DAYS = 3;

defineJob("tell-notices", { schema: z.unknown(), run: sendDueNotices });

/** Says how much was queued. What fails for one is logged, and tried again with the next round. */
export async function sendDueNotices(): Promise<number> {
  const at = now();
  let [sent, after] = [0, ""];
  for (;;) {
    const people = await peopleAfter(after);
    if (people.length === 0) return sent;
    for (const person of people) {
      after = person.id;
      try {
        if (await mayBeTold(person, at)) sent += await tell({ ...person, at, today: dayOf(at, person.timeZone) });
      } catch (error) {
        log.warn({ err: error, user: person.id }, "somebody could not be told what they asked for");
      }
    }
  }
}

/** Those who chose a mail or their devices. */
function peopleAfter(after: string) {
  const chosen = { channel: { in: [...AWAY] }, wanted: true, kind: { in: ["week", ...FINDING_KINDS] } };
  return db.user.findMany({
    where: { id: { gt: after }, isDemo: false, noticeChoices: { some: chosen }, ...mayHaveAccess() },
    orderBy: { id: "asc" },
    take: BATCH,
    select: {
      id: true,
      email: true,
      firstName: true,
      timeZone: true,
      noticeChoices: { select: { kind: true, channel: true, wanted: true, chosenAt: true } },
    },
  });
}

type Person = Awaited<ReturnType<typeof peopleAfter>>[number];
type NoticeReceiver = Person & { at: Date; today: Day };

/** Whom the features are closed to isn't told of them; nobody is written to at night. */
async function mayBeTold({ id, timeZone }: Person, at: Date): Promise<boolean> {
  return isDaytime({ at, timeZone }) && (await mayUseFeatures(id));
}

async function tell(person: NoticeReceiver): Promise<number> {
  let sent = 0;
  for (const channel of AWAY) {
    sent += Number(await tellWeek(person, channel));
    sent += Number(await tellFindings(person, channel));
  }
  return sent;
}

async function tellWeek(person: NoticeReceiver, channel: Away): Promise<boolean> {
  const monday = weekDue(person, hourFor(person, channel));
  if (monday === null || !wants(person.noticeChoices, "week", channel)) return false;
  return once({ userId: person.id, channel }, [`week:${monday}`], async () => {
    const review = await readWeek(person);
    if (review.isEmpty && !review.note) return false;
    if (channel === "push") return pushed(person, weekMessage(review, withAmounts(person, channel)));
    const unsubscribe = unsubscribeLink(person.id, "week");
    const letter = weekLetter({ ...frameOf(person), review, unsubscribe });
    await send(person, letter, unsubscribe, startOfDay(addDays(monday, WEEK_KEPT_DAYS), person.timeZone));
    return true;
  });
}

async function tellFindings(person: NoticeReceiver, channel: Away): Promise<boolean> {
  const { id, today, at, noticeChoices } = person;
  const rules = wantedRules(noticeChoices, channel);
  if (rules.size === 0) return false;
  await ensureInsights(id, today, at);
  const told = await db.toldNotice.findMany({ where: { userId: id, channel }, select: { key: true } });
  const keys = new Set(told.map(({ key }) => key));
  const day = wants(noticeChoices, "gathered", channel) ? [`day:${today}`] : [];
  if (day.length > 0 && !isPastHour(person, hourFor(person, channel))) return false;
  if (day.some((key) => keys.has(key))) return false;
  const since = chosenSince(person, channel);
  const found = findingsToSend(await readActive(id), { rules, told: keys, at, since });
  const [first] = found;
  if (!first) return false;
  const findings = found.map(({ title, message, href }) => ({ title, message, href: href ?? "/dashboard" }));
  // Of several processes the one that takes the first of these keys tells them all.
  return once({ userId: id, channel }, [...day, ...found.map(({ dedupeKey }) => dedupeKey)], async () => {
    if (channel === "push") return pushed(person, findingsMessage(findings, withAmounts(person, channel)));
    const unsubscribe = unsubscribeLink(id, "findings");
    await send(person, findingsLetter({ ...frameOf(person), findings, unsubscribe }), unsubscribe);
    return true;
  });
}

const hourFor = ({ noticeChoices }: Person, channel: Away) => noticeHour(wants(noticeChoices, "evening", channel));

/** When the first of what is wanted there was chosen: what was found before that was seen. */
function chosenSince({ noticeChoices }: Person, away: Away): Date {
  const chosen = noticeChoices.filter(
    ({ kind, channel, wanted }) => wanted && channel === away && FINDING_KINDS.includes(kind),
  );
  return new Date(Math.min(...chosen.map(({ chosenAt }) => chosenAt.getTime())));
}

type Where = { userId: string; channel: Away };

/** Writes down that it was told before it's told; where telling fails it's taken back. */
async function once(
  { userId, channel }: Where,
  keys: readonly string[],
  run: () => Promise<boolean>,
): Promise<boolean> {
  const [first = "", ...others] = keys;
  const row = (key: string) => ({ userId, channel, key, toldAt: now() });
  const taken = await db.toldNotice.createMany({ data: [row(first)], skipDuplicates: true });
  if (taken.count === 0) return false;
  try {
    await db.toldNotice.createMany({ data: others.map(row), skipDuplicates: true });
    return await run();
  } catch (error) {
    await db.toldNotice.deleteMany({ where: { userId, channel, key: { in: [...keys] } } });
    throw error;
  }
}

const withAmounts = ({ noticeChoices }: Person, channel: Away) => wants(noticeChoices, "amounts", channel);

const frameOf = (person: Person) => ({
  firstName: person.firstName,
  appUrl: env.APP_URL,
  withAmounts: withAmounts(person, "mail"),
});

async function pushed({ id }: Person, message: PushMessage | null): Promise<boolean> {
  return message !== null && (await queuePush(id, message)) > 0;
}

function send({ email }: Person, letter: Letter, unsubscribe: string, until?: Date): Promise<void> {
  const mail = { to: email, subject: letter.subject, text: letterText(letter), html: letterHtml(letter), unsubscribe };
  return queueMail(mail, until);
}
