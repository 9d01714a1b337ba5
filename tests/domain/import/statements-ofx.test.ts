// OFX, leaf by leaf: what each becomes, and what stands in for one that is absent.
import { describe, expect, test } from "vitest";
import { readOfx } from "~/domain/import/ofx";
import { accepted } from "../../support/import/accepted";

const read = (text: string) => accepted(readOfx(text));
const FROM = "<BANKACCTFROM><BANKID>100<ACCTID>994821<ACCTTYPE>CHECKING</BANKACCTFROM>";
const statement = (inside: string, tag = "STMTRS") => `<${tag}>${inside}</${tag}>`;
const rowText = (inside: string) => `<STMTTRN>${inside}</STMTTRN>`;
const GOOD = "<DTPOSTED>20260115<TRNAMT>-5.00";
const rowOf = (inside: string) => read(`<OFX>${statement(FROM + rowText(inside))}</OFX>`).rows[0];
const account = (inside: string, tag?: string) => read(`<OFX>${statement(inside, tag)}</OFX>`).accounts[0];

describe("an OFX file as a whole", () => {
  test("says what it is", () => {
    expect(read(`OFXHEADER:100\n<ofx>${statement(FROM + rowText(GOOD))}</ofx>`)).toEqual({
      format: "ofx",
      sender: "ofx:100/994821",
      senderName: null,
      accounts: [
        {
          key: "100/994821",
          name: "checking 4821",
          number: "4821",
          kind: "checking",
          currency: "USD",
          opening: null,
          closing: null,
        },
      ],
      rows: [
        {
          line: 2,
          account: "100/994821",
          day: "2026-01-15",
          amountCents: -500,
          name: "Transaction",
          memo: "",
          bankId: null,
          balanceCents: null,
          category: null,
          pending: false,
        },
      ],
      problems: [],
      problemCount: 0,
      dateOrder: null,
      table: null,
    });
  });

  test("is sent by the bank that it names, else by its number, else by the account", () => {
    const sender = (before: string) => {
      const file = read(`<OFX>${before}${statement(FROM)}</OFX>`);
      return [file.sender, file.senderName];
    };
    expect(sender("<FI><ORG>Harbor Bank<FID>7</FI>")).toEqual(["ofx:harbor bank", "Harbor Bank"]);
    expect(sender("<FI><FID>7</FI>")).toEqual(["ofx:7", null]);
    expect(sender("")).toEqual(["ofx:100/994821", null]);
  });

  test("is refused without a statement, without its first tag, and with a document type", () => {
    expect(readOfx("<OFX></OFX>")).toEqual({
      refused: "no-statement",
    });
    expect(readOfx("<OFXY><STMTRS></STMTRS>")).toEqual({
      refused: "ofx-empty",
    });
    expect(readOfx("<OFX><!ENTITY x></OFX>")).toEqual({
      refused: "document-type",
    });
  });

  test("attributes of the first tag, and one that stands at the very beginning", () => {
    expect(read(`<OFX version="2">${statement(FROM)}`).accounts).toHaveLength(1);
  });

  test("rows, lists and statements that nobody closed end where the next begins, or the file does", () => {
    const open = `<OFX><STMTRS>${FROM}<BANKTRANLIST><STMTTRN>${GOOD}<NAME>A<STMTTRN>${GOOD}<NAME>B</BANKTRANLIST><DTASOF>20260131<CCSTMTRS><ACCTID>7700<STMTTRN>${GOOD}<NAME>C`;
    expect(read(open).rows.map(({ name, account: key }) => [name, key])).toEqual([
      ["A", "100/994821"],
      ["B", "100/994821"],
      ["C", "/7700"],
    ]);
  });

  test("what follows a list of rows is no part of its last row", () => {
    const file = read(
      `<OFX>${statement(`${FROM}<BANKTRANLIST><STMTTRN>${GOOD}</BANKTRANLIST><NAME>Not of a row`)}</OFX>`,
    );
    expect(file.rows[0]?.name).toBe("Transaction");
    const closed = read(`<OFX>${statement(`${FROM}${rowText(GOOD)}<MEMO>Not of a row`)}</OFX>`);
    expect(closed.rows[0]?.memo).toBe("");
  });

  test("one account in two statements is one, with the rows of both", () => {
    const file = read(
      `<OFX>${statement(FROM + rowText(GOOD))}${statement(`${FROM}<CURDEF>EUR${rowText(GOOD)}`)}</OFX>`,
    );
    expect(file.accounts.map(({ currency }) => currency)).toEqual(["USD"]);
    expect(file.rows).toHaveLength(2);
  });

  test("what stands between and behind statements says nothing of their accounts", () => {
    const file = read(`<OFX>${statement(FROM)}<BANKID>7<ACCTID>1234</OFX>`);
    expect(file.accounts.map(({ key }) => key)).toEqual(["100/994821"]);
  });
});

describe("an account", () => {
  test.each([
    ["<ACCTTYPE>CHECKING", undefined, "checking"],
    ["<ACCTTYPE>savings", undefined, "savings"],
    ["<ACCTTYPE>MONEYMRKT", undefined, "savings"],
    ["<ACCTTYPE>CD", undefined, "savings"],
    ["<ACCTTYPE>CREDITLINE", undefined, "loan"],
    ["<ACCTTYPE>NEW", undefined, "checking"],
    ["", undefined, "checking"],
    ["", "CCSTMTRS", "credit"],
    ["", "INVSTMTRS", "investment"],
  ])("%s in %s is of the kind %s", (inside, tag, kind) => {
    const made = account(`<ACCTID>994821${inside}`, tag);
    expect([made?.kind, made?.name]).toEqual([kind, `${kind === "credit" ? "card" : kind} 4821`]);
  });

  test("is known by its bank or broker and its number", () => {
    expect(account("<BANKID>1<BROKERID>2<ACCTID>3")?.key).toBe("1/3");
    expect(account("<BROKERID>2<ACCTID>3", "INVSTMTRS")?.key).toBe("2/3");
    expect(account("<ACCTID>3")?.key).toBe("/3");
    expect(account("<BANKID>1")).toMatchObject({ key: "1/", number: "", name: "checking" });
  });

  test("has the statement's currency, in three letters", () => {
    expect(account("<ACCTID>3<CURDEF>chf")?.currency).toBe("CHF");
    expect(account("<ACCTID>3<CURDEF>EUROS")?.currency).toBe("EUR");
    expect(account("<ACCTID>3")?.currency).toBe("USD");
  });

  test("a long name of a bank is cut", () => {
    const file = read(`<OFX><ORG>${"x".repeat(150)}${statement(FROM)}</OFX>`);
    expect(file.accounts[0]?.name).toHaveLength(80);
  });

  test("its balance is the ledger's, with a day and an amount, never what is available", () => {
    const closing = (inside: string) => account(FROM + inside)?.closing;
    const stated = { day: "2026-01-31", cents: 1000 };
    const ledger = "<LEDGERBAL><BALAMT>10.00<DTASOF>20260131120000.000[-5:EST]</LEDGERBAL>";
    const available = "<AVAILBAL><BALAMT>9.00<DTASOF>20260130</AVAILBAL>";
    expect(closing(ledger + available)).toEqual(stated);
    expect(closing(available + ledger)).toEqual(stated);
    expect(closing("<LEDGERBAL><BALAMT>10.00<DTASOF>20260131<AVAILBAL><BALAMT>9.00<DTASOF>20260130")).toEqual(stated);
    expect(closing(available)).toBeNull();
    expect(closing("<LEDGERBAL><BALAMT>10.00</LEDGERBAL><DTASOF>20260131")).toBeNull();
    expect(closing("<LEDGERBAL><DTASOF>20260131</LEDGERBAL>")).toBeNull();
    expect(closing("<LEDGERBAL><BALAMT>much<DTASOF>20260131</LEDGERBAL>")).toBeNull();
    expect(closing("<LEDGERBAL><BALAMT>1.00<DTASOF>soon</LEDGERBAL>")).toBeNull();
    expect(account(`${FROM}<STMTTRN>${GOOD}<NAME>A${ledger}`)?.closing).toEqual(stated);
  });
});

describe("a row", () => {
  test("has the day on which it was posted, else the one on which it was made", () => {
    const day = (inside: string) => rowOf(`${inside}<TRNAMT>1.00`)?.day;
    expect(day("<DTPOSTED>20260115120000[-5:EST]<DTUSER>20260101")).toBe("2026-01-15");
    expect(day("<DTUSER>20260101")).toBe("2026-01-01");
  });

  test.each([
    ["-54.12", -5412],
    ["-54,12", -5412],
    ["1,234.56", 123456],
    ["+7", 700],
    [" 7.00 ", 700],
  ])("of %s is %d", (said, cents) => expect(rowOf(`<DTPOSTED>20260115<TRNAMT>${said}`)?.amountCents).toBe(cents));

  test.each([
    ["<NAME>Shop<PAYEE>Other<MEMO>Note<TRNTYPE>DEBIT", "Shop", "Note"],
    ["<PAYEE>Other<MEMO>Note", "Other", "Note"],
    ["<MEMO>Note<TRNTYPE>DEBIT", "Note", "Note"],
    ["<TRNTYPE>DEBIT", "DEBIT", ""],
    ["<NAME>Shop<MEMO>Shop", "Shop", ""],
    ["<NAME>Shop", "Shop", ""],
    ["<NAME>Shop<NAME>Again", "Shop", ""],
    ["<NAME>Shop</NAME>dust<MEMO>Note", "Shop", "Note"],
    ["", "Transaction", ""],
  ])("with %s is called %s", (inside, name, memo) => {
    const row = rowOf(GOOD + inside);
    expect([row?.name, row?.memo]).toEqual([name, memo]);
  });

  test("has the bank's id where there is one", () => {
    expect(rowOf(`${GOOD}<FITID>A 1`)?.bankId).toBe("A 1");
    expect(rowOf(`${GOOD}<FITID> `)?.bankId).toBeNull();
  });

  test("that can't be read is named by its line", () => {
    const file = read(
      `<OFX><STMTRS>${FROM}\n${rowText("<TRNAMT>1.00")}\n${rowText("<DTPOSTED>soon<TRNAMT>1.00")}\n${rowText("<DTPOSTED>20260115")}\n${rowText("<DTPOSTED>20260115<TRNAMT>much")}</STMTRS></OFX>`,
    );
    expect(file.rows).toEqual([]);
    expect(file.problems).toEqual([
      { line: 2, is: "no-day" },
      { line: 3, is: "no-day" },
      { line: 4, is: "no-amount" },
      { line: 5, is: "no-amount" },
    ]);
  });
});
