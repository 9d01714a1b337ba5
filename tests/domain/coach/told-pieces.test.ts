// Where a text is cut, and how its pieces are put together again (told-pieces.txt, told-together.txt).
import { expect, test } from "vitest";
import { type Piece, piecesOf, joinPieces } from "~/domain/coach/long-texts/pieces";
import { casesOf, each, linesOf } from "./told-table";

const MARKS = /\[([^\]]*)\]|<([^>]*)>/g;

/** 'rent[, ]gas<?>' */
const marked = (text: string): string =>
  piecesOf(text)
    .map((piece, at, all) => {
      const isOver = all[at + 1]?.sentence !== piece.sentence;
      if (piece.mark === "") return piece.text;
      return isOver ? `${piece.text}<${piece.mark}>` : `${piece.text}[${piece.mark}]`;
    })
    .join("");

test.each(linesOf(new URL("./told-pieces.txt", import.meta.url)))("$line", ({ texts }) => {
  const whole = texts.map((text) => text.replace(MARKS, "$1$2"));
  const cut = texts.map((text) => text.replace(/([\]>])\s+/g, "$1"));
  expect(each(whole, marked)).toEqual(whole.map((text, at) => `${text} → ${cut[at]}`));
});

function piecesMarked(text: string): Piece[] {
  const parts = text.split(MARKS);
  return parts.flatMap((part, at) =>
    at % 3 === 0 && part !== ""
      ? [{ text: part, mark: parts[at + 1] ?? parts[at + 2] ?? "", sentence: 0, isQuestion: false }]
      : [],
  );
}

test.each(casesOf(new URL("./told-together.txt", import.meta.url)))("$line", ({ texts, expected }) => {
  const wanted = expected.replaceAll("\\n", "\n");
  expect(each(texts, (text) => joinPieces(piecesMarked(text)))).toEqual(each(texts, () => wanted));
});

test("each piece says which sentence it's of, and whether that asks", () => {
  expect(piecesOf("Rent, then gas. ?! How much, 900?! ok")).toEqual([
    { text: "Rent", mark: ", ", sentence: 0, isQuestion: false },
    { text: "then gas", mark: ".", sentence: 0, isQuestion: false },
    { text: "How much", mark: ", ", sentence: 2, isQuestion: true },
    { text: "900", mark: "?!", sentence: 2, isQuestion: true },
    { text: "ok", mark: "", sentence: 3, isQuestion: false },
  ]);
});

test("what has neither letters nor digits is no piece", () => {
  expect(piecesOf("— … ,, *")).toEqual([]);
  expect(joinPieces([])).toBe("");
});
