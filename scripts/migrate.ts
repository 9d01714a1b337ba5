// Applies pending migrations to the configured database.
import { runCommand } from "./support/command";

await runCommand({ command: "migrate" });
