// The payoff adviser over debts in round figures, and what it never does.
import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import { type AdviceInput, type PayoffAdvice, payoffAdvice } from "~/domain/goals/payoff-advice";
import { buildFacts } from "~/domain/coach/facts/build";
import { groundOf } from "~/domain/coach/facts/ground";
import type { KnownDebt } from "~/domain/household/debts";
import { sumCents } from "~/domain/money";
import { plainHousehold } from "../support/households";

const debt = (id: string, balance: number, ratePercent: number, minimum: number, rateKnown = true): KnownDebt => ({
  id,
  name: id,
  balanceCents: balance * 100,
  ratePercent,
  minimumCents: minimum * 100,
  rateKnown,
  rateFrom: rateKnown ? "person" : "assumed",
  minimumKnown: true,
  source: "goal",
});
const input = (more: Partial<AdviceInput>): AdviceInput => ({
  today: "2026-11-21",
  debts: [],
  leftCents: 500_00,
  fundCents: 0,
  fundNeedsCents: 2_000_00,
  extraCents: null,
  ...more,
});
const planned = (advice: PayoffAdvice): Extract<PayoffAdvice, { is: "plan" }> => {
  if (advice.is !== "plan") throw new Error(`expected a plan, not ${advice.is}`);
  return advice;
};

describe("by hand", () => {
  // The card costs more, the loan is smaller.
  const [card, loan] = [debt("card", 6_000, 24, 180), debt("loan", 3_000, 6, 100)];

  test("avalanche against snowball: the months and the interest between them", () => {
    const advice = planned(payoffAdvice(input({ debts: [card, loan], extraCents: 200_00 })));
    expect([advice.avalanche.order, advice.snowball.order]).toEqual([
      ["card", "loan"],
      ["loan", "card"],
    ]);
    // 480 a month in all, worked out month by month: 22 months and 1,506.13 one way, 23 and 2,013.57 the other.
    expect([advice.avalanche.totalInterestCents, advice.snowball.totalInterestCents]).toEqual([1_506_13, 2_013_57]);
    expect([advice.monthsApart, advice.interestApart]).toEqual([1, 507_44]);
    expect(advice.minimums?.months.length).toBeGreaterThan(advice.avalanche.months.length);
    expect(advice.refinance).toEqual(["card"]);
  });

  test("without an amount it is a part of what is left: half of 500, in tens", () => {
    expect(planned(payoffAdvice(input({ debts: [card] }))).extraCents).toBe(250_00);
    expect(planned(payoffAdvice(input({ debts: [card], leftCents: 39_00 }))).extraCents).toBe(10_00);
    expect(planned(payoffAdvice(input({ debts: [card], leftCents: null }))).extraCents).toBe(0);
  });

  test("an amount beyond what is left is not asked: what is there is planned, and what is missing is named", () => {
    const advice = planned(payoffAdvice(input({ debts: [card], extraCents: 740_00, leftCents: 239_00 })));
    expect([advice.extraCents, advice.missingCents]).toEqual([239_00, 501_00]);
  });

  test("savings beyond three months of needs go to a dear debt, beyond six to another, none below what savings pay", () => {
    const debts = [debt("cheap", 4_000, 3, 50), debt("car", 8_000, 5.9, 200), debt("card", 1_500, 22, 50)];
    const paid = (fund: number) => planned(payoffAdvice(input({ debts, fundCents: fund * 100 }))).fromSavings;
    // Needs of 2,000: 6,000 stay for the card, 12,000 for the car.
    expect(paid(6_000)).toEqual([]);
    expect(paid(7_000)).toMatchObject([{ debtId: "card", cents: 1_000_00, yearInterestCents: 220_00 }]);
    // 15,700 above six months: 1,500 on the card, then 8,000 of 14,200 on the car at 5.9 %.
    expect(paid(27_700)).toMatchObject([
      { debtId: "card", cents: 1_500_00, yearInterestCents: 330_00 },
      { debtId: "car", cents: 8_000_00, yearInterestCents: 472_00 },
    ]);
  });

  test("what savings would spare is the interest that is left with the minimums alone, not a year of it", () => {
    const loan = debt("car", 7_400, 5, 342);
    const all = planned(payoffAdvice(input({ debts: [loan], fundCents: 50_000_00 })));
    expect(all.fromSavings).toEqual([
      {
        debtId: "car",
        cents: 7_400_00,
        sparedCents: all.minimums?.totalInterestCents,
        yearInterestCents: 370_00,
      },
    ]);
    // 12,000 stay for the fund: of 1,000 on a card of 1,500 the rest still costs interest.
    const part = planned(payoffAdvice(input({ debts: [debt("card", 1_500, 22, 50)], fundCents: 7_000_00 })));
    const rest = planned(payoffAdvice(input({ debts: [debt("card", 500, 22, 50)], fundCents: 0 })));
    const spared = (part.minimums?.totalInterestCents ?? 0) - (rest.minimums?.totalInterestCents ?? 0);
    expect(part.fromSavings[0]?.sparedCents).toBe(spared);
    const endless = payoffAdvice(
      input({ debts: [debt("card", 1_500, 22, 20)], fundCents: 7_000_00, extraCents: 100_00 }),
    );
    expect(planned(endless).fromSavings[0]?.sparedCents).toBeNull();
  });

  test("where nobody knows what a month needs, nothing is taken from savings", () => {
    const advice = planned(
      payoffAdvice(input({ debts: [debt("card", 900, 22, 40)], fundCents: 50_000_00, fundNeedsCents: 0 })),
    );
    expect(advice.fromSavings).toEqual([]);
  });

  test("a rate that is only assumed moves no savings, and is no reason to refinance", () => {
    const advice = planned(payoffAdvice(input({ debts: [debt("card", 900, 22, 40, false)], fundCents: 50_000_00 })));
    expect([advice.fromSavings, advice.refinance]).toEqual([[], []]);
  });

  test("nothing owed, minimums that aren't there, interest beyond the payment", () => {
    expect(payoffAdvice(input({}))).toEqual({ is: "no-debt" });
    expect(payoffAdvice(input({ debts: [card], leftCents: -41_00 }))).toEqual({ is: "short", missingCents: 41_00 });
    // 28 % of 12,000 is 280 a month; 150 is paid.
    expect(payoffAdvice(input({ debts: [debt("card", 12_000, 28, 150)], leftCents: 0 }))).toEqual({
      is: "never",
      monthlyInterestCents: 280_00,
    });
  });

  test("a card that is paid in full is no debt", () => {
    const inputs = plainHousehold({
      more: {
        accounts: [
          {
            id: "a3",
            name: "Blue Card",
            type: "credit",
            balanceCents: -800_00,
            limitCents: 5_000_00,
            habit: { paidInFull: true, ratePercent: null, paymentCents: null, interestCents: 0 },
          },
        ],
      },
    });
    expect(payoffAdvice(input({ debts: groundOf(buildFacts(inputs), inputs).debts }))).toEqual({ is: "no-debt" });
  });
});

test("never more than is left, never more than is owed, never below the emergency fund, avalanche never dearer", () => {
  const debts = fc.array(
    fc
      .tuple(fc.integer({ min: 100, max: 20_000 }), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 25, max: 700 }))
      .map(([owed, rate, minimum]) => debt(`${owed}-${rate}-${minimum}`, owed, rate, minimum)),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(
      debts,
      fc.integer({ min: 0, max: 2_000_00 }),
      fc.integer({ min: 0, max: 60_000_00 }),
      fc.option(fc.integer({ min: 0, max: 3_000_00 }), { nil: null }),
      (owed, leftCents, fundCents, extraCents) => {
        const advice = payoffAdvice(input({ debts: owed, leftCents, fundCents, extraCents }));
        if (advice.is !== "plan") return;
        expect(advice.extraCents).toBeLessThanOrEqual(leftCents);
        expect(advice.interestApart).toBeGreaterThanOrEqual(0);
        const taken = sumCents(advice.fromSavings.map(({ cents }) => cents));
        if (taken > 0) expect(fundCents - taken).toBeGreaterThanOrEqual(3 * 2_000_00);
        const minimums = sumCents(owed.map(({ minimumCents }) => minimumCents));
        for (const month of [...advice.avalanche.months, ...advice.snowball.months])
          expect(month.paidCents).toBeLessThanOrEqual(minimums + advice.extraCents);
      },
    ),
    { numRuns: 80 },
  );
});
