// What stood on accounts on days that are over, each by itself and one day against another; what is left of money once a debt
// is taken from it; averages of several together held against an amount. Every figure is worked out by hand.
import { expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import type { NeedAnswer, AnyNeed, Household, StandingAccount, StandingDebt } from "~/domain/coach/query/data";
import type { Row } from "../../support/rows-in-memory";
import { NOBODY, row, TODAY, told } from "./hand-made";

const account = (id: string, type: string, dollars: number): StandingAccount => ({
  ...{ id, name: `My ${id}`, type, balanceCents: dollars * 100, limitCents: null },
});
const CAR: StandingDebt = {
  ...{ id: "car", name: "Car Loan", accountId: "loan", balanceCents: 2_000_00, ratePercent: 5, minimumCents: 100_00 },
  source: "goal",
};
const HOME: Household = {
  ...NOBODY,
  accounts: [
    account("checking", "checking", 500),
    account("savings", "savings", 1_000),
    account("card", "credit", -300),
    account("loan", "loan", -2_000),
    account("fund", "investment", 800),
  ],
  debts: [CAR],
};
const moved = (day: string, accountId: string, dollars: number): Row =>
  row(day, dollars, { accountId, kind: "transfer", category: null });
const ROWS = [
  ...[moved("2026-02-01", "checking", 40), moved("2026-02-01", "savings", 10), moved("2026-02-01", "card", -5)],
  ...[moved("2026-02-01", "loan", 100), moved("2026-02-01", "fund", 50)],
  ...[moved("2026-06-15", "checking", 100), moved("2026-08-01", "savings", 200), moved("2026-10-05", "card", -60)],
  ...[moved("2026-09-07", "loan", 250), moved("2026-07-01", "fund", 300)],
];
const on = (day: string) => ({ period: { from: day, to: day } });
const against = (day: string): Partial<Query> => ({
  comparison: { against: "period", period: { from: day, to: day } },
});
const said = (asked: Partial<Query>, home = HOME, rows: readonly Row[] = ROWS): string =>
  told(query(asked), home, { rows });
/** The words without the facts below them. */
const words = (asked: Partial<Query>, home = HOME, rows: readonly Row[] = ROWS): string =>
  said(asked, home, rows).split(/\n- \S.* · /)[0] ?? "";

test("each account at the end of a day, their sum, and what is only counted back", () => {
  expect(words({ measure: "balance", shape: "list", by: "account", ...on("2026-06-30") })).toBe(
    `What stood on each account at the end of Jun 30, 2026:
- My checking: $500.00
- My savings: $800.00
- My card: $240.00 owed
- My loan: $2,250.00 owed
- My fund: $500.00
Together that's $690.00 owed. My fund is counted as today's worth less what was put in since; what it gained or lost in between isn't in the rows.`,
  );
  // What a bank told of an investment goes before what was put in.
  const recorded = { fund: { isByHand: false, days: [{ day: "2026-06-20", cents: 450_00 }] } };
  const answered = (need: AnyNeed): NeedAnswer | undefined =>
    need.want === "moves" ? { moves: [], recorded } : undefined;
  expect(
    told(query({ measure: "balance", subject: { accounts: ["fund"] }, ...on("2026-06-30") }), HOME, { answered }),
  ).toContain("you had $800.00 in My fund");
  const early = told(query({ measure: "worth", shape: "list", ...on("2026-06-10") }), HOME, { answered });
  expect(early).toContain("What is known of My fund begins on Jun 20, 2026.");
  expect(early).toContain("Nothing tells what My checking held before today.");
});

test("the end of a month leads to the screen that has it", () => {
  const list = said({ measure: "balance", shape: "list", ...on("2026-06-30") });
  expect(list).toContain("- $800.00 · Balance then (account-2) · 2026-06-30 to 2026-06-30 · /net-worth?month=2026-06");
  expect(said({ measure: "balance", shape: "list", ...on("2026-06-29") })).toContain("2026-06-29 · /net-worth\n");
});

test("one day against another: money, debts, all of it", () => {
  const cash = { measure: "balance" as const, ...against("2026-06-10") };
  expect(words(cash)).toBe(
    `You had $1,200.00 in checking and savings at the end of Jun 10, 2026, and have $1,500.00 now: $300.00 more (25%).
- My checking: $400.00, then $500.00
- My savings: $800.00, then $1,000.00`,
  );
  // Whichever side is said first, and of days that are both over.
  expect(words({ ...cash, ...on("2026-06-10"), ...against(TODAY) })).toBe(words(cash));
  expect(
    words({ measure: "balance", subject: { kinds: ["savings"] }, ...on("2026-06-10"), ...against("2026-08-01") }),
  ).toBe(
    "You had $800.00 in savings at the end of Jun 10, 2026, and $1,000.00 at the end of Aug 1, 2026: $200.00 more (25%).",
  );
  expect(words({ measure: "owed", subject: { kinds: ["loan"] }, ...against("2026-06-10") })).toBe(
    "You owed $2,250.00 on Car Loan at the end of Jun 10, 2026, and owe $2,000.00 now: $250.00 less (11.1%).",
  );
  // 500 + 1,000 − 300 − 2,000 is 800 in the red; in June 400 + 800 − 240 − 2,250 was 1,290 in the red.
  expect(words({ measure: "worth", subject: { except: ["investment"] }, ...against("2026-06-10") })).toBe(
    "At the end of Jun 10, 2026 your net worth, of what is linked and not left out, was $1,290.00 in the red; now it's $800.00 in the red, $490.00 more (38%).",
  );
  // With the fund: 500 then, 800 now.
  expect(words({ measure: "worth", ...on(TODAY), ...against("2026-06-10") })).toContain(
    "your net worth was about $790.00 in the red, with My fund counted at today's worth less what was put in since; now it's $0.00, $790.00 more.",
  );
});

test("days that no history reaches are said to be unknown", () => {
  expect(words({ measure: "balance", ...against("2025-12-31") })).toContain(
    "What is known of all of it begins on Jan 31, 2026. You had $1,150.00",
  );
  expect(words({ measure: "balance", ...against("2025-12-31") }, HOME, [])).toContain("I can't tell");
  expect(words({ measure: "owed", shape: "list", ...on("2025-12-31") })).toContain(
    "I can't tell what stood there at the end of Dec 31, 2025. What is known of My loan begins on Jan 31, 2026.",
  );
});

test("money less what is owed, and of some accounts alone", () => {
  const less = (more: Partial<Query> = {}): Partial<Query> => ({
    ...{ measure: "balance", comparison: { against: "subject", subject: { kinds: ["credit"] } } },
    ...more,
  });
  expect(words(less())).toBe(
    "You have $1,500.00 in checking and savings. $300.00 is owed on My card: less that, $1,200.00 is left.",
  );
  expect(words(less({ subject: { kinds: ["checking"] }, shape: "yes-no" }))).toContain("Yes, it covers that.");
  expect(
    words(less({ subject: { kinds: ["checking"] }, comparison: { against: "subject", subject: { goals: ["car"] } } })),
  ).toContain("$2,000.00 is owed on My loan: you're $1,500.00 short of that.");
  expect(words({ measure: "worth", subject: { kinds: ["checking", "savings", "credit"] } })).toContain(
    "Your net worth, of these accounts alone, is $1,200.00",
  );
  expect(words({ measure: "balance", subject: { kinds: ["checking", "savings"], except: ["savings"] } })).toContain(
    "You have $500.00 in",
  );
  expect(words({ measure: "owed", subject: { kinds: ["loan"] }, ...less({ measure: "owed" }) })).toContain("$1,700.00");
  const pending = (need: AnyNeed): NeedAnswer | undefined =>
    need.want === "pending" ? { pending: { card: -50_00 } } : undefined;
  expect(told(query(less()), HOME, { rows: ROWS, answered: pending })).toContain(
    "With $50.00 that's pending and not in it yet it's $1,150.00.",
  );
});

const SPENT = [
  ...[row("2026-09-03", -300), row("2026-09-10", -60, { category: "restaurants", merchantName: "Noodle House" })],
  ...[row("2026-10-03", -420), row("2026-10-10", -120, { category: "restaurants", merchantName: "Noodle House" })],
];
const AUTUMN = { from: "2026-09-01", to: "2026-10-31" };
const together = (more: Partial<Query>): Partial<Query> => ({
  ...{ statistic: "per-month", subject: { categories: ["groceries", "restaurants"] }, period: AUTUMN },
  ...more,
});

test("an average of several together, held against an amount", () => {
  const held = (dollars: number, is: "over" | "under" | "about") =>
    words(together({ comparison: { against: "amount", cents: dollars * 100, is } }), NOBODY, SPENT);
  // 900 in two months.
  expect(held(400, "over")).toContain("Yes, it's over that. You spent $450.00 a month on Groceries and Restaurants");
  expect(held(400, "over")).toContain("You asked about $400.00: it's $50.00 more.");
  expect(held(1_000, "over")).toContain("No, it isn't over that.");
  expect(held(1_000, "over")).toContain("it's $550.00 less.");
  expect(held(450, "about")).toContain("That's just the $450.00 that you asked about.");
  const weekly = together({ statistic: "per-week", comparison: { against: "amount", cents: 100_00, is: "under" } });
  // 61 days: 900 / 61 × 7.
  expect(words(weekly, NOBODY, SPENT)).toContain("You spent $103.28 a week");
});

test("a category and a shop together by the week, and held against an amount", () => {
  const either = together({
    ...{ statistic: "per-week", comparison: { against: "amount", cents: 100_00, is: "over" } },
    subject: { categories: ["groceries"], merchants: ["Noodle House"], either: true },
  });
  expect(words(either, NOBODY, SPENT)).toContain(
    "Yes, it's over $100.00. You spent $103.28 a week on Groceries and at Noodle House on average",
  );
  expect(words({ ...either, statistic: "per-month" }, NOBODY, SPENT)).toContain("You spent $450.00 a month");
});
