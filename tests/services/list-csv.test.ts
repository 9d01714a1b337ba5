// The listed transactions as CSV: what the filters leave, somebody's own alone, and behind a fresh password.
import { expect, test } from "vitest";
import { now, setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import * as csv from "~/routes/transactions[.]csv";
import { transactionsView } from "~/services/ledger/transactions-view.server";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { call, createTrialUser, currentUser, sessionCookie } from "../support/people";

useDatabase();

const ask = (user: { id: string }, search = "") => call(csv, { path: `/transactions.csv${search}`, user });
const linesOf = (text: string): string[] => text.trim().split("\r\n").slice(1);

async function household() {
  const person = await createTrialUser();
  const user = await currentUser(person);
  await giveHousehold(user.id, user.today, "list", "2026-03-01");
  return { person, user };
}

test("has a line for each row that is listed, the filters kept, and words with days as the list reads them", async () => {
  const { person, user } = await household();
  const count = await db.transaction.count({ where: { userId: person.id, deletedAt: null } });
  const all = await ask(person);
  expect(all.headers.get("content-disposition")).toBe(`attachment; filename="transactions-${user.today}.csv"`);
  expect(all.headers.get("cache-control")).toBe("private, no-store");
  expect(linesOf(all.text)).toHaveLength(count);
  const searches = [
    "category=groceries",
    "q=rent",
    "kind=income&from=2026-04-01&to=2026-05-31",
    "q=groceries+in+April+2026",
  ];
  for (const search of searches) {
    const { totals } = await transactionsView(user.id, new URLSearchParams(search), user.today);
    expect(totals.count, search).toBeGreaterThan(0);
    // Where one looks at the list, and what is open over it, is no filter.
    const answer = await ask(person, `?${search}&page=2&select=1`);
    expect(linesOf(answer.text), search).toHaveLength(totals.count);
    expect(answer.headers.get("content-disposition"), search).toContain(`transactions-${user.today}.csv`);
  }
  expect(linesOf((await ask(person, "?q=no-such-shop-anywhere")).text)).toEqual([]);
});

test("what a spreadsheet would run stays text, and each part of a split has its line", async () => {
  const { person } = await household();
  const row = await db.transaction.findFirstOrThrow({ where: { userId: person.id, category: "groceries" } });
  const parts = [row.amountCents - 100n, 100n];
  await db.transactionSplit.createMany({
    data: parts.map((amountCents, at) => ({
      ...{ userId: person.id, id: `s${at}`, transactionId: row.id, amountCents },
      category: at === 0 ? "groceries" : "clothing",
    })),
  });
  await db.transaction.updateMany({ where: { userId: person.id, id: row.id }, data: { note: "=1+1" } });
  const lines = linesOf((await ask(person, `?from=${row.day}&to=${row.day}&category=clothing`)).text);
  expect(lines).toHaveLength(2);
  expect(lines.join("\n")).toContain(`"'=1+1"`);
  expect(lines.map((line) => line.split(",").at(-1))).toEqual(parts.map((cents) => (Number(cents) / 100).toFixed(2)));
});

test("is nobody else's, wants a fresh password, is kept a record of, and is given so many times in an hour", async () => {
  const { person } = await household();
  const stranger = await createTrialUser();
  expect(linesOf((await ask(stranger)).text)).toEqual([]);
  for (let time = 1; time < 30; time += 1) expect((await ask(stranger)).status).toBe(200);
  await expect(ask(stranger)).rejects.toMatchObject({ code: "too_many" });
  expect(await db.auditLog.count({ where: { userId: stranger.id, event: "data_exported" } })).toBe(30);
  const cookie = await sessionCookie(person);
  setClock(new Date(now().getTime() + 11 * 60_000));
  const late = await call(csv, { path: "/transactions.csv", cookie });
  expect([late.status, late.headers.get("location")]).toEqual([303, "/security"]);
});
