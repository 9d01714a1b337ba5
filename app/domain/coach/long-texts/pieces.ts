// A text in pieces: sentences, and in them clauses, each with the mark behind it. Put together again they are the text.

import { anyOf, captured, either, followedBy, inOrder } from "~/domain/language/pattern";

/** `mark` is what stands between this piece and the next one; `sentence` counts the sentences; `isTold` where what stands
 * around a piece says that it tells. */
export type Piece = { text: string; mark: string; sentence: number; isQuestion: boolean; isTold?: true };

/** 'Dr. Miller' ends nothing. */
const SENTENCE = anyOf(
  inOrder(
    /(?<!\b(?:dr|mr|mrs|ms|st|jr|sr|vs|no|approx|inc|co|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?=\.))/gi,
    /(?:[.?!;]+["”')]*(?=\s|$)|:(?=\s)|…+|\n+)/gi,
  ),
  /\s*[()]\s*|\s+[-–—]{1,2}\s+|\s*—\s*/gi,
);

const QUESTION = either(
  "how|what|whats|what['’]s|which|where|who|when (?:is|was|did|do|does|will|are|were)|did|do|does|can|could|should",
  "show|list|give|tell|is (?:it|that|this|my|our|the)|are (?:we|my|our)|am i",
);
const SUBJECT = either(
  "i|we|he|she|they|it|im|ive|my|our|his|her|i['’]m|we['’]re|we['’]ve|i['’]ve|he['’]s|she['’]s|they['’]re|it['’]s",
  "its|that['’]s|there['’]s|somebody|someone|everybody|everyone|nobody|people|mom|dad|hubby",
);
/** Behind one of these a question word asks nothing by itself: 'I want to know what', 'of which'. */
const LEADS = either(
  "know|see|out|wonder|wondering|idea|sure|tell|me|us|you|curious|say|says|said|ask|asks|asking|of|about|to",
  "remember|forget|matter|check|if|by|and|or|on|for|at|in|with|from|than|not|understand|believe|also|then|plus|that",
  "so|but|just|is|are|was|were|vs|versus|compare|compared|clue|explain|sum|total|like|exactly|look|looking|show",
  "figure|what|how|which|please|pls|ok|okay|hey|well|now|lol",
);
const CLAUSE = new RegExp(
  [
    ",\\s+",
    "\\s+(?=(?:because|cause|cuz|coz|bc|['’]cause|even though|although|whereas|now that|seeing as)\\s)",
    `\\s+(?=(?:since|but|while|so that|so) (?:${SUBJECT})\\b)`,
    `\\s+(?=(?:and|so|but) (?:${QUESTION})\\b)`,
    `(?<!(?:^|\\s)(?:${LEADS}|[&+/]))\\s+(?=(?:how (?:much|many|often)|what (?:did|do|does|is|was|were|are)|` +
      "what['’]?s|show me|list (?:all|every|my|our|the))\\b)",
  ].join("|"),
  "gi",
);

/** The text between the marks, and the marks. */
function cut(text: string, marks: RegExp): { text: string; mark: string }[] {
  const found: { text: string; mark: string }[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    found.push({ text: text.slice(from, match.index), mark: match[0] });
    from = match.index + match[0].length;
  }
  found.push({ text: text.slice(from), mark: "" });
  return found;
}

/** ', like Wednesday through today' says what is before it more exactly. */
const EXACTLY = inOrder(
  /,\s+/gi,
  followedBy(
    inOrder(
      /(?:like|so|meaning|i mean|say|as in|that is) (?:from |on |just |the )?/gi,
      /(?:mon|tue|wed|thu|fri|sat|sun|today|yesterday|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/gi,
    ),
  ),
);

/** 'After I pay the rent, how much is left' is asked of what is left after it. */
const AFTER_PAYING = inOrder(
  /^\W*(?:so |ok |and )*/i,
  captured(
    inOrder(
      /(?:after|once) (?:(?:i|we|my|our|the|i['’]ve|we['’]ve|is|are|pay|paid|paying|next|this|months?) )*/i,
      /(?:rent|mortgage|car payment|car loan|insurance|phone bill|power bill)/i,
      /(?: (?:is|has|goes|went|been|gets|paid|out|clears|comes))*/i,
    ),
  ),
  /(,? )((?:how much|what|whats|what['’]s)\b[^.?!]*)/i,
);

export function piecesOf(text: string): Piece[] {
  return cut(text.replace(EXACTLY, " ").replace(AFTER_PAYING, "$3 $1"), SENTENCE)
    .flatMap((sentence, at) => {
      const clauses = cut(sentence.text, CLAUSE);
      return clauses.map((clause, index): Piece => ({
        text: clause.text.trim(),
        mark: index === clauses.length - 1 ? sentence.mark : clause.mark,
        sentence: at,
        isQuestion: sentence.mark.includes("?"),
      }));
    })
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece.text));
}

/** Pieces as one text again; what was between two that have lost what stood between them is a pause. */
export const joinPieces = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ text, mark }, at) => {
      const isLast = at === pieces.length - 1;
      if (isLast) return `${text}${mark.trim().replace(/^[,()–—-]+/, "")}`;
      if (/[()]/.test(mark)) return `${text}, `;
      return `${text}${mark.trim() === "" ? " " : /\s$/.test(mark) ? mark : `${mark} `}`;
    })
    .join("");
