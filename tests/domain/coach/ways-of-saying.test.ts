// Each way to say something by one example at least (ways-of-saying.txt), and what stays as it is said.
import { describe, expect, test } from "vitest";
import { plainlySaid } from "~/domain/coach/reading/ways-of-saying";
import { plainWords } from "~/domain/language/words";
import { linesOf } from "./read-as";

const said = (text: string): string => plainlySaid(plainWords(text));

const WAYS = linesOf("ways-of-saying");

describe("many ways to say one thing", () => {
  test.each(WAYS)("%s", (way) => {
    const [text = "", plain] = way.split(" → ");
    expect(said(text)).toBe(plain);
  });

  test.each([
    ["september, coffee doesn't count", "september not counting coffee"],
    ["everything over 50 that's not the rent", "everything over 50 not counting rent"],
    ["food but leave the coffee shops out", "food not counting coffee shops"],
    ["spending without loans", "spending without car payments and student loan payments"],
    ["no rent no gas", "not counting rent and gas"],
    ["what was not a transfer, that was not a transfer", "what was not a transfer , that was not a transfer"],
  ])("what is left out: '%s'", (text, plain) => expect(said(text)).toBe(plain));

  test.each([
    ["months this year cheapest first", "months this year ascending"],
    ["rank october categories high to low", "october categories descending"],
    ["purchases high to low", "list the largest purchases"],
  ])("an order: '%s'", (text, plain) => expect(said(text)).toBe(plain));

  test.each([
    ["why was october that pricey", "why was october so expensive"],
    ["the 3rd quarter than the 2nd one", "the 3th quarter than the 2th quarter"],
    ["what share of last months spending", "what share of last month spending"],
    ["vet bills this year", "vet spending this year"],
    ["my bills this month", "my bills this month"],
    ["what did flight and hotel come to together", "how much did i spend on flight and hotel together"],
    ["the 2nd one", "the second one"],
  ])("'%s'", (text, plain) => expect(said(text)).toBe(plain));

  test("what is said plainly stays as it is, and is said once", () => {
    for (const text of ["how much did i spend on groceries last month", "what is my balance", "can i afford a car"]) {
      expect(said(text)).toBe(text);
      expect(plainlySaid(said(text))).toBe(text);
    }
  });
});
