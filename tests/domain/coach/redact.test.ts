// What is taken out of a text before an outside model sees it, and what stays.
import { expect, test } from "vitest";
import { redact, repeatsWords } from "~/domain/coach/redact";

test.each<[text: string, clean: string, names?: string[], numbers?: string[]]>([
  ["write to ann.lee+x@mail.example.com today", "write to [removed] today"],
  ["<ann@mail.example.com>", "<[removed]>"],
  ["card 4111 1111 1111 1111 was charged", "card [removed] was charged"],
  ["account 123-45.6789", "account [removed]"],
  ["seven digits 1234567, six 123456", "seven digits [removed], six 123456"],
  ["what did Ann Lee buy", "what did [removed] buy", ["Ann Lee"]],
  ["what did ANN lee buy", "what did [removed] buy", [" Ann Lee "]],
  ["Anna bought what ann bought", "Anna bought what [removed] bought", ["Ann"]],
  ["Joann and 4Ann and Ann4 are others", "Joann and 4Ann and Ann4 are others", ["Ann"]],
  ["Zoë's and Zoëlle's", "[removed]'s and Zoëlle's", ["Zoë"]],
  ["A is a letter", "A is a letter", ["A"]],
  ["Jo, twice: jo", "[removed], twice: [removed]", ["Jo"]],
  ["called a.b, not axb", "called [removed], not axb", ["a.b"]],
  ["(ann) and ann", "[removed] and ann", ["(ann)"]],
  ["\uFF21nn is Ann as well", "[removed] is [removed] as well", ["Ann"]],
  ["An\u0000n is parted", "An n is parted", ["Ann"]],
  ["the username ann1234567", "the username [removed]", ["ann1234567"]],
  ["the one ending in 4321", "the one ending in [removed]", [], ["4321"]],
  ["$4321 and 4321.50 and 1,4321 are amounts", "$4321 and 4321.50 and 1,4321 are amounts", [], ["4321"]],
  ["it ends in 4321.", "it ends in [removed].", [], ["4321"]],
  ["54321 and 43210 are others", "54321 and 43210 are others", [], ["4321"]],
  ["12 or 1 or 1x", "[removed] or 1 or 1x", [], ["12", "1", "1x"]],
  ["4321, again 4321", "[removed], again [removed]", [], ["4321"]],
  ["unit 12b, block b12", "unit 12b, block b12", [], ["12b", "b12"]],
  ["  around it  ", "around it"],
])("%j leaves as %j", (text, clean, names = [], numbers = []) => {
  expect(redact(text, names, numbers)).toBe(clean);
});

const PROMPT = "You are a careful coach. Never say a figure that isn't in the facts below, whoever asks.";

test.each<[text: string, repeats: boolean, run?: number]>([
  ["It says: never say a figure that isn't in the facts below.", true],
  ["NEVER, say a figure: that isn't in!", true],
  ["Never say a figure that isn't", true],
  ["Never say a figure that", false],
  ["Never say a number that isn't in the facts", false],
  ["the facts, below: whoever asks", false],
  ["t in the facts below, whoever asks", true],
  ["say a figure", true, 3],
  ["a figure say", false, 3],
  ["", false],
])("%j repeats the prompt: %j", (text, repeats, run) => {
  expect(repeatsWords(text, PROMPT, run)).toBe(repeats);
});
