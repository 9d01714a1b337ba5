// Where the panel was opened: the address of the screen under it says so, and names only what is one's own.
import { expect, test } from "vitest";
import { db } from "~/lib/db.server";
import { panelQuestions } from "~/services/coach/place.server";
import { createGoal } from "~/services/goals/goals.server";
import { createBank } from "../support/bank";
import { giveHousehold } from "../support/household";
import { useDatabase } from "../support/db";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();

test("the panel knows the month, the goal and the transaction that it was opened from", async () => {
  const [user, other] = [await currentUser(await createTrialUser()), await currentUser(await createTrialUser())];
  await giveHousehold(user.id, user.today);
  const goal = await createGoal(user, "savings", {
    name: "Kayak",
    targetAmount: "500",
    currentAmount: "0",
    deadline: "2099-06-01",
    color: "blue",
    interestRate: "",
    minimumPayment: "",
    version: "",
    type: "savings",
  });
  const row = await db.transaction.findFirstOrThrow({
    where: { userId: user.id, kind: "spending", merchantName: { not: { contains: "#" } } },
    orderBy: { id: "asc" },
  });
  const about = async (path: string, who = user) =>
    (await panelQuestions(who, new URL(`https://app.test${path}`)))?.about ?? null;
  expect(await panelQuestions(user, new URL("https://app.test/dashboard"))).toBeNull();
  expect(await about("/dashboard?panel=coach")).toBe("this month");
  expect(await about("/dashboard?period=week&panel=coach")).toBe("this week");
  expect(await about("/budget?month=2026-09&panel=coach")).toBe("Sep 2026");
  expect(await about("/budget?panel=coach")).toBe("your budget");
  expect(await about(`/goals?panel=coach&about=${goal.id}`)).toBe("Kayak");
  expect(await about("/goals?panel=coach")).toBe("your goals");
  expect(await about(`/transactions?panel=coach&about=${row.id}`)).toBe(row.merchantName);
  expect(await about("/transactions?category=gas&panel=coach")).toBe("Gas");
  expect(await about("/transactions?panel=coach")).toBeNull();
  expect(await about(`/goals?panel=coach&about=${goal.id}`, other)).toBe("your goals");
  expect(await about(`/transactions?panel=coach&about=${row.id}`, other)).toBeNull();
});

test("each screen has its own questions; what is gone, unknown or not a month is the screen alone", async () => {
  const user = { ...(await currentUser(await createTrialUser())), today: "2026-11-21" };
  const { account } = await createBank(user.id, ["checking"]);
  const row = (id: string, more: object) =>
    db.transaction.create({
      data: {
        ...{ userId: user.id, id, providerTransactionId: id, accountId: account("checking"), day: "2026-11-02" },
        ...{ amountCents: 100n, merchantName: "Acme Works", kind: "income", ...more },
      },
    });
  await row("pay", {});
  await row("gone", { deletedAt: new Date() });
  await row("buy", { kind: "spending", merchantName: "Noodle House" });
  for (const [id, more] of [
    ["debt", { type: "debt", name: "Visa" }],
    ["old", { type: "savings", name: "Old", deletedAt: new Date() }],
  ] as const)
    await db.goal.create({ data: { userId: user.id, id, targetCents: 100n, ...more } });
  const { accountName } = await db.account.findFirstOrThrow({ where: { userId: user.id, id: account("checking") } });
  const at = async (path: string) =>
    panelQuestions(user, new URL(`https://app.test${path}${path.includes("?") ? "&" : "?"}panel=coach`));
  const about = async (path: string) => (await at(path))?.about;
  for (const [path, wanted] of [
    ["/", "this month"],
    ["/?period=week", "this week"],
    ["/?period=year", "this month"],
    ["/budget", "your budget"],
    ["/budget?month=2026-11", "your budget"],
    ["/budget?month=2026-13", "your budget"],
    ["/budget?month=2026-10", "Oct 2026"],
    ["/goals?goal=debt", "Visa"],
    ["/goals?about=debt&goal=old", "Visa"],
    ["/goals?goal=old", "your goals"],
    ["/transactions?edit=pay", "Acme Works"],
    ["/transactions?edit=gone", null],
    ["/transactions?edit=gone&category=gas", "Gas"],
    ["/transactions?category=none", null],
    ["/accounts", "your accounts"],
    ["/credit", "your credit"],
    ["/transactions?tag=lake+house", "the tag lake house"],
    ["/week", "this week"],
    ["/cash-flow", "what lies ahead"],
    ["/recurring", "your subscriptions and bills"],
    ["/net-worth", "your net worth"],
    [`/accounts/${account("checking")}`, accountName],
    ["/accounts/nobody", null],
    ["/settings", null],
  ] as const)
    expect([path, await about(path)]).toEqual([path, wanted]);
  const questions = async (path: string) => (await at(path))?.questions;
  expect(await questions("/goals?goal=debt")).not.toEqual(await questions("/goals"));
  expect(await questions("/transactions?edit=pay")).not.toEqual(await questions("/transactions?edit=buy"));
  expect(JSON.stringify(await questions("/transactions?edit=pay"))).toContain("Acme Works");
  expect((await questions("/settings"))?.length).toBe(3);
  const long = "x".repeat(80);
  await db.goal.create({ data: { userId: user.id, id: long, type: "savings", name: "Long", targetCents: 1n } });
  expect(await about(`/goals?about=${long}${long}`)).toBe("Long");
});
