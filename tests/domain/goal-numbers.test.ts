// Numbers and amounts in what is written to Money Mind, spelling by spelling.
import { describe, expect, test } from "vitest";
import { findAmounts } from "~/domain/goals/assistant/amounts";
import { figureToCents, isNumberWord, readCount, readNumberWords, scaleOf } from "~/domain/goals/assistant/numbers";

describe("figures", () => {
  test.each<[string, number, number | null]>([
    ["5", 1, 5_00],
    ["5.5", 1, 5_50],
    ["5.55", 1, 5_55],
    ["5.555", 1, null],
    ["5.", 1, null],
    [".5", 1, null],
    ["1,200", 1, 1_200_00],
    ["1,200.5", 1, 1_200_50],
    ["1,200.55", 1, 1_200_55],
    ["1,200.555", 1, null],
    ["12,00", 1, 12_00],
    ["1.200,50", 1, 1_200_50],
    ["1200,50", 1, 1_200_50],
    ["1.200.300,50", 1, 1_200_300_50],
    ["1,20", 1, 1_20],
    ["1,2", 1, null],
    ["1,2000", 1, null],
    ["1.2.3", 1, null],
    ["1,200,30", 1, null],
    ["1.5", 1_000, 1_500_00],
    ["1.2345", 1_000, 1_234_50],
    ["1.23456", 1_000, 1_234_56],
    ["1.234567", 1_000, null],
    ["1.2345678", 1_000_000, 1_234_567_80],
    ["1.234567891", 1_000_000, null],
    ["2", 1_000_000, 2_000_000_00],
    ["9999999999.99", 1, 9_999_999_999_99],
    ["10000000000", 1, null],
    ["12345678901234", 1, null],
    ["0", 1, 0],
    ["abc", 1, null],
  ])("'%s' times %d is %s cents", (figure, scale, cents) => expect(figureToCents(figure, scale)).toBe(cents));

  test.each([
    ["hundred", 100],
    ["thousand", 1_000],
    ["grand", 1_000],
    ["k", 1_000],
    ["million", 1_000_000],
    ["mil", 1_000_000],
    ["m", 1_000_000],
    ["dollars", 1],
    ["constructor", 1],
  ])("'%s' is times %d", (word, scale) => expect(scaleOf(word)).toBe(scale));
});

describe("numbers in words", () => {
  const words =
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
      " ",
    );
  const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

  test("each is its number", () => {
    expect(words.map((word) => readNumberWords([word])?.cents)).toEqual(words.map((_, value) => value * 100));
    expect(tens.map((word) => readNumberWords([word])?.cents)).toEqual(tens.map((_, at) => (at + 2) * 1_000));
    expect([...words, ...tens, "fourty"].every(isNumberWord)).toBe(true);
    expect(["hundred", "k", "and", "constructor", ""].some(isNumberWord)).toBe(false);
  });

  test.each<[string, number | null, number, boolean]>([
    ["twenty six", 26, 2, false],
    ["twenty ten", 20, 1, false],
    ["twenty zero", 20, 1, false],
    ["five six", 5, 1, false],
    ["fourty", 40, 1, false],
    ["one hundred", 100, 2, true],
    ["twelve hundred", 1_200, 2, true],
    ["hundred", null, 0, false],
    ["a hundred", 100, 2, true],
    ["an hundred", 100, 2, true],
    ["a thousand", 1_000, 2, true],
    ["a dollar", null, 0, false],
    ["hundred hundred", null, 0, false],
    ["one hundred hundred", 100, 2, true],
    ["one hundred six", 106, 3, true],
    ["one hundred and six", 106, 4, true],
    ["one hundred and", 100, 2, true],
    ["six and one", 6, 1, false],
    ["two thousand five hundred", 2_500, 4, true],
    ["two thousand and five", 2_005, 4, true],
    ["two grand", 2_000, 2, true],
    ["two million three thousand", 2_003_000, 4, true],
    ["thousand", null, 0, false],
    ["two and a half thousand", 2_500, 5, true],
    ["two and a half hundred", 250, 5, true],
    ["two and a half dollars", 2, 1, false],
    ["half a grand", 500, 3, true],
    ["half an hundred", 50, 3, true],
    ["half a dollar", null, 0, false],
    ["half the grand", null, 0, false],
    ["twenty constructor", 20, 1, false],
    ["ninety nine hundred million million", 9_900_000_000, 4, true],
    ["", null, 0, false],
  ])("'%s'", (text, dollars, used, scaled) => {
    const found = readNumberWords(text.split(" "));
    expect(found).toEqual(dollars === null ? null : { cents: dollars * 100, used: expect.any(Number), scaled });
    if (found)
      expect(text.split(" ").slice(0, found.used).join(" ").replace(/ and$/, "").split(" ")).toHaveLength(used);
  });

  test.each<[string, number | null]>([
    ["18", 18],
    ["1234", 1_234],
    ["12345", null],
    ["a", 1],
    ["an", 1],
    ["one", 1],
    ["couple", 2],
    ["a couple", 2],
    ["couple of", 2],
    ["a couple of", 2],
    ["twenty-four", 24],
    ["twenty four", 24],
    ["zero", null],
    ["many", null],
    ["", null],
  ])("'%s' counts %s", (text, count) => expect(readCount(text)).toBe(count));
});

describe("amounts in a sentence", () => {
  const of = (text: string) =>
    findAmounts(text, []).map(({ start, end, cents, every }) => [text.slice(start, end), cents, every]);

  test.each<[string, (string | number | null)[][]]>([
    ["save $500", [["$500", 500_00, null]]],
    ["save $ 500.", [["$ 500", 500_00, null]]],
    ["save us$500", [["us$500", 500_00, null]]],
    ["save USD 500", [["USD 500", 500_00, null]]],
    ["save 500 dollars", [["500 dollars", 500_00, null]]],
    ["save 500 bucks", [["500 bucks", 500_00, null]]],
    ["save 500$", [["500$", 500_00, null]]],
    ["save 500 us dollars", [["500 us dollars", 500_00, null]]],
    ["save 5k", [["5k", 5_000_00, null]]],
    ["save 5 hundred", [["5 hundred", 500_00, null]]],
    ["save 1.5 million", [["1.5 million", 1_500_000_00, null]]],
    ["save 50 cents", [["50 cents", 50, null]]],
    ["save 50¢", [["50¢", 50, null]]],
    ["save 1.5 cents", [["1.5 cents", null, null]]],
    ["save 500", [["500", 500_00, null]]],
    ["500", [["500", 500_00, null]]],
    ["save $1,200.50, soon", [["$1,200.50", 1_200_50, null]]],
    ["save $1.200,50", [["$1.200,50", 1_200_50, null]]],
    ["save $12,3", [["$12,3", null, null]]],
    ["save €500", [["€500", null, null]]],
    ["save 500 euros", [["500 euros", null, null]]],
    ["save 500 pesos", [["500 pesos", null, null]]],
    ["save 2 bitcoin", [["2 bitcoin", null, null]]],
    ["save -$500", [["$500", null, null]]],
    ["save minus 500", []],
    ["save minus $500", [["$500", null, null]]],
    [
      "save $200-$300",
      [
        ["$200", null, null],
        ["$300", null, null],
      ],
    ],
    ["save 10 000", [["10", null, null]]],
    ["save $500 a month", [["$500", 500_00, "month"]]],
    ["save $500 per week", [["$500", 500_00, "week"]]],
    ["save $500/yr", [["$500", 500_00, "year"]]],
    ["save $500 each day", [["$500", 500_00, "day"]]],
    ["save $500 every paycheck", [["$500", 500_00, "day"]]],
    ["save $500 monthly", [["$500", 500_00, "month"]]],
    ["save $500 weekly", [["$500", 500_00, "week"]]],
    ["save $500 yearly", [["$500", 500_00, "year"]]],
    ["each month $500", [["$500", 500_00, "month"]]],
    ["per week 500 bucks", [["500 bucks", 500_00, "week"]]],
    ["monthly $500", [["$500", 500_00, "month"]]],
    ["save five hundred", [["five hundred", 500_00, null]]],
    ["save twenty-five dollars", [["twenty-five dollars", 25_00, null]]],
    ["save fifty cents", [["fifty cents", 50, null]]],
    ["save five euros", [["five euros", null, null]]],
    ["save minus five dollars", [["five dollars", null, null]]],
    ["save five dollars and fifty cents", [["five dollars and fifty cents", 5_50, null]]],
    ["save $5 and 50 cents", [["$5 and 50 cents", 5_50, null]]],
    [
      "save $5 or 50 cents",
      [
        ["$5", 5_00, null],
        ["50 cents", 50, null],
      ],
    ],
    ["save two and a half grand", [["two and a half grand", 2_500_00, null]]],
    ["save a couple hundred", [["a couple hundred", null, null]]],
    ["save several thousand dollars", [["several thousand", null, null]]],
    ["save a few bucks", [["a few bucks", null, null]]],
    ["save twenty", [["twenty", 20_00, null]]],
    ["five apples", []],
    ["my 401k", []],
    ["my 401(k)", []],
    ["a 3-bedroom house", []],
    ["the 2nd goal", []],
    ["a 4x4 truck", []],
    ["in 18 months", []],
    ["for 2 bikes", []],
    ["at 5%", []],
    ["at 5 percent", []],
    ["room x500", []],
    ["#500", []],
    ["need 4 new tires, $700", [["$700", 700_00, null]]],
    ["iPhone 15 for $700", [["$700", 700_00, null]]],
    ["need 19 tires, $700", [["$700", 700_00, null]]],
    [
      "need 20 tires, $700",
      [
        ["20", 20_00, null],
        ["$700", 700_00, null],
      ],
    ],
    ["need 4 big new tires, $700", [["$700", 700_00, null]]],
    ["5 dollars 50 cents", [["5 dollars 50 cents", 5_50, null]]],
    ["five buck", [["five buck", 5_00, null]]],
    ["save 5 cent", [["5 cent", 5, null]]],
    ["twenty usd", [["twenty usd", 20_00, null]]],
    ["ten us dollars", [["ten us dollars", 10_00, null]]],
    ["five-dollar bill", [["five-dollar", 5_00, null]]],
    ["ten yen", [["ten yen", null, null]]],
    ["$10 1234", [["$10", 10_00, null]]],
    [
      "5-6 dollars",
      [
        ["5", null, null],
        ["6 dollars", null, null],
      ],
    ],
    ["save 403k", []],
    ["save 100 times", []],
    ["$50/mo", [["$50", 50_00, "month"]]],
    ["$50 a wk", [["$50", 50_00, "week"]]],
    ["$50 daily", [["$50", 50_00, "day"]]],
    ["save half a million", [["half a million", 500_000_00, null]]],
    ["save couple of grand", [["couple of grand", null, null]]],
    ["add 5 percent", []],
    ["¥500", [["¥500", null, null]]],
    ["iPhone 15", []],
    ["Bike 500", [["500", 500_00, null]]],
    ["Bike 99", []],
    ["nothing", []],
  ])("'%s'", (text, found) => expect(of(text)).toEqual(found));

  test("what is taken by something else isn't read again", () => {
    expect(findAmounts("save $500 now", [{ start: 5, end: 9 }])).toEqual([]);
    expect(findAmounts("save five hundred", [{ start: 0, end: 17 }])).toEqual([]);
    expect(findAmounts("save $500 now", [{ start: 10, end: 13 }])).toHaveLength(1);
  });
});
