// Trouble that is another's, long past, or only read about: sentences that say so are no call for care. 'The family downstairs
// got evicted', 'I was homeless in my twenties', 'my book club reads about a con man'.

import { anyOf, anyWordOf, followedBy, group, inOrder } from "~/domain/language/pattern";

const sentencesOf = (plain: string): string[] => plain.match(/[^.?!]+[.?!]*/g) ?? [plain];

const TROUBLED_WORK = group(
  "paralegal|lawyer|attorney|public defender|judge|dispatcher|nurse|doctor|medic|social worker|counselor|therapist",
  "teacher|deputy|police officer|cop|detective|prosecutor|clerk|case ?worker|chaplain|pastor|journalist|reporter",
);

/** Whose it is, or where it was met. */
const OTHERS: readonly RegExp[] = [
  inOrder(
    /\b(?:family|people|neighbou?rs?|couple|lady|guy|man|woman|folks|tenants?|unit|house|apartment) (?:\w+ )?/,
    /(?:down ?stairs|up ?stairs|next door|across the (?:street|hall|way)|down the (?:street|block|road|hall))\b/,
  ),
  anyOf(
    /\b(?:piece|article|story|report|something|thing) (?:\w+ )?(?:in|on) the (?:paper|news|radio|tv)\b/,
    /\b(?:heard|saw|read) (?:\w+ ){0,3}(?:in|on) the (?:paper|news|radio|tv)\b/,
  ),
  anyOf(
    inOrder(
      /\b/,
      /book club|novel|movie|film|series|podcast|documentary|episode|article|seminar|sermon|lecture|workshop|library/,
      /\b/,
    ),
    /\bpreach\w*\b|\b(?:jury duty|mock trial)\b/,
  ),
  anyOf(
    inOrder(
      /\b(?:i|we|she|he|wife|husband|son|daughter|sister|brother|cousin|mom|dad|friend)s? /,
      /(?:teach|teaches|taught|volunteers?|volunteered)\b/,
    ),
    /\bmy (?:students|class(?:es)?|seventh graders|pupils|clients|patients)\b/,
  ),
  new RegExp(`\\b(?:im|is|was|\\w+s) an? (?:\\w+ ){0,2}${TROUBLED_WORK}s?\\b|\\ba ${TROUBLED_WORK} in the family\\b`),
];
/** Of such a sentence nothing is left out where it goes on about oneself. */
const OF_ONESELF = inOrder(
  /\b(?:i|im|ive|id|me|us|we|were|weve|myself|he|she)\b/,
  followedBy(
    inOrder(
      /.*/,
      /\b(?:cant|dont|wont|scared|afraid|lost|losing|owe|hits?|hurts?|wants?|needs?|help|again|tonight|tomorrow|still)/,
      /\b/,
    ),
  ),
);

const LONG_PAST = anyOf(
  /\b(?:years|decades|ages) (?:ago|back)\b|\blong ago\b|\bbefore (?:i|we) (?:was|were) born\b/,
  /\b(?:when|since) (?:i|we) (?:was|were) (?:a |an |in |just |only |little|young|small|kids|growing|\d+\b)/,
  /\bas a (?:kid|child|boy|girl|young \w+)\b|\bin my (?:teens|twenties|thirties|youth|college days)\b|\bgrowing up\b/,
  /\b(?:he|she) (?:died|passed) in (?:19|20)\d\d\b|\b(?:in|back in) (?:19\d\d|200\d|201\d)\b/,
  /\b(?:was|were|got|had) (?:\w+ ){1,4}in (?:19|20)\d\d\b/,
  /\bthats (?:all )?(?:behind (?:me|us)|long (?:done|over|gone|past))\b/,
);
const STILL_SO = anyWordOf(
  /again|still|now|tonight|today|tomorrow|this (?:week|month|morning|year)|cant|dont want|wont|want to|keeps?|says?/,
  /scared|afraid|is (?:going|suing|taking)/,
);

/** A story that one writes oneself may ask for what it tells. */
const WRITES = /\b(?:im|i am|were|we are) writing\b|\bwrite (?:that|the|a|me)\b/;

const isAnothers = (sentence: string): boolean => {
  if (WRITES.test(sentence)) return false;
  const met = OTHERS.find((words) => words.test(sentence));
  return met !== undefined && !OF_ONESELF.test(sentence.replace(met, " "));
};
const isLongPast = (sentence: string): boolean => LONG_PAST.test(sentence) && !STILL_SO.test(sentence);

/** A plain text without the sentences that tell of others' trouble, or of what is long past. */
export const withoutOthersTrouble = (plain: string): string =>
  sentencesOf(plain)
    .filter((sentence) => !isAnothers(sentence) && !isLongPast(sentence))
    .join("")
    .trim();

/** What a tale tells before it asks: its ordinary question must not silence it. Empty where nothing is told. */
export const toldBeside = (plain: string): string => {
  const sentences = sentencesOf(plain);
  return sentences.length < 2
    ? ""
    : sentences
        .filter((sentence) => !sentence.includes("?"))
        .join("")
        .trim();
};
