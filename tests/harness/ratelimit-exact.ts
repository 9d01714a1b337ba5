// Two processes, a thousand attempts at once, forged addresses, a restart in the middle: exactly the limit gets through.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Person } from "./support/person";
import { pool, type Program } from "./support/program";
import { makeDatabase, startServer } from "./support/server";

const LIMIT = 20;

export const program: Program = {
  name: "ratelimit-exact",
  target: "allowed - limit = 0",
  async run() {
    const database = await makeDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), "harness-"));
    const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, RATE_LIMIT_FACTOR: "1", JOBS: "off" };
    try {
      const first = await startServer(settings);
      let second = await startServer(settings);
      // Recovery counts 5 an hour for one address; each client is one as well, 20 an hour.
      const send = (url: string, number: number) =>
        new Person(url).ask("/api/auth/forgot-password", {
          json: { email: `someone${number}@example.com` },
          headers: {
            "x-forwarded-for": `10.0.${number >> 8}.${number & 255}`,
            forwarded: `for=10.1.1.${number & 255}`,
          },
        });
      const before = await pool(
        Array.from({ length: 12 }, (_, number) => number),
        6,
        (number) => send(number % 2 ? first.url : second.url, number),
      );
      await second.stop();
      second = await startServer(settings);
      const after = await pool(
        Array.from({ length: 988 }, (_, number) => number + 12),
        80,
        (number) => send(number % 2 ? first.url : second.url, number),
      );
      const answers = [...before, ...after];
      const allowed = answers.filter((answer) => answer.status === 200).length;
      const refused = answers.filter((answer) => answer.status === 429);
      const shed = answers.filter((answer) => answer.status === 503).length;
      const others = answers.length - allowed - refused.length - shed;
      const retry = refused.every((answer) => Number(answer.headers.get("retry-after")) > 0);
      await Promise.all([first.stop(), second.stop()]);
      return {
        value: allowed - LIMIT,
        pass: allowed === LIMIT && others === 0 && retry,
        notes: [
          `${answers.length} attempts: ${allowed} allowed, ${refused.length} refused with Retry-After, ${shed} shed, ${others} other`,
        ],
      };
    } finally {
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
