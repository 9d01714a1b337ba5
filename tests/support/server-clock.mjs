// Before a server under test: its clock is the tests', and whoever started it can move it on.
import { createRequire } from "node:module";
import { OFFSET, shiftDate } from "./test-clock.mjs";

shiftDate(Number(process.env[OFFSET]));
process.on("message", (offset) => {
  shiftDate(Number(offset));
  process.send?.("moved");
});
process.channel?.unref();

// The database keeps the machine's clock, and the queue goes by both: on an earlier day nothing would ever come by the
// clock, on a later one everything every minute. Nothing does on any day; what a test wants done, it starts.
createRequire(import.meta.url)("pg-boss/src/timekeeper.js").prototype.shouldSendIt = () => false;
