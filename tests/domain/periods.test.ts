import fc from "../support/fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  addMonthsToDay,
  compareText,
  dayOf,
  daysBetween,
  isDay,
  isMonth,
  isTimeZone,
  lastDayOf,
  longDate,
  mediumDate,
  monthLabel,
  monthName,
  monthOf,
  monthRange,
  monthsBetween,
  samePart,
  shortDate,
  startOfDay,
  weekday,
  weekOf,
} from "~/domain/periods";

test("what comes earlier stands first", () => {
  expect(compareText("2026-01-31", "2026-02-01")).toBe(-1);
  expect(compareText("2026-02-01", "2026-01-31")).toBe(1);
  expect(compareText("2026-02-01", "2026-02-01")).toBe(0);
});

test("a day is the user's day", () => {
  const instant = new Date("2025-03-05T04:30:00Z");
  expect(dayOf(instant, "UTC")).toBe("2025-03-05");
  expect(dayOf(instant, "America/New_York")).toBe("2025-03-04");
  expect(dayOf(instant, "Pacific/Kiritimati")).toBe("2025-03-05");
  expect(dayOf(instant, "Not/AZone")).toBe("2025-03-05");
});

test("a day starts at its first instant where the person is, on days when the clock is changed too", () => {
  expect(startOfDay("2026-11-22", "UTC").toISOString()).toBe("2026-11-22T00:00:00.000Z");
  expect(startOfDay("2026-03-08", "America/New_York").toISOString()).toBe("2026-03-08T05:00:00.000Z");
  expect(startOfDay("2026-03-09", "America/New_York").toISOString()).toBe("2026-03-09T04:00:00.000Z");
  expect(startOfDay("2026-11-02", "America/New_York").toISOString()).toBe("2026-11-02T05:00:00.000Z");
  expect(startOfDay("2026-01-01", "Pacific/Kiritimati").toISOString()).toBe("2025-12-31T10:00:00.000Z");
  expect(startOfDay("2028-02-29", "Pacific/Midway").toISOString()).toBe("2028-02-29T11:00:00.000Z");
  expect(startOfDay("2026-07-01", "Asia/Kathmandu").toISOString()).toBe("2026-06-30T18:15:00.000Z");
  // There is no midnight on this day.
  expect(startOfDay("2026-09-06", "America/Santiago").toISOString()).toBe("2026-09-06T04:00:00.000Z");
});

test("a week is Sunday to Saturday", () => {
  expect(weekOf("2025-03-05")).toEqual({ from: "2025-03-02", to: "2025-03-08" });
  expect(weekOf("2025-03-02")).toEqual({ from: "2025-03-02", to: "2025-03-08" });
  expect(weekOf("2025-03-08")).toEqual({ from: "2025-03-02", to: "2025-03-08" });
});

test("months know their ends, leap years too", () => {
  expect(monthRange("2024-02")).toEqual({ from: "2024-02-01", to: "2024-02-29" });
  expect(lastDayOf("2025-02")).toBe("2025-02-28");
  expect(addMonths("2025-01", -1)).toBe("2024-12");
  expect(addMonths("2025-12", 13)).toBe("2027-01");
  expect(addMonthsToDay("2025-01-31", 1)).toBe("2025-02-28");
  expect(addMonthsToDay("2025-01-28", 1)).toBe("2025-02-28");
  expect(addMonthsToDay("2025-01-15", 1)).toBe("2025-02-15");
  expect(addMonthsToDay("2024-02-29", 12)).toBe("2025-02-28");
  expect(addMonths("0099-12", 1)).toBe("0100-01");
  expect(monthsBetween("2024-11", "2025-02")).toBe(3);
});

test("dates are written as Americans write them", () => {
  expect(longDate("2025-03-05")).toBe("Wednesday, March 5, 2025");
  expect(shortDate("2025-03-05")).toBe("Mar 5");
  expect(mediumDate("2025-12-31")).toBe("Dec 31, 2025");
  expect(monthLabel("2025-12")).toBe("Dec 2025");
  expect([monthName("2025-01"), monthName("2025-12-31"), monthName("2025-13")]).toEqual([
    "January",
    "December",
    "2025-13",
  ]);
  expect(monthOf("2025-12-31")).toBe("2025-12");
});

test("what is no day is refused", () => {
  for (const text of [
    "2025-02-30",
    "2025-13-01",
    "2025-1-1",
    "",
    "abc",
    "2025-02-28T00:00",
    "0000-01-01",
    "9999-12-31",
    "1899-12-31",
    "2200-01-01",
    " 2025-02-28",
    "12025-02-28",
    "2025-02-281",
  ])
    expect(isDay(text)).toBe(false);
  expect(isDay("2024-02-29")).toBe(true);
  expect([isDay("1900-01-01"), isDay("2199-12-31")]).toEqual([true, true]);
  for (const text of ["2025-00", "2025-13", "2025-1", "12025-01", "2025-011", "1899-12", "2200-01", "0001-01", ""])
    expect(isMonth(text), text).toBe(false);
  expect([isMonth("1900-01"), isMonth("2199-12")]).toEqual([true, true]);
  expect(isMonth("2025-12")).toBe(true);
  expect(isTimeZone("Europe/Berlin")).toBe(true);
  expect(isTimeZone("../etc/passwd")).toBe(false);
});

test("of the period before as much is compared as has passed of this one", () => {
  const [march, february] = [monthRange("2026-03"), monthRange("2026-02")];
  expect(samePart(march, february, "2026-03-01")).toEqual({ from: "2026-02-01", to: "2026-02-01" });
  expect(samePart(march, february, "2026-03-10")).toEqual({ from: "2026-02-01", to: "2026-02-10" });
  expect(samePart(march, february, "2026-03-28")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(samePart(march, february, "2026-03-30")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  for (const today of ["2026-03-31", "2026-04-01", "2026-02-28"]) expect(samePart(march, february, today)).toBe(null);
});

test("a zone has a name that isn't endless", () => {
  expect([isTimeZone("UTC"), isTimeZone("Mars/Olympus"), isTimeZone("")]).toEqual([true, false, false]);
});

test("counting days forth and back agrees", () => {
  const day = fc
    .date({ min: new Date("1950-01-01"), max: new Date("2150-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: -20000, max: 20000 }),
      (from, count) => daysBetween(from, addDays(from, count)) === count && weekday(addDays(from, 7)) === weekday(from),
    ),
  );
});
