// Days that calendars know, held to published calendars; what people write for short; how long ago something was.
import { describe, expect, test } from "vitest";
import { timesIn, takesIn } from "~/domain/language/counts";
import { datesIn } from "~/domain/language/dates";
import { amountsIn, rangesIn } from "~/domain/language/money";
import { countOf, withDigits } from "~/domain/language/numbers";
import { periodsIn } from "~/domain/language/periods";
import { ago, NEVER, updatedWords } from "~/texts/relative-time";
import { corrected, slipsAllowed, slipsBetween } from "~/domain/language/spelling";
import { plainWords } from "~/domain/language/words";

const TODAY = "2026-11-21"; // a Saturday
const dayOf = (text: string, today = TODAY, way: "past" | "ahead" = "past") =>
  datesIn(plainWords(text), today, way)[0]?.day;
const read = (text: string, today = TODAY, way: "past" | "ahead" = "past") =>
  periodsIn(withDigits(plainWords(text)), today, way).map(({ from, to }) => (from === to ? from : `${from}..${to}`));

test.each(
  // From the tables of the churches.
  `2000-04-23 2001-04-15 2002-03-31 2003-04-20 2004-04-11 2005-03-27 2006-04-16 2007-04-08 2008-03-23 2009-04-12
  2010-04-04 2011-04-24 2012-04-08 2013-03-31 2014-04-20 2015-04-05 2016-03-27 2017-04-16 2018-04-01 2019-04-21
  2020-04-12 2021-04-04 2022-04-17 2023-04-09 2024-03-31 2025-04-20 2026-04-05`.split(/\s+/),
)("Easter was on %s", (day) => expect(read(`easter ${day.slice(0, 4)}`)).toContain(day));

test.each(["4th of july", "the 4th of july", "fourth of july", "the fourth of july", "july 4th"])("'%s'", (text) =>
  expect(dayOf(text)).toBe("2026-07-04"),
);

test.each([
  ["president day", "2026-02-16"],
  ["valentine", "2026-02-14"],
  ["valentines", "2026-02-14"],
  ["st patricks", "2026-03-17"],
  ["saint patrick day", "2026-03-17"],
  ["mother day", "2026-05-10"],
  ["father day", "2026-06-21"],
  ["new years", "2026-01-01"],
  ["martin luther king day", "2026-01-19"],
])("'%s' is one of them too", (text, day) => expect(dayOf(text)).toBe(day));

describe("holidays, in 2024 and 2025", () => {
  test.each([
    ["new year's eve", "2024-12-31", "2025-12-31"],
    ["new year's day", "2024-01-01", "2025-01-01"],
    ["new year", "2024-01-01", "2025-01-01"],
    ["mlk day", "2024-01-15", "2025-01-20"],
    ["martin luther king day", "2024-01-15", "2025-01-20"],
    ["valentine's day", "2024-02-14", "2025-02-14"],
    ["presidents day", "2024-02-19", "2025-02-17"],
    ["st patrick's day", "2024-03-17", "2025-03-17"],
    ["easter", "2024-03-31", "2025-04-20"],
    ["cinco de mayo", "2024-05-05", "2025-05-05"],
    ["mother's day", "2024-05-12", "2025-05-11"],
    ["memorial day", "2024-05-27", "2025-05-26"],
    ["juneteenth", "2024-06-19", "2025-06-19"],
    ["father's day", "2024-06-16", "2025-06-15"],
    ["the 4th of july", "2024-07-04", "2025-07-04"],
    ["independence day", "2024-07-04", "2025-07-04"],
    ["labor day", "2024-09-02", "2025-09-01"],
    ["columbus day", "2024-10-14", "2025-10-13"],
    ["halloween", "2024-10-31", "2025-10-31"],
    ["veterans day", "2024-11-11", "2025-11-11"],
    ["thanksgiving", "2024-11-28", "2025-11-27"],
    ["black friday", "2024-11-29", "2025-11-28"],
    ["cyber monday", "2024-12-02", "2025-12-01"],
    ["christmas eve", "2024-12-24", "2025-12-24"],
    ["christmas", "2024-12-25", "2025-12-25"],
  ])("%s", (name, first, second) => {
    expect(read(`${name} 2024`)).toContain(first);
    expect(read(`${name} 2025`)).toContain(second);
  });

  test.each([
    [2000, "2000-04-23"],
    [2008, "2008-03-23"],
    [2011, "2011-04-24"],
    [2019, "2019-04-21"],
    [2038, "2038-04-25"],
    [2076, "2076-04-19"],
  ])("Easter of %d", (year, day) => expect(dayOf(`easter ${year}`)).toBe(day));

  test("Memorial Day is the last Monday, also where the month ends on one", () => {
    expect(dayOf("memorial day 2027")).toBe("2027-05-31");
    expect(dayOf("memorial day 2022")).toBe("2022-05-30");
  });

  test("without a year the nearest, back or ahead; today counts both ways", () => {
    expect(dayOf("christmas")).toBe("2025-12-25");
    expect(dayOf("christmas", TODAY, "ahead")).toBe("2026-12-25");
    expect(dayOf("halloween", "2026-10-31")).toBe("2026-10-31");
    expect(dayOf("halloween", "2026-10-31", "ahead")).toBe("2026-10-31");
  });

  test("a Christmas fund is no day", () => expect(dayOf("christmas fund")).toBeUndefined());
});

test.each([
  ["january", "2026-01-01..2026-01-31"],
  ["february", "2026-02-01..2026-02-28"],
  ["march", "2026-03-01..2026-03-31"],
  ["april", "2026-04-01..2026-04-30"],
  ["may", "2026-05-01..2026-05-31"],
  ["june", "2026-06-01..2026-06-30"],
  ["july", "2026-07-01..2026-07-31"],
  ["august", "2026-08-01..2026-08-31"],
  ["september", "2026-09-01..2026-09-30"],
  ["october", "2026-10-01..2026-10-31"],
  ["november", "2026-11-01..2026-11-21"],
  ["december", "2025-12-01..2025-12-31"],
])("in %s", (month, days) => {
  expect(read(`in ${month}`)).toEqual([days]);
  expect(dayOf(`${month} 2`)).toBe(`${days.slice(0, 7)}-02`);
});

test.each([
  ["sunday", "2026-11-15"],
  ["monday", "2026-11-16"],
  ["tuesday", "2026-11-17"],
  ["wednesday", "2026-11-18"],
  ["thursday", "2026-11-19"],
  ["friday", "2026-11-20"],
])("last %s, from a Saturday", (name, day) => expect(dayOf(`last ${name}`)).toBe(day));

test.each([
  ["last spring", "2026-03-01..2026-05-31"],
  ["this fall", "2026-09-01..2026-11-21"],
  ["autumn", "2026-09-01..2026-11-21"],
  ["last winter", "2025-12-01..2026-02-28"],
  ["winter 2023", "2023-12-01..2024-02-29"],
  ["summer of 2024", "2024-06-01..2024-08-31"],
  ["in the past month", "2026-10-23..2026-11-21"],
  ["the past week", "2026-11-15..2026-11-21"],
  ["in the past year", "2025-11-01..2026-10-31"],
  ["the last few months", "2026-08-01..2026-10-31"],
  ["past 2 years", "2024-11-01..2026-10-31"],
  ["last 2 weeks", "2026-11-08..2026-11-21"],
  ["a month ago", "2026-10-01..2026-10-31"],
  ["a week ago", "2026-11-08..2026-11-14"],
  ["year before last", "2024-01-01..2024-12-31"],
  ["week before last", "2026-11-01..2026-11-07"],
  ["previous quarter", "2026-07-01..2026-09-30"],
  ["first quarter of 2025", "2025-01-01..2025-03-31"],
  ["4th quarter", "2026-10-01..2026-11-21"],
  ["q1 2024", "2024-01-01..2024-03-31"],
  ["second half of september", "2026-09-16..2026-09-30"],
  ["first week of september", "2026-09-01..2026-09-07"],
  ["early september", "2026-09-01..2026-09-10"],
  ["mid september", "2026-09-11..2026-09-20"],
  ["late september", "2026-09-21..2026-09-30"],
  ["beginning of last month", "2026-10-01..2026-10-10"],
  ["end of last month", "2026-10-21..2026-10-31"],
  ["beginning of the month", "2026-11-01..2026-11-10"],
  ["the day before yesterday", "2026-11-19"],
  ["month of march", "2026-03-01..2026-03-31"],
  ["recently", "2026-10-23..2026-11-21"],
])("'%s' is %s", (text, days) => expect(read(text)).toEqual([days]));

test.each([
  ["last quarter", "2026-02-10", "2025-10-01..2025-12-31"],
  ["last quarter", "2026-04-01", "2026-01-01..2026-03-31"],
  ["this quarter", "2026-03-31", "2026-01-01..2026-03-31"],
  ["q4", "2026-02-10", "2025-10-01..2025-12-31"],
  ["last weekend", "2026-11-22", "2026-11-14..2026-11-15"],
  ["last weekend", "2026-11-23", "2026-11-21..2026-11-22"],
  ["this weekend", "2026-11-22", "2026-11-21..2026-11-22"],
  ["in the summer", "2026-03-01", "2025-06-01..2025-08-31"],
])("'%s' on %s is %s", (text, today, days) => expect(read(text, today)).toEqual([days]));

test.each([
  ["next year", "2027-01-01..2027-12-31"],
  ["in the next 2 weeks", "2026-11-21..2026-12-05"],
  ["over the coming 2 months", "2026-11-21..2027-01-20"],
  ["in november", "2026-11-21..2026-11-30"],
  ["next spring", "2027-03-01..2027-05-31"],
  ["by next friday", "2026-11-21..2026-11-27"],
  ["this month", "2026-11-21..2026-11-30"],
])("ahead, '%s' is %s", (text, days) => expect(read(text, TODAY, "ahead")).toEqual([days]));

test.each([
  ["whats ur avg", "what is your average"],
  ["im gonna cancel my subs", "i am going to cancel my subscriptions"],
  ["wut r my accts", "what are my accounts"],
  ["hows my cc", "how is my credit card"],
  ["dont wanna", "do not want to"],
  ["cant cuz", "can not because"],
  ["didnt havent isnt arent wasnt", "did not have not is not are not was not"],
  ["thx pls", "thanks please"],
  ["b4 xmas", "before christmas"],
  ["3 mos, 2 yrs, 1 wk", "3 months , 2 years , 1 week"],
  ["til tmrw", "until tomorrow"],
  ["yday rn", "yesterday right now"],
  ["txns n amt", "transactions and amount"],
  ["bout 5 pct", "about 5 percent"],
  ["shud i", "should i"],
  ["whos ive ill", "who is i have i will"],
  [
    "jan feb mar jun jul aug sept oct nov dec",
    "january february march june july august september october november december",
  ],
  ["tue thurs fri", "tuesday thursday friday"],
])("'%s' stands for '%s'", (short, long) => expect(plainWords(short)).toBe(long));

test("how long ago something was", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const said = (seconds: number) => ago(new Date(now.getTime() - seconds * 1000), now);
  expect([0, 59, 60, 119, 120, 3599].map(said)).toEqual([
    "just now",
    "just now",
    "1 minute ago",
    "1 minute ago",
    "2 minutes ago",
    "59 minutes ago",
  ]);
  expect([3600, 7199, 7200, 86_399].map(said)).toEqual(["1 hour ago", "1 hour ago", "2 hours ago", "23 hours ago"]);
  expect([86_400, 172_799, 172_800].map(said)).toEqual(["yesterday", "yesterday", "2 days ago"]);
  expect(ago(null, now)).toBe(NEVER);
  expect(updatedWords(ago(null, now))).toBe("not updated yet");
  expect(updatedWords(said(60))).toBe("updated 1 minute ago");
});

test.each([
  ["nineteen", 19],
  ["forty two", 42],
  ["three hundred five", 305],
  ["two thousand five hundred", 2500],
  ["one million", 1_000_000],
  ["couple", 2],
  ["both", 2],
  ["a few", 3],
  ["an", 1],
  ["a dozen", 12],
  ["12345", null],
  ["hundred", null],
  ["two and", null],
])("'%s' counts %s", (text, count) => expect(countOf(text)).toBe(count));

test.each([
  ["a hundred", "100"],
  ["hundred bucks", "100 bucks"],
  ["one hundred and one", "101"],
  ["sixty seventy eighty", "210"],
])("'%s' in digits is '%s'", (text, digits) => expect(withDigits(text)).toBe(digits));

test.each([
  ["at least once", 1],
  ["over 4 times", 5],
  ["minimum of 2 times", 2],
  ["3 times or more", 3],
])("'%s' is %d times", (text, times) => expect(timesIn(text)[0]?.times).toBe(times));

test.each([
  ["give me 7", 7],
  ["first 3", 3],
  ["largest 4", 4],
  ["100 biggest", 100],
])("'%s' wants %d", (text, take) => expect(takesIn(text)[0]?.take).toBe(take));

test("more than a hundred rows, or none, is no number of them", () => {
  expect(takesIn("top 101")).toEqual([]);
  expect(takesIn("top 0")).toEqual([]);
});

test.each([
  ["$1,250.75", [1250_75]],
  ["$.50", [50]],
  ["3 thousand", [3000_00]],
  ["1.5k", [1500_00]],
  ["40 bucks", [40_00]],
])("'%s' is an amount", (text, cents) => expect(amountsIn(plainWords(text)).map((one) => one.cents)).toEqual(cents));

test.each([
  ["more than $50", { min: 50_01 }],
  ["less than $50", { max: 49_99 }],
  ["at most 50 dollars", { max: 50_00 }],
  ["from $10 to $20", { min: 10_00, max: 20_00 }],
  ["$100 or less", { max: 100_00 }],
])("'%s' bounds an amount", (text, range) => expect(rangesIn(plainWords(text))[0]).toMatchObject(range));

describe("slips", () => {
  test("none in four letters, one in eight, two in more", () =>
    expect([4, 5, 8, 9].map(slipsAllowed)).toEqual([0, 1, 1, 2]));

  test("the nearest word is meant, of words that begin alike and are as long", () => {
    const known = new Set(["transfer", "transport", "paycheck", "loan", "month"]);
    expect(corrected("transfr", known)).toBe("transfer");
    expect(corrected("transpprt", known)).toBe("transport");
    expect(corrected("paychekc", known)).toBe("paycheck");
    expect(corrected("xaycheck", known)).toBe("xaycheck");
    expect(corrected("paychek2", known)).toBe("paychek2");
    expect(corrected("paycheckxx", known)).toBe("paycheck");
    expect(corrected("loans", known)).toBe("loans");
    expect(corrected("months", known)).toBe("months");
  });

  test("a real word is no slip of another", () => {
    expect(corrected("lending", new Set(["landing"]))).toBe("lending");
    expect(corrected("houses", new Set(["housed"]))).toBe("houses");
  });

  test("counting ends where there are too many", () => {
    expect(slipsBetween("kitten", "sitting", 1)).toBe(2);
    expect(slipsBetween("", "ab", 3)).toBe(2);
    expect(slipsBetween("ab", "", 3)).toBe(2);
    expect(slipsBetween("abcd", "badc", 3)).toBe(2);
  });
});
