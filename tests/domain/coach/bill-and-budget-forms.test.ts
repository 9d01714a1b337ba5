// Bills by their account, beside other bills, other days and the pay; where the month's pace leads; what isn't budgeted; a month
// ahead; a limit with what is pending. Every figure is worked out by hand; the day is Wednesday, November 18, 2026.
import { expect, test } from "vitest";
import type { BudgetCategory } from "~/domain/budget/budget";
import { query, type Query } from "~/domain/coach/query/algebra";
import type { NeedAnswer, AnyNeed, Household, StandingAccount } from "~/domain/coach/query/data";
import type { ForecastEntry, Forecast, ForecastPlan } from "~/domain/forecast/types";
import type { Recurring } from "~/domain/ledger/recurring";
import type { MonthTotal } from "~/domain/ledger/totals";
import { goal, NOBODY, stream, TODAY, told } from "./hand-made";

const account = (id: string, type: string, dollars: number, limit: number | null = null): StandingAccount => ({
  ...{ id, name: `My ${id}`, type, balanceCents: dollars * 100, limitCents: limit === null ? null : limit * 100 },
});
const bill = (name: string, dollars: number, day: string, more: Partial<Recurring> = {}): Recurring =>
  stream(name, -dollars, { nextDay: day, ...more });
const RENT = bill("Oak Homes", 1_000, "2026-12-01", { category: "mortgage_rent" });
const GYM = bill("Iron Gym", 40, "2026-11-25", { category: "health_fitness" });
const CAR = bill("Auto Lender", 300, "2026-12-07", { category: "car_payment" });
const PAY = stream("Brightwater", 2_000, { kind: "income", cadence: "monthly", nextDay: "2026-11-30" });

const plan = (item: Recurring, accountId: string): ForecastPlan => ({
  ...{ key: item.key, name: item.merchantName, category: item.category, kind: "bill", accountId, otherAccountId: null },
  ...{ lagDays: 0, cadence: "monthly", confidence: "certain", coming: [], stream: item },
});
const entry = (kind: ForecastEntry["kind"], day: string, dollars: number, to: string): ForecastEntry => ({
  ...{ key: kind, day, accountId: "checking", otherAccountId: to, cents: -dollars * 100, kind, name: kind },
  confidence: "certain",
});
const FORECAST: Forecast = {
  ...{ today: TODAY, to: "2027-02-16", accounts: [], payday: null },
  entries: [entry("transfer", "2026-12-02", 400, "savings"), entry("statement", "2026-12-14", 250, "card")],
  plans: [plan(RENT, "checking"), plan(GYM, "card")],
};
const HOME: Household = {
  ...NOBODY,
  accounts: [
    account("checking", "checking", 900),
    account("savings", "savings", 50),
    account("card", "credit", -300, 1_000),
  ],
  recurring: [RENT, GYM, CAR, PAY],
  forecast: FORECAST,
};
const said = (asked: Partial<Query>, home: Household = HOME, answered?: (need: AnyNeed) => NeedAnswer | undefined) =>
  told(query(asked), home, answered ? { answered } : {});
const bills = (more: Partial<Query>) => said({ measure: "bills", ...more });
const days = (from: string, to: string) => ({ from, to });

test("which account a bill goes from", () => {
  expect(bills({ statistic: "next", subject: { merchants: ["Iron Gym"] } })).toContain(
    "monthly, charged to My card; the",
  );
  const all = bills({ by: "account" });
  expect(all).toContain("- My checking: Oak Homes ($1,000.00 a month)");
  expect(all).toContain("- My card: Iron Gym ($40.00 a month)");
  expect(all).toContain("- I can't tell which: Auto Lender ($300.00 a month)");
});

test("what leaves besides bills, in the days and from the accounts that are meant", () => {
  const coming = bills({ shape: "list", period: days(TODAY, "2026-12-05") });
  expect(coming).toContain("I expect 2 bills");
  expect(coming).toContain("Besides bills, this leaves by itself:\n- $400.00 to My savings on Dec 2, 2026");
  expect(coming).not.toContain("$250.00");
  expect(bills({ shape: "list", period: days("2026-12-08", "2026-12-20") })).toContain(
    "I expect no bill from Dec 8, 2026 to Dec 20, 2026.\nBesides bills, this leaves by itself:\n- $250.00 for the statement of My card on Dec 14, 2026",
  );
  const ofCard = { shape: "list" as const, period: days(TODAY, "2026-12-05"), subject: { kinds: ["credit"] } };
  expect(bills(ofCard)).not.toContain("Besides bills");
  expect(bills({ ...ofCard, subject: { categories: ["mortgage_rent"] } })).not.toContain("Besides bills");
});

test("bills beside other bills, beside other days, and beside the pay", () => {
  const car: Partial<Query> = { comparison: { against: "subject", subject: { categories: ["car_payment"] } } };
  expect(bills({ subject: { merchants: ["Iron Gym"] }, ...car })).toContain(
    "Iron Gym: $40.00 a month. Auto Lender: $300.00 a month. The latter is $260.00 a month more. Together they come to $340.00 a month.",
  );
  const none: Partial<Query> = { comparison: { against: "subject", subject: { merchants: ["Nobody"] } } };
  expect(bills({ subject: { merchants: ["Iron Gym"] }, ...none })).toContain("I see no bill like the other one");
  const after: Partial<Query> = { comparison: { against: "period", period: days("2026-11-30", "2026-12-07") } };
  expect(bills({ period: days(TODAY, "2026-11-29"), ...after })).toContain(
    "From Nov 18, 2026 to Nov 29, 2026 I expect 1 bill, $40.00: Iron Gym ($40.00 on Nov 25, 2026). From Nov 30, 2026 to Dec 7, 2026 I expect 2 bills, $1,300.00: Oak Homes ($1,000.00 on Dec 1, 2026) and Auto Lender ($300.00 on Dec 7, 2026). That's $1,260.00 less in the former.",
  );
  expect(bills({ comparison: { against: "income" } })).toContain(
    "Your bills come to $1,340.00 a month, 67% of the pay of $2,000.00 a month: $660.00 is left a month.",
  );
  expect(bills({ comparison: { against: "income" }, period: days(TODAY, "2026-11-30"), shape: "yes-no" })).toContain(
    "Yes, the pay covers them. Your bills come to $40.00 from Nov 18, 2026 to Nov 30, 2026, 2% of the pay of $2,000.00: $1,960.00 is left.",
  );
});

test("a limit says what is pending against it", () => {
  const pending = (need: AnyNeed) => (need.want === "pending" ? { pending: { card: -25_00 } } : undefined);
  expect(said({ measure: "limit" }, HOME, pending)).toContain(
    "The limit of My card is $1,000.00; $300.00 of it is used, 30%. Another $25.00 is pending: it isn't in what's owed yet and already held against the limit, so $675.00 is available.",
  );
  expect(said({ measure: "limit" })).toContain("30%.\n");
});

const category = (id: BudgetCategory["id"], planned: number, spent: number, carried = 0): BudgetCategory => ({
  ...{ id, name: id, icon: "", carried: carried * 100, rollover: false, ownAmount: (planned - carried) * 100 },
  ...{ plannedAmount: planned * 100, actualSpent: spent * 100, remaining: (planned - spent) * 100 },
});
const month = (need: AnyNeed): NeedAnswer | undefined =>
  need.want === "budget"
    ? {
        budget: [
          ...[category("mortgage_rent", 1_000, 1_000), category("groceries", 300, 150), category("gas", 60, 30)],
          ...[category("restaurants", 80, 90), category("travel", 0, 50)],
        ],
        pendingCents: { gas: 18_00 },
      }
    : undefined;
const total = (at: string, kind: "spending" | "income", dollars: number, id = ""): MonthTotal => ({
  ...{ month: at, kind, category: id, cents: (kind === "income" ? 1 : -1) * dollars * 100, count: 1 },
});
const SUMS = [
  ...["2026-08", "2026-09", "2026-10"].flatMap((at) => [
    total(at, "spending", 45, "phone"),
    total(at, "spending", 200, "groceries"),
  ]),
  ...[total("2026-11", "income", 1_500), total("2026-11", "spending", 1_320, "groceries")],
];
const PLANNED: Household = { ...HOME, sums: SUMS, load: { paymentsCents: 0, housingCents: 0, incomeCents: 2_000_00 } };
const budget = (asked: Partial<Query>) => said(asked, PLANNED, month);

test("which budgets will be over by the month's end, and how far the month is ahead of an even pace", () => {
  // 18 of 30 days: groceries 150 → 250 of 300; gas 30 and 18 pending → 80 of 60; restaurants 90 → 150 of 80.
  const ahead = budget({ measure: "left", statistic: "next", shape: "list" });
  expect(ahead).toContain("At this pace 2 categories are over by Nov 30, 2026:");
  expect(ahead).toContain("- Restaurants: about $150.00 of $80.00, $70.00 over ($90.00 so far, over already)");
  expect(ahead).toContain("- Gas: about $80.00 of $60.00, $20.00 over ($48.00 so far)");
  // Without the rent 440 are planned: 264 by now; 150 + 48 + 90 is 288.
  expect(ahead).toContain(
    "Evenly over the month, without bills, $264.00 of $440.00 would be used by today; $288.00 is, $24.00 ahead of it.",
  );
  const one = budget({ measure: "left", statistic: "next", shape: "figure", subject: { categories: ["groceries"] } });
  expect(one).toContain("At this pace every budget that you asked about holds until Nov 30, 2026.");
});

test("spending held against the plan is asked of each category, and of the income as well", () => {
  const held = budget({ shape: "yes-no", comparison: { against: "plan" }, period: days("2026-11-01", TODAY) });
  expect(held).toContain("Yes: 1 category of 4 categories is over the budget this month.");
  expect(held).toContain("- Restaurants: $10.00 over ($90.00 of $80.00)");
  expect(held).toContain("Counting the $50.00 in categories without a budget, $120.00 remains.");
  expect(held).toContain(
    "Held against what came in so far, $1,500.00, it's within it: $1,320.00 was spent in all, and $180.00 is left.",
  );
});

test("what isn't budgeted yet is the usual income less the plan, and a part of it is spent", () => {
  expect(budget({ measure: "unplanned" })).toContain(
    "Your usual income of $2,000.00 less the $1,440.00 that's planned leaves $560.00: that's what isn't budgeted yet. It isn't spare cash: it's income that you haven't planned for any category. $50.00 of it has gone to those categories already, so $510.00 of it is left.",
  );
});

test("a month ahead is the plan as it stands, and what it has no line for", () => {
  const december = budget({ measure: "budgeted", shape: "list", period: days("2026-12-01", "2026-12-31") });
  expect(december).toContain(
    "Your budget is $1,440.00 in December 2026 in 4 categories.\n- Mortgage/Rent: $1,000.00\n",
  );
  expect(december).toContain("No line is there for what a usual month spends besides, $45.00 in all:\n- Phone: $45.00");
  expect(december).not.toContain("of it spent");
});

test("what a goal needs a month stands beside its pace, and a late one says so", () => {
  const entries = [
    { day: "2026-09-01", amountCents: 100_00, kind: "contribution" as const },
    { day: "2026-10-01", amountCents: 100_00, kind: "contribution" as const },
    { day: "2026-11-01", amountCents: 100_00, kind: "contribution" as const },
  ].map((one, at) => ({ ...one, id: String(at), note: null }));
  const home = {
    ...NOBODY,
    goals: [goal("boat", 2_000, 300, { deadline: "2027-05-18", startDay: "2026-08-20", entries })],
  };
  // 1,700 in six months.
  expect(said({ measure: "needed", subject: { goals: ["boat"] } }, home)).toContain("$283.34 a month for 6 months");
  expect(said({ measure: "needed", subject: { goals: ["boat"] } }, home)).toMatch(
    /That's \$[\d.]+ a month more than your pace of/,
  );
  expect(said({ measure: "saved", subject: { goals: ["boat"] } }, home)).toContain(
    "which is too late. $283.34 a month",
  );
});

test("interest that is still to come is what the loan takes until it's paid", () => {
  const loan = {
    id: "car",
    name: "Car Loan",
    accountId: "loan",
    balanceCents: 300_00,
    ratePercent: 12,
    minimumCents: 102_00,
  };
  const home: Household = {
    ...NOBODY,
    accounts: [account("loan", "loan", -300)],
    debts: [{ ...loan, source: "account" }],
  };
  // One percent a month: 3.00 on 300, then 2.01 on 201, then 1.01 on 101.01; 0.02 is left for a fourth payment.
  expect(said({ measure: "interest", period: days("2026-12-01", "2027-12-01") }, home)).toContain(
    "and $6.02 of interest comes on top until then.",
  );
});
