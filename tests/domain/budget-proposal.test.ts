import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import { fundsOf, isWant, jobsOf } from "~/domain/budget/jobs";
import { amountsOf, historyAmounts, proposeBudget, type ProposalInput } from "~/domain/budget/proposal";
import { cutWords, fundWords, jobName, proposalSentences } from "~/texts/budget-proposal";
import { reasonsOf, unseenReasons } from "~/texts/trouble";
import { CATEGORIES } from "~/domain/categories/list";
import { signsOf } from "~/domain/household/trouble";
import { CADENCE_NAMES } from "~/domain/ledger/cadence";
import type { Recurring } from "~/domain/ledger/recurring";
import { sumCents } from "~/domain/money";
import { sum } from "../support/coach";

const MONTHS = ["2026-10", "2026-09", "2026-08", "2026-07", "2026-06"];

/** A bill of a merchant, with its last payment on the first of October unless told otherwise. */
const bill = (merchantName: string, category: string, dollars: number, more: Partial<Recurring> = {}): Recurring => {
  const cents = -Math.round(dollars * 100);
  const perYear = {
    weekly: 52,
    "every two weeks": 26,
    "twice a month": 24,
    monthly: 12,
    quarterly: 4,
    "twice a year": 2,
    yearly: 1,
  };
  return {
    key: `out:${merchantName}`,
    merchantName,
    category,
    kind: "spending",
    cadence: "monthly",
    amount: "fixed",
    lastCents: cents,
    typicalCents: cents,
    monthlyCents: Math.round((cents * perYear[more.cadence ?? "monthly"]) / 12),
    firstDay: "2026-01-01",
    lastDay: "2026-10-01",
    lastId: "t",
    nextDay: "2026-11-01",
    count: 10,
    active: true,
    change: null,
    ...more,
  };
};

/** What each category took in each of the five months, the newest first, in dollars. */
function input(dollars: Record<string, number | number[]>, more: Partial<ProposalInput> = {}): ProposalInput {
  const sums = Object.entries(dollars).flatMap(([category, amounts]) =>
    MONTHS.map((month, back) => sum(month, category, Array.isArray(amounts) ? (amounts[back] ?? 0) : amounts)),
  );
  const spentBy = new Map(
    Object.keys(dollars).map((category) => {
      const own = sums.filter((row) => row.category === category);
      return [category, Math.round(sumCents(own.map(({ cents }) => -cents)) / MONTHS.length)] as const;
    }),
  );
  return {
    usual: {
      from: "2026-06-01",
      to: "2026-10-31",
      monthCount: MONTHS.length,
      spentCents: sumCents(spentBy.values()),
      spentBy,
    },
    months: MONTHS,
    sums,
    recurring: [],
    planned: [],
    incomeCents: 0,
    minimumsCents: 0,
    signs: [],
    ...more,
  };
}
const propose = (...given: Parameters<typeof input>) => {
  const found = proposeBudget(input(...given));
  if (!found) throw new Error("no proposal");
  return found;
};
const named = (found: ReturnType<typeof propose>) =>
  Object.fromEntries(found.jobs.map((job) => [jobName(job, found), job.cents / 100]));

describe("households by hand", () => {
  test("it fits: contracts to the cent, a half-yearly bill by the month, the rest in whole dollars, what is left is kept", () => {
    // Insurance of 600 twice a year: 600 × 2 ÷ 12 = 100 a month, though one of five months paid all of it (120 on average).
    // Entertainment 75.99 = Cinestream 15.99 and 60 of other things. Groceries 500.40 becomes 500.
    // 5,000 - 1,512.37 - 100 - 15.99 - 60 - 500 - 0.40 = 2,811.24.
    const found = propose(
      { mortgage_rent: 1_512.37, auto_insurance: [0, 0, 0, 600, 0], entertainment: 75.99, groceries: 500.4 },
      {
        incomeCents: 5_000_00,
        recurring: [
          bill("Maple Court", "mortgage_rent", 1_512.37),
          bill("Safe Auto", "auto_insurance", 600, {
            cadence: "twice a year",
            lastDay: "2026-07-15",
            count: 3,
            nextDay: "2027-01-15",
          }),
          bill("Cinestream", "entertainment", 15.99),
        ],
      },
    );
    expect(named(found)).toEqual({
      "Maple Court": 1_512.37,
      "Safe Auto": 100,
      Cinestream: 15.99,
      Entertainment: 60,
      Groceries: 500,
      Miscellaneous: 0.4,
      "Savings and goals": 2_811.24,
    });
    expect(found).toMatchObject({ cuts: [], missingCents: 0, signs: [] });
    // 5,000 - 1,512.37 - 120 - 75.99 - 500.40 was left until now.
    expect([found.keptTodayCents, found.changedCents]).toEqual([2_791_24, 20_00]);
    expect(found.funds).toEqual([
      {
        name: "Safe Auto",
        category: "auto_insurance",
        cadence: "twice a year",
        billCents: 600_00,
        nextDay: "2027-01-15",
        monthCents: 100_00,
      },
    ]);
    expect(found.funds.map(fundWords)).toEqual([
      "$600.00 twice a year, next around Jan 15. Set aside $100.00 a month.",
    ]);
    expect(proposalSentences(found)).toEqual([
      "Your usual bills and spending come to $2,188.76 of $5,000.00.",
      "That leaves $2,811.24 to save, $20.00 more than today with bills that ended or got cheaper.",
    ]);
    expect(amountsOf(found)).toEqual([
      { category: "mortgage_rent", cents: 1_512_37, saves: false },
      { category: "auto_insurance", cents: 100_00, saves: true },
      { category: "groceries", cents: 500_00, saves: false },
      { category: "entertainment", cents: 75_99, saves: false },
      { category: "miscellaneous", cents: 40, saves: false },
    ]);
  });

  test("it doesn't fit: wants give in proportion, up to a third each; home and giving stand", () => {
    // 3,300 of 3,000: 300 too much. Restaurants can give 200 and travel 300: 300 × 2/5 = 120 and 300 × 3/5 = 180.
    const found = propose(
      { mortgage_rent: 1_500, restaurants: 600, travel: 900, tithe: 300 },
      { incomeCents: 3_000_00, recurring: [bill("Maple Court", "mortgage_rent", 1_500)] },
    );
    expect(named(found)).toEqual({ Tithe: 300, "Maple Court": 1_500, Restaurants: 480, Travel: 720 });
    expect(found.cuts.map(cutWords)).toEqual([
      "Restaurants: $120.00 less, $480.00 instead of $600.00.",
      "Travel: $180.00 less, $720.00 instead of $900.00.",
    ]);
    expect([found.keptCents, found.missingCents]).toEqual([0, 0]);
    expect(proposalSentences(found)[1]).toBe("With these cuts the month fits.");
  });

  test("subscriptions end before wants give more than a lean month, the dearest first, and only as many as it takes", () => {
    // 1,030.98 of 1,010: 20.98 too much. Cable 42.99 covers it alone, so Tunebox stays. 1,010 - 987.99 = 22.01 is kept.
    const found = propose(
      { mortgage_rent: 900, entertainment: 87.99, cable: 42.99 },
      {
        incomeCents: 1_010_00,
        recurring: [
          bill("Maple Court", "mortgage_rent", 900),
          bill("Tunebox", "entertainment", 17.99),
          bill("Summit", "cable", 42.99),
        ],
      },
    );
    expect(found.cuts.map(cutWords)).toEqual(["End Summit: $42.99 a month."]);
    expect(named(found)).toEqual({ "Maple Court": 900, Tunebox: 17.99, Entertainment: 70, "Savings and goals": 22.01 });
  });

  test("what no cut finds is said: nothing is kept, and the sum is the income and what is missing", () => {
    // 1,900 + 400 + 90 of 2,000; restaurants give 30: 360 is missing.
    const found = propose({ mortgage_rent: 1_900, groceries: 400, restaurants: 90 }, { incomeCents: 2_000_00 });
    expect([found.keptCents, found.missingCents]).toEqual([0, 360_00]);
    expect(named(found)).toEqual({ "Mortgage/Rent": 1_900, Groceries: 400, Restaurants: 60 });
    expect(proposalSentences(found)[1]).toBe(
      "Even after these cuts $360.00 is missing each month. Housing, the car or a higher income move that most.",
    );
  });

  test("saving stays what it is: a rent that rose by 50 is taken from restaurants, down to their lean month", () => {
    // Rent 1,050 since October, 1,010 on average; restaurants 360 on average, 300 in a lean month.
    // Kept today: 2,000 - 1,010 - 360 = 630. Room: 2,000 - 1,050 - 360 = 590. 40 less for restaurants.
    const found = propose(
      { mortgage_rent: [1_050, 1_000, 1_000, 1_000, 1_000], restaurants: [400, 300, 300, 300, 500] },
      { incomeCents: 2_000_00, recurring: [bill("Maple Court", "mortgage_rent", 1_050)] },
    );
    expect([found.keptTodayCents, found.keptCents]).toEqual([630_00, 630_00]);
    expect(named(found)).toMatchObject({ "Maple Court": 1_050, Restaurants: 320 });
  });

  test("beside hard signs nothing is cut for the sake of saving, and what is left isn't called savings", () => {
    const signs = signsOf({
      ...{ said: [{ id: "arrears", source: "interview" }], credit: null, incomeCents: 1, spentCents: null },
      ...{ debtPaymentsCents: 0, unspentMinimumsCents: 0, cushionMonths: null, savingsCents: 0, endlessDebts: 0 },
      ...{ isOverdrawn: false, wholeMonths: 5, unseen: ["utilities"], statesMoreDebt: false },
    });
    const found = propose(
      { mortgage_rent: [1_050, 1_000, 1_000, 1_000, 1_000], restaurants: [400, 300, 300, 300, 500] },
      { incomeCents: 2_000_00, recurring: [bill("Maple Court", "mortgage_rent", 1_050)], signs },
    );
    expect(found.cuts).toEqual([]);
    expect(named(found)).toEqual({ "Maple Court": 1_050, Restaurants: 360, "Kept in checking for now": 590 });
    expect(reasonsOf(found.signs)).toContain("payments are behind");
    expect(unseenReasons(found.signs)).toContain("no power, water or heating");
    const said = proposalSentences(found);
    expect([said.length, said[0]]).toEqual([
      4,
      "First things first, because in your interview you wrote that payments are behind.",
    ]);
    expect(said[1]).toContain("What is left over may be less");
    expect(said[3]).toBe("That leaves $590.00. Keep it in checking for now.");
  });

  test("minimum payments that the rows don't hold come before savings, and fill no line of spending", () => {
    const found = propose({ groceries: 400 }, { incomeCents: 1_000_00, minimumsCents: 75_50 });
    expect(named(found)).toEqual({ Groceries: 400, "Minimum payments on debt": 75.5, "Savings and goals": 524.5 });
    expect(amountsOf(found).map(({ category }) => category)).toEqual(["groceries"]);
    expect(found.keptTodayCents).toBe(524_50);
  });

  test("a wish without spending is kept when it fits, and is the first to go when it doesn't", () => {
    const planned = [
      { category: "travel", plannedCents: 200_00 },
      { category: "groceries", plannedCents: 999_00 },
    ];
    expect(named(propose({ groceries: 400 }, { incomeCents: 1_000_00, planned }))).toEqual({
      Groceries: 400,
      Travel: 200,
      "Savings and goals": 400,
    });
    const tight = propose({ groceries: 400 }, { incomeCents: 500_00, planned });
    expect(tight.cuts.map(cutWords)).toEqual(["Travel waits: $200.00."]);
    expect(named(tight)).toEqual({ Groceries: 400, "Savings and goals": 100 });
  });

  test("every two weeks is 26 times a year: 90 is 195 a month", () => {
    const recurring = [
      bill("Grace Church", "tithe", 90, { cadence: "every two weeks", count: 30, lastDay: "2026-10-29" }),
    ];
    expect(jobsOf(input({ tithe: 190 }, { recurring }))).toEqual([
      { kind: "giving", category: "tithe", name: "Grace Church", cents: 195_00 },
    ]);
  });

  test("a loan that has ended asks for nothing more, and what came twice a year by accident isn't counted on", () => {
    const ended = bill("Old Car Loan", "car_payment", 300, {
      active: false,
      lastDay: "2026-08-01",
      kind: "loan_payment",
    });
    expect(jobsOf(input({ car_payment: [0, 0, 300, 300, 300] }, { recurring: [ended] }))).toEqual([]);
  });

  test("without income there is nothing to give a job", () => {
    expect(proposeBudget(input({ groceries: 400 }))).toBeNull();
  });
});

describe("the last three months", () => {
  test("the mean in whole dollars, and what is the same each month to the cent", () => {
    const { months, sums } = input({
      mortgage_rent: 1_512.37,
      groceries: [500, 410, 420, 999, 999],
      gas: [10, 0, 0, 50, 50],
      travel: [-5, 0, 0, 90, 90],
    });
    // Groceries (500 + 410 + 420) ÷ 3 = 443.33; gas 10 ÷ 3 = 3.33; travel came back.
    expect(historyAmounts(months, sums)).toEqual([
      { category: "mortgage_rent", cents: 1_512_37, saves: false },
      { category: "gas", cents: 3_00, saves: false },
      { category: "groceries", cents: 443_00, saves: false },
    ]);
    expect(historyAmounts([], sums)).toEqual([]);
  });
});

describe("properties over any household", () => {
  const cents = fc.integer({ min: 0, max: 300_000 });
  const dollars = fc.dictionary(
    fc.constantFrom(...CATEGORIES.map(({ id }) => id)),
    fc.array(
      cents.map((value) => value / 100),
      { minLength: 5, maxLength: 5 },
    ),
    { maxKeys: 12 },
  );
  const streams = fc.array(
    fc.record({
      category: fc.constantFrom(...CATEGORIES.map(({ id }) => id)),
      dollars: fc.integer({ min: 1, max: 90_000 }).map((value) => value / 100),
      cadence: fc.constantFrom(...CADENCE_NAMES),
      amount: fc.constantFrom("fixed" as const, "varies" as const),
      active: fc.boolean(),
      count: fc.integer({ min: 2, max: 40 }),
    }),
    { maxLength: 10 },
  );
  const households = fc
    .record({
      dollars,
      streams,
      incomeCents: fc.integer({ min: 1, max: 1_500_000 }),
      minimumsCents: cents,
      wish: cents,
    })
    .map((made) =>
      input(made.dollars, {
        incomeCents: made.incomeCents,
        minimumsCents: made.minimumsCents,
        planned: [{ category: "travel", plannedCents: made.wish }],
        recurring: made.streams.map(({ category, dollars: each, ...more }, index) =>
          bill(`Bill ${index}`, category, each, more),
        ),
      }),
    );
  const proposed = (given: ProposalInput) => {
    const found = proposeBudget(given);
    if (!found) throw new Error("no proposal");
    return found;
  };

  test("the jobs are the income to the cent, and what is missing where it doesn't fit", () => {
    fc.assert(
      fc.property(households, (given) => {
        const { jobs, keptCents, missingCents } = proposed(given);
        expect(sumCents(jobs.map((job) => job.cents))).toBe(given.incomeCents + missingCents);
        expect(keptCents === 0 || missingCents === 0).toBe(true);
        expect(jobs.every((job) => job.cents > 0)).toBe(true);
      }),
    );
  });

  test("no contract is cut: what isn't a want stands to the cent, and a subscription stands whole or ends", () => {
    fc.assert(
      fc.property(households, (given) => {
        const { jobs, cuts } = proposed(given);
        for (const job of jobsOf(given)) {
          const after = jobs.find(
            (one) => one.kind === job.kind && one.name === job.name && one.category === job.category,
          );
          if (job.kind === "subscription") expect([undefined, job.cents]).toContain(after?.cents);
          else if (job.kind !== "own" && !(job.kind === "everyday" && isWant(job.category ?? "")))
            expect(after?.cents).toBe(job.cents);
          else expect(after?.cents ?? 0).toBeLessThanOrEqual(job.cents);
        }
        for (const cut of cuts)
          if (cut.kind === "everyday") expect(cut.toCents * 3).toBeGreaterThanOrEqual(cut.fromCents * 2 - 300);
      }),
    );
  });

  test("something is cut only where less would be saved than today, and nothing is missing before all has given", () => {
    fc.assert(
      fc.property(households, (given) => {
        const { cuts, keptCents, keptTodayCents, missingCents, jobs } = proposed(given);
        const room = given.incomeCents - given.minimumsCents - sumCents(jobsOf(given).map((job) => job.cents));
        if (room >= Math.max(0, keptTodayCents)) expect(cuts).toEqual([]);
        if (missingCents > 0) expect(jobs.filter(({ kind }) => kind === "subscription" || kind === "own")).toEqual([]);
        expect(keptCents).toBeGreaterThanOrEqual(Math.min(room, keptTodayCents));
      }),
    );
  });

  test("a lumpy bill is gathered in time: its part of each month, over its rhythm, is the bill", () => {
    fc.assert(
      fc.property(households, (given) => {
        const perYear = { quarterly: 4, "twice a year": 2, yearly: 1 };
        for (const fund of fundsOf(given.recurring)) {
          const [, times = 0] = Object.entries(perYear).find(([cadence]) => cadence === fund.cadence) ?? [];
          expect((fund.monthCents * 12) / times).toBeGreaterThanOrEqual(fund.billCents);
          expect((fund.monthCents - 1) * 12).toBeLessThan(fund.billCents * times);
        }
      }),
    );
  });
});
