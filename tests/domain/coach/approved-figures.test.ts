// The main figure of approved answers against plain loops over the household's rows, which know nothing of the coach: an
// answer that is approved by mistake still has to be the right one.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fillFacts } from "~/domain/coach/number-gate";
import type { Row } from "../../support/rows-in-memory";
import { homeOf, questionsIn, saidTo } from "./approved/file";
import { PLANNED, ROWS } from "./approved/household";

const SPENDING = ["spending", "loan_payment", "refund"];
type Where = Partial<Pick<Row, "merchantName" | "category" | "kind" | "accountId">>;
const isLike = (row: Row, where: Where): boolean =>
  (where.merchantName === undefined || row.merchantName === where.merchantName) &&
  (where.category === undefined || row.category === where.category) &&
  (where.kind === undefined || row.kind === where.kind) &&
  (where.accountId === undefined || row.accountId === where.accountId);

function rowsOf(where: Where, from: string, to: string): Row[] {
  const found: Row[] = [];
  for (const row of ROWS) if (!row.pending && row.day >= from && row.day <= to && isLike(row, where)) found.push(row);
  return found;
}
function sum(rows: readonly Row[]): number {
  let cents = 0;
  for (const row of rows) cents += row.cents;
  return cents;
}
const spent = (where: Where, from: string, to: string): number =>
  -sum(rowsOf(where, from, to).filter(({ kind }) => SPENDING.includes(kind)));
const earned = (from: string, to: string): number => sum(rowsOf({ kind: "income" }, from, to));

const usd = (cents: number): string =>
  `$${(Math.abs(cents) / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const OCTOBER = ["2026-10-01", "2026-10-31"] as const;
const NOVEMBER = ["2026-11-01", "2026-11-18"] as const;
const YEAR = ["2026-01-01", "2026-11-18"] as const;
const ALL = ["2025-11-01", "2026-11-18"] as const;
const WHOLE_MONTHS = ["2025-12-01", "2026-10-31"] as const;
const dayOfWeek = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const inOctober = rowsOf({}, ...OCTOBER).filter(({ kind }) => SPENDING.includes(kind));
const card = rowsOf({ accountId: "card" }, "2000-01-01", "2026-11-18");
const monthsIn2026 = Array.from({ length: 10 }, (_, at) => `2026-${String(at + 1).padStart(2, "0")}`);
const spentIn = (month: string): number => spent({}, `${month}-01`, `${month}-31`);
const budgetLeft = PLANNED.reduce(
  (left, { category, plannedCents }) => left + plannedCents - spent({ category }, ...NOVEMBER),
  0,
);

/** What stood on an account when a day ended: today's balance without what was posted after it. */
const stoodOn = (accountId: string, balanceCents: number, day: string): number =>
  balanceCents - sum(ROWS.filter((row) => !row.pending && row.accountId === accountId && row.day > day));
const checkingOn = (day: string): number => stoodOn("checking", 2_480_00, day);
const savingsOn = (day: string): number => stoodOn("savings", 6_200_00, day);
const checkingThisYear = Array.from({ length: 322 }, (_, at) =>
  checkingOn(new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)),
);

/** What has to be the first amount of the answer, in cents. */
const FIGURES: readonly (readonly [question: string, cents: number])[] = [
  ["how much did i spend on groceries last month", spent({ category: "groceries" }, ...OCTOBER)],
  ["groceries this month", spent({ category: "groceries" }, ...NOVEMBER)],
  ["how much did i spend in october", spent({}, ...OCTOBER)],
  ["how much did i spend last week", spent({}, "2026-11-08", "2026-11-14")],
  ["how much this week", spent({}, "2026-11-15", "2026-11-18")],
  ["how much did i spend this year", spent({}, ...YEAR)],
  ["how much did i spend on gas 3 months ago", spent({ category: "gas" }, "2026-08-01", "2026-08-31")],
  ["how much did i spend in 2025", spent({}, "2025-01-01", "2025-12-31")],
  ["how much did i spend at parcelway", spent({ merchantName: "Parcelway" }, ...ALL)],
  [
    "how much did i spend at noodle house and casa verde in the last 3 months",
    spent({ merchantName: "Noodle House" }, "2026-08-01", "2026-10-31") +
      spent({ merchantName: "Casa Verde" }, "2026-08-01", "2026-10-31"),
  ],
  [
    "how much did i spend on food and gas in october",
    spent({ category: "groceries" }, ...OCTOBER) +
      spent({ category: "restaurants" }, ...OCTOBER) +
      spent({ category: "gas" }, ...OCTOBER),
  ],
  [
    "how much did i spend in october excluding rent and groceries",
    spent({}, ...OCTOBER) - spent({ category: "groceries" }, ...OCTOBER) - 1_400_00,
  ],
  [
    "how much did i spend on restaurants without coffee this year",
    spent({ category: "restaurants" }, ...YEAR) - spent({ merchantName: "Bean Corner" }, ...YEAR),
  ],
  ["what did i spend on weekends in october", -sum(inOctober.filter(({ day }) => dayOfWeek(day) % 6 === 0))],
  ["how much did i spend on the blue card in october", spent({ accountId: "card" }, ...OCTOBER)],
  ["how much did i pay from checking in october", spent({ accountId: "checking" }, ...OCTOBER)],
  ["how much do i spend on groceries a month", Math.round(spent({ category: "groceries" }, ...WHOLE_MONTHS) / 11)],
  ["my average daily spending in october", Math.round(spent({}, ...OCTOBER) / 31)],
  [
    "what is my average grocery trip",
    Math.round(spent({ category: "groceries" }, ...ALL) / rowsOf({ category: "groceries" }, ...ALL).length),
  ],
  ["avg monthly spending in june july and august", Math.round(spent({}, "2026-06-01", "2026-08-31") / 3)],
  ["what do i spend in a normal month", Math.round(spent({}, ...WHOLE_MONTHS) / 11)],
  ["how many transactions this month", spent({}, ...NOVEMBER)],
  ["what did i spend per day this month", Math.round(spent({}, ...NOVEMBER) / 18)],
  ["what did i spend per week in october", Math.round((spent({}, ...OCTOBER) * 7) / 31)],
  ["everything but rent this month", spent({}, ...NOVEMBER) - 1_400_00],
  ["what did i spend on the 14th", spent({}, "2026-11-14", "2026-11-14")],
  [
    "what did i spend on saturdays this year",
    -sum(
      rowsOf({}, ...YEAR)
        .filter(({ kind }) => SPENDING.includes(kind))
        .filter(({ day }) => dayOfWeek(day) === 6),
    ),
  ],
  [
    "how much did i spend on travel, gas and groceries this year",
    spent({ category: "travel" }, ...YEAR) +
      spent({ category: "gas" }, ...YEAR) +
      spent({ category: "groceries" }, ...YEAR),
  ],
  ["noodle house per visit", Math.round(spent({ merchantName: "Noodle House" }, ...ALL) / 27)],
  ["average purchase at bean corner", Math.round(spent({ merchantName: "Bean Corner" }, ...ALL) / 55)],
  ["noodle house vs casa verde", spent({ merchantName: "Noodle House" }, ...ALL)],
  ["did i spend more at green market or corner deli in october", spent({ merchantName: "Green Market" }, ...OCTOBER)],
  // By the day: five Saturdays and four Sundays.
  ["weekends vs weekdays in october", Math.round(-sum(inOctober.filter(({ day }) => dayOfWeek(day) % 6 === 0)) / 9)],
  ["did i earn more in october than in september", earned(...OCTOBER)],
  ["how much interest did i earn this year", 10 * 5_00],
  ["how much do i earn a year", earned("2025-11-01", "2026-10-31")],
  ["how much did i pay down on the car loan in october", 245_00],
  ["how much interest have i paid this year", 11 * 36_50],
  ["how much in fees did the bank take from me this year", 29_00],
  ["did i get any money back from parcelway and how much", 29_99],
  ["groceries this month vs last month", spent({ category: "groceries" }, ...NOVEMBER)],
  ["september vs october", spentIn("2026-09")],
  ["am i spending more on gas than usual", spent({ category: "gas" }, ...NOVEMBER)],
  ["is my electric bill higher than this time last year", 77_70],
  ["where did my money go last month", spent({}, ...OCTOBER)],
  ["show me my last 5 purchases", spent({}, ...ALL)],
  ["list restaurants in october", spent({ category: "restaurants" }, ...OCTOBER)],
  ["how much did i earn in october", earned(...OCTOBER)],
  ["how much did i earn in october excluding interest", earned(...OCTOBER) - 5_00],
  ["what did i make in 2025", earned("2025-01-01", "2025-12-31")],
  ["how much did acme pay me this year", sum(rowsOf({ merchantName: "Acme Payroll" }, ...YEAR))],
  ["what's my yearly salary", 1_350_00],
  ["how much did i save last month", earned(...OCTOBER) - spent({}, ...OCTOBER)],
  [
    "on average what do i keep each month, past year",
    Math.round((earned(...WHOLE_MONTHS) - spent({}, ...WHOLE_MONTHS)) / 11),
  ],
  ["out of every dollar i made this year how much did i keep", earned(...YEAR) - spent({}, ...YEAR)],
  ["what's my balance", 2_480_00 + 6_200_00],
  ["how much is in checking", 2_480_00],
  ["what was in rainy day at new year's", 6_200_00 - sum(rowsOf({ accountId: "savings" }, "2026-01-02", "2026-11-18"))],
  ["balance on my checking on halloween", checkingOn("2026-10-31")],
  ["how much did i have in the bank on july 4", checkingOn("2026-07-04") + savingsOn("2026-07-04")],
  ["did my savings grow this year", 6_200_00 - savingsOn("2025-12-31")],
  ["do i have more in savings than a year ago", 6_200_00 - savingsOn("2025-11-18")],
  ["when was my checking the lowest this year", Math.min(...checkingThisYear)],
  ["highest balance in checking this year", Math.max(...checkingThisYear)],
  ["what did i owe on the car loan on june 1", stoodOn("loan", -7_300_00, "2026-06-01")],
  ["what did i owe on the card on july 1", stoodOn("card", sum(card), "2026-07-01")],
  ["how often do i get paid", 1_350_00],
  ["which subscriptions ended", 35_00],
  // Power in December as a year before.
  ["how much are all my bills in december", 1_400_00 + 10_99 + 245_00 + 25_00 + 96_10 + 17_99 + 60_00],
  ["what is my net worth", 2_480_00 + 6_200_00 - 7_300_00 + sum(card)],
  ["what's my net worth without the car loan", 2_480_00 + 6_200_00 + sum(card)],
  [
    "what was i worth a year ago",
    2_480_00 + 6_200_00 - 7_300_00 + sum(card) - sum(rowsOf({}, "2025-11-19", "2026-11-18")),
  ],
  ["how much do i owe", 7_300_00],
  ["what do i owe on my blue card", sum(card)],
  ["how much room is left on the card", 4_000_00 + sum(card)],
  ["how much of my car payment is interest", 245_00],
  ["how much did i pay down this year on the car loan", 11 * 245_00],
  ["how much did i transfer to savings this year", 11 * 200_00],
  ["bills due in the next two weeks", 60_00 + 1_400_00],
  ["how much are all my subscriptions a year", 17_99 + 10_99],
  ["did cinestream go up", 2_50],
  ["how much of my budget is left", budgetLeft],
  ["how much budget do i have left for groceries", 400_00 - spent({ category: "groceries" }, ...NOVEMBER)],
  ["which budgets did i bust in october", spent({ category: "restaurants" }, ...OCTOBER) - 100_00],
  ["what's not in my budget", 245_00 + 17_99 + 10_99 + 25_00],
  ["how much have i saved for my goals", 6_200_00 + 450_00],
  ["how much left to save total", 9_000_00 - 6_200_00 + 1_200_00 - 450_00],
  ["how much a month for maine", Math.ceil((1_200_00 - 450_00) / 6)],
  ["what did i put in goals this year", 10 * 200_00 + 3 * 150_00],
  ["how much would i save a year without cinestream", 12 * 17_99],
  ["how long to save 5000 at 300 a month", 300_00],
  ["i want 10k in 18 months how much per month", Math.ceil(10_000_00 / 18)],
];

const FOLDER = new URL("./approved/", import.meta.url);
const approved = new Map(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".md") && homeOf(name).rows === ROWS)
    .flatMap((name) => questionsIn(readFileSync(new URL(name, FOLDER), "utf8")).map((one) => [one, name] as const)),
);

test.each(FIGURES)("%s", (question, cents) => {
  const home = homeOf(approved.get(question) ?? "");
  const { text, facts } = saidTo(question, home);
  expect(approved.has(question)).toBe(true);
  expect(/\$[\d,.]*\d/.exec(fillFacts(text, facts).text)?.[0]).toBe(usd(cents));
});

const onCardOn = (day: string): number => -stoodOn("card", sum(card), day);
/** What the account that pays has to be short of, or has left, with the rent of the 1st paid, the statement and one pay. */
const afterRent = (held: number): number => held - 60_00 - onCardOn("2026-11-10") + 1_350_00 - 1_400_00;
const untilMid = (held: number): number => afterRent(held) + 1_350_00 - 245_00 - 25_00 - 96_10;
const WIDE_HAS = 2_480_00 + 6_200_00 + 640_00 + 3_150_00;
const WIDE_OWES = 7_300_00 + 310_45 + 20_000_00;
const worthOn = (day: string): number =>
  checkingOn(day) + savingsOn(day) - onCardOn(day) + stoodOn("loan", -7_300_00, day);

/** Asked without a reader, of the households in wide.ts: amounts that have to stand in the answer. */
const BESIDE: readonly (readonly [file: string, question: string, cents: readonly number[]])[] = [
  ["wide", "what do i owe in all", [WIDE_OWES + 1_400_00, WIDE_OWES + 1_400_00 - sum(card)]],
  ["wide", "how many loans", [27_300_00]],
  ["wide", "net worth", [WIDE_HAS - WIDE_OWES + sum(card), WIDE_HAS, WIDE_OWES - sum(card)]],
  ["wide", "net worth without the boat loan", [WIDE_HAS - WIDE_OWES + sum(card) + 20_000_00]],
  // Four payments of 50 and four times 5.50 of interest since.
  ["wide", "owed on the red card on august 1", [310_45 + 4 * (50_00 - 5_50), 4 * (50_00 - 5_50)]],
  ["wide", "highest on the red card", [310_45 + 6 * (50_00 - 5_50)]],
  ["wide", "was bills checking ever over 700", [640_00 + 235_00]],
  ["wide", "what share is in checking", [3_120_00, WIDE_HAS]],
  ["wide", "how much have i saved", [6_200_00 + 450_00 + 1_200_00 + 200_00 + 500_00, 14_500_00]],
  ["wide", "what do my goals take a month", [Math.ceil(2_800_00 / 7) + Math.ceil(750_00 / 6)]],
  ["wide", "which subscriptions", [17_99 + 10_99 + 8_00 + 7_50 + 5_00]],
  ["wide", "which payments", [245_00 + 150_00]],
  ["tight", "will rent clear", [afterRent(150_00) + 1_400_00, afterRent(150_00)]],
  ["tight", "left until december 15", [untilMid(150_00)]],
  // In the week after payday 50 more is due than the pay brings.
  ["tight", "what is safe to spend", [150_00 - 60_00 - onCardOn("2026-11-10") - 50_00]],
  ["tight", "is 200 safe to spend", [150_00 - 60_00 - onCardOn("2026-11-10") - 50_00 - 200_00]],
  ["funded", "net worth on june 30", [worthOn("2026-06-30") + 3_150_00 - 500_00, worthOn("2026-06-30")]],
  ["funded", "net worth of cash on june 30", [checkingOn("2026-06-30") + savingsOn("2026-06-30")]],
  ["asked", "what was over in october", [spent({ category: "groceries" }, ...OCTOBER) - 400_00]],
];

test.each(BESIDE)("%s: asked: %s", (file, question, cents) => {
  const { text, facts } = saidTo(`asked: ${question}`, homeOf(`${file}.md`));
  const words = fillFacts(text, facts).text;
  expect(questionsIn(readFileSync(new URL(`${file}.md`, FOLDER), "utf8"))).toContain(`asked: ${question}`);
  expect(cents.map(usd).filter((amount) => !words.includes(amount))).toEqual([]);
});

test("the dearest and the cheapest month, and the busiest day of October", () => {
  const months = [...monthsIn2026].sort((a, b) => spentIn(b) - spentIn(a));
  const days = new Map<string, number>();
  for (const { day, cents } of inOctober) days.set(day, (days.get(day) ?? 0) - cents);
  const [busiest] = [...days].sort(([, a], [, b]) => b - a);
  const words = (question: string): string => {
    const { text, facts } = saidTo(question, homeOf("lists.md"));
    return fillFacts(text, facts).text;
  };
  const name = (month: string): string =>
    `${new Date(`${month}-01T00:00:00Z`).toLocaleString("en-US", { month: "long", timeZone: "UTC" })} 2026`;
  expect(words("which month was the most expensive this year and by how much")).toContain(
    `- ${name(months[0] ?? "")}: ${usd(spentIn(months[0] ?? ""))}`,
  );
  expect(words("cheapest and most expensive month of 2026 so far")).toContain(
    `- ${name(months[9] ?? "")}: ${usd(spentIn(months[9] ?? ""))}`,
  );
  expect(words("which day in october did i spend the most")).toContain(usd(busiest?.[1] ?? 0));
});
