import { beforeEach, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db, transaction } from "~/lib/db.server";
import { analyzeMonth } from "~/services/ledger/analyze-spending.server";
import { listBudgets } from "~/services/budget/budget.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { checkSums } from "~/services/ledger/sums.server";
import { applyMerchantRule } from "~/services/ledger/merchant-rules.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { useModel } from "../support/outside-model";
import { createUser, currentUser } from "../support/people";

useDatabase();
const stub = useModel();
let answers: { number: number; category: string | null }[] = [];
beforeEach(() => stub.behave(() => ({ say: JSON.stringify({ answers }) })));
/** What it was asked last; nothing where it wasn't since. */
const input = () => JSON.stringify(stub.asked.splice(0).at(-1)?.input ?? "");

test("a model places only what the rules left; the ledger's sums follow, and what a person chose stays (BUDGET-047)", async () => {
  setClock("2026-03-20T12:00:00Z");
  const row = await createUser({ coachConsentAt: new Date() });
  const { account } = await createBank(row.id, ["checking"]);
  const upsert = [
    bankRow(`${row.id}-1`, account("checking"), "2026-03-02", -5000, {
      merchantName: "Blue Door",
      providerCategory: "OTHER_OTHER",
    }),
    bankRow(`${row.id}-2`, account("checking"), "2026-03-03", -700, {
      merchantName: "Corner Market",
      providerCategory: "FOOD_AND_DRINK_GROCERIES",
    }),
  ];
  await transaction((tx) => writeTransactions(tx, row.id, { upsert, remove: [] }));
  const user = await currentUser(row);
  answers = [
    { number: 1, category: "restaurants" },
    { number: 2, category: "gas" },
  ];
  expect(await analyzeMonth(user)).toEqual({
    categorizedSpending: [
      { categoryId: "groceries", amount: 7 },
      { categoryId: "restaurants", amount: 50 },
    ],
  });
  const sent = input();
  expect(sent).toContain("Blue Door");
  expect(sent).not.toContain("Corner Market");
  expect((await listBudgets(user.id, "2026-03")).map(({ category, spent }) => [category, spent])).toEqual([
    ["groceries", 7],
    ["restaurants", 50],
  ]);
  expect(await checkSums(user.id)).toEqual([]);
  answers = [{ number: 1, category: "yachts" }];
  await analyzeMonth(user);
  expect(await db.transaction.count({ where: { userId: user.id, category: "restaurants" } })).toBe(1);
  // The merchant's later rows are placed as the earlier ones, unasked; what a person then says wins, here and afterwards.
  const later = (number: number) =>
    bankRow(`${row.id}-${number}`, account("checking"), "2026-03-18", -300, {
      merchantName: "BLUE DOOR 0099",
      providerCategory: "OTHER_OTHER",
    });
  await transaction((tx) => writeTransactions(tx, row.id, { upsert: [later(3)], remove: [] }));
  input();
  expect(await analyzeMonth(user)).toEqual({
    categorizedSpending: [
      { categoryId: "groceries", amount: 7 },
      { categoryId: "restaurants", amount: 53 },
    ],
  });
  expect(stub.asked).toEqual([]);
  expect(await db.transaction.count({ where: { userId: user.id, userCategory: { not: null } } })).toBe(0);
  await applyMerchantRule(user.id, "Blue Door", "entertainment");
  await transaction((tx) => writeTransactions(tx, row.id, { upsert: [later(4)], remove: [] }));
  expect(await analyzeMonth(user)).toEqual({
    categorizedSpending: [
      { categoryId: "groceries", amount: 7 },
      { categoryId: "entertainment", amount: 56 },
    ],
  });
  expect(await checkSums(user.id)).toEqual([]);
});
