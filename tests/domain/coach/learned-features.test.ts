// What a text looks like to the reader that has learned: each name, stretch of days and amount by what it is
// (learned-features.txt), which words stand beside which, the letters of long words, how much is named and how long it is.
import { describe, expect, test } from "vitest";
import { featuresOf, tokensOf } from "~/domain/coach/learned/features";
import type { Person } from "~/domain/coach/reading/person";
import { spot } from "~/domain/coach/reading/spot";
import { made, tableOf } from "./learned-table";
import { SAMPLE_PERSON } from "./sample-person";

const tokens = (text: string) => tokensOf(spot(text, SAMPLE_PERSON), SAMPLE_PERSON).join(" ");
const features = (text: string) => featuresOf(spot(text, SAMPLE_PERSON), SAMPLE_PERSON);

test.each(tableOf(new URL("./learned-features.txt", import.meta.url)))("$line", ({ cases }) => {
  expect(cases.map((line) => made(line, tokens))).toEqual(cases);
});

test("a text of nothing has nothing in it", () => {
  expect(tokensOf(spot("", SAMPLE_PERSON), SAMPLE_PERSON)).toEqual([]);
});

describe("what several things are called", () => {
  const NOBODY: Person = {
    ...{ today: "2026-11-22", merchants: [], payers: [], accounts: [], goals: [], recurring: [] },
    ...{ lastPayday: null, paydays: [], employers: [] },
  };
  const account = (kind: string) => [{ id: "own", name: "Zander", bank: "Harbor Bank", kind }];
  const goal = (type: "savings" | "debt", id = "aim") => ({ id, name: "Zander", type });
  const shop = { merchants: ["Zander"], payers: ["Zander"] };

  test.each<[string, Partial<Person>, string]>([
    ["a goal before an account", { ...shop, accounts: account("credit"), goals: [goal("savings")] }, "<goal>"],
    ["an account before a shop", { ...shop, accounts: account("credit") }, "<card>"],
    ["a shop before who pays", shop, "<shop>"],
    ["who pays", { payers: ["Zander"] }, "<payer>"],
    ["a goal that is a debt", { goals: [goal("debt")] }, "<loan>"],
    ["a goal beside a debt", { goals: [goal("savings"), { id: "debt", name: "Other", type: "debt" }] }, "<goal>"],
    ["a loan", { accounts: account("loan") }, "<loan>"],
    ["an account of another kind", { accounts: account("checking") }, "<account>"],
    [
      "the second of two",
      { accounts: [{ id: "a", name: "Other", bank: "Bank", kind: "loan" }, ...account("credit")] },
      "<card>",
    ],
  ])("%s", (_what, has, tag) => {
    const person = { ...NOBODY, ...has };
    expect(tokensOf(spot("zander it is", person), person)).toEqual([tag, "it", "is"]);
  });

  test.each([
    ["Coffee", "coffee", "<shop>"],
    ["Groceries", "groceries", "<shop>"],
    ["Savings", "savings", "<shop>"],
  ])("a shop called '%s' is a shop", (name, text, tag) => {
    const person = { ...NOBODY, merchants: [`${name} Zander`] };
    expect(tokensOf(spot(`${text} zander`, person), person)).toEqual([tag]);
  });
});

describe("which words stand beside which", () => {
  const order = (text: string) => features(text).filter((one) => !/[×#=]/.test(one));

  test("alone", () => expect(order("who")).toEqual(["who", "^ who", "^ who $", "^ _ $", "who $"]));
  test("two", () =>
    expect(order("who am")).toEqual([
      ...["who", "am", "^ who", "^ who am", "^ _ am", "^ _ _ $", "who am", "who am $", "who _ $", "am $"],
    ]));
  test("four", () =>
    expect(order("who am i to")).toEqual([
      ...["who", "am", "i", "to", "^ who", "^ who am", "^ _ am", "^ _ _ i"],
      ...["who am", "who am i", "who _ i", "who _ _ to", "am i", "am i to", "am _ to", "am _ _ $"],
      ...["i to", "i to $", "i _ $", "to $"],
    ]));
  test("each once", () => expect(order("who who who").filter((one) => one === "who who")).toHaveLength(1));
});

test.each([
  ["what", ["#what", "#hat "]],
  ["who", []],
  ["balance", ["#bala", "#alan", "#lanc", "#ance", "#nce "]],
  ["pagué", ["#pagu", "#ague", "#gue "]],
  ["ab12cd", []],
  ["abcd12", []],
  ["12abcd", []],
  ["4 what", ["#what", "#hat "]],
])("letters of '%s'", (text, letters) => expect(features(text).filter((one) => one.startsWith("#"))).toEqual(letters));

test.each([
  ["groceries and gas", ["=grocery", "=gas"]],
  ["coffees", ["=coffee"]],
  ["auto insurance", ["=auto insurance"]],
  ["my cards", ["=card"]],
  ["casa verde", []],
  ["the emergency fund", []],
  ["everyday checking", ["=checking"]],
])("kinds that '%s' names", (text, named) =>
  expect(features(text).filter((one) => one.startsWith("="))).toEqual(named),
);

describe("how much is named", () => {
  const counted = (text: string) => features(text).filter((one) => /^<\w+>×[1-9]/.test(one));

  test.each([
    ["who am i", []],
    ["casa verde", ["<shop>×1"]],
    ["casa verde or noodle house", ["<shop>×2"]],
    ["casa verde or noodle house or quick wok", ["<shop>×2"]],
    ["gas in may over $50", ["<category>×1", "<days>×1", "<bound>×1"]],
    ["brightwater, $40, the emergency fund", ["<amount>×1", "<goal>×1", "<payer>×1"]],
    ["auto loan, cashback card, checking", ["<loan>×1", "<card>×1", "<account>×1"]],
  ])("%s", (text, some) => expect(counted(text)).toEqual(some));

  test("what isn't named counts as none", () => {
    expect(features("who am i").filter((one) => one.endsWith(">×0"))).toEqual([
      ...["<shop>×0", "<category>×0", "<days>×0", "<amount>×0", "<bound>×0", "<goal>×0", "<loan>×0", "<card>×0"],
      ...["<account>×0", "<payer>×0"],
    ]);
  });
});

test.each([
  [3, "long×0"],
  [4, "long×1"],
  [8, "long×1"],
  [9, "long×2"],
  [15, "long×2"],
  [16, "long×3"],
])("%i words: %s", (count, long) =>
  expect(
    features(Array.from({ length: count }, () => "who").join(" ")).filter((one) => one.startsWith("long")),
  ).toEqual([long]),
);
