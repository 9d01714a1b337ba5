// npm run keys:rotate: seals vendors' tokens with the newest key, while the app serves.
import { runCommand } from "./support/command";

await runCommand({ command: "keys:rotate" });
