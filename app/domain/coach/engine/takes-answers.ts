// Whether an account can take an amount: what it holds, what comes off it until then, what is left.

import { verdict } from "~/domain/coach/yes-or-no";
import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { isSpendable } from "~/domain/forecast/balances";
import type { Forecast, ForecastAccount } from "~/domain/forecast/types";
import { type Cents, sumCents } from "~/domain/money";
import { addDays } from "~/domain/periods";
import { entryLine, entryRows, isKnownEntry, LINK, MAX_SHOWN, movesOn, sumOf } from "./ahead-entries";
import type { StandingTurn, StandingWords } from "./standing-turn";

const SOON_DAYS = 14;
type Asked = { forecast: Forecast; accounts: readonly ForecastAccount[]; wantedCents: Cents; name: string };

/** Until the day that was named, or the day before the next pay. */
export function takes(turn: StandingTurn, { forecast, accounts, wantedCents, name }: Asked): StandingWords {
  const { notes, query } = turn;
  const eve = forecast.payday ? addDays(forecast.payday.day, -1) : addDays(forecast.today, SOON_DAYS);
  const asked = query.period?.to ?? eve;
  const to = asked > forecast.to ? forecast.to : asked;
  const held = sumCents(accounts.map(({ balanceCents }) => balanceCents));
  const own = new Set(accounts.map(({ id }) => id));
  const due = forecast.entries.filter(
    (entry) => entry.day <= to && entry.cents < 0 && movesOn(own)(entry) && isKnownEntry(entry),
  );
  const value = (id: string, label: string, cents: Cents) => notes.usd(id, label, cents, LINK);
  const wanted = notes.add("wanted", "The amount you asked about", { unit: "usd", cents: wantedCents });
  const [now, then] = [held - wantedCents, held + sumOf(due) - wantedCents];
  const day = notes.day("until", "Until", to, LINK);
  const fits = { yes: `${wanted} fits`, no: `${wanted} doesn't fit` };
  const opening = then < 0 && now >= 0 ? "Only if a bill waits." : verdict(then >= 0, fits);
  const plural = accounts.length > 1 && !accounts.every(isSpendable);
  const holds = held < 0 ? `${plural ? "are" : "is"} overdrawn by` : plural ? "hold" : "holds";
  const rest = value("left", then < 0 ? "Missing" : "Left, bills taken off", then);
  const bills =
    due.length === 0
      ? `no bill is due by ${day}`
      : `${value("due", "Due until then", sumOf(due))} of bills is due by ${day}`;
  const subject = plural ? "They" : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return {
    text: paragraphs(
      sentences(
        opening,
        `${subject} ${holds} ${value("held", "Balance", held)}, and ${bills}, so after ${wanted} ` +
          `${then < 0 ? `${rest} would be missing` : `${rest} would be left`}.`,
        forecast.payday
          ? `The next pay, about ${value("pay", "Expected pay", forecast.payday.cents)}, is expected on ` +
              `${notes.day("payday", "Expected on", forecast.payday.day, LINK)}.`
          : "",
        "Everyday spending until then isn't taken off.",
      ),
      bullets(due.slice(0, MAX_SHOWN).map((entry, at) => entryLine(entry, at, turn))),
    ),
    list: entryRows(due),
  };
}
