// npm run user:admin <email>: grants administration. There is no other way to become an administrator.
import { runCommand } from "./support/command";

const [email] = process.argv.slice(2);
await runCommand({ command: "user:admin", ...(email === undefined ? {} : { email }) });
