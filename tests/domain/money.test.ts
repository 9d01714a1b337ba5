import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import {
  allocate,
  formatDollars,
  formatIn,
  formatPercent,
  formatAbout,
  formatTick,
  formatUsd,
  MAX_CENTS,
  parseCents,
  percentChange,
  percentOf,
  sumCents,
  toCents,
  toDollars,
} from "~/domain/money";

describe("text and cents", () => {
  test.each([
    ["12", 1200],
    ["12.3", 1230],
    ["12.34", 1234],
    ["1,234.56", 123456],
    ["$5", 500],
    ["-5", -500],
    ["-$5.01", -501],
    ["0", 0],
    ["-0", 0],
    ["  7 ", 700],
    ["9,999,999,999.99", MAX_CENTS],
    ["0012.50", 1250],
    [".5", 50],
    [".05", 5],
    ["1.", 100],
    ["$ 1,234.50", 123450],
    ["000000000000012.34", 1234],
    ["9999999999.99", MAX_CENTS],
  ])("%s is %d cents", (text, cents) => expect(parseCents(text)).toBe(cents));

  test.each([
    "",
    "1e3",
    "NaN",
    "Infinity",
    "0.001",
    "--1",
    "1,23",
    "12.345",
    "$",
    "-",
    "1 000",
    "٣",
    "10000000000.00",
    "10000000000",
    "123456789012345678901234567890",
    "0x10",
    ".",
    "$.",
    "-.",
    "$  5",
    "1..5",
    "$-5",
    "１２",
  ])("%j is no amount", (text) => expect(parseCents(text)).toBeNull());

  test("money is shown in US dollars with two decimals (PLAT-009)", () => {
    expect(formatUsd(123450)).toBe("$1,234.50");
    expect(formatUsd(-1234)).toBe("-$12.34");
    expect(formatUsd(0)).toBe("$0.00");
    expect(formatUsd(-0)).toBe("$0.00");
  });

  test("amounts are written as the standard formatter writes them", () => {
    const standard = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
    const whole = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), fc.integer({ min: -200_000, max: 200_000 })),
        (cents) => {
          expect(formatUsd(cents)).toBe(standard.format(cents === 0 ? 0 : cents / 100));
          expect(formatDollars(cents)).toBe(whole.format(Math.abs(cents) < 50 ? 0 : cents / 100));
        },
      ),
      { numRuns: 5000 },
    );
  });

  test("formatting and reading back give the same cents", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }),
        (cents) => parseCents(formatUsd(cents)) === (cents === 0 ? 0 : cents),
      ),
      { numRuns: 5000 },
    );
  });

  test("numbers of the JSON API come back as they went", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }),
        (cents) => toCents(toDollars(cents)) === (cents === 0 ? 0 : cents),
      ),
      { numRuns: 5000 },
    );
    expect(toCents(0.29)).toBe(29);
    expect(toCents(0.001)).toBeNull();
    expect(toCents(Number.NaN)).toBeNull();
    expect(toCents(1e30)).toBeNull();
    expect(toCents("1,234.50")).toBe(123450);
    expect(toCents("a dollar")).toBeNull();
    expect([toCents(9_999_999_999.99), toCents(-9_999_999_999.99)]).toEqual([MAX_CENTS, -MAX_CENTS]);
    expect([toCents(10_000_000_000), toCents(-10_000_000_000)]).toEqual([null, null]);
    // Zero has no sign: "-0" would be another value to whoever compares.
    expect(Object.is(toCents(-0), 0)).toBe(true);
  });
});

describe("amounts in few words", () => {
  test("another money carries its name, ours the dollar sign", () => {
    expect(formatIn("USD", 123450)).toBe("$1,234.50");
    expect(formatIn("EUR", 123450)).toBe("EUR 1,234.50");
    expect(formatIn("EUR", -99)).toBe("-EUR 0.99");
  });

  test("an axis counts in millions from what rounds to one on, below in whole dollars", () => {
    expect([994_999_00, 995_000_00, 1_000_000_00, 2_500_000_00, -2_500_000_00, 1_234_567_89].map(formatTick)).toEqual([
      "$994,999",
      "$1M",
      "$1M",
      "$2.5M",
      "-$2.5M",
      "$1.23M",
    ]);
    expect([0, 7_500_00, -7_500_00].map(formatTick)).toEqual(["$0", "$7,500", "-$7,500"]);
  });

  test("what rounds to nothing has no sign", () => {
    expect([formatUsd(-0.4), formatUsd(0.4), formatDollars(-49), formatDollars(-50), formatDollars(0)]).toEqual([
      "$0.00",
      "$0.00",
      "$0",
      "-$1",
      "$0",
    ]);
  });
});

describe("percentages", () => {
  test("percent change from last month, 0 without a previous value (PLAT-010 PLAT-011)", () => {
    expect(percentChange(110, 100)).toBeCloseTo(10);
    expect(percentChange(50, 0)).toBe(0);
    expect(percentChange(50, undefined)).toBe(0);
    expect(percentChange(50, null)).toBe(0);
  });

  test("changes are shown with one decimal (PLAT-012)", () => {
    expect(formatPercent(12.345)).toBe("12.3%");
    expect(formatPercent(-0.01)).toBe("0.0%");
  });

  test("a share stays between 0 and the cap", () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer(),
        (part, whole) => percentOf(part, whole) >= 0 && percentOf(part, whole) <= 100,
      ),
    );
    expect([percentOf(1, 4), percentOf(1, 3)]).toEqual([25, (1 / 3) * 100]);
    expect([percentOf(5, 4), percentOf(5, 4, 999), percentOf(-1, 4)]).toEqual([100, 125, 0]);
    expect([percentOf(1, 0), percentOf(0, 0), percentOf(-5, -4)]).toEqual([0, 0, 0]);
  });
});

describe("an amount in parts", () => {
  test("the odd cents go to the largest remainders, among equals to the first", () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(200, [1, 1, 1])).toEqual([67, 67, 66]);
    expect(allocate(10, [1, 2, 4])).toEqual([1, 3, 6]);
    expect(allocate(100, [1, 5, 1])).toEqual([14, 72, 14]);
    expect(allocate(5, [3, 3, 0, 1])).toEqual([2, 2, 0, 1]);
  });

  test("without weights, or of nothing, each part is nothing, and without a sign", () => {
    expect(allocate(100, [0, 0])).toEqual([0, 0]);
    expect(allocate(100, [])).toEqual([]);
    for (const part of [...allocate(0, [1, 2]), ...allocate(-1, [1, 0])].slice(0, 2))
      expect(Object.is(part, 0)).toBe(true);
    expect(Object.is(allocate(-1, [1, 0])[1], 0)).toBe(true);
  });
});

test("parts of an amount sum to the amount", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }),
      fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 20 }),
      (total, weights) => {
        const parts = allocate(total, weights);
        return sumCents(parts) === (weights.some((weight) => weight > 0) ? total : 0) || Math.abs(total) === 0;
      },
    ),
  );
});

test("what is only about so much has no cents from a hundred dollars on", () => {
  expect([-2_838_04, 100_00, 142_12, 99_99, 4_49].map(formatAbout)).toEqual([
    ...["-$2,838", "$100", "$142", "$99.99", "$4.49"],
  ]);
});
