import { describe, expect, test } from "vitest";
import { balanceOn, balancesOf, lowestDay } from "~/domain/forecast/balances";
import { findRecurring } from "~/domain/ledger/recurring";
import { forecastOf } from "~/domain/forecast/forecast";
import type { ForecastEntry, ForecastInput } from "~/domain/forecast/types";
import { addDays, addMonthsToDay } from "~/domain/periods";
import {
  CARD,
  CHECKING,
  everyDays,
  given,
  monthly,
  move,
  PAY,
  RENT,
  row,
  SAVINGS,
  TODAY,
} from "../../support/forecast";

const short = (entries: readonly ForecastEntry[]) =>
  entries.map(
    ({ day, accountId, cents, kind, confidence }) => `${day} ${accountId} ${kind} ${cents / 100} ${confidence}`,
  );
const ahead = (input: ForecastInput, until: string) =>
  short(forecastOf(input).entries.filter(({ day, kind }) => day <= until && kind !== "everyday"));

describe("what comes in the next ninety days", () => {
  test("pay every two weeks and rent on the first, and what is left on each day", () => {
    // 2,000 today; +1,200 on Nov 27, Dec 11 and Dec 25; −1,500 on Dec 1.
    const forecast = forecastOf(
      given([...everyDays(14, "2026-11-13", 8, 1_200, PAY), ...monthly("2026-11-01", 6, -1_500, RENT)]),
    );
    expect(short(forecast.entries.filter(({ day }) => day <= "2026-12-25"))).toEqual([
      "2026-11-27 checking pay 1200 likely",
      "2026-12-01 checking bill -1500 likely",
      "2026-12-11 checking pay 1200 likely",
      "2026-12-25 checking pay 1200 likely",
    ]);
    expect(forecast.payday).toEqual({ day: "2026-11-27", cents: 1_200_00, name: "Acme Payroll" });
    expect(balanceOn(forecast, "checking", TODAY)).toBe(2_000_00);
    expect(balanceOn(forecast, "checking", "2026-11-30")).toBe(3_200_00);
    expect(balanceOn(forecast, "checking", "2026-12-01")).toBe(1_700_00);
    expect(balanceOn(forecast, "checking", "2026-12-25")).toBe(4_100_00);
    expect(lowestDay(forecast)).toMatchObject({
      day: "2026-12-01",
      cents: 1_700_00,
      after: { name: RENT.merchantName },
    });
  });

  test("a pending bill is in it once, as what it is", () => {
    const pending = row("2026-11-20", -1_500, { ...RENT, pending: true });
    const rent = monthly("2026-10-20", 6, -1_500, RENT);
    expect(ahead(given([...rent, pending]), "2026-12-25")).toEqual([
      "2026-11-22 checking pending -1500 certain",
      "2026-12-20 checking bill -1500 likely",
    ]);
    // Posted under a name that the bank had not recognised yet, it isn't due any more either.
    const unnamed = row("2026-11-20", -1_500, { merchantName: "ACH DEBIT 0417" });
    expect(ahead(given([...rent, unnamed]), "2026-12-25")).toEqual(["2026-12-20 checking bill -1500 likely"]);
  });

  test("what is late is expected tomorrow, and less surely", () => {
    const rows = monthly("2026-10-18", 6, -80, { merchantName: "City Water", category: "utilities" });
    expect(ahead(given(rows), "2026-12-20")).toEqual([
      "2026-11-22 checking bill -80 guessed",
      "2026-12-18 checking bill -80 likely",
    ]);
  });

  test("a bill that moves with the seasons is expected as a year before", () => {
    // From November of last year to this one.
    const bills = [100, 160, 150, 140, 120, 105, 100, 115, 125, 110, 100, 95, 102];
    const winter = monthly("2026-11-09", 13, -100, { merchantName: "Valley Power", category: "utilities" }).map(
      (one, at) => ({ ...one, cents: -100 * (bills[at] ?? 0) }),
    );
    expect(ahead(given(winter), "2027-01-09")).toEqual([
      "2026-12-09 checking bill -160 likely",
      "2027-01-09 checking bill -150 likely",
    ]);
  });

  test("a card that is paid in full: the closed statement is certain, the open one follows from the balance", () => {
    // 200 is bought on the 20th of each month, when the statement closes, and 100 a day later; what it asks for is paid on
    // the 14th of the next month. Today, the 21st, the closed 300 are owed, and the 100 of today.
    const on = { accountId: "card", merchantName: "Corner Shop", category: "groceries" };
    const bought = [...monthly("2026-11-20", 6, -200, on), ...monthly("2026-11-21", 6, -100, on)];
    const paid = ["2026-08-14", "2026-09-14", "2026-10-14", "2026-11-14"].flatMap((day) =>
      move(day, 300, "checking", "card"),
    );
    const input = given([...bought, ...paid], [CHECKING, CARD]);
    const statements = forecastOf(input).entries.filter(
      ({ kind, accountId }) => kind === "statement" && accountId === "checking",
    );
    expect(short(statements).slice(0, 1)).toEqual(["2026-12-14 checking statement -300 certain"]);
    expect(statements[1]).toMatchObject({ day: "2027-01-14", confidence: "guessed", otherAccountId: "card" });
    // What is owed on Dec 20, when it closes: 400 now, less 300 paid, with everything that is bought until then.
    const forecast = forecastOf(input);
    expect(statements[1]?.cents).toBe(balanceOn(forecast, "card", "2026-12-20"));
  });

  test("a payment that has left checking arrives at the card, and isn't due again", () => {
    const bought = monthly("2026-11-10", 6, -300, {
      accountId: "card",
      merchantName: "Corner Shop",
      category: "groceries",
    });
    const paid = ["2026-08-20", "2026-09-20", "2026-10-20"].flatMap((day) => move(day, 300, "checking", "card"));
    const left = row("2026-11-20", -300, { kind: "card_payment", merchantName: "TRANSFER TO CARD", category: "" });
    const entries = forecastOf(given([...bought, ...paid, left], [CHECKING, CARD])).entries;
    const payments = entries.filter(({ kind }) => kind === "statement" || kind === "pending");
    expect(short(payments).slice(0, 2)).toEqual([
      "2026-11-22 card pending 300 certain",
      expect.stringMatching(/^2026-12-20 checking statement /),
    ]);
  });

  test("a card that carries a balance is paid its usual sum", () => {
    const paid = ["2026-08-14", "2026-09-14", "2026-10-14", "2026-11-14"].flatMap((day) =>
      move(day, 75, "checking", "card"),
    );
    const bought = [520, 610, 480].map((dollars, at) =>
      row(`2026-0${at + 7}-02`, -dollars, { accountId: "card", category: "travel", merchantName: `Airline ${at}` }),
    );
    expect(ahead(given([...bought, ...paid], [CHECKING, CARD]), "2026-12-31")).toEqual([
      "2026-12-14 checking statement -75 likely",
      "2026-12-14 card statement 75 likely",
    ]);
  });

  test("what somebody moves to savings by what is left is their choice, and isn't expected", () => {
    // On the 28th of three months all but 1,000 went to savings.
    const moves = [
      ...move("2026-08-28", 700, "checking", "savings"),
      ...move("2026-09-28", 1_250, "checking", "savings"),
      ...move("2026-10-28", 900, "checking", "savings"),
    ];
    const refill = [
      row("2026-09-03", 1_250, { kind: "transfer" }),
      row("2026-10-03", 900, { kind: "transfer" }),
      row("2026-11-03", 1_000, { kind: "transfer" }),
    ];
    const input = given([...moves, ...refill], [CHECKING, SAVINGS]);
    expect(ahead(input, "2026-12-27")).toEqual([]);
  });

  test("a bill's next amount and name are the same in the list of what comes back and ahead", () => {
    const amounts = [137.66, 120.4, 101.2, 98.1, 95.3, 92.8, 90.1, 99.2, 101.2, 103.4, 104.9, 101.2];
    const rows = amounts.flatMap((dollars, at) =>
      row(addMonthsToDay("2025-12-09", at), -dollars, { merchantName: "VALLEY POWER & LIGHT", category: "utilities" }),
    );
    const input = given(rows);
    const [listed] = findRecurring(rows, input.today);
    const next = forecastOf(input).entries.find(({ kind }) => kind === "bill");
    // As in December a year before; in a usual month the middle of the last six.
    expect([listed?.typicalCents, listed?.monthlyCents, next?.cents, next?.day]).toEqual([
      -137_66,
      -101_20,
      -137_66,
      listed?.nextDay,
    ]);
    expect(next?.name).toBe("Valley Power & Light");
  });

  test("a transfer is expected only where it comes back with its amount", () => {
    const moved = (amounts: number[]) =>
      given(
        amounts.flatMap((dollars, at) =>
          move(`2026-${String(at + 7).padStart(2, "0")}-28`, dollars, "checking", "savings"),
        ),
        [CHECKING, SAVINGS],
      );
    expect(ahead(moved([1_800, 3_200, 2_900, 3_300]), "2027-01-31")).toEqual([]);
    expect(ahead(moved([400, 400, 400, 400]), "2026-12-27")).toEqual([
      "2026-11-28 checking transfer -400 likely",
      "2026-11-28 savings transfer 400 likely",
    ]);
    // The $400 of each month stand, whatever else is moved.
    const both = [
      ...moved([400, 400, 400, 400]).rows,
      ...move("2026-08-12", 1_800, "checking", "savings"),
      ...move("2026-10-19", 3_200, "checking", "savings"),
    ];
    expect(ahead(given(both, [CHECKING, SAVINGS]), "2026-12-27")).toEqual([
      "2026-11-28 checking transfer -400 likely",
      "2026-11-28 savings transfer 400 likely",
    ]);
  });

  test("a loan payment leaves checking and arrives at the loan", () => {
    const loan = { id: "loan", name: "Car Loan", type: "loan", balanceCents: -6_000_00 };
    const rows = monthly("2026-11-07", 5, -340, {
      kind: "loan_payment",
      category: "car_payment",
      merchantName: "AUTO LOAN PMT",
      otherAccountId: "loan",
    });
    expect(ahead(given(rows, [CHECKING, loan]), "2026-12-31")).toEqual([
      "2026-12-07 checking loan -340 likely",
      "2026-12-07 loan loan 340 likely",
    ]);
    // 400 are owed: the second payment is what is left, and there is no third.
    const nearly = forecastOf(given(rows, [CHECKING, { ...loan, balanceCents: -400_00 }]));
    expect(short(nearly.entries.filter(({ accountId }) => accountId === "checking"))).toEqual([
      "2026-12-07 checking loan -340 likely",
      "2027-01-07 checking loan -60 likely",
    ]);
  });

  test("what is two days under way arrives two days later", () => {
    const moved = ["2026-09-02", "2026-10-02", "2026-11-02"].flatMap((day) => {
      const [left, there] = move(day, 200, "checking", "savings");
      return left && there ? [left, { ...there, day: addDays(day, 2) }] : [];
    });
    expect(ahead(given(moved, [CHECKING, SAVINGS]), "2026-12-31")).toEqual([
      "2026-12-02 checking transfer -200 likely",
      "2026-12-04 savings transfer 200 likely",
    ]);
  });

  test("everyday spending is the mean of each day of the week, and what is pending stands in for the next of it", () => {
    // 70 on every Saturday of 26 weeks: nothing on other days.
    const saturdays = everyDays(7, TODAY, 26, -70, { merchantName: "Market", category: "groceries" }).map(
      (one, at) => ({
        ...one,
        merchantName: `Market ${"abcdefghijklmnopqrstuvwxyz"[at] ?? ""}`,
      }),
    );
    const plain = forecastOf(given(saturdays));
    expect(short(plain.entries).slice(0, 2)).toEqual([
      "2026-11-28 checking everyday -70 guessed",
      "2026-12-05 checking everyday -70 guessed",
    ]);
    const pending = row(TODAY, -50, { merchantName: "Bakery", category: "groceries", pending: true });
    expect(short(forecastOf(given([...saturdays, pending])).entries).slice(0, 3)).toEqual([
      "2026-11-23 checking pending -50 certain",
      "2026-11-28 checking everyday -20 guessed",
      "2026-12-05 checking everyday -70 guessed",
    ]);
  });

  test("a goal with a date takes its money where nothing moves it yet", () => {
    const goal = { id: "g", name: "Boat", neededCents: 150_00, accountId: "savings" };
    const pays = everyDays(14, "2026-11-13", 8, 1_200, PAY);
    const goals = (rows: typeof pays) =>
      forecastOf(given([...pays, ...rows], [CHECKING, SAVINGS], [goal])).entries.filter(({ kind }) => kind === "goal");
    expect(short(goals([])).slice(0, 2)).toEqual([
      "2026-11-27 checking goal -150 guessed",
      "2026-11-27 savings goal 150 guessed",
    ]);
    const moved = ["2026-09-02", "2026-10-02", "2026-11-02"].flatMap((day) => move(day, 200, "checking", "savings"));
    expect(goals(moved)).toEqual([]);
  });

  test("gigs in three weeks of five are no pay, and a bonus is nothing to count on", () => {
    const gigs = everyDays(7, "2026-11-18", 25, 100, { merchantName: "Gig Co" }).filter((_, at) => at % 5 < 3);
    const bonus = row("2026-09-09", 4_000, { merchantName: "Tax Office" });
    const { entries, payday } = forecastOf(given([...gigs, bonus]));
    expect(payday).toBeNull();
    const month = entries.filter(({ kind, day }) => kind === "income" && day <= addDays(TODAY, 28));
    const sum = month.reduce((all, { cents }) => all + cents, 0);
    expect(sum).toBeGreaterThan(150_00);
    expect(sum).toBeLessThan(350_00);
  });

  test("without rows nothing is expected, and the balance stays", () => {
    const forecast = forecastOf(given([]));
    expect(forecast.entries).toEqual([]);
    expect(balancesOf(forecast, "checking")).toHaveLength(91);
    expect(lowestDay(forecast)).toMatchObject({ day: TODAY, cents: 2_000_00, after: null });
    expect(lowestDay(forecastOf(given([], [SAVINGS])))).toBeNull();
  });

  test("another account that goes below zero is named before the main one", () => {
    const other = { ...CHECKING, id: "bills", name: "Bills", balanceCents: 10_00 };
    const forecast = forecastOf(
      given(
        [
          ...monthly("2026-11-01", 6, -1_500, RENT),
          ...monthly("2026-11-05", 6, -30, { ...RENT, accountId: "bills", merchantName: "Gym" }),
        ],
        [{ ...CHECKING, balanceCents: 9_000_00 }, other],
      ),
    );
    expect(lowestDay(forecast)).toMatchObject({ account: { name: "Bills" }, cents: -80_00 });
  });
});
