// An import is written in parts, with sums and balances settled once. It has to leave what the same rows leave that come
// one by one, each in a transaction of its own.
import fc from "../support/fast-check";
import { expect, test } from "vitest";
import { Matcher } from "~/domain/import/match";
import { readFile } from "~/domain/import/read";
import { type BankRow } from "~/domain/ledger/ledger";
import { db, transaction } from "~/lib/db.server";
import { makeAccount } from "~/services/accounts/by-hand.server";
import { createDraft } from "~/services/import/drafts.server";
import { importView } from "~/services/import/preview.server";
import { undoImport } from "~/services/import/undo.server";
import { confirmImport } from "~/services/import/write.server";
import { checkSums } from "~/services/ledger/sums.server";
import { inParts, writeTransactions } from "~/services/ledger/write.server";
import { bankRow } from "../support/bank";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";
import { accepted } from "../support/import/accepted";

useDatabase();

const person = async () => currentUser(await createTrialUser());
const SAID = { day: true, amountCents: true, merchantName: true, rawName: true, category: true, kind: true } as const;

/** Everything that rows leave behind, without the ids that differ from one person to the next. */
async function left(userId: string) {
  const accounts = await db.account.findMany({
    where: { userId },
    select: { id: true, balanceCents: true, baseCents: true, baseDay: true },
    orderBy: { accountName: "asc" },
  });
  const names = new Map(accounts.map(({ id }, index) => [id, `account ${index}`]));
  const bare = (text: string) => accounts.reduce((all, { id }) => all.replace(id, names.get(id) ?? ""), text);
  const rows = await db.transaction.findMany({
    where: { userId },
    select: { ...SAID, accountId: true, providerTransactionId: true, matchedId: true, reviewedAt: true, tags: true },
  });
  const history = await db.balanceHistory.findMany({
    where: { userId },
    select: { accountId: true, day: true, balanceCents: true },
  });
  const sums = { where: { userId }, omit: { userId: true } } as const;
  return {
    accounts: accounts.map(({ id: _id, ...account }) => account),
    rows: rows
      .map(({ accountId, providerTransactionId, matchedId, reviewedAt, ...row }) => ({
        ...row,
        id: bare(providerTransactionId),
        account: names.get(accountId),
        isMatched: matchedId !== null,
        isReviewed: reviewedAt !== null,
      }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
    history: history
      .map(({ accountId, ...one }) => ({ ...one, account: names.get(accountId) }))
      .sort((one, other) => `${one.account}${one.day}`.localeCompare(`${other.account}${other.day}`)),
    days: await db.daySum.findMany({ ...sums, orderBy: [{ day: "asc" }, { category: "asc" }, { kind: "asc" }] }),
    months: await db.monthSum.findMany({ ...sums, orderBy: [{ month: "asc" }, { category: "asc" }, { kind: "asc" }] }),
  };
}

const oneByOne = async (userId: string, rows: readonly BankRow[]) => {
  for (const row of rows) await transaction((tx) => writeTransactions(tx, userId, { upsert: [row], remove: [] }));
};

const NAMES = ["Coffee", "Rent", "ACME PAYROLL", "AUTOPAY payment", "Zoë's, “Déli”", "RETURN shoes", "Tab\\there"];
const line = fc.record({
  day: fc.integer({ min: 1, max: 28 }),
  month: fc.integer({ min: 1, max: 11 }),
  cents: fc.integer({ min: -90_000, max: 90_000 }),
  name: fc.constantFrom(...NAMES),
});

test("a file leaves the rows, sums, balance and history that its rows leave one by one", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 40 }), async (lines) => {
      const text = lines.map(
        ({ day, month, cents, name }) => `${month}/${day}/2026,"${name}",${(cents / 100).toFixed(2)}`,
      );
      const bytes = new TextEncoder().encode(["Date,Description,Amount", ...text].join("\n"));
      const fast = await person();
      const id = await createDraft(fast, [{ name: "everyday.csv", bytes }]);
      expect((await importView(fast, id)).fresh).toBe(lines.length);
      expect(await confirmImport(fast, id)).toMatchObject({ added: lines.length, known: 0 });

      const read = accepted(readFile(bytes, "everyday.csv"));
      const slow = await person();
      const baseDay = read.rows.map(({ day }) => day).sort()[0] ?? "";
      const accountId = await transaction((tx) =>
        makeAccount(tx, slow.id, { name: "everyday", institution: "", kind: "checking", baseCents: 0, baseDay }),
      );
      const judged = new Matcher(accountId, []).judge(read.rows);
      await oneByOne(
        slow.id,
        judged.map(({ row, providerTransactionId }) =>
          bankRow(providerTransactionId, accountId, row.day, row.amountCents, {
            merchantName: row.name,
            rawName: row.memo || row.name,
          }),
        ),
      );
      expect(await left(fast.id)).toEqual(await left(slow.id));
      expect(await checkSums(fast.id)).toEqual([]);

      await undoImport(fast, id);
      const { accounts, rows, days, months } = await left(fast.id);
      expect([accounts, rows, days, months]).toEqual([[], [], [], []]);
    }),
    { numRuns: 6 },
  );
});

test("parts of any size leave the transfers, rows and sums that single rows leave, also of rows that come again", async () => {
  const moves = fc.array(fc.record({ day: fc.integer({ min: 1, max: 24 }), apart: fc.integer({ min: 0, max: 6 }) }), {
    minLength: 1,
    maxLength: 12,
  });
  const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(moves, sizes, fc.infiniteStream(fc.nat()), async (found, widths, order) => {
      const books = async () => {
        const user = await person();
        const make = (name: string) =>
          transaction((tx) =>
            makeAccount(tx, user.id, {
              name,
              institution: "",
              kind: "checking",
              baseCents: 0,
              baseDay: "2026-01-01",
            }),
          );
        return { user, one: await make("One"), two: await make("Two") };
      };
      // Every move has an amount of its own, so that it is clear which rows belong together.
      const rowsOf = (one: string, two: string): BankRow[] =>
        found.flatMap(({ day, apart }, index) => {
          const dayOf = (number: number) => `2026-03-${String(number).padStart(2, "0")}`;
          const cents = 1_000 + index;
          return [
            bankRow(`file:${one}:${index}`, one, dayOf(day), -cents, { merchantName: "Transfer to savings" }),
            bankRow(`file:${two}:${index}`, two, dayOf(day + apart), cents, { merchantName: "From checking" }),
          ];
        });
      const places = found.flatMap(() => [order.next().value ?? 0, order.next().value ?? 0]);
      const mixed = (rows: BankRow[]) =>
        rows
          .map((row, index) => ({ row, place: places[index] ?? 0 }))
          .sort((a, b) => a.place - b.place)
          .map(({ row }) => row);

      const fast = await books();
      const rows = mixed(rowsOf(fast.one, fast.two));
      const bring = () =>
        transaction((tx) =>
          inParts(tx, fast.user.id, async (write) => {
            for (let at = 0, turn = 0; at < rows.length; turn += 1) {
              const width = widths[turn % widths.length] ?? 1;
              await write({ upsert: rows.slice(at, at + width), remove: [] });
              at += width;
            }
          }),
        );
      await bring();
      const slow = await books();
      await oneByOne(slow.user.id, mixed(rowsOf(slow.one, slow.two)));
      const once = await left(fast.user.id);
      expect(once).toEqual(await left(slow.user.id));
      expect(await checkSums(fast.user.id)).toEqual([]);
      await bring();
      expect(await left(fast.user.id)).toEqual(once);
    }),
    { numRuns: 5 },
  );
});

test("a file that is here is found whole, with more rows on a day than are asked for at once", async () => {
  const user = await person();
  // Parts end in the middle of days.
  const rows = Array.from({ length: 21_000 }, (_, at) => `2026-01-${10 + (at % 2)},Shop ${at},-${at % 500}.25`);
  const bytes = new TextEncoder().encode(["Date,Payee,Amount", ...rows].join("\n"));
  const bring = () => createDraft(user, [{ name: "one.csv", bytes }]);
  await confirmImport(user, await bring());
  const { files, fresh } = await importView(user, await bring());
  expect(fresh).toBe(0);
  expect(files[0]?.accounts.map(({ known, unsure }) => [known, unsure])).toEqual([[21_000, 0]]);
});
