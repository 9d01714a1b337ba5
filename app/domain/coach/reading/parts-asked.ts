// A part of what is asked about: 'half of the phone bill is for the business', 'my roommate pays a third of the rent', 'split
// the internet 3 ways', '10% of what I earned'. The rest of the text asks for the whole, and is read as any text is.

import { anyWordOf, group, inOrder } from "~/domain/language/pattern";
import { plainWords } from "~/domain/language/words";
import type { Query } from "~/domain/coach/query/algebra";
import { DIVIDED } from "~/domain/coach/query/part-answers";
import { withPauses } from "./pauses";
import type { Understood } from "./understood";

const NAMED: readonly (readonly [RegExp, number])[] = [
  [/^(?:a |one )?half|^halve/, 50],
  [/^(?:two|2) thirds/, 200 / 3],
  [/^(?:a |one )?third/, 100 / 3],
  [/^(?:three|3) (?:quarters|fourths)/, 75],
  [/^(?:a |one )?(?:quarter|fourth)/, 25],
  [/^(?:a |one )?fifth/, 20],
  [/^(?:a |one )?tenth/, 10],
];
const PART =
  "((?:(?:a|one) )?half|(?:two|2) thirds|(?:a|one) third|(?:three|3) (?:quarters|fourths)|" +
  "(?:a|one) (?:quarter|fourth|fifth|tenth)|\\d{1,2}(?:\\.\\d)? ?(?:%|percent)|\\d{1,2} ?%)";
const OF = `${PART}(?: of)?(?: (?=the\\b|my\\b|our\\b|that\\b|what\\b|everything\\b|[a-z]))`;
const NOT_OF_DAYS =
  "(?! ?(?:of )?(?:price|off|time|hours?|days?|gallons?|dozen|pint|way|marathon|full|and half)\\b)" +
  "(?! ?(?:of )?(?:the |this |last |a |next )?(?:january|february|march|april|may|june|july|august|september|" +
  "october|november|december|months?|weeks?|years?|20\\d\\d|as|an hour|off|less|more|down|apr|interest|rate|" +
  "raise)\\b)";
/** Not a part of a figure: an order, a bound, a rule, a limit's mark, or something that would be given up or put away. */
const OTHERWISE = anyWordOf(
  inOrder(
    /(?:first|second|last|other|better|more than|less than|over|under|at least|at most|almost|nearly|about) (?:a )?/,
    /half/,
  ),
  /what percent|percentage|than (?:half|a|\d)|half as|by (?:half|a|\d)|limit|utilization|score|budget|goal|raise|apr/,
  /interest rate|down payment|cash ?back|match|save|saved|saving|put|set aside|invest\w*|contribut\w*/,
  /(?<!my |our )cut|reduce|trim|drop|rule|should (?:i|we)|what if/,
  /(?:income|pay|spending|money) (?:went|goes|is going|was)|half off|% off|percent off|tip|on sale|afford/,
);
/** Paying a part of a debt is a plan. */
const OF_DEBT = /\b(?:pay|pays|paid|paying)\b.*\b(?:card|balance|debts?|loans?)\b(?!.*\bhow much\b)/;
const YES_NO = /^(?:is|are|was|were|do|does|did|has|have|had|am|will|can|could)\b/;

/** Who bears it, or what it is for. */
const FOR =
  "(?:is|are|was|were|goes|go|gets?|s)(?: (?:really|actually|basically|all|just))* " +
  "(?:for|to|on|a|an|covered|paid|reimbursed|deductible|business|work|personal|mine|his|hers|theirs|my|the)\\b" +
  "([^,.;?]*)";
const WHO =
  "(?:(?:if|since|because|so|and|when) )?(?:(?:my|our|the) )?(?:[a-z]+ ){1,3}?(?:pays?|paid|covers?|covered|" +
  "chips? in(?: for)?|chipped in(?: for)?|pitches in(?: for)?|splits?|owes?(?: me| us)?|takes?|handles?|" +
  "claims?|write off|deduct|expense|kicks? in)(?: (?:me|us|back|for))*";
/** What is left to ask once the part is known. */
const MINE = group(
  "(?:so |then |and )*(?:what(?: is|s| do| does| will| would)?|how much(?: is| do| does| would| will)?)" +
    "(?: (?:is|i|we|do|does|my|our|mine|the|s|each|left|end|up|really|actually|that|it|then|of|us|you|still|have|" +
    "got|to|for|me|person|share|part|portion|half|cut|side|amount|owe|pay|paying|one|everybody|everyone|come|" +
    "comes|out|leave|leaves|with))*",
  "(?:my|our) (?:share|part|half|portion|cut)",
);

type Asked = { percent: number; text: string };

function percentOf(said: string): number | null {
  const digits = /^(\d{1,2}(?:\.\d)?) ?(?:%|percent)/.exec(said)?.[1];
  if (digits !== undefined) return Number(digits) > 0 ? Number(digits) : null;
  return NAMED.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}

const tidy = (text: string): string =>
  text
    .replace(/\s+([,.?])/g, "$1")
    .replace(/^[\s,.;]+|[\s,.;]+$/g, "")
    .replace(/\s+/g, " ");

const INCOME =
  /^(?:my|our|the)? ?(?:monthly |gross |net |take home |whole )?(?:income|pay|salary|earnings|wages)(?: (?:a|per|each) month)?$/;
const PAYCHECK = /^(?:my|our|each|every|a|the)? ?(?:pay ?check|check)s?$/;

const OWN_PART = /\b(?:my|our|the|each|everyones) (?:half|share|part|portion|cut)\b|\bmine\b/g;

/** The rest is only what the part comes to: how much it is. */
function asking(what: string, question: string): string {
  if (!(new RegExp(`^${MINE}$`).test(question) || question === ""))
    return `${what}, ${question.replace(OWN_PART, "that")}`;
  if (INCOME.test(what)) return "how much do i earn a month";
  return PAYCHECK.test(what) ? "how much is my next paycheck" : `how much is ${what}`;
}

/** 'Split the internet 3 ways', 'the rent is split in half with my sister', 'we go halves on groceries'. */
function splitIn(plain: string): Asked | null {
  const ways = IN_WAYS.exec(plain);
  if (!ways || !SPLITS.test(plain)) return null;
  const many = ways[1] ?? ways[2] ?? "2";
  const parts = WAYS[many] ?? Number(many);
  if (!(parts >= 2 && parts <= 9)) return null;
  const together = tidy(plain.replace(IN_WAYS, " ").replace(/ (?:evenly|equally)\b/g, " "));
  const rest = tidy(together.replace(WITH, " "));
  const passive = /^(.+?) (?:is|are|was|were|gets?|s) (?:all )?(?:split|divided|shared)(?: up)?\b(.*)$/.exec(rest);
  const active =
    /^(.*?)\b(?:(?:if|when|so|since) )?(?:(?:i|we|they|us|lets) )?(?:split|splitting|divide|dividing|share|sharing|go|going)(?: up)?(?: on)? (.+)$/.exec(
      rest,
    );
  const [before = "", what = ""] = passive
    ? ["", `${passive[1] ?? ""}${passive[2] ?? ""}`]
    : active
      ? active.slice(1)
      : [];
  if (what === "") return null;
  const [whole = "", ...others] = what.split(",").map(tidy);
  return { percent: 100 / parts, text: asking(whole, tidy([before, ...others].join(" "))) };
}
const SPLITS = /\b(?:split|splitting|divided?|dividing|shared?|sharing|go(?:ing)? (?=halves))/;
const IN_WAYS = anyWordOf(
  inOrder(
    /(?:(?:in|into|between|among|by) )?(?:the )?(\d|two|three|four|five|six) ?/,
    /(?:ways?|of us|people|persons|equal parts|parts)/,
  ),
  /in(?:to)? (thirds|two|three|four|quarters)|(?:right )?(?:in|into|by) (?:half|halves)|halves|50 ?[ /-]? ?50/,
  /fifty fifty|half and half|down the middle|evenly|equally/,
);
const WITH = inOrder(
  / (?:with|among|between) (?:(?:my|the|our|a) )?(?:(?!in\b|last\b|this\b|each\b)[a-z]+)/g,
  /(?: (?!in\b|last\b|this\b|since\b|each\b|what|how)[a-z]+)?(?= ?,|$| in | last | this | each )/g,
);
const WAYS: Readonly<Record<string, number>> = { two: 2, three: 3, thirds: 3, four: 4, quarters: 4, five: 5, six: 6 };

const FRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b1\/2\b|½/g, "half"],
  [/\b1\/3\b|⅓/g, "a third"],
  [/\b2\/3\b|⅔/g, "two thirds"],
  [/\b1\/4\b|¼/g, "a quarter"],
  [/\b3\/4\b|¾/g, "three quarters"],
];
const inWords = (text: string): string =>
  plainWords(withPauses(FRACTIONS.reduce((found, [digits, word]) => found.replace(digits, word), text))).replace(
    / ?% /g,
    "% ",
  );

/** The part, and the text without it; null where no part of a figure is meant. */
export function partIn(text: string): Asked | null {
  const plain = inWords(text);
  if (OTHERWISE.test(plain) || OF_DEBT.test(plain)) return null;
  const split = splitIn(plain);
  if (split) return split;
  if (YES_NO.test(plain)) return null;
  const pays = PAYS.exec(plain);
  if (pays) return asked(pays[1], pays[2], pays[3]);
  const ofIt = PAYS_OF_IT.exec(plain);
  if (ofIt)
    return asked(
      ofIt[2],
      (ofIt[1] ?? "").replace(/^how much (?:of|is) | (?:do|will|would) (?:i|we) (?:pay|owe)$/g, ""),
    );
  const isFor = IS_FOR.exec(plain);
  // What it is for may say the days as well.
  if (isFor) return asked(isFor[1], `${isFor[2] ?? ""} ${DAYS.exec(isFor[3] ?? "")?.[0] ?? ""}`, isFor[4]);
  const [, before = "", part = "", what = ""] = PLAIN.exec(plain) ?? [];
  const percent = percentOf(part);
  if (percent === null) return null;
  const head = tidy(before.replace(/^.* (?:is|are|be|of) $/, ""));
  const whole = tidy(what.replace(/ (?:is|are|comes? to|would be) (?:how much|what)$|(?: ,)? how much$/, ""));
  // The planner tells it of a usual month.
  if (INCOME.test(whole) && ONLY_ASKS.test(tidy(before))) return null;
  return { percent, text: ONLY_ASKS.test(head) ? asking(whole, "") : tidy(`${head} ${whole}`) };
}
const PAYS = new RegExp(`^${WHO} ${OF}${NOT_OF_DAYS}(.+?)(?: ,|$)(.*)$`);
const PAYS_OF_IT = new RegExp(`^(.+?)(?: ,)? (?:if|since|because|when|and|but) ${WHO} ${PART}(?: of (?:it|that))?$`);
const IS_FOR = new RegExp(`^(?:(?:so|ok|since|if) )*${OF}${NOT_OF_DAYS}(.+?) ${FOR}(?: ,|$)(.*)$`);
const PLAIN = new RegExp(`^(.*?)(?:\\b(?:my|our|the) )?\\b${OF}${NOT_OF_DAYS}(.+)$`);
const DAYS = anyWordOf(
  /in (?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)/,
  /last (?:month|week|year)|this (?:month|week|year)|since \S+/,
);
const ONLY_ASKS =
  /^(?:so |and )*(?:what|how much|whats|figure|calculate|tell me|give me)?(?: (?:is|s|was|would|be|did|do|does|i|we|pay|spend|comes? to))*$/;

function asked(part = "", what = "", question = ""): Asked | null {
  const percent = percentOf(part);
  return percent === null ? null : { percent, text: asking(tidy(what), tidy(question)) };
}

const ALL_OF_THEM: ReadonlySet<Query["measure"]> = new Set(["bills", "subscriptions"]);
/** One figure of something that the text names. */
const isWhole = ({ measure, shape, comparison, condition, statistic, subject }: Query, text: string): boolean =>
  DIVIDED.has(measure) &&
  (!ALL_OF_THEM.has(measure) || Object.keys(subject).length > 0 || /\b(?:bills|subscriptions)\b/.test(text)) &&
  shape !== "share" &&
  shape !== "ranking" &&
  comparison === null &&
  condition.percent === undefined &&
  statistic !== "count";

/** Null where no part is meant, or where the rest isn't read as one figure. */
export function partOf(text: string, read: (text: string) => Understood): Understood | null {
  const found = partIn(text);
  if (!found) return null;
  const whole = read(found.text);
  const [query, ...others] = whole.is === "queries" && whole.unused.length === 0 ? whole.queries : [];
  if (whole.is !== "queries" || !query || others.length > 0 || !isWhole(query, found.text)) return null;
  return { ...whole, queries: [{ ...query, condition: { ...query.condition, percent: found.percent } }] };
}
