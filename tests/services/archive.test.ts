// Everything out, and in again: an archive brought into an empty account gives the same rows and the same figures.
import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import { ARCHIVED } from "~/contracts/archive";
import { NewTransaction } from "~/contracts/accounts-by-hand";
import type { CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import { createAccount } from "~/services/accounts/by-hand.server";
import { addTransaction } from "~/services/accounts/entries.server";
import { netWorthJson, netWorthView } from "~/services/accounts/net-worth.server";
import { archiveView, createArchiveDraft } from "~/services/archive/preview.server";
import { confirmArchive } from "~/services/archive/write.server";
import { isArchive } from "~/services/archive/read.server";
import { saveBudgetAmount } from "~/services/budget/budget.server";
import { budgetView } from "~/services/budget/view.server";
import { askCoach } from "~/services/coach/coach.server";
import { listConversations, readTurns } from "~/services/coach/conversations.server";
import { keepPlan, coachPlanView } from "~/services/coach/plan.server";
import { cashFlowAnswer } from "~/services/forecast/cash-flow.server";
import { addMoney, createGoal, listDebtGoals, listSavingsGoals } from "~/services/goals/goals.server";
import { createDraft } from "~/services/import/drafts.server";
import { pastImports } from "~/services/import/preview.server";
import { undoImport } from "~/services/import/undo.server";
import { confirmImport } from "~/services/import/write.server";
import { correctWithRule, deleteTransaction, splitTransaction } from "~/services/ledger/edits.server";
import { checkSums } from "~/services/ledger/sums.server";
import { getFinancialOverview, getSpendingTrends } from "~/services/screens/dashboard.server";
import { getIncomeSpendingReport } from "~/services/screens/report.server";
import { archiveOf, bomb, rowsIn, textIn, unzip, zipped } from "../support/archives";
import { ANSWERS } from "../support/coach";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();

const person = async () => currentUser(await createTrialUser());
const GOAL = { deadline: "2031-05-01", color: "green", interestRate: "", minimumPayment: "", version: "" } as const;
const CSV = "Date,Description,Amount,Balance\n01/02/2026,Opening Shop,-10.00,90.00\n01/15/2026,Coffee,-5.00,85.00\n";

/** Something in every table that an archive brings back. */
async function live(user: CurrentUser, seed: string, from: string): Promise<void> {
  const { home, account } = await giveHousehold(user.id, user.today, seed, from);
  const roles = new Map(home.accounts.map((one) => [one.id, one.role]));
  await db.balanceHistory.createMany({
    data: home.history.map(({ accountId, day, balanceCents }) => ({
      userId: user.id,
      accountId: account(roles.get(accountId) ?? ""),
      day,
      balanceCents: BigInt(balanceCents),
    })),
  });
  const rows = await db.transaction.findMany({
    where: { userId: user.id, kind: "spending", pending: false, amountCents: { lt: -100 } },
    orderBy: { id: "asc" },
    take: 3,
  });
  const [one, two, three] = rows;
  if (!one || !two || !three) throw new Error("no rows");
  await correctWithRule(user.id, one.id, { choice: "clothing", note: "a note", applyToMerchant: true });
  const cents = Math.abs(Number(two.amountCents));
  await splitTransaction(user.id, two.id, {
    parts: [
      { category: "gas", amount: cents - 1 },
      { category: "travel", amount: 1 },
    ],
  });
  await deleteTransaction(user.id, three.id);
  await db.transaction.update({
    where: { userId_id: { userId: user.id, id: two.id } },
    data: { tags: ["tax", "trip 2026"], reviewedAt: user.now },
  });
  await db.merchantRule.create({
    data: {
      userId: user.id,
      id: "shared",
      match: "contains",
      merchant: "warehouse",
      minCents: 100n,
      category: null,
      name: "Warehouse",
      tags: ["home"],
      shares: [
        { category: "groceries", percent: 60 },
        { category: "clothing", percent: 40 },
      ],
      byModel: false,
      createdAt: user.now,
    },
  });
  const { id } = await createAccount(user, {
    name: "Cash",
    institution: "",
    kind: "cash",
    balance: 10_000,
    day: "2026-01-01",
  });
  await addTransaction(
    user,
    NewTransaction.parse({ account: id, amount: "12.34", day: "2026-02-03", name: "Market =1+1", note: "=cmd" }),
  );
  await addTransaction(
    user,
    NewTransaction.parse({
      account: id,
      amount: "9",
      day: user.today,
      name: "Paper",
      repeat: "month",
      until: "2031-01-01",
    }),
  );
  const month = user.today.slice(0, 7);
  await saveBudgetAmount(user.id, month, { category: "groceries", month, plannedAmount: "512.10", rollover: true });
  const goal = await createGoal(user, "savings", {
    ...GOAL,
    type: "",
    name: "Canoe",
    targetAmount: "500",
    currentAmount: "10",
  });
  await addMoney(user, goal.id, { amount: "20" });
  await createGoal(user, "debt", { ...GOAL, type: "", name: "Loan", targetAmount: "900", currentAmount: "800" });
  await askCoach(user, "How much did I spend on groceries last month?");
  await db.interview.create({ data: { userId: user.id, id: "i1", responses: ANSWERS, completedAt: user.now } });
  await keepPlan(user);
  const files = [{ name: "everyday.csv", bytes: new TextEncoder().encode(CSV) }];
  const first = await createDraft(user, files);
  await confirmImport(user, first);
  await undoImport(user, first);
  await confirmImport(user, await createDraft(user, files));
  await db.reminder.create({
    data: { userId: user.id, id: "r1", day: "2027-01-01", about: "Call", href: "/goals" },
  });
  await db.ownChoice.create({
    data: { userId: user.id, topic: "income", choice: "stated", about: "x", chosenAt: user.now },
  });
}

/** What the screens say. */
async function figures(of: CurrentUser) {
  // What one request has read of somebody is kept for as long as it lasts.
  const user = await currentUser(of);
  const budget = await budgetView(user, new URLSearchParams());
  const conversations = await listConversations(user);
  return {
    overview: await getFinancialOverview(user),
    trends: await getSpendingTrends(user),
    month: await getIncomeSpendingReport(user, "month"),
    week: await getIncomeSpendingReport(user, "week"),
    budget,
    goals: [await listSavingsGoals(user), await listDebtGoals(user)],
    worth: await netWorthJson(user),
    cashFlow: await cashFlowAnswer(user),
    plan: await coachPlanView(user),
    imports: await pastImports(user),
    conversations,
    turns: await Promise.all(conversations.map(({ id }) => readTurns(user, id))),
  };
}

async function bring(user: CurrentUser, bytes: Uint8Array): Promise<void> {
  const id = await createArchiveDraft(user, { name: "my-data.zip", bytes });
  await confirmArchive(user, id);
}

const tablesOf = (archive: Buffer) => {
  const files = unzip(archive);
  return Object.fromEntries(ARCHIVED.map(({ file }) => [file, sorted(rowsIn(files, file))]));
};
const sorted = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).sort();

describe("an archive", () => {
  test("has a column for each column of a table, so that nothing is lost on the way", async () => {
    for (const { table, row } of ARCHIVED) {
      const columns = await db.$queryRaw<{ name: string }[]>`
        SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ${table}`;
      const kept = columns.map(({ name }) => name).filter((name) => name !== "userId");
      const hidden = table === "ImportFile" ? ["content"] : [];
      // What was typed with a goal stands beside what its account says.
      const columnsSaid = Object.keys(row.shape).filter((name) => !(table === "Goal" && name === "typed"));
      expect(columnsSaid.sort(), table).toEqual(kept.filter((name) => !hidden.includes(name)).sort());
    }
  });

  test("gives the same figures in an empty account, and the same archive again", async () => {
    const months = fc.constantFrom("2026-05-01", "2026-08-01", "2026-10-01");
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 6 }), months, async (seed, from) => {
        const one = await person();
        await live(one, seed, from);
        const two = await person();
        const first = await archiveOf(one);
        await bring(two, first);
        expect(await checkSums(two.id)).toEqual([]);
        expect(await figures(two)).toEqual(await figures(one));

        const second = await archiveOf(two);
        const [before, after] = [tablesOf(first), tablesOf(second)];
        for (const { file } of ARCHIVED)
          if (!["accounts", "transactions", "balances"].includes(file)) expect(after[file], file).toEqual(before[file]);
        expect(after["transactions"]).toHaveLength(before["transactions"]?.length ?? 0);

        // Nothing of a bank is left in it by now, so the next one is the same to the letter.
        const three = await person();
        await bring(three, second);
        expect(tablesOf(await archiveOf(three))).toEqual(after);
        expect(await figures(three)).toEqual(await figures(one));
      }),
      { numRuns: 3 },
    );
  });

  test("brings what a bank told as accounts by hand, without its keys; the balance goes on from there", async () => {
    const one = await person();
    await giveHousehold(one.id, one.today, "linked", "2026-09-01");
    const two = await person();
    const archive = await archiveOf(one);
    const id = await createArchiveDraft(two, { name: "my-data.zip", bytes: archive });
    const view = await archiveView(two, id);
    expect(view.inTheWay).toEqual([]);
    expect(view.linked).toHaveLength(5);
    await confirmArchive(two, id);
    expect(await db.bankItem.count({ where: { userId: two.id } })).toBe(0);
    const accounts = await db.account.findMany({ where: { userId: two.id } });
    expect(accounts.every(({ itemId }) => itemId === null)).toBe(true);
    const account = accounts.find(({ accountType }) => accountType === "checking");
    await addTransaction(
      two,
      NewTransaction.parse({ account: account?.id ?? "", amount: "1", day: two.today, name: "Gum" }),
    );
    const after = await db.account.findFirst({ where: { userId: two.id, id: account?.id ?? "" } });
    expect(Number(after?.balanceCents)).toBe(Number(account?.balanceCents) - 100);
  });

  test("brings the past of what a bank told, which was counted back from its balance, and the person's time zone", async () => {
    const one = await currentUser(await createTrialUser({ timeZone: "Pacific/Auckland" }));
    await giveHousehold(one.id, one.today, "past", "2026-06-01");
    await db.balanceHistory.deleteMany({ where: { userId: one.id } });
    const two = await currentUser(await createTrialUser({ timeZone: "America/New_York" }));
    await bring(two, await archiveOf(one));
    const { timeZone } = await db.user.findUniqueOrThrow({ where: { id: two.id } });
    expect(timeZone).toBe("Pacific/Auckland");
    const past = async (user: CurrentUser) =>
      (await netWorthView({ ...user, timeZone, today: one.today }, new URLSearchParams())).worth.points;
    const before = await past(one);
    expect(new Set(before.map(({ netCents }) => netCents)).size).toBeGreaterThan(3);
    expect(await past(two)).toEqual(before);
  });

  test("of the first version brings which import each row came with, so that it can still be taken back", async () => {
    const one = await person();
    const files = [{ name: "everyday.csv", bytes: new TextEncoder().encode(CSV) }];
    const importId = await createDraft(one, files);
    await confirmImport(one, importId);
    const now = unzip(await archiveOf(one));
    const rows = rowsIn(now, "transactions");
    const asOnce = new Map([...now].map(([name, content]) => [name, content.toString("utf8")]));
    const lines = (all: object[]) => `[\n${all.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;
    asOnce.set("archive.json", `{"format":"mind-my-money","version":1,"exported":"${one.today}"}\n`);
    asOnce.set("transactions.json", lines(rows.map(({ importId: _importId, ...row }) => row)));
    asOnce.set("imported-rows.json", lines(rows.map(({ id }) => ({ importId, transactionId: id }))));
    const two = await person();
    await bring(two, await zipped(asOnce));
    expect(await undoImport(two, importId)).toEqual({ removed: 2 });
    expect(await db.transaction.count({ where: { userId: two.id } })).toBe(0);
  });

  test("holds no import that was only looked at, and comes back from before, when it did", async () => {
    const one = await person();
    const files = [{ name: "everyday.csv", bytes: new TextEncoder().encode(CSV) }];
    const done = await createDraft(one, files);
    await confirmImport(one, done);
    await createDraft(one, files);
    const now = unzip(await archiveOf(one));
    expect(rowsIn(now, "imports")).toMatchObject([{ id: done }]);
    expect(rowsIn(now, "import-files")).toMatchObject([{ importId: done }]);
    const asOnce = new Map([...now].map(([name, content]) => [name, content.toString("utf8")]));
    for (const [name, id] of [
      ["imports", "id"],
      ["import-files", "importId"],
    ] as const) {
      const rows = rowsIn(now, name).flatMap((row) => [
        row,
        { ...row, ...(name === "imports" ? { state: "draft" } : { id: "f" }), [id]: "looked-at" },
      ]);
      asOnce.set(`${name}.json`, `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`);
    }
    const two = await person();
    const looked = await createArchiveDraft(two, { name: "my-data.zip", bytes: await zipped(asOnce) });
    expect((await archiveView(two, looked)).holds).toContain("1 import");
    await bring(two, await zipped(asOnce));
    expect(await db.import.findMany({ where: { userId: two.id }, select: { id: true } })).toEqual([{ id: done }]);
  });

  test("goes into an empty account alone, and once", async () => {
    const one = await person();
    await giveHousehold(one.id, one.today, "full", "2026-11-01");
    const archive = await archiveOf(one);
    const id = await createArchiveDraft(one, { name: "my-data.zip", bytes: archive });
    expect((await archiveView(one, id)).inTheWay[0]).toBe("5 accounts");
    await expect(confirmArchive(one, id)).rejects.toThrow("isn't empty");
    const two = await person();
    const draft = await createArchiveDraft(two, { name: "my-data.zip", bytes: archive });
    const both = await Promise.allSettled([confirmArchive(two, draft), confirmArchive(two, draft)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.account.count({ where: { userId: two.id } })).toBe(5);
    const stranger = await person();
    await expect(archiveView(stranger, id)).rejects.toThrow("couldn't find");
    await expect(confirmArchive(stranger, id)).rejects.toThrow("couldn't find");
  });
});

describe("a hostile archive", () => {
  const HEAD = { format: "mind-my-money", version: 2, exported: "2026-11-20" };
  const made = (files: Record<string, unknown>, head: unknown = HEAD) =>
    zipped([
      ["archive.json", JSON.stringify(head)],
      ...Object.entries(files).map(
        ([name, rows]) =>
          [
            `${name}.json`,
            typeof rows === "string"
              ? rows
              : `[\n${[rows]
                  .flat()
                  .map((row) => JSON.stringify(row))
                  .join(",\n")}\n]\n`,
          ] as const,
      ),
    ]);
  const account = {
    id: "a1",
    itemId: null,
    providerAccountId: "hand:a1",
    accountName: "Cash",
    institutionName: "By hand",
    accountNumber: "",
    accountType: "checking",
    subtype: "cash",
    currency: "USD",
    balanceCents: 0,
    availableCents: null,
    limitCents: null,
    baseCents: 0,
    baseDay: "2026-01-01",
    closedDay: null,
    apartFrom: [],
    updatedAt: "2026-01-01T00:00:00",
    createdAt: "2026-01-01T00:00:00",
  };
  const row = {
    id: "t1",
    accountId: "a1",
    providerTransactionId: "hand:t1",
    day: "2026-02-01",
    amountCents: -500,
    merchantName: "Deli",
    rawName: "",
    providerCategory: null,
    providerConfidence: null,
    category: "restaurants",
    kind: "spending",
    userCategory: null,
    userKind: null,
    note: null,
    pending: false,
    deletedAt: null,
    removedAt: null,
    matchedId: null,
    createdAt: "2026-01-01T00:00:00",
    updatedAt: "2026-01-01T00:00:00",
  };
  const goal = {
    id: "e1",
    goalId: "g1",
    amountCents: 1,
    kind: "opening",
    day: "2026-01-01",
    createdAt: "2026-01-01T00:00:00",
  };
  const message = {
    id: "m1",
    channel: "coach",
    conversationId: null,
    type: "ai",
    content: "Hello",
    data: { links: [{ href: "javascript:alert(1)" }] },
    createdAt: "2026-01-01T00:00:00",
  };

  test.each<[string, () => Promise<Buffer>, string]>([
    ["a newer version", () => made({}, { ...HEAD, version: 3 }), "newer version"],
    ["no version", () => made({}, { format: "mind-my-money" }), "archive.json can't be read"],
    ["broken JSON", () => made({ accounts: "[\n{oops}\n]\n" }), "accounts.json, line 2 can't be read"],
    ["another owner", () => made({ accounts: [{ ...account, userId: "somebody" }] }), "accounts.json, line 2"],
    ["a huge amount", () => made({ accounts: [{ ...account, balanceCents: 1e15 }] }), `at "balanceCents"`],
    [
      "a day that isn't",
      () => made({ accounts: [account], transactions: [{ ...row, day: "2026-02-30" }] }),
      `at "day"`,
    ],
    ["a zero character", () => made({ accounts: [{ ...account, accountName: "a\u0000b" }] }), "accounts.json, line 2"],
    ["a link that leads away", () => made({ chat: [message] }), `chat.json, line 2 can't be read, at "data"`],
    [
      "deep nesting",
      () =>
        made({
          interviews: `[\n{"id":"i","completedAt":"2026-01-01T00:00:00","createdAt":"2026-01-01T00:00:00","responses":${"[".repeat(9_000)}${"]".repeat(9_000)}}\n]`,
        }),
      "interviews.json",
    ],
    [
      "too many rows",
      () => made({ balances: `[\n${`{"accountId":"a1","day":"2026-01-01","balanceCents":0},\n`.repeat(500_001)}]` }),
      "more than 500,000 rows",
    ],
    ["a bomb", async () => bomb("archive.json", 450_000_000), "unpacks to more"],
    ["one that breaks off", async () => (await made({ accounts: [account] })).subarray(0, 150), "damaged"],
  ])("%s is refused in a sentence before anything is kept", async (_what, archive, says) => {
    const user = await person();
    const bytes = await archive();
    expect(isArchive(bytes)).toBe(true);
    await expect(createArchiveDraft(user, { name: "x.zip", bytes })).rejects.toThrow(says);
    expect(await db.import.count({ where: { userId: user.id } })).toBe(0);
  });

  test.each<[string, Record<string, unknown>]>([
    ["a row of no account", { accounts: [account], transactions: [{ ...row, accountId: "other" }] }],
    ["a row that stands twice", { accounts: [account], transactions: [row, row] }],
    ["a pair with nobody", { accounts: [account], transactions: [{ ...row, matchedId: "gone" }] }],
    ["an entry of no goal", { accounts: [account], "goal-entries": [goal] }],
    [
      "parts that don't add up",
      {
        accounts: [account],
        transactions: [row],
        "transaction-splits": [{ id: "s", transactionId: "t1", category: "gas", amountCents: -1, note: null }],
      },
    ],
    ["an account without a beginning", { accounts: [{ ...account, baseDay: null }] }],
    ["a time that isn't", { accounts: [{ ...account, createdAt: "2026-99-99T00:00:00" }] }],
  ])("%s leaves nothing behind", async (_what, files) => {
    const user = await person();
    const id = await createArchiveDraft(user, { name: "x.zip", bytes: await made(files) });
    await expect(confirmArchive(user, id)).rejects.toMatchObject({ code: "unprocessable" });
    expect(await db.account.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.transaction.count({ where: { userId: user.id } })).toBe(0);
    expect(await checkSums(user.id)).toEqual([]);
  });

  test("somebody else's rows stay theirs when an archive names their ids", async () => {
    const other = await person();
    await bring(other, await made({ accounts: [account], transactions: [row] }));
    const user = await person();
    await bring(
      user,
      await made({ accounts: [{ ...account, accountName: "Mine" }], transactions: [{ ...row, amountCents: -1 }] }),
    );
    const stored = await db.transaction.findMany({ where: { id: "t1" }, orderBy: { amountCents: "asc" } });
    expect(stored.map(({ userId, amountCents }) => [userId, Number(amountCents)])).toEqual([
      [other.id, -500],
      [user.id, -1],
    ]);
  });

  test("the demo account takes none", async () => {
    const user = await currentUser(await createTrialUser({ isDemo: true }));
    const bytes = await made({});
    await expect(createArchiveDraft(user, { name: "x.zip", bytes })).rejects.toThrow("shared by everyone");
    expect(textIn(unzip(bytes), "archive.json")).toContain("mind-my-money");
  });
});
