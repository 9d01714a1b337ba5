// What people write for the sake of speed.
import { expect, test } from "vitest";
import { SHORT_FORMS } from "~/domain/language/short-forms";
import { plainWords } from "~/domain/language/words";

test("each stands for plain words, which stand for nothing else", () => {
  for (const [short, long] of Object.entries(SHORT_FORMS)) {
    expect([short, long]).toEqual([short, expect.stringMatching(/^[a-z]+(?: [a-z]+)*$/)]);
    expect([short, plainWords(short)]).toEqual([short, long]);
    expect([long, plainWords(long)]).toEqual([long, long]);
    expect(short).not.toBe(long);
  }
});

test("months and weekdays stand for those that begin like them", () => {
  const names = "january february march june july august september october november december".split(" ");
  const days = "tuesday thursday friday".split(" ");
  for (const known of [...names, ...days]) expect(SHORT_FORMS[known.slice(0, 3)]).toBe(known);
});
