// Mail that must not hold up, or fail, what it tells of: it is queued and retried. In the queue it is sealed, because a
// mail holds what a copy of the database must not: an address, and links that let somebody in.
import { z } from "zod";
import { now } from "~/lib/clock.server";
import { decrypt, encrypt, isSealedWithNewestKey } from "~/lib/crypto.server";
import { newId } from "~/lib/db.server";
import { defineJob, enqueue, rewriteWaiting } from "~/lib/jobs.server";
import { log } from "~/lib/log.server";
import { MailRefused, sendMail } from "~/providers/mail/index.server";

const Mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  unsubscribe: z.string().optional(),
});

const context = (id: string) => `${id}|mail`;

/** `until` stands outside of the seal: it says nothing, and what is too late need not be opened. */
const Queued = z.object({ id: z.string(), sealed: z.string(), until: z.string().datetime().optional() });

defineJob("mail", {
  schema: Queued,
  // Half a day of ever longer pauses: whoever is about to be charged is told, also when the mail server was away for hours.
  retries: 12,
  async run({ id, sealed, until }) {
    if (until && now() >= new Date(until)) return log.warn({ mail: id }, "a mail was not sent while it was of use");
    try {
      await sendMail(Mail.parse(JSON.parse(decrypt(sealed, context(id)))));
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      log.warn({ err: error, mail: id }, "the mail server refused a mail for good");
    }
  },
});

/** What the mail says is worth sending `until` then; without it, for as long as the queue tries. */
export function queueMail(mail: z.infer<typeof Mail>, until?: Date): Promise<void> {
  const id = newId();
  const sealed = encrypt(JSON.stringify(mail), context(id));
  return enqueue("mail", { id, sealed, ...(until ? { until: until.toISOString() } : {}) });
}

/** A mail that waits for its server must still open when the key that sealed it has gone. */
export function resealWaitingMails(): Promise<{ changed: number; left: number }> {
  return rewriteWaiting("mail", (data) => {
    const { id, sealed, ...rest } = Queued.parse(data);
    if (isSealedWithNewestKey(sealed)) return null;
    try {
      return { ...rest, id, sealed: encrypt(decrypt(sealed, context(id)), context(id)) };
    } catch {
      // Its own job says so when its turn comes.
      return null;
    }
  });
}
