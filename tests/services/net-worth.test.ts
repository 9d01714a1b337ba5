import { expect, test } from "vitest";
import { db, num } from "~/lib/db.server";
import { setClock } from "~/lib/clock.server";
import { addMonths, firstDayOf, lastDayOf } from "~/domain/periods";
import { closeAccount, createAccount } from "~/services/accounts/by-hand.server";
import { netWorthJson, netWorthView } from "~/services/accounts/net-worth.server";
import { deleteTransaction } from "~/services/ledger/edits.server";
import { createBank } from "../support/bank";
import { giveHousehold } from "../support/household";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
const TODAY = "2026-03-20";
const NOW = `${TODAY}T12:00:00Z`;
const all = new URLSearchParams("range=all");

async function person() {
  setClock(NOW);
  const user = await createTrialUser();
  return { user, current: await currentUser(user) };
}

test("the last point is what the accounts hold together, and each month's end is that less the rows since", async () => {
  const { user, current } = await person();
  await giveHousehold(user.id, TODAY, "worth", "2025-10-05");
  const { worth, owed } = await netWorthView(current, new URLSearchParams());
  expect(owed.inFull.map(({ name }) => name)).toEqual(["My credit"]);
  const accounts = await db.account.findMany({ where: { userId: user.id } });
  const total = accounts.reduce((sum, { balanceCents }) => sum + num(balanceCents ?? 0n), 0);
  expect([worth.netCents, worth.points.at(-1)?.netCents]).toEqual([total, total]);
  expect(worth.points.map(({ day }) => day).slice(0, 2)).toEqual(["2025-10-31", "2025-11-30"]);
  const cash = accounts.filter(({ accountType }) => ["checking", "savings"].includes(accountType));
  for (const { day, groups } of worth.points.slice(0, -1)) {
    const { _sum } = await db.transaction.aggregate({
      where: { userId: user.id, accountId: { in: cash.map(({ id }) => id) }, day: { gt: day }, pending: false },
      _sum: { amountCents: true },
    });
    const now = cash.reduce((sum, { balanceCents }) => sum + num(balanceCents ?? 0n), 0);
    expect(groups.cash, day).toBe(now - num(_sum.amountCents ?? 0n));
  }
  const json = await netWorthJson(current);
  expect(json.netWorth).toBe(total / 100);
  expect(json.points).toHaveLength(worth.points.length);
  expect(json.groups.flatMap(({ accountIds }) => accountIds).sort()).toEqual(accounts.map(({ id }) => id).sort());
});

test("a row that somebody deleted moved the bank's balance all the same", async () => {
  const { user, current } = await person();
  await giveHousehold(user.id, TODAY, "worth", "2025-10-05");
  const before = (await netWorthView(current, all)).worth;
  const row = await db.transaction.findFirstOrThrow({
    where: { userId: user.id, pending: false, day: { gte: "2026-03-01" }, accountId: { contains: "checking" } },
  });
  await deleteTransaction(user.id, row.id);
  expect((await netWorthView(current, all)).worth.points).toEqual(before.points);
});

test("what is kept by hand counts from the day on which it was entered, and a closed account ends", async () => {
  const { current } = await person();
  const made = (name: string, kind: "property" | "cash", balance: number, day: string) =>
    createAccount(current, { name, institution: "", kind, balance, day });
  await made("House", "property", 300_000_00, "2026-01-15");
  const { id } = await made("Jar", "cash", 50_00, "2026-02-01");
  setClock("2026-03-21T12:00:00Z");
  await closeAccount({ ...current, today: "2026-03-21" }, id);
  const { worth } = await netWorthView({ ...current, today: "2026-04-02" }, new URLSearchParams());
  expect(worth.points.map(({ day, netCents }) => [day, netCents])).toEqual([
    ["2026-01-31", 300_000_00],
    ["2026-02-28", 300_050_00],
    ["2026-03-31", 300_000_00],
    ["2026-04-02", 300_000_00],
  ]);
  expect(worth.changeCents).toBe(-50_00);
  expect(worth.arrivals).toEqual([{ name: "Jar", from: "2026-02-01", cents: 50_00, isByHand: true }]);
});

test("other money and unknown balances are left out, and named", async () => {
  const { user, current } = await person();
  const { account } = await createBank(user.id, ["checking", "savings", "investment"]);
  await db.account.updateMany({ where: { userId: user.id, id: account("savings") }, data: { currency: "EUR" } });
  await db.account.updateMany({ where: { userId: user.id, id: account("investment") }, data: { balanceCents: null } });
  const view = await netWorthView(current, new URLSearchParams());
  expect(view).toMatchObject({ hasAccounts: true, leftOut: ["My investment", "My savings"] });
  expect(view.worth.netCents).toBe(100_000);
});

test("a year shows twelve months' ends, and 'all' as many as are known, up to five years", async () => {
  const { user, current } = await person();
  const { account } = await createBank(user.id, ["investment"]);
  const months = Array.from({ length: 80 }, (_, back) => addMonths("2026-02", -back));
  await db.balanceHistory.createMany({
    data: months.map((month) => ({
      userId: user.id,
      accountId: account("investment"),
      day: lastDayOf(month),
      balanceCents: 10_000n,
    })),
  });
  const year = await netWorthView(current, new URLSearchParams("range=nonsense"));
  expect([year.range, year.worth.points.length, year.worth.points[0]?.day]).toEqual(["1y", 13, "2025-03-31"]);
  const long = await netWorthView(current, all);
  expect([long.worth.points.length, long.worth.points[0]?.day]).toEqual([61, lastDayOf(addMonths("2026-03", -60))]);
  expect(firstDayOf("2026-03") > (long.worth.points.at(-2)?.day ?? "")).toBe(true);
});

test("nobody sees another's accounts", async () => {
  const { user } = await person();
  await giveHousehold(user.id, TODAY, "worth", "2026-01-05");
  const { current } = await person();
  expect(await netWorthView(current, all)).toMatchObject({ hasAccounts: false, worth: { netCents: 0 } });
});
