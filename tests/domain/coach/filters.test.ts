// The rows behind a sum, as the filter of the transactions list: which ones a query counts, and which way they count.
import { describe, expect, test } from "vitest";
import type { Condition, Flow, Subject } from "~/domain/coach/query/algebra";
import { accountsOf, filterOf, signOf } from "~/domain/coach/engine/filters";
import { householdOf } from "~/domain/coach/query/household-of";
import { INPUTS, WHO } from "./approved/household";

const HOUSEHOLD = householdOf(WHO, INPUTS);
const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };
const rowsOf = (flow: Exclude<Flow, "kept">, subject: Subject = {}, condition: Condition = {}) => {
  const { from, to, ...rest } = filterOf(flow, { subject, condition }, OCTOBER, HOUSEHOLD);
  expect([from, to]).toEqual([OCTOBER.from, OCTOBER.to]);
  return rest;
};

test.each<[Exclude<Flow, "kept">, object, number]>([
  ["spent", { kind: "spending" }, -1],
  ["earned", { kind: "income" }, 1],
  ["refunded", { kind: "refund" }, 1],
  ["moved", { kind: "transfer", flow: "out" }, -1],
  ["interest", { flow: "out", q: '"interest"|"finance charge"' }, -1],
  ["fees", { kind: "spending", q: '"fee"|"fees"|"overdraft"|"nsf"|"late charge"' }, -1],
])("what is %s: %j", (flow, rows, sign) => {
  expect(rowsOf(flow)).toEqual(rows);
  expect(signOf(flow, rowsOf(flow))).toBe(sign);
});

describe("what it's about", () => {
  test.each<[Subject, object]>([
    [{ categories: ["gas"] }, { category: "gas" }],
    [{ categories: ["gas", "groceries"] }, { categories: ["gas", "groceries"] }],
    [{ merchants: ["noodle house"] }, { q: "noodle house" }],
    [{ merchants: ["gap"] }, { q: '"gap"' }],
    [{ merchants: ["abcd", "abcde"] }, { q: '"abcd"|abcde' }],
    [{ merchants: [' a|b"cd '] }, { q: "a b cd" }],
    [{ merchants: ["coffee"] }, { q: "Bean Corner" }],
    [{ accounts: ["card"] }, { account: "card" }],
    [{ accounts: ["card", "checking"] }, { accounts: ["card", "checking"] }],
    [{ accounts: ["checking"], kinds: ["checking", "savings"] }, { accounts: ["checking", "savings"] }],
    [{ kinds: ["loan"] }, { account: "loan" }],
    [{ kinds: ["investment"] }, { accounts: ["none"] }],
    [{ accounts: [], kinds: [] }, {}],
    [{ except: ["gas"] }, { not: ["gas"] }],
    [{ exceptMerchants: ["noodle house", "coffee", " a|b "] }, { without: ["noodle house", "Bean Corner", "a b"] }],
  ])("%j", (subject, rows) => expect(rowsOf("spent", subject)).toEqual({ kind: "spending", ...rows }));

  test.each<[Condition, object]>([
    [{ min: 0 }, { min: 0 }],
    [{ max: 5 }, { max: 5 }],
    [{ weekdays: [1] }, { weekdays: [1] }],
    [{ pending: true }, { pending: true }],
    [{ pending: false }, {}],
  ])("on the condition %j", (condition, rows) =>
    expect(rowsOf("spent", {}, condition)).toEqual({ kind: "spending", ...rows }),
  );

  test("what was moved to an account came in there: on a card it's a payment", () => {
    const moved = (subject: Subject) => rowsOf("moved", subject);
    expect(moved({ kinds: ["savings"] })).toEqual({ kind: "transfer", flow: "in", account: "savings" });
    expect(moved({ kinds: ["credit"] })).toEqual({ kind: "card_payment", flow: "in", account: "card" });
    expect(moved({ accounts: ["savings", "card"] })).toMatchObject({ kind: "card_payment", flow: "in" });
    expect(moved({ accounts: ["savings", "checking"] })).toMatchObject({ kind: "transfer", flow: "in" });
    expect(signOf("moved", moved({ kinds: ["savings"] }))).toBe(1);
    expect(signOf("earned", { flow: "out" })).toBe(1);
  });

  test("accounts are named by themselves, by their kind, or not at all", () => {
    const ids = (subject: Subject) => accountsOf(subject, HOUSEHOLD);
    expect([ids({}), ids({ accounts: [] }), ids({ kinds: ["investment"] })]).toEqual([null, null, []]);
    expect([ids({ kinds: ["credit", "loan"] }), ids({ accounts: ["x"], kinds: ["loan"] })]).toEqual([
      ["card", "loan"],
      ["x", "loan"],
    ]);
  });
});
