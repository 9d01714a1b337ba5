// What stands today: balances, debts, goals, the budget. Nothing is summed over days but what was spent of a budget.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { rowsHref } from "~/domain/ledger/row-links";
import { sumCents, type Cents } from "~/domain/money";
import { type Day, firstDayOf, monthOf } from "~/domain/periods";
import type { Standing, Subject } from "./algebra";
import type { Answer, AnswerRow, FactNotes } from "./answer";
import { type Household, type Need, type StandingAccount, type StandingGoal, sumsOf } from "./data";
import { limits, owed, terms } from "./debts";
import { accountsOf, filterOf } from "./filters";
import { kindName, nameOfCategory } from "./phrases";
import { chosenAccounts, missing, type StandingTurn, type Words } from "./standing-turn";

const CASH = ["checking", "savings"];

/** Only a budget has to know what was spent: by category, this month. */
export function standingNeeds(measure: Standing, household: Household): Need[] {
  return measure === "left" ? [spentNeed(household)] : [];
}

const spentNeed = (household: Household): Need => ({
  want: "sums",
  rows: filterOf("spent", { subject: {}, condition: {} }, thisMonth(household.today), household),
  by: "category",
});
const thisMonth = (today: Day) => ({ from: firstDayOf(monthOf(today)), to: today });

export function wordStanding(turn: StandingTurn): Answer {
  const words = sentencesFor(turn);
  return { text: words.text, facts: turn.notes.facts, list: words.list ?? [], chart: null };
}

function sentencesFor(turn: StandingTurn): Words {
  switch (turn.measure) {
    case "balance":
      return balance(turn);
    case "worth":
      return { text: worth(turn) };
    case "owed":
      return owed(turn);
    case "limit":
    case "used":
      return { text: limits(turn) };
    case "rate":
    case "minimum":
      return { text: terms(turn) };
    case "saved":
    case "remaining":
    case "reached":
      return goals(turn);
    case "budgeted":
    case "left":
      return budgets(turn);
  }
}

const lines = (notes: FactNotes, accounts: readonly StandingAccount[]): string =>
  bullets(
    accounts.map(({ name, balanceCents }, at) => {
      const value = notes.usd(`account-${at + 1}`, "Balance", balanceCents, { href: "/accounts" });
      return `${notes.name(`account-${at + 1}-name`, name)}: ${balanceCents < 0 ? "owed " : ""}${value}`;
    }),
  );

const balanceRows = (accounts: readonly StandingAccount[]): AnswerRow[] =>
  accounts.map(({ name, balanceCents }) => ({ label: name, cents: balanceCents, href: "/accounts" }));

function balance(turn: StandingTurn): Words {
  const { query, household, notes } = turn;
  const { subject, statistic, shape, comparison } = query;
  const linked = { href: "/accounts" };
  if (statistic === "count")
    return {
      text: `You have ${notes.count("count", "Linked accounts", household.accounts.length, "linked account", linked)}.`,
    };
  const isAll = shape === "list" || shape === "ranking";
  const isAny = isAll && accountsOf(subject, household) === null;
  const chosen = isAny ? [...household.accounts] : chosenAccounts(subject, household, CASH);
  if (chosen.length === 0) return missing("such account among the linked ones");
  const sorted = [...chosen]
    .sort((a, b) => (query.least ? 1 : -1) * (a.balanceCents - b.balanceCents))
    .slice(0, query.take ?? 10);
  const list = balanceRows(sorted);
  if (isAll) return { text: paragraphs("Your balances:", lines(notes, sorted)), list };
  const total = sumCents(chosen.map(({ balanceCents }) => balanceCents));
  const value = notes.usd("total", "Balance", total, linked);
  const first = `You ${total < 0 ? "owe" : "have"} ${value} in ${placeOf(subject, chosen, notes)}.`;
  if (comparison?.against === "subject")
    return { text: sentences(first, other(comparison.subject, total, turn)), list };
  return { text: chosen.length > 1 ? paragraphs(first, lines(notes, sorted)) : first, list };
}

function placeOf({ kinds = [], accounts = [] }: Subject, chosen: readonly StandingAccount[], notes: FactNotes): string {
  if (kinds.length > 0) return kinds.map(kindName).join(" and ");
  if (chosen.length === 1) return notes.name("account-name", chosen[0]?.name ?? "");
  return accounts.length > 0 ? "those accounts" : "checking and savings";
}

function other(
  subject: Subject,
  total: Cents,
  { household, notes }: Pick<StandingTurn, "household" | "notes">,
): string {
  const chosen = chosenAccounts(subject, household, []);
  const cents = sumCents(chosen.map(({ balanceCents }) => balanceCents));
  const where = subject.kinds?.length
    ? subject.kinds.map(kindName).join(" and ")
    : notes.name("other-name", chosen[0]?.name ?? "the other");
  const value = notes.usd("other", "Balance", cents, { href: "/accounts" });
  const difference = notes.usd("difference", "Difference", total - cents, { href: "/accounts" });
  return `In ${where} you have ${value}; that's ${difference} ${total >= cents ? "less" : "more"}.`;
}

function worth({ household, notes }: StandingTurn): string {
  const has = sumCents(
    household.accounts.filter(({ balanceCents }) => balanceCents > 0).map(({ balanceCents }) => balanceCents),
  );
  const owes = sumCents(household.debts.map(({ balanceCents }) => balanceCents));
  if (household.accounts.length === 0) return missing("linked account").text;
  const net = has - owes;
  const value = notes.usd("worth", "Net worth of what is linked", net, { href: "/accounts" });
  return sentences(
    net < 0 ? `What you owe is ${value} more than what you have:` : `Your net worth, of what is linked, is ${value}:`,
    `${notes.usd("have", "Have", has, { href: "/accounts" })} in accounts, less ${notes.usd("owe", "Owed", owes, { href: "/accounts" })} of debt.`,
  );
}

function goals({ measure, query, household, notes }: StandingTurn): Words {
  const savings = household.goals.filter(({ type }) => type === "savings");
  const chosen = query.subject.goals?.length ? savings.filter(({ id }) => query.subject.goals?.includes(id)) : savings;
  if (chosen.length === 0) return missing("savings goal of yours");
  const parts = chosen.slice(0, 8).map((goal, at) => goalWords(measure, goal, `goal-${at + 1}`, notes));
  const list = chosen.map(({ name, currentCents }): AnswerRow => ({
    label: name,
    cents: currentCents,
    href: "/goals",
  }));
  return { text: parts.length === 1 ? (parts[0] ?? "") : bullets(parts), list };
}

function goalWords(measure: Standing, goal: StandingGoal, tag: string, notes: FactNotes): string {
  const note = { href: "/goals" };
  const name = notes.name(`${tag}-name`, goal.name);
  const saved = notes.usd(`${tag}-saved`, "Saved toward the goal", goal.currentCents, note);
  const target = notes.usd(`${tag}-target`, "Target of the goal", goal.targetCents, note);
  const left = Math.max(0, goal.targetCents - goal.currentCents);
  if (left === 0) return `${name}: you have ${saved}, and with it the whole target of ${target}.`;
  const rest = notes.usd(`${tag}-left`, "Left to save", left, note);
  return measure === "remaining"
    ? `${name}: ${rest} is left to save; you have ${saved} of ${target}.`
    : `${name}: you have ${saved} of ${target}, and ${rest} is left to save.`;
}

function budgets({ measure, query, household, found, notes }: StandingTurn): Words {
  const wanted = query.subject.categories ?? [];
  const chosen = household.budgets.filter(({ category }) => wanted.length === 0 || wanted.includes(category));
  if (chosen.length === 0)
    return missing(
      wanted.length > 0 ? `budget for ${wanted.map(nameOfCategory).join(" or ")} this month` : "budget for this month",
    );
  const planned = sumCents(chosen.map(({ plannedCents }) => plannedCents));
  const name = wanted.length > 0 ? ` for ${wanted.map(nameOfCategory).join(" and ")}` : "";
  const plan = notes.usd("planned", "Budget of the month", planned, { href: "/budget" });
  if (measure === "budgeted") return { text: `Your budget${name} is ${plan} this month.` };
  const period = thisMonth(household.today);
  const sums = new Map(
    sumsOf(found, spentNeed(household)).map(({ key, cents, count }) => [
      key || "miscellaneous",
      { cents: -cents, count },
    ]),
  );
  const spentOf = (category: string): Cents => sums.get(category)?.cents ?? 0;
  if (query.shape === "list")
    return overspent(
      chosen.map(({ category, plannedCents }) => ({ category, overCents: spentOf(category) - plannedCents })),
      notes,
    );
  const spent = sumCents(chosen.map(({ category }) => spentOf(category)));
  const categories = chosen.map(({ category }) => category);
  const rows = filterOf("spent", { subject: { categories }, condition: {} }, period, household);
  const used = notes.usd("spent", "Spent of it", spent, { period, href: rowsHref(rows) });
  const left = planned - spent;
  const rest = notes.usd("left", left < 0 ? "Over the budget" : "Left in the budget", left, { href: "/budget" });
  return {
    text:
      left < 0
        ? `You're ${rest} beyond your budget${name}: you spent ${used} of ${plan} so far this month.`
        : `Your budget${name} has ${rest} left: you spent ${used} of ${plan} so far this month.`,
  };
}

function overspent(all: readonly { category: string; overCents: Cents }[], notes: FactNotes): Words {
  const beyond = all.filter(({ overCents }) => overCents > 0).sort((a, b) => b.overCents - a.overCents);
  if (beyond.length === 0) return { text: "You're within your budget in every category that has one this month." };
  return {
    text: paragraphs(
      "These are beyond their budget this month:",
      bullets(
        beyond.map(
          ({ category, overCents }, at) =>
            `${nameOfCategory(category)}: by ${notes.usd(`beyond-${at + 1}`, "Over the budget", overCents, { href: "/budget" })}`,
        ),
      ),
    ),
    list: beyond.map(({ category, overCents }) => ({
      label: nameOfCategory(category),
      cents: overCents,
      href: "/budget",
    })),
  };
}
