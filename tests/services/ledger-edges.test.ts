// What the ledger keeps beside its rows: streams that recur, balances of accounts by hand, totals of a list, marks of change.
import { describe, expect, test } from "vitest";
import { CADENCE_NAMES } from "~/domain/ledger/cadence";
import type { Recurring } from "~/domain/ledger/recurring";
import { db, transaction } from "~/lib/db.server";
import { runPendingJobs } from "~/lib/jobs.server";
import { createAccount } from "~/services/accounts/by-hand.server";
import { movedSince, settleBalances } from "~/services/ledger/balances.server";
import { requestCount } from "~/services/ledger/count-rows.server";
import { daySums, monthSums } from "~/services/ledger/sums.server";
import { search } from "~/services/ledger/search.server";
import { spendingHistory } from "~/services/ledger/spending-history.server";
import { findTransaction, readLimit } from "~/services/ledger/transactions.server";
import { monthsListed, totalOf } from "~/services/ledger/list-totals.server";
import { listEnded, listRecurring, saveRecurring } from "~/services/ledger/recurring.server";
import { markChanged, readRevision } from "~/services/ledger/revision.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createTrialUser, createUser, currentUser } from "../support/people";

useDatabase();

describe("streams that recur", () => {
  const stream = (key: string, more: Partial<Recurring> = {}): Recurring => ({
    ...{ key, merchantName: "Shop", category: "utilities", kind: "spending", cadence: "monthly", amount: "fixed" },
    ...{ lastCents: -1_500, typicalCents: -1_400, monthlyCents: -1_400, firstDay: "2025-01-05", lastDay: "2026-03-05" },
    ...{ lastId: `${key}-last`, nextDay: "2026-04-05", count: 14, active: true, change: null },
    ...more,
  });
  const save = (userId: string, found: readonly Recurring[]) => transaction((tx) => saveRecurring(tx, userId, found));

  test("come back as they were found, in every cadence and of every kind", async () => {
    const { id } = await createUser();
    const found = [
      ...CADENCE_NAMES.map((cadence, at) => stream(`c${at}`, { cadence })),
      stream("d1", { kind: "income", amount: "varies", lastCents: 250_000 }),
      stream("d2", { kind: "transfer", change: { fromCents: -1_400, toCents: -1_500, day: "2026-03-05" } }),
    ];
    await save(id, found);
    expect(await listRecurring(id)).toEqual(found);
  });

  test("that run go by the day they're next due, those that ended by the day of the last, then by name", async () => {
    const { id } = await createUser();
    await save(id, [
      stream("late", { nextDay: "2026-05-01" }),
      stream("b", { nextDay: "2026-04-01" }),
      stream("a", { nextDay: "2026-04-01" }),
      stream("long ago", { active: false, lastDay: "2025-06-01" }),
      stream("z", { active: false, lastDay: "2025-12-01" }),
      stream("y", { active: false, lastDay: "2025-12-01" }),
    ]);
    expect((await listRecurring(id)).map(({ key }) => key)).toEqual(["a", "b", "late"]);
    expect((await listEnded(id)).map(({ key }) => key)).toEqual(["y", "z", "long ago"]);
  });

  test("take the place of the ones before, of one person alone; of another version they're left out", async () => {
    const [user, other] = [await createUser(), await createUser()];
    for (const { id } of [user, other]) await save(id, [stream("old")]);
    await save(user.id, [stream("new"), stream("odd"), stream("strange")]);
    const change = (key: string, data: object) =>
      db.recurringStream.updateMany({ where: { userId: user.id, key }, data });
    await change("odd", { cadence: "at full moon" });
    await change("strange", { kind: "magic" });
    expect((await listRecurring(user.id)).map(({ key }) => key)).toEqual(["new"]);
    expect((await listRecurring(other.id)).map(({ key }) => key)).toEqual(["old"]);
    await save(user.id, []);
    expect(await db.recurringStream.count({ where: { userId: user.id } })).toBe(0);
  });

  test("whose change isn't told whole has none", async () => {
    const { id } = await createUser();
    const whole = { fromCents: -1, toCents: -2, day: "2026-03-05" };
    await save(id, [stream("a", { change: whole }), stream("b", { change: whole }), stream("c", { change: whole })]);
    const fields = [{ changeFromCents: null }, { changeToCents: null }, { changeDay: null }];
    for (const [at, data] of fields.entries())
      await db.recurringStream.updateMany({ where: { userId: id, key: "abc"[at] ?? "" }, data });
    expect((await listRecurring(id)).map(({ change }) => change)).toEqual([null, null, null]);
  });
});

describe("the balance of an account by hand", () => {
  const make = async (userId: string, balance: number) =>
    (
      await createAccount(await currentUser({ id: userId }), {
        ...{ name: "Wallet", institution: "", kind: "cash", balance, day: "2026-01-10" },
      })
    ).id;
  const balance = async (userId: string, id: string) =>
    Number((await db.account.findUniqueOrThrow({ where: { userId_id: { userId, id } } })).balanceCents);
  const history = async (userId: string, accountId: string) =>
    (await db.balanceHistory.findMany({ where: { userId, accountId }, orderBy: { day: "asc" } })).map(
      ({ day, balanceCents }) => [day, Number(balanceCents)],
    );

  test("is its base and the posted rows since that day, day by day; what was before it stays", async () => {
    const { id: userId } = await createTrialUser();
    const id = await make(userId, 10_000);
    await db.balanceHistory.create({ data: { userId, accountId: id, day: "2026-01-01", balanceCents: 777n } });
    const upsert = [
      bankRow("before", id, "2026-01-09", -5_000),
      bankRow("same", id, "2026-01-10", -100),
      bankRow("a", id, "2026-01-12", -20),
      bankRow("b", id, "2026-01-12", -3),
      bankRow("waiting", id, "2026-01-13", -4_000, { pending: true }),
      bankRow("gone", id, "2026-01-14", -6_000),
    ];
    await transaction((tx) => writeTransactions(tx, userId, { upsert, remove: [] }));
    await db.transaction.updateMany({
      where: { userId, providerTransactionId: "gone" },
      data: { deletedAt: new Date() },
    });
    await transaction((tx) => settleBalances(tx, userId, [id, id]));
    expect(await balance(userId, id)).toBe(9_877);
    expect(await history(userId, id)).toEqual([
      ["2026-01-01", 777],
      ["2026-01-10", 9_900],
      ["2026-01-12", 9_877],
    ]);
    expect(await transaction((tx) => movedSince(tx, userId, id, "2026-01-12"))).toBe(-23);
    expect(await transaction((tx) => movedSince(tx, userId, id, "2026-01-01"))).toBe(-5_123);
    expect(await transaction((tx) => movedSince(tx, userId, "none", "2026-01-01"))).toBe(0);
  });

  test("is settled where it's asked for: another one's, a bank's and another person's stay as told", async () => {
    const [user, other] = [await createTrialUser(), await createTrialUser()];
    const [one, two] = [await make(user.id, 10_000), await make(user.id, 20_000)];
    const theirs = await make(other.id, 30_000);
    const { account } = await createBank(user.id, ["checking"]);
    const set = (userId: string, id: string) =>
      db.account.update({ where: { userId_id: { userId, id } }, data: { balanceCents: 1n, baseCents: 50n } });
    for (const id of [one, two, account("checking")]) await set(user.id, id);
    await set(other.id, theirs);
    await transaction((tx) => settleBalances(tx, user.id, [one, account("checking"), theirs]));
    expect(await balance(user.id, one)).toBe(50);
    for (const id of [two, account("checking")]) expect(await balance(user.id, id)).toBe(1);
    expect(await balance(other.id, theirs)).toBe(1);
  });
});

describe("totals of a list", () => {
  test("keep apart what came, went, moved and waits, month by month with the newest first", async () => {
    const { id: userId } = await createUser();
    const { account } = await createBank(userId, ["checking"]);
    const row = (id: string, day: string, cents: number, more: object = {}) =>
      bankRow(id, account("checking"), day, cents, { merchantName: `Shop ${id}`, ...more });
    const upsert = [
      row("a", "2026-02-01", -1_000),
      row("b", "2026-02-02", 5_000),
      row("c", "2026-03-01", -300),
      row("d", "2026-03-02", -70, { pending: true }),
      row("e", "2026-03-03", -2_000),
      row("f", "2026-03-04", 2_500),
    ];
    await transaction((tx) => writeTransactions(tx, userId, { upsert, remove: [] }));
    for (const [id, kind] of [
      ["e", "transfer"],
      ["f", "card_payment"],
    ])
      await db.transaction.updateMany({ where: { userId, providerTransactionId: id ?? "" }, data: { kind } });
    expect(await monthsListed(userId, {})).toEqual([
      {
        ...{ month: "2026-03", count: 4, pendingCount: 1, pendingCents: -70 },
        ...{ inCents: 0, outCents: -300, spentCents: 300, movedInCents: 2_500, movedOutCents: -2_000 },
        ...{ correctedInCents: 0, correctedOutCents: 0 },
      },
      {
        ...{ month: "2026-02", count: 2, pendingCount: 0, pendingCents: 0 },
        ...{ inCents: 5_000, outCents: -1_000, spentCents: 1_000, movedInCents: 0, movedOutCents: 0 },
        ...{ correctedInCents: 0, correctedOutCents: 0 },
      },
    ]);
    expect(await totalOf(userId, {})).toEqual({ count: 6, pendingCount: 1, totalCents: 4_200 });
    expect(await totalOf(userId, { pending: true })).toMatchObject({ count: 1, totalCents: -70 });
    expect(await totalOf((await createUser()).id, {})).toEqual({ count: 0, pendingCount: 0, totalCents: 0 });
  });
});

test("a delivery of a thousand rows has the table counted, once; a smaller one doesn't", async () => {
  await runPendingJobs();
  await requestCount(999);
  expect(await runPendingJobs()).toBe(0);
  await requestCount(1_000);
  await requestCount(5_000);
  expect(await runPendingJobs()).toBe(1);
});

test("a mark of change is new each time, for one person, and for nobody who isn't there", async () => {
  const [user, other] = [await createUser(), await createUser()];
  const mark = async ({ id: userId }: { id: string }) =>
    (await db.ledgerState.findUnique({ where: { userId } }))?.revision ?? null;
  for (const { id } of [user, other]) await transaction((tx) => markChanged(tx, id));
  const before = [await mark(user), await mark(other)];
  await transaction((tx) => markChanged(tx, user.id));
  expect(await mark(user)).not.toBe(before[0]);
  expect(await mark(other)).toBe(before[1]);
  expect([await readRevision(other.id), await readRevision((await createUser()).id)]).toEqual([before[1], null]);
  await transaction((tx) => markChanged(tx, "nobody"));
  expect(await mark({ id: "nobody" })).toBeNull();
});

describe("rows that are looked for", () => {
  /** Rows of a shop each: id, name, day, cents. */
  async function household(rows: readonly [id: string, name: string, day: string, cents: number, more?: object][]) {
    const { id: userId } = await createUser();
    const { account } = await createBank(userId, ["checking"]);
    const upsert = rows.map(([id, merchantName, day, cents, more = {}]) =>
      bankRow(`${userId}-${id}`, account("checking"), day, cents, { merchantName, rawName: merchantName, ...more }),
    );
    await transaction((tx) => writeTransactions(tx, userId, { upsert, remove: [] }));
    const change = (id: string, data: object) =>
      db.transaction.updateMany({ where: { userId, providerTransactionId: `${userId}-${id}` }, data });
    return { userId, change };
  }

  test("by a few letters are the merchants that have most of them and the newest five, of one's own", async () => {
    const many = Array.from({ length: 6 }, (_, at): [string, string, string, number] => [
      ...([`c${at}`, "Bean Cafe", `2026-03-0${at + 1}`, -100 - at] as const),
    ]);
    const { userId } = await household([
      ...many,
      ["b1", "Bean Bar", "2026-03-09", -900],
      ["d1", "Deli", "2026-03-10", -50],
    ]);
    await household([["x", "Bean Cafe", "2026-03-11", -1]]);
    const found = await search(userId, "bean");
    expect(found.merchants).toEqual([
      { name: "Bean Cafe", count: 6 },
      { name: "Bean Bar", count: 1 },
    ]);
    expect(found.transactions.map(({ date, amount }) => [date, amount])).toEqual([
      ["2026-03-09", -9],
      ...[5, 4, 3, 2].map((at) => [`2026-03-0${at + 1}`, -(100 + at) / 100]),
    ]);
    for (const words of [null, "", "  "])
      expect(await search(userId, words)).toEqual({
        accounts: [],
        categories: [],
        goals: [],
        merchants: [],
        transactions: [],
      });
  });

  test("for patterns are four hundred days of what was spent and earned, the newest first", async () => {
    const { userId, change } = await household([
      ["today", "Shop", "2026-03-20", -100],
      ["edge", "Shop", "2025-02-13", -200],
      ["over", "Shop", "2025-02-12", -300],
      ["ahead", "Shop", "2026-03-21", -400],
      ["pay", "Work", "2026-03-01", 500],
      ["waits", "Shop", "2026-03-02", -600, { pending: true }],
      ["gone", "Shop", "2026-03-03", -700],
      ["moved", "Shop", "2026-03-04", -800],
    ]);
    await change("gone", { deletedAt: new Date() });
    await change("moved", { kind: "transfer" });
    await change("pay", { kind: "income", category: null });
    const rows = await spendingHistory(userId, "2026-03-20");
    expect(rows.map(({ day, cents }) => [day, cents])).toEqual([
      ["2026-03-20", -100],
      ["2026-03-01", 500],
      ["2025-02-13", -200],
    ]);
    expect(rows[1]).toMatchObject({ merchantName: "Work", kind: "income", category: "" });
  });

  test("one by one are known by the bank's name too, where the person has another for it", async () => {
    const { userId, change } = await household([["a", "SQ *BEAN 12", "2026-03-20", -100]]);
    const { id } = await db.transaction.findFirstOrThrow({ where: { userId } });
    expect(await findTransaction(userId, id)).toMatchObject({ rawName: "SQ *BEAN 12", matched: false, edited: false });
    await change("a", { bankName: "SQ *BEAN 12", merchantName: "My cafe", rawName: "", userKind: "spending" });
    expect(await findTransaction(userId, id)).toMatchObject({ name: "My cafe", rawName: "SQ *BEAN 12", edited: true });
    expect(await findTransaction((await createUser()).id, id)).toBeNull();
    await change("a", { deletedAt: new Date() });
    expect(await findTransaction(userId, id)).toBeNull();
  });

  test("are as many as an address says, where it says a number", () => {
    expect(["1", "50", "9999999"].map(readLimit)).toEqual([1, 50, 9_999_999]);
    for (const text of [null, "", "0", "01", "-1", "1.5", "x", "10000000"]) expect(readLimit(text)).toBeUndefined();
  });

  test("are summed by day and by month between two ends, each person's alone", async () => {
    const { userId } = await household([
      ["a", "Shop", "2026-02-28", -1],
      ["b", "Shop", "2026-03-01", -20],
      ["c", "Shop", "2026-03-31", -300],
      ["d", "Shop", "2026-04-01", -4_000],
    ]);
    await household([["x", "Shop", "2026-03-15", -5_000]]);
    expect((await daySums(userId, "2026-03-01", "2026-03-31")).map(({ day, cents }) => [day, cents])).toEqual([
      ["2026-03-01", -20],
      ["2026-03-31", -300],
    ]);
    expect(
      (await monthSums(userId, "2026-03", "2026-04")).map(({ month, cents, count }) => [month, cents, count]),
    ).toEqual([
      ["2026-03", -320, 2],
      ["2026-04", -4_000, 1],
    ]);
  });

  test("that are written mark the change, for whatever was made of them", async () => {
    const { userId } = await household([["a", "Shop", "2026-03-01", -1]]);
    const mark = async () => (await db.ledgerState.findUnique({ where: { userId } }))?.revision;
    const before = await mark();
    expect(before).toEqual(expect.any(String));
    await transaction((tx) => writeTransactions(tx, userId, { upsert: [], remove: [`${userId}-a`] }));
    expect(await mark()).not.toBe(before);
  });
});
