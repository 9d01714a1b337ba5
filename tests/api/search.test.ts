import { expect, test } from "vitest";
import * as search from "~/routes/api.search";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { call, createUser } from "../support/people";

useDatabase();

test("finds a few of one's own merchants and transactions, and nothing for no words, strange ones or strangers", async () => {
  const [user, stranger] = [await createUser(), await createUser()];
  await giveHousehold(user.id, "2026-11-20", "search", "2026-08-01");
  const ask = (q: string, who: { id: string } | null = user) =>
    call(search, { path: `/api/search?q=${encodeURIComponent(q)}`, user: who });
  const nothing = { merchants: [], transactions: [], categories: [], goals: [], accounts: [] };
  const { body } = await ask("a");
  expect(body).toMatchObject({ merchants: expect.any(Array), transactions: expect.any(Array) });
  const { merchants, transactions } = Object.assign({ merchants: [], transactions: [] }, body);
  expect([merchants.length, transactions.length]).toEqual([4, 5]);
  for (const q of ["", "  ", "%", "no such shop at all", "'; --"]) expect((await ask(q)).body, q).toEqual(nothing);
  expect((await ask("check")).body).toMatchObject({ accounts: [{ name: expect.stringMatching(/check/i) }] });
  expect((await ask("gro")).body).toMatchObject({ categories: [{ id: "groceries", name: "Groceries", parent: null }] });
  expect((await ask("gro cer")).body).toMatchObject({ categories: [] });
  // Of somebody else's nothing is found; the built-in categories are everybody's.
  expect((await ask("check", stranger)).body).toEqual(nothing);
  const found = (await ask("a", stranger)).body;
  expect(found).toMatchObject({ merchants: [], transactions: [], goals: [], accounts: [] });
  expect((await ask("a".repeat(5000))).status).toBe(200);
  expect((await ask("a", null)).status).toBe(401);
});
