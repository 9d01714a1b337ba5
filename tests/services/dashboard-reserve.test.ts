import { expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db, newId, num } from "~/lib/db.server";
import { dashboardFigures } from "~/services/screens/dashboard-figures.server";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser } from "../support/people";

useDatabase();
const today = "2026-11-21";

test("a goal that an account likely is says what that one holds, until the person was asked", async () => {
  setClock(`${today}T17:00:00Z`);
  const { id: userId } = await createTrialUser({ timeZone: "America/New_York" });
  await giveHousehold(userId, today, "reserve", "2026-04-01");
  const reserve = async () => (await dashboardFigures(userId, today, "month")).reserve;
  expect(await reserve()).toBeNull();
  const goal = { userId, id: newId(), type: "savings", name: "Emergency Fund", targetCents: 9_000_00n };
  await db.goal.create({ data: goal });
  const held = await db.account.findFirstOrThrow({ where: { userId, accountType: "savings" } });
  expect(await reserve()).toEqual({ name: held.accountName, cents: num(held.balanceCents ?? 0n) });
  await db.goal.updateMany({ where: { userId }, data: { accountAsked: true } });
  expect(await reserve()).toBeNull();
});
