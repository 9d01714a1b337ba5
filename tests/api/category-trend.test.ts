// Twelve months of a category: by its call, by its page, and the rows that each month leads to.
import { expect, test } from "vitest";
import { readFilter } from "~/domain/ledger/transaction-filter";
import { setClock } from "~/lib/clock.server";
import { db, transaction } from "~/lib/db.server";
import * as page from "~/routes/_app.categories_.$id";
import * as endpoint from "~/routes/api.category-trend";
import { saveOwnCategory } from "~/services/categories/own.server";
import { categoryTrend } from "~/services/categories/trend.server";
import { correctWithRule, splitTransaction } from "~/services/ledger/edits.server";
import { totalOf } from "~/services/ledger/list-totals.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { call, createUser, currentUser } from "../support/people";

useDatabase();

test("each month is what its rows add up to, of ours and of one's own", async () => {
  setClock("2026-11-22T12:00:00Z");
  const user = await currentUser(await createUser());
  const { account } = await createBank(user.id);
  const shop = { merchantName: "Paws & Co", providerCategory: "FOOD_AND_DRINK_GROCERIES" };
  const write = (id: string, day: string, cents: number, more = {}) =>
    bankRow(id, account("checking"), day, cents, { ...shop, ...more });
  await transaction((tx) =>
    writeTransactions(tx, user.id, {
      upsert: [
        write("old", "2025-11-30", -77_00),
        write("a", "2026-09-05", -20_00),
        write("b", "2026-10-05", -50_00),
        write("back", "2026-10-09", 10_00),
        write("c", "2026-11-05", -30_00),
        write("later", "2026-11-06", -9_00, { pending: true }),
      ],
      remove: [],
    }),
  );
  await saveOwnCategory(user.id, { name: "Dog", parent: "groceries", glyph: null });
  const own = await db.ownCategory.findFirstOrThrow({ where: { userId: user.id } });
  const idOf = async (name: string) =>
    (await db.transaction.findFirstOrThrow({ where: { userId: user.id, providerTransactionId: { endsWith: name } } }))
      .id;
  await correctWithRule(user.id, await idOf("a"), { choice: `own:${own.id}`, applyToMerchant: false });
  await splitTransaction(user.id, await idOf("b"), {
    parts: [
      { category: `own:${own.id}`, amount: 35_00 },
      { category: "gas", amount: 15_00 },
    ],
  });
  const found = { groceries: [20_00, 25_00, 30_00], [`own:${own.id}`]: [20_00, 35_00, 0], gas: [0, 15_00, 0] };
  for (const [choice, last] of Object.entries(found)) {
    const trend = await categoryTrend(user, choice);
    expect([choice, trend.months.slice(-3).map(({ spentCents }) => spentCents)]).toEqual([choice, last]);
    for (const { spentCents, href } of trend.months) {
      const totals = await totalOf(user.id, readFilter(new URL(href, "https://app.test").searchParams));
      expect([href, 0 - totals.totalCents + 0]).toEqual([href, spentCents + 0]);
    }
  }
  const answer = await call(endpoint, { path: `/api/category-trend?category=own:${own.id}`, user });
  expect(answer.body).toMatchObject({ category: "Groceries", ownCategory: "Dog", usual: 5 });
  setClock(undefined);
});

test("a stranger's category and a word that's none are not found; nobody signed out sees any", async () => {
  const [owner, other] = [await createUser(), await createUser()];
  await saveOwnCategory(owner.id, { name: "Dog", parent: "gas", glyph: null });
  const { id } = await db.ownCategory.findFirstOrThrow({ where: { userId: owner.id } });
  const at = async (category: string, user?: { id: string }) =>
    (await call(endpoint, { path: `/api/category-trend?category=${category}`, ...(user ? { user } : {}) })).status;
  expect(await at(`own:${id}`, owner)).toBe(200);
  expect(await at(`own:${id}`, other)).toBe(404);
  expect(await at("nonsense", owner)).toBe(404);
  expect(await at("gas")).toBe(401);
  const open = (choice: string, user: { id: string }) =>
    call(page, { path: `/categories/${choice}`, params: { id: choice }, user });
  expect((await open(`own:${id}`, owner)).status).toBe(200);
  expect((await open(`own:${id}`, other)).status).toBe(404);
});
