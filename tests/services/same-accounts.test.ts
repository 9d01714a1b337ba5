// One account that came by two ways is noticed, and asked about until somebody has answered.
import { expect, test } from "vitest";
import { addDays } from "~/domain/periods";
import { db, transaction } from "~/lib/db.server";
import * as accounts from "~/routes/_app.accounts";
import { createAccount } from "~/services/accounts/by-hand.server";
import { disconnectAccount } from "~/services/bank/accounts.server";
import { accountsView } from "~/services/bank/accounts-view.server";
import { samePairs } from "~/services/bank/same-accounts.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { call, createTrialUser, currentUser } from "../support/people";

useDatabase();

async function linkedTwice() {
  const person = await createTrialUser();
  const user = await currentUser(person);
  const [one, two] = [await createBank(user.id, ["checking"]), await createBank(user.id, ["checking", "savings"])];
  const rows = (account: string, vendor: string, later: number) =>
    [1, 2, 3, 4].map((number) =>
      bankRow(`${vendor}-${number}`, account, addDays(user.today, later - number * 5), -100 * number),
    );
  const upsert = [...rows(one.account("checking"), "a", 0), ...rows(two.account("checking"), "b", -1)];
  await transaction((tx) => writeTransactions(tx, user.id, { upsert, remove: [] }));
  return { person, user, one: one.account("checking"), two: two.account("checking") };
}
const ids = async (user: Parameters<typeof samePairs>[0]) =>
  (await samePairs(user)).map((pair) => [pair.one.id, pair.other.id]);

test("the same account of two vendors is asked about; one removed, nothing is left to ask", async () => {
  const { user, one, two } = await linkedTwice();
  expect(await ids(user)).toEqual([[one, two]]);
  expect((await accountsView(user, new URLSearchParams())).same).toHaveLength(1);
  await disconnectAccount(user.id, two);
  expect(await ids(user)).toEqual([]);
});

test("kept both, nobody asks again; a stranger can't answer", async () => {
  const { person, user, one, two } = await linkedTwice();
  const answer = (who: { id: string }) =>
    call(accounts, { path: "/accounts", user: who, form: { intent: "keep-both", one, other: two } });
  expect((await answer(await createTrialUser())).status).toBe(404);
  expect(await ids(user)).toEqual([[one, two]]);
  expect((await answer(person)).status).toBe(303);
  expect((await answer(person)).status).toBe(303);
  expect(await ids(user)).toEqual([]);
  const stored = await db.account.findMany({ where: { userId: user.id, id: { in: [one, two] } } });
  expect(stored.map(({ apartFrom }) => apartFrom.length)).toEqual([1, 1]);
});

test("accounts by hand are never taken for each other, and a closed one is not asked about", async () => {
  const user = await currentUser(await createTrialUser());
  const open = () =>
    createAccount(user, { name: "Cash", institution: "", kind: "cash", balance: 5_000, day: user.today });
  await open();
  await open();
  expect(await ids(user)).toEqual([]);
  const linked = await linkedTwice();
  await db.account.updateMany({ where: { userId: linked.user.id, id: linked.one }, data: { closedDay: user.today } });
  expect(await ids(linked.user)).toEqual([]);
});
