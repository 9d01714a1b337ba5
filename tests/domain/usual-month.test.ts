import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import { type IncomeRow, lean, usualIncome } from "~/domain/household/income";
import { stoppedSince, usualMonth, wholeMonths } from "~/domain/household/usual-month";
import { addDays, addMonths, addMonthsToDay, monthOf } from "~/domain/periods";
import { demo } from "~/sandbox/sample/demo-screen";
import { incomeOf, inMonth } from "~/domain/ledger/totals";
import { sum } from "../support/coach";

const TODAY = "2026-11-22";
const pay = (merchantName: string, day: string, dollars: number): IncomeRow => ({
  id: `${merchantName}-${day}`,
  merchantName,
  day,
  cents: dollars * 100,
});
const every = (days: number, last: string, count: number, dollars: number, name = "Acme Payroll"): IncomeRow[] =>
  Array.from({ length: count }, (_, index) => pay(name, addDays(last, -days * index), dollars));

/** The sums of the twelve months before, from rows. */
function earned(rows: readonly IncomeRow[], today = TODAY): Map<string, number> {
  const months = Array.from({ length: 12 }, (_, back) => addMonths(monthOf(today), -back - 1));
  return new Map(
    months.map((month) => [month, rows.reduce((all, row) => (monthOf(row.day) === month ? all + row.cents : all), 0)]),
  );
}
const usual = (rows: readonly IncomeRow[], today = TODAY) => usualIncome(rows, earned(rows, today), today);

describe("income of a usual month", () => {
  const cases: [string, IncomeRow[], number | null][] = [
    // 2,000 every two weeks, 26 times a year: 2,000 × 26 / 12 = 4,333.33. A mean of three months with 7 pays: 4,666.67.
    ["pay every two weeks", every(14, "2026-11-20", 27, 2_000), 433_333],
    // 500 × 52 / 12 = 2,166.67
    ["pay every week", every(7, "2026-11-20", 54, 500), 216_667],
    // 1,500 × 24 / 12
    [
      "pay on the 1st and the 15th",
      Array.from({ length: 12 }, (_, back) => addMonths("2026-11", -back)).flatMap((month) => [
        pay("Acme", `${month}-01`, 1_500),
        pay("Acme", `${month}-15`, 1_500),
      ]),
      300_000,
    ],
    // Once a month.
    [
      "a salary of the 25th",
      Array.from({ length: 12 }, (_, back) => pay("Acme", addMonthsToDay("2026-10-25", -back), 3_900)),
      390_000,
    ],
    // A raise counts once it has come twice: 2,100 × 26 / 12 = 4,550.
    ["a raise", [...every(14, "2026-11-20", 2, 2_100), ...every(14, "2026-10-23", 24, 2_000)], 455_000],
    // Overtime in the last pay: the lean one of the last twelve, 2,000 × 26 / 12.
    ["overtime once", [pay("Acme Payroll", "2026-11-20", 2_600), ...every(14, "2026-11-06", 25, 2_000)], 433_333],
    // 4,333.33 and nothing for a tax refund: eleven of twelve months have none.
    ["a tax refund beside pay", [...every(14, "2026-11-20", 27, 2_000), pay("IRS", "2026-04-10", 3_000)], 433_333],
    // Twelve months of 1,000 to 2,100 in steps of 100: the third lowest (index ⌊11 ÷ 4⌋ = 2), 1,200.
    [
      "invoices of changing payers",
      Array.from({ length: 12 }, (_, back) =>
        pay(`Client ${String.fromCharCode(65 + back)}`, `${addMonths("2026-10", -back)}-11`, 1_000 + 100 * back),
      ),
      120_000,
    ],
    // Two at one employer, paid on the same days: (1,500 + 1,200) × 26 / 12 = 5,850.
    [
      "a couple with one employer",
      [
        ...every(14, "2026-11-20", 26, 1_500),
        ...every(14, "2026-11-20", 26, 1_200).map((row) => ({ ...row, id: `${row.id}-b` })),
      ],
      585_000,
    ],
    // Pay that ended in August counts no more, nor does it come back as something irregular.
    ["pay that has ended", every(14, "2026-08-14", 20, 2_000), null],
    // Two tax refunds in twelve months are nothing to count on.
    ["money that comes twice a year", [pay("IRS", "2026-04-10", 3_000), pay("State", "2026-05-02", 900)], null],
  ];
  test.each(cases)("%s", (_, rows, cents) => {
    expect(usual(rows)?.monthCents ?? null).toBe(cents);
  });

  test("work that comes in some weeks is no weekly pay", () => {
    // 7 of 11 weeks: once a week would be 100 × 52 / 12 = 433.33; the months hold 300 (September), 300 (October).
    const days = ["09-02", "09-09", "09-23", "10-07", "10-14", "10-28", "11-04", "11-11", "11-18"];
    const rows = days.map((day) => pay("Handyhire", `2026-${day}`, 100));
    expect(
      usualIncome(
        rows,
        new Map([
          ["2026-09", 30_000],
          ["2026-10", 30_000],
        ]),
        TODAY,
      ),
    ).toEqual({
      monthCents: 30_000,
      pays: [],
      irregularCents: 30_000,
    });
  });

  test("a third paycheck inflates nothing: every day of a year says the same", () => {
    const figures = Array.from({ length: 365 }, (_, ahead) => {
      const today = addDays("2026-01-01", ahead);
      const last = addDays("2024-01-05", Math.floor((ahead + 727) / 14) * 14);
      return usual(every(14, last, 40, 2_000), today)?.monthCents;
    });
    expect(new Set(figures)).toEqual(new Set([433_333]));
  });

  test("property: a lean month is one of the months, at least a quarter of them earn no more, three quarters no less", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 900_000 }), { minLength: 1, maxLength: 12 }), (months) => {
        const found = lean(months);
        expect(months).toContain(found);
        expect(months.filter((cents) => cents <= found).length).toBeGreaterThanOrEqual(months.length / 4);
        expect(months.filter((cents) => cents >= found).length).toBeGreaterThanOrEqual((months.length * 3) / 4);
      }),
    );
  });

  test("property: for any rows it is at least nothing, and never more than the best month and a paycheck", () => {
    const rows = fc.array(
      fc.record({
        ago: fc.integer({ min: 0, max: 380 }),
        dollars: fc.integer({ min: 1, max: 9_000 }),
        name: fc.constantFrom("Acme", "Beta", "Uncle Bob"),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(rows, (drawn) => {
        const list = drawn.map(({ ago, dollars, name }, index) => ({
          ...pay(name, addDays(TODAY, -ago), dollars),
          id: String(index),
        }));
        const found = usual(list);
        if (found === null) return;
        expect(found.monthCents).toBeGreaterThan(0);
        const pays = found.pays.reduce((all, { payCents }) => all + payCents * 5, 0);
        expect(found.monthCents).toBeLessThanOrEqual(pays + Math.max(...earned(list).values()));
      }),
    );
  });
});

describe("the usual month", () => {
  test("is the mean of up to twelve whole months, the first one left out where it may have been cut short", () => {
    const sums = Array.from({ length: 20 }, (_, back) => sum(addMonths("2026-11", -back), "groceries", 100 + back));
    expect(wholeMonths(sums, "2026-11")).toHaveLength(12);
    expect(wholeMonths(sums.slice(0, 6), "2026-11")).toEqual(["2026-10", "2026-09", "2026-08", "2026-07"]);
    const found = usualMonth({ today: TODAY, sums });
    // October 101 to the November before, 112: a mean of 106.50.
    expect(found).toMatchObject({ from: "2025-11-01", to: "2026-10-31", spentCents: 10_650, income: null });
    expect(usualMonth({ today: TODAY, sums: sums.slice(0, 1) })).toBeNull();
    const input = { today: TODAY, sums };
    expect(usualMonth(input)).toBe(usualMonth(input));
  });

  test("has no income once pay has stopped for two months, and says when the last came", () => {
    const paid = (months: readonly string[], dollars = 4_400) => [
      ...["2026-05", "2026-06", "2026-07", "2026-08", "2026-09", "2026-10"].map((month) =>
        sum(month, "groceries", 600),
      ),
      ...months.map((month) => sum(month, "", dollars, "income", 2)),
    ];
    const found = (sums: ReturnType<typeof paid>) => [
      stoppedSince({ today: TODAY, sums }),
      usualMonth({ today: TODAY, sums })?.income?.monthCents ?? null,
    ];
    expect(found(paid(["2026-05", "2026-06", "2026-07", "2026-08"]))).toEqual(["2026-08", null]);
    // One month without any is no end; neither is a month that has paid already.
    expect(found(paid(["2026-06", "2026-07", "2026-08", "2026-09"]))).toEqual([null, 440_000]);
    expect(found(paid(["2026-06", "2026-07", "2026-08", "2026-11"]))[0]).toBeNull();
    // A refund of tax, or some interest, was never pay.
    expect(found(paid(["2026-07"]))[0]).toBeNull();
    expect(found(paid(["2026-06", "2026-07", "2026-08"], 3))[0]).toBeNull();
  });

  test("of the sample household earns 26 pays in twelve months, on any day", () => {
    for (const today of ["2026-03-05", "2026-08-31", "2026-11-22"]) {
      const { months, rows } = demo(today);
      const pays = rows.filter((row) => row.kind === "income" && !row.pending);
      const found = usualMonth({ today, sums: months, pays });
      const salary = pays.find(({ merchantName }) => merchantName === "Brightwater Studio");
      expect(found?.income?.pays[0]).toEqual({
        name: "Brightwater Studio",
        cadence: "every two weeks",
        payCents: salary?.cents,
        monthCents: Math.round(((salary?.cents ?? 0) * 26) / 12),
      });
      const year = found?.months.reduce((all, month) => all + incomeOf(inMonth(months, month)), 0) ?? 0;
      expect(Math.abs((found?.income?.monthCents ?? 0) * 12 - year) / year).toBeLessThan(0.05);
    }
  });
});
