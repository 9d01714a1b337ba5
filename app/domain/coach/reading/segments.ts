// Where one question of a text ends and the next begins.

import { anyOf, captured, inOrder } from "~/domain/language/pattern";

/** 'Income vs spending' are two figures. */
const EARNED_AND_SPENT = anyOf(
  /\b(?:make|made|earn|earned)\b (?:vs\.?|versus|and)\s(?=spend\b|spent\b)/gi,
  inOrder(
    /\b(?:income|earnings|earned|pay)\b[^.?!;]*?\b(?:vs\.?|versus|against|compared to|and)\s[^.?!;]*?/gi,
    /\b(?:spending|expenses|spent|outgoings)\b/gi,
  ),
  inOrder(
    /\b(?:spending|expenses|outgoings)\b[^.?!;]*?\b(?:vs\.?|versus|against|compared to|and)\s[^.?!;]*?/gi,
    /\b(?:income|earnings)\b/gi,
  ),
);
const JOINER = /\s(?:vs\.?|versus|against|compared to|and)\s/i;

/** Where one question ends and the next begins: at its mark, or at a joining word before a question word. */
export function segmentsOf(text: string): string[] {
  const QUESTION =
    "(?:how|what|whats|what's|when(?! (?:lowest|highest|cheapest|least))|whens|where|wheres|which|who|did|do i|" +
    "is (?:that|it|this)|are (?:they|those|these)|does (?:that|it|this)|do (?:they|those)|at what|on what|in " +
    "(?:which|what)|by how|what's the|the (?:total|average)" +
    "(?= (?:cost|amount|there|of (?:them|those|it)|each|per)|\\W*$)|is my|am i|show me|give me|list|can i|was " +
    "(?:any|it|that|there)|(?:the |my |our )(?:biggest|largest|most expensive|smallest)" +
    "(?! (?:and|or|month|week|day)))";
  if (SPLITS_PAYMENT.test(text)) return [text.trim()];
  return text
    .replace(CORRECTED, "$1")
    .replace(DAYS_FIRST, "$1 ")
    .replace(/\bwhen exactly\b[^.?!]*?\bhow much\b\W*$/i, "when was it")
    .replace(EARNED_AND_SPENT, (found) => found.replace(JOINER, "; "))
    .replace(/(\b(?:dr|mr|mrs|ms|st|vs|inc|co)\.)/gi, (dot) => dot.slice(0, -1))
    .split(
      new RegExp(
        `[?!;\\n]+|\\.(?=\\s|$)|(?:,|\\band\\b|\\bn\\b|\\balso\\b|&)\\s+(?:(?:also|then)\\s+)*(?=${QUESTION}\\b)(?!how much of (?!it|that|this|them|those))`,
        "i",
      ),
    )
    .map((part) => part.trim().replace(/^(?:and|also|but)\s+(?=how|what|when|where|which)/i, ""))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .reduce<string[]>(
      (parts, part) =>
        ASKS_BACK.test(part) && parts.length > 0
          ? [...parts.slice(0, -1), `${parts.at(-1) ?? ""}, ${part}`]
          : [...parts, part],
      [],
    );
}

/** 'What of the payment was interest, and what came off the loan': two parts of one. */
const SPLITS_PAYMENT =
  /^(?=.*\bpayments?\b)(?=.*\binterest\b)(?=.*\b(?:principal|c[ao]me off|comes off|off the (?:loan|balance)|the (?:loan|balance|debt) itself)\b)[^.?!]+\W*$/i;

/** 'Are we driving more? Fuel in October against August I mean': what is meant says it all. */
const CORRECTED = /^[^.?!]+[.?!]+\s+([^.?!]{12,}?),? I mean\W*$/i;

/** 'Going from August to September, which category rose most': the days before the question are its own. */
const DAYS_FIRST = inOrder(
  /^/i,
  captured(
    inOrder(
      /(?:(?:so|ok|okay|and|hey)\s+)?(?:going |moving |comparing |looking )*(?:from|between) [\w ]{3,24} /i,
      /(?:to|into|and|through|thru) [\w ]{3,24}/i,
    ),
  ),
  /,\s+(?=(?:which|what|who|where)\b)/i,
);

/** '…never paid for November. Did we?' is of what stands before it. */
const ASKS_BACK = inOrder(
  /^(?:so |but |and )?(?:did|do|does|have|has|had|is|are|was|were|am|can|could|will|would|should)(?: not|n't)? /i,
  /(?:i|we|it|that|they|you)(?: (?:really|actually|ever|or not))?$/i,
);
