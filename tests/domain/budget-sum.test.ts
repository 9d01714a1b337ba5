// What comes first in a month's budget, and how Remaining, what has no job and the usual income make one sum.
import { describe, expect, test } from "vitest";
import { coverFor, monthSum, needsLook } from "~/domain/budget/attention";
import { type BudgetCategory, budgetMonth } from "~/domain/budget/budget";
import { NO_JOB } from "~/domain/budget/change";
import { CATEGORIES, type CategoryId } from "~/domain/categories/list";
import { sumCents } from "~/domain/money";
import { remainingNote, safeSentence, sumLines, unplannedTitle } from "~/texts/budget-month";
import { coverNote, monthSentence, monthWay, planStanding, usualNote } from "~/texts/budget-sum";
import { besidePlan } from "~/texts/plan-sentence";
import fc from "../support/fast-check";

const MONTH = "2026-11";
type Amounts = Partial<Record<CategoryId, number>>;
const lines = (spent: Amounts, planned: Amounts): BudgetCategory[] =>
  budgetMonth(
    MONTH,
    CATEGORIES.flatMap(({ id }) => {
      const plannedCents = planned[id];
      return plannedCents === undefined ? [] : [{ month: MONTH, category: id, plannedCents, rollover: false }];
    }),
    new Map([[MONTH, new Map(CATEGORIES.flatMap(({ id }) => (spent[id] === undefined ? [] : [[id, spent[id]]])))]]),
  );

describe("what needs a look", () => {
  const month = lines(
    { mortgage_rent: 1_650_00, groceries: 401_00, restaurants: 452_96, gas: 165_00, utilities: 10_00, clothing: 99_00 },
    { mortgage_rent: 1_650_00, groceries: 520_00, restaurants: 320_00, gas: 160_00, utilities: 200_00, travel: 50_00 },
  );

  test("is over its plan, the farthest first, then nearly used; no bill that is paid, nothing without a plan", () => {
    expect(needsLook(month, true).map(({ id }) => id)).toEqual(["restaurants", "gas", "groceries"]);
  });

  test("is nothing that is used to the cent, as a fill leaves it", () => {
    const full = lines({ groceries: 80_00, gas: 10_00 }, { groceries: 80_00, gas: 10_01 });
    expect(needsLook(full, true).map(({ id }) => id)).toEqual(["gas"]);
  });

  test("of a month that has passed is what went over", () => {
    expect(needsLook(month, false).map(({ id }) => id)).toEqual(["restaurants", "gas"]);
  });

  test("of what is nearly used the one with the least left comes first", () => {
    const near = lines(
      { groceries: 80_00, gas: 9_00, restaurants: 75_00 },
      { groceries: 100_00, gas: 10_00, restaurants: 100_00 },
    );
    expect(needsLook(near, true).map(({ id }) => id)).toEqual(["gas", "groceries"]);
    expect(needsLook([], true)).toEqual([]);
  });
});

describe("what could cover it", () => {
  const planned = { restaurants: 100_00, groceries: 60_00, gas: 90_00, clothing: 40_00, mortgage_rent: 900_00 };
  const month = (spent: Amounts) => lines({ restaurants: 130_00, ...spent }, planned);
  const cover = (spent: Amounts, noJobCents = 0) => coverFor(month(spent), "restaurants", noJobCents);

  test("is the money without a job first, for all of it", () => {
    expect(cover({}, 1_548_46)).toEqual({ from: NO_JOB, to: "restaurants", cents: 30_00, leavesCents: 1_518_46 });
    expect(cover({ clothing: 40_00 }, 12_00)).toMatchObject({ from: NO_JOB, cents: 12_00, leavesCents: 0 });
  });

  test("then what isn't needed, where it pays for all; a need with days to go comes last, a bill to come never", () => {
    expect(cover({})).toEqual({ from: "clothing", to: "restaurants", cents: 30_00, leavesCents: 10_00 });
    expect(cover({}, 12_00)).toMatchObject({ from: "clothing", cents: 30_00 });
    expect(cover({ clothing: 35_00 })).toMatchObject({ from: "clothing", cents: 5_00 });
    expect(cover({ clothing: 40_00 })).toMatchObject({ from: "gas", cents: 30_00 });
    expect(cover({ clothing: 40_00, gas: 90_00 })?.from).toBe("groceries");
  });

  test("gives no more than it has, and of what was carried into it nothing", () => {
    const spent = { restaurants: 300_00, gas: 30_00, groceries: 60_00, clothing: 40_00 };
    expect(cover(spent)).toMatchObject({ from: "gas", cents: 60_00, leavesCents: 0 });
    const carried = month(spent).map((one) =>
      one.id === "gas" ? { ...one, ownAmount: 10_00, carried: 80_00, remaining: 60_00 } : one,
    );
    expect(coverFor(carried, "restaurants", 0)).toMatchObject({ from: "gas", cents: 10_00 });
  });

  test("is nothing where nothing is left, or nothing is over", () => {
    expect(cover({ groceries: 60_00, gas: 90_00, clothing: 40_00 }, -5_00)).toBeNull();
    expect(coverFor(lines({ restaurants: 90_00 }, planned), "restaurants", 100_00)).toBeNull();
    expect(coverFor(lines({ travel: 5_00 }, planned), "travel", 100_00)).toBeNull();
  });

  test("is said with what it leaves", () => {
    expect(coverNote({ from: NO_JOB, to: "gas", cents: 108_76, leavesCents: 1_439_70 })).toBe(
      "That leaves $1,439.70 that isn't budgeted.",
    );
    expect(coverNote({ from: "groceries", to: "gas", cents: 43_93, leavesCents: 189_86 })).toBe(
      "$43.93 from Groceries leaves $189.86 there for the rest of the month.",
    );
  });
});

describe("the month's sum", () => {
  const sum = (incomeCents: number, spent: number, planned: number, unplanned = 0) =>
    monthSum(incomeCents, lines({ groceries: spent, travel: unplanned }, { groceries: planned }));

  test("leads from the usual income over the plan to what is left, line by line", () => {
    const found = sum(6_428_00, 2_703_26, 2_940_00, 1_282_74);
    expect(sumLines(found)).toEqual([
      { label: "Usual income", cents: 6_428_00 },
      { label: "Planned", cents: -2_940_00 },
      { label: "Not budgeted yet", cents: 3_488_00, isSum: true },
      { label: "Remaining", cents: -1_046_00 },
      { label: "Left this month", cents: 2_442_00, isSum: true },
    ]);
    expect(monthSentence(found)).toBe("You still have $2,442.00 of this month's usual income.");
  });

  test("says what is missing where more was spent than the usual income", () => {
    expect(monthSentence(sum(250_00, 400_00, 300_00))).toBe("You've spent $150.00 more than your usual income.");
    expect(monthSentence(sum(400_00, 400_00, 300_00))).toBe("You still have $0.00 of this month's usual income.");
  });

  test("names what is missing, and what earlier months carried in", () => {
    const short = sum(250_00, 400_00, 300_00);
    expect(sumLines(short).map(({ label }) => label)).toEqual([
      ...["Usual income", "Planned", "Planned beyond income", "Remaining", "Missing this month"],
    ]);
    const [first, ...others] = lines({ tithe: 10_00 }, { tithe: 50_00 });
    const carried = monthSum(
      100_00,
      first ? [{ ...first, carried: 20_00, plannedAmount: 70_00, remaining: 60_00 }, ...others] : [],
    );
    // What came from October is no income of November, and no part of what has no job.
    expect(carried).toMatchObject({
      carriedCents: 20_00,
      unassignedCents: 50_00,
      remainingCents: 60_00,
      leftCents: 110_00,
    });
    expect(sumLines(carried)[1]).toEqual({ label: "Carried over", cents: 20_00 });
  });

  test("property: each sum is that of the lines above it, and what is left is the income less all that was spent", () => {
    const amounts = fc.array(fc.tuple(fc.constantFrom(...CATEGORIES.map(({ id }) => id)), fc.nat(500_000)), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.nat(2_000_000), amounts, amounts, (incomeCents, spent, planned) => {
        const found = monthSum(incomeCents, lines(Object.fromEntries(spent), Object.fromEntries(planned)));
        const shown = sumLines(found);
        const plain = shown.filter(({ isSum }) => !isSum).map(({ cents }) => cents);
        expect(shown.at(-1)?.cents).toBe(sumCents(plain));
        expect(found.leftCents).toBe(incomeCents - sumCents(Object.values(Object.fromEntries(spent))));
      }),
    );
  });
});

test("what is safe to spend is said with why it's another figure", () => {
  expect(safeSentence({ cents: 1_234_56, until: "2026-12-03", payday: "2026-12-04" })).toBe(
    "Safe to spend is $1,234.56 until payday on Dec 4. It's based on today's checking balance and the bills that are due, not on your budget.",
  );
  expect(safeSentence({ cents: 5_00, until: "2026-12-03", payday: null })).toMatch(
    /^Safe to spend is \$5\.00 until Dec 3\./,
  );
  expect(safeSentence({ cents: -5_00, until: "2026-12-03", payday: null })).toMatch(
    /^Nothing is safe to spend until Dec 3: \$5\.00 is short\./,
  );
});

test("the usual amounts are explained by the months they're the average of", () => {
  expect(usualNote(11)).toBe("“Usual” is your 11-month average. “Use” makes it your budget.");
  expect(usualNote(1)).toBe("“Usual” is your average month. “Use” makes it your budget.");
});

test("without a plan it's said what was spent", () => {
  const said = (unplanned: number) => planStanding({ planned: 0, remaining: 0, unplanned });
  expect(said(1_409_80)).toBe("You've spent $1,409.80, and nothing is planned.");
  expect(said(-5_00)).toBe("$5.00 came back, and nothing is planned.");
});

test("the plan's standing and what went beside it are one sentence, whose figures make Remaining", () => {
  const said = (remaining: number, unplanned: number) => planStanding({ planned: 300_00, remaining, unplanned });
  expect(said(-79_79, 0)).toBe("You're $79.79 over your $300.00 plan.");
  expect(said(-79_79, 1_409_80)).toBe(
    "You're $79.79 over your $300.00 plan, and $1,409.80 more wasn't planned. Together that's $1,489.59 over.",
  );
  expect(said(187_44, 0)).toBe("You have $187.44 left of your $300.00 plan.");
  expect(said(187_44, 50_00)).toBe(
    "You have $187.44 left of your $300.00 plan, but $50.00 of spending wasn't planned. Together that's $137.44 left.",
  );
  expect(said(0, 50_00)).toBe("You've spent all of your $300.00 plan, and $50.00 more wasn't planned.");
  expect(said(187_44, -5_00)).toBe(
    "You have $187.44 left of your $300.00 plan, and $5.00 came back where nothing was planned.",
  );
  expect([1_409_80, 0, -5_00].map(besidePlan)).toEqual([
    "$1,409.80 more wasn't planned.",
    null,
    "$5.00 came back where nothing was planned.",
  ]);
});

test("the way to what is left is the income, what was carried over and what was spent", () => {
  const way = (incomeCents: number, carriedCents: number, leftCents: number) =>
    monthWay({ incomeCents, carriedCents, leftCents, plannedCents: 0, unassignedCents: 0, remainingCents: 0 });
  expect(way(4_000_00, 0, 3_950_00)).toBe("That's $4,000.00, less $50.00 spent so far.");
  expect(way(4_000_00, 20_00, 3_970_00)).toBe("That's $4,000.00 and $20.00 carried over, less $50.00 spent so far.");
  expect(way(4_000_00, -20_00, 3_930_00)).toBe(
    "That's $4,000.00 less $20.00 overspent before, less $50.00 spent so far.",
  );
});

test("Remaining is explained by what was spent without a plan and by how the plans stand", () => {
  const note = (remaining: number, unplanned: number, planned = 300_00) =>
    remainingNote({ planned, remaining, unplanned });
  expect(note(0, 0, 0)).toBe("");
  expect(note(-10_00, 50_00)).toBe(
    "Remaining is your plans less all spending: $50.00 of it had no plan, and your plans are $10.00 over.",
  );
  expect(note(10_00, 50_00)).toBe(
    "Remaining is your plans less all spending: $50.00 of it had no plan, and your plans have $10.00 left.",
  );
  expect(note(0, -5_00)).toBe(
    "Remaining is your plans less all spending: $5.00 came back without a plan, and your plans are used up.",
  );
  expect(note(10_00, 0)).toBe("Remaining is your plans less all spending: your plans have $10.00 left.");
  expect([unplannedTitle(1), unplannedTitle(13)]).toEqual([
    "1 category has no plan yet",
    "13 categories have no plan yet",
  ]);
});
