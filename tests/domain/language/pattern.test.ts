import { describe, expect, test } from "vitest";
import {
  anyNumberOf,
  anyOf,
  anyWordOf,
  captured,
  either,
  followedBy,
  group,
  inOrder,
  notFollowedBy,
  notPrecededBy,
  onceOrMore,
  optional,
  precededBy,
} from "~/domain/language/pattern";

describe("patterns as lists", () => {
  test("what is put together is what would stand in one line", () => {
    expect(anyOf(/rent/, /food|gas/)).toEqual(/rent|food|gas/);
    expect(anyWordOf(/rent/g, /food|gas/g)).toEqual(/\b(?:rent|food|gas)\b/g);
    expect(inOrder(/\bmy /, anyOf(/old/, /new/), / (?:car|house)/)).toEqual(/\bmy (?:old|new) (?:car|house)/);
    expect(inOrder(optional(/ a| b/), anyNumberOf(/c/), onceOrMore(/d/))).toEqual(/(?: a| b)?(?:c)*(?:d)+/);
    expect(inOrder(precededBy(/a|b/), captured(/c|d/), followedBy(/e/))).toEqual(/(?<=a|b)(c|d)(?=e)/);
    expect(inOrder(notPrecededBy(/a/), /c/, notFollowedBy(/e|f/))).toEqual(/(?<!a)c(?!e|f)/);
    expect(either("rent", "food|gas")).toBe("rent|food|gas");
    expect(group("rent", "food|gas")).toBe("(?:rent|food|gas)");
  });

  test("only a bar that stands alone makes alternatives of a piece", () => {
    expect(inOrder(/a\|b/, /[|]/, /(?:c|(?:d|e))/, /\(f|g\)/)).toEqual(/a\|b[|](?:c|(?:d|e))(?:\(f|g\))/);
    expect(inOrder(/[(]/, /h|i/, /[\])]/)).toEqual(/[(](?:h|i)[\])]/);
  });

  test("pieces of one pattern have the same flags", () => {
    expect(anyOf(/a/gi, /b/gi).flags).toBe("gi");
    expect(() => anyOf(/a/i, /b/)).toThrow("other flags");
  });
});
