// npm run audit:check [hash]: whether the audit log is as it was written, and still holds the hash that was noted earlier.
import { checkAudit } from "~/lib/audit.server";
import { closeDb } from "~/lib/db.server";

const noted = process.argv[2]?.trim().toLowerCase();
if (noted !== undefined && !/^[0-9a-f]{64}$/.test(noted)) {
  console.error("The hash to look for has 64 hexadecimal digits: npm run audit:check 0a1b…");
  process.exit(2);
}
const { rows, head, brokenAt, holdsNoted } = await checkAudit(noted);
if (brokenAt !== null)
  console.error(
    `Row ${brokenAt} of the audit log does not fit the row before it: it was changed, or one before it was taken out.`,
  );
if (!holdsNoted) console.error("The noted hash is not in the log: its end was cut off, or it was written anew.");
if (brokenAt === null && holdsNoted)
  console.log(`${rows} rows, unchanged. The newest hash, to be noted elsewhere: ${head}`);
else process.exitCode = 1;
await closeDb();
