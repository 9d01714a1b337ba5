// What a sentence puts in is in the query, or is said to be left out.
import { describe, expect, test } from "vitest";
import { readText } from "~/domain/coach/reading/read";
import { careFor } from "~/domain/coach/care/care";
import { careNoticed } from "~/domain/coach/learned/noticed-care";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const TODAY = "2026-11-28";
const reads = (text: string, today = TODAY) => readAs(text, { ...SAMPLE_PERSON, today }, today);

describe("what changes the figure is read", () => {
  test.each([
    ["what will be left in checking after i pay rent", "ahead on:mortgage_rent kind:checking"],
    ["after i pay the rent how much will be sitting in checking", "ahead on:mortgage_rent kind:checking"],
    [
      "will my checking dip under 3 grand before christmas",
      "ahead smallest yes-no kind:checking 2026-11-28..2026-12-24 under:3000",
    ],
    ["is it dumb to keep 30k in savings", "plan:emergency-fund"],
    ["do i pay any interest or fees on my credit card", "interest yes-no kind:credit & fees yes-no kind:credit"],
    ["any refunds or fees in november", "refunded yes-no 2026-11 & fees yes-no 2026-11"],
    ["do i have any income besides my job", "earned yes-no not:brightwater_studio"],
    ["how much have i saved toward all my goals this year", "added 2026"],
    ["how much do i put toward my goals a month", "added per-month 2026-08-01..2026-10-31"],
    ["when does maine get to 1000 bucks", "reached goal:maine over:1000"],
    ["if i skip december on the emergency fund do i still make it", "plan:goal-change months:1 named:reserve times:0"],
    ["whats coming out of checking between now and payday", "bills list 2026-11-28..2026-12-03"],
    ["if i drop cable what would i save >> did cinestream go up", "price-changes at:cinestream"],
  ])("%s", (text, query) => expect(reads(text)).toBe(query));

  test.each([
    ["which category went up the most compared to a normal month", ["compared to a normal month"]],
    ["when did i first cross 50k net worth", ["50k"]],
  ])("or said to be left out: %s", (text, words) => {
    expect(readText(text, { ...SAMPLE_PERSON, today: TODAY })).toMatchObject({ is: "queries", unused: words });
  });
});

describe("days as people say them, on several days", () => {
  test.each([
    [TODAY, "last thanksgiving", "2025-11-27"],
    ["2026-07-15", "last thanksgiving", "2025-11-27"],
    [TODAY, "the day after thanksgiving", "2026-11-27"],
    ["2027-03-01", "the day after christmas", "2026-12-26"],
    [TODAY, "the weekend before last", "2026-11-14..2026-11-15"],
    [TODAY, "around this time last year", "2025-11"],
    [TODAY, "a year ago this month", "2025-11"],
    ["2026-07-15", "over the fourth", "2026-07-04"],
    [TODAY, "since school started", "2026-09-01..2026-11-28"],
    [TODAY, "over thanksgiving, like wed thru today", "2026-11-25..2026-11-28"],
    [TODAY, "this thanksgiving vs last", "2026-11-26 vs:2025-11-27"],
    [TODAY, "the first week of november against the week after", "2026-11-01..2026-11-07 vs:2026-11-08..2026-11-14"],
  ])("%s: %s", (today, phrase, days) =>
    expect(reads(`how much did we spend on groceries ${phrase}`, today)).toBe(`spent on:groceries ${days}`),
  );

  test.each([
    [TODAY, "the week after next", "2026-12-06..2026-12-12"],
    [TODAY, "by the end of next week", "2026-11-28..2026-12-05"],
    [TODAY, "this coming week", "2026-11-29..2026-12-05"],
    [TODAY, "tomorrow and monday", "2026-11-29..2026-11-30"],
    ["2026-07-15", "this weekend", "2026-07-18..2026-07-19"],
  ])("%s: bills %s", (today, phrase, days) =>
    expect(reads(`what bills are due ${phrase}`, today)).toBe(`bills list ${days}`),
  );

  test.each([
    [TODAY, "next december", "2027-12-01"],
    ["2026-12-24", "next january", "2027-01-01"],
    ["2026-06-10", "next december", "2026-12-01"],
  ])("%s: %s", (today, month, day) =>
    expect(reads(`i want 2000 saved by ${month}`, today)).toBe(`plan:save-up amount:2000 date:${day}`),
  );
});

describe("giving is no need, and a plan no despair", () => {
  const cares = (text: string) => careFor(text, TODAY)?.id ?? careNoticed(text, SAMPLE_PERSON);

  test.each([
    "how bout giving to the food bank",
    "how bout the food bank",
    "i'd kill for a cheaper phone plan",
    "the holidays wrecked us and i swore never again, help me plan december",
    "put me out of my misery: is the car loan nearly done",
    "no food at home so we ate out a lot. how much in november",
    "loan shark movie rental lol what did cinestream charge",
    "my sister lost her job, we want to send her 300. ok?",
  ])("no alarm: %s", (text) => expect(cares(text)).toBeNull());

  test.each([
    ["is there a food pantry i could go to", "no-food-or-home"],
    ["where can i get groceries for free", "no-food-or-home"],
    ["we can't feed everyone till the first", "no-food-or-home"],
    ["they're going to lock us out on monday", "no-food-or-home"],
    ["i can't pay for my insulin this month", "no-food-or-home"],
    ["i've been counting the pills in the cabinet, anyway what's the balance", "self-harm"],
    ["there are charges i never made in texas", "identity-theft"],
    ["they promise to raise my score 150 points for a fee", "debt-settlement"],
    ["they're taking a quarter of my paycheck", "court"],
    ["hid another 400 in scratch tickets from my wife", "gambling"],
  ])("cared for: %s", (text, topic) => expect(cares(text)).toBe(topic));
});
