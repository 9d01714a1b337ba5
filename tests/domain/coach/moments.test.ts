// The day, or the stretch of days, that a balance is asked for, asked of the approved answers' household on its day.
import { expect, test } from "vitest";
import { momentIn } from "~/domain/coach/reading/moments";
import { spot } from "~/domain/coach/reading/spot";
import { WHO } from "./approved/household";

const TODAY = "2026-11-18";
const moment = (text: string) => {
  const found = momentIn(spot(text, { ...WHO, today: TODAY }), TODAY);
  if (!found) return "none";
  return found.day === null ? `${found.from}..${found.to}` : found.day;
};

test.each([
  ["my balance 3 days ago", "2026-11-15"],
  ["my balance a day ago", "2026-11-17"],
  ["my balance one week back", "2026-11-11"],
  ["my balance 2 weeks earlier", "2026-11-04"],
  ["my balance a month ago", "2026-10-18"],
  ["my balance 2 months ago", "2026-09-18"],
  ["my balance an year ago", "2025-11-18"],
  ["my balance 2 years ago", "2024-11-18"],
  ["my balance half a year ago", "2026-05-18"],
  ["my balance this time last year", "2025-11-18"],
  ["my balance at the same day last month", "2026-10-18"],
  ["my balance the same date of the last month", "2026-10-18"],
  ["my balance at the start of the year", "2025-12-31"],
  ["my balance at the very beginning of the month", "2026-10-31"],
  ["my balance the first day of this month", "2026-10-31"],
  ["my balance since the beginning of the year", "2026-01-01..2026-11-18"],
  ["my balance from the start of this month", "2026-11-01..2026-11-18"],
  ["my balance on june 1", "2026-06-01"],
  ["my balance since june 1", "2026-06-01..2026-11-18"],
  ["my balance in june", "2026-06-30"],
  ["my balance in 2025", "2025-12-31"],
  ["my balance this month", "2026-11-01..2026-11-18"],
  ["my balance at the end of june", "2026-06-30"],
  ["my balance since the end of june", "2026-07-01..2026-11-18"],
  ["my balance at the beginning of june", "2026-06-01"],
  ["my balance on the first day of june", "2026-06-01"],
  ["my balance on the 1st day of june", "2026-06-01"],
  ["my balance since the beginning of june", "2026-06-01..2026-11-18"],
  ["my balance since june", "2026-06-01..2026-11-18"],
  ["my balance at start of year", "2025-12-31"],
  ["my balance at beginning of month", "2026-10-31"],
  ["my balance on the first day of the last month", "2026-10-01"],
  ["my balance at the start of june", "2026-06-01"],
  ["my balance", "none"],
])("%s", (text, day) => expect(moment(text)).toBe(day));

test("what was said is explained by it", () => {
  const spans = (text: string) => momentIn(spot(text, { ...WHO, today: TODAY }), TODAY)?.spans;
  expect(spans("balance 3 days ago")).toEqual([{ start: 1, end: 4 }]);
  expect(spans("balance this time last year please")).toEqual([{ start: 1, end: 5 }]);
  expect(spans("balance at the start of the year please")).toEqual([{ start: 1, end: 7 }]);
});
