import { expect, test } from "vitest";
import { moreConditions } from "~/texts/filters";
import type { TransactionFilter } from "~/domain/ledger/transaction-filter";

test.each<[TransactionFilter, string[]]>([
  [{}, []],
  [{ from: "2026-01-01", category: "gas", q: "shell" }, []],
  [{ categories: ["gas", "groceries"] }, ["only Gas or Groceries"]],
  [{ not: ["needs"] }, ["without Needs"]],
  [{ accounts: ["a"] }, ["only some of the accounts"]],
  [{ accounts: ["a", "b"] }, ["only 2 of the accounts"]],
  [{ merchants: ["Shell", "Exxon", "BP"] }, ["only Shell or Exxon or BP"]],
  [{ merchants: ["Shell", "Exxon", "BP", "Mobil"] }, ["only Shell or Exxon or BP and names like them"]],
  [{ weekdays: [0, 6] }, ["only Sundays and Saturdays"]],
  [{ weekdays: [1, 2, 3, 4, 5] }, ["only Mondays and Tuesdays and Wednesdays and Thursdays and Fridays"]],
  [{ flow: "out", categories: ["gas"] }, ["only Gas", "only money out"]],
])("conditions that no form offers are said in words: %j", (filter, words) =>
  expect(moreConditions(filter)).toEqual(words),
);
