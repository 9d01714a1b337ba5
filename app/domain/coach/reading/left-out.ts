// All ways to leave something out, brought to one: 'not counting' and what it is. Leaving aside, setting to one side,
// ignoring, never minding, 'rent excluded', 'if it weren't for the rent', 'nothing under $20'. Plain words in, plain words out.

import { anyOf, group, inOrder, notFollowedBy } from "~/domain/language/pattern";
import type { Way } from "./ways-of-saying";

const OUT = group(
  "not counting|not including|without|excluding|exclude|except(?: for)?|besides|other than|minus|aside from",
  "apart from|leaving out|leave out|ignoring|but not",
);
/** What leaves out whatever is named behind it. */
export const WITHOUT = new RegExp(
  `\\b(?:${OUT}(?: counting| including)?|not (?=my rent|the rent)|don ?t count|do not count|w ?\\/o|taking out|take out)\\b`,
  "g",
);

const COSTS = group(
  "rent|mortgage|loans?|bills?|gas|groceries|coffee|restaurants|insurance|food|travel|utilities|subscriptions",
  "transfers|payments|refunds|fees|interest|eating out|takeout",
);
const OUR = "(?:the|my|our|any|all|both|those|these|that)";
const AMOUNT = "\\$?\\d+(?:\\.\\d\\d)?(?: (?:dollars|bucks))?";
/** A few words that name what is left out, and ask, tell or move nothing. */
const NAMED =
  "(?:(?!,|and then\\b|but\\b|i\\b|we\\b|you\\b|how\\b|what\\b|much\\b|money\\b|cash\\b|something\\b|put\\b|" +
  "set\\b|to\\b|is\\b|are\\b|was\\b|were\\b|with\\b|\\$?\\d)\\S+ )";
const ASIDE =
  "(?:aside|to (?:one|the) side|out of (?:it|this|that|the (?:picture|equation|mix|way|count|total))|off the table)";

const REGULAR =
  "(?:regular|usual|normal|monthly|standard|standing|fixed|automatic|customary|typical|recurring|scheduled)";

/** 'Besides the usual 400': what is more than that. */
const BESIDES_USUAL: readonly Way[] = [
  [new RegExp(` (?:not|and not|but not) the ${REGULAR} \\$?(?=\\d+$)`, "g"), " over $$"],
  [
    new RegExp(
      "\\b(?:besides|beyond|apart from|aside from|other than|on top of|except(?: for)?|not counting|excluding|" +
        "ignoring|leaving out|leaving aside|outside(?: of)?|above|past) (?:the|our|my|that|those) " +
        `(?:${REGULAR} )+(?:transfers? of )?\\$?(\\d+)` +
        "(?: (?:dollars|bucks|a month|per month|each month|every month|monthly|transfers?|ones?|" +
        "(?:i|we) (?:move|transfer|put|send|save)(?: (?:over|in|away|aside))*))*",
      "g",
    ),
    "over $$$1",
  ],
];

/** Said before what is left out. */
const BEFORE: readonly Way[] = [
  [/\bsans\b/g, "without"],
  [/\bexcl\b/g, "excluding"],
  [/\bwith o\b/g, "without"],
  [/\bleaving out\b/g, "not counting"],
  [/\b(?:do|does|did) not (?:include|including|counting)\b/g, "not counting"],
  [/\bnot (?:to )?(?:include|count)\b/g, "not counting"],
  [
    new RegExp(
      `\\b(?:leaving|setting|putting) (?:aside|off) (?!(?:money|cash|something|for|each|every|more)\\b|\\$?\\d)`,
      "g",
    ),
    "not counting ",
  ],
  [new RegExp(`\\b(?:set|leave|put) (?:aside|off) (?=${OUR} )`, "g"), "not counting "],
  [/\b(?:omitting|disregarding|skipping over|stripping out|taking away|subtracting|leaving off)\b/g, "not counting"],
  [
    new RegExp(
      "(?:^|(?<= , )|(?<=\\bif (?:i|we|you) )|(?<=^if (?:i|we|you) ))(?:never mind|skip|forget(?: about)?|" +
        `disregard|omit|ignore|leave out|take out|take away|exclude|subtract|drop|strip out) (?=${OUR} |` +
        `${COSTS}\\b)`,
      "g",
    ),
    "not counting ",
  ],
  [new RegExp(`(?:^|(?<= , ))bar(?:ring)? (?=${OUR} |${COSTS}\\b)`, "g"), "not counting "],
  [/\bif (?:i|we|you) not counting\b/g, "not counting"],
  [
    new RegExp(`\\bif (?:there (?:is|was|were) no|(?:i|we) (?:had|have) no|it (?:was|were) not for) `, "g"),
    "not counting ",
  ],
  [new RegExp(`\\bnon (?=${COSTS}\\b)`, "g"), "not counting "],
  [
    new RegExp(
      "\\b(spending|spent|total|everything|month|january|february|march|april|may|june|july|august|september|" +
        `october|november|december) less (?=(?:${OUR} )?${COSTS}\\b)`,
      "g",
    ),
    "$1 not counting ",
  ],
  [/\boutside (?:of )?(?=(?:the|my|our) |rent\b|groceries\b)/g, "not counting "],
];

/** Said behind it. */
const BEHIND: readonly Way[] = [
  [
    new RegExp(
      `(?:^| , | and | but )(?:(?:i|we) )?do not (?:want|need) (${NAMED}{1,4}?)(?:in (?:there|it|that)|included|counted)(?=$| )`,
      "g",
    ),
    " not counting $1",
  ],
  [
    inOrder(
      /(?:^| , | and | but )((?:(?!,|(?:and|but|if)\b)\S+ ){1,4}?)(?:(?:does|do|did|is|are|should|was|were) )?not /g,
      /(?:count|counted|counting|included|be included)(?=$| ,)/g,
    ),
    " not counting $1",
  ],
  [new RegExp(`\\b(?:leaving|setting|putting) (${NAMED}{1,8}?)${ASIDE}(?=$| )`, "g"), "not counting $1"],
  [
    new RegExp(`\\b(?:set|leave|put|take|taking) (?=${OUR} )(${NAMED}{1,8}?)(?:${ASIDE}|off)(?=$| )`, "g"),
    "not counting $1",
  ],
  [
    /\b(?:leave|leaving|take|taking) (?:the |my |our )?((?:(?!out\b)\S+ ){1,3})out\b(?! (?:of|from|more|less)\b)/g,
    "not counting $1",
  ],
  [
    /\b(?:leave|leaving|keep|keeping|take|taking) (?:the |my |our )?((?:(?!out\b)\S+ ){1,3})out of (?:it|this|that)(?=$| )/g,
    "not counting $1",
  ],
  [
    new RegExp(
      `(?:^| , | and | but | with )(${NAMED}{1,5}?)(?:(?:is|are|was|were|being) )?` +
        `(?:excluded|left (?:out|off|aside)|taken out|removed|omitted|not included|${ASIDE})(?=$| ,)`,
      "g",
    ),
    " not counting $1",
  ],
  [
    new RegExp(`\\bif (${NAMED}{1,4}?)(?:did|does|do) not (?:exist|count|counting|matter)(?=$| )(?: ,)?`, "g"),
    "not counting $1 ,",
  ],
];

/** What the rows are not. */
const IS_NOT: readonly Way[] = [
  [/\b(?:(?:that|which) )?(?:is|are|was|were|went to|on) neither (.+?) nor (?=\S)/g, "not counting $1 and "],
  [/^(?:so |ok )*not (?:the |my |our )?((?:(?!,)\S+ ){1,4}), (?:just|only|but) (.+)/g, "$2 not counting $1"],
  [
    inOrder(
      /\b(?:that|which) (?:is|are|was|were) not /g,
      notFollowedBy(
        anyOf(
          /(?:a |any |just )?(?:card )?(?:transfer|payment)/g,
          inOrder(
            /right|true|fair|good|bad|enough|ok|normal|much|too|so|what|mine|how|a|my fault|over|under|late|due|paid/g,
            /\b/g,
          ),
        ),
      ),
      /(?:for |on |at )?(?:the |my |our )?/g,
    ),
    "not counting ",
  ],
  [new RegExp(`\\bno (${COSTS})(?: ,)?(?: and| or)? no (${COSTS})\\b`, "g"), "not counting $1 and $2"],
  [/\bbut (?=not counting|not including|without|excluding)/g, ""],
  [/ (?:, and|,|but) (?:skip|skipping|ignore|forget|omit|drop) (?=(?:the |my |our )?\S+(?: \S+)?$)/g, " not counting "],
  // 'All bills due in december but the rent'
  [
    new RegExp(
      "(?<=\\b(?:all|every|everything|anything|whole|total|any|anywhere|entire)\\b.*)" +
        "(?<!\\b(?:nothing|anything|everything|all))(?: ,)? but (?:for )?" +
        `(?=(?:${OUR} )?(?:${COSTS}|car payments?|student loans?|car insurance|phone|internet|cable|water|power|` +
        `electric|gym)(?: (?:and|or) (?:${OUR} )?\\S+)?(?: (?:bill|payment)s?)?$)`,
      "g",
    ),
    " not counting ",
  ],
  [/\b(?:everything|anything|all) (?:but|except) (?=the\b|my\b|rent\b|\S+(?:$| ,))/g, "everything not counting "],
];

const ROWS =
  "(?:anything|everything|things?|stuff|charges?|purchases?|items?|those|ones?|whatever|amounts?|transactions?)";
/** 'Ignoring anything under $20': the rows that remain are at least as large. */
const OF_AMOUNTS: readonly Way[] = [
  [
    new RegExp(
      `\\b${OUT} (?:(?:the|all|any|small|little|big|large) )*${ROWS}` +
        "(?: (?:that|which) (?:is|are|was|were|cost))? (?:under|below|less than|smaller than|cheaper than) " +
        `(${AMOUNT})`,
      "g",
    ),
    "at least $1",
  ],
  [
    new RegExp(
      `\\b${OUT} (?:(?:the|all|any|small|little|big|large) )*${ROWS}` +
        "(?: (?:that|which) (?:is|are|was|were|cost))? (?:over|above|more than|bigger than|larger than) " +
        `(${AMOUNT})`,
      "g",
    ),
    "at most $1",
  ],
];

export const LEFT_OUT: readonly Way[] = [...BESIDES_USUAL, ...BEFORE, ...BEHIND, ...IS_NOT, ...OF_AMOUNTS];

/** What is left out and is no category by its name: loans are what they are paid by, bills what comes each month. */
const UNNAMED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?<!car )(?<!auto )(?<!student )(?<!school )(?<!college )loans?(?: payments?)?\b/g,
    "car payments and student loan payments",
  ],
  [
    /\b(?:my |the |our |any |all )*(?:(?:regular|fixed|monthly|recurring) )?bills\b(?! (?:due|at|from)\b)/g,
    "all fixed costs",
  ],
];
/** 'The two coffee places' are no list of two. */
const HOW_MANY = /((?:^| and| ,| or)(?: (?:the|my|our|both|all))*) (?:2|3|4|5)(?= [a-z])/g;
const LEAVES_OUT = new RegExp(`\\b${OUT}\\b(.*)$`);

export const leavingOut = (plain: string): string =>
  plain.replace(LEAVES_OUT, (found, tail: string) => {
    const named = UNNAMED.reduce((text, [pattern, saying]) => text.replace(pattern, saying), tail);
    return `${found.slice(0, found.length - tail.length)}${named.replace(HOW_MANY, "$1")}`;
  });
