// The one database client: PGlite in DATA_DIR, or Postgres where DATABASE_URL says so. Same schema, same SQL.
import { randomBytes } from "node:crypto";
import { Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { Pool } from "pg";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { AppError, BUSY_ERROR, UNFINISHED_ERROR } from "~/contracts/errors";
import { anyOf } from "~/domain/language/pattern";
import { type DatabaseWatch, watchDatabase } from "./db-watch.server";
import { openEmbedded } from "./embedded-db.server";
import { env } from "./env.server";
import { Prisma, PrismaClient } from "./prisma/client";
import { statementNames } from "./statement-names.server";

export { Prisma };
export type Tx = Prisma.TransactionClient;

type Opened = { embedded?: Promise<PGlite>; pool?: Pool };

declare global {
  var openedDatabase: Opened | undefined;
}

/** In development a saved file makes this module anew, in the process that has the database open: the new one goes on with it. */
const opened: Opened = env.IS_DEVELOPMENT ? (globalThis.openedDatabase ??= {}) : {};

/** The open PGlite, opened on first use. */
export function embeddedClient(): Promise<PGlite> {
  opened.embedded ??= openEmbedded(env.DATA_DIR);
  return opened.embedded;
}

/** Lets tests hand in a database of their own. */
export function useEmbeddedClient(client: PGlite): void {
  opened.embedded = Promise.resolve(client);
}

export const isEmbedded = env.DATABASE_URL === undefined;

/** Opens PGlite at the first query. */
class LazyPGlite implements SqlMigrationAwareDriverAdapterFactory {
  readonly provider = "postgres";
  readonly adapterName = "pglite";

  async connect(): Promise<SqlDriverAdapter> {
    const client = await embeddedClient();
    return withScripts(await new PrismaPGlite(client).connect(), (script) => client.exec(script));
  }

  async connectToShadowDb(): Promise<SqlDriverAdapter> {
    const { PGlite } = await import("@electric-sql/pglite");
    const client = await PGlite.create();
    return withScripts(await new PrismaPGlite(client).connect(), (script) => client.exec(script));
  }
}

/** As shipped, one adapter does not wait for a script and the other cuts it at every semicolon, functions too. */
function withScripts(adapter: SqlDriverAdapter, run: (script: string) => Promise<unknown>): SqlDriverAdapter {
  adapter.executeScript = async (script) => {
    await run(script);
  };
  return adapter;
}

/** The pool's lines, so that those who wait on a database that has gone silent can be let go. */
const lines = new Set<Socket>();

function line(): Socket {
  const made = new Socket();
  lines.add(made);
  made.once("close", () => lines.delete(made));
  return made;
}

function makePool(url: string): Pool {
  const made = new Pool({
    connectionString: url,
    stream: line,
    max: 10,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: "mind-my-money",
  });
  // An idle connection that the server drops is no reason to stop; the next query opens another.
  made.on("error", () => undefined);
  return made;
}

/** Of the pool, whoever asks over it: a name means one statement on all its lines. */
const statementNameGenerator = statementNames();

export function adapterFactory(): SqlMigrationAwareDriverAdapterFactory {
  if (!env.DATABASE_URL) return new LazyPGlite();
  const connections = (opened.pool ??= makePool(env.DATABASE_URL));
  const factory = new PrismaPg(connections, { statementNameGenerator });
  const connect = factory.connect.bind(factory);
  factory.connect = async () =>
    Object.assign(await connect(), { executeScript: async (script: string) => void (await connections.query(script)) });
  return factory;
}

export const db: PrismaClient = new PrismaClient({
  adapter: adapterFactory(),
  errorFormat: "minimal",
  transactionOptions: { maxWait: 5_000, timeout: 20_000 },
});

const BUSY = anyOf(
  /timeout exceeded when trying to connect|unable to start a transaction|too many clients|too many connections/i,
  /can't reach database|ECONNREFUSED|database system is (starting|shutting|in recovery|not yet accepting)/i,
);
const LOST = anyOf(
  /connection terminated|server has closed the connection|terminating connection|connection ended/i,
  /transaction already closed|expired transaction|statement timeout|transaction not found|ECONNRESET|EPIPE/i,
  /client has encountered a connection error|client was closed/i,
);

/**
 * What a database that is full, too slow or gone means to a person. Where no connection was to be had, nothing has happened; one
 * that broke may have done its work before, and only sending the same form again makes sure.
 */
export function asUnavailable(error: unknown): AppError | undefined {
  if (says(error, BUSY)) return new AppError("unavailable", BUSY_ERROR, { retryAfter: 1, cause: error });
  return says(error, LOST) ? new AppError("unavailable", UNFINISHED_ERROR, { retryAfter: 1, cause: error }) : undefined;
}

function says(error: unknown, words: RegExp): boolean {
  return (
    error instanceof Error && !(error instanceof AppError) && (words.test(error.message) || says(error.cause, words))
  );
}

let watch: DatabaseWatch | undefined;

/** Begins to look after a Postgres; the embedded database lives and dies with this process. */
export function watchDb(): void {
  if (!env.DATABASE_URL) return;
  watch ??= watchDatabase(env.DATABASE_URL, () => {
    for (const one of lines) one.destroy(new Error("Connection terminated: the database does not answer"));
  });
}

/** Whether it is known that the database can't be asked. */
export function isDbDown(): boolean {
  return watch?.isDown() ?? false;
}

/** Everything in `run` happens or nothing does. Inside it use `tx` only: PGlite has one connection, `db` would wait for itself. */
export function transaction<T>(run: (tx: Tx) => Promise<T>, options: { timeout?: number } = {}): Promise<T> {
  return db.$transaction(run, options);
}

/** Serialises transactions that name the same key, on this machine and on others, until they end. */
export async function lockRow(tx: Tx, key: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
}

let newest = { time: 0, count: 0 };

/** Drawn for many ids at once: each call for chance costs more than the rest of an id. */
const CHANCE = 8;
let drawn = "";
let drawnUpTo = 0;

function randomPart(): string {
  if (drawnUpTo === drawn.length) [drawn, drawnUpTo] = [randomBytes(CHANCE * 256).toString("hex"), 0];
  drawnUpTo += CHANCE * 2;
  return drawn.slice(drawnUpTo - CHANCE * 2, drawnUpTo);
}

/** An id that sorts after those that this process made before: 48 bits of milliseconds, 16 of their order within one, 64 of chance. */
export function newId(): string {
  // A clock that is set back, and a burst that no count holds, go on in the newest millisecond or the one after it.
  const time = Math.max(Date.now(), newest.time + (newest.count === 0xffff ? 1 : 0));
  newest = { time, count: time === newest.time ? newest.count + 1 : 0 };
  return time.toString(16).padStart(12, "0") + newest.count.toString(16).padStart(4, "0") + randomPart();
}

/** Cents of the database as a number; they are checked to be safe when they are written. */
export function num(cents: bigint): number {
  return Number(cents);
}

export async function ping(): Promise<void> {
  await db.$queryRaw`SELECT 1`;
}

export async function closeDb(): Promise<void> {
  await watch?.stop();
  await db.$disconnect();
  await opened.pool?.end();
  if (opened.embedded) await (await opened.embedded).close();
}
