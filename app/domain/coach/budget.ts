// Budget recommendations: 50/30/20 as the measure, bent to the person. Needs stand as they are (leases and loans don't
// move in a month), giving is the person's own business, savings get their share, and what has to give are the wants,
// in proportion to their size and never by more than a third at once.

import type { BudgetAdvice, BudgetRow, Draft } from "~/domain/coach/advice";
import { ifKnown, sentences } from "~/domain/coach/advice";
import { categoryName, type CategoryId } from "~/domain/categories/list";
import { needOf, topCategories } from "~/domain/coach/facts/cash";
import type { Fact, FactSheet } from "~/domain/coach/facts/fact";
import { helpIn } from "~/domain/coach/help";
import { isTrouble, isWithheld, reasonsOf, unseenReasons } from "~/domain/household/standing";
import { sumCents, toDollars, type Cents } from "~/domain/money";

const GIVING: readonly string[] = ["tithe", "charitable_giving"];
const STEP: Cents = 500;
const DEEPEST_CUT = 1 / 3;

type Period = "average" | "this";

export function draftBudget(sheet: FactSheet): Draft<BudgetAdvice> | null {
  const period: Period | null = sheet.has("spend.average") ? "average" : sheet.has("spend.this") ? "this" : null;
  if (!sheet.has("accounts.count") || !period) return null;
  const income = incomeOf(sheet, period);
  const categories = topCategories(sheet, period);
  const cut = cutShare(sheet, period, income, categories);
  const rows = categories.map((category) => budgetRow(sheet, category, period, income, cut));
  const prose = Object.fromEntries(rows.map((row) => [row.category, reasoning(sheet, row, period)]));
  return {
    prose: {
      summary: summary(sheet, period, income),
      savingsRecommendation: savings(sheet, period, income, cutsOf(rows)),
      ...prose,
    },
    shape: (texts) => ({
      summary: texts["summary"] ?? "",
      savingsRecommendation: texts["savingsRecommendation"] ?? "",
      recommendations: rows.map((row): BudgetRow => ({
        category: categoryName(row.category),
        currentSpending: toDollars(row.current),
        recommendedBudget: toDollars(row.recommended),
        percentOfIncome: income > 0 ? Math.round((row.recommended / income) * 1000) / 10 : 0,
        reasoning: texts[row.category] ?? "",
      })),
    }),
  };
}

/** What comes in, from the bank or else from the interview. */
export function incomeOf(sheet: FactSheet, period: Period): Cents {
  return Math.max(0, sheet.cents(`income.${period}`)) || sheet.cents("interview.income");
}

type Row = { category: CategoryId; current: Cents; recommended: Cents; trimmed: boolean };

/** A recommendation stands on the coach's first tab and goes by the days whose spending it starts from. */
function planned(sheet: FactSheet, period: Period): Pick<Fact, "href" | "period"> {
  const days = sheet.get(`spend.${period}`)?.period;
  return { href: "/coach", ...(days ? { period: { ...days, label: `going by ${days.label}` } } : {}) };
}

const isFlexible = (category: string) => needOf(category) === "want" && !GIVING.includes(category);

/** Which share of the flexible wants has to go so that a fifth of the income is saved. */
function cutShare(sheet: FactSheet, period: Period, income: Cents, categories: readonly CategoryId[]): number {
  const sum = (list: readonly CategoryId[]) => list.reduce((all, id) => all + sheet.cents(`spend.${id}.${period}`), 0);
  const flexible = sum(categories.filter(isFlexible));
  if (income <= 0 || flexible <= 0) return 0;
  const fixed = sum(categories.filter((id) => !isFlexible(id) && needOf(id) !== "saving"));
  const room = income - Math.round(income * 0.2) - fixed;
  return Math.min(DEEPEST_CUT, Math.max(0, (flexible - room) / flexible));
}

function budgetRow(sheet: FactSheet, category: CategoryId, period: Period, income: Cents, cut: number): Row {
  const current = sheet.cents(`spend.${category}.${period}`);
  const trimmed = cut > 0 && isFlexible(category);
  const wanted = trimmed ? Math.floor((current * (1 - cut)) / STEP) * STEP : Math.ceil(current / STEP) * STEP;
  const recommended = trimmed ? Math.max(Math.min(STEP, current), wanted) : wanted;
  const stands = planned(sheet, period);
  sheet.add({
    id: `plan.${category}`,
    label: `${categoryName(category)}, recommended a month`,
    value: { unit: "usd", cents: recommended },
    ...stands,
  });
  if (recommended < current)
    sheet.add({
      id: `plan.${category}.less`,
      label: `${categoryName(category)}, less a month`,
      value: { unit: "usd", cents: current - recommended },
      ...stands,
    });
  if (income > 0)
    sheet.add({
      id: `plan.${category}.share`,
      label: `${categoryName(category)}, share of income`,
      value: { unit: "percent", percent: (recommended / income) * 100 },
      ...stands,
    });
  return { category, current, recommended, trimmed: recommended < current };
}

function reasoning(sheet: FactSheet, row: Row, period: Period): string {
  const id = `spend.${row.category}.${period}`;
  const name = categoryName(row.category).toLowerCase();
  if (row.trimmed)
    return `You spend {{${id}}} here. Trimming {{plan.${row.category}.less}} leaves room for savings and still keeps {{plan.${row.category}}} to enjoy.`;
  if (needOf(row.category) === "saving")
    return `You put {{${id}}} a month from your budget into this. Keep it going: it counts toward your savings.`;
  if (GIVING.includes(row.category))
    return `You spend {{${id}}} on giving. That is your own choice, and it stays as it is.`;
  if (row.category === "mortgage_rent" && sheet.number("plan.mortgage_rent.share") > 30) {
    return `Housing takes {{plan.mortgage_rent.share}} of your income; {{guide.housing}} is the usual measure. It can't change overnight, so the plan works around it.`;
  }
  const moved = movement(sheet, row.category);
  if (needOf(row.category) === "need")
    return sentences(
      `Your usual spending is {{${id}}}. This is a need, so the budget covers it${row.recommended > row.current ? " with a little room" : ""}.`,
      moved,
    );
  if (isTrouble(sheet.signs))
    return sentences(`You spend {{${id}}} on ${name}. It is among the first that can wait for now.`, moved);
  if (isWithheld(sheet.signs)) return sentences(`You spend {{${id}}} on ${name}.`, moved);
  return sentences(`You spend {{${id}}} on ${name}, and it fits.`, moved || "No change needed.");
}

/** Worth a word: a last month that was a fifth or more, and twenty dollars or more, away from the one before. */
function movement(sheet: FactSheet, category: CategoryId): string {
  const [last, before] = [sheet.cents(`spend.${category}.last`), sheet.cents(`spend.${category}.before`)];
  if (last <= 0 || before <= 0 || Math.abs(last - before) < Math.max(20_00, before / 5)) return "";
  return `Last month's spending was {{spend.${category}.last}}, ${last > before ? "up" : "down"} from {{spend.${category}.before}}.`;
}

function summary(sheet: FactSheet, period: Period, income: Cents): string {
  const when = period === "average" ? "in a usual month" : "so far this month";
  if (income <= 0)
    return `You spend {{spend.${period}}} ${when}. I can't see regular income in your accounts yet, so these amounts follow your own habits rather than a share of income.`;
  const earned = sheet.cents(`income.${period}`) > 0 ? `income.${period}` : "interview.income";
  const short = sheet.has("short.average") && period === "average";
  return sentences(
    isTrouble(sheet.signs) ? `First of all: ${reasonsOf(sheet.signs)}.` : "",
    `You bring in {{${earned}}} and spend {{spend.${period}}} ${when}.`,
    short
      ? "That is {{short.average}} more than you earn, so this plan first closes the gap."
      : ifKnown(sheet, "kept.average", "That leaves {{kept.average}}."),
    ifKnown(
      sheet,
      "minimums.unspent",
      "Minimum payments of {{minimums.unspent}} that aren't in your spending yet come on top.",
    ),
    ifKnown(
      sheet,
      ["need.share", "want.share"],
      "Needs take {{need.share}} of your income and wants {{want.share}}; a common guide is {{guide.needs}} and {{guide.wants}}, with {{guide.savings}} for savings and extra debt payments.",
    ),
  );
}

/** What the trimmed rows free each month. */
const cutsOf = (rows: readonly Row[]): Cents =>
  sumCents(rows.map(({ current, recommended }) => Math.max(0, current - recommended)));

/** A fifth of the income, as far as the month has room for it: what is kept after the minimums, what is put away
 *  already, and what the cuts free. */
function addSavings(sheet: FactSheet, period: Period, income: Cents, cuts: Cents): void {
  const target = Math.round((income * 0.2) / STEP) * STEP;
  const short = sheet.cents("short.average") + sheet.cents("minimums.unspent");
  const room = sheet.cents("room.average") + Math.max(0, sheet.cents("saving.average")) + cuts;
  const there = sheet.has("room.average") ? room : Math.max(0, room - short);
  const cents = Math.min(target, Math.floor(there / STEP) * STEP);
  const put = (id: string, label: string, value: Cents) =>
    sheet.add({ id, label, value: { unit: "usd", cents: value }, ...planned(sheet, period) });
  put("plan.savings", "Savings a month, recommended", cents);
  if (cents < target) put("plan.savings-missing", "Missing to a fifth of the income", target - cents);
}

function savings(sheet: FactSheet, period: Period, income: Cents, cuts: Cents): string {
  if (isTrouble(sheet.signs))
    return sentences(
      `Nothing toward savings or extra payments for now, because ${reasonsOf(sheet.signs)}.`,
      "Pay for your home, food, power and the way to work first.",
      helpIn(sheet),
    );
  if (income <= 0)
    return "Once income shows up in a linked account, I can suggest an amount to save. Until then, moving a small, fixed amount on payday is a good start.";
  if (isWithheld(sheet.signs))
    return `How much can go to savings I can't say yet, because ${unseenReasons(sheet.signs)}.`;
  addSavings(sheet, period, income, cuts);
  const first = sheet.has("emergency.gap")
    ? "Send it to your emergency fund first: {{emergency.gap}} more would cover {{guide.emergency-low}} of needs."
    : sheet.has("debt.total")
      ? "Your savings cushion stands, so extra money does most good on your debt with the highest interest rate."
      : "Your savings cushion stands, so the rest can go to your goals and retirement.";
  if (sheet.cents("plan.savings") === 0)
    return "This month has no room for savings, even after the cuts above: {{plan.savings-missing}} is missing to {{guide.savings}} of income. What moves it most is housing, transport or a higher income.";
  return sentences(
    sheet.has("plan.savings-missing")
      ? "Aim to put {{plan.savings}} a month toward savings and extra debt payments. A common guide is {{guide.savings}} of income, and {{plan.savings-missing}} is missing to that."
      : "Aim to put {{plan.savings}} a month toward savings and extra debt payments, {{guide.savings}} of your income.",
    first,
    "Set the transfer for the day after payday, so that it happens by itself.",
  );
}
