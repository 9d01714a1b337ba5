// What a piece leaves out, and which amounts and claims stand in it (told-left-out.txt, told-amounts.txt).
import { expect, test } from "vitest";
import { hasAmount, isBareAmount, isClaim, leftOutIn } from "~/domain/coach/long-texts/kinds";
import { casesOf, each } from "./told-table";

test.each(casesOf(new URL("./told-left-out.txt", import.meta.url)))("$line", ({ texts, expected }) => {
  expect(each(texts, (text) => leftOutIn(text) ?? "nothing")).toEqual(each(texts, () => expected));
});

function amount(text: string): string {
  if (isClaim(text)) return "claim";
  if (isBareAmount(text)) return "amount by itself";
  return hasAmount(text) ? "amount" : "nothing";
}

test.each(casesOf(new URL("./told-amounts.txt", import.meta.url)))("$line", ({ texts, expected }) => {
  expect(each(texts, amount)).toEqual(each(texts, () => expected));
});
