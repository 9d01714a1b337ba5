// An import that is taken back takes only what it brought: an account of its own goes, whatever others have in theirs.
import { beforeEach, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { createAccount } from "~/services/accounts/by-hand.server";
import { setCategories } from "~/services/import/choices.server";
import { createDraft, discard, hasImport } from "~/services/import/drafts.server";
import { importView, pastImports } from "~/services/import/preview.server";
import { undoImport } from "~/services/import/undo.server";
import { confirmImport } from "~/services/import/write.server";
import { checkSums } from "~/services/ledger/sums.server";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
beforeEach(() => setClock("2026-03-20T12:00:00Z"));

const CSV =
  "Date,Payee,Amount,Account,Balance\n01/02/2026,Paws,-20.00,Everyday,80.00\n01/03/2026,Market,-30.00,Everyday,50.00\n";
const person = async () => currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC" }));

async function imported() {
  const user = await person();
  const id = await createDraft(user, [{ name: "app.csv", bytes: new TextEncoder().encode(CSV) }]);
  await confirmImport(user, id);
  const state = async () => ({
    accounts: await db.account.findMany({ where: { userId: user.id } }),
    rows: await db.transaction.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    balances: await db.balanceHistory.findMany({ where: { userId: user.id }, orderBy: { day: "asc" } }),
    imports: await db.import.findMany({ where: { userId: user.id } }),
  });
  return { user, id, state };
}

test("of two people with the same file", async () => {
  const [one, other] = [await imported(), await imported()];
  const was = await other.state();
  expect(was.accounts).toHaveLength(1);
  expect(await undoImport(one.user, one.id)).toEqual({ removed: 2 });
  const { accounts, rows, imports } = await one.state();
  expect([accounts, rows, imports[0]?.state]).toEqual([[], [], "undone"]);
  expect(await other.state()).toEqual(was);
  await expect(undoImport(one.user, other.id)).rejects.toMatchObject({ code: "not_found" });
  await expect(undoImport(one.user, one.id)).rejects.toMatchObject({ code: "conflict" });
  expect([await checkSums(one.user.id), await checkSums(other.user.id)]).toEqual([[], []]);
});

const HEAD = "Date,Payee,Category,Amount,Account,Balance\n";
const FILES = {
  "app.csv": `${HEAD}01/02/2026,Paws,Dog,-20.00,Wallet,80.00\n01/03/2026,Market,Groceries,-30.00,Wallet,50.00\n`,
  "plan.csv":
    "Month,Category Group/Category,Category Group,Category,Assigned,Activity,Available\n2026-03,Everyday: Groceries,Everyday,Groceries,$50.00,$0.00,$0.00\n",
  "piggies.csv":
    "user_id,piggy_bank_id,created_at,updated_at,account_name,account_type,name,currency_code,target_amount,current_amount,start_date,target_date,order,active\n1,2,x,x,Savings,Asset account,Canoe,USD,800,1,2020-01-01,,1,1\n",
};

/** Somebody with a wallet of their own name and number, files that nobody has confirmed, and all that is stored of them. */
async function withFiles() {
  const user = await person();
  await createAccount(user, { name: "Wallet", institution: "", kind: "cash", balance: 10_000, day: "2026-01-01" });
  const own = { where: { userId: user.id } };
  const draft = () =>
    createDraft(
      user,
      Object.entries(FILES).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })),
    );
  const state = async () => ({
    accounts: await db.account.findMany(own),
    rows: await db.transaction.findMany({ ...own, orderBy: { id: "asc" } }),
    budgets: await db.budget.findMany(own),
    goals: await db.goal.findMany(own),
    categories: await db.ownCategory.findMany(own),
    words: await db.importCategory.findMany({ ...own, orderBy: { name: "asc" } }),
    senders: await db.importSender.findMany({ ...own, orderBy: { sender: "asc" } }),
    imports: await db.import.findMany({
      ...own,
      include: { files: { orderBy: { id: "asc" } } },
      orderBy: { id: "asc" },
    }),
  });
  return { user, draft, state };
}

test("of two people with one app, what one chooses, brings, takes back and throws away is all their own", async () => {
  const [one, other] = [await withFiles(), await withFiles()];
  const theirs = await other.draft();
  await setCategories(other.user.id, { name: ["Dog"], choice: ["personal_care"], keep: ["Dog"] });
  await confirmImport(other.user, theirs);
  const waiting = await other.draft();
  const was = await other.state();
  expect([was.budgets.length, was.goals.length, was.categories.length, was.rows.length]).toEqual([1, 1, 1, 2]);

  const id = await one.draft();
  const view = await importView(one.user, id);
  expect(view.files.map(({ wasHere }) => wasHere)).toEqual([null, null, null]);
  expect(view.categories).toEqual([
    { name: "Dog", choice: "", keepsName: false },
    { name: "Groceries", choice: "groceries", keepsName: false },
  ]);
  expect([view.budgets.length, view.goals.length, view.fresh]).toEqual([1, 1, 2]);
  await setCategories(one.user.id, { name: ["Dog"], choice: ["personal_care"], keep: ["Dog"] });
  expect(await confirmImport(one.user, id)).toEqual({ added: 2, known: 0, budgets: 1, goals: 1 });
  expect(await other.state()).toEqual(was);
  await undoImport(one.user, id);
  expect(await other.state()).toEqual(was);
  const mine = await one.state();
  expect([mine.rows, mine.budgets, mine.goals, mine.categories]).toEqual([[], [], [], []]);
  expect(mine.accounts).toMatchObject([{ accountName: "Wallet", baseDay: "2026-01-01", balanceCents: 10_000n }]);

  await discard(one.user.id, waiting);
  expect(await hasImport(one.user.id, waiting)).toBe(false);
  expect((await pastImports(one.user)).map((past) => past.id)).toEqual([id]);
  await discard(one.user.id, await one.draft());
  expect(await other.state()).toEqual(was);
});
