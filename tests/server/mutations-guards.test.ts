// Who may make each write, by its form and by its call: asked before anything of it is read.
import { expect, test } from "vitest";
import type { CurrentUser } from "~/lib/auth.server";
import type { PageContext } from "~/lib/http-page.server";
import * as byHand from "~/mutations/accounts-by-hand.server";
import * as archives from "~/mutations/archives.server";
import * as bank from "~/mutations/bank.server";
import * as billing from "~/mutations/billing.server";
import * as budget from "~/mutations/budget.server";
import * as coach from "~/mutations/coach.server";
import * as credit from "~/mutations/credit.server";
import * as feedback from "~/mutations/feedback.server";
import * as chat from "~/mutations/goal-chat.server";
import * as goals from "~/mutations/goals.server";
import * as imports from "~/mutations/imports.server";
import * as ledger from "~/mutations/ledger.server";
import * as notices from "~/mutations/notices.server";
import * as ownCategories from "~/mutations/own-categories.server";
import * as rules from "~/mutations/rules.server";
import type { FormWrite, Write } from "~/mutations/serve.server";
import * as security from "~/mutations/security.server";
import * as settings from "~/mutations/settings.server";
import * as signIn from "~/mutations/sign-in.server";
import * as tour from "~/mutations/tour.server";

const SUBJECTS = {
  ...{ byHand, archives, bank, billing, budget, coach, credit, feedback, chat, goals, imports, ledger, notices },
  ...{ ownCategories, rules, security, settings, signIn, tour },
};
type Served = Partial<FormWrite<never>> & Partial<Pick<Write, "onCall">>;
const isServed = (value: unknown): value is Served =>
  typeof value === "object" && value !== null && ("onPage" in value || "onCall" in value);
const all = Object.entries(SUBJECTS).flatMap(([subject, module]) =>
  Object.entries(module).flatMap(([name, value]: [string, unknown]): [string, Served][] =>
    isServed(value) ? [[`${subject}.${name}`, value]] : [],
  ),
);

/** Who only looks around has a day as well: it goes into a cookie. */
const OPEN = /^(?:signIn\.|notices\.chooseMails$|settings\.saveVisitorZone$)/;
/** Closed without a plan or a trial. What was begun can be ended all the same, where there was one. */
const GATED = /^(?:byHand|archives|bank|coach|imports)\.|^ledger\.answerTransfer$/;
const ENDED = /^bank\.disconnectAccount$/;

const page: PageContext = {
  ...{ request: new Request("http://localhost/"), url: new URL("http://localhost/"), params: {}, formKey: undefined },
};
const person = (over: object = {}): CurrentUser =>
  Object.assign(Object.create(null), {
    ...{ isAdmin: false, isPremium: false, hasStartedTrial: true, hasSeenPaywall: true, now: new Date("2026-11-03") },
    ...{ subscriptionStatus: "trial_expired", trialEndsAt: new Date("2026-11-02"), ...over },
  });
const nobodys = person({ hasStartedTrial: false, trialEndsAt: null, subscriptionStatus: null });

/** Who is refused, by each door that there is; nobody's write is run. */
async function refusal({ onPage, onCall }: Served, visitor: CurrentUser | null): Promise<string[]> {
  const codes: string[] = [];
  const refused = (error: unknown) => codes.push(String(Object(error).code));
  try {
    onCall?.(visitor);
  } catch (error) {
    refused(error);
  }
  await onPage?.(visitor, {}, page).catch(refused);
  return codes;
}

test("there are as many as there are forms and calls", () => {
  expect(all.length).toBeGreaterThan(90);
});

test.each(all.filter(([name]) => !OPEN.test(name)))("%s is of who is signed in", async (_name, write) => {
  expect(new Set(await refusal(write, null))).toEqual(new Set(["unauthorized"]));
});

test.each(all.filter(([name]) => GATED.test(name)))("%s is of who has a plan", async (name, write) => {
  expect(new Set(await refusal(write, nobodys))).toEqual(new Set(["gated"]));
  if (ENDED.test(name)) expect(() => write.onCall?.(person())).not.toThrow();
  else expect(new Set(await refusal(write, person()))).toEqual(new Set(["gated"]));
});

test("of the others a call is let in without a plan, and some without a name", () => {
  const calls = all.filter(([name, { onCall }]) => onCall !== undefined && !GATED.test(name));
  expect(calls.length).toBeGreaterThan(15);
  for (const [name, { onCall }] of calls) expect(() => onCall?.(OPEN.test(name) ? null : nobodys), name).not.toThrow();
});
