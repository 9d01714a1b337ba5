// Each test file begins at the same moment and goes on from there as time does: what is green today is green on any day.
// Another day is tried with TEST_DAY=2028-02-29T12:00:00Z npx vitest run …
import { offsetTo, shiftDate } from "./test-clock.mjs";

shiftDate(offsetTo(process.env.TEST_DAY ?? "2026-11-22T17:00:00Z"));
