import { describe, expect, test } from "vitest";
import { db } from "~/lib/db.server";
import { addTransaction, addTransfer } from "~/services/accounts/entries.server";
import { accountDays } from "~/services/household/account-days.server";
import { closeAccount, createAccount, setBalance } from "~/services/accounts/by-hand.server";
import { accountsView } from "~/services/bank/accounts-view.server";
import { disconnectAccount } from "~/services/bank/accounts.server";
import { setUnsure } from "~/services/import/choices.server";
import { chooseForFile, createDraft, loadDraft, mayBringFiles } from "~/services/import/drafts.server";
import { importView } from "~/services/import/preview.server";
import { undoImport } from "~/services/import/undo.server";
import { confirmImport } from "~/services/import/write.server";
import { correctTransaction, deleteTransaction } from "~/services/ledger/edits.server";
import { monthsListed } from "~/services/ledger/list-totals.server";
import { checkSums } from "~/services/ledger/sums.server";
import { NewTransaction, NewTransfer } from "~/contracts/accounts-by-hand";
import { createBank, bankRow } from "../support/bank";
import { useDatabase } from "../support/db";
import * as written from "~/routes/import.$id.rows";
import { call, createTrialUser, currentUser } from "../support/people";
import { transaction } from "~/lib/db.server";
import { writeTransactions } from "~/services/ledger/write.server";

useDatabase();

const person = async () => currentUser(await createTrialUser());
type Person = Awaited<ReturnType<typeof person>>;
const HEAD = "Date,Description,Amount,Balance\n";
const JANUARY = `${HEAD}01/02/2026,Opening Shop,-10.00,90.00\n01/15/2026,Coffee,-5.00,85.00\n01/15/2026,Coffee,-5.00,80.00\n01/31/2026,ACME PAYROLL,1000.00,1080.00\n`;
const FEBRUARY = `${HEAD}01/31/2026,ACME PAYROLL,1000.00,1080.00\n02/03/2026,Rent,-700.00,380.00\n`;

const file = (text: string, name = "everyday.csv") => ({ name, bytes: new TextEncoder().encode(text) });
const bring = async (user: Person, ...texts: string[]) => {
  const id = await createDraft(
    user,
    texts.map((text) => file(text)),
  );
  return { id, ...(await confirmImport(user, id)) };
};
const rows = (userId: string) =>
  db.transaction.findMany({ where: { userId, deletedAt: null }, orderBy: [{ day: "asc" }, { id: "asc" }] });
const balances = async (userId: string) =>
  Object.fromEntries(
    (await db.account.findMany({ where: { userId } })).map((one) => [one.accountName, Number(one.balanceCents)]),
  );
const entry = (fields: Record<string, string>) => NewTransaction.parse(fields);

describe("bringing files", () => {
  test("a file makes an account with its rows, its balance and its past; the sums follow", async () => {
    const user = await person();
    expect(await bring(user, JANUARY)).toMatchObject({ added: 4, known: 0 });
    expect(await balances(user.id)).toEqual({ everyday: 108_000 });
    const history = await db.balanceHistory.findMany({ where: { userId: user.id }, orderBy: { day: "asc" } });
    expect(history.map(({ day, balanceCents }) => [day, Number(balanceCents)])).toEqual([
      ["2026-01-02", 9_000],
      ["2026-01-15", 8_000],
      ["2026-01-31", 108_000],
    ]);
    expect(await checkSums(user.id)).toEqual([]);
  });

  test("the same file and one that overlaps bring nothing twice, chosen together or later", async () => {
    const user = await person();
    await bring(user, JANUARY);
    expect(await bring(user, JANUARY)).toMatchObject({ added: 0, known: 4 });
    expect(await bring(user, FEBRUARY)).toMatchObject({ added: 1, known: 1 });
    expect(await balances(user.id)).toEqual({ everyday: 38_000 });
    const other = await person();
    // The later one first: the account begins with the earliest row of both.
    expect(await bring(other, FEBRUARY, JANUARY)).toMatchObject({ added: 5, known: 1 });
    expect(await balances(other.id)).toEqual({ everyday: 38_000 });
  });

  test("what an account began with is its first balance: no row, nothing that moved, and nothing for one that is here", async () => {
    const user = await person();
    const head = "Account,Flag,Date,Payee,Category Group/Category,Category,Memo,Outflow,Inflow\n";
    const start = "House,,01/13/2026,Starting Balance,Inflow: Ready to Assign,,,$0.00,$1000.00\n";
    const register = `${head}${start}House,,01/14/2026,Deli,,,,$5.00,$0.00\n`;
    const { id } = await bring(user, register);
    expect(await balances(user.id)).toEqual({ House: 99_500 });
    expect((await rows(user.id)).map(({ merchantName }) => merchantName)).toEqual(["Deli"]);
    const [month, ...more] = await monthsListed(user.id, {});
    expect(more).toEqual([]);
    expect(month).toMatchObject({ month: "2026-01", outCents: -500, inCents: 0, movedInCents: 0, movedOutCents: 0 });
    const past = await db.balanceHistory.findMany({ where: { userId: user.id }, orderBy: { day: "asc" } });
    expect(past.map(({ day, balanceCents }) => [day, Number(balanceCents)])).toEqual([
      ["2026-01-13", 100_000],
      ["2026-01-14", 99_500],
    ]);
    expect(await bring(user, register)).toMatchObject({ added: 0, known: 1 });
    expect(await balances(user.id)).toEqual({ House: 99_500 });
    await undoImport(user, id);
    expect(await balances(user.id)).toEqual({});
    expect(await checkSums(user.id)).toEqual([]);
  });

  test("what corrected a balance changes the balance alone: nothing came in, went out or moved, and undoing takes it back", async () => {
    const user = await person();
    const head = "Account,Flag,Date,Payee,Category Group/Category,Category,Memo,Outflow,Inflow\n";
    const line = (account: string, day: string, payee: string, out: string, into: string) =>
      `${account},,${day},${payee},Inflow: Ready to Assign,,,$${out},$${into}\n`;
    const register =
      head +
      line("House", "01/13/2026", "Starting Balance", "0.00", "1000.00") +
      line("Card", "01/13/2026", "Starting Balance", "0.00", "0.00") +
      line("House", "01/14/2026", "Reconciliation Balance Adjustment", "40.00", "0.00") +
      line("Card", "01/14/2026", "Reconciliation Balance Adjustment", "0.00", "40.00");
    const { id } = await bring(user, register);
    expect(await balances(user.id)).toEqual({ House: 96_000, Card: 4_000 });
    expect((await rows(user.id)).map(({ kind, matchedId }) => [kind, matchedId])).toEqual([
      ["correction", null],
      ["correction", null],
    ]);
    expect(await monthsListed(user.id, {})).toMatchObject([
      {
        inCents: 0,
        outCents: 0,
        movedInCents: 0,
        movedOutCents: 0,
        correctedInCents: 4_000,
        correctedOutCents: -4_000,
      },
    ]);
    expect(await db.transferSuggestion.count({ where: { userId: user.id } })).toBe(0);
    await undoImport(user, id);
    expect(await balances(user.id)).toEqual({});
    expect(await checkSums(user.id)).toEqual([]);
  });

  test("a corrected loan was not paid", async () => {
    const user = await person();
    await bring(
      user,
      "!Account\nNCar loan\nTOth L\n^\n!Type:Oth L\nD01/13/2026\nT50.00\nPBalance Adjustment\n^\nD01/14/2026\nT80.00\nPPayment\n^\n",
    );
    await db.account.updateMany({ where: { userId: user.id }, data: { accountType: "loan" } });
    const accounts = await db.account.findMany({ where: { userId: user.id }, select: { id: true } });
    const days = await accountDays(
      user.id,
      "2026-01-01",
      accounts.map(({ id }) => id),
    );
    expect(days.map(({ day, movedCents, paidCents }) => [day, movedCents, paidCents])).toEqual([
      ["2026-01-13", 5_000, 0],
      ["2026-01-14", 8_000, 8_000],
    ]);
  });

  test("a correction may be told to be spending, and a row to be a correction", async () => {
    const user = await person();
    await bring(
      user,
      "Account,Flag,Date,Payee,Category Group/Category,Category,Memo,Outflow,Inflow\nHouse,,01/14/2026,Reconciliation Balance Adjustment,,,,$40.00,$0.00\n",
    );
    const [row] = await rows(user.id);
    await correctTransaction(user.id, row?.id ?? "", { choice: "groceries", applyToMerchant: false });
    expect((await rows(user.id)).map(({ kind, category }) => [kind, category])).toEqual([["spending", "groceries"]]);
    await correctTransaction(user.id, row?.id ?? "", { choice: "kind:correction", applyToMerchant: false });
    expect((await rows(user.id)).map(({ kind, category }) => [kind, category])).toEqual([["correction", null]]);
    expect(await checkSums(user.id)).toEqual([]);
  });

  test("an account of which a file tells nothing but its first balance is made with it", async () => {
    const user = await person();
    await bring(
      user,
      "!Account\nNHouse\nTOth A\n^\n!Type:Oth A\nD01/13/2026\nT300000.00\nPOpening Balance\nL[House]\n^\n",
    );
    expect([await balances(user.id), await rows(user.id)]).toEqual([{ House: 30_000_000 }, []]);
  });

  test("confirming twice writes once, and both are told what it brought", async () => {
    const user = await person();
    const id = await createDraft(user, [file(JANUARY)]);
    const both = await Promise.all([confirmImport(user, id), confirmImport(user, id)]);
    expect(both).toEqual([
      { added: 4, known: 0, budgets: 0, goals: 0 },
      { added: 4, known: 0, budgets: 0, goals: 0 },
    ]);
    expect(await rows(user.id)).toHaveLength(4);
    expect(await db.auditLog.count({ where: { userId: user.id, event: "imported" } })).toBe(1);
  });

  test("a long import tells how many of its rows are written, to whoever may see it", async () => {
    const lines = Array.from({ length: 4_000 }, (_, at) => `01/15/2026,Shop ${at},-1.00`).join("\n");
    const long = file(`Date,Description,Amount\n${lines}\n`);
    const user = await person();
    const other = await person();
    const id = await createDraft(user, [long]);
    const write = (who: Person) => call(written, { path: `/import/${id}/rows`, params: { id }, user: who, form: {} });
    expect((await write(other)).status).toBe(404);
    expect((await write(user)).body).toBe(
      [2_000, 4_000].map((done) => `event: written\ndata: {"written":${done},"of":4000}\n\n`).join(""),
    );
    expect(await db.transaction.count({ where: { userId: user.id } })).toBe(4_000);
    // The form that comes after it says what it brought.
    expect(await confirmImport(user, id)).toMatchObject({ added: 4_000 });
  });

  test("taking an import back leaves all as it was, and the same file can come again", async () => {
    const user = await person();
    await bring(user, JANUARY);
    const before = [await rows(user.id), await balances(user.id)];
    const { id } = await bring(user, FEBRUARY);
    expect(await undoImport(user, id)).toEqual({ removed: 1 });
    expect([await rows(user.id), await balances(user.id)]).toEqual(before);
    expect(await checkSums(user.id)).toEqual([]);
    await expect(undoImport(user, id)).rejects.toThrow("nothing to take back");
    expect(await bring(user, FEBRUARY)).toMatchObject({ added: 1 });
  });

  test("taking back the first import takes its account along, unless something else is in it", async () => {
    const user = await person();
    const { id } = await bring(user, JANUARY);
    await undoImport(user, id);
    expect(await balances(user.id)).toEqual({});
    const again = await bring(user, JANUARY);
    const [account] = await db.account.findMany({ where: { userId: user.id } });
    await addTransaction(user, entry({ account: account?.id ?? "", amount: "3", day: "2026-02-01", name: "By hand" }));
    await undoImport(user, again.id);
    expect(Object.keys(await balances(user.id))).toEqual(["everyday"]);
    expect((await rows(user.id)).map(({ merchantName }) => merchantName)).toEqual(["By hand"]);
  });

  test("a row that was deleted stays away when its file comes again", async () => {
    const user = await person();
    await bring(user, JANUARY);
    const [first] = await rows(user.id);
    await deleteTransaction(user.id, first?.id ?? "");
    expect(await balances(user.id)).toEqual({ everyday: 109_000 });
    expect(await bring(user, JANUARY)).toMatchObject({ added: 0, known: 4 });
  });

  test("into an account that is linked, what the bank has told is known, and an odd one waits for a decision", async () => {
    const user = await person();
    const { account } = await createBank(user.id, ["checking"]);
    const upsert = [
      bankRow("1", account("checking"), "2026-01-16", -500, { merchantName: "Coffee" }),
      bankRow("2", account("checking"), "2026-02-01", 100_000, { merchantName: "Deposit 77" }),
    ];
    await transaction((tx) => writeTransactions(tx, user.id, { upsert, remove: [] }));
    const id = await createDraft(user, [file(JANUARY)]);
    const draft = await loadDraft(db, user.id, id);
    await chooseForFile(user.id, id, draft.files[0]?.id ?? "", (choices) => ({
      ...choices,
      targets: { everyday: { to: account("checking"), name: "", kind: "checking", asDollars: false } },
    }));
    // Of the two coffees one is the bank's; the pay is unsure and stays out.
    expect(await confirmImport(user, id)).toMatchObject({ added: 2, known: 1 });
    expect(await balances(user.id)).toEqual({ "My checking": 100_000 });
    // Brought again, and decided: it's another pay.
    const again = await createDraft(user, [file(JANUARY)]);
    const [shown] = (await importView(user, again)).files;
    expect(shown?.unsure).toMatchObject([
      { name: "ACME PAYROLL", day: "2026-01-31", isAdded: false, like: { day: "2026-02-01", name: "Deposit 77" } },
    ]);
    await setUnsure(user.id, again, {
      file: shown?.id ?? "",
      add: shown?.unsure.map(({ line }) => String(line)) ?? [],
    });
    expect(await confirmImport(user, again)).toMatchObject({ added: 1, known: 3 });
    expect((await rows(user.id)).map(({ merchantName }) => merchantName)).toContain("ACME PAYROLL");
  });

  test("categories of another app are the person's own, and a transfer is found as one", async () => {
    const user = await person();
    const text =
      "Date,Description,Original Description,Amount,Transaction Type,Category,Account Name,Labels,Notes\n1/15/2026,Market,M,20.00,debit,Groceries,Everyday,,\n1/16/2026,To savings,T,50.00,debit,Transfer,Everyday,,\n1/16/2026,From everyday,T,50.00,credit,Transfer,Savings,,\n";
    expect(await bring(user, text)).toMatchObject({ added: 3 });
    const found = await rows(user.id);
    expect(found.map(({ category, kind, matchedId }) => [category, kind, matchedId !== null])).toEqual([
      ["groceries", "spending", false],
      [null, "transfer", true],
      [null, "transfer", true],
    ]);
    expect(found.map(({ providerCategory }) => providerCategory?.slice(0, 12))).toEqual([
      ...[undefined, "TRANSFER_OUT", "TRANSFER_IN_"],
    ]);
    expect(await balances(user.id)).toEqual({ Everyday: -7_000, Savings: 5_000 });
  });

  test("what can't be read is refused with its name and nothing is kept; others' imports are not found", async () => {
    const user = await person();
    await expect(createDraft(user, [file(JANUARY), file("%PDF-1.7", "statement.pdf")])).rejects.toThrow(
      "statement.pdf: This is a PDF",
    );
    expect(await db.import.count({ where: { userId: user.id } })).toBe(0);
    const { id } = await bring(user, JANUARY);
    const other = await person();
    await expect(undoImport(other, id)).rejects.toThrow("couldn't find");
    await expect(confirmImport(other, id)).rejects.toThrow("couldn't find");
  });

  test("nobody brings files into the shared account", async () => {
    const user = { ...(await person()), isDemo: true };
    await expect(mayBringFiles(user)).rejects.toThrow("shared by everyone");
  });
});

describe("accounts by hand", () => {
  test("are called what they are: a mortgage is no plain loan, and cash is in no bank", async () => {
    const user = await person();
    for (const kind of ["cash", "mortgage", "vehicle"] as const)
      await createAccount(user, { name: kind, institution: "", kind, balance: 100, day: user.today });
    const { accounts } = await accountsView(user, new URLSearchParams());
    expect(accounts.map(({ accountName, kindName }) => [accountName, kindName])).toEqual([
      ["cash", "Cash"],
      ["mortgage", "Mortgage"],
      ["vehicle", "Vehicle"],
    ]);
  });

  const make = async (user: Person, name: string, kind: "cash" | "loan" | "savings", balance: number) =>
    (await createAccount(user, { name, institution: "", kind, balance, day: "2026-01-01" })).id;

  test("rows move the balance, a new balance counts what is here already, and what is owed has a minus sign", async () => {
    const user = await person();
    const cash = await make(user, "Wallet", "cash", 10_000);
    await make(user, "Car loan", "loan", 500_000);
    await addTransaction(
      user,
      entry({ account: cash, amount: "12.50", day: "2026-01-05", name: "Deli", choice: "restaurants", note: "lunch" }),
    );
    expect(await balances(user.id)).toEqual({ Wallet: 8_750, "Car loan": -500_000 });
    expect(await rows(user.id)).toMatchObject([{ category: "restaurants", kind: "spending", note: "lunch" }]);
    await setBalance(user, cash, 8_000, "2026-01-05");
    await addTransaction(
      user,
      entry({ account: cash, direction: "in", amount: "20", day: "2026-01-05", name: "Ada", choice: "kind:income" }),
    );
    expect((await balances(user.id)).Wallet).toBe(10_000);
    expect(await checkSums(user.id)).toEqual([]);
  });

  test("a transfer has two sides that belong together; the same form sent again is the same transfer", async () => {
    const user = await person();
    const cash = await make(user, "Wallet", "cash", 10_000);
    const savings = await make(user, "Jar", "savings", 0);
    const input = NewTransfer.parse({ from: cash, to: savings, amount: "40", day: "2026-01-05" });
    await addTransfer(user, input, "form-key-1");
    await addTransfer(user, input, "form-key-1");
    expect(await balances(user.id)).toEqual({ Wallet: 6_000, Jar: 4_000 });
    const [one, two] = await rows(user.id);
    expect([one?.matchedId, two?.matchedId, one?.kind]).toEqual([two?.id, one?.id, "transfer"]);
  });

  test("a closed account is at zero and takes no rows; one that goes takes its rows along", async () => {
    const user = await person();
    const cash = await make(user, "Wallet", "cash", 10_000);
    await addTransaction(user, entry({ account: cash, amount: "1", day: "2026-01-05", name: "Deli" }));
    await closeAccount(user, cash);
    expect(await balances(user.id)).toEqual({ Wallet: 0 });
    const late = addTransaction(user, entry({ account: cash, amount: "1", day: "2026-01-06", name: "Deli" }));
    await expect(late).rejects.toThrow("This account is closed.");
    expect(await disconnectAccount(user.id, cash)).toEqual({ removedTransactions: 1 });
    expect(await balances(user.id)).toEqual({});
  });

  test("rows by hand are not for accounts of a bank, nor for others' accounts, nor for days to come", async () => {
    const user = await person();
    const { account } = await createBank(user.id, ["checking"]);
    const strangers = await make(await person(), "Wallet", "cash", 0);
    const add = (id: string, day = "2026-01-05") =>
      addTransaction(user, entry({ account: id, amount: "1", day, name: "Deli" }));
    await expect(add(account("checking"))).rejects.toThrow("come from its bank");
    await expect(add(strangers)).rejects.toThrow("couldn't find");
    await expect(add(account("checking"), "2199-01-01")).rejects.toThrow("yet to come");
  });
});
