// What an import writes beside its rows, and what is left of it once it's taken back: balances, choices, budgets, goals.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsForm, ColumnsFields, UnsureForm } from "~/contracts/import";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { createAccount, setBalance } from "~/services/accounts/by-hand.server";
import { setAccounts, setColumns, setUnsure } from "~/services/import/choices.server";
import { createDraft, discard, hasImport, loadDraft } from "~/services/import/drafts.server";
import { importView } from "~/services/import/preview.server";
import { undoImport } from "~/services/import/undo.server";
import { confirmImport } from "~/services/import/write.server";
import { createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { isLookedThrough } from "../support/looked-through";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
beforeEach(() => setClock("2026-03-20T12:00:00Z"));
afterEach(() => setClock(undefined));

const person = async () => currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC" }));
const file = (text: string, name = "everyday.csv") => ({ name, bytes: new TextEncoder().encode(text) });
const HEAD = "Date,Description,Amount,Balance\n";
const JANUARY = `${HEAD}01/02/2026,Shop,-10.00,90.00\n01/31/2026,ACME PAYROLL,1000.00,1090.00\n`;
const FEBRUARY = `${HEAD}02/03/2026,Rent,-700.00,390.00\n`;
const draftOf = (user: CurrentUser, ...texts: string[]) =>
  createDraft(
    user,
    texts.map((text) => file(text)),
  );
const bring = async (user: CurrentUser, ...texts: string[]) => {
  const id = await draftOf(user, ...texts);
  return { id, ...(await confirmImport(user, id)) };
};
const account = async (user: CurrentUser, accountName = "everyday") => {
  const one = await db.account.findFirstOrThrow({ where: { userId: user.id, accountName } });
  return { id: one.id, base: [Number(one.baseCents), one.baseDay], balance: Number(one.balanceCents) };
};
const cash = (user: CurrentUser, name = "everyday") =>
  createAccount(user, { name, institution: "", kind: "cash", balance: 50_000, day: "2026-01-01" });
const audits = (user: CurrentUser) =>
  db.auditLog.findMany({ where: { userId: user.id, event: { startsWith: "import" } }, orderBy: { id: "asc" } });

describe("the balance that a file tells", () => {
  test("becomes that of an account kept by hand, from the day after; taken back, the one before stands again", async () => {
    const user = await person();
    await cash(user);
    const { id } = await bring(user, JANUARY);
    expect(await account(user)).toMatchObject({ base: [109_000, "2026-02-01"], balance: 109_000 });
    await bring(user, FEBRUARY);
    expect(await account(user)).toMatchObject({ base: [39_000, "2026-02-04"], balance: 39_000 });
    const { id: last } = await db.import.findFirstOrThrow({ where: { userId: user.id, id: { not: id } } });
    await undoImport(user, last);
    expect(await account(user)).toMatchObject({ base: [109_000, "2026-02-01"], balance: 109_000 });
    await undoImport(user, id);
    expect(await account(user)).toMatchObject({ base: [50_000, "2026-01-01"], balance: 50_000 });
  });

  test("that somebody has corrected since stays theirs when the import is taken back", async () => {
    const user = await person();
    await cash(user);
    const { id } = await bring(user, JANUARY);
    await setBalance(user, (await account(user)).id, 77_700, "2026-03-01");
    await undoImport(user, id);
    expect(await account(user)).toMatchObject({ base: [77_700, "2026-03-01"], balance: 77_700 });
  });

  test("is taken from the latest of several files, counts on its own day and not before, and only where it's wanted", async () => {
    const [user, other, early, late] = [await person(), await person(), await person(), await person()];
    for (const one of [user, other, early, late]) await cash(one);
    await bring(user, FEBRUARY, JANUARY);
    expect(await account(user)).toMatchObject({ base: [39_000, "2026-02-04"], balance: 39_000 });
    const id = await draftOf(other, JANUARY);
    const [shown] = (await importView(other, id)).files;
    expect(shown).toMatchObject({ setBalance: true, accounts: [{ apartCents: 40_000 }] });
    const form = { file: shown?.id ?? "", key: [shown?.accounts[0]?.key], to: [(await account(other)).id] };
    await setAccounts(other.id, id, AccountsForm.parse(form));
    await confirmImport(other, id);
    expect(await account(other)).toMatchObject({ base: [50_000, "2026-01-01"], balance: 149_000 });
    await bring({ ...early, today: "2026-01-30" }, JANUARY);
    expect((await account(early)).base).toEqual([50_000, "2026-01-01"]);
    await bring({ ...late, today: "2026-01-31" }, JANUARY);
    expect((await account(late)).base).toEqual([109_000, "2026-02-01"]);
  });

  test("is none of a bank's account, whose rows come all the same", async () => {
    const user = await person();
    const { account: id } = await createBank(user.id, ["checking"]);
    await db.account.updateMany({ where: { userId: user.id }, data: { accountName: "everyday" } });
    expect(await bring(user, JANUARY)).toMatchObject({ added: 2 });
    const bank = await db.account.findFirstOrThrow({ where: { userId: user.id } });
    expect(bank).toMatchObject({ id: id("checking"), balanceCents: 100_000n, baseDay: null });
    expect((await importView(user, await draftOf(user, JANUARY))).files[0]?.accounts[0]?.apartCents).toBeNull();
  });

  test("of a new account reaches back to its first row, so that its past is known", async () => {
    const user = await person();
    await bring(user, FEBRUARY, JANUARY);
    expect(await account(user)).toMatchObject({ base: [10_000, "2026-01-02"], balance: 39_000 });
  });
});

describe("an import", () => {
  test("is noted with what it brought, once, and so is that it was taken back; the notices are looked through", async () => {
    const [user, other] = [await person(), await person()];
    await isLookedThrough(user.id);
    const { id } = await bring(user, JANUARY);
    expect(await isLookedThrough(user.id)).toBe(true);
    expect(await confirmImport(user, id)).toEqual({ added: 2, known: 0, budgets: 0, goals: 0 });
    expect(await isLookedThrough(user.id)).toBe(false);
    // Nothing new is nothing to look through.
    await bring(user, JANUARY);
    expect(await isLookedThrough(user.id)).toBe(false);
    await undoImport(user, id);
    expect(await isLookedThrough(user.id)).toBe(true);
    expect(
      (await audits(user)).map(({ event, detail }) => [event, Object(detail).added ?? Object(detail).removed]),
    ).toEqual([
      ["imported", 2],
      ["imported", 0],
      ["import_undone", 2],
    ]);
    expect(await audits(other)).toEqual([]);
  });

  test("that was taken back is neither made again nor taken back again, and a draft isn't taken back", async () => {
    const user = await person();
    const { id } = await bring(user, JANUARY);
    await undoImport(user, id);
    await expect(confirmImport(user, id)).rejects.toMatchObject({
      ...{ code: "conflict", userMessage: "This import was taken back. Please choose the files again." },
    });
    expect(await importView(user, id)).toMatchObject({ state: "undone", added: 2, files: [] });
    const waiting = await draftOf(user, JANUARY);
    for (const one of [id, waiting])
      await expect(undoImport(user, one)).rejects.toMatchObject({
        ...{ code: "conflict", userMessage: "There's nothing to take back." },
      });
    expect([await hasImport(user.id, id), await hasImport(user.id, "none")]).toEqual([true, false]);
    await discard(user.id, waiting);
    expect(await hasImport(user.id, waiting)).toBe(false);
  });

  test("keeps no file once it's made, and the choices of one sender for the next", async () => {
    const [user, other] = [await person(), await person()];
    const id = await draftOf(user, JANUARY);
    const [of] = (await loadDraft(db, user.id, id)).files;
    await setUnsure(user.id, id, UnsureForm.parse({ file: of?.id ?? "", add: ["2"] }));
    await draftOf(other, JANUARY);
    await confirmImport(user, id);
    const kept = await db.importFile.findMany({ where: { content: null, userId: { in: [user.id, other.id] } } });
    expect(kept.map(({ userId, importId }) => [userId, importId])).toEqual([[user.id, id]]);
    expect((await loadDraft(db, user.id, id)).files).toMatchObject([{ bytes: new Uint8Array(), name: "everyday.csv" }]);
    const sender = await db.importSender.findFirstOrThrow({ where: { userId: user.id } });
    expect(sender.choices).toMatchObject({ add: [] });
    expect(JSON.stringify(sender.choices)).toContain((await account(user)).id);
    // Under another name it's still the account of that sender.
    await db.account.updateMany({ where: { userId: user.id }, data: { accountName: "Renamed" } });
    expect(await bring(user, FEBRUARY)).toMatchObject({ added: 1 });
    expect(await db.account.count({ where: { userId: user.id } })).toBe(1);
    expect(await db.importSender.count({ where: { userId: other.id } })).toBe(0);
  });

  test("done with columns that somebody put right, the sender's next file is read with them, and no other's", async () => {
    const [user, other] = [await person(), await person()];
    const june = `Date,Description,Amount\n05/06/2026,Shop,10.00\n`;
    const july = `Date,Description,Amount\n07/07/2026,Shop,20.00\n08/07/2026,Deli,30.00\n`;
    const id = await draftOf(user, june);
    const [of] = (await loadDraft(db, user.id, id)).files;
    const roles = ["day", "name", "amount"];
    await setColumns(
      user.id,
      id,
      ColumnsFields.parse({ file: of?.id ?? "", role: roles, dateOrder: "dmy", decimal: ".", flip: "on" }),
    );
    await confirmImport(user, id);
    await bring(user, july);
    await bring(user, `Date;Payee;Amount\n09/07/2026;Elsewhere;-40.00\n`);
    await bring(other, july);
    const rows = await db.transaction.findMany({
      where: { userId: { in: [user.id, other.id] } },
      orderBy: [{ merchantName: "asc" }, { day: "asc" }, { userId: "asc" }],
    });
    const told = (of: CurrentUser) =>
      rows.flatMap((row) => (row.userId === of.id ? [[row.merchantName, row.day, Number(row.amountCents)]] : []));
    expect(told(user)).toEqual([
      ["Deli", "2026-07-08", -3_000],
      ["Elsewhere", "2026-09-07", -4_000],
      ["Shop", "2026-06-05", -1_000],
      ["Shop", "2026-07-07", -2_000],
    ]);
    expect(told(other)).toEqual([
      ["Deli", "2026-08-07", 3_000],
      ["Shop", "2026-07-07", 2_000],
    ]);
  });

  test("leaves out what is to be skipped, and writes what the bank called a row beside its name", async () => {
    const user = await person();
    const named =
      "Date,Description,Original Description,Amount,Transaction Type,Category,Account Name,Labels,Notes\n" +
      "1/15/2026,Market,MKT 0042,20.00,debit,Groceries,Everyday,,\n1/16/2026,Gift,,50.00,credit,,Savings,,\n";
    const id = await draftOf(user, named);
    const [shown] = (await importView(user, id)).files;
    const keys = shown?.accounts.map(({ key }) => key) ?? [];
    await setAccounts(
      user.id,
      id,
      AccountsForm.parse({ file: shown?.id ?? "", key: keys, to: ["new", "skip"], name: ["Mine", ""] }),
    );
    expect(await importView(user, id)).toMatchObject({ fresh: 1 });
    expect(await confirmImport(user, id)).toMatchObject({ added: 1, known: 0 });
    expect(await db.transaction.findMany({ where: { userId: user.id } })).toMatchObject([
      { merchantName: "Market", rawName: "MKT 0042", category: "groceries", pending: false, importId: id },
    ]);
    const made = await db.account.findMany({ where: { userId: user.id } });
    expect(made).toMatchObject([{ accountName: "Mine", accountType: "checking", baseDay: "2026-01-15" }]);
    const again = await draftOf(user, named);
    expect(await confirmImport(user, again)).toMatchObject({ added: 0, known: 1 });
  });

  test("of another version says nothing of what was here before: its rows go, and nothing else", async () => {
    const user = await person();
    await cash(user);
    const { id } = await bring(user, JANUARY);
    await db.import.updateMany({ where: { userId: user.id, id }, data: { before: { bases: "odd" } } });
    expect(await undoImport(user, id)).toEqual({ removed: 2 });
    expect(await account(user)).toMatchObject({ base: [109_000, "2026-02-01"] });
  });
});
