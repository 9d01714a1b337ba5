// Whether a card is a debt, or cleared each month: each payment against what its statement asked for, and the interest.

import { sentences } from "~/domain/coach/advice";
import { addMonthsToDay } from "~/domain/periods";
import type { MoneyMove, StandingAccount } from "~/domain/coach/query/data";
import { ofEachCard } from "./each-card";
import { statementDay } from "./past-balances";
import type { StandingTurn, StandingWords } from "./standing-turn";

const LINK = { href: "/transactions?kind=card_payment" };
const MONTHS = 12;

export const cleared = (cards: readonly StandingAccount[], turn: StandingTurn): StandingWords =>
  ofEachCard(cards, turn, ofCard);

function ofCard(
  card: StandingAccount,
  moves: readonly MoneyMove[],
  tag: string,
  { notes, household, query }: StandingTurn,
): string {
  const { today } = household;
  const name = notes.name(`${tag}-name`, card.name);
  const since = addMonthsToDay(today, -MONTHS);
  const payments = moves.filter(({ paidCents, day }) => paidCents > 0 && day > since);
  const last = payments.at(-1);
  const months = notes.add(`${tag}-months`, "Months looked at", { unit: "months", months: MONTHS }, LINK);
  const owed = notes.usd(`${tag}-now`, "Owed", card.balanceCents, { href: "/accounts" });
  if (!last) return `I see no payment to ${name} in its rows of the ${months} before today; ${owed} is owed.`;
  const full = payments.filter((payment) => statementDay(card, moves, payment) !== undefined);
  const interest = moves.filter(({ day }) => day > since).reduce((sum, { interestCents }) => sum + interestCents, 0);
  const isCleared = full.length === payments.length && interest === 0;
  const counted = (id: string, label: string, count: number) => notes.count(id, label, count, "payment", LINK);
  const all = counted(`${tag}-payments`, "Payments to the card", payments.length);
  const latest = `the last was ${notes.usd(`${tag}-paid`, "Last payment", last.paidCents, LINK)} on ${notes.day(`${tag}-day`, "Paid on", last.day, LINK)}`;
  const charged = notes.usd(`${tag}-interest`, "Interest in a year", interest, { href: "/transactions" });
  return isCleared
    ? sentences(
        `${query.least ? "No" : "Yes"}: ${name} is paid in full each month, so it's no lasting debt. ` +
          `All ${all} of the ${months} before today were what its statement asked for; ${latest}.`,
        `Interest: ${charged}. The ${owed} on it now is what has come on since, and it's due with the statements to come.`,
      )
    : sentences(
        `${query.least ? "Yes" : "No"}: ${name} isn't paid in full each month. ` +
          `${counted(`${tag}-full`, "Payments of a whole statement", full.length)} of ${all} in the ${months} ` +
          `before today were what its statement asked for; ${latest}.`,
        `Interest: ${charged}. ${owed} is owed now.`,
      );
}
