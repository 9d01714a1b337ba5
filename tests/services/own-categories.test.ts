// A person's own categories: below one of the 25, and counted there.
import { expect, test } from "vitest";
import { RuleForm } from "~/contracts/rules";
import { MAX_OWN } from "~/domain/categories/own";
import { addMonths, monthOf } from "~/domain/periods";
import { now } from "~/lib/clock.server";
import { db, transaction } from "~/lib/db.server";
import { templateOf } from "~/services/accounts/entries.server";
import { writeEntry } from "~/services/accounts/write-entries.server";
import {
  mergeOwnCategory,
  ownCategoriesView,
  removeOwnCategory,
  saveOwnCategory,
} from "~/services/categories/own.server";
import { categoryTrend, ownSpending } from "~/services/categories/trend.server";
import { askCoach } from "~/services/coach/coach.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { answerQuery } from "~/services/coach/query.server";
import { correctWithRule, splitTransaction } from "~/services/ledger/edits.server";
import { changeManyRows } from "~/services/ledger/many.server";
import { ownCategories } from "~/services/ledger/own-categories.server";
import { saveRule } from "~/services/ledger/rules.server";
import { checkSums, monthSums } from "~/services/ledger/sums.server";
import { findTransactions, listTransactions } from "~/services/ledger/transactions.server";
import { transactionsView } from "~/services/ledger/transactions-view.server";
import { dashboardFigures } from "~/services/screens/dashboard-figures.server";
import { newestRows } from "~/services/screens/dashboard-rows.server";
import { getIncomeSpendingReport } from "~/services/screens/report.server";
import { undoStep } from "~/services/ledger/undo.server";
import { lockLedger, writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createTrialUser, createUser, currentUser } from "../support/people";

useDatabase();

const today = () => now().toISOString().slice(0, 10);
const month = () => today().slice(0, 7);

async function household() {
  const user = await currentUser(await createUser());
  const { id } = user;
  const { account } = await createBank(id);
  const shop = { merchantName: "Paws & Co", providerCategory: "GENERAL_MERCHANDISE_PET_SUPPLIES" };
  const write = (...names: string[]) =>
    transaction((tx) =>
      writeTransactions(tx, id, {
        upsert: names.map((name) => bankRow(name, account("checking"), today(), -20_00, shop)),
        remove: [],
      }),
    );
  await write("one", "two");
  const rowOf = (name: string) =>
    db.transaction.findFirstOrThrow({ where: { userId: id, providerTransactionId: { endsWith: name } } });
  const add = async (name: string, parent: "personal_care" | "miscellaneous" | "travel" = "personal_care") => {
    const { undo } = await saveOwnCategory(id, { name, parent, glyph: null });
    const found = (await ownCategories(db, id)).find((one) => one.name === name);
    return { own: found?.id ?? "", choice: `own:${found?.id ?? ""}`, undo: undo ?? "" };
  };
  return { id, user, rowOf, add, write };
}

const counted = async (userId: string) =>
  (await monthSums(userId, month(), month())).map(({ category, cents }) => [category, cents]);

test("a row in one's own category counts in the one above it, and is found by either", async () => {
  const { id, rowOf, add } = await household();
  const dog = await add("Dog");
  const one = await rowOf("one");
  await correctWithRule(id, one.id, { choice: dog.choice, applyToMerchant: false });
  expect(await rowOf("one")).toMatchObject({ category: "personal_care", ownCategory: dog.own });
  expect(await counted(id)).toContainEqual(["personal_care", -20_00]);
  for (const category of [dog.choice, "personal_care"]) {
    const { rows } = await findTransactions(id, { category }, { take: 9, skip: 0 });
    expect(rows).toMatchObject([{ id: one.id, label: "Personal Care", ownName: "Dog" }]);
  }
  const found = await findTransactions(id, { not: [dog.choice] }, { take: 9, skip: 0 });
  expect(found.rows.map((row) => row.id)).toEqual([(await rowOf("two")).id]);
  expect((await findTransactions(id, { q: "dog" }, { take: 9, skip: 0 })).rows).toHaveLength(1);
  const listed = await listTransactions(id);
  expect(listed.find((row) => row.id === one.id)).toMatchObject({ category: "Personal Care", ownCategory: "Dog" });
  expect(await checkSums(id)).toEqual([]);
});

test("the dashboard's rows, its report and the report's answer say it; a part of a split or a row moved away doesn't", async () => {
  const { id, user, rowOf, add } = await household();
  const { own, choice } = await add("Dog");
  await correctWithRule(id, (await rowOf("one")).id, { choice, applyToMerchant: false });
  const names = async () => ({
    figures: (await dashboardFigures(id, today(), "month")).rows.map(({ ownName }) => ownName ?? null),
    newest: (await newestRows(id)).map(({ ownName }) => ownName ?? null),
    report: (await getIncomeSpendingReport(user, "month")).transactions.map(({ ownCategory }) => ownCategory ?? null),
  });
  const said = await names();
  for (const list of Object.values(said)) expect([...list].sort()).toEqual(["Dog", null]);
  // Left behind by a change that wasn't ours: it doesn't stand below what it's in.
  await db.transaction.updateMany({ where: { userId: id, ownCategory: own }, data: { category: "travel" } });
  for (const list of Object.values(await names())) expect(list).toEqual([null, null]);
});

test("a merchant's rule puts new rows there too, and many rows or parts of one can be", async () => {
  const { id, user, rowOf, add, write } = await household();
  const dog = await add("Dog");
  await correctWithRule(id, (await rowOf("one")).id, { choice: dog.choice, applyToMerchant: true });
  await write("three");
  expect(await rowOf("three")).toMatchObject({ category: "personal_care", ownCategory: dog.own, userCategory: null });
  const trips = await add("Trips", "travel");
  const [two, three] = [await rowOf("two"), await rowOf("three")];
  await changeManyRows(id, { row: [two.id], all: false, does: "category", choice: trips.choice }, {});
  expect(await rowOf("two")).toMatchObject({ category: "travel", ownCategory: trips.own });
  await splitTransaction(id, three.id, {
    parts: [
      { category: dog.choice, amount: 15_00 },
      { category: "gas", amount: 5_00 },
    ],
  });
  const view = await ownCategoriesView(user);
  expect(view.own).toMatchObject([
    { name: "Dog", spentCents: 35_00, rows: 2 },
    { name: "Trips", spentCents: 20_00, rows: 1 },
  ]);
  // Its page says the same of the month, and so does the category that it's a part of.
  const { months, usualCents } = await categoryTrend(user, dog.choice);
  expect(view.own[0]).toMatchObject({ monthCents: months.at(-1)?.spentCents, usualCents });
  const { months: above } = await categoryTrend(user, "personal_care");
  expect(view.ours.find(({ id: ours }) => ours === "personal_care")?.monthCents).toBe(above.at(-1)?.spentCents);
  const amounts = view.ours.map(({ monthCents }) => monthCents);
  expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
  expect(await checkSums(id)).toEqual([]);
});

test("moved under another category, its rows, rules and parts count there, and undo brings all of them back", async () => {
  const { id, user, rowOf, add, write } = await household();
  const dog = await add("Dog");
  await correctWithRule(id, (await rowOf("one")).id, { choice: dog.choice, applyToMerchant: false });
  await saveRule(user, RuleForm.parse({ match: "contains", merchant: "paws", category: dog.choice, old: "on" }));
  await splitTransaction(id, (await rowOf("two")).id, { parts: [{ category: dog.choice, amount: 20_00 }] });
  await write("three");
  const before = await counted(id);
  const { undo } = await saveOwnCategory(id, { own: dog.own, name: "Hound", parent: "travel", glyph: "gas" });
  expect(await counted(id)).toEqual([["travel", -60_00]]);
  expect(await rowOf("three")).toMatchObject({ category: "travel", ownCategory: dog.own });
  expect(await db.merchantRule.findFirst({ where: { userId: id } })).toMatchObject({ category: "travel" });
  expect(await checkSums(id)).toEqual([]);
  await undoStep(id, undo ?? "");
  expect(await counted(id)).toEqual(before);
  expect(await ownCategories(db, id)).toEqual([{ id: dog.own, name: "Dog", parent: "personal_care", glyph: null }]);
  expect(await checkSums(id)).toEqual([]);
});

test("deleted, its rows fall back to the category above; merged, they go over; both can be taken back", async () => {
  const { id, rowOf, add } = await household();
  const [dog, trips] = [await add("Dog"), await add("Trips", "travel")];
  await correctWithRule(id, (await rowOf("one")).id, { choice: dog.choice, applyToMerchant: true });
  const gone = await removeOwnCategory(id, dog.own);
  expect(await rowOf("two")).toMatchObject({ category: "personal_care", ownCategory: null });
  expect(await rowOf("one")).toMatchObject({ category: "personal_care", ownCategory: null });
  await undoStep(id, gone.undo ?? "");
  expect(await rowOf("two")).toMatchObject({ category: "personal_care", ownCategory: dog.own });
  const merged = await mergeOwnCategory(id, dog.own, trips.choice);
  expect(await rowOf("one")).toMatchObject({ category: "travel", ownCategory: trips.own });
  expect(await rowOf("two")).toMatchObject({ category: "travel", ownCategory: trips.own });
  await undoStep(id, merged.undo ?? "");
  expect(await rowOf("one")).toMatchObject({ category: "personal_care", ownCategory: dog.own });
  expect((await ownCategories(db, id)).map(({ name }) => name)).toEqual(["Dog", "Trips"]);
  expect(await checkSums(id)).toEqual([]);
});

test("an undo takes away no category that has rows by now, and overwrites no later name", async () => {
  const { id, rowOf, add } = await household();
  const dog = await add("Dog");
  await correctWithRule(id, (await rowOf("one")).id, { choice: dog.choice, applyToMerchant: false });
  await expect(undoStep(id, dog.undo)).rejects.toMatchObject({ code: "conflict" });
  const renamed = await saveOwnCategory(id, { own: dog.own, name: "Hound", parent: "personal_care", glyph: null });
  await add("dog");
  await expect(undoStep(id, renamed.undo ?? "")).rejects.toMatchObject({ code: "conflict" });
});

test("names are one's own, once, and none of ours; there are fifty at most; nobody reaches another's", async () => {
  const { rowOf, add } = await household();
  const dog = await add("Dog");
  const refused = { code: "unprocessable" };
  await expect(add("DOG")).rejects.toMatchObject(refused);
  await expect(add("groceries")).rejects.toMatchObject(refused);
  await expect(add("Health/fitness")).rejects.toMatchObject(refused);
  const stranger = await household();
  const one = await stranger.rowOf("one");
  await expect(
    correctWithRule(stranger.id, one.id, { choice: dog.choice, applyToMerchant: false }),
  ).rejects.toMatchObject(refused);
  await expect(removeOwnCategory(stranger.id, dog.own)).rejects.toMatchObject({ code: "not_found" });
  const theirs = await stranger.add("Dog");
  await expect(mergeOwnCategory(stranger.id, theirs.own, dog.choice)).rejects.toMatchObject(refused);
  expect(await rowOf("one")).toMatchObject({ ownCategory: null });
  for (let count = 1; count < MAX_OWN; count += 1) await add(`Number ${count}`);
  await expect(add("One more")).rejects.toMatchObject(refused);
});

test("what is entered by hand can be in one, and one like it is so, too", async () => {
  const { id, add } = await household();
  const dog = await add("Dog");
  const { id: account } = await db.account.findFirstOrThrow({ where: { userId: id } });
  const entry = { account, amountCents: -7_00, day: today(), name: "Kennel", note: "" };
  await transaction(async (tx) => {
    await lockLedger(tx, id);
    await writeEntry(tx, id, { ...entry, choice: dog.choice });
    await writeEntry(tx, id, { ...entry, name: "Vet", choice: "own:gone" });
  });
  const kennel = await db.transaction.findFirstOrThrow({ where: { userId: id, merchantName: "Kennel" } });
  expect(kennel).toMatchObject({ category: "personal_care", ownCategory: dog.own });
  expect(await templateOf(id, kennel.id)).toMatchObject({ choice: dog.choice });
  // So the budget says what it took of the category above.
  const month = monthOf(today());
  expect(await ownSpending(id, month)).toEqual([{ id: dog.own, name: "Dog", parent: "personal_care", cents: 7_00 }]);
  expect(await ownSpending(id, addMonths(month, -1))).toEqual([]);
  const vet = await db.transaction.findFirstOrThrow({ where: { userId: id, merchantName: "Vet" } });
  expect(vet).toMatchObject({ userCategory: null, ownCategory: null });
});

test("the coach knows them by name, and the rows behind its figure are those of the category", async () => {
  const row = await createTrialUser();
  const { account } = await createBank(row.id);
  const shop = { merchantName: "Paws & Co", providerCategory: "GENERAL_MERCHANDISE_PET_SUPPLIES" };
  const upsert = ["one", "two"].map((name) => bankRow(name, account("checking"), today(), -20_00, shop));
  await transaction((tx) => writeTransactions(tx, row.id, { upsert, remove: [] }));
  await saveOwnCategory(row.id, { name: "Dog", parent: "personal_care", glyph: null });
  const [dog] = await ownCategories(db, row.id);
  const { id } = await db.transaction.findFirstOrThrow({ where: { userId: row.id } });
  await correctWithRule(row.id, id, { choice: `own:${dog?.id ?? ""}`, applyToMerchant: false });
  const user = await currentUser(row);
  const found = await answerQuery(user, "how much did I spend on dog this year", [], await readCoachInputs(user));
  const [fact] = found?.facts ?? [];
  expect(fact?.value).toEqual({ unit: "usd", cents: 20_00 });
  const search = new URL(fact?.href ?? "", "https://app.test").searchParams;
  expect(search.get("category")).toBe("named:Dog");
  const view = await transactionsView(row.id, search, "2026-03-31");
  expect(view.filter.category).toBe(`own:${dog?.id ?? ""}`);
  expect(view.rows.map((one) => one.id)).toEqual([id]);
  const { answer } = await askCoach(user, "how much did I spend on dog this year");
  expect(answer).toMatch(/on Dog/);
});
