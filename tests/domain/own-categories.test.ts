import { expect, test } from "vitest";
import { categoryColor, hueOf } from "~/domain/categories/hues";
import * as own from "~/domain/categories/own";
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

test("a row's place is said as forms and addresses do, and read back", () => {
  expect(own.choiceOfPlaced({ category: "gas", ownCategory: null })).toBe("gas");
  expect(own.choiceOfPlaced({ category: "gas", ownCategory: "d1" })).toBe("own:d1");
  expect([ownIdOf(own.ownChoice("d1")), own.nameSaid(own.ownNamed("Dog"))]).toEqual(["d1", "Dog"]);
  for (const odd of ["xown:d1", "own:d1 ", `own:${"x".repeat(81)}`]) expect(own.isOwnChoice(odd), odd).toBe(false);
  expect([own.nameSaid("xnamed:Dog"), own.nameSaid(`named:${"x".repeat(31)}`)]).toEqual([null, null]);
  expect([own.isOwnChoice(`own:${"x".repeat(80)}`), own.nameSaid(`named:${"x".repeat(30)}`)]).toEqual([
    true,
    "x".repeat(30),
  ]);
});

test("the own name stands beside the category that it counts in", () => {
  expect([own.ownNameOf([dog], "d1"), own.ownNameOf([dog], "d2"), own.ownNameOf([dog], null)]).toEqual([
    ...["Dog", null, null],
  ]);
  expect([own.withOwnName("Personal Care", "Dog"), own.withOwnName("Gas", null)]).toEqual([
    "Personal Care · Dog",
    "Gas",
  ]);
  // The id of one of ours is taken as its name is.
  expect(problemOfName("personal_care", [])).toBe("personal_care is a category already.");
});

test("money in has a hue of its own; what is no category has none", () => {
  expect(["income", "refund", "groceries", "gas", "transfer", ""].map(hueOf)).toEqual([1, 1, 1, 4, 0, 0]);
  expect([categoryColor("income"), categoryColor("nothing")]).toEqual(["#0f6b4f", "#5b6770"]);
});

test("what isn't in the category stays the very same", () => {
  const to = { category: "travel", ownCategory: null } as const;
  const row = { userCategory: "gas", ownCategory: "other", splits: [] } as unknown as LedgerRow;
  const rule = { category: "gas", ownCategory: "other", shares: [] } as unknown as Rule;
  expect(rowIn(row, "d1", to)).toBe(row);
  expect(ruleIn(rule, "d1", to)).toBe(rule);
});
