// Mail that must not hold up, or fail, what it tells of: it is queued and retried. In the queue it is sealed, because a
// mail holds what a copy of the database must not: an address, and links that let somebody in.
import { z } from "zod";
import { decrypt, encrypt, isSealedWithNewestKey } from "~/lib/crypto.server";
import { newId } from "~/lib/db.server";
import { defineJob, enqueue, retellWaiting } from "~/lib/jobs.server";
import { sendMail } from "~/providers/mail/index.server";

const Mail = z.object({ to: z.string(), subject: z.string(), text: z.string() });

const context = (id: string) => `${id}|mail`;

const Queued = z.object({ id: z.string(), sealed: z.string() });

defineJob("mail", {
  schema: Queued,
  // Half a day of ever longer pauses: whoever is about to be charged is told, also when the mail server was away for hours.
  retries: 12,
  run: ({ id, sealed }) => sendMail(Mail.parse(JSON.parse(decrypt(sealed, context(id))))),
});

export function queueMail(mail: z.infer<typeof Mail>): Promise<void> {
  const id = newId();
  return enqueue("mail", { id, sealed: encrypt(JSON.stringify(mail), context(id)) });
}

/** A mail that waits for its server must still open when the key that sealed it has gone. */
export function resealWaitingMails(): Promise<{ changed: number; left: number }> {
  return retellWaiting("mail", (data) => {
    const { id, sealed } = Queued.parse(data);
    if (isSealedWithNewestKey(sealed)) return null;
    try {
      return { id, sealed: encrypt(decrypt(sealed, context(id)), context(id)) };
    } catch {
      // Its own job says so when its turn comes.
      return null;
    }
  });
}
