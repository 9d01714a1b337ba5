// Imports, rows, rules, categories and messages to Money Mind: each form does what it says, leads on, and says so.
import { beforeEach, describe, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db, transaction } from "~/lib/db.server";
import * as archives from "~/mutations/archives.server";
import * as budget from "~/mutations/budget.server";
import * as coach from "~/mutations/coach.server";
import * as chat from "~/mutations/goal-chat.server";
import * as goals from "~/mutations/goals.server";
import * as imports from "~/mutations/imports.server";
import * as ledger from "~/mutations/ledger.server";
import * as own from "~/mutations/own-categories.server";
import * as rules from "~/mutations/rules.server";
import { createArchiveDraft } from "~/services/archive/preview.server";
import { chooseForTopic } from "~/services/coach/about-you.server";
import { createDraft, loadDraft, readChoices } from "~/services/import/drafts.server";
import { transferSuggestions } from "~/services/ledger/transfers.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { archiveOf } from "../support/archives";
import { bankRow, createBank } from "../support/bank";
import { ANSWERS } from "../support/coach";
import { useDatabase } from "../support/db";
import { called, sent } from "../support/forms";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
const NOW = "2026-03-20T12:00:00Z";
beforeEach(() => setClock(NOW));

const person = async (more: object = {}) =>
  currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC", ...more }));

describe("an import", () => {
  const CSV =
    "Date,Description,Original Description,Amount,Transaction Type,Category,Account Name,Labels,Notes\n" +
    "1/15/2026,Market,M,20.00,debit,Food,Everyday,,\n1/16/2026,Gift,G,50.00,credit,Presents,Savings,,\n";
  async function begun(text = CSV) {
    const user = await person();
    const id = await createDraft(user, [{ name: "rows.csv", bytes: new TextEncoder().encode(text) }]);
    const file = (await loadDraft(db, user.id, id)).files[0];
    if (!file) throw new Error("no file");
    const choices = async () => readChoices((await loadDraft(db, user.id, id)).files[0]?.choices);
    return { user, id, file: file.id, here: { params: { id } }, to: `/import/${id}`, choices };
  }
  const added = ({ id }: { id: string }) => db.transaction.count({ where: { userId: id } });

  test("takes what its columns, accounts, categories and unsure rows are, each on its own screen", async () => {
    const { user, file, here, to, choices } = await begun("Date,What,Amount\n01/02/2026,Shop,-10.00\n");
    const role = ["day", "name", "amount"];
    const columns = await sent(
      imports.setColumns,
      user,
      { file, role, dateOrder: "mdy", decimal: ".", flip: "on" },
      here,
    );
    expect([columns.to, columns.toast]).toEqual([to, null]);
    expect((await choices()).mapping).toMatchObject({ roles: role, flip: true });
    const named = { file, key: "", to: "new", name: "My wallet", kind: "cash", setBalance: "on" };
    const accounts = await sent(
      imports.setAccounts,
      user,
      { ...named, key: Object.keys((await choices()).targets)[0] ?? "" },
      here,
    );
    expect(accounts.to).toBe(to);
    const unsure = await sent(imports.setUnsure, user, { file, add: ["2"] }, here);
    expect([unsure.to, unsure.toast]).toEqual([to, null]);
    const other = await begun();
    const kept = await sent(
      imports.setCategories,
      other.user,
      { name: ["Presents"], choice: ["gifts_donations"] },
      other.here,
    );
    expect([kept.to, kept.toast]).toEqual([other.to, null]);
    await expect(sent(imports.setColumns, user, { file, role: ["odd"], dateOrder: "mdy" }, here)).rejects.toMatchObject(
      {
        fieldErrors: expect.any(Object),
      },
    );
  });

  test("is made and taken back, and says how much that was", async () => {
    const { user, here, to } = await begun();
    const made = await sent(imports.confirmImport, user, {}, here);
    expect(made).toMatchObject({ to, said: "Import Complete", toast: { description: "2 transactions added." } });
    expect(await added(user)).toBe(2);
    const back = await sent(imports.undoImport, user, {}, here);
    expect(back).toMatchObject({ to: "/import", toast: { description: "2 transactions removed." } });
    expect(await db.transaction.count({ where: { userId: user.id, deletedAt: null } })).toBe(0);
  });

  test("is dropped without a trace, and so is an archive; an archive is brought", async () => {
    const { user, id, here } = await begun();
    expect(await sent(imports.discardImport, user, {}, here)).toMatchObject({ to: "/import", said: "Import Canceled" });
    await expect(loadDraft(db, user.id, id)).rejects.toMatchObject({ code: "not_found" });
    const owner = await person({ firstName: "Grace" });
    await sent(goals.createGoal, owner, {
      name: "Boat",
      targetAmount: "500",
      currentAmount: "1",
      deadline: "2099-06-01",
      type: "savings",
    });
    const bytes = await archiveOf(owner);
    const draft = async () => createArchiveDraft(user, { name: "archive.zip", bytes });
    const dropped = { params: { id: await draft() } };
    expect(await sent(archives.discardArchive, user, {}, dropped)).toMatchObject({
      to: "/import",
      said: "Import Canceled",
    });
    await expect(loadDraft(db, user.id, dropped.params.id)).rejects.toMatchObject({ code: "not_found" });
    expect(await sent(archives.confirmArchive, user, {}, { params: { id: await draft() } })).toMatchObject({
      ...{ to: "/dashboard", said: "Welcome Back" },
    });
    expect(await db.goal.findMany({ where: { userId: user.id } })).toMatchObject([{ name: "Boat" }]);
  });
});

describe("rows", () => {
  async function withRows() {
    const user = await person();
    const { account } = await createBank(user.id);
    const rows = [
      bankRow("1", account("checking"), "2026-03-01", -5_000, { merchantName: "Blue Door" }),
      bankRow("2", account("savings"), "2026-03-02", 5_000),
      bankRow("3", account("checking"), "2026-03-03", -700, { merchantName: "Corner" }),
    ];
    await transaction((tx) => writeTransactions(tx, user.id, { upsert: rows, remove: [] }));
    const find = (amountCents: bigint) => db.transaction.findFirstOrThrow({ where: { userId: user.id, amountCents } });
    return { user, find };
  }

  test("are reviewed one after the other, or all that ask nothing at once", async () => {
    const { user, find } = await withRows();
    const row = await find(-700n);
    const one = await sent(ledger.reviewOne, user, { transaction: row.id, likely: "travel" }, { at: "/review" });
    expect(one).toMatchObject({ to: expect.stringMatching(/^\/review(\?at=.+)?$/), said: "Reviewed" });
    expect(await find(-700n)).toMatchObject({ category: "travel" });
    expect(one.toast.action).toMatchObject({ to: "/review", fields: { intent: "undo" } });
    const back = await sent(ledger.undoChange, user, one.toast.action.fields, { at: "/review" });
    expect([back.to, back.said, (await find(-700n)).category]).toEqual(["/review", "Undone", row.category]);
    const again = await sent(ledger.undoChange, user, one.toast.action.fields, { at: "/review" });
    expect(again.said).toBe("Already undone");
    const all = await sent(ledger.reviewAll, user, {}, { at: "/review" });
    expect(all).toMatchObject({ to: "/review", said: expect.stringMatching(/^\d+ transactions? updated$/) });
  });

  test.each([
    ["accept", "Marked as transfer", ["transfer", "transfer"]],
    ["reject", "Kept as they are", ["spending", "income"]],
  ])("two that may be one transfer: %s", async (answer, said, kinds) => {
    const { user, find } = await withRows();
    const [pair] = await transferSuggestions(user.id);
    expect(await sent(ledger.answerTransfer, user, { suggestion: pair?.id ?? "", answer })).toMatchObject({
      ...{ to: "/accounts", said },
    });
    expect([(await find(-5_000n)).kind, (await find(5_000n)).kind]).toEqual(kinds);
  });

  test("follow rules that are made, moved and deleted, and categories of one's own", async () => {
    const { user, find } = await withRows();
    const rule = (merchant: string, category: string) => ({ match: "is", merchant, category, old: "on" });
    const first = await sent(rules.saveRule, user, rule("Corner", "travel"));
    expect(first).toMatchObject({ to: "/rules", toast: { action: { to: "/rules" } } });
    expect((await find(-700n)).category).toBe("travel");
    await sent(rules.saveRule, user, rule("Blue Door", "gas"));
    const order = () => db.merchantRule.findMany({ where: { userId: user.id }, orderBy: { place: "asc" } });
    const [a, b] = await order();
    expect((await sent(rules.moveRule, user, { rule: b?.id ?? "", to: "up" })).to).toBe("/rules");
    expect((await order()).map(({ id }) => id)).toEqual([b?.id, a?.id]);
    expect((await sent(rules.deleteRule, user, { rule: a?.id ?? "" })).to).toBe("/rules");
    expect((await order()).map(({ id }) => id)).toEqual([b?.id]);
    await expect(sent(rules.saveRule, user, rule("", "travel"))).rejects.toMatchObject({
      fieldErrors: { merchant: expect.any(String) },
    });
    const all = () => db.ownCategory.findMany({ where: { userId: user.id }, orderBy: { name: "asc" } });
    for (const name of ["Boats", "Cars", "Ships"])
      expect(await sent(own.saveOwnCategory, user, { name, parent: "travel" })).toMatchObject({ to: "/categories" });
    const [boats, cars, ships] = await all();
    expect((await sent(own.mergeOwnCategory, user, { own: cars?.id ?? "", into: `own:${boats?.id}` })).to).toBe(
      "/categories",
    );
    const removed = await sent(own.removeOwnCategory, user, { own: ships?.id ?? "" });
    expect([(await all()).map(({ name }) => name), removed.toast.action.to]).toEqual([["Boats"], "/categories"]);
    await expect(sent(own.saveOwnCategory, user, { name: " ", parent: "travel" })).rejects.toMatchObject({
      fieldErrors: { name: expect.any(String) },
    });
  });
});

test("one message makes a goal, pays into it or deletes it, by what it says; the same key says it once", async () => {
  const user = await person();
  const say = (message: string, key?: string) => sent(chat.sendMessage, user, { message }, key ? { key } : {});
  const all = () => db.goal.findMany({ where: { userId: user.id, deletedAt: null } });
  for (let time = 0; time < 2; time++)
    expect(await say("I want to save $3000 for a vacation by December 2027", "make-key")).toMatchObject({
      ...{ to: "/goals#latest", toast: expect.any(Object) },
    });
  const [trip, ...others] = await all();
  expect([others, Number(trip?.targetCents)]).toEqual([[], 300_000]);
  for (let time = 0; time < 2; time++) await say("I saved $200 toward my vacation", "pay-key-1");
  expect(await db.goalEntry.findMany({ where: { userId: user.id } })).toMatchObject([{ amountCents: 20_000n }]);
  for (let time = 0; time < 2; time++)
    expect((await say("delete my vacation goal", "drop-key")).toast).toMatchObject({ title: expect.any(String) });
  expect(await all()).toEqual([]);
  await expect(say(" ")).rejects.toMatchObject({ fieldErrors: { message: expect.any(String) } });
});

test("a goal follows the account that it is, and what was said gives way to what the accounts show", async () => {
  const user = await person();
  const { account } = await createBank(user.id, ["checking", "savings"]);
  await sent(goals.createGoal, user, {
    name: "Fund",
    targetAmount: "500",
    currentAmount: "1",
    deadline: "2099-06-01",
    type: "savings",
  });
  const goal = await db.goal.findFirstOrThrow({ where: { userId: user.id } });
  const linked = await sent(goals.linkGoal, user, { goal: goal.id, account: account("savings"), answer: "same" });
  expect(linked).toMatchObject({ to: "/goals", toast: { description: expect.stringContaining("Fund") } });
  expect(await db.goal.findFirst({ where: { userId: user.id } })).toMatchObject({ accountId: account("savings") });
  const topic = { topic: "income", choice: "interview" };
  await expect(sent(coach.chooseWhatHolds, user, topic)).rejects.toMatchObject({ code: "bad_request" });
  await expect(chooseForTopic(user, "income", "interview")).rejects.toMatchObject({ code: "bad_request" });
});

test("an interview that is sent whole is kept once for its key; rows that are sent to be sorted are the person's own", async () => {
  const user = await person();
  const body = { responses: ANSWERS, completedAt: NOW };
  const first = await called(coach.saveInterview, user, body, { key: "interview-key" });
  expect(await called(coach.saveInterview, user, body, { key: "interview-key" })).toEqual(first);
  expect([first.status, await db.interview.count({ where: { userId: user.id } })]).toEqual([200, 1]);
  const { account } = await createBank(user.id, ["checking"]);
  const row = bankRow("1", account("checking"), "2026-03-01", -5_000, { providerCategory: "FOOD_AND_DRINK_GROCERIES" });
  await transaction((tx) => writeTransactions(tx, user.id, { upsert: [row], remove: [] }));
  const { id } = await db.transaction.findFirstOrThrow({ where: { userId: user.id } });
  expect(await called(budget.analyzeSpending, user, { transactions: [{ id }, { id: "another" }] })).toEqual({
    ...{ status: 200, body: { categorizedSpending: [{ categoryId: "groceries", amount: 50 }] } },
  });
});
