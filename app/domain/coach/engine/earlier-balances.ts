// What was on accounts on other days: on one day, at its lowest, how it changed, when it passed an amount. All of it is worked
// back from today's balance by the rows.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, type Day, lastDayOf, mediumDate, monthLabel, monthOf } from "~/domain/periods";
import type { Comparison, Subject } from "~/domain/coach/query/algebra";
import { crossed, daysAsked } from "./balance-crossed";
import type { AnswerChart, FactNotes } from "~/domain/coach/query/answer";
import { movesOf, type MoneyMove, type StandingAccount } from "~/domain/coach/query/data";
import { allKnownFrom, heldTogether, balanceHistory, knownFrom } from "./held-on";
import { investmentWords } from "./investment-made";
import {
  averageOf,
  balanceAt,
  balancesWithin,
  type PastBalance,
  hasPast,
  knownSince,
  monthEndsOf,
} from "./past-balances";
import { kindName, listedWith } from "~/domain/coach/query/phrases";
import { countedBack } from "./standing-then";
import type { StandingTurn, StandingWords } from "./standing-turn";

const LINK = { href: "/accounts" };

export function standingPlace(
  { kinds = [], accounts = [] }: Subject,
  chosen: readonly StandingAccount[],
  notes: FactNotes,
): string {
  if (kinds.length > 0 && accounts.length === 0) return kinds.map(kindName).join(" and ");
  if (chosen.length === 1) return notes.name("account-name", chosen[0]?.name ?? "");
  if (accounts.length > 0) return "those accounts";
  return chosen.every(({ type }) => ["checking", "savings"].includes(type)) ? "checking and savings" : "all accounts";
}

type Past = { accounts: StandingAccount[]; moves: readonly MoneyMove[]; since: Day; left: StandingAccount[] };

/** The accounts whose past is known, and since when; what has none is named. */
function pastOf(accounts: readonly StandingAccount[], { found }: StandingTurn): Past | null {
  const known = accounts.filter(hasPast);
  const moves = movesOf(
    found,
    accounts.map(({ id }) => id),
  );
  const since = knownSince(known, moves);
  return known.length === 0 || since === null
    ? null
    : { accounts: known, moves, since, left: accounts.filter((one) => !hasPast(one)) };
}

/** One account whose rows aren't there leaves a sum of several unknown. */
export function noRowsOf(accounts: readonly StandingAccount[], { found, notes }: StandingTurn): string {
  const moves = movesOf(
    found,
    accounts.map(({ id }) => id),
  );
  const names = accounts
    .filter((one) => hasPast(one) && moves.every(({ accountId }) => accountId !== one.id))
    .slice(0, 8)
    .map(({ name }, at) => notes.name(`without-rows-${at + 1}-name`, name));
  if (names.length === 0) return "No linked account has rows that say it.";
  return `${listedWith(names)} ${names.length === 1 ? "has" : "have"} no rows that say it.`;
}

const NO_PAST: StandingWords = {
  text: "I can't tell what stood there on another day: no rows of it reach back, and the worth of investments moves without rows.",
};

const areOwed = (accounts: readonly StandingAccount[]): boolean =>
  accounts.every(({ type }) => type === "credit" || type === "loan");
/** Money is in an account, and owed on a card. */
export const inOrOn = (accounts: readonly StandingAccount[]): string => (areOwed(accounts) ? "on" : "in");

/** Words for an amount that may be owed. */
const stood = (cents: Cents, value: string): string => (cents < 0 ? `${value} owed` : value);

export function past(turn: StandingTurn, chosen: readonly StandingAccount[]): StandingWords {
  const { query, household, notes } = turn;
  const found = pastOf(chosen, turn);
  const isInvested = chosen.length > 0 && chosen.every(({ type }) => type === "investment");
  if (isInvested && query.statistic === "change") return investmentWords(turn, chosen);
  const { today } = household;
  if (query.statistic === "total" && query.shape !== "trend") return onDay(turn, chosen, query.period?.to ?? today);
  if (!found) return NO_PAST;
  const place = standingPlace(query.subject, found.accounts, notes);
  const period = query.period ?? { from: found.since, to: today };
  const from = period.from < found.since ? found.since : period.from;
  const within = { from, to: period.to > today ? today : period.to };
  const cut =
    period.from < found.since && query.period !== null
      ? `The rows reach back to ${notes.day("since", "Rows since", found.since)}.`
      : "";
  if (query.shape === "trend") return steps(turn, found, place, cut);
  if (query.statistic === "change") return changed(turn, found, place, within, cut);
  const balances = balancesWithin(found.accounts, found.moves, within);
  if (query.statistic === "each") {
    const mean = averageOf(balances, within.to);
    return {
      text: sentences(
        `On average ${stood(mean, notes.usd("mean", "Average balance", mean, { ...LINK, period: within }))} ` +
          `stood ${inOrOn(found.accounts)} ${place} from ${notes.day("from", "From", within.from)} to ` +
          `${notes.day("to", "To", within.to)}.`,
        cut,
      ),
    };
  }
  const isLowest = query.statistic === "smallest";
  // The highest on a card is the most that was owed.
  const isLess = isLowest !== areOwed(found.accounts);
  const best = balances.reduce((one, next) =>
    (isLess ? next.cents < one.cents : next.cents > one.cents) ? next : one,
  );
  const value = notes.usd("extreme", isLowest ? "Lowest balance" : "Highest balance", best.cents, {
    ...LINK,
    period: within,
  });
  return {
    text: sentences(
      `The ${isLowest ? "lowest" : "highest"} ${inOrOn(found.accounts)} ${place} from ` +
        `${notes.day("from", "From", within.from)} to ${notes.day("to", "To", within.to)} was ` +
        `${stood(best.cents, value)}, at the end of ${notes.day("day", "On this day", best.day, LINK)}.`,
      cut,
      WORKED_BACK,
    ),
  };
}

const WORKED_BACK = "That's worked back from today's balance by the posted rows.";

/** On a day that is known of all of them, beside today. */
function onDay(turn: StandingTurn, all: readonly StandingAccount[], day: Day): StandingWords {
  const { household, notes, found, query } = turn;
  const history = balanceHistory(all, found, household.today);
  const isThere = (account: StandingAccount): boolean => {
    const first = knownFrom(account, history);
    return first !== null && (hasPast(account) || first <= day);
  };
  const chosen = all.filter(isThere);
  const since = allKnownFrom(chosen, history);
  if (since === null) return NO_PAST;
  const place = standingPlace(query.subject, chosen, notes);
  const value = (on: Day) => {
    const cents = heldTogether(chosen, on, history);
    return { cents, said: notes.usd("then", "Balance then", cents, { ...LINK, period: { from: on, to: on } }) };
  };
  if (day < since) {
    const begins = notes.day("since", "Rows since", since);
    const first = value(since);
    return {
      text:
        `I can't tell: the rows of ${place} reach back to ${begins}. ` +
        `At the end of that day it was ${stood(first.cents, first.said)}.`,
    };
  }
  const { cents, said } = value(day);
  const unknown = all
    .filter((account) => !chosen.includes(account))
    .map(({ name }, at) => notes.name(`left-${at + 1}`, name))
    .join(", ");
  const today = sumCents(chosen.map(({ balanceCents }) => balanceCents));
  return {
    text: sentences(
      `At the end of ${notes.day("day", "Day", day)} you ${cents < 0 ? "owed" : "had"} ${said} ` +
        `${inOrOn(chosen)} ${place}; now it's ${stood(today, notes.usd("now", "Balance", today, LINK))}.`,
      WORKED_BACK,
      countedBack(chosen, day, history, notes),
      unknown && `${unknown} isn't in it: its worth moves without rows.`,
    ),
  };
}

function changed(
  { notes }: StandingTurn,
  found: Past,
  place: string,
  { from, to }: { from: Day; to: Day },
  cut: string,
): StandingWords {
  // What was there when the first day began.
  const start = addDays(from, -1) < found.since ? found.since : addDays(from, -1);
  const [before, after] = [balanceAt(found.accounts, found.moves, start), balanceAt(found.accounts, found.moves, to)];
  const difference = notes.usd("change", "Change", after - before, { ...LINK, period: { from, to } });
  const way = after === before ? "It hasn't changed" : `It went ${after > before ? "up" : "down"} by ${difference}`;
  return {
    text: sentences(
      `${way}: ${place} held ` +
        stood(before, notes.usd("before", "Balance before", before, { ...LINK, period: { from: start, to: start } })) +
        ` at the end of ${notes.day("from", "From", start)} and ` +
        `${stood(after, notes.usd("after", "Balance after", after, LINK))} on ${notes.day("to", "To", to)}.`,
      after !== before && found.accounts.every(({ type }) => type === "savings")
        ? "That counts interest and withdrawals too, so it isn't what you put in."
        : "",
      cut,
    ),
  };
}

function steps({ query, household, notes }: StandingTurn, found: Past, place: string, cut: string): StandingWords {
  const days = monthEndsOf(query.period, household.today, found.since);
  const points = days.map((day) => ({ day, cents: balanceAt(found.accounts, found.moves, day) }));
  const chart: AnswerChart = {
    unit: "usd",
    points: points.map(({ day, cents }) => ({ label: mediumDate(day), value: cents })),
  };
  const parts = points.map(
    ({ day, cents }, at) =>
      `${day === lastDayOf(monthOf(day)) ? notes.name(`end-${at + 1}`, `End of ${monthLabel(monthOf(day))}`) : notes.day(`day-${at + 1}`, "Day", day)}` +
      `: ${stood(cents, notes.usd(`at-${at + 1}`, "Balance", cents, LINK))}`,
  );
  return { text: paragraphs(`What stood ${inOrOn(found.accounts)} ${place}:`, bullets(parts), cut), chart };
}

export function threshold(
  turn: StandingTurn,
  chosen: readonly StandingAccount[],
  { cents, is: side }: Extract<Comparison, { against: "amount" }>,
): StandingWords | null {
  const { query, notes, household } = turn;
  const is = side === "under" ? "under" : "over";
  const found = pastOf(chosen, turn);
  if (!found) return null;
  const place = standingPlace(query.subject, found.accounts, notes);
  const period = query.period ?? { from: found.since, to: household.today };
  const within = { from: period.from < found.since ? found.since : period.from, to: period.to };
  if (query.statistic === "first" || query.statistic === "latest" || query.statistic === "passed") {
    const days = daysAsked(query.period, found.since, household.today);
    const balances = balancesWithin(found.accounts, found.moves, days);
    const isOwed = areOwed(found.accounts);
    const isLast = query.statistic === "latest";
    const text = crossed({
      balances,
      cents,
      is,
      way: PAST[is],
      place,
      asked: query.period,
      within,
      isOwed,
      isLast,
      notes,
    });
    return { text };
  }
  const each = found.accounts.flatMap((account) =>
    balancesWithin([account], found.moves, within).map((one) => ({ ...one, account })),
  );
  const held = (one: PastBalance): Cents => (areOwed(found.accounts) ? -one.cents : one.cents);
  const hits = each.filter((one) => (is === "under" ? held(one) < cents : held(one) > cents));
  const limit = notes.usd("limit", "Asked about", cents);
  const past = PAST[is];
  const days = `from ${notes.day("from", "From", within.from)} to ${notes.day("to", "To", within.to)}`;
  const extreme = each.reduce(
    (one, next) => ((is === "under" ? held(next) < held(one) : held(next) > held(one)) ? next : one),
    each[0] ?? { day: within.to, cents: 0, account: chosen[0] },
  );
  const value = stood(
    extreme.cents,
    notes.usd("extreme", is === "under" ? "Lowest balance" : "Highest balance", extreme.cents, LINK),
  );
  const what = `the ${is === "under" ? "lowest" : "highest"} at the end of a day was ${value} on ${notes.day("day", "On this day", extreme.day, LINK)}`;
  return {
    text:
      hits.length === 0
        ? `No: ${days}, ${place} never went ${past} ${limit}; ${what}.`
        : `Yes: ${days}, ${place} went ${past} ${limit}, ${onDays(each, hits, within.to, notes)}; ${what}.`,
  };
}

type OfAccount = PastBalance & { account: StandingAccount };

/** The first and the last day on which it was so: a balance holds until the next one. */
function onDays(all: readonly OfAccount[], hits: readonly OfAccount[], end: Day, notes: StandingTurn["notes"]): string {
  const lasting = (one: OfAccount): Day => {
    const next = all.filter(({ account, day }) => account === one.account && day > one.day).map(({ day }) => day);
    return next.length === 0 ? end : addDays(next.sort()[0] ?? end, -1);
  };
  const first = hits.map(({ day }) => day).sort()[0] ?? end;
  const last = hits.map(lasting).sort().at(-1) ?? end;
  const began = notes.day("first", "The first such day", first, LINK);
  return first === last
    ? `at the end of ${began} alone`
    : `first at the end of ${began} and last at the end of ${notes.day("last", "The last such day", last, LINK)}`;
}

const PAST = { over: "past", under: "below" } as const;
