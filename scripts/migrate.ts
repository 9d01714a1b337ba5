// Applies pending migrations to the configured database.
import { closeDb } from "~/lib/db.server";
import { migrate } from "~/lib/migrate.server";

const applied = await migrate();
console.log(applied.length === 0 ? "The database is up to date." : `Applied: ${applied.join(", ")}`);
await closeDb();
