// The small page that stands in the place of one that can't be had: what it says, and that it says nothing but text.
import { describe, expect, test } from "vitest";
import { refusalPage, refusalPageText } from "~/lib/refusal-page.server";

const SEEN = { nonce: "n0nce", requestId: "r-1" };
/** What somebody reads: the title, and the text of each line below it. */
function read(message: string) {
  const page = refusalPageText(404, message, SEEN);
  const between = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "gs"))].map(([, text]) => text);
  return { title: between("title"), heading: between("h1"), lines: between("p") };
}
const NAME = "Mind My Money";
const WAY_ON = '<a href="/">Go to the start page</a>';
const REFERENCE = "<small>Status 404, reference r-1</small>";

describe("the words stand in two lines", () => {
  test.each([
    ["one sentence is the heading", "There's no such page.", "There's no such page.", null],
    ["the rest goes below", "It didn't work. Try again. Or wait.", "It didn't work.", "Try again. Or wait."],
    ["half a sentence becomes a whole one", "It's gone; nothing was lost.", "It's gone.", "Nothing was lost."],
    ["what is broken over lines as well", "It's gone.\n\nSign in\nagain.", "It's gone.", "Sign in\nagain."],
    ["a stop within a word is none", "mind.my is away", "mind.my is away", null],
    ["a half sentence with nothing behind it ends as one", "It's gone;", "It's gone.", null],
  ])("%s", (_name, message, heading, then) => {
    expect(read(message)).toEqual({
      title: [message.replaceAll("'", "&#39;")],
      heading: [heading.replaceAll("'", "&#39;")],
      lines: [NAME, ...(then === null ? [] : [then]), WAY_ON, REFERENCE],
    });
  });
});

test("what comes from outside is text and never a tag, wherever it stands", () => {
  const sharp = `<b>&"'`;
  const page = refusalPageText(403, sharp, { nonce: sharp, requestId: sharp });
  expect(page).not.toContain("<b>");
  expect(page).not.toContain(sharp);
  expect(page.split("&#60;b&#62;&#38;&#34;&#39;")).toHaveLength(5);
});

test("its looks carry the answer's nonce, follow the dark mode, and show where the keyboard is", () => {
  const page = refusalPageText(404, "Gone.", SEEN);
  expect(page).toContain('<style nonce="n0nce">');
  expect(page).toContain("@media(prefers-color-scheme:dark)");
  expect(page).toContain("a:focus-visible{outline:2px");
  expect(page).toMatch(/\.name\{font-family:"Iowan Old Style",.*serif\}/);
});

test("as an answer it has its status, and says that it is a page in English", async () => {
  const answer = refusalPage(410, "Gone.", SEEN);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([410, "text/html; charset=utf-8"]);
  const page = await answer.text();
  expect(page).toBe(refusalPageText(410, "Gone.", SEEN));
  expect(page).toMatch(/^<!doctype html>\n<html lang="en"><head><meta charset="utf-8">/);
});
