// What a piece does, by every word that says so and beside one that doesn't (told-kinds.txt of asking,
// told-kinds-told.txt of telling; 'told >> ' stands before a piece that
// follows one that tells, 'asked >> ' before one that follows a question, ' >> …' behind one that something follows;
// 'no question' is either of what tells and what only names).
import { expect, test } from "vitest";
import { type PieceKind, pieceKindOf } from "~/domain/coach/long-texts/kinds";
import { casesOf, each } from "./told-table";

const BEFORE: ReadonlyMap<string, PieceKind> = new Map([
  ["told", "tells"],
  ["asked", "asks"],
]);

function kind(line: string): string {
  const [first = "", ...others] = line.split(" >> ");
  const before = BEFORE.get(first);
  const [piece = "", after] = before ? others : [first, ...others];
  return pieceKindOf({ text: piece.replace(/\?$/, ""), isQuestion: piece.endsWith("?") }, before, after);
}

const TABLES = [new URL("./told-kinds.txt", import.meta.url), new URL("./told-kinds-told.txt", import.meta.url)];

test.each(TABLES.flatMap(casesOf))("$line", ({ texts, expected }) => {
  const reads = (text: string) => (expected === "no question" && kind(text) !== "asks" ? expected : kind(text));
  expect(each(texts, reads)).toEqual(each(texts, () => expected));
});
