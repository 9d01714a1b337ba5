// Single amounts, dates and balances as banks write them.
import { describe, expect, test } from "vitest";
import fc from "../../support/fast-check";
import { isAccountKind, signedBalance } from "~/domain/import/accounts";
import { guessDecimal, looksLikeAmount, readAmount } from "~/domain/import/amounts";
import { gapInFile, inTime, statedByRows } from "~/domain/import/balances";
import { dateReader, guessDateOrder, readDate } from "~/domain/import/dates";
import type { DateOrder, FileRow } from "~/domain/import/types";

describe("amounts", () => {
  test("as most banks write them are what the long way makes of them", () => {
    const almost = fc.stringMatching(/^-?\d{0,13}\.?\d{0,4}-?$/);
    // The sign of dollars is left out on the long way alone.
    fc.assert(
      fc.property(almost, (text) => {
        expect(readAmount(text, ".")).toBe(readAmount(`$${text}`, "."));
      }),
      { numRuns: 2_000 },
    );
  });

  test.each<[string, number | null | undefined]>([
    ["", undefined],
    ["-", undefined],
    ["$", undefined],
    ["12", 12_00],
    ["12.3", 12_30],
    ["12.34", 12_34],
    ["-12.34", -12_34],
    ["\u221212.34", -12_34],
    ["\u201312.34", -12_34],
    ["+12.34", 12_34],
    ["1,234.56", 1234_56],
    ["1'234.56", 1234_56],
    ["1 234.56", 1234_56],
    ["12,34,567.00", 1_234_567_00],
    ["$1,234.56", 1234_56],
    ["-$5", -5_00],
    ["$-5", -5_00],
    ["(12.34)", -12_34],
    ["($12.34)", -12_34],
    ["12.34-", -12_34],
    ["12.34+", 12_34],
    ["12.34 CR", 12_34],
    ["12.34 DR", -12_34],
    ["12.34dr", -12_34],
    ["USD 5.00", 5_00],
    ["5.00 USD", 5_00],
    ["-5.00 EUR", -5_00],
    ["€5.00", 5_00],
    ['="12.34"', 12_34],
    [".5", 50],
    ["5.", 5_00],
    ["12.340000", 12_34],
    ["12.345", null],
    ["-0.00", 0],
    ["(0.00)", 0],
    ["(12.34", null],
    ["12.34)", null],
    ["1,23.00", null],
    ["1234,567.00", null],
    ["1,2345.00", null],
    ["1,2345,678.00", null],
    ["1.2,3", null],
    [".", null],
    ["9999999999.99", 9_999_999_999_99],
    ["10000000000.00", null],
    ["5.00 CR", 5_00],
    ["EURO5.00", null],
    ["5.00EURO", null],
    ["1234567890.00", 1_234_567_890_00],
    ["12.5000", 12_50],
    ["1.2.3", null],
    ["abc", null],
    ["12 apples", null],
    [",", null],
    ["00000000000012.00", 12_00],
    ["12345678901.00", null],
    ["9999999999999", null],
    ["5.00 EUR CR", 5_00],
    ["5.00 eur dr", -5_00],
    ["12abc34", null],
    ["12.ab", null],
    ["x12.34", null],
    ["12.34x", null],
    ["\u201212.34", -12_34],
    ["=12.34", 12_34],
    ["£5.00", 5_00],
    ["¥500", 500_00],
    ["1\u00a0234.56", 1234_56],
    ["1\u202f234.56", 1234_56],
    ["1’234.56", 1234_56],
    ["(-5.00)", -5_00],
    ["+5", 5_00],
    ["12.34 cr", 12_34],
    ["1,2,345", null],
    [",123.45", null],
    ["123,456.00", 123_456_00],
    ["12.3450", null],
    ["12.3405", null],
    ["USD", null],
    [`${" ".repeat(55)}12.34`, 12_34],
    [`${" ".repeat(56)}12.34`, null],
  ])("'%s' with a point before the cents", (text, cents) => expect(readAmount(text, ".")).toBe(cents));

  test.each<[string, number | null]>([
    ["12,34", 12_34],
    ["1.234,56", 1234_56],
    ["-1.234", -1234_00],
    ["1234", 1234_00],
    ["12.34", null],
    ["(5,00)", -5_00],
  ])("'%s' with a comma before the cents", (text, cents) => expect(readAmount(text, ",")).toBe(cents));

  test("what stands before the cents is what most of them have there", () => {
    expect(guessDecimal(["1,50", "2,75", "3.10"])).toBe(",");
    expect(guessDecimal(["1.50", "2,75", "3.10"])).toBe(".");
    expect(guessDecimal(["1.50", "2,75"])).toBe(".");
    expect(guessDecimal(["1,234", "5,678"])).toBe(".");
    expect(guessDecimal(["1.234", "5,00"])).toBe(",");
    expect(guessDecimal(["1.234,56"])).toBe(",");
    expect(guessDecimal(["1.234,567"])).toBe(",");
    expect(guessDecimal(["5,00 EUR"])).toBe(",");
    expect(guessDecimal(["12", ""])).toBe(".");
    expect(guessDecimal(["12", "13", "5,00"])).toBe(",");
    expect(guessDecimal(["1,234 EUR"])).toBe(".");
    expect(guessDecimal(["5.00", "1,234", "2,5", "3,5"])).toBe(",");
  });

  test("what looks like money", () => {
    expect(["5", "1.234,56", "-$5.00", "abc", "", "-", "12/31/2026"].map(looksLikeAmount)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(looksLikeAmount(`${" ".repeat(28)}5`)).toBe(true);
    expect(looksLikeAmount(`${" ".repeat(29)}5`)).toBe(false);
  });
});

describe("dates", () => {
  test.each<[string, DateOrder, string | null]>([
    ["2026-01-31", "mdy", "2026-01-31"],
    ["2026-01-31T10:00:00Z", "dmy", "2026-01-31"],
    ["2026-01-31 10:00", "ymd", "2026-01-31"],
    ["01/31/2026", "mdy", "2026-01-31"],
    ["31/01/2026", "dmy", "2026-01-31"],
    ["31.01.2026", "dmy", "2026-01-31"],
    ["31. 1. 2026", "dmy", "2026-01-31"],
    ["1-31-26", "mdy", "2026-01-31"],
    ["1/31'26", "mdy", "2026-01-31"],
    ["26/01/31", "ymd", "2026-01-31"],
    ["2026/1/5", "mdy", "2026-01-05"],
    ["2026. 1. 5 10:00", "dmy", "2026-01-05"],
    ["1/2/5", "mdy", null],
    ["01/31/2026 10:15 PM", "mdy", "2026-01-31"],
    ["01/31/2026, 10:15", "mdy", "2026-01-31"],
    ["01/31/2026x", "mdy", null],
    ["31/01/2026", "mdy", null],
    ["02/29/2026", "mdy", null],
    ["02/29/2028", "mdy", "2028-02-29"],
    ["01/02/32", "ymd", null],
    ["1/2/69", "mdy", "2069-01-02"],
    ["1/2/70", "mdy", "1970-01-02"],
    ["20260131", "mdy", "2026-01-31"],
    ["20260131120000", "mdy", "2026-01-31"],
    ["01312026", "mdy", "2026-01-31"],
    ["31012026", "dmy", "2026-01-31"],
    ["31 Jan 2026", "mdy", "2026-01-31"],
    ["January 31, 2026", "dmy", "2026-01-31"],
    ["31-Jan-26", "mdy", "2026-01-31"],
    ["Jan 31st 2026", "mdy", "2026-01-31"],
    ["2026 Jan 31", "mdy", "2026-01-31"],
    ["Sat, 31 Jan 2026", "mdy", "2026-01-31"],
    ["Saturday 31/01/2026", "dmy", "2026-01-31"],
    ["Sept. 5, 2026", "mdy", "2026-09-05"],
    ["Mar, 5 2026", "mdy", "2026-03-05"],
    ["Sat,  31/01/2026", "dmy", "2026-01-31"],
    ["Sat 20260131", "mdy", "2026-01-31"],
    ["01312026120000", "mdy", null],
    ["202601311", "ymd", null],
    ["20260131 10:15", "ymd", "2026-01-31"],
    ["20260131T101500Z", "mdy", "2026-01-31"],
    ["20260131x", "ymd", null],
    ["20260131120000.000[-5:EST]", "ymd", "2026-01-31"],
    ["20260131120000 and more than twenty letters", "ymd", null],
    ["32/01/05", "mdy", "2032-01-05"],
    ["01/03/31", "ymd", "2001-03-31"],
    ["1/2/99", "mdy", "1999-01-02"],
    ["1/2/100", "mdy", null],
    ["31 Jan 2026 10:15", "mdy", "2026-01-31"],
    [".31 Jan 2026", "mdy", "2026-01-31"],
    ["5x Mar 2026", "mdy", null],
    ["31 Jan 20260", "mdy", null],
    ["31 of 2026", "dmy", null],
    ['="01/31/2026"', "mdy", "2026-01-31"],
    ["Jan 2026", "mdy", null],
    ["31 Foo 2026", "mdy", null],
    ["Jan five 2026", "mdy", null],
    ["", "mdy", null],
    ["hello", "mdy", null],
    [`01/31/2026${" ".repeat(50)}`, "mdy", "2026-01-31"],
    [`01/31/2026${" ".repeat(51)}`, "mdy", null],
  ])("'%s' (%s)", (text, order, day) => {
    expect(readDate(text, order)).toBe(day);
    const read = dateReader(order);
    expect([read(text), read(text)]).toEqual([day, day]);
  });

  test.each([
    ["5 März 2026", 3],
    ["5 Mrz 2026", 3],
    ["5 Mai 2026", 5],
    ["5 Okt 2026", 10],
    ["5 Dez 2026", 12],
    ["5 févr 2026", 2],
    ["5 avril 2026", 4],
    ["5 juin 2026", 6],
    ["5 juillet 2026", 7],
    ["5 août 2026", 8],
    ["5 déc 2026", 12],
    ["5 enero 2026", 1],
    ["5 abril 2026", 4],
    ["5 agosto 2026", 8],
    ["5 dic 2026", 12],
    ["5 fevereiro 2026", 2],
    ["5 setembro 2026", 9],
    ["5 outubro 2026", 10],
    ["5 maj 2026", 5],
    ["5 gennaio 2026", 1],
    ["5 maggio 2026", 5],
    ["5 giugno 2026", 6],
    ["5 luglio 2026", 7],
    ["5 ottobre 2026", 10],
    ["5 Jan 2026", 1],
    ["5 Feb 2026", 2],
    ["5 Mar 2026", 3],
    ["5 Apr 2026", 4],
    ["5 May 2026", 5],
    ["5 Jun 2026", 6],
    ["5 Jul 2026", 7],
    ["5 Aug 2026", 8],
    ["5 Sep 2026", 9],
    ["5 Oct 2026", 10],
    ["5 Nov 2026", 11],
    ["5 Dec 2026", 12],
  ])("'%s' is of month %d", (text, month) =>
    expect(readDate(text, "mdy")).toBe(`2026-${String(month).padStart(2, "0")}-05`),
  );

  test.each<[string[], DateOrder]>([
    [["01/31/2026", "02/01/2026"], "mdy"],
    [["31/01/2026", "01/02/2026"], "dmy"],
    [["01/02/2026", "03/04/2026"], "mdy"],
    [["01.02.2026", "03.04.2026"], "dmy"],
    [["30/02/28", "26/01/31"], "ymd"],
    [["no date", ""], "mdy"],
    [[" 31/01/2026 "], "dmy"],
    [["01.02.2026", "03/04/2026"], "mdy"],
  ])("%j are in the order %s", (texts, order) => expect(guessDateOrder(texts)).toBe(order));
});

const BARE = { line: 1, account: "a", name: "Shop", memo: "", bankId: null, category: null };
const row = (day: string, amountCents: number, balanceCents: number | null, pending = false): FileRow => ({
  ...BARE,
  day,
  amountCents,
  balanceCents,
  pending,
});

describe("balances", () => {
  test("rows in the order of time, whichever way the file has them", () => {
    const [one, two] = [row("2026-01-01", 1, null), row("2026-01-02", 2, null)];
    expect(inTime([one, two])).toEqual([one, two]);
    expect(inTime([two, one])).toEqual([one, two]);
    expect(inTime([])).toEqual([]);
  });

  test("of one day the running balance says which came first", () => {
    const [one, two] = [row("2026-01-01", 10_00, 110_00), row("2026-01-01", -5_00, 105_00)];
    expect(inTime([one, two])).toEqual([one, two]);
    expect(inTime([two, one])).toEqual([one, two]);
    expect(inTime([{ ...two, balanceCents: null }, one])[0]?.amountCents).toBe(-5_00);
    expect(inTime([two])).toEqual([two]);
  });

  test("what it was before the first and after the last row that tells one", () => {
    const rows = [
      row("2026-01-01", 7, null),
      row("2026-01-02", 10_00, 110_00),
      row("2026-01-03", -5_00, 105_00),
      row("2026-01-04", -1_00, 104_00, true),
    ];
    expect(statedByRows(rows)).toEqual({
      opening: { day: "2026-01-02", cents: 100_00 },
      closing: { day: "2026-01-03", cents: 105_00 },
    });
    expect(statedByRows([row("2026-01-01", 7, null)])).toEqual({ opening: null, closing: null });
  });

  test("what is missing between the two", () => {
    const opening = { day: "2026-01-01", cents: 100_00 };
    const closing = { day: "2026-01-31", cents: 95_00 };
    const rows = [row("2026-01-31", -5_00, null), row("2026-02-01", 9_00, null), row("2026-01-05", 9_00, null, true)];
    expect(gapInFile({ opening, closing }, rows)).toBe(0);
    expect(gapInFile({ opening, closing }, [])).toBe(-5_00);
    expect(gapInFile({ opening: null, closing }, rows)).toBeNull();
    expect(gapInFile({ opening, closing: null }, rows)).toBeNull();
  });
});

test("what is owed is entered without a sign, and kept with one", () => {
  const kinds = ["checking", "credit", "loan", "mortgage", "property", "other"] as const;
  expect(kinds.map((kind) => signedBalance(kind, 5_00))).toEqual([5_00, -5_00, -5_00, -5_00, 5_00, 5_00]);
  expect([signedBalance("credit", 0), signedBalance("credit", -5_00), signedBalance("cash", -5_00)]).toEqual([
    ...[0, -5_00, -5_00],
  ]);
  expect(["cash", "vehicle", "toString", ""].map(isAccountKind)).toEqual([true, true, false, false]);
});
