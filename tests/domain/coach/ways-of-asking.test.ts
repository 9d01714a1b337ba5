// Ways to ask that came from strangers and were read as something else: each beside near ones that mean the other thing.
import { describe, expect, test } from "vitest";
import { careFor } from "~/domain/coach/care/care";
import { periodsIn } from "~/domain/language/periods";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const TODAY = SAMPLE_PERSON.today;
const reads = (text: string) => readAs(text, SAMPLE_PERSON, TODAY);

test.each([
  ["Every transaction on saturday the 14th pls", "spent list 2026-11-14"],
  ["what did I pay for on Friday the 13th?", "spent list 2026-11-13"],
  ["what did i buy on friday, the 6th", "spent list 2026-11-06"],
  ["what did i buy on saturday", "spent list 2026-11-21"],
  ["what did i buy on the 14th", "spent list 2026-11-14"],
])("a weekday and its number are one day: %s", (text, expected) => expect(reads(text)).toBe(expected));

test("a weekday and a number that never met are two days, and the next such Friday lies ahead", () => {
  expect(periodsIn("friday the 13th", "2026-11-22").map(({ from }) => from)).toEqual(["2026-11-13"]);
  expect(periodsIn("friday the 13th", "2026-11-22", "ahead").map(({ from }) => from)).toEqual(["2027-08-13"]);
  expect(periodsIn("monday the 31th", "2026-11-22").map(({ from }) => from)).toEqual(["2026-08-31"]);
});

describe("who lies awake hides nothing", () => {
  test.each([
    "I lie awake over this car loan, should we just pay it off from savings?",
    "i was lying in bed thinking about the mortgage, how much do i owe",
    "I have 30k lying around in savings, should i pay off the loan",
    "the money is just lying there, should it go to the car loan",
    "my savings are lying in my checking account, pay the loan with it?",
  ])("no alarm: %s", (text) => expect(careFor(text, TODAY)).toBeNull());

  test.each([
    "can i lie about my income on the loan application",
    "is it ok to lie a little on my mortgage application",
    "lying to the insurance about the car, what happens",
    "how do i inflate my income for the loan",
  ])("answered with care: %s", (text) => expect(careFor(text, TODAY)?.id).toBe("hide-money"));
});

test.each([
  ["Am I in any danger of not being able to cover the card bill??", "ahead yes-no least kind:credit"],
  ["will i be able to cover the card bill", "ahead yes-no kind:credit"],
  ["will I not be able to cover the card bill", "ahead yes-no least kind:credit"],
])("whether it fails is another question than whether it works: %s", (text, expected) =>
  expect(reads(text)).toBe(expected),
);

test.each([
  ["hopride ths month", "spent at:hopride 2026-11"],
  ["my hopride rides since sept, dates + amounts", "spent list at:hopride 2026-09-01..2026-11-22"],
  ["car repairs ever, dates and amounts", "spent list at:repairs 2024-11-01..2026-11-22"],
  ["ok how much have i blown on coffee this month, dont judge", "spent at:coffee 2026-11"],
  ["hw many times did i get coffe in october", "spent count at:coffee 2026-10"],
  ["groceries since payday?", "spent on:groceries 2026-11-20..2026-11-22"],
  ["how much cash did I pull out of the machine in the past 6 months", "spent at:cash 2026-05-01..2026-10-31"],
  ["What have I paid Parcelway since Labor Day, minus what I sent back?", "spent at:parcelway 2026-09-07..2026-11-22"],
  ["everything over 100 bucks on the card since oct 1", "spent list kind:credit 2026-10-01..2026-11-22 min:100.01"],
  ["What's the very first time Casa Verde shows up in my history?", "spent first at:casa_verde"],
  ["weekend spending in october, sat and sun only", "spent 2026-10 days:0,6"],
  ["march, april and may of this year: what did we spend in each", "spent trend by:month 2026-03-01..2026-05-31"],
  ["what did we spend in march, april and may in total", "spent 2026-03-01..2026-05-31"],
])("what flowed: %s", (text, expected) => expect(reads(text)).toBe(expected));

test.each([
  ["What was our highest water bill so far?", "spent largest at:water"],
  ["which grocery store gets the most of our money in 2026", "spent ranking by:merchant top:1 on:groceries 2026"],
  ["What four categories ate most of my money last month?", "spent ranking by:category 2026-10"],
  ["months this year in which restaurants went over $400", "spent ranking by:month on:restaurants 2026 sum-min:400.01"],
  ["what percent of october's income went to rent", "spent share on:mortgage_rent 2026-10 vs:income"],
])("which one, and what share: %s", (text, expected) => expect(reads(text)).toBe(expected));

test.each([
  [
    "How many times have we been to the Grand Cinema this year, and last year?",
    "spent count at:grand_cinema 2026 vs:2025",
  ],
  ["how many coffees this year and last year in total", "spent count at:coffee 2025-01-01..2026-11-22"],
  ["Is my electricity bill higher than it was a year ago?", "spent at:power 2026-11 vs:2025-11-01..2025-11-22"],
  ["Did the church get more from us this October than the one before?", "spent at:church 2026-10 vs:2025-10"],
])("days beside days: %s", (text, expected) => expect(reads(text)).toBe(expected));

test.each([
  ["How much interest has the car loan cost me this year?", "interest in:loan 2026"],
  ["Total interest charged on the auto loan, calendar year to date.", "interest in:loan 2026"],
  ["How much interest has Rainy Day paid me so far this year?", "earned at:interest in:savings 2026"],
  ["how much interest did savings bring in during 2025", "earned at:interest 2025"],
  ["All the cash we could get at today, no stocks?", "balance kind:checking+savings"],
  ["How much room do I still have on my credit card before hitting the limit?", "available kind:credit"],
  ["What was left over in September once everything was paid?", "kept 2026-09"],
  ["What regular payments are still to come before this month is over?", "bills list 2026-11-22..2026-11-30"],
  ["how much is the car insurence for a whole yr", "spent per-year on:auto_insurance"],
])("what stands, and what comes: %s", (text, expected) => expect(reads(text)).toBe(expected));

test.each([
  [
    "The dishwasher died, the guy wants $1,150 installed. Can I pay that out of checking and still be fine for the card and December rent?",
    "plan:afford amount:1150 date:2026-12-01 from:checking",
  ],
  ["can i afford $1,900 rent", "plan:home monthly:1900 about:rent"],
  [
    "How much would I save a year if I ditched cable and Cinestream but kept everything else?",
    "plan:stop on:cable at:cinestream",
  ],
])("a bill beside the rent is no new rent: %s", (text, expected) => expect(reads(text)).toBe(expected));
