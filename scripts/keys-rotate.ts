// npm run keys:rotate: seals vendors' tokens with the newest key, while the app serves.
import { closeDb } from "~/lib/db.server";
import { rotateKeys } from "~/services/key-rotation.server";

const { resealed, left } = await rotateKeys();
console.log(`${resealed} sealed again, ${left} left for another run.`);
if (left === 0) console.log("The older keys can be taken out of ENCRYPTION_KEYS.");
await closeDb();
