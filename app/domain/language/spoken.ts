// What is dictated has sounds in it that mean nothing: 'um', 'uh', and the 'like' before a number or a question.

import { anyOf } from "~/domain/language/pattern";

const SOUNDS = /(^|[\s,])(?:u+m+|u+h+m*|erm+|hmm+)(?:\s*,)?(?=[\s,.?!]|$)/gi;
const NUMBER =
  "(?:\\$?\\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a (?:couple|few|hundred|thousand)|few|couple)";
const LIKE = anyOf(
  new RegExp(
    `\\b(last|past|in|for|about|maybe|over|the|that's|is|was) like (?=(?:the (?:last|past) )?${NUMBER}\\b)`,
    "gi",
  ),
  /\b(so|and|just|then) like (?=(?:from|since|how|what|when|where|on|is|are|do|did|can)\b)/gi,
);

export function withoutSounds(text: string): string {
  const plain = text.replace(SOUNDS, "$1").replace(LIKE, (_found, first = "", second = "") => `${first}${second} `);
  return plain === text ? text : plain.replace(/ {2,}/g, " ").trim();
}
