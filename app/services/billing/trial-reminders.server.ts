// Reminders before a trial ends: 7, 3 and 1 days ahead, each once.
import { isPlanType } from "~/domain/billing/pricing";
import { DAY_MS } from "~/domain/durations";
import { dayOf, longDate } from "~/domain/periods";
import { daysUntil, TRIAL_REMINDER_DAYS, reminderDue } from "~/domain/billing/trial";
import { now } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { trialReminder } from "~/texts/trial-reminder";
import { queueMail } from "~/services/platform/mail.server";
import { unsubscribeLink } from "~/services/notices/unsubscribe.server";

const BATCH = 200;

/** Says how many reminders were queued. */
export async function remindOfTrialEnds(): Promise<number> {
  const at = now();
  const until = new Date(at.getTime() + TRIAL_REMINDER_DAYS[0] * DAY_MS);
  let [sent, after] = [0, ""];
  for (;;) {
    const people = await db.user.findMany({
      where: {
        id: { gt: after },
        subscriptionStatus: "trial",
        isPremium: false,
        isDemo: false,
        noticeChoices: { none: { kind: "trial", channel: "mail", wanted: false } },
        trialEndsAt: { gt: at, lte: until },
      },
      orderBy: { id: "asc" },
      take: BATCH,
      select: {
        id: true,
        email: true,
        firstName: true,
        timeZone: true,
        trialEndsAt: true,
        billing: { select: { plan: true } },
      },
    });
    if (people.length === 0) return sent;
    for (const person of people) {
      after = person.id;
      const days = person.trialEndsAt ? reminderDue(person.trialEndsAt, at) : null;
      if (days !== null && person.trialEndsAt && (await remind({ ...person, endsAt: person.trialEndsAt, days })))
        sent += 1;
    }
  }
}

type Due = {
  id: string;
  email: string;
  firstName: string;
  timeZone: string;
  endsAt: Date;
  days: number;
  billing: { plan: string | null } | null;
};

/** The row is taken before the mail is queued, so that two runs at once send one; it's given back if queueing fails. */
async function remind(due: Due): Promise<boolean> {
  const key = { userId: due.id, days: due.days, endsAt: due.endsAt };
  const taken = await db.trialReminder.createMany({ data: [{ ...key, sentAt: now() }], skipDuplicates: true });
  if (taken.count === 0) return false;
  const plan = due.billing?.plan;
  const endsOn = longDate(dayOf(due.endsAt, due.timeZone));
  const unsubscribe = unsubscribeLink(due.id, "trial");
  const mail = trialReminder({
    firstName: due.firstName,
    // A late one says what is left now.
    days: daysUntil(due.endsAt, now()),
    endsOn,
    plan: isPlanType(plan) ? plan : null,
    appUrl: env.APP_URL,
    unsubscribe,
  });
  try {
    await queueMail({ to: due.email, ...mail, unsubscribe }, due.endsAt);
    return true;
  } catch (error) {
    await db.trialReminder.deleteMany({ where: key });
    throw error;
  }
}
