// Mail goes out by SMTP, or into an outbox of files that the sandbox page shows. Chosen once by configuration.
import { env } from "~/lib/env.server";
import { mailOutbox } from "./outbox.server";
import type { Mailer } from "./port";
import { smtp } from "./smtp.server";

export { MailRefused, type Mail, type Mailer } from "./port";

type Settings = Pick<typeof env, "MAIL_PROVIDER" | "SMTP_URL" | "MAIL_FROM" | "DATA_DIR">;

export const mailerOf = ({ MAIL_PROVIDER, SMTP_URL, MAIL_FROM, DATA_DIR }: Settings): Mailer =>
  MAIL_PROVIDER === "smtp" ? smtp(SMTP_URL ?? "", MAIL_FROM) : mailOutbox(DATA_DIR, MAIL_FROM);

const mailer = mailerOf(env);

export function sendMail(mail: Parameters<Mailer["send"]>[0]): Promise<void> {
  return mailer.send(mail);
}
