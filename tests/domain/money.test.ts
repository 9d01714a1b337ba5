import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  allocate,
  formatDollars,
  formatPercent,
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
    "0x10",
    ".",
    "$.",
    "-.",
    "$  5",
    "1..5",
    "$-5",
    "１２",
  ])("%j is no amount", (text) => expect(parseCents(text)).toBeNull());

  test("PLAT-009 money is shown in US dollars with two decimals", () => {
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
  });
});

describe("percentages", () => {
  test("PLAT-010 PLAT-011 percent change from last month, 0 without a previous value", () => {
    expect(percentChange(110, 100)).toBeCloseTo(10);
    expect(percentChange(50, 0)).toBe(0);
    expect(percentChange(50, undefined)).toBe(0);
    expect(percentChange(50, null)).toBe(0);
  });

  test("PLAT-012 changes are shown with one decimal", () => {
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
