// What sets a balance right in other apps: one kind of row, whoever wrote the file.
import { beforeAll, describe, expect, test } from "vitest";
import { classify } from "~/domain/categories/classify";
import { bankCategoryOf, guessCategory } from "~/domain/import/app-categories";
import { readFile } from "~/domain/import/read";
import { matchTransfers } from "~/domain/ledger/transfers";
import { accepted } from "../../support/import/accepted";
import { database } from "../../support/import/actual";
import { openSqlite } from "../../support/sqlite";

beforeAll(openSqlite);

const read = (text: string | Uint8Array) =>
  accepted(readFile(typeof text === "string" ? new TextEncoder().encode(text) : text, "file.csv"));
const CORRECTED = "Balance adjustment";

const ynab = (payee: string) =>
  `Account,Flag,Date,Payee,Category Group/Category,Category,Memo,Outflow,Inflow\nHouse,,01/14/2026,${payee},Inflow: Ready to Assign,Ready to Assign,,$5.00,$0.00\n`;
const mint = (description: string, category: string) =>
  `Date,Description,Original Description,Amount,Transaction Type,Category,Account Name,Labels,Notes\n1/14/2026,${description},${description},5.00,debit,${category},House,,\n`;
const monarch = (merchant: string, category: string) =>
  `Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags\n2026-01-14,${merchant},${category},House,,,-5.00,\n`;
const actual = () =>
  database({
    accounts: [{ id: "a", name: "Cash" }],
    transactions: [{ id: "t", acct: "a", amount: -500, date: 20260114, notes: "Reconciliation balance adjustment" }],
  });

describe("a corrected balance", () => {
  test.each<[string, string | (() => Uint8Array)]>([
    ["YNAB", ynab("Reconciliation Balance Adjustment")],
    ["YNAB, by hand", ynab("Manual Balance Adjustment")],
    ["Actual", actual],
    [
      "Actual's CSV",
      "Account,Date,Payee,Notes,Category,Amount,Split_Amount\nHouse,2026-01-14,,Reconciliation balance adjustment,,-5.00,0\n",
    ],
    ["Monarch", monarch("Credit Union", "Balance Adjustments")],
    [
      "Firefly III",
      "journal_id,type,amount,currency_code,description,date,source_name,source_type,destination_name,destination_type\n9,Reconciliation,-5.00,USD,Fit,2026-01-14,From,Asset account,Into,Reconciliation account\n",
    ],
    ["Quicken", "!Account\nNCash\nTCash\n^\n!Type:Cash\nD01/14/2026\nT-5.00\nPBalance Adjustment\nL[Cash]\n^\n"],
    ["Mint", mint("Balance Adjustment", "Transfer")],
    [
      "Lunch Money",
      "Date,Payee,Amount,Currency,Category,Tags,Notes,Account\n2026-01-14,Balance correction,-5.00,usd,,,,House\n",
    ],
  ])("of %s", (_app, file) => {
    expect(
      read(typeof file === "string" ? file : file()).rows.map(({ amountCents, category }) => [amountCents, category]),
    ).toEqual([[-500, CORRECTED]]);
  });

  test("what is only called alike is a row like any other, and so is a bank's own", () => {
    const category = (text: string) => read(text).rows[0]?.category;
    expect(category(ynab("Balance Adjustment Chiropractic"))).not.toBe(CORRECTED);
    expect(category(ynab("New Balance"))).not.toBe(CORRECTED);
    expect(category(monarch("Reconciliation", "Counseling"))).toBe("Counseling");
    expect(
      category("Date,Description,Amount\n2026-01-14,Balance Adjustment,-5.00\n2026-01-15,Deli,-5.00\n"),
    ).toBeNull();
  });

  test("is neither pay nor spending nor a transfer, on whatever account it stands", () => {
    expect(guessCategory(CORRECTED)).toBe("kind:correction");
    for (const accountType of ["checking", "savings", "credit", "loan", "investment"])
      for (const amountCents of [-500, 500]) {
        const providerCategory = bankCategoryOf("kind:correction", amountCents > 0);
        const row = { amountCents, accountType, merchantName: CORRECTED, rawName: CORRECTED, providerCategory };
        const nothing = { matchedAccountType: null, paysLinkedCard: false, ruleCategory: null, guessedCategory: null };
        expect(classify({ ...row, ...nothing, userCategory: null, userKind: null })).toEqual({
          kind: "correction",
          category: null,
        });
      }
  });

  test("is no side of a transfer", () => {
    const leg = { accountType: "checking", day: "2026-01-14", text: "Transfer" };
    const out = { ...leg, id: "out", accountId: "a", amountCents: -500 };
    const into = { ...leg, id: "in", accountId: "b", amountCents: 500 };
    const corrected = bankCategoryOf("kind:correction", true);
    const found = (one: string | null, other: string | null) =>
      matchTransfers(
        [
          { ...out, providerCategory: one },
          { ...into, providerCategory: other },
        ],
        new Set(),
      );
    const none = { matched: [], suggested: [] };
    expect([found(corrected, null), found(null, corrected)]).toEqual([none, none]);
    expect(found(null, null).matched).toHaveLength(1);
  });
});
