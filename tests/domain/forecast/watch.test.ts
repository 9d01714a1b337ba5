import { describe, expect, test } from "vitest";
import { monthCalendar } from "~/domain/forecast/calendar";
import { forecastOf } from "~/domain/forecast/forecast";
import { lowestDay } from "~/domain/forecast/balances";
import { duplicateSubscriptions, trialsEnding } from "~/domain/forecast/watch";
import { lowestSentence } from "~/texts/forecast";
import { CHECKING, everyDays, given, monthly, PAY, RENT, row, SAVINGS } from "../../support/forecast";

const TUNES = { merchantName: "Tunebox", category: "entertainment" };

describe("two of the same subscription", () => {
  test("on two days of the month, or on two accounts on one day", () => {
    const twice = [...monthly("2026-11-05", 3, -16.99, TUNES), ...monthly("2026-11-18", 3, -16.99, TUNES)];
    expect(duplicateSubscriptions(given(twice))).toEqual([
      { name: "Tunebox", cents: -16_99, days: ["2026-11-18", "2026-11-05", "2026-10-18", "2026-10-05"] },
    ]);
    const onTwo = [
      ...monthly("2026-11-05", 3, -16.99, TUNES),
      ...monthly("2026-11-05", 3, -16.99, { ...TUNES, accountId: "card" }),
    ];
    expect(duplicateSubscriptions(given(onTwo))).toHaveLength(1);
  });

  test.each([
    ["one alone", monthly("2026-11-05", 6, -16.99, TUNES)],
    [
      "two at different prices",
      [...monthly("2026-11-05", 3, -16.99, TUNES), ...monthly("2026-11-18", 3, -4.99, TUNES)],
    ],
    [
      "one charge too many in one month",
      [...monthly("2026-11-05", 3, -16.99, TUNES), row("2026-11-18", -16.99, TUNES)],
    ],
    ["a weekly one", everyDays(7, "2026-11-20", 10, -5, TUNES)],
    ["rent of two rooms", [...monthly("2026-11-01", 3, -800, RENT), ...monthly("2026-11-15", 3, -800, RENT)]],
  ])("is not %s", (_, rows) => {
    expect(duplicateSubscriptions(given(rows))).toEqual([]);
  });
});

describe("trials that end", () => {
  test("what calls itself one ends when it says; a first charge of a dollar may be one", () => {
    const stated = row("2026-11-15", 0, { ...TUNES, kind: "spending", rawName: "TUNEBOX 14 DAY FREE TRIAL" });
    const token = row("2026-11-10", -1, { merchantName: "Fit Now", category: "health_fitness" });
    expect(trialsEnding(given([stated, token]))).toEqual([
      { name: "Tunebox", began: "2026-11-15", ends: "2026-11-29", isStated: true },
      { name: "Fit Now", began: "2026-11-10", ends: "2026-12-10", isStated: false },
    ]);
  });

  test.each([
    ["it was paid since", [row("2026-11-01", -1, TUNES), row("2026-11-08", -16.99, TUNES)]],
    ["it ended", [row("2026-11-01", -1, { ...TUNES, rawName: "TRIAL 7 DAYS" })]],
    ["it is a coffee for a dollar", [row("2026-11-10", -1, { merchantName: "Roast & Co", category: "restaurants" })]],
    ["it has come for months", monthly("2026-11-05", 6, -0.99, TUNES)],
  ])("none where %s", (_, rows) => {
    expect(trialsEnding(given(rows))).toEqual([]);
  });
});

describe("a month of bills", () => {
  const rows = [
    ...everyDays(14, "2026-11-13", 8, 1_200, PAY),
    ...monthly("2026-11-01", 6, -1_500, RENT),
    ...monthly("2026-11-05", 6, -16.99, TUNES),
  ];

  test("adds up bills and pays, by the day", () => {
    const december = monthCalendar(forecastOf(given(rows)), "2026-12");
    expect(december).toMatchObject({ before: "2026-11", after: "2027-01", billsCents: 1_516_99, payCents: 2_400_00 });
    expect(december.entries.map(({ day, name }) => `${day} ${name}`)).toEqual([
      "2026-12-01 Elm Street Homes",
      "2026-12-05 Tunebox",
      "2026-12-11 Acme Payroll",
      "2026-12-25 Acme Payroll",
    ]);
    expect(december.weeks[0]?.map(({ day }) => day)).toEqual([
      "2026-11-29",
      "2026-11-30",
      "2026-12-01",
      "2026-12-02",
      "2026-12-03",
      "2026-12-04",
      "2026-12-05",
    ]);
    expect(december.weeks[0]?.[2]).toEqual({
      day: "2026-12-01",
      isInMonth: true,
      outCents: 1_500_00,
      inCents: 0,
      count: 1,
      name: "Elm Street Homes",
    });
    expect(december.weeks[0]?.[0]).toMatchObject({ isInMonth: false });
  });

  test("stays within the ninety days", () => {
    const forecast = forecastOf(given(rows));
    expect(monthCalendar(forecast, "2020-01").month).toBe("2026-11");
    expect(monthCalendar(forecast, "2030-01")).toMatchObject({ month: "2027-02", after: null });
  });
});

describe("a forecast in a sentence", () => {
  const pays = everyDays(14, "2026-11-13", 8, 1_200, PAY);
  const said = (input: Parameters<typeof forecastOf>[0]) => {
    const forecast = forecastOf(input);
    return lowestSentence(lowestDay(forecast), forecast);
  };

  test("names the lowest day and what makes it so", () => {
    const rows = [...pays, ...monthly("2026-11-01", 6, -1_500, RENT)];
    expect(said(given(rows))).toBe("Lowest on Dec 1: $1,700.00 in Checking, after rent.");
    expect(said(given(rows, [{ ...CHECKING, balanceCents: 100_00 }]))).toBe(
      "Checking falls below zero: -$200.00 on Dec 1, after rent.",
    );
    expect(said(given(pays))).toBe("Today is the low point: through Feb 19, Checking stays at $2,000.00 or more.");
    expect(said(given([], [SAVINGS]))).toMatch(/^Add a checking account/);
  });
});
