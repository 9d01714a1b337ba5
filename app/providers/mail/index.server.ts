// Mail goes out by SMTP, or into an outbox of files that the sandbox page shows. Chosen once by configuration.
import { env } from "~/lib/env.server";
import { outbox } from "./outbox.server";
import type { Mailer } from "./port";
import { smtp } from "./smtp.server";

export { MailRefused, type Mail, type Mailer } from "./port";

const mailer: Mailer =
  env.MAIL_PROVIDER === "smtp" ? smtp(env.SMTP_URL ?? "", env.MAIL_FROM) : outbox(env.DATA_DIR, env.MAIL_FROM);

export function sendMail(mail: Parameters<Mailer["send"]>[0]): Promise<void> {
  return mailer.send(mail);
}
