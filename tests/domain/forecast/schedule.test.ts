import { describe, expect, test } from "vitest";
import { comingDays } from "~/domain/forecast/schedule";

describe("the days on which something comes again", () => {
  test.each([
    ["weekly", ["2026-11-03", "2026-11-10", "2026-11-17"], ["2026-11-24", "2026-12-01", "2026-12-08"]],
    ["every two weeks", ["2026-10-23", "2026-11-06", "2026-11-20"], ["2026-12-04"]],
    ["twice a month", ["2026-09-15", "2026-09-30", "2026-10-15", "2026-10-31", "2026-11-15"], ["2026-11-30"]],
    ["monthly", ["2026-09-05", "2026-10-05", "2026-11-05"], ["2026-12-05"]],
    ["quarterly", ["2026-03-12", "2026-06-12", "2026-09-12"], ["2026-12-12"]],
    ["twice a year", ["2025-06-08", "2025-12-08", "2026-06-08"], ["2026-12-08"]],
    ["yearly", ["2024-12-09", "2025-12-09"], ["2026-12-09"]],
  ] as const)("%s", (cadence, past, coming) => {
    expect(comingDays(cadence, past, "2026-12-12")).toEqual(coming);
  });

  test("a bill of the 31st comes on the last day of each month", () => {
    const past = ["2026-07-31", "2026-08-31", "2026-09-30", "2026-10-31"];
    expect(comingDays("monthly", past, "2027-03-31")).toEqual([
      "2026-11-30",
      "2026-12-31",
      "2027-01-31",
      "2027-02-28",
      "2027-03-31",
    ]);
  });

  test("a weekend doesn't move the day on which a bill is due", () => {
    expect(comingDays("monthly", ["2026-08-01", "2026-09-01", "2026-10-01", "2026-11-02"], "2027-01-15")).toEqual([
      "2026-12-01",
      "2027-01-01",
    ]);
  });

  test("what came a day early, in the month before, isn't due again a day later", () => {
    expect(comingDays("monthly", ["2026-08-01", "2026-09-01", "2026-10-01", "2026-10-31"], "2026-12-15")).toEqual([
      "2026-12-01",
    ]);
  });

  test("what should have come already stands first", () => {
    expect(comingDays("monthly", ["2026-08-10", "2026-09-10", "2026-10-10"], "2026-12-01")).toEqual(["2026-11-10"]);
  });

  test("nothing follows from nothing", () => {
    expect(comingDays("weekly", [], "2026-12-31")).toEqual([]);
  });
});
