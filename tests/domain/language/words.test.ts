import { describe, expect, test } from "vitest";
import { takesIn, timesIn } from "~/domain/language/counts";
import { amountsIn, percentsIn, rangesIn } from "~/domain/language/money";
import { named, namesIn } from "~/domain/language/names";
import { countOf, withDigits } from "~/domain/language/numbers";
import { corrected, slipsBetween } from "~/domain/language/spelling";
import { apart, plainWords, spanAt, stem } from "~/domain/language/words";

describe("plain words", () => {
  test.each([
    ["What's my total?", "what is my total"],
    ["I don't  know", "i do not know"],
    ["Trader Joe's & co.", "trader joe and co"],
    ["hw much @ $1,200.50", "how much $1200.50"],
    ["20 % down, 10/31", "20% down , 10/31"],
    ["ytd on Sept 3rd", "year to date on september 3th"],
    ["6.5% apr in apr", "6.5% apr in april"],
    ["under $.50 at .5%, no.5", "under $0.50 at 0.5% , no 5"],
    ["a loan at -5%, or (\u22122.5 %)", "a loan at minus 5% , or minus 2.5%"],
    ["5-10%, pay-5% and x -$5", "5-10% , pay 5% and x $5"],
  ])("'%s' is '%s'", (text, plain) => expect(plainWords(text)).toBe(plain));

  test.each([
    ["groceries", "grocery"],
    ["joes", "joe"],
    ["gas", "gas"],
    ["boxes", "box"],
    ["business", "business"],
  ])("one of '%s' is '%s'", (many, one) => expect(stem(many)).toBe(one));

  test("a stretch of words is found by its letters; of two that overlap the longer stays", () => {
    expect(spanAt("how much on gas last month", 12, 3)).toEqual({ start: 3, end: 4 });
    expect(spanAt("last month", 0, 10)).toEqual({ start: 0, end: 2 });
    expect(
      apart([
        { start: 0, end: 1 },
        { start: 0, end: 3 },
        { start: 4, end: 5 },
      ]),
    ).toEqual([
      { start: 0, end: 3 },
      { start: 4, end: 5 },
    ]);
  });
});

describe("numbers in words", () => {
  test.each([
    ["twenty five", "25"],
    ["two hundred and fifty bucks", "250 bucks"],
    ["a thousand", "1000"],
    ["twenty five hundred", "2500"],
    ["the biggest one", "the biggest one"],
    ["five k", "5 k"],
    ["someone", "someone"],
    ["a house for 320 thousand", "a house for 320000"],
    ["a $1.2 million one", "a $1200000 one"],
    ["put 2 thousand on it", "put $2000 on it"],
    ["3 hundred", "300"],
  ])("'%s' is '%s'", (text, digits) => expect(withDigits(text)).toBe(digits));

  test.each([
    ["a couple of", 2],
    ["few", 3],
    ["12", 12],
    ["seven", 7],
    ["dozen", 12],
    ["many", null],
    ["constructor", null],
  ])("'%s' counts %s", (text, count) => expect(countOf(text)).toBe(count));
});

describe("amounts", () => {
  test.each([
    ["a $900 laptop", [900_00]],
    ["2k vacation", [2_000_00]],
    ["five grand", []],
    ["5 grand", [5_000_00]],
    ["15.99", [15_99]],
    ["800 a month", [800_00]],
    ["last 3 months", []],
    ["in 2025", []],
    ["top 5", []],
    ["7% for 60 months", []],
    ["10/31", []],
    ["between $20 and $40", [20_00, 40_00]],
  ])("'%s'", (text, cents) => expect(amountsIn(text).map((amount) => amount.cents)).toEqual(cents));

  test.each([
    ["over $50", { min: 50_01 }],
    ["at least 20 dollars", { min: 20_00 }],
    ["under 10 bucks", { max: 9_99 }],
    ["between 20 and 40 dollars", { min: 20_00, max: 40_00 }],
    ["100 or more", { min: 100_00 }],
    ["up to 1k", { max: 1_000_00 }],
  ])("'%s' is a range", (text, range) => expect(rangesIn(text)[0]).toMatchObject(range));

  test.each(["more than 3 times", "over 2 weeks", "at least 5 purchases", "over 20% of it"])("'%s' is none", (text) =>
    expect(rangesIn(text)).toEqual([]),
  );

  test("a share of the price is told from a rate", () => {
    expect(percentsIn("20% down at 7 percent").map(({ percent, down }) => [percent, down])).toEqual([
      [20, true],
      [7, false],
    ]);
  });
});

describe("counts", () => {
  test.each([
    ["at least 3 times", 3],
    ["at least twice", 2],
    ["more than once", 2],
    ["more than 3 times", 4],
    ["5 or more times", 5],
  ])("'%s'", (text, times) => expect(timesIn(text)[0]?.times).toBe(times));

  test.each([
    ["top 5 places", 5],
    ["my last 10 purchases", 10],
    ["3 most recent trips", 3],
  ])("'%s' wants %s", (text, take) => expect(takesIn(text)[0]?.take).toBe(take));

  test.each(["last 3 months", "past 30 days", "the biggest one", "$100 last month", "last week"])(
    "'%s' is no number of rows",
    (text) => expect(takesIn(text)).toEqual([]),
  );
});

describe("slips of the keyboard", () => {
  const known = new Set(["groceries", "restaurants", "spending", "month"]);
  test.each([
    ["grocereis", "groceries"],
    ["resturants", "restaurants"],
    ["spendign", "spending"],
    ["mnoth", "month"],
    ["sending", "sending"],
    ["monthly", "monthly"],
    ["mont", "mont"],
    ["banana", "banana"],
  ])("'%s' is '%s'", (typed, meant) => expect(corrected(typed, known)).toBe(meant));

  test("letters added, left out, changed and swapped are one slip each", () => {
    expect([slipsBetween("gas", "gass", 2), slipsBetween("gas", "as", 2), slipsBetween("gas", "gap", 2)]).toEqual([
      1, 1, 1,
    ]);
    expect(slipsBetween("gsa", "gas", 2)).toBe(1);
    expect(slipsBetween("kitten", "sitting", 2)).toBe(3);
  });
});

describe("names of one's own", () => {
  const names = ["Trader Joe's", "Acme Payroll", "Uber", "Uber Eats", "CVS Pharmacy", "Home Depot #12"].map((name) =>
    named(name, name),
  );
  const found = (text: string) =>
    namesIn(plainWords(text).split(" "), names, new Set(["home", "pharmacy"])).map(({ value }) => value);
  test.each([
    ["at trader joes", ["Trader Joe's"]],
    ["did acme pay", ["Acme Payroll"]],
    ["traderr joes", ["Trader Joe's"]],
    ["cvs", ["CVS Pharmacy"]],
    ["home depot", ["Home Depot #12"]],
    ["at home", []],
    ["the pharmacy", []],
    ["uber eats", ["Uber", "Uber Eats"]],
    ["umber", []],
  ])("'%s'", (text, values) => expect([...new Set(found(text))].sort()).toEqual([...values].sort()));
});
