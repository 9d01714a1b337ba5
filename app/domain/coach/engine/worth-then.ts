// What all of it was worth on days that are over, by the same history as the screen of the net worth.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, type Day, mediumDate } from "~/domain/periods";
import type { Period } from "~/domain/coach/query/algebra";
import type { StandingAccount } from "~/domain/coach/query/data";
import { noRowsOf } from "./earlier-balances";
import { allKnownFrom, heldTogether, balanceHistory, isCountedBack } from "./held-on";
import { monthEndsOf } from "./past-balances";
import { listedWith } from "~/domain/coach/query/phrases";
import { differenceWords, twoDays } from "./standing-then";
import type { StandingTurn, StandingWords } from "./standing-turn";

const LINK = { href: "/accounts" };
const sum = (accounts: readonly StandingAccount[]): Cents => sumCents(accounts.map(({ balanceCents }) => balanceCents));

/** Owed beyond what is there. */
const stood = (cents: Cents, value: string): string => (cents < 0 ? `${value} in the red` : value);

/** What the net worth is of: all that is linked, or a part of it. */
export const ofWhat = ({ subject }: StandingTurn["query"]): string =>
  (subject.kinds ?? subject.accounts ?? []).length > 0
    ? "of these accounts alone"
    : `of what is linked${(subject.except ?? []).length > 0 ? " and not left out" : ""}`;

/** What was recorded of investments, or what was put in: what they gained without a row is said to be unknown. */
export function worthThen(turn: StandingTurn): StandingWords {
  const { household, query, found } = turn;
  const { accounts, today } = household;
  const history = balanceHistory(accounts, found, today);
  const since = allKnownFrom(accounts, history);
  const areAllCounted = accounts.every((account) => isCountedBack(account, addDays(today, -1), history));
  if (since === null || areAllCounted)
    return {
      text: sentences("I can't tell what your net worth was on another day.", noRowsOf(accounts, turn)),
    };
  const known: Known = {
    since,
    at: (day, of = accounts) => heldTogether(of, day, history),
    counted: (day) => accounts.filter((account) => isCountedBack(account, day, history)),
  };
  if (query.shape === "trend") return steps(turn, known);
  const days = query.comparison?.against === "period" ? twoDays(query, today) : null;
  const isOfDays = query.period === null || query.period.from === query.period.to;
  if (query.comparison?.against === "period" && query.period && query.statistic === "change" && !isOfDays)
    return grownHeld(turn, known, query.period, query.comparison.period);
  const isChange = query.statistic === "change" && days === null;
  const asked = days?.then ?? (query.period ? (isChange ? addDays(query.period.from, -1) : query.period.from) : since);
  const end = days?.end ?? (isChange && query.period && query.period.to < today ? query.period.to : today);
  return between(turn, known, asked, end);
}

type Known = {
  since: Day;
  at: (day: Day, of?: readonly StandingAccount[]) => Cents;
  /** Whose worth of that day no balance tells. */
  counted: (day: Day) => StandingAccount[];
};

function between(turn: StandingTurn, known: Known, asked: Day, end: Day): StandingWords {
  const { household, query, notes } = turn;
  const { accounts, today } = household;
  const day = asked < known.since ? known.since : asked;
  const counted = known.counted(day);
  const others = accounts.filter((account) => !counted.includes(account));
  const left = listedWith(counted.map(({ name }, at) => notes.name(`left-${at + 1}`, name)));
  const days = { ...LINK, period: { from: day, to: end } };
  const value = (name: string, label: string, cents: Cents) => stood(cents, notes.usd(name, label, cents, days));
  const on = notes.day("day", "Day", day);
  const later = end === today ? "now it's" : `at the end of ${notes.day("end", "Day", end)} it was`;
  const change = (name: string, from: Cents, to: Cents): string =>
    query.comparison
      ? differenceWords(from, to, false, notes, days.period)
      : `${notes.usd(name, "Change", to - from, days)} ${to >= from ? "more" : "less"}`;
  const [then, now] = [known.at(day), end === today ? sum(accounts) : known.at(end)];
  const [before, after] = [known.at(day, others), end === today ? sum(others) : known.at(end, others)];
  return {
    text: sentences(
      asked < known.since ? "The rows don't reach back that far." : "",
      left
        ? `At the end of ${on} your net worth was about ${value("counted", "Net worth then", then)}, with ` +
            `${left} counted at today's worth less what was put in since; ` +
            `${later} ${value("worth", "Net worth of what is linked", now)}, ${change("grown", then, now)}.`
        : `At the end of ${on} your net worth, ${ofWhat(query)}, was ${value("then", "Net worth then", then)}; ` +
            `${later} ${value("now", "Net worth now", now)}, ${change("change", then, now)}.`,
      left
        ? `What ${left} gained or lost in between isn't in the rows. ` +
            `Without ${left} it was ${value("then", "Without investments then", before)} and ` +
            `${end === today ? "is" : "was"} ${value("now", "Without investments now", after)}.`
        : "",
    ),
  };
}

/** The ends of the months that are asked about, or of the last ones. */
function steps({ household: { today }, query, notes }: StandingTurn, known: Known): StandingWords {
  const days = monthEndsOf(query.period, today, known.since);
  const [first = today] = days;
  const left = listedWith(known.counted(first).map(({ name }, at) => notes.name(`left-${at + 1}`, name)));
  const points = days.map((day) => ({ day, cents: known.at(day) }));
  return {
    text: paragraphs(
      "All accounts together at the end of each month:",
      bullets(
        points.map(
          ({ day, cents }, index) =>
            `${notes.day(`day-${index + 1}`, "Day", day)}: ${stood(cents, notes.usd(`at-${index + 1}`, "Together", cents, LINK))}`,
        ),
      ),
      left
        ? `${left} counts at today's worth less what was put in since: what was gained or lost in between isn't in the rows.`
        : "",
      query.period && query.period.from < known.since ? "The rows don't reach back that far." : "",
    ),
    chart: { unit: "usd", points: points.map(({ day, cents }) => ({ label: mediumDate(day), value: cents })) },
  };
}

/** How much it grew in both, each from its first known day; what is cut off by the first row is said. */
function grownHeld(
  { household: { today }, notes }: StandingTurn,
  known: Known,
  now: Period,
  then: Period,
): StandingWords {
  const grown = (name: string, days: Period) => {
    const before = addDays(days.from, -1);
    const from = before < known.since ? known.since : before;
    const to = days.to > today ? today : days.to;
    if (to <= from) return null;
    const cents = known.at(to) - known.at(from);
    const note = { ...LINK, period: { from, to } };
    const change = notes.usd(name, "Change of net worth", cents, note);
    const [start, end] = [notes.day(`${name}-from`, "From", from), notes.day(`${name}-to`, "To", to)];
    return {
      cents,
      text: `${cents < 0 ? `fell by ${change}` : `grew by ${change}`} from the end of ${start} to the end of ${end}`,
      isCut: from > before,
    };
  };
  const counted = known.counted(then.from < now.from ? then.from : now.from);
  const left = listedWith(counted.map(({ name }, at) => notes.name(`left-${at + 1}`, name)));
  const [one, other] = [grown("now", now), grown("then", then)];
  if (!one) return { text: "I can't tell: the rows don't reach back to those days." };
  if (!other)
    return {
      text: sentences(`Your net worth ${one.text}.`, "The rows don't reach back to the other days."),
    };
  const apart = notes.usd("apart", "Difference", one.cents - other.cents, LINK);
  return {
    text: sentences(
      `Your net worth ${one.text}; it ${other.text}.`,
      one.cents === other.cents ? "That's as much." : `That's ${apart} ${one.cents > other.cents ? "more" : "less"}.`,
      left ? `${left} counts at today's worth less what was put in since.` : "",
      one.isCut || other.isCut ? "The earlier days aren't in the rows, so one of these begins where they do." : "",
    ),
  };
}
