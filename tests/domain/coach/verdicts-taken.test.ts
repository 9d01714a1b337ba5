// What is left of one thing once another is taken from it, all budgets at once, a habit of saving, and what is worth its price.
import { expect, test } from "vitest";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const reads = (text: string) => readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today);

test.each([
  // A card's room.
  ["brakes 640 bucks. card got room?", "available yes-no kind:credit over:640"],
  ["can the card take another 500", "available yes-no kind:credit over:500"],
  ["what does an 800 charge do to my utilization", "available yes-no over:800"],
  [
    "I want to stay under 30% on the card. Can I still put 1,000 on it?",
    "available yes-no kind:credit over:1000 percent:30",
  ],
  ["how much more can i charge before im over 30 percent", "available percent:30"],
  // A debt out of an account.
  ["checking minus what we owe on the card = ?", "plan:pay-off-now about:card from:checking"],
  ["kill car loan with savngs?? left after?", "plan:pay-off-now about:car named:loan from:savings"],
  [
    "if we clear both the card and the car loan from savings how much remains",
    "plan:pay-off-now about:car debts:car-loan+card from:savings",
  ],
  [
    "Got 37k in the bank and still paying interest on a 7k car. Am I an idiot?",
    "plan:pay-off-now about:car named:loan from:savings",
  ],
  // Whether a card is a debt.
  [
    "My brother in law says we carry card debt. I say it's cleared every month. Who's right?",
    "payment latest yes-no by:month least kind:credit",
  ],
  ["Am I right that we never pay card interest?", "payment latest yes-no by:month kind:credit"],
  // All budgets at once.
  ["sum of whats left across the six budgets", "left"],
  ["Which budgets are nearly used up? Leave rent out of it.", "left largest ranking not:mortgage_rent"],
  ["Any budget past 85 percent? Rent aside.", "left largest ranking not:mortgage_rent percent:85"],
  ["can we eat out twice more this month at 40 each", "left yes-no least on:restaurants over:80"],
  // A habit of saving.
  ["Could our automatic transfer to rainy day go from 400 to 600?", "plan:save-more monthly:600 instead:400"],
  ["Should we be putting more than 400 a month into savings?", "plan:save-more instead:400"],
  ["what if we bumped the savings transfer to 1000 a month", "plan:save-more monthly:1000"],
  ["Do both goals together fit in what a month leaves?", "plan:save-more"],
  [
    "To hit 9,000 in the emergency fund on time, is our usual 400 a month enough?",
    "plan:save-up monthly:400 named:reserve",
  ],
  // What is worth its price, what isn't linked.
  ["Is tunebox worth keeping? I barely listen.", "plan:stop at:tunebox"],
  ["is the 529 doing ok", "balance at:529 & spent on:college_fund 2024-11-01..2026-11-22"],
])("%s", (text, label) => expect(reads(text)).toBe(label));

test.each([
  ["Am I better off building a cushion before attacking the credit card?", /pay-off-now/],
  ["Would a washing machine at 620 be possible this month without touching the savings", /save-more/],
  ["Does my card have a 5k limit or what?", /over:/],
  ["would a $2300 mortgage be ok", /^left/],
  ["is it true that i spent over 300 on restaurants this month", /^left/],
  ["rank my spending by category for october", /^left/],
])("%s is no such question", (text, other) => expect(reads(text)).not.toMatch(other));
