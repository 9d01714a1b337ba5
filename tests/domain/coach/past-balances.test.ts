// What stood on accounts at the end of a day, by hand: two accounts and a card whose rows are few.
import { expect, test } from "vitest";
import type { MoneyMove, StandingAccount } from "~/domain/coach/query/data";
import {
  averageOf,
  balanceAt,
  balancesWithin,
  hasPast,
  knownSince,
  monthEndsOf,
  statementDay,
} from "~/domain/coach/engine/past-balances";

const account = (id: string, type: string, balanceCents: number): StandingAccount => ({
  ...{ id, name: id, type, balanceCents, limitCents: null },
});
const CHECKING = account("checking", "checking", 10_000);
const SAVINGS = account("savings", "savings", 50_000);
const BOTH = [CHECKING, SAVINGS];
const move = (accountId: string, day: string, movedCents: number): MoneyMove => ({
  ...{ accountId, day, movedCents, paidCents: 0, interestCents: 0 },
});
const MOVES = [
  move("checking", "2026-10-05", -2_000),
  move("checking", "2026-10-02", 5_000),
  move("savings", "2026-10-05", 1_000),
  move("savings", "2026-10-09", 4_000),
  move("card", "2026-09-01", -700),
];

test("the end of a day is today's balance less what moved since", () => {
  const ends = ["2026-10-01", "2026-10-02", "2026-10-04", "2026-10-05", "2026-10-08", "2026-10-09"];
  expect(ends.map((day) => balanceAt(BOTH, MOVES, day))).toEqual([52_000, 57_000, 57_000, 56_000, 56_000, 60_000]);
  expect(balanceAt([CHECKING], MOVES, "2026-10-01")).toBe(7_000);
});

test("all is known since the day before the latest of the first rows, and of no rows nothing is", () => {
  expect([knownSince(BOTH, MOVES), knownSince([CHECKING], MOVES), knownSince([SAVINGS], MOVES)]).toEqual([
    ...["2026-10-04", "2026-10-01", "2026-10-04"],
  ]);
  expect(knownSince([...BOTH, account("new", "checking", 1)], MOVES)).toBeNull();
  expect(knownSince([], MOVES)).toBeNull();
  expect([hasPast(CHECKING), hasPast(account("fund", "investment", 1))]).toEqual([true, false]);
});

test("within days each one on which something moved, and the first", () => {
  const within = (from: string, to: string) =>
    balancesWithin(BOTH, MOVES, { from, to }).map(({ day, cents }) => `${day.slice(8)} ${cents}`);
  expect(within("2026-10-01", "2026-10-09")).toEqual(["01 52000", "02 57000", "05 56000", "09 60000"]);
  expect(within("2026-10-02", "2026-10-08")).toEqual(["02 57000", "05 56000"]);
  expect(within("2026-10-06", "2026-10-08")).toEqual(["06 56000"]);
});

test("their mean is by days", () => {
  const mean = (from: string, to: string) => averageOf(balancesWithin(BOTH, MOVES, { from, to }), to);
  expect([
    mean("2026-10-01", "2026-10-02"),
    mean("2026-10-04", "2026-10-06"),
    mean("2026-10-09", "2026-10-09"),
  ]).toEqual([54_500, 56_333, 60_000]);
  expect(averageOf([], "2026-10-09")).toBe(0);
});

test("the ends of the last months that are known, or of those asked about with what they begin with; and today", () => {
  const ends = (since: string, period: { from: string; to: string } | null = null) =>
    monthEndsOf(period, "2026-06-18", since).map((day) => day.slice(2));
  const last = ["26-01-31", "26-02-28", "26-03-31", "26-04-30", "26-05-31", "26-06-18"];
  expect(ends("2020-01-01")).toEqual(["25-12-31", ...last]);
  expect(ends("2026-03-31")).toEqual(last.slice(2));
  expect(ends("2026-04-01")).toEqual(last.slice(3));
  expect(ends("2026-06-01")).toEqual(["26-06-18"]);
  const thisYear = { from: "2026-01-01", to: "2026-06-18" };
  expect(ends("2020-01-01", thisYear)).toEqual(["25-12-31", ...last]);
  expect(ends("2026-02-10", thisYear)).toEqual(last.slice(1));
  expect(ends("2020-01-01", { from: "2025-10-01", to: "2025-12-31" })).toEqual([
    ...["25-09-30", "25-10-31", "25-11-30", "25-12-31", "26-06-18"],
  ]);
  expect(ends("2001-01-01", { from: "2001-01-01", to: "2026-06-18" })).toHaveLength(37);
});

test("a statement is the latest day within five weeks on which just that was owed", () => {
  const card = account("card", "credit", 0);
  const pays = (day: string, cents: number): MoneyMove => ({ ...move("card", day, cents), paidCents: cents });
  const owed = (cents: number, day: string, paid: number) =>
    statementDay(card, [move("card", day, -cents), pays("2026-10-25", paid)], pays("2026-10-25", paid));
  // What was charged on the tenth is owed until it's paid.
  expect(owed(30_000, "2026-10-10", 30_000)).toBe("2026-10-24");
  const charged = [move("card", "2026-10-10", -30_000), move("card", "2026-10-20", -5_000), pays("2026-10-25", 30_000)];
  expect(statementDay({ ...card, balanceCents: -5_000 }, charged, pays("2026-10-25", 30_000))).toBe("2026-10-19");
  expect(statementDay({ ...card, balanceCents: -5_000 }, charged, pays("2026-10-25", 20_000))).toBeUndefined();
  // Off by a dollar, or by a hundredth, is the same.
  const off = (cents: number, paid: number) =>
    statementDay(
      { ...card, balanceCents: paid - cents },
      [move("card", "2026-10-10", -cents), pays("2026-10-25", paid)],
      pays("2026-10-25", paid),
    );
  expect([off(5_100, 5_000), off(5_101, 5_000), off(30_300, 30_000), off(30_301, 30_000)]).toEqual([
    ...["2026-10-24", undefined, "2026-10-24", undefined],
  ]);
  // Of a sum that stood before the five weeks nothing is said.
  const early = [move("card", "2026-09-01", -30_000), move("card", "2026-09-20", -1_000), pays("2026-10-25", 30_000)];
  expect(statementDay({ ...card, balanceCents: -1_000 }, early, pays("2026-10-25", 30_000))).toBeUndefined();
  const within = [move("card", "2026-09-01", -30_000), move("card", "2026-09-21", -1_000), pays("2026-10-25", 30_000)];
  expect(statementDay({ ...card, balanceCents: -1_000 }, within, pays("2026-10-25", 30_000))).toBe("2026-09-20");
});
