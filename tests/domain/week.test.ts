import { describe, expect, test } from "vitest";
import type { Forecast, ForecastInput, ForecastRow } from "~/domain/forecast/types";
import { forecastOf } from "~/domain/forecast/forecast";
import type { Sign } from "~/domain/household/trouble";
import { type HistoryRow, findRecurring } from "~/domain/ledger/recurring";
import { inDays, spendingOf, sumsOfRows } from "~/domain/ledger/totals";
import { formatUsd, sumCents } from "~/domain/money";
import { addDays, weekday } from "~/domain/periods";
import { lastWeek, weekReview } from "~/domain/week/review";
import { type WeekReview, wordWeek } from "~/texts/week";
import { COMFORT } from "../support/comfort";
import { everyDays, given, monthly, PAY, RENT, row, sampleInput } from "../support/forecast";

/** A Monday; the week before it is the 15th to the 21st. */
const MONDAY = "2026-11-23";

function reviewOf(
  input: ForecastInput,
  over: { signs?: Sign[]; waiting?: number; forecast?: Forecast } = {},
): WeekReview {
  const posted = input.rows.filter(({ pending }) => !pending);
  const history: HistoryRow[] = posted.filter(({ kind }) => ["spending", "loan_payment", "income"].includes(kind));
  const facts = weekReview({
    today: input.today,
    days: sumsOfRows(input.rows).days,
    history,
    recurring: findRecurring(history, input.today),
    forecast: over.forecast ?? forecastOf(input),
    safe: null,
    signs: over.signs ?? [],
    waiting: over.waiting ?? 0,
  });
  return wordWeek(facts, "US");
}

const household = (rows: readonly ForecastRow[], today = MONDAY) => given(rows, undefined, [], today);
const food = (last: string, count: number, dollars: number) =>
  everyDays(7, last, count, dollars, { merchantName: "Corner Market", category: "groceries" });
const OVERDRAWN: Sign = { id: "overdraft", kind: "trouble", source: "accounts" };

describe("the look back at a week", () => {
  test("is of the last whole week, Sunday to Saturday, on each day of the next", () => {
    for (let at = 0; at < 7; at++)
      expect(lastWeek(addDays("2026-11-22", at))).toEqual({ from: "2026-11-15", to: "2026-11-21" });
  });

  test("leads to its rows without the bills, unless a shop's bill can't be told from its other rows", () => {
    const rows = [
      ...monthly("2026-11-17", 12, -60, { merchantName: "Bluebird", category: "phone" }),
      ...food("2026-11-20", 9, -40),
    ];
    const href = (more: ForecastRow[]) => reviewOf(household([...rows, ...more])).everyday?.href;
    const days = "/transactions?from=2026-11-15&to=2026-11-21&kind=spending";
    expect(href([])).toBe(`${days}&without=Bluebird`);
    expect(href([row("2026-11-18", -5, { merchantName: "Corner Shop" })])).toBe(`${days}&without=Bluebird`);
    expect(href([row("2026-11-18", -5, { merchantName: "The bluebird cafe" })])).toBeNull();
  });

  test("says what a category took more, beside its average week, and at whom", () => {
    const dinners = [
      row("2026-11-17", -60, { merchantName: "Bistro 12", category: "restaurants" }),
      row("2026-11-20", -40, { merchantName: "Bistro 12", category: "restaurants" }),
      row("2026-11-19", -9, { merchantName: "Taco Stand", category: "restaurants" }),
    ];
    const before = everyDays(7, "2026-11-12", 9, -20, { merchantName: "Taco Stand", category: "restaurants" });
    const { changes, spentCents, everyday } = reviewOf(household([...dinners, ...before]));
    expect(spentCents).toBe(109_00);
    expect(everyday).toMatchObject({ nowCents: 109_00, averageCents: 20_00 });
    expect(changes).toMatchObject([
      {
        title: "Restaurants: $89.00 more than usual",
        why: "Mostly Bistro 12, $100.00 in 2 purchases.",
        cents: 109_00,
        href: "/transactions?from=2026-11-15&to=2026-11-21&kind=spending&category=restaurants",
      },
    ]);
  });

  test("says what a category took less", () => {
    const { changes } = reviewOf(household([...food("2026-11-12", 9, -80), row("2026-11-18", -5)]));
    expect(changes[0]).toMatchObject({
      title: "Groceries: $80.00 less than usual",
      why: "No purchases instead of the usual 1.",
      cents: 0,
    });
  });

  test("a bill in its month is no change; one that went up is, by its old price and the year", () => {
    const rent = monthly("2026-11-16", 8, -1_500, RENT);
    const stream = [
      ...monthly("2026-10-18", 7, -15, { merchantName: "Cine Stream", category: "entertainment" }),
      row("2026-11-18", -18, { merchantName: "Cine Stream", category: "entertainment" }),
    ];
    const { changes, question } = reviewOf(household([...rent, ...stream, ...food("2026-11-19", 10, -80)]));
    expect(changes).toMatchObject([
      { title: "Cine Stream went up by $3.00", why: "It was $15.00 before: $36.00 more a year.", cents: 18_00 },
    ]);
    expect(question).toMatchObject({ id: "price", text: "Is it still worth $18.00 to you?" });
  });

  test("late pay comes first, and money that came besides is told", () => {
    const pays = everyDays(14, "2026-11-05", 8, 1_200, PAY);
    const gift = row("2026-11-18", 250, { merchantName: "Aunt Vera" });
    const { changes } = reviewOf(household([...pays, gift, ...food("2026-11-19", 10, -80)]));
    expect(changes.map(({ title }) => title)).toEqual([
      "Income from Acme Payroll is late",
      "You got $250.00 from Aunt Vera",
    ]);
  });

  test("with fewer than four whole weeks nothing is compared", () => {
    const { everyday, changes, sentence } = reviewOf(household(food("2026-11-19", 4, -80)));
    expect([everyday, changes]).toEqual([null, []]);
    expect(sentence).toMatch(/^After four full weeks/);
  });

  test("what is due are bills and pay of the seven days that begin today", () => {
    const rent = monthly("2026-10-25", 8, -1_500, RENT);
    const later = monthly("2026-10-30", 8, -40, { merchantName: "Gym", category: "fitness" });
    const pays = everyDays(14, "2026-11-13", 8, 1_200, PAY);
    const { due } = reviewOf(household([...rent, ...later, ...pays]));
    expect(due.map(({ name, cents, isPay }) => [name, cents, isPay])).toEqual([
      ["Elm Street Homes", -1_500_00, false],
      ["Acme Payroll", 1_200_00, true],
    ]);
  });

  test("in trouble that comes first, and the question is what comes first", () => {
    const { note, question } = reviewOf(household(food("2026-11-12", 9, -80)), { signs: [OVERDRAWN] });
    expect(note?.title).toBe("Something comes before plans");
    expect(question.href).toBe("/coach?tab=health");
  });

  test("without any rows it says so", () => {
    const review = reviewOf(household([]));
    expect(review).toMatchObject({ isEmpty: true, changes: [], due: [], everyday: null });
    expect(review.question.id).toBe("ahead");
    expect(reviewOf(household([]), { waiting: 3 }).question.hint).toBe("3 transactions are waiting for review.");
  });
});

describe.each(["demo", "ada", "one"])("every Monday of half a year: %s", (seed) => {
  const mondays = Array.from({ length: 26 }, (_, at) => addDays("2026-06-01", at * 7));

  test("figures are those of the rows, three changes at most, and in trouble nothing comforts", () => {
    for (const today of mondays) {
      expect(weekday(today)).toBe(1);
      const input = sampleInput(seed, today);
      const review = reviewOf(input);
      const posted = input.rows.filter(({ pending }) => !pending);
      const own = inDays(posted, review.week);
      expect(review.spentCents).toBe(spendingOf(own.map((one) => ({ ...one, count: 1 }))));
      expect(review.changes.length).toBeLessThanOrEqual(3);
      for (const change of review.changes) {
        expect(change.why).not.toBe("");
        if (change.id.startsWith("category:") && change.cents !== null) {
          const category = change.id.slice("category:".length);
          const rows = own.filter(
            (one) => one.category === category && ["spending", "refund", "loan_payment"].includes(one.kind),
          );
          expect(change.cents).toBe(0 - sumCents(rows.map(({ cents }) => cents)));
        }
      }
      for (const { day } of review.due) expect(day >= today && day <= addDays(today, 6)).toBe(true);
      const troubled = reviewOf(input, { signs: [OVERDRAWN] });
      expect(JSON.stringify(troubled)).not.toMatch(COMFORT);
      expect(review.sentence).toContain(formatUsd(review.everyday?.nowCents ?? 0));
    }
  });
});
