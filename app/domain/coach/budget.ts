// Budget recommendations: the proposal that gives every dollar a job, in words. Contracts stand to the cent, giving is the
// person's own business, saving stays at least what it is, and where something has to give it's wants, by name.

import { amountsOf, type Cut } from "~/domain/budget/proposal";
import { type BudgetAdvice, type BudgetRow, type Draft, ifKnown, sentences } from "~/domain/coach/advice";
import { categoryName, type CategoryId } from "~/domain/categories/list";
import { needOf, topCategories } from "~/domain/coach/facts/cash";
import type { Fact, FactSheet } from "~/domain/coach/facts/fact";
import { helpIn } from "~/domain/coach/help";
import { isTrouble, isWithheld } from "~/domain/household/trouble";
import { reasonsOf, unseenReasons } from "~/texts/trouble";
import { sumCents, toDollars, type Cents } from "~/domain/money";

const GIVING: readonly string[] = ["tithe", "charitable_giving"];

type Period = "average" | "this";
type Row = { category: CategoryId; current: Cents; recommended: Cents };

export function draftBudget(sheet: FactSheet): Draft<BudgetAdvice> | null {
  const period: Period | null = sheet.has("spend.average") ? "average" : sheet.has("spend.this") ? "this" : null;
  if (!sheet.has("accounts.count") || !period) return null;
  const income = incomeOf(sheet, period);
  const rows = rowsOf(sheet, period);
  for (const row of rows) addRow(sheet, row, period, income);
  addWhole(sheet, period, income);
  const prose = Object.fromEntries(rows.map((row) => [row.category, reasoning(sheet, row, period)]));
  return {
    prose: { summary: summary(sheet, period, income), savingsRecommendation: savings(sheet, income), ...prose },
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

/** The budget's lines, the largest spending first; without a proposal what is spent stands as it is. */
function rowsOf(sheet: FactSheet, period: Period): Row[] {
  const current = (category: CategoryId) => sheet.cents(`spend.${category}.${period}`);
  const top = topCategories(sheet, period);
  const amounts = sheet.proposal
    ? new Map(amountsOf(sheet.proposal).map(({ category, cents }) => [category, cents]))
    : new Map(top.map((category) => [category, current(category)]));
  const others = [...amounts.keys()].filter((category) => !top.includes(category));
  return [...top, ...others].map((category) => ({
    category,
    current: current(category),
    recommended: amounts.get(category) ?? 0,
  }));
}

/** A recommendation stands on the coach's first tab and goes by the days whose spending it starts from. */
function planned(sheet: FactSheet, period: Period): Pick<Fact, "href" | "period"> {
  const days = sheet.get(`spend.${period}`)?.period;
  return { href: "/coach", ...(days ? { period: { ...days, label: `going by ${days.label}` } } : {}) };
}

function addRow(sheet: FactSheet, { category, current, recommended }: Row, period: Period, income: Cents): void {
  const stands = planned(sheet, period);
  const name = categoryName(category);
  const put = (id: string, label: string, cents: Cents) =>
    sheet.add({ id, label, value: { unit: "usd", cents }, ...stands });
  put(`plan.${category}`, `${name}, recommended a month`, recommended);
  const cuts = cutsIn(sheet, category);
  const less = sumCents(cuts.map(({ fromCents, toCents }) => fromCents - toCents));
  if (less > 0 && recommended < current) put(`plan.${category}.less`, `${name}, less a month`, less);
  cuts.filter(isEnd).forEach((cut, index) => {
    const id = `plan.${category}.end.${index + 1}`;
    put(id, "Costs a month", cut.fromCents);
    sheet.add({ id: `${id}.name`, label: "Could end", value: { unit: "name", text: cut.name }, ...stands });
  });
  const fund = fundsIn(sheet, category);
  if (fund > 0) put(`plan.${category}.fund`, `${name}, set aside for bills that don't come each month`, fund);
  if (income > 0)
    sheet.add({
      id: `plan.${category}.share`,
      label: `${name}, share of income`,
      value: { unit: "percent", percent: (recommended / income) * 100 },
      ...stands,
    });
}

const isEnd = ({ kind }: Cut): boolean => kind === "subscription";
const cutsIn = (sheet: FactSheet, category: CategoryId): Cut[] =>
  sheet.proposal?.cuts.filter((cut) => cut.category === category) ?? [];
const fundsIn = (sheet: FactSheet, category: CategoryId): Cents =>
  sumCents((sheet.proposal?.funds ?? []).filter((fund) => fund.category === category).map((fund) => fund.monthCents));

/** What goes to savings, what the cuts free, and what is missing: in all, and to a fifth of the income. */
function addWhole(sheet: FactSheet, period: Period, income: Cents): void {
  const { proposal } = sheet;
  const put = (id: string, label: string, cents: Cents) =>
    sheet.add({ id, label, value: { unit: "usd", cents }, ...planned(sheet, period) });
  if (income > 0) put("plan.guide", "A fifth of the income", Math.round(income * 0.2));
  if (!proposal || isTrouble(sheet.signs) || isWithheld(sheet.signs)) return;
  const aside = proposal.jobs.filter(({ kind }) => kind === "saving" || kind === "kept");
  const cents = sumCents(aside.map((job) => job.cents));
  put("plan.savings", "Savings a month, recommended", cents);
  if (cents < income * 0.2)
    put("plan.savings-missing", "Missing to a fifth of the income", Math.round(income * 0.2) - cents);
  const freed = sumCents(proposal.cuts.map(({ fromCents, toCents }) => fromCents - toCents));
  if (freed > 0) put("plan.freed", "What the cuts free each month", freed);
  if (proposal.missingCents > 0) put("plan.missing", "Missing each month, after all cuts", proposal.missingCents);
}

function reasoning(sheet: FactSheet, row: Row, period: Period): string {
  const { category } = row;
  const id = `spend.${category}.${period}`;
  const fund = ifKnown(
    sheet,
    `plan.${category}.fund`,
    `{{plan.${category}.fund}} of it is set aside for bills that don't come every month.`,
  );
  if (row.current <= 0) return sentences("You planned this yourself, so it has its place.", fund);
  if (sheet.has(`plan.${category}.less`)) return sentences(trimmed(sheet, category, id), fund);
  if (needOf(category) === "saving")
    return `You put {{${id}}} a month from your budget into this. Keep it going: it counts toward your savings.`;
  if (GIVING.includes(category)) return `You spend {{${id}}} a month on giving. We leave this as you set it.`;
  if (category === "mortgage_rent" && sheet.number("plan.mortgage_rent.share") > 30)
    return `Housing takes {{plan.mortgage_rent.share}} of your income; {{guide.housing}} is the usual measure. It can't change overnight, so the plan works around it.`;
  if (isFixed(sheet, category)) return sentences(`Fixed at {{plan.${category}}} a month.`, fund);
  return sentences(flexible(sheet, category, id), movement(sheet, category), fund);
}

function trimmed(sheet: FactSheet, category: CategoryId, id: string): string {
  const ends = cutsIn(sheet, category)
    .filter(isEnd)
    .map(
      (_, index) =>
        `Ending {{plan.${category}.end.${index + 1}.name}} saves {{plan.${category}.end.${index + 1}}} a month.`,
    );
  const reason = (sheet.proposal?.keptTodayCents ?? 0) > 0 ? "keeps what you save today" : "makes the month fit";
  return sentences(
    `You spend {{${id}}} here.`,
    ...ends,
    `In all {{plan.${category}.less}} less ${reason} and leaves {{plan.${category}}}.`,
  );
}

/** Nothing but contracts: the amount is what they say. */
function isFixed({ proposal }: FactSheet, category: CategoryId): boolean {
  const jobs = proposal?.jobs.filter((job) => job.category === category) ?? [];
  return jobs.length > 0 && jobs.every(({ kind }) => kind === "contract" || kind === "fund");
}

function flexible(sheet: FactSheet, category: CategoryId, id: string): string {
  const name = categoryName(category).toLowerCase();
  if (needOf(category) === "need") return `Your usual spending is {{${id}}}. This is a need, so the budget covers it.`;
  if (isTrouble(sheet.signs)) return `You spend {{${id}}} on ${name}. It is among the first that can wait for now.`;
  if (isWithheld(sheet.signs)) return `You spend {{${id}}} on ${name}.`;
  return `{{${id}}} on ${name} fits your month.`;
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
    ifKnown(sheet, "plan.freed", "The cuts below free {{plan.freed}} a month."),
    ifKnown(sheet, "plan.missing", "Even with them the month doesn't fit: {{plan.missing}} is missing."),
    ifKnown(
      sheet,
      ["need.share", "want.share"],
      "Needs take {{need.share}} of your income and wants {{want.share}}; a common guide is {{guide.needs}} and {{guide.wants}}, with {{guide.savings}} for savings and extra debt payments.",
    ),
  );
}

function savings(sheet: FactSheet, income: Cents): string {
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
  if (sheet.cents("plan.savings") === 0)
    return "This month has no room for savings, even after the cuts above: {{plan.savings-missing}} is missing to {{guide.savings}} of income. What moves it most is housing, transport or a higher income.";
  const first = sheet.has("emergency.gap")
    ? "Send it to your emergency fund first: {{emergency.gap}} more would cover {{guide.emergency-low}} of needs."
    : sheet.has("debt.total")
      ? "Your savings cushion stands, so extra money does most good on your debt with the highest interest rate."
      : "Your savings cushion stands, so the rest can go to your goals and retirement.";
  return sentences(
    "This plan puts {{plan.savings}} a month toward savings and extra debt payments, no less than you save today.",
    ifKnown(
      sheet,
      "plan.savings-missing",
      "A common guide is {{guide.savings}} of income, and {{plan.savings-missing}} is missing to that.",
    ),
    first,
    "Set the transfer for the day after payday, so that it happens by itself.",
  );
}
