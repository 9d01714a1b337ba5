// Amounts, ranges, shares, counts and numbers in words, from many sides.
import { describe, expect, test } from "vitest";
import { takesIn, timesIn } from "~/domain/language/counts";
import { amountsIn, percentsIn, rangesIn } from "~/domain/language/money";
import { countOf, withDigits } from "~/domain/language/numbers";
import { apart } from "~/domain/language/words";

const plain = ({ start, end, cents, monthly, sure }: ReturnType<typeof amountsIn>[number]) =>
  `${start}-${end} ${cents}${monthly ? " monthly" : ""}${sure ? " sure" : ""}`;

describe("amounts", () => {
  test.each<[string, string[]]>([
    ["$5", ["0-1 500 sure"]],
    ["i paid $5.25 today", ["2-3 525 sure"]],
    ["5.5", ["0-1 550"]],
    ["5.50", ["0-1 550 sure"]],
    ["5k", ["0-1 500000 sure"]],
    ["5 k", ["0-2 500000 sure"]],
    ["5 grand", ["0-2 500000 sure"]],
    ["5 thousand", ["0-2 500000 sure"]],
    ["5 dollars", ["0-2 500 sure"]],
    ["5 dollar", ["0-2 500 sure"]],
    ["5 bucks", ["0-2 500 sure"]],
    ["5 buck", ["0-2 500 sure"]],
    ["5 usd", ["0-2 500 sure"]],
    ["1.5k", ["0-1 150000 sure"]],
    ["if i spend 2000 today", ["3-4 200000"]],
    ["if i spend more in 2000", []],
    ["if i spend 2025", []],
    ["what did i spend 2000", []],
    ["300 a month", ["0-3 30000 monthly"]],
    ["300 per month", ["0-3 30000 monthly"]],
    ["300 each month", ["0-3 30000 monthly"]],
    ["300 every month", ["0-3 30000 monthly"]],
    ["$300 more a month", ["0-4 30000 monthly sure"]],
    ["$300 extra every month", ["0-4 30000 monthly sure"]],
    ["300 this month", ["0-1 30000"]],
    ["0", []],
    ["$0", []],
    ["100000000", ["0-1 10000000000"]],
    ["100000001", []],
    ["1999", []],
    ["2026", []],
    ["12026", ["0-1 1202600"]],
    ["20261", ["0-1 2026100"]],
    ["2100", ["0-1 210000"]],
    ["$2026", ["0-1 202600 sure"]],
    ["20% off", []],
    ["3th", []],
    ["1/2", []],
    ["1.234", []],
    ["12 and 15", ["0-1 1200", "2-3 1500"]],
  ])("'%s'", (text, found) => expect(amountsIn(text).map(plain)).toEqual(found));

  test.each(
    `percent month months year years day days week weeks weekend weekends hour hours time times purchase purchases
    transaction transactions charge charges order orders trip trips card cards account accounts loan loans kid kids people
    subscription subscriptions goal goals point points place places store stores restaurant restaurants category categories
    merchant merchants biggest largest most least latest recent down pm am`.split(/\s+/),
  )("a number of %s is no amount", (word) => {
    expect(amountsIn(`5 ${word}`)).toEqual([]);
    expect(amountsIn(`$5 ${word}`)).toHaveLength(1);
    expect(amountsIn(`5 ${word}x`)).toHaveLength(word === "category" || word === "categories" ? 0 : 1);
  });

  test.each(
    `top,last,past,next,first,at age,account,score of,january,february,march,april,may,june,july,august,september,october,november,december`.split(
      ",",
    ),
  )("behind '%s' a number is no amount", (words) => {
    expect(amountsIn(`${words} 5`)).toEqual([]);
    expect(amountsIn(`${words} $5`)).toHaveLength(1);
    expect(amountsIn(`x${words} 5`)).toHaveLength(1);
    expect(amountsIn(`${words} of 5`)).toHaveLength(1);
  });
});

describe("ranges", () => {
  test.each<[string, object]>([
    ["between 20 and 40", { start: 0, end: 4, min: 20_00, max: 40_00, sure: false }],
    ["between 40 and 20", { min: 20_00, max: 40_00 }],
    ["from $20 to 40", { min: 20_00, max: 40_00, sure: true }],
    ["between 20 and $40", { sure: true }],
    ["between 1 and 2k", { min: 1_00, max: 2_000_00, sure: true }],
    ["between 1 and 2 grand", { min: 1_000_00, max: 2_000_00, sure: true }],
    ["between 1k and 2k", { min: 1_000_00, max: 2_000_00, sure: true }],
    ["between 20 dollars and 40", { min: 20_00, max: 40_00, sure: true }],
    ...[
      "over",
      "above",
      "more than",
      "greater than",
      "bigger than",
      "larger than",
      "higher than",
      "exceeding",
      "north of",
    ].map((words): [string, object] => [`${words} 50`, { min: 50_01, sure: false }]),
    ...["under", "below", "less than", "smaller than", "lower than", "cheaper than", "fewer than"].map(
      (words): [string, object] => [`${words} $50`, { max: 49_99, sure: true }],
    ),
    ["50 or more", { min: 50_00 }],
    ["50 and up", { min: 50_00 }],
    ["50 or less", { max: 50_00 }],
    ["50 or under", { max: 50_00 }],
    ["at least 50", { min: 50_00 }],
    ["at most 50", { max: 50_00 }],
    ["no more than 50", { max: 50_00 }],
    ["up to 50", { max: 50_00 }],
    ["exactly 50", { min: 50_00, max: 50_00 }],
    ["of exactly $50", { min: 50_00, max: 50_00 }],
    ["rows over 1k here", { start: 1, end: 3, min: 1_000_01 }],
    ["over 5.25", { min: 5_26 }],
    ["over 2 grand", { min: 2_000_01, sure: true }],
  ])("'%s'", (text, range) => expect(apart(rangesIn(text))[0]).toMatchObject(range));

  test.each([
    "moreover 50",
    "over 50%",
    "over 5 percent",
    "over 50th",
    "over 3 months",
    "$50 or moreover",
    "over fifty",
  ])("'%s' is none", (text) => expect(rangesIn(text)).toEqual([]));
});

test.each<[string, [number, boolean, number, number][]]>([
  ["20% down", [[20, true, 0, 2]]],
  ["at 6.25% now", [[6.25, false, 1, 2]]],
  ["7 percent", [[7, false, 0, 2]]],
  ["7 percent down", [[7, true, 0, 3]]],
  ["20% of it", []],
  ["20% down of it", [[20, false, 0, 1]]],
  ["1234%", []],
  ["minus 5%", []],
  ["minus 15 percent down", []],
  ["5", []],
])("the shares in '%s'", (text, found) =>
  expect(percentsIn(text).map(({ percent, down, start, end }) => [percent, down, start, end])).toEqual(found),
);

describe("how often", () => {
  test.each([
    ["at least 3 times", 3],
    ["more than 3 times", 4],
    ["over 3 times", 4],
    ["minimum of 3 times", 3],
    ["at least twice", 2],
    ["more than twice", 3],
    ["at least once", 1],
    ["more than once", 2],
    ["over once", 2],
    ["3 or more times", 3],
    ["3 times or more", 3],
  ])("'%s' is %d", (text, times) => expect(timesIn(text)).toMatchObject([{ times, start: 0 }]));

  test.each(["3 times", "once", "twice", "at least 3", "atleast 3 times", "at least 3 timesheets"])(
    "'%s' isn't said",
    (text) => expect(timesIn(text)).toEqual([]),
  );

  test.each<[string, number, number, number]>([
    ..."top worst best first last latest past biggest largest,most recent,recent smallest cheapest highest lowest priciest"
      .split(/[ ,](?!recent,)/)
      .map((word): [string, number, number, number] => [`${word} 5`, 5, 0, word.split(" ").length + 1]),
    ["the 5 shops", 5, 0, 2],
    ["my 5 shops", 5, 0, 2],
    ["show 5", 5, 0, 2],
    ["show me 5", 5, 0, 3],
    ["give me 5", 5, 0, 3],
    ["5 most", 5, 0, 1],
    ["5 biggest", 5, 0, 1],
    ["5 newest", 5, 0, 1],
    ["5 of them", 5, 0, 3],
    ["5 of those", 5, 0, 3],
    ["which 5 of those", 5, 1, 4],
    ["top 100", 100, 0, 2],
  ])("'%s' wants %d", (text, take, start, end) => expect(takesIn(text)).toEqual([{ take, start, end }]));

  test.each(
    `top 0,top 101,top 5 days,top 5 day,last 5 weeks,last 5 months,last 5 years,last 5 quarters,top 5 percent,top 5 dollars,top 5 bucks,top 5 times,$5 biggest,5 shops,of them,stop 5`.split(
      ",",
    ),
  )("'%s' wants no number of rows", (text) => expect(takesIn(text)).toEqual([]));
});

describe("numbers in words", () => {
  test("each word is its number", () => {
    const words =
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
        " ",
      );
    expect(words.map(countOf)).toEqual(words.map((_, value) => value));
    const tens = "ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
    expect(tens.map(countOf)).toEqual(tens.map((_, at) => (at + 1) * 10));
  });

  test.each<[string, number | null]>([
    ["5", 5],
    [" 5 ", 5],
    ["1234", 1234],
    ["12345", null],
    ["couple", 2],
    ["couple of", 2],
    ["a couple", 2],
    ["both", 2],
    ["few", 3],
    ["a few", 3],
    ["a", 1],
    ["an", 1],
    ["dozen", 12],
    ["a dozen", 12],
    ["twenty five", 25],
    ["two hundred", 200],
    ["two hundred five", 205],
    ["two thousand five hundred", 2_500],
    ["one million", 1_000_000],
    ["zero hundred", 100],
    ["hundred", null],
    ["five apples", null],
    ["", null],
  ])("'%s' counts %s", (text, count) => expect(countOf(text)).toBe(count));

  test.each([
    ["one", "one"],
    ["one hundred", "100"],
    ["a hundred and five", "105"],
    ["hundred bucks", "100 bucks"],
    ["thousand", "1000"],
    ["a million", "1000000"],
    ["twenty one and thirty", "51"],
    ["five and six", "11"],
    ["stone and tent", "stone and tent"],
    ["buy two or three", "buy 2 or 3"],
    ["two hundred fifty thousand", "250000"],
  ])("'%s' is '%s'", (text, digits) => expect(withDigits(text)).toBe(digits));
});
