// Numbers of somebody's life, by every word that says so and beside what only looks alike (told-lives.txt).
import { expect, test } from "vitest";
import { withoutLives } from "~/domain/coach/long-texts/lives";
import { each, linesOf } from "./told-table";

const MARKED = /\[([^=\]]*)(?:=([^\]]*))?\]/g;

test.each(linesOf(new URL("./told-lives.txt", import.meta.url)))("$line", ({ texts }) => {
  const bare = texts.map((text) => {
    const without = text.replace(MARKED, "$2");
    return without === text ? text : without.trim();
  });
  const whole = texts.map((text) => text.replace(MARKED, "$1"));
  expect(each(whole, withoutLives)).toEqual(whole.map((text, at) => `${text} → ${bare[at]}`));
});
