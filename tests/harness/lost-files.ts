// What a database needs is gone: its first file, or its keys. The app says which one to restore and touches nothing; with
// the file back it opens as before.
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newPerson, PASSWORD } from "./support/person";
import type { Program } from "./support/program";
import { makeDatabase, makeDataDir, startServer, type Settings } from "./support/server";

/** The folder's own keys are what is lost here. */
const OWN = { SESSION_SECRET: "", ENCRYPTION_KEYS: "", DATABASE_URL: "", JOBS: "off", LOG_LEVEL: "error" };

export const program: Program = {
  name: "lost-files",
  target: "0 opened, 0 changed",
  async run() {
    const wrong: string[] = [];
    const dataDir = makeDataDir();
    const settings = { ...OWN, DATA_DIR: dataDir };
    const secrets = join(dataDir, "secrets.json");
    const version = join(dataDir, "db/PG_VERSION");
    const lost = async (file: string, what: Settings, words: RegExp) => {
      renameSync(file, `${dataDir}.kept`);
      const before = listed(dataDir);
      wrong.push(...(await refused(what, words)));
      if (existsSync(file)) wrong.push(`${file} was made anew`);
      const changed = difference(before, listed(dataDir));
      if (changed.length > 0) wrong.push(`without ${file} other files came or went: ${changed.join(", ")}`);
      renameSync(`${dataDir}.kept`, file);
    };
    const { SESSION_SECRET = "", ENCRYPTION_KEYS = "" } = process.env;
    writeFileSync(secrets, JSON.stringify({ sessionSecret: SESSION_SECRET, encryptionKeys: ENCRYPTION_KEYS }));
    const database = await makeDatabase();
    try {
      const first = await startServer(settings);
      const person = await newPerson(first.url);
      await first.stop();

      await lost(version, settings, /PG_VERSION.*backup/);
      await lost(secrets, settings, /secrets\.json/);
      const onPostgres = { ...settings, DATABASE_URL: database.url };
      await lost(secrets, onPostgres, /secrets\.json/);

      const kept = readFileSync(secrets, "utf8");
      const [id] = ENCRYPTION_KEYS.split(":");
      const other = `${id}:${randomBytes(32).toString("base64")}`;
      writeFileSync(secrets, JSON.stringify({ ...JSON.parse(kept), encryptionKeys: other }));
      for (const what of [settings, onPostgres]) wrong.push(...(await refused(what, new RegExp(`another key ${id} `))));
      writeFileSync(secrets, kept);

      for (const what of [settings, onPostgres]) {
        const again = await startServer(what);
        const { status } = await fetch(`${again.url}/api/auth/login`, {
          method: "POST",
          headers: { origin: again.url, "content-type": "application/json" },
          body: JSON.stringify({ username: person.username, password: PASSWORD }),
        });
        if (what === settings && status !== 200) wrong.push(`with its files back nobody can sign in: ${status}`);
        await again.stop();
      }
    } finally {
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
    return { value: `${wrong.length} wrong`, pass: wrong.length === 0, notes: wrong };
  },
};

async function refused(settings: Settings, words: RegExp): Promise<string[]> {
  try {
    await (await startServer(settings)).stop();
    return [`it started where ${words} was to be said`];
  } catch (error) {
    const said = error instanceof Error ? error.message.split("\n").slice(1).join("\n").trim() : "";
    return words.test(said) && !said.includes("\n") ? [] : [`not a sentence with ${words}: ${said.slice(0, 300)}`];
  }
}

/** The files that a start could add or take away; the lock stays where it is. */
function listed(folder: string): Set<string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return new Set(names.filter((name) => name !== "lock"));
}

function difference(before: Set<string>, after: Set<string>): string[] {
  const gone = [...before].filter((name) => !after.has(name)).map((name) => `-${name}`);
  const come = [...after].filter((name) => !before.has(name)).map((name) => `+${name}`);
  return [...gone, ...come];
}
