// What is said of what flowed, at its edges: none and one, equal sums, more back than out, what is pending, days cut off by the
// first that is known, two stretches of days, ends of an order (spent-and-earned.txt).
import { expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import type { Household } from "~/domain/coach/query/data";
import { needs } from "~/domain/coach/engine/engine";
import type { Row } from "../../support/rows-in-memory";
import { NOBODY, row, sectionsOf, stream, TODAY, told } from "./hand-made";

const HOME: Household = {
  ...NOBODY,
  accounts: [
    { id: "checking", name: "My checking", type: "checking", balanceCents: 0, limitCents: null },
    { id: "card", name: "My card", type: "credit", balanceCents: 0, limitCents: null },
  ],
  budgets: [
    { category: "groceries", plannedCents: 200_00 },
    { category: "gas", plannedCents: 30_00 },
  ],
  recurring: [
    stream("Cinestream", -18),
    stream("Tunebox", -10),
    stream("City Power", -80, { category: "utilities", amount: "varies" }),
  ],
};

const gas = (day: string, dollars: number, more: Partial<Row> = {}): Row =>
  row(day, -dollars, { merchantName: "Sunrise Fuel", category: "gas", accountId: "card", ...more });
const pay = (day: string, dollars = 1_000): Row =>
  row(day, dollars, { merchantName: "Acme", category: null, kind: "income" });
const PAYERS = ["Ash", "Birch", "Cedar", "Elm", "Fir", "Oak"];
const paidTwice = (name: string, at: number): Row[] =>
  ["2026-10-09", "2026-10-23"].map((day) => ({ ...pay(day, at * 10 + 10), merchantName: name }));
const back = (day: string, dollars: number, more: Partial<Row> = {}): Row =>
  row(day, dollars, { kind: "refund", ...more });
const films = (day: string, dollars: number): Row =>
  row(day, -dollars, { merchantName: "Cinestream", category: "entertainment" });
const fund = (day: string, dollars: number): Row =>
  row(day, dollars, {
    ...{ merchantName: "Birch Fund", category: "retirement" },
    kind: dollars < 0 ? "spending" : "refund",
  });

/** A Sunday, a Tuesday and a Saturday of October; September and August hold one each. */
const FOOD = [row("2026-10-04", -60), row("2026-10-13", -30), row("2026-10-24", -30), row("2026-09-08", -120)];
const ROWS: readonly Row[] = [
  ...FOOD,
  row("2026-08-03", -90, { merchantName: "Green Basket" }),
  row("2026-11-02", -45),
  row("2026-11-09", -15, { merchantName: "Green Basket" }),
  gas("2026-11-05", 40),
  gas("2026-10-06", 30),
  gas("2026-09-09", 30),
  ...["2026-07-31", "2026-08-28", "2026-09-25", "2026-10-09", "2026-10-23", "2026-11-06"].map((day) => pay(day)),
];
const PENDING = [row("2026-11-17", -20, { pending: true }), gas("2026-11-18", 10, { pending: true })];
const SAVED = [...ROWS, fund("2026-10-15", -100), fund("2026-09-15", -50)];

const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };
const SEPTEMBER = { from: "2026-09-01", to: "2026-09-30" };
const AUGUST = { from: "2026-08-01", to: "2026-08-31" };
const NOVEMBER = { from: "2026-11-01", to: TODAY };
const YEAR = { from: "2026-01-01", to: TODAY };
const FALL = { from: "2026-09-01", to: "2026-10-31" };
const food = { categories: ["groceries"] };
const fuel = { categories: ["gas"] };
const against = (period: Query["period"]) => ({ comparison: period && ({ against: "period", period } as const) });
const beside = (subject: Query["subject"]) => ({ comparison: { against: "subject", subject } as const });
const under = (dollars: number) => ({ comparison: { against: "amount", is: "under", cents: dollars * 100 } as const });
const over = (dollars: number) => ({ comparison: { against: "amount", is: "over", cents: dollars * 100 } as const });
const rows = (...more: readonly Row[]) => ({ rows: [...ROWS, ...more] });
const only = (...all: readonly Row[]) => ({ rows: all });

type Asked = readonly [Household, Partial<Query>, { rows?: readonly Row[] }?];
const ASKED: Readonly<Record<string, Asked>> = {
  // Sums
  "a sum": [HOME, { subject: food, period: OCTOBER }, rows()],
  "a sum of one": [HOME, { subject: food, period: SEPTEMBER }, rows()],
  nothing: [HOME, { subject: food, period: { from: "2026-05-01", to: "2026-05-31" } }, rows()],
  "nothing, where any is asked for": [
    HOME,
    { subject: food, shape: "yes-no", period: { from: "2026-05-01", to: "2026-05-31" } },
    rows(),
  ],
  "before anything is known": [HOME, { period: { from: "2025-05-01", to: "2025-12-31" } }, rows()],
  "on the first day that is known": [HOME, { period: { from: "2025-05-01", to: "2026-01-01" } }, rows()],
  "cut off by the first day": [
    { ...HOME, firstDay: "2026-10-10" },
    { subject: food, period: OCTOBER },
    only(row("2026-10-13", -30)),
  ],
  "from the first day on": [{ ...HOME, firstDay: "2026-10-01" }, { subject: food, period: OCTOBER }, rows()],
  "with a refund": [HOME, { subject: food, period: OCTOBER }, rows(back("2026-10-20", 15))],
  "any, with a refund": [HOME, { subject: food, period: OCTOBER, shape: "yes-no" }, rows(back("2026-10-20", 15))],
  "any, and there is only a refund": [HOME, { subject: food, shape: "yes-no" }, only(back("2026-10-20", 15))],
  "more back than out": [HOME, { subject: food, period: OCTOBER }, only(back("2026-10-20", 15), row("2026-10-21", -5))],
  "as much back as out": [HOME, { subject: food, period: OCTOBER }, only(back("2026-10-20", 5), row("2026-10-21", -5))],
  "what is pending": [HOME, { subject: food, period: NOVEMBER }, rows(...PENDING)],
  "what is pending alone": [HOME, { subject: food, period: NOVEMBER }, only(...PENDING)],
  "parts of two categories": [
    HOME,
    { subject: { categories: ["groceries", "gas"] }, period: OCTOBER },
    rows(back("2026-10-20", 40, { category: "gas", merchantName: "Sunrise Fuel" })),
  ],
  "everything this month": [HOME, { period: NOVEMBER }, rows(...PENDING)],
  "no days are said": [HOME, { subject: food }, rows()],
  "a shop, no days are said": [HOME, { subject: { merchants: ["Green Basket"] } }, rows()],
  refunds: [HOME, { measure: "refunded", period: OCTOBER }, rows(back("2026-10-20", 15))],
  income: [HOME, { measure: "earned", period: OCTOBER }, rows()],
  "any income": [HOME, { measure: "earned", shape: "yes-no", period: OCTOBER }, rows()],
  "no income": [HOME, { measure: "earned", period: { from: "2026-05-01", to: "2026-05-31" } }, rows()],
  // Counts and single rows
  "how often": [HOME, { statistic: "count", subject: food, period: OCTOBER }, rows()],
  "how often, once": [HOME, { statistic: "count", subject: food, period: SEPTEMBER }, rows()],
  "how often in few days": [
    HOME,
    { statistic: "count", subject: food, period: { from: "2026-10-01", to: "2026-10-27" } },
    rows(),
  ],
  "how often in four weeks": [
    HOME,
    { statistic: "count", subject: food, period: { from: "2026-10-01", to: "2026-10-28" } },
    rows(),
  ],
  "how often, each week": [
    HOME,
    { statistic: "count", subject: food, period: { from: "2026-10-01", to: "2026-10-28" } },
    rows(row("2026-10-25", -5)),
  ],
  "how often, with a refund": [
    HOME,
    { statistic: "count", subject: food, period: OCTOBER },
    rows(back("2026-10-20", 15)),
  ],
  "how often, with what is pending": [HOME, { statistic: "count", subject: food, period: NOVEMBER }, rows(...PENDING)],
  "how often, two pending": [HOME, { statistic: "count", period: NOVEMBER }, rows(...PENDING)],
  "how often, nine of them": [
    HOME,
    { statistic: "count", subject: food, period: OCTOBER },
    only(...Array.from({ length: 9 }, (_, at) => row(`2026-10-0${at + 1}`, -5))),
  ],
  "how often at one shop": [
    HOME,
    { statistic: "count", subject: { merchants: ["green basket"] }, period: YEAR },
    rows(),
  ],
  "the largest": [HOME, { statistic: "largest", period: OCTOBER }, rows()],
  "the second largest": [HOME, { statistic: "largest", period: OCTOBER, condition: { nth: 2 } }, rows()],
  "the seventh largest": [HOME, { statistic: "largest", period: OCTOBER, condition: { nth: 7 } }, rows()],
  "the smallest": [HOME, { statistic: "smallest", period: OCTOBER }, rows()],
  "the latest": [HOME, { statistic: "latest", subject: food }, rows()],
  "the latest, pending": [HOME, { statistic: "latest", subject: food }, rows(...PENDING)],
  "the latest, today": [HOME, { statistic: "latest", subject: food }, rows(row(TODAY, -5))],
  "the latest at a shop": [HOME, { statistic: "latest", subject: { merchants: ["corner market"] } }, rows()],
  "the first": [HOME, { statistic: "first", subject: food }, rows()],
  "the latest income": [HOME, { measure: "earned", statistic: "latest" }, rows()],
  each: [HOME, { statistic: "each", subject: food, period: OCTOBER }, rows()],
  // Averages
  "a day": [HOME, { statistic: "per-day", subject: food, period: OCTOBER }, rows()],
  "a day with what is pending": [HOME, { statistic: "per-day", subject: food, period: NOVEMBER }, rows(...PENDING)],
  "a saturday": [HOME, { statistic: "per-day", period: OCTOBER, condition: { weekdays: [6] } }, rows()],
  "a saturday of two days without one": [
    HOME,
    { statistic: "per-day", period: { from: "2026-10-04", to: "2026-10-05" }, condition: { weekdays: [6] } },
    rows(row("2026-10-24", -5)),
  ],
  "a week": [HOME, { statistic: "per-week", subject: food, period: OCTOBER }, rows()],
  "a week of few days": [
    HOME,
    { statistic: "per-week", subject: food, period: { from: "2026-10-04", to: "2026-10-06" } },
    rows(),
  ],
  "a month": [HOME, { statistic: "per-month", subject: food, period: FALL }, rows()],
  "a month of one": [HOME, { statistic: "per-month", subject: food, period: OCTOBER }, rows()],
  "a month, no days are said": [HOME, { statistic: "per-month", subject: food }, rows()],
  "the only month": [{ ...HOME, firstDay: "2026-10-01" }, { statistic: "per-month", subject: food }, rows()],
  "a month of this year": [HOME, { statistic: "per-month", subject: food, period: YEAR }, rows(...PENDING)],
  "a year": [HOME, { statistic: "per-year", subject: food }, rows()],
  "a year of a part": [HOME, { statistic: "per-year", subject: food, period: YEAR }, rows()],
  "a month of what has a price": [
    HOME,
    { statistic: "per-month", subject: { merchants: ["Cinestream"] }, period: FALL },
    only(films("2026-09-02", 15), films("2026-10-02", 15)),
  ],
  "a month of what has kept its price": [
    HOME,
    { statistic: "per-month", subject: { merchants: ["Cinestream"] }, period: FALL },
    only(films("2026-09-02", 18), films("2026-10-02", 18)),
  ],
  "a month of two with a price": [
    HOME,
    { statistic: "per-month", subject: { merchants: ["Cinestream", "Tunebox"] }, period: FALL },
    only(films("2026-09-02", 15), films("2026-10-02", 15)),
  ],
  "a month of what varies": [
    HOME,
    { statistic: "per-month", subject: { merchants: ["City Power"] }, period: FALL },
    only(row("2026-09-02", -70, { merchantName: "City Power", category: "utilities" })),
  ],
  "a month of what has a price, on the card": [
    HOME,
    { statistic: "per-month", subject: { merchants: ["Cinestream"], accounts: ["checking"] }, period: FALL },
    only(films("2026-09-02", 15)),
  ],
  // Days held against days
  "more than in september": [HOME, { subject: fuel, period: NOVEMBER, ...against(SEPTEMBER) }, rows()],
  "less than in august": [HOME, { subject: food, period: NOVEMBER, ...against(AUGUST) }, rows(...PENDING)],
  "the same as in september": [HOME, { subject: fuel, period: OCTOBER, ...against(SEPTEMBER) }, rows()],
  "against nothing": [HOME, { subject: fuel, period: OCTOBER, ...against(AUGUST) }, rows()],
  "nothing against something": [HOME, { subject: fuel, period: AUGUST, ...against(OCTOBER) }, rows()],
  "whether it was more": [HOME, { subject: fuel, shape: "yes-no", period: NOVEMBER, ...against(SEPTEMBER) }, rows()],
  "whether it was more, and it was the same": [
    HOME,
    { subject: fuel, shape: "yes-no", period: OCTOBER, ...against(SEPTEMBER) },
    rows(),
  ],
  "whether it was less": [
    HOME,
    { subject: fuel, shape: "yes-no", least: true, period: NOVEMBER, ...against(SEPTEMBER) },
    rows(),
  ],
  "whether it was less, and it was the same": [
    HOME,
    { subject: fuel, shape: "yes-no", least: true, period: OCTOBER, ...against(SEPTEMBER) },
    rows(),
  ],
  "so much of last month": [
    HOME,
    { subject: food, period: NOVEMBER, ...against({ from: "2026-10-01", to: "2026-10-18" }) },
    rows(),
  ],
  "income of two months": [HOME, { measure: "earned", period: OCTOBER, ...against(SEPTEMBER) }, rows()],
  "income of two months, as many pays": [HOME, { measure: "earned", period: SEPTEMBER, ...against(AUGUST) }, rows()],
  "income against none": [
    HOME,
    { measure: "earned", period: AUGUST, ...against({ from: "2026-06-01", to: "2026-06-30" }) },
    rows(),
  ],
  "a month of two stretches": [
    HOME,
    { statistic: "per-month", subject: food, period: FALL, ...against({ from: "2026-07-01", to: "2026-08-31" }) },
    rows(),
  ],
  "how often, in two months": [
    HOME,
    { statistic: "count", subject: food, period: OCTOBER, ...against(SEPTEMBER) },
    rows(),
  ],
  "how often, less often": [
    HOME,
    { statistic: "count", subject: food, period: SEPTEMBER, ...against(OCTOBER) },
    rows(),
  ],
  "how often, as often": [HOME, { statistic: "count", subject: fuel, period: OCTOBER, ...against(SEPTEMBER) }, rows()],
  "each time, in two months": [
    HOME,
    { statistic: "each", subject: food, period: OCTOBER, ...against(SEPTEMBER) },
    rows(),
  ],
  "each time, more": [HOME, { statistic: "each", subject: food, period: SEPTEMBER, ...against(OCTOBER) }, rows()],
  "each time, the same": [HOME, { statistic: "each", subject: fuel, period: OCTOBER, ...against(SEPTEMBER) }, rows()],
  "each time, against none": [HOME, { statistic: "each", subject: fuel, period: OCTOBER, ...against(AUGUST) }, rows()],
  // Another subject, the usual, the plan, an amount, a share
  "groceries or gas": [HOME, { subject: food, period: OCTOBER, ...beside(fuel) }, rows()],
  "groceries or gas, no days are said": [HOME, { subject: food, ...beside(fuel) }, rows(...PENDING)],
  "how often, groceries or gas": [HOME, { statistic: "count", subject: food, ...beside(fuel) }, rows()],
  "each time, groceries or gas": [HOME, { statistic: "each", subject: food, period: OCTOBER, ...beside(fuel) }, rows()],
  "gas or groceries, a month": [HOME, { statistic: "per-month", subject: fuel, period: FALL, ...beside(food) }, rows()],
  "gas or as much": [HOME, { subject: fuel, period: OCTOBER, ...beside({ merchants: ["Sunrise Fuel"] }) }, rows()],
  "weekends or weekdays": [
    HOME,
    {
      period: OCTOBER,
      condition: { weekdays: [0, 6] },
      comparison: { against: "weekdays", weekdays: [1, 2, 3, 4, 5] },
    },
    rows(),
  ],
  "than usual": [HOME, { subject: food, period: NOVEMBER, comparison: { against: "usual" } }, rows(...PENDING)],
  "than usual in october": [HOME, { subject: food, period: OCTOBER, comparison: { against: "usual" } }, rows()],
  "than usual, without a month before": [
    { ...HOME, firstDay: "2026-11-01" },
    { subject: food, period: NOVEMBER, comparison: { against: "usual" } },
    rows(),
  ],
  "kept, than usual": [HOME, { measure: "kept", period: NOVEMBER, comparison: { against: "usual" } }, rows()],
  "within the plan": [HOME, { subject: food, period: NOVEMBER, comparison: { against: "plan" } }, rows()],
  "beyond the plan": [HOME, { subject: fuel, period: NOVEMBER, comparison: { against: "plan" } }, rows()],
  "just the plan": [HOME, { subject: fuel, period: OCTOBER, comparison: { against: "plan" } }, rows()],
  "of all plans": [HOME, { period: NOVEMBER, comparison: { against: "plan" } }, rows()],
  "without a plan": [
    HOME,
    { subject: { categories: ["travel"] }, period: NOVEMBER, comparison: { against: "plan" } },
    rows(),
  ],
  "over 120": [HOME, { subject: food, period: OCTOBER, ...over(120) }, rows()],
  "over 119": [HOME, { subject: food, period: OCTOBER, ...over(119) }, rows()],
  "under 120": [HOME, { subject: food, period: OCTOBER, ...under(120) }, rows()],
  "under 121": [HOME, { subject: food, period: OCTOBER, ...under(121) }, rows()],
  "a share": [HOME, { subject: food, shape: "share", period: NOVEMBER }, rows(...PENDING)],
  "a share of nothing": [HOME, { subject: food, shape: "share", period: OCTOBER }, only(back("2026-10-20", 15))],
  "a shop's share of a category": [
    HOME,
    { subject: { ...food, merchants: ["Green Basket"] }, shape: "share", period: NOVEMBER },
    rows(),
  ],
  "a share of income": [HOME, { subject: food, period: NOVEMBER, comparison: { against: "income" } }, rows(...PENDING)],
  "a share of no income": [HOME, { subject: food, period: OCTOBER, comparison: { against: "income" } }, only(...FOOD)],
  "more than income": [HOME, { shape: "yes-no", period: OCTOBER, comparison: { against: "income" } }, rows()],
  "more than income, and it is": [
    HOME,
    { shape: "yes-no", period: OCTOBER, comparison: { against: "income" } },
    rows(row("2026-10-30", -5_000)),
  ],
  // What was kept
  kept: [HOME, { measure: "kept", period: OCTOBER }, rows()],
  "kept, and saved": [HOME, { measure: "kept", period: OCTOBER }, { rows: SAVED }],
  "kept, and back from savings": [HOME, { measure: "kept", period: OCTOBER }, rows(fund("2026-10-15", 100))],
  "used more than was saved": [HOME, { measure: "kept", period: OCTOBER }, rows(fund("2026-10-15", 4_000))],
  "nothing kept, and saved": [HOME, { measure: "kept", period: OCTOBER }, rows(fund("2026-10-15", -2_000))],
  "kept nothing to the cent": [HOME, { measure: "kept", period: OCTOBER }, rows(row("2026-10-30", -1_850))],
  "kept with what is pending": [HOME, { measure: "kept", period: NOVEMBER }, rows(...PENDING)],
  "kept with what is pending, and saved": [
    HOME,
    { measure: "kept", period: NOVEMBER },
    rows(...PENDING, fund("2026-11-15", -100)),
  ],
  "kept, and short with what is pending": [
    HOME,
    { measure: "kept", period: NOVEMBER },
    rows(row("2026-11-17", -2_000, { pending: true })),
  ],
  "kept, and pay is pending": [
    HOME,
    { measure: "kept", period: NOVEMBER },
    rows({ ...pay("2026-11-18"), pending: true }),
  ],
  "kept without income": [HOME, { measure: "kept", period: OCTOBER }, only(...FOOD)],
  "any kept": [HOME, { measure: "kept", shape: "yes-no", period: OCTOBER }, rows()],
  "any kept, and it was none": [HOME, { measure: "kept", shape: "yes-no", period: OCTOBER }, only(...FOOD)],
  "any kept, all of it saved": [
    HOME,
    { measure: "kept", shape: "yes-no", period: OCTOBER },
    rows(fund("2026-10-15", -2_000)),
  ],
  "in the red": [HOME, { measure: "kept", shape: "yes-no", period: OCTOBER, condition: { sumMax: -1 } }, rows()],
  "in the red, and it was": [
    HOME,
    { measure: "kept", shape: "yes-no", period: OCTOBER, condition: { sumMax: -1 } },
    only(...FOOD),
  ],
  "in the black": [HOME, { measure: "kept", shape: "yes-no", period: OCTOBER, condition: { sumMin: 0 } }, rows()],
  "in the black, and it wasn't": [
    HOME,
    { measure: "kept", shape: "yes-no", period: OCTOBER, condition: { sumMin: 0 } },
    only(...FOOD),
  ],
  "the savings rate": [HOME, { measure: "kept", shape: "share", period: OCTOBER }, rows()],
  "the savings rate with savings": [HOME, { measure: "kept", shape: "share", period: OCTOBER }, { rows: SAVED }],
  "kept a month": [HOME, { measure: "kept", statistic: "per-month", period: FALL }, { rows: SAVED }],
  "kept in two months": [HOME, { measure: "kept", period: OCTOBER, ...against(SEPTEMBER) }, { rows: SAVED }],
  "kept and short": [
    HOME,
    { measure: "kept", period: OCTOBER, ...against(SEPTEMBER) },
    rows(row("2026-09-30", -5_000)),
  ],
  "short and kept": [
    HOME,
    { measure: "kept", period: SEPTEMBER, ...against(OCTOBER) },
    rows(row("2026-09-30", -5_000)),
  ],
  "short and used": [
    HOME,
    { measure: "kept", period: SEPTEMBER, ...against(OCTOBER) },
    rows(fund("2026-09-02", 3_000), fund("2026-10-02", 10)),
  ],
  "kept a month of two stretches": [
    HOME,
    { measure: "kept", statistic: "per-month", period: FALL, ...against({ from: "2026-07-01", to: "2026-08-31" }) },
    rows(row("2026-07-30", -5_000)),
  ],
  // Rows
  "a list": [HOME, { shape: "list", subject: food, period: OCTOBER }, rows()],
  "the largest three": [HOME, { shape: "list", statistic: "largest", take: 3, period: OCTOBER }, rows()],
  "the smallest three": [HOME, { shape: "list", statistic: "smallest", take: 3, period: OCTOBER }, rows()],
  "a list of more than fit": [
    HOME,
    { shape: "list", subject: food, period: OCTOBER },
    only(...Array.from({ length: 22 }, (_, at) => row(`2026-10-${String(at + 1).padStart(2, "0")}`, -5))),
  ],
  "a list with refunds and what is pending": [
    HOME,
    { shape: "list", subject: food, period: NOVEMBER },
    rows(...PENDING, back("2026-11-10", 15)),
  ],
  "a list of refunds alone": [
    HOME,
    { shape: "list", subject: food, period: OCTOBER },
    only(back("2026-10-20", 15), back("2026-10-22", 5)),
  ],
  "many refunds": [
    HOME,
    { measure: "refunded", period: OCTOBER },
    only(...Array.from({ length: 10 }, (_, at) => back(`2026-10-${String(at + 10)}`, at + 1))),
  ],
  "eight refunds": [
    HOME,
    { measure: "refunded", period: OCTOBER },
    only(...Array.from({ length: 8 }, (_, at) => back(`2026-10-${String(at + 10)}`, at + 1))),
  ],
  "income of many": [HOME, { measure: "earned", period: OCTOBER }, only(...PAYERS.flatMap(paidTwice))],
  "income of five": [HOME, { measure: "earned", period: OCTOBER }, only(...PAYERS.slice(1).flatMap(paidTwice))],
  "parts on an account": [
    HOME,
    { subject: { categories: ["groceries", "gas"], accounts: ["card"] }, period: OCTOBER },
    rows(row("2026-10-08", -5, { accountId: "card" })),
  ],
  "where more came back than went out": [
    HOME,
    { shape: "ranking", by: "category", period: OCTOBER },
    only(back("2026-10-20", 40), row("2026-10-21", -5), gas("2026-10-22", 3)),
  ],
  "a list of income": [HOME, { measure: "earned", shape: "list", period: OCTOBER }, rows()],
  // Groups
  "where it went": [HOME, { shape: "ranking", by: "category", period: NOVEMBER }, rows(...PENDING)],
  "least first": [HOME, { shape: "ranking", by: "category", least: true, period: NOVEMBER }, rows()],
  "which most": [HOME, { shape: "ranking", by: "category", take: 1, period: NOVEMBER }, rows()],
  "which most, of one": [HOME, { shape: "ranking", by: "category", take: 1, subject: food, period: NOVEMBER }, rows()],
  "which most, and they are the same": [
    HOME,
    { shape: "ranking", by: "category", take: 1, period: NOVEMBER },
    only(row("2026-11-02", -40), gas("2026-11-05", 40)),
  ],
  "which most, and another came back": [
    HOME,
    { shape: "ranking", by: "category", take: 1, period: NOVEMBER },
    only(row("2026-11-02", -40), back("2026-11-05", 10, { category: "gas" })),
  ],
  "which second": [HOME, { shape: "ranking", by: "category", period: NOVEMBER, condition: { nth: 2 } }, rows()],
  "which third of two": [HOME, { shape: "ranking", by: "category", period: NOVEMBER, condition: { nth: 3 } }, rows()],
  "which shop most often": [
    HOME,
    { statistic: "count", shape: "ranking", by: "merchant", take: 1, period: YEAR },
    rows(),
  ],
  "which shop costs most each time": [
    HOME,
    { statistic: "each", shape: "ranking", by: "merchant", take: 1, period: YEAR },
    rows(),
  ],
  "shops of at least two": [HOME, { shape: "ranking", by: "merchant", period: YEAR, condition: { times: 2 } }, rows()],
  "shops of one at most": [
    HOME,
    { shape: "ranking", by: "merchant", period: YEAR, condition: { timesMost: 1 } },
    rows(),
  ],
  "shops of a hundred": [HOME, { shape: "ranking", by: "merchant", period: YEAR, condition: { times: 100 } }, rows()],
  "which account": [HOME, { shape: "ranking", by: "account", take: 1, period: NOVEMBER }, rows()],
  "which account, and one is gone": [
    { ...HOME, accounts: [] },
    { shape: "ranking", by: "account", period: NOVEMBER },
    rows(),
  ],
  "which month": [HOME, { shape: "ranking", by: "month", take: 1, subject: food, period: YEAR }, rows()],
  "which month least": [
    HOME,
    { shape: "ranking", by: "month", take: 1, least: true, subject: food, period: YEAR },
    rows(),
  ],
  "which of two months": [HOME, { shape: "ranking", by: "month", take: 1, subject: food, period: FALL }, rows()],
  "months in order": [HOME, { shape: "ranking", by: "month", subject: food, period: YEAR }, rows(...PENDING)],
  "months over 100": [
    HOME,
    { shape: "ranking", by: "month", subject: food, period: YEAR, condition: { sumMin: 100_00 } },
    rows(),
  ],
  "months in the red, in order": [
    HOME,
    { measure: "kept", shape: "ranking", by: "month", period: YEAR, condition: { sumMax: -1 } },
    rows(row("2026-09-30", -5_000)),
  ],
  "the worst month kept": [
    HOME,
    { measure: "kept", shape: "ranking", by: "month", take: 1, least: true, period: FALL },
    rows(row("2026-09-30", -5_000)),
  ],
  "quarters in order": [HOME, { shape: "ranking", by: "quarter", subject: food, period: YEAR }, rows()],
  "a trend of quarters": [HOME, { shape: "trend", by: "quarter", subject: food, period: YEAR }, rows()],
  "the best quarter": [HOME, { shape: "ranking", by: "quarter", take: 1, subject: food, period: FALL }, rows()],
  "a trend that goes down": [
    HOME,
    { shape: "trend", by: "month", subject: food, period: { from: "2026-06-01", to: TODAY } },
    only(...["06", "07", "08", "09", "10"].map((month, at) => row(`2026-${month}-05`, -100 * (5 - at)))),
  ],
  "against another stretch, by the month": [
    HOME,
    { subject: food, period: FALL, ...against({ from: "2026-07-01", to: "2026-08-31" }) },
    rows(),
  ],
  "a shop against another in fall, and at all times": [
    HOME,
    { subject: { merchants: ["Corner Market"] }, ...beside({ merchants: ["Green Basket"] }) },
    rows(),
  ],
  "how often at two shops": [
    HOME,
    { statistic: "count", subject: { merchants: ["Corner Market"] }, ...beside({ merchants: ["Green Basket"] }) },
    rows(),
  ],
  "each time at two shops": [
    HOME,
    { statistic: "each", subject: { merchants: ["Corner Market"] }, ...beside({ merchants: ["Green Basket"] }) },
    rows(),
  ],
  "all but a category and a shop": [
    HOME,
    { subject: { except: ["gas"], exceptMerchants: ["Green Basket"] }, period: YEAR },
    rows(),
  ],
  "on accounts of a kind that is none": [HOME, { subject: { kinds: ["savings"] }, period: OCTOBER }, rows()],
  "on two kinds of accounts": [HOME, { subject: { kinds: ["checking", "credit"] }, period: OCTOBER }, rows()],
  "moved to a card": [
    HOME,
    { measure: "moved", subject: { kinds: ["credit"] }, period: OCTOBER },
    rows(row("2026-10-25", 90, { kind: "card_payment", category: null, accountId: "card", merchantName: "Thanks" })),
  ],
  "weeks in order": [HOME, { shape: "ranking", by: "week", subject: food, period: OCTOBER }, rows()],
  "weekdays in order": [HOME, { shape: "ranking", by: "weekday", subject: food, period: OCTOBER }, rows()],
  "which weekday, and they are the same": [
    HOME,
    { shape: "ranking", by: "weekday", take: 1, subject: food, period: OCTOBER },
    only(row("2026-10-04", -30), row("2026-10-13", -30)),
  ],
  "days in order": [HOME, { shape: "ranking", by: "day", take: 1, period: OCTOBER }, rows()],
  "what grew": [HOME, { shape: "ranking", by: "category", period: NOVEMBER, ...against(AUGUST) }, rows()],
  "what shrank": [
    HOME,
    { shape: "ranking", by: "category", least: true, period: NOVEMBER, ...against(AUGUST) },
    rows(),
  ],
  "what grew from a month to another": [
    HOME,
    { shape: "ranking", by: "category", period: OCTOBER, ...against(AUGUST) },
    rows(),
  ],
  "what shrank from a month to another": [
    HOME,
    { shape: "ranking", by: "category", least: true, period: OCTOBER, ...against(AUGUST) },
    rows(),
  ],
  "nothing grew": [
    HOME,
    { shape: "ranking", by: "category", period: OCTOBER, subject: fuel, ...against(SEPTEMBER) },
    rows(),
  ],
  "nothing shrank": [
    HOME,
    { shape: "ranking", by: "category", least: true, period: OCTOBER, subject: fuel, ...against(SEPTEMBER) },
    rows(),
  ],
  "how many shops": [HOME, { statistic: "count", by: "merchant", period: YEAR }, rows()],
  "how many days": [HOME, { statistic: "count", by: "day", period: OCTOBER }, rows()],
  "how many days, one": [HOME, { statistic: "count", by: "day", subject: food, period: SEPTEMBER }, rows()],
  "how many months over 100": [
    HOME,
    { statistic: "count", by: "month", subject: food, period: YEAR, condition: { sumMin: 100_00 } },
    rows(),
  ],
  "how many days of income": [HOME, { measure: "earned", statistic: "count", by: "day", period: OCTOBER }, rows()],
  "how many days without": [
    HOME,
    { statistic: "count", by: "day", period: OCTOBER, condition: { empty: true } },
    rows(),
  ],
  "how many days without, of few": [
    HOME,
    { statistic: "count", by: "day", period: { from: "2026-10-04", to: "2026-10-16" }, condition: { empty: true } },
    rows(),
  ],
  "how many days without, of none": [
    HOME,
    { statistic: "count", by: "day", period: { from: "2026-10-04", to: "2026-10-04" }, condition: { empty: true } },
    rows(),
  ],
  "a trend": [
    HOME,
    { shape: "trend", by: "month", subject: food, period: { from: "2026-07-01", to: TODAY } },
    rows(...PENDING),
  ],
  "a trend of weeks": [HOME, { shape: "trend", by: "week", subject: food, period: OCTOBER }, rows()],
  "a trend that goes up": [
    HOME,
    { shape: "trend", by: "month", subject: food, period: { from: "2026-06-01", to: TODAY } },
    only(...["06", "07", "08", "09", "10"].map((month, at) => row(`2026-${month}-05`, -100 * (at + 1)))),
  ],
  "a trend that is level": [
    HOME,
    { shape: "trend", by: "month", subject: food, period: { from: "2026-05-01", to: TODAY } },
    only(...["05", "06", "07", "08", "09", "10"].map((month) => row(`2026-${month}-05`, -100))),
  ],
  "a trend of what was kept": [HOME, { measure: "kept", shape: "trend", by: "month", period: FALL }, { rows: SAVED }],
};

const APPROVED = sectionsOf(new URL("./spent-and-earned.txt", import.meta.url));

test.each(Object.entries(ASKED))("%s", (name, [household, said, given]) => {
  expect(told(query(said), household, given)).toBe(APPROVED.get(name));
});

test.each<[Partial<Query>, string[]]>([
  [{}, ["sums", "sums pending", "sums", "sums", "sums"]],
  [{ period: AUGUST }, ["sums", "sums"]],
  [{ period: NOVEMBER }, ["sums", "sums pending", "sums"]],
  [{ shape: "list", period: AUGUST }, ["sums", "rows newest 20"]],
  [{ shape: "list", take: 99, period: AUGUST }, ["sums", "rows newest 25"]],
  [{ shape: "list", statistic: "smallest", take: 3, period: AUGUST }, ["sums", "rows smallest 3"]],
  [{ shape: "yes-no", period: AUGUST }, ["sums", "rows newest 1", "sums"]],
  [{ statistic: "count", period: AUGUST }, ["sums", "rows newest 9", "sums"]],
  [{ statistic: "count", by: "merchant", period: AUGUST }, ["sums", "sums by merchant"]],
  [{ statistic: "count", period: AUGUST, ...against(SEPTEMBER) }, ["sums", "sums"]],
  [{ statistic: "each", period: AUGUST }, ["sums"]],
  [{ statistic: "largest", period: AUGUST, condition: { nth: 3 } }, ["rows largest 3"]],
  [{ statistic: "first" }, ["rows oldest 1"]],
  [{ shape: "ranking", by: "month", period: AUGUST }, ["sums", "sums by month"]],
  [
    { shape: "ranking", by: "category", period: AUGUST, ...against(SEPTEMBER) },
    ["sums", "sums by category", "sums", "sums by category"],
  ],
  [{ shape: "share", subject: food, period: AUGUST }, ["sums", "sums"]],
  [{ period: AUGUST, comparison: { against: "income" } }, ["sums", "sums"]],
  [{ period: AUGUST, comparison: { against: "usual" } }, ["sums", "sums", "sums", "sums"]],
  [{ period: AUGUST, ...over(5) }, ["sums", "rows newest 1"]],
  [{ measure: "kept", period: AUGUST }, ["sums", "sums", "sums"]],
  [{ measure: "kept", shape: "yes-no", period: AUGUST }, ["sums", "sums", "sums"]],
])("what is asked of the rows: %j", (said, wants) => {
  const wanted = needs(query(said), HOME).map((need) =>
    need.want === "rows"
      ? `rows ${need.order} ${need.take}`
      : need.want === "sums"
        ? ["sums", ...(need.rows.pending ? ["pending"] : []), ...(need.by === null ? [] : ["by", need.by])].join(" ")
        : need.want,
  );
  expect(wanted).toEqual(wants);
});
