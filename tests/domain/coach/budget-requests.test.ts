// A wish for one category's budget is read with its month; what only speaks of a budget is none.
import { expect, test } from "vitest";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const reads = (text: string) => readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today);

test.each([
  ["set groceries to 650 from January", "budgeted on:groceries 2027-01 about:650"],
  ["set my grocery budget to 650 starting in January", "budgeted on:groceries 2027-01 about:650"],
  [
    "Please bring the dining out budget down to 280 beginning with January.",
    "budgeted on:restaurants 2027-01 about:280",
  ],
  ["lower restaurants to 250", "budgeted on:restaurants about:250"],
  ["can you bump the gas budget up to 200 in december please", "budgeted on:gas 2026-12 about:200"],
  ["I want to set the utilities budget at $225 next month", "budgeted on:utilities 2026-12 about:225"],
  ["what's my entertainment budget >> make it 150 starting december", "budgeted on:entertainment 2026-12 about:150"],
  ["how much have I spent on groceries >> ok make that 600 from next month", "budgeted on:groceries 2026-12 about:600"],
  [
    "how are we doing on entertainment? make it 150 starting december",
    "left on:entertainment & budgeted on:entertainment 2026-12 about:150",
  ],
  [
    "kill the entertainment budget. no wait, make it 120, only for december, we're taking grandma to a show",
    "budgeted on:entertainment 2026-12 about:120",
  ],
])("%s", (text, label) => expect(reads(text)).toBe(label));

test.each([
  "should I set groceries to 650",
  "what if I set groceries to 650",
  "put 200 a month into savings",
  "make a budget of 3000 for me",
  "raise my grocery budget by 50",
  "set a goal of 500",
  "put 60 in the tank this morning. how much gas did we burn through last month",
  "make it 150 starting december",
  "is 650 a good groceries budget",
])("%s is no such wish", (text) => expect(reads(text)).not.toMatch(/about:/));
