// Kinds of clauses, each by the words that make it one, asked of the approved answers' household; and where one ends.
import { describe, expect, test } from "vitest";
import {
  isAsking,
  isFragment,
  isFragmentary,
  isPolite,
  isTold,
  isTopic,
  meansSomething,
  namesShops,
} from "~/domain/coach/reading/clauses";
import { segmentsOf } from "~/domain/coach/reading/segments";
import { spot } from "~/domain/coach/reading/spot";
import { WHO } from "./approved/household";

const those = (texts: readonly string[], holds: (text: string) => boolean) => texts.filter(holds);
const wordsIn = (text: string) => text.split(" ");

describe("what asks", () => {
  const ASKING = wordsIn(
    "how what whats when where which who why did do does is are am was were can could should would have has show list give compare",
  );
  test.each(ASKING)("'%s' does", (word) => {
    for (const text of [`${word} it`, ` ${word.toUpperCase()} it`, `and so ${word} it`])
      expect([text, isAsking(text)]).toEqual([text, true]);
    for (const text of [`${word}x it`, `my ${word}`]) expect([text, isAsking(text)]).toEqual([text, false]);
  });
  test.each(wordsIn("and so but also then ok plus"))("'%s' may stand before it", (word) => {
    expect([isAsking(`${word} how`), isAsking(word)]).toEqual([true, false]);
  });

  test("what is polite asks nothing", () => {
    const polite = [
      "thank you",
      "thanks a lot",
      "thank you",
      "please",
      "pls",
      "just curious",
      "i am curious",
      " tell me",
    ];
    expect(those(polite, isPolite)).toEqual(polite);
    expect(those(["thankful", "say please", "the thanks", "just a bit"], isPolite)).toEqual([]);
  });
});

describe("what tells", () => {
  test.each(wordsIn("i we my our im it there the"))("'%s' begins a tale", (word) => {
    for (const text of [`${word} x`, `ok so ${word} x`, ` well hi hey and ${word} x`])
      expect([text, isTold(text)]).toEqual([text, true]);
    for (const text of [`${word}z x`, `x ${word}`]) expect([text, isTold(text)]).toEqual([text, false]);
  });
  test.each([
    ...["how much", "how many", "what", "total", "show", "list", "want to see", "need to know", "like to see"],
    ...["love to know"],
  ])("with '%s' it's none", (words) => {
    expect([isTold(`i ${words} it`), isTold(`i x${words}x it`)]).toEqual([false, true]);
  });
  test.each([
    ...wordsIn("broke went took tried told says said keeps thinks flew stayed moved happened was were havent haven't"),
    ...["has been", "have been"],
  ])("'%s' tells of something", (word) => {
    expect([isTold(`car ${word} x`), isTold(`car x${word}x`)]).toEqual([true, false]);
    for (const asks of wordsIn("how what which when where total show list"))
      expect([asks, isTold(`car ${word} ${asks}`)]).toEqual([asks, false]);
    expect(isTold(`did car ${word} x`)).toBe(false);
  });
});

describe("what only adds to a question", () => {
  test("is up to four words that neither ask nor join", () => {
    expect(those(["oct", " one two three four ", "one  two three four"], isFragment)).toHaveLength(3);
    expect(
      those(
        ["one two three four five", "how so", "and oct", "or oct", "also oct", "what about oct", "how about oct"],
        isFragment,
      ),
    ).toEqual([]);
    expect(those(["andes", "orange", "alsox"], isFragment)).toHaveLength(3);
  });

  test("is a topic where it names a shop or a category in up to five words", () => {
    const topic = (text: string) => isTopic(text, WHO);
    expect(those(["noodle house", "that thing at noodle house", "groceries"], topic)).toHaveLength(3);
    expect(those(["that big thing at noodle house", "that thing", "how noodle house"], topic)).toEqual([]);
    for (const word of wordsIn("i we is are do does did have has went"))
      expect([word, topic(`noodle house ${word}`)]).toEqual([word, false]);
    expect([namesShops("noodle house", WHO), namesShops("groceries", WHO), namesShops("checking", WHO)]).toEqual([
      ...[true, true, false],
    ]);
  });

  test("is of names and days alone", () => {
    const bare = (text: string) => isFragmentary(spot(text, WHO));
    expect(those(["groceries", "october", "noodle house in october", "and groceries please"], bare)).toHaveLength(4);
    expect(those(["", "please", "groceries spent", "checking", "so what now about the groceries"], bare)).toEqual([]);
  });

  test("means something by a name, days, an amount or a word of its own", () => {
    const means = (text: string) => meansSomething(text, WHO);
    expect(those(["groceries", "in october", "$50", "spent"], means)).toHaveLength(4);
    expect(those(["did it", "zyx", "so what"], means)).toEqual([]);
  });
});

describe("where one question ends and the next begins", () => {
  test.each<[string, string[]]>([
    ["one? two! three; four\nfive. six", ["one", "two", "three", "four", "five", "six"]],
    ["rent 1.50 a day", ["rent 1.50 a day"]],
    ["paid dr. smith and mr. jones", ["paid dr smith and mr jones"]],
    ["gas, how much, what for", ["gas", "how much", "what for"]],
    ["gas and how much", ["gas", "how much"]],
    ["gas n how much", ["gas", "how much"]],
    ["gas & when", ["gas", "when"]],
    ["gas and also then how much", ["gas", "how much"]],
    ["gas and food", ["gas and food"]],
    ["and how much. but what", ["how much", "what"]],
    ["and food", ["and food"]],
    ["income vs spending", ["income", "spending"]],
    ["how much did i make versus spend", ["how much did i make", "spend"]],
    ["spending against plans", ["spending against plans"]],
    ["when exactly did i go and how much?", ["when was it"]],
    ["?? --", []],
  ])("%j", (text, parts) => expect(segmentsOf(text)).toEqual(parts));
});
