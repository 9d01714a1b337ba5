// How long the cash lasts with a what-if: checking and savings, month by month, beside what they'd be without it.
import { describe, expect, test } from "vitest";
import type { KnownDebt } from "~/domain/household/debts";
import type { Ground } from "~/domain/household/ground";
import { outcomeOf, type WhatIf, type WhatIfKind } from "~/domain/household/what-if";
import { courseOf } from "~/domain/household/what-if-course";
import { lastsSentence } from "~/texts/what-if-course";

/** 6,000 in, 5,000 out, of which 3,000 are needs; 4,000 in checking, 8,000 in savings. */
const ground = (more: Partial<Ground> = {}): Ground => ({
  ...{ today: "2026-11-21", incomeCents: 6_000_00, spentCents: 5_000_00, dueCents: 0, needsCents: 3_000_00 },
  ...{ fundNeedsCents: 3_000_00, housingCents: 1_500_00, carCents: 0, burdenCents: 1_500_00, fundCents: 8_000_00 },
  ...{ spareCents: 0, cashCents: 12_000_00, debts: [], unseenLoans: 0, signs: [], lowest: null },
  ...more,
});
const debt = (balance: number, pays: number): KnownDebt => ({
  ...{ id: "a", name: "A", balanceCents: balance * 100, ratePercent: 0, minimumCents: pays * 100, rateKnown: true },
  ...{ rateFrom: "person", minimumKnown: true, source: "goal" },
});
const whatIf = (kind: WhatIfKind, more: Partial<WhatIf> = {}): WhatIf => ({
  ...{ kind, amountCents: 0, monthlyCents: 0, downPercent: 20, ratePercent: 8, months: 60, date: null, debtId: null },
  ...more,
});
function course(kind: WhatIfKind, more: Partial<WhatIf> = {}, on: Partial<Ground> = {}) {
  const found = courseOf(outcomeOf(whatIf(kind, more), ground(on)), ground(on));
  if (!found) throw new Error("There is no course.");
  return { ...found, sentence: lastsSentence(found), dollars: found.then.map((cents) => cents / 100) };
}

test("a year of both, from today on", () => {
  const { months, now, dollars } = course("raise", { monthlyCents: 100_00 });
  expect([months.length, months[0], months[12]]).toEqual([13, "2026-11", "2027-11"]);
  expect([now[0], now[1], now[12]]).toEqual([12_000_00, 13_000_00, 24_000_00]);
  expect([dollars[0], dollars[1], dollars[12]]).toEqual([12_000, 13_100, 25_200]);
});

test("none where the cash or a usual month isn't known", () => {
  const of = (on: Partial<Ground>) => courseOf(outcomeOf(whatIf("raise"), ground(on)), ground(on));
  expect(of({ cashCents: undefined })).toBeNull();
  expect(of({ incomeCents: null })).toBeNull();
  expect(of({ spentCents: null })).toBeNull();
});

describe("a purchase", () => {
  test("now: it leaves at once, and the months go on", () => {
    const { dollars, sentence } = course("purchase", { amountCents: 2_500_00 });
    expect(dollars.slice(0, 3)).toEqual([9_500, 10_500, 11_500]);
    expect(sentence).toBe("Checking and savings would be lowest right after it, at about $9,500.");
  });

  test("by a day: it leaves in the month that reaches that day, and not before", () => {
    const { dollars, sentence } = course("purchase", { amountCents: 14_500_00, date: "2027-01-22" });
    // Jan 21 is two months from today, so the day after is in the third.
    expect(dollars.slice(0, 5)).toEqual([12_000, 13_000, 14_000, 500, 1_500]);
    expect(sentence).toBe("Checking and savings would be lowest in Feb 2027, at about $500.");
    expect(course("purchase", { amountCents: 1_00, date: "2027-01-21" }).dollars.slice(1, 3)).toEqual([13_000, 13_999]);
    expect(course("purchase", { amountCents: 1_00, date: "2026-11-25" }).dollars[1]).toBe(12_999);
    expect(course("purchase", { amountCents: 1_00, date: "2028-11-21" }).months).toHaveLength(27);
    expect(course("purchase", { amountCents: 1_00, date: "9999-12-31" }).months).toHaveLength(37);
  });

  test("of more than there is", () => {
    expect(course("purchase", { amountCents: 12_000_01 }).lasts).toEqual({ is: "missing", cents: 1 });
    expect(course("purchase", { amountCents: 15_000_00 }).sentence).toBe(
      "That's $3,000 more than checking and savings hold.",
    );
  });
});

describe("without a job", () => {
  test("needs alone are paid, and the pay comes back", () => {
    const { dollars, sentence } = course("job", { months: 3 });
    expect(dollars.slice(0, 6)).toEqual([12_000, 9_000, 6_000, 3_000, 4_000, 5_000]);
    expect(sentence).toBe("Checking and savings would be lowest in Feb 2027, at about $3,000.");
  });

  test("for longer than the cash lasts: until when, to a tenth of a month", () => {
    const { lasts, sentence } = course("job", { months: 6, monthlyCents: 500_00 });
    expect(lasts).toEqual({ is: "ends", months: 4.8, month: "2027-04" });
    expect(sentence).toBe("Checking and savings together would last about 4.8 months, until Apr 2027.");
    expect(course("job", { months: 6 }, { cashCents: 1_500_00 }).sentence).toBe(
      "Checking and savings together would last less than a month, until Dec 2026.",
    );
  });
});

describe("what comes each month", () => {
  test("a cost that a month can't bear ends the cash; who lives on it already is told both ends", () => {
    expect(course("cost", { monthlyCents: 1_500_00 }).sentence).toBe(
      "Checking and savings together would last about 2 years, until Nov 2028.",
    );
    expect(course("cost", { monthlyCents: 500_00 }, { spentCents: 6_500_00 }).sentence).toBe(
      "Checking and savings together would last about 12 months, until Nov 2027, instead of Nov 2028 as things are.",
    );
    expect(course("cost", { monthlyCents: 1_010_00 }).lasts).toEqual({ is: "years" });
    expect(course("cost", { monthlyCents: 1_010_00 }).sentence).toBe(
      "Checking and savings would shrink slowly: together they'd last more than ten years.",
    );
  });

  test("one that it can bear: less in a year; a raise: more", () => {
    expect(course("cost", { monthlyCents: 200_00 }).sentence).toBe(
      "Checking and savings would reach about $21,600 by Nov 2027, about $2,400 less than as things are.",
    );
    expect(course("raise", { monthlyCents: 100_00 }).sentence).toMatch(/about \$1,200 more than as things are\.$/);
    expect(course("raise", { monthlyCents: 0 }).sentence).toBe(
      "Checking and savings would reach about $24,000 by Nov 2027.",
    );
  });

  test("a loan's payments end with its term", () => {
    const { dollars } = course("car", { amountCents: 1_000_00, ratePercent: 0, months: 4 });
    expect(dollars.slice(0, 7)).toEqual([11_800, 12_600, 13_400, 14_200, 15_000, 16_000, 17_000]);
  });
});

describe("debt", () => {
  test("an extra takes from the cash until it's paid off; then its payment is freed, sooner than without", () => {
    const { now, dollars } = course("debt", { monthlyCents: 200_00 }, { debts: [debt(1_200, 200)] });
    const steps = (values: readonly number[]) => values.slice(1, 9).map((value, at) => value - (values[at] ?? 0));
    expect(steps(now.map((cents) => cents / 100))).toEqual([1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_200, 1_200]);
    expect(steps(dollars)).toEqual([800, 800, 800, 1_200, 1_200, 1_200, 1_200, 1_200]);
  });

  test("a windfall: what goes to a debt is no cash, and what is paid off frees its payment at once", () => {
    const { dollars } = course("lump", { amountCents: 2_000_00, debtId: "a" }, { debts: [debt(1_200, 200)] });
    expect(dollars.slice(0, 3)).toEqual([12_800, 14_000, 15_200]);
  });
});
