// What is told by mail without being asked for: the week on Mondays, and what was found. Looked at every ten minutes, so
// that a morning begins in everybody's own zone; what was told is written down first, so that it's told once.
import { z } from "zod";
import { FINDING_KINDS, toldRules, wants } from "~/domain/notices/choices";
import { isDaytime, toTell, weekDue } from "~/domain/notices/telling";
import { addDays, type Day, dayOf, startOfDay } from "~/domain/periods";
import { now } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { defineJob } from "~/lib/jobs.server";
import { log } from "~/lib/log.server";
import { findingsLetter } from "~/providers/mail/findings-letter";
import { type Letter, letterHtml, letterText } from "~/providers/mail/letter";
import { weekLetter } from "~/providers/mail/week-letter";
import { mayUseFeatures, perhapsLetThrough } from "~/services/billing/access.server";
import { ensureInsights, readActive } from "~/services/insights/insights.server";
import { queueMail } from "~/services/platform/mail.server";
import { readWeek } from "~/services/week/week.server";
import { unsubscribeLink } from "./unsubscribe.server";

const BATCH = 200;
/** After the Monday, for as many days as a week is still told. */
const WEEK_KEPT_DAYS = 3;

defineJob("tell-notices", { schema: z.unknown(), schedule: "*/10 * * * *", atStart: true, run: tellEverybody });

/** Says how many mails were queued. What fails for one is logged, and tried again with the next round. */
export async function tellEverybody(): Promise<number> {
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

/** Those who chose a mail. */
function peopleAfter(after: string) {
  const chosen = { channel: "mail", wanted: true, kind: { in: ["week", ...FINDING_KINDS] } };
  return db.user.findMany({
    where: { id: { gt: after }, isDemo: false, noticeChoices: { some: chosen }, ...perhapsLetThrough() },
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
type Told = Person & { at: Date; today: Day };

/** Whom the features are closed to isn't told of them; nobody is written to at night. */
async function mayBeTold({ id, timeZone }: Person, at: Date): Promise<boolean> {
  return isDaytime({ at, timeZone }) && (await mayUseFeatures(id));
}

async function tell(person: Told): Promise<number> {
  return Number(await tellWeek(person)) + Number(await tellFindings(person));
}

async function tellWeek(person: Told): Promise<boolean> {
  const monday = weekDue(person);
  if (monday === null || !wants(person.noticeChoices, "week", "mail")) return false;
  return once(person.id, [`week:${monday}`], async () => {
    const review = await readWeek(person);
    if (review.isEmpty && !review.note) return false;
    const unsubscribe = unsubscribeLink(person.id, "week");
    const letter = weekLetter({ ...frameOf(person), review, unsubscribe });
    await send(person, letter, unsubscribe, startOfDay(addDays(monday, WEEK_KEPT_DAYS), person.timeZone));
    return true;
  });
}

async function tellFindings(person: Told): Promise<boolean> {
  const { id, today, at, noticeChoices } = person;
  const rules = toldRules(noticeChoices, "mail");
  if (rules.size === 0) return false;
  await ensureInsights(id, today, at);
  const told = await db.toldNotice.findMany({ where: { userId: id, channel: "mail" }, select: { key: true } });
  const keys = new Set(told.map(({ key }) => key));
  const day = wants(noticeChoices, "gathered", "mail") ? [`day:${today}`] : [];
  if (day.some((key) => keys.has(key))) return false;
  const findings = toTell(await readActive(id), { rules, told: keys, at, since: chosenSince(person) });
  const [first] = findings;
  if (!first) return false;
  // Of several processes the one that takes the first of these keys tells them all.
  return once(id, [...day, ...findings.map(({ dedupeKey }) => dedupeKey)], async () => {
    const unsubscribe = unsubscribeLink(id, "findings");
    const shown = findings.map(({ title, message, href }) => ({ title, message, href: href ?? "/dashboard" }));
    await send(person, findingsLetter({ ...frameOf(person), findings: shown, unsubscribe }), unsubscribe);
    return true;
  });
}

/** When the first of what is wanted by mail was chosen: what was found before that was seen. */
function chosenSince({ noticeChoices }: Person): Date {
  const chosen = noticeChoices.filter(
    ({ kind, channel, wanted }) => wanted && channel === "mail" && FINDING_KINDS.includes(kind),
  );
  return new Date(Math.min(...chosen.map(({ chosenAt }) => chosenAt.getTime())));
}

/** Writes down that it was told before it's told; where telling fails it's taken back. */
async function once(userId: string, keys: readonly string[], run: () => Promise<boolean>): Promise<boolean> {
  const [first = "", ...others] = keys;
  const row = (key: string) => ({ userId, channel: "mail", key, toldAt: now() });
  const taken = await db.toldNotice.createMany({ data: [row(first)], skipDuplicates: true });
  if (taken.count === 0) return false;
  try {
    await db.toldNotice.createMany({ data: others.map(row), skipDuplicates: true });
    return await run();
  } catch (error) {
    await db.toldNotice.deleteMany({ where: { userId, channel: "mail", key: { in: [...keys] } } });
    throw error;
  }
}

const frameOf = ({ firstName, noticeChoices }: Person) => ({
  firstName,
  appUrl: env.APP_URL,
  withAmounts: wants(noticeChoices, "amounts", "mail"),
});

function send({ email }: Person, letter: Letter, unsubscribe: string, until?: Date): Promise<void> {
  const mail = { to: email, subject: letter.subject, text: letterText(letter), html: letterHtml(letter), unsubscribe };
  return queueMail(mail, until);
}
