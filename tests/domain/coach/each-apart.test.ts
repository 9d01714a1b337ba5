// What is asked of each is answered one by one; a sum that is wanted, or a stretch that is meant, leaves the question whole.
import { expect, test } from "vitest";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const reads = (text: string) => readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today);

test.each([
  ["church and the food bank, how much each this year", "spent at:church 2026 & spent at:food-bank 2026"],
  ["how much to church and the food bank separately", "spent at:church & spent at:food-bank"],
  ["groceries and gas in october, each", "spent on:groceries 2026-10 & spent on:gas 2026-10"],
  ["groceries and gas in october, one number each", "spent on:groceries 2026-10 & spent on:gas 2026-10"],
  [
    "How much did we put by in 2026, savings transfers and brokerage, apart?",
    "moved kind:savings 2026 & moved in:investment 2026",
  ],
  ["how much to church and the food bank this year, each and together", "spent at:church+food-bank 2026"],
  ["how much to church and the food bank this year", "spent at:church+food-bank 2026"],
  ["how much each month on groceries and gas", "spent per-month on:gas+groceries"],
])("%s", (text, label) => expect(reads(text)).toBe(label));
