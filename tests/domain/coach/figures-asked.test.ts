// Questions whose answer is a day, a list or a figure of each month: when an account went past an amount, bills in an order, what was
// kept of each month's income, what no budget covered by the month, and rates beside each other. Figures are worked out by hand.
import { expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import type { Household, StandingAccount } from "~/domain/coach/query/data";
import { NOBODY, row, stream, told } from "./hand-made";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const read = (text: string) => readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today);

test.each([
  ["when did my savings first hit $12,000", "balance first kind:savings over:12000"],
  ["what day did checking drop under 500", "balance first kind:checking under:500"],
  ["when was the last time checking was below 3000", "balance latest kind:checking under:3000"],
  ["when did my checking go under 2k last month", "balance first kind:checking 2026-10 under:2000"],
  ["my three biggest bills", "bills largest ranking top:3"],
  ["what are my top 5 bills", "bills largest ranking top:5"],
  ["the 2 cheapest bills", "bills smallest ranking top:2"],
  ["any bill more than 200", "bills per-month min:200.01"],
  ["which bills come more than once a month", "bills per-month times:2"],
  ["which bill went up the most", "price-changes largest ranking"],
  ["what share of my pay did i keep each month", "kept trend by:month vs:income"],
  ["what percent of my income did i save by month this year", "kept trend by:month 2026 vs:income"],
  [
    "did i spend less than 400 on groceries any month this year",
    "spent ranking by:month least on:groceries 2026 sum-max:399.99",
  ],
  ["did i go over 100 at any store in october", "spent ranking by:merchant 2026-10 sum-min:100.01"],
  ["how many weeks did i spend under 500", "spent count by:week sum-max:499.99"],
  ["what was the 2nd biggest thing i bought in october", "spent largest not:fixed 2026-10 nth:2"],
  ["how much did i spend between halloween and now", "spent 2026-10-31..2026-11-22"],
  ["groceries this year before june", "spent on:groceries 2026-01-01..2026-05-31"],
  ["is my grocery spending going up or down since june", "spent trend by:month on:groceries 2026-06-01..2026-11-22"],
  ["total debt now vs the end of january", "owed kind:credit+loan vs:2026-01-21..2026-01-31"],
])("%s", (text, wanted) => expect(read(text)).toBe(wanted));

// What lies ahead, and what is bought, is asked otherwise.
test.each([
  "when will checking reach 3000",
  "when did groceries pass $500",
  "do my bills come to more than 2000",
  "how many times did i spend over $50 at target in any month",
])("no such day or list: %s", (text) =>
  expect(read(text)).not.toMatch(/^balance (?:first|latest)|^bills (?:largest|per-month min)/),
);

const CHECKING: StandingAccount = {
  ...{ id: "checking", name: "My checking", type: "checking", balanceCents: 500_00 },
  ...{ limitCents: null, availableCents: null },
};
const days = (from: string, to: string) => ({ from, to });
const under = (dollars: number) => ({ against: "amount", is: "under", cents: dollars * 100 }) as const;

test("which days an account went below an amount, and no longer was", () => {
  const moves = [row("2026-09-10", -800), row("2026-09-20", 900), row("2026-10-05", -700), row("2026-10-15", 600)];
  const answered = (need: { want: string }) =>
    need.want === "moves"
      ? {
          moves: moves.map(({ day, cents }) => ({
            ...{ accountId: "checking", day, movedCents: cents, paidCents: 0, interestCents: 0 },
          })),
        }
      : undefined;
  const home: Household = { ...NOBODY, accounts: [CHECKING] };
  const said = (asked: Partial<Query>) =>
    told(query({ measure: "balance", subject: { kinds: ["checking"] }, ...asked }), home, { answered });
  // 500 now: -100 from October 5, 600 from September 20, -300 from September 10, 500 before.
  const first = said({ statistic: "first", comparison: under(100) });
  expect(first).toContain("for the first time at the end of Sep 10, 2026, with");
  expect(first).toContain("did so again 1 more time, the last of them at the end of Oct 5, 2026");
  expect(said({ statistic: "latest", comparison: under(100) })).toContain("at the end of Oct 5, 2026, with");
  expect(said({ statistic: "latest", comparison: under(100) })).toContain("It was back at the end of Oct 15, 2026.");
  expect(said({ statistic: "first", comparison: under(100), period: days("2026-10-01", "2026-10-31") })).toContain(
    "for the first time in those days at the end of Oct 5, 2026",
  );
  expect(said({ statistic: "first", comparison: under(-900) })).toContain("It never went below");
});

test("bills in an order, within bounds, more than once a month, and the one that rose the most", () => {
  const power = { change: { fromCents: 60_00, toCents: 80_00, day: "2026-10-02" } };
  const gym = { change: { fromCents: 30_00, toCents: 35_00, day: "2026-10-03" } };
  const home: Household = {
    ...NOBODY,
    recurring: [
      stream("Rent", -1_500),
      stream("Power", -80, power),
      stream("Iron Gym", -35, gym),
      stream("Church", -90, { cadence: "every two weeks", monthlyCents: -195_00 }),
    ],
  };
  const said = (asked: Partial<Query>) => told(query({ measure: "bills", ...asked }), home);
  const most = said({ statistic: "largest", shape: "ranking", take: 2 });
  expect(most).toContain("The 2 bills that take the most, by what a month of each costs, $1,695.00 together:");
  expect(said({ statistic: "smallest", shape: "ranking", take: 2 })).toContain(
    "- Iron Gym: $35.00 a month\n- Power: $80.00",
  );
  expect(said({ statistic: "per-month", condition: { min: 85_00 } })).toContain("2 bills come to $1,695.00 a month");
  expect(said({ statistic: "per-month", condition: { times: 2 } })).toContain("Church: $195.00 a month");
  expect(said({ measure: "price-changes", statistic: "largest", shape: "ranking" })).toContain(
    "Power went up the most; in their order:\n- Power: up by $20.00, 33.3%, from $60.00 to $80.00",
  );
});

test("what part of each month's income was kept", () => {
  const pay = { kind: "income", category: null, merchantName: "Acme Payroll" } as const;
  const rows = [
    ...[row("2026-09-04", 2_000, pay), row("2026-09-10", -1_500)],
    ...[row("2026-10-02", 1_000, pay), row("2026-10-12", -1_200)],
  ];
  const text = told(
    query({
      ...{ measure: "kept", shape: "trend", by: "month", comparison: { against: "income" } },
      period: days("2026-09-01", "2026-10-31"),
    }),
    NOBODY,
    { rows },
  );
  // 300 of 3,000 in all; 500 of 2,000; 200 more out than in.
  expect(text).toContain("You kept 10% of your income from Sep 1, 2026 to Oct 31, 2026, $300.00 in all:");
  expect(text).toContain("September 2026: 25%, $500.00 of $2,000.00");
  expect(text).toContain("October 2026: none, $200.00 more went out than the $1,000.00 that came in");
});

test("a day on average, of two stretches of days", () => {
  const rows = [row("2026-09-10", -300), row("2026-10-12", -620)];
  const text = told(
    query({
      ...{ statistic: "per-day", period: days("2026-10-01", "2026-10-31") },
      comparison: { against: "period", period: days("2026-09-01", "2026-09-30") },
    }),
    NOBODY,
    { rows },
  );
  expect(text).toContain(
    "You spent $20.00 a day on average last month, and $10.00 in September 2026. That's $10.00 more (100%).",
  );
});

test("nothing pending is said, and what is pending is added to no count of days", () => {
  const rows = [row("2026-10-01", -20), row("2026-10-11", -20), row("2026-11-17", -5, { pending: true })];
  const shop = { merchants: ["Corner Market"] };
  expect(
    told(query({ shape: "list", subject: { merchants: ["Nowhere"] }, condition: { pending: true } }), NOBODY, { rows }),
  ).toContain("Nothing is pending at Nowhere now.");
  const gap = told(query({ statistic: "gap", subject: shop, period: days("2026-10-01", "2026-11-18") }), NOBODY, {
    rows,
  });
  expect(gap).toContain("What is still pending isn't in it: $5.00 (1 transaction).");
});
