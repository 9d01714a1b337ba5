import type { Sign } from "~/domain/household/trouble";
// Single lines of the budget: what each kind of stream becomes, from which amount on something shows, and its words.
import { describe, expect, test } from "vitest";
import { canRunOut } from "~/domain/budget/bars";
import { applyAnalysis, budgetMonth } from "~/domain/budget/budget";
import { firstMonthNeeded } from "~/domain/budget/rollover";
import { carriedSentence } from "~/texts/budget";
import { moveWrites } from "~/domain/budget/change";
import { findingsOf } from "~/domain/budget/findings";
import { fundsOf, jobsOf, type JobsInput } from "~/domain/budget/jobs";
import type { BudgetProposal } from "~/domain/budget/proposal";
import { proposalSentences } from "~/texts/budget-proposal";
import { CATEGORIES, type CategoryId } from "~/domain/categories/list";
import type { Recurring } from "~/domain/ledger/recurring";

const MONTH = "2026-11";
const lines = (spent: Partial<Record<CategoryId, number>>, planned: Partial<Record<CategoryId, number>> = {}) =>
  budgetMonth(
    MONTH,
    CATEGORIES.flatMap(({ id }) => {
      const plannedCents = planned[id];
      return plannedCents === undefined ? [] : [{ month: MONTH, category: id, plannedCents, rollover: false }];
    }),
    new Map([[MONTH, new Map(CATEGORIES.flatMap(({ id }) => (spent[id] === undefined ? [] : [[id, spent[id]]])))]]),
  );

test("what comes as a bill can't run out, all else can", () => {
  expect(CATEGORIES.map(({ id }) => id).filter(canRunOut)).toEqual([
    ...["gas", "maintenance", "groceries", "restaurants", "clothing", "personal_care", "health_fitness"],
    ...["entertainment", "miscellaneous", "travel"],
  ]);
});

test("what was carried is said only where there is something", () => {
  expect([carriedSentence(1, "October"), carriedSentence(0, "October"), carriedSentence(-1, "October")]).toEqual([
    "Includes $0.01 left from October",
    null,
    "Less $0.01 overspent by the end of October",
  ]);
});

test("a chain is its own category's, whatever others plan", () => {
  const plan = (category: CategoryId, month: string, plannedCents: number) => ({
    ...{ month, category, plannedCents, rollover: true },
  });
  const plans = [plan("gas", "2026-09", 10_00), plan("travel", "2026-10", 70_00)];
  const found = budgetMonth(MONTH, plans, new Map());
  expect(found.find(({ id }) => id === "gas")?.carried).toBe(20_00);
  expect(found.find(({ id }) => id === "travel")?.carried).toBe(70_00);
  expect(firstMonthNeeded(plans, MONTH)).toBe("2026-09");
});

test("what an analysis names twice is added up", () => {
  const found = applyAnalysis(lines({}), [
    { categoryId: "gas", amount: 30_00 },
    { categoryId: "Gas", amount: 5_00 },
  ]);
  expect(found.find(({ id }) => id === "gas")?.actualSpent).toBe(35_00);
});

test("a line can give all that it has, and not a cent more", () => {
  const plans = [{ month: MONTH, category: "gas" as const, plannedCents: 50_00, rollover: false }];
  const move = (cents: number) => moveWrites(plans, MONTH, { from: "gas", to: "travel", cents });
  expect(move(50_00)?.find(({ category }) => category === "gas")?.plannedCents).toBe(0);
  expect(move(50_01)).toBeNull();
});

describe("what stands out", () => {
  const above = (spent: number, usual: number) =>
    findingsOf(lines({ gas: spent }, { gas: 1 }), new Map([["gas", usual]])).map(({ kind }) => kind);

  test("thirty percent and fifty dollars, to the cent", () => {
    expect([above(150_00, 100_00), above(149_99, 100_00)]).toEqual([["above"], []]);
    expect([above(1_300_00, 1_000_00), above(1_299_99, 1_000_00)]).toEqual([["above"], []]);
    expect(above(150_00, 0)).toEqual([]);
  });

  test("three at most, by how far they are above", () => {
    const usual = new Map(CATEGORIES.map(({ id }) => [id, 100_00] as const));
    const spent = { gas: 400_00, travel: 700_00, clothing: 200_00, groceries: 500_00 };
    const planned = { gas: 1, travel: 1, clothing: 1, groceries: 1 };
    const found = findingsOf(lines(spent, planned), usual);
    expect(found.map((one) => (one.kind === "above" ? one.category : one.kind))).toEqual([
      "travel",
      "groceries",
      "gas",
    ]);
    const other = findingsOf(
      lines({ gas: 900_00, travel: 1_000_00 }, planned),
      new Map([...usual, ["travel", 800_00]]),
    );
    expect(other.map((one) => (one.kind === "above" ? one.category : one.kind))).toEqual(["gas"]);
    const two = new Map([...usual, ["travel", 700_00]]);
    const far = findingsOf(lines({ gas: 350_00, travel: 1_000_00 }, planned), two);
    expect(far.map((one) => (one.kind === "above" ? one.category : one.kind))).toEqual(["travel", "gas"]);
  });

  test("what came back is no spending without a plan", () => {
    expect(findingsOf(lines({ gas: -5_00, miscellaneous: -1_00 }), null)).toEqual([]);
  });
});

const bill = (merchantName: string, category: string, more: Partial<Recurring> = {}): Recurring => ({
  ...{ key: merchantName, merchantName, category, kind: "spending", cadence: "monthly", amount: "fixed" },
  ...{ lastCents: -30_00, typicalCents: -30_00, monthlyCents: -30_00, firstDay: "2026-01-01", lastDay: "2026-10-01" },
  ...{ lastId: "t", nextDay: "2026-11-01", count: 10, active: true, change: null },
  ...more,
});
const jobs = (
  recurring: Recurring[],
  spentBy: Record<string, number> = {},
  planned: JobsInput["planned"] = [],
  usual: Partial<JobsInput["usual"]> = {},
) =>
  jobsOf({
    usual: {
      ...{ from: "2026-06-01", to: "2026-10-31", monthCount: 5, spentBy: new Map(Object.entries(spentBy)) },
      spentCents: Object.values(spentBy).reduce((all, cents) => all + cents, 0),
      ...usual,
    },
    recurring,
    planned,
  }).map(({ kind, category, name, cents }) => [kind, category, name, cents]);

describe("what a stream becomes", () => {
  test.each<[string, Recurring, unknown[]]>([
    ["rent", bill("Landlord", "mortgage_rent"), ["contract", "mortgage_rent", "Landlord", 30_00]],
    ["a loan", bill("Bank", "car_payment", { kind: "loan_payment" }), ["contract", "car_payment", "Bank", 30_00]],
    ["a want by the month", bill("Streamly", "entertainment"), ["subscription", "entertainment", "Streamly", 30_00]],
    ["giving", bill("Shelter", "charitable_giving"), ["giving", "charitable_giving", "Shelter", 30_00]],
    ["a tithe", bill("Church", "tithe"), ["giving", "tithe", "Church", 30_00]],
    ["saving", bill("401k", "retirement"), ["saving", "retirement", "401k", 30_00]],
    [
      "a need by the week",
      bill("Sitter", "groceries", { cadence: "weekly" }),
      ["contract", "groceries", "Sitter", 30_00],
    ],
    [
      "a need by the quarter",
      bill("City", "utilities", { cadence: "quarterly" }),
      ["fund", "utilities", "City", 10_00],
    ],
  ])("%s", (_, stream, job) => expect(jobs([stream])).toEqual([job]));

  test.each<[string, Partial<Recurring>]>([
    ["what varies", { amount: "varies" }],
    ["what has ended", { active: false }],
    ["what comes in", { typicalCents: 30_00 }],
    ["what is nothing", { typicalCents: 0 }],
    ["a transfer", { kind: "transfer" }],
    ["income", { kind: "income" }],
  ])("%s is no contract, and no fund", (_, more) => {
    expect(jobs([bill("Landlord", "mortgage_rent", more)])).toEqual([]);
    expect(fundsOf([bill("City", "utilities", { cadence: "yearly", ...more })])).toHaveLength(more.amount ? 1 : 0);
  });

  test("a want that comes every week is a habit", () => {
    expect(jobs([bill("Coffee", "restaurants", { cadence: "weekly" })], { restaurants: 130_00 })).toEqual([
      ["everyday", "restaurants", "Restaurants", 130_00],
    ]);
  });

  test("a fund is what it takes of each month, rounded up to the cent, of a category of ours", () => {
    const yearly = { cadence: "yearly", typicalCents: -100_00, nextDay: "2027-01-05" } as const;
    expect(fundsOf([bill("City", "utilities", yearly), bill("Other", "nothing", yearly)])).toEqual([
      {
        ...{ name: "City", category: "utilities", cadence: "yearly", billCents: 100_00, nextDay: "2027-01-05" },
        monthCents: 8_34,
      },
    ]);
  });
});

describe("what is beside the streams", () => {
  test("is the usual month less what they took in its days, by their rhythm, ended or not", () => {
    // Five payments of 30 in five months: 50 − 30 = 20.
    expect(jobs([bill("Landlord", "mortgage_rent")], { mortgage_rent: 50_00 })).toEqual([
      ["contract", "mortgage_rent", "Landlord", 30_00],
      ["everyday", "mortgage_rent", "Mortgage/Rent", 20_00],
    ]);
    // Two of its payments lie in the usual month, on its first and its last day.
    const ended = bill("Gym", "health_fitness", {
      active: false,
      count: 2,
      lastDay: "2026-10-31",
      cadence: "quarterly",
    });
    expect(jobs([ended], { health_fitness: 50_00 }, [], { from: "2026-08-01" })).toEqual([
      ["everyday", "health_fitness", "Health/Fitness", 38_00],
    ]);
    expect(jobs([ended], { health_fitness: 50_00 }, [], { from: "2026-08-02" })).toEqual([
      ["everyday", "health_fitness", "Health/Fitness", 44_00],
    ]);
    expect(jobs([ended], { health_fitness: 50_00 }, [], { to: "2026-10-30" })).toEqual([
      ["everyday", "health_fitness", "Health/Fitness", 44_00],
    ]);
  });

  test("what varies is no stream that is known by name", () => {
    expect(jobs([bill("Power", "utilities", { amount: "varies" })], { utilities: 50_00 })).toEqual([
      ["everyday", "utilities", "Utilities", 50_00],
    ]);
  });

  test("a tenth of the contracts is noise", () => {
    const rest = (cents: number) => jobs([bill("Landlord", "mortgage_rent")], { mortgage_rent: 30_00 + cents }).length;
    expect([rest(3_00), rest(3_01)]).toEqual([1, 2]);
    const two = [bill("A", "mortgage_rent"), bill("B", "mortgage_rent")];
    expect(jobs(two, { mortgage_rent: 66_00 })).toHaveLength(2);
  });

  test("everyday spending is in whole dollars, bills to the cent, and the cents over are in Miscellaneous", () => {
    expect(jobs([], { groceries: 99_99, utilities: 99_99 })).toEqual([
      ["everyday", "utilities", "Utilities", 99_99],
      ["everyday", "groceries", "Groceries", 99_00],
      ["everyday", "miscellaneous", "Miscellaneous", 99],
    ]);
    expect(jobs([], { groceries: 99_99, miscellaneous: 40_50 })).toContainEqual([
      "everyday",
      "miscellaneous",
      "Miscellaneous",
      41_49,
    ]);
  });

  test("the cents over first take what bills have risen by: so far nothing has to be cut for them", () => {
    // Five payments of 30 in five months; now it's 30, and the mean says 29.60.
    const rent = bill("Landlord", "mortgage_rent");
    expect(jobs([rent], { mortgage_rent: 29_60, groceries: 99_99 }).at(-1)).toEqual([
      "everyday",
      "miscellaneous",
      "Miscellaneous",
      59,
    ]);
    expect(jobs([rent], { mortgage_rent: 28_00, groceries: 99_99 })).toHaveLength(2);
  });

  test("a wish stands only where nothing else does", () => {
    const planned = [
      { category: "travel", plannedCents: 20_00 },
      { category: "groceries", plannedCents: 20_00 },
      { category: "clothing", plannedCents: 0 },
    ];
    expect(jobs([], { groceries: 50_00 }, planned)).toEqual([
      ["everyday", "groceries", "Groceries", 50_00],
      ["own", "travel", "Travel", 20_00],
    ]);
  });
});

describe("the proposal in words", () => {
  const OVERDRAWN: Sign = { id: "overdraft", kind: "trouble", source: "accounts" };
  const NO_FOOD: Sign = { id: "food-unseen", kind: "unseen", source: "accounts" };
  const plan = (more: Partial<BudgetProposal>): BudgetProposal => ({
    ...{ incomeCents: 100_00, jobs: [], cuts: [], funds: [], keptCents: 10_00, keptTodayCents: 10_00 },
    ...{ changedCents: 0, missingCents: 0, signs: [] },
    ...more,
  });
  const last = (more: Partial<BudgetProposal>) => proposalSentences(plan(more)).at(-1);
  const wish = { kind: "own", category: "travel", name: "Travel", cents: 3_00 } as const;
  const cut = { name: "Travel", category: "travel", fromCents: 9, toCents: 8, kind: "everyday" } as const;

  test.each<[Partial<BudgetProposal>, string]>([
    [{}, "That leaves $10.00 to save, as much as you do today."],
    [
      { keptTodayCents: 9_00, changedCents: 1_00 },
      "That leaves $10.00 to save, $1.00 more than today with bills that ended or got cheaper.",
    ],
    [
      { keptTodayCents: 11_00, changedCents: -1_00 },
      "That leaves $10.00 to save, $1.00 less than today with bills that rose.",
    ],
    [
      { keptTodayCents: 12_00, changedCents: 1_00, jobs: [wish] },
      "That leaves $10.00 to save, $2.00 less than today with bills that ended or got cheaper and with what you planned yourself.",
    ],
    [{ keptTodayCents: 0 }, "That leaves $10.00 to save."],
    [{ keptTodayCents: -1_00 }, "That leaves $10.00 to save."],
    [{ cuts: [cut], keptTodayCents: 0 }, "With these cuts the month fits."],
    [{ cuts: [cut], keptTodayCents: 9_50 }, "That leaves $10.00 to save, $0.50 more than today with these cuts."],
    [{ signs: [OVERDRAWN], cuts: [cut], keptTodayCents: 0 }, "That leaves $10.00. Keep it in checking for now."],
    [
      { signs: [OVERDRAWN], missingCents: 5_00 },
      "Even after these cuts $5.00 is missing each month. Housing, the car or a higher income move that most.",
    ],
  ])("%j", (more, says) => expect(last(more)).toBe(says));

  test("first what comes before it, then what usual months take", () => {
    const kept = { kind: "kept", category: null, name: "", cents: 10_00 } as const;
    const rent = { kind: "contract", category: "mortgage_rent", name: "Landlord", cents: 90_00 } as const;
    expect(proposalSentences(plan({ signs: [OVERDRAWN, NO_FOOD], jobs: [rent, kept] }))).toEqual([
      "First things first, because an account of yours is overdrawn.",
      "Not everything can be seen here, because no food shows in your accounts. What is left over may be less than this says.",
      "Your usual bills and spending come to $90.00 of $100.00.",
      "That leaves $10.00. Keep it in checking for now.",
    ]);
  });
});
