// The accounts as files for other programs: whole, somebody's own alone, and behind a fresh password.
import { expect, test } from "vitest";
import { readFile } from "~/domain/import/read";
import { now, setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import * as books from "~/routes/account-books.$format";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { call, createTrialUser, currentUser, sessionCookie } from "../support/people";
import { accepted } from "../support/import/accepted";

useDatabase();

const POSTED = { pending: false, deletedAt: null, removedAt: null };
const ask = (user: { id: string }, format: string, search = "") =>
  call(books, { path: `/account-books/${format}${search}`, params: { format }, user });

async function household() {
  const person = await createTrialUser();
  const user = await currentUser(person);
  const { account } = await giveHousehold(user.id, user.today, "books", "2026-03-01");
  return { person, account };
}

test("OFX and QIF hold every posted row, and the balances of the screens", async () => {
  const { person } = await household();
  const count = await db.transaction.count({ where: { userId: person.id, ...POSTED } });
  expect(count).toBeGreaterThan(1_000 / 2);
  for (const format of ["ofx", "qif"]) {
    const answer = await ask(person, format);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const read = accepted(readFile(new TextEncoder().encode(answer.text), "all"));
    expect(read.rows.filter(({ name }) => name !== "Opening Balance")).toHaveLength(count);
    expect(read.accounts).toHaveLength(5);
  }
});

test("a journal has a transfer once; one account alone has all of its own rows", async () => {
  const { person, account } = await household();
  const where = { userId: person.id, ...POSTED };
  const [all, paired] = [
    await db.transaction.count({ where }),
    await db.transaction.count({ where: { ...where, matchedId: { not: null } } }),
  ];
  expect(paired).toBeGreaterThan(0);
  const entries = (text: string) => (text.match(/^\d{4}-\d\d-\d\d \* /gm) ?? []).length;
  const whole = await ask(person, "hledger");
  // An opening and an assertion for each of the five accounts.
  expect(entries(whole.text)).toBe(all - paired / 2 + 10);
  const own = await db.transaction.count({ where: { ...where, accountId: account("savings") } });
  const alone = await ask(person, "hledger", `?account=${account("savings")}`);
  expect(entries(alone.text)).toBe(own + 2);
});

test("nobody gets another's account, a format that there is none of, or anything after ten minutes", async () => {
  const { person, account } = await household();
  const stranger = await createTrialUser();
  await expect(ask(stranger, "ofx", `?account=${account("savings")}`)).rejects.toMatchObject({ code: "not_found" });
  await expect(ask(person, "xlsx")).rejects.toMatchObject({ code: "not_found" });
  expect((await ask(stranger, "ofx")).text).not.toContain("STMTTRN>");
  const cookie = await sessionCookie(person);
  setClock(new Date(now().getTime() + 11 * 60_000));
  const late = await call(books, { path: "/account-books/ofx", params: { format: "ofx" }, cookie });
  expect([late.status, late.headers.get("location")]).toEqual([303, "/security"]);
});

test("so many times in an hour, and then not", async () => {
  const person = await createTrialUser();
  for (let time = 0; time < 30; time += 1) expect((await ask(person, "qif")).status).toBe(200);
  await expect(ask(person, "qif")).rejects.toMatchObject({ code: "too_many" });
});
