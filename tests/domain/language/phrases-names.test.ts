// Names that are typed with slips or in part, and words that only look like slips.
import { describe, expect, test } from "vitest";
import { named, namesIn } from "~/domain/language/names";
import { corrected, slipsAllowed, slipsBetween } from "~/domain/language/spelling";
import { apart, plainWords } from "~/domain/language/words";

const names = [
  ...["Trader Joe's", "Olive & Thyme", "Harbor Bank", "Home Depot #12", "CVS", "Blue Door Cafe", "The Shop"],
  ...["North Shore Electric Company", "Uber", "Uber Eats", "Payment Center West", "Westside Big Blue"],
].map((name) => named(name, name));
const common = new Set(["home", "blue", "door"]);
const found = (text: string) =>
  apart(namesIn(plainWords(text).split(" "), names, common)).map(
    ({ value, start, end, exact }) => `${value} ${start}-${end} ${Math.round(exact * 100)}`,
  );

describe("names in what is typed", () => {
  test.each<[string, string[]]>([
    ["at trader joes today", ["Trader Joe's 1-3 99"]],
    ["trader joe", ["Trader Joe's 0-2 100"]],
    ["trader", ["Trader Joe's 0-1 80"]],
    ["tradr joe", ["Trader Joe's 0-2 93"]],
    ["joe", []],
    ["rader", []],
    ["big blue", []],
    ["westside blue", ["Westside Big Blue 0-1 73"]],
    ["olive and tyme", ["Olive & Thyme 0-3 93"]],
    ["olive and thyme", ["Olive & Thyme 0-3 100"]],
    ["thyme", ["Olive & Thyme 0-1 73"]],
    ["tyme", []],
    ["olive and hyme", ["Olive & Thyme 0-2 87"]],
    ["olive and tabc", ["Olive & Thyme 0-2 87"]],
    ["olive and tyma", ["Olive & Thyme 0-2 87"]],
    ["harbor", ["Harbor Bank 0-1 80"]],
    ["bank", []],
    ["home", []],
    ["home depot", ["Home Depot #12 0-2 100"]],
    ["depot", ["Home Depot #12 0-1 80"]],
    ["cvs", ["CVS 0-1 100"]],
    ["cvx", []],
    ["the blue door", ["Blue Door Cafe 1-3 87"]],
    ["cafe", ["Blue Door Cafe 0-1 73"]],
    ["door", []],
    ["the shop", []],
    ["north shore", ["North Shore Electric Company 0-2 80"]],
    ["electric", ["North Shore Electric Company 0-1 70"]],
    ["company", []],
    ["payment center", ["Payment Center West 0-2 87"]],
    ["payment", []],
    ["west", ["Payment Center West 0-1 73"]],
    ["uber eats", ["Uber Eats 0-2 100"]],
    ["uber and uber", ["Uber 0-1 100", "Uber 2-3 100"]],
    ["ubers", ["Uber 0-1 98"]],
    ["nothing of it", []],
    ["", []],
  ])("'%s'", (text, spans) => expect(found(text)).toEqual(spans));

  test("numbers and commas are no part of a name", () => {
    expect(named("Shop 12, Inc", 1).words).toEqual(["shop", "inc"]);
    expect(named("Studio54 Hair", 1).words).toEqual(["studio54", "hair"]);
  });
});

describe("slips", () => {
  test.each<[string, string, number, number]>([
    ["gas", "gas", 2, 0],
    ["gass", "gas", 2, 1],
    ["gs", "gas", 2, 1],
    ["gaz", "gas", 2, 1],
    ["gsa", "gas", 2, 1],
    ["", "abc", 3, 3],
    ["abc", "", 3, 3],
    ["abcd", "dcba", 2, 3],
    ["ab", "ba", 0, 1],
    ["kitten", "sitting", 3, 3],
    ["teh cat", "the cat", 2, 1],
    ["abc", "xyz", 1, 2],
  ])("between '%s' and '%s', counted to %d, are %d", (one, two, most, slips) => {
    expect([slipsBetween(one, two, most), slipsBetween(two, one, most)]).toEqual([slips, slips]);
  });

  test("none in a short word, one in a longer one, two in a long one", () => {
    expect([4, 5, 8, 9].map(slipsAllowed)).toEqual([0, 1, 1, 2]);
  });

  const known = new Set(["groceries", "restaurants", "spending", "month", "much", "loan", "budget", "saves", "income"]);
  test.each([
    ["grocreis", "grocreis"],
    ["groceris", "groceries"],
    ["gorcreis", "gorcreis"],
    ["restarants", "restaurants"],
    ["restrants", "restaurants"],
    ["spening", "spending"],
    ["spenidng", "spending"],
    ["moth", "moth"],
    ["mnoth", "month"],
    ["mcuh", "much"],
    ["muhc", "much"],
    ["umch", "much"],
    ["mach", "mach"],
    ["laon", "loan"],
    ["bugdet", "budget"],
    ["budgte", "budget"],
    ["nudget", "nudget"],
    ["budge1", "budge1"],
    ["budgets", "budgets"],
    ["budgeting", "budgeting"],
    ["budgeted", "budgeted"],
    ["slave", "slave"],
    ["save", "save"],
    ["incme", "income"],
    ["month", "month"],
    ["xy", "xy"],
  ])("'%s' was meant as '%s'", (typed, meant) => expect(corrected(typed, known)).toBe(meant));

  test("the nearest is meant", () => {
    const two = new Set(["restaurant", "restaurants"]);
    expect(corrected("restaurnats", two)).toBe("restaurants");
    expect(corrected("spelling", new Set(["spending", "smelling"]))).toBe("smelling");
  });
});

describe("slips, counted", () => {
  test.each<[string, string, number, number]>([
    ["ab", "ba", 1, 1],
    ["xab", "xba", 1, 1],
    ["abx", "bax", 1, 1],
    ["abcd", "badc", 2, 2],
    ["ca", "abc", 3, 3],
    ["abc", "cab", 3, 2],
    ["aab", "aba", 1, 1],
    ["abab", "baba", 4, 2],
    ["aa", "ab", 2, 1],
    ["", "ab", 3, 2],
  ])("from '%s' to '%s', at most %d: %d", (a, b, most, slips) => {
    expect([slipsBetween(a, b, most), slipsBetween(b, a, most)]).toEqual([slips, slips]);
  });

  const vocabulary = new Set(["month", "groceries", "much", "total", "subscription"]);
  test.each([
    ...[
      ["grocries", "groceries"],
      ["grroceriess", "groceries"],
      ["monht", "month"],
      ["totla", "total"],
    ],
    ...[
      ["mcuh", "much"],
      ["muhc", "much"],
      ["subscribtion", "subscription"],
      ["totals", "totals"],
      ["mnth", "mnth"],
    ],
    ...[
      ["groce", "groce"],
      ["tot", "tot"],
      ["x", "x"],
      ["mouth", "mouth"],
      ["gr0ceries", "gr0ceries"],
    ],
  ])("'%s' was meant to be '%s'", (typed, meant) => expect(corrected(typed, vocabulary)).toBe(meant));
});
