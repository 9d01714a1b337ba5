// What a SimpleFIN server tells, in our words: each account and each row judged alone.
import { describe, expect, test } from "vitest";
import { digitsOf, kindOf } from "~/providers/bank/simplefin/account-type";
import { claimUrlOf, epochOf, hostOf } from "~/providers/bank/simplefin/client.server";
import { simplefin } from "~/providers/bank/simplefin/provider.server";
import { readAccountSet, WireAccountSet } from "~/providers/bank/simplefin/transform";

describe("an account's name", () => {
  test.each([
    ["Home Mortgage", "loan", "mortgage"],
    ["HOME LOAN 2", "loan", "mortgage"],
    ["Auto Loan", "loan", "loan"],
    ["Student loans", "loan", "loan"],
    ["HELOC", "loan", "loan"],
    ["Personal line of credit", "loan", "loan"],
    ["Sofa financing", "loan", "loan"],
    ["Everyday Checking", "checking", "checking"],
    ["Debit card", "checking", "checking"],
    ["Spending", "checking", "checking"],
    ["Saving", "savings", "savings"],
    ["High Yield Savings", "savings", "savings"],
    ["Money Market", "savings", "savings"],
    ["Certificate 12", "savings", "savings"],
    ["12 month CD", "savings", "savings"],
    ["CDs", "savings", "savings"],
    ["HSA", "savings", "savings"],
    ["Emergency Fund", "savings", "savings"],
    ["Brokerage", "investment", "brokerage"],
    ["Invest", "investment", "brokerage"],
    ["My investments", "investment", "brokerage"],
    ["Self-directed investing", "investment", "brokerage"],
    ["Roth IRA", "investment", "brokerage"],
    ["401k", "investment", "brokerage"],
    ["401 (k) plan", "investment", "brokerage"],
    ["401(k)", "investment", "brokerage"],
    ["403b", "investment", "brokerage"],
    ["403 (B)", "investment", "brokerage"],
    ["529", "investment", "brokerage"],
    ["Retirement", "investment", "brokerage"],
    ["Crypto", "investment", "brokerage"],
    ["Visa ...9921", "credit", "credit card"],
    ["Credit", "credit", "credit card"],
    ["Store cards", "credit", "credit card"],
    ["American Express Gold", "credit", "credit card"],
    ["Travel Reward", "credit", "credit card"],
    ["Rewards", "credit", "credit card"],
    ["Cash Back", "credit", "credit card"],
    ["Cashback", "credit", "credit card"],
    ["Sapphire", "credit", "credit card"],
    ["Account", "checking", "checking"],
    ["Mirage", "checking", "checking"],
    ["Scdx", "checking", "checking"],
    ["", "checking", "checking"],
  ])("'%s' is %s, %s", (name, accountType, subtype) => expect(kindOf(name, false)).toEqual({ accountType, subtype }));

  test("says nothing where shares are held", () => {
    expect(kindOf("Home Mortgage", true)).toEqual({ accountType: "investment", subtype: "brokerage" });
  });

  test.each([
    ["Checking (4411)", "4411"],
    ["Visa ...9921", "9921"],
    ["Card x1234", "1234"],
    ["Card X1234", "1234"],
    ["Card *1234", "1234"],
    ["Card #1234 ", "1234"],
    ["Card-1234", "1234"],
    ["Card –1234", "1234"],
    ["Card ••1234", "1234"],
    ["1234", "1234"],
    ["Card 12345", ""],
    ["Card a1234", ""],
    ["Card 123", ""],
    ["1234 Card", ""],
    ["(1234) Card", ""],
  ])("'%s' ends on '%s'", (name, digits) => expect(digitsOf(name)).toBe(digits));
});

describe("a token", () => {
  const token = (address: string) => Buffer.from(address).toString("base64");

  test.each<[string, string | null]>([
    [token("https://bridge.example/claim/1"), "https://bridge.example/claim/1"],
    [token("http://bridge.example/claim/1"), "http://bridge.example/claim/1"],
    [
      ` ${token("https://bridge.example/claim/1").slice(0, 9)}\n ${token("https://bridge.example/claim/1").slice(9)} `,
      "https://bridge.example/claim/1",
    ],
    [token("https://bridge.example/claim/1").replace(/=+$/, ""), "https://bridge.example/claim/1"],
    [token("ftp://bridge.example/claim/1"), null],
    [token("xhttps://bridge.example"), null],
    [token("not an address at all"), null],
    [`${token("https://bridge.example/claim/1")}===`, null],
    [`!${token("https://bridge.example/claim/1")}`, null],
    [token("https://a"), null],
    ["", null],
    [token(`https://bridge.example/${"a".repeat(1600)}`), null],
  ])("%s leads to %s", (text, address) => {
    expect(claimUrlOf(text)?.href ?? null).toBe(address);
    expect(simplefin.isLinkToken(text)).toBe(address !== null);
  });

  test("there are no pages to link on, and nothing is told unasked", async () => {
    expect(await simplefin.startLink({ userId: "ann" })).toEqual({ linkToken: null, hostedUrl: null });
    expect(await simplefin.linkResult("x")).toEqual({ status: "exit", message: null });
    expect(await simplefin.verifyWebhook("{}", new Headers())).toBeNull();
    expect([await simplefin.refresh("x"), await simplefin.remove("x")]).toEqual([undefined, undefined]);
    expect([hostOf("https://u:p@bridge.example:444/x"), hostOf("nothing")]).toEqual(["bridge.example:444", ""]);
    expect(epochOf(new Date(1_999))).toBe(1);
  });
});

const TODAY = "2026-11-22";
const NOON = Date.parse("2026-11-20T17:00:00Z") / 1_000;
const read = (set: object) => readAccountSet(WireAccountSet.parse({ accounts: [], ...set }), TODAY);
const account = (more: object = {}) => ({ id: "a1", name: "Checking (4411)", balance: "10.00", ...more });
const withRows = (...transactions: unknown[]) => read({ accounts: [account({ transactions })] });

describe("an account", () => {
  test("is what it says", () => {
    expect(read({ accounts: [account({ "available-balance": "9.50", currency: "usd", id: 7 })] })).toEqual({
      accounts: [
        {
          ...{ providerAccountId: "7", accountName: "Checking (4411)", accountNumber: "4411", currency: "USD" },
          ...{ accountType: "checking", subtype: "checking", balanceCents: 1_000, availableCents: 950 },
          limitCents: null,
        },
      ],
      ...{ rows: [], setAside: [], told: [], incomplete: new Set() },
    });
  });

  test.each<[unknown, unknown]>([
    ["-12.30", -1_230],
    ["100", 10_000],
    ["5.1000", 510],
    ["5.1001", null],
    [12.5, 1_250],
    [null, null],
    [undefined, null],
    ["", null],
    [true, null],
    [{}, null],
  ])("of balance %j holds %s cents", (balance, cents) => {
    const { accounts, setAside } = read({ accounts: [account({ balance })] });
    expect(accounts[0]?.balanceCents).toBe(cents);
    // What isn't told is no fault.
    const isOdd = cents === null && balance !== null && balance !== undefined && balance !== "";
    expect(setAside).toEqual(
      isOdd ? [{ what: "balance", reason: "amount", id: "a1", name: "Checking (4411)", day: null }] : [],
    );
  });

  test("of which only the cash is told is worth its shares, those of its own money", () => {
    const holdings = [{ market_value: "10.25" }, { market_value: "4.75", currency: "USD" }, { market_value: "?" }];
    const balanceOf = (more: object) => read({ accounts: [account({ holdings, ...more })] }).accounts[0]?.balanceCents;
    expect([balanceOf({ balance: "0" }), balanceOf({ balance: null }), balanceOf({ balance: "3.00" })]).toEqual([
      ...[1_500, 1_500, 300],
    ]);
    expect(balanceOf({ balance: "0", holdings: [{ market_value: "1", currency: "EUR" }, 7] })).toBe(0);
    expect(balanceOf({ balance: "0", currency: "EUR", holdings: [{ market_value: "1" }] })).toBe(100);
  });

  test.each([
    [undefined, "USD"],
    ["", "USD"],
    ["eur", "EUR"],
    ["euro", "OTHER"],
    ["https://miles.example", "OTHER"],
  ])("in %s is in %s", (currency, known) =>
    expect(read({ accounts: [account({ currency })] }).accounts[0]?.currency).toBe(known),
  );

  test("is at the bank of its connection, by the bank's own name first, else where it says", () => {
    const connections = [
      { conn_id: "C1", name: "Mine", org_name: "Bank" },
      { conn_id: "C2", name: "Other" },
      { conn_id: 3 },
      {},
    ];
    const bank = (more: object) => read({ connections, accounts: [account(more)] }).accounts[0]?.institutionName;
    expect([bank({ conn_id: "C1" }), bank({ conn_id: "C2" }), bank({ conn_id: "3" })]).toEqual([
      "Bank",
      "Other",
      undefined,
    ]);
    expect(bank({ conn_id: "C9", org: { name: "Org", domain: "org.example" } })).toBe("Org");
    expect(bank({ org: { domain: "org.example" } })).toBe("org.example");
    expect(bank({ org: 7 })).toBeUndefined();
  });

  test("that can't be read, or comes twice, is set aside, and the others are there", () => {
    const { accounts, setAside } = read({
      accounts: [{ name: "No id" }, 7, account(), account({ name: "Twin" }), account({ id: "a2", name: null })],
    });
    expect(accounts.map(({ accountName }) => accountName)).toEqual(["Checking (4411)", "Account"]);
    expect(setAside).toEqual([
      { what: "account", reason: "shape", id: null, name: "No id", day: null },
      { what: "account", reason: "shape", id: null, name: "", day: null },
      { what: "account", reason: "duplicate", id: "a1", name: "Twin", day: null },
    ]);
  });
});

describe("a row", () => {
  const row = (more: object = {}) => ({ id: "r1", amount: "-5.00", posted: NOON, description: "SHOP 12", ...more });

  test("is what it says, under the account's name and its own", () => {
    expect(withRows(row({ payee: "Shop" })).rows).toEqual([
      {
        ...{ providerTransactionId: "a1:r1", providerAccountId: "a1", day: "2026-11-20", amountCents: -500 },
        ...{ merchantName: "Shop", rawName: "SHOP 12", pending: false, pendingId: null },
        ...{ providerCategory: null, providerConfidence: null },
      },
    ]);
    expect(
      withRows(row({ payee: "" }), row({ id: 2, description: null })).rows.map(({ merchantName }) => merchantName),
    ).toEqual([...["SHOP 12", "Unknown"]]);
  });

  test.each<[object, string, boolean]>([
    [{ pending: true }, "2026-11-20", true],
    [{ posted: 0 }, "2026-11-22", true],
    [{ posted: 0, transacted_at: NOON }, "2026-11-20", true],
    [{ posted: null, transacted_at: NOON }, "2026-11-20", false],
    [{ posted: null, pending: true }, "2026-11-22", true],
    [{ posted: NOON, transacted_at: 1, pending: false }, "2026-11-20", false],
  ])("with %j stands on %s, pending: %s", (more, day, pending) =>
    expect(withRows(row(more)).rows).toMatchObject([{ day, pending }]),
  );

  test.each<[object, object]>([
    [{ posted: null }, { reason: "date", id: "a1:r1", name: "SHOP 12", day: null }],
    [{ posted: 1e13 }, { reason: "date", id: "a1:r1", name: "SHOP 12", day: null }],
    [{ posted: "noon" }, { reason: "date", id: "a1:r1", name: "SHOP 12", day: null }],
    [
      { id: null, name: "Shop" },
      { reason: "shape", id: null, name: "Shop", day: null },
    ],
    [{ amount: ["5.00"] }, { reason: "amount", id: "a1:r1", name: "SHOP 12", day: "2026-11-20" }],
    [{ amount: "1e3" }, { reason: "amount", id: "a1:r1", name: "SHOP 12", day: "2026-11-20" }],
    [
      { amount: null, posted: null },
      { reason: "date", id: "a1:r1", name: "SHOP 12", day: null },
    ],
    [
      { id: null, posted: "noon" },
      { reason: "date", id: null, name: "SHOP 12", day: null },
    ],
  ])("with %j is set aside: %j", (more, aside) => {
    const { rows, setAside } = withRows(row(more), row({ id: "r2" }));
    expect(rows.map(({ providerTransactionId }) => providerTransactionId)).toEqual(["a1:r2"]);
    expect(setAside).toEqual([{ what: "transaction", ...aside }]);
  });

  test("of an account in other money is left out, and no fault", () => {
    expect(read({ accounts: [account({ currency: "EUR", transactions: [row(), 7] })] })).toMatchObject({
      ...{ rows: [], setAside: [] },
    });
  });
});

describe("what the server says to the person", () => {
  test("is said once, cleaned, ten sentences at most, and not what is meant for programmers", () => {
    const errlist = [
      { code: "gen.api", msg: "Use version 2" },
      { code: "con.auth", msg: "Sign in\u0007 again" },
      { code: "con.auth", message: "Sign in again" },
      { code: "x" },
      7,
    ];
    expect(read({ errors: ["Old words", 7, ""], errlist }).told).toEqual(["Old words", "Sign in again"]);
    expect(read({ errors: Array.from({ length: 12 }, (_, at) => `Sentence ${at}`) }).told).toHaveLength(10);
  });

  test("names whom it didn't tell everything of", () => {
    const accounts = [account({ conn_id: "C1" }), account({ id: "a2", conn_id: "C2" }), account({ id: "a3" })];
    const missing = (errlist: object[]) => [...read({ accounts, errlist }).incomplete];
    expect(missing([{ code: "gen.api", conn_id: "C1" }])).toEqual(["a1"]);
    expect(missing([{ msg: "x", account_id: "a3" }])).toEqual(["a3"]);
    expect(missing([{ msg: "x" }])).toEqual([]);
  });
});
