// Mail that must not hold up, or fail, what it tells of: it is queued and retried.
import { z } from "zod";
import { defineJob, enqueue } from "~/lib/jobs.server";
import { sendMail } from "~/providers/mail/index.server";

const Mail = z.object({ to: z.string(), subject: z.string(), text: z.string() });

defineJob("mail", { schema: Mail, run: sendMail });

export function queueMail(mail: z.infer<typeof Mail>): Promise<void> {
  return enqueue("mail", mail);
}
