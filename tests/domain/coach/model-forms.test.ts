// What a model may ask for since it was seen to miss: a loan with its terms, several months against their budgets, the day on which
// an amount was there, two shares, a part of a figure, and names that aren't there. Every figure is worked out by hand; the day is
// Wednesday, November 18, 2026.
import { expect, test } from "vitest";
import { AskedPlan, AskedQuery } from "~/contracts/asked-query";
import type { BudgetCategory } from "~/domain/budget/budget";
import { careFor } from "~/domain/coach/care/care";
import { fillFacts } from "~/domain/coach/number-gate";
import { query, type Query } from "~/domain/coach/query/algebra";
import { categoriesCalled } from "~/domain/coach/reading/categories-called";
import type { AnyNeed, Household, NeedAnswer, StandingDebt } from "~/domain/coach/query/data";
import { leftOver } from "~/domain/coach/reading/left-over";
import { questionsIn, nothingNamedIsDropped } from "~/domain/coach/reading/names-kept";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import { faultIn, workedOut } from "~/domain/coach/work/work";
import { interestUntil } from "~/domain/goals/pace";
import { checkedPlan } from "~/services/coach/asked-plan.server";
import { checkedQuery } from "~/services/coach/asked-query.server";
import { NO_SLOTS, PLAIN } from "../../support/asked-of";
import { answered } from "./approved/ask";
import { homeOf } from "./approved/file";
import { goal, NOBODY, row, told } from "./hand-made";
import { SAMPLE_PERSON } from "./sample-person";

const advised = (request: PlanRequest, words = "and this?"): string => {
  const { text, facts } = answered(request, words, homeOf("advice.md"));
  return fillFacts(text, facts).text;
};
const words = (asked: Partial<Query>, home: Household, rows = [row("2026-10-01", 0)], month?: typeof budgets): string =>
  told(query(asked), home, { rows, ...(month ? { answered: month } : {}) }).split("\n- $")[0] ?? "";

test("the interest of a loan is added up month by month, and never ends below what is charged", () => {
  // 1 % of 100.00, and then it's gone.
  expect(interestUntil(100_00, 12, 101_00)).toBe(1_00);
  // 1.00 of 100.00, then 0.51 of the 51.00 that are left.
  expect(interestUntil(100_00, 12, 50_00)).toBe(1_00 + 51 + 2);
  expect(interestUntil(100_00, 12, 1_00)).toBeNull();
  expect(interestUntil(100_00, 0, 10_00)).toBe(0);
});

const LOAN: PlanRequest = { plan: "loan", amountCents: 28_000_00, ratePercent: 14.29, months: 72 };

test("a loan with its terms: the payment first, then its interest in all", () => {
  expect(advised(LOAN)).toContain("$581.32 a month for 72 months: $28,000.00 at 14.3% interest.");
  expect(advised(LOAN)).toContain("The interest comes to $13,854.76 in all, so you'd pay back $41,854.76.");
});

test("what is paid down isn't borrowed", () => {
  const down = advised({ ...LOAN, ratePercent: 0, downPercent: 10 });
  expect(down).toContain("$350.00 a month for 72 months: $25,200.00 at 0% interest.");
  expect(down).toContain("Of $28,000.00, $2,800.00 is paid down.");
  expect(advised({ ...LOAN, downPercent: 100 })).toContain("nothing is borrowed");
});

test("a home with a down payment is bought, whatever else is said of it", () => {
  expect(advised({ plan: "home", amountCents: 300_000_00, downPercent: 20 })).toContain("$60,000.00 now");
});

const plan = (slots: Partial<AskedPlan>, question: string) =>
  checkedPlan(AskedPlan.parse({ ...NO_SLOTS, ...slots }), SAMPLE_PERSON, question);

test("a down payment in dollars is a share of the price", () => {
  const dollars = plan({ plan: "home", amount: 300_000, down: 60_000 }, "a 300000 house with 60000 down");
  expect(dollars).toMatchObject({ is: "plan", request: { downPercent: 20 } });
  expect(plan({ plan: "home", down: 60_000 }, "60000 down")).toEqual({ is: "wrong", part: "down" });
  expect(plan({ plan: "home", amount: 50_000, down: 60_000 }, "60000 down")).toEqual({ is: "wrong", part: "down" });
});

test("a debt that only its payments show is told by what it's for", () => {
  const asked = plan({ plan: "extra-payment", named: "student loan", monthly: 100 }, "100 more on the student loan");
  expect(asked).toMatchObject({ is: "plan", request: { about: "student" } });
  expect(plan({ plan: "extra-payment", named: "student loan" }, "100 more on it").is).toBe("unknown");
});

const planned = (dollars: number, spent: number): BudgetCategory => ({
  ...{ id: "groceries", name: "Groceries", icon: "", carried: 0, rollover: false, ownAmount: dollars * 100 },
  ...{ plannedAmount: dollars * 100, actualSpent: spent * 100, remaining: (dollars - spent) * 100 },
});
const SPENT: Readonly<Record<string, number>> = { "2026-09": 90, "2026-10": 130, "2026-11": 60 };
const budgets = (need: AnyNeed): NeedAnswer | undefined =>
  need.want === "budget" ? { budget: [planned(100, SPENT[need.month] ?? 0)], pendingCents: {} } : undefined;
const BUDGETED: Household = { ...NOBODY, budgets: [{ category: "groceries", plannedCents: 100_00 }] };
const groceries = { categories: ["groceries"] };
const AUTUMN = { from: "2026-09-01", to: "2026-11-18" };
const held = (more: Partial<Query>): string =>
  words({ subject: groceries, comparison: { against: "plan" }, ...more }, BUDGETED, undefined, budgets);

test("several months are held against as many budgets", () => {
  expect(held({ period: { from: "2026-09-01", to: "2026-10-31" } })).toContain(
    "$20.00 over your budgets for Groceries together: $220.00 spent, of $200.00 planned for 2 months.",
  );
  expect(held({ period: AUTUMN })).toContain("$20.00 under your budgets for Groceries together: $280.00 spent");
});

test("the months over a budget are counted", () => {
  const counted = held({ statistic: "count", by: "month", period: AUTUMN });
  expect(counted).toMatch(/^Over your budget for Groceries in 1 month of 3 months that had one\./);
  expect(held({ by: "month", period: { from: "2026-11-01", to: "2026-11-18" } })).toMatch(/^Never: in 1 month/);
});

const put = (day: string, dollars: number, kind: "opening" | "contribution" = "contribution") => ({
  id: day,
  day,
  kind,
  amountCents: dollars * 100,
});

test("the day on which a goal reached an amount", () => {
  const entries = [put("2026-01-01", 50, "opening"), put("2026-03-10", 100), put("2026-05-20", 200)];
  const home = { ...NOBODY, goals: [goal("boat", 900, 350, { entries })] };
  const when = (dollars: number, measure: Query["measure"] = "saved") =>
    words(
      {
        ...{ measure, statistic: "passed", subject: { goals: ["boat"] } },
        comparison: { against: "amount", is: "over", cents: dollars * 100 },
      },
      home,
    );
  expect(when(150)).toBe("The boat reached $150.00 on Mar 10, 2026, with $150.00. Now it holds $350.00.");
  expect(when(151, "added")).toContain("on May 20, 2026, with $350.00");
  expect(when(40)).toContain("held $40.00 from the start");
  expect(when(400)).toBe("The boat isn't there yet: it holds $350.00, and you asked about $400.00.");
});

test("the share that was kept in two stretches of days", () => {
  const rows = [
    ...[row("2026-09-05", 1_000, { kind: "income", category: null }), row("2026-09-06", -750)],
    ...[row("2026-10-05", 1_000, { kind: "income", category: null }), row("2026-10-06", -600)],
  ];
  const other = { against: "period", period: { from: "2026-09-01", to: "2026-09-30" } } as const;
  const said = words(
    { measure: "kept", shape: "share", period: { from: "2026-10-01", to: "2026-10-31" }, comparison: other },
    NOBODY,
    rows,
  );
  expect(said).toContain("You kept 40% of your income last month, and 25% in September 2026: more than then.");
});

const CAR: StandingDebt = {
  ...{ id: "car", name: "Car Loan", accountId: null, balanceCents: 2_000_00, ratePercent: 5, minimumCents: 100_00 },
  source: "goal",
};

test("what is owed for a category is the debt that it pays, and no other", () => {
  const owed = (category: string) =>
    words({ measure: "owed", subject: { categories: [category] } }, { ...NOBODY, debts: [CAR] });
  expect(owed("car_payment")).toContain("You owe $2,000.00 on Car Loan.");
  expect(owed("student_loans")).toContain("I see no balance of a student loan");
  expect(owed("mortgage_rent")).not.toContain("$2,000.00");
});

test("a part of a figure may be a share that was worked out before", () => {
  const part = { op: "part", of: [0, 3], number: 1_650 } as const;
  const usd = { unit: "usd", value: 1_650_00, rate: null } as const;
  expect(faultIn(part, 4)).toBeNull();
  expect(workedOut(part, [usd, { unit: "percent", value: 40, rate: null }], null)).toMatchObject({
    figure: { unit: "usd", value: 660_00 },
  });
  expect(workedOut(part, [usd, usd], null)).toEqual({ is: "mismatch" });
  expect(faultIn({ op: "part", of: [0], number: 40 }, 1)).toBe("number");
});

const checked = (said: Partial<AskedQuery>, subject: Partial<AskedQuery["subject"]>, question: string) =>
  checkedQuery(
    AskedQuery.parse({ ...PLAIN, ...said, subject: { ...PLAIN.subject, ...subject } }),
    SAMPLE_PERSON,
    question,
  );

test("pay may be asked for as the instructions call it", () => {
  const pay = checked({ measure: "earned" }, { merchants: ["paychecks"] }, "what do i bring home");
  expect(pay).toMatchObject({ is: "query", query: { subject: { merchants: SAMPLE_PERSON.employers } } });
});

test("a word for a category is no shop's name", () => {
  expect(categoriesCalled("the car", SAMPLE_PERSON)).toEqual(["car"]);
  expect(categoriesCalled("coffee", SAMPLE_PERSON)).toEqual([]);
  expect(categoriesCalled("nowhere at all", SAMPLE_PERSON)).toEqual([]);
  const asked = checked({}, { merchants: ["phone"] }, "what did the phone cost");
  expect(asked).toMatchObject({ is: "query", query: { subject: { categories: ["phone"] } } });
});

test.each<[Partial<AskedQuery>, Partial<AskedQuery["subject"]>, string]>([
  [{ measure: "owed" }, { accounts: ["car"] }, "how much do i still ow on the car"],
  [{ measure: "owed" }, { merchants: ["the car"] }, "how much do I owe on the car?"],
  [{ measure: "rate" }, { accounts: ["car loan"] }, "what rate is my car loan"],
])("%s of a debt by what it's for: %s, as of '%s'", (query, subject, question) => {
  const asked = checked(query, subject, question);
  expect(asked.is === "query" && asked.query.subject).toEqual({ accounts: ["loan"] });
});

test.each(["roast n co", "Roast and Co"])("a shop's name is found as it's typed: %s", (shop) => {
  const asked = checked({}, { merchants: [shop] }, `how much at ${shop}`);
  expect(asked.is === "query" && asked.query.subject).toEqual({ merchants: ["Roast & Co"] });
});

test("the balance of an account that isn't linked is asked for, and isn't known", () => {
  const asked = checked({ measure: "balance" }, { accounts: ["401k"] }, "what's my 401k at");
  expect(asked).toMatchObject({ is: "query", query: { subject: { merchants: ["401k"] } } });
  expect(checked({ measure: "balance" }, { accounts: ["yacht"] }, "what's my 401k at").is).toBe("unknown");
  expect(checked({ measure: "rate" }, { accounts: ["boat loan"] }, "the rate of my boat loan").is).toBe("unknown");
});

test("a shop of the tale is why somebody asks, and one of the question is meant", () => {
  const eating = [query({ subject: { categories: ["restaurants"] }, statistic: "count" })];
  const tale = "There was the casa verde night, which I admit.";
  const keeps = (text: string) => nothingNamedIsDropped(questionsIn(text, SAMPLE_PERSON), SAMPLE_PERSON, eating);
  expect(keeps(`${tale} How many times did we eat out?`)).toBe(true);
  expect(keeps(`${tale} How much was it at olive & thyme?`)).toBe(false);
});

test("what a tale names is no part that a model's reading left out", () => {
  const tale = "There was the casa verde night. How many times did we eat out?";
  const steps = [
    { is: "query", query: query({ subject: { categories: ["restaurants"] }, statistic: "count" }) },
  ] as const;
  expect(
    leftOver(tale, { steps, said: "25 transactions on Restaurants.", byModel: true }, SAMPLE_PERSON).names,
  ).toEqual([]);
});

test("what the answer has in another form isn't said to be left out", () => {
  const ofSave = [{ is: "plan", request: { plan: "save-up", amountCents: 3_000_00 } }] as const;
  const left = (text: string, said: string, steps: Parameters<typeof leftOver>[1]["steps"] = ofSave) =>
    leftOver(text, { steps, said }, SAMPLE_PERSON);
  expect(left("can i save 3000 without touching my emergency fund", "Set aside $750.00.").names).toEqual([]);
  expect(left("can i save 3000 out of my emergency fund", "Set aside $750.00.").names).toEqual(["emergency fund"]);
  expect(left("why does it say 30 grand", "Savings hold $30,129.19.").words).toEqual([]);
  expect(left("why does it say 30 grand", "Savings hold $31,129.19.").words).not.toEqual([]);
  expect(left('what does "to review" mean', "", [{ is: "guide", guide: "review" }])).toEqual({ words: [], names: [] });
});

test("what something is worth, and a share of the income, call for no care", () => {
  for (const text of ["how much is my crypto worth now", "what share of my income did i keep this year"])
    expect([text, careFor(text, "2026-11-29")]).toEqual([text, null]);
  expect(careFor("is crypto worth it right now", "2026-11-29")?.id).toBe("picks");
});
