// The lowest day ahead of a what-if: what begins later counts from then on, less pay counts by the pay that would have come.
import { describe, expect, test } from "vitest";
import type { Ground } from "~/domain/household/ground";
import { outcomeOf, type WhatIf, type WhatIfKind } from "~/domain/household/what-if";
import { assumed } from "~/domain/household/what-if-fields";
import { whatIfRows } from "~/texts/what-if-view";

/** 4,000 of pay comes in two paychecks of 2,000, 2,000 goes out; savings of 12,000 are six months of 2,000. */
const GROUND: Ground = {
  ...{ today: "2026-11-30", incomeCents: 4_000_00, spentCents: 2_000_00, dueCents: 0, needsCents: 1_500_00 },
  ...{ fundNeedsCents: 2_000_00, housingCents: 900_00, carCents: 0, burdenCents: 900_00, fundCents: 12_000_00 },
  ...{ spareCents: 0, debts: [], unseenLoans: 0, signs: [] },
  lowest: { day: "2026-12-03", cents: 1_000_00 },
  checking: [
    { day: "2026-12-03", cents: 1_000_00 },
    { day: "2026-12-31", cents: 1_500_00 },
    { day: "2027-02-03", cents: 1_800_00 },
    { day: "2027-03-03", cents: 1_850_00 },
  ],
  pay: {
    monthCents: 4_000_00,
    ahead: ["2026-12-04", "2026-12-18", "2027-01-01", "2027-01-15", "2027-02-12", "2027-02-26"].map((day) => ({
      day,
      cents: 2_000_00,
    })),
  },
};
const outcome = (kind: WhatIfKind, said: Partial<WhatIf>, more: Partial<Ground> = {}) => {
  const ground = { ...GROUND, ...more };
  return outcomeOf({ ...assumed(kind, ground, said.amountCents), ...said }, ground);
};
const lows = (...of: Parameters<typeof outcome>) => {
  const { before, after } = outcome(...of);
  return [before.lowest, after.lowest];
};

describe("what begins on a later day", () => {
  test("takes nothing from a low before it, and from then on a month each", () => {
    // 100 more than the 900 of rent: 1,700 on Feb 3, 1,650 on Mar 3 with two of them.
    expect(lows("rent", { monthlyCents: 1_000_00, starts: "2027-02-01" })).toEqual([
      { day: "2027-02-03", cents: 1_800_00 },
      { day: "2027-03-03", cents: 1_650_00 },
    ]);
  });

  test("beyond the days that are known has no lowest day", () => {
    expect(lows("rent", { monthlyCents: 1_000_00, starts: "2027-04-01" })).toEqual([null, null]);
  });

  test("on a day that has come counts at once", () => {
    const now = lows("rent", { monthlyCents: 1_000_00 });
    expect(now[1]).toEqual({ day: "2026-12-03", cents: 900_00 });
    expect(lows("rent", { monthlyCents: 1_000_00, starts: "2026-11-30" })).toEqual(now);
  });
});

describe("less pay", () => {
  test("leaves a day before the first pay as it is", () => {
    const checking = GROUND.checking?.slice(0, 2) ?? [];
    expect(lows("pay-cut", { monthlyCents: 400_00 }, { checking })[1]).toEqual(GROUND.lowest);
  });

  test("is taken off each pay that would have come, and may make a later day the lowest", () => {
    // A fifth less: by Feb 3 four paychecks of 400 less, by Mar 3 six.
    const [before, after] = lows("pay-cut", { monthlyCents: 800_00 });
    expect([before, after]).toEqual([GROUND.lowest, { day: "2027-03-03", cents: 1_850_00 - 6 * 400_00 }]);
    const one = outcome("pay-cut", { monthlyCents: 800_00 });
    expect(whatIfRows(one.before, one.after, GROUND).at(-1)).toEqual({
      ...{ label: "Checking's lowest day, Dec 3, 2026, then Mar 3, 2027", before: "$1,000.00", after: "-$550.00" },
    });
  });

  test("that begins later takes only the pay from then on", () => {
    expect(lows("pay-cut", { monthlyCents: 800_00, starts: "2027-02-20" })[1]).toEqual({
      day: "2027-03-03",
      cents: 1_850_00 - 400_00,
    });
  });

  test("of a job that is gone is all of it, less what isn't spent any more", () => {
    // Needs of 1,500 alone: 500 less is spent in each month that begins; 1,500 + 500 − 2 × 2,000 on Dec 31 with one month.
    const [, after] = lows("job", {}, { checking: GROUND.checking?.slice(0, 2) ?? [] });
    expect(after).toEqual({ day: "2026-12-31", cents: 1_500_00 + 500_00 - 4_000_00 });
  });

  test("where no pay is expected takes a month at once", () => {
    const { pay: _pay, ...others } = GROUND;
    const whatIf = { ...assumed("pay-cut", others), monthlyCents: 400_00 };
    expect(outcomeOf(whatIf, others).after.lowest).toEqual({ day: "2026-12-03", cents: 600_00 });
  });
});

describe("a price that is paid now", () => {
  test("is no monthly amount, and the month that pays it is minded all the same", () => {
    const { before, after, verdict } = outcome("purchase", { amountCents: 1_900_00 }, { lowest: null });
    expect([after.spentCents, after.leftCents]).toEqual([before.spentCents, before.leftCents]);
    // 100 of 4,000 are less than a twentieth.
    expect(verdict.reasons).toContain("little-left");
  });

  test("on a later day is what is put aside each month until then", () => {
    const { before, after } = outcome("purchase", { amountCents: 900_00, date: "2027-02-28" });
    expect((before.leftCents ?? 0) - (after.leftCents ?? 0)).toBe(300_00);
  });
});
