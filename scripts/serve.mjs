// npm run serve: serves the build that is there. `--migrate` brings the database up to date and ends (release
// command); `--worker` does the background work and serves nobody.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { giveUp, loadSettings, root, sentence } from "./fresh.mjs";

try {
  process.chdir(root);
  loadSettings();
  process.env.NODE_ENV ||= "production";
  const bundle = join(root, "build/server/index.js");
  if (!existsSync(bundle)) throw sentence("There is no build yet. Run npm run build first.");
  const server = await import(pathToFileURL(bundle).href);
  if (process.argv.includes("--migrate")) {
    const { migrations } = await server.prepare();
    console.log(migrations.length > 0 ? `Applied ${migrations.length} migrations.` : "The database is up to date.");
    await server.close();
  } else if (process.argv.includes("--worker")) {
    await server.work();
    console.log("Working.");
  } else {
    // Beside other machines the release command migrates; a database of one's own is migrated here.
    if (!server.env.DATABASE_URL) await server.prepare();
    const { url } = await server.start();
    console.log(`Ready: ${url}`);
  }
} catch (error) {
  giveUp(error);
}
