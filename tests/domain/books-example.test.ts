// One small household's book, written out in every format: what another program will find in the file.
import { describe, expect, test } from "vitest";
import { type Book, type BookAccount, type BookRow, isWrittenElsewhere, postingsOf } from "~/domain/books/book";
import { BOOK_FORMATS, BOOKS, type BookFormat, isBookFormat } from "~/domain/books/formats";
import { bookWriter } from "~/domain/books/write";

const account = (id: string, more: Partial<BookAccount>): BookAccount => ({
  ...{ id, name: id, institution: "Harbor Bank", number: "4411", type: "checking", subtype: null, currency: "USD" },
  ...{ openingCents: 0, firstDay: "2026-11-01", lastDay: "2026-11-20", closingCents: 0, isHere: true },
  ...more,
});
const row = (id: string, day: string, amountCents: number, more: Partial<BookRow>): BookRow => ({
  ...{ id, accountId: "every", day, amountCents, name: "Shop", note: "", kind: "spending", category: "groceries" },
  ...{ ownCategory: null, parts: [], other: null },
  ...more,
});

const every = account("every", { name: "Every/day", openingCents: 100_00, closingCents: 2_519_25 });
const card = account("card", { name: "Every:day", number: "", type: "credit", closingCents: -20_00 });
const rainy = account("rainy", { name: "Rainy <day>", type: "savings", firstDay: "2026-10-30", closingCents: 500_00 });
const book: Book = { today: "2026-11-22", own: [], accounts: [every, card, rainy] };

const pay = row("pay", "2026-11-01", 3_000_00, { kind: "income", category: null, name: "Work & Co" });
const food = row("food", "2026-11-03", -80_75, { note: "two bags: heavy", name: "(Corner) shop; east" });
const split = row("split", "2026-11-04", -50_00, {
  parts: [
    { category: "gas", ownCategory: null, amountCents: -30_00 },
    { category: "mortgage_rent", ownCategory: null, amountCents: -20_00 },
  ],
});
const saved = row("saved", "2026-11-05", -500_00, {
  ...{ kind: "transfer", category: null, name: "To savings" },
  other: { accountId: "rainy", day: "2026-11-06", amountCents: 500_00 },
});
const arrived = row("arrived", "2026-11-06", 500_00, {
  ...{ accountId: "rainy", kind: "transfer", category: null, name: "To savings" },
  other: { accountId: "every", day: "2026-11-05", amountCents: -500_00 },
});
const lost = row("lost", "2026-11-07", -20_00, { accountId: "card", kind: "card_payment", category: null, name: "" });
const rows = [pay, food, split, saved, arrived, lost];

function written(format: BookFormat): string {
  const writer = bookWriter(format, book);
  const of = (one: BookAccount) =>
    [writer.begin?.(one), ...rows.filter(({ accountId }) => accountId === one.id).map(writer.row), writer.end?.(one)]
      .filter((part) => part !== undefined)
      .join("");
  const body = writer.order === "day" ? rows.map(writer.row) : book.accounts.map(of);
  return [writer.head(), ...body, writer.tail()].join("");
}

describe("where the other side of a row belongs", () => {
  const to = (one: BookRow, inBook = book) =>
    postingsOf(one, inBook).map(({ to: where, cents, day }) => [where, cents, day]);

  test.each<[string, BookRow, string]>([
    ["income", pay, "Income"],
    ["a category", food, "Groceries"],
    ["a card's payment whose other side is unknown", lost, "Transfers"],
    ["a transfer whose other side is unknown", { ...saved, other: null }, "Transfers"],
    ["spending without a category", row("x", "2026-11-03", -1, { category: null }), "Other"],
    ["a category that nobody knows", row("x", "2026-11-03", -1, { category: "unheard" }), "Other"],
  ])("%s", (_what, one, category) => expect(to(one)).toEqual([[{ category, own: null }, -one.amountCents, one.day]]));

  test("a split row belongs to its parts, if these make it up", () => {
    expect(to(split)).toEqual([
      [{ category: "Gas", own: null }, 30_00, "2026-11-04"],
      [{ category: "Mortgage/Rent", own: null }, 20_00, "2026-11-04"],
    ]);
    expect(to({ ...split, amountCents: -50_01 })).toEqual([
      [{ category: "Groceries", own: null }, 50_01, "2026-11-04"],
    ]);
  });

  test("a transfer is one entry where both sides are the same money and the same amount", () => {
    expect(to(saved)).toEqual([[{ account: "rainy" }, 500_00, "2026-11-06"]]);
    const uneven = { ...saved, other: { accountId: "rainy", day: "2026-11-06", amountCents: 499_00 } };
    expect(to(uneven)).toEqual([[{ category: "Transfers", own: null }, 500_00, "2026-11-05"]]);
    const euros = { ...book, accounts: [every, { ...rainy, currency: "EUR" }] };
    expect(to(saved, euros)).toEqual([[{ category: "Transfers", own: null }, 500_00, "2026-11-05"]]);
    expect(to(saved, { ...book, accounts: [card] })).toEqual([
      [{ category: "Transfers", own: null }, 500_00, "2026-11-05"],
    ]);
    const nothing = { ...saved, amountCents: 0, other: { accountId: "rainy", day: "2026-11-06", amountCents: 0 } };
    expect(to(nothing)).toEqual([[{ category: "Transfers", own: null }, -0, "2026-11-05"]]);
  });

  test("it is written where the money leaves, and where it comes in only if the other side isn't in the book", () => {
    expect([saved, arrived, pay].map((one) => isWrittenElsewhere(one, book))).toEqual([false, true, false]);
    const alone = { ...book, accounts: [{ ...every, isHere: false }, rainy] };
    expect(isWrittenElsewhere(arrived, alone)).toBe(false);
  });
});

test("hledger", () => {
  const text = written("hledger");
  const [head, ...entries] = text.split("\n\n");
  expect(head).toBe("; Mind My Money, 2026-11-22");
  expect(entries[0]?.split("\n").slice(0, 6)).toEqual([
    "commodity 1000.00 USD",
    "account assets:every day",
    "account liabilities:every day",
    "account assets:rainy day",
    "account equity:opening balances",
    expect.stringMatching(/^account expenses:/),
  ]);
  expect(entries[0]).toMatch(
    /\naccount expenses:other\naccount income:received\naccount equity:transfers\naccount equity:balance corrections$/,
  );
  expect(entries.slice(1)).toEqual([
    "2026-10-30 * Opening Balance  ; Every/day\n    assets:every day  100.00 USD\n    equity:opening balances  -100.00 USD",
    "2026-10-30 * Opening Balance  ; Every :day\n    liabilities:every day  0.00 USD\n    equity:opening balances  0.00 USD",
    "2026-10-30 * Opening Balance  ; Rainy <day>\n    assets:rainy day  0.00 USD\n    equity:opening balances  0.00 USD",
    "2026-11-01 * Work & Co\n    assets:every day  3000.00 USD\n    income:received  -3000.00 USD",
    "2026-11-03 * Corner) shop, east  ; two bags : heavy\n    assets:every day  -80.75 USD\n    expenses:groceries  80.75 USD",
    "2026-11-04 * Shop\n    assets:every day  -50.00 USD\n    expenses:gas  30.00 USD\n    expenses:mortgage rent  20.00 USD",
    "2026-11-05 * To savings\n    assets:every day  -500.00 USD\n    assets:rainy day  500.00 USD  ; date:2026-11-06",
    "2026-11-07 * Transaction\n    liabilities:every day  -20.00 USD\n    equity:transfers  20.00 USD",
    "2026-11-22 * What it holds\n    assets:every day  0.00 USD = 2519.25 USD",
    "2026-11-22 * What it holds\n    liabilities:every day  0.00 USD = -20.00 USD",
    "2026-11-22 * What it holds\n    assets:rainy day  0.00 USD = 500.00 USD",
    "",
  ]);
});

test("Beancount", () => {
  const text = written("beancount");
  expect(text.startsWith(';; Mind My Money, 2026-11-22\n\noption "operating_currency" "USD"\n')).toBe(true);
  for (const line of [
    "2026-10-30 open Assets:Every-day USD",
    "2026-10-30 open Liabilities:Every-day USD",
    "2026-10-30 open Assets:Rainy-day USD",
    "2026-10-30 open Equity:Opening-Balances",
    "2026-10-30 open Expenses:Mortgage-Rent",
    "2026-10-30 open Income:Received",
    '2026-10-30 * "Opening Balance" "Every/day"',
    '2026-11-03 * "(Corner) shop; east" "two bags: heavy"',
    "  Assets:Every-day  -80.75 USD",
    "  Expenses:Groceries  80.75 USD",
    "2026-11-23 balance Assets:Every-day  2519.25 USD",
    "2026-11-23 balance Liabilities:Every-day  -20.00 USD",
  ])
    expect(text.split("\n")).toContain(line);
  expect(text).not.toContain("date:");
});

test("accounts of one name, or of one that the program can't write, are told apart", () => {
  const names = ["Same", "Same", "Same", "日本", "--"].map((name, index) => account(String(index), { name }));
  const opened = (format: BookFormat) => bookWriter(format, { ...book, accounts: names }).head();
  expect(opened("beancount").match(/open Assets:\S+/g)).toEqual([
    ...["open Assets:Same", "open Assets:Same-2", "open Assets:Same-3", "open Assets:Unnamed", "open Assets:2"],
  ]);
  expect(opened("hledger").match(/account assets:.*/g)).toEqual([
    ...["account assets:same", "account assets:same 2", "account assets:same 3"],
    ...["account assets:日本", "account assets:--"],
  ]);
  const qif = bookWriter("qif", { ...book, accounts: names });
  expect(names.map((one) => qif.begin?.(one).split("\n")[1])).toEqual(["NSame", "NSame 2", "NSame 3", "N日本", "N--"]);
});

test("money that no program knows, and a quotation mark in a name", () => {
  const odd = account("odd", { name: 'My "odd\\one"', currency: "shells" });
  const text = bookWriter("beancount", { ...book, accounts: [odd] }).head();
  expect(text).toContain('option "operating_currency" "OTHER"');
  expect(text).toContain(`* "Opening Balance" "My 'odd/one'"`);
});

describe("OFX", () => {
  const text = written("ofx");

  test("has a statement for each account, a card's of its own kind", () => {
    expect(text.match(/<ACCTID>[^<]*|<ACCTTYPE>[^<]*|<CCACCTFROM>|<BALAMT>[^<]*|<DTSTART>[^/]*|<DTEND>\d*/g)).toEqual([
      ...["<ACCTID>1-4411", "<ACCTTYPE>CHECKING", "<DTSTART>20261101<", "<DTEND>20261120", "<BALAMT>2519.25"],
      ...["<CCACCTFROM>", "<ACCTID>2-0000", "<DTSTART>20261101<", "<DTEND>20261120", "<BALAMT>-20.00"],
      ...["<ACCTID>3-4411", "<ACCTTYPE>SAVINGS", "<DTSTART>20261030<", "<DTEND>20261120", "<BALAMT>500.00"],
    ]);
    const tags = [...text.matchAll(/<(\/?)([A-Z0-9]+)>/g)].map(([, end, name]) => `${end}${name}`);
    const count = (tag: string) => tags.filter((one) => one === tag).length;
    for (const tag of new Set(tags.map((one) => one.replace("/", ""))))
      expect([tag, count(tag)]).toEqual([tag, count(`/${tag}`)]);
    expect([count("STMTTRN"), count("STMTRS"), count("CCSTMTRS")]).toEqual([6, 2, 1]);
    expect(text.trimEnd().endsWith("</OFX>")).toBe(true);
  });

  test("says what kind of row each is, with a memo where there is one", () => {
    const lines = text.split("\n").filter((line) => line.startsWith("<STMTTRN>"));
    expect(lines.map((line) => /<TRNTYPE>(\w+)/.exec(line)?.[1])).toEqual([
      ...["CREDIT", "DEBIT", "DEBIT", "XFER", "DEBIT", "XFER"],
    ]);
    expect(lines[0]).toBe(
      "<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261101</DTPOSTED><TRNAMT>3000.00</TRNAMT><FITID>pay</FITID><NAME>Work &amp; Co</NAME></STMTTRN>",
    );
    expect(lines[1]).toContain("<NAME>(Corner) shop; east</NAME><MEMO>two bags: heavy</MEMO>");
    expect(lines[4]).toContain("<NAME>Transaction</NAME></STMTTRN>");
  });

  test.each([
    ["loan", "CREDITLINE"],
    ["savings", "SAVINGS"],
    ["investment", "CHECKING"],
  ])("of a %s: %s", (type, kind) => {
    const one = account("a", { type });
    expect(bookWriter("ofx", { ...book, accounts: [one] }).begin?.(one)).toContain(`<ACCTTYPE>${kind}</ACCTTYPE>`);
  });
});

test("QIF", () => {
  expect(written("qif").split("^\n")).toEqual([
    "!Account\nNEvery day\nTBank\n",
    "!Type:Bank\nD11/01/2026\nT100.00\nPOpening Balance\nL[Every day]\n",
    "D11/01/2026\nT3000.00\nPWork & Co\nLIncome\n",
    "D11/03/2026\nT-80.75\nP(Corner) shop; east\nMtwo bags: heavy\nLGroceries\n",
    "D11/04/2026\nT-50.00\nPShop\nLGas\nSGas\n$-30.00\nSMortgage & Rent\n$-20.00\n",
    "D11/05/2026\nT-500.00\nPTo savings\nL[Rainy <day>]\n",
    "!Account\nNEvery day 2\nTCCard\n",
    "!Type:CCard\nD11/07/2026\nT-20.00\nPTransaction\nLTransfers\n",
    "!Account\nNRainy <day>\nTBank\n",
    "!Type:Bank\nD11/06/2026\nT500.00\nPTo savings\nL[Every day]\n",
    "",
  ]);
});

test.each<[Partial<BookAccount>, string]>([
  [{ subtype: "cash" }, "Cash"],
  [{ type: "loan" }, "Oth L"],
  [{ type: "investment" }, "Oth A"],
])("in QIF an account of %j is %s", (more, kind) => {
  const one = account("a", more);
  expect(bookWriter("qif", { ...book, accounts: [one] }).begin?.(one)).toBe(
    `!Account\nNa\nT${kind}\n^\n!Type:${kind}\n`,
  );
});

test("the formats on offer", () => {
  expect(BOOK_FORMATS.map((format) => [format, BOOKS[format].ending, BOOKS[format].type.split("/")[0]])).toEqual([
    ["ofx", "ofx", "application"],
    ["qif", "qif", "application"],
    ["hledger", "journal", "text"],
    ["beancount", "beancount", "text"],
  ]);
  expect(["ofx", "beancount", "csv", ""].map(isBookFormat)).toEqual([true, true, false, false]);
});
