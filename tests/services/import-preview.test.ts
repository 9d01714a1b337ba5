// How much of a large file the preview shows, and what it says of the rest: as much as a form can hold.
import { afterEach, beforeEach, expect, test } from "vitest";
import { AccountsForm } from "~/contracts/import";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db, transaction } from "~/lib/db.server";
import { createAccount } from "~/services/accounts/by-hand.server";
import { setAccounts, setUnsure } from "~/services/import/choices.server";
import type { LedgerRow } from "~/domain/ledger/ledger";
import { createDraft } from "~/services/import/drafts.server";
import { importView } from "~/services/import/preview.server";
import { type ImportedDetails, withDetails } from "~/services/import/details.server";
import { confirmImport } from "~/services/import/write.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
beforeEach(() => setClock("2026-03-20T12:00:00Z"));
afterEach(() => setClock(undefined));

const person = async () => currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC" }));
const draftOf = (user: CurrentUser, text: string, name = "everyday.csv") =>
  createDraft(user, [{ name, bytes: new TextEncoder().encode(text) }]);
const first = async (user: CurrentUser, id: string) => (await importView(user, id)).files[0];

test("a later row shows that parts come along, with the words of each or that it has none", async () => {
  const user = await person();
  const plain = (day: number) => `D1/${day}/2026\nT-1.00\nPShop ${day}\n^\n`;
  const split = (day: number) => `D1/${day}/2026\nT-30.00\nPStore\nSGroceries\n$-20.00\nS\n$-10.00\n^\n`;
  const qif = (...rows: string[]) => `!Type:Bank\n${rows.join("")}`;
  const sampled = async (text: string) => {
    const file = await first(user, await draftOf(user, text, "old.qif"));
    return file?.accounts[0]?.sample.map(({ name, parts }) => [name, parts.length]);
  };
  const five = [1, 2, 3, 4, 5].map(plain);
  const shops = [1, 2, 3, 4, 5].map((day) => [`Shop ${day}`, 0]);
  expect(await sampled(qif(...five, plain(6), split(7), split(8)))).toEqual([...shops, ["Store", 2]]);
  expect(await sampled(qif(split(1), ...five, split(7)))).toEqual([["Store", 2], ...shops.slice(0, 4)]);
  expect(await sampled(qif(...five, plain(6)))).toEqual(shops);
  const file = await first(user, await draftOf(user, qif(split(1)), "old.qif"));
  expect(file?.accounts[0]?.sample[0]?.parts).toEqual([
    { category: "Groceries", amountCents: -2_000 },
    { category: "No category", amountCents: -1_000 },
  ]);
});

test("fifty rows that may be here already are asked about, the others are counted; those that are wanted are added", async () => {
  const user = await person();
  const { account } = await createBank(user.id, ["checking"]);
  const day = (at: number) => String((at % 28) + 1).padStart(2, "0");
  const rows = Array.from({ length: 52 }, (_, at) => at);
  const upsert = rows.map((at) =>
    bankRow(`${user.id}-${at}`, account("checking"), `2026-01-${day(at)}`, -100_000 - at, {
      merchantName: `Told ${at}`,
    }),
  );
  await transaction((tx) => writeTransactions(tx, user.id, { upsert, remove: [] }));
  const line = (at: number) => `01/${day(at)}/2026,Quite otherwise,-${1_000 + at / 100}\n`;
  const id = await draftOf(user, `Date,Description,Amount\n${rows.map(line).join("")}`);
  const before = await first(user, id);
  const form = { file: before?.id ?? "", key: [before?.accounts[0]?.key], to: [account("checking")] };
  await setAccounts(user.id, id, AccountsForm.parse(form));
  const shown = await first(user, id);
  expect([shown?.unsure.length, shown?.unsureMore]).toEqual([50, 2]);
  expect(shown?.accounts[0]).toMatchObject({ fresh: 0, unsure: 52, known: 0 });
  expect(shown?.unsure[0]).toMatchObject({
    ...{ name: "Quite otherwise", day: "2026-01-01", amountCents: -100_000, isAdded: false },
    like: { day: "2026-01-01", name: "Told 0" },
  });
  await setUnsure(user.id, id, { file: shown?.id ?? "", add: [String(shown?.unsure[1]?.line)] });
  expect((await first(user, id))?.unsure.slice(0, 3).map(({ isAdded }) => isAdded)).toEqual([false, true, false]);
  expect((await importView(user, id)).fresh).toBe(1);
  expect(await confirmImport(user, id)).toMatchObject({ added: 1, known: 0 });
  const added = await db.transaction.findMany({ where: { userId: user.id, importId: id } });
  expect(added.map(({ amountCents }) => amountCents)).toEqual([-100_001n]);
});

test("forty accounts of a file are shown, the others counted, and all of them come", async () => {
  const user = await person();
  const head = "Date,Description,Original Description,Amount,Transaction Type,Category,Account Name,Labels,Notes\n";
  const lines = Array.from({ length: 42 }, (_, at) => `1/15/2026,Shop,S,1.00,debit,,Account ${at},,\n`);
  const id = await draftOf(user, head + lines.join(""));
  const shown = await first(user, id);
  expect([shown?.accounts.length, shown?.accountsMore]).toEqual([40, 2]);
  expect(await importView(user, id)).toMatchObject({ fresh: 42 });
  expect(await confirmImport(user, id)).toMatchObject({ added: 42 });
  expect(await db.account.count({ where: { userId: user.id } })).toBe(42);
});

test("how far a file's balance is from what would be here counts what is here and what would come, up to its day", async () => {
  const user = await person();
  const { id: cash } = await createAccount(user, {
    ...{ name: "everyday", institution: "", kind: "cash", balance: 10_000, day: "2026-01-10" },
  });
  const row = (day: string, cents: number, more: object = {}) =>
    db.transaction.create({
      data: {
        ...{ userId: user.id, id: `${day}${cents}`, providerTransactionId: `${day}${cents}`, accountId: cash, day },
        ...{ amountCents: BigInt(cents), merchantName: "Here", kind: "spending", category: "gas", ...more },
      },
    });
  await row("2026-01-09", -1);
  await row("2026-01-11", -200);
  await row("2026-01-12", -4_000, { pending: true });
  await row("2026-01-13", -8_000, { deletedAt: new Date() });
  await row("2026-02-01", -16_000);
  const head = "Date,Description,Amount,Balance\n";
  const file = `${head}01/05/2026,Before,-5.00,95.00\n01/20/2026,Shop,-10.00,85.00\n01/31/2026,Shop,-20.00,65.00\n`;
  const apart = async () => (await first(user, await draftOf(user, file)))?.accounts[0]?.apartCents;
  // A hundred, less two of here, less thirty of the file, held against sixty-five.
  expect(await apart()).toBe(10_000 - 200 - 3_000 - 6_500);
  await db.account.updateMany({ where: { userId: user.id }, data: { baseDay: "2026-02-01" } });
  expect(await apart()).toBeNull();
});

test("what an account began with is shown for one that is new, and no gap of one that is left out", async () => {
  const user = await person();
  const head = "Account,Flag,Date,Payee,Category Group/Category,Category,Memo,Outflow,Inflow\n";
  const start = "House,,01/13/2026,Starting Balance,Inflow: Ready to Assign,,,$0.00,$1000.00\n";
  const register = `${head}${start}House,,01/14/2026,Deli,,,,$5.00,$0.00\n`;
  const begun = await first(user, await draftOf(user, register));
  expect(begun?.accounts).toMatchObject([{ to: "new", first: { day: "2026-01-13", cents: 100_000 } }]);
  const text = "Date,Description,Amount,Balance\n01/02/2026,Shop,-10.00,90.00\n01/31/2026,Pay,5.00,99.00\n";
  const id = await draftOf(user, text);
  const file = await first(user, id);
  expect(file?.accounts).toMatchObject([{ first: null, gapCents: 400 }]);
  await setAccounts(
    user.id,
    id,
    AccountsForm.parse({ file: file?.id ?? "", key: [file?.accounts[0]?.key], to: ["skip"] }),
  );
  expect((await first(user, id))?.accounts).toMatchObject([{ first: null, gapCents: null, fresh: 0, from: null }]);
});

test("two accounts of files that go to one of ours are one: what both tell is there once", async () => {
  const user = await person();
  const { id: cash } = await createAccount(user, {
    ...{ name: "Wallet", institution: "", kind: "cash", balance: 0, day: "2026-01-01" },
  });
  const text = "Date,Description,Amount\n01/02/2026,Shop,-10.00\n01/05/2026,Deli,-4.00\n";
  const bytes = new TextEncoder().encode(text);
  const id = await createDraft(user, [
    { name: "one.csv", bytes },
    { name: "two.csv", bytes },
  ]);
  for (const file of (await importView(user, id)).files)
    await setAccounts(
      user.id,
      id,
      AccountsForm.parse({ file: file.id, key: [file.accounts[0]?.key], to: [cash], name: [file.name] }),
    );
  expect(await confirmImport(user, id)).toMatchObject({ added: 2, known: 2 });
});

test("a note alone leaves a row's category; parts say where it belongs, in place of one category", () => {
  const row: LedgerRow = {
    ...{ id: "r", accountId: "a", providerTransactionId: "p", day: "2026-01-02", amountCents: -3_000, pending: false },
    ...{ merchantName: "Shop", bankName: null, rawName: "SHOP", providerCategory: null, providerConfidence: null },
    ...{
      category: "gas",
      kind: "spending",
      ownCategory: null,
      userCategory: null,
      userKind: null,
      note: "was",
      tags: [],
    },
    ...{ deletedAt: null, removedAt: null, matchedId: null, reviewedAt: null, importId: null, splits: [] },
  };
  const place = { category: "groceries", ownCategory: null } as const;
  const part = (amountCents: number) => ({ ...place, amountCents, note: null });
  const said = (more: Partial<ImportedDetails>): ImportedDetails => ({
    place: null,
    splits: [],
    note: "",
    tags: [],
    ...more,
  });
  expect(withDetails(row, undefined)).toBe(row);
  expect(withDetails(row, said({ note: "lunch", tags: ["trip"] }))).toEqual({ ...row, note: "lunch", tags: ["trip"] });
  expect(withDetails(row, said({ place }))).toEqual({ ...row, userCategory: "groceries", ownCategory: null });
  const splits = [part(-1_000), part(-2_000)];
  expect(withDetails(row, said({ place, splits }))).toEqual({ ...row, splits });
  expect(withDetails(row, said({ splits }))).toEqual({ ...row, splits });
  expect(withDetails(row, said({ place, splits: [part(-1)] }))).toEqual({ ...row, userCategory: "groceries" });
  expect(withDetails({ ...row, matchedId: "x" }, said({ place, note: "n" }))).toEqual({
    ...row,
    matchedId: "x",
    note: "n",
  });
});

test("of a purchase in many parts ten are shown", async () => {
  const user = await person();
  const parts = Array.from({ length: 12 }, () => "SGroceries\n$-1.00\n").join("");
  const text = `!Type:Bank\nD1/2/2026\nT-12.00\nPStore\n${parts}^\n`;
  const file = await first(user, await draftOf(user, text, "old.qif"));
  expect(file?.accounts[0]?.sample[0]?.parts).toHaveLength(10);
});

test("another file that was brought says nothing of this one; the order of days is said where one was read", async () => {
  const user = await person();
  const head = "Date,Description,Amount\n";
  await confirmImport(user, await draftOf(user, `${head}01/02/2026,Shop,-10.00\n`));
  const file = await first(user, await draftOf(user, `${head}01/22/2026,Deli,-4.00\n`));
  expect([file?.wasHere, file?.dateOrder]).toEqual([null, "month, day, year"]);
  const ofx =
    "OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>7<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260115<TRNAMT>-5.00<FITID>a1<NAME>Deli</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>";
  expect(await first(user, await draftOf(user, ofx, "s.ofx"))).toMatchObject({ dateOrder: null, senderName: null });
});
