import { beforeAll, describe, expect, test } from "vitest";
import { movesAsOne } from "~/domain/ledger/own-moves";
import { monthRange, weekOf } from "~/domain/periods";
import { setClock } from "~/lib/clock.server";
import { db, newId } from "~/lib/db.server";
import { listBudgets } from "~/services/budget/budget.server";
import { dashboardLoader, getFinancialOverview, getSpendingTrends } from "~/services/screens/dashboard.server";
import { activeInsights, listInsights, proactiveInsights, refreshInsights } from "~/services/insights/insights.server";
import { listRecurring } from "~/services/ledger/recurring.server";
import { exportReport, getIncomeSpendingReport } from "~/services/screens/report.server";
import { listTransactions } from "~/services/ledger/transactions.server";
import { useDatabase } from "../support/db";
import { giveHousehold, rowsTotal } from "../support/household";
import { createTrialUser, currentUser, sessionCookie } from "../support/people";

useDatabase();
const today = "2026-11-21";
const noon = `${today}T17:00:00Z`;
const SPENDING = ["spending", "refund", "loan_payment"];
let owner: { id: string };

beforeAll(async () => {
  setClock(noon);
  owner = await createTrialUser({ firstName: "Ada", timeZone: "America/New_York" });
  await giveHousehold(owner.id, today, "figures", "2026-04-01");
});

const own = async () => {
  setClock(noon);
  return currentUser(owner);
};
const open = async (path: string) => {
  setClock(noon);
  return dashboardLoader(
    new Request(`http://localhost${path}`, { headers: { cookie: await sessionCookie(owner) } }),
    "home",
  );
};

describe("the dashboard's figures", () => {
  test("cards equal the rows, cent for cent (DASH-012 DASH-020 API-016)", async () => {
    const overview = await getFinancialOverview(await own());
    const month = monthRange("2026-11");
    const week = weekOf(today);
    expect(overview.monthlySpending).toBe((0 - (await rowsTotal(owner.id, month.from, month.to, SPENDING))) / 100);
    expect(overview.weeklySpending).toBe((0 - (await rowsTotal(owner.id, week.from, week.to, SPENDING))) / 100);
    expect(overview.dailySpending).toBe((0 - (await rowsTotal(owner.id, today, today, SPENDING))) / 100);
    expect(overview.previousMonthSpending).toBe(
      (0 - (await rowsTotal(owner.id, "2026-10-01", "2026-10-31", SPENDING))) / 100,
    );
    const accounts = await db.account.findMany({ where: { userId: owner.id } });
    expect(overview.totalBalance).toBe(
      Number(accounts.reduce((sum, { balanceCents }) => sum + (balanceCents ?? 0n), 0n)) / 100,
    );
  });

  test("trends, report, tiles and budgets say the same (API-019 API-024 DASH-028)", async () => {
    const user = await own();
    const [overview, trends, report, budgets] = [
      await getFinancialOverview(user),
      await getSpendingTrends(user),
      await getIncomeSpendingReport(user, "month"),
      await listBudgets(user.id, "2026-11"),
    ];
    expect(report.spending).toBe(overview.monthlySpending);
    expect(report.previousSpending).toBe(overview.previousMonthSpending);
    expect(trends.spendingData.at(-1)).toEqual({ month: "Nov 2026", income: report.income, expenses: report.spending });
    const amounts = (
      parts: { id?: string; category?: string; amount?: number; spent?: number }[],
      name: "amount" | "spent",
    ) => new Map(parts.map((part) => [part.id && !part.category ? part.id : part.category, part[name]]));
    expect(amounts(trends.categories, "amount")).toEqual(amounts(report.categories, "amount"));
    expect(new Map(budgets.filter(({ spent }) => spent !== 0).map(({ category, spent }) => [category, spent]))).toEqual(
      new Map(report.categories.map(({ id, amount }) => [id, amount])),
    );
    expect(report.income).toBe((await rowsTotal(owner.id, "2026-11-01", "2026-11-30", ["income"])) / 100);
    const week = await getIncomeSpendingReport(user, "week");
    expect(week.spending).toBe(overview.weeklySpending);
  });

  test("the five newest are the first five of the list of transactions (TXN-001)", async () => {
    const { view } = await open("/dashboard");
    const list = await listTransactions(owner.id);
    const entries = movesAsOne(view.recent, ({ cents }) => cents);
    expect(entries).toHaveLength(5);
    const shown = view.recent.map(({ id }) => id);
    const moved = new Set(entries.flatMap((entry) => ("at" in entry ? [entry.from.id, entry.to.id] : [])));
    // The other row of a move may lie further back.
    const last = Math.max(
      ...entries.map((entry) => list.findIndex(({ id }) => id === ("at" in entry ? entry.at : entry).id)),
    );
    expect(shown.filter((id) => !moved.has(id))).toEqual(
      list.slice(0, last + 1).flatMap(({ id }) => (moved.has(id) ? [] : [id])),
    );
  });

  test("the dialog holds up to a hundred and is searched on the server (TXN-006 TXN-008 TXN-009)", async () => {
    expect((await open("/dashboard?dialog=transactions")).dialog?.lines).toHaveLength(100);
    const all = (await open("/dashboard?dialog=transactions&q=GROC")).dialog;
    expect(all?.lines.length).toBeGreaterThan(0);
    expect(
      all?.lines.every((row) => row.category === "Groceries" || row.merchantName.toLowerCase().includes("groc")),
    ).toBe(true);
    expect((await open("/dashboard?dialog=transactions&q=zzzz")).dialog).toMatchObject({ lines: [], q: "zzzz" });
    expect((await open("/dashboard")).dialog).toBeNull();
  });

  test("the budget card's top three are the budgets' highest (DASH-030)", async () => {
    const { view } = await open("/dashboard");
    const budgets = (await listBudgets(owner.id, "2026-11"))
      .filter(({ spent }) => spent > 0)
      .sort((a, b) => b.spent - a.spent);
    expect(view.budgets.map(({ category, spent }) => [category, spent / 100])).toEqual(
      budgets.slice(0, 3).map(({ category, spent }) => [category, spent]),
    );
  });

  test("a recorded balance of last month's end is taken where every account has one (DASH-022)", async () => {
    const derived = (await getFinancialOverview(await own())).previousMonthBalance;
    const accounts = await db.account.findMany({ where: { userId: owner.id } });
    await db.balanceHistory.createMany({
      data: accounts.flatMap(({ id }) => [
        { userId: owner.id, accountId: id, day: "2026-10-30", balanceCents: 1n },
        { userId: owner.id, accountId: id, day: "2026-10-31", balanceCents: 10_000n },
      ]),
    });
    expect((await getFinancialOverview(await own())).previousMonthBalance).toBe(accounts.length * 100);
    await db.balanceHistory.deleteMany({ where: { userId: owner.id } });
    expect((await getFinancialOverview(await own())).previousMonthBalance).toBe(derived);
  });

  test("the chart's earlier months are whole, and the balances of thirty days go back by the rows", async () => {
    const long = await createTrialUser({ timeZone: "America/New_York" });
    await giveHousehold(long.id, today, "long", "2025-08-01");
    setClock(noon);
    const request = new Request("http://localhost/dashboard", { headers: { cookie: await sessionCookie(long) } });
    const { view } = await dashboardLoader(request, "home");
    const early = view.trends.months.find(({ key }) => key === "2025-09");
    const { from, to } = monthRange("2025-09");
    expect(early?.expenses).toBe(0 - (await rowsTotal(long.id, from, to, SPENDING)));
    expect(early?.income).toBe(await rowsTotal(long.id, from, to, ["income"]));
    expect(view.balances).toHaveLength(31);
    expect(view.balances[30]).toBe(view.overview.totalBalance);
    const all = [...SPENDING, "income", "transfer", "card_payment"];
    expect((view.balances[30] ?? 0) - (view.balances[0] ?? 0)).toBe(await rowsTotal(long.id, "2026-10-23", today, all));
  });

  test("the plan is the budget screen's", async () => {
    expect((await open("/dashboard")).view.plan).toBeNull();
    const key = { userId: owner.id, month: "2026-11", category: "groceries" };
    await db.budget.create({ data: { ...key, id: newId(), plannedCents: 10_000n } });
    const budgets = await listBudgets(owner.id, "2026-11");
    const spentOn = (isPlanned: boolean) =>
      budgets
        .filter(({ category }) => (category === "groceries") === isPlanned)
        .reduce((sum, { spent }) => sum + Math.round(spent * 100), 0);
    expect((await open("/dashboard")).view.plan).toEqual({
      planned: 100_00,
      spent: spentOn(true),
      unplanned: spentOn(false),
    });
    await db.budget.deleteMany({ where: key });
  });

  test("a score and a savings goal are part of the overview (DASH-024)", async () => {
    expect(await getFinancialOverview(await own())).toMatchObject({
      creditScore: 0,
      savingsProgress: { current: 0, target: 0, name: "" },
    });
    const goalId = newId();
    await db.goal.create({
      data: { userId: owner.id, id: goalId, type: "savings", name: "Trip", targetCents: 100_000n },
    });
    await db.goalEntry.create({
      data: { userId: owner.id, id: newId(), goalId, amountCents: 25_050n, kind: "contribution", day: today },
    });
    expect((await getFinancialOverview(await own())).savingsProgress).toEqual({
      current: 250.5,
      target: 1000,
      name: "Trip",
    });
    await db.goal.delete({ where: { userId_id: { userId: owner.id, id: goalId } } });
  });

  test("whoever has answered the coach's questions is offered the plan instead of them, and nobody else is", async () => {
    expect((await open("/dashboard")).view.isInterviewed).toBe(false);
    const other = await createTrialUser();
    const answered = { responses: {}, completedAt: new Date(noon) };
    await db.interview.create({ data: { userId: other.id, id: newId(), ...answered } });
    expect((await open("/dashboard")).view.isInterviewed).toBe(false);
    await db.interview.create({ data: { userId: owner.id, id: newId(), ...answered } });
    expect((await open("/dashboard")).view.isInterviewed).toBe(true);
  });

  test("the day is the user's own: late on the 30th in Los Angeles it is still the 30th", async () => {
    const west = await createTrialUser({ timeZone: "America/Los_Angeles" });
    setClock("2026-12-01T07:30:00Z");
    const { view } = await dashboardLoader(
      new Request("http://localhost/", { headers: { cookie: await sessionCookie(west) } }),
      "home",
    );
    expect(view.today).toBe("2026-11-30");
    expect(view.report.range).toEqual({ from: "2026-11-01", to: "2026-11-30" });
  });

  test("a person sees nothing of another's", async () => {
    const other = await createTrialUser();
    setClock(noon);
    const { view } = await dashboardLoader(
      new Request("http://localhost/", { headers: { cookie: await sessionCookie(other) } }),
      "home",
    );
    expect(view).toMatchObject({
      recent: [],
      budgets: [],
      hasAccounts: false,
      overview: { totalBalance: 0, monthlySpending: 0 },
      insights: { summary: "", insights: [] },
    });
  });
});

describe("the CSV", () => {
  test("carries every row of the period, in parts (REPORT-012 REPORT-013)", async () => {
    const { fileName, body } = await exportReport(await own(), "month");
    expect(fileName).toBe("income-spending-report-month-2026-11-21.csv");
    const text = await new Response(body).text();
    const rows = await db.transaction.count({
      where: {
        userId: owner.id,
        day: { gte: "2026-11-01", lte: "2026-11-30" },
        pending: false,
        deletedAt: null,
        kind: { in: [...SPENDING, "income"] },
      },
    });
    const lines = text.split("\r\n").filter(Boolean);
    expect(lines.length - lines.findIndex((line) => line.startsWith('"Date"')) - 1).toBe(rows);
  });
});

describe("insights in the database", () => {
  test("are found, stored once, and end when they are no longer true (INSIGHT-004 API-015 API-023)", async () => {
    const user = await own();
    await db.budget.create({
      data: { userId: user.id, id: newId(), month: "2026-11", category: "groceries", plannedCents: 1_00n },
    });
    await refreshInsights(user.id);
    const first = await activeInsights(user, { again: true });
    const over = first.find(({ dedupeKey }) => dedupeKey === "budget-over:groceries:2026-11");
    expect(over).toMatchObject({ type: "alert", severity: "warning", priority: "high" });
    await Promise.all([refreshInsights(user.id), refreshInsights(user.id)]);
    const again = await activeInsights(user, { again: true });
    expect(again.map(({ id }) => id).sort()).toEqual(first.map(({ id }) => id).sort());
    const list = await listInsights(user);
    expect(Object.keys(list[0] ?? {})).toEqual(
      expect.arrayContaining(["id", "title", "description", "createdAt", "isRead", "severity"]),
    );
    await db.budget.updateMany({ where: { userId: user.id }, data: { plannedCents: 9_000_00n } });
    await refreshInsights(user.id);
    expect(
      (await activeInsights(user, { again: true })).some(
        ({ dedupeKey }) => dedupeKey === "budget-over:groceries:2026-11",
      ),
    ).toBe(false);
    expect(await db.insight.count({ where: { userId: user.id, dedupeKey: "budget-over:groceries:2026-11" } })).toBe(1);
  });

  test("the panel's answer looks again after five minutes, not before", async () => {
    const user = await own();
    await proactiveInsights(user);
    await db.budget.updateMany({ where: { userId: user.id }, data: { plannedCents: 1_00n } });
    const titles = async (at: string) => {
      setClock(at);
      return (await proactiveInsights(await currentUser(owner))).insights.map(({ title }) => title);
    };
    expect(await titles(`${today}T17:04:00Z`)).not.toContain("Groceries is over budget");
    expect(await titles(`${today}T17:06:00Z`)).toContain("Groceries is over budget");
  });

  test("recurring payments are kept with them", async () => {
    const names = (await listRecurring(owner.id)).map(({ merchantName }) => merchantName);
    expect(names).toEqual(expect.arrayContaining(["Maple Court Apartments", "Ironworks Gym"]));
  });
});
