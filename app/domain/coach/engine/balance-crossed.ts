// When what stands on an account went past an amount, or below it: the first time, or the last one, in all days that are known or in
// those that are asked about.

import { sentences } from "~/domain/coach/advice";
import type { Cents } from "~/domain/money";
import { addDays, type Day } from "~/domain/periods";
import type { FactNotes } from "~/domain/coach/query/answer";
import type { Period } from "~/domain/coach/query/algebra";
import type { PastBalance } from "./past-balances";

const LINK = { href: "/accounts" };
const WORKED_BACK = "That's worked back from today's balance by the posted rows.";

type Crossing = {
  balances: readonly PastBalance[];
  cents: Cents;
  is: "over" | "under";
  /** 'went past' or its like. */
  way: string;
  place: string;
  /** The days that are asked about, where any are. */
  asked: Period | null;
  /** The days that are looked through. */
  within: Period;
  /** On a card or a loan, what is owed stands for the balance. */
  isOwed: boolean;
  isLast: boolean;
  notes: FactNotes;
};

type Stretch = { first: PastBalance; until: Day | null };

/** Each stretch of days beyond the amount, with the day on which it was over. */
function stretches(crossing: Crossing): Stretch[] {
  const found: Stretch[] = [];
  let open: PastBalance | null = null;
  for (const balance of crossing.balances) {
    if (isBeyond(balance, crossing)) open ??= balance;
    else if (open) {
      found.push({ first: open, until: balance.day });
      open = null;
    }
  }
  return open ? [...found, { first: open, until: null }] : found;
}

const isBeyond = ({ cents }: PastBalance, { is, cents: limit, isOwed }: Crossing): boolean => {
  const held = isOwed ? -cents : cents;
  return is === "under" ? held < limit : held > limit;
};

export function crossed(crossing: Crossing): string {
  const { balances, notes, place, way, isLast, asked } = crossing;
  const all = stretches(crossing);
  const limit = notes.usd("limit", "Asked about", crossing.cents);
  const opening = place.charAt(0).toUpperCase() + place.slice(1);
  const start = balances[0];
  const [first] = all;
  const last = all.at(-1);
  if (!start || !first || !last) return never(crossing, limit);
  const beganBeyond = first.first === start;
  const told = isLast ? last : beganBeyond ? (all[1] ? last : undefined) : first;
  const begin = asked === null ? "the rows begin" : `those days begin, ${notes.day("from", "From", asked.from)}`;
  if (!told || told.first === start)
    return last.until === null
      ? `${opening} has stayed ${way} ${limit} ` +
          (asked === null
            ? `as far back as the rows reach, to ${notes.day("day", "Rows since", start.day, LINK)}.`
            : `all along from ${notes.day("day", "From", asked.from, LINK)} to ${notes.day("to", "To", crossing.within.to)}.`)
      : `${opening} had gone ${way} ${limit} when ${begin}, and no longer was at the end of ${notes.day("until", "No longer", last.until, LINK)}.`;
  const day = notes.day("day", "On this day", told.first.day, LINK);
  const then = notes.usd("then", "Balance then", told.first.cents, LINK);
  if (isLast)
    return sentences(
      `${opening} last went ${way} ${limit} at the end of ${day}, with ${then}.`,
      told.until === null
        ? "It has stayed so since then."
        : `It was back at the end of ${notes.day("until", "No longer", told.until, LINK)}.`,
      WORKED_BACK,
    );
  if (beganBeyond)
    return `${opening} had gone ${way} ${limit} when ${begin}; it last went past it on ${day}, to ${then}.`;
  return sentences(
    `${opening} went ${way} ${limit} for the first time${asked === null ? "" : " in those days"} at the end of ${day}, with ${then}.`,
    WORKED_BACK,
    all.length > 1 && last !== first
      ? `It went back and did so again ${notes.count("again", "More such times", all.length - 1, "more time", LINK)}, ` +
          `the last of them at the end of ${notes.day("last", "The last time", last.first.day, LINK)}.`
      : "",
  );
}

/** It never was: how near it came is said. */
function never(crossing: Crossing, limit: string): string {
  const { balances, is, isOwed, notes, way, asked, within } = crossing;
  const isLowest = (is === "under") !== isOwed;
  const [first, ...rest] = balances;
  const nearest =
    first &&
    rest.reduce((one, next) => ((isLowest ? next.cents < one.cents : next.cents > one.cents) ? next : one), first);
  const when =
    asked === null
      ? "as far back as the rows reach"
      : `from ${notes.day("from", "From", within.from)} to ${notes.day("to", "To", within.to)}`;
  const end = is === "under" ? "lowest" : "highest";
  const label = is === "under" ? "Lowest balance" : "Highest balance";
  return sentences(
    `It never went ${way} ${limit} at the end of a day, ${when}.`,
    nearest
      ? `The ${end} was ${notes.usd("extreme", label, nearest.cents, LINK)}, ` +
          `at the end of ${notes.day("day", "On this day", nearest.day, LINK)}.`
      : "",
  );
}

/** Where somebody asks when: the day before the first that is known is no day of theirs. */
export const daysAsked = (asked: Period | null, since: Day, today: Day): Period => ({
  from: asked === null || asked.from <= since ? since : addDays(asked.from, -1),
  to: asked === null || asked.to > today ? today : asked.to,
});
