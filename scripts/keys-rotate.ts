// npm run keys:rotate: seals vendors' tokens with the newest key, while the app serves.
import { closeDb } from "~/lib/db.server";
import { rotateKeys } from "~/services/platform/key-rotation.server";

const { resealed, left, unreadable } = await rotateKeys();
console.log(`${resealed} sealed again, ${left} left for another run.`);
if (unreadable > 0) console.error(`${unreadable} can't be opened with any of the keys; the log names them.`);
if (left === 0) console.log("The older keys can be taken out of ENCRYPTION_KEYS.");
if (unreadable > 0) process.exitCode = 1;
await closeDb();
