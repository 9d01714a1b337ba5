// What an account held at the end of a day, by the one rule that the screen of the net worth has: cash and cards go by their
// rows, what grows by itself by the balances that were recorded, what is kept by hand by what was entered.

import { pastBalanceOn, worthGroupOf } from "~/domain/household/net-worth";
import { type Cents, sumCents } from "~/domain/money";
import { addDays, type Day } from "~/domain/periods";
import {
  type NeedAnswers,
  movesOf,
  type MoneyMove,
  type Recorded,
  recordedOf,
  type StandingAccount,
} from "~/domain/coach/query/data";

export type History = { today: Day; moves: readonly MoneyMove[]; recorded: Readonly<Record<string, Recorded>> };

export function balanceHistory(accounts: readonly StandingAccount[], found: NeedAnswers, today: Day): History {
  const ids = accounts.map(({ id }) => id);
  return { today, moves: movesOf(found, ids), recorded: recordedOf(found, ids) };
}

/** The first day at whose end it is known; null where nothing tells. Before its first row there was what its rows begin with. */
export function knownFrom({ id }: StandingAccount, { moves, recorded }: History): Day | null {
  const own = recorded[id];
  const entered = own?.days[0]?.day ?? null;
  if (own?.isByHand) return entered;
  const days = moves.filter(({ accountId }) => accountId === id).map(({ day }) => addDays(day, -1));
  return [...days, ...(entered === null ? [] : [entered])].sort()[0] ?? null;
}

/** Null before anything is known of it. */
export function heldOn(account: StandingAccount, day: Day, history: History): Cents | null {
  const { moves, recorded, today } = history;
  const moved = moves
    .filter(({ accountId }) => accountId === account.id)
    .map(({ day: on, movedCents }) => ({ day: on, cents: movedCents }));
  const { isByHand = false, days = [] } = recorded[account.id] ?? {};
  const { id, name, type, balanceCents } = account;
  const from = knownFrom(account, history);
  return pastBalanceOn(
    { id, name, type, balanceCents, isByHand, closedDay: null, from, recorded: days, moved },
    day,
    today,
  );
}

/** All together. What grows by itself counts before its first row as it began, and has to be named. */
export const heldTogether = (accounts: readonly StandingAccount[], day: Day, history: History): Cents =>
  sumCents(accounts.map((account) => heldOn(account, day, history) ?? begunWith(account, history)));

function begunWith(account: StandingAccount, history: History): Cents {
  const first = growsByItself(account) ? knownFrom(account, history) : null;
  return first === null ? 0 : (heldOn(account, first, history) ?? 0);
}

/** Investments and what somebody owns: no row says what they gain. */
const growsByItself = (account: StandingAccount): boolean =>
  ["investments", "property"].includes(worthGroupOf(account));

/** Its worth moves by itself, and no balance was recorded until then: counted back by what was put in or paid. */
export function isCountedBack(account: StandingAccount, day: Day, { recorded, today }: History): boolean {
  if (day >= today || !growsByItself(account)) return false;
  return !(recorded[account.id]?.days ?? []).some((one) => one.day <= day);
}

/** Since when all of them are known, but for what grows by itself; null where of one nothing is. */
export function allKnownFrom(accounts: readonly StandingAccount[], history: History): Day | null {
  const rigid = accounts.filter((one) => !growsByItself(one));
  const firsts = (rigid.length > 0 ? rigid : accounts).map((account) => knownFrom(account, history));
  const days = firsts.flatMap((day) => day ?? []).sort();
  return days.length < firsts.length ? null : (days.at(-1) ?? null);
}
