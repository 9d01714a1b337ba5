// npm run migration <name>: writes the SQL from the migrations so far to prisma/schema.prisma.
import { PGlite } from "@electric-sql/pglite";
import { closeDb, useEmbeddedClient } from "~/lib/db.server";
import { writeMigration } from "~/lib/migrate.server";

const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error("Give the migration a name in lower case with underscores: npm run migration add_notes");
  process.exit(1);
}
useEmbeddedClient(await PGlite.create());
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const folder = await writeMigration(name, stamp);
console.log(folder ? `Wrote ${folder}. Read it, and add the checks that Prisma can't say.` : "Nothing to migrate.");
await closeDb();
