// What the gate says to who wrote a text: a name is no figure, and a refusal tells which word it met.
import { expect, test } from "vitest";
import type { Fact } from "~/domain/coach/facts/fact";
import { explained } from "~/domain/coach/gate-reasons";
import { gateProblems } from "~/domain/coach/number-gate";
import { outward } from "~/providers/coach/what-is-sent";

const name = (id: string, text: string): Fact => ({ id, label: "Name", value: { unit: "name", text }, href: null });
const usd = (id: string, cents: number): Fact => ({ id, label: "Sum", value: { unit: "usd", cents }, href: null });
const FACTS = [
  name("debt.1.name", "Store Card 4"),
  usd("debt.1.balance", 420_00),
  usd("answer.1.total", 90_00),
  usd("debt.total", 420_00),
];

test.each([
  ["{{debt.1.name}} comes first."],
  ["Start with {{debt.1.name}}, then stop."],
  ["Nothing is more than {{debt.1.name}}."],
])("a name may stand anywhere: %s", (text) => expect(gateProblems(text, FACTS)).toEqual([]));

const refusals = (text: string) => gateProblems(text, FACTS).map((problem) => explained(problem, text));

test.each([
  ["That comes to {{debt.1.balance}} in all.", /debt\.1\.balance\): its sentence has no word for what it is/],
  ["You paid almost {{answer.1.total}}.", /answer\.1\.total\): say the figure itself, not over, under or almost/],
  ["That's {{answer.1.total}} a week.", /answer\.1\.total\): the rhythm behind it is another one/],
  ["You have two cards.", /a number in words: "two"/],
  ["It was 12 once.", /a number that is no fact: write each number as the \{\{id\}\}/],
  ["It ends in two weeks.", /a (?:date that is no fact|number in words): "/],
  ["You owe nothing.", /a debt that is denied: something is owed/],
])("%s", (text, says) => expect(refusals(text).join("\n")).toMatch(says));

test("a figure that is fine in its place stays without a problem", () =>
  expect(refusals("You owe {{debt.1.balance}} on {{debt.1.name}}.")).toEqual([]));

test.each([
  ["Saturday", "Saturday"],
  ["Groceries", "Groceries"],
  ["every two weeks", "every two weeks"],
  ["Restaurants and Gas", "Restaurants and Gas"],
  ["Rainy Day", "(a name, filled in later)"],
  ["Corner Market", "(a name, filled in later)"],
  ["Groceries and Corner Market", "(a name, filled in later)"],
])("what everybody calls so is told, a name of one's own isn't: %s", (text, value) =>
  expect(outward(name("answer.1.name", text)).value).toBe(value),
);
