// When an account reaches an amount, or falls below it, by the forecast's days: what is known first, then with everyday spending.

import { sentences } from "~/domain/coach/advice";
import type { ForecastAccount, ForecastEntry, Forecast } from "~/domain/forecast/types";
import { type Cents, sumCents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { isKnownEntry, LINK, movesOn, sumOf } from "./ahead-entries";
import type { StandingTurn, StandingWords } from "./standing-turn";

type Reached = { day: Day; cents: Cents };

/** The first day at whose end it is there. */
function firstAt(
  opening: Cents,
  entries: readonly ForecastEntry[],
  isThere: (cents: Cents) => boolean,
): Reached | null {
  let cents = opening;
  for (const day of [...new Set(entries.map((entry) => entry.day))].sort()) {
    cents += sumOf(entries.filter((entry) => entry.day === day));
    if (isThere(cents)) return { day, cents };
  }
  return null;
}

export function reachedAhead(
  { query, notes }: StandingTurn,
  forecast: Forecast,
  accounts: readonly ForecastAccount[],
  name: string,
): StandingWords {
  if (query.comparison?.against !== "amount") return { text: "Name an amount, and I'll look for its day." };
  const { cents: wanted, is } = query.comparison;
  const isUnder = is === "under";
  const isThere = (cents: Cents) => (isUnder ? cents < wanted : cents >= wanted);
  const target = notes.add("target", "The amount you asked about", { unit: "usd", cents: wanted });
  const opening = sumCents(accounts.map(({ balanceCents }) => balanceCents));
  const now = notes.usd("now", "Balance", opening, LINK);
  const [reaches, at] = isUnder ? ["falls below", "below"] : ["reaches", "at"];
  if (isThere(opening))
    return {
      text: `It's there already: ${name} holds ${now}, ${isUnder ? "below" : "and you asked about"} ${target}.`,
    };
  const moved = forecast.entries.filter(movesOn(new Set(accounts.map(({ id }) => id))));
  const known = firstAt(opening, moved.filter(isKnownEntry), isThere);
  const usual = firstAt(opening, moved, isThere);
  const until = notes.day("until", "The forecast's last day", forecast.to, LINK);
  const words = (tag: string, { day, cents }: Reached) =>
    `on ${notes.day(`${tag}-day`, "Reached on", day, LINK)}, with ${notes.usd(tag, "There then", cents, LINK)}`;
  return {
    text: sentences(
      query.shape === "yes-no" && known === null && usual === null ? "No, as far as I can see." : "",
      known
        ? `By what I know of, ${name} ${reaches} ${target} ${words("known", known)}: it holds ${now} now.`
        : `By what I know of, ${name} isn't ${at} ${target} by ${until}, as far as my forecast reaches: it holds ${now} now.`,
      usual
        ? usual.day === known?.day
          ? "With everyday spending as usual, which is a guess, it's the same day."
          : `With everyday spending as usual, which is a guess, it's ${words("usual", usual)}.`
        : known
          ? `With everyday spending as usual, which is a guess, it isn't ${at} that by ${until}.`
          : "",
    ),
  };
}
