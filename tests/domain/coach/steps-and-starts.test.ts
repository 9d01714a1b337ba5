// Each month held against another figure, and plans that begin on a day, keep something untouched, or take another target. Every
// figure is worked out by hand; the day is Wednesday, November 18, 2026.
import { describe, expect, test } from "vitest";
import { AskedPlan } from "~/contracts/asked-query";
import { fillFacts, gateProblems } from "~/domain/coach/number-gate";
import { query, type Query } from "~/domain/coach/query/algebra";
import { notationOfPlan } from "~/domain/coach/query/notation";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import { checkedPlan } from "~/services/coach/asked-plan.server";
import { planInWords } from "~/services/coach/steps-in-words.server";
import { NO_SLOTS } from "../../support/asked-of";
import { answered } from "./approved/ask";
import { homeOf } from "./approved/file";
import { goal, NOBODY, row, stream, told } from "./hand-made";
import { SAMPLE_PERSON } from "./sample-person";

const ROWS = [
  row("2026-08-03", -100),
  row("2026-09-03", -150),
  row("2026-10-03", -120),
  row("2026-08-05", -300, { category: "gas", merchantName: "Fuel Stop" }),
  row("2026-09-05", -50, { category: "gas", merchantName: "Fuel Stop" }),
  row("2026-10-05", -120, { category: "gas", merchantName: "Fuel Stop" }),
  row("2026-08-28", 1_000, { kind: "income", category: "", merchantName: "Acme" }),
  row("2026-09-28", 1_500, { kind: "income", category: "", merchantName: "Acme" }),
];
const DAYS = { from: "2026-08-01", to: "2026-10-31" };
const GROCERIES = { subject: { categories: ["groceries"] }, period: DAYS, shape: "trend", by: "month" } as const;
const words = (asked: Partial<Query>): string => told(query(asked), NOBODY, { rows: ROWS });

describe("month by month", () => {
  test("a share of each month's income, and a month without any", () => {
    const said = words({ ...GROCERIES, comparison: { against: "income" } });
    expect(said).toContain("14.8% of your income");
    expect(said).toContain("August 2026: 10%, $100.00 of $1,000.00");
    expect(said).toContain("September 2026: 10%, $150.00 of $1,500.00");
    expect(said).toContain("October 2026: $120.00, of nothing that came in");
  });

  test("a share of all that was spent in each", () => {
    const said = words({ ...GROCERIES, comparison: { against: "subject", subject: {} } });
    expect(said).toContain("August 2026: 25%, $100.00 of $400.00");
    expect(said).toContain("September 2026: 75%, $150.00 of $200.00");
    expect(said).toContain("44% of all that you spent");
  });

  test("two things beside each other", () => {
    const said = words({ ...GROCERIES, comparison: { against: "subject", subject: { categories: ["gas"] } } });
    expect(said).toContain("August 2026: $100.00 on Groceries and $300.00 on Gas, $200.00 less");
    expect(said).toContain("October 2026: $120.00 on Groceries and $120.00 on Gas, the same");
  });

  test("the same months of other days, by their order", () => {
    const said = words({
      ...GROCERIES,
      period: { from: "2026-09-01", to: "2026-10-31" },
      comparison: { against: "period", period: { from: "2026-08-01", to: "2026-09-30" } },
    });
    expect(said).toContain("September 2026: $150.00, and $100.00 in August 2026, $50.00 more");
    expect(said).toContain("October 2026: $120.00, and $150.00 in September 2026, $30.00 less");
  });

  test("how much each is more than the one before, where that is asked for alone", () => {
    const said = words({ ...GROCERIES, statistic: "change" });
    expect(said).toContain("September 2026: $150.00, up $50.00 (50%)");
    expect(said).toContain("October 2026: $120.00, down $30.00 (20%)");
    expect(words(GROCERIES)).not.toContain("up $50.00");
  });
});

test("a goal's pace goes by its entries of late", () => {
  const entries = ["2026-08-02", "2026-09-02", "2026-10-02", "2026-11-02"].map((day) => ({
    ...{ id: day, day, amountCents: 40_00, kind: "contribution" as const, note: null },
  }));
  const home = { ...NOBODY, goals: [goal("trip", 1_000, 160, { entries })] };
  const said = told(query({ measure: "added", statistic: "per-month", subject: { goals: ["trip"] } }), home);
  expect(said).toMatch(/^\$40\.00 a month goes in lately\. You added \$160\.00/);
});

test("a bill that is named has its day of the month", () => {
  const home = { ...NOBODY, recurring: [stream("Cable Co", 42)] };
  const asked = { measure: "bills", statistic: "rhythm" } as const;
  expect(told(query({ ...asked, subject: { merchants: ["Cable Co"] } }), home)).toContain(
    "Cable Co comes once a month, on the 2nd.",
  );
  expect(told(query(asked), home)).not.toContain("once a month, on");
});

const advised = (request: PlanRequest, text = "and this?"): string => {
  const given = answered(request, text, homeOf("advice.md"));
  expect(gateProblems(given.text, given.facts)).toEqual([]);
  return fillFacts(given.text, given.facts).text;
};

describe("plans from a day on", () => {
  test("a sum that is saved from then on is there so many months later", () => {
    const saved: PlanRequest = { plan: "save-up", amountCents: 3_000_00, monthlyCents: 300_00 };
    expect(advised({ ...saved, starts: "2027-01-01" })).toContain(
      "About 10 months, putting $300.00 a month toward $3,000.00 from Jan 1, 2027 on: it's there in October 2027.",
    );
    expect(advised(saved)).toContain("toward $3,000.00: it's there in September 2027.");
  });

  test("what a sum takes by a day is spread over the months that are left then", () => {
    const saved: PlanRequest = { plan: "save-up", amountCents: 1_200_00, date: "2027-06-30" };
    expect(advised({ ...saved, starts: "2027-01-01" })).toContain("Set aside $200.00 a month");
  });

  test("a cost of a usual month names the day, and what can't go by it says so", () => {
    expect(advised({ plan: "usual-left", monthlyCents: 120_00, starts: "2027-01-01" })).toMatch(
      /With \$120\.00 more a month to pay: .*\n*That's a month from Jan 1, 2027 on\./,
    );
    expect(
      advised(
        { plan: "extra-payment", monthlyCents: 100_00, about: "car", starts: "2027-03-01" },
        "extra on my car loan",
      ),
    ).toContain("It's worked out as if it began next month, and not on Mar 1, 2027.");
  });
});

test("what is to stay in savings is held against what's left of them", () => {
  expect(advised({ plan: "afford", amountCents: 100_00, keepCents: 1_000_000_00 })).toContain(
    "less than the $1,000,000.00 that are to stay.",
  );
  expect(advised({ plan: "afford", amountCents: 100_00, keepCents: 1_00 })).toContain("the $1.00 stay, with");
});

test("a model says from when on and what is to stay, and a follow-up is told both", () => {
  const asked = AskedPlan.parse({ ...NO_SLOTS, plan: "afford", amount: 900, starts: "2027-01-01", keep: 500 });
  const checked = checkedPlan(asked, SAMPLE_PERSON, "900 and 500 left");
  expect(checked).toMatchObject({ is: "plan", request: { starts: "2027-01-01", keepCents: 500_00 } });
  if (checked.is !== "plan") return;
  expect(notationOfPlan(checked.request)).toContain("starts:2027-01-01 keep:500");
  expect(planInWords(checked.request, SAMPLE_PERSON)).toMatchObject({ starts: "2027-01-01", keep: 500 });
  expect(checkedPlan({ ...asked, starts: "2020-01-01" }, SAMPLE_PERSON, "900")).toEqual({ is: "wrong", part: "date" });
});
