// Seeds the configured database; doing it again changes nothing.
import { runCommand } from "../scripts/support/command";

await runCommand({ command: "seed" });
