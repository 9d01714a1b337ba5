// When something is told: in the daytime of one's own zone, the week once, and only what is new.
import fc from "../support/fast-check";
import { expect, test } from "vitest";
import { isDaytime, findingsToSend, weekDue } from "~/domain/notices/notice-times";
import { dayOf, hourOf, weekday } from "~/domain/periods";

const ZONES = ["UTC", "America/New_York", "Asia/Kolkata", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin"];
const moments = fc.tuple(
  fc.constantFrom(...ZONES),
  fc.date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true }),
);

test("the hour is the wall clock's, also where it is changed", () => {
  expect(hourOf(new Date("2026-11-22T13:00:00Z"), "America/New_York")).toBe(8);
  expect(hourOf(new Date("2026-07-22T12:00:00Z"), "America/New_York")).toBe(8);
  expect(hourOf(new Date("2026-03-08T07:00:00Z"), "America/New_York")).toBe(3);
  expect(hourOf(new Date("2026-11-22T00:00:00Z"), "UTC")).toBe(0);
  expect(hourOf(new Date("2026-11-22T00:00:00Z"), "Moon/Base")).toBe(0);
});

test("a week is told on its Monday, or on the two days after, and always by daylight", () => {
  fc.assert(
    fc.property(moments, ([timeZone, at]) => {
      const monday = weekDue({ at, timeZone });
      const today = dayOf(at, timeZone);
      const isTime = [1, 2, 3].includes(weekday(today)) && isDaytime({ at, timeZone });
      expect(monday !== null).toBe(isTime);
      if (monday === null) return;
      expect(weekday(monday)).toBe(1);
      expect(monday <= today).toBe(true);
    }),
  );
});

test("in every week of every zone there is one Monday that is told, at 8 first", () => {
  for (const timeZone of ZONES) {
    const told = new Map<string, number>();
    for (let hour = 0; hour < 24 * 70; hour++) {
      const at = new Date(Date.UTC(2026, 9, 1, hour));
      const monday = weekDue({ at, timeZone });
      if (monday !== null && !told.has(monday)) told.set(monday, hourOf(at, timeZone));
    }
    expect([...told.values()].slice(1), timeZone).toEqual(Array.from({ length: told.size - 1 }, () => 8));
    expect(told.size, timeZone).toBeGreaterThanOrEqual(10);
  }
});

test("told is what was chosen, is new, and wasn't told", () => {
  const at = new Date("2026-11-22T12:00:00Z");
  const found = (rule: string, dedupeKey: string, hoursAgo: number) => ({
    rule,
    dedupeKey,
    createdAt: new Date(at.getTime() - hoursAgo * 3_600_000),
  });
  const all = [
    found("bill-due", "now", 0),
    found("bill-due", "told", 1),
    found("goal-behind", "unwanted", 1),
    found("bill-due", "before the choice", 30),
    found("bill-due", "old", 60),
  ];
  const how = { rules: new Set(["bill-due"]), told: new Set(["told"]), at };
  const names = (since: Date) => findingsToSend(all, { ...how, since }).map(({ dedupeKey }) => dedupeKey);
  expect(names(new Date(at.getTime() - 24 * 3_600_000))).toEqual(["now"]);
  expect(names(new Date(0))).toEqual(["now", "before the choice"]);
});
