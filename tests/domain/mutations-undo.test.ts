// What forms say beside their title: how a change is undone, money as it was entered, what waits, and what a call takes along.
import { describe, expect, test } from "vitest";
import type { AnyGoal } from "~/contracts/goals";
import * as byHand from "~/mutations/accounts-by-hand";
import * as budget from "~/mutations/budget";
import * as feedback from "~/mutations/feedback";
import * as goals from "~/mutations/goals";
import * as ledger from "~/mutations/ledger";
import { bodyOf, fieldsOf, type Form, onlyTexts, pathOf } from "~/mutations/mutation";
import * as ownCategories from "~/mutations/own-categories";
import * as rules from "~/mutations/rules";

const goal: AnyGoal = Object({ id: "g1", name: "Boat" });
const month = { month: "2026-03", current: "2026-04" };

describe("what can be undone", () => {
  const from = new URL("http://localhost/transactions?q=rent&select=1");
  const action = (to: string) => ({ label: "Undo", to, fields: { intent: "undo", step: "s1" } });
  const kept = { undo: "s1" };

  test("says where, on the list that it was done from", () => {
    const said = [
      ledger.correctTransaction.toast?.({ ...kept, others: 0 }, {}, from),
      ledger.splitTransaction.toast?.({ ...kept, parts: 2 }, {}, from),
      ledger.deleteTransaction.toast?.(kept, {}, from),
      ledger.changeMany.toast?.({ ...kept, count: 2 }, {}, from),
      ledger.splitTransaction.toast?.({ ...kept, parts: 0 }, {}, from),
    ];
    expect(said.map((toast) => toast?.action)).toEqual(Array(5).fill(action("/transactions?q=rent")));
    expect(said.map((toast) => toast?.title)).toEqual([
      ...["Transaction Updated", "Transaction Split", "Transaction Deleted", "2 transactions updated", "Split Removed"],
    ]);
    for (const path of ["/review", "/rules", "/categories", "/accounts"])
      expect(ledger.undoChange.redirect({ title: "x", isDone: true }, new URL(`http://localhost${path}?at=1`))).toBe(
        path,
      );
    expect(ledger.withUndo({ title: "Done" }, "s1")).toEqual({ title: "Done", action: action("/transactions") });
    expect(ledger.withUndo({ title: "Done" }, null)).toEqual({ title: "Done" });
  });

  test("of a review, a rule and a category is undone on their screens", () => {
    const review = new URL("http://localhost/review?at=1");
    expect([
      ledger.reviewOne.toast?.({ ...kept, next: null }, {}, review)?.action,
      ledger.reviewAll.toast?.({ ...kept, count: 1 }, {}, review)?.action,
      rules.saveRule.toast?.({ ...kept, changed: 0 }, {})?.action,
      rules.moveRule.toast?.(kept, {})?.action,
      rules.deleteRule.toast?.(kept, {})?.action,
      ownCategories.saveOwnCategory.toast?.(kept, {})?.action,
      ownCategories.removeOwnCategory.toast?.(kept, {})?.action,
      ownCategories.mergeOwnCategory.toast?.(kept, {})?.action,
    ]).toEqual(["/review", "/review", "/rules", "/rules", "/rules", ...Array(3).fill("/categories")].map(action));
  });

  test("of what was entered by hand, and of two rows that look like a transfer, is undone as well", () => {
    expect([
      byHand.addTransaction.toast?.(kept, {})?.action,
      byHand.addTransfer.toast?.(kept, {})?.action,
      ledger.answerTransfer.toast?.({ ...kept, accepted: true }, {})?.action,
      ledger.answerTransfer.toast?.({ ...kept, accepted: false }, {})?.action,
    ]).toEqual(["/transactions", "/transactions", "/accounts", "/accounts"].map(action));
    expect(byHand.addTransaction.toast?.({ undo: null }, { repeat: "month" })?.action).toBeUndefined();
  });

  test("of the budget brings back the amount that stood there, or none", () => {
    const said = (plan: { plannedCents: number; rollover: boolean } | null) =>
      budget.saveBudget.toast?.({ ...month, saved: { month: "2026-03", category: "gas", set: 5_000, plan } }, {});
    const fields = { intent: "unsave", category: "gas", month: "2026-03", set: "5000" };
    const to = "/budget?month=2026-03";
    expect(said(null)).toMatchObject({ title: "Budget Updated", action: { label: "Undo", to } });
    expect(said(null)?.action?.fields).toEqual({ ...fields, before: "" });
    expect(said({ plannedCents: 0, rollover: false })?.action?.fields).toEqual({ ...fields, before: "0" });
    expect(said({ plannedCents: 700, rollover: true })?.action?.fields).toEqual({
      ...{ ...fields, before: "700", rollover: "on" },
    });
  });
});

test("money is said as it was entered, and as nothing where it can't be read", () => {
  const said = (form: Form<AnyGoal>, amount?: string) =>
    form.toast?.(goal, amount === undefined ? {} : { amount })?.description;
  expect(said(goals.addMoney, "12.5")).toBe("$12.50 was added to Boat.");
  expect(said(goals.makePayment, "$1,000")).toBe("$1,000.00 was paid toward Boat.");
  expect([said(goals.addMoney), said(goals.addMoney, "lots")]).toEqual(Array(2).fill("$0.00 was added to Boat."));
});

test("a goal's kind decides which call a form is", () => {
  expect([goals.creationOf({ type: "debt" }), goals.creationOf({ type: "savings" }), goals.creationOf({})]).toEqual([
    ...[goals.createDebtGoal, goals.createSavingsGoal, goals.createSavingsGoal],
  ]);
  expect([goals.deletionOf({ type: "debt" }), goals.deletionOf({ type: "savings" })]).toEqual([
    ...[goals.deleteDebtGoal, goals.deleteSavingsGoal],
  ]);
});

test("an amount for a goal may wait for a connection, if it's one and the goal has an id", () => {
  const refused = { refused: "Please enter an amount above 0 with at most 2 decimals." };
  expect(goals.addMoney.offline?.({ goal: "g-1_x", amount: "5" }, "Boat")).toEqual({ label: "Add $5.00 to Boat" });
  expect(goals.makePayment.offline?.({ goal: "g1", amount: "5" }, "Car")).toEqual({ label: "Pay $5.00 for Car" });
  const odd: Record<string, string>[] = [
    { goal: "g1", amount: "0" },
    { goal: "g1" },
    { amount: "5" },
    { goal: "g 1", amount: "5" },
    { goal: "x".repeat(81), amount: "5" },
  ];
  for (const fields of odd) expect(goals.addMoney.offline?.(fields, "Boat")).toEqual(refused);
  expect(goals.addMoney.offline?.({ goal: "x".repeat(80), amount: "5" }, "Boat")).toHaveProperty("label");
  const words = { title: " abcde ", message: " 0123456789 " };
  expect(feedback.sendFeedback.offline?.(words, "")).toEqual({ label: "Feedback: abcde" });
  expect(feedback.sendFeedback.offline?.({ title: "abcde" }, "")).toHaveProperty("refused");
  expect(feedback.sendFeedback.offline?.({ message: words.message }, "")).toHaveProperty("refused");
});

test("a form's fields are texts, each once; its call takes what isn't its own", () => {
  const form = new FormData();
  form.set("a", "1");
  form.set("file", new File(["x"], "x.csv"));
  expect(fieldsOf(form)).toEqual({ a: "1" });
  expect(onlyTexts({ a: "1", b: ["2"], c: 3, d: "" })).toEqual({ a: "1", d: "" });
  const call = { method: "POST", path: "/api/goals/:id" } as const;
  expect([pathOf(call, { id: "a/b" }), pathOf({ ...call, idField: "goal" }, { goal: "g" }), pathOf(call, {})]).toEqual([
    ...["/api/goals/a%2Fb", "/api/goals/g", "/api/goals/"],
  ]);
  const names = { idField: "goal", formOnly: ["type"], typed: () => ({ amount: 5 }) };
  expect(bodyOf(names, { goal: "g", type: "debt", amount: "5", note: "n", intent: "x" })).toEqual({
    ...{ amount: 5, note: "n" },
  });
  expect(bodyOf({}, { goal: "g", id: "1" })).toEqual({ goal: "g", id: "1" });
});
