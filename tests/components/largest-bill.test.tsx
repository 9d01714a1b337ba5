import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LargestBill } from "~/components/cash-flow/largest-bill";
import type { CashFlowDay } from "~/contracts/cash-flow";

const item = (name: string, cents: number, kind: CashFlowDay["items"][number]["kind"]) =>
  ({ name, cents, kind, confidence: "certain", isExact: true, account: "Checking" }) as const;
const day = (on: string, cents: number, ...items: CashFlowDay["items"]): CashFlowDay => ({
  day: on,
  cents,
  items,
  everydayCents: 0,
});
const words = (...days: CashFlowDay[]) => renderToStaticMarkup(<LargestBill days={days} />).replace(/<[^>]+>/g, "");

test("an amount that varies is about it, one that is always the same isn't", () => {
  const power = item("Valley Power", -90_00, "bill");
  expect(words(day("2026-12-01", 5_000_00, { ...power, confidence: "likely" }))).toContain("Valley Power: $90.00 on");
  expect(words(day("2026-12-01", 5_000_00, { ...power, isExact: false }))).toContain("Valley Power: about $90.00 on");
});

test("the largest bill of the coming month, and whether it clears", () => {
  const power = item("Valley Power", -90_00, "bill");
  const rent = item("Maple Court", -1_650_00, "bill");
  const moved = item("To savings", -5_000_00, "transfer");
  expect(words(day("2026-11-30", 5_000_00, power, moved), day("2026-12-01", 3_350_00, rent))).toBe(
    "The largest bill ahead is Maple Court: $1,650.00 on Dec 1. You&#x27;ll have $3,350.00 left after it.",
  );
  expect(words(day("2026-12-01", -50_00, rent))).toContain("It doesn&#x27;t clear: $50.00 is missing that day.");
  expect(words(day("2026-11-30", 5_000_00, moved))).toBe("");
});
