// What all of it is worth: the balances together, as every screen has them, today and as far back as rows tell.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, type Day, mediumDate } from "~/domain/periods";
import { noRowsOf, pastOf } from "./earlier-balances";
import type { StandingAccount } from "./data";
import type { Period } from "./algebra";
import { balanceAt, monthEnds } from "./past-balances";
import { missing, type StandingTurn, type StandingWords } from "./standing-turn";

const LINK = { href: "/accounts" };
const sum = (accounts: readonly StandingAccount[]): Cents => sumCents(accounts.map(({ balanceCents }) => balanceCents));

/** Owed beyond what is there. */
const stood = (cents: Cents, value: string): string => (cents < 0 ? `${value} in the red` : value);

/** Without what is left out by its account, its kind, or the goal that it is. */
export function accountsOfWorth({ query, household }: Pick<StandingTurn, "query" | "household">): StandingAccount[] {
  const { except = [] } = query.subject;
  const owed = household.debts.filter(({ id }) => except.includes(id)).map(({ accountId }) => accountId);
  return household.accounts.filter(
    ({ id, type }) => !except.includes(id) && !except.includes(type) && !owed.includes(id),
  );
}

const isPart = ({ subject }: StandingTurn["query"]): boolean => (subject.except ?? []).length > 0;

export function worth(given: StandingTurn): StandingWords {
  const turn = { ...given, household: { ...given.household, accounts: accountsOfWorth(given) } };
  const { household, query } = turn;
  if (household.accounts.length === 0) return missing("linked account");
  return query.period === null && query.shape !== "trend" && query.statistic === "total" ? today(turn) : past(turn);
}

function today({ household, notes, query }: StandingTurn): StandingWords {
  const { accounts, debts } = household;
  const has = accounts.filter(({ balanceCents }) => balanceCents > 0);
  const owes = accounts.filter(({ balanceCents }) => balanceCents < 0);
  const net = sum(accounts);
  const value = notes.usd("worth", "Net worth of what is linked", net, LINK);
  const own = notes.usd("have", "Have", sum(has), LINK);
  const owed = notes.usd("owe", "Owed", -sum(owes), LINK);
  const parts = accounts.map(({ name, balanceCents }, at) => {
    const cents = notes.usd(`account-${at + 1}`, balanceCents < 0 ? "Owed" : "Balance", balanceCents, LINK);
    return `${notes.name(`account-${at + 1}-name`, name)}: ${balanceCents < 0 ? `${cents} owed` : cents}`;
  });
  const typed = debts.filter(({ accountId }) => accountId === null);
  const others = sumCents(typed.map(({ balanceCents }) => balanceCents));
  return {
    text: paragraphs(
      sentences(
        net < 0
          ? `What you owe is ${value} more than what you have:`
          : `Your net worth, of what is linked${isPart(query) ? " and not left out" : ""}, is ${value}:`,
        `${own} in accounts, less ${owed} owed.`,
      ),
      bullets(parts.slice(0, 10)),
      others > 0
        ? `Debts that you wrote down and no linked account shows aren't in it: ${notes.usd("typed", "Debts without an account", others, { href: "/goals" })}.`
        : "",
    ),
    list: accounts.map(({ name, balanceCents }) => ({ label: name, cents: balanceCents, href: "/accounts" })),
  };
}

/** Investments have no past in rows: what they were bought for moved from account to account, what they gained is unknown. */
function past(turn: StandingTurn): StandingWords {
  const { household, query, notes } = turn;
  const found = pastOf(household.accounts, turn);
  if (!found)
    return {
      text: sentences("I can't tell what your net worth was on another day.", noRowsOf(household.accounts, turn)),
    };
  const left = found.left.map(({ name }, at) => notes.name(`left-${at + 1}`, name)).join(" and ");
  const without = left && ` without ${left}, whose worth moves without rows`;
  const at = (day: Day) => balanceAt(found.accounts, found.moves, day);
  if (query.shape === "trend") {
    const points = monthEnds(household.today, 6, found.since).map((day) => ({ day, cents: at(day) }));
    return {
      text: paragraphs(
        `All accounts together at the end of each month${without}:`,
        bullets(
          points.map(
            ({ day, cents }, index) =>
              `${notes.day(`day-${index + 1}`, "Day", day)}: ${stood(cents, notes.usd(`at-${index + 1}`, "Together", cents, LINK))}`,
          ),
        ),
      ),
      chart: { unit: "usd", points: points.map(({ day, cents }) => ({ label: mediumDate(day), value: cents })) },
    };
  }
  if (query.comparison?.against === "period" && query.period) {
    return grownHeld(turn, { at, since: found.since, without }, query.period, query.comparison.period);
  }
  const isChange = query.statistic === "change";
  const asked = query.period ? (isChange ? addDays(query.period.from, -1) : query.period.from) : found.since;
  const day = asked < found.since ? found.since : asked;
  const [then, now] = [at(day), sum(found.accounts)];
  const all = sum(household.accounts);
  // What investments gained leaves no row: what was put in since is all that is known of them.
  const counted = balanceAt(household.accounts, found.moves, day);
  const days = { ...LINK, period: { from: day, to: household.today } };
  const value = (name: string, label: string, cents: Cents) => stood(cents, notes.usd(name, label, cents, days));
  const way = (cents: Cents) => (cents >= 0 ? "more" : "less");
  const on = notes.day("day", "Day", day);
  return {
    text: sentences(
      asked < found.since ? "The rows don't reach back that far." : "",
      left
        ? `At the end of ${on} your net worth was about ${value("counted", "Net worth then", counted)}, with ${left} counted at today's worth less what was put in since; now it's ${value("worth", "Net worth of what is linked", all)}, ${notes.usd("grown", "Change", all - counted, days)} ${way(all - counted)}.`
        : `At the end of ${on} your net worth, of what is linked${isPart(query) ? " and not left out" : ""}, was ${value("then", "Net worth then", then)}; now it's ${value("now", "Net worth now", now)}, ${notes.usd("change", "Change", now - then, days)} ${way(now - then)}.`,
      left
        ? `What ${left} gained or lost in between isn't in the rows. Without ${left} it was ${value("then", "Without investments then", then)} and is ${value("now", "Without investments now", now)}.`
        : "",
    ),
  };
}

type Known = { at: (day: Day) => Cents; since: Day; without: string };

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
  const [one, other] = [grown("now", now), grown("then", then)];
  if (!one) return { text: "I can't tell: the rows don't reach back to those days." };
  if (!other)
    return {
      text: sentences(`Your net worth${known.without} ${one.text}.`, "The rows don't reach back to the other days."),
    };
  const apart = notes.usd("apart", "Difference", one.cents - other.cents, LINK);
  return {
    text: sentences(
      `Your net worth${known.without} ${one.text}; it ${other.text}.`,
      one.cents === other.cents ? "That's as much." : `That's ${apart} ${one.cents > other.cents ? "more" : "less"}.`,
      one.isCut || other.isCut ? "The earlier days aren't in the rows, so one of these begins where they do." : "",
    ),
  };
}
