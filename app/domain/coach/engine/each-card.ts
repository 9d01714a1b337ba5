// An answer about cards: one card's sentence, or a line for each, by its own rows.

import { oneOrEach } from "~/domain/coach/advice";
import { type MoneyMove, movesOf, type StandingAccount } from "~/domain/coach/query/data";
import type { StandingTurn, StandingWords } from "./standing-turn";

/** `tag` keeps the facts of several cards apart. */
type CardSentence = (card: StandingAccount, moves: readonly MoneyMove[], tag: string, turn: StandingTurn) => string;

export function ofEachCard(
  cards: readonly StandingAccount[],
  turn: StandingTurn,
  sentence: CardSentence,
): StandingWords {
  const moves = movesOf(
    turn.found,
    cards.map(({ id }) => id),
  );
  const parts = cards.map((card, at) =>
    sentence(
      card,
      moves.filter(({ accountId }) => accountId === card.id),
      `card-${at + 1}`,
      turn,
    ),
  );
  return { text: oneOrEach(parts) };
}
