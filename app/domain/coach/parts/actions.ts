// What can be done about an answer. Which action fits follows from the query and its result alone; each is a form whose
// fields are filled in, with a sentence that says what it would do.

import { counted } from "~/texts/plural";
import type { Query } from "~/domain/coach/query/algebra";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import type { WordedAnswer } from "~/domain/coach/query/answer";
import { formatFact, type Fact } from "~/domain/coach/facts/fact";
import { categoryName, type CategoryId, isCategoryId } from "~/domain/categories/list";
import { inMonth, type MonthTotal, spendingByCategory } from "~/domain/ledger/totals";
import { type Cents, formatUsd, grouped } from "~/domain/money";
import {
  addDays,
  addMonths,
  addMonthsToDay,
  type Day,
  mediumDate,
  type Month,
  monthLabel,
  monthName,
  monthOf,
  shortDate,
} from "~/domain/periods";

export type CoachAction =
  | { kind: "rows" | "screen"; label: string; href: string }
  | {
      kind: "budget";
      label: string;
      preview: string;
      category: CategoryId;
      amountCents: Cents;
      /** From when on it counts, where it isn't this month. */
      month?: Month;
    }
  | { kind: "goal"; label: string; preview: string; name: string; amountCents: Cents; deadline: Day }
  | { kind: "category"; label: string; preview: string; merchant: string; category: CategoryId | null }
  | { kind: "remind"; label: string; preview: string; day: Day; about: string; href: string };

/** A shop that the question names, as the person's rows have it. */
export type KnownMerchant = { name: string; category: string | null; count: number };

export type ActionInputs = {
  today: Day;
  /** This month and those before it. */
  sums: readonly MonthTotal[];
  /** Planned amounts of the current month. */
  budgets: readonly { category: string; plannedCents: Cents }[];
  merchant: KnownMerchant | null;
};

const MAX_ACTIONS = 3;

export function actionsFor(query: Query, answer: WordedAnswer, inputs: ActionInputs): CoachAction[] {
  return [
    ...budgetAction(query, inputs),
    ...categoryAction(query, inputs),
    ...reminderAction(query, answer, inputs),
    ...rowsAction(query, answer),
  ].slice(0, MAX_ACTIONS);
}

const MONTHS_LOOKED_AT = 3;
/** A budget is a round sum. */
const STEP: Cents = 500;

function budgetAction(query: Query, inputs: ActionInputs): CoachAction[] {
  const { measure, subject, condition } = query;
  const { categories = [], ...others } = subject;
  const [category] = categories;
  const isPlain = Object.keys(others).length === 0 && Object.keys(condition).length === 0;
  if (!["spent", "budgeted", "left"].includes(measure) || !isPlain || categories.length !== 1) return [];
  if (category === undefined || !isCategoryId(category)) return [];
  const usual = usualMonth(category, inputs);
  if (measure === "budgeted" && query.comparison?.against === "amount")
    return [wishedFor(query, category, query.comparison.cents, usual, inputs)];
  if (usual <= 0) return [];
  const amountCents = Math.ceil(usual / STEP) * STEP;
  const planned = inputs.budgets.find((budget) => budget.category === category)?.plannedCents ?? 0;
  if (planned === amountCents) return [];
  const name = categoryName(category);
  return [
    {
      kind: "budget",
      label: planned > 0 ? `Change the budget for ${name}` : `Set a budget for ${name}`,
      preview:
        `You usually spend about ${formatUsd(usual)} a month on it. ` +
        `${planned > 0 ? `${formatUsd(planned)} is planned now.` : "Nothing is planned yet."} The new amount ` +
        `counts from ${monthName(monthOf(inputs.today))} on.`,
      category,
      amountCents,
    },
  ];
}

/** The amount and the month that somebody asked for. */
function wishedFor(
  { period }: Query,
  category: CategoryId,
  amountCents: Cents,
  usual: Cents,
  { today }: ActionInputs,
): CoachAction {
  const month = monthOf(period?.from ?? today);
  const name = categoryName(category);
  return {
    kind: "budget",
    label: `Set the budget for ${name} to ${formatUsd(amountCents)}`,
    preview: `${usual > 0 ? `You usually spend about ${formatUsd(usual)} a month on it. ` : ""}The new amount counts from ${monthLabel(month)} on.`,
    category,
    amountCents,
    ...(month > monthOf(today) ? { month } : {}),
  };
}

/** What the last whole months took, on average. */
function usualMonth(category: CategoryId, { sums, today }: ActionInputs): Cents {
  const months = Array.from({ length: MONTHS_LOOKED_AT }, (_, back) => addMonths(monthOf(today), -1 - back));
  const known = months.map((month) => inMonth(sums, month)).filter((rows) => rows.length > 0);
  if (known.length === 0) return 0;
  const spent = known.map((rows) => spendingByCategory(rows).find((one) => one.category === category)?.cents ?? 0);
  return Math.round(spent.reduce((all, cents) => all + cents, 0) / known.length);
}

const FILED = ["spent", "refunded", "fees", "interest"];

function categoryAction({ measure, subject }: Query, { merchant }: ActionInputs): CoachAction[] {
  if (!FILED.includes(measure) || subject.merchants?.length !== 1 || !merchant || merchant.count === 0) return [];
  const category = merchant.category && isCategoryId(merchant.category) ? merchant.category : null;
  const rows = counted(merchant.count, "transaction");
  return [
    {
      kind: "category",
      label: `Change the category of ${merchant.name}`,
      preview:
        `${category ? `It counts as ${categoryName(category)} now. ` : ""}Your choice moves ${rows} of ` +
        `${merchant.name}, and new ones follow it. What you corrected one by one stays.`,
      merchant: merchant.name,
      category,
    },
  ];
}

const REMINDED = ["bills", "pay", "subscriptions"];

/** Of the first thing that is expected: the day before it, or the day itself if that is tomorrow. */
function reminderAction({ measure }: Query, { facts }: WordedAnswer, { today }: ActionInputs): CoachAction[] {
  if (!REMINDED.includes(measure)) return [];
  const coming = facts
    .flatMap((fact) => (fact.value.unit === "day" && fact.value.day > today ? [{ fact, day: fact.value.day }] : []))
    .filter(({ fact }) => nameBeside(fact, facts) !== null)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const [first] = coming;
  if (!first) return [];
  const name = nameBeside(first.fact, facts) ?? "";
  const amount = facts.find(({ id }) => id === first.fact.id.replace(/-day$/, ""));
  const expected = amount ? `, about ${formatFact(amount)},` : "";
  const before = addDays(first.day, -1);
  const day = before > today ? before : first.day;
  return [
    {
      kind: "remind",
      label: `Remind me of ${name}`,
      preview: `On ${mediumDate(day)} your notifications say: ${name}${expected} is expected on ${shortDate(first.day)}.`,
      day,
      about: `${name}${expected} is expected on ${shortDate(first.day)}.`,
      href: first.fact.href ?? "/transactions",
    },
  ];
}

function nameBeside({ id }: Fact, facts: readonly Fact[]): string | null {
  // A name has no rows, so it begins with another word.
  const end = id.replace(/^\w+\./, ".").replace(/-day$/, "-name");
  const name = facts.find((fact) => fact.id.endsWith(end));
  return name?.value.unit === "name" ? formatFact(name) : null;
}

function rowsAction({ shape }: Query, { facts, list }: WordedAnswer): CoachAction[] {
  const whole = facts.find(({ href, rows }) => href?.startsWith("/transactions?") && (rows ?? 0) > 0);
  // Under a list stands the same link.
  if (!whole?.href || whole.rows === undefined || (shape !== "figure" && list.length > 1)) return [];
  return [
    {
      kind: "rows",
      label: whole.rows === 1 ? "Open the transaction" : `Open the ${grouped(whole.rows)} transactions`,
      href: whole.href,
    },
  ];
}

/** The budget that an answer suggests for one category, or the one that somebody wants. */
export function budgetFor({ plan, subject }: PlanRequest, facts: readonly Fact[], today: Day): CoachAction[] {
  const [category, ...others] = subject?.categories ?? [];
  if (plan === "budget-change" && others.length > 0) return [{ kind: "screen", label: "Open Budget", href: "/budget" }];
  const isWished = plan === "budget-change";
  const wished = isWished ? facts.find(({ id }) => id === "plan.budget-then") : undefined;
  const figure = (wished ?? facts.find(({ id }) => id === "plan.budget-figure"))?.value;
  if (!(isWished || plan === "budget-figure") || category === undefined || others.length > 0) return [];
  if (figure?.unit !== "usd" || !isCategoryId(category)) return [];
  return [
    {
      kind: "budget",
      label: `Set the budget for ${categoryName(category)} to ${formatUsd(figure.cents)}`,
      preview: `${wished ? "" : "It's what the last whole months took, rounded up. "}The new amount counts from ${monthName(monthOf(today))} on.`,
      category,
      amountCents: figure.cents,
    },
  ];
}

/** A goal of what a plan is about: a sum, and its day if one was said. */
export function goalFor(
  { plan, amountCents, date, months }: PlanRequest,
  facts: readonly Fact[],
  today: Day,
): CoachAction[] {
  // A goal has a day; who said none can choose another.
  const inAYear = addMonthsToDay(today, 12);
  if (plan === "emergency-fund") {
    const target = facts.find(({ id }) => id === "emergency.low")?.value;
    return target?.unit === "usd" && target.cents > 0 ? [goalOf("Emergency fund", target.cents, inAYear)] : [];
  }
  // What goes into a goal that there is makes no other one.
  if (facts.some(({ id, href }) => id === "plan.start-name" && href === "/goals"))
    return [{ kind: "screen", label: "Open Goals", href: "/goals" }];
  if ((plan !== "save-up" && plan !== "afford") || amountCents === undefined || amountCents <= 0) return [];
  const deadline = date ?? (months === undefined ? inAYear : addMonthsToDay(today, Math.round(months)));
  return [goalOf("What I'm saving for", amountCents, deadline > today ? deadline : inAYear)];
}

const goalOf = (name: string, amountCents: Cents, deadline: Day): CoachAction => ({
  kind: "goal",
  label: "Make this a goal",
  preview: `A savings goal of ${formatUsd(amountCents)} by ${mediumDate(deadline)}. You can still change it.`,
  name,
  amountCents,
  deadline,
});
