// What-ifs over households in round figures, worked out by hand; and what holds for all of them.
import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import { buildFacts } from "~/domain/coach/facts/build";
import { groundOf } from "~/domain/coach/facts/ground";
import { paymentFor } from "~/domain/goals/pace";
import { type Ground, sideBefore } from "~/domain/household/ground";
import { outcomeOf, type WhatIf, WHAT_IF_KINDS, type WhatIfKind } from "~/domain/household/what-if";
import { placeSum } from "~/domain/household/what-if-effects";
import { assumed, readWhatIf, whatIfHref } from "~/domain/household/what-if-fields";
import { verdictSentence } from "~/texts/what-if";
import { plainHousehold, type Plain, TODAY } from "../support/households";
import { inDifficulty, WELL } from "../support/troubled";

const grounded = (plain: Plain = {}): Ground => {
  const inputs = plainHousehold(plain);
  return groundOf(buildFacts(inputs), inputs);
};
const what = (kind: WhatIfKind, said: Partial<WhatIf> = {}, ground = grounded()): WhatIf => ({
  ...assumed(kind, ground, said.amountCents),
  ...said,
});
const ask = (kind: WhatIfKind, said: Partial<WhatIf> = {}, plain: Plain = {}) => {
  const ground = grounded(plain);
  return outcomeOf(what(kind, said, ground), ground);
};
const dollars = (cents: number | null) => (cents === null ? null : cents / 100);
const months = (value: number | null) => value && Math.round(value * 100) / 100;

/** Left of a month, months of needs in savings, and the verdict's first word. */
const figures = (kind: WhatIfKind, said: Partial<WhatIf>, plain: Plain = {}) => {
  const { before, after, verdict } = ask(kind, said, plain);
  return [
    dollars(before.leftCents),
    dollars(after.leftCents),
    months(before.cushionMonths),
    months(after.cushionMonths),
    verdict.says,
  ];
};

// 6,000 in; 1,500 + 800 + 200 + 300 + 600 = 3,400 out; 2,600 left. Needs 2,800; 20,000 / 2,800 = 7.14 months.
// Checking holds 5,000: beyond a month's 3,400 of spending 1,600 are spare.
describe("by hand", () => {
  test.each<[string, WhatIfKind, Partial<WhatIf>, (number | string)[]]>([
    // Out of what this month leaves: a usual one leaves what it did.
    ["a price within a month", "purchase", { amountCents: 1_600_00 }, [2600, 2600, 7.14, 7.14, "yes"]],
    // 2,600 of the month and 1,600 of spare cash; 1,000 from savings: 19,000 / 2,800 = 6.79.
    ["a price beyond it", "purchase", { amountCents: 5_200_00 }, [2600, 2600, 7.14, 6.79, "yes-but"]],
    // 17,000 − 4,200 = 12,800: 7,200 / 2,800 = 2.57, less than three.
    ["a price that takes the cushion", "purchase", { amountCents: 17_000_00 }, [2600, 2600, 7.14, 2.57, "not-now"]],
    // November 21 to May 21: six payments of 1,000; nothing from savings.
    ["a price with a date", "purchase", { amountCents: 6_000_00, date: "2027-05-21" }, [2600, 1600, 7.14, 7.14, "yes"]],
    // Two payments of 2,600 are 5,200; 6,800 − 5,200 = 1,600 is spare.
    [
      "a date that is near",
      "purchase",
      { amountCents: 6_800_00, date: "2027-01-21" },
      [2600, 0, 7.14, 7.14, "yes-but"],
    ],
    ["a cost", "cost", { monthlyCents: 300_00 }, [2600, 2300, 7.14, 7.14, "yes"]],
    ["a cost beyond the month", "cost", { monthlyCents: 2_601_00 }, [2600, -1, 7.14, 7.14, "not-now"]],
    // 1,800 is 30 % of 6,000. Needs 3,100: 20,000 / 3,100 = 6.45.
    ["a rent at the guide", "rent", { monthlyCents: 1_800_00 }, [2600, 2300, 7.14, 6.45, "yes"]],
    // 2,100 is 35 %: 20,000 / 3,400 = 5.88.
    ["a rent above the guide", "rent", { monthlyCents: 2_100_00 }, [2600, 2000, 7.14, 5.88, "yes-but"]],
    // 2,700 is 45 %: above what lenders take, and nobody lends a rent.
    ["a rent well above the guide", "rent", { monthlyCents: 2_700_00 }, [2600, 1400, 7.14, 5, "yes-but"]],
    // 51.7 %.
    ["a rent of more than half of the income", "rent", { monthlyCents: 3_100_00 }, [2600, 1000, 7.14, 4.55, "not-now"]],
    // Needs 4,200 for the month: 20,000 / 4,200 = 4.76 months last; what is left is 0 − 2,800.
    ["no job", "job", { months: 6 }, [2600, -2800, 7.14, 7.14, "yes"]],
    ["no job for long", "job", { months: 12 }, [2600, -2800, 7.14, 7.14, "not-now"]],
    ["a child", "child", {}, [2600, 1200, 7.14, 4.76, "yes"]],
    ["a raise", "raise", { monthlyCents: 400_00 }, [2600, 3000, 7.14, 7.14, "yes"]],
    // 28,000 / 2,800 = 10.
    ["a sum without debts", "lump", { amountCents: 8_000_00 }, [2600, 2600, 7.14, 10, "yes"]],
    ["an extra without debts", "debt", { monthlyCents: 100_00 }, [2600, 2600, 7.14, 7.14, "not-now"]],
  ])("%s", (_name, kind, said, wanted) => expect(figures(kind, said)).toEqual(wanted));

  test("a car: down payment from savings, payment by the formula, all of its costs against the guide", () => {
    // 6,000 at 20 % down: 1,200 now from spare cash. 4,800 at 8 % over 60 months: 4,800 × 0.0066667 / (1 − 1.0066667^−60) = 97.33.
    const small = ask("car", { amountCents: 6_000_00, monthlyCents: 0 });
    expect([small.effect.downCents, small.effect.paymentCents]).toEqual([1_200_00, paymentFor(4_800_00, 8, 60)]);
    expect(dollars(small.effect.paymentCents)).toBeCloseTo(97.33, 1);
    expect(dollars(small.after.leftCents)).toBeCloseTo(2600 - 97.33, 1);
    expect(small.after.debtFree).toMatchObject({ is: "month", month: "2031-11", months: 60 });
    expect(small.verdict.says).toBe("yes");
    // 30,000: 6,000 down, 4,400 of it from savings; 486.63 and the 300 on gas are 13.1 % of income.
    const large = ask("car", { amountCents: 30_000_00, monthlyCents: 200_00 });
    expect(dollars(large.effect.paymentCents)).toBeCloseTo(486.63, 1);
    expect(months(large.after.cushionMonths)).toBe(Math.round((15_600 / (2_800 + 686.64)) * 100) / 100);
    // 300 + 686.64 of 6,000 are 16.4 %.
    expect(verdictSentence(large.verdict, "car")).toBe(
      "Yes, but it comes out of your savings, and all that cars cost would take more of your income than the guide.",
    );
  });

  test("a home: down payment and closing costs at once, the mortgage in place of the rent", () => {
    // 60,000 down of 300,000 and 9,000 of closing costs: 67,400 beyond spare cash, and 20,000 are there.
    const { effect, verdict } = ask("home", { amountCents: 300_000_00 });
    expect([effect.downCents, effect.onceCents, effect.missingCents].map(dollars)).toEqual([60_000, 69_000, 47_400]);
    // 240,000 at 6.5 % over 360 months: 1,516.96; 2 % of the price a year is 500 a month.
    expect(dollars(effect.paymentCents)).toBeCloseTo(1516.97, 1);
    expect(effect.spentCents).toBe(effect.paymentCents + 500_00 - 1_500_00);
    expect(verdict.reasons[0]).toBe("no-cash");
  });

  test("an extra: the debt ends sooner and costs less, and only what a month leaves is allowed", () => {
    const debts = [{ owed: 5_000, rate: 20, pays: 150 }];
    // The 150 aren't in the rows: 2,450 are left.
    const one = ask("debt", { monthlyCents: 200_00 }, { debts });
    expect([dollars(one.before.leftCents), dollars(one.after.leftCents)]).toEqual([2450, 2250]);
    // 150 a month at 20 %: 50 months; 350 a month: 17 months.
    expect(one.before.debtFree).toMatchObject({ months: 50 });
    expect(one.after.debtFree).toMatchObject({ months: 17, month: "2028-04" });
    expect(one.verdict.says).toBe("yes");
    expect(ask("debt", { monthlyCents: 2_451_00 }, { debts }).verdict.says).toBe("not-now");
  });

  test("a sum: a first cushion, dear debt, the rest of the cushion, other debt above what savings pay, savings", () => {
    const ground = grounded({
      savings: 400,
      debts: [
        { owed: 3_000, rate: 5.9, pays: 100 },
        { owed: 2_000, rate: 22, pays: 80 },
        { owed: 1_500, rate: 3, pays: 50 },
      ],
    });
    // 600 fill the first 1,000; 2,000 end the card; 3 × 2,800 − 1,000 = 7,400; 3,000 at 5.9 %; 2,000 are left over.
    expect(placeSum(15_000_00, ground)).toEqual([
      { to: "savings", cents: 600_00 + 7_400_00 + 2_000_00 },
      { to: "d1", cents: 2_000_00 },
      { to: "d0", cents: 3_000_00 },
    ]);
    expect(placeSum(1_000_00, ground)).toEqual([
      { to: "savings", cents: 600_00 },
      { to: "d1", cents: 400_00 },
    ]);
    expect(placeSum(1_000_00, ground, "d2")).toEqual([{ to: "d2", cents: 1_000_00 }]);
  });

  test("a lowest day, where one is known, is lower by what is paid until then", () => {
    const ground = { ...grounded(), lowest: { day: "2026-12-03", cents: 900_00 } };
    const after = (said: Partial<WhatIf>, kind: WhatIfKind) => outcomeOf(what(kind, said, ground), ground).after.lowest;
    expect(after({ amountCents: 500_00 }, "purchase")).toEqual({ day: "2026-12-03", cents: 400_00 });
    expect(after({ monthlyCents: 300_00 }, "cost")).toEqual({ day: "2026-12-03", cents: 600_00 });
    // A dollar is missing on that day. Savings of 20,000 spare it; those of 8,400 are three months of 2,800, and don't.
    const lowest = ground.lowest;
    const short = (savings: number) => {
      const lean = { ...grounded({ savings }), lowest };
      return outcomeOf(what("purchase", { amountCents: 901_00 }, lean), lean).verdict;
    };
    expect(short(20_000)).toMatchObject({
      says: "yes-but",
      reasons: ["checking-short-unless-moved"],
    });
    expect(short(8_400)).toMatchObject({ says: "not-now", reasons: ["checking-short"] });
  });
});

/** Any what-if that a form can send. */
const anyWhatIf = fc.record({
  kind: fc.constantFrom(...WHAT_IF_KINDS),
  amountCents: fc.integer({ min: 0, max: 60_000_00 }),
  monthlyCents: fc.integer({ min: 0, max: 6_000_00 }),
  downPercent: fc.integer({ min: 0, max: 100 }),
  ratePercent: fc.integer({ min: 0, max: 30 }),
  months: fc.integer({ min: 1, max: 480 }),
  date: fc.constantFrom(null, "2026-12-24", "2027-06-01", "2030-01-01"),
  debtId: fc.constantFrom(null, "d0", "somebody's"),
});
const anyPlain = fc.record({
  pay: fc.integer({ min: 1_000, max: 12_000 }),
  rent: fc.integer({ min: 500, max: 3_000 }),
  savings: fc.integer({ min: 0, max: 60_000 }),
  checking: fc.integer({ min: 0, max: 9_000 }),
  debts: fc.array(
    fc.record({
      owed: fc.integer({ min: 100, max: 20_000 }),
      rate: fc.integer({ min: 0, max: 28 }),
      pays: fc.integer({ min: 60, max: 600 }),
    }),
    { maxLength: 3 },
  ),
});

describe("whatever is asked", () => {
  test("before is the household as every screen has it, and after differs by what is assumed", () => {
    fc.assert(
      fc.property(anyPlain, anyWhatIf, (plain, whatIf) => {
        const ground = grounded(plain);
        const { before, after, effect } = outcomeOf(whatIf, ground);
        expect(before).toEqual(sideBefore(ground));
        expect(after.leftCents).toBe((before.leftCents ?? 0) + effect.incomeCents - effect.spentCents);
        expect(after.fundCents).toBeGreaterThanOrEqual(0);
        expect(after.fundCents).toBe(before.fundCents - effect.fromFundCents);
      }),
      { numRuns: 60 },
    );
  });

  test("more of a cost is never judged better", () => {
    const rank = { yes: 2, "yes-but": 1, "not-now": 0 };
    const spending = fc.constantFrom<WhatIfKind>("purchase", "cost", "rent", "car", "child");
    fc.assert(
      fc.property(anyPlain, anyWhatIf, spending, fc.integer({ min: 1, max: 5_000_00 }), (plain, base, kind, more) => {
        const ground = grounded(plain);
        const whatIf = { ...base, kind, ratePercent: 8, months: 60 };
        const dearer = { ...whatIf, amountCents: whatIf.amountCents + more, monthlyCents: whatIf.monthlyCents + more };
        const [one, other] = [whatIf, dearer].map((asked) => rank[outcomeOf(asked, ground).verdict.says]);
        expect(other).toBeLessThanOrEqual(one ?? 0);
      }),
      { numRuns: 60 },
    );
  });

  test("an extra and a sum never make debts last longer or cost more", () => {
    fc.assert(
      fc.property(anyPlain, fc.integer({ min: 1, max: 900_00 }), (plain, cents) => {
        const ground = grounded(plain);
        for (const kind of ["debt", "lump"] as const) {
          const { before, after } = outcomeOf(what(kind, { amountCents: cents, monthlyCents: cents }, ground), ground);
          if (before.debtFree.is !== "month") continue;
          if (after.debtFree.is === "none") continue;
          expect(after.debtFree.is).toBe("month");
          if (after.debtFree.is !== "month") continue;
          expect(after.debtFree.months).toBeLessThanOrEqual(before.debtFree.months);
          expect(after.debtFree.interestCents).toBeLessThanOrEqual(before.debtFree.interestCents);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("nobody in trouble and nobody of whom too little is seen is told yes", () => {
    for (const [name, plain] of inDifficulty()) {
      const ground = grounded(plain);
      for (const kind of WHAT_IF_KINDS) {
        const { verdict } = outcomeOf(what(kind, { amountCents: 500_00, monthlyCents: 20_00 }, ground), ground);
        expect([name, kind, verdict.says]).toEqual([name, kind, "not-now"]);
        expect(verdictSentence(verdict, kind)).toMatch(/^Not now, because /);
      }
    }
  });

  test("who is well is told yes to something small", () => {
    for (const [name, plain] of Object.entries(WELL)) {
      const { verdict } = ask("purchase", { amountCents: 40_00 }, plain);
      expect([name, verdictSentence(verdict, "purchase")].join(": ")).toMatch(/: Yes/);
    }
  });

  test("an address holds all of it, and is read as it was written", () => {
    fc.assert(
      fc.property(anyWhatIf, (whatIf) => {
        const ground = grounded({ debts: [{ owed: 1_000, rate: 9, pays: 90 }] });
        const href = whatIfHref(whatIf);
        const read = readWhatIf(new URLSearchParams(href.split("?")[1]), ground);
        expect(read?.problem).toBeNull();
        if (read) expect(whatIfHref(read.whatIf)).toBe(href.replace(/&debt=somebody[^&]*/, ""));
      }),
    );
  });

  test.each([
    ["kind=yacht", null],
    ["kind=car&amount=1e9", "amount"],
    ["kind=car&amount=5000&rate=-3", "rate"],
    ["kind=car&amount=5000&down=101", "down"],
    ["kind=job&months=0", "months"],
    ["kind=job&months=481", "months"],
    ["kind=purchase&amount=50&date=2026-02-30", "date"],
    [`kind=purchase&amount=50&date=${TODAY}`, "date"],
  ])("%s is said not to be readable", (search, problem) => {
    const read = readWhatIf(new URLSearchParams(search), grounded());
    if (problem === null) expect(read).toBeNull();
    else expect([read?.problem, read?.isAsked]).toEqual([problem, false]);
  });
});
