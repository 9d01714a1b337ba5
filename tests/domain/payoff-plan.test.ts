// When debts are paid off, in round figures that can be worked out by hand. Today is Saturday, November 21, 2026.
import { describe, expect, test } from "vitest";
import { type DebtFigures, payoffPlan, type StrategyPlan } from "~/domain/goals/payoff";
import { payoffSentence } from "~/texts/goal-outlook";

const TODAY = "2026-11-21";
const owed = (id: string, dollars: number, minimum: number | null, more: Partial<DebtFigures> = {}): DebtFigures => ({
  ...{ id, name: id, leftCents: dollars * 100, interestRate: null, entries: [] },
  minimumCents: minimum === null ? null : minimum * 100,
  ...more,
});
function planned(debts: readonly DebtFigures[], strategy: "snowball" | "avalanche" = "snowball") {
  const plan = payoffPlan(debts, strategy, TODAY);
  if (!plan || plan.never) throw new Error("the plan ends");
  return plan;
}
const said = (plan: StrategyPlan, id: string) => payoffSentence(plan, id);

describe("without interest", () => {
  test("1,000 at 100 a month takes ten months, the first of them the next one", () => {
    const plan = planned([owed("a", 1_000, 100)]);
    expect(plan).toMatchObject({ lastMonth: "2027-09", interestCents: 0, monthlyCents: 100_00, never: false });
    expect(said(plan, "a")).toBe("At $100.00 a month, you'll pay this off in Sep 2027 with no interest.");
    expect(said(plan, "b")).toBe(null);
  });

  test("what the first debt sets free goes to the second", () => {
    // Three months of 100 end the one; of the other 600 are left then, at 200 a month.
    const plan = planned([owed("b", 900, 100), owed("a", 300, 100)]);
    expect(plan.payoffs.map(({ id, month }) => [id, month])).toEqual([
      ["b", "2027-05"],
      ["a", "2027-02"],
    ]);
    expect(plan.lastMonth).toBe("2027-05");
  });

  test("a debt that is paid is none of them", () => {
    expect(planned([owed("a", 1_000, 100), owed("paid", 0, 100)])).toMatchObject({
      payoffs: [{ id: "a", assumed: false, minimumCents: 100_00, endlessCents: null }],
      monthlyCents: 100_00,
    });
  });
});

describe("with interest", () => {
  test("1,000 at 12 % and 510 a month costs 10.00 in the first month and 5.00 in the second", () => {
    const plan = planned([owed("a", 1_000, 510, { interestRate: 12 })], "avalanche");
    expect(plan).toMatchObject({ lastMonth: "2027-01", interestCents: 15_00 });
    expect(plan.payoffs).toMatchObject([{ month: "2027-01", interestCents: 15_00 }]);
    expect(said(plan, "a")).toBe("At $510.00 a month, you'll pay this off in Jan 2027 with $15.00 interest.");
  });

  test("each debt has its own interest, and together they are all of it", () => {
    const plan = planned(
      [owed("a", 1_000, 510, { interestRate: 12 }), owed("b", 1_000, 510, { interestRate: 24 })],
      "avalanche",
    );
    // Of b 20.00, then 10.20; the 5.00 that a leaves in its last month help b to 5.20, which cost 0.10 once more.
    expect(plan.payoffs.map(({ interestCents }) => interestCents)).toEqual([15_00, 30_30]);
    expect(plan).toMatchObject({ interestCents: 45_30, lastMonth: "2027-02" });
  });

  test("a payment that just equals the interest never ends, and one cent more does", () => {
    const sentence = (minimumCents: number) => {
      const card = owed("card", 1_000, 0, { interestRate: 12, minimumCents });
      const plan = payoffPlan([card, owed("other", 10, 500)], "snowball", TODAY);
      return plan && said(plan, "card");
    };
    expect(sentence(10_00)).toMatch(
      /^At \$10\.00 a month you'll never pay this off: the interest alone is \$10\.00 a month\./,
    );
    expect(sentence(10_01)).toMatch(/^At \$10\.01 a month, you'll pay this off in /);
  });
});

test("a debt whose minimum nobody said has the usual one, and says so", () => {
  const plan = planned([owed("a", 1_000, null)]);
  expect(plan.payoffs[0]?.assumed).toBe(true);
  expect(said(plan, "a")).toMatch(/^At a usual minimum of \$\d+\.00 a month, you'll pay this off in /);
});

test("what is paid beyond the minimums, month after month, shortens it", () => {
  const entries = ["2026-08-10", "2026-09-10", "2026-10-10", "2026-11-10"].map((day) => ({
    ...{ day, amountCents: 300_00, kind: "payment" as const },
  }));
  const faster = planned([owed("a", 1_000, 100, { entries })]);
  expect(faster.monthlyCents).toBeGreaterThan(100_00);
  expect(faster.lastMonth < "2027-09").toBe(true);
});
