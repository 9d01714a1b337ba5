// Rules: tried, written, put in order, deleted, and taken back.
import { expect, test } from "vitest";
import { type RuleInput, RuleForm } from "~/contracts/rules";
import { db, transaction } from "~/lib/db.server";
import { ruleFormView } from "~/services/ledger/rule-form.server";
import { deleteRule, moveRule, previewRule, rulesView, saveRule } from "~/services/ledger/rules.server";
import { checkSums } from "~/services/ledger/sums.server";
import { undoStep } from "~/services/ledger/undo.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { createUser, currentUser } from "../support/people";

useDatabase();

const input = (more: Record<string, unknown>): RuleInput => RuleForm.parse({ match: "contains", ...more });

async function household() {
  const user = await currentUser(await createUser());
  const { account } = await createBank(user.id);
  const checking = account("checking");
  const write = (...rows: Parameters<typeof bankRow>[]) =>
    transaction((tx) => writeTransactions(tx, user.id, { upsert: rows.map((row) => bankRow(...row)), remove: [] }));
  const shop = { merchantName: "AMZN MKTP US*245", providerCategory: "GENERAL_MERCHANDISE_ONLINE_MARKETPLACES" };
  await write(["1", checking, "2026-03-01", -5_000, shop], ["2", checking, "2026-03-02", -900, shop]);
  const rowOf = (provider: string) =>
    db.transaction.findFirstOrThrow({
      where: { userId: user.id, providerTransactionId: { endsWith: provider } },
      include: { splits: { orderBy: { id: "asc" } } },
    });
  const addNew = (id: string, cents: number) => write([id, checking, user.today, cents, shop]);
  return { user, rowOf, addNew };
}

test("a rule for older rows too: category and name follow, tags and the split are said, undo takes all back", async () => {
  const { user, rowOf } = await household();
  const before = [await rowOf("1"), await rowOf("2")];
  const rule = input({
    ...{ merchant: "amzn", min: "10", name: "Amazon", category: "clothing", tags: "online", old: "on" },
    ...{ shareCategory: ["clothing", "gas"], sharePercent: ["60", "40"] },
  });
  const preview = await previewRule(user, rule);
  expect(preview.count).toBe(1);
  expect(preview.rows[0]).toMatchObject({
    name: "Amzn Mktp US",
    becomes: "Amazon · Clothing $30.00 + Gas $20.00 · #online",
  });
  const { undo, changed } = await saveRule(user, rule);
  expect(changed).toBe(1);
  expect(await rowOf("1")).toMatchObject({
    ...{ merchantName: "Amazon", bankName: "AMZN MKTP US*245", category: "clothing", tags: ["online"] },
    splits: [
      { category: "clothing", amountCents: -3_000n },
      { category: "gas", amountCents: -2_000n },
    ],
  });
  expect(await rowOf("2")).toMatchObject({ merchantName: "AMZN MKTP US*245", tags: [] });
  expect(await checkSums(user.id)).toEqual([]);
  await undoStep(user.id, undo ?? "");
  const same = ({ updatedAt: _at, ...row }: (typeof before)[number]) => row;
  expect([same(await rowOf("1")), same(await rowOf("2"))]).toEqual(before.map(same));
  expect(await db.merchantRule.count({ where: { userId: user.id } })).toBe(0);
  expect(await checkSums(user.id)).toEqual([]);
});

test("a rule for new rows alone leaves older ones, even when they are judged again", async () => {
  const { user, rowOf, addNew } = await household();
  const was = (await rowOf("1")).category;
  await saveRule(user, input({ merchant: "amzn", category: "travel", tags: "work" }));
  await saveRule(user, input({ merchant: "mktp", name: "Amazon", old: "on" }));
  expect(await rowOf("1")).toMatchObject({ merchantName: "Amazon", category: was, tags: [] });
  await addNew("3", -700);
  expect(await rowOf("3")).toMatchObject({ merchantName: "Amazon", category: "travel", tags: ["work"] });
  await addNew("3", -800);
  expect(await rowOf("3")).toMatchObject({ merchantName: "Amazon", bankName: "AMZN MKTP US*245", amountCents: -800n });
});

test("the first in order decides; moved and deleted, the rows follow", async () => {
  const { user, rowOf } = await household();
  await saveRule(user, input({ merchant: "amzn", category: "travel", old: "on" }));
  await saveRule(user, input({ merchant: "mktp", category: "gas", old: "on" }));
  expect((await rowOf("1")).category).toBe("gas");
  const [first] = (await rulesView(user.id)).rules;
  const moved = await moveRule(user.id, first?.id ?? "", "down");
  expect((await rowOf("1")).category).toBe("travel");
  await undoStep(user.id, moved.undo ?? "");
  expect((await rowOf("1")).category).toBe("gas");
  const gone = await deleteRule(user.id, first?.id ?? "");
  expect((await rowOf("1")).category).toBe("travel");
  await undoStep(user.id, gone.undo ?? "");
  expect((await rowOf("1")).category).toBe("gas");
  const stranger = await createUser();
  await expect(deleteRule(stranger.id, first?.id ?? "")).rejects.toMatchObject({ code: "not_found" });
  expect(await checkSums(user.id)).toEqual([]);
});

test("200 rules at most, and none for somebody else's account", async () => {
  const { user } = await household();
  await expect(saveRule(user, input({ merchant: "x", category: "gas", account: "theirs" }))).rejects.toMatchObject({
    code: "unprocessable",
  });
  await db.merchantRule.createMany({
    data: Array.from({ length: 200 }, (_, index) => ({
      ...{ userId: user.id, id: `r${index}`, merchant: `m${index}`, category: "gas" },
    })),
  });
  await expect(saveRule(user, input({ merchant: "x", category: "gas" }))).rejects.toMatchObject({
    userMessage: "You have 200 rules. Please delete one you no longer need first.",
  });
});

test("what was typed is tried in the address: a problem is said, a rule is shown as it stands", async () => {
  const { user } = await household();
  const view = (query: string) => ruleFormView(user, new URLSearchParams(query));
  expect(await view("preview=1&match=contains&merchant=amzn")).toMatchObject({
    problem: "Choose what the rule does: a category, a name, tags, or a split.",
    preview: null,
    values: { merchant: "amzn" },
  });
  const tried = await view("preview=1&match=contains&merchant=amzn&category=gas");
  expect(tried.preview?.count).toBe(2);
  expect(tried.fields).toEqual([
    ["match", "contains"],
    ["merchant", "amzn"],
    ["category", "gas"],
  ]);
  await saveRule(user, input({ merchant: "amzn", category: "gas", min: "5" }));
  const [rule] = (await rulesView(user.id)).rules;
  expect(rule?.words).toBe("Name contains “amzn”, $5.00 or more");
  expect((await view(`rule=${rule?.id}`)).values).toMatchObject({ merchant: "amzn", min: "5.00", category: "gas" });
});

test.each([
  [{ match: "any", category: "gas" }, "Enter a name, an amount, or an account, so the rule doesn't match everything."],
  [{ merchant: " ", category: "gas" }, "Type a name, or choose any name."],
  [{ merchant: "x", min: "5", max: "4", category: "gas" }, "The highest amount is lower than the lowest."],
  [{ merchant: "x", min: "five", category: "gas" }, "Type an amount in dollars."],
  [{ merchant: "x", category: "nonsense" }, "Choose a category."],
  [{ merchant: "x", shareCategory: "gas", sharePercent: "90" }, "The shares must add up to 100 percent."],
  [{ merchant: "x", shareCategory: "gas", sharePercent: "99.5" }, "Use whole percentages."],
  [{ merchant: "x", shareCategory: "nonsense", sharePercent: "100" }, "Choose a category for each share."],
])("refused: %j", (fields, says) => {
  const parsed = RuleForm.safeParse({ match: "contains", ...fields });
  expect(parsed.error?.issues[0]?.message).toBe(says);
});
