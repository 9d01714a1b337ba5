// Edges of what files say: kinds of accounts, names on one line, tags in a note, words above columns, and who wrote it.
import { describe, expect, test } from "vitest";
import { ACCOUNT_KINDS, type AccountKind, kindByName, accountKindOf, signedBalance } from "~/domain/import/accounts";
import { readDate } from "~/domain/import/dates";
import { readMt940 } from "~/domain/import/mt940";
import { readFile } from "~/domain/import/read";
import { detailsIfAny, tagsOf, tagsWithin } from "~/domain/import/details";
import { FORMAT_NAMES, currencyOf, isRole, lastFour, plainMemo, plainName } from "~/domain/import/types";
import { accepted } from "../../support/import/accepted";

const read = (text: string, name = "file.csv") => accepted(readFile(new TextEncoder().encode(text), name));

describe("accounts", () => {
  test.each<[AccountKind, string, string, string | null, boolean]>([
    ["checking", "Checking", "checking", "checking", false],
    ["savings", "Savings", "savings", "savings", false],
    ["cash", "Cash", "checking", "cash", false],
    ["credit", "Credit card", "credit", "credit card", true],
    ["loan", "Loan", "loan", "loan", true],
    ["mortgage", "Mortgage", "loan", "mortgage", true],
    ["property", "Property", "property", "property", false],
    ["vehicle", "Vehicle", "property", "vehicle", false],
    ["investment", "Brokerage", "investment", "brokerage", false],
    ["other", "Other", "other", null, false],
  ])("%s is called %s, and kept as %s, %s", (kind, name, accountType, subtype, isOwed) => {
    expect(ACCOUNT_KINDS[kind]).toEqual({ name, accountType, subtype, isOwed });
    expect(accountKindOf(accountType, subtype)?.name).toBe(name);
    expect([5, 0, -5].map((cents) => signedBalance(kind, cents))).toEqual([isOwed ? -5 : 5, 0, -5]);
  });

  test("of a type and a subtype both have to fit", () => {
    expect([accountKindOf("checking", "loan"), accountKindOf("other", "cash"), accountKindOf("bank", "cash")]).toEqual(
      Array(3).fill(undefined),
    );
  });

  test.each([
    ["My Card", "credit"],
    ["VISA 1234", "credit"],
    ["Mastercard", "credit"],
    ["Amex", "credit"],
    ["Credit Union", "credit"],
    ["Savings", "savings"],
    ["Saving pot", "savings"],
    ["Cash", "cash"],
    ["My wallet", "cash"],
    ["Cashier Federal", null],
    ["Cashback checking", null],
    ["Walletfish", null],
    ["The Mortgage", "mortgage"],
    ["Car loan", "loan"],
    ["Cardiff", null],
    ["Loans", null],
    ["Everyday", null],
  ])("'%s' sounds like %s", (name, kind) => expect(kindByName(name)).toBe(kind));
});

describe("text on one line", () => {
  test.each([
    ["Deli", "Deli"],
    [" Deli", "Deli"],
    ["Deli ", "Deli"],
    ["Big  Deli", "Big Deli"],
    ["Big\tDeli\nTwo", "Big Deli Two"],
    ["Caf\u00e9 \u4e2d\u6587", "Caf\u00e9 \u4e2d\u6587"],
    ["a\u0000b", "a b"],
    ["a\u00adb", "a b"],
    ["a\u202eb", "a b"],
    ["half \ud83d", "half"],
    ["\udc00half", "half"],
    ["\ud83d\ude00", "\ud83d\ude00"],
    ["", ""],
  ])("%j is %j", (text, plain) => {
    expect(plainName(text)).toBe(plain);
    expect(plainMemo(text)).toBe(plain);
  });

  test("a name has two hundred letters and a memo five hundred, none of them halved", () => {
    expect([plainName("n".repeat(201)).length, plainMemo("n".repeat(501)).length]).toEqual([200, 500]);
    expect(plainName(`${"n".repeat(199)}\ud83d\ude00`)).toBe("n".repeat(199));
    expect(plainName(`${"n".repeat(199)} n`)).toBe("n".repeat(199));
    expect(plainName(`${" ".repeat(799)}nn`)).toBe("n");
    expect(plainName("n".repeat(200))).toBe("n".repeat(200));
  });

  test("of a number the last four digits or letters are kept", () => {
    expect(["1234-5678", "12", "x 9", "", "DE89 3704 00"].map(lastFour)).toEqual(["5678", "12", "x9", "", "0400"]);
  });
});

test("tags stand between commas, or after number signs at the beginning of words", () => {
  expect(tagsOf("one, two")).toEqual(["one", "two"]);
  expect(tagsWithin("#one and #two,#three x#four # five")).toEqual(["one", "two"]);
  expect(tagsWithin("\t#one")).toEqual(["one"]);
  expect(tagsWithin("no tag")).toEqual([]);
  expect(detailsIfAny({ note: "", tags: [], parts: [] })).toEqual({});
  for (const said of [
    { note: "x", tags: [], parts: [] },
    { note: "", tags: ["x"], parts: [] },
    { note: "", tags: [], parts: [{ category: null, amountCents: 1 }] },
  ])
    expect(detailsIfAny(said)).toEqual({ said });
});

test.each([
  ["USD", "USD"],
  [" usd ", "USD"],
  ["", "USD"],
  [" ", "USD"],
  ["EURO", "EUR"],
  ["US\u0000D", "USD"],
  ["\u20ac", "OTHER"],
  ["E", "OTHER"],
])("a statement in %j is in %s", (text, currency) => {
  expect(currencyOf(text)).toBe(currency);
  const ofx = `<OFX><STMTRS><CURDEF>${text}<ACCTID>1<STMTTRN><DTPOSTED>20260105<TRNAMT>1</STMTTRN></STMTRS>`;
  const camt = `<Document><Stmt><Acct><Id><IBAN>DE1</IBAN></Id><Ccy>${text}</Ccy></Acct><Ntry><Amt>1</Amt><BookgDt><Dt>2026-01-05</Dt></BookgDt></Ntry></Stmt></Document>`;
  expect([read(ofx), read(camt)].map(({ accounts }) => accounts[0]?.currency)).toEqual([currency, currency]);
});

test("formats and roles have their names", () => {
  expect(FORMAT_NAMES).toEqual({
    ...{ csv: "CSV", ofx: "OFX", qif: "QIF", camt: "camt.053", mt940: "MT940", actual: "Database", ndjson: "JSON" },
  });
  const roles = "skip day name memo amount debit credit direction balance id category account number currency status";
  expect(roles.split(" ").filter((role) => !isRole(role))).toEqual([]);
  expect(["", "Day", "days"].filter(isRole)).toEqual([]);
});

test("a word that only begins like a month is none", () => {
  expect(
    ["5 Marchingband 2026", "5 Ma 2026", "5 3rd 2026", "Mar 2026 x", "x Mar 5"].map((text) => readDate(text, "mdy")),
  ).toEqual(Array(5).fill(null));
  expect(["5 Mar 2026", "2026 Mar 5", "Mar 5th, 26"].map((text) => readDate(text, "mdy"))).toEqual([
    "2026-03-05",
    "2026-03-05",
    "2026-03-05",
  ]);
});

test.each([
  [":25:GB29NWBK60161331926819EUR", "6819"],
  [":25:GB29NWBK60161331926819", "6819"],
  [":25:BANK/12AB", "12AB"],
  [":25:BANK/EUR12", "UR12"],
])("of the account in '%s' the end is %s", (line, number) => {
  const { accounts } = accepted(readMt940([line, ":61:2601310131DR12,34NTRFREF//B1"].join("\n")));
  expect(accounts[0]?.number).toBe(number);
});

describe("what stands above columns", () => {
  const rolesOf = (header: string, line: string) => read(`${header}\n${line}\n${line}\n`).table?.mapping.roles;
  test.each([
    ["Amount USD"],
    ["Amount (USD)"],
    ["Amount(USD"],
    ["Amount"],
    ["Amount Num"],
    ["Amount Num."],
    ["Importe"],
    ["Belopp"],
  ])("'%s' is an amount", (name) => {
    expect(rolesOf(`Date,Description,${name}`, "2026-01-31,Deli,-5.00")).toEqual(["day", "name", "amount"]);
  });

  test.each([
    ["Withdrawal", "Deposit"],
    ["Withdrawals", "Deposits"],
    ["Money out", "Money in"],
    ["Soll", "Haben"],
    ["Withdrawal amount", "Deposit amt"],
  ])("'%s' and '%s' are two columns of money", (out, into) => {
    expect(rolesOf(`Date,Description,${out},${into}`, "2026-01-31,Deli,5.00,")).toEqual([
      "day",
      "name",
      "debit",
      "credit",
    ]);
  });

  test("one's own number is the account's, beside the name of whoever was paid it's that one's", () => {
    const line = "2026-01-31,Deli,DE89370400440532013000,-5.00";
    expect(rolesOf("Date,Description,IBAN,Amount", line)).toEqual(["day", "name", "number", "amount"]);
    expect(rolesOf("Date,Beneficiary,IBAN,Amount", line)?.[2]).toBe("skip");
  });

  test("a balance is read wherever its column stands", () => {
    for (const [header, line] of [
      ["Date,Balance,Amount,Description", "2026-01-31,7.00,-5.00,Deli"],
      ["Balance,Date,Amount,Description", "7.00,2026-01-31,-5.00,Deli"],
      ["Date,Amount,Description,Balance", "2026-01-31,-5.00,Deli,7.00"],
    ])
      expect(read(`${header}\n${line}\n`).rows[0]).toMatchObject({ amountCents: -500, balanceCents: 700 });
    expect(read("Date,Amount,Description\n2026-01-31,-5.00,Deli\n").rows[0]?.balanceCents).toBeNull();
  });

  test("a currency behind the amount's name is the account's", () => {
    const currency = (name: string) => read(`Date,Description,${name}\n2026-01-31,Deli,-5.00\n`).accounts[0]?.currency;
    expect(["Amount (EUR)", "Amount (eur) ", "Amount", "Amount (new) x"].map(currency)).toEqual([
      ...["EUR", "EUR", "USD", "USD"],
    ]);
  });
});

describe("who wrote it", () => {
  test.each([
    [
      "csv:firefly-goals",
      "piggy_bank_id,name,currency_code,target_amount,current_amount,target_date\n4,Bike,USD,500,20,2027-01-01\n",
    ],
    [
      "csv:firefly-budgets",
      "budget_id,name,start_date,end_date,currency_code,amount\n4,Food,2026-01-01,2026-01-31,USD,5\n",
    ],
    ["csv:ynab-plan", "Month,Category Group/Category,Category,Assigned,Activity,Available\nJan 2026,A: B,B,$1,$0,$0\n"],
  ])("%s", (sender, text) => expect(read(text)).toMatchObject({ sender, format: "csv", rows: [], accounts: [] }));

  test("Sure, in lines of JSON", () => {
    const lines = (name: string) => [
      JSON.stringify({ type: "Category", data: { id: "c", name } }),
      JSON.stringify({ type: "Budget", data: { id: "b", start_date: "2026-02-01" } }),
      JSON.stringify({ type: "BudgetCategory", data: { budget_id: "b", category_id: "c", budgeted_spending: 4 } }),
    ];
    expect(read(lines("Food").join("\n"), "all.ndjson")).toMatchObject({
      ...{ format: "ndjson", sender: "sure", budgets: [{ month: "2026-02", category: "Food", cents: 400 }] },
    });
    expect(readFile(new TextEncoder().encode(lines("").join("\n")), "all.ndjson")).toMatchObject({
      refused: "no-budgets",
    });
  });

  test("a tag of Quicken's is its owner's word", () => {
    const file = read(
      "Date,Account,Description,Memo,Category,Clr,Amount,Tag\n1/5/2026,House,Deli,,Food,R,-5.00,Trip\n",
    );
    expect(file.rows[0]?.said).toEqual({ note: "", tags: ["trip"], parts: [] });
  });
});
