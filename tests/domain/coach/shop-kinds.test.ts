// Kinds of shops, one a line of shop-kinds.txt: what sentences call it, the category around it, the one to look at instead,
// words it is asked for by, what a name of such a shop holds, and how the bank files it.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  categoryAround,
  categoryInstead,
  kindAsked,
  namesOf,
  SHOP_KIND_WORDS,
  shopKindName,
} from "~/domain/coach/query/shop-kinds";

const list = (text: string) => (text === "" ? [] : text.split(", "));
const orNull = (text: string) => (text === "-" ? null : text);
const KINDS = readFileSync(new URL("./shop-kinds.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [id = "", called = "", around = "", instead = "", asked = "", names = "", codes = ""] = line
      .split("|")
      .map((part) => part.trim());
    return {
      id,
      called,
      around: orNull(around),
      instead: orNull(instead),
      asked,
      names: list(names),
      codes: list(codes),
    };
  });

describe.each(KINDS)("$id", ({ id, called, around, instead, asked, names, codes }) => {
  test("is called and placed", () => {
    expect([shopKindName(id), categoryAround(id), categoryInstead(id, {})]).toEqual([called, around, instead]);
    expect(categoryInstead(id, { [names[0] ?? ""]: "" })).toBeNull();
  });

  test.each(list(asked))("is asked for as %s", (word) => {
    expect(kindAsked(` ${word.toUpperCase()} `)).toEqual({
      codes,
      names: expect.arrayContaining(names.filter(({ length }) => length > 5)),
    });
    const found = SHOP_KIND_WORDS.filter(([, pattern]) => word.replace(pattern, "") === "").map(([found]) => found);
    expect(found).toContain(id);
  });

  test.each(names)("a shop with %s in its name is one", (name) => {
    expect(namesOf(id)).toContain(name);
    expect(namesOf(id, { [`Corner ${name} 12`]: "", Elsewhere: "" })).toEqual([`Corner ${name} 12`]);
    // A short word has to stand by itself, and where the bank says another kind only a long one counts.
    if (name.length < 5) expect(namesOf(id, { [`Corner x${name}x`]: "" })).toEqual(names);
    if (codes.length > 0)
      expect(namesOf(id, { [`Corner ${name}`]: "OTHER" })).toEqual(name.length > 5 ? [`Corner ${name}`] : names);
  });

  test.each(codes.length > 0 ? codes : ["none"])("a shop that the bank files under %s is one", (code) => {
    expect(namesOf(id, { Elsewhere: code })).toEqual(codes.length > 0 ? ["Elsewhere"] : names);
  });
});

test("what is no kind of shop is a name", () => {
  expect([
    shopKindName("noodle"),
    categoryAround("noodle"),
    categoryInstead("noodle", {}),
    kindAsked("noodle"),
  ]).toEqual([...[null, null, null, null]]);
  expect(namesOf("noodle")).toEqual(["noodle"]);
  expect(KINDS).toHaveLength(SHOP_KIND_WORDS.length);
});
