import { expect, test } from "vitest";
import { MAX_TAGS, addTags, readTags } from "~/domain/ledger/tags";

test("tags are read with commas between, without number signs, each once and in lower case", () => {
  expect(readTags(" Tax,  #Vacation  2027 ,tax,, # ,Ärzte")).toEqual(["tax", "vacation 2027", "ärzte"]);
  expect(readTags("a|b\u0007c")).toEqual(["a b c"]);
  expect(readTags("")).toEqual([]);
});

test("what there is stays, and no more are added than there is room for", () => {
  const many = Array.from({ length: 20 }, (_, index) => `t${index}`);
  expect(addTags(["own"], many)).toEqual(["own", ...many.slice(0, MAX_TAGS - 1)]);
  expect(addTags(["a"], ["a", "b"])).toEqual(["a", "b"]);
});
