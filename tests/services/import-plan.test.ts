// The plan of another app becomes budgets: by our categories, beside what is planned here, and taken back with the rest.
import { expect, test } from "vitest";
import { MAX_CENTS } from "~/domain/money";
import { addMonths, addMonthsToDay, monthOf } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import { saveBudgetAmount } from "~/services/budget/budget.server";
import { addMoney, listSavingsGoals, updateGoal } from "~/services/goals/goals.server";
import { setCategories } from "~/services/import/choices.server";
import { createDraft } from "~/services/import/drafts.server";
import { importView } from "~/services/import/preview.server";
import { undoImport } from "~/services/import/undo.server";
import { confirmImport } from "~/services/import/write.server";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();

const HEAD = "Month,Category Group/Category,Category Group,Category,Assigned,Activity,Available\n";
const person = async () => currentUser(await createTrialUser());
const line = (month: string, category: string, amount: string) =>
  `${month},Everyday: ${category},Everyday,${category},${amount},$0.00,$0.00\n`;
const draftOf = (user: CurrentUser, text: string) =>
  createDraft(user, [{ name: "My Budget - Plan.csv", bytes: new TextEncoder().encode(HEAD + text) }]);
const planned = async ({ id }: CurrentUser) =>
  (await db.budget.findMany({ where: { userId: id }, orderBy: [{ month: "asc" }, { category: "asc" }] })).map(
    ({ month, category, plannedCents }) => [month, category, Number(plannedCents)],
  );

test("categories are shown and can be changed; several of them add up in one of ours; months out of reach stay out", async () => {
  const user = await person();
  const month = monthOf(user.today);
  const id = await draftOf(
    user,
    line(month, "Groceries", "$500.10") + line(month, "Snacks", "$20.00") + line("2001-01", "Groceries", "$1.00"),
  );
  expect((await importView(user, id)).categories).toEqual([
    { name: "Groceries", choice: "groceries", keepsName: false },
    { name: "Snacks", choice: "", keepsName: false },
  ]);
  expect((await importView(user, id)).budgets).toHaveLength(1);
  await setCategories(user.id, { name: ["Snacks"], choice: ["groceries"], keep: [] });
  expect((await importView(user, id)).budgets).toMatchObject([{ category: "Groceries", cents: 52_010 }]);
  expect(await planned(user)).toEqual([]);
  expect(await confirmImport(user, id)).toMatchObject({ added: 0, known: 0, budgets: 1 });
  expect(await planned(user)).toEqual([[month, "groceries", 52_010]]);
});

test("what is planned here stays; the same plan again adds nothing; taken back, only what nobody has changed goes", async () => {
  const user = await person();
  const month = monthOf(user.today);
  const next = addMonths(month, 1);
  const save = (category: "gas" | "travel", plannedAmount: string) =>
    saveBudgetAmount(user.id, month, { category, month, plannedAmount, rollover: false });
  await save("gas", "40");
  const text = line(month, "Gas", "$90.00") + line(month, "Travel", "$10.00") + line(next, "Groceries", "$7.00");
  const id = await draftOf(user, text);
  await confirmImport(user, id);
  const after = [
    [month, "gas", 4_000],
    [month, "travel", 1_000],
    [next, "groceries", 700],
  ];
  expect(await planned(user)).toEqual(after);
  expect(await confirmImport(user, await draftOf(user, text))).toMatchObject({ budgets: 0 });
  await save("travel", "11");
  await undoImport(user, id);
  expect(await planned(user)).toEqual([
    [month, "gas", 4_000],
    [month, "travel", 1_100],
  ]);
});

test("another app's goals are shown, made once, and taken back unless somebody has done something with them", async () => {
  const user = await person();
  const head =
    "user_id,piggy_bank_id,created_at,updated_at,account_name,account_type,name,currency_code,target_amount,current_amount,start_date,target_date,order,active\n";
  const bank = (name: string, saved: string, day: string) =>
    `1,2,x,x,Savings,Asset account,${name},USD,800,${saved},2020-01-01,${day},1,1\n`;
  const day = addMonthsToDay(user.today, 3);
  const text = head + bank("Canoe", "125.50", day) + bank("Bike", "", "2020-05-05") + bank("bike", "1", "");
  const draft = () => createDraft(user, [{ name: "piggies.csv", bytes: new TextEncoder().encode(text) }]);
  const id = await draft();
  const inAYear = addMonthsToDay(user.today, 12);
  expect((await importView(user, id)).goals).toEqual([
    { name: "Canoe", targetCents: 80_000, savedCents: 12_550, deadline: day },
    { name: "Bike", targetCents: 80_000, savedCents: 0, deadline: inAYear },
  ]);
  const goals = async () =>
    (await listSavingsGoals(user)).map(({ name, currentAmount }) => [name, currentAmount]).sort();
  expect(await goals()).toEqual([]);
  expect(await confirmImport(user, id)).toEqual({ added: 0, known: 0, budgets: 0, goals: 2 });
  expect(await goals()).toEqual([
    ["Bike", 0],
    ["Canoe", 125.5],
  ]);
  const again = await draft();
  expect((await importView(user, again)).goals).toEqual([]);
  expect(await confirmImport(user, again)).toMatchObject({ goals: 0 });
  const [bike] = (await listSavingsGoals(user)).filter(({ name }) => name === "Bike");
  await addMoney(user, bike?.id ?? "", { amount: "5" });
  await undoImport(user, id);
  expect(await goals()).toEqual([["Bike", 5]]);
});

const PIGGIES =
  "user_id,piggy_bank_id,created_at,updated_at,account_name,account_type,name,currency_code,target_amount,current_amount,start_date,target_date,order,active\n";
const piggy = (name: string, target = "800", day = "") =>
  `1,2,x,x,Savings,Asset account,${name},USD,${target},1,2020-01-01,${day},1,1\n`;
const goalsOf = (user: CurrentUser, ...lines: string[]) =>
  createDraft(user, [{ name: "piggies.csv", bytes: new TextEncoder().encode(PIGGIES + lines.join("")) }]);

test("a goal stays out for one that is here by its name, not for somebody else's and not for one that is gone", async () => {
  const [user, other] = [await person(), await person()];
  for (const who of [user, other]) await confirmImport(who, await goalsOf(who, piggy("Canoe"), piggy("Bike")));
  await db.goal.updateMany({ where: { userId: user.id, name: "Bike" }, data: { deletedAt: new Date() } });
  await db.goal.updateMany({ where: { userId: other.id, name: "Canoe" }, data: { name: "Boat" } });
  const again = [piggy("CANOE"), piggy("bike"), piggy("Boat")];
  const names = async (who: CurrentUser) =>
    (await importView(who, await goalsOf(who, ...again))).goals.map(({ name }) => name);
  expect(await names(user)).toEqual(["bike", "Boat"]);
  expect(await names(other)).toEqual(["CANOE"]);
});

test("a goal's day may be today, one that can't be a goal is left out, and a long name is cut", async () => {
  const user = await person();
  const long = "N".repeat(400);
  const id = await goalsOf(user, piggy("Now", "800", user.today), piggy("Nothing", "0"), piggy(long));
  const [now, cut, ...more] = (await importView(user, id)).goals;
  expect([now?.name, now?.deadline, more]).toEqual(["Now", user.today, []]);
  expect(long.startsWith(cut?.name ?? "-") && (cut?.name.length ?? 400) < 400).toBe(true);
});

test("what somebody has changed of a goal, or of one that is not of the import, stays when the import is taken back", async () => {
  const user = await person();
  await confirmImport(user, await goalsOf(user, piggy("Before")));
  const id = await goalsOf(user, piggy("Canoe"), piggy("Bike"), piggy("Tent"));
  await confirmImport(user, id);
  const of = async (name: string) => (await listSavingsGoals(user)).find((one) => one.name === name)?.id ?? "";
  const changed = { name: "Canoe", type: "savings", color: "", deadline: addMonthsToDay(user.today, 6), version: "" };
  const amounts = { targetAmount: "900", currentAmount: "1", interestRate: "", minimumPayment: "" };
  await updateGoal(user, await of("Canoe"), { ...changed, ...amounts });
  await addMoney(user, await of("Bike"), { amount: "5" });
  await undoImport(user, id);
  expect((await listSavingsGoals(user)).map(({ name }) => name).sort()).toEqual(["Before", "Bike", "Canoe"]);
});

test("several lines for one of ours never make more than can be planned", async () => {
  const user = await person();
  const month = monthOf(user.today);
  await setCategories(user.id, { name: ["Snacks"], choice: ["groceries"], keep: [] });
  const most = (MAX_CENTS / 100).toFixed(2);
  const id = await draftOf(user, line(month, "Groceries", `$${most}`) + line(month, "Snacks", `$${most}`));
  expect((await importView(user, id)).budgets).toMatchObject([{ cents: MAX_CENTS }]);
});
