// Before a file is brought: what the preview says of it, what can be corrected there, and which uploads are taken at all.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsForm, ColumnsFields, UnsureForm } from "~/contracts/import";
import { RuleForm } from "~/contracts/rules";
import { addMonths } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db, newId } from "~/lib/db.server";
import { zip } from "~/lib/zip.server";
import { closeAccount, createAccount } from "~/services/accounts/by-hand.server";
import { setAccounts, setCategories, setColumns, setUnsure } from "~/services/import/choices.server";
import { assertDraft, createDraft, discard, loadDraft, readChoices } from "~/services/import/drafts.server";
import { importView, pastImports } from "~/services/import/preview.server";
import { undoImport } from "~/services/import/undo.server";
import { confirmImport } from "~/services/import/write.server";
import { saveOwnCategory } from "~/services/categories/own.server";
import { ownCategories } from "~/services/ledger/own-categories.server";
import { saveRule } from "~/services/ledger/rules.server";
import { createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
const NOW = "2026-03-20T12:00:00Z";
beforeEach(() => setClock(NOW));
afterEach(() => setClock(undefined));

const person = async (more: object = {}) =>
  currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC", ...more }));
const utf8 = (text: string) => new TextEncoder().encode(text);
const file = (text: string, name = "everyday.csv") => ({ name, bytes: utf8(text) });
const HEAD = "Date,Description,Amount,Balance\n";
const JANUARY = `${HEAD}01/02/2026,Shop,-10.00,90.00\n01/15/2026,Coffee,-5.00,85.00\n01/31/2026,ACME PAYROLL,1000.00,1085.00\n`;
const NAMED =
  "Date,Description,Original Description,Amount,Transaction Type,Category,Account Name,Labels,Notes\n" +
  "1/15/2026,Market,M,20.00,debit,Groceries,Everyday,,\n1/16/2026,Gift,G,50.00,credit,Presents,Savings,,\n";
const draft = (user: CurrentUser, ...texts: string[]) =>
  createDraft(
    user,
    texts.map((text) => file(text)),
  );
const fileOf = async (user: CurrentUser, id: string) => (await loadDraft(db, user.id, id)).files[0]?.id ?? "";
const shown = async (user: CurrentUser, id: string) => (await importView(user, id)).files[0];
const accountsForm = (fields: Record<string, unknown>) => AccountsForm.parse(fields);
const cash = async (user: CurrentUser, name: string, balance = 10_000, day = "2026-01-01") =>
  (await createAccount(user, { name, institution: "", kind: "cash", balance, day })).id;

describe("the preview", () => {
  test("counts a file's rows by what becomes of them, and says from when until when", async () => {
    const user = await person();
    const view = await importView(user, await draft(user, JANUARY));
    expect(view).toMatchObject({ state: "draft", fresh: 3, added: 0, known: 0, ours: [], budgets: [], goals: [] });
    expect(view.files).toMatchObject([
      {
        name: "everyday.csv",
        problems: [],
        problemCount: 0,
        accountsMore: 0,
        unsure: [],
        unsureMore: 0,
        wasHere: null,
      },
    ]);
    expect(view.files[0]?.accounts).toMatchObject([
      {
        ...{ name: "everyday", to: "new", newName: "everyday", kind: "checking", currency: "USD", isForeign: false },
        ...{ fresh: 3, known: 0, unsure: 0, pending: 0, from: "2026-01-02", until: "2026-01-31", gapCents: 0 },
        ...{ first: null, closing: { day: "2026-01-31", cents: 108_500 }, apartCents: null },
      },
    ]);
    expect(view.files[0]?.accounts[0]?.sample).toEqual([
      { day: "2026-01-02", amountCents: -1_000, name: "Shop", category: "Miscellaneous", parts: [] },
      { day: "2026-01-15", amountCents: -500, name: "Coffee", category: "Restaurants", parts: [] },
      { day: "2026-01-31", amountCents: 100_000, name: "ACME PAYROLL", category: "Income", parts: [] },
    ]);
  });

  test("has the first five rows, whatever order they're in, and where the days begin", async () => {
    const user = await person();
    const line = (day: number) => `01/${String(day).padStart(2, "0")}/2026,Shop ${day},-1.00\n`;
    const text = `Date,Description,Amount\n${[9, 8, 3, 4, 7, 12, 5].map(line).join("")}`;
    const [account] = (await shown(user, await draft(user, text)))?.accounts ?? [];
    expect(account).toMatchObject({ from: "2026-01-03", until: "2026-01-12", first: null, closing: null });
    expect(account?.sample).toHaveLength(5);
  });

  test("says where each row would stand: by rule, the file's word, the shop's name; and there it stands", async () => {
    const user = await person();
    await saveRule(user, RuleForm.parse({ match: "contains", merchant: "corner", category: "gas", old: "on" }));
    await saveOwnCategory(user.id, { name: "Dog", parent: "personal_care", glyph: null });
    const [own] = await ownCategories(db, user.id);
    const text = `Date,Description,Category,Amount
01/02/2026,CORNER COFFEE,,-4.00
01/03/2026,SAFEWAY 1121,,-40.00
01/04/2026,SAFEWAY 1121,Travel,-41.00
01/05/2026,AMAZON MKTPL,,-42.00
01/06/2026,PAWS,Dog,-43.00
`;
    const id = await draft(user, text);
    const [account] = (await shown(user, id))?.accounts ?? [];
    expect(account?.sample.map(({ category }) => category)).toEqual([
      ...["Gas", "Groceries", "Travel", "Miscellaneous", "Personal Care \u00b7 Dog"],
    ]);
    await confirmImport(user, id);
    const rows = await db.transaction.findMany({ where: { userId: user.id }, orderBy: { day: "asc" } });
    expect(rows.map(({ category, ownCategory }) => [category, ownCategory])).toEqual([
      ...[
        ["gas", null],
        ["groceries", null],
        ["travel", null],
        ["miscellaneous", null],
        ["personal_care", own?.id],
      ],
    ]);
  });

  test("says which lines can't be read, and the others come", async () => {
    const user = await person();
    const first = await shown(user, await draft(user, `${JANUARY}someday,Shop,-1.00,5.00\n`));
    expect(first?.problemCount).toBe(1);
    expect(first?.problems).toEqual([{ line: expect.any(Number), says: expect.stringMatching(/\w/) }]);
    expect(first?.accounts[0]?.fresh).toBe(3);
  });

  test("says when the same file was here, on the person's day; one that was taken back was not", async () => {
    const user = await person({ timeZone: "America/Los_Angeles" });
    setClock("2026-03-20T03:00:00Z");
    const first = await draft(user, JANUARY);
    expect(await confirmImport(user, first)).toMatchObject({ added: 3, known: 0 });
    const again = await draft(user, JANUARY);
    expect(await shown(user, again)).toMatchObject({ wasHere: "Mar 19, 2026" });
    expect(await importView(user, again)).toMatchObject({ fresh: 0 });
    expect((await shown(user, again))?.accounts).toMatchObject([{ fresh: 0, known: 3, first: null }]);
    expect(await shown(await person(), await draft(user, JANUARY)).catch(() => "none")).toBe("none");
    await undoImport(user, first);
    expect(await shown(user, again)).toMatchObject({ wasHere: null });
  });

  test("offers the accounts that are open, with the end of their number", async () => {
    const user = await person();
    const { account } = await createBank(user.id, ["checking"]);
    const wallet = await cash(user, "Wallet");
    await closeAccount(user, await cash(user, "Old"));
    await createBank((await person()).id, ["savings"]);
    const { ours } = await importView(user, await draft(user, JANUARY));
    expect(ours).toHaveLength(2);
    expect(ours).toContainEqual({ id: account("checking"), name: "My checking ••••4411" });
    expect(ours).toContainEqual({ id: wallet, name: "Wallet" });
  });

  test("of an account kept by hand says how far the file's balance is from what would be here", async () => {
    const user = await person();
    const id = await cash(user, "everyday", 9_000, "2026-01-01");
    await cash(user, "Wallet");
    const [account] = (await shown(user, await draft(user, JANUARY)))?.accounts ?? [];
    // 90.00 less 10 and 5, and the pay, which makes 1075 where the file says 1085.
    expect(account).toMatchObject({ to: id, fresh: 3, apartCents: -1_000, first: null });
    await db.account.update({ where: { userId_id: { userId: user.id, id } }, data: { baseDay: "2026-02-01" } });
    expect((await shown(user, await draft(user, JANUARY)))?.accounts).toMatchObject([{ apartCents: null }]);
    await db.account.update({ where: { userId_id: { userId: user.id, id } }, data: { baseDay: "2026-01-15" } });
    // From the middle of the month on only the coffee and the pay count.
    expect((await shown(user, await draft(user, JANUARY)))?.accounts).toMatchObject([{ apartCents: 0 }]);
  });

  test("has sixty-five of a file's categories, as many as a form can hold", async () => {
    const user = await person();
    const head = NAMED.split("\n")[0] ?? "";
    const lines = Array.from({ length: 70 }, (_, at) => `1/15/2026,Market,M,20.00,debit,Kind ${at},Everyday,,`);
    const { categories, fresh } = await importView(user, await draft(user, [head, ...lines, ""].join("\n")));
    expect([categories.length, fresh]).toEqual([65, 70]);
  });

  test("of an import that is done says what it brought, of somebody else's nothing", async () => {
    const user = await person();
    const id = await draft(user, JANUARY);
    await confirmImport(user, id);
    expect(await importView(user, id)).toEqual({
      ...{
        id,
        state: "done",
        added: 3,
        known: 0,
        files: [],
        ours: [],
        categories: [],
        fresh: 0,
        budgets: [],
        goals: [],
      },
    });
    await undoImport(user, id);
    expect(await importView(user, id)).toMatchObject({ state: "undone" });
    await expect(importView(await person(), id)).rejects.toMatchObject({
      ...{ code: "not_found", userMessage: "We couldn't find that import." },
    });
  });

  test("the list of what was brought has the newest first, one's own, twenty of them, and no drafts", async () => {
    const [user, other] = [await person(), await person()];
    for (let at = 0; at < 22; at++)
      await db.import.create({
        data: {
          ...{ userId: user.id, id: newId(), state: at === 3 ? "undone" : "done", added: at },
          createdAt: new Date(Date.parse(NOW) - at * 86_400_000),
        },
      });
    await db.import.create({ data: { userId: other.id, id: newId(), state: "done", createdAt: new Date(NOW) } });
    await draft(user, JANUARY);
    const past = await pastImports(user);
    expect(past.map(({ added }) => added)).toEqual(Array.from({ length: 20 }, (_, at) => at));
    expect(past[3]).toMatchObject({ state: "undone", when: "Mar 17, 2026", files: [] });
    const id = await draft(user, JANUARY);
    await confirmImport(user, id);
    expect((await pastImports(user)).find((one) => one.id === id)).toMatchObject({ files: ["everyday.csv"], added: 3 });
  });
});

describe("what is corrected in the preview", () => {
  test("the columns and the order of the dates, for this file alone", async () => {
    const user = await person();
    const id = await draft(user, "Date,Description,Amount\n05/06/2026,Shop,-1.00\n07/08/2026,Deli,-2.00\n");
    const of = await fileOf(user, id);
    await setColumns(user.id, id, ColumnsFields.parse({ file: of, role: ["day", "name", "amount"], dateOrder: "dmy" }));
    expect((await loadDraft(db, user.id, id)).files[0]?.choices).toMatchObject({
      dateOrder: "dmy",
      mapping: { roles: ["day", "name", "amount"], dateOrder: "dmy", decimal: ".", flip: false },
    });
    expect((await shown(user, id))?.accounts).toMatchObject([{ from: "2026-06-05", until: "2026-08-07", fresh: 2 }]);
    await setColumns(user.id, id, ColumnsFields.parse({ file: of, dateOrder: "mdy" }));
    const { choices } = (await loadDraft(db, user.id, id)).files[0] ?? {};
    expect(choices).toMatchObject({ dateOrder: "mdy", mapping: { roles: ["day", "name", "amount"] } });
  });

  test("where each account's rows go: by its place in the form, one that is new by its name", async () => {
    const user = await person();
    const wallet = await cash(user, "Wallet");
    const id = await draft(user, NAMED);
    const of = await fileOf(user, id);
    const keys = (await shown(user, id))?.accounts.map(({ key }) => key) ?? [];
    expect(keys).toHaveLength(2);
    const form = { file: of, key: keys, to: [wallet, ""], name: ["", " My jar "], kind: ["", "savings"] };
    await setAccounts(user.id, id, accountsForm({ ...form, asDollars: [keys[1]], setBalance: "on" }));
    expect(await shown(user, id)).toMatchObject({
      setBalance: true,
      accounts: [
        { to: wallet, asDollars: false, kind: "checking" },
        { to: "new", newName: "My jar", kind: "savings", asDollars: true },
      ],
    });
    // The second form speaks of one account; what was chosen for the other stays.
    await setAccounts(user.id, id, accountsForm({ file: of, key: [keys[0]], to: ["skip"] }));
    expect(await shown(user, id)).toMatchObject({
      setBalance: false,
      accounts: [
        { to: "skip", fresh: 0, gapCents: null },
        { to: "new", newName: "My jar" },
      ],
    });
    expect(await confirmImport(user, id)).toMatchObject({ added: 1 });
    const made = await db.account.findMany({ where: { userId: user.id }, orderBy: { accountName: "asc" } });
    expect(made.map(({ accountName, accountType }) => [accountName, accountType])).toEqual([
      ["My jar", "savings"],
      ["Wallet", "checking"],
    ]);
    // The next file of this sender goes the same ways.
    const next = await draft(user, NAMED);
    expect((await shown(user, next))?.accounts).toMatchObject([{ to: "skip" }, { name: "Savings", known: 1 }]);
  });

  test("rows that may be here already: by their lines, and what isn't a line counts for nothing", async () => {
    const user = await person();
    const id = await draft(user, JANUARY);
    const add = ["2", "-1", "x", "1.5", "0", "1e400"];
    await setUnsure(user.id, id, UnsureForm.parse({ file: await fileOf(user, id), add }));
    expect((await loadDraft(db, user.id, id)).files[0]?.choices.add).toEqual([2, 0]);
  });

  test("of somebody else's import, another file, or one that is done, changes nothing", async () => {
    const [user, other] = [await person(), await person()];
    const id = await draft(user, JANUARY);
    const of = await fileOf(user, id);
    const form = (one: string) => UnsureForm.parse({ file: one, add: ["1"] });
    await expect(setUnsure(other.id, id, form(of))).rejects.toMatchObject({ code: "not_found" });
    await expect(setUnsure(user.id, id, form("none"))).rejects.toMatchObject({ code: "not_found" });
    await confirmImport(user, id);
    await expect(setUnsure(user.id, id, form(of))).rejects.toMatchObject({
      ...{ code: "conflict", userMessage: "This import is done already." },
    });
    await expect(assertDraft(db, other.id, id)).rejects.toMatchObject({ code: "not_found" });
    await discard(user.id, id);
    expect(await db.import.count({ where: { userId: user.id } })).toBe(1);
  });

  test("a category's meaning is the person's own, whatever its case, and stays for the next file", async () => {
    const [user, other] = [await person(), await person()];
    const names = ["Presents", " groceries ", "", "Odd"];
    await setCategories(user.id, { name: names, choice: ["travel", "gas", "gas", "no such"], keep: [] });
    const kept = async ({ id: userId }: CurrentUser) =>
      (await db.importCategory.findMany({ where: { userId }, orderBy: { name: "asc" } })).map(({ name, choice }) => [
        ...[name, choice],
      ]);
    expect(await kept(user)).toEqual([
      ["groceries", "gas"],
      ["presents", "travel"],
    ]);
    expect(await kept(other)).toEqual([]);
    const { categories } = await importView(user, await draft(user, NAMED));
    expect(categories.map(({ name, choice }) => [name, choice])).toEqual([
      ["Groceries", "gas"],
      ["Presents", "travel"],
    ]);
    await setCategories(user.id, { name: ["Presents"], choice: ["gas"], keep: [] });
    expect(await kept(user)).toContainEqual(["presents", "gas"]);
  });
});

test("each account that is made begins on the day of its own first row", async () => {
  const user = await person();
  await confirmImport(user, await draft(user, NAMED));
  const made = await db.account.findMany({ where: { userId: user.id }, orderBy: { accountName: "asc" } });
  expect(made.map(({ accountName, baseDay, balanceCents }) => [accountName, baseDay, Number(balanceCents)])).toEqual([
    ["Everyday", "2026-01-15", -2_000],
    ["Savings", "2026-01-16", 5_000],
  ]);
});

describe("an upload", () => {
  test("is one to twenty files", async () => {
    const user = await person();
    await expect(createDraft(user, [])).rejects.toMatchObject({
      ...{ code: "unprocessable", userMessage: "Please choose a file." },
    });
    const many = (count: number) => Array.from({ length: count }, (_, at) => file(JANUARY, `${at}.csv`));
    await expect(createDraft(user, many(21))).rejects.toMatchObject({
      userMessage: "Please choose at most 20 files at once.",
    });
    expect((await importView(user, await createDraft(user, many(20)))).files).toHaveLength(20);
  });

  test("takes away one's own drafts of more than a day ago, and nothing else", async () => {
    const [user, other] = [await person(), await person()];
    const make = (userId: string, state: string, hours: number) =>
      db.import.create({
        data: { userId, id: newId(), state, createdAt: new Date(Date.parse(NOW) - hours * 3_600_000) },
      });
    const old = await make(user.id, "draft", 24.01);
    const kept = [await make(user.id, "draft", 24), await make(user.id, "done", 48), await make(other.id, "draft", 48)];
    await draft(user, JANUARY);
    expect(await db.import.count({ where: { id: old.id } })).toBe(0);
    for (const { id } of kept) expect(await db.import.count({ where: { id } })).toBe(1);
  });

  test("whose choices another version made has none", () => {
    expect(readChoices({ add: "all" })).toEqual(readChoices(null));
    expect(readChoices(undefined)).toMatchObject({ add: [], targets: {} });
  });

  const packed = async (...names: string[]) => {
    const entries = names.map((name) => ({ name, content: [JANUARY] }));
    const parts: Uint8Array[] = [];
    for await (const part of zip(entries, new Date(NOW))) parts.push(part);
    return Buffer.concat(parts);
  };

  test("that is packed brings what can be read in it, by its own name, without what a Mac adds", async () => {
    const user = await person();
    const bytes = await packed(
      "a/january.csv",
      "__MACOSX/january.csv",
      ".hidden.csv",
      "a/.b.csv",
      "trades.csv",
      "x.png",
    );
    const id = await createDraft(user, [{ name: "export.zip", bytes }, file(JANUARY)]);
    expect((await importView(user, id)).files.map(({ name }) => name)).toEqual(["january.csv", "everyday.csv"]);
  });

  test.each<[string, string[], RegExp]>([
    ["a spreadsheet", ["xl/workbook.csv", "a.csv"], /^export\.zip: .*spreadsheet/i],
    ["nothing that can be read", ["a.png", "b.pdf"], /^export\.zip: /],
    ["too many files", Array.from({ length: 21 }, (_, at) => `${at}.csv`), /^export\.zip: There are too many files/],
  ])("that is packed and is %s is refused under its name", async (_, names, says) => {
    const user = await person();
    const bytes = await packed(...names);
    await expect(createDraft(user, [{ name: "export.zip", bytes }])).rejects.toMatchObject({
      ...{ code: "unprocessable", userMessage: expect.stringMatching(says) },
    });
    expect(await db.import.count({ where: { userId: user.id } })).toBe(0);
  });
});

test("another app's plan is taken for as many months as can be planned here, and not one more", async () => {
  const user = await person();
  const head = "Month,Category Group/Category,Category Group,Category,Assigned,Activity,Available\n";
  const line = (month: string) => `${month},Everyday: Groceries,Everyday,Groceries,$5.00,$0.00,$0.00\n`;
  const months = [-25, -24, 0, 12, 13].map((ahead) => addMonths("2026-03", ahead));
  const id = await draft(user, head + months.map(line).join(""));
  expect(await confirmImport(user, id)).toMatchObject({ budgets: 3 });
  const made = await db.budget.findMany({ where: { userId: user.id }, orderBy: { month: "asc" } });
  expect(made.map(({ month }) => month)).toEqual(months.slice(1, 4));
});
