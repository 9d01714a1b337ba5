// What has to be paid once, or is wanted, is a payment whether or not anybody says 'afford' (one-off.txt); what asks about rows,
// debts or savings isn't, and two ways to pay are no sum.
import { expect, test } from "vitest";
import { adviceAmounts } from "~/domain/coach/reading/advice-amounts";
import { isAskedFor, isOneOff } from "~/domain/coach/reading/one-off";
import { plainWords } from "~/domain/language/words";
import { linesOf, readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const TABLE = linesOf("one-off");

test.each(TABLE)("%s", (line) => {
  const [text = "", read] = line.split(" → ");
  expect(readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today)).toBe(read);
});

test.each([
  "how much did the furnace repair cost",
  "brother needs to call me",
  "did the vet bill of 900 clear",
  "when did i pay 600 for tires",
  "list everything over 600 on tires",
  "who charged me 900",
  "the rent is 1650",
  "i need to save 3000 by june",
  "can i put 500 in savings",
  "can i throw 300 at the card",
  "my kid needs braces, 5200, or 140 a month for 3 years",
  "the furnace died",
])("no payment to weigh: %s", (text) => {
  const plain = plainWords(text);
  expect(isOneOff(plain, adviceAmounts(plain))).toBe(false);
});

test.each([
  ["my brother needs 1500", true],
  ["he wants to borrow 200", true],
  ["my brother earns 1500", false],
  ["the furnace died, 4800 to replace", false],
])("somebody else asks for it: %s", (text, asked) => expect(isAskedFor(plainWords(text))).toBe(asked));
