// Names come from strangers, and are shown in one line.
import { expect, test } from "vitest";
import { cleaned } from "~/providers/bank/cleaned";

test.each<[string, string, number, string]>([
  ["a name", "Harbor Bank", 120, "Harbor Bank"],
  ["one with signs that can't be seen", "Har\u0007\u0000bor\u202e\u200bBank", 120, "Har bor Bank"],
  ["one over several lines", "  Harbor\r\n\t Bank \n", 120, "Harbor Bank"],
  ["wide spaces", "Harbor\u00a0\u2003 Bank", 120, "Harbor Bank"],
  ["nothing but signs", "\u0000\u200b", 120, ""],
  ["one that is too long", "Harbor Bank", 6, "Harbor"],
  ["one that is too long once it's cleaned", "  Harbor\n\nBank", 8, "Harbor B"],
  ["letters of other languages", "Caf\u00e9 \u6771\u4eac", 120, "Caf\u00e9 \u6771\u4eac"],
])("%s", (_, name, length, shown) => expect(cleaned(name, length)).toBe(shown));
