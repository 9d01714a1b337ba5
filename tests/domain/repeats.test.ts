import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import { dueDays, nextDay, type Repeat, type Rhythm } from "~/domain/ledger/repeats";
import { addDays } from "~/domain/periods";

const repeat = (every: Rhythm, startDay: string, more: Partial<Repeat> = {}): Repeat => ({
  every,
  startDay,
  endDay: null,
  addedDay: null,
  ...more,
});

describe("what comes again and again", () => {
  test("falls on the same day of each month, and on the last where a month is too short", () => {
    expect(dueDays(repeat("month", "2027-12-31"), "2028-03-31")).toEqual([
      "2027-12-31",
      "2028-01-31",
      "2028-02-29",
      "2028-03-31",
    ]);
    expect(nextDay(repeat("month", "2027-12-31"), "2028-01-31")).toBe("2028-02-29");
    expect(nextDay(repeat("year", "2028-02-29"), "2028-02-29")).toBe("2029-02-28");
    expect(dueDays(repeat("two-weeks", "2026-10-30"), "2026-11-27")).toEqual([
      "2026-10-30",
      "2026-11-13",
      "2026-11-27",
    ]);
  });

  test("begins on its first day, ends with its last, and passes over what was added", () => {
    const ends = repeat("week", "2026-11-02", { endDay: "2026-11-16" });
    expect(dueDays(ends, "2026-11-01")).toEqual([]);
    expect(dueDays(ends, "2026-12-31")).toEqual(["2026-11-02", "2026-11-09", "2026-11-16"]);
    expect(dueDays({ ...ends, addedDay: "2026-11-09" }, "2026-12-31")).toEqual(["2026-11-16"]);
    expect([nextDay(ends, "2026-11-02"), nextDay(ends, "2026-11-16")]).toEqual(["2026-11-09", null]);
  });

  test("adding until today, and again until later, gives each day once and none is left out", () => {
    const rhythm = fc.constantFrom<Rhythm>("week", "two-weeks", "month", "year");
    fc.assert(
      fc.property(rhythm, fc.nat(400), fc.nat(400), (every, one, two) => {
        const start = "2026-01-31";
        const [first, second] = [addDays(start, Math.min(one, two)), addDays(start, Math.max(one, two))];
        const early = dueDays(repeat(every, start), first);
        const late = dueDays(repeat(every, start, { addedDay: early.at(-1) ?? null }), second);
        expect([...early, ...late]).toEqual(dueDays(repeat(every, start), second));
        expect((nextDay(repeat(every, start), second) ?? "") > second).toBe(true);
      }),
    );
  });

  test("no more are due at a time than can be added at once", () => {
    expect(dueDays(repeat("week", "1990-01-01"), "2026-11-22")).toHaveLength(60);
  });
});
