// What only sounds like trouble, like an order at a bank or like a how-to, and what is one.
import { expect, test } from "vitest";
import { careFor } from "~/domain/coach/care/care";
import { guideTopic } from "~/domain/coach/guide/guide";
import { readDistressInQuestion } from "~/domain/household/distress-words";
import { SAMPLE_PERSON } from "./sample-person";

test.each([
  ["cancel cinestream for me", "orders"],
  ["how much is my crypto worth now", null],
  ["is crypto worth it", "picks"],
])("care for “%s”: %s", (text, id) => {
  expect(careFor(text, SAMPLE_PERSON.today)?.id ?? null).toBe(id);
});

test.each([
  ["how do i split a target run into two categories, like half groceries half home stuff", "split"],
  ["how do i split the rent in half", null],
  ['what does "21 to review" mean', "review"],
  ["remind me to cancel the gym before the 4th", "notices"],
  ["remind me how much rent is", null],
  ["change the everything shop charges to groceries", "category"],
  ["I moved $200 into savings this morning for the emergency fund, can you add it", "goal-money-in"],
])("the guide on “%s”: %s", (text, id) => {
  expect(guideTopic(text)?.id ?? null).toBe(id);
});

test("a goal that is behind is no payment that is", () => {
  expect(
    readDistressInQuestion("We want to do Maine in spring and we're behind on it. When would we be done?"),
  ).toEqual([]);
  expect(readDistressInQuestion("The mortgage is 1,650, and we're behind on it. Can I buy a TV?")).toEqual(["arrears"]);
  expect(readDistressInQuestion("We're behind. Can I buy a TV?")).toEqual(["arrears"]);
});
