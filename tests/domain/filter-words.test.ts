import { expect, test } from "vitest";
import { formConditions, moreConditions } from "~/texts/filters";
import type { TransactionFilter } from "~/domain/ledger/transaction-filter";

test.each<[TransactionFilter, string[]]>([
  [{}, []],
  [{ from: "2026-01-01", category: "gas", q: "shell" }, []],
  [{ categories: ["gas", "groceries"] }, ["only Gas or Groceries"]],
  [{ not: ["needs"] }, ["without Needs"]],
  [{ accounts: ["a"] }, ["only some of the accounts"]],
  [{ accounts: ["a", "b"] }, ["only 2 of the accounts"]],
  [
    { accounts: ["a"], others: ["b"] },
    ["only some of the accounts", "only what moved from or to another of the accounts"],
  ],
  [{ merchants: ["Shell", "Exxon", "BP"] }, ["only Shell or Exxon or BP"]],
  [{ merchants: ["Shell", "Exxon", "BP", "Mobil"] }, ["only Shell or Exxon or BP and names like them"]],
  [
    { tags: ["tax", "lake house"], notTagged: ["work"] },
    ["only tagged tax or lake house", "without what's tagged work"],
  ],
  [{ weekdays: [0, 6] }, ["only Sundays and Saturdays"]],
  [{ weekdays: [1, 2, 3, 4, 5] }, ["only Mondays and Tuesdays and Wednesdays and Thursdays and Fridays"]],
  [{ flow: "out", categories: ["gas"] }, ["only Gas", "only money out"]],
])("conditions that no form offers are said in words: %j", (filter, words) =>
  expect(moreConditions(filter).map((one) => one.words)).toEqual(words),
);

test.each<[TransactionFilter, string[]]>([
  [{}, []],
  [{ q: "coffee", category: "coffee_shops" }, []],
  [{ kind: "spending", from: "2026-11-01", to: "2026-11-30" }, ["spending", "November 2026"]],
  [{ from: "2026-11-15", to: "2026-11-21" }, ["Nov 15 to Nov 21, 2026"]],
  [{ from: "2025-12-28", to: "2026-01-03" }, ["Dec 28, 2025 to Jan 3, 2026"]],
  [{ from: "2026-05-01" }, ["since May 1, 2026"]],
  [{ to: "2026-05-01" }, ["until May 1, 2026"]],
  [{ from: "2026-05-01", to: "2026-05-01" }, ["May 1, 2026"]],
  [{ min: 1_000 }, ["from $10.00"]],
  [{ max: 0 }, ["up to $0.00"]],
  [{ account: "a", tag: "trip" }, ["Cashback Card ••••5713", "the tag trip"]],
  [{ account: "gone" }, []],
])("conditions of the folded part of the form: %j", (filter, words) =>
  expect(formConditions(filter, [{ id: "a", name: "Cashback Card ••••5713" }]).map((one) => one.words)).toEqual(words),
);

test("a condition says what of the filter it is, so that it can be taken away alone", () => {
  expect(formConditions({ from: "2026-05-01", min: 1_000 }, []).map(({ of }) => of)).toEqual([
    ["from", "to"],
    ["min", "max"],
  ]);
});
