// Which words of a text are a tag of the person's own, and what a question about it is read as.
import { expect, test } from "vitest";
import { PERSON } from "./corpus";
import { readAs } from "./read-as";

const WHO = { ...PERSON, tags: ["lake house", "vacation", "taxes", "home office", "kayak"] };
const TODAY = PERSON.today;

test.each([
  ["how much did i spend on things tagged lake house in october", "spent tag:lake_house 2026-10"],
  ["how much have i spent under the tag taxes this year", "spent tag:taxes 2026"],
  ["how much went to the lake house tag last month", "spent tag:lake_house 2026-10"],
  ["how much for #vacation in october", "spent tag:vacation 2026-10"],
  ["how much did the lake house cost last month", "spent tag:lake_house 2026-10"],
  ["what did the kayak cost in october", "spent tag:kayak 2026-10"],
  // A word that means something else is a tag only where it's said to be one.
  ["how much did i spend on vacation in october", "spent on:travel 2026-10"],
  ["groceries tagged home office in october", "spent on:groceries tag:home_office 2026-10"],
  ["list everything labeled taxes this year", "spent list tag:taxes 2026"],
  ["how many purchases are tagged vacation this year", "spent count tag:vacation 2026"],
  // One that nothing carries yet.
  ["how much did i spend on things tagged honeymoon in october", "spent tag:honeymoon 2026-10"],
  ["how much did i spend last month not counting things tagged taxes", "spent not-tag:taxes 2026-10"],
  ["how much did i spend in october on things tagged taxes or tagged vacation", "spent tag:taxes+vacation 2026-10"],
  [
    "did i spend more on things tagged vacation or on groceries in october",
    "spent 2026-10 vs:on:groceries tag:vacation",
  ],
])("%s", (text, reads) => {
  expect(readAs(text, WHO, TODAY).split(" ").sort()).toEqual(reads.split(" ").sort());
});

test.each([
  ["how much for #vacation in october >> and in september?", "spent tag:vacation 2026-09"],
  ["how much for #vacation in october >> what about groceries", "spent on:groceries 2026-10"],
  ["how much did i spend on groceries in october >> only tagged taxes", "spent tag:taxes 2026-10"],
])("%s", (text, reads) => {
  expect(readAs(text, WHO, TODAY).split(" >> ").at(-1)).toContain(reads);
});

test("somebody else's tags are words like any others", () => {
  expect(readAs("what did the kayak cost in october", PERSON, TODAY)).not.toContain("tag:");
});
