// A text divided into what is asked, told and left out (told-divide.txt says how the lines read).
import { expect, test } from "vitest";
import { askedIn, divided, tellsOfMoment } from "~/domain/coach/long-texts/divide";
import { casesOf, each } from "./told-table";

const means = (piece: string) => !piece.startsWith("garden");

function parts(text: string, names: readonly string[]): string {
  const found = divided(text, means);
  if (!found) return "whole";
  const said: Readonly<Record<string, string>> = {
    asked: found.asked,
    told: found.told.join(" / "),
    out: found.leftOut.map(({ name, isLoose }) => `${isLoose ? "~" : ""}${name}`).join(", "),
  };
  return names.map((name) => `${name}: ${said[name] || "nothing"}`).join("; ");
}

test.each(casesOf(new URL("./told-divide.txt", import.meta.url)))("$line", ({ texts, expected }) => {
  const names = [...expected.matchAll(/\b(asked|told|out):/g)].map(([, name = ""]) => name);
  const wanted = expected.replaceAll("\\n", "\n");
  expect(each(texts, (text) => parts(text, names))).toEqual(each(texts, () => wanted));
});

test("a reader that knows no names goes by the question alone", () => {
  expect(askedIn("My husband lost his job in 2019. Can we afford a 900 couch?")).toBe("Can we afford a 900 couch?");
  expect(askedIn("can my 7 year old have a 300 bike")).toBe("can my kid have a 300 bike");
  expect(askedIn("i'm a nurse, garden, how much was gas")).toBe("garden, how much was gas");
});

test.each([
  ["when my sister visits, i'm tired. how much was gas", true],
  ["i'm tired, when my sister visits. how much was gas", true],
  ["i'm tired, my sister visits. how much was gas", false],
])("'%s' tells of a moment: %s", (text, isOfMoment) => {
  const found = divided(text);
  expect(found && tellsOfMoment(found)).toBe(isOfMoment);
});
