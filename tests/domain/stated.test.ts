// What people say of themselves beside what their accounts show: which of both holds.
import { describe, expect, test } from "vitest";
import {
  aboutFigure,
  aboutWords,
  choiceMade,
  contradicts,
  isAsked,
  cushionThatHolds,
  type Figure,
  incomeThatHolds,
  type OwnChoice,
  statementsOf,
  type Statement,
  type StatedSource,
  statesMoreDebt,
} from "~/domain/household/stated";
import { readDistress } from "~/domain/household/distress-words";

const DAY = "2026-03-01";
const said = (figure: Figure, low: number, high = low, source: StatedSource = "interview"): Statement => ({
  ...{ figure, source, on: DAY, low, high },
});
const choice = (topic: Figure, wanted: OwnChoice["choice"], statements: readonly Statement[]): OwnChoice[] => [
  { topic, choice: wanted, about: aboutFigure(topic, statements) },
];
const told = (interview: Parameters<typeof statementsOf>[0]["interview"], income = 0) =>
  statementsOf({ interview, interviewDay: DAY, credit: { profile: { monthlyIncome: income }, day: "2026-02-02" } });

describe("what was said", () => {
  test.each([
    ["None", 0, 0],
    ["Under $5,000", 0, 500_000],
    ["$5,000-$15,000", 500_000, 1_500_000],
    ["$15,000-$50,000", 1_500_000, 5_000_000],
    ["$50,000-$100,000", 5_000_000, 10_000_000],
    ["Over $100,000", 10_000_000, Number.MAX_SAFE_INTEGER],
  ])("debt of '%s' is from %d to %d cents", (answer, low, high) =>
    expect(told({ "debt-situation": answer })).toEqual([said("debt", low, high)]),
  );

  test.each([
    ["None", 0, 0],
    ["Under 1 month", 0, 1],
    ["1-2 months", 1, 3],
    ["3-5 months", 3, 6],
    ["6+ months", 6, 1_200],
  ])("savings of '%s' are from %d to %d months", (answer, low, high) =>
    expect(told({ "emergency-fund": answer })).toEqual([said("cushion", low, high)]),
  );

  test("an income is said in the interview and in the credit form, each with its day", () => {
    expect(told({ "monthly-income": 4_000.5 }, 4_100)).toEqual([
      said("income", 400_050),
      { ...said("income", 410_000, 410_000, "credit"), on: "2026-02-02" },
    ]);
    expect(told(null)).toEqual([]);
    expect(told({})).toEqual([]);
    expect(statementsOf({ interview: null, interviewDay: null, credit: null })).toEqual([]);
  });

  test("is another matter once it's said anew", () => {
    const both = [said("income", 1), said("debt", 2), { ...said("income", 3, 3, "credit"), on: null }];
    expect(aboutFigure("income", both)).toBe("interview 2026-03-01 1, credit  3");
    expect([aboutWords(DAY, null), aboutWords(null, DAY)]).toEqual([
      ...["interview 2026-03-01, credit ", "interview , credit 2026-03-01"],
    ]);
    const choices = choice("income", "credit", both);
    expect(choiceMade(choices, "income", aboutFigure("income", both))).toBe("credit");
    expect(choiceMade(choices, "income", "another")).toBeNull();
    expect(choiceMade(choices, "debt", aboutFigure("income", both))).toBeNull();
  });
});

describe("both are shown", () => {
  test.each<[Figure, number, number, number | null, boolean]>([
    ["income", 450_000, 450_000, 300_000, true],
    ["income", 449_999, 449_999, 300_000, false],
    ["income", 300_000, 300_000, 450_000, true],
    ["income", 300_000, 300_000, 449_999, false],
    // Far apart by the factor, and hardly by the amount.
    ["income", 90_000, 90_000, 50_000, false],
    ["income", 100_000, 100_000, 50_000, true],
    ["income", 50_000, 50_000, 99_999, false],
    ["income", 50_000, 50_000, 100_000, true],
    // And the other way round.
    ["income", 400_000, 400_000, 300_000, false],
    ["income", 300_000, 300_000, 400_000, false],
    ["debt", 500_000, 1_500_000, 250_000, true],
    ["debt", 500_000, 1_500_000, 250_001, false],
    ["debt", 0, 500_000, 1_000_000, true],
    ["debt", 0, 500_000, 999_999, false],
    ["debt", 0, 0, 249_999, false],
    ["debt", 0, 0, 250_000, true],
    ["cushion", 3, 6, 1, true],
    ["cushion", 3, 6, 1.5, false],
    ["cushion", 0, 1, 3, true],
    ["cushion", 0, 1, 2.9, false],
    ["cushion", 3, 6, null, false],
  ])("of %s from %d to %d beside %s: %s", (figure, low, high, seen, both) =>
    expect(contradicts(said(figure, low, high), seen)).toBe(both),
  );
});

test.each<[Figure, number, number | null, boolean]>([
  // Said $6,500.00, seen $6,136.77: no trouble, and not the same.
  ["income", 650_000, 613_677, true],
  ["income", 613_677, 650_000, true],
  ["income", 300_000, 303_030, false],
  ["income", 300_000, 303_031, true],
  ["income", 300_000, null, false],
  ["income", 0, 0, false],
  ["debt", 300_000, 303_031, false],
])("whether a person is asked which %s holds, said %d, seen %s: %s", (figure, low, seen, asked) =>
  expect(isAsked(said(figure, low), seen)).toBe(asked),
);

describe("what holds", () => {
  const both = [said("debt", 1), said("income", 400_000), said("income", 500_000, 500_000, "credit")];

  test.each<[number | null, OwnChoice["choice"] | null, unknown]>([
    [300_000, null, { cents: 300_000, source: "accounts" }],
    [300_000, "accounts", { cents: 300_000, source: "accounts" }],
    [300_000, "interview", { cents: 400_000, source: "interview" }],
    [300_000, "credit", { cents: 500_000, source: "credit" }],
    [null, null, { cents: 400_000, source: "interview" }],
    [null, "credit", { cents: 500_000, source: "credit" }],
  ])("of an income of %s, with '%s' chosen: %j", (seen, wanted, holds) =>
    expect(incomeThatHolds(seen, both, wanted ? choice("income", wanted, both) : [])).toEqual(holds),
  );
  test("of an income that nobody knows is nothing", () => {
    expect(incomeThatHolds(null, [said("debt", 1)], [])).toBeNull();
    expect(incomeThatHolds(5, [], [])).toEqual({ cents: 5, source: "accounts" });
  });

  test.each<[number | null, [number, number], OwnChoice["choice"] | null, number | null]>([
    // Less is said than is seen, and more.
    [8, [0, 1], null, 1],
    [8, [0, 1], "accounts", 8],
    [8, [0, 1], "interview", 1],
    [1, [6, 1_200], null, 1],
    [1, [6, 1_200], "accounts", 1],
    [1, [6, 1_200], "interview", 6],
    // Where both agree it is what is seen.
    [4, [3, 6], "interview", 4],
    [null, [3, 6], "interview", null],
  ])("of savings for %s months, said to be for %j, with '%s' chosen: %s", (seen, [low, high], wanted, holds) => {
    const statements = [said("income", 1), said("cushion", low, high)];
    expect(cushionThatHolds(seen, statements, wanted ? choice("cushion", wanted, statements) : [])).toBe(holds);
  });
  test("of savings that nobody spoke of is what is seen", () => expect(cushionThatHolds(2, [], [])).toBe(2));

  test.each<[number, [number, number], OwnChoice["choice"] | null, boolean]>([
    [100_000, [500_000, 1_500_000], null, true],
    [100_000, [500_000, 1_500_000], "accounts", false],
    [100_000, [500_000, 1_500_000], "interview", true],
    [400_000, [500_000, 1_500_000], null, false],
    // Less than the accounts show hides nothing.
    [9_000_000, [0, 500_000], null, false],
    [500_000, [500_000, 1_500_000], null, false],
  ])(
    "of debts of %d, said to be %j, with '%s' chosen: more is owed than is seen: %s",
    (seen, [low, high], wanted, more) => {
      const statements = [said("debt", low, high)];
      expect(statesMoreDebt(seen, statements, wanted ? choice("debt", wanted, statements) : [])).toBe(more);
      expect(statesMoreDebt(seen, [], [])).toBe(false);
    },
  );
});

test.each([
  ...["my friend was evicted", "our neighbor was evicted", "a neighbour is evicted", "my co-worker got evicted"],
  ...["my coworkers were evicted", "my coworker has been evicted", "my old boss was evicted", "an aunt was evicted"],
  ...[
    "my colleague's son was evicted",
    "my neighbours were evicted",
    "my cousin just got evicted",
    "my ex was evicted",
  ],
  ...["mi amigo fue desalojado", "una amiga fue desalojada", "mis vecinos"],
])("'%s' is no sign of one's own", (text) => expect(readDistress(text)).toEqual([]));
test.each([
  "i was evicted",
  "my friend was kind, but i was evicted",
  "my friendly landlord evicted me",
  "we were evicted",
])("'%s' is one", (text) => expect(readDistress(text)).toEqual(["home-at-risk"]));
test.each([
  ...[
    "i was evicted",
    "an eviction notice",
    "foreclosure",
    "they foreclosed",
    "it was repossessed",
    "they repo'd my car",
  ],
  ...["they repod my car", "the repo man came", "notice to quit", "notice to vacate", "notice to leave", "pay or quit"],
  ...["a shutoff", "a shut off", "shut-offs", "a disconnection notice", "my wages are garnished", "losing my home"],
  ...["i may lose our house", "we lose the apartment", "lose my car", "i am homeless", "sleeping in my car"],
])("'%s' puts a home at risk", (text) => expect(readDistress(text)).toEqual(["home-at-risk"]));
