import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { pause } from "./program";

const Mail = z.object({ to: z.string(), subject: z.string(), text: z.string() });
export type Mail = z.infer<typeof Mail>;

export function mails(dataDir: string, to: string): Mail[] {
  try {
    const folder = join(dataDir, "outbox");
    const all = readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => Mail.parse(JSON.parse(readFileSync(join(folder, name), "utf8"))));
    return all.filter((mail) => mail.to === to);
  } catch {
    return [];
  }
}

/** The tokens of the reset links that came, once there are `count` of them. */
export async function resetTokens(dataDir: string, to: string, count: number): Promise<string[]> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const tokens = mails(dataDir, to).flatMap((mail) => /token=([\w.-]+)/.exec(mail.text)?.[1] ?? []);
    if (tokens.length >= count) return tokens;
    await pause(100);
  }
  throw new Error(`no reset mail for ${to}`);
}
