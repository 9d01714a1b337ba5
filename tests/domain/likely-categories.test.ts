import { expect, test } from "vitest";
import { likelyCategories } from "~/domain/ledger/likely-categories";

const sorted = (category: string, count: number, usualCents = 20_00) => ({ category, count, usualCents });
const none = { amountCents: -20_00, current: "miscellaneous", merchant: [], bank: null, all: [] };

test("the merchant's own rows come first, then the bank's word", () => {
  expect(
    likelyCategories({
      ...none,
      merchant: [sorted("groceries", 2)],
      bank: "clothing",
      all: [sorted("gas", 90), sorted("groceries", 80), sorted("travel", 5)],
    }),
  ).toEqual(["groceries", "clothing", "gas"]);
});

test("of a merchant's rows those count most that took about as much", () => {
  const merchant = [sorted("groceries", 6, 25_00), sorted("entertainment", 4, 1_500_00)];
  expect(likelyCategories({ ...none, merchant, amountCents: -1_400_00 })).toEqual(["entertainment", "groceries"]);
  expect(likelyCategories({ ...none, merchant, amountCents: -22_00 })).toEqual(["groceries", "entertainment"]);
});

test("what the row is already, what isn't known and 'miscellaneous' are not offered; three at most", () => {
  const merchant = ["gas", "retired_name", "miscellaneous", "travel", "groceries", "utilities", "phone"].map(
    (category, i) => sorted(category, 50 - i),
  );
  expect(likelyCategories({ ...none, current: "gas", merchant })).toEqual(["travel", "groceries", "utilities"]);
});

test("what is usual elsewhere is no guess: only categories of the row's own group", () => {
  const all = [sorted("restaurants", 90), sorted("groceries", 80), sorted("gas", 70), sorted("maintenance", 2)];
  expect(likelyCategories({ ...none, current: "gas", all })).toEqual(["maintenance"]);
  for (const current of ["", "kind:transfer", "entertainment"])
    expect([current, likelyCategories({ ...none, current, all: all.slice(1) })]).toEqual([current, []]);
});

test("what is in no group yet is asked about: what is usual for its size fills up to three, and no bill does", () => {
  const all = [sorted("mortgage_rent", 99), sorted("restaurants", 90, 30_00), sorted("groceries", 80)];
  const more = [...all, sorted("travel", 60, 900_00), sorted("gas", 50)];
  expect(likelyCategories({ ...none, all: more })).toEqual(["groceries", "restaurants", "gas"]);
  expect(likelyCategories({ ...none, all: more, amountCents: -900_00 })[0]).toBe("travel");
  expect(likelyCategories(none)).toEqual([]);
});
