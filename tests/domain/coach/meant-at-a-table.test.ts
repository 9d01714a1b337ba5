// Days without spending, movers, months with one more pay, a budget as a whole, and what would change: read as people say it.
import { expect, test } from "vitest";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const reads = (text: string) => readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today);

test.each([
  // Days without spending.
  ["which days in november have we bought absolutely nothing so far", "spent count by:day 2026-11 empty"],
  ["on which days last month did no money go out", "spent count by:day 2026-10 empty"],
  // Movers.
  [
    "what moved the most between september and october? category by category",
    "spent ranking by:category 2026-10 vs:2026-09",
  ],
  ["what went up most, Q3 against Q2", "spent ranking by:category 2026-07-01..2026-09-30 vs:2026-04-01..2026-06-30"],
  // The budget as a whole.
  ["am i over on anything", "left yes-no"],
  ["My husband swears we're fine but I'm not sure. Are we over on anything this month?", "left yes-no"],
  ["how are we doing overall, over or under", "left yes-no"],
  ["are we over or under overall for october", "left yes-no 2026-10"],
  ["is groceries over or under budget", "left yes-no on:groceries"],
  ["all budgets without Hopride", "budgeted not:hopride"],
  // Months with one more pay.
  ["do i have three paychecks in january", "pay count ranking by:month 2027-01"],
  ["when do we get paid three times in one month", "pay count ranking by:month"],
  ["which months had five paychecks", "pay count ranking by:month times:5"],
  ["five-paycheck months, do we ever have those?", "pay count ranking by:month 2024-11-01..2026-12-31 times:5"],
  ["do we have enough put by for 8 months of expenses", "plan:emergency-fund months:8"],
  ["how many months of expenses do we have saved", "plan:emergency-fund"],
  ["did we blow past anything this month or are we alright", "left yes-no"],
  ["how many zero-spend days did october have, and when were they", "spent count by:day 2026-10 empty"],
  // What would change.
  ["Landlord texted: 5% more from March. What would our month look like", "plan:home rate:5% about:rent"],
  ["what if rent goes up 8%", "plan:home rate:8% about:rent"],
  ["landlord wants to raise the rent by 6 percent in march, what does that leave us", "plan:home rate:6% about:rent"],
  ["if my rent goes up 100 next year what happens", "plan:home monthly:100 about:rent"],
  ["what if i take a fifth less pay", "plan:raise rate:-20%"],
  ["what if my pay drops by a quarter", "plan:raise rate:-25%"],
  ["what happens if we make 500 less a month", "plan:raise monthly:-500"],
  ["if my pay goes up 4 % what would that do", "plan:raise rate:4%"],
  ["what if i get a raise of 300 a month", "plan:raise monthly:300"],
  ["did i spend less than last month", "spent 2026-11 vs:2026-10-01..2026-10-22"],
  ["is our rent higher than last year", "spent on:mortgage_rent 2026 vs:2025-01-01..2025-11-22"],
])("%s", (text, label) => expect(reads(text)).toBe(label));
