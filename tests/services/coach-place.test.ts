// Where the panel was opened: the address of the screen under it says so, and names only what is one's own.
import { expect, test } from "vitest";
import { db } from "~/lib/db.server";
import { panelQuestions } from "~/services/coach/place.server";
import { createGoal } from "~/services/goals/goals.server";
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
