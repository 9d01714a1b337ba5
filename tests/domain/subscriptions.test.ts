import { expect, test } from "vitest";
import { CATEGORIES } from "~/domain/categories/list";
import { isPhonePlan, isSubscription, isSubscriptionCategory } from "~/domain/ledger/subscriptions";
import type { Recurring } from "~/domain/ledger/recurring";

test("streaming, gyms and the like could be ended; rent, loans, utilities and phones are bills", () => {
  expect(CATEGORIES.map(({ id }) => id).filter(isSubscriptionCategory)).toEqual([
    ...["clothing", "personal_care", "health_fitness", "entertainment", "miscellaneous"],
  ]);
});

const stream: Recurring = {
  ...{ key: "k", merchantName: "Streamly", category: "entertainment", kind: "spending", cadence: "monthly" },
  ...{ amount: "fixed", lastCents: -9_99, typicalCents: -9_99, monthlyCents: -9_99, firstDay: "2026-01-10" },
  ...{ lastDay: "2026-03-10", lastId: "3", nextDay: "2026-04-10", count: 3, active: true, change: null },
};

test.each<[string, Partial<Recurring>, boolean]>([
  ["what comes back", {}, true],
  ["what came back once", { active: false }, false],
  ["what brings money", { kind: "income" }, false],
  ["rent", { category: "mortgage_rent" }, false],
  ["a phone", { category: "phone" }, false],
  ["what is never the same", { amount: "varies" }, false],
  ["a loan's payment", { kind: "loan_payment" }, false],
])("a subscription: %s", (_what, more, is) => expect(isSubscription({ ...stream, ...more })).toBe(is));

test.each<[string, Partial<Recurring>, boolean]>([
  ["a phone", { category: "phone" }, true],
  ["internet", { category: "internet" }, true],
  ["cable", { category: "cable" }, true],
  ["streaming", {}, false],
  ["a phone that ended", { category: "phone", active: false }, false],
  ["a phone that is never the same", { category: "phone", amount: "varies" }, false],
])("a plan beside them: %s", (_what, more, is) => expect(isPhonePlan({ ...stream, ...more })).toBe(is));
