// The day on which a running sum passed something, which budget broke first, the rhythm of a place, what a month will come to, rows
// by what is written on them, bills that didn't come, and when an account reaches an amount. Every figure is worked out by hand;
// the day is Wednesday, November 18, 2026.
import { expect, test } from "vitest";
import type { BudgetCategory } from "~/domain/budget/budget";
import { query, type Query } from "~/domain/coach/query/algebra";
import type { AnyNeed, Household, NeedAnswer } from "~/domain/coach/query/data";
import type { Forecast, ForecastEntry } from "~/domain/forecast/types";
import { NOBODY, row, stream, TODAY, told } from "./hand-made";

const eatingOut = { category: "restaurants", merchantName: "Noodle House" };
const ROWS = [
  ...[row("2026-10-03", -40), row("2026-10-12", -70), row("2026-10-20", -90)],
  ...[row("2026-11-02", -120), row("2026-11-09", -200), row("2026-11-16", -30)],
  ...[row("2026-11-03", -60, eatingOut), row("2026-11-05", -50, eatingOut)],
  row("2026-11-10", 40, { ...eatingOut, kind: "refund" }),
];
const HOME: Household = {
  ...NOBODY,
  budgets: [
    { category: "groceries", plannedCents: 300_00 },
    { category: "restaurants", plannedCents: 80_00 },
  ],
};
const planned = (id: BudgetCategory["id"], dollars: number): BudgetCategory => ({
  ...{ id, name: id, icon: "", carried: 0, rollover: false, ownAmount: dollars * 100 },
  ...{ plannedAmount: dollars * 100, actualSpent: 0, remaining: dollars * 100 },
});
const month = (need: AnyNeed): NeedAnswer | undefined =>
  need.want === "budget"
    ? { budget: [planned("groceries", 300), planned("restaurants", 80)], pendingCents: {} }
    : undefined;
const said = (asked: Partial<Query>, home: Household = HOME, rows = ROWS) =>
  told(query(asked), home, { rows, answered: month }).split("\n- $")[0] ?? "";
const days = (from: string, to: string) => ({ from, to });
const OCTOBER = days("2026-10-01", "2026-10-31");
const groceries = { categories: ["groceries"] };
const past = (dollars: number) => ({ against: "amount", is: "over", cents: dollars * 100 }) as const;

test("the day on which a sum passed an amount, with what was there by then", () => {
  const passed = (more: Partial<Query>) => said({ statistic: "passed", subject: groceries, ...more });
  const text = passed({ period: OCTOBER, comparison: past(100) });
  expect(text).toContain(
    "Oct 12, 2026 was the day, 12 days into the month: you spent $110.00 on Groceries from Oct 1, 2026 until then, " +
      "which is past $100.00; $70.00 of it came that day. It's $200.00 in all last month.",
  );
  expect(passed({ period: OCTOBER, comparison: past(110) })).toContain("Oct 12, 2026 was the day");
  expect(passed({ period: OCTOBER, comparison: past(200.01) })).toContain(
    "It never was: you spent $200.00 on Groceries last month, $0.01 short of $200.01.",
  );
  // This month, where no days are said; 'yet' wants a yes or a no.
  expect(passed({ shape: "yes-no", comparison: past(400) })).toContain(
    "No, it isn't past that. Not yet: you spent $350.00 on Groceries so far this month, $50.00 short of $400.00.",
  );
  expect(passed({ shape: "yes-no", comparison: past(320) })).toContain("Yes, it's past that. Nov 9, 2026 was the day");
});

test("the link under what was there by then leads to just these rows", () => {
  const text = told(query({ statistic: "passed", subject: groceries, period: OCTOBER, comparison: past(100) }), HOME, {
    rows: ROWS,
  });
  expect(text).toContain("/transactions?from=2026-10-01&to=2026-10-12&kind=spending&category=groceries");
});

test("a share of all, and a budget that has to be gone beyond", () => {
  // Half of 200 is there on the 12th; of 350 this month on the 9th.
  expect(said({ statistic: "passed", subject: groceries, period: OCTOBER, condition: { percent: 50 } })).toContain(
    "Oct 12, 2026 was the day, 12 days into the month: you spent $110.00 on Groceries from Oct 1, 2026 until then, which is past 50% of the $200.00",
  );
  const plan = { statistic: "passed", comparison: { against: "plan" } } as const;
  expect(said({ ...plan, subject: groceries })).toContain("Nov 9, 2026 was the day, 9 days into the month");
  // The refund took restaurants from 110 to 70.
  const out = said({ ...plan, subject: { categories: ["restaurants"] } });
  expect(out).toContain("Nov 5, 2026 was the day");
  expect(out).toContain("which is over the budget of $80.00");
  expect(out).toContain("What came back later took it below that again.");
});

test("which budget broke first, in their order", () => {
  const first = said({
    statistic: "passed",
    shape: "ranking",
    by: "category",
    take: 1,
    comparison: { against: "plan" },
  });
  expect(first).toContain(
    "Restaurants was the first to go over so far this month. In their order:\n" +
      "- Restaurants: on Nov 5, 2026, with $110.00 of $80.00 spent by then\n" +
      "- Groceries: on Nov 9, 2026, with $320.00 of $300.00 spent by then",
  );
  expect(
    said({ statistic: "passed", shape: "ranking", by: "category", comparison: { against: "plan" }, period: OCTOBER }),
  ).toContain("None: each budget that I looked at held last month.");
});

test("the rhythm of a place: the days between, its weekdays, and the next one if that goes on", () => {
  // Oct 3, 12, 20, Nov 2, 9, 16: 9, 8, 13, 7 and 7 days apart; 550 in six days. Four of them are Mondays.
  const text = said({ statistic: "rhythm", subject: { merchants: ["Corner Market"] } });
  expect(text).toContain("About every 8 days at Corner Market: 6 days with it");
  expect(text).toContain("$91.67 each on average");
  expect(text).toContain("The shortest gap was 7 days, the longest 13 days.");
  expect(text).toContain("Mostly on Mondays, 4 times, then Tuesdays with 1 time");
  expect(text).toContain("The last was on Nov 16, 2026, 2 days ago; if that goes on, the next is around Nov 24, 2026.");
  // What only came back is no visit.
  expect(said({ statistic: "rhythm", subject: { merchants: ["Noodle House"] } })).toContain("2 days with it");
  expect(said({ statistic: "rhythm", subject: { merchants: ["Nowhere"] } })).toContain("so it has no rhythm");
});

test("the rhythm of what comes once a month: its day, and the same one next", () => {
  const on = (...days: string[]) =>
    said(
      { statistic: "rhythm", subject: { merchants: ["Summit Cable"] } },
      HOME,
      days.map((day) => row(day, -43, { merchantName: "Summit Cable" })),
    );
  const text = on("2026-08-16", "2026-09-16", "2026-10-16", "2026-11-16");
  expect(text).toContain("On the 16th of each month at Summit Cable: 4 days with it");
  expect(text).toContain("The last was on Nov 16, 2026, 2 days ago; if that goes on, the next is around Dec 16, 2026.");
  expect(on("2026-08-01", "2026-09-03", "2026-10-02", "2026-11-02")).toContain("On about the 2nd of each month");
  // A month without it, and another day in each.
  expect(on("2026-08-16", "2026-10-16", "2026-11-16")).toContain("About every");
  expect(on("2026-08-02", "2026-09-16", "2026-10-28", "2026-11-07")).toContain("About every");
});

test("what a month will come to: spent, bills to come, and as much a day as usual without bills", () => {
  const gym = stream("Iron Gym", -30, { category: "groceries", nextDay: "2026-11-25" });
  const rows = [...ROWS.filter(({ day }) => day >= "2026-10-01"), row("2026-10-25", -30, { merchantName: "Iron Gym" })];
  const home = { ...HOME, firstDay: "2026-10-01", recurring: [gym] };
  // 350 so far, 30 for the gym; 200 in the 31 days of October without it, 12 days left: 77.42.
  const text = said({ statistic: "expected", subject: groceries }, home, rows);
  expect(text).toContain("By Nov 30, 2026 it will be about $457.42 on Groceries, an estimate:");
  const whole = told(query({ statistic: "expected", subject: groceries }), home, { rows, answered: month });
  expect(whole).toContain(
    "- $350.00 spent so far\n- $30.00 in bills that are still expected\n- about $77.42 for the 12 days left",
  );
  expect(whole).toContain("That's $157.42 over the budget of $300.00.");
  const within = told(query({ statistic: "expected", subject: groceries, shape: "yes-no", least: true }), home, {
    rows,
    answered: month,
  });
  expect(within).toContain("No, as things go it ends over.");
});

test("rows by what is written on them, whichever way the money went, and the tags that there are", () => {
  const rows = [
    row("2026-10-03", -40, { note: "Anniversary dinner", tags: ["us"] }),
    row("2026-10-05", 25, { kind: "income", merchantName: "Aunt", note: "for the anniversary", tags: ["us", "gifts"] }),
    row("2026-10-07", -10),
  ];
  const text = told(query({ shape: "list", subject: { texts: ["anniversary"] } }), NOBODY, { rows });
  expect(text).toContain("2 transactions say “anniversary” since Jan 1, 2026 (the start of your data):");
  expect(text).toContain("- Aunt, $25.00 in on Oct 5, 2026\n- Corner Market, $40.00 on Oct 3, 2026");
  expect(text).toContain("text=anniversary");
  expect(text).not.toContain("Oct 7");
  expect(told(query({ shape: "list", subject: { texts: ["prom"] } }), NOBODY, { rows })).toContain(
    "I see no transaction that says “prom”",
  );
  // A sum of what carries the text is a sum like any other.
  expect(told(query({ subject: { texts: ["anniversary"] }, period: OCTOBER }), NOBODY, { rows })).toContain(
    "You spent $40.00 where it says anniversary last month",
  );
  const tags = told(query({ shape: "list", statistic: "count", by: "tag" }), NOBODY, { rows });
  expect(tags).toContain("You use 2 tags:\n- us: 2 transactions\n- gifts: 1 transaction");
  expect(told(query({ shape: "ranking", by: "tag" }), NOBODY, { rows })).toContain("- us: $40.00");
});

test("a fee at a place says so itself: the cash that was taken out is none", () => {
  const rows = [
    row("2026-11-03", -100, { merchantName: "ATM WITHDRAWAL 0452", category: "miscellaneous" }),
    row("2026-11-03", -3, { merchantName: "ATM FEE 0452", category: "miscellaneous" }),
    row("2026-11-04", -29, { merchantName: "LATE FEE", category: "miscellaneous" }),
  ];
  expect(told(query({ measure: "fees", subject: { merchants: ["ATM"] } }), NOBODY, { rows })).toContain(
    "Fees cost you $3.00",
  );
  expect(told(query({ measure: "fees" }), NOBODY, { rows })).toContain("Fees cost you $32.00");
});

test("bills that were due and didn't come, those too that look ended", () => {
  const late = stream("Fiber", -60, { nextDay: "2026-11-12", lastDay: "2026-10-12" });
  const came = stream("Tunes", -10, { nextDay: "2026-12-03", lastDay: "2026-11-03" });
  const over = stream("Old Gym", -35, { nextDay: "2026-11-02", lastDay: "2026-10-02", active: false });
  const missed = (more: Partial<Query>, recurring = [late, came]) =>
    told(
      query({ measure: "bills", statistic: "missed", ...more }),
      { ...NOBODY, recurring },
      {
        answered: (need) => (need.want === "ended" ? { ended: [over] } : undefined),
      },
    );
  const text = missed({ shape: "yes-no" });
  expect(text).toContain(
    "Yes, something didn't come. 2 bills that I expected by their rhythm so far this month haven't come:",
  );
  expect(text).toContain(
    "- Fiber: $60.00 was expected on Nov 12, 2026, 6 days ago (monthly, the last on Oct 12, 2026)",
  );
  expect(text).toContain(
    "Old Gym: $35.00 was expected on Nov 2, 2026, 16 days ago (monthly, the last on Oct 2, 2026); by now it looks as if it has ended",
  );
  expect(text).not.toContain("Tunes");
  expect(missed({ shape: "yes-no", period: days("2026-11-14", TODAY) })).toContain("No, nothing is missing.");
});

const entry = (kind: ForecastEntry["kind"], day: string, dollars: number): ForecastEntry => ({
  ...{
    key: `${kind} ${day}`,
    day,
    accountId: "checking",
    otherAccountId: null,
    cents: dollars * 100,
    kind,
    name: kind,
  },
  confidence: kind === "everyday" ? "guessed" : "certain",
});
const CHECKING = { id: "checking", name: "My checking", type: "checking", balanceCents: 1_000_00 };
const FORECAST: Forecast = {
  ...{ today: TODAY, to: "2027-02-16", accounts: [CHECKING], plans: [], payday: null },
  entries: [
    entry("bill", "2026-11-20", -700),
    entry("everyday", "2026-11-25", -300),
    entry("pay", "2026-11-30", 2_000),
    entry("pay", "2026-12-15", 2_000),
  ],
};

test("when an account reaches an amount, or falls below one", () => {
  const home = { ...NOBODY, accounts: [{ ...CHECKING, limitCents: null }], forecast: FORECAST };
  const reached = (dollars: number, is: "over" | "under" = "over") =>
    told(
      query({
        measure: "ahead",
        statistic: "passed",
        subject: { kinds: ["checking"] },
        comparison: { against: "amount", is, cents: dollars * 100 },
      }),
      home,
    );
  // Known: 300, 2,300, 4,300; with everyday spending 300, 0, 2,000, 4,000.
  expect(reached(2_100)).toContain(
    "By what I know of, My checking reaches $2,100.00 on Nov 30, 2026, with $2,300.00: it holds $1,000.00 now. With everyday spending as usual, which is a guess, it's on Dec 15, 2026, with $4,000.00.",
  );
  expect(reached(900)).toContain("It's there already: My checking holds $1,000.00");
  expect(reached(9_000)).toContain("isn't at $9,000.00 by Feb 16, 2027, as far as my forecast reaches");
  expect(reached(500, "under")).toContain("falls below $500.00 on Nov 20, 2026, with $300.00");
});
