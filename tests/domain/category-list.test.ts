// The categories by id and by name, and what stands beside rows that have none.
import { expect, test } from "vitest";
import {
  CATEGORIES,
  categoryIcon,
  categoryName,
  DEFAULT_ICON,
  findCategory,
  isCategoryId,
} from "~/domain/categories/list";
import { CATEGORY_SETS, isCategorySet, categoriesOfSet } from "~/domain/categories/sets";
import { setName } from "~/texts/category-sets";

test("each is found by its id and by its name, in any case", () => {
  for (const { id, name, icon } of CATEGORIES) {
    for (const text of [id, name, ` ${name.toUpperCase()} `, id.replaceAll("_", " ")])
      expect([text, findCategory(text)?.id]).toEqual([text, id]);
    expect([categoryName(id), categoryIcon(id), isCategoryId(id)]).toEqual([name, icon, true]);
  }
  expect(findCategory("Mortgage  / Rent")?.id).toBe("mortgage_rent");
  for (const text of ["", "car", "gas station", "Gas!"]) expect(findCategory(text)).toBeUndefined();
});

test("rows that belong to none have the name and the sign of their kind", () => {
  expect(
    ["income", "transfer", "card_payment", "loan_payment", "refund"].map((id) => [categoryName(id), categoryIcon(id)]),
  ).toEqual([
    ["Income", "💰"],
    ["Transfer", "🔁"],
    ["Card Payment", "💳"],
    ["Loan Payment", "🏦"],
    ["Refund", "↩️"],
  ]);
  expect([categoryName("new"), categoryIcon("new"), isCategoryId("income")]).toEqual(["new", DEFAULT_ICON, false]);
});

test("needs, wants and savings are all categories, each once; other sets are parts of them", () => {
  expect(CATEGORY_SETS.map(({ id, categories }) => [id, setName(id), categories.length])).toEqual([
    ["needs", "Needs", 13],
    ["wants", "Wants", 9],
    ["savings", "Savings", 3],
    ["fixed", "Housing, bills, loans, and giving", 15],
    ["food", "Food", 2],
    ["car", "Car", 4],
  ]);
  const three = ["needs", "wants", "savings"].flatMap(categoriesOfSet);
  expect([...three].sort()).toEqual(CATEGORIES.map(({ id }) => id).sort());
  expect(categoriesOfSet("wants")).toEqual([
    ...["tithe", "charitable_giving", "cable", "restaurants", "clothing", "personal_care", "entertainment"],
    ...["miscellaneous", "travel"],
  ]);
  expect(categoriesOfSet("fixed").slice(-2)).toEqual(["car_payment", "auto_insurance"]);
  expect(categoriesOfSet("food")).toEqual(["groceries", "restaurants"]);
});

test("a word that is no set is a category of its own", () => {
  expect([categoriesOfSet("gas"), isCategorySet("gas"), setName("gas")]).toEqual([["gas"], false, undefined]);
  expect([isCategorySet("car"), setName("car")]).toEqual([true, "Car"]);
});
