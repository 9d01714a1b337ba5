// What is safe to spend: what checking holds, less all that is due before the next pay.

import type { Claim } from "~/domain/coach/yes-or-no";
import { listedWith } from "~/domain/coach/query/phrases";
import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { isSpendable } from "~/domain/forecast/balances";
import { lastsUntil, type SafePart, type SafeToSpend } from "~/domain/forecast/safe-to-spend";
import type { Forecast } from "~/domain/forecast/types";
import type { Cents } from "~/domain/money";
import { daysBetween, type Day } from "~/domain/periods";
import { entryLine, entryRows, isKnownEntry, LINK, MAX_SHOWN, movesOn, sumOf } from "./ahead-entries";
import { everydayUntil, opensWith } from "./only-just";
import { missing, type StandingTurn, type StandingWords } from "./standing-turn";

/** Until the next pay; until a day after it by what is known to come and go. */
export function spare(turn: StandingTurn, forecast: Forecast): StandingWords {
  const { safe } = turn.household;
  if (!safe) return missing(forecast.accounts.some(isSpendable) ? "regular pay or bill" : "checking account");
  const to = turn.query.period?.to;
  return to !== undefined && to > safe.until
    ? beyondPay(turn, forecast, safe, to)
    : untilPay(turn, forecast, safe, to ?? null);
}

const LOWEST = "Lowest until the pay after next";

/** What somebody would spend besides. */
const wantedOf = ({ query }: StandingTurn): Cents =>
  query.comparison?.against === "amount" ? query.comparison.cents : 0;
const wantedWords = (cents: Cents, { notes }: StandingTurn): string =>
  notes.add("wanted", "The amount you asked about", { unit: "usd", cents });

/** Of money for something that is named, what one usually spends is a part. */
function opening(turn: StandingTurn, forecast: Forecast, free: Cents, until: Day): string {
  const own = new Set(forecast.accounts.filter(isPaidWith).map(({ id }) => id));
  const everyday = wantedOf(turn) > 0 ? 0 : everydayUntil(forecast.entries, until, own);
  return opensWith(turn, { known: free, everyday }, { holds: ENOUGH, short: SHORT });
}
const isPaidWith = (account: Forecast["accounts"][number]): boolean =>
  isSpendable(account) || account.type === "credit";
const ENOUGH: Claim = { yes: "from what I know it's enough", no: "not from what I know: it isn't enough" };
const SHORT: Claim = { yes: "from what I know it falls short", no: "not from what I know: it's enough" };

function untilPay(turn: StandingTurn, forecast: Forecast, safe: SafeToSpend, asked: Day | null): StandingWords {
  const { notes, query, household } = turn;
  const value = (name: string, label: string, cents: Cents) => notes.usd(name, label, cents, LINK);
  const wanted = wantedOf(turn);
  const free = safe.cents - safe.shortCents - wanted;
  const end = notes.day("until", "Until", lastsUntil(safe), LINK);
  const until = safe.payday ? `payday on ${end}` : end;
  const due = safe.parts.filter(({ day }) => day <= safe.until);
  const closed = safe.parts.filter(({ day }) => day > safe.until);
  const days = daysBetween(household.today, safe.until) + 1;
  const [what, after] = [
    free < 0 ? value("short", "Missing in checking for what is due", free) : value("safe", "Safe to spend", free),
    wanted > 0 ? `, after the ${wantedWords(wanted, turn)} you asked about` : "",
  ];
  const afterDue = safe.heldCents + sumOf(due);
  const rest = value("after-due", afterDue < 0 ? "Due beyond what is held" : "After what is due", afterDue);
  return {
    text: paragraphs(
      sentences(
        opening(turn, forecast, free, safe.until),
        free < 0
          ? `Checking is ${what} short for what's due until ` +
              `${safe.keptCents > 0 ? notes.day("kept-day", LOWEST, safe.tightest.day, LINK) : until}${after}.`
          : `${what} of checking is safe to spend until ${until}${after}.`,
        query.statistic === "per-day" && free > 0
          ? `That's about ${value("per-day", "Safe to spend a day", Math.floor(free / days))} a day for ` +
              `${notes.count("days", "Days until then", days, "day", LINK)}.`
          : "",
      ),
      `Checking ${safe.heldCents < 0 ? "is overdrawn by" : "holds"} ` +
        `${value("held", "In checking", safe.heldCents)}. What is due ` +
        `${!safe.payday ? `until ${end}` : safe.until < safe.payday.day ? "before then" : "until then"} takes ` +
        `${value("due", "Due until then", sumOf(due))}` +
        `${afterDue < 0 ? `, ${rest} more than that` : ` of it and would alone leave ${rest}`}:`,
      bullets([...due, ...closed].slice(0, MAX_SHOWN).map((part, at) => entryLine(part, at, turn))),
      sentences(...besides(turn, safe, closed), between(turn, due, safe, asked)),
    ),
    list: entryRows([...due, ...closed]),
  };
}

function besides({ notes }: StandingTurn, safe: SafeToSpend, closed: readonly SafePart[]): string[] {
  const value = (name: string, label: string, cents: Cents) => notes.usd(name, label, cents, LINK);
  return [
    closed.length > 0 ? "A closed card statement is spent already, so it's taken off whenever it's due." : "",
    safe.beyondPayCents > 0
      ? `In the week after payday ${value("beyond", "Due after payday, beyond the pay", safe.beyondPayCents)} more is due than the pay brings.`
      : "",
    safe.reservedCents > 0
      ? `Your goals still take ${value("reserved", "For goals this month", safe.reservedCents)} this month.`
      : "",
    safe.keptCents > 0
      ? `You could spend ${value("before-kept", "Before what is needed later", safe.cents + safe.keptCents)} ` +
        `before then, but checking would be ${value("kept", "Needed later", safe.keptCents)} short on ` +
        `${notes.day("kept-day", LOWEST, safe.tightest.day, LINK)}.`
      : "",
    safe.payday
      ? `About ${value("pay", "Expected pay", safe.payday.cents)} of pay is expected on ${notes.day("payday", "Expected on", safe.payday.day, LINK)}.`
      : "",
  ];
}

/** A day before the last of these is asked about, and something falls due between the two. */
function between({ notes }: StandingTurn, due: readonly SafePart[], safe: SafeToSpend, asked: Day | null): string {
  if (asked === null) return "";
  const later = due.filter(({ day }) => day > asked);
  return later.length === 0
    ? ""
    : `${notes.usd("later", "Due after that day", sumOf(later), LINK)} of what is due comes only after ` +
        `${notes.day("asked-day", "The day you asked about", asked, LINK)}${safe.payday ? ", but before the next pay" : ""}.`;
}

function beyondPay(turn: StandingTurn, forecast: Forecast, safe: SafeToSpend, asked: Day): StandingWords {
  const { notes, query, household } = turn;
  const to = asked > forecast.to ? forecast.to : asked;
  const own = new Set(forecast.accounts.filter(isSpendable).map(({ id }) => id));
  const known = forecast.entries.filter((entry) => entry.day <= to && movesOn(own)(entry) && isKnownEntry(entry));
  const [coming, going] = [known.filter(({ cents }) => cents > 0), known.filter(({ cents }) => cents < 0)];
  const wanted = wantedOf(turn);
  const left = safe.heldCents + sumOf(known) - wanted;
  const value = (name: string, label: string, cents: Cents) => notes.usd(name, label, cents, LINK);
  const days = daysBetween(household.today, to);
  return {
    text: paragraphs(
      sentences(
        opening(turn, forecast, Math.min(left, safe.cents - safe.shortCents - wanted), to),
        "Once all that I know of is paid, " +
          `${value("left", left < 0 ? "Missing" : "Left, from what I know", left)} ` +
          `${left < 0 ? "is missing" : "is left"} in checking at the end of ${notes.day("to", "Day", to, LINK)}: ` +
          `${value("held", "In checking", safe.heldCents)} ${safe.heldCents < 0 ? "overdrawn " : ""}now, ` +
          `${value("coming", "Coming in until then", sumOf(coming))} coming in, ` +
          `${value("going", "Going out until then", sumOf(going))} going ` +
          `out${wanted > 0 ? `, and the ${wantedWords(wanted, turn)} you asked about` : ""}.`,
        "Everyday spending comes out of that.",
        query.statistic === "per-day" && left > 0 && days > 0
          ? `That's about ${value("per-day", "Left a day", Math.floor(left / days))} a day.`
          : "",
        `Until ${safe.payday ? "your next pay" : notes.day("until", "Until", safe.until, LINK)}, ` +
          `${value("safe", "Safe to spend", safe.cents)} is safe to spend${takenOff(turn, safe)}.`,
      ),
      bullets(going.slice(0, MAX_SHOWN).map((entry, at) => entryLine(entry, at, turn))),
    ),
    list: entryRows(going),
  };
}

const MAX_NAMED = 5;

/** Each thing that what is held is less by, so that the sum works out in the words. */
function takenOff({ notes }: StandingTurn, safe: SafeToSpend): string {
  const value = (name: string, label: string, cents: Cents) => notes.usd(name, label, cents, LINK);
  if (safe.shortCents > 0) return "";
  const named = safe.parts.filter(({ cents }) => cents < 0).slice(0, MAX_NAMED);
  const others = sumOf(safe.parts) - sumOf(named);
  const taken = [
    ...named.map(
      ({ name, cents }, at) =>
        `${value(`taken-${at + 1}`, "Taken off", cents)} for ${notes.name(`taken-${at + 1}-name`, name)}`,
    ),
    ...(others < 0 ? [`${value("taken-others", "Taken off besides", others)} for what else is due`] : []),
    ...(safe.beyondPayCents > 0
      ? [`${value("beyond", "Due after payday, beyond the pay", safe.beyondPayCents)} due after payday beyond the pay`]
      : []),
    ...(safe.reservedCents > 0
      ? [`${value("reserved", "For goals this month", safe.reservedCents)} for your goals`]
      : []),
    ...(safe.keptCents > 0 ? [`${value("kept", "Needed later", safe.keptCents)} that's needed later`] : []),
  ];
  if (taken.length === 0) return "";
  const more = others > 0 ? `, and ${value("taken-others", "Coming in besides", others)} on top` : "";
  return `, which is the ${value("held", "In checking", safe.heldCents)} less ${listedWith(taken)}${more}`;
}
