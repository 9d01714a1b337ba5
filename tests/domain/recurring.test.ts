import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addMonthsToDay } from "~/domain/periods";
import { dueBetween, findRecurring, sameMerchant } from "~/domain/ledger/recurring";
import { every, historyRow as row } from "../support/history-rows";

const today = "2026-11-21";

describe("recurring payments", () => {
  test.each([
    ["weekly", 6, (i: number) => addDays("2026-10-14", i * 7), "2026-11-25"],
    ["every two weeks", 6, (i: number) => addDays("2026-09-10", i * 14), "2026-12-03"],
    ["monthly", 6, (i: number) => addMonthsToDay("2026-06-15", i), "2026-12-15"],
    ["quarterly", 4, (i: number) => addMonthsToDay("2026-01-05", i * 3), "2027-01-05"],
    ["twice a year", 3, (i: number) => addMonthsToDay("2025-09-20", i * 6), "2027-03-20"],
    ["yearly", 2, (i: number) => addMonthsToDay("2025-03-01", i * 12), "2027-03-01"],
  ] as const)("finds a %s payment and when it comes next", (cadence, count, step, nextDay) => {
    const [found, ...more] = findRecurring(
      every(count, step, (day) => row("Stream Co", day, -12_99)),
      today,
    );
    expect(found).toMatchObject({ cadence, nextDay, amount: "fixed", active: true, count, change: null });
    expect(more).toEqual([]);
  });

  test("finds twice-a-month pay", () => {
    const days = [
      "2026-08-01",
      "2026-08-15",
      "2026-09-01",
      "2026-09-15",
      "2026-10-01",
      "2026-10-15",
      "2026-11-01",
      "2026-11-15",
    ];
    expect(
      findRecurring(
        days.map((day) => row("Employer Inc", day, 2000_00, { kind: "income", category: "" })),
        today,
      )[0],
    ).toMatchObject({ cadence: "twice a month", kind: "income", active: true });
  });

  test("month ends: the 31st, then short months, then the 31st again", () => {
    const days = ["2026-07-31", "2026-08-31", "2026-09-30", "2026-10-31"];
    expect(
      findRecurring(
        days.map((day) => row("Rent", day, -900_00)),
        "2026-11-05",
      )[0]?.nextDay,
    ).toBe("2026-11-30");
    expect(
      findRecurring(
        [...days, "2026-11-30"].map((day) => row("Rent", day, -900_00)),
        "2026-12-05",
      )[0]?.nextDay,
    ).toBe("2026-12-31");
  });

  test("a price rise is seen, and the new price is what counts", () => {
    const rows = every(
      6,
      (i) => addMonthsToDay("2026-06-15", i),
      (day, i) => row("Stream Co", day, i < 4 ? -15_49 : -17_99),
    );
    expect(findRecurring(rows, today)[0]).toMatchObject({
      lastCents: -17_99,
      monthlyCents: -17_99,
      change: { fromCents: -15_49, toCents: -17_99, day: "2026-10-15" },
    });
  });

  test("variable bills are found, and one far above its usual is marked", () => {
    const amounts = [-80_00, -95_00, -88_00, -102_00, -79_00, -160_00];
    const rows = every(
      6,
      (i) => addMonthsToDay("2026-06-10", i),
      (day, i) => row("City Power", day, amounts[i] ?? 0, { category: "utilities" }),
    );
    expect(findRecurring(rows, today)[0]).toMatchObject({
      amount: "varies",
      cadence: "monthly",
      change: { fromCents: -88_00, toCents: -160_00 },
    });
  });

  test("a weekend shift and one missed payment are forgiven", () => {
    const days = ["2026-04-03", "2026-05-04", "2026-06-03", "2026-08-03", "2026-09-03", "2026-10-05", "2026-11-03"];
    expect(
      findRecurring(
        days.map((day) => row("Gym", day, -30_00)),
        today,
      )[0],
    ).toMatchObject({ cadence: "monthly", active: true });
  });

  test("what stopped is not active", () => {
    expect(
      findRecurring(
        every(
          5,
          (i) => addMonthsToDay("2026-01-15", i),
          (day) => row("Gym", day, -30_00),
        ),
        today,
      )[0],
    ).toMatchObject({ active: false });
  });

  test("a subscription is found between other purchases at the same merchant", () => {
    const prime = every(
      5,
      (i) => addMonthsToDay("2026-07-08", i),
      (day) => row("Amazon", day, -14_99),
    );
    const shopping = ["2026-07-11", "2026-07-30", "2026-08-02", "2026-09-19", "2026-10-01", "2026-10-28"].map(
      (day, i) => row("Amazon", day, -(23_10 + i * 17_31)),
    );
    expect(findRecurring([...prime, ...shopping], today)).toMatchObject([{ lastCents: -14_99, cadence: "monthly" }]);
  });

  test("habits, irregular purchases, refunds and transfers are no subscriptions", () => {
    const cafe = every(
      8,
      (i) => addDays("2026-10-01", i * 7),
      (day, i) => row("Cafe", day, -(4_00 + i * 90), { category: "restaurants" }),
    );
    const shop = ["2026-09-01", "2026-09-04", "2026-09-19", "2026-10-20", "2026-11-02"].map((day) =>
      row("Shop", day, -20_00),
    );
    const moved = every(
      6,
      (i) => addMonthsToDay("2026-06-15", i),
      (day) => row("To savings", day, -200_00, { kind: "transfer" }),
    );
    expect(findRecurring([...cafe, ...shop, ...moved], today)).toEqual([]);
  });

  test("numbers in a name don't part one merchant", () => {
    expect(sameMerchant("NETFLIX.COM 84731")).toBe(sameMerchant("Netflix.com"));
    expect(sameMerchant("7")).toBe("7");
  });

  test("what comes due in a span, as often as it does", () => {
    const streams = findRecurring(
      every(
        6,
        (i) => addDays("2026-10-14", i * 7),
        (day) => row("Weekly", day, -10_00),
      ),
      today,
    );
    expect(dueBetween(streams, "2026-11-22", "2026-12-05").map(({ day }) => day)).toEqual(["2026-11-25", "2026-12-02"]);
  });

  test("any history: no crash, the order of rows does not matter, and nothing is due before it was seen", () => {
    const rows = fc.array(
      fc.record({
        m: fc.constantFrom("A", "B", "C 1", "C 2"),
        d: fc.integer({ min: 0, max: 420 }),
        c: fc.integer({ min: -500_00, max: 500_00 }),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(rows, (drawn) => {
        const history = drawn.map(({ m, d, c }, i) =>
          row(m, addDays(today, -d), c, { id: `x${i}`, kind: c > 0 ? "income" : "spending" }),
        );
        const found = findRecurring(history, today);
        expect(findRecurring([...history].reverse(), today)).toEqual(found);
        for (const stream of found)
          expect(stream.nextDay > stream.lastDay && stream.lastDay >= stream.firstDay).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
