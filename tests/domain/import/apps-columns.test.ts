// What each app's export says of a row, column by column; and what a row means beyond its columns.
import { describe, expect, test } from "vitest";
import { guessCategory } from "~/domain/import/app-categories";
import { readFile } from "~/domain/import/read";
import { accepted } from "../../support/import/accepted";

const read = (text: string) => accepted(readFile(new TextEncoder().encode(text), "export.csv"));

const plain = { account: "House|", currency: "USD", number: "", bankId: null, pending: false, day: "2026-01-05" };

describe("every column that an app's export has", () => {
  test.each([
    [
      "mint",
      "Date,Description,Original Description,Amount,Transaction Type,Category,Account Name,Labels,Notes",
      "1/5/2026,Deli,DELI 42,5.00,debit,Food,House,,",
      "mdy",
      { ...plain, category: "Food", memo: "DELI 42" },
    ],
    [
      "ynab",
      "Account,Flag,Date,Payee,Category Group/Category,Category Group,Category,Memo,Outflow,Inflow,Cleared",
      "House,,13/01/2026,Deli,A: Food,A,Food,lunch,$5.00,$0.00,Cleared",
      "dmy",
      { ...plain, day: "2026-01-13", category: "Food", memo: "lunch", said: { note: "lunch", tags: [], parts: [] } },
    ],
    [
      "actual",
      "Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared",
      "House,2026-01-05,Deli,lunch,Food,-5.00,0,Cleared",
      "ymd",
      { ...plain, category: "Food", memo: "lunch", said: { note: "lunch", tags: [], parts: [] } },
    ],
    [
      "monarch",
      "Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags",
      "2026-01-05,Deli,Food,House,DELI 42,,-5.00,",
      "ymd",
      { ...plain, category: "Food", memo: "DELI 42" },
    ],
    [
      "copilot",
      "date,name,amount,status,category,parent category,excluded,tags,type,account,account mask,note,recurring",
      "2026-01-05,Deli,5.00,pending,Food,,false,,regular,House,7700,lunch,",
      "ymd",
      {
        ...plain,
        account: "House|7700",
        number: "7700",
        category: "Food",
        memo: "lunch",
        said: { note: "lunch", tags: [], parts: [] },
        pending: true,
      },
    ],
    [
      "firefly",
      "journal_id,type,amount,currency_code,description,date,source_name,destination_name,category,notes",
      "9,Withdrawal,-5.00,EUR,Deli,2026-01-05T00:00:00+01:00,House,Deli Ltd,Food,lunch",
      "ymd",
      {
        ...plain,
        currency: "EUR",
        bankId: "9",
        category: "Food",
        memo: "lunch",
        said: { note: "lunch", tags: [], parts: [] },
      },
    ],
    [
      "sure",
      "date,account_name,amount,name,category,tags,notes,currency",
      "2026-01-05,House,5.0,Deli,Food,,lunch,EUR",
      "ymd",
      { ...plain, currency: "EUR", category: "Food", memo: "lunch", said: { note: "lunch", tags: [], parts: [] } },
    ],
    [
      "gnucash",
      "Date,Transaction ID,Number,Description,Notes,Commodity/Currency,Memo,Full Account Name,Amount Num.",
      "01/13/2026,a1,,Deli,,CURRENCY::EUR,lunch,Assets:House,-5.00",
      "mdy",
      { ...plain, day: "2026-01-13", currency: "EUR", bankId: "a1", category: null, memo: "lunch" },
    ],
    [
      "lunchmoney",
      "id,date,category,payee,amount,currency,notes,account,tags",
      "1,2026-01-05,Food,Deli,-5.00,eur,lunch,House,",
      "ymd",
      { ...plain, currency: "EUR", category: "Food", memo: "lunch", said: { note: "lunch", tags: [], parts: [] } },
    ],
    [
      "simplifi",
      "account,state,postedOn,payee,usage,category,tags,notes,amount",
      "House,PENDING,2026-01-05,Deli,,Food,,lunch,-5.0",
      "ymd",
      { ...plain, category: "Food", memo: "lunch", said: { note: "lunch", tags: [], parts: [] }, pending: true },
    ],
    [
      "quicken",
      "Date,Account,Num,Description,Memo,Category,Tag,Clr,Amount",
      "1/5/2026,House,,Deli,lunch,Food,,R,-5.00",
      "mdy",
      { ...plain, category: "Food", memo: "lunch" },
    ],
    [
      "quicken-mac",
      "Scheduled,Split,Date,Payee,Category,Account,Amount,Memo/Notes",
      ",,1/5/2026,Deli,Food,House,-5.00,lunch",
      "mdy",
      { ...plain, category: "Food", memo: "lunch" },
    ],
    [
      "fidelity",
      "Run Date,Account,Account Number,Action,Symbol,Description,Amount ($)",
      "01/05/2026,House,X12345678,Deli,,lunch,-5.00",
      "mdy",
      { ...plain, account: "House|X12345678", number: "5678", category: null, memo: "lunch" },
    ],
  ])("%s", (id, header, line, order, { currency, number, ...row }) => {
    for (const head of [header, header.toUpperCase(), header.replaceAll(",", " , ")]) {
      const file = read(`${head}\n${line}\n`);
      expect([file.sender, file.problems]).toEqual([`csv:${id}`, []]);
      expect(file.rows).toEqual([{ line: 2, amountCents: -500, name: "Deli", balanceCents: null, ...row }]);
      expect(file.accounts).toEqual([
        { key: row.account, name: "House", number, kind: null, currency, opening: null, closing: null },
      ]);
    }
    // A table of that shape without a telling date: the app's own order is taken.
    if (!["ynab", "gnucash", "simplifi"].includes(id)) expect(read(`${header}\n${line}\n`).dateOrder).toBe(order);
  });

  test("both programs of Quicken are called so", () => {
    const mac = read("Scheduled,Split,Date,Payee,Category,Account,Amount\n,,1/5/2026,Deli,Food,House,-5.00\n");
    const pc = read("Date,Account,Description,Memo,Category,Clr,Amount\n1/5/2026,House,Deli,,Food,R,-5.00\n");
    expect([mac.senderName, pc.senderName]).toEqual(["Quicken", "Quicken"]);
  });

  test("a column less, and it's a table of whoever wrote it", () => {
    for (const header of ["Date,Payee,Category,Amount,Scheduled", "date,payee,amount,currency,category,tags,notes"])
      expect(read(`${header}\n1/5/2026,Deli,-5.00,a,b,c,d\n`).senderName).toBeNull();
    const full = "id,date,category,payee,amount,currency,notes,account,tags";
    expect(read(`${full},flag\n1,2026-01-05,Food,Deli,-5.00,usd,,House,,\n`).senderName).toBeNull();
    expect(read(`${full}\n1,2026-01-05,Food,Deli,-5.00,usd,,House,\n`).senderName).toBe("Lunch Money");
    const plan = "Category Group/Category,Category,Activity,Available";
    expect(readFile(new TextEncoder().encode(`Month,${plan}\nJan 2026,A: B,B,$1,$2\n`), "x")).toEqual({
      refused: "plan-without-amounts",
    });
  });

  test("a column that an app doesn't know is not used", () => {
    const file = read(
      "Date,Account,Description,Memo,Category,Clr,Amount,Balance\n1/5/2026,House,Deli,,Food,R,-5.00,7\n",
    );
    expect(file.table?.mapping.roles).toEqual(["day", "account", "name", "memo", "category", "skip", "amount", "skip"]);
  });
});

describe("what a row means beyond its columns", () => {
  const short = (text: string) =>
    read(text).rows.map(({ account, amountCents, category, bankId }) => [account, amountCents, category, bankId]);

  test("YNAB names transfers in the payee, at its beginning", () => {
    const header = "Account,Flag,Date,Payee,Category Group/Category,Category,Memo,Outflow,Inflow\n";
    const line = (payee: string) => `House,,01/13/2026,${payee},,,,$5.00,$0.00\n`;
    const of = (payee: string) => short(header + line(payee))[0]?.[2];
    expect(["Transfer : Savings", "transfer : Savings", "Wire Transfer : Bank", "Deli"].map(of)).toEqual([
      "Transfer",
      "Transfer",
      null,
      null,
    ]);
    expect(of("Reconciliation Balance Adjustment")).toBe("Balance adjustment");
    expect(guessCategory("Reconciliation Balance Adjustment")).toBe("kind:correction");
  });

  test("Actual writes the parts of a row below it, without an amount; a row of nothing is a row", () => {
    const header = "Account,Date,Payee,Notes,Category,Amount,Split_Amount\n";
    const line = (amount: string, part: string) => `House,2026-01-05,Deli,,Food,${amount},${part}\n`;
    expect(short(header + line("-3.00", "0") + line("0", "-2.00") + line("0", "-1.00"))).toHaveLength(1);
    expect(short(header + line("0", "0"))).toHaveLength(1);
    expect(short(header + line("-2.00", "-2.00"))).toHaveLength(1);
    expect(read(header + line("-3.00", "0") + line("0", "-2.00") + line("0", "-1.00")).rows[0]?.said?.parts).toEqual([
      { category: "Food", amountCents: -200 },
      { category: "Food", amountCents: -100 },
    ]);
    expect(short(header + line("0", "-2.00"))).toEqual([]);
  });

  test("GnuCash writes both sides: only those of one's own accounts count, by their last name", () => {
    const header = "Date,Transaction ID,Description,Commodity/Currency,Full Account Name,Amount Num.\n";
    const of = (account: string) => short(`${header}01/13/2026,a1,Deli,CURRENCY::USD,${account},-5.00\n`)[0]?.[0];
    expect(
      ["Assets:Current:House", "Liabilities:Card", "assets", "Expenses:Assets", "Assetsless:X", "Equity"].map(of),
    ).toEqual(["House|", "Card|", "assets|", undefined, undefined, undefined]);
  });

  test("GnuCash's other sides are the category, parts of several, or a beginning; a transfer has none", () => {
    const header = "Date,Transaction ID,Description,Commodity/Currency,Full Account Name,Amount Num.\n";
    const rowsOf = (...sides: [account: string, amount: string][]) =>
      read(
        header + sides.map(([account, amount]) => `01/13/2026,a1,Deli,CURRENCY::USD,${account},${amount}\n`).join(""),
      ).rows;
    const categories = (...sides: [string, string][]) => rowsOf(...sides).map(({ category }) => category);
    const house = (amount: string): [string, string] => ["Assets:House", amount];
    expect(categories(["Expenses:Auto:Gas", "5.00"], house("-5.00"))).toEqual(["Auto: Gas"]);
    expect(categories(house("5.00"), ["Income:Salary", "-5.00"])).toEqual(["Salary"]);
    expect(categories(house("5.00"), ["Income:Gifts", "-5.00"])).toEqual(["Income: Gifts"]);
    expect(categories(house("-5.00"), ["Expenses", "5.00"])).toEqual(["Expenses"]);
    expect(categories(house("-5.00"), ["Equity:Drawing", "5.00"])).toEqual([null]);
    expect(categories(house("-5.00"), ["Liabilities:Card", "5.00"])).toEqual(["Transfer", "Transfer"]);
    // With a fee beside it nobody can tell which of the two it was of; what doesn't add up says nothing.
    expect(categories(house("-6.00"), ["Liabilities:Card", "5.00"], ["Expenses:Fees", "1.00"])).toEqual([null, null]);
    expect(categories(house("-6.00"), ["Expenses:Fees", "1.00"])).toEqual([null]);
    const [split] = rowsOf(house("-5.00"), ["Expenses:Food", "3.00"], ["Expenses:Home", "2.00"]);
    expect([split?.category, split?.said?.parts]).toEqual([
      null,
      [
        { category: "Food", amountCents: -300 },
        { category: "Home", amountCents: -200 },
      ],
    ]);
    const begun = read(
      `${header}01/13/2026,a1,Start,CURRENCY::USD,Assets:House,500.00\n01/13/2026,a1,Start,CURRENCY::USD,Equity:Opening Balances,-500.00\n`,
    );
    expect([begun.rows, begun.accounts[0]?.first]).toEqual([[], { day: "2026-01-13", cents: 50_000 }]);
  });

  test("Firefly tells whose money it was by the kind of row, whatever its sign", () => {
    const header = "journal_id,type,amount,currency_code,description,date,source_name,destination_name\n";
    const of = (type: string, id = "9") => short(`${header}${id},${type},-5.00,USD,Deli,2026-01-05, From , Into \n`);
    expect(of("withdrawal")).toEqual([["From|", -500, null, "9"]]);
    expect(of("Deposit")).toEqual([["Into|", 500, null, "9"]]);
    expect(of("Transfer")).toEqual([
      ["From|", -500, "Transfer", "9-out"],
      ["Into|", 500, "Transfer", "9-in"],
    ]);
    expect(of("Transfer", "")).toEqual([
      ["From|", -500, "Transfer", null],
      ["Into|", 500, "Transfer", null],
    ]);
    expect(of("Opening balance")).toEqual([]);
  });

  test("Firefly's first balances, and corrections of balances, are no income and no spending", () => {
    const header =
      "journal_id,type,amount,currency_code,description,date,source_name,source_type,destination_name,destination_type\n";
    const line = (type: string, from: string, into: string) =>
      `${header}9,${type},-5.00,USD,Start,2026-01-05,From,${from},Into,${into}\n`;
    const of = (type: string, from: string, into: string) => short(line(type, from, into));
    const first = (type: string, from: string, into: string) =>
      read(line(type, from, into)).accounts.map((one) => [one.key, one.first?.cents]);
    const begun = ["Opening balance", "Initial balance account", "Asset account"] as const;
    expect([of(...begun), first(...begun)]).toEqual([[], [["Into|", 500]]]);
    const owed = ["Opening balance", "Mortgage", "Initial balance account"] as const;
    expect([of(...owed), first(...owed)]).toEqual([[], [["From|", -500]]]);
    expect(of("Reconciliation", "Asset account", "Reconciliation account")).toEqual([
      ["From|", -500, "Balance adjustment", "9"],
    ]);
    expect(of("Liability credit", "Liability credit account", "Debt")).toEqual([]);
  });

  test("Copilot's internal transfers, what it leaves out of its sums, and income without a category", () => {
    const header =
      "date,name,amount,status,category,parent category,excluded,tags,type,account,account mask,note,recurring\n";
    const of = (type: string, excluded: string, category: string) =>
      short(`${header}2026-01-05,Deli,5.00,posted,${category},,${excluded},,${type},House,,,\n`)[0]?.[2];
    expect([
      of("internal transfer", "false", "Other"),
      of("regular", "true", "Food"),
      of("income", "false", ""),
      of("income", "false", "Side job"),
      of("regular", "false", ""),
    ]).toEqual(["Internal transfer", "Excluded", "Income", "Side job", null]);
  });

  test("Mint says in or out in a column", () => {
    const header = "Date,Description,Original Description,Amount,Transaction Type,Category,Account Name\n";
    expect(
      short(`${header}1/5/2026,A,A,5.00,debit,,House\n1/5/2026,B,B,5.00,credit,,House\n`).map(([, cents]) => cents),
    ).toEqual([-500, 500]);
  });
});

describe("its owner's own words", () => {
  test.each([
    [
      "Monarch",
      "Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags,Owner",
      '2026-01-05,Deli,Food,House,DELI 42,with Kim,-5.00,"Tax, Trip 2026",Kim',
    ],
    [
      "Copilot",
      "date,name,amount,status,category,parent category,excluded,tags,type,account,account mask,note,recurring",
      '2026-01-05,Deli,5.00,posted,Food,,false,"Tax,Trip 2026",regular,House,7700,with Kim,',
    ],
    [
      "Mint",
      "Date,Description,Original Description,Amount,Transaction Type,Category,Account Name,Labels,Notes",
      '1/5/2026,Deli,DELI 42,5.00,debit,Food,House,"Tax, Trip 2026",with Kim',
    ],
    [
      "Sure or Maybe",
      "date,account_name,amount,name,category,tags,notes,currency",
      '2026-01-05,House,5.0,Deli,Food,"Tax,Trip 2026",with Kim,USD',
    ],
    [
      "Lunch Money",
      "id,date,category,payee,amount,currency,notes,account,tags",
      '1,2026-01-05,Food,Deli,-5.00,usd,with Kim,House,"Tax,Trip 2026"',
    ],
  ])("notes and tags of %s", (name, header, line) => {
    const file = read(`${header}\n${line}\n`);
    expect(file.senderName).toBe(name);
    expect(file.rows[0]?.said).toEqual({ note: "with Kim", tags: ["tax", "trip 2026"], parts: [] });
  });

  test("tags that are too long or too many are left out", () => {
    const many = Array.from({ length: 14 }, (_, index) => `tag ${index}`).join(",");
    const of = (tags: string) =>
      read(
        `Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags\n2026-01-05,Deli,,House,,,-5.00,"${tags}"\n`,
      ).rows[0]?.said?.tags;
    expect(of(many)).toHaveLength(10);
    expect(of("x".repeat(31))).toBeUndefined();
  });
});

describe("Monarch's balances", () => {
  const HEADER = "Date,Balance,Account\n";
  test("the newest of each account counts; there are no rows", () => {
    const file = read(
      `${HEADER}2026-01-28,500.00,Checking\n2026-01-30,612.34,Checking\n2026-01-29,1.00,Checking\n2026-01-30,-80.10,Card\n`,
    );
    expect(file.accounts.map(({ name, closing }) => [name, closing])).toEqual([
      ["Checking", { day: "2026-01-30", cents: 61_234 }],
      ["Card", { day: "2026-01-30", cents: -8_010 }],
    ]);
    expect([file.senderName, file.rows, file.problems]).toEqual(["Monarch", [], []]);
  });

  test("lines that can't be read are named, and nothing but those is refused", () => {
    const line = "soon,1.00,Checking\n";
    expect(
      read(`${HEADER}${line}2026-01-30,lots,Card\n2026-01-30,1.00,Card\n`).problems.map(({ line }) => line),
    ).toEqual([2, 3]);
    expect(readFile(new TextEncoder().encode(`${HEADER}${line}`), "x")).toEqual({
      refused: "no-balances",
    });
  });
});
