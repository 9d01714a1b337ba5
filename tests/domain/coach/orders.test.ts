// An order that a text asks for: rows of what it names, months and shops by their sums, bills and debts in their own answer
// (orders.txt); and what only sounds like one.
import { describe, expect, test } from "vitest";
import { ordered, orderSaid } from "~/domain/coach/reading/orders";
import { plainWords } from "~/domain/language/words";
import { linesOf, readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const TABLE = linesOf("orders");

describe("what is put in order is what the text names", () => {
  test.each(TABLE)("%s", (line) => {
    const [text = "", read] = line.split(" → ");
    expect(readAs(text, SAMPLE_PERSON, SAMPLE_PERSON.today)).toBe(read);
  });
});

test.each([
  ["cheapest first", "up"],
  ["and now by price low to high please", "up"],
  ["in ascending order", "up"],
  ["biggest ones first", "down"],
  ["sorted by amount", "down"],
  ["ok in order of size", "down"],
  ["the first one", null],
  ["coffee cheapest first", null],
])("an order and nothing else: %s", (text, order) => expect(orderSaid(text)).toBe(order));

test.each([
  "cheapest first",
  "now sorted by price please",
  "and those from low to high",
  "how much did the cheapest to the most expensive trip differ",
  "which store is the cheapest",
  "what was my first purchase",
  "how much is the biggest bill",
])("stays as it is said: %s", (text) => expect(ordered(plainWords(text))).toBe(plainWords(text)));
