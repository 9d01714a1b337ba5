// npm run user:invite: a link with which one person can register where REGISTRATION=invite.
import { runCommand } from "./support/command";

await runCommand({ command: "user:invite" });
