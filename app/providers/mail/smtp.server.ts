import type { Transporter } from "nodemailer";
import { htmlOf } from "./html";
import { MailRefused, type Mailer } from "./port";

/** Mails go one after the other: a server that says nothing must not hold up the others for long. */
const PATIENCE_MS = 15_000;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i;

export function smtp(url: string, from: string, patience = PATIENCE_MS): Mailer {
  const settings = {
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Mails hold links that let somebody in: a line on which encryption was taken away carries none of them.
    requireTLS: !isLoopback(url),
  };
  let opened: Promise<Transporter> | undefined;
  // Read with the first mail: most runs of a small installation send none.
  const transport = () =>
    (opened ??= import("nodemailer").then(({ createTransport }) => createTransport(settings, { from })));
  return {
    async send({ to, subject, text, html = htmlOf(subject, text), unsubscribe }) {
      const headers = {
        "Auto-Submitted": "auto-generated",
        ...(unsubscribe
          ? { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
          : {}),
      };
      try {
        await (await transport()).sendMail({ to, subject, text, html, headers });
      } catch (error) {
        throw isRefusal(error) ? new MailRefused("the mail server refused this mail", { cause: error }) : error;
      }
    },
  };
}

/** A mail server on this machine has no line that anybody could listen to, and seldom a certificate. */
function isLoopback(url: string): boolean {
  return URL.canParse(url) && LOOPBACK.test(new URL(url).hostname);
}

/** 5xx about the mail itself. About signing in, it is our settings that are wrong, and those get mended. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error) || typeof error.responseCode !== "number") return false;
  return error.responseCode >= 500 && !("code" in error && error.code === "EAUTH");
}
