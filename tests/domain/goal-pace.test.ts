// What a month brings a goal, and what that says of its end.
import fc from "../support/fast-check";
import { expect, test } from "vitest";
import type { LedgerEntry } from "~/domain/goals/goals";
import { outlookOf, paceOf } from "~/domain/goals/pace";
import { addDays, addMonthsToDay, lastDayOf, monthOf } from "~/domain/periods";

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
