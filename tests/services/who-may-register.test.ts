// Who may register where not everybody may, and what somebody says of themselves afterwards.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db, newId, transaction } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { admit, clearInvitations, invite, registrationRefusal } from "~/services/people/registration.server";
import { lockDevice, saveProfile, saveZone } from "~/services/people/settings.server";
import { feedbackFilter } from "~/services/people/feedback.server";
import { completeOnboarding } from "~/services/people/tour.server";
import { REGISTRATION_TEXTS } from "~/texts/auth";
import { DEMO_FIXED, USERNAME_TAKEN } from "~/texts/settings";
import { useDatabase } from "../support/db";
import { createUser, currentUser } from "../support/people";

useDatabase();
const NOW = "2026-03-20T12:00:00.000Z";
const before = { ...env };
beforeEach(async () => {
  setClock(NOW);
  await db.user.deleteMany();
  await db.invitation.deleteMany();
});
afterEach(() => void Object.assign(env, before));

const registration = (kind: string) => void Object.assign(env, { REGISTRATION: kind });
const secretOf = (link: string) => new URL(link).searchParams.get("invitation") ?? "";
const admitted = (secret?: string) => transaction((tx) => admit(tx, secret));
const audited = (userId: string) => db.auditLog.count({ where: { userId, event: "username_changed" } });

describe("who may register", () => {
  test("is everybody where it's open, whatever invitation they bring", async () => {
    registration("open");
    await createUser();
    expect([await registrationRefusal(undefined), await registrationRefusal("x")]).toEqual([null, null]);
    const { link } = await invite();
    await admitted(secretOf(link));
    // Nobody had to ask, so it's still there.
    expect(await db.invitation.count({ where: { usedAt: null } })).toBe(1);
  });

  test.each(["invite", "closed"])("is the first person where it's '%s'; the shared account is nobody", async (kind) => {
    registration(kind);
    await createUser({ isDemo: true });
    expect(await registrationRefusal(undefined)).toBeNull();
    await admitted();
    await createUser();
    const refusal = kind === "closed" ? REGISTRATION_TEXTS.closed : REGISTRATION_TEXTS.inviteOnly;
    expect(await registrationRefusal(undefined)).toBe(refusal);
    await expect(admitted()).rejects.toMatchObject({ code: "forbidden", userMessage: refusal });
  });

  test("is who is invited, once, within a week; only the link's hash is kept", async () => {
    registration("invite");
    await createUser();
    const { link, expiresAt } = await invite();
    expect(link).toMatch(new RegExp(`^${env.APP_URL}/register\\?invitation=[\\w-]{20,}$`));
    expect(expiresAt.toISOString()).toBe("2026-03-27T12:00:00.000Z");
    const [stored] = await db.invitation.findMany();
    expect(stored).toMatchObject({ usedAt: null, expiresAt, createdAt: new Date(NOW) });
    expect(JSON.stringify(stored)).not.toContain(secretOf(link));
    expect(await registrationRefusal("another")).toBe(REGISTRATION_TEXTS.spent);
    setClock("2026-03-27T12:00:00Z");
    expect(await registrationRefusal(secretOf(link))).toBe(REGISTRATION_TEXTS.spent);
    setClock("2026-03-27T11:59:59Z");
    expect(await registrationRefusal(secretOf(link))).toBeNull();
    const both = await Promise.allSettled([admitted(secretOf(link)), admitted(secretOf(link))]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.invitation.findMany()).toMatchObject([{ usedAt: new Date("2026-03-27T11:59:59Z") }]);
    registration("closed");
    expect(await registrationRefusal(secretOf((await invite()).link))).toBe(REGISTRATION_TEXTS.closed);
  });

  test("of two at once, as the first or with one invitation, the second waits for what becomes of the first", async () => {
    const enter = (secret?: string) =>
      transaction(async (tx) => {
        await admit(tx, secret);
        // Time for the other to come as far.
        await new Promise((resolve) => setTimeout(resolve, 100));
        const id = newId();
        const names = { username: id, firstName: "Ada", lastName: "Byron", email: `${id}@example.com` };
        await tx.user.create({ data: { ...names, id, passwordHash: "none" } });
      });
    const twice = async (secret?: string) =>
      (await Promise.allSettled([enter(secret), enter(secret)])).map(({ status }) => status).sort();
    registration("closed");
    expect(await twice()).toEqual(["fulfilled", "rejected"]);
    registration("invite");
    expect(await twice(secretOf((await invite()).link))).toEqual(["fulfilled", "rejected"]);
    expect(await db.user.count()).toBe(2);
  });

  test("invitations that were used or are over are cleared away, the others not", async () => {
    registration("invite");
    await createUser();
    const [used, open] = [await invite(), await invite()];
    await admitted(secretOf(used.link));
    await clearInvitations(open.expiresAt);
    expect(await db.invitation.count()).toBe(1);
    expect(await registrationRefusal(secretOf(open.link))).toBeNull();
    await clearInvitations(new Date(open.expiresAt.getTime() + 1));
    expect(await db.invitation.count()).toBe(0);
  });
});

describe("what somebody says of themselves", () => {
  const of = (id: string) => db.user.findUniqueOrThrow({ where: { id } });

  test("changes them alone, and a new name to sign in with is written down", async () => {
    const [user, other] = [await currentUser(await createUser()), await createUser()];
    await saveProfile(user, { firstName: "Grace", lastName: "Hopper", username: user.username });
    expect(await of(user.id)).toMatchObject({ firstName: "Grace", lastName: "Hopper", username: user.username });
    expect(await audited(user.id)).toBe(0);
    await saveProfile(user, { firstName: "Grace", lastName: "Hopper", username: "grace" });
    expect(await of(user.id)).toMatchObject({ username: "grace" });
    expect([await audited(user.id), await audited(other.id)]).toEqual([1, 0]);
    expect(await of(other.id)).toMatchObject({ firstName: other.firstName, username: other.username });
  });

  test("takes no name that somebody has, says so beside the field, and not to who tries many", async () => {
    const [user, other] = [await currentUser(await createUser()), await createUser()];
    const take = (username: string) => saveProfile(user, { firstName: "X", lastName: "Y", username });
    for (let at = 0; at < 10; at++)
      await expect(take(other.username)).rejects.toMatchObject({
        ...{ code: "conflict", userMessage: USERNAME_TAKEN, fieldErrors: { username: USERNAME_TAKEN } },
      });
    expect(await of(user.id)).toMatchObject({ firstName: user.firstName, username: user.username });
    expect(await audited(user.id)).toBe(0);
    await expect(take("free")).rejects.toMatchObject({ code: "too_many" });
    // Their own name stays free to keep, and nobody else is slowed.
    await take(user.username);
    await saveProfile(await currentUser(other), { firstName: "A", lastName: "B", username: "free" });
  });

  test("a zone that was chosen stays; without one the browser's is taken again", async () => {
    const user = await currentUser(await createUser({ timeZone: "UTC" }));
    await saveZone(user, "Asia/Tokyo");
    expect(await of(user.id)).toMatchObject({ timeZone: "Asia/Tokyo", zoneChosen: true });
    await saveZone(user, "");
    expect(await of(user.id)).toMatchObject({ timeZone: "Asia/Tokyo", zoneChosen: false });
  });

  test("isn't for the shared account", async () => {
    const user = await currentUser(await createUser({ isDemo: true }));
    const refused = { code: "forbidden", userMessage: DEMO_FIXED };
    await expect(saveProfile(user, { firstName: "X", lastName: "Y", username: "z" })).rejects.toMatchObject(refused);
    await expect(saveZone(user, "UTC")).rejects.toMatchObject(refused);
    await expect(lockDevice(user, true)).rejects.toMatchObject(refused);
  });

  test("the tour is over for the one who ended it, as often as they say so", async () => {
    const [user, other] = [await createUser(), await createUser()];
    for (const _ of [1, 2]) expect(await completeOnboarding(user.id)).toEqual({ hasSeenTour: true });
    expect([(await of(user.id)).hasSeenTour, (await of(other.id)).hasSeenTour]).toEqual([true, false]);
  });
});

test("an address of the list of feedback says its page, its type and its words, each within bounds", () => {
  const filter = (query: string) => feedbackFilter(new URLSearchParams(query));
  expect(filter("")).toEqual({ page: 1, type: "", q: "" });
  expect(filter(`page=1000000&type=${"t".repeat(30)}&q=%20a%00b%20`)).toEqual({
    ...{ page: 1_000_000, type: "t".repeat(20), q: "ab" },
  });
  for (const page of ["1000001", "0", "-1", "1.5", "x", ""]) expect(filter(`page=${page}`).page, page).toBe(1);
  expect(filter(`q=${"w".repeat(120)}`).q).toHaveLength(100);
});
