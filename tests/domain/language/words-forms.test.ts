// How text becomes plain words, sign by sign; and stretches of them.
import { describe, expect, test } from "vitest";
import { apart, overlaps, plainWords, spanAt, stem } from "~/domain/language/words";

describe("plain words", () => {
  test.each([
    ["", ""],
    ["  Two\tWORDS \n", "two words"],
    ["ＦＵＬＬ ｗｉｄｔｈ", "full width"],
    ["zero\u200bwidth", "zero width"],
    [
      "what’s who's where's when's how's that's it's there's",
      "what is who is where is when is how is that is it is there is",
    ],
    ["somewhat's", "somewhat"],
    ["can't won't don't", "can not will not do not"],
    ["cant' tis", "can not tis"],
    ["i'm i've we're he'll she'd", "i am i have we are he will she would"],
    ["joe's", "joe"],
    ["joes'", "joes"],
    ["1,200 and 1,234,567", "1200 and 1234567"],
    ["1,20", "1 , 20"],
    ["a,b", "a , b"],
    ["1st 2nd 3rd 4th", "1th 2th 3th 4th"],
    ["1sty", "1sty"],
    [".5 and $.5 and 1.5 and a.5", "0.5 and $0.5 and 1.5 and a 5"],
    ["$ 5 and $ and $$5", "$5 and and $5"],
    ["5 % of it", "5% of it"],
    ["5  %", "5%"],
    [
      "apr 5, in apr, since apr, last apr, for apr, of apr, and apr, this apr",
      "april 5 , in april , since april , last april , for april , of april , and april , this april",
    ],
    ["apr of 5%, my apr", "apr of 5% , my apr"],
    ["oct 1 - oct 15", "october 1 to october 15"],
    ["oct 1–oct 15", "october 1 to october 15"],
    ["oct 1 — 15", "october 1 to 15"],
    ["1 - 5", "1 to 5"],
    ["1-5", "1-5"],
    ["self-employed", "self employed"],
    ["salt & pepper + oil", "salt and pepper and oil"],
    ["10/31 and/or 5.5.", "10/31 and or 5.5"],
    ["5- and -5", "5 and 5"],
    ["a.b/c-d", "a b c d"],
    ['what? (really!) "yes"', "what really yes"],
    ["café über", "café über"],
    ["5€ #7 @x", "5 7 x"],
    ["constructor toString", "constructor tostring"],
  ])("'%s' is '%s'", (text, plain) => expect(plainWords(text)).toBe(plain));

  test("what is plain stays so", () => {
    for (const text of ["what is my total", "$1200.50 , 20% down", "october 1 to october 15", "10/31"])
      expect(plainWords(text)).toBe(text);
  });
});

test.each([
  ["groceries", "grocery"],
  ["pies", "pie"],
  ["dies", "die"],
  ["tries", "try"],
  ["lunches", "lunch"],
  ["dishes", "dish"],
  ["boxes", "box"],
  ["dresses", "dress"],
  ["buzzes", "buzz"],
  ["axes", "axe"],
  ["cars", "car"],
  ["bus", "bus"],
  ["boss", "boss"],
  ["glass", "glass"],
  ["status", "status"],
  ["tennis", "tennis"],
  ["gas", "gas"],
  ["gases", "gase"],
  ["sea", "sea"],
])("one of '%s' is '%s'", (many, one) => expect(stem(many)).toBe(one));

describe("stretches of words", () => {
  test.each<[string, number, string, [number, number]]>([
    ["a b c", 0, "a", [0, 1]],
    ["a b c", 2, "b c", [1, 3]],
    ["a b c", 1, " b ", [0, 1]],
    ["how much", 4, "much", [1, 2]],
  ])("in '%s' from %d '%s' is %j", (plain, index, found, [start, end]) =>
    expect(spanAt(plain, index, found.length)).toEqual({ start, end }),
  );

  test("overlap where they share a word", () => {
    const at = (start: number, end: number) => ({ start, end });
    expect([overlaps(at(0, 2), at(1, 3)), overlaps(at(0, 2), at(2, 3)), overlaps(at(2, 3), at(0, 2))]).toEqual([
      ...[true, false, false],
    ]);
    expect(overlaps(at(0, 9), at(3, 4))).toBe(true);
    expect(apart([at(5, 6), at(0, 2), at(1, 3)])).toEqual([at(0, 2), at(5, 6)]);
    expect(apart([at(1, 3), at(0, 2)])).toEqual([at(0, 2)]);
    expect(apart([at(0, 1), at(1, 4), at(3, 5)])).toEqual([at(0, 1), at(1, 4)]);
    const given = [at(3, 4), at(0, 1)];
    apart(given);
    expect(given).toEqual([at(3, 4), at(0, 1)]);
  });
});
