// npm run audit:check [hash]: whether the audit log is as it was written, and still holds the hash that was noted earlier.
import { runCommand } from "./support/command";

const [noted] = process.argv.slice(2);
await runCommand({ command: "audit:check", ...(noted === undefined ? {} : { noted }) });
