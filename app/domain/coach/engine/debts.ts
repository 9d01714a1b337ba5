// What is owed: each debt once, and beside it the cards that are paid in full, which are none.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { type Cents, sumCents } from "~/domain/money";
import { owedBeside } from "./owed-beside";
import type { Subject } from "~/domain/coach/query/algebra";
import type { AnswerRow, FactNotes } from "~/domain/coach/query/answer";
import { noRowsOf, past } from "./earlier-balances";
import { allKnownFrom, heldTogether, balanceHistory } from "./held-on";
import type { Household, StandingAccount, StandingDebt } from "~/domain/coach/query/data";
import { accountsOf } from "./filters";
import { eachThen, isEachThen, thenAndNow, twoDays } from "./standing-then";
import { standingPendingWords, type StandingTurn, type StandingWords } from "./standing-turn";

/** A goal for a debt and the account that it is count once: the debts know. */
export function chosenDebts({ goals = [], ...subject }: Subject, household: Household): StandingDebt[] {
  const ids = accountsOf(subject, household);
  const { except = [], merchants = [] } = subject;
  // A debt that no account and no goal knows.
  if (merchants.length > 0) return [];
  const left = household.debts.filter((debt) => !except.some((id) => isCalled(debt, id, household)));
  if (goals.length === 0 && ids === null) return left;
  return left.filter(
    ({ id, accountId }) => goals.includes(id) || ids?.includes(id) || (accountId !== null && ids?.includes(accountId)),
  );
}

/** By its id, by the kind of its account, or by a part of its name. */
const isCalled = ({ id, accountId, name }: StandingDebt, called: string, { accounts }: Household): boolean =>
  id === called ||
  accountId === called ||
  accounts.find((account) => account.id === accountId)?.type === called ||
  name.toLowerCase().includes(called.replaceAll("_", " ").toLowerCase());

/** Cards with a balance that is paid each month: nothing is owed there for long, and yet it is what the card stands at. */
export function paidInFull({ goals = [], ...subject }: Subject, household: Household): StandingAccount[] {
  const ids = accountsOf(subject, household);
  if ((goals.length > 0 && ids === null) || (subject.merchants ?? []).length > 0) return [];
  return household.accounts.filter(
    ({ id, type, balanceCents, habit }) =>
      balanceCents < 0 &&
      habit?.paidInFull === true &&
      (ids === null ? !subject.except?.includes(type) : ids.includes(id)),
  );
}

export const debtHref = ({ source }: Pick<StandingDebt, "source">): string =>
  source === "goal" ? "/goals" : "/accounts";
const total = (debts: readonly { balanceCents: Cents }[]): Cents =>
  sumCents(debts.map(({ balanceCents }) => balanceCents));

export function owed(turn: StandingTurn): StandingWords {
  const { query, household } = turn;
  const { subject, statistic, period } = query;
  if (period !== null || query.shape === "trend" || query.comparison?.against === "period") return earlier(turn);
  const debts = chosenDebts(subject, household);
  const cards = paidInFull(subject, household);
  if (query.comparison?.against === "subject") return owedBeside(query.comparison.subject, debts, cards, turn);
  if (statistic === "count") return counted(debts, cards, turn);
  const list = debts.map((debt): AnswerRow => ({ label: debt.name, cents: debt.balanceCents, href: debtHref(debt) }));
  const [only] = debts;
  if (!only) return { text: cards.length > 0 ? inFull(cards, turn) : nothing(turn) };
  if (statistic === "largest" || statistic === "smallest") return extreme(debts, turn);
  const rest = cards.length > 0 ? inFull(cards, turn, total(debts)) : "";
  const note = unseen(turn);
  const sum = turn.notes.usd("total", "Owed", total(debts), { href: debtHref(only) });
  if (debts.length === 1)
    return { text: paragraphs(`You owe ${sum} on ${turn.notes.name("debt-1-name", only.name)}.`, rest, note), list };
  return { text: paragraphs(`You owe ${sum} in all:`, bullets(lines(debts, turn.notes)), rest, note), list };
}

const lines = (debts: readonly StandingDebt[], notes: FactNotes): string[] =>
  debts.slice(0, 8).map((debt, at) => {
    const value = notes.usd(`debt-${at + 1}`, "Owed", debt.balanceCents, { href: debtHref(debt) });
    return `${notes.name(`debt-${at + 1}-name`, debt.name)}: ${value}`;
  });

/** What a card that is paid in full stands at; and beside other debts what it comes to with them. */
function inFull(cards: readonly StandingAccount[], turn: StandingTurn, others: Cents | null = null): string {
  const { notes } = turn;
  const [first] = cards;
  const cents = -total(cards);
  const value = notes.usd("in-full", "On cards that you pay in full", cents, { href: "/accounts" });
  const name = cards.length === 1 && first ? notes.name("in-full-name", first.name) : "your cards";
  const onTheWay = standingPendingWords(cards, turn);
  const [is, it] = cards.length === 1 ? ["it's", "it isn't"] : ["they're", "they aren't"];
  return sentences(
    `You ${others === null ? "" : "also "}owe ${value} on ${name}; ${is} paid in full each month, so ${it} counted as debt.`,
    onTheWay,
    others === null
      ? ""
      : `With ${cards.length === 1 ? "it" : "them"} it comes to ${notes.usd("with-cards", "Owed, cards included", others + cents, { href: "/accounts" })}.`,
  );
}

function nothing({ query, household, notes }: StandingTurn): string {
  const [asked] = query.subject.merchants ?? [];
  if (asked)
    return (
      `I see no balance of a ${notes.name("asked-name", asked)} among your linked accounts and goals, so I can't ` +
      `tell what is left on it. ${payments(asked, household, notes)}`
    ).trim();
  return Object.keys(query.subject).length > 0
    ? "Nothing is owed there, by what I can see."
    : "I see no debt among your accounts and goals.";
}

const PAYMENTS: readonly [RegExp, readonly string[]][] = [
  [/student/, ["student_loans"]],
  [/mortgage|home/, ["mortgage_rent"]],
  [/car|auto/, ["car_payment"]],
];

/** Only the payments of such a debt are known. */
function payments(asked: string, { recurring }: Household, notes: FactNotes): string {
  const categories = PAYMENTS.find(([pattern]) => pattern.test(asked))?.[1] ?? [];
  const item = recurring.find(
    ({ category, kind, active }) => active && kind !== "income" && categories.includes(category),
  );
  if (!item) return "";
  const note = { href: "/transactions#recurring" };
  return (
    `What I see is ${notes.usd("payment", "Paid regularly", item.lastCents, note)} to ` +
    `${notes.name("payee", item.merchantName)}, last on ${notes.day("paid-on", "Last paid", item.lastDay, note)}.`
  );
}

/** A loan whose payments are seen and whose balance isn't. */
function unseen({ query, household, notes }: StandingTurn): string {
  if (Object.keys(query.subject).length > 0) return "";
  const names = household.debts.map(({ name }) => name.toLowerCase());
  const loans = household.recurring.filter(
    ({ kind, category, active }) =>
      active &&
      kind === "loan_payment" &&
      category === "student_loans" &&
      !names.some((name) => name.includes("student")),
  );
  const [loan] = loans;
  return loan
    ? "You also pay " +
        notes.usd("unseen", "Paid regularly", loan.lastCents, { href: "/transactions#recurring" }) +
        ` to ${notes.name("unseen-name", loan.merchantName)}, a debt whose balance I ` +
        "can't see; add it as a debt goal and it counts."
    : "";
}

function counted(debts: readonly StandingDebt[], cards: readonly StandingAccount[], turn: StandingTurn): StandingWords {
  const { notes } = turn;
  const count = notes.count("count", "Debts", debts.length, "debt", { href: "/goals" });
  const [first] = debts;
  const sum = first
    ? `, ${notes.usd("total", "Owed", total(debts), { href: debtHref(first) })}${debts.length > 1 ? " together" : ""}`
    : "";
  return {
    text: paragraphs(
      first ? `You have ${count}${sum}:` : "You have no debts that I can see.",
      bullets(lines(debts, notes)),
      cards.length > 0 ? inFull(cards, turn, first ? total(debts) : null) : "",
    ),
  };
}

function extreme(debts: readonly StandingDebt[], turn: StandingTurn): StandingWords {
  const { notes, query } = turn;
  const isLargest = query.statistic === "largest";
  const [first] = [...debts].sort((a, b) => (isLargest ? 1 : -1) * (b.balanceCents - a.balanceCents));
  if (!first) return { text: nothing(turn) };
  const value = notes.usd("total", "Owed", first.balanceCents, { href: debtHref(first) });
  const cards = paidInFull(query.subject, turn.household);
  return {
    text: paragraphs(
      `Your ${debts.length === 1 ? "only" : isLargest ? "largest" : "smallest"} debt is ${notes.name("debt-1-name", first.name)}: ${value}.`,
      cards.length > 0 ? inFull(cards, turn, total(debts)) : "",
    ),
  };
}

/** On another day, and how much less or more it is now: by the account's rows. */
function earlier(turn: StandingTurn): StandingWords {
  const { query, household, notes } = turn;
  const debts = chosenDebts(query.subject, household);
  const ids = new Set([
    ...debts.flatMap(({ accountId }) => accountId ?? []),
    ...paidInFull(query.subject, household).map(({ id }) => id),
  ]);
  const accounts = household.accounts.filter(({ id }) => ids.has(id));
  const period = query.period;
  if (query.shape === "trend" && accounts.length > 0) return past(turn, accounts);
  if (isEachThen(query, household.today)) return eachThen(turn, accounts);
  const days = twoDays(query, household.today);
  const [single, second] = accounts;
  if (days && single)
    return thenAndNow(
      turn,
      accounts,
      days,
      `on ${second ? "cards and loans" : notes.name("debt-1-name", debts[0]?.name ?? single.name)}`,
    );
  const history = balanceHistory(accounts, turn.found, household.today);
  const since = allKnownFrom(accounts, history);
  if (since === null || accounts.length === 0 || period === null)
    return { text: sentences("I can't tell what you owed on another day.", noRowsOf(accounts, turn)) };
  const link = { href: "/accounts" };
  const day = period.from < since ? since : period.from;
  const end = query.statistic === "change" ? period.to : household.today;
  const owedAt = (on: string) => -heldTogether(accounts, on, history);
  const [before, after] = [owedAt(day), owedAt(end)];
  const name =
    accounts.length === 1 ? notes.name("debt-1-name", debts[0]?.name ?? single?.name ?? "") : "cards and loans";
  const then = notes.usd("then", "Owed then", before, { ...link, period: { from: day, to: day } });
  const now = notes.usd("now", "Owed", after, link);
  const note = { ...link, period: { from: day, to: end } };
  const way =
    after === before
      ? "as much"
      : `${notes.usd("change", "Less owed", before - after, note)} ${after < before ? "less" : "more"}`;
  return {
    text: sentences(
      period.from < since ? `The rows reach back to ${notes.day("since", "Rows since", since)}.` : "",
      `At the end of ${notes.day("day", "Day", day)} you owed ${then} on ${name}; ` +
        `${end === household.today ? "now" : `at the end of ${notes.day("end", "Day", end)}`} it's ${now}, ${way}.`,
    ),
  };
}
