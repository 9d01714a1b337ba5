import { createTransport } from "nodemailer";
import type { Mailer } from "./port";

export function smtp(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text });
    },
  };
}
