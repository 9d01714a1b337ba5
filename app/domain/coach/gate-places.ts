// Whether a figure is at home in its sentence: what it speaks of, under whose name, and at which rate.

import { CATEGORIES } from "~/domain/categories/list";
import { anyOf, inOrder } from "~/domain/language/pattern";

const PLACEHOLDER = /\{\{([a-z0-9_.-]{1,60})\}\}/g;

/** What a sentence must speak of to carry a figure of that family: a true figure under a false name is a lie as well. */
const TOPICS: readonly [RegExp, RegExp][] = [
  [/^income\./, /income|earn|pay|bring|brought|made|make|take|took|came|come|wage|salary/i],
  [/^spend\./, /spen[dt]|cost|went|go(?:es|ing)?\b|out|purchase|bills?|charge|budget|used?|trim|cut|average|share/i],
  [/^credit\.(?:score|goal|gap)$/, /score|credit|points/i],
  [/utilization/, /utili[sz]ation|limit|card|credit|below|under/i],
  [
    /^guide\./,
    anyOf(
      /guide|aim|suggest|should|under|below|above|common|usual|planner|target|recommend|measure|toward|cushion|fund/i,
      /score|safe|excellent|good|near|roughly|first|match|payment|keep|save|saving|cover|runway|helps/i,
      /(?:less|more) than|they (?:say|speak)|rule|limit/i,
    ),
  ],
  [/^(?:debt|owed)\./, /debt|owe|loan|card|balance|pay|rate|interest|minimum/i],
  [/^(?:balance|emergency)\./, /balance|have|cash|sav|checking|fund|cover|cushion|worth|invest|account|needs|bank/i],
];

/** 'You owe', 'you earn', 'you spend', 'you keep' right before a figure say what it is. */
const SAYS_IT_IS: readonly [RegExp, RegExp][] = [
  [
    /\b(?:earn|earned|make|made|bring in|brought in|incomes? (?:is|was|of|comes? to|came to))(?: about| around)? $/i,
    /^(?:income|interview|payday|late|asked|answer|home)\.|^plan\.(?:forgone|savings-rate)$/,
  ],
  [
    /\b(?:owe|owed|debts? (?:is|was|of|comes? to))(?: about| around)? $/i,
    /^(?:debt|owed|credit|payoff|interest|cleared|asked|answer)\./,
  ],
  [
    /\b(?:spend|spent|spending (?:is|was|of|comes to))(?: about| around)? $/i,
    /^(?:spend|budget|earlier|need|want|saving|plan|short|purchase|asked|answer)\./,
  ],
  [/\b(?:keep|kept)(?: about| around)? $/i, /^(?:kept|goal|save|plan|budget|asked|answer)\./],
  [/\b(?:scores? (?:is|was|of))(?: about| around)? $/i, /^(?:credit|health|asked|answer)\./],
];

/** A figure for a month does not become one for a week by what stands behind it. */
const RATE = inOrder(
  /^\W*(?:(?:spent|out|more|less|on \w+) )?/i,
  anyOf(
    /(?:an?|per|each|every) (hour|day|week|weekend|quarter|month|year)\b(?! (?:ago|earlier|from now)\b)/i,
    /(hourly|daily|weekly|quarterly|monthly|yearly|annually)\b/i,
  ),
);
const STANDS =
  /^(?:balance\.|owed\.|debt\.total|debt\.\d+\.balance|limit\.|emergency\.(?:low|high|gap)|goal\.\d+\.(?:target|current|left)|credit\.|payoff\.interest$)/;

function wrongRate(id: string, after: string): boolean {
  const found = RATE.exec(after);
  const unit = (found?.[1] ?? found?.[2] ?? "").toLowerCase();
  // A rate of interest is one of a year.
  if (unit === "" || (unit.startsWith("year") && /(?:^|[.-])rate$/.test(id))) return false;
  if (unit.startsWith("year") || unit.startsWith("annual")) return !/year/.test(id);
  if (id.endsWith(`.per-${unit}`)) return false;
  return unit.startsWith("month") ? STANDS.test(id) || /year/.test(id) : true;
}

const COMES_TO = "(?:costs?|was|were|is|are|takes?|took|comes? to|came to)(?: you)?(?: about| around)?";
export const NAMED = CATEGORIES.map(({ id, name }) => {
  const words = name.replace("/", "[ /]?(?:or )?");
  return {
    id,
    pattern: new RegExp(`\\b${words}\\b`, "i"),
    /** 'Rent' alone tells what 'Mortgage/Rent' is. */
    part: new RegExp(`\\b(?:${name.split(/\/| & /).join("|")})\\b`, "i"),
    /** 'Groceries cost', right before a figure. */
    says: new RegExp(`(?:^|[,;:] )(?:your |the )?${words} ${COMES_TO} $`, "i"),
  };
});
/** 'Over $5.00' is not $5.00. */
const BESIDE =
  /\b(?:over|above|below|under|nearly|almost|(?:more|less) than|at (?:least|most)|(?<!add(?:s|ed|ing)? )up to|as much as|exceed(?:s|ed|ing)?)\s+$/i;
/** '$16.22 more than $200.00' tells how far they're apart. */
const APART = /(?:\}\}|\d)\s+(?:more|less) than\s+$/;
/** What one may be beside: a guide, and a bound that the question set. */
const IS_BOUND = /^guide\.|^asked\.\d+\.(?:lower-bound|upper-bound|limit)$/;
const TOTAL = /^spend\.(?:this|last|before|average|difference|named)$/;
/** What several categories come to may follow their names. */
const NAMED_TOTAL = "spend.named";

export const categoryMeant = (id: string): string | undefined => /^(?:spend|budget)\.([a-z_]+)\./.exec(id)?.[1];

/** Whether a fact may stand in a sentence: what it speaks of, under its own category's name, at its own rate. */
export const outOfPlace = (id: string, sentence: string, at: number, length: number): boolean =>
  whyOutOfPlace(id, sentence, at, length) !== null;

/** What keeps it from there, in a few words for who wrote the sentence; null where nothing does. */
export function whyOutOfPlace(id: string, sentence: string, at: number, length: number): string | null {
  const after = sentence.slice(at + length);
  const said = sentence.slice(0, at);
  const prose = sentence.replace(PLACEHOLDER, "");
  const topic = TOPICS.find(([family]) => family.test(id));
  const own = NAMED.find((category) => category.id === categoryMeant(id));
  if (topic && !topic[1].test(prose) && !own?.part.test(prose)) return "its sentence has no word for what it is";
  if (
    id.startsWith("guide.") &&
    /^\W*you(?:r \w+)? (?:now |currently |already )?(?:spen[dt]|earn|owe|saved|have|pay|is|are)\b/i.test(prose)
  )
    return "a guideline is no figure of the person's own";
  if (wrongRate(id, after)) return "the rhythm behind it is another one than its own";
  if (SAYS_IT_IS.some(([says, families]) => says.test(said) && !families.test(id)))
    return "the verb in front of it calls it something else";
  if (!IS_BOUND.test(id) && BESIDE.test(said) && !APART.test(said))
    return "say the figure itself, not over, under or almost";
  const onCategory = /^\W*(?:(?:spent|went) )?(?:on|to|for|at|in) (?:your |the )?([^.!?,;\n]*)/i.exec(after)?.[1] ?? "";
  const before = id === NAMED_TOTAL ? "" : said;
  return TOTAL.test(id) && NAMED.some(({ pattern, says }) => pattern.test(onCategory) || says.test(before))
    ? "a total under one category's name"
    : null;
}
