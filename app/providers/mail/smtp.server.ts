import { createTransport } from "nodemailer";
import type { Mailer } from "./port";

/** Mails go one after the other: a server that says nothing must not hold up the others for long. */
const PATIENCE_MS = 15_000;

export function smtp(url: string, from: string, patience = PATIENCE_MS): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
    { from },
  );
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text });
    },
  };
}
