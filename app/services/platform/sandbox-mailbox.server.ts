import { env } from "~/lib/env.server";
import { readOutbox, type StoredMail } from "~/providers/mail/outbox.server";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The mails of the sandbox; undefined where real mail is sent. They hold reset links, so only a loopback address shows them. */
export function readSandboxOutbox(): Promise<StoredMail[] | undefined> {
  if (env.MAIL_PROVIDER !== "outbox" || !LOOPBACK.has(new URL(env.APP_URL).hostname)) return Promise.resolve(undefined);
  return readOutbox(env.DATA_DIR);
}
