// Transactions and transfers by hand that come again and again.
import { expect, test } from "vitest";
import { NewTransaction, NewTransfer } from "~/contracts/accounts-by-hand";
import { addDays, addMonthsToDay } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { now, setClock } from "~/lib/clock.server";
import { db, transaction } from "~/lib/db.server";
import * as newTransaction from "~/routes/_app.transactions_.new";
import * as screen from "~/routes/_app.recurring";
import * as earlierAddress from "~/routes/_app.transactions_.repeated";
import { closeAccount, createAccount, reopenAccount } from "~/services/accounts/by-hand.server";
import { addTransaction, addTransfer } from "~/services/accounts/entries.server";
import {
  addDue,
  addDueForEverybody,
  listRepeats,
  pauseRepeat,
  removeRepeat,
  resumeRepeat,
} from "~/services/accounts/repeats.server";
import { correctTransaction } from "~/services/ledger/edits.server";
import { checkSums } from "~/services/ledger/sums.server";
import { undoStep } from "~/services/ledger/undo.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { call, createTrialUser, currentUser } from "../support/people";

useDatabase();

async function household() {
  const user = await currentUser(await createTrialUser());
  const open = (name: string) =>
    createAccount(user, {
      name,
      institution: "",
      kind: "checking",
      balance: 100_000,
      day: addMonthsToDay(user.today, -6),
    });
  return { user, cash: (await open("Cash")).id, savings: (await open("Savings")).id };
}
const rows = (userId: string) =>
  db.transaction.findMany({ where: { userId, deletedAt: null }, orderBy: [{ day: "asc" }, { amountCents: "asc" }] });
const daysOf = async ({ id }: CurrentUser) => (await rows(id)).map(({ day }) => day);
const rent = (account: string, day: string, more: Record<string, string> = {}) =>
  NewTransaction.parse({
    account,
    amount: "700",
    day,
    name: "Rent",
    choice: "mortgage_rent",
    repeat: "month",
    ...more,
  });

test("the rent of the months since is there at once, with its category, and the next one on its day, once", async () => {
  const { user, cash } = await household();
  const start = addMonthsToDay(user.today, -2);
  await addTransaction(user, rent(cash, start));
  const three = [start, addMonthsToDay(start, 1), addMonthsToDay(start, 2)];
  expect(await daysOf(user)).toEqual(three);
  expect((await rows(user.id)).map(({ category, amountCents }) => [category, Number(amountCents)])).toEqual(
    three.map(() => ["mortgage_rent", -70_000]),
  );
  expect(await addDue(user.id, user.today)).toBe(0);
  const next = addMonthsToDay(start, 3);
  expect(await addDue(user.id, addDays(next, -1))).toBe(0);
  const both = await Promise.all([addDue(user.id, next), addDue(user.id, next)]);
  expect(both.sort()).toEqual([0, 1]);
  expect(await daysOf(user)).toEqual([...three, next]);
  expect(await checkSums(user.id)).toEqual([]);
  const account = await db.account.findFirstOrThrow({ where: { userId: user.id, id: cash } });
  expect(Number(account.balanceCents)).toBe(100_000 - 4 * 70_000);
});

test("one that begins later waits for its day, for everybody by the hour; it ends with its last", async () => {
  const { user, cash } = await household();
  const start = addDays(user.today, 7);
  await addTransaction(user, rent(cash, start, { repeat: "week", until: addDays(start, 7) }));
  await addDueForEverybody();
  expect(await daysOf(user)).toEqual([]);
  setClock(new Date(now().getTime() + 30 * 86_400_000));
  await addDueForEverybody();
  await addDueForEverybody();
  expect(await daysOf(user)).toEqual([start, addDays(start, 7)]);
  const later = { ...user, today: addDays(user.today, 30) };
  expect(await listRepeats(later)).toMatchObject([{ name: "Rent", next: null, isPaused: false }]);
});

test("a deleted one stays deleted; paused nothing is added, and going on leaves out what was missed", async () => {
  const { user, cash } = await household();
  await addTransaction(user, rent(cash, user.today, { repeat: "week" }));
  await db.transaction.updateMany({ where: { userId: user.id }, data: { deletedAt: now() } });
  await db.repeatedEntry.updateMany({ where: { userId: user.id }, data: { addedDay: null } });
  await addDue(user.id, user.today);
  expect(await daysOf(user)).toEqual([]);
  const [one] = await listRepeats(user);
  await pauseRepeat(user.id, one?.id ?? "");
  const later = { ...user, today: addDays(user.today, 16) };
  expect(await addDue(user.id, later.today)).toBe(0);
  expect(await listRepeats(later)).toMatchObject([{ isPaused: true }]);
  await resumeRepeat(later, one?.id ?? "");
  expect(await daysOf(user)).toEqual([]);
  await addDue(user.id, addDays(user.today, 21));
  expect(await daysOf(user)).toEqual([addDays(user.today, 21)]);
});

test("a transfer has both its sides each time, and is in no total", async () => {
  const { user, cash, savings } = await household();
  const day = addDays(user.today, -14);
  await addTransfer(user, NewTransfer.parse({ from: cash, to: savings, amount: "50", day, repeat: "two-weeks" }));
  const found = await rows(user.id);
  expect(found.map((row) => [row.day, Number(row.amountCents), row.kind])).toEqual([
    [day, -5_000, "transfer"],
    [day, 5_000, "transfer"],
    [user.today, -5_000, "transfer"],
    [user.today, 5_000, "transfer"],
  ]);
  expect(found.every(({ matchedId }) => found.some(({ id }) => id === matchedId))).toBe(true);
});

test("a closed account takes nothing, and nothing floods it when it's opened again; a removed one takes it along", async () => {
  const { user, cash } = await household();
  await addTransaction(user, rent(cash, addDays(user.today, 1), { repeat: "week" }));
  await closeAccount(user, cash);
  await addDue(user.id, addDays(user.today, 30));
  await reopenAccount(user, cash);
  expect(await addDue(user.id, addDays(user.today, 60))).toBe(0);
  expect(await listRepeats(user)).toMatchObject([{ isPaused: true }]);
  await db.account.deleteMany({ where: { userId: user.id, id: cash } });
  expect(await listRepeats(user)).toEqual([]);
});

test("a beginning of long ago and an end before it are refused in words", async () => {
  const { user, cash } = await household();
  const refused = (fields: Record<string, string>, day = user.today) =>
    expect(addTransaction(user, rent(cash, day, fields))).rejects;
  await refused({}, addMonthsToDay(user.today, -13)).toMatchObject({ fieldErrors: { day: expect.any(String) } });
  await refused({ until: addDays(user.today, -1) }).toMatchObject({ fieldErrors: { until: expect.any(String) } });
  expect(await rows(user.id)).toEqual([]);
  expect(await listRepeats(user)).toEqual([]);
});

test("a row of before is the pattern of a new one; a bank's for an account by hand, and another's for nobody", async () => {
  const { user, savings } = await household();
  const add = (more: Record<string, string>) =>
    addTransaction(
      user,
      NewTransaction.parse({ account: savings, amount: "12.50", day: user.today, name: "Deli", ...more }),
    );
  await add({ choice: "restaurants", note: "lunch" });
  await add({ name: "Ada", direction: "in", choice: "kind:income" });
  const { account } = await createBank(user.id, ["checking"]);
  const told = bankRow("b1", account("checking"), user.today, -7_00, { merchantName: "Kiosk" });
  await transaction((tx) => writeTransactions(tx, user.id, { upsert: [told], remove: [] }));
  const like = async (name: string, who: { id: string } = user) => {
    const { id } = await db.transaction.findFirstOrThrow({ where: { userId: user.id, merchantName: name } });
    const answer = await call(newTransaction, { path: `/transactions/new?like=${id}`, user: who });
    return answer.body;
  };
  const [cash] = await db.account.findMany({ where: { userId: user.id, accountName: "Cash" } });
  expect(await like("Deli")).toMatchObject({
    start: { account: savings, direction: "out", amount: "12.50", name: "Deli", choice: "restaurants" },
  });
  expect(await like("Ada")).toMatchObject({
    start: { account: savings, direction: "in", amount: "12.50", name: "Ada", choice: "kind:income" },
  });
  expect(await like("Kiosk")).toMatchObject({
    start: { account: cash?.id, direction: "out", amount: "7.00", name: "Kiosk" },
  });
  expect(await like("Deli", await createTrialUser())).toMatchObject({ accounts: [], start: { amount: "", name: "" } });
});

test("nobody pauses, lets go on or deletes another's", async () => {
  const { user, cash } = await household();
  await addTransaction(user, rent(cash, user.today));
  const [one] = await listRepeats(user);
  const stranger = await createTrialUser();
  for (const intent of ["pause", "resume", "remove"]) {
    const answer = await call(screen, {
      path: "/recurring",
      user: stranger,
      form: { intent, repeat: one?.id ?? "" },
    });
    expect(answer.status, intent).toBe(404);
  }
  expect(await listRepeats(user)).toMatchObject([{ isPaused: false }]);
  await removeRepeat(user.id, one?.id ?? "");
  expect(await listRepeats(user)).toEqual([]);
  expect(await rows(user.id)).toHaveLength(1);
});

test("the screen's earlier address leads to it, without what stood behind its name", async () => {
  const user = await createTrialUser();
  const answer = await call(earlierAddress, { path: "/transactions/repeated?next=//evil.test", user });
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/recurring"]);
  const signedOut = await call(earlierAddress, { path: "/transactions/repeated", user: null });
  expect(signedOut.headers.get("location")).toBe("/login");
});

test("what was entered by hand once can be taken back: a purchase, and both sides of a transfer", async () => {
  const { user, cash, savings } = await household();
  const balances = async () =>
    (await db.account.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } })).map(({ balanceCents }) =>
      Number(balanceCents),
    );
  const before = await balances();
  const bought = await addTransaction(user, rent(cash, user.today, { repeat: "" }));
  const moved = await addTransfer(
    user,
    NewTransfer.parse({ from: cash, to: savings, amount: "50", day: user.today, note: "" }),
  );
  expect(await rows(user.id)).toHaveLength(3);
  for (const { undo } of [moved, bought]) expect(await undoStep(user.id, undo ?? "")).toMatchObject({ isDone: true });
  expect(await rows(user.id)).toEqual([]);
  expect(await balances()).toEqual(before);
  expect(await checkSums(user.id)).toEqual([]);
  // A row that somebody has said something of since stays.
  const kept = await addTransaction(user, rent(cash, user.today, { repeat: "" }));
  const [row] = await rows(user.id);
  await correctTransaction(user.id, row?.id ?? "", { applyToMerchant: false, note: "paid in cash" });
  await expect(undoStep(user.id, kept.undo ?? "")).rejects.toMatchObject({ code: "conflict" });
  expect(await rows(user.id)).toHaveLength(1);
  // What repeats has its own screen.
  expect(await addTransaction(user, rent(cash, addDays(user.today, 1)))).toEqual({ undo: null });
});
