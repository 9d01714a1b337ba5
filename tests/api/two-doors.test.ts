// One function behind two doors: what a form says and stores is what the documented call says and stores.
import { describe, expect, test } from "vitest";
import { db } from "~/lib/db.server";
import * as credit from "~/routes/_app.credit";
import * as feedback from "~/routes/_app.feedback";
import * as goals from "~/routes/_app.goals";
import * as login from "~/routes/_public.login";
import * as register from "~/routes/_public.register";
import * as apiLogin from "~/routes/api.auth.login";
import * as apiRegister from "~/routes/api.auth.register";
import * as apiCredit from "~/routes/api.credit.assessment";
import * as apiFeedback from "~/routes/api.feedback";
import * as apiGoals from "~/routes/api.savings-goals";
import { useDatabase } from "../support/db";
import { type Answer, call, createTrialUser } from "../support/people";

useDatabase();
type Input = Record<string, string>;
type User = { id: string };
type Doors = {
  screen: Parameters<typeof call>[0];
  api: Parameters<typeof call>[0];
  path: string;
  address: string;
  more?: Input;
  good: Input;
  bad: Input[];
  stored?: (user: User) => Promise<unknown[]>;
};

const GOAL = { name: "Bike", targetAmount: "500", currentAmount: "20", deadline: "2099-06-01", color: "green" };
const CREDIT = {
  currentScore: "640",
  goalScore: "720",
  paymentHistory: "good",
  creditUtilization: "45",
  creditHistoryLength: "6",
  creditMix: "limited",
  newCreditInquiries: "2",
  totalCreditLimit: "9000",
  totalCreditBalance: "4000",
  monthlyIncome: "5200",
};
const PERSON = {
  firstName: "Ada",
  lastName: "Byron",
  email: "two-doors@example.com",
  username: "two-doors",
  password: "a-long-enough-secret",
};
/** A good input with one thing wrong at a time. */
const wrong = (good: Input, changes: Input[]): Input[] => changes.map((change) => ({ ...good, ...change }));
const without = (input: Input, name: string): Input =>
  Object.fromEntries(Object.entries(input).filter(([key]) => key !== name));

const DOORS: Record<string, Doors> = {
  feedback: {
    screen: feedback,
    api: apiFeedback,
    path: "/feedback",
    address: "/api/feedback",
    good: { type: "bug", title: "A title", message: "A message of some length", rating: "4" },
    bad: wrong({ type: "bug", title: "A title", message: "A message of some length" }, [
      { title: "no" },
      { message: "short" },
      { rating: "9" },
      { rating: "many" },
      { title: "x".repeat(201) },
    ]),
    stored: (user) =>
      db.feedback.findMany({
        where: { userId: user.id },
        select: { type: true, title: true, message: true, rating: true },
      }),
  },
  goals: {
    screen: goals,
    api: apiGoals,
    path: "/goals",
    address: "/api/savings-goals",
    more: { intent: "create-goal", type: "savings" },
    good: GOAL,
    bad: wrong(GOAL, [
      { name: "" },
      { targetAmount: "0" },
      { targetAmount: "much" },
      { currentAmount: "-1" },
      { deadline: "2001-01-01" },
      { name: "x".repeat(500) },
    ]),
    stored: (user) =>
      db.goal.findMany({
        where: { userId: user.id },
        select: { name: true, type: true, targetCents: true, color: true, deadline: true },
      }),
  },
  credit: {
    screen: credit,
    api: apiCredit,
    path: "/credit",
    address: "/api/credit/assessment",
    more: { intent: "assess" },
    good: CREDIT,
    bad: Object.keys(CREDIT).flatMap((name) => [without(CREDIT, name), { ...CREDIT, [name]: "nonsense" }]),
    stored: (user) =>
      db.creditAssessment.findMany({ where: { userId: user.id }, omit: { userId: true, id: true, createdAt: true } }),
  },
  login: {
    screen: login,
    api: apiLogin,
    path: "/login",
    address: "/api/auth/login",
    more: { intent: "login" },
    good: {},
    bad: [
      { username: "", password: "x" },
      { username: "x", password: "" },
      { username: "nobody-at-all", password: "wrong" },
    ],
  },
  register: {
    screen: register,
    api: apiRegister,
    path: "/register",
    address: "/api/auth/register",
    more: {},
    good: {},
    bad: wrong(PERSON, [
      { firstName: "" },
      { lastName: " " },
      { email: "nowhere" },
      { username: "ab" },
      { password: "short" },
      { password: "password123" },
    ]),
  },
};

/** What a person is told: the field's message, else the toast's. */
function told({ body }: Answer): unknown {
  if (typeof body !== "object" || body === null) return body;
  if (
    "fieldErrors" in body &&
    typeof body.fieldErrors === "object" &&
    body.fieldErrors !== null &&
    Object.keys(body.fieldErrors).length > 0
  )
    return Object.values(body.fieldErrors)[0];
  if ("toast" in body && typeof body.toast === "object" && body.toast !== null && "description" in body.toast)
    return body.toast.description;
  return "message" in body ? body.message : body;
}

describe("a form and its call", () => {
  test.each(Object.entries(DOORS))(
    "%s: the same wrong input gets the same words, under a title (PE-014 TOAST-007)",
    async (name, { screen, api, path, address, more, bad }) => {
      const user = ["login", "register"].includes(name) ? null : await createTrialUser();
      const heard = new Set<unknown>();
      for (const input of bad) {
        const confirm: Input = name === "register" ? { confirmPassword: input.password ?? "" } : {};
        const [form, json] = [
          await call(screen, { path, user, form: { ...input, ...more, ...confirm } }),
          await call(api, { path: address, user, json: input }),
        ];
        expect(json.status, JSON.stringify(input)).toBeGreaterThanOrEqual(400);
        expect(form.status, JSON.stringify(input)).toBeGreaterThanOrEqual(400);
        expect(told(form), JSON.stringify(input)).toBe(told(json));
        expect(told(form)).toEqual(expect.any(String));
        heard.add(told(form));
        const toast: unknown =
          typeof form.body === "object" && form.body !== null && "toast" in form.body ? form.body.toast : null;
        if (toast !== null) expect(toast).toMatchObject({ title: expect.stringMatching(/\S/), variant: "error" });
      }
      expect(heard.size).toBeGreaterThan(1);
    },
  );

  test.each(Object.entries(DOORS).filter(([, { stored }]) => stored))(
    "%s: the same input leaves the same behind (PE-014)",
    async (_, { screen, api, path, address, more, good, stored }) => {
      const [byForm, byCall] = [await createTrialUser(), await createTrialUser()];
      expect((await call(screen, { path, user: byForm, form: { ...good, ...more } })).status).toBe(303);
      expect((await call(api, { path: address, user: byCall, json: good })).status).toBe(200);
      const rows = await stored?.(byForm);
      expect(rows).toHaveLength(1);
      expect(rows).toEqual(await stored?.(byCall));
    },
  );

  test("an error without a title of its own stands under 'Error', or under what failed (TOAST-007)", async () => {
    const user = await createTrialUser();
    const toastOf = (answer: Answer): unknown =>
      typeof answer.body === "object" && answer.body !== null && "toast" in answer.body ? answer.body.toast : null;
    expect(toastOf(await call(goals, { path: "/goals", user, form: { intent: "nothing-like-it" } }))).toMatchObject({
      title: "Error",
      variant: "error",
    });
    expect(
      toastOf(
        await call(login, { path: "/login", form: { intent: "login", username: "nobody-at-all", password: "wrong" } }),
      ),
    ).toMatchObject({ title: "Login failed" });
    expect(
      toastOf(
        await call(register, {
          path: "/register",
          form: { ...PERSON, password: "password123", confirmPassword: "password123" },
        }),
      ),
    ).toMatchObject({ title: "Registration failed" });
  });
});
