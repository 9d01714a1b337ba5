// Before a server under test: its clock is the tests', and whoever started it can move it on.
import { OFFSET, shiftDate } from "./test-clock.mjs";

shiftDate(Number(process.env[OFFSET]));
process.on("message", (offset) => {
  shiftDate(Number(offset));
  process.send?.("moved");
});
process.channel?.unref();
