import { expect, test } from "vitest";
import { CATEGORIES } from "~/domain/categories/list";
import { isSubscription, isSubscriptionCategory } from "~/domain/ledger/subscriptions";
import type { Recurring } from "~/domain/ledger/recurring";

test("streaming, gyms, phones and the like could be canceled; rent, loans and utilities couldn't", () => {
  expect(CATEGORIES.map(({ id }) => id).filter(isSubscriptionCategory)).toEqual([
    ...["phone", "internet", "cable", "health_fitness", "entertainment", "miscellaneous"],
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
])("a subscription: %s", (_what, more, is) => expect(isSubscription({ ...stream, ...more })).toBe(is));
