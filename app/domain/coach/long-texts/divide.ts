// A text divided into what is asked and what is told, before anything of it is read. What is told isn't part of the question;
// only what `lent.ts` names passes from it: names and days that the question leaves open, and what it leaves out.

import { anyOf, anyWordOf, inOrder } from "~/domain/language/pattern";
import { isMoment, pieceKindOf, type PieceKind, leftOutIn } from "./kinds";
import { withoutLives } from "./lives";
import { type Piece, piecesOf, joinPieces } from "./pieces";

export type Divided = {
  asked: string;
  told: readonly string[];
  /** Names as the text has them, said of what shall not count; `isLoose` where they stand somewhere in the piece. */
  leftOut: readonly LeftOut[];
};
type LeftOut = { name: string; isLoose: boolean };

type Sorted = Piece & { kind: PieceKind };

/** 'Before Thanksgiving I want to know what …': what stands before the wish is no part of what is wished for. */
const WISH = inOrder(
  /^(.+?\S)[ ,]+(?:i|we)(?:['’]?d| would| really| just| only| also)* (?:want|wanna|need|like|have|got|gotta)/i,
  /(?: to)? (?:know|see|find out|figure out|check|hear|understand) (?=(?:what|how|which|when|where|who)\b)/i,
);
const DEADLINE = /^(?:(?:so|ok|and|well)[ ,]+)*(?:before|by|until|ahead of|in time for)\b/i;
function unwrapped(piece: Piece): Piece[] {
  const wish = WISH.exec(piece.text);
  if (!wish) return [piece];
  const [whole, before = ""] = wish;
  if (/\b(?:how|what|which|where|who)\b/i.test(before)) return [piece];
  return [
    { ...piece, text: before, mark: ", ", ...(DEADLINE.test(before) ? { isTold: true } : {}) },
    { ...piece, text: piece.text.slice(whole.length) },
  ];
}

/** In a question that no word begins, what is said last asks: 'rent is due on the 1st?' */
function askedByMark(pieces: readonly Sorted[]): Sorted[] {
  return pieces.map((piece, at) => {
    const own = pieces.filter(({ sentence }) => sentence === piece.sentence);
    const isLast = pieces[at + 1]?.sentence !== piece.sentence;
    return piece.isQuestion && isLast && piece.kind === "tells" && own.every(({ kind }) => kind !== "asks")
      ? { ...piece, kind: "asks" }
      : piece;
  });
}

/** 'Who's right?' 'Did it show?' asks what the figures say by themselves, where something else is asked as well. */
const VERDICT = inOrder(
  /^(?:(?:so|and|but|ok|well)[ ,]+)*/i,
  anyOf(
    /who(?:['’]?s| is) (?:\w+ )?right|(?:is|was) (?:he|she|that|it)(?: \w+)? (?:right|correct|true|wrong)/i,
    /(?:does|did) (?:that|it) (?:add up|sound right|show|work|help|pay off)|right or wrong|true or false|is it true/i,
    /right|true|huh|no/i,
  ),
  /$/i,
);
const withoutVerdicts = (pieces: readonly Sorted[]): Sorted[] =>
  pieces.map((piece) =>
    VERDICT.test(piece.text) &&
    pieces.some((other) => (other.kind === "asks" || other.kind === "names") && !VERDICT.test(other.text))
      ? { ...piece, kind: "tells" }
      : piece,
  );

/** 'My wife handles the electric, so leave that out' leaves out what stands before it. */
const THAT_OUT = inOrder(
  /^(.*?)[ ,]*\b(?:so |and |just |please )*/i,
  anyOf(
    /(?:leave|keep|take) (?:that|it|those|them)(?: one| stuff| part)? out(?: of (?:it|this))?/i,
    inOrder(
      /(?:skip|ignore|forget|exclude|do ?n['’]?t (?:count|include)|do not (?:count|include)) (?:that|it|those|them)/i,
      /(?: one| stuff| part)?/i,
    ),
  ),
  /$/i,
);

function leftOutOf(pieces: readonly Sorted[]): LeftOut[] {
  return pieces.flatMap(({ text }, at): LeftOut[] => {
    const before = THAT_OUT.exec(text)?.[1];
    if (before === undefined) {
      const name = leftOutIn(text);
      return name === null ? [] : [{ name, isLoose: false }];
    }
    const said = before === "" ? pieces[at - 1]?.text : before;
    return said === undefined ? [] : [{ name: said, isLoose: true }];
  });
}

function sorted(text: string, means: Means): Sorted[] {
  const pieces = piecesOf(text)
    .flatMap(unwrapped)
    .reduce<Sorted[]>((done, piece, at, all) => {
      const before = done.at(-1)?.kind;
      const kind = THAT_OUT.test(piece.text) ? "leaves-out" : pieceKindOf(piece, before, all[at + 1]?.text);
      const isBracketed = all[at - 1]?.mark.includes("(") === true && !/\d/.test(piece.text);
      const isAside =
        kind === "names" && before === "tells" && !SHAPES.test(piece.text) && (isBracketed || !means(piece.text));
      return [...done, { ...piece, kind: isAside || piece.isTold ? "tells" : kind }];
    }, []);
  return withoutVerdicts(askedByMark(pieces));
}

/** Each by itself, with its date: how the answer is wanted. */
const SHAPES = anyWordOf(
  /each|per|dates?|days?|separate\w*|both|lists?|itemi\w+|by|only|just|all|every|everything|together|combined|line/i,
  /months?|weeks?|years?|visits?|with|without|minus|net|amounts?|prices?|average|first|last|biggest|most|least/i,
  /times?|count|one|ones|or/i,
);

/** Whether a piece that only names something names what a question could be about. */
type Means = (piece: string) => boolean;

/** Null where nothing is told, or where nothing but tales stand in the text. */
export function divided(text: string, means: Means = () => true): Divided | null {
  const pieces = sorted(text, means);
  const isAsked = ({ kind }: Sorted) => kind === "asks" || kind === "names";
  const asked = pieces.filter(isAsked);
  const rest = pieces.filter((piece) => !isAsked(piece));
  if (asked.length === 0 || rest.length === 0) return null;
  return {
    asked: withoutLives(joinPieces(asked))
      .replace(/^(?:(?:so|and|but|because)\s*,?\s+)+/i, "")
      .replace(/[\s,;:–-]+$/, ""),
    told: rest.filter(({ kind }) => kind === "tells").map((piece) => piece.text),
    leftOut: leftOutOf(rest),
  };
}

/** What a reader that knows no names goes by: the question alone, without numbers of somebody's life. */
export const askedIn = (text: string): string => divided(text)?.asked ?? withoutLives(text);

export const tellsOfMoment = ({ told }: Divided): boolean => told.some(isMoment);
