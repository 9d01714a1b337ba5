// What lies ahead, by the forecast that the cash flow screen shows: what an account holds on a day, its lowest day, whether a
// bill is covered. What is known stands apart from what is only usual.

import { type Claim, verdict } from "~/domain/coach/yes-or-no";
import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { isSpendable, mainAccount } from "~/domain/forecast/balances";
import type { ForecastEntry, Forecast, ForecastAccount } from "~/domain/forecast/types";
import { type Cents, sumCents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { entryLine, entryRows, isKnownEntry, LINK, MAX_LISTED, MAX_SHOWN, movesOn, sumOf } from "./ahead-entries";
import { reachedAhead } from "./ahead-reached";
import { onCard } from "./bill-on-card";
import { accountsOf } from "./filters";
import { billsOf } from "./schedule-turn";
import { spare } from "./spare-answers";
import { takes } from "./takes-answers";
import { everydayUntil, opensWith } from "./only-just";
import { missing, type StandingTurn, type StandingWords } from "./standing-turn";

export function ahead(turn: StandingTurn): StandingWords {
  const { query, household } = turn;
  const { forecast } = household;
  if (!forecast || forecast.accounts.length === 0) return missing("account whose next months I could look at");
  if (query.measure === "spare") return spare(turn, forecast);
  const accounts = meant(turn, forecast);
  if (accounts.length === 0) return missing("such account among the linked ones");
  if (query.statistic === "passed") return reachedAhead(turn, forecast, accounts, nameOf(accounts, turn));
  if (query.statistic === "smallest") return lowest(turn, forecast, accounts);
  if (query.comparison?.against === "amount")
    return takes(turn, { forecast, accounts, wantedCents: query.comparison.cents, name: nameOf(accounts, turn) });
  return speaksOfBill(turn) ? covered(turn, forecast, accounts) : onDay(turn, forecast, accounts);
}

const speaksOfBill = ({ query }: StandingTurn): boolean => {
  const { merchants = [], categories = [], kinds = [] } = query.subject;
  return merchants.length + categories.length > 0 || kinds.includes("credit");
};

/** Those that are named, else the checking account that most is paid from. */
function meant({ query, household }: StandingTurn, forecast: Forecast): ForecastAccount[] {
  const { accounts = [], kinds = [] } = query.subject;
  const ids = accountsOf({ accounts, kinds: kinds.filter((kind) => kind !== "credit") }, household);
  if (ids !== null) return forecast.accounts.filter(({ id }) => ids.includes(id));
  const main = mainAccount(forecast);
  return main ? [main] : [];
}

const idsOf = (accounts: readonly ForecastAccount[]) => new Set(accounts.map(({ id }) => id));
const held = (accounts: readonly ForecastAccount[]): Cents =>
  sumCents(accounts.map(({ balanceCents }) => balanceCents));

function nameOf(accounts: readonly ForecastAccount[], { notes }: StandingTurn): string {
  const [only, second] = accounts;
  if (only && !second) return notes.name("account", only.name);
  return accounts.every(isSpendable) ? "checking" : "those accounts together";
}

function onDay(turn: StandingTurn, forecast: Forecast, accounts: readonly ForecastAccount[]): StandingWords {
  const { notes, query } = turn;
  const asked = query.period?.to ?? forecast.payday?.day ?? forecast.to;
  const day = asked > forecast.to ? forecast.to : asked;
  const moved = forecast.entries.filter((entry) => entry.day <= day && movesOn(idsOf(accounts))(entry));
  const known = moved.filter(isKnownEntry);
  const value = (name: string, label: string, cents: Cents) => notes.usd(name, label, cents, LINK);
  const [then, usual] = [held(accounts) + sumOf(known), held(accounts) + sumOf(moved)];
  const [coming, going] = [known.filter(({ cents }) => cents > 0), known.filter(({ cents }) => cents < 0)];
  const parts = [
    `${value("now", "Balance", held(accounts))} now`,
    coming.length > 0 ? `${value("coming", "Coming in until then", sumOf(coming))} coming in` : "",
    going.length > 0 ? `${value("going", "Going out until then", sumOf(going))} going out` : "",
  ].filter(Boolean);
  const name = nameOf(accounts, turn);
  const isOne = accounts.length === 1 || accounts.every(isSpendable);
  return {
    text: paragraphs(
      sentences(
        asked > day ? `My forecast ends on ${notes.day("reach", "The forecast's last day", day, LINK)}.` : "",
        opensWith(turn, { known: then, everyday: usual - then }, { holds: HOLDS, short: SHORT }),
        `By what I know of, ${name} ` +
          `${then < 0 ? (isOne ? "is short by" : "are short by") : isOne ? "holds" : "hold"} ` +
          `${value("then", "There then, from what I know", then)} at the end of ` +
          `${notes.day("day", "Day", day, LINK)}: ${parts.join(", ")}.`,
        usual === then
          ? ""
          : "Everyday spending as usual, which is a guess, makes it about " +
              `${value("usual", "There then, as things usually go", usual)}${usual < 0 ? " overdrawn" : ""}.`,
      ),
      bullets(
        known.slice(0, query.shape === "list" ? MAX_LISTED : MAX_SHOWN).map((entry, at) => entryLine(entry, at, turn)),
      ),
    ),
    list: entryRows(known),
  };
}

const HOLDS: Claim = { yes: "from what I know it holds", no: "not from what I know: it falls short" };
const SHORT: Claim = { yes: "from what I know it falls short", no: "not from what I know: it holds" };
const COVERED: Claim = { yes: "from what I know it's covered", no: "not from what I know: it isn't covered" };
const UNCOVERED: Claim = { yes: "from what I know it isn't covered", no: "not from what I know: it's covered" };

type Low = { day: Day; cents: Cents };

/** The first of the days on which least is there. */
function lowestOf(opening: Cents, entries: readonly ForecastEntry[], { today }: Forecast): Low {
  const days = [...new Set(entries.map(({ day }) => day))].sort();
  let cents = opening;
  return days.reduce<Low>(
    (low, day) => {
      cents += sumOf(entries.filter((entry) => entry.day === day));
      return cents < low.cents ? { day, cents } : low;
    },
    { day: today, cents: opening },
  );
}

function lowest(turn: StandingTurn, forecast: Forecast, accounts: readonly ForecastAccount[]): StandingWords {
  const { notes, query } = turn;
  const asked = query.period?.to ?? forecast.to;
  const to = asked > forecast.to ? forecast.to : asked;
  const moved = forecast.entries.filter((entry) => entry.day <= to && movesOn(idsOf(accounts))(entry));
  const known = lowestOf(held(accounts), moved.filter(isKnownEntry), forecast);
  const usual = lowestOf(held(accounts), moved, forecast);
  const words = (name: string, { cents, day }: Low) =>
    `${notes.usd(name, cents < 0 ? "Below zero on the lowest day" : "On the lowest day", cents, LINK)}` +
    `${cents < 0 ? " overdrawn" : ""} on ${notes.day(`${name}-day`, "Lowest day", day, LINK)}`;
  return {
    text: sentences(
      belowAmount(turn, known.cents, usual.cents),
      `By what I know of, ${nameOf(accounts, turn)} is lowest with ${words("known", known)}, looking ahead until ${notes.day("until", "Until", to, LINK)}.`,
      usual.cents === known.cents
        ? ""
        : `With everyday spending as usual, which is a guess, it's about ${words("usual", usual)}.`,
    ),
  };
}

/** Whether it goes below an amount: by the bills and the pay that are known, and with everyday spending as usual. */
function belowAmount({ query, notes }: StandingTurn, known: Cents, usual: Cents): string {
  if (query.comparison?.against !== "amount") return "";
  const limit = notes.add("limit", "The amount you asked about", { unit: "usd", cents: query.comparison.cents });
  const [isKnown, isUsual] = [known < query.comparison.cents, usual < query.comparison.cents];
  if (isUsual && !isKnown)
    return `Not with what I know is due, but with everyday spending as usual it goes below ${limit}.`;
  return verdict(isKnown, {
    yes: `from what I know it goes below ${limit}`,
    no: `not from what I know: it stays above ${limit}`,
  });
}

/** 'Will rent clear on the 1st': what is there before, and what after. */
function covered(turn: StandingTurn, forecast: Forecast, accounts: readonly ForecastAccount[]): StandingWords {
  const { notes } = turn;
  const bill = nextOf(turn, forecast);
  if (!bill) return { text: "I can't tell: I see no such bill ahead." };
  const payer = accounts.some(({ id }) => id === bill.accountId)
    ? accounts
    : forecast.accounts.filter(({ id }) => id === bill.accountId);
  const charged = onCard(turn, bill, payer);
  if (charged) return charged;
  const before = forecast.entries.filter(
    (entry) => entry.day <= bill.day && movesOn(idsOf(payer))(entry) && isKnownEntry(entry) && entry !== bill,
  );
  const there = held(payer) + sumOf(before);
  const left = there + bill.cents;
  const value = (name: string, label: string, cents: Cents) => notes.usd(name, label, cents, LINK);
  const rest = value("left", left < 0 ? "Missing" : "Left after it", left);
  return {
    text: sentences(
      opensWith(
        turn,
        { known: left, everyday: everydayUntil(forecast.entries, bill.day, idsOf(payer)) },
        { holds: COVERED, short: UNCOVERED },
      ),
      `${notes.name("bill", bill.name)} takes ${value("amount", "Expected", bill.cents)} on ` +
        `${notes.day("day", "Expected on", bill.day, LINK)}. ${nameOf(payer, turn)} holds ` +
        `${value("now", "Balance", held(payer))} now and ${value("there", "There when it is due", there)} by ` +
        `then, so ${left < 0 ? `you're ${rest} short` : `${rest} is left after it`}.`,
      "Everyday spending until then isn't taken off.",
    ),
  };
}

/** The next payment of what is named; of a card its statement. */
function nextOf({ query, household }: StandingTurn, forecast: Forecast): ForecastEntry | undefined {
  const { merchants = [], categories = [], kinds = [] } = query.subject;
  const isNamed = merchants.length + categories.length > 0;
  const bills = isNamed ? billsOf({ query: { ...query, subject: { merchants, categories } }, household }) : [];
  const names = bills.map(({ merchantName }) => merchantName);
  const keys = new Set(forecast.plans.flatMap(({ key, stream }) => (names.includes(stream.merchantName) ? [key] : [])));
  return forecast.entries.find(
    ({ cents, key, kind }) => cents < 0 && (isNamed ? keys.has(key) : kinds.includes("credit") && kind === "statement"),
  );
}
