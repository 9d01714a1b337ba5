// What a text looks like to the reader that has learned: each name, stretch of days and amount by what it is
// (learned-features.txt), which words stand beside which, the letters of long words, how much is named and how long it is.
import { describe, expect, test } from "vitest";
import { featuresOf, tokensOf } from "~/domain/coach/learned/features";
import { spot } from "~/domain/coach/query/spot";
import { made, tableOf } from "./learned-table";
import { SAMPLE_PERSON } from "./sample-person";

const tokens = (text: string) => tokensOf(spot(text, SAMPLE_PERSON), SAMPLE_PERSON).join(" ");
const features = (text: string) => featuresOf(spot(text, SAMPLE_PERSON), SAMPLE_PERSON);

test.each(tableOf(new URL("./learned-features.txt", import.meta.url)))("$line", ({ cases }) => {
  expect(cases.map((line) => made(line, tokens))).toEqual(cases);
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
  ["whats", ["#what", "#hat ", "#is"].slice(0, 2)],
  ["who", []],
  ["balance", ["#bala", "#alan", "#lanc", "#ance", "#nce "]],
  ["pagué", ["#pagu", "#ague", "#gue "]],
  ["ab12cd", []],
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
