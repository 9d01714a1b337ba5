// Mail that must not hold up, or fail, what it tells of: it is queued and retried. In the queue it is sealed, because a
// mail holds what a copy of the database must not: an address, and links that let somebody in.
import { z } from "zod";
import { decrypt, encrypt } from "~/lib/crypto.server";
import { newId } from "~/lib/db.server";
import { defineJob, enqueue } from "~/lib/jobs.server";
import { sendMail } from "~/providers/mail/index.server";

const Mail = z.object({ to: z.string(), subject: z.string(), text: z.string() });

const context = (id: string) => `${id}|mail`;

defineJob("mail", {
  schema: z.object({ id: z.string(), sealed: z.string() }),
  run: ({ id, sealed }) => sendMail(Mail.parse(JSON.parse(decrypt(sealed, context(id))))),
});

export function queueMail(mail: z.infer<typeof Mail>): Promise<void> {
  const id = newId();
  return enqueue("mail", { id, sealed: encrypt(JSON.stringify(mail), context(id)) });
}
