// How what stands on other days, money less a debt, bills against the pay and the month's pace are read without a model.
import { expect, test } from "vitest";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

test.each([
  ["net worth today versus the end of last year", "worth vs:2025"],
  ["savings now vs the end of last year", "balance kind:savings vs:2025"],
  ["checking balance today compared to october 31", "balance kind:checking vs:2026-10-31"],
  ["cash less what's on the card", "balance vs:kind:credit"],
  ["bills against my pay", "bills vs:income"],
  ["how do my bills compare to my paycheck", "bills vs:income"],
  ["which categories will be over at this pace", "left next list by:category"],
  ["could i give a tenth", "plan:give-more share:10%"],
  ["how far am i from tithing 10 percent", "plan:give-more share:10%"],
])("%s", (text, read) => expect(readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today)).toBe(read));

// What flows, and what is only supposed, is read as ever.
test.each([
  ["how much did i spend last month compared to now", "vs:"],
  ["how much did i put into savings this year vs last year", "balance"],
])("no standing in: %s", (text) =>
  expect(readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today)).not.toMatch(/^(?:balance|worth|owed)\b/),
);
