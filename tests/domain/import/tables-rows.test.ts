// Tables: where they begin, what parts their columns, and what each line becomes.
import { describe, expect, test } from "vitest";
import { readTable } from "~/domain/import/table";
import { formatOf, readFile } from "~/domain/import/read";
import { MAX_BYTES, MAX_ROWS } from "~/domain/import/limits";
import type { Mapping, ColumnRole } from "~/domain/import/types";
import { accepted } from "../../support/import/accepted";

const tableOf = (text: string) => accepted(readTable(text));
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, name = "file.csv", mapping?: Mapping) =>
  accepted(readFile(bytes(text), name, mapping ? { mapping } : {}));
const PLAIN: Omit<Mapping, "roles"> = { dateOrder: "mdy", decimal: ".", flip: false };
const mapped = (roles: ColumnRole[], text: string, more: Partial<Mapping> = {}) =>
  read(text, "file.csv", { ...PLAIN, ...more, roles });

describe("a table in a text", () => {
  test.each([",", ";", "\t", "|"])("parted by %j", (sign) => {
    const text = `Date${sign}Payee${sign}Amount\n2026-01-05${sign}"De${sign}li"${sign}5.00\n`;
    expect(tableOf(text)).toMatchObject({ header: ["Date", "Payee", "Amount"], columns: 3, preamble: [] });
    expect(tableOf(text).rows[0]).toEqual(["2026-01-05", `De${sign}li`, "5.00"]);
  });

  test("the sign that falls into equal columns most often parts them", () => {
    const text = "My bank; of the town, of the land\nDate;Payee;Amount\n05.01.2026;Deli;5,00\n06.01.2026;Cafe;6,00\n";
    expect(tableOf(text).header).toEqual(["Date", "Payee", "Amount"]);
    const wordy = "Date|Payee|Amount\n2026-01-05|a, b, c, d|1.00\n2026-01-06|a|1.00\n2026-01-07|b|1.00\n";
    expect(tableOf(wordy).columns).toBe(3);
    const wide = Array.from({ length: 30 }, () => "x");
    const odd = `${wide.join(";")}\nDate,Payee,Amount\n${"2026-01-05,Deli,5.00\n".repeat(5)}`;
    expect(tableOf(odd).header).toEqual(["Date", "Payee", "Amount"]);
  });

  test.each(["sep=^\n", "SEP=^\r\n", "\ufeffsep=^\n"])("%j says it itself", (first) => {
    const table = tableOf(`${first}Date^Payee^Amount\n2026-01-05^Deli, a, b, c^5.00\n`);
    expect(table.header).toEqual(["Date", "Payee", "Amount"]);
    expect([table.lines(0), table.preamble]).toEqual([3, []]);
  });

  test("what only looks like that is a line like others", () => {
    expect(tableOf("of sep=^\nDate,Payee,Amount\n2026-01-05,Deli,5.00\n").header).toEqual(["Date", "Payee", "Amount"]);
    expect(tableOf("\ufeffDate,Payee,Amount\n2026-01-05,Deli\ufeff,5.00\n")).toMatchObject({
      header: ["Date", "Payee", "Amount"],
      rows: [["2026-01-05", "Deli\ufeff", "5.00"], [""]],
    });
  });

  test.each([
    [
      "the first line that names two things and tells none",
      "My bank\nAccount,7700\nDate,Payee,Amount\n2026-01-05,A,5.00\n",
      2,
    ],
    ["blank cells count for nothing", "Date,,\nDate,Amount,\n2026-01-05,5.00,\n", 1],
    ["names with blanks around them", " Date , Amount \n2026-01-05,5.00\n", 0],
    [
      "a line with a date of its own names nothing",
      "Date,Balance,01/31/2026\nDate,Amount,Payee\n2026-01-05,5.00,A\n",
      1,
    ],
    ["whichever way dates are written", "Date,Balance,31/01/2026\nDate,Amount,Payee\n2026-01-05,5.00,A\n", 1],
    ["nor one with an amount", "Opening balance,Date, 5.00\nDate,Amount,Payee\n2026-01-05,5.00,A\n", 1],
    ["nor a sentence", `Date,${"amount ".repeat(10)}\nDate,Amount\n2026-01-05,5.00\n`, 1],
  ])("the line with the names: %s", (_name, text, at) => {
    const table = tableOf(text);
    expect(table.preamble).toHaveLength(at);
    expect(table.header.slice(0, 2).sort()[1]).toMatch(/Date|Payee/);
    expect(table.lines(0)).toBe(at + 2);
  });

  test("names stand in the first forty lines, or nowhere", () => {
    const after = (lines: number) => `${"note,more\n".repeat(lines)}Date,Amount\n2026-01-05,5.00\n`;
    expect(tableOf(after(39)).header).toEqual(["Date", "Amount"]);
    expect(tableOf(after(40)).header).toEqual([]);
  });

  test("without names the rows begin with the first line of several cells", () => {
    const table = tableOf("My bank\n  , \n\n2026-01-05,Deli,5.00\n2026-01-06,Cafe,6.00\n");
    expect([table.header, table.rows[0], table.lines(0), table.preamble.length]).toEqual([
      [],
      ["2026-01-05", "Deli", "5.00"],
      4,
      3,
    ]);
  });

  test("columns are as many as the widest line has, at most a hundred", () => {
    expect(tableOf("Date,Amount\n2026-01-05,5.00,a,b\n2026-01-05,5.00\n").columns).toBe(4);
    expect(tableOf("Date,Amount,Payee,Memo\n2026-01-05,5.00\n").columns).toBe(4);
    expect(tableOf(`Date,Amount\n2026-01-05,5.00${",x".repeat(200)}\n`).columns).toBe(100);
    expect(tableOf("Date,Amount\n2026-01-05,5.00\n").columns).toBe(2);
  });

  test.each(["just words\nand more\n", "Date,Amount", "word", "Date\n2026-01-05\n"])("%j is none", (text) =>
    expect(readTable(text)).toEqual({ refused: "no-table" }),
  );

  test("rows know their line, whatever texts in quotes go over", () => {
    const table = tableOf(
      'Date,"Pay\nee",Amount\n2026-01-05,"a\nb\nc",1\n2026-01-06,"d",2\n2026-01-07,"e\nf",3\nx,y,z\n',
    );
    expect([0, 1, 2, 3].map(table.lines)).toEqual([3, 6, 7, 9]);
    const two = tableOf('Date,Payee,Amount,Memo\n2026-01-05,"a\nb",1,"c\nd"\n2026-01-06,e,2,f\n');
    expect([0, 1].map(two.lines)).toEqual([2, 5]);
    const bare = tableOf('Date,Payee,Amount\n2026-01-05,"\n",1\n2026-01-06,b,2\n');
    expect(bare.lines(0)).toBe(2);
  });

  test("a line without end is refused by its number; old files end lines with a return alone", () => {
    const long = "x".repeat(100_001);
    expect(readTable(`Date,Amount\n${long}`)).toEqual({ refused: "line-too-long", line: 2 });
    expect(readTable(`${long}\nDate,Amount`)).toMatchObject({ refused: "line-too-long", line: 1 });
    expect(readTable(`Date,Amount\n2026-01-05,5.00\n${"x".repeat(100_000)}\n`)).not.toHaveProperty("refused");
    expect(tableOf(`Date,Amount\r${"2026-01-05,5.00\r".repeat(8_000)}`).rows.length).toBeGreaterThanOrEqual(8_000);
    expect(readTable(`Date,Amount\n${long}\r\n`)).toHaveProperty("refused");
  });
});

describe("a file as a whole", () => {
  test("what it says of itself", () => {
    const file = read("Date,Payee,Amount,\n2026-01-05,Deli,-5.00,x\n", "Checking.csv");
    expect(file).toEqual({
      format: "csv",
      sender: "csv:date|payee|amount|",
      senderName: null,
      accounts: [
        { key: "Checking", name: "Checking", number: "", kind: null, currency: "USD", opening: null, closing: null },
      ],
      rows: [
        {
          line: 2,
          account: "Checking",
          day: "2026-01-05",
          amountCents: -500,
          name: "Deli",
          memo: "",
          bankId: null,
          balanceCents: null,
          category: null,
          pending: false,
        },
      ],
      problems: [],
      problemCount: 0,
      dateOrder: "mdy",
      table: {
        columns: ["Date", "Payee", "Amount", "Column 4"],
        sample: [
          ["2026-01-05", "Deli", "-5.00", "x"],
          ["", "", "", ""],
        ],
        mapping: { roles: ["day", "name", "amount", "skip"], dateOrder: "mdy", decimal: ".", flip: false },
      },
    });
    expect(read("2026-01-05,Deli,-5.00\n").sender).toBe("csv:3 columns");
  });

  test("shows four rows, each cell at most sixty characters; its sender at most three hundred", () => {
    const file = read(`Date,Payee,Amount,${"x".repeat(400)}\n${`2026-01-05,${"y".repeat(90)},1.00\n`.repeat(6)}`);
    expect(file.table?.sample.map((cells) => cells[1]?.length)).toEqual([60, 60, 60, 60]);
    expect(file.sender).toHaveLength(300);
  });

  test("its sender can be stored, whatever stands in the names of its columns", () => {
    const sender = (name: string) => read(`Date,Payee,Amount,${name}\n2026-01-05,Deli,1.00,x\n`).sender;
    expect(["a\u0000b", "a\u0018"].map(sender)).toEqual(["a b", "a"].map((name) => `csv:date|payee|amount|${name}`));
    expect(sender(`${"x".repeat(277)}😀`)).toBe(`csv:date|payee|amount|${"x".repeat(277)}`);
  });

  test("what somebody chose is used where it fits the columns", () => {
    const text = "Date,Payee,Amount\n2026-01-05,Deli,-5.00\n";
    expect(mapped(["day", "memo", "amount"], text).table?.mapping.roles).toEqual(["day", "memo", "amount"]);
    expect(mapped(["day", "amount"], text).table?.mapping.roles).toEqual(["day", "name", "amount"]);
  });

  test("is refused where it is empty, too large, or without rows", () => {
    expect(readFile(new Uint8Array(), "a")).toEqual({ refused: "empty" });
    const large = new Uint8Array(MAX_BYTES + 1).fill(32);
    expect(readFile(large, "a")).toEqual({
      refused: "too-large",
    });
    expect(readFile(large.subarray(0, MAX_BYTES), "a")).not.toEqual(readFile(large, "a"));
    const none = { refused: "no-transactions" };
    expect(readFile(bytes(":20:A\n:25:1/2\n"), "a")).toEqual(none);
    expect(readFile(bytes(":20:A\n:25:1/2\n:61:no\n"), "a")).toMatchObject({ rows: [], problemCount: 1 });
    expect(readFile(bytes("Date,Payee,Amount\n,,\n"), "a")).toMatchObject({ rows: [], problemCount: 0 });
    expect(readFile(bytes("Nothing,at all\nsaid,here\n"), "a")).toEqual({ refused: "no-table" });
  });

  test("no more than a hundred thousand rows are read, and it says so", () => {
    const text = (rows: number) => `Date,Payee,Amount\n${"2026-01-05,Deli,1\n".repeat(rows)}`;
    const cut = read(text(MAX_ROWS + 100));
    expect([cut.rows.length, cut.problems[0]?.is]).toEqual([MAX_ROWS, "more-rows"]);
    expect(read(text(MAX_ROWS)).problems).toEqual([]);
  });

  test.each([
    ["OFXHEADER:100\n", "ofx"],
    ["<OFX>", "ofx"],
    ["x <OFX a>", "ofx"],
    ['<?xml version="1.0"?><?OFX OFXHEADER="200"?>', "ofx"],
    [`<?xml version="1.0"?>${" ".repeat(5_000)}<OFX>`, "ofx"],
    [`<?xml version="1.0"?>${" ".repeat(5_000)}<OFX a>`, "ofx"],
    [`<?xml version="1.0"?>${" ".repeat(30_000)}<OFX>`, "camt"],
    ['<?xml version="1.0"?><Document>', "camt"],
    ["<Document>", "camt"],
    ["<ns:Document>", "camt"],
    ["\ufeff \n<Document>", "camt"],
    ["<Documents>", "csv"],
    ["see <Document>", "csv"],
    ["see <?xml", "csv"],
    ["<OFXY>", "csv"],
    ["an OFXHEADER", "csv"],
    ["!Type:Bank", "qif"],
    ["!Account", "qif"],
    ["!Option:AutoSwitch", "qif"],
    ["!Clear:AutoSwitch", "qif"],
    ["!Typed", "csv"],
    ["so !Type:Bank", "csv"],
    [":20:A\n:25:B", "mt940"],
    ["{4:\n:20:A\n:25P:B", "mt940"],
    [":20:A\n:28:B", "csv"],
    [":21:A\n:25:B", "csv"],
    ["a:20:A\n:25:B", "csv"],
    [":20:A\n a:25:B", "csv"],
    [`${"x".repeat(4_000)}\n:20:A\n:25:B`, "csv"],
    ["Date,Amount", "csv"],
    ["", "csv"],
  ])("%j begins like %s", (text, format) => expect(formatOf(text)).toBe(format));

  test("the order of the dates may be chosen for QIF, by itself or with columns", () => {
    const text = bytes("!Type:Bank\nD02/03/2026\nT1.00\n^\n");
    const mapping: Mapping = { ...PLAIN, roles: [], dateOrder: "dmy" };
    expect(readFile(text, "a", { dateOrder: "dmy" })).toMatchObject({ rows: [{ day: "2026-03-02" }] });
    expect(readFile(text, "a", { mapping })).toMatchObject({ rows: [{ day: "2026-03-02" }] });
    expect(readFile(text, "a", { dateOrder: "mdy", mapping })).toMatchObject({ rows: [{ day: "2026-02-03" }] });
  });
});

describe("the account of a table that names none", () => {
  const place = (name: string, above = "") => {
    const [account] = read(`${above}Date,Payee,Amount\n2026-01-05,Deli,-5.00\n`, name).accounts;
    return [account?.name, account?.number];
  };

  test.each([
    ["Checking.csv", "Checking", ""],
    ["Chase4821_Activity_20260131.CSV", "Chase4821 Activity", "4821"],
    ["card-7700.csv", "card-7700", "7700"],
    ["4821.csv", "4821", "4821"],
    ["Year 20264.csv", "Year 20264", ""],
    ["my.savings.tsv", "my.savings", ""],
    ["export 2026-01-31.csv", "export", ""],
    ["export 2026.01.31 more.csv", "export more", ""],
    ["export 1-31-2026.csv", "export", ""],
    ["export 01.31.26.csv", "export", ""],
    ["export 12345678 (2).csv", "export", ""],
    ["export (12) b.csv", "export b", ""],
    ["export - .csv", "export", ""],
    ["a  b__c.csv", "a b c", ""],
    ["20260131.csv", "Account", ""],
    ["", "Account", ""],
    ["noend", "noend", ""],
    ["a.b.longend", "a.b.longend", ""],
  ])("in %s is called %s", (file, name, number) => expect(place(file)).toEqual([name, number]));

  test.each([
    ["Account: 4821", "4821"],
    ["Account,xxxxxx4821", "4821"],
    ["Konto;DE02 1005 0000 0054 5402".replaceAll(";", ","), "5402"],
    ["Card ending in **** 7700", "7700"],
    ["IBAN DE02100500000054545402", "5402"],
    ["Account number of the person: 4821", ""],
    ["Statement 2026", ""],
    ["Account 48211", "8211"],
  ])("with %s above it has the number %s", (above, number) => expect(place("x.csv", `${above}\n`)[1]).toBe(number));

  test("its name has eighty characters at most", () => {
    expect(place(`${"x".repeat(100)}.csv`)[0]).toHaveLength(80);
  });
});

describe("a line of a table", () => {
  const one = (roles: ColumnRole[], line: string, more: Partial<Mapping> = {}) => {
    const names = roles.map((role, index) => `Date ${role} ${index}`).join("|");
    return mapped(roles, `${names}\n${line}\n`, more);
  };
  const rowOf = (roles: ColumnRole[], line: string, more: Partial<Mapping> = {}) => one(roles, line, more).rows[0];

  test("has what each column says, without blanks around", () => {
    const roles: ColumnRole[] = [
      "day",
      "name",
      "memo",
      "amount",
      "balance",
      "id",
      "category",
      "currency",
      "account",
      "number",
    ];
    const file = one(roles, " 01/05/2026 | Deli | lunch | -5.00 | 95.00 | a1 | Food | eur | House | 0077-4821 ");
    expect(file.rows).toEqual([
      {
        line: 2,
        account: "House|0077-4821",
        day: "2026-01-05",
        amountCents: -500,
        name: "Deli",
        memo: "lunch",
        bankId: "a1",
        balanceCents: 9500,
        category: "Food",
        pending: false,
      },
    ]);
    expect(file.accounts).toMatchObject([{ name: "House", number: "4821", currency: "EUR" }]);
  });

  test.each<[string, string, string]>([
    ["Deli|lunch", "Deli", "lunch"],
    ["|lunch", "lunch", ""],
    ["Deli|Deli", "Deli", ""],
    ["Deli|", "Deli", ""],
    ["|", "Transaction", ""],
  ])("with %s is called %s", (cells, name, memo) => {
    const row = rowOf(["day", "amount", "name", "memo"], `01/05/2026|1.00|${cells}`);
    expect([row?.name, row?.memo]).toEqual([name, memo]);
  });

  test("without a cell has nothing there", () => {
    const roles: ColumnRole[] = ["day", "name", "amount", "id", "category", "balance", "currency"];
    expect(rowOf(roles, "01/05/2026|Deli|1.00")).toMatchObject({ bankId: null, category: null, balanceCents: null });
    expect(one(roles, "01/05/2026|Deli|1.00||||").accounts[0]?.currency).toBe("USD");
    expect(rowOf(["day", "name", "amount"], "01/05/2026|Deli|1.00")).toMatchObject({
      ...{ bankId: null, category: null, balanceCents: null, memo: "", pending: false },
    });
  });

  test.each(["EURO", "E", "12A", "US$", "REUR"])("in %s is in dollars", (currency) => {
    expect(one(["day", "amount", "currency"], `01/05/2026|1.00|${currency}`).accounts[0]?.currency).toBe("USD");
  });

  test.each([
    ["Pending", true],
    ["PEND", true],
    ["Autorisiert", true],
    ["uncleared", true],
    ["Unposted", true],
    ["posted", false],
    ["not pending", false],
    ["", false],
  ])("that is %s is pending: %s", (status, pending) =>
    expect(rowOf(["day", "amount", "status"], `01/05/2026|1.00|${status}`)?.pending).toBe(pending),
  );

  test.each<[string, number | null]>([
    ["5.00|", -500],
    ["|7.00", 700],
    ["5.00|7.00", 200],
    ["-5.00|", -500],
    ["0.00|7.00", 700],
    ["5.00|0.00", -500],
    ["|", null],
    ["much|7.00", null],
    ["5.00|much", null],
  ])("with out and in %s is %s", (cells, cents) => {
    const file = one(["day", "debit", "credit"], `01/05/2026|${cells}`);
    expect(file.rows[0]?.amountCents ?? null).toBe(cents);
    const turned = one(["day", "debit", "credit"], `01/05/2026|${cells}`, { flip: true });
    expect(turned.rows[0]?.amountCents ?? null).toBe(cents === null ? null : 0 - cents);
  });

  test("with one of the two columns alone has none of them", () => {
    expect(one(["day", "debit", "amount"], "01/05/2026|5.00|-7.00").rows[0]?.amountCents).toBe(-700);
    expect(one(["day", "amount", "credit"], "01/05/2026|-7.00|5.00").rows[0]?.amountCents).toBe(-700);
  });

  test("words say in or out only where no amount has a sign", () => {
    const cents = (...lines: string[]) =>
      one(["day", "amount", "direction"], lines.map((line) => `01/05/2026|${line}`).join("\n")).rows.map(
        ({ amountCents }) => amountCents,
      );
    expect(cents("5.00|debit", "7.00|credit", "9.00|")).toEqual([-500, 700, 900]);
    expect(cents("5.00|debit", "-7.00|credit")).toEqual([500, -700]);
    expect(cents("5.00|debit", "much|credit")).toEqual([-500]);
  });

  test("that is turned round, and of nothing", () => {
    expect(rowOf(["day", "amount"], "01/05/2026|5.00", { flip: true })?.amountCents).toBe(-500);
    expect(rowOf(["day", "amount"], "01/05/2026|0.00", { flip: true })?.amountCents).toBe(0);
  });

  test.each<[string, { line: number; is: string; written?: string }[]]>([
    ["soon|A|1.00", [{ line: 2, is: "not-a-day", written: "soon" }]],
    [`${"so ".repeat(20)}|A|1.00`, [{ line: 2, is: "not-a-day", written: "so so so so so so so so so so " }]],
    ["|A|1.00", [{ line: 2, is: "day-missing" }]],
    ["01/05/2026|A|much", [{ line: 2, is: "amount" }]],
    ["01/05/2026|A|", [{ line: 2, is: "amount-missing" }]],
    ["||", []],
    [" | | ", []],
    ["soon| |", []],
    ["|Total|1.00", []],
    ["Disclaimer|of all|kinds", []],
    ["01/05/2026|Opening balance|", []],
    ["01/05/2026|Opening balance|much", [{ line: 2, is: "amount" }]],
    ["Date day 0|Payee|Amount", []],
    ["Other|Payee|Amount", [{ line: 2, is: "not-a-day", written: "Other" }]],
  ])("%s", (line, problems) => {
    const file = one(["day", "name", "amount"], line);
    expect([file.rows, file.problems]).toEqual([[], problems]);
  });

  test("a balance in the name of a row with an amount is no note", () => {
    expect(rowOf(["day", "name", "amount"], "01/05/2026|New Balance shoes|5.00")?.amountCents).toBe(500);
  });

  test("belongs to the account that it names", () => {
    const file = one(
      ["day", "amount", "account", "number", "balance"],
      [
        "01/05/2026|1.00|House|4821|11.00",
        "01/06/2026|1.00|House|7700|21.00",
        "01/07/2026|1.00||7700|",
        "01/08/2026|1.00|House||",
        "01/09/2026|1.00|||5.00",
        "01/10/2026|1.00|House|4821|12.00",
      ].join("\n"),
    );
    expect(file.rows.map(({ account }) => account)).toEqual([
      ...["House|4821", "House|7700", "|7700", "House|", "file", "House|4821"],
    ]);
    expect(file.accounts.map(({ name, number, closing }) => [name, number, closing?.cents ?? null])).toEqual([
      ["House", "4821", 1200],
      ["House", "7700", 2100],
      ["Account 7700", "7700", null],
      ["House", "", null],
      ["file", "", 500],
    ]);
    expect(file.accounts[0]?.opening).toEqual({ day: "2026-01-05", cents: 1000 });
  });

  test("an account's name has eighty characters at most; what it says about itself comes before the file's", () => {
    const roles: ColumnRole[] = ["day", "amount", "account"];
    const read4821 = (line: string) =>
      read(`Date|Amount|Account\n${line}\n`, "Chase 4821.csv", { ...PLAIN, roles }).accounts[0];
    expect(read4821("01/05/2026|1.00|")).toMatchObject({ name: "Chase 4821", number: "4821" });
    expect(read4821("01/05/2026|1.00|House")).toMatchObject({ name: "House", number: "" });
    expect(read4821(`01/05/2026|1.00|${"x".repeat(100)}`)?.name).toHaveLength(80);
  });
});
