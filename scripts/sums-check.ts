// npm run sums:check [-- --repair]: whether the stored sums are what the transactions say, by person. Exit code 1 while
// there is a difference that was not repaired.
import { closeDb } from "~/lib/db.server";
import { checkEverybody } from "~/services/ledger/sums-check.server";

const options = process.argv.slice(2);
const unknown = options.filter((option) => option !== "--repair");
if (unknown.length > 0) {
  console.error(`There is no option ${unknown.join(" ")}. There is: npm run sums:check -- --repair`);
  process.exit(2);
}
const { checked, found } = await checkEverybody({ repair: options.includes("--repair") });
for (const { userId, drift, repaired } of found) {
  console.error(`${userId}: ${drift.length} sums differ${repaired ? ", written anew" : ""}`);
  for (const { period, category, kind, storedCents, actualCents } of drift)
    console.error(
      `  ${period} ${category || "(no category)"} ${kind}: stored ${storedCents}, rows ${actualCents} cents`,
    );
}
const left = found.filter(({ repaired }) => !repaired).length;
console.log(`${checked} people checked, ${found.length} with differences, ${found.length - left} repaired.`);
if (left > 0) process.exitCode = 1;
await closeDb();
