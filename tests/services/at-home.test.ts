// A server at home: nothing sold, who may register, and forgotten passwords.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { anonymousOk } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { sha256 } from "~/lib/crypto.server";
import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { runJob, runPendingJobs } from "~/lib/jobs.server";
import { checkPassword } from "~/lib/passwords.server";
import "~/services/billing/jobs.server";
import { mayUseFeatures, mayHaveAccess } from "~/services/billing/access.server";
import { perform } from "~/services/platform/commands.server";
import { register } from "~/services/people/sign-in.server";
import { clearInvitations, invite, registrationRefusal } from "~/services/people/registration.server";
import * as openApi from "~/routes/api.openapi[.]json";
import * as developers from "~/routes/_public.developers";
import { loadShell } from "~/services/screens/app-frame.server";
import { useDatabase } from "../support/db";
import { call, createUser, sessionCookie } from "../support/people";

useDatabase();

const before = { ...env };
beforeEach(() => setClock("2026-11-22T15:00:00Z"));
afterEach(() => Object.assign(env, before));

let made = 0;
const input = (invitation?: string) => ({
  firstName: "Ada",
  lastName: "Byron",
  email: `home${(made += 1)}@example.com`,
  username: `home${made}`,
  password: "a-long-enough-secret",
  invitation,
});
const ask = (invitation?: string) => register(input(invitation), new Request("http://localhost/register"));
const secretIn = (link: string) => new URL(link).searchParams.get("invitation") ?? "";

describe("registration", () => {
  test.each(["invite", "closed"] as const)(
    "%s: the first person may, is no administrator, and nobody after them",
    async (setting) => {
      await db.user.deleteMany();
      await createUser({ isDemo: true, username: `demo-${setting}` });
      Object.assign(env, { REGISTRATION: setting });
      expect(await registrationRefusal(undefined)).toBeNull();
      const { id } = await ask();
      expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ isAdmin: false });
      await expect(ask()).rejects.toMatchObject({ code: "forbidden" });
      expect(await registrationRefusal(undefined)).toMatch(
        setting === "closed" ? /Nobody can register/ : /takes an invitation/,
      );
    },
  );

  test("of two who come first at once one is let in", async () => {
    await db.user.deleteMany();
    Object.assign(env, { REGISTRATION: "closed" });
    const outcomes = await Promise.allSettled([ask(), ask()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.user.count()).toBe(1);
  });

  test("an invitation lets one person in, once, for a week, and is kept as a hash", async () => {
    await createUser();
    Object.assign(env, { REGISTRATION: "invite" });
    const { link } = await invite();
    const secret = secretIn(link);
    expect(link.startsWith(`${env.APP_URL}/register?`)).toBe(true);
    expect(JSON.stringify(await db.invitation.findMany())).not.toContain(secret);
    expect(await db.invitation.count({ where: { id: sha256(secret) } })).toBe(1);
    expect(await registrationRefusal(secret)).toBeNull();
    const outcomes = await Promise.allSettled([ask(secret), ask(secret)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await registrationRefusal(secret)).toMatch(/was used or has expired/);
    const late = secretIn((await invite()).link);
    setClock("2026-11-29T15:00:01Z");
    expect(await registrationRefusal(late)).toMatch(/was used or has expired/);
    await clearInvitations(new Date("2026-11-29T15:00:01Z"));
    expect(await db.invitation.count()).toBe(0);
  });

  test("an invitation of somebody whose username is taken is not spent", async () => {
    const { username } = await createUser();
    Object.assign(env, { REGISTRATION: "invite" });
    const secret = secretIn((await invite()).link);
    const taken = register({ ...input(secret), username }, new Request("http://localhost/register"));
    await expect(taken).rejects.toMatchObject({ code: "conflict" });
    expect(await registrationRefusal(secret)).toBeNull();
  });

  test("closed takes no invitation", async () => {
    await createUser();
    const secret = secretIn((await invite()).link);
    Object.assign(env, { REGISTRATION: "closed" });
    await expect(ask(secret)).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("where nothing is sold", () => {
  test("somebody whose trial has run out has everything, and is told of no plan", async () => {
    const over = { hasStartedTrial: true, hasSeenPaywall: true, subscriptionStatus: "trial_ended" };
    const user = await createUser({ ...over, trialEndsAt: new Date("2026-01-01") });
    const request = new Request("http://localhost/", { headers: { cookie: await sessionCookie(user) } });
    expect(await mayUseFeatures(user.id)).toBe(false);
    Object.assign(env, { BILLING_PROVIDER: "off" });
    expect(await mayUseFeatures(user.id)).toBe(true);
    expect(await db.user.count({ where: { id: user.id, ...mayHaveAccess() } })).toBe(1);
    const seen = await anonymousOk(request);
    expect(seen).toMatchObject({
      isPremium: true,
      subscriptionStatus: null,
      trialEndsAt: null,
      stripeCustomerId: null,
    });
    expect(await loadShell(seen, request)).toMatchObject({ trial: null, hasCoach: true });
  });

  test("developers are told of no call about plans, on the page and in the document", async () => {
    const told = async () => {
      const page = await call(developers, { path: "/developers" });
      const document = await call(openApi, { path: "/api/openapi.json" });
      return JSON.stringify([page.body, document.body]);
    };
    expect(await told()).toMatch(/start-free-trial.*start-free-trial/);
    Object.assign(env, { BILLING_PROVIDER: "off" });
    expect(await told()).not.toMatch(/free-trial|a trial or a subscription/);
  });

  test("nobody is reminded of a trial's end", async () => {
    const ends = new Date("2026-11-25T14:30:00Z");
    const user = await createUser({ hasStartedTrial: true, subscriptionStatus: "trial", trialEndsAt: ends });
    Object.assign(env, { BILLING_PROVIDER: "off" });
    await runJob("trial-reminders");
    await runJob("billing-reconcile");
    await runPendingJobs();
    expect(await db.trialReminder.count({ where: { userId: user.id } })).toBe(0);
    Object.assign(env, before);
    await runJob("trial-reminders");
    expect(await db.trialReminder.count({ where: { userId: user.id } })).toBe(1);
  });
});

describe("from the terminal", () => {
  const told = async (command: object) => {
    const lines: string[] = [];
    const code = await perform(command, (line) => void lines.push(line));
    return { code, said: lines.join("\n") };
  };

  test("a forgotten password is replaced, and every device signed out", async () => {
    const user = await createUser();
    await sessionCookie(user);
    const { code, said } = await told({ command: "user:password", email: user.email.toUpperCase() });
    expect(code).toBe(0);
    const [, password = ""] = /can log in with (\S+) and/.exec(said) ?? [];
    const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(await checkPassword(passwordHash, password)).toMatchObject({ matches: true });
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.auditLog.count({ where: { userId: user.id, event: "password_reset" } })).toBe(1);
  });

  test("nobody is helped who isn't there, and the demo account keeps its own", async () => {
    const demo = await createUser({ isDemo: true });
    for (const email of [undefined, "nobody@example.com", demo.email])
      expect((await told({ command: "user:password", ...(email ? { email } : {}) })).code).toBe(1);
  });

  test("an invitation is told as a link", async () => {
    await createUser();
    Object.assign(env, { REGISTRATION: "invite" });
    const { code, said } = await told({ command: "user:invite" });
    expect(code).toBe(0);
    const [, secret = ""] = /until 2026-11-29: \S+invitation=(\S+)$/.exec(said) ?? [];
    expect(await registrationRefusal(secret)).toBeNull();
  });
});
