import { contextOf } from "~/lib/request-context.server";
import { env } from "~/lib/env.server";
import { readOutbox, type StoredMail } from "~/providers/mail/outbox.server";

/** The mails of the sandbox. They hold reset links, and so every account: only the person at the machine is shown them. */
export function readSandboxOutbox(request: Request): Promise<StoredMail[] | undefined> {
  if (env.MAIL_PROVIDER !== "outbox" || !contextOf(request)?.isLocal) return Promise.resolve(undefined);
  return readOutbox(env.DATA_DIR);
}
