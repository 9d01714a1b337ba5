// Of billing what no provider looks after: trials that were granted by hand, and how often the portal is opened.
import { afterAll, expect, test } from "vitest";
import { DAY_MS } from "~/domain/durations";
import { now, setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { closeBilling } from "~/providers/billing/client.server";
import { openPortal } from "~/services/billing/checkout.server";
import { reconcileBilling } from "~/services/billing/sync.server";
import { ORIGIN, startAndConfirm } from "../support/billing";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

useDatabase();
afterAll(closeBilling);

test("a trial that was granted by hand ends on its day as well, and nobody else's state is touched", async () => {
  const end = new Date(now().getTime() + DAY_MS);
  const granted = (over: object = {}) =>
    createUser({ hasStartedTrial: true, subscriptionStatus: "trial", trialEndsAt: end, ...over });
  const people = {
    bare: await granted(),
    knownToProvider: await granted({ billing: { create: {} } }),
    longer: await granted({ trialEndsAt: new Date(end.getTime() + 1) }),
    premium: await granted({ isPremium: true }),
    cancelled: await granted({ subscriptionStatus: "cancelled" }),
    managed: await granted({ billing: { create: { subscriptionId: "sub_elsewhere" } } }),
  };
  const states = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(people).map(async ([name, { id }]) => {
          const { subscriptionStatus } = await db.user.findUniqueOrThrow({ where: { id } });
          return [name, subscriptionStatus] as const;
        }),
      ),
    );
  setClock(new Date(end.getTime() - 1));
  await reconcileBilling();
  const running = { longer: "trial", premium: "trial", cancelled: "cancelled", managed: "trial" };
  expect(await states()).toEqual({ bare: "trial", knownToProvider: "trial", ...running });
  setClock(end);
  await reconcileBilling();
  expect(await states()).toEqual({ bare: "trial_expired", knownToProvider: "trial_expired", ...running });
});

test("the portal is opened thirty times in ten minutes at most, for each person alone", async () => {
  const [user, other] = [await createUser(), await createUser()];
  setClock("2026-03-10T10:00:00Z");
  await startAndConfirm(user);
  const open = () => openPortal(user, ORIGIN).then(() => "opened");
  for (let time = 0; time < 30; time++) expect(await open()).toBe("opened");
  await expect(open()).rejects.toMatchObject({ code: "too_many", retryAfter: 600 });
  await expect(openPortal(other, ORIGIN)).rejects.toMatchObject({ code: "bad_request" });
  setClock("2026-03-10T10:09:59Z");
  await expect(open()).rejects.toMatchObject({ code: "too_many", retryAfter: 1 });
  setClock("2026-03-10T10:10:00Z");
  expect(await open()).toBe("opened");
});
