// Questions of nearly the same words that ask for something else: each is read as its own, asked of the approved answers'
// household on its day.
import { expect, test } from "vitest";
import { TODAY, WHO } from "./approved/household";
import { readAs } from "./read-as";

type Asked = readonly [question: string, read: string];
const PAIRS: readonly (readonly [one: Asked, other: Asked])[] = [
  [
    ["how much is in savings", "balance kind:savings"],
    ["how much went into savings this year", "moved kind:savings 2026"],
  ],
  [
    ["how much did i save in october", "kept 2026-10"],
    ["how much did i move to savings in october", "moved kind:savings 2026-10"],
  ],
  [
    ["what do i owe on the car", "owed in:loan"],
    ["what do i pay on the car each month", "minimum in:loan"],
  ],
  [
    ["what is the rate on the car loan", "rate in:loan"],
    ["what interest did i pay on the car loan this year", "interest in:loan 2026"],
  ],
  [
    ["how much of my car payment is interest", "principal in:loan"],
    ["how much of the car loan have i paid down this year", "paid-off in:loan 2026"],
  ],
  [
    ["when is rent due", "bills next on:mortgage_rent"],
    ["when did i last pay rent", "spent latest on:mortgage_rent"],
  ],
  [
    ["did rent go out this month", "bills latest yes-no on:mortgage_rent"],
    ["did rent go up", "price-changes on:mortgage_rent"],
  ],
  [
    ["how much are my bills a month", "bills per-month"],
    ["how much are my bills this month", "bills 2026-11-18..2026-11-30"],
  ],
  [
    ["what bills are due next", "bills next"],
    ["what bills are due this week", "bills list 2026-11-18..2026-11-21"],
  ],
  [
    ["what is my biggest bill", "bills largest"],
    ["what was my biggest purchase", "spent largest"],
  ],
  [
    ["how many subscriptions do i have", "subscriptions count"],
    ["how much are my subscriptions", "subscriptions per-month"],
  ],
  [
    ["which subscriptions ended", "subscriptions ended"],
    ["any new subscriptions", "subscriptions first"],
  ],
  [
    ["how much is tunebox", "bills per-month at:tunebox"],
    ["did tunebox go up", "price-changes at:tunebox"],
  ],
  [
    ["when do i get paid", "pay next"],
    ["when did i last get paid", "pay latest"],
  ],
  [
    ["how often do i get paid", "pay rhythm"],
    ["how much do i get paid", "earned per-month"],
  ],
  [
    ["how much did i earn in october", "earned 2026-10"],
    ["how much did i keep in october", "kept 2026-10"],
  ],
  [
    ["how much budget is left", "left"],
    ["how much did i budget for groceries", "budgeted on:groceries"],
  ],
  [
    ["am i over budget", "left yes-no"],
    ["am i over on groceries", "left yes-no on:groceries"],
  ],
  [
    ["which budgets are over", "left list"],
    ["which categories have no budget", "unplanned list"],
  ],
  [
    ["how much can i spend on groceries the rest of the month", "left yes-no on:groceries"],
    ["how much did i spend on groceries this month", "spent on:groceries 2026-11"],
  ],
  [
    ["how much can i spend until payday", "spare"],
    ["how much can i spend a day until payday", "spare per-day"],
  ],
  [
    ["will i run out before payday", "spare yes-no least"],
    ["will i have enough on december 1", "ahead yes-no 2026-11-18..2026-12-01"],
  ],
  [
    ["how much will be in checking on dec 1", "ahead kind:checking 2026-11-18..2026-12-01"],
    ["how much was in checking on oct 1", "balance kind:checking 2026-10-01"],
  ],
  [
    ["lowest checking this year", "balance smallest kind:checking 2026"],
    ["lowest checking will get this month", "ahead smallest kind:checking 2026-11-18..2026-11-30"],
  ],
  [
    ["what's my net worth", "worth"],
    ["what was my net worth in june", "worth 2026-06-30"],
  ],
  [
    ["net worth without the car loan", "worth not:loan"],
    ["what do i owe without the car loan", "owed not:loan"],
  ],
  [
    ["how much room is left on the card", "available kind:credit"],
    ["how much of my limit am i using", "used"],
  ],
  [
    ["what's my credit limit", "limit"],
    ["what's my credit score", "score"],
  ],
  [
    ["when is the card payment due", "payment next kind:credit"],
    ["when did i last pay the card", "payment latest kind:credit"],
  ],
  [
    ["how far along is maine", "saved goal:maine"],
    ["how much a month for maine", "needed per-month goal:maine"],
  ],
  [
    ["when will i have maine saved up", "reached goal:maine"],
    ["when is maine due", "saved next goal:maine"],
  ],
  [
    ["how much is left to save for maine", "remaining goal:maine"],
    ["how much have i put toward maine this year", "added goal:maine 2026"],
  ],
  [
    ["which goal is closest", "saved ranking top:1"],
    ["which goal is furthest away", "saved ranking least top:1"],
  ],
  [
    ["how much did i spend at noodle house", "spent at:noodle_house"],
    ["how often do i go to noodle house", "spent count at:noodle_house 2025-11-01..2026-10-31"],
  ],
  [
    ["first time at casa verde", "spent first at:casa_verde"],
    ["how much did i spend at casa verde this year", "spent at:casa_verde 2026"],
  ],
  [
    ["which shop did i spend the most at in october", "spent ranking by:merchant top:1 not:fixed 2026-10"],
    ["which shop did i visit the most in october", "spent count ranking by:merchant top:1 not:fixed 2026-10"],
  ],
  [
    ["biggest expense in october", "spent largest 2026-10"],
    ["top 3 expenses in october", "spent largest list top:3 2026-10"],
  ],
  [
    ["cheapest month for gas this year", "spent ranking by:month least top:1 on:gas 2026"],
    ["how much did i spend on gas per month this year", "spent per-month on:gas 2026"],
  ],
  [
    ["what did i spend on weekends in october", "spent 2026-10 days:0,6"],
    ["what did i spend on fridays in october", "spent 2026-10 days:5"],
  ],
  [
    ["what did i spend on restaurants without coffee", "spent on:restaurants not:coffee"],
    ["what did i spend on coffee", "spent at:coffee"],
  ],
  [
    ["groceries this month vs last month", "spent on:groceries 2026-11 vs:2026-10-01..2026-10-18"],
    ["groceries in september and october", "spent trend by:month on:groceries 2026-09-01..2026-10-31"],
  ],
  [
    ["did i spend more than 500 on groceries in october", "spent yes-no on:groceries 2026-10 over:500"],
    ["which groceries trips were more than 80 in october", "spent list on:groceries 2026-10 min:80.01"],
  ],
  [
    ["how much is pending", "spent list pending"],
    ["what was pending on the card", "spent list kind:credit pending"],
  ],
  [
    ["how many purchases in october", "spent count 2026-10"],
    ["how much were my purchases in october", "spent 2026-10"],
  ],
  [
    ["how many days in october did i spend nothing", "spent count by:day 2026-10 empty"],
    ["which day in october did i spend the most", "spent ranking by:day top:1 2026-10"],
  ],
  [
    ["what share of my spending is rent", "spent share on:mortgage_rent"],
    ["what share of my income goes to rent", "spent share on:mortgage_rent vs:income"],
  ],
  [
    ["can i afford a 900 laptop", "plan:afford amount:900"],
    ["can i afford 90 a month", "plan:afford monthly:90"],
  ],
  [
    ["can i afford a 30k car", "plan:afford amount:30000 about:car"],
    ["can i afford 400 a month for a car", "plan:afford monthly:400 about:car"],
  ],
  [
    ["what if rent goes up 150", "plan:home monthly:150 about:rent"],
    ["what if rent goes up to 1550", "plan:home monthly:1550 about:rent"],
  ],
  [
    ["how much rent can i afford", "plan:home about:rent"],
    ["how much house can i afford", "plan:home about:home"],
  ],
  [
    ["what if i lose my job", "plan:job-lost"],
    ["what if i get a 5% raise", "plan:raise rate:5%"],
  ],
  [
    ["how big should my emergency fund be", "plan:emergency-fund"],
    ["do i have a 6 month emergency fund", "plan:emergency-fund months:6"],
  ],
  [
    ["should i pay off the car with my savings", "plan:pay-off-now about:car named:loan"],
    ["when will the car be paid off", "plan:debt-free about:car named:loan"],
  ],
  [
    ["i got a 1200 bonus what do i do with it", "plan:windfall amount:1200"],
    ["what if i make 1200 more a month", "plan:raise monthly:1200"],
  ],
  [
    ["save 3000 by july", "plan:save-up amount:3000 date:2027-07-01"],
    ["save 300 a month", "plan:save-up monthly:300"],
  ],
  [
    ["how long to save 5000 at 300 a month", "plan:save-up amount:5000 monthly:300"],
    ["how much a month to save 5000 in 10 months", "plan:save-up amount:5000 months:10"],
  ],
  [
    ["where can i cut 200 a month", "plan:cut monthly:200"],
    ["how much would i save without cinestream", "plan:stop at:cinestream"],
  ],
  [
    ["is 24% a good rate for a card", "plan:good-rate rate:24% about:card"],
    ["should i refinance my car loan at 5%", "plan:good-rate rate:5% about:car named:loan"],
  ],
  [
    ["how am i doing", "plan:standing"],
    ["what should i do first", "plan:first"],
  ],
];

test.each(PAIRS.flat())("%s", (question, read) => {
  expect(readAs(question, WHO, TODAY)).toBe(read);
});

test("no pair is read as one", () => {
  expect(PAIRS.filter(([[, one], [, other]]) => one === other)).toEqual([]);
});
