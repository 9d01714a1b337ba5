// Where one question of a text ends and the next begins.

/** 'Income vs spending' are two figures. */
const EARNED_AND_SPENT =
  /\b(?:make|made|earn|earned)\b (?:vs\.?|versus|and)\s(?=spend\b|spent\b)|\b(?:income|earnings|earned|pay)\b[^.?!;]*?\b(?:vs\.?|versus|against|compared to|and)\b[^.?!;]*?\b(?:spending|expenses|spent|outgoings)\b|\b(?:spending|expenses|outgoings)\b[^.?!;]*?\b(?:vs\.?|versus|against|compared to|and)\b[^.?!;]*?\b(?:income|earnings)\b/gi;
const JOINER = /\s(?:vs\.?|versus|against|compared to|and)\s/i;

/** Where one question ends and the next begins: at its mark, or at a joining word before a question word. */
export function segmentsOf(text: string): string[] {
  const QUESTION =
    "(?:how|what|whats|what's|when(?! (?:lowest|highest|cheapest|least))|whens|where|wheres|which|who|did|do i|is (?:that|it|this)|are (?:they|those|these)|does (?:that|it|this)|do (?:they|those)|at what|on what|in (?:which|what)|by how|what's the|the (?:total|average)(?= (?:cost|amount|there|of (?:them|those|it)|each|per)|\\W*$)|is my|am i|show me|give me|list|can i|was (?:any|it|that|there)|(?:the |my |our )(?:biggest|largest|most expensive|smallest)(?! (?:and|or|month|week|day)))";
  return text
    .replace(/\bwhen exactly\b[^.?!]*?\bhow much\b\W*$/i, "when was it")
    .replace(EARNED_AND_SPENT, (found) => found.replace(JOINER, "; "))
    .replace(/(\b(?:dr|mr|mrs|ms|st|vs|inc|co)\.)/gi, (dot) => dot.slice(0, -1))
    .split(
      new RegExp(
        `[?!;\\n]+|\\.(?=\\s|$)|(?:,|\\band\\b|\\bn\\b|\\balso\\b|&)\\s+(?:also\\s+|then\\s+)?(?=${QUESTION}\\b)(?!how much of (?!it|that|this|them|those))`,
        "i",
      ),
    )
    .map((part) => part.trim().replace(/^(?:and|also|but)\s+(?=how|what|when|where|which)/i, ""))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}
