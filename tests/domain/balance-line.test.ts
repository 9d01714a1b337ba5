import { expect, test } from "vitest";
import type { DayTotal } from "~/domain/ledger/totals";
import { balanceLine, LINE_DAYS } from "~/domain/screens/balance-line";

const row = (day: string, cents: number): DayTotal => ({ day, category: "", kind: "spending", cents, count: 1 });

test("the line ends with today's balance and goes back by the rows, whatever kind they are", () => {
  const line = balanceLine(
    "2026-03-10",
    100_00,
    [row("2026-03-10", -5_00), { ...row("2026-03-08", 40_00), kind: "income" }],
    null,
  );
  expect(line).toHaveLength(LINE_DAYS + 1);
  expect(line.slice(-4)).toEqual([65_00, 105_00, 105_00, 100_00]);
  expect(line[0]).toBe(65_00);
});

test("it passes through the balance that was recorded when last month ended", () => {
  // 10 days after it, $10 more is there than the rows explain: a dollar a day.
  const line = balanceLine("2026-03-10", 100_00, [row("2026-03-05", -20_00)], { day: "2026-02-28", cents: 110_00 });
  const at = (daysAgo: number) => line[LINE_DAYS - daysAgo];
  expect(at(0)).toBe(100_00);
  expect(at(1)).toBe(99_00);
  expect(at(10)).toBe(110_00);
  expect(at(20)).toBe(110_00);
});

test("rows of days to come don't count", () => {
  expect(balanceLine("2026-03-10", 100_00, [row("2026-03-11", -5_00)], null).every((cents) => cents === 100_00)).toBe(
    true,
  );
});
