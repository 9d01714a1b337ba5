// Shares that several screens and the coach say: one function for each, so that the same share is never two numbers.
import fc from "../support/fast-check";
import { expect, test } from "vitest";
import { accountNotes } from "~/components/accounts/account-notes";
import { budgetPercent, percentSpent } from "~/domain/budget/bars";
import { lastsUntil } from "~/domain/forecast/safe-to-spend";
import { progressPercent } from "~/domain/goals/percent";
import { percentOfLimit, utilizationOf } from "~/domain/household/utilization";

const cents = fc.integer({ min: 1, max: 10_000_000 });

test("a goal is at 100 % when it's done and not before, and no longer at 0 % once something is in", () => {
  fc.assert(
    fc.property(cents, cents, (done, target) => {
      const percent = progressPercent(done, target);
      expect(percent === 100).toBe(done >= target);
      expect(percent).toBeGreaterThanOrEqual(1);
    }),
  );
  expect([progressPercent(0, 5), progressPercent(-5, 5), progressPercent(1, 100_000)]).toEqual([0, 0, 1]);
  expect(progressPercent(640_00, 2_400_00)).toBe(26);
});

test("a budget's share is the same on every screen up to 100 %; beyond it the true one is never less", () => {
  fc.assert(
    fc.property(cents, cents, (spent, planned) => {
      const percent = percentSpent(spent, planned);
      expect(budgetPercent(spent, planned)).toBe(Math.min(100, percent));
    }),
  );
  expect([percentSpent(148, 100), percentSpent(542_77, 320_00), percentSpent(5, 0)]).toEqual([148, 170, 0]);
});

test("one card's use of its limit is the same on the accounts and where all cards are counted", () => {
  fc.assert(
    fc.property(cents, cents, (owed, limitCents) => {
      const percent = utilizationOf([{ type: "credit", balanceCents: -owed, limitCents }])?.percent;
      const [note] = accountNotes({ balanceCents: -owed, limitCents, accountType: "credit", habit: null });
      expect(note).toMatch(new RegExp(`^${percent}% of your `));
    }),
  );
  expect(percentOfLimit(2_004_27, 9_000_00)).toBe(22);
});

test("what is safe to spend lasts until payday, where one is known", () => {
  expect(lastsUntil({ until: "2026-12-03", payday: { day: "2026-12-04", cents: 280_602, name: "Pay" } })).toBe(
    "2026-12-04",
  );
  expect(lastsUntil({ until: "2026-12-28", payday: null })).toBe("2026-12-28");
});
