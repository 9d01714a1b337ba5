import { describe, expect, test } from "vitest";
import { withDigits } from "~/domain/language/numbers";
import { periodsIn, weekdaysIn } from "~/domain/language/periods";
import { plainWords } from "~/domain/language/words";

const TODAY = "2026-11-21"; // a Saturday
const read = (text: string, way: "past" | "ahead" = "past") =>
  periodsIn(withDigits(plainWords(text)), TODAY, way).map(({ from, to }) => (from === to ? from : `${from}..${to}`));

describe("days that a text speaks of, on Saturday, November 21, 2026", () => {
  test.each([
    ["yesterday", "2026-11-20"],
    ["on nov 13", "2026-11-13"],
    ["on Dec 24", "2025-12-24"],
    ["the 3rd of november", "2026-11-03"],
    ["october 5, 2025", "2025-10-05"],
    ["on 10/31", "2026-10-31"],
    ["on 10/31/25", "2025-10-31"],
    ["on 2026-02-28", "2026-02-28"],
    ["between oct 1 and oct 15", "2026-10-01..2026-10-15"],
    ["from september 28 to oct 4th", "2026-09-28..2026-10-04"],
    ["nov 3 to nov 9", "2026-11-03..2026-11-09"],
    ["from june through august", "2026-06-01..2026-08-31"],
    ["between march and may", "2026-03-01..2026-05-31"],
    ["since nov 10", "2026-11-10..2026-11-21"],
    ["since monday", "2026-11-16..2026-11-21"],
    ["since the beginning of october", "2026-10-01..2026-11-21"],
    ["last tuesday", "2026-11-17"],
    ["last saturday", "2026-11-14"],
    ["on saturday", "2026-11-21"],
    ["since the 5th", "2026-11-05..2026-11-21"],
    ["on the 31st", "2026-10-31"],
    ["on feb 29", "2024-02-29"],
    ["in 2025", "2025-01-01..2025-12-31"],
    ["in 2026", "2026-01-01..2026-11-21"],
    ["in october 2025", "2025-10-01..2025-10-31"],
    ["in oct 2024", "2024-10-01..2024-10-31"],
    ["last october", "2026-10-01..2026-10-31"],
    ["october last year", "2025-10-01..2025-10-31"],
    ["last november", "2025-11-01..2025-11-30"],
    ["last weekend", "2026-11-14..2026-11-15"],
    ["this weekend", "2026-11-21"],
    ["last 3 months", "2026-08-01..2026-10-31"],
    ["the past three months", "2026-08-01..2026-10-31"],
    ["the past two weeks", "2026-11-08..2026-11-21"],
    ["last 10 days", "2026-11-12..2026-11-21"],
    ["past 30 days", "2026-10-23..2026-11-21"],
    ["a couple of months ago", "2026-09-01..2026-09-30"],
    ["two weeks ago", "2026-11-01..2026-11-07"],
    ["3 days ago", "2026-11-18"],
    ["this year", "2026-01-01..2026-11-21"],
    ["ytd", "2026-01-01..2026-11-21"],
    ["last year", "2025-01-01..2025-12-31"],
    ["two years ago", "2024-01-01..2024-12-31"],
    ["the past year", "2025-11-01..2026-10-31"],
    ["last 12 months", "2025-11-01..2026-10-31"],
    ["since august", "2026-08-01..2026-11-21"],
    ["in december", "2025-12-01..2025-12-31"],
    ["in may", "2026-05-01..2026-05-31"],
    ["the month before last", "2026-09-01..2026-09-30"],
    ["last week", "2026-11-08..2026-11-14"],
    ["this week", "2026-11-15..2026-11-21"],
    ["the week of the 5th", "2026-11-01..2026-11-07"],
    ["week of october 12", "2026-10-11..2026-10-17"],
    ["q2", "2026-04-01..2026-06-30"],
    ["in Q4 2025", "2025-10-01..2025-12-31"],
    ["last quarter", "2026-07-01..2026-09-30"],
    ["this quarter", "2026-10-01..2026-11-21"],
    ["third quarter", "2026-07-01..2026-09-30"],
    ["last christmas", "2025-12-25"],
    ["over thanksgiving", "2025-11-27"],
    ["black friday", "2025-11-28"],
    ["halloween", "2026-10-31"],
    ["since labor day", "2026-09-07..2026-11-21"],
    ["easter", "2026-04-05"],
    ["last summer", "2026-06-01..2026-08-31"],
    ["in the winter", "2025-12-01..2026-02-28"],
    ["first half of october", "2026-10-01..2026-10-15"],
    ["the last week of september", "2026-09-24..2026-09-30"],
    ["today", "2026-11-21"],
    ["month to date", "2026-11-01..2026-11-21"],
    ["lately", "2026-10-23..2026-11-21"],
  ])("'%s' is %s", (text, days) => expect(read(text)).toEqual([days]));

  test.each([
    ["this week", "2026-11-21"],
    ["next week", "2026-11-22..2026-11-28"],
    ["by friday", "2026-11-21..2026-11-27"],
    ["in the next 10 days", "2026-11-21..2026-12-01"],
    ["next month", "2026-12-01..2026-12-31"],
    ["in june", "2027-06-01..2027-06-30"],
    ["on the 5th", "2026-12-05"],
    ["before christmas", "2026-11-21..2026-12-24"],
    ["tomorrow", "2026-11-22"],
    ["rest of the month", "none"],
  ])("ahead, '%s' is %s", (text, days) => expect(read(text, "ahead")).toEqual(days === "none" ? [] : [days]));

  test.each([
    ["this month vs last month", ["2026-11-01..2026-11-21", "2026-10-01..2026-10-31"]],
    ["october and september", ["2026-10-01..2026-10-31", "2026-09-01..2026-09-30"]],
    ["last month compared to october last year", ["2026-10-01..2026-10-31", "2025-10-01..2025-10-31"]],
  ])("'%s' holds two", (text, days) => expect(read(text)).toEqual(days));

  test.each(["may i ask", "march on", "on sale", "next time", "i fell", "1/2 of it", "in 1850", "the 5 of us"])(
    "'%s' speaks of no days",
    (text) => expect(read(text)).toEqual([]),
  );

  test.each([
    ["on weekends", [0, 6]],
    ["weekdays", [1, 2, 3, 4, 5]],
    ["every friday", [5]],
    ["on mondays", [1]],
  ])("'%s' comes again and again", (text, days) =>
    expect(weekdaysIn(plainWords(text)).map(({ weekdays }) => weekdays)).toEqual([days]),
  );
});
