// A plan uses all that it is given, or says what it didn't use: a sum at once beside so much a month and a day, what has to stay on
// the day itself, contributions that stop, growth in percent.
import { describe, expect, test } from "vitest";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import { answered } from "./approved/ask";
import { homeOf } from "./approved/file";

const given = (request: PlanRequest, words: string, home = "advice.md"): string => {
  const said = answered(request, words, homeOf(home));
  expect(said.read).not.toBe("answered elsewhere");
  expect(gateProblems(said.text, said.facts)).toEqual([]);
  return fillFacts(said.text, said.facts).text;
};

describe("once and each month", () => {
  test.each([
    ["a puppy for 800 up front and 60 a month", "advice.md"],
    ["gym with an 800 joining fee, then 60 a month", "carless-asked.md"],
    ["800 plus 60 every month", "well.md"],
  ])("both are in it: %s", (words, home) => {
    const said = given({ plan: "afford", amountCents: 800_00, monthlyCents: 60_00 }, words, home);
    expect(said).toContain("$60.00 a month");
    expect(said).toContain("$800.00 at once");
    expect(said).toContain("$1,520.00 in the first year");
  });

  test("a price that is paid off by the month isn't paid twice", () => {
    const request: PlanRequest = { plan: "afford", amountCents: 1_200_00, monthlyCents: 100_00, months: 12 };
    const said = given(request, "1200 phone at 100 a month for 12 months", "well.md");
    expect(said).not.toContain("at once");
    expect(said).toContain("$1,200.00 in payments of $100.00 a month");
  });

  test("what is at once has to be there", () => {
    const said = given(
      { plan: "afford", amountCents: 90_000_00, monthlyCents: 10_00 },
      "90000 up front and 10 a month",
      "well.md",
    );
    expect(said).toMatch(/^Not now/);
  });
});

describe("a goal with a sum now, so much a month and a day", () => {
  const MAINE: PlanRequest = { plan: "goal-change", named: "maine" };

  test("all three are in it", () => {
    const said = given(
      { ...MAINE, amountCents: 300_00, monthlyCents: 200_00, date: "2027-03-01" },
      "if i put 300 in now and 200 a month is maine done by march",
    );
    expect(said).toMatch(/^(?:Yes|No)/);
    expect(said).toContain("$300.00 put in at once");
    expect(said).toContain("$200.00 a month");
    expect(said).toContain("Mar 1, 2027");
  });

  test("a single sum alone takes the pace so far", () => {
    const said = given(
      { ...MAINE, amountCents: 300_00, date: "2027-06-01" },
      "if i throw 300 at it today, done by june?",
    );
    expect(said).toContain("$300.00 put in at once");
    expect(said).toContain("$100.00 a month");
  });

  test("more a month is on top of what goes in", () => {
    const said = given({ ...MAINE, amountCents: 300_00, monthlyCents: 50_00 }, "300 now and 50 more a month");
    expect(said).toContain("$150.00 a month");
  });

  test("a day and so much a month, without a sum", () => {
    const said = given(
      { ...MAINE, monthlyCents: 200_00, date: "2027-03-01" },
      "at 200 a month will maine be full by march",
    );
    expect(said).toMatch(/^(?:Yes|No)/);
    expect(said).toContain("$200.00 a month");
  });

  test("another target with a day is that target", () => {
    const said = given(
      { ...MAINE, amountCents: 5_000_00, date: "2027-06-01" },
      "make the target 5000 instead, by june",
    );
    expect(said).toContain("$5,000.00");
    expect(said).toContain("Jun 1, 2027");
  });

  test("as saving up, too", () => {
    const said = given(
      { plan: "save-up", named: "maine", amountCents: 300_00, monthlyCents: 200_00, date: "2027-03-01" },
      "put 300 into maine now and 200 a month, there by march?",
    );
    expect(said).toContain("$300.00 put in at once");
  });
});

test.each<[string, PlanRequest, string]>([
  ["amount", { plan: "standing", amountCents: 777_00 }, "$777.00"],
  ["monthly", { plan: "first", monthlyCents: 77_00 }, "$77.00 a month"],
  ["date", { plan: "usual-left", date: "2027-04-03" }, "Apr 3, 2027"],
  ["instead", { plan: "standing", insteadCents: 41_00 }, "$41.00"],
])("what a plan doesn't use is said: %s", (_, request, what) => {
  const said = given(request, "how about it");
  expect(said).toMatch(/isn't in this|aren't in this/);
  expect(said).toContain(what);
});

describe("a day's balance", () => {
  test("nothing more goes into a named account", () => {
    const said = given({ plan: "cash-then", named: "savings", times: 0, date: "2027-06-01" }, "and if i stop saving");
    expect(said).toContain("$6,200.00 in Rainy Day");
    expect(said).toContain("nothing more");
  });

  test("a named account gets what moves there each month, or what is said", () => {
    const plain = given({ plan: "cash-then", named: "savings", date: "2027-05-18" }, "what will rainy day have");
    expect(plain).toContain("$7,400.00 in Rainy Day");
    const told = given(
      { plan: "cash-then", named: "savings", monthlyCents: 300_00, date: "2027-05-18" },
      "at 300 a month",
    );
    expect(told).toContain("$8,000.00 in Rainy Day");
    const twice = given({ plan: "cash-then", named: "savings", times: 2, date: "2027-05-18" }, "twice as much");
    expect(twice).toContain("$8,600.00 in Rainy Day");
  });

  test("what has to stay is held against the day, with the bills until then", () => {
    const said = given(
      { plan: "afford", amountCents: 300_00, keepCents: 1_000_00, date: "2026-12-10", from: ["checking"] },
      "can i buy a 300 coat on dec 10 and keep 1000 in checking",
    );
    expect(said).toContain("bills and pay");
    expect(said).toMatch(/^Not with \$1,000\.00 left in checking: its lowest day after that is \$[\d.,]+ below it/);
    expect(said).not.toContain("$2,180.00");
  });
});

describe("growth in percent", () => {
  test("what is saved grows", () => {
    // 100 a month at 12 % a year, paid at each month's end: 1,268.25.
    const said = given({ plan: "save-up", monthlyCents: 100_00, months: 12, ratePercent: 12 }, "100 a month at 12%");
    expect(said).toContain("$1,268.25");
    expect(said).toContain("$68.25");
  });

  test("a sum that grows is there sooner", () => {
    const said = given({ plan: "save-up", amountCents: 1_268_00, monthlyCents: 100_00, ratePercent: 12 }, "at 12%");
    expect(said).toContain("About 12 months");
    expect(said).toContain("12%");
  });

  test("a balance grows until a day", () => {
    const said = given({ plan: "cash-then", named: "savings", times: 0, months: 12, ratePercent: 4 }, "at 4%");
    // 6,200.00 at a twelfth of 4 % a month.
    expect(said).toContain("$6,452.60 in Rainy Day");
  });

  test.each([
    ["rent", { about: "rent" as const }, "$70.00", "if rent goes up 5%"],
    ["all prices", {}, "5%", "if everything gets 5% dearer"],
  ])("a cost that goes up by it: %s", (_, more, says, words) => {
    const said = given({ plan: "usual-left", ratePercent: 5, ...more }, words);
    expect(said).toContain(says);
    expect(said).toContain("A usual month leaves");
  });

  test("a category that goes up by it", () => {
    const said = given(
      { plan: "usual-left", ratePercent: 10, subject: { categories: ["groceries"] } },
      "groceries up 10%",
    );
    expect(said).toMatch(/10% more on Groceries is \$[\d.]+ a month/);
  });

  test("a raise each year is worked out to the last of them", () => {
    const said = given({ plan: "raise", ratePercent: 3, months: 60 }, "if my pay grows 3% a year for 5 years");
    expect(said).toContain("60 months");
    // 1,350 every two weeks, five times 3 %.
    expect(said).toContain("$1,565.02");
  });
});
