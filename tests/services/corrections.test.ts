// What a person may say about rows, and what is refused.
import { describe, expect, test } from "vitest";
import { db, transaction } from "~/lib/db.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { checkSums } from "~/services/ledger/sums.server";
import { correctTransaction, splitTransaction } from "~/services/ledger/edits.server";
import { answerTransfer, transferSuggestions } from "~/services/ledger/transfers.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

useDatabase();

describe("splitting", () => {
  const PARTS = {
    parts: [
      { category: "groceries" as const, amount: 3_000 },
      { category: "clothing" as const, amount: 2_000 },
    ],
  };

  test.each([
    ["spending", -5_000, "FOOD_AND_DRINK_GROCERIES", true],
    ["refund", 5_000, "FOOD_AND_DRINK_GROCERIES", true],
    ["income", 5_000, "INCOME_SALARY", false],
    ["transfer", -5_000, "FOOD_AND_DRINK_GROCERIES", false, "kind:transfer"],
    ["card_payment", -5_000, "FOOD_AND_DRINK_GROCERIES", false, "kind:card_payment"],
  ] as const)("%s", async (kind, cents, providerCategory, allowed, choice?: "kind:transfer" | "kind:card_payment") => {
    const { id } = await createUser();
    const { account } = await createBank(id);
    await transaction((tx) =>
      writeTransactions(tx, id, {
        upsert: [bankRow("1", account("checking"), "2026-03-01", cents, { providerCategory })],
        remove: [],
      }),
    );
    const { id: first } = await db.transaction.findFirstOrThrow({ where: { userId: id } });
    if (choice) await correctTransaction(id, first, { choice, applyToMerchant: false });
    const row = await db.transaction.findFirstOrThrow({ where: { userId: id } });
    expect(row.kind).toBe(kind);
    const split = splitTransaction(id, row.id, PARTS);
    if (allowed) await split;
    else
      await expect(split).rejects.toMatchObject({
        code: "unprocessable",
        userMessage: "Only spending and refunds can be split.",
      });
    const parts = await db.transactionSplit.findMany({ where: { userId: id }, orderBy: { category: "asc" } });
    const sign = Math.sign(cents);
    expect(parts.map((part) => [part.category, Number(part.amountCents)])).toEqual(
      allowed
        ? [
            ["clothing", sign * 2_000],
            ["groceries", sign * 3_000],
          ]
        : [],
    );
    expect(await checkSums(id)).toEqual([]);
  });
});

describe("a suggested transfer", () => {
  async function suggested() {
    const { id } = await createUser();
    const { account } = await createBank(id);
    await transaction((tx) =>
      writeTransactions(tx, id, {
        upsert: [
          bankRow("o", account("checking"), "2026-03-01", -5_000),
          bankRow("i", account("savings"), "2026-03-02", 5_000),
        ],
        remove: [],
      }),
    );
    const [one] = await transferSuggestions(id);
    const answer = (word: "accept" | "reject") => answerTransfer(id, { suggestion: one?.id ?? "", answer: word });
    const state = async () => ({
      status: (await db.transferSuggestion.findFirstOrThrow({ where: { userId: id } })).status,
      kinds: (await db.transaction.findMany({ where: { userId: id }, orderBy: { day: "asc" } })).map((row) => row.kind),
      drift: await checkSums(id),
      open: (await transferSuggestions(id)).length,
    });
    return { id, answer, state };
  }
  const JOINED = { status: "accepted", kinds: ["transfer", "transfer"], drift: [], open: 0 };
  const APART = { status: "rejected", kinds: ["spending", "income"], drift: [], open: 0 };

  test.each([
    ["accept", "accept", JOINED],
    ["accept", "reject", JOINED],
    ["reject", "reject", APART],
    ["reject", "accept", APART],
  ] as const)("answered with %s, then with %s: the first answer stays", async (first, second, stands) => {
    const { answer, state } = await suggested();
    await answer(first);
    expect(await state()).toEqual(stands);
    await answer(second);
    expect(await state()).toEqual(stands);
  });

  test("both answers at once: one of them stands, whole", async () => {
    const { answer, state } = await suggested();
    await Promise.all([answer("accept"), answer("reject")]);
    const found = await state();
    expect(found).toEqual(found.status === "accepted" ? JOINED : APART);
  });

  test("a row that has changed meanwhile isn't joined, and the suggestion stays as it was", async () => {
    const { id, answer, state } = await suggested();
    await db.transaction.updateMany({ where: { userId: id, amountCents: 5_000n }, data: { deletedAt: new Date() } });
    await expect(answer("accept")).rejects.toMatchObject({ code: "conflict" });
    expect((await state()).status).toBe("suggested");
  });

  test("somebody else's suggestion is unknown", async () => {
    const { id, state } = await suggested();
    const [one] = await transferSuggestions(id);
    const stranger = await createUser();
    await expect(answerTransfer(stranger.id, { suggestion: one?.id ?? "", answer: "accept" })).rejects.toMatchObject({
      code: "not_found",
    });
    expect((await state()).status).toBe("suggested");
  });
});
