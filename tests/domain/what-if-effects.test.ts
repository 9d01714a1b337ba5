// What each kind of what-if changes, worked out by hand; what it doesn't change stays as it was.
import { describe, expect, test } from "vitest";
import { paymentFor } from "~/domain/goals/pace";
import type { KnownDebt } from "~/domain/household/debts";
import type { Ground } from "~/domain/household/ground";
import { outcomeOf, type WhatIf, type WhatIfKind } from "~/domain/household/what-if";
import { type Effect, effectOf, placeSum } from "~/domain/household/what-if-effects";

const debt = (id: string, balanceCents: number, ratePercent: number, more: Partial<KnownDebt> = {}): KnownDebt => ({
  ...{ id, name: id, balanceCents, ratePercent, minimumCents: 5_000, rateKnown: true, rateFrom: "person" },
  ...{ minimumKnown: true, source: "goal", ...more },
});
const GROUND: Ground = {
  ...{ today: "2026-11-21", incomeCents: 500_000, spentCents: 300_000, dueCents: 0, needsCents: 200_000 },
  ...{ fundNeedsCents: 180_000, housingCents: 150_000, carCents: 0, burdenCents: 150_000, fundCents: 900_000 },
  ...{ spareCents: 40_000, debts: [], unseenLoans: 0, signs: [], lowest: null },
};
const UNCHANGED: Effect = {
  ...{ incomeCents: 0, spentCents: 0, needsCents: 0, onceCents: 0, fromFundCents: 0, missingCents: 0, debts: [] },
  ...{ loan: null, extraCents: 0, firstDebtId: null, paymentCents: 0, downCents: 0, placed: [], lastsMonths: null },
};
const whatIf = (kind: WhatIfKind, said: Partial<WhatIf>): WhatIf => ({
  ...{ kind, amountCents: 0, monthlyCents: 0, downPercent: 20, ratePercent: 8, months: 60, date: null, debtId: null },
  ...said,
});
const effect = (kind: WhatIfKind, said: Partial<WhatIf> = {}, more: Partial<Ground> = {}) =>
  effectOf(whatIf(kind, said), { ...GROUND, ...more });

describe("what changes", () => {
  test.each<[string, WhatIfKind, Partial<WhatIf>, Partial<Effect>]>([
    ["a cost", "cost", { monthlyCents: 900 }, { spentCents: 900 }],
    [
      "a dearer rent",
      "rent",
      { monthlyCents: 170_000, amountCents: 30_000 },
      { spentCents: 20_000, needsCents: 20_000, onceCents: 30_000 },
    ],
    ["a cheaper rent", "rent", { monthlyCents: 110_000 }, { spentCents: -40_000, needsCents: -40_000 }],
    // 40,000 are spare, 900,000 in the fund.
    [
      "a deposit beyond spare cash",
      "rent",
      { monthlyCents: 150_000, amountCents: 100_000 },
      { onceCents: 100_000, fromFundCents: 60_000 },
    ],
    [
      "a deposit of all there is, and a dollar",
      "rent",
      { monthlyCents: 150_000, amountCents: 940_100 },
      { onceCents: 940_100, fromFundCents: 900_000, missingCents: 100 },
    ],
    [
      "a child",
      "child",
      { monthlyCents: 140_000, amountCents: 41_000 },
      { spentCents: 140_000, needsCents: 140_000, onceCents: 41_000, fromFundCents: 1_000 },
    ],
    ["more pay", "raise", { monthlyCents: 7_000 }, { incomeCents: 7_000 }],
    ["an extra without a debt", "debt", { monthlyCents: 7_000, debtId: "gone" }, { firstDebtId: "gone" }],
    // Only needs of 200,000 are paid; 900,000 last 4.5 months.
    ["no job", "job", {}, { incomeCents: -500_000, spentCents: -100_000, lastsMonths: 4.5 }],
    [
      "no job, and half of the needs still come in",
      "job",
      { monthlyCents: 100_000 },
      { incomeCents: -400_000, spentCents: -100_000, lastsMonths: 9 },
    ],
    [
      "no job, and just the needs still come in",
      "job",
      { monthlyCents: 200_000 },
      { incomeCents: -300_000, spentCents: -100_000 },
    ],
    ["a price within the month", "purchase", { amountCents: 200_000 }, { spentCents: 200_000 }],
    [
      "a price beyond it",
      "purchase",
      { amountCents: 260_000 },
      { spentCents: 200_000, onceCents: 60_000, fromFundCents: 20_000 },
    ],
    ["a price with months to go", "purchase", { amountCents: 100_001, date: "2027-01-21" }, { spentCents: 50_001 }],
    [
      "a price that months to come don't leave",
      "purchase",
      { amountCents: 450_000, date: "2027-01-21" },
      { spentCents: 200_000, onceCents: 50_000, fromFundCents: 10_000 },
    ],
    [
      "a sum, to savings",
      "lump",
      { amountCents: 5_000 },
      { onceCents: -5_000, fromFundCents: -5_000, placed: [{ to: "savings", cents: 5_000 }] },
    ],
  ])("%s", (_, kind, said, changed) => {
    expect(effect(kind, said)).toEqual({ ...UNCHANGED, ...changed });
  });

  test("a month that isn't known leaves nothing for a price, nor does one that is short", () => {
    for (const more of [{ incomeCents: null }, { incomeCents: 100 }])
      expect(effect("purchase", { amountCents: 50_000 }, more)).toMatchObject({
        ...{ spentCents: 0, onceCents: 50_000, fromFundCents: 10_000, missingCents: 0 },
      });
    expect(effect("purchase", { amountCents: 50_000 }, { spentCents: null })).toMatchObject({ spentCents: 50_000 });
    expect(effect("job", {}, { incomeCents: null, spentCents: null })).toMatchObject({ incomeCents: 0, spentCents: 0 });
    expect(effect("job", {}, { spentCents: 150_000 }).spentCents).toBe(0);
  });
});

describe("what is borrowed", () => {
  test("a car: a part at once, the rest by a payment, which like what it burns is a need", () => {
    const paymentCents = paymentFor(800_000, 8, 60);
    const bought = effect("car", { amountCents: 1_000_000, monthlyCents: 30_000 });
    expect(bought).toEqual({
      ...UNCHANGED,
      ...{ downCents: 200_000, paymentCents, spentCents: paymentCents + 30_000, needsCents: paymentCents + 30_000 },
      ...{ onceCents: 200_000, fromFundCents: 160_000 },
      loan: {
        ...{ id: "what-if", name: "car", balanceCents: 800_000, ratePercent: 8, minimumCents: paymentCents },
        ...{ rateKnown: true, rateFrom: "person", minimumKnown: true, source: "goal" },
      },
    });
  });

  test("a home: closing costs of three percent at once, and the housing that it replaces", () => {
    const paymentCents = paymentFor(8_000_000, 6.5, 360);
    const said = { amountCents: 10_000_000, monthlyCents: 20_000, ratePercent: 6.5, months: 360 };
    expect(effect("home", said)).toMatchObject({
      ...{ downCents: 2_000_000, onceCents: 2_300_000, fromFundCents: 900_000, missingCents: 1_360_000 },
      ...{ spentCents: paymentCents + 20_000 - 150_000, needsCents: paymentCents + 20_000 - 150_000 },
      loan: { name: "home", balanceCents: 8_000_000 },
    });
  });

  test("what is paid at once is no loan", () => {
    expect(effect("car", { amountCents: 30_000, downPercent: 100 })).toEqual({
      ...UNCHANGED,
      ...{ downCents: 30_000, onceCents: 30_000 },
    });
    expect(effect("car", { amountCents: 100, downPercent: 99 }).loan).toMatchObject({ balanceCents: 1 });
  });
});

describe("an extra, and a sum, where there is debt", () => {
  const debts = [debt("card", 100_000, 20), debt("car", 300_000, 6, { minimumCents: 7_000 })];

  test("an extra is spent each month, on the debt that was chosen", () => {
    expect(effect("debt", { monthlyCents: 9_000, debtId: "car" }, { debts })).toEqual({
      ...UNCHANGED,
      ...{ debts, spentCents: 9_000, extraCents: 9_000, firstDebtId: "car" },
    });
  });

  test.each<[string, number, Partial<Effect>, readonly number[]]>([
    ["less than the debt", 99_999, { placed: [{ to: "card", cents: 99_999 }] }, [1, 300_000]],
    ["all of it, whose payment goes on to the other", 100_000, { extraCents: 5_000 }, [0, 300_000]],
    // Three months of 180,000 are 540,000 there already; the car's 6 % are above what savings pay.
    ["more", 400_000, { extraCents: 12_000, fromFundCents: 0 }, [0, 0]],
    [
      "more than is owed",
      410_000,
      {
        extraCents: 12_000,
        fromFundCents: -10_000,
        placed: [
          { to: "card", cents: 100_000 },
          { to: "car", cents: 300_000 },
          { to: "savings", cents: 10_000 },
        ],
      },
      [0, 0],
    ],
  ])("a sum of %s", (_, amountCents, changed, owed) => {
    const placed = effect("lump", { amountCents }, { debts });
    expect(placed).toMatchObject({ onceCents: -amountCents, extraCents: 0, ...changed });
    expect(placed.debts.map(({ balanceCents }) => balanceCents)).toEqual(owed);
  });

  test("a debt that stands at nothing is paid already, and what it takes each month is free", () => {
    expect(effect("lump", { amountCents: 1 }, { debts: [debt("old", 0, 3)] }).extraCents).toBe(5_000);
  });
});

describe("where a sum goes", () => {
  const ground = (more: Partial<Ground>) => ({ ...GROUND, ...more });
  const placed = (cents: number, more: Partial<Ground>, debtId: string | null = null) =>
    placeSum(cents, ground(more), debtId).map(({ to, cents: part }) => [to, part]);

  test.each<[string, number, Partial<Ground>, [string, number][]]>([
    ["nothing goes nowhere", 0, {}, []],
    ["a first thousand is there at 1,000", 500, { fundCents: 100_000, debts: [debt("a", 900, 8)] }, [["a", 500]]],
    [
      "a cent is missing to it",
      500,
      { fundCents: 99_999, debts: [debt("a", 900, 8)] },
      [
        ["savings", 1],
        ["a", 499],
      ],
    ],
    // Three months of 180,000 are 540,000; 1,000 of them are the first cushion, wherever it stands.
    [
      "below 8 % a debt waits for the cushion",
      441_000,
      { fundCents: 0, debts: [debt("a", 900, 7.9)] },
      [["savings", 441_000]],
    ],
    [
      "and comes after it",
      540_400,
      { fundCents: 0, debts: [debt("a", 900, 7.9)] },
      [
        ["savings", 540_000],
        ["a", 400],
      ],
    ],
    [
      "a cushion that stands takes nothing, and debt at 4 % is no dearer than savings",
      700,
      { fundCents: 540_000, debts: [debt("a", 900, 4), debt("b", 200, 4.1)] },
      [
        ["b", 200],
        ["savings", 500],
      ],
    ],
    [
      "nor is one whose rate nobody knows",
      700,
      { fundCents: 540_000, debts: [debt("a", 900, 7, { rateKnown: false })] },
      [["savings", 700]],
    ],
    [
      "the dearest first",
      700,
      { debts: [debt("a", 300, 9), debt("b", 300, 22), debt("c", 300, 12)] },
      [
        ["b", 300],
        ["c", 300],
        ["a", 100],
      ],
    ],
  ])("%s", (_, cents, more, parts) => expect(placed(cents, more)).toEqual(parts));

  test("to the debt that was chosen first, and what is left of it to savings", () => {
    const debts = [debt("a", 300, 22), debt("b", 200, 3)];
    expect(placed(100, { debts }, "b")).toEqual([["b", 100]]);
    expect(placed(250, { debts, fundCents: 0 }, "b")).toEqual([
      ["b", 200],
      ["savings", 50],
    ]);
    expect(placed(100, { debts }, "gone")).toEqual([["a", 100]]);
  });
});

describe("what is after it", () => {
  const after = (kind: WhatIfKind, said: Partial<WhatIf>, more: Partial<Ground> = {}) =>
    outcomeOf(whatIf(kind, said), { ...GROUND, ...more }).after;

  test("savings never fall below nothing, and needs that are gone measure nothing", () => {
    expect(after("rent", { monthlyCents: 150_000, amountCents: 5_000_000 }).fundCents).toBe(0);
    expect(after("cost", {}, { fundNeedsCents: 90_000 }).cushionMonths).toBe(10);
    expect(after("rent", { monthlyCents: 0 }, { fundNeedsCents: 150_000 }).cushionMonths).toBeNull();
    expect(after("rent", { monthlyCents: 1 }, { fundNeedsCents: 150_000 }).cushionMonths).toBe(900_000);
  });

  test("the lowest day: at least one month of it, and what savings pay doesn't leave checking", () => {
    const lowest = (day: string, said: Partial<WhatIf>) =>
      after("rent", { monthlyCents: 151_000, ...said }, { lowest: { day, cents: 10_000 } }).lowest?.cents;
    expect(["2026-11-30", "2026-12-31", "2027-01-01"].map((day) => lowest(day, {}))).toEqual([9_000, 9_000, 8_000]);
    // 40,000 of 41,000 come out of checking.
    expect(lowest("2026-12-01", { amountCents: 41_000 })).toBe(10_000 - 40_000 - 1_000);
    expect(after("raise", { monthlyCents: 9 }, { lowest: { day: "2026-12-01", cents: 5 } }).lowest?.cents).toBe(5);
    const sum = after("lump", { amountCents: 9 }, { lowest: { day: "2026-12-01", cents: 5 } }).lowest;
    expect(sum).toEqual({ day: "2026-12-01", cents: 5 });
  });

  test("free of debt by the later of what is owed and what is borrowed, with the interest of both", () => {
    const car = (debts: readonly KnownDebt[]) => after("car", { amountCents: 100_000, months: 12 }, { debts }).debtFree;
    const months = (free: ReturnType<typeof car>) => (free.is === "month" ? free.months : free.is);
    const interest = (free: ReturnType<typeof car>) => (free.is === "month" ? free.interestCents : 0);
    expect(months(car([]))).toBe(12);
    expect(months(car([debt("a", 55_000, 0)]))).toBe(12);
    expect(months(car([debt("a", 65_000, 0)]))).toBe(13);
    expect(months(car([debt("a", 100_000, 90)]))).toBe("never");
    const [short, long] = [debt("a", 10_000, 12), debt("a", 80_000, 12)];
    for (const one of [short, long]) {
      const alone = after("cost", {}, { debts: [one] }).debtFree;
      expect(interest(car([one]))).toBe(interest(car([])) + interest(alone));
      expect(interest(alone)).toBeGreaterThan(0);
    }
  });
});
