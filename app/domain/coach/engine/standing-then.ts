// What stood on accounts on days that are over: on one day, each account by itself, and on one day against another.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import type { Cents } from "~/domain/money";
import { type Day, lastDayOf, monthOf } from "~/domain/periods";
import type { Query } from "~/domain/coach/query/algebra";
import type { FactNotes } from "~/domain/coach/query/answer";
import type { StandingAccount } from "~/domain/coach/query/data";
import { allKnownFrom, heldOn, heldTogether, type History, balanceHistory, isCountedBack, knownFrom } from "./held-on";
import { listedWith } from "~/domain/coach/query/phrases";
import type { StandingTurn, StandingWords } from "./standing-turn";

type TwoDays = { then: Day; end: Day };

/** What stands at the end of one stretch of days, held against the end of the other; null where they end on the same day. */
export function twoDays({ period, comparison }: Query, today: Day): TwoDays | null {
  if (comparison?.against !== "period") return null;
  const [then = today, end = today] = [period?.to ?? today, comparison.period.to]
    .map((day) => (day > today ? today : day))
    .sort();
  return then === end ? null : { then, end };
}

/** Each account by itself, where a list or the accounts are asked for, on a day that is over. */
export const isEachThen = ({ shape, by, period, statistic }: Query, today: Day): boolean =>
  period !== null &&
  period.to < today &&
  statistic === "total" &&
  (shape === "list" || shape === "ranking" || (shape === "figure" && by === "account"));

/** The screen of the net worth has the ends of months. */
const linkOn = (day: Day) => ({
  href: day === lastDayOf(monthOf(day)) ? `/net-worth?month=${monthOf(day)}` : "/net-worth",
  period: { from: day, to: day },
});

/** What is owed has no sign in a fact. */
const owedOr = (cents: Cents, value: string): string => (cents < 0 ? `${value} owed` : value);

export function eachThen(turn: StandingTurn, accounts: readonly StandingAccount[]): StandingWords {
  const { query, household, found, notes } = turn;
  const day = query.period?.to ?? household.today;
  const history = balanceHistory(accounts, found, household.today);
  const held = accounts.map((account) => ({ account, cents: heldOn(account, day, history) }));
  const known = held.flatMap(({ account, cents }) => (cents === null ? [] : [{ account, cents }]));
  const on = notes.day("day", "Day", day);
  const without = held.flatMap(({ account, cents }) => (cents === null ? [account] : []));
  if (known.length === 0)
    return { text: sentences(`I can't tell what stood there at the end of ${on}.`, notKnown(without, history, notes)) };
  const sign = query.least ? -1 : 1;
  const sorted = query.shape === "ranking" ? [...known].sort((a, b) => sign * (b.cents - a.cents)) : known;
  const lines = sorted.map(({ account, cents }, at) => {
    const value = notes.usd(`account-${at + 1}`, cents < 0 ? "Owed then" : "Balance then", cents, linkOn(day));
    return `${notes.name(`account-${at + 1}-name`, account.name)}: ${owedOr(cents, value)}`;
  });
  const sum = known.reduce((all, { cents }) => all + cents, 0);
  const together = notes.usd("together", sum < 0 ? "Owed then, together" : "Together then", sum, linkOn(day));
  return {
    text: paragraphs(
      `What stood on each account at the end of ${on}:`,
      bullets(lines),
      sentences(
        known.length > 1 ? `Together that's ${owedOr(sum, together)}.` : "",
        notKnown(without, history, notes),
        countedBack(
          known.map(({ account }) => account),
          day,
          history,
          notes,
        ),
      ),
    ),
    list: sorted.map(({ account, cents }) => ({ label: account.name, cents, day, href: linkOn(day).href })),
  };
}

/** Before its past begins nothing is known of an account. */
function notKnown(accounts: readonly StandingAccount[], history: History, notes: FactNotes): string {
  const words = accounts.slice(0, MAX_NAMED).map((account, at) => {
    const first = knownFrom(account, history);
    const name = notes.name(`unknown-${at + 1}-name`, account.name);
    return first === null
      ? `Nothing tells what ${name} held before today.`
      : `What is known of ${name} begins on ${notes.day(`unknown-${at + 1}-since`, "Known since", first)}.`;
  });
  return sentences(...words);
}
const MAX_NAMED = 6;

/** What has no recorded balance of that time is counted back, and its gains aren't in it. */
export function countedBack(
  accounts: readonly StandingAccount[],
  day: Day,
  history: History,
  notes: FactNotes,
): string {
  const names = accounts
    .filter((account) => isCountedBack(account, day, history))
    .slice(0, MAX_NAMED)
    .map(({ name }, at) => notes.name(`counted-${at + 1}-name`, name));
  return names.length === 0
    ? ""
    : `${listedWith(names)} ${names.length === 1 ? "is" : "are"} counted as today's worth less what was put in ` +
        `since; what ${names.length === 1 ? "it" : "they"} gained or lost in between isn't in the rows.`;
}

/** One day against another: both, and how much more or less that is. Null where one of the accounts isn't known so far back. */
export function thenAndNow(
  turn: StandingTurn,
  accounts: readonly StandingAccount[],
  { then, end }: TwoDays,
  place: string,
): StandingWords {
  const { household, found, notes } = turn;
  const history = balanceHistory(accounts, found, household.today);
  const since = allKnownFrom(accounts, history);
  if (since === null || end <= since)
    return {
      text: sentences("I can't tell: what is known doesn't reach back so far.", notKnown(accounts, history, notes)),
    };
  const from = then < since ? since : then;
  const cents = (day: Day) => heldTogether(accounts, day, history);
  const [before, after] = [cents(from), cents(end)];
  const areOwed = before <= 0 && after <= 0 && before + after < 0;
  const value = (name: string, label: string, amount: Cents, day: Day) =>
    notes.usd(name, areOwed ? label.replace("Balance", "Owed") : label, amount, linkOn(day));
  const [old, late] = [value("then", "Balance then", before, from), value("end", "Balance at the end", after, end)];
  const said = (amount: Cents, words: string) => (areOwed ? words : owedOr(amount, words));
  const on = (name: string, day: Day) =>
    day === household.today ? "now" : `at the end of ${notes.day(name, "Day", day)}`;
  const lines =
    accounts.length > 1
      ? accounts.map((account, at) => {
          const [first, last] = [heldOn(account, from, history) ?? 0, heldOn(account, end, history) ?? 0];
          const tag = `account-${at + 1}`;
          return (
            `${notes.name(`${tag}-name`, account.name)}: ` +
            `${owedOr(first, notes.usd(`${tag}-then`, "Then", first, linkOn(from)))}, then ` +
            `${owedOr(last, notes.usd(`${tag}-end`, "At the end", last, linkOn(end)))}`
          );
        })
      : [];
  return {
    text: paragraphs(
      sentences(
        from > then ? `What is known of all of it begins on ${notes.day("since", "Known since", from)}.` : "",
        (
          `You ${areOwed ? "owed" : "had"} ${said(before, old)} ${place} ${on("day", from)}, and ` +
          `${end === household.today ? (areOwed ? "owe" : "have") : ""} ${said(after, late)} ` +
          `${on("end-day", end)}: ${differenceWords(before, after, areOwed, notes, { from, to: end })}.`
        ).replace("and  ", "and "),
        countedBack(accounts, from, history, notes),
      ),
      bullets(lines),
    ),
    list: accounts.map((account) => ({
      label: account.name,
      cents: (heldOn(account, end, history) ?? 0) - (heldOn(account, from, history) ?? 0),
      href: "/net-worth",
    })),
  };
}

export function differenceWords(
  before: Cents,
  after: Cents,
  areOwed: boolean,
  notes: FactNotes,
  period: { from: Day; to: Day },
): string {
  const change = after - before;
  if (change === 0) return "as much";
  const note = { href: "/net-worth", period };
  const percent =
    before !== 0 && before < 0 === after < 0
      ? ` (${notes.add("percent", "Difference in percent", { unit: "percent", percent: (Math.abs(change) / Math.abs(before)) * 100 }, note)})`
      : "";
  const isMore = areOwed ? change < 0 : change > 0;
  return `${notes.usd("change", "Difference", change, note)} ${isMore ? "more" : "less"}${percent}`;
}
