// Slots that plans go by: one extra payment that is paid once, a day that is said in months, the money it comes out of, what is
// given up by so much for a goal, a raise by the year.
import { describe, expect, test } from "vitest";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import { planDebts } from "~/domain/goals/payoff-order";
import { formatUsd } from "~/domain/money";
import { ask, answered } from "./approved/ask";
import { INPUTS, ROWS, TODAY, WHO } from "./approved/household";
import { readAs } from "./read-as";

const HOME = { inputs: INPUTS, person: WHO, rows: ROWS };
const filled = ({ text, facts }: ReturnType<typeof ask>) => {
  expect(gateProblems(text, facts)).toEqual([]);
  return fillFacts(text, facts).text;
};
const said = (text: string) => filled(ask(text, [], HOME));

describe("one extra payment, once", () => {
  test.each([
    ["if I pay 500 extra on the car this month", "plan:extra-payment amount:500 about:car named:loan"],
    ["one extra payment of 500 on the car loan", "plan:extra-payment amount:500 about:car named:loan"],
    [
      "what if i make a one time extra payment of 500 on my car loan",
      "plan:extra-payment amount:500 about:car named:loan",
    ],
    ["a one-time extra 1000 on my student loan", "plan:extra-payment amount:1000 about:student"],
    ["if i pay 100 extra each month on the car loan", "plan:extra-payment monthly:100 about:car named:loan"],
    [
      "if i pay an extra 100 on the car loan starting this month",
      "plan:extra-payment monthly:100 about:car named:loan",
    ],
    ["100 extra on my student debt", "plan:extra-payment monthly:100 about:student"],
    ["extra on my student debt", "plan:extra-payment about:student"],
  ])("%s", (text, read) => expect(readAs(text, WHO, TODAY)).toBe(read));

  test("to the cent of the month-by-month plan", () => {
    const debt = { id: "loan", name: "", balanceCents: 7_300_00, ratePercent: 5.5, minimumCents: 245_00 };
    const plan = (balanceCents: number) =>
      planDebts({ debts: [{ ...debt, balanceCents }], strategy: "avalanche", extraCents: 0, startMonth: "2026-12" });
    const [now, then] = [plan(7_300_00), plan(6_800_00)];
    if (now.never || then.never) throw new Error("It ends.");
    const spared = formatUsd(now.totalInterestCents - then.totalInterestCents);
    expect(said("if I pay 500 extra on the car this month")).toContain(
      `paid off in May 2029 instead of August 2029: ${now.months.length - then.months.length} months sooner, and it saves ${spared} of interest.`,
    );
  });

  test("a small one ends in the same month; one that is enough ends it", () => {
    expect(said("one extra payment of 20 on the car loan")).toMatch(
      /ending in August 2029, with a smaller last payment/,
    );
    expect(said("one extra payment of 8000 on the car loan")).toContain("$7,300.00");
  });

  test("a debt that nobody sees is no other one", () => {
    for (const text of ["extra on my student debt", "a one-time extra 1000 on my student loan"]) {
      expect(said(text)).toMatch(/^I see no student loan/);
      expect(said(text)).not.toContain("Car Loan");
    }
  });

  test("as a model asks for it", () =>
    expect(
      filled(answered({ plan: "extra-payment", amountCents: 500_00, about: "car" }, "and 500 on the car", HOME)),
    ).toContain("With $500.00 once, Car Loan is paid off"));
});

describe("by a day, out of what is named", () => {
  test("in three months is a day", () =>
    expect(said("can I afford a 1200 couch in 3 months")).toMatch(
      /Set aside \$292\.90 a month and you'll have \$1,200\.00 by Feb 18, 2027/,
    ));

  test.each([
    ["can I pay for a 1200 couch from savings", "plan:afford amount:1200 from:savings"],
    ["can i pay 7000 from savings for a new roof by may", "plan:afford amount:7000 date:2027-05-01 from:savings"],
    ["can i pull 3000 from savings by friday", "plan:cash-by amount:3000 date:2026-11-20 from:savings"],
    ["how much will I have in savings in 6 months", "plan:cash-then months:6 about:savings"],
  ])("%s", (text, read) => expect(readAs(text, WHO, TODAY)).toBe(read));

  test("days of a month leave their share of it, months all of it", () => {
    const then = (date: string) => filled(answered({ plan: "cash-then", date }, "", HOME));
    // Checking and savings 8,680; a usual month leaves 292.90: 22 days of 30.44 are 211.69.
    expect(then("2026-12-10")).toContain(
      "About $8,891.69 in checking and savings together by Dec 10, 2026: $8,680.00 now, and $211.69 that 22 days leave of " +
        "the $292.90 that a usual month does.",
    );
    expect(then("2027-05-18")).toContain("$10,437.40 in checking and savings together by May 18, 2027");
  });

  test("what is left there, or missing", () => {
    expect(said("can I pay for a 1200 couch from savings")).toMatch(
      /\$5,000\.00 would be left in Rainy Day, of \$6,200\.00/,
    );
    expect(said("can i pay 7000 from savings for a new roof by may")).toMatch(
      /^Not from Rainy Day alone: .* \$800\.00 less than \$7,000\.00\. \$160\.00 more a month brings it there by May 1, 2027/,
    );
    expect(said("how much will I have in savings in 6 months")).toMatch(
      /^About \$7,957\.40 in savings alone by May 18, 2027/,
    );
  });
});

describe("something given up for a goal", () => {
  test.each([
    ["if I cut restaurants by 50, when do I reach Maine?", "plan:goal-change monthly:50 named:maine on:restaurants"],
    [
      "if i spend 40 less on groceries a month how soon is maine done",
      "plan:goal-change monthly:40 named:maine on:groceries",
    ],
    ["if i stop eating out will i make maine by march", "plan:goal-change date:2027-03-01 named:maine on:restaurants"],
  ])("%s", (text, read) => expect(readAs(text, WHO, TODAY)).toBe(read));

  test("by so much, and no more than is spent on it", () => {
    expect(said("if I cut restaurants by 50, when do I reach Maine?")).toMatch(
      /With \$150\.00 a month instead of the \$100\.00/,
    );
    expect(said("if I cut restaurants by 900, when do I reach Maine?")).toMatch(
      /^\$127\.25 a month less on Restaurants, all that/,
    );
    expect(said("if i stop eating out will i make maine by march")).toMatch(/^Yes, by Mar 1, 2027 it's full\./);
    expect(said("if i cut groceries by 10 will i make maine by march")).toMatch(/^Not by Mar 1, 2027/);
  });
});

describe("a raise by the year", () => {
  test.each([
    ["what would a $5,000 raise a year leave me each month?", "plan:raise amount:5000 monthly:416.67"],
    ["a 4% raise", "plan:raise rate:4%"],
  ])("%s", (text, read) => expect(readAs(text, WHO, TODAY)).toBe(read));

  test("says the year and the month", () =>
    expect(said("what would a $5,000 raise a year leave me each month?")).toMatch(
      /\$5,000\.00 more a year is \$416\.67 a month, which/,
    ));
});
