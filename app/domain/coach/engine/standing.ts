// What stands: balances, debts, credit, goals, the budget. Which rows each takes, and who words it.

import type { Query, StandingMeasure } from "~/domain/coach/query/algebra";
import type { WordedAnswer } from "~/domain/coach/query/answer";
import { ahead } from "./ahead-answers";
import { balance, chosenFor } from "./balances";
import { budgets } from "./budget-answers";
import { budgetMonths } from "./budget-months";
import { limits } from "./card-limits";
import { cardPayments, cardsOf, paymentRows } from "./card-payments";
import type { AnyNeed, Household, StandingNeed } from "~/domain/coach/query/data";
import { accountIds, debtShare, minimums, paidOff, principal, rates, score } from "./debt-terms";
import { chosenDebts, owed, paidInFull } from "./debts";
import { goalAnswers } from "./goal-answers";
import type { StandingTurn, StandingWords } from "./standing-turn";
import { accountsOfWorth, worth } from "./worth";

/** Today needs nothing; other days need what moved since, a budget its month. */
export function standingNeeds(query: Query, measure: StandingMeasure, household: Household): AnyNeed[] {
  const looksBack =
    query.period !== null ||
    query.shape === "trend" ||
    query.statistic !== "total" ||
    query.comparison?.against === "period" ||
    query.comparison?.against === "amount";
  switch (measure) {
    case "balance":
      return looksBack ? moves(chosenFor({ query, household }).map(({ id }) => id)) : [PENDING];
    case "worth":
      return looksBack ? moves(accountsOfWorth({ query, household }).map(({ id }) => id)) : [];
    case "owed":
      return query.period === null && query.shape !== "trend" && query.comparison?.against !== "period"
        ? [PENDING]
        : moves(owing(query, household));
    case "limit":
    case "available":
    case "used":
      return [PENDING];
    case "payment":
      return [...moves(cardsOf({ query, household }).map(({ id }) => id)), paymentRows({ query, household })];
    case "rate":
    case "paid-off":
    case "principal":
      return moves(accountIds(chosenDebts(query.subject, household)));
    case "budgeted":
    case "left":
    case "unplanned":
      return budgetMonths({ query, household }).map((month) => ({ want: "budget", month }));
    default:
      return [];
  }
}

const PENDING: StandingNeed = { want: "pending" };
const moves = (accounts: readonly string[]): StandingNeed[] =>
  accounts.length > 0 ? [{ want: "moves", accounts }] : [];

/** In the order in which the household has them, as they are asked for again. */
function owing(query: Query, household: Household): string[] {
  const ids = new Set([
    ...accountIds(chosenDebts(query.subject, household)),
    ...paidInFull(query.subject, household).map(({ id }) => id),
  ]);
  return household.accounts.filter(({ id }) => ids.has(id)).map(({ id }) => id);
}

export function wordStanding(turn: StandingTurn): WordedAnswer {
  const words = sentencesFor(turn);
  return { text: words.text, facts: turn.notes.facts, list: words.list ?? [], chart: words.chart ?? null };
}

function sentencesFor(turn: StandingTurn): StandingWords {
  switch (turn.measure) {
    case "balance":
      return balance(turn);
    case "worth":
      return worth(turn);
    case "owed":
      return owed(turn);
    case "limit":
    case "available":
    case "used":
      return { text: limits(turn) };
    case "rate":
      return { text: rates(turn) };
    case "minimum":
      return { text: minimums(turn) };
    case "payment":
      return cardPayments(turn);
    case "paid-off":
      return { text: paidOff(turn) };
    case "principal":
      return { text: principal(turn) };
    case "debt-share":
      return { text: debtShare(turn) };
    case "score":
      return { text: score(turn) };
    case "saved":
    case "remaining":
    case "reached":
    case "needed":
    case "added":
      return goalAnswers(turn);
    case "budgeted":
    case "left":
    case "unplanned":
      return budgets(turn);
    case "ahead":
    case "spare":
      return ahead(turn);
  }
}
