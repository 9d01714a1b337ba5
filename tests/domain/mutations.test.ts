// What a definition says is what its form, its call and its draft have in common.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as byHand from "~/mutations/accounts-by-hand";
import * as archives from "~/mutations/archives";
import * as bank from "~/mutations/bank";
import * as billing from "~/mutations/billing";
import * as budget from "~/mutations/budget";
import * as coach from "~/mutations/coach";
import * as credit from "~/mutations/credit";
import * as feedback from "~/mutations/feedback";
import * as chat from "~/mutations/goal-chat";
import * as goals from "~/mutations/goals";
import * as imports from "~/mutations/imports";
import * as ledger from "~/mutations/ledger";
import { bodyOf, type MutationCall, type Form, pathOf } from "~/mutations/mutation";
import * as notices from "~/mutations/notices";
import * as ownCategories from "~/mutations/own-categories";
import * as rules from "~/mutations/rules";
import * as security from "~/mutations/security";
import * as settings from "~/mutations/settings";
import * as signIn from "~/mutations/sign-in";
import * as tour from "~/mutations/tour";

const SUBJECTS = {
  byHand,
  archives,
  bank,
  billing,
  budget,
  coach,
  credit,
  feedback,
  chat,
  goals,
  imports,
  ledger,
  notices,
  ownCategories,
  rules,
  security,
  settings,
  signIn,
  tour,
};
const INTERNAL = { intent: "x", formKey: "a-key-of-8", __rvfInternalFormId: "form" };

type Defined = Partial<Form<never>> & Partial<MutationCall>;
const isDefined = (value: unknown): value is Defined =>
  typeof value === "object" && value !== null && ("path" in value || "screen" in value);
/** By name: in which order a module has its exports depends on who bundles it. */
const all: [string, Defined][] = Object.entries(SUBJECTS).flatMap(([subject, module]) =>
  Object.entries(module)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, value]): [string, Defined][] => (isDefined(value) ? [[`${subject}.${name}`, value]] : [])),
);
const calls = all.flatMap(([name, { method, path, ...rest }]): [string, MutationCall][] =>
  method && path ? [[name, { ...rest, method, path }]] : [],
);

test("every subject is among these", () => {
  const files = readdirSync("app/mutations").filter((file) => !/\.server\.ts$|^mutation\.ts$/.test(file));
  expect(files).toHaveLength(Object.keys(SUBJECTS).length);
  expect(all.length).toBeGreaterThan(40);
});

/** One line a definition: what its form is called and where it stands, its call, the fields that are its own, and its failures. */
const lines = all.map(([name, { screen, name: intent, method, path, idField, formOnly, wordless, failed, ...rest }]) =>
  [
    name,
    screen ? `${screen} ${intent}` : "",
    path ? `${method} ${path}` : "",
    idField ? `of ${idField}` : "",
    formOnly ? `without ${formOnly.join(", ")}` : "",
    [rest.failureTitle, rest.failure].flatMap((text) => text ?? []).join(": "),
    wordless ? `${wordless.answer} / ${wordless.silence}` : "",
    failed ? `${failed.toast.title}, to ${failed.redirect}` : "",
  ]
    .filter(Boolean)
    .join(" | "),
);

test("forms, calls and what is said of their failures are as they're written down", () => {
  expect(`${lines.join("\n")}\n`).toBe(readFileSync("tests/domain/mutations.txt", "utf8"));
});

test("every call has its endpoint, which makes it of this definition", () => {
  for (const [name, { path }] of calls) {
    const route = `app/routes/${path.slice(1).replaceAll("/", ".").replace(":", "$")}.ts`;
    const [, own = ""] = name.split(".");
    expect(readFileSync(route, "utf8"), name).toMatch(new RegExp(`apiCalls\\([^)]*\\b${own}\\b`));
  }
});

test("no two forms of a screen have one name, but for those that are one form", () => {
  const named = all.flatMap(([name, { screen, name: intent }]) =>
    screen ? [{ at: `${screen} ${intent}`, name }] : [],
  );
  const twice = named.filter(({ at }, index) => named.findIndex((other) => other.at === at) !== index);
  expect(twice.map(({ name }) => name).sort()).toEqual([
    "chat.deleteByMessage",
    "chat.progressByMessage",
    "goals.createSavingsGoal",
    "goals.deleteSavingsGoal",
  ]);
});

describe("the body of a call", () => {
  test.each(calls)("%s takes along whatever its form has, and nothing that is the form's own", (_name, call) => {
    const own = Object.fromEntries((call.formOnly ?? []).map((field) => [field, ""]));
    const id = call.idField ? { [call.idField]: "one" } : {};
    const body = bodyOf(call, { ...INTERNAL, ...own, ...id, aNewField: "kept" });
    expect(body).toEqual({ ...call.typed?.({}), aNewField: "kept" });
  });

  test("the stars go as a number, and no star as nothing (FEED-015)", () => {
    const fields = { type: "bug", title: "A title", message: "A message", userId: "me" };
    expect(bodyOf(feedback.sendFeedback, { ...fields, rating: "4" })).toEqual({ ...fields, rating: 4 });
    expect(bodyOf(feedback.sendFeedback, { ...fields, rating: "" })).toEqual(fields);
  });

  test("a box that isn't ticked is a no", () => {
    expect(bodyOf(credit.assessCredit, { currentScore: "700", hasBankruptcy: "on" })).toEqual({
      currentScore: "700",
      hasCollections: false,
      hasBankruptcy: true,
      hasForeclosure: false,
    });
  });

  test("a password is sent once, and the remembered name stays here", () => {
    const secret = { username: "ada", password: "a-long-one" };
    expect(bodyOf(signIn.login, { ...secret, rememberMe: "on" })).toEqual(secret);
    expect(bodyOf(signIn.register, { ...secret, confirmPassword: "a-long-one" })).toEqual(secret);
  });
});

test("an id can't leave its place in the address", () => {
  expect(pathOf(bank.disconnectAccount, { account: "../x?y" })).toBe("/api/accounts/..%2Fx%3Fy");
});

describe("what may wait for a connection", () => {
  test("four forms may, and say how they are called meanwhile", () => {
    const waiting = all.filter(([, { offline }]) => offline).map(([name]) => name);
    expect(waiting.sort()).toEqual([
      "feedback.sendFeedback",
      "goals.addMoney",
      "goals.makePayment",
      "ledger.correctTransaction",
    ]);
    expect(feedback.sendFeedback.offline?.({ title: " A title ", message: "Long enough" }, "")).toEqual({
      label: "Feedback: A title",
    });
    expect(ledger.correctTransaction.offline?.({ choice: "groceries" }, "Corner Market")).toEqual({
      label: "Change to Corner Market",
    });
  });

  test("what could not be taken later is refused now", () => {
    expect(feedback.sendFeedback.offline?.({ title: "abcd", message: "Long enough" }, "")).toEqual({
      refused: "Title must be at least 5 characters",
    });
    expect(feedback.sendFeedback.offline?.({ title: "A title", message: "too short" }, "")).toEqual({
      refused: "Message must be at least 10 characters",
    });
    expect(ledger.correctTransaction.offline?.({ applyToMerchant: "on" }, "x")).toHaveProperty("refused");
  });
});

test("after a change the list of transactions is the same one, without its dialog", () => {
  const from = new URL("http://x/transactions?q=rent&page=2&edit=abc&index");
  expect(ledger.deleteTransaction.redirect({ undo: null }, from)).toBe("/transactions?q=rent&page=2");
  expect(ledger.deleteTransaction.redirect({ undo: null }, new URL("http://x/transactions?edit=abc"))).toBe(
    "/transactions",
  );
});
