// Which money in is pay, and how much of it counts: rhythm by rhythm, and at the edges of each.
import { describe, expect, test } from "vitest";
import { type IncomeRow, usualIncome } from "~/domain/household/income";
import { lastAgainstEarlier, usualMonth, wholeMonths } from "~/domain/household/usual-month";
import { readProfile } from "~/domain/credit/profile";
import { utilizationOf, withLinkedCards } from "~/domain/household/utilization";
import { addDays, addMonths, addMonthsToDay, monthOf } from "~/domain/periods";
import { sum } from "../support/coach";
import { CREDIT_ANSWERS } from "../support/credit";

const TODAY = "2026-11-22";
let made = 0;
const row = (day: string, dollars: number, merchantName = "Acme"): IncomeRow => ({
  ...{ id: String((made += 1)).padStart(4, "0"), merchantName, day, cents: Math.round(dollars * 100) },
});
/** Oldest first, the last on `last`. */
const every = (days: number, last: string, count: number, dollars: number, name?: string) =>
  Array.from({ length: count }, (_, at) => row(addDays(last, (at + 1 - count) * days), dollars, name));
const monthly = (last: string, count: number, dollars: number, name?: string) =>
  Array.from({ length: count }, (_, at) => row(addMonthsToDay(last, at + 1 - count), dollars, name));
const earned = (rows: readonly IncomeRow[], today = TODAY) =>
  new Map(
    Array.from({ length: 12 }, (_, back) => addMonths(monthOf(today), -back - 1)).map((month) => [
      month,
      rows.reduce((all, one) => (monthOf(one.day) === month ? all + one.cents : all), 0),
    ]),
  );
const usual = (rows: readonly IncomeRow[], today = TODAY) => usualIncome(rows, earned(rows, today), today);

describe("pay", () => {
  test("of two payers stands by size, each with its rhythm", () => {
    const rows = [...monthly("2026-11-05", 6, 400, "Side"), ...every(14, "2026-11-20", 8, 1_200)];
    expect(usual(rows)?.pays).toEqual([
      { name: "Acme", cadence: "every two weeks", payCents: 1_200_00, monthCents: 2_600_00 },
      { name: "Side", cadence: "monthly", payCents: 400_00, monthCents: 400_00 },
    ]);
  });

  test("is found whatever order its rows come in, two of one day in the order of their ids", () => {
    const rows = [...every(14, "2026-11-20", 8, 1_200), ...every(14, "2026-11-20", 8, 700)];
    const found = usual(rows)?.pays.map(({ payCents }) => payCents);
    expect(found).toEqual([1_200_00, 700_00]);
    expect(usual([...rows].reverse())?.pays.map(({ payCents }) => payCents)).toEqual(found);
  });

  test("of today counts, what lies ahead and what is taken back don't", () => {
    const rows = every(14, TODAY, 8, 1_200);
    expect(usual(rows)?.monthCents).toBe(2_600_00);
    expect(usual([...rows, row(addDays(TODAY, 14), 9_000)])?.monthCents).toBe(2_600_00);
    expect(usual([...rows, row("2026-11-20", -300)])?.monthCents).toBe(2_600_00);
    expect(usual([...rows, row("2026-11-20", 0)])?.monthCents).toBe(2_600_00);
  });

  test("has ended when its next time is long past", () => {
    // Two weeks after Nov 1 is Nov 15; it may be five days late.
    const rows = every(14, "2026-11-01", 8, 1_200);
    expect(usual(rows, "2026-11-20")?.monthCents).toBe(2_600_00);
    expect(usual(rows, "2026-11-21")).toBeNull();
    // Of the 31st: the next is of the last day of a short month.
    const salary = monthly("2026-10-31", 6, 3_000);
    expect(usual(salary, "2026-12-11")?.monthCents).toBe(3_000_00);
    expect(usual(salary, "2026-12-12")).toBeNull();
  });

  test("less often than monthly is none, nor is a rhythm with gaps", () => {
    expect(usual(every(91, "2026-11-01", 4, 900))).toBeNull();
    // Six of seven weeks are kept, five of seven aren't.
    const weeks = every(7, "2026-11-20", 8, 100);
    const without = (...left: number[]) => usual(weeks.filter((_, at) => !left.includes(at)))?.pays.length ?? 0;
    expect([without(), without(3), without(3, 5)]).toEqual([1, 1, 0]);
    expect(usual([row("2026-11-20", 100)])).toBeNull();
  });

  test("is the last where it came twice alike, else a lean one of the last twelve", () => {
    const pays = (...dollars: number[]) =>
      usual(dollars.map((one, at) => row(addMonthsToDay("2026-11-20", at + 1 - dollars.length), one)))?.pays[0]
        ?.payCents;
    expect(pays(1_000, 1_000, 1_000, 1_020)).toBe(1_020_00);
    // Two of a hundred apart is alike; a cent more isn't, and a lean one counts.
    expect(pays(1_000, 1_000, 980, 1_000)).toBe(1_000_00);
    expect(pays(1_000, 1_000, 979.99, 1_000)).toBe(979_99);
    expect(pays(500, 500, 500, 2_000)).toBe(500_00);
    const long = [100, 100, 100, 100, ...Array.from({ length: 11 }, () => 900), 2_000];
    expect(pays(...long)).toBe(900_00);
  });

  test("and what comes without a rhythm beside it, in a lean month", () => {
    const rows = [...monthly("2026-11-05", 13, 1_000), ...monthly("2026-10-17", 12, 50, "Aunt")].map((one, at) =>
      one.merchantName === "Aunt" ? { ...one, merchantName: `Aunt ${String.fromCharCode(65 + at)}` } : one,
    );
    expect(usual(rows)).toMatchObject({ monthCents: 1_050_00, irregularCents: 50_00 });
  });
});

describe("whole months", () => {
  const months = (backs: readonly number[], kind: "spending" | "income" | "transfer" = "spending") =>
    wholeMonths(
      backs.map((back) => ({ ...sum(addMonths("2026-11", -back), "gas", 10), kind })),
      "2026-11",
    );

  test("begin after the first one, unless it's the only one", () => {
    expect(months([1])).toEqual(["2026-10"]);
    expect(months([1, 2])).toEqual(["2026-10"]);
    expect(months([2])).toEqual(["2026-10", "2026-09"]);
    expect(months([0])).toEqual([]);
    expect(months([0, 1])).toEqual(["2026-10"]);
    expect(months([])).toEqual([]);
    expect(months([1], "transfer")).toEqual([]);
    expect(months([1], "income")).toEqual(["2026-10"]);
    expect(months([20])).toHaveLength(12);
  });

  test("what a category took of each, rounded to the cent", () => {
    const sums = [sum("2026-10", "gas", 10), sum("2026-09", "gas", 10.01), sum("2026-08", "gas", 99)];
    expect(usualMonth({ today: TODAY, sums })).toMatchObject({
      ...{ months: ["2026-10", "2026-09"], from: "2026-09-01", to: "2026-10-31", spentCents: 10_01 },
      spentBy: new Map([["gas", 10_01]]),
    });
  });

  test("the last one against the three before it, where all four are there", () => {
    const sums = [10, 20, 30, 40, 99].map((dollars, at) => sum(addMonths("2026-10", -at), "gas", dollars));
    expect(lastAgainstEarlier(sums, TODAY)).toEqual({
      ...{ last: "2026-10", spent: 10_00, usual: 30_00, earlier: ["2026-09", "2026-08", "2026-07"] },
    });
    expect(lastAgainstEarlier(sums.slice(1), TODAY)).toBeNull();
    expect(
      lastAgainstEarlier(
        sums.filter((_, at) => at !== 2),
        TODAY,
      ),
    ).toBeNull();
    expect(lastAgainstEarlier(sums.slice(0, 1), TODAY)).toBeNull();
  });
});

describe("how much of their limits cards use", () => {
  const card = (dollars: number, limit: number | null, type = "credit") => ({
    ...{ type, balanceCents: dollars * 100, limitCents: limit === null ? null : limit * 100 },
  });
  test("only cards with a limit, and none that holds money", () => {
    expect(utilizationOf([card(-100, 400), card(50, 100), card(-9, null), card(-9, 0), card(-9, 900, "loan")])).toEqual(
      {
        ...{ usedCents: 100_00, limitCents: 500_00, percent: 20 },
      },
    );
    expect([utilizationOf([]), utilizationOf([card(-9, null)])]).toEqual([null, null]);
  });

  test("linked cards take the place of what was typed", () => {
    const typed = readProfile({
      ...CREDIT_ANSWERS,
      creditUtilization: "50",
      totalCreditLimit: "x",
      monthlyIncome: "y",
    });
    expect(withLinkedCards(typed, [])).toBe(typed);
    const one = { ...card(-100, 300), name: "Blue Card" };
    expect(withLinkedCards(typed, [one])).toEqual({
      ...typed,
      ...{ creditUtilization: 33, totalCreditLimit: 300, totalCreditBalance: 100 },
      cards: { name: "Blue Card", count: 1, paidInFull: false },
      // What was odd about a typed figure is gone with it.
      remarks: [{ is: "no-number", field: "monthlyIncome", used: 0 }],
    });
    const inFull = { ...one, habit: { paidInFull: true } };
    expect(withLinkedCards(typed, [inFull]).cards?.paidInFull).toBe(true);
    expect(withLinkedCards(typed, [inFull, one]).cards).toEqual({ name: "your 2 cards", count: 2, paidInFull: false });
  });
});
