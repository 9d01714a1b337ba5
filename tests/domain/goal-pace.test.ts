// What a month brings a goal, and what that says of its end.
import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import type { LedgerEntry } from "~/domain/goals/goals";
import { onceAdded } from "~/domain/goals/once";
import { outlookOf, paceOf } from "~/domain/goals/pace";
import { addDays, addMonthsToDay, lastDayOf, monthOf } from "~/domain/periods";
import { outlookInWords } from "~/texts/goal-outlook";

const TODAY = "2026-11-21";
const added = (day: string, amountCents: number): LedgerEntry => ({ day, amountCents, kind: "contribution" });

test("who adds the same once a month has that as a pace, on any day of the month and whichever it's added on", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e6 }),
      fc.integer({ min: 1, max: 31 }),
      fc.integer({ min: 0, max: 800 }),
      (cents, dayOfMonth, later) => {
        const today = addDays("2026-05-01", later);
        const entries = Array.from({ length: 36 }, (_, month) => {
          const first = addMonthsToDay("2026-01-01", month);
          return added(addDays(first, Math.min(dayOfMonth, Number(lastDayOf(monthOf(first)).slice(8))) - 1), cents);
        });
        expect(paceOf(entries, today)?.perMonthCents).toBe(cents);
      },
    ),
  );
});
test("a linked debt's balance falls by less than is paid: pace and end are those of the payment", () => {
  // $342.18 a month at 5 %: what is left falls by $308.82, $310.11 and $311.40.
  const fallen = [
    { day: "2026-09-01", amountCents: 30_882 },
    { day: "2026-10-01", amountCents: 31_011 },
    { day: "2026-11-01", amountCents: 31_140 },
  ].map((one): LedgerEntry => ({ ...one, kind: "payment", isBalance: true }));
  const opening: LedgerEntry = { day: "2026-08-01", kind: "opening", amountCents: 500_000, isBalance: true };
  const debt = { type: "debt", targetCents: 1_336_300, doneCents: 593_033, deadline: null, interestRate: 5 } as const;
  const outlook = outlookOf({ ...debt, entries: [opening, ...fallen] }, TODAY);
  expect(outlook.perMonthCents).toBe(34_302);
  expect(outlook.projected).toBe("2028-10-21");
  // Within a percent of the agreed payment, it is that payment; a larger one stays what it is.
  const paidBy = (minimumCents: number) => outlookOf({ ...debt, minimumCents, entries: [opening, ...fallen] }, TODAY);
  expect([34_218, 30_000].map((cents) => paidBy(cents).perMonthCents)).toEqual([34_218, 34_302]);
  // Typed payments are what was paid.
  const typed = fallen.map(({ day, kind, amountCents }): LedgerEntry => ({ day, kind, amountCents }));
  expect(outlookOf({ ...debt, entries: typed }, TODAY).perMonthCents).toBe(34_509);
});

describe("what came once", () => {
  /** $400.00 and some interest in each of three months. */
  const monthly = ["2026-09", "2026-10", "2026-11"].flatMap((month) => [
    added(`${month}-02`, 40_000),
    added(`${month}-15`, 9_000),
  ]);
  const opening: LedgerEntry = { day: "2026-06-01", kind: "opening", amountCents: 2_000_000, isBalance: true };
  const paceWith = (...more: readonly LedgerEntry[]) => paceOf([opening, ...monthly, ...more], TODAY)?.perMonthCents;
  const onceWith = (...more: readonly LedgerEntry[]) => onceAdded([opening, ...monthly, ...more], TODAY);

  test("one large transfer is no pace, and is named apart", () => {
    expect(paceWith()).toBe(49_000);
    expect(onceWith()).toBeNull();
    expect(paceWith(added("2026-09-28", 360_000))).toBe(49_000);
    expect(onceWith(added("2026-09-28", 360_000))).toEqual({ amountCents: 360_000, day: "2026-09-28" });
    const goal = { type: "savings", targetCents: 3_600_000, doneCents: 3_012_919, deadline: "2027-08-30" } as const;
    const entries = [opening, ...monthly, added("2026-09-28", 360_000)];
    // 5,870.81 at 490.00 a month takes a year, not the four months that the transfer made of it.
    const outlook = outlookInWords({ ...goal, entries }, TODAY);
    expect(outlook).toMatchObject({ projected: "2027-11-24", standing: "behind" });
    expect(outlook.sentence).toContain("At your pace of $490.00 a month");
    expect(outlook.sentence).toContain("$3,600.00 more came once, on Sep 28, 2026.");
  });
  test("what came in place of the usual is once but for the usual", () => {
    const entries = [added("2026-08-25", 100_000), added("2026-10-01", 30_000), added("2026-11-01", 30_000)];
    expect(paceOf([opening, ...entries], TODAY)?.perMonthCents).toBe(30_000);
    expect(onceAdded([opening, ...entries], TODAY)).toEqual({ amountCents: 70_000, day: "2026-08-25" });
  });
  test("what went out again isn't there any more", () => {
    expect(paceWith(added("2026-09-28", 360_000), added("2026-10-20", -360_000))).toBe(49_000);
    expect(onceWith(added("2026-09-28", 360_000), added("2026-10-20", -360_000))).toBeNull();
    expect(onceWith(added("2026-09-28", 360_000), added("2026-10-20", -160_000))?.amountCents).toBe(200_000);
  });
  test("small ones between the large make no large one of the month's own", () => {
    const roundUps = Array.from({ length: 80 }, (_, day) => added(addDays("2026-09-01", day), 120));
    const regular = ["2026-09-05", "2026-10-05", "2026-11-05"].map((day) => added(day, 50_000));
    expect(onceAdded([opening, ...roundUps, ...regular], TODAY)).toBeNull();
  });
  test("without three months, and where most of them bring nothing, nothing is set apart", () => {
    expect(onceAdded(monthly, "2026-11-15")).toBeNull();
    const rare = [added("2026-09-01", 100_000), added("2026-11-01", 9_000)];
    expect(onceAdded([opening, ...rare.slice(1)], TODAY)).toBeNull();
    expect(onceAdded([opening, added("2026-08-30", 400_000), added("2026-09-01", 9_000)], TODAY)).toBeNull();
  });
});
