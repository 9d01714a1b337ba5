// A budget at its edges: whose rows a change touches, which months and amounts are taken, and what the screen is given.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BudgetAmountInput } from "~/contracts/budget";
import type { CategoryId } from "~/domain/categories/list";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { isPlannable, listBudgets, ownPlan, putPlanBack, saveBudgetAmount } from "~/services/budget/budget.server";
import { moveBudget, readLastChange, undoBudget } from "~/services/budget/plan.server";
import { budgetView } from "~/services/budget/view.server";
import { createBank } from "../support/bank";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
const TODAY = "2026-03-20";
const MONTH = "2026-03";
beforeEach(() => setClock(`${TODAY}T12:00:00Z`));
afterEach(() => setClock(undefined));

const person = async () => currentUser(await createTrialUser());
const plan = (category: CategoryId, plannedAmount: string, month = MONTH, rollover = false) =>
  BudgetAmountInput.parse({ category, month, plannedAmount, rollover: rollover ? "on" : undefined });
const plans = async (userId: string) =>
  (await db.budget.findMany({ where: { userId }, orderBy: [{ month: "asc" }, { category: "asc" }] })).map(
    ({ month, category, plannedCents, rollover }) => [month, category, Number(plannedCents), rollover],
  );
const view = (user: Awaited<ReturnType<typeof person>>, query: Record<string, string> = {}) =>
  budgetView(user, new URLSearchParams(query));

describe("an amount that is taken back", () => {
  test("leaves other months, other lines and other people alone", async () => {
    const [user, other] = [await person(), await person()];
    for (const { id } of [user, other])
      for (const asked of [
        plan("groceries", "100", "2026-02"),
        plan("gas", "100"),
        plan("groceries", "100", "2026-04"),
      ])
        await saveBudgetAmount(id, MONTH, asked);
    const before = [await plans(user.id), await plans(other.id)];
    const saved = await saveBudgetAmount(user.id, MONTH, plan("utilities", "100"));
    expect(saved).toEqual({ month: MONTH, category: "utilities", set: 10_000, plan: null });
    expect(await putPlanBack(other.id, saved)).toBe(false);
    expect(await putPlanBack(user.id, saved)).toBe(true);
    expect([await plans(user.id), await plans(other.id)]).toEqual(before);
    expect(await putPlanBack(user.id, saved)).toBe(false);
  });

  test("becomes what it was, whether it carried over or not, for its owner alone", async () => {
    const [user, other] = [await person(), await person()];
    for (const { id } of [user, other]) await saveBudgetAmount(id, MONTH, plan("gas", "50", MONTH, true));
    const saved = await saveBudgetAmount(user.id, MONTH, plan("gas", "70"));
    await saveBudgetAmount(other.id, MONTH, plan("gas", "70"));
    expect(saved.plan).toEqual({ plannedCents: 5_000, rollover: true });
    expect(await putPlanBack(user.id, saved)).toBe(true);
    expect(await plans(user.id)).toEqual([[MONTH, "gas", 5_000, true]]);
    expect(await plans(other.id)).toEqual([[MONTH, "gas", 7_000, false]]);
    expect(await ownPlan(user.id, MONTH, "gas")).toEqual({ plannedCents: 5_000, rollover: true });
    expect(await ownPlan(user.id, "2026-04", "gas")).toBeNull();
  });
});

describe("a month", () => {
  test("can be planned from two years ago until a year ahead", async () => {
    const asked = ["2024-02", "2024-03", "2026-03", "2027-03", "2027-04"];
    expect(asked.map((month) => isPlannable(month, MONTH))).toEqual([false, true, true, true, false]);
    const user = await person();
    const refused = { code: "bad_request", userMessage: "This month can't be planned." };
    for (const month of ["2024-02", "2027-04"])
      await expect(saveBudgetAmount(user.id, MONTH, plan("gas", "1", month))).rejects.toMatchObject(refused);
    expect(await plans(user.id)).toEqual([]);
  });

  test("that is over and changes leaves the next as it was, also where nothing was planned", async () => {
    const user = await person();
    await saveBudgetAmount(user.id, MONTH, plan("gas", "50", "2026-01"));
    expect(await plans(user.id)).toEqual([
      ["2026-01", "gas", 5_000, false],
      ["2026-02", "gas", 0, false],
    ]);
    await saveBudgetAmount(user.id, MONTH, plan("gas", "60", "2026-02", true));
    await saveBudgetAmount(user.id, MONTH, plan("gas", "70", "2026-02"));
    expect((await plans(user.id)).slice(1)).toEqual([
      ["2026-02", "gas", 7_000, false],
      [MONTH, "gas", 0, false],
    ]);
    // The current one and those ahead just change.
    await saveBudgetAmount(user.id, MONTH, plan("gas", "80", MONTH, true));
    expect((await plans(user.id)).slice(2)).toEqual([[MONTH, "gas", 8_000, true]]);
    expect((await listBudgets(user.id, MONTH)).map(({ id, amount }) => [id, amount])).toEqual([["2026-03-gas", 80]]);
  });

  test("without a plan or spending lists nothing; a plan of 0 is none", async () => {
    const user = await person();
    await saveBudgetAmount(user.id, MONTH, plan("gas", "0"));
    expect(await listBudgets(user.id, MONTH)).toEqual([]);
  });
});

describe("a move", () => {
  test.each(["0", "-1", "", "abc"])("of '%s' is refused beside its field, and nothing moves", async (amount) => {
    const user = await person();
    await saveBudgetAmount(user.id, MONTH, plan("gas", "50"));
    await expect(moveBudget(user, { month: MONTH, from: "gas", to: "groceries", amount })).rejects.toMatchObject({
      ...{ code: "unprocessable", userMessage: "Please enter an amount above 0.", title: "Nothing was moved" },
      fieldErrors: { amount: "Please enter an amount above 0." },
    });
    expect(await plans(user.id)).toEqual([[MONTH, "gas", 5_000, false]]);
  });

  test("of more than there is says how much there is", async () => {
    const user = await person();
    const move = { month: MONTH, from: "gas", to: "groceries", amount: "50.01" } as const;
    await expect(moveBudget(user, move)).rejects.toMatchObject({
      userMessage: expect.stringContaining("has $0.00 planned. Please enter no more than that."),
    });
    await saveBudgetAmount(user.id, MONTH, plan("gas", "50"));
    await expect(moveBudget(user, move)).rejects.toMatchObject({
      userMessage: expect.stringContaining("has $50.00 planned."),
    });
    await expect(moveBudget(user, { ...move, month: "2026-02" })).rejects.toMatchObject({
      userMessage: "Only this month and those ahead can be planned like this.",
    });
    await moveBudget(user, { ...move, amount: "50" });
    expect((await listBudgets(user.id, MONTH)).map(({ category, amount }) => [category, amount])).toEqual([
      ["groceries", 50],
    ]);
  });

  test("stays for a line that carries over since, and for one whose amount has changed; the other is taken back", async () => {
    const user = await person();
    await saveBudgetAmount(user.id, MONTH, plan("gas", "50"));
    await saveBudgetAmount(user.id, MONTH, plan("groceries", "10"));
    await moveBudget(user, { month: MONTH, from: "gas", to: "groceries", amount: "5" });
    await saveBudgetAmount(user.id, MONTH, plan("gas", "45", MONTH, true));
    await undoBudget(user, MONTH);
    expect((await plans(user.id)).filter(([month]) => month === MONTH)).toEqual([
      [MONTH, "gas", 4_500, true],
      [MONTH, "groceries", 1_000, false],
    ]);
    await expect(undoBudget(user, MONTH)).rejects.toMatchObject({
      ...{ code: "conflict", userMessage: "There's nothing to take back." },
    });
  });

  test("that another version has noted can't be taken back", () => {
    expect(readLastChange({ what: "a dance" })).toBeNull();
    expect(readLastChange(null)).toBeNull();
  });
});

describe("the screen", () => {
  test("shows this month where the address names none, none that there is, or one too far away", async () => {
    const user = await person();
    for (const month of ["", "2026-13", "2024-02", "2027-04"])
      expect((await view(user, month ? { month } : {})).month, month).toBe(MONTH);
    expect(await view(user, { month: "2026-04" })).toMatchObject({ month: "2026-04", current: MONTH });
  });

  test("opens the edit of a category that there is, and nothing else", async () => {
    const user = await person();
    expect((await view(user, { dialog: "edit", category: "gas" })).dialog).toEqual({ name: "edit", category: "gas" });
    const others: Record<string, string>[] = [
      { dialog: "edit", category: "none" },
      { dialog: "edit" },
      { dialog: "x", category: "gas" },
    ];
    for (const query of others) expect((await view(user, query)).dialog).toBeNull();
  });

  test("knows whether there's an account, and when the month was analyzed in the person's own days", async () => {
    const user = await currentUser(await createTrialUser({ timeZone: "America/Los_Angeles" }));
    expect(await view(user)).toMatchObject({ connected: false, analysedOn: null, findings: null, undo: null });
    await createBank((await person()).id);
    expect((await view(user)).connected).toBe(false);
    await createBank(user.id, ["checking"]);
    for (const month of [MONTH, "2026-02"])
      await db.budgetMonth.create({ data: { userId: user.id, month, analysedAt: new Date("2026-03-05T05:00:00Z") } });
    expect(await view(user)).toMatchObject({ connected: true, analysedOn: "2026-03-04", findings: expect.any(Array) });
    const past = await view(user, { month: "2026-02" });
    expect(past).toMatchObject({ analysedOn: "2026-03-04", findings: null, plan: null });
  });

  test("offers to take back what was done today, and no more tomorrow", async () => {
    const user = await person();
    await saveBudgetAmount(user.id, MONTH, plan("gas", "50"));
    await moveBudget(user, { month: MONTH, from: "gas", to: "groceries", amount: "5" });
    expect((await view(user)).undo).toBe("move");
    expect((await view({ ...user, today: "2026-03-21" })).undo).toBeNull();
    expect((await view(user, { month: "2026-04" })).undo).toBeNull();
  });

  test("offers what a household's months say, with its sum, and what is usual in each category", async () => {
    const row = await createTrialUser();
    await giveHousehold(row.id, TODAY, "plan", "2025-02-05");
    const { plan: shown } = await view(await currentUser(row));
    expect(shown?.offers.map(({ source }) => source)).toEqual(["proposal", "history"]);
    // What months say has its own sum; a plan is no less than what is spent already.
    for (const { lines, totalCents, raised } of shown?.offers ?? []) {
      const filled = lines.reduce((sum, line) => sum + line.toCents, 0);
      if (raised === 0) expect(totalCents).toBe(filled);
      else expect(totalCents).toBeLessThan(filled);
    }
    expect(shown?.usual.groceries).toBeGreaterThan(0);
    expect((await view(await person())).plan).toMatchObject({ proposal: null, offers: [], funds: [], usual: {} });
  });
});
