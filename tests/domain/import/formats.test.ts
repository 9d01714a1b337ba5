import { describe, expect, test } from "vitest";
import { gapInFile } from "~/domain/import/balances";
import { readFile } from "~/domain/import/read";
import type { ReadFile } from "~/domain/import/types";
import { MAX_PROBLEMS } from "~/domain/import/unreadable";
import { CAMT, MT940, OFX_SGML, OFX_XML, QIF } from "../../support/import/samples";
import { accepted, wordsOfRefusal } from "../../support/import/accepted";

const bytes = (text: string) => new TextEncoder().encode(text);
const file = (text: string | Uint8Array, name = "file.csv") =>
  readFile(typeof text === "string" ? bytes(text) : text, name);
const read = (text: string | Uint8Array, name?: string) => accepted(file(text, name));
const short = (file: ReadFile) =>
  file.rows.map(({ day, amountCents, name, bankId }) => [day, amountCents, name, bankId]);

describe("statements in formats of banks", () => {
  test("OFX 1: leaves that are not closed, a card beside an account, a comma for a point", () => {
    const file = read(OFX_SGML, "export.qfx");
    expect(file.format).toBe("ofx");
    expect(file.accounts.map(({ name, number, kind, closing }) => [name, number, kind, closing])).toEqual([
      ["Harbor Bank checking 4821", "4821", "checking", { day: "2026-01-31", cents: 123456 }],
      ["Harbor Bank card 7700", "7700", "credit", { day: "2026-01-31", cents: -25000 }],
    ]);
    expect(short(file)).toEqual([
      ["2026-01-15", -5412, "Orchard Market & Co", "202601150001"],
      ["2026-01-31", 200000, "Northwind Payroll", "202601310002"],
      ["2026-01-20", -1999, "Streamly", "c-1"],
    ]);
    expect(file.rows[0]?.line).toBe(27);
  });

  test("OFX 2 is read alike", () => {
    const file = read(OFX_XML);
    expect(short(file)).toEqual([["2026-01-15", -5412, "Orchard Market & Co", "A1"]]);
    expect(file.accounts[0]).toMatchObject({ number: "4821", kind: "savings", currency: "USD" });
  });

  test("QIF: accounts by name, days of this century, a transfer", () => {
    const file = read(QIF);
    expect(file.accounts.map(({ key, kind }) => [key, kind])).toEqual([
      ["House Checking", "checking"],
      ["Visa", "credit"],
    ]);
    expect(file.rows.map(({ day, amountCents, name, category }) => [day, amountCents, name, category])).toEqual([
      ["2026-01-31", -123456, "Landlord", "Rent"],
      ["2026-01-05", -20000, "Move", "Transfer"],
      ["2026-01-14", -1250, "Blue Door Cafe", "Dining"],
    ]);
  });

  test("camt.053: booked and pending entries, whom it went to, opening and closing balance", () => {
    const file = read(CAMT);
    expect(file.accounts[0]).toMatchObject({
      number: "5402",
      currency: "EUR",
      closing: { day: "2026-01-31", cents: 191500 },
    });
    expect(
      file.rows.map(({ day, amountCents, name, memo, pending }) => [day, amountCents, name, memo, pending]),
    ).toEqual([
      ["2026-01-30", -8500, "Stadtwerke Musterstadt", "Strom Abschlag Januar", false],
      ["2026-01-28", 200000, "Nordwind GmbH", "Gehalt", false],
      ["2026-01-31", -1000, "Kiosk", "", true],
    ]);
    const [account] = file.accounts;
    expect(account && gapInFile(account, file.rows)).toBe(0);
  });

  test("MT940: both ways to describe a payment, a reversal, a booking day of another year", () => {
    const file = read(MT940);
    expect(file.rows.map(({ day, amountCents, name, bankId }) => [day, amountCents, name, bankId])).toEqual([
      ["2026-01-02", -1234, "Bäckerei Linde", "B4711"],
      ["2026-01-05", 50000, "A Sender", null],
      ["2026-01-06", 1234, "Stornierung", null],
    ]);
    const [account] = file.accounts;
    expect(account && gapInFile(account, file.rows)).toBe(0);
    expect(account).toMatchObject({ currency: "EUR", number: "6789" });
  });
});

test.each([
  ["QIF", QIF],
  ["MT940", MT940],
  ["OFX", OFX_SGML],
  ["camt.053", CAMT],
  ["a table", "Date,Payee,Amount\n01/30/2026,Deli,-5.00\nsoon,Deli,-5.00\n"],
])("%s whose lines end with a return alone is the same, line by line", (_name, text) => {
  const plain = text.replaceAll("\r\n", "\n");
  expect(read(plain.replaceAll("\n", "\r"))).toEqual(read(plain));
});

test("nothing that went out is zero without a sign", () => {
  const file = read(":20:A\n:25:1/2\n:61:2601020102D0,00NMSCNONREF\n");
  expect(file.rows.map(({ amountCents }) => amountCents)).toEqual([0]);
  const entry = CAMT.replaceAll("85.00", "0.00");
  expect(read(entry).rows[0]?.amountCents).toBe(0);
});

describe("tables of any shape", () => {
  const table = "Date;Payee;Amount\n31.01.2026;Café Größe;-1.234,56\n";

  test.each([
    ["UTF-8 with a mark", new Uint8Array([0xef, 0xbb, 0xbf, ...bytes(table)])],
    ["UTF-16 with a mark", new Uint8Array([0xff, 0xfe, ...new Uint8Array(Buffer.from(table, "utf16le"))])],
    ["UTF-16 without one", new Uint8Array(Buffer.from(table, "utf16le"))],
    ["UTF-16, the other way round", new Uint8Array([0xfe, 0xff, ...Buffer.from(table, "utf16le").swap16()])],
    ["Windows-1252", new Uint8Array(Buffer.from(table, "latin1"))],
  ])("%s", (_name, data) => {
    expect(short(read(data))).toEqual([["2026-01-31", -123456, "Café Größe", null]]);
  });

  test("without a header the columns are found by what stands in them", () => {
    const file = read("2026-01-30\tCorner Deli\t-18.75\t981.25\n2026-01-31\tUnit Pay\t640.00\t1621.25\n");
    expect(file.table?.mapping.roles).toEqual(["day", "name", "amount", "balance"]);
    expect(file.accounts[0]?.closing).toEqual({ day: "2026-01-31", cents: 162125 });
  });

  test("a day above 12 says for all rows which number is the month", () => {
    expect(read("Date,Payee,Amount\n02/03/2026,A,1.00\n13/03/2026,B,2.00\n").rows.map(({ day }) => day)).toEqual([
      "2026-03-02",
      "2026-03-13",
    ]);
    const open = read("Date,Payee,Amount\n02/03/2026,A,1.00\n");
    expect([open.dateOrder, open.rows[0]?.day]).toEqual(["mdy", "2026-02-03"]);
  });

  test("what somebody corrected is used instead of the guess", () => {
    const text = bytes("Date,Payee,Amount\n02/03/2026,A,5.00\n");
    const mapping = { roles: ["day", "name", "amount"] as const, dateOrder: "dmy", decimal: ".", flip: true } as const;
    const file = readFile(text, "x.csv", { mapping: { ...mapping, roles: [...mapping.roles] } });
    expect("rows" in file && short(file)).toEqual([["2026-03-02", -500, "A", null]]);
  });

  test("totals, notes, blank lines and a header that comes again are no rows; what can't be read is named by its line", () => {
    const file = read(
      'Date,Payee,Amount\n\n01/30/2026,"Two\nlines",-1.00\nsoon,Deli,-2.00\nDate,Payee,Amount\n01/31/2026,Deli,many\nTotal,,-3.00\nGenerated on 02/01/2026\n',
    );
    expect(short(file)).toEqual([["2026-01-30", -100, "Two lines", null]]);
    expect(file.problems).toEqual([
      { line: 5, is: "not-a-day", written: "soon" },
      { line: 7, is: "amount" },
    ]);
  });

  test("only the first problems are named, all are counted", () => {
    const file = read(`Date,Payee,Amount\n01/01/2026,A,1\n${"never,B,1.00\n".repeat(500)}`);
    expect([file.problems.length, file.problemCount]).toEqual([MAX_PROBLEMS, 500]);
  });

  test("formulas stay text, and NULs and halves of characters go", () => {
    const file = read('Date,Payee,Amount\n01/01/2026,"=HYPERLINK(""http://x"")",1.00\n01/02/2026,A\u0000B,1.00\n');
    expect(file.rows.map(({ name }) => name)).toEqual(['=HYPERLINK("http://x")', "A B"]);
  });
});

describe("files that are refused", () => {
  test.each([
    ["a spreadsheet", "PK\u0003\u0004rest", /save the sheet as CSV/],
    ["a PDF", "%PDF-1.7", /is a PDF/],
    ["an archive", new Uint8Array([0x1f, 0x8b, 8]), /unpack it first/],
    ["nothing", "", /is empty/],
    ["prose", "Dear customer,\nwe are glad to tell you\n", /No table/],
    [
      "a document type",
      '<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">]><Document>&lol;</Document>',
      /document type/,
    ],
    ["a line without end", `Date,Payee,Amount\n01/01/2026,${"x".repeat(200_000)},1.00`, /Line 2 is too long/],
    [
      "YNAB's plan without what was assigned",
      "Month,Category Group/Category,Category Group,Category,Activity,Available\nJan 2026,A: B,A,B,$2,$3\n",
      /has no column of what was assigned/,
    ],
    [
      "YNAB's plan with nothing in it",
      "Month,Category Group/Category,Category Group,Category,Assigned,Activity,Available\nJan 2026,A: B,A,B,$0.00,$2,$3\n",
      /nothing is assigned/,
    ],
  ])("%s", (_name, data, says) => {
    expect(wordsOfRefusal(file(data))).toMatch(says);
  });
});
