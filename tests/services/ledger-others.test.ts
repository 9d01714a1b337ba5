// Two people side by side: what one of them has, says and takes back decides nothing about the other's transactions.
import { describe, expect, test } from "vitest";
import type { BankRow } from "~/domain/ledger/ledger";
import type { Recurring } from "~/domain/ledger/recurring";
import { addDays } from "~/domain/periods";
import { now } from "~/lib/clock.server";
import { db, newId, transaction } from "~/lib/db.server";
import { saveOwnCategory } from "~/services/categories/own.server";
import { analyzeMonth, analyzeSelection } from "~/services/ledger/analyze-spending.server";
import { correctTransaction, correctWithRule, splitTransaction } from "~/services/ledger/edits.server";
import { applyMerchantRule } from "~/services/ledger/merchant-rules.server";
import { ownCategories } from "~/services/ledger/own-categories.server";
import { listEnded, listRecurring, saveRecurring } from "~/services/ledger/recurring.server";
import { reviewAll, reviewOne, reviewView } from "~/services/ledger/review.server";
import { ruleAccounts } from "~/services/ledger/rules.server";
import { checkSums, monthSums, spendingByMonth } from "~/services/ledger/sums.server";
import { listTransactions } from "~/services/ledger/transactions.server";
import { transactionsView } from "~/services/ledger/transactions-view.server";
import { answerTransfer, transferSuggestions } from "~/services/ledger/transfers.server";
import { undoStep } from "~/services/ledger/undo.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createUser, currentUser } from "../support/people";

useDatabase();

const CAFE = { merchantName: "Blue Door", rawName: "BLUE DOOR", providerCategory: "FOOD_AND_DRINK_RESTAURANT" };
const write = (userId: string, upsert: BankRow[], remove: string[] = []) =>
  transaction((tx) => writeTransactions(tx, userId, { upsert, remove }));

/** Somebody with accounts of these types; their rows go by the names that the bank gives them. */
async function person(...types: string[]) {
  const { id } = await createUser();
  const { account } = await createBank(id, types.length > 0 ? types : ["checking"]);
  const rowOf = (name: string) =>
    db.transaction.findFirstOrThrow({ where: { userId: id, providerTransactionId: name } });
  return { id, account, rowOf };
}
const addOwn = async (id: string, name: string) => {
  const { undo } = await saveOwnCategory(id, { name, parent: "personal_care", glyph: null });
  const own = (await ownCategories(db, id)).find((one) => one.name === name)?.id ?? "";
  return { own, choice: `own:${own}`, undo: undo ?? "" };
};

describe("another person's", () => {
  test("rules, guesses and cards judge none of one's rows", async () => {
    const [one, other] = [await person("checking"), await person("checking", "credit")];
    const payment = { providerCategory: "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT", rawName: "PAYMENT TO CARD 4411" };
    const rowsFor = ({ account }: typeof one) => [
      bankRow("cafe", account("checking"), "2026-03-01", -500, CAFE),
      bankRow("card", account("checking"), "2026-03-02", -40_000, payment),
    ];
    await applyMerchantRule(other.id, "Blue Door", "gas");
    for (const who of [one, other]) await write(who.id, rowsFor(who));
    expect([(await one.rowOf("cafe")).category, (await other.rowOf("cafe")).category]).toEqual(["restaurants", "gas"]);
    expect([(await one.rowOf("card")).kind, (await other.rowOf("card")).kind]).toEqual(["spending", "card_payment"]);
    expect([await checkSums(one.id), await checkSums(other.id)]).toEqual([[], []]);
  });

  test("rows, parts and rules keep nobody from taking a category back; one's own do, each by itself", async () => {
    const [one, other] = [await person(), await person()];
    for (const who of [one, other])
      await write(who.id, [
        bankRow("a", who.account("checking"), "2026-03-01", -500, CAFE),
        bankRow("b", who.account("checking"), "2026-03-02", -700, { ...CAFE, merchantName: "Harbor Books" }),
      ]);
    const used = async (who: typeof one, choice: string, way: string) => {
      if (way === "row")
        await correctTransaction(who.id, (await who.rowOf("a")).id, { choice: "travel", applyToMerchant: false });
      if (way === "row" || way === "rule")
        await correctWithRule(who.id, (await who.rowOf("a")).id, {
          choice: `own:${choice}`,
          applyToMerchant: way === "rule",
        });
      if (way === "part")
        await splitTransaction(who.id, (await who.rowOf("b")).id, {
          parts: [{ category: `own:${choice}`, amount: 700 }],
        });
    };
    const theirs = await addOwn(other.id, "Dog");
    for (const way of ["rule", "part"]) await used(other, theirs.own, way);
    for (const way of ["row", "part", "rule"]) {
      const mine = await addOwn(one.id, `Dog by ${way}`);
      await used(one, mine.own, way);
      if (way === "rule") await db.transaction.updateMany({ where: { userId: one.id }, data: { ownCategory: null } });
      await expect(undoStep(one.id, mine.undo), way).rejects.toMatchObject({ code: "conflict" });
    }
    const unused = await addOwn(one.id, "Cat");
    expect(await undoStep(one.id, unused.undo)).toMatchObject({ isDone: true });
    expect((await ownCategories(db, one.id)).map(({ name }) => name)).not.toContain("Cat");
    expect((await ownCategories(db, other.id)).map(({ name }) => name)).toEqual(["Dog"]);
  });

  test("streams, accounts, tags and rows are in no list of one's own", async () => {
    const [one, other] = [await person("checking"), await person("savings")];
    const stream: Recurring = {
      ...{ key: "k", merchantName: "Shop", category: "utilities", kind: "spending", cadence: "monthly" },
      ...{ amount: "fixed", lastCents: -1, typicalCents: -1, monthlyCents: -1, firstDay: "2025-01-05" },
      ...{ lastDay: "2026-03-05", lastId: "x", nextDay: "2026-04-05", count: 3, active: false, change: null },
    };
    await transaction((tx) => saveRecurring(tx, other.id, [stream, { ...stream, key: "l", active: true }]));
    await write(other.id, [bankRow("a", other.account("savings"), "2026-03-01", -500, CAFE)]);
    await correctTransaction(other.id, (await other.rowOf("a")).id, { applyToMerchant: false, tags: ["tax"] });
    expect([await listEnded(one.id), await listRecurring(one.id)]).toEqual([[], []]);
    expect([(await listEnded(other.id)).length, (await listRecurring(other.id)).length]).toEqual([1, 1]);
    expect(await ruleAccounts(one.id)).toEqual([{ id: one.account("checking"), name: "My checking ••••4411" }]);
    const view = await transactionsView(one.id, new URLSearchParams(), "2026-03-31");
    expect(view).toMatchObject({
      ...{ accounts: [{ id: one.account("checking"), name: "My checking ••••4411" }], tags: [], rows: [] },
      ...{ toReview: 0, isFiltered: false, page: 1, pages: 1 },
    });
    expect(await listTransactions(one.id, { since: "2026-01-01" })).toEqual([]);
    expect([
      await monthSums(one.id, "2026-01", "2026-12"),
      await spendingByMonth(one.id, "2026-01", "2026-12"),
    ]).toEqual([...[[], []]]);
  });

  test("account opens no analysis, and an analysis counts one's own rows of this month alone", async () => {
    const lone = await currentUser(await createUser());
    const here = await person();
    const [user, other] = [await currentUser(here), await person()];
    await expect(analyzeMonth(lone)).rejects.toMatchObject({ code: "conflict", title: expect.any(String) });
    const day = user.today;
    const of = (who: typeof here, ...rows: [string, string, number, Partial<BankRow>?][]) =>
      write(
        who.id,
        rows.map(([name, on, cents, more]) => bankRow(name, who.account("checking"), on, cents, { ...CAFE, ...more })),
      );
    await of(other, ["x", day, -9_900]);
    await of(
      here,
      ["a", day, -1_000],
      ["b", day, -250],
      ["waits", day, -70_00, { pending: true }],
      ["before", addDays(`${day.slice(0, 7)}-01`, -1), -3_000],
      ["back", day, 4_000, { merchantName: "Market", providerCategory: "FOOD_AND_DRINK_GROCERIES" }],
    );
    expect(await analyzeMonth(user)).toEqual({ categorizedSpending: [{ categoryId: "restaurants", amount: 12.5 }] });
    const picked = { id: (await here.rowOf("b")).id };
    expect(await analyzeSelection(user, { transactions: [picked] })).toEqual({
      categorizedSpending: [{ categoryId: "restaurants", amount: 2.5 }],
    });
    expect(await analyzeSelection(user, { transactions: [] })).toEqual({ categorizedSpending: [] });
    for (const category of [null, "of-another-version"]) {
      await db.transaction.updateMany({ where: { userId: here.id, id: picked.id }, data: { category } });
      expect(await analyzeSelection(user, { transactions: [picked] })).toEqual({
        categorizedSpending: [{ categoryId: "miscellaneous", amount: 2.5 }],
      });
    }
    expect(
      await db.budgetMonth.findMany({
        select: { userId: true, analysedAt: true },
        where: { userId: { in: [here.id, other.id, lone.id] } },
      }),
    ).toEqual([{ userId: here.id, analysedAt: user.now }]);
  });
});

describe("what waits to be looked at", () => {
  test("is urgent for a finding of one's own that still stands, and for no other", async () => {
    const [one, other] = [await person(), await person()];
    const day = now().toISOString().slice(0, 10);
    await write(one.id, [
      bankRow("a", one.account("checking"), day, -500, { ...CAFE, providerConfidence: "HIGH" }),
      bankRow("b", one.account("checking"), day, -600, { ...CAFE, providerConfidence: "HIGH" }),
    ]);
    const { id } = await one.rowOf("a");
    const find = (userId: string, rule: string, more: object = {}) =>
      db.insight.create({
        data: {
          ...{ userId, id: newId(), dedupeKey: `${rule}:${id}`, rule, type: "alert", priority: "high" },
          ...{ severity: "warning", icon: "warning", title: "", message: "", action: "", href: "", ...more },
        },
      });
    await find(other.id, "unusual-charge");
    await find(one.id, "new-subscription");
    await find(one.id, "double-charge", { endedAt: new Date(), dedupeKey: `double-charge:x:${id}` });
    expect((await reviewView(one.id, null)).counts).toEqual({ unusual: 0, unsure: 0, new: 2 });
    await find(one.id, "double-charge");
    expect((await reviewView(one.id, null)).counts).toEqual({ unusual: 1, unsure: 0, new: 1 });
    const view = await reviewView(one.id, id);
    expect([view.place, view.next, view.current?.reason]).toEqual([1, (await one.rowOf("b")).id, "unusual"]);
    // From the last one the first is next; an id that doesn't wait starts at the first.
    expect((await reviewView(one.id, (await one.rowOf("b")).id)).next).toBe(id);
    expect((await reviewView(one.id, "none")).place).toBe(1);
    expect(await reviewView(other.id, null)).toMatchObject({ count: 0, place: 0, current: null, next: null });
  });

  test("leads on to the one behind it, to none behind the last, and is done with all at once", async () => {
    const [one, other] = [await person(), await person()];
    const day = now().toISOString().slice(0, 10);
    for (const who of [one, other])
      await write(who.id, [
        bankRow("a", who.account("checking"), day, -500, CAFE),
        bankRow("b", who.account("checking"), addDays(day, -1), -600, CAFE),
      ]);
    const [first, last] = [await one.rowOf("a"), await one.rowOf("b")];
    expect(await reviewOne(one.id, first.id)).toMatchObject({ next: last.id });
    // The only one that is left has none behind it.
    expect(await reviewView(one.id, null)).toMatchObject({ count: 1, place: 1, next: null });
    expect(await reviewOne(one.id, last.id)).toMatchObject({ next: null });
    // Looked at again it isn't in the list any more.
    expect((await reviewOne(one.id, first.id)).next).toBeNull();
    await db.transaction.updateMany({ where: { userId: one.id, id: last.id }, data: { deletedAt: now() } });
    await expect(reviewOne(one.id, last.id)).rejects.toMatchObject({
      ...{ code: "not_found", userMessage: "We couldn't find that transaction." },
    });
    expect(await reviewAll(one.id)).toEqual({ count: 0, undo: null });
    expect((await reviewView(other.id, null)).count).toBe(2);
  });
});

describe("a pair that may be a transfer", () => {
  const TOLD = { providerCategory: "TRANSFER_OUT_ACCOUNT_TRANSFER" };
  async function pair() {
    const one = await person("checking", "savings");
    const [out, into] = [
      bankRow("o", one.account("checking"), "2026-03-01", -5_000),
      bankRow("i", one.account("savings"), "2026-03-02", 5_000),
    ];
    await write(one.id, [out, into]);
    const [found] = await transferSuggestions(one.id);
    const told = () => write(one.id, [{ ...out, ...TOLD }]);
    const matched = async () => (await one.rowOf("o")).matchedId;
    return { ...one, found, told, matched };
  }

  test("says both sides, and is joined once the bank says what it is", async () => {
    const { found, told, matched, rowOf, id } = await pair();
    expect(found).toMatchObject({
      amountCents: 5_000,
      from: { merchantName: "Shop", accountName: "My checking", day: "2026-03-01" },
      to: { merchantName: "Shop", accountName: "My savings", day: "2026-03-02" },
    });
    await told();
    expect(await matched()).toBe((await rowOf("i")).id);
    expect(await db.transferSuggestion.count({ where: { userId: id } })).toBe(0);
  });

  test("stays apart for good where the person has said no", async () => {
    const { id, found, told, matched } = await pair();
    await answerTransfer(id, { suggestion: found?.id ?? "", answer: "reject" });
    await told();
    expect(await matched()).toBeNull();
    expect(await transferSuggestions(id)).toEqual([]);
  });

  test("what was said of it can be taken back, once, and asks again", async () => {
    const { id, found, matched, rowOf } = await pair();
    for (const [answer, joined] of [
      ["accept", true],
      ["reject", false],
    ] as const) {
      const { undo } = await answerTransfer(id, { suggestion: found?.id ?? "", answer });
      expect(await matched()).toBe(joined ? (await rowOf("i")).id : null);
      expect(await transferSuggestions(id)).toEqual([]);
      expect(await undoStep(id, undo ?? "")).toMatchObject({ isDone: true });
      expect(await matched()).toBeNull();
      expect((await rowOf("i")).matchedId).toBeNull();
      expect(await transferSuggestions(id)).toEqual([found]);
      expect(await undoStep(id, undo ?? "")).toMatchObject({ isDone: false });
    }
    expect(await checkSums(id)).toEqual([]);
  });

  test("isn't joined with what has become something else meanwhile", async () => {
    const { id, found } = await pair();
    await db.transaction.updateMany({
      where: { userId: id, providerTransactionId: "i" },
      data: { amountCents: 4_999n },
    });
    await expect(answerTransfer(id, { suggestion: found?.id ?? "", answer: "accept" })).rejects.toMatchObject({
      ...{ code: "conflict", userMessage: "One of these transactions has changed meanwhile." },
    });
  });
});
