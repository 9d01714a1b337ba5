// The reader of tags under OFX and camt, as what it tells whoever listens.
import { describe, expect, test } from "vitest";
import { lineCounter, readMarkup, unescapeMarkup } from "~/domain/import/markup";

function heard(text: string, from = 0) {
  const said: string[] = [];
  const isRead = readMarkup(text, from, {
    open: (name, attributes, position) => void said.push(`open ${name}|${attributes}|${position}`),
    text: (value) => void said.push(`text ${value}`),
    close: (name) => void said.push(`close ${name}`),
  });
  return isRead ? said : null;
}

describe("tags and texts", () => {
  test.each<[string, string[]]>([
    ["<A>one</A>", ["open A||0", "text one", "close A"]],
    ["before<A> one <B>two", ["open A||6", "text one", "open B||14", "text two"]],
    ["<A>\n\t<B></B>", ["open A||0", "open B||5", "close B"]],
    ["<A b=\"1\" c='2'>x", ["open A|b=\"1\" c='2'|0", "text x"]],
    ["<A\nb='1'>x", ["open A|b='1'|0", "text x"]],
    ["<A/>x", ["open A||0", "close A", "text x"]],
    ["<A b/>", ["open A|b|0", "close A"]],
    ["<ns:A>x</ns:A >", ["open A||0", "text x", "close A"]],
    ["<?xml version='1.0'?><A>x", ["open A||21", "text x"]],
    ["<!ELEMENT b><A>x", ["open A||12", "text x"]],
    ["<A>a &amp; b", ["open A||0", "text a & b"]],
    ["<A><!-- <B>no</B> --><C>x", ["open A||0", "open C||21", "text x"]],
    ["<A><!-- <B>", ["open A||0"]],
    ["<!----><A>x", ["open A||7", "text x"]],
    ["<A><![CDATA[1 < 2 & <B>]]>after</A>", ["open A||0", "text 1 < 2 & <B>", "close A"]],
    ["<A><![CDATA[endless <B>", ["open A||0"]],
    ["<![CDATA[x]]><A>", ["text x", "open A||13"]],
    ["<A>x<B", ["open A||0", "text x"]],
    ["<A>--><!-- x --><B>", ["open A||0", "text -->", "open B||16"]],
    ["<A><!-- <b--><C>x", ["open A||0", "open C||13", "text x"]],
    ["<A><![CDATA[<b]]><C>x", ["open A||0", "text <b", "open C||17", "text x"]],
    ["<A>]]><![CDATA[one]]><C>", ["open A||0", "text ]]>", "text one", "open C||21"]],
    ["no tags", []],
    ["", []],
  ])("%s", (text, said) => expect(heard(text)).toEqual(said));

  test("begin where they are told to", () => {
    expect(heard("<A>one<B>two", 3)).toEqual(["open B||6", "text two"]);
  });

  test.each(["<!DOCTYPE a>", "<!doctype a>", "<A><!ENTITY b>"])("%s is refused", (text) =>
    expect(heard(text)).toBeNull(),
  );
  test.each(["<A>the <!-- <!DOCTYPE a> --> word", "<A b='<!DOCTYPE'>"])("%s declares nothing", (text) =>
    expect(heard(text)).not.toBeNull(),
  );

  test("long texts are cut, and what follows is read", () => {
    const long = "x".repeat(12_000);
    const cut = `text ${"x".repeat(10_000)}`;
    expect(heard(`<A>${long}<B>y`)).toEqual(["open A||0", cut, "open B||12003", "text y"]);
    expect(heard(`<A><![CDATA[${long}]]><B>y`)?.slice(1)).toEqual([cut, "open B||12015", "text y"]);
    expect(heard(`<A>${long}`)?.[1]).toBe(cut);
    expect(heard(`<A ${long}>y`)).toEqual([`open A|${"x".repeat(1_997)}|0`, "text y"]);
  });
});

describe("characters that are written out", () => {
  test.each([
    ["none", "none"],
    ["&amp;&lt;&gt;&quot;&apos;&nbsp;", "&<>\"' "],
    ["&AMP;", "&"],
    ["&eur;", "&eur;"],
    ["&#65;&#x42;&#x1f600;&#128512;", "AB😀😀"],
    ["&#0;&#xD800;&#xDFFF;&#55296;", ""],
    ["&#xD7FF;&#xE000;", "\ud7ff\ue000"],
    ["&#x10FFFF;&#x110000;&#9999999;", "\u{10ffff}"],
    ["&#1;", "\u0001"],
    ["a & b; &;", "a & b; &;"],
    ["&amp;lt;", "&lt;"],
  ])("%s", (text, plain) => expect(unescapeMarkup(text)).toBe(plain));
});

test("lines are counted up to a position, going on", () => {
  const lineAt = lineCounter("a\nb\n\nc");
  expect([0, 1, 2, 3, 4, 5, 99].map(lineAt)).toEqual([1, 1, 2, 2, 3, 4, 4]);
  expect(lineCounter("abc")(3)).toBe(1);
  expect(lineCounter("\nabc")(0)).toBe(1);
});
