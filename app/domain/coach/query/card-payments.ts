// Payments to cards: when the last was, when the next comes by the same day of the month, and whether it was all that was owed.

import { bullets, sentences } from "~/domain/coach/advice";
import { addDays, addMonthsToDay, daysBetween } from "~/domain/periods";
import { CASH_FLOW_PATH } from "~/domain/ledger/row-links";
import { movesOf, type Move, type StandingAccount } from "./data";
import { balanceAt } from "./past-balances";
import { chosenAccounts, missing, type StandingTurn, type Words } from "./standing-turn";

const LINK = { href: "/transactions?kind=card_payment" };
/** A statement is paid within so many days. */
const LONGEST_WAIT = 35;

export const cardsOf = ({ query, household }: Pick<StandingTurn, "query" | "household">): StandingAccount[] =>
  chosenAccounts(query.subject, household, ["credit"]).filter(({ type }) => type === "credit");

export function cardPayments(turn: StandingTurn): Words {
  const cards = cardsOf(turn);
  if (cards.length === 0) return missing("card among the linked accounts");
  const moves = movesOf(
    turn.found,
    cards.map(({ id }) => id),
  );
  const parts = cards.map((card, at) =>
    ofCard(
      card,
      moves.filter(({ accountId }) => accountId === card.id),
      `card-${at + 1}`,
      turn,
    ),
  );
  return { text: parts.length === 1 ? (parts[0] ?? "") : bullets(parts) };
}

function ofCard(
  card: StandingAccount,
  moves: readonly Move[],
  tag: string,
  { query, household, notes }: StandingTurn,
): string {
  const name = notes.name(`${tag}-name`, card.name);
  const payments = moves.filter(({ paidCents }) => paidCents > 0);
  const last = payments.at(-1);
  if (!last) return `I see no payment to ${name} in its rows.`;
  const paid = `The last payment to ${name} was ${notes.usd(`${tag}-paid`, "Last payment", last.paidCents, LINK)} on ${notes.day(`${tag}-day`, "Paid on", last.day, LINK)}.`;
  const next = nextOf(payments, household.today);
  const known = statementOf(card, tag, { household, notes });
  const ahead = known
    ? known
    : next
      ? `By the same day of the month the next is about ${notes.day(`${tag}-next`, "Expected on", next, LINK)}.`
      : "";
  if (query.statistic === "next")
    return sentences(ahead || "I can't tell when the next comes: its payments keep no rhythm.", paid);
  return sentences(paid, query.shape === "yes-no" ? wasAll(card, moves, last, tag, { notes, household }) : "", ahead);
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
    `The next payment leaves ${notes.name(`${tag}-from`, from)} about ${notes.day(`${tag}-next`, "Expected on", paid.day, link)}${arrives && arrives.day !== paid.day ? ` and arrives on the card about ${notes.day(`${tag}-arrives`, "Expected on the card", arrives.day, link)}` : ""}: ${notes.usd(`${tag}-statement-due`, "Expected payment", paid.cents, link)}${paid.confidence === "certain" ? ", what stood on its closed statement" : ", by what is on it so far"}.`,
  );
}

/** Monthly, where the last payments were about a month apart. */
function nextOf(payments: readonly Move[], today: string): string | null {
  const [before, last] = payments.slice(-2);
  if (!before || !last || Math.abs(daysBetween(before.day, last.day) - 30) > 5) return null;
  let next = addMonthsToDay(last.day, 1);
  while (next < today) next = addMonthsToDay(next, 1);
  return next;
}

/** Statements aren't linked: what was owed on some day of the weeks before says it. */
function wasAll(
  card: StandingAccount,
  moves: readonly Move[],
  last: Move,
  tag: string,
  { notes, household }: Pick<StandingTurn, "notes" | "household">,
): string {
  const days = Array.from({ length: LONGEST_WAIT }, (_, back) => addDays(last.day, -back - 1));
  const match = days.find(
    (day) => Math.abs(-balanceAt([card], moves, day) - last.paidCents) <= Math.max(100, last.paidCents / 100),
  );
  const now = notes.usd(`${tag}-now`, "Owed", card.balanceCents, { href: "/accounts" });
  const since = `Since then it has come to ${now} again, as of ${notes.day(`${tag}-today`, "Today", household.today)}.`;
  return match
    ? sentences(
        `It was all that was owed on ${notes.day(`${tag}-statement`, "Owed on this day", match, { href: "/accounts" })}, so it looks paid in full.`,
        since,
      )
    : `It wasn't what was owed on any day of the weeks before it, so it doesn't look like all of it. ${now} is owed now.`;
}
