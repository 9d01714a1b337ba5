import { expect, test } from "vitest";
import { datedSearch } from "~/domain/ledger/dated-search";

test.each<[string, ReturnType<typeof datedSearch>]>([
  ["coffee since May", { q: "coffee", from: "2026-05-01", to: "2026-11-22" }],
  ["Corner Market last month", { q: "Corner Market", from: "2026-10-01", to: "2026-10-31" }],
  ["gas in October?", { q: "gas", from: "2026-10-01", to: "2026-10-31" }],
  ["netflix 2025", { q: "netflix", from: "2025-01-01", to: "2025-12-31" }],
  ["amazon between March and May", { q: "amazon", from: "2026-03-01", to: "2026-05-31" }],
  // Days alone, days before the words, no days, a list of names.
  ["last month", null],
  ["october fest", null],
  ["coffee", null],
  ['"may"|coffee since May', null],
])("the search '%s'", (q, found) => expect(datedSearch(q, "2026-11-22")).toEqual(found));
