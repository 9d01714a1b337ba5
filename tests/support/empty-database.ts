// A database in which nothing is yet, beside the one that a test file has, and another one for what a schema is tried on.
import { PGlite } from "@electric-sql/pglite";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { Pool } from "pg";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { db, newId } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { PrismaClient } from "~/lib/prisma/client";

type Empty = { factory: Pick<SqlMigrationAwareDriverAdapterFactory, "connect">; end: () => Promise<void> };

async function emptyPostgres(url: string): Promise<Empty> {
  const name = `empty_${newId()}`;
  await db.$executeRawUnsafe(`CREATE DATABASE ${name}`);
  const pool = new Pool({ connectionString: Object.assign(new URL(url), { pathname: `/${name}` }).href });
  const end = async () => {
    await pool.end();
    await db.$executeRawUnsafe(`DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { factory: new PrismaPg(pool), end };
}

async function emptyEmbedded(): Promise<Empty> {
  const client = await PGlite.create();
  const connect = async () =>
    Object.assign(await new PrismaPGlite(client).connect(), {
      executeScript: async (script: string) => void (await client.exec(script)),
    });
  return { factory: { connect }, end: () => client.close() };
}

const anEmptyOne = () => (env.DATABASE_URL ? emptyPostgres(env.DATABASE_URL) : emptyEmbedded());

/** Each is made when it's first asked for. */
export function emptyDatabases() {
  const made: Promise<Empty>[] = [];
  const one = () => {
    const empty = anEmptyOne();
    made.push(empty);
    return empty;
  };
  let main: Promise<Empty> | undefined;
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: "postgres",
    // The engine asks which it is, and knows these two.
    adapterName: env.DATABASE_URL ? "@prisma/adapter-pg" : "pglite",
    connect: async () => (await (main ??= one())).factory.connect(),
    connectToShadowDb: async () => (await one()).factory.connect(),
  };
  const client = new PrismaClient({ adapter: factory, errorFormat: "minimal" });
  const end = async () => {
    await client.$disconnect();
    for (const empty of made) await (await empty).end();
  };
  return { db: client, adapterFactory: () => factory, end };
}
