// QIF, line by line.
import { describe, expect, test } from "vitest";
import { readQif } from "~/domain/import/qif";
import type { DateOrder } from "~/domain/import/types";
import { accepted } from "../../support/import/accepted";

const read = (lines: readonly string[], order?: DateOrder) => accepted(readQif(lines.join("\n"), order));
const rows = (...lines: string[]) => read(["!Type:Bank", ...lines]).rows;
const rowOf = (...lines: string[]) => rows("D1/31/2026", "T-5.00", ...lines, "^")[0];
const REFUSED = "qif-empty";

describe("a QIF file as a whole", () => {
  test("says what it is", () => {
    expect(read(["!Type:Bank", "D1/31/2026", "T-5.00", "^"])).toEqual({
      format: "qif",
      sender: "qif:checking",
      senderName: null,
      accounts: [
        {
          key: "checking",
          name: "Account",
          number: "",
          kind: "checking",
          currency: "USD",
          opening: null,
          closing: null,
        },
      ],
      rows: [
        {
          line: 2,
          account: "checking",
          day: "2026-01-31",
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
      dateOrder: "mdy",
      table: null,
    });
  });

  test.each([
    ["Bank", "checking"],
    ["cash", "cash"],
    ["CCard", "credit"],
    ["Oth A", "other"],
    ["Oth L", "loan"],
    ["Invst", "investment"],
    ["Port", "investment"],
    [" Bank ", "checking"],
  ])("the section %s is an account of the kind %s", (type, kind) => {
    const file = read([`!Type:${type}`, "D1/31/2026", "T-5.00", "^"]);
    expect(file.accounts[0]).toMatchObject({ key: kind, kind });
    expect(file.rows).toHaveLength(1);
  });

  test.each<[action: string, cents: number, category: string | null]>([
    ["Buy", -5000, "Transfer"],
    ["CvrShrt", -5000, "Transfer"],
    ["XOut", -5000, "Transfer"],
    ["WithdrwX", -5000, "Transfer"],
    ["Sell", 5000, "Transfer"],
    ["ShtSell", 5000, "Transfer"],
    ["XIn", 5000, "Transfer"],
    ["ContribX", 5000, "Transfer"],
    ["RtrnCap", 5000, "Transfer"],
    ["Div", 5000, "Income"],
    ["IntInc", 5000, "Income"],
    ["CGLong", 5000, "Income"],
    ["CGMid", 5000, "Income"],
    ["CGShort", 5000, "Income"],
    ["MiscInc", 5000, "Income"],
    ["MiscExp", -5000, null],
    ["MargInt", -5000, null],
  ])("%s in a brokerage account is money by what it means, with the share's name", (action, cents, category) => {
    const of = (type: string, amount: string) =>
      read([`!Type:${type}`, "D1/31/2026", `N${action}`, "YAcme Fund", `T${amount}`, "^"]).rows[0];
    for (const amount of ["50.00", "-50.00"])
      expect(of("Invst", amount)).toMatchObject({ amountCents: cents, category, name: `${action} Acme Fund` });
    // Elsewhere it's the number of a check.
    expect(of("Bank", "50.00")).toMatchObject({ amountCents: 5000, category: null, name: "Transaction" });
  });

  test("where no money moves in a brokerage account there's no row, and nothing wrong; without an action the sign counts", () => {
    const shares = (action: string, ...more: string[]) => ["D1/31/2026", `N${action}`, "YAcme", ...more, "^"];
    const none = [
      "ReinvDiv",
      "ReinvInt",
      "ReinvLg",
      "ReinvSh",
      "ShrsIn",
      "ShrsOut",
      "StkSplit",
      "BuyX",
      "SellX",
      "DivX",
    ];
    const file = read([
      "!Type:Invst",
      ...none.flatMap((action) => shares(action, ...(action.startsWith("Shrs") ? [] : ["T50.00"]))),
      ...shares("Cash", "T-7.00", "PFee"),
      ...["D1/31/2026", "T-8.00", "^"],
    ]);
    expect(file.rows.map(({ amountCents, name }) => [amountCents, name])).toEqual([
      [-700, "Fee"],
      [-800, "Transaction"],
    ]);
    expect(file.problems).toEqual([]);
  });

  test.each([["Cat"], ["Memorized"], ["Class"], ["Bank and more than any section is called"]])(
    "a section of %s holds no transactions",
    (type) => {
      expect(readQif(`!Type:${type}\nD1/31/2026\nT-5.00\n^\n`)).toEqual({ refused: REFUSED });
      expect(rows("D1/31/2026", "T-5.00", "^", `!Type:${type}`, "D1/30/2026", "T-7.00", "^", "D1/1/2026")).toHaveLength(
        1,
      );
    },
  );

  test("without any section it is refused, and what stands above the first is no row", () => {
    expect(readQif("D1/31/2026\nT-5.00\n^\n")).toEqual({ refused: REFUSED });
    expect(read(["D1/30/2026", "T-7.00", "^", "!Type:Bank", "D1/31/2026", "T-5.00", "^"]).rows).toHaveLength(1);
  });

  test("accounts go by their names; a section without one goes by its kind; one that comes again is the same", () => {
    const account = (name: string) => ["!Account", `N${name}`, "TBank", "^"];
    const section = ["!Type:Bank", "D1/31/2026", "T-5.00", "^"];
    const file = read([
      ...section,
      ...[...account("House"), ...section],
      ...[...account("Trip"), ...section],
      ...[...account("House"), ...section],
      ...[...account("Fourth"), ...section],
    ]);
    expect(file.accounts.map(({ key, name }) => [key, name])).toEqual([
      ["checking", "Account"],
      ["House", "House"],
      ["Trip", "Trip"],
      ["Fourth", "Fourth"],
    ]);
    expect(file.sender).toBe("qif:checking,House,Trip");
    expect(file.rows.map((row) => row.account)).toEqual(["checking", "House", "Trip", "House", "Fourth"]);
  });

  test("a list of accounts is no list of rows, and a nameless account goes by its kind", () => {
    const file = read(["!Account", "D1/31/2026", "TBank", "^", "!Type:CCard", "D1/31/2026", "T-5.00", "^"]);
    expect(file.accounts.map(({ key, name }) => [key, name])).toEqual([["credit", "Account"]]);
    expect(file.rows).toHaveLength(1);
  });

  test("the order of its dates is guessed from all of them, unless it is told", () => {
    const open = ["!Type:Bank", "D02/03/2026", "T1.00", "^"];
    expect(read(open)).toMatchObject({ dateOrder: "mdy", rows: [{ day: "2026-02-03" }] });
    expect(read(open, "dmy")).toMatchObject({ dateOrder: "dmy", rows: [{ day: "2026-03-02" }] });
    expect(read([...open, "D31/03/2026", "T1.00", "^"])).toMatchObject({ dateOrder: "dmy" });
    expect(read(["!Type:Bank", "D31/ 1'26", "T1.00", "^"]).rows[0]?.day).toBe("2026-01-31");
  });

  test("what stands before the cents is guessed from all amounts", () => {
    const amounts = (...all: string[]) =>
      rows(...all.flatMap((said) => ["D1/31/2026", said, "^"])).map(({ amountCents }) => amountCents);
    expect(amounts("T1.234,56", "T7,00")).toEqual([123456, 700]);
    expect(amounts("U1.234,56", "U7,00")).toEqual([123456, 700]);
    expect(amounts("T1,234.56")).toEqual([123456]);
  });
});

describe("a row", () => {
  test("ends with its sign, or with the file", () => {
    expect(rows("D1/31/2026", "T-5.00", "^", "D1/30/2026", "T-7.00").map(({ line }) => line)).toEqual([2, 5]);
    const blank = read(["!Type:Bank", "D1/31/2026", "T-5.00", "^", "^", "", "^"]);
    expect([blank.rows.length, blank.problemCount]).toEqual([1, 0]);
    expect(rows("D1/31/2026", "T-5.00", "^", "PNo date at the end")).toHaveLength(1);
    const list = ["!Type:Bank", "D1/31/2026", "T-5.00", "^", "!Type:Cat", "D1/31/2026", "T-5.00"];
    expect([read(list).rows.length, read(list.slice(0, 4)).problemCount]).toEqual([1, 0]);
    const file = read(["!Type:Bank", "D1/31/2026", "T-5.00", "!Type:Bank", "D1/30/2026", "T-7.00", "^"]);
    expect(file.rows.map(({ amountCents }) => amountCents)).toEqual([-700]);
  });

  test("begins on its first line, blank ones left out, with or without returns", () => {
    expect(read(["!Type:Bank\r", "\r", "D1/31/2026\r", "\r", "T-5.00\r", "PShop\r", "^\r"]).rows[0]).toMatchObject({
      line: 3,
      name: "Shop",
      day: "2026-01-31",
      amountCents: -500,
    });
  });

  test.each([
    [["PShop", "MNote"], "Shop", "Note"],
    [["MNote"], "Note", "Note"],
    [["PShop", "PAgain"], "Shop", ""],
    [[], "Transaction", ""],
  ])("with %j is called %s", (lines, name, memo) => {
    const row = rowOf(...lines);
    expect([row?.name, row?.memo]).toEqual([name, memo]);
  });

  test.each([
    ["LRent", "Rent"],
    ["LDining/Trip/More", "Dining"],
    ["L[Savings]", "Transfer"],
    ["L", null],
    ["PShop", null],
  ])("with %s is of the category %s", (line, category) => expect(rowOf(line)?.category).toBe(category));

  test("its amount is T, else U", () => {
    expect(rows("D1/31/2026", "U-9.00", "T-5.00", "^")[0]?.amountCents).toBe(-500);
    expect(rows("D1/31/2026", "U -9.00 ", "^")[0]?.amountCents).toBe(-900);
  });

  test("that can't be read is named by its line", () => {
    const file = read(
      ["!Type:Bank", "Dsoon", "T1.00", "^", "T2.00", "^", "D1/31/2026", "Tmuch", "^", "D1/31/2026", "^"],
      "mdy",
    );
    expect(file.rows).toEqual([]);
    expect([file.problemCount, file.problems]).toEqual([
      4,
      [
        { line: 2, is: "no-day" },
        { line: 5, is: "no-day" },
        { line: 7, is: "no-amount" },
        { line: 10, is: "no-amount" },
      ],
    ]);
  });
});

describe("the parts of a purchase", () => {
  const partsOf = (lines: string) => {
    const read = accepted(readQif(`!Type:Bank\nD1/2/26\nT-50.00\nPMarket\n${lines}^\nD1/3/26\nT-5.00\n^\n`));
    return read.rows.map(({ said }) => said?.parts ?? []);
  };

  test("come with it, and the next row has none of them", () => {
    expect(partsOf("SGroceries/weekly\nEfor two\n$-30.00\nS[Savings]\n$-15.00\nS\n$-5.00\n")).toEqual([
      [
        { category: "Groceries", amountCents: -30_00 },
        { category: "Transfer", amountCents: -15_00 },
        { category: null, amountCents: -5_00 },
      ],
      [],
    ]);
  });

  test("are left out where one has no amount, and where there are too many", () => {
    expect(partsOf("SGroceries\n$-30.00\nSGas\n")).toEqual([[], []]);
    expect(partsOf("SGas\n$-1.00\n".repeat(51))).toEqual([[], []]);
    expect(partsOf("SGas\n$-1.00\n".repeat(50))[0]).toHaveLength(50);
  });
});
