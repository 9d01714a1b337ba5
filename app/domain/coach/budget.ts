// Budget recommendations: the proposal that gives every dollar a job, in words. Contracts stand to the cent, giving is the
// person's own business, saving stays at least what it is, and where something has to give it's wants, by name.

import { amountsOf, type Cut } from "~/domain/budget/proposal";
import { type BudgetAdvice, type BudgetRow, type AdviceDraft, ifKnown, sentences } from "~/domain/coach/advice";
import { categoryName, type CategoryId } from "~/domain/categories/list";
import { needOf, savingsPaid, topCategories } from "~/domain/coach/facts/cash";
import type { Fact, FactSheet } from "~/domain/coach/facts/fact";
import { savings } from "~/domain/coach/budget-savings";
import { isTrouble, isWithheld } from "~/domain/household/trouble";
import { reasonsOf } from "~/texts/trouble";
import { sumCents, toDollars, type Cents } from "~/domain/money";

const GIVING: readonly string[] = ["tithe", "charitable_giving"];

type Period = "average" | "this";
type Row = { category: CategoryId; current: Cents; recommended: Cents };

export function draftBudget(sheet: FactSheet): AdviceDraft<BudgetAdvice> | null {
  const period: Period | null = sheet.has("spend.average") ? "average" : sheet.has("spend.this") ? "this" : null;
  if (!sheet.has("accounts.count") || !period) return null;
  const income = sheetIncome(sheet, period);
  const rows = rowsOf(sheet, period);
  for (const row of rows) addRow(sheet, row, period, income);
  addWhole(sheet, period, income);
  const prose = Object.fromEntries(rows.map((row) => [row.category, reasoning(sheet, row, period)]));
  return {
    prose: { summary: summary(sheet, period, income), savingsRecommendation: savings(sheet, income), ...prose },
    shape: (texts) => ({
      summary: texts["summary"] ?? "",
      savingsRecommendation: texts["savingsRecommendation"] ?? "",
      ...usualMonth(sheet, period),
      ...(sheet.cents("plan.savings") > 0 ? { monthlySavings: toDollars(sheet.cents("plan.savings")) } : {}),
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

const hasUsual = (sheet: FactSheet, period: Period): boolean =>
  period === "average" &&
  sheet.has("income.average", "spend.average", "need.average", "want.average", "saving.average");

/** What a usual month brings, where it goes and what is left: lines that add up, where each of them is known. */
function usualMonth(sheet: FactSheet, period: Period): Pick<BudgetAdvice, "usual"> {
  const left = sheet.cents("income.average") - sheet.cents("spend.average");
  if (!hasUsual(sheet, period)) return {};
  return {
    usual: {
      income: toDollars(sheet.cents("income.average")),
      needs: toDollars(sheet.cents("need.average")),
      wants: toDollars(sheet.cents("want.average")),
      savings: toDollars(sheet.cents("saving.average")),
      savingsIn: savingsPaid(sheet).map(categoryName),
      spent: toDollars(sheet.cents("spend.average")),
      left: toDollars(left),
      goals: toDollars(sheet.cents("goals.pace")),
      href: sheet.get("spend.average")?.href ?? null,
    },
  };
}

/** What comes in, from the bank or else from the interview. */
function sheetIncome(sheet: FactSheet, period: Period): Cents {
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
  const rest = cents - sheet.cents("kept.average") - Math.max(0, sheet.cents("saving.average"));
  if (sheet.has("kept.average") && rest !== 0)
    put("plan.savings-rest", "Savings planned, against what is left and put away today", Math.abs(rest));
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
  if (row.current <= 0 && !isOwn(sheet, category)) return "What rounding the other amounts leaves over.";
  if (row.current <= 0) return sentences("You planned this yourself, so it has its place.", fund);
  if (sheet.has(`plan.${category}.less`)) return sentences(trimmed(sheet, category, id), fund);
  if (needOf(category) === "saving")
    return `You put {{${id}}} a month from your budget into this. Keep it going: it counts toward your savings.`;
  if (GIVING.includes(category)) return `You spend {{${id}}} a month on giving. We leave this as you set it.`;
  if (category === "mortgage_rent" && sheet.number("plan.mortgage_rent.share") > 30)
    return (
      "Housing takes {{plan.mortgage_rent.share}} of your income; {{guide.housing}} is the usual measure. " +
      "It can't change overnight, so the plan works around it."
    );
  if (isFixed(sheet, category)) return sentences(`Fixed at {{plan.${category}}} a month.`, fund);
  return sentences(flexible(sheet, category, id), movement(sheet, category), fund);
}

const isOwn = ({ proposal }: FactSheet, category: CategoryId): boolean =>
  proposal?.jobs.some((job) => job.category === category && job.kind === "own") ?? false;

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
    return (
      `You spend {{spend.${period}}} ${when}. I can't see regular income in your accounts yet, so these amounts ` +
      "follow your own habits rather than a share of income."
    );
  const earned = sheet.cents(`income.${period}`) > 0 ? `income.${period}` : "interview.income";
  const isShown = hasUsual(sheet, period);
  return sentences(
    isTrouble(sheet.signs) ? `First of all: ${reasonsOf(sheet.signs)}.` : "",
    isShown ? "" : `You bring in {{${earned}}} and spend {{spend.${period}}} ${when}.`,
    isShown ? meaning(sheet) : leftOver(sheet, period),
    ifKnown(
      sheet,
      "minimums.unspent",
      "Minimum payments of {{minimums.unspent}} that aren't in your spending yet come on top.",
    ),
    ifKnown(sheet, "plan.freed", "The cuts below free {{plan.freed}} a month."),
    ifKnown(sheet, "plan.missing", "Even with them the month doesn't fit: you're {{plan.missing}} short."),
    isShown
      ? againstGuide(sheet)
      : ifKnown(
          sheet,
          ["need.share", "want.share"],
          "Needs take {{need.share}} of your income and wants {{want.share}}; a common guide is {{guide.needs}} and {{guide.wants}}.",
        ),
  );
}

function leftOver(sheet: FactSheet, period: Period): string {
  return sheet.has("short.average") && period === "average"
    ? "That is {{short.average}} more than you earn, so this plan first closes the gap."
    : ifKnown(sheet, "kept.average", "That leaves {{kept.average}}.");
}

/** The lines stand beside it: a usual month's sentence says what they mean, not what they are. */
function meaning(sheet: FactSheet): string {
  if (sheet.has("short.average"))
    return "In a usual month you spend {{short.average}} more than you earn, so this plan first closes the gap.";
  if (!sheet.has("kept.average", "savings-rate.average")) return "";
  if (isTrouble(sheet.signs) || isWithheld(sheet.signs)) return "In a usual month {{kept.average}} is left.";
  return "In a usual month you save {{savings-rate.average}} of your income.";
}

/** The shares stand in the lines; what a sentence adds is which side of the guide they are on. */
function againstGuide(sheet: FactSheet): string {
  const side = (share: string, guide: string): string => {
    const beyond = Math.round(sheet.number(share)) - sheet.number(guide);
    return beyond === 0 ? "as much" : beyond > 0 ? "more" : "less";
  };
  const [needs, wants] = [side("need.share", "guide.needs"), side("want.share", "guide.wants")];
  const taken =
    needs === wants ? `your needs and wants take ${needs}` : `your needs take ${needs}, your wants ${wants}`;
  return ifKnown(
    sheet,
    ["need.share", "want.share"],
    `A common guide is {{guide.needs}} for needs, {{guide.wants}} for wants and {{guide.savings}} for savings: ${taken}.`,
  );
}
