// Questions that were read as something else: a name that goes on with a verb, an idiom that names a shop, days with a
// beginning, a kind of shop beside two of its shops.
import { expect, test } from "vitest";
import { careFor } from "~/domain/coach/care/care";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const reads = (text: string) => readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today);

test.each([
  ["what has Summit taken since January?", "spent at:summit_cable_tv 2026"],
  [
    "What were all my Studio 12 appointments from June through August?",
    "spent list at:studio_12 2026-06-01..2026-08-31",
  ],
  [
    "Feels like money is flying out the door this month. Is it really more than a normal month for us so far?",
    "spent 2026-11 vs:usual",
  ],
  [
    "My brother says our July getaway cost two grand. What did travel actually cost us that month?",
    "spent yes-no on:travel 2026-07 about:2000",
  ],
  ["credit crd balance", "owed kind:credit"],
  ["how meny hair appointmnts in 2026", "spent count at:hair 2026"],
  ["parcelway in october, after what got sent back?", "spent at:parcelway 2026-10"],
  ["clothes net of stuff we returned, january till now", "spent on:clothing 2026"],
  [
    "who got more of our coffee money in october morning bird or roast n co",
    "spent at:morning_bird_coffee 2026-10 vs:at:roast_&_co",
  ],
  ["weekends versus week days, what's the gap", "spent vs:days:1,2,3,4,5 days:0,6"],
  ["pull up every visit to millstone auto repair u have", "spent list at:millstone_auto_repair 2024-11-01..2026-11-22"],
  ["Number of paychecks from Brightwater this year up to now?", "earned count at:brightwater_studio 2026"],
  ["Which of our savings goals is further behind", "reached gap ranking top:1"],
  ["remind me what deadline i put on paying off the car loan", "saved next goal:car-loan"],
  ["with 400 a month going in, when would the emergency fund be full", "plan:save-up monthly:400 named:reserve"],
  ["Should I cancel cable?? we mostly stream", "plan:stop on:cable"],
  ["whats the balance on the northline loan", "owed at:northline_student_loans"],
  ["what did income besides the paychecks come to in September", "earned not:brightwater_studio 2026-09"],
  ["fast food or proper sit down places, which cost more in september", "spent at:fast-food 2026-09 vs:at:sit-down"],
  ["5 biggest charges in november so far, skip the rent", "spent largest list top:5 not:mortgage_rent 2026-11"],
  ["So in September, where did we overspend compared to the plan, if anywhere?", "left list 2026-09"],
  [
    "Corner Grocer vs Green Basket vs Fairway, 2026, rank em",
    "spent ranking by:merchant at:corner_grocer+fairway_foods+green_basket_market 2026",
  ],
  ["Are we driving more? Fuel in October against August I mean", "spent on:gas 2026-10 vs:2026-08"],
  ["utilitys for oct?", "spent on:utilities 2026-10"],
  ["Add up everything we own and knock off everything we owe. Where do we stand?", "worth"],
])("%s", (text, label) => expect(reads(text)).toBe(label));

test.each([
  ["groceries aug-oct against may-jul, up or down", "on:groceries 2026-08-01..2026-10-31 vs:2026-05-01..2026-07-31"],
  ["list my hoprides from sept on pls", "list at:hopride 2026-09-01..2026-11-22"],
  ["what did we spend from the 5th onward", "2026-11-05..2026-11-22"],
  ["what did we spend since school started back up (call it sept 1)?", "2026-09-01..2026-11-22"],
  [
    "Jan 1 thru today, are we spending more or less than we did over the same stretch of 2025?",
    "2026 vs:2025-01-01..2025-11-22",
  ],
  [
    "are we worse on dining out than we were at this point in october",
    "on:restaurants 2026-11 vs:2026-10-01..2026-10-22",
  ],
  [
    "did the first 6 months of 2026 cost more than the first 6 of 2025??",
    "2026-01-01..2026-06-30 vs:2025-01-01..2025-06-30",
  ],
  ["list what we bought in these past two months, from the start of october", "list 2026-10-01..2026-11-22"],
  ["list our coffees of the last three months", "list at:coffee 2026-08-01..2026-11-22"],
])("days with a beginning: %s", (text, label) => expect(reads(text)).toBe(`spent ${label}`));

test("before December is without its first day, by December is with it", () => {
  expect(reads("any bills left to pay before december?")).toBe("bills list 2026-11-22..2026-11-30");
  expect(reads("Before December starts, what regular bills are still going to hit?")).toBe(
    "bills list 2026-11-22..2026-11-30",
  );
  expect(reads("any bills left to pay by december?")).toBe("bills list 2026-11-22..2026-12-01");
});

test("what was given to a food bank, and a card paid from checking, call for no care", () => {
  for (const text of [
    "Grace Community plus the food bank: our giving for this year as one number",
    "Could checking wipe out the card today? And what would remain?",
  ])
    expect(careFor(text, SAMPLE_PERSON.today), text).toBeNull();
  for (const text of ["we need the food bank again this week", "a company says they can wipe out my card debt"])
    expect(careFor(text, SAMPLE_PERSON.today), text).not.toBeNull();
});
