// Which account a file's rows go to: one that is here, by its number or its name, one that is new, or none.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsForm, ColumnsFields } from "~/contracts/import";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { closeAccount, createAccount } from "~/services/accounts/by-hand.server";
import { setAccounts, setColumns } from "~/services/import/choices.server";
import { createDraft } from "~/services/import/drafts.server";
import { importView } from "~/services/import/preview.server";
import { confirmImport } from "~/services/import/write.server";
import { createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
beforeEach(() => setClock("2026-03-20T12:00:00Z"));
afterEach(() => setClock(undefined));

const person = async () => currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC" }));
const file = (text: string, name = "everyday.csv") => ({ name, bytes: new TextEncoder().encode(text) });
const draftOf = (user: CurrentUser, text: string, name?: string) => createDraft(user, [file(text, name)]);
const first = async (user: CurrentUser, id: string) => {
  const [shown] = (await importView(user, id)).files;
  if (!shown) throw new Error("no file");
  return shown;
};
const target = async (user: CurrentUser, text: string, name?: string) =>
  (await first(user, await draftOf(user, text, name))).accounts[0]?.to;
const cash = async (user: CurrentUser, name: string) =>
  (await createAccount(user, { name, institution: "", kind: "cash", balance: 0, day: "2026-01-01" })).id;
const SHOPS = "Date,Description,Amount\n01/02/2026,Shop,-10.00\n01/05/2026,Deli,-4.00\n";
const NAMED = "Date,Payee,Amount,Account\n";
const statement = (currency = "USD", number = "0009994411") =>
  `OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><SIGNONMSGSRSV1><SONRS><FI><ORG>Harbor Bank</FI></SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>${currency}<BANKACCTFROM><BANKID>1<ACCTID>${number}<ACCTTYPE>SAVINGS</BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260115<TRNAMT>-5.00<FITID>a1<NAME>Deli</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>60.00<DTASOF>20260131</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

describe("a file's account is", () => {
  test("the one of its number, whatever either is called", async () => {
    const user = await person();
    await cash(user, "Wallet");
    const { account } = await createBank(user.id, ["checking"]);
    expect(await target(user, statement(), "s.ofx")).toBe(account("checking"));
    expect(await target(user, statement("USD", "0009994412"), "s.ofx")).toBe("new");
  });

  test("of several of its number the one of its name, in capitals or not; of none of its name a new one", async () => {
    const user = await person();
    const { account } = await createBank(user.id, ["checking", "savings"]);
    expect(await target(user, statement(), "s.ofx")).toBe("new");
    await db.account.update({
      where: { userId_id: { userId: user.id, id: account("savings") } },
      data: { accountName: "HARBOR Bank savings 4411" },
    });
    expect(await target(user, statement(), "s.ofx")).toBe(account("savings"));
    await db.account.updateMany({ where: { userId: user.id }, data: { accountName: "Harbor Bank savings 4411" } });
    expect(await target(user, statement(), "s.ofx")).toBe("new");
  });

  test("no other where it tells no number, though others have none either", async () => {
    const user = await person();
    const wallet = await cash(user, "Wallet");
    expect(await target(user, SHOPS)).toBe("new");
    expect(await target(user, SHOPS, "WALLET.csv")).toBe(wallet);
  });

  test("none that is closed, and none in other money", async () => {
    const user = await person();
    const id = await cash(user, "everyday");
    expect(await target(user, SHOPS)).toBe(id);
    await db.account.updateMany({ where: { userId: user.id }, data: { currency: "EUR" } });
    const view = await importView(user, await draftOf(user, SHOPS));
    expect([view.files[0]?.accounts[0]?.to, view.ours]).toEqual(["new", []]);
    await db.account.updateMany({ where: { userId: user.id }, data: { currency: "USD" } });
    await closeAccount(user, id);
    expect(await target(user, SHOPS)).toBe("new");
  });

  test("the one that was chosen as long as it's open; the accounts that are offered stand as they were made", async () => {
    const user = await person();
    const [wallet, jar] = [await cash(user, "Wallet"), await cash(user, "Jar")];
    const at = (id: string, createdAt: string) =>
      db.account.update({ where: { userId_id: { userId: user.id, id } }, data: { createdAt: new Date(createdAt) } });
    await at(jar, "2026-01-01");
    await at(wallet, "2026-01-02");
    const id = await draftOf(user, SHOPS);
    const { id: of, accounts } = await first(user, id);
    await setAccounts(user.id, id, AccountsForm.parse({ file: of, key: [accounts[0]?.key], to: [jar] }));
    expect((await first(user, id)).accounts).toMatchObject([{ to: jar, newName: "everyday", fresh: 2 }]);
    expect((await importView(user, id)).ours.map((one) => one.id)).toEqual([jar, wallet]);
    await closeAccount(user, jar);
    expect((await first(user, id)).accounts).toMatchObject([{ to: "new", newName: "everyday" }]);
    expect((await importView(user, id)).ours.map((one) => one.id)).toEqual([wallet]);
  });
});

test("accounts that files call alike are one that is made; rows that still wait at the bank stay out and are counted", async () => {
  const user = await person();
  const head = "Date,Description,Amount,Status\n";
  const rows = `${head}01/02/2026,Shop,-10.00,Posted\n01/03/2026,Deli,-4.00,Pending\n`;
  const id = await createDraft(user, [
    file(rows, "everyday.csv"),
    file(`${head}01/09/2026,Market,-1.00,Posted\n`, "EVERYDAY.csv"),
  ]);
  const { files, fresh } = await importView(user, id);
  expect(files.map(({ accounts }) => accounts.map((one) => [one.fresh, one.pending]))).toEqual([[[1, 1]], [[1, 0]]]);
  expect(fresh).toBe(2);
  expect(await confirmImport(user, id)).toMatchObject({ added: 2, known: 0 });
  expect(await db.account.findMany({ where: { userId: user.id } })).toMatchObject([
    { accountName: "everyday", baseDay: "2026-01-02", balanceCents: -1_100n },
  ]);
});

test("money of another kind is nobody's until somebody says to take it for dollars", async () => {
  const user = await person();
  const id = await draftOf(user, statement("EUR"), "s.ofx");
  const { id: of, accounts } = await first(user, id);
  expect(accounts).toMatchObject([
    { currency: "EUR", isForeign: true, asDollars: false, fresh: 0, gapCents: null, from: null, sample: [] },
  ]);
  expect(await confirmImport(user, await draftOf(user, statement("EUR"), "s.ofx"))).toMatchObject({ added: 0 });
  expect(await db.account.count({ where: { userId: user.id } })).toBe(0);
  const form = { file: of, key: [accounts[0]?.key], asDollars: [accounts[0]?.key], setBalance: "on" };
  await setAccounts(user.id, id, AccountsForm.parse(form));
  expect((await first(user, id)).accounts).toMatchObject([{ isForeign: false, asDollars: true, fresh: 1 }]);
  expect(await confirmImport(user, id)).toMatchObject({ added: 1, known: 0 });
  expect(await db.account.findMany({ where: { userId: user.id } })).toMatchObject([{ balanceCents: 6_000n }]);
});

describe("an account that is made", () => {
  const made = async (user: CurrentUser) =>
    (await db.account.findMany({ where: { userId: user.id }, orderBy: { accountName: "asc" } })).map((one) => [
      ...[one.accountName, one.institutionName, one.accountNumber, one.accountType, one.baseDay],
      Number(one.balanceCents),
    ]);

  test("has the bank, the number and the kind that its file tells, or none", async () => {
    const user = await person();
    await confirmImport(user, await createDraft(user, [file(SHOPS, "money.csv"), file(statement(), "s.ofx")]));
    expect(await made(user)).toEqual([
      ["Harbor Bank savings 4411", "Harbor Bank", "4411", "savings", "2026-01-15", 6_000],
      ["money", "By hand", "", "checking", "2026-01-02", -1_400],
    ]);
  });

  test("of which only the balance is told begins on that day, whatever others it stands beside", async () => {
    const user = await person();
    const balances = "Date,Balance,Account\n2026-01-30,612.34,Checking\n2026-01-29,-80.00,Blue Card\n";
    await confirmImport(user, await createDraft(user, [file(balances, "balances.csv")]));
    expect(await made(user)).toEqual([
      ["Blue Card", "Monarch", "", "credit", "2026-01-29", -8_000],
      ["Checking", "Monarch", "", "checking", "2026-01-30", 61_234],
    ]);
  });

  test("begins with the earliest first balance of its files, in whatever order they're chosen", async () => {
    const head = "Account,Flag,Date,Payee,Category Group/Category,Category,Memo,Outflow,Inflow\n";
    const start = (day: string, amount: string) =>
      `House,,${day},Starting Balance,Inflow: Ready to Assign,,,$0.00,$${amount}\n`;
    const texts = [
      `${head}${start("01/13/2026", "1000.00")}House,,01/14/2026,Deli,,,,$5.00,$0.00\n`,
      `${head}${start("02/01/2026", "40.00")}House,,02/02/2026,Shop,,,,$6.00,$0.00\n`,
    ];
    for (const order of [texts, [...texts].reverse()]) {
      const user = await person();
      await confirmImport(
        user,
        await createDraft(
          user,
          order.map((text) => file(text, "register.csv")),
        ),
      );
      expect(await made(user)).toEqual([["House", "YNAB", "", "checking", "2026-01-13", 98_900]]);
    }
  });

  test("is called and of the kind that somebody says; one of no kind is a checking account", async () => {
    const user = await person();
    const id = await draftOf(user, `${NAMED}01/02/2026,Paws,-20.00,Blue Card\n`);
    const { id: of, accounts } = await first(user, id);
    expect(accounts).toMatchObject([{ kind: "credit", newName: "Blue Card" }]);
    const form = { file: of, key: [accounts[0]?.key], name: ["Mine"], kind: ["yacht"] };
    await setAccounts(user.id, id, AccountsForm.parse(form));
    expect((await first(user, id)).accounts).toMatchObject([{ newName: "Mine", sample: [{ name: "Paws" }] }]);
    await confirmImport(user, id);
    expect(await made(user)).toEqual([["Mine", "By hand", "", "checking", "2026-01-02", -2_000]]);
  });
});

test("columns that leave nothing to read are as if nobody had chosen them: the file stays, to choose again", async () => {
  const user = await person();
  const id = await draftOf(user, "01/02/2026,Shop,-10.00\n01/05/2026,Deli,-4.00\n");
  const { id: of, table } = await first(user, id);
  expect(table?.mapping.roles).toEqual(["day", "name", "amount"]);
  const form = ColumnsFields.parse({ file: of, role: ["name", "memo", "amount"], dateOrder: "mdy" });
  await setColumns(user.id, id, form);
  expect(await first(user, id)).toMatchObject({ id: of, accounts: [{ fresh: 2 }] });
  expect(await confirmImport(user, id)).toMatchObject({ added: 2 });
});

test("a card's rows are shown as they'll stand: what was paid to it is no income, be it new or here", async () => {
  const user = await person();
  const text = `${NAMED}01/02/2026,Payment Thank You,200.00,Blue Card\n01/03/2026,Payment Thank You,200.00,Everyday\n`;
  const id = await draftOf(user, text);
  const said = (await first(user, id)).accounts.map(({ sample }) => sample.map(({ category }) => category));
  await confirmImport(user, id);
  const rows = await db.transaction.findMany({ where: { userId: user.id }, orderBy: { day: "asc" } });
  expect([said, rows.map(({ kind }) => kind)]).toEqual([
    [["Card Payment"], ["Income"]],
    ["card_payment", "income"],
  ]);
});
