// What an investment has made: its balance today is known and what its rows put in or took out; what its worth was before isn't.

import { sentences } from "~/domain/coach/advice";
import { sumCents } from "~/domain/money";
import { movesOf, type StandingAccount } from "~/domain/coach/query/data";
import { listedWith } from "~/domain/coach/query/phrases";
import type { StandingTurn, StandingWords } from "./standing-turn";

const LINK = { href: "/accounts" };

export function investmentWords(
  { found, notes, query, household }: StandingTurn,
  chosen: readonly StandingAccount[],
): StandingWords {
  const moves = movesOf(
    found,
    chosen.map(({ id }) => id),
  ).filter(({ day }) => query.period === null || (day >= query.period.from && day <= query.period.to));
  const names = listedWith(chosen.map(({ name }, at) => notes.name(`account-${at + 1}-name`, name)));
  const now = notes.usd("now", "Balance", sumCents(chosen.map(({ balanceCents }) => balanceCents)), LINK);
  const [put, taken] = [1, -1].map((sign) =>
    sumCents(moves.flatMap(({ movedCents }) => (movedCents * sign > 0 ? [movedCents * sign] : []))),
  );
  const first = moves.map(({ day }) => day).sort()[0];
  const period = { from: first ?? household.today, to: household.today };
  const since = first ? notes.day("since", "Rows since", first, LINK) : "";
  return {
    text: sentences(
      `${names} ${chosen.length === 1 ? "stands" : "stand"} at ${now} today.`,
      first && put !== undefined
        ? `Since ${since}, ${notes.usd("put", "Put in", put, { ...LINK, period })} was put ` +
            `in by ${chosen.length === 1 ? "its" : "their"} rows` +
            (taken ? `, and ${notes.usd("taken", "Taken out", taken, { ...LINK, period })} was taken out` : "") +
            "."
        : "I see no rows of money put in or taken out.",
      "What it was worth on earlier days isn't in the rows, so what it has made or lost I can't tell: the statement of whoever holds it says that.",
    ),
  };
}
