import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import {
  monthlyInterest,
  planDebts,
  suggestedMinimumCents,
  type Debt,
  type PaidOffPlan,
} from "~/domain/goals/payoff-order";

const card: Debt = { id: "card", name: "Card", balanceCents: 60_000, ratePercent: 24, minimumCents: 3_000 };
const loan: Debt = { id: "loan", name: "Loan", balanceCents: 40_000, ratePercent: 6, minimumCents: 5_000 };

function paidOff(plan: ReturnType<typeof planDebts>): PaidOffPlan {
  if (plan.never) throw new Error("expected a plan that ends");
  return plan;
}
const lines = (plan: PaidOffPlan) =>
  plan.months.map(
    (m) =>
      `${m.month} ` +
      m.rows.map((r) => `${r.debtId} +${r.interestCents} -${r.paidCents} =${r.balanceCents}`).join(", "),
  );

describe("debt plan", () => {
  test("golden: avalanche pays the dearest first, to the cent", () => {
    const plan = paidOff(
      planDebts({ debts: [loan, card], strategy: "avalanche", extraCents: 12_000, startMonth: "2026-11" }),
    );
    expect(lines(plan)).toEqual([
      "2026-11 card +1200 -15000 =46200, loan +200 -5000 =35200",
      "2026-12 card +924 -15000 =32124, loan +176 -5000 =30376",
      "2027-01 card +642 -15000 =17766, loan +152 -5000 =25528",
      "2027-02 card +355 -15000 =3121, loan +128 -5000 =20656",
      "2027-03 card +62 -3183 =0, loan +103 -16817 =3942",
      "2027-04 loan +20 -3962 =0",
    ]);
    expect(plan.totalInterestCents).toBe(1200 + 200 + 924 + 176 + 642 + 152 + 355 + 128 + 62 + 103 + 20);
    expect(plan.totalPaidCents).toBe(100_000 + plan.totalInterestCents);
    expect(plan.payoffs).toEqual([
      { debtId: "card", month: "2027-03" },
      { debtId: "loan", month: "2027-04" },
    ]);
    expect(plan.lastMonth).toBe("2027-04");
  });

  test("golden: snowball pays the smallest first, to the cent", () => {
    const plan = paidOff(
      planDebts({ debts: [card, loan], strategy: "snowball", extraCents: 12_000, startMonth: "2026-11" }),
    );
    expect(lines(plan)).toEqual([
      "2026-11 loan +200 -17000 =23200, card +1200 -3000 =58200",
      "2026-12 loan +116 -17000 =6316, card +1164 -3000 =56364",
      "2027-01 loan +32 -6348 =0, card +1127 -13652 =43839",
      "2027-02 card +877 -20000 =24716",
      "2027-03 card +494 -20000 =5210",
      "2027-04 card +104 -5314 =0",
    ]);
    expect(plan.order).toEqual(["loan", "card"]);
    expect(plan.totalInterestCents).toBe(5314);
  });

  test("golden: a custom order is followed, debts it leaves out come last", () => {
    const third: Debt = { id: "third", name: "Third", balanceCents: 10_000, ratePercent: 0, minimumCents: 1_000 };
    const plan = paidOff(
      planDebts({
        debts: [third, card, loan],
        strategy: "custom",
        order: ["loan", "card"],
        extraCents: 50_000,
        startMonth: "2026-12",
      }),
    );
    expect(lines(plan)).toEqual([
      "2026-12 loan +200 -40200 =0, card +1200 -17800 =43400, third +0 -1000 =9000",
      "2027-01 card +868 -44268 =0, third +0 -9000 =0",
    ]);
  });

  test("one debt without interest ends with the odd cent", () => {
    const plan = paidOff(
      planDebts({
        debts: [{ ...card, ratePercent: 0, balanceCents: 10_001, minimumCents: 5_000 }],
        strategy: "snowball",
        extraCents: 0,
        startMonth: "2026-01",
      }),
    );
    expect(plan.months.map((m) => m.paidCents)).toEqual([5_000, 5_000, 1]);
    expect(plan.totalInterestCents).toBe(0);
  });

  test("payments that don't cover the interest never end and say so", () => {
    const plan = planDebts({
      debts: [{ ...card, minimumCents: 1_000 }],
      strategy: "avalanche",
      extraCents: 0,
      startMonth: "2026-01",
    });
    expect(plan).toMatchObject({ never: true, monthlyInterestCents: 1_200, monthlyPaymentCents: 1_000 });
  });

  test("no debts: nothing to pay", () => {
    expect(
      planDebts({ debts: [{ ...card, balanceCents: 0 }], strategy: "snowball", extraCents: 5, startMonth: "2026-01" }),
    ).toMatchObject({ never: false, months: [], totalPaidCents: 0, lastMonth: "2026-01" });
  });

  test("interest is a twelfth of the yearly rate, half a cent up, also for large balances", () => {
    expect(monthlyInterest(100_00, 19.99)).toBe(167);
    expect(monthlyInterest(6, 100)).toBe(1);
    expect(monthlyInterest(999_999_999_999, 29.9999)).toBe(24999916667);
    expect(monthlyInterest(-5, 10)).toBe(0);
    expect(monthlyInterest(100, Number.NaN)).toBe(0);
    expect(suggestedMinimumCents(500_000, 24)).toBe(15_000);
    expect(suggestedMinimumCents(1_000, 24)).toBe(1_020);
  });

  test("a month's interest is the same by fast and by long arithmetic, to the cent", () => {
    const long = (cents: number, rate: number) =>
      Number((BigInt(cents) * BigInt(Math.round(rate * 10_000)) + 6_000_000n) / 12_000_000n);
    const rate = fc.integer({ min: 1, max: 10_000_000 }).map((parts) => parts / 10_000);
    // Half a cent is where one of them could round the other way.
    const half = fc
      .tuple(fc.integer({ min: 0, max: 750_000_000 }), fc.integer({ min: -1, max: 1 }))
      .map(([units, by]) => units * 12 + 6 + by)
      .filter((cents) => cents > 0);
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 1, max: 999_999_999_999 }), half),
        fc.oneof(rate, fc.constantFrom(0.0001, 1, 10, 100)),
        (cents, percent) => monthlyInterest(cents, percent) === long(cents, percent),
      ),
      { numRuns: 50_000 },
    );
  });

  const debts = fc
    .array(
      fc.record({
        balanceCents: fc.integer({ min: 1, max: 3_000_000 }),
        rate: fc.integer({ min: 0, max: 360_000 }),
        minimumShare: fc.integer({ min: 0, max: 10 }),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((rows) =>
      rows.map((row, index): Debt => ({
        id: `d${index}`,
        name: `D${index}`,
        balanceCents: row.balanceCents,
        ratePercent: row.rate / 10_000,
        minimumCents: Math.ceil((row.balanceCents * row.minimumShare) / 100),
      })),
    );

  test("property: avalanche never costs more interest than snowball, and never takes longer to say it ends", () => {
    fc.assert(
      fc.property(debts, fc.integer({ min: 1_000, max: 200_000 }), (list, extraCents) => {
        const avalanche = planDebts({ debts: list, strategy: "avalanche", extraCents, startMonth: "2026-11" });
        const snowball = planDebts({ debts: list, strategy: "snowball", extraCents, startMonth: "2026-11" });
        if (snowball.never) return;
        expect(avalanche.never).toBe(false);
        if (!avalanche.never) expect(avalanche.totalInterestCents).toBeLessThanOrEqual(snowball.totalInterestCents);
      }),
      { numRuns: 400 },
    );
  });

  test("property: every cent is accounted for in any order", () => {
    fc.assert(
      fc.property(
        debts,
        fc.integer({ min: 0, max: 200_000 }),
        fc.constantFrom("snowball", "avalanche", "custom"),
        (list, extraCents, strategy) => {
          const plan = planDebts({ debts: list, strategy, extraCents, startMonth: "2026-11" });
          if (plan.never) return;
          const owed = list.reduce((sum, debt) => sum + debt.balanceCents, 0);
          const budget = list.reduce((sum, debt) => sum + debt.minimumCents, 0) + extraCents;
          expect(plan.totalPaidCents).toBe(owed + plan.totalInterestCents);
          for (const month of plan.months.slice(0, -1)) expect(month.paidCents).toBe(budget);
          for (const month of plan.months)
            for (const row of month.rows) expect(row.balanceCents).toBeGreaterThanOrEqual(0);
          expect(new Set(plan.payoffs.map((p) => p.debtId)).size).toBe(list.length);
        },
      ),
      { numRuns: 300 },
    );
  });

  const one = (change: Partial<Debt>, extraCents = 0, strategy: "snowball" | "avalanche" = "snowball") =>
    planDebts({ debts: [{ ...card, ...change }], strategy, extraCents, startMonth: "2026-01" });

  test("what is paid back already, or owed the other way round, is no part of the plan", () => {
    const done = { ...loan, id: "done", balanceCents: 0 };
    const credit = { ...loan, id: "credit", balanceCents: -500 };
    const input = { strategy: "snowball", extraCents: 0, startMonth: "2026-01" } as const;
    expect(planDebts({ ...input, debts: [done, card, credit] })).toEqual(planDebts({ ...input, debts: [card] }));
    expect(planDebts({ ...input, debts: [done, { ...card, minimumCents: 1_000 }] })).toMatchObject({
      never: true,
      order: ["card"],
      monthlyPaymentCents: 1_000,
    });
  });

  test("each strategy keeps its own name and order, also where both cost the same", () => {
    const equal = [
      { ...card, ratePercent: 0 },
      { ...loan, ratePercent: 0 },
    ];
    const plan = (strategy: "snowball" | "avalanche", debts: Debt[]) =>
      planDebts({ debts, strategy, extraCents: 12_000, startMonth: "2026-11" });
    expect(plan("avalanche", equal)).toMatchObject({ strategy: "avalanche", order: ["loan", "card"] });
    expect(plan("avalanche", [loan, card])).toMatchObject({ strategy: "avalanche", order: ["card", "loan"] });
    expect(plan("snowball", [card, loan])).toMatchObject({ strategy: "snowball", order: ["loan", "card"] });
    // The same balance: the higher rate first; the same rate: the smaller balance.
    const dear = { ...card, id: "dear", ratePercent: 30 };
    expect(plan("snowball", [card, dear])).toMatchObject({ order: ["dear", "card"] });
    const small = { ...card, id: "small", balanceCents: 10_000 };
    expect(plan("avalanche", [card, small])).toMatchObject({ order: ["small", "card"] });
  });

  test("a payment of exactly the interest never ends; a cent more ends, if it does so within a hundred years", () => {
    expect(one({ minimumCents: 1_200 })).toMatchObject({ never: true, monthlyInterestCents: 1_200 });
    expect(one({ minimumCents: 1_250 }).never).toBe(false);
    expect(one({ ratePercent: 0, balanceCents: 1_200, minimumCents: 1 })).toMatchObject({
      never: false,
      lastMonth: "2125-12",
    });
    expect(one({ ratePercent: 0, balanceCents: 1_201, minimumCents: 1 }).never).toBe(true);
    expect(one({ minimumCents: 0 })).toMatchObject({ never: true, monthlyPaymentCents: 0 });
    // Less than nothing extra is nothing extra.
    expect(one({ minimumCents: 1_000 }, -500)).toMatchObject({ monthlyPaymentCents: 1_000 });
  });

  test("a month without extra money pays the minimums alone, whatever the order", () => {
    const plan = paidOff(
      planDebts({ debts: [loan, card], strategy: "avalanche", extraCents: 0, startMonth: "2026-11" }),
    );
    expect(lines(plan)[0]).toBe("2026-11 card +1200 -3000 =58200, loan +200 -5000 =35200");
  });

  test("nothing owed has no interest and no minimum; a little has at most itself", () => {
    expect([monthlyInterest(0, 24), monthlyInterest(100, 0), monthlyInterest(100, -3)]).toEqual([0, 0, 0]);
    expect([suggestedMinimumCents(0, 24), suggestedMinimumCents(-5, 24), suggestedMinimumCents(1, 0)]).toEqual([
      0, 0, 1,
    ]);
    expect(suggestedMinimumCents(125_000, 12)).toBe(2_500);
    expect(suggestedMinimumCents(125_001, 12)).toBe(2_501);
    expect(monthlyInterest(120_000, 5_000)).toBe(monthlyInterest(120_000, 1_000));
  });

  test("where the rounding of interest makes the highest rate first dearer, the cheaper order is taken", () => {
    const debts: Debt[] = [
      { id: "small", name: "Small", balanceCents: 381, ratePercent: 10.6, minimumCents: 33 },
      { id: "large", name: "Large", balanceCents: 612, ratePercent: 11.3, minimumCents: 20 },
    ];
    const input = { debts, extraCents: 45, startMonth: "2026-01" };
    const byRate = paidOff(planDebts({ ...input, strategy: "custom", order: ["large", "small"] }));
    const avalanche = paidOff(planDebts({ ...input, strategy: "avalanche" }));
    expect([byRate.totalInterestCents, avalanche.totalInterestCents]).toEqual([55, 54]);
    expect(avalanche).toMatchObject({ strategy: "avalanche", order: ["small", "large"] });
  });

  test("a large debt's interest comes into its balance before anything is paid", () => {
    const plan = paidOff(one({ balanceCents: 100, minimumCents: 500, ratePercent: 120 }));
    expect(plan.months[0]?.rows[0]).toEqual({ debtId: "card", interestCents: 10, paidCents: 110, balanceCents: 0 });
  });
});
