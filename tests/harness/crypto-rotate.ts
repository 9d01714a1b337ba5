// Ten thousand sealed values that live: every kind of tampering is caught, none stands readable in a dump, and all change
// to a new key within seconds while people go on asking their banks.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findBinaries } from "../../scripts/support/postgres.mjs";
import { field, newPerson, PASSWORD, type Person } from "./support/person";
import { percentile, seeded, type Program } from "./support/program";
import { link, refresh, rows, ScriptedBank } from "./support/scripted-bank";
import { makeDatabase, startServer, type Database, type Settings } from "./support/server";

const VALUES = 10_000;
const OWNERS = 100;
const WISHES = 200;
const LIVING = 3;
const MAX_SECONDS = 10;
const run = promisify(execFile);
const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString("base64")}`;
const [OLD, NEW] = [key("h1", 7), key("h2", 9)];

type Sealed = { userId: string; id: string; sealed: string; text: string };
type Crypto = typeof import("~/lib/crypto.server");

export const program: Program = {
  name: "crypto-rotate",
  target: `0 readable, 0 undetected, 0 failed, <${MAX_SECONDS} s`,
  async run() {
    // Without the demo account, whose bank is a stand-in that keeps its own tokens in this very database.
    const database = await makeDatabase(undefined, { DEMO_ACCOUNT: "off", ENCRYPTION_KEYS: OLD });
    const dataDir = mkdtempSync(join(tmpdir(), "harness-"));
    const bank = await ScriptedBank.start();
    const settings = (keys: string): Settings => ({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO_ACCOUNT: "off",
      JOBS: "worker",
      LOG_LEVEL: "error",
      SESSION_SECRET: "a-secret-of-the-rotation-harness-only-12",
      ENCRYPTION_KEYS: keys,
      ...bank.settings,
    });
    Object.assign(process.env, settings(OLD));
    const crypto: Crypto = await import("~/lib/crypto.server");
    let server = await startServer(settings(OLD));
    const restart = async (keys: string) => {
      await server.stop();
      server = await startServer({ ...settings(keys), PORT: String(server.port) });
    };
    try {
      bank.add(...rows("c", 20));
      const people = await Promise.all(Array.from({ length: LIVING }, () => newPerson(server.url, database)));
      for (const person of people) await link(person);
      // A mail that nobody has taken up yet: the worker is elsewhere.
      const [mailer] = people;
      await mailer?.ask("/security", {
        form: {
          intent: "password",
          currentPassword: PASSWORD,
          password: `${PASSWORD} new`,
          confirmPassword: `${PASSWORD} new`,
        },
      });
      const values = await plant(database, crypto);

      const notes: string[] = [];
      const { tried, undetected, whole } = tamper(values, crypto);
      notes.push(
        `${tried} changed values, each of ${values.length} in eleven ways: ${undetected} opened; ${whole} of ${values.length} untouched ones opened`,
      );
      const swapped = await swapLive(database, bank, people);
      notes.push(
        `two people's connections swapped in the database: ${swapped.length === 0 ? "refused, and the bank was not asked with a stranger's token" : swapped.join("; ")}`,
      );
      const before = await readable(database, values);

      await restart(`${NEW},${OLD}`);
      const { seconds, said, failures, times } = await rotateUnderLoad(people, bank, () =>
        run(process.execPath, ["--import", "tsx", "scripts/keys-rotate.ts"], {
          env: { ...process.env, NODE_ENV: "production", ...settings(`${NEW},${OLD}`) },
        }),
      );
      notes.push(
        `rotation: ${said.replaceAll("\n", " ")} ${seconds.toFixed(1)} s; meanwhile ${times.length} requests, p99 ${percentile(times, 0.99).toFixed(0)} ms, failed: ${failures.slice(0, 5).join(", ") || "none"}`,
      );
      const old = await sealedWith(database, "h1");
      const after = await readable(database, values);

      // With the old key gone everything still opens.
      await restart(NEW);
      const asked = bank.asked.length;
      const opened = (await Promise.all(people.map(refresh))).filter(({ status }) => status === 200).length;
      const tokens = new Set(bank.asked.slice(asked).map(({ body }) => field(body, "access_token")));
      notes.push(
        `with the new key alone: ${opened} of ${LIVING} banks answered, each asked with its own token: ${tokens.size === LIVING}; ${old} values left under the old key`,
      );
      // The search finds what is not sealed.
      await database.query(
        `UPDATE "BankItem" SET "accessToken" = 'access-sandbox-1' WHERE "providerItemId" = 'item-1'`,
      );
      const noticed = (await readable(database, values)) > after;
      const hits = before + after;
      return {
        value: `${hits} readable, ${undetected} of ${tried} undetected, ${failures.length} failed, ${seconds.toFixed(1)} s`,
        pass:
          hits === 0 &&
          undetected === 0 &&
          whole === values.length &&
          swapped.length === 0 &&
          failures.length === 0 &&
          times.length > 20 &&
          seconds < MAX_SECONDS &&
          old === 0 &&
          opened === LIVING &&
          tokens.size === LIVING &&
          noticed,
        notes: noticed ? notes : [...notes, "a readable token in the dump was not noticed"],
      };
    } finally {
      await server.stop();
      await bank.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** Connections and wishes, sealed with the app's own code, each with a word to look for. */
async function plant(database: Database, { encrypt }: Crypto): Promise<Sealed[]> {
  const owners = Array.from({ length: OWNERS }, (_, number) => `owner${String(number).padStart(27, "0")}`);
  await database.query(
    `INSERT INTO "User" (id, username, email, "firstName", "lastName", "passwordHash", "updatedAt") SELECT o, o, o || '@example.com', 'A', 'B', 'none', now() FROM unnest($1::text[]) o`,
    [owners],
  );
  const values = Array.from({ length: VALUES }, (_, number): Sealed => {
    const [userId = "", id] = [owners[number % OWNERS], randomBytes(16).toString("hex")];
    const text = `access-canary-${randomBytes(18).toString("hex")}`;
    return { userId, id, text, sealed: encrypt(text, `${userId}|${id}|BankItem.accessToken`) };
  });
  const column = (pick: (value: Sealed) => string) => values.map(pick);
  await database.query(
    `INSERT INTO "BankItem" ("userId", id, "providerItemId", "institutionId", "institutionName", "accessToken") SELECT u, i, 'planted-' || i, 'ins_2', 'Planted', s FROM unnest($1::text[], $2::text[], $3::text[]) AS v(u, i, s)`,
    [column(({ userId }) => userId), column(({ id }) => id), column(({ sealed }) => sealed)],
  );
  for (let number = 0; number < WISHES; number++) {
    const id = randomBytes(16).toString("hex");
    await database.query(
      `INSERT INTO "ProviderCall" (id, vendor, action, payload, "nextAt") VALUES ($1, 'plaid', 'item_remove', $2, now() + interval '1 day')`,
      [id, encrypt(`access-canary-${id}`, `${id}|ProviderCall.payload`)],
    );
  }
  return values;
}

/** Every value in every way: what opens although it was touched is undetected. */
function tamper(values: Sealed[], { decrypt }: Crypto) {
  const random = seeded(19);
  const context = ({ userId, id }: Sealed, column = "BankItem.accessToken") => `${userId}|${id}|${column}`;
  const opens = (sealed: string, where: string) => {
    try {
      decrypt(sealed, where);
      return true;
    } catch {
      return false;
    }
  };
  const [counts, flip] = [
    { tried: 0, undetected: 0, whole: 0 },
    (part: string) => {
      const bytes = Buffer.from(part, "base64url");
      const at = Math.floor(random() * bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
      return bytes.toString("base64url");
    },
  ];
  for (const [index, value] of values.entries()) {
    const [id = "", iv = "", tag = "", body = ""] = value.sealed.split(".");
    const other = values[(index + 1 + Math.floor(random() * (values.length - 1))) % values.length] ?? value;
    const [, otherIv = "", otherTag = "", otherBody = ""] = other.sealed.split(".");
    const attacks: [string, string][] = [
      [[id, flip(iv), tag, body].join("."), context(value)],
      [[id, iv, flip(tag), body].join("."), context(value)],
      [[id, iv, tag, flip(body)].join("."), context(value)],
      [
        [
          id,
          iv,
          Buffer.from(tag, "base64url")
            .subarray(0, 4 + (index % 12))
            .toString("base64url"),
          body,
        ].join("."),
        context(value),
      ],
      [[id, iv, tag, Buffer.from(body, "base64url").subarray(1).toString("base64url")].join("."), context(value)],
      [["h2", iv, tag, body].join("."), context(value)],
      [other.sealed, context(value)],
      [[id, otherIv, tag, otherBody].join("."), context(value)],
      [value.sealed, context(value, index % 2 === 0 ? "ProviderCall.payload" : "BankItem.cursor")],
      [value.sealed, context({ ...value, userId: other.userId === value.userId ? "nobody" : other.userId })],
      [[id, otherIv, otherTag, body].join("."), context(value)],
    ];
    counts.tried += attacks.length;
    counts.undetected += attacks.filter(([sealed, where]) => opens(sealed, where)).length;
    counts.whole += Number(decrypt(value.sealed, context(value)) === value.text);
  }
  return counts;
}

/** As somebody who can write to the database and wants to read a stranger's bank. */
async function swapLive(database: Database, bank: ScriptedBank, people: Person[]): Promise<string[]> {
  const [mine, theirs] = people;
  const token = async (person: Person | undefined) =>
    String(
      (await database.query(`SELECT "accessToken" AS sealed FROM "BankItem" WHERE "userId" = $1`, [person?.id]))[0]
        ?.sealed,
    );
  const put = (person: Person | undefined, sealed: string) =>
    database.query(`UPDATE "BankItem" SET "accessToken" = $2, state = 'ok' WHERE "userId" = $1`, [person?.id, sealed]);
  const [own, foreign] = [await token(mine), await token(theirs)];
  const asked = bank.asked.length;
  await put(mine, foreign);
  const answer = await mine?.ask("/api/plaid/refresh-transactions", { json: {} });
  const problems: string[] = [];
  if (answer?.status === 200) problems.push("a stranger's token was used");
  if (bank.asked.length > asked) problems.push(`the bank was asked ${bank.asked[asked]?.path}`);
  await put(mine, own);
  if (mine && (await refresh(mine)).status !== 200) problems.push("one's own token no longer works");
  return problems;
}

type Load = { seconds: number; said: string; failures: string[]; times: number[] };

async function rotateUnderLoad(
  people: Person[],
  bank: ScriptedBank,
  rotate: () => Promise<{ stdout: string }>,
): Promise<Load> {
  const [failures, times]: [string[], number[]] = [[], []];
  let going = true;
  const screens = ["/dashboard", "/accounts", "/api/accounts", "/api/users/profile"];
  const lanes = people.map(async (person, lane) => {
    for (let turn = lane; going; turn++) {
      bank.add(...rows(`l${lane}-${turn}`, 1));
      const answer = await (turn % 2 === 0 ? refresh(person) : person.ask(screens[turn % screens.length] ?? "/"));
      times.push(answer.ms);
      if (answer.status !== 200) failures.push(`${answer.status} ${answer.text.slice(0, 60)}`);
    }
  });
  const from = performance.now();
  try {
    const { stdout } = await rotate();
    return { seconds: (performance.now() - from) / 1000, said: stdout.trim(), failures, times };
  } finally {
    going = false;
    await Promise.all(lanes);
  }
}

async function sealedWith(database: Database, id: string): Promise<number> {
  const [row] = await database.query(
    `SELECT (SELECT count(*) FROM "BankItem" WHERE "accessToken" LIKE $1) + (SELECT count(*) FROM "ProviderCall" WHERE payload LIKE $1) + (SELECT count(*) FROM jobs.job WHERE data ->> 'sealed' LIKE $1) AS n`,
    [`${id}.%`],
  );
  return Number(row?.n);
}

/** What somebody finds in a copy of the whole database who looks for tokens, as they are or encoded, and for what mails hold. */
async function readable(database: Database, values: Sealed[]): Promise<number> {
  const bin = findBinaries();
  if (!bin) throw new Error("There are no Postgres binaries here.");
  const { stdout: dump } = await run(join(bin, "pg_dump"), [database.url], { maxBuffer: 1 << 28 });
  const words = [/access-(?:canary|sandbox)-\w+/g, /Your password was changed/g, /correct horse battery/g];
  const coded = values
    .slice(0, 50)
    .flatMap(({ text }) => [Buffer.from(text).toString("base64").slice(0, 40), Buffer.from(text).toString("hex")]);
  if (!dump.includes("planted-")) throw new Error("the dump holds nothing");
  return (
    words.reduce((sum, word) => sum + (dump.match(word)?.length ?? 0), 0) +
    coded.filter((code) => dump.includes(code)).length
  );
}
