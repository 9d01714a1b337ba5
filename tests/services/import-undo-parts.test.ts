// Taking back what is too long to be held: rows are read a part at a time, all in one transaction.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { type Tx, db, transaction } from "~/lib/db.server";
import { createAccount } from "~/services/accounts/by-hand.server";
import { createDraft } from "~/services/import/drafts.server";
import { undoImport } from "~/services/import/undo.server";
import { confirmImport } from "~/services/import/write.server";
import { checkSums } from "~/services/ledger/sums.server";
import { removeAccount } from "~/services/ledger/write.server";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
beforeEach(() => setClock("2026-03-20T12:00:00Z"));
afterEach(() => vi.restoreAllMocks());

const ROWS = 4_100;
const MOST = 2_000;
const person = async () => currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC" }));
const LONG = Array.from({ length: ROWS }, (_, at) => `01/${10 + (at % 20)}/2026,SHOP ${at},-${at % 90}.10`);

async function bring(user: CurrentUser, name: string, lines: readonly string[]): Promise<string> {
  const bytes = new TextEncoder().encode(["Date,Description,Amount", ...lines].join("\n"));
  const id = await createDraft(user, [{ name, bytes }]);
  await confirmImport(user, id);
  return id;
}

/** How many rows each answer of the database holds, in the transactions that begin now; `onRead` hears of each. */
function answersRead(onRead: (reads: number) => void = () => undefined): number[] {
  const lengths: number[] = [];
  const begin = db.$transaction.bind(db);
  const watched = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, name) {
        const found: unknown = Reflect.get(target, name);
        if (name !== "$queryRaw" || typeof found !== "function") return found;
        return async (...asked: unknown[]) => {
          const answer: unknown = await Reflect.apply(found, target, asked);
          if (Array.isArray(answer)) lengths.push(answer.length);
          onRead(lengths.length);
          return answer;
        };
      },
    });
  vi.spyOn(db, "$transaction").mockImplementation((run: unknown, options: object = {}) =>
    begin((tx: Tx) => (typeof run === "function" ? Reflect.apply(run, undefined, [watched(tx)]) : undefined), options),
  );
  return lengths;
}

const rowsOf = (user: CurrentUser) => db.transaction.count({ where: { userId: user.id } });

test("a long import is taken back whole, and never more of it is held than a part", async () => {
  const user = await person();
  const kept = await bring(user, "kept.csv", ["01/05/2026,Bakery,-4.00"]);
  const id = await bring(user, "long.csv", LONG);
  const read = answersRead();
  expect(await undoImport(user, id)).toEqual({ removed: ROWS });
  expect(Math.max(...read)).toBe(MOST);
  vi.restoreAllMocks();
  expect(await db.transaction.findMany({ where: { userId: user.id } })).toMatchObject([{ importId: kept }]);
  expect(await db.account.findMany({ where: { userId: user.id } })).toMatchObject([{ accountName: "kept" }]);
  expect(await checkSums(user.id)).toEqual([]);
});

test("one that fails after the first part leaves everything as it was", async () => {
  const user = await person();
  const id = await bring(user, "long.csv", LONG);
  const read = answersRead(() => {
    if (read.filter((length) => length === MOST).length === 2) throw new Error("The line is cut.");
  });
  await expect(undoImport(user, id)).rejects.toThrow("The line is cut.");
  vi.restoreAllMocks();
  expect(await rowsOf(user)).toBe(ROWS);
  expect(await db.import.findFirst({ where: { userId: user.id, id } })).toMatchObject({ state: "done" });
  expect(await checkSums(user.id)).toEqual([]);
  expect(await undoImport(user, id)).toEqual({ removed: ROWS });
  expect([await rowsOf(user), await checkSums(user.id)]).toEqual([0, []]);
});

test("an account goes the same way", async () => {
  const user = await person();
  await bring(user, "long.csv", LONG);
  const { id } = await db.account.findFirstOrThrow({ where: { userId: user.id } });
  const read = answersRead();
  expect(await transaction((tx) => removeAccount(tx, user.id, id))).toBe(ROWS);
  expect(Math.max(...read)).toBe(MOST);
  vi.restoreAllMocks();
  expect([await rowsOf(user), await checkSums(user.id)]).toEqual([0, []]);
});

test("the other side of a transfer stays, by itself, and isn't matched with a row that goes in a later part", async () => {
  const user = await person();
  await createAccount(user, { name: "Savings", institution: "", kind: "savings", balance: 0, day: "2026-01-01" });
  const saved = ["01/15/2026,TRANSFER FROM CHECKING,500.00", "01/16/2026,TRANSFER FROM CHECKING,500.00"];
  await bring(user, "savings.csv", saved);
  const sent = ["01/15/2026,TRANSFER TO SAVINGS,-500.00", "01/16/2026,TRANSFER TO SAVINGS,-500.00"];
  const id = await bring(user, "long.csv", [...sent.slice(0, 1), ...LONG, ...sent.slice(1)]);
  const matched = () => db.transaction.count({ where: { userId: user.id, matchedId: { not: null } } });
  expect(await matched()).toBe(4);
  expect(await undoImport(user, id)).toEqual({ removed: ROWS + 2 });
  expect([await matched(), await rowsOf(user)]).toEqual([0, 2]);
  expect(await checkSums(user.id)).toEqual([]);
});
