// What covers the bills alone is no yes: with usual spending beside them it falls short, and a few dollars are no room.

import { type Claim, verdict } from "~/domain/coach/yes-or-no";
import type { ForecastEntry } from "~/domain/forecast/types";
import { type Cents, sumCents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { LINK } from "./ahead-entries";
import type { StandingTurn } from "./standing-turn";

/** What is usually spent besides until a day, on these accounts; below zero. */
export const everydayUntil = (entries: readonly ForecastEntry[], day: Day, own: ReadonlySet<string>): Cents =>
  sumCents(
    entries.flatMap((one) =>
      one.kind === "everyday" && one.cents < 0 && one.day <= day && own.has(one.accountId) ? [one.cents] : [],
    ),
  );

/** Any small surprise takes this much. */
const LEAST_ROOM: Cents = 100_00;

type Held = { known: Cents; everyday: Cents };
type Claims = { holds: Claim; short: Claim };

/** The opening of a yes-no question: a fear (`least`) is asked the other way round. */
export function opensWith(turn: StandingTurn, { known, everyday }: Held, { holds, short }: Claims): string {
  const { query, notes } = turn;
  if (query.shape !== "yes-no") return "";
  if (known < 0 || known + everyday >= LEAST_ROOM)
    return verdict(query.least === known < 0, query.least ? short : holds);
  const opening = query.least ? "It may fall short" : "Only just";
  if (known + everyday >= 0) {
    const room = notes.usd("only-just", "To spare", known + everyday, LINK);
    return `${opening}: what I know of is covered, with ${room} to spare${everyday < 0 ? " after everyday spending as usual" : ""}.`;
  }
  const missing = notes.usd("only-just", "Missing with usual spending", known + everyday, LINK);
  return (
    `${opening}: what I know of is covered, but with everyday spending as usual, ` +
    `which is a guess, ${missing} would be missing.`
  );
}
