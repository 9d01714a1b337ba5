// npm run user:password <email>: gives a forgotten account a new password and signs its devices out.
import { runCommand } from "./support/command";

const [email] = process.argv.slice(2);
await runCommand({ command: "user:password", ...(email === undefined ? {} : { email }) });
