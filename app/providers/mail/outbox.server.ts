import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Mailer } from "./port";

const Stored = z.object({
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  unsubscribe: z.string().optional(),
  sentAt: z.string(),
});
export type StoredMail = z.infer<typeof Stored>;

/** Keeps the order of mails that are written in the same millisecond. */
let written = 0;

export function mailOutbox(dataDir: string, from: string): Mailer {
  return {
    async send(mail) {
      const folder = join(dataDir, "outbox");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sentAt = new Date().toISOString();
      const name = `${sentAt.replace(/\D/g, "")}-${String(written++).padStart(9, "0")}-${randomUUID()}`;
      // Written beside and renamed, so that no reader meets half a mail.
      await writeFile(join(folder, `${name}.part`), JSON.stringify({ from, ...mail, sentAt }), { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, `${name}.json`));
    },
  };
}

/** The newest mails first. */
export async function readOutbox(dataDir: string, count = 50): Promise<StoredMail[]> {
  const folder = join(dataDir, "outbox");
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith(".json"))
    .sort()
    .reverse()
    .slice(0, count);
  return Promise.all(newest.map(async (name) => Stored.parse(JSON.parse(await readFile(join(folder, name), "utf8")))));
}
