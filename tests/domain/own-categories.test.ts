import { expect, test } from "vitest";
import { type OwnCategory, cleanOwnName, isOwn, ownIdOf, placedBy } from "~/domain/categories/own";
import { problemOfName } from "~/texts/own-categories";
import { rowIn, ruleIn } from "~/domain/ledger/own-category-moves";
import type { LedgerRow } from "~/domain/ledger/ledger";
import type { Rule } from "~/domain/ledger/rules";

const dog: OwnCategory = { id: "d1", name: "Dog", parent: "personal_care", glyph: null };

test("a choice is one of ours or one of the person's own, and nothing else", () => {
  expect(placedBy("gas", [dog])).toEqual({ category: "gas", ownCategory: null });
  expect(placedBy("own:d1", [dog])).toEqual({ category: "personal_care", ownCategory: "d1" });
  for (const other of ["own:d2", "own:", "d1", "Dog", "kind:income", ""]) expect(placedBy(other, [dog])).toBeNull();
  expect(ownIdOf("own:a b")).toBeNull();
  expect([isOwn("own:x"), isOwn("named:Dog"), isOwn("gas"), isOwn("named:")]).toEqual([true, true, false, false]);
});

test("names are told apart without regard to case and spaces", () => {
  expect(cleanOwnName("  My \t dog ")).toBe("My dog");
  expect(problemOfName("dOG", [dog])).toBe("You have a category named dOG already.");
  expect(problemOfName("mortgage/rent", [])).toBe("mortgage/rent is a category already.");
  expect(problemOfName("Cat", [dog])).toBeNull();
});

test("what isn't in the category stays the very same", () => {
  const to = { category: "travel", ownCategory: null } as const;
  const row = { userCategory: "gas", ownCategory: "other", splits: [] } as unknown as LedgerRow;
  const rule = { category: "gas", ownCategory: "other", shares: [] } as unknown as Rule;
  expect(rowIn(row, "d1", to)).toBe(row);
  expect(ruleIn(rule, "d1", to)).toBe(rule);
});
