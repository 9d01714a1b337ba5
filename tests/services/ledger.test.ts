import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import type { BankRow } from "~/domain/ledger/ledger";
import { spendingOf } from "~/domain/ledger/totals";
import { Prisma, db, transaction } from "~/lib/db.server";
import {
  changeRows,
  lockLedger,
  reclassifyCardPayments,
  removeAccount,
  writeTransactions,
} from "~/services/ledger/write.server";
import { loadRows, loadRowsIn } from "~/services/ledger/store.server";
import { checkSums, daySums, monthSums, rebuildSums, spendingByMonth } from "~/services/ledger/sums.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

useDatabase();

const write = (userId: string, upsert: BankRow[], remove: string[] = []) =>
  transaction((tx) => writeTransactions(tx, userId, { upsert, remove }));
const rowsOf = async (userId: string) =>
  new Map(
    (await transaction((tx) => loadRows(tx, userId, Prisma.sql`true`))).map((row) => [row.providerTransactionId, row]),
  );
const edit = (userId: string, providerId: string, change: Parameters<typeof changeRows>[3]) =>
  transaction(async (tx) => {
    await lockLedger(tx, userId);
    await changeRows(tx, userId, await loadRowsIn(tx, userId, "providerTransactionId", [providerId]), change);
  });

describe("the ledger", () => {
  test("sums count posted rows by day, month, category and kind", async () => {
    const { id } = await createUser();
    const { account } = await createBank(id);
    await write(id, [
      bankRow("1", account("checking"), "2026-03-01", -1_250, { providerCategory: "FOOD_AND_DRINK_GROCERIES" }),
      bankRow("2", account("credit"), "2026-03-01", -750, { providerCategory: "FOOD_AND_DRINK_GROCERIES" }),
      bankRow("3", account("credit"), "2026-03-20", 500, { providerCategory: "FOOD_AND_DRINK_GROCERIES" }),
      bankRow("4", account("checking"), "2026-03-02", 200_000, { providerCategory: "INCOME_SALARY" }),
      bankRow("5", account("credit"), "2026-03-03", -9_900, { pending: true }),
    ]);
    expect(await daySums(id, "2026-03-01", "2026-03-01")).toEqual([
      { day: "2026-03-01", category: "groceries", kind: "spending", cents: -2_000, count: 2 },
    ]);
    expect(spendingOf(await monthSums(id, "2026-03", "2026-03"))).toBe(1_500);
    expect(await spendingByMonth(id, "2026-01", "2026-12")).toEqual([
      { month: "2026-03", category: "groceries", spentCents: 1_500 },
    ]);
    expect(await checkSums(id)).toEqual([]);
  });

  test("a card payment is not spending when the card is linked, and is when the card goes", async () => {
    const { id } = await createUser();
    const { account } = await createBank(id);
    const payment = {
      providerCategory: "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT",
      merchantName: "",
      rawName: "CARD PAYMENT",
    };
    await write(id, [bankRow("out", account("checking"), "2026-03-10", -40_000, payment)]);
    expect((await rowsOf(id)).get("out")).toMatchObject({ kind: "spending", category: "credit_cards" });
    await write(id, [bankRow("in", account("credit"), "2026-03-12", 40_000, payment)]);
    const rows = await rowsOf(id);
    expect(rows.get("out")).toMatchObject({ kind: "card_payment", category: null, matchedId: rows.get("in")?.id });
    expect(spendingOf(await monthSums(id, "2026-03", "2026-03"))).toBe(0);
    expect(await transaction((tx) => removeAccount(tx, id, account("credit")))).toBe(1);
    expect((await rowsOf(id)).get("out")).toMatchObject({
      kind: "spending",
      category: "credit_cards",
      matchedId: null,
    });
    expect(await checkSums(id)).toEqual([]);
  });

  test("a payment that names a card counts until that card is linked", async () => {
    const { id } = await createUser();
    const { account, itemId } = await createBank(id, ["checking"]);
    await write(id, [
      bankRow("out", account("checking"), "2026-03-10", -40_000, {
        providerCategory: "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT",
        rawName: "PAYMENT TO CARD 9921",
      }),
    ]);
    expect((await rowsOf(id)).get("out")?.kind).toBe("spending");
    await db.account.create({
      data: {
        userId: id,
        id: "new-card",
        itemId,
        providerAccountId: "p-new-card",
        accountName: "Card",
        institutionName: "Elsewhere",
        accountNumber: "9921",
        accountType: "credit",
        balanceCents: 0n,
      },
    });
    await transaction((tx) => reclassifyCardPayments(tx, id));
    expect((await rowsOf(id)).get("out")?.kind).toBe("card_payment");
    expect(await checkSums(id)).toEqual([]);
  });

  test("a posted row takes over its pending row with the person's edits, even when the bank removed it before", async () => {
    const { id } = await createUser();
    const { account } = await createBank(id);
    const pending = (name: string) => bankRow(`${name}-p`, account("credit"), "2026-03-01", -2_000, { pending: true });
    const posted = (name: string) => bankRow(name, account("credit"), "2026-03-03", -2_300, { pendingId: `${name}-p` });
    await write(id, [pending("a"), pending("b"), pending("c"), pending("d")]);
    const before = await rowsOf(id);
    await edit(id, "a-p", (row) => ({ ...row, note: "with Ana", userCategory: "travel" }));
    await edit(id, "b-p", (row) => ({
      ...row,
      splits: [
        { category: "gas", ownCategory: null, amountCents: -500, note: null },
        { category: "groceries", ownCategory: null, amountCents: -1_500, note: null },
      ],
    }));
    await edit(id, "c-p", (row) => ({ ...row, deletedAt: new Date() }));
    await edit(id, "d-p", (row) => ({ ...row, note: "later" }));
    await write(id, [], ["d-p", "c-p"]);
    const written = await write(id, ["a", "b", "c", "d"].map(posted), ["a-p", "b-p"]);
    const rows = await rowsOf(id);
    expect([...rows.keys()].sort()).toEqual(["a", "b", "c", "d"]);
    expect(rows.get("a")).toMatchObject({
      id: before.get("a-p")?.id,
      note: "with Ana",
      category: "travel",
      amountCents: -2_300,
      pending: false,
    });
    expect(rows.get("b")?.splits.map((split) => split.amountCents)).toEqual([-575, -1_725]);
    expect(rows.get("c")?.deletedAt).not.toBeNull();
    expect(rows.get("d")).toMatchObject({ note: "later", deletedAt: null, removedAt: null });
    expect(written).toMatchObject({ added: [], modified: 4 });
    expect(spendingOf(await monthSums(id, "2026-03", "2026-03"))).toBe(6_900);
    expect(await checkSums(id)).toEqual([]);
  });

  test("a row that the person deleted never returns", async () => {
    const { id } = await createUser();
    const { account } = await createBank(id);
    const row = bankRow("1", account("checking"), "2026-03-01", -1_250);
    await write(id, [row]);
    await edit(id, "1", (stored) => ({ ...stored, deletedAt: new Date() }));
    await write(id, [row, { ...row, amountCents: -1_300 }]);
    await write(id, [], ["1"]);
    await write(id, [row]);
    expect((await rowsOf(id)).get("1")?.deletedAt).not.toBeNull();
    expect(await monthSums(id, "2026-03", "2026-03")).toEqual([]);
  });

  test("a transfer without a sign of it is offered; a correction of one leg frees the other", async () => {
    const { id } = await createUser();
    const { account } = await createBank(id);
    await write(id, [
      bankRow("o", account("checking"), "2026-03-01", -5_000),
      bankRow("i", account("savings"), "2026-03-02", 5_000),
    ]);
    expect(await db.transferSuggestion.count({ where: { userId: id, status: "suggested" } })).toBe(1);
    await write(id, [
      bankRow("o2", account("checking"), "2026-03-05", -7_000, { providerCategory: "TRANSFER_OUT_SAVINGS" }),
      bankRow("i2", account("savings"), "2026-03-05", 7_000),
    ]);
    expect((await rowsOf(id)).get("i2")?.kind).toBe("transfer");
    await edit(id, "o2", (row) => ({ ...row, userCategory: "mortgage_rent", matchedId: null }));
    const rows = await rowsOf(id);
    expect(rows.get("o2")).toMatchObject({ kind: "spending", category: "mortgage_rent", matchedId: null });
    expect(rows.get("i2")).toMatchObject({ matchedId: null, kind: "income" });
    expect(await checkSums(id)).toEqual([]);
  });

  test("whatever a bank delivers and a person edits, rows and sums agree, and a replay changes nothing", async () => {
    const step = fc.record({
      what: fc.constantFrom(
        "post",
        "post",
        "post",
        "pend",
        "settle",
        "remove",
        "delete",
        "categorise",
        "transfer",
        "split",
      ),
      slot: fc.integer({ min: 0, max: 11 }),
      type: fc.constantFrom("checking", "savings", "credit"),
      day: fc.integer({ min: 1, max: 12 }),
      cents: fc.constantFrom(-4_000, -2_000, 2_000, 4_000, -333, 1),
      category: fc.constantFrom(
        null,
        "TRANSFER_OUT_SAVINGS",
        "TRANSFER_IN_SAVINGS",
        "FOOD_AND_DRINK_COFFEE",
        "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT",
        "INCOME_SALARY",
      ),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        run += 1;
        const { id } = await createUser();
        const { account } = await createBank(id);
        for (const { what, slot, type, day, cents, category } of steps) {
          const name = `s${slot}`;
          const row = bankRow(name, account(type), `2026-03-${String(day).padStart(2, "0")}`, cents, {
            providerCategory: category,
          });
          if (what === "post") await write(id, [row]);
          if (what === "pend") await write(id, [{ ...row, providerTransactionId: `${name}-p`, pending: true }]);
          if (what === "settle") {
            const delivery = [{ ...row, pendingId: `${name}-p` }];
            await write(id, delivery, [`${name}-p`]);
            const once = await rowsOf(id);
            await write(id, delivery, [`${name}-p`]);
            expect(await rowsOf(id)).toEqual(once);
          }
          if (what === "remove") await write(id, [], [name]);
          if (what === "delete") await edit(id, name, (stored) => ({ ...stored, deletedAt: new Date() }));
          if (what === "categorise")
            await edit(id, name, (stored) => ({ ...stored, userCategory: "gas", matchedId: null }));
          if (what === "transfer")
            await edit(id, name, (stored) => ({ ...stored, userKind: "transfer", matchedId: null }));
          if (what === "split")
            await edit(id, name, (stored) => ({
              ...stored,
              splits: [
                { category: "gas", ownCategory: null, amountCents: stored.amountCents - 1, note: null },
                { category: "travel", ownCategory: null, amountCents: 1, note: null },
              ],
            }));
          expect(await checkSums(id), what).toEqual([]);
          const rows = [...(await rowsOf(id)).values()];
          for (const one of rows) {
            if (!one.matchedId) continue;
            const other = rows.find((candidate) => candidate.id === one.matchedId);
            expect(other?.matchedId, what).toBe(one.id);
            expect((other?.amountCents ?? 0) + one.amountCents).toBe(0);
          }
        }
      }),
      { numRuns: 25, seed: 7 },
    );
    expect(run).toBeGreaterThan(20);
  }, 60_000);

  test("sums can be rebuilt from the rows, and the checker sees a drift", async () => {
    const { id } = await createUser();
    const { account } = await createBank(id);
    await write(id, [bankRow("1", account("checking"), "2026-03-01", -1_250)]);
    await db.monthSum.updateMany({ where: { userId: id }, data: { amountCents: 1n } });
    expect(await checkSums(id)).toEqual([
      { period: "2026-03", category: "miscellaneous", kind: "spending", storedCents: 1, actualCents: -1_250 },
    ]);
    await rebuildSums(id);
    expect(await checkSums(id)).toEqual([]);
  });
});
