// Payments to cards: when the last was, when the next comes by the same day of the month, and whether it was all that was owed.

import { affirmed } from "~/domain/coach/yes-or-no";
import { sentences } from "~/domain/coach/advice";
import { addDays, addMonthsToDay, daysBetween } from "~/domain/periods";
import { CASH_FLOW_PATH } from "~/domain/ledger/row-links";
import type { Period } from "~/domain/coach/query/algebra";
import { cleared } from "./card-cleared";
import { type MoneyMove, type DataNeed, rowsOf, type StandingAccount } from "~/domain/coach/query/data";
import { ofEachCard } from "./each-card";
import { statementDay } from "./past-balances";
import { listedWith, periodPhrase } from "~/domain/coach/query/phrases";
import { chosenAccounts, missing, type StandingTurn, type StandingWords } from "./standing-turn";

const LINK = { href: "/transactions?kind=card_payment" };

export const cardsOf = ({ query, household }: Pick<StandingTurn, "query" | "household">): StandingAccount[] =>
  chosenAccounts(query.subject, household, ["credit"]).filter(({ type }) => type === "credit");

export function cardPayments(turn: StandingTurn): StandingWords {
  const cards = cardsOf(turn);
  if (cards.length === 0) return missing("card among the linked accounts");
  if (turn.query.by === "month") return cleared(cards, turn);
  return ofEachCard(cards, turn, ofCard);
}

function ofCard(
  card: StandingAccount,
  moves: readonly MoneyMove[],
  tag: string,
  { query, household, found, notes }: Pick<StandingTurn, "query" | "household" | "found" | "notes">,
): string {
  const name = notes.name(`${tag}-name`, card.name);
  const payments = moves.filter(({ paidCents }) => paidCents > 0);
  const last = payments.at(-1);
  if (!last) return `I see no payment to ${name} in its rows.`;
  const paid =
    `The last payment to ${name} was ${notes.usd(`${tag}-paid`, "Last payment", last.paidCents, LINK)} on ` +
    `${notes.day(`${tag}-day`, "Paid on", last.day, LINK)}` +
    `${leftOn(last, tag, { query, household, found, notes })}.`;
  if (query.statistic === "largest" || query.statistic === "smallest")
    return paymentAtEnd(payments, tag, { query, household, notes }, name);
  const isAhead = query.period !== null && query.period.from > household.today;
  const isOld = query.period !== null && !isAhead && (last.day < query.period.from || last.day > query.period.to);
  if (query.period !== null && isOld) return inDays(payments, query.period, { name, paid, tag, notes });
  const next = nextOf(payments, household.today);
  const known = statementOf(card, tag, { household, notes });
  const ahead = known
    ? known
    : next
      ? `By the same day of the month the next is about ${notes.day(`${tag}-next`, "Expected on", next, LINK)}.`
      : "";
  if (query.statistic === "next" || isAhead)
    return sentences(ahead || "I can't tell when the next comes: its payments keep no rhythm.", paid);
  return sentences(
    query.shape === "yes-no" && query.period !== null ? affirmed(true, paid) : paid,
    query.shape === "yes-no" ? wasAll(card, moves, last, tag, { notes, household }) : "",
    ahead,
  );
}

/** 'Did the card get paid in October': whether it was, how much, and on which days. */
function inDays(
  payments: readonly MoneyMove[],
  period: Period,
  { name, paid, tag, notes }: { name: string; paid: string; tag: string; notes: StandingTurn["notes"] },
): string {
  const days = periodPhrase(period, notes, `-${tag}`);
  const then = payments.filter(({ day }) => day >= period.from && day <= period.to);
  if (then.length === 0) return sentences(`No: I see no payment to ${name} ${days}.`, paid);
  const each = then
    .slice(-MAX_PAYMENTS)
    .map(
      ({ paidCents, day }, at) =>
        `${notes.usd(`${tag}-paid-${at + 1}`, "Paid", paidCents, LINK)} on ${notes.day(`${tag}-paid-${at + 1}-day`, "Paid on", day, LINK)}`,
    );
  return `Yes: ${name} was paid ${listedWith(each)}.`;
}
const MAX_PAYMENTS = 12;

/** The largest of them, or the smallest, with the other end beside it. */
function paymentAtEnd(
  all: readonly MoneyMove[],
  tag: string,
  { query, household, notes }: Pick<StandingTurn, "query" | "household" | "notes">,
  name: string,
): string {
  const { today, firstDay } = household;
  const period = query.period ?? { from: firstDay ?? today, to: today };
  const days = periodPhrase(period, notes, `-${tag}`);
  const within = all.filter(({ day }) => day >= period.from && day <= period.to);
  const order = [...within].sort((one, other) => other.paidCents - one.paidCents);
  const [largest, smallest] = [order[0], order.at(-1)];
  if (!largest || !smallest) return `I see no payment to ${name} ${days}.`;
  const [told, other] = query.statistic === "largest" ? [largest, smallest] : [smallest, largest];
  const said = ({ paidCents, day }: MoneyMove, of: string) =>
    `${notes.usd(`${tag}-${of}`, "Paid", paidCents, LINK)} on ${notes.day(`${tag}-${of}-day`, "Paid on", day, LINK)}`;
  const count = notes.count(`${tag}-count`, "Payments", within.length, "payment", LINK);
  const otherEnd = query.statistic === "largest" ? "smallest" : "largest";
  return sentences(
    `The ${query.statistic} payment to ${name} ${days} was ${said(told, "paid")}, of ${count}.`,
    told === other ? "" : `The ${otherEnd} was ${said(other, "other")}.`,
  );
}

/** The rows of card payments, as the accounts that paid have them: a payment leaves one day and arrives on another. */
export const paymentRows = ({ query, household }: Pick<StandingTurn, "query" | "household">): DataNeed => ({
  want: "rows",
  rows: {
    kind: "card_payment",
    from: query.period?.from ?? addDays(household.today, -ON_ITS_WAY * 10),
    to: household.today,
  },
  order: "newest",
  take: 25,
});
const ON_ITS_WAY = 6;

/** On which day it left the account that paid, where that isn't the day on which it arrived. */
function leftOn(
  { paidCents, day }: MoneyMove,
  tag: string,
  turn: Pick<StandingTurn, "query" | "household" | "found" | "notes">,
): string {
  const sent = rowsOf(turn.found, paymentRows(turn)).find(
    (row) => row.cents === -paidCents && row.day <= day && daysBetween(row.day, day) <= ON_ITS_WAY,
  );
  return sent && sent.day !== day
    ? `; it left the account that paid on ${turn.notes.day(`${tag}-sent`, "Sent on", sent.day, LINK)}`
    : "";
}

/** A card that is paid in full: what its closed statement asks for, and when that leaves the account that pays. */
function statementOf(
  { id }: StandingAccount,
  tag: string,
  { household, notes }: Pick<StandingTurn, "household" | "notes">,
): string {
  const { forecast } = household;
  const legs = forecast?.entries.filter(({ key }) => key === `statement ${id}`) ?? [];
  const paid = legs.find(({ cents, accountId }) => cents < 0 && accountId !== id);
  if (!forecast || !paid) return "";
  const from = forecast.accounts.find((account) => account.id === paid.accountId)?.name ?? "";
  const arrives = legs.find(({ accountId, day }) => accountId === id && day >= paid.day);
  const link = { href: CASH_FLOW_PATH };
  return sentences(
    `The next payment leaves ${notes.name(`${tag}-from`, from)} about ` +
      `${notes.day(`${tag}-next`, "Expected on", paid.day, link)}` +
      (arrives && arrives.day !== paid.day
        ? ` and arrives on the card about ${notes.day(`${tag}-arrives`, "Expected on the card", arrives.day, link)}`
        : "") +
      `: ${notes.usd(`${tag}-statement-due`, "Expected payment", paid.cents, link)}` +
      (paid.confidence === "certain" ? ", what stood on its closed statement" : ", by what is on it so far") +
      ".",
  );
}

/** Monthly, where the last payments were about a month apart. */
function nextOf(payments: readonly MoneyMove[], today: string): string | null {
  const [before, last] = payments.slice(-2);
  if (!before || !last || Math.abs(daysBetween(before.day, last.day) - 30) > 5) return null;
  let next = addMonthsToDay(last.day, 1);
  while (next < today) next = addMonthsToDay(next, 1);
  return next;
}

/** Statements aren't linked: what was owed on some day of the weeks before says it. */
function wasAll(
  card: StandingAccount,
  moves: readonly MoneyMove[],
  last: MoneyMove,
  tag: string,
  { notes, household }: Pick<StandingTurn, "notes" | "household">,
): string {
  const match = statementDay(card, moves, last);
  const now = notes.usd(`${tag}-now`, "Owed", card.balanceCents, { href: "/accounts" });
  const since = `Since then it has come to ${now} again, as of ${notes.day(`${tag}-today`, "Today", household.today)}.`;
  return match
    ? sentences(
        `It was all that was owed on ${notes.day(`${tag}-statement`, "Owed on this day", match, { href: "/accounts" })}, so it looks paid in full.`,
        since,
      )
    : `It wasn't what was owed on any day of the weeks before it, so it doesn't look like all of it. ${now} is owed now.`;
}
