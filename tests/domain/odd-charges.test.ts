import { describe, expect, test } from "vitest";
import { doubleCharges, unusualCharges } from "~/domain/ledger/odd-charges";
import type { HistoryRow, Recurring } from "~/domain/ledger/recurring";
import { addDays } from "~/domain/periods";

const today = "2026-11-21";
let count = 0;
const row = (daysAgo: number, cents: number, over: Partial<HistoryRow> = {}): HistoryRow => ({
  id: `r${String(++count).padStart(4, "0")}`,
  merchantName: "Corner Shop",
  category: "groceries",
  kind: "spending",
  day: addDays(today, -daysAgo),
  cents,
  accountId: "a",
  ...over,
});
const usual = [20, 30, 40].map((days) => row(days, -50_00));
const found = (rows: HistoryRow[], recurring: Recurring[] = []) =>
  unusualCharges(rows, recurring, today).map(({ row: { cents }, usualCents, who }) => [cents, usualCents, who]);

describe("a charge far above what is usual", () => {
  test("three times what the merchant takes, of three charges at least", () => {
    expect(found([...usual, row(2, -150_00)])).toEqual([[-150_00, 50_00, "Corner Shop"]]);
    expect(found([...usual, row(2, -149_99)])).toEqual([]);
    expect(found([...usual.slice(1), row(2, -500_00)])).toEqual([]);
  });

  test("the merchant's other spellings count along", () => {
    const rows = usual.map((one, index) => ({ ...one, merchantName: `CORNER SHOP ${index + 100}` }));
    expect(found([...rows, row(2, -200_00)])).toEqual([[-200_00, 50_00, "Corner Shop"]]);
  });

  test("where the merchant is new: eight times what the category takes, of ten charges at least", () => {
    const others = Array.from({ length: 10 }, (_, index) =>
      row(20 + index, -20_00, { merchantName: `Shop ${"abcdefghij"[index]}x` }),
    );
    expect(found([...others, row(2, -160_00)])).toEqual([[-160_00, 20_00, "Groceries"]]);
    expect(found([...others, row(2, -159_99)])).toEqual([]);
    expect(found([...others.slice(1), row(2, -900_00)])).toEqual([]);
    expect(found([...others, row(2, -900_00, { category: "clothing" })])).toEqual([]);
  });

  test("from $100 on, within the last ten days, and none of the days to come", () => {
    const small = [20, 30, 40].map((days) => row(days, -10_00));
    expect(found([...small, row(2, -100_00)])).toHaveLength(1);
    expect(found([...small, row(2, -99_99)])).toEqual([]);
    expect(found([...small, row(0, -100_00), row(9, -100_00)])).toHaveLength(2);
    expect(found([...small, row(10, -100_00)])).toEqual([]);
    expect(found([...small, row(-1, -100_00)])).toEqual([]);
  });

  test("what was ten days ago belongs to the usual", () => {
    expect(found([row(10, -50_00), ...usual.slice(1), row(2, -150_00)])).toHaveLength(1);
  });

  test("neither pay nor a refund, nor a bill that was expected", () => {
    expect(found([...usual, row(2, -200_00, { kind: "transfer" })])).toEqual([]);
    expect(found([...usual, row(2, 200_00)])).toEqual([]);
    const bill = row(2, -200_00);
    const stream: Recurring = {
      key: "out:corner shop",
      merchantName: "Corner Shop",
      category: "groceries",
      kind: "spending",
      cadence: "monthly",
      amount: "fixed",
      lastCents: -200_00,
      typicalCents: -200_00,
      monthlyCents: -200_00,
      firstDay: bill.day,
      lastDay: bill.day,
      lastId: bill.id,
      nextDay: addDays(bill.day, 30),
      count: 3,
      active: true,
      change: null,
    };
    expect(found([...usual, bill], [stream])).toEqual([]);
  });

  test("neither refunds of the merchant nor rows of nothing are what is usual", () => {
    expect(found([...usual.slice(1), row(25, 0), row(2, -150_00)])).toEqual([]);
    expect(found([...usual.slice(1), row(25, 50_00), row(2, -150_00)])).toEqual([]);
  });
});

const pairs = (rows: HistoryRow[]) =>
  doubleCharges(rows, today).map(({ first, row: second }) => [first.day, second.day]);

describe("the same charge twice", () => {
  test("within two days", () => {
    expect(pairs([row(3, -30_00), row(3, -30_00)])).toEqual([["2026-11-18", "2026-11-18"]]);
    expect(pairs([row(3, -30_00), row(1, -30_00)])).toEqual([["2026-11-18", "2026-11-20"]]);
    expect(pairs([row(1, -30_00), row(3, -30_00)])).toEqual([["2026-11-18", "2026-11-20"]]);
    expect(pairs([row(4, -30_00), row(1, -30_00)])).toEqual([]);
  });

  test("three times is two pairs", () => {
    expect(pairs([row(3, -30_00), row(2, -30_00), row(1, -30_00)])).toEqual([
      ["2026-11-18", "2026-11-19"],
      ["2026-11-19", "2026-11-20"],
    ]);
  });

  test("of one merchant, account and amount", () => {
    expect(pairs([row(2, -30_00), row(2, -30_00, { merchantName: "Other" })])).toEqual([]);
    expect(pairs([row(2, -30_00), row(2, -30_00, { accountId: "b" })])).toEqual([]);
    expect(pairs([row(2, -30_00), row(2, -30_01)])).toEqual([]);
    expect(pairs([row(2, -30_00), row(2, -30_00, { merchantName: "CORNER SHOP 12" })])).toHaveLength(1);
  });

  test("from $20 on, spending alone", () => {
    expect(pairs([row(2, -20_00), row(2, -20_00)])).toHaveLength(1);
    expect(pairs([row(2, -19_99), row(2, -19_99)])).toEqual([]);
    expect(pairs([row(2, -30_00, { kind: "transfer" }), row(2, -30_00, { kind: "transfer" })])).toEqual([]);
  });

  test("the second within the last ten days; the first may be older", () => {
    expect(pairs([row(11, -30_00), row(9, -30_00)])).toHaveLength(1);
    expect(pairs([row(11, -30_00), row(10, -30_00)])).toEqual([]);
    expect(pairs([row(0, -30_00), row(0, -30_00)])).toHaveLength(1);
    expect(pairs([row(0, -30_00), row(-1, -30_00)])).toEqual([]);
  });

  test("on one day the smaller id is the first", () => {
    const [one, other] = [row(2, -30_00), row(2, -30_00)];
    expect(doubleCharges([other, one], today).map(({ first, row: second }) => [first.id, second.id])).toEqual([
      [one.id, other.id],
    ]);
  });
});
