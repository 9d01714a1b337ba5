// What an account began with: a balance, and no row of any file.
import { describe, expect, test } from "vitest";
import { gapInFile } from "~/domain/import/balances";
import { readFile } from "~/domain/import/read";

function read(text: string, name = "file.csv") {
  const found = readFile(new TextEncoder().encode(text), name);
  if ("refused" in found) throw new Error(found.refused);
  return found;
}

const YNAB = "Account,Flag,Date,Payee,Category Group/Category,Category,Memo,Outflow,Inflow\n";

describe("a first balance is no row", () => {
  test.each([
    ["YNAB", `${YNAB}House,,01/13/2026,Starting Balance,Inflow: Ready to Assign,,,$0.00,$1000.00\n`, "House|"],
    ["a bank", "Date,Description,Amount\n2026-01-13,Opening Balance,1000.00\n2026-01-14,Deli,-5.00\n", "file"],
    ["QIF", "!Account\nNCash\nTCash\n^\n!Type:Cash\nD01/13/2026\nT1000.00\nPOpening Balance\nL[Cash]\n^\n", "Cash"],
  ])("of %s", (_who, text, key) => {
    const file = read(text);
    expect(file.rows.filter(({ amountCents }) => amountCents > 0)).toEqual([]);
    expect(file.accounts.map((one) => [one.key, one.first])).toEqual([[key, { day: "2026-01-13", cents: 100_000 }]]);
  });

  test("two of one account are added up, from the earlier day; each account has its own", () => {
    const line = (account: string, day: string, inflow: string) =>
      `${account},,${day},Starting Balance,,,,$0.00,${inflow}\n`;
    const text =
      YNAB + line("A", "02/01/2026", "$2.00") + line("A", "01/01/2026", "$3.00") + line("B", "01/05/2026", "$7.00");
    expect(read(text).accounts.map(({ first }) => first)).toEqual([
      { day: "2026-01-01", cents: 500 },
      { day: "2026-01-05", cents: 700 },
    ]);
  });

  test("is at most what anybody has; beyond that all its rows stay as they are", () => {
    const most = (inflow: string) =>
      read(
        `${YNAB}A,,01/01/2026,Starting Balance,,,,$0.00,9999999999.98\nA,,01/01/2026,Starting Balance,,,,$0.00,${inflow}\n`,
      );
    expect([most("0.01").rows, most("0.01").accounts[0]?.first?.cents]).toEqual([[], 999_999_999_999]);
    expect([most("0.02").rows.length, most("0.02").accounts[0]?.first]).toEqual([2, undefined]);
  });

  test("what is only called alike is a row; so is one that is pending", () => {
    const text =
      "Date,Description,Amount,Status\n2026-01-13,Opening Balance Cafe,-5.00,posted\n2026-01-14,Opening Balance,-6.00,pending\n";
    const file = read(text);
    expect(file.rows).toHaveLength(2);
    expect(file.accounts[0]).not.toHaveProperty("first");
  });

  test("a file with a running balance still adds up", () => {
    const text =
      "Date,Description,Amount,Balance\n2026-01-01,Opening Balance,1000.00,1000.00\n2026-01-02,Deli,-5.00,995.00\n";
    const { rows, accounts } = read(text);
    const [account] = accounts;
    expect(account?.opening).toEqual({ day: "2026-01-01", cents: 100_000 });
    expect(account && gapInFile(account, rows)).toBe(0);
  });
});
