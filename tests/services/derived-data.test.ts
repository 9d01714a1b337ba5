// What is worked out from the transactions: where it is kept, and that it moved there whole.
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { addMonths, firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import { RECENT_READ } from "~/domain/screens/dashboard";
import { CHART_MONTHS } from "~/domain/screens/trends";
import { reportRanges } from "~/domain/screens/report";
import { setClock } from "~/lib/clock.server";
import { db, newId } from "~/lib/db.server";
import { budgetCategories } from "~/services/budget/budget.server";
import { dashboardFigures } from "~/services/screens/dashboard-figures.server";
import { readGoals } from "~/services/goals/rows.server";
import { refreshInsights } from "~/services/insights/insights.server";
import { listRecurring } from "~/services/ledger/recurring.server";
import { newestRows, reportRows } from "~/services/screens/dashboard-rows.server";
import { daySums, monthSums } from "~/services/ledger/sums.server";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createUser } from "../support/people";

useDatabase();
const today = "2026-11-21";
let owner: { id: string };

beforeAll(async () => {
  setClock(`${today}T17:00:00Z`);
  owner = await createUser({ timeZone: "UTC" });
  await giveHousehold(owner.id, today, "derived", "2026-01-01");
});

/** The move, and what came to its tables since. */
const MOVES = ["_derived_data_of_its_own", "_safe_to_spend", "_balance_until_payday"].map(
  (end) => readdirSync("prisma/migrations").find((name) => name.endsWith(end)) ?? "",
);

describe("recurring streams and the last look", () => {
  test("moved out of the coach's words as they were, and the words stayed", async () => {
    setClock(`${today}T17:00:00Z`);
    await refreshInsights(owner.id);
    const streams = await listRecurring(owner.id);
    const run = await db.insightRun.findUnique({ where: { userId: owner.id } });
    expect(streams.length).toBeGreaterThan(3);
    expect(streams.some(({ change }) => change !== null)).toBe(true);
    const half = [{ key: "half" }, { ...streams[0], key: "no day", nextDay: "soon" }];
    const at = run?.at ?? new Date(0);
    const bob = await createUser();
    await db.coachCache.createMany({
      data: [
        { userId: owner.id, kind: "recurring", inputHash: today, answer: [...streams, ...half], createdAt: at },
        { userId: owner.id, kind: "insights", inputHash: today, answer: {}, createdAt: at },
        { userId: owner.id, kind: "words-budget", inputHash: "x", answer: { text: "Well done." } },
        { userId: bob.id, kind: "recurring", inputHash: "x", answer: "nothing of the kind" },
        { userId: bob.id, kind: "insights", inputHash: "x", answer: {} },
      ],
    });
    await db.$executeRaw`DROP TABLE "RecurringStream", "InsightRun"`;
    const sql = MOVES.map((name) => readFileSync(`prisma/migrations/${name}/migration.sql`, "utf8")).join("\n");
    for (const statement of sql.replace(/^--.*$/gm, "").split(/;\s*$/m))
      if (statement.trim()) await db.$executeRawUnsafe(statement);
    expect(await listRecurring(owner.id)).toEqual(streams);
    expect(await db.insightRun.findMany({ where: { userId: { in: [owner.id, bob.id] } } })).toEqual([
      run && { ...run, safeCents: null, safeUntil: null, payday: null, untilPay: [] },
    ]);
    expect(await db.recurringStream.count({ where: { userId: bob.id } })).toBe(0);
    expect(await db.coachCache.findMany({ select: { kind: true } })).toEqual([{ kind: "words-budget" }]);
  });

  test("a look replaces the streams of the one before, and nobody else's", async () => {
    const bob = await createUser({ timeZone: "UTC" });
    const stale = await db.recurringStream.findFirstOrThrow({ where: { userId: owner.id } });
    await db.recurringStream.createMany({
      data: [owner, bob].map(({ id }) => ({ ...stale, userId: id, key: "out:gone" })),
    });
    setClock(`${today}T17:00:00Z`);
    await refreshInsights(owner.id);
    expect(await db.recurringStream.count({ where: { key: "out:gone", userId: owner.id } })).toBe(0);
    expect(await db.recurringStream.count({ where: { key: "out:gone", userId: bob.id } })).toBe(1);
  });
});

/** The dashboard asks one long question for what other screens ask the services one by one. */
describe("the dashboard's one question answers what the services answer", () => {
  beforeAll(async () => {
    const goal = { userId: owner.id, type: "savings", deadline: "2027-06-01", targetCents: 100_00n };
    await db.goal.createMany({
      data: [
        { ...goal, id: "full", name: "Full", createdAt: new Date("2026-01-01") },
        { ...goal, id: "next", name: "Next", createdAt: new Date("2026-02-01") },
        { ...goal, id: "gone", name: "Gone", createdAt: new Date("2025-02-01"), deletedAt: new Date() },
        { ...goal, id: "debt", name: "Debt", type: "debt", createdAt: new Date("2025-01-01") },
      ],
    });
    await db.goalEntry.createMany({
      data: [
        { userId: owner.id, id: newId(), goalId: "full", kind: "opening", amountCents: 100_00n, day: today },
        { userId: owner.id, id: newId(), goalId: "next", kind: "opening", amountCents: 20_00n, day: today },
        { userId: owner.id, id: newId(), goalId: "next", kind: "contribution", amountCents: 5_00n, day: today },
      ],
    });
    await db.budget.createMany({
      data: [
        {
          userId: owner.id,
          id: newId(),
          month: "2026-09",
          category: "groceries",
          plannedCents: 400_00n,
          rollover: true,
        },
        { userId: owner.id, id: newId(), month: "2026-11", category: "coffee_shops", plannedCents: 30_00n },
      ],
    });
    await db.account.updateMany({
      where: { userId: owner.id, accountType: "savings" },
      data: { currency: "EUR" },
    });
    const accounts = await db.account.findMany({ where: { userId: owner.id }, select: { id: true } });
    for (const [index, day] of ["2026-10-15", "2026-10-31", "2026-11-02"].entries())
      await db.balanceHistory.createMany({
        data: accounts.map(({ id }) => ({
          userId: owner.id,
          accountId: id,
          day,
          balanceCents: BigInt(index + 1) * 7_00n,
        })),
      });
    setClock(`${today}T17:00:00Z`);
    await refreshInsights(owner.id);
  });

  test.each([
    [today, "week"],
    [today, "month"],
    ["2026-11-01", "week"],
    ["2026-10-31", "month"],
    ["2026-03-02", "week"],
  ] as const)("on %s, for a %s", async (day, period) => {
    const { id } = owner;
    const month = monthOf(day);
    const figures = await dashboardFigures(id, day, period);
    const sorted = (all: readonly object[]) => all.map((one) => JSON.stringify(Object.entries(one).sort())).sort();

    // Of months before the six only the chart wants to know: by kind.
    const earlier = new Map<string, Awaited<ReturnType<typeof monthSums>>[number]>();
    for (const sum of await monthSums(id, addMonths(month, 1 - CHART_MONTHS), addMonths(month, -6))) {
      const { cents, count } = earlier.get(sum.month + sum.kind) ?? { cents: 0, count: 0 };
      earlier.set(sum.month + sum.kind, { ...sum, category: "", cents: cents + sum.cents, count: count + sum.count });
    }
    const months = [...(await monthSums(id, addMonths(month, -5), month)), ...earlier.values()];
    expect(sorted(figures.months)).toEqual(sorted(months));
    // This week and the one before it, and last month, whose same part this month is held against.
    const lastWeek = reportRanges("week", day).previousRange.from;
    const lastMonthStart = firstDayOf(addMonths(month, -1));
    const days = await daySums(
      id,
      lastWeek < lastMonthStart ? lastWeek : lastMonthStart,
      reportRanges("week", day).range.to,
    );
    expect(sorted(figures.days)).toEqual(sorted(days));

    const byId = new Map(
      [
        ...(await newestRows(id, RECENT_READ)),
        ...(await reportRows(id, reportRanges(period, day).range, { take: RECENT_READ })),
      ].map((row) => [row.id, row]),
    );
    expect(sorted(figures.rows)).toEqual(sorted([...byId.values()]));

    const budgets = (await budgetCategories(id, month))
      .filter(({ plannedAmount, actualSpent }) => plannedAmount !== 0 || actualSpent !== 0)
      .map((one) => ({ category: one.id, amount: one.plannedAmount, spent: one.actualSpent }));
    expect(figures.budgets).toEqual(budgets);

    const accounts = await db.account.findMany({ where: { userId: id, currency: "USD" } });
    expect([...figures.balances].sort()).toEqual(accounts.map(({ balanceCents }) => Number(balanceCents)).sort());
    const lastMonth = lastDayOf(addMonths(month, -1));
    const recorded = await Promise.all(
      accounts.map(({ id: accountId }) =>
        db.balanceHistory.findFirst({
          where: { userId: id, accountId, day: { lte: lastMonth } },
          orderBy: { day: "desc" },
        }),
      ),
    );
    expect(figures.recordedPreviousBalance).toBe(
      recorded.some((one) => one === null)
        ? null
        : recorded.reduce((sum, one) => sum + Number(one?.balanceCents ?? 0n), 0),
    );

    const [goal] = (await readGoals(id)).filter(
      ({ type, doneCents, targetCents }) => type === "savings" && doneCents < targetCents,
    );
    expect(goal?.name).toBe("Next");
    expect(figures.savingsProgress).toEqual({ name: goal?.name, target: goal?.targetCents, current: goal?.doneCents });
    expect(figures.lookedOn).toBe((await db.insightRun.findUnique({ where: { userId: id } }))?.day);
  });
});
