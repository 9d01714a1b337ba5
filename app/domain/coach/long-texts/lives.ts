// Numbers of somebody's life that are no money and count no rows: how old one is, how long one is married, how many children
// there are, which number a house has, when one gets up. They are taken out before anything else looks for amounts.

import { group } from "~/domain/language/pattern";

const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const ONES = "one|two|three|four|five|six|seven|eight|nine";
/** All of 'sixty-one', never the sixty of it. */
const FROM_TWENTY = `(?:${TENS})(?:[- ](?:${ONES})\\b|(?![- ](?:${ONES})\\b))`;
const SMALL = `(?:\\d{1,2}|${ONES}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|${FROM_TWENTY})`;
const AGE = `(?:\\d{2}|${FROM_TWENTY}|eighteen|nineteen)`;
/** What follows an age and no amount: the sentence ends there, or goes on with something else. */
const ENDS =
  "(?=\\s*(?:$|[,.;:!?)\\n–—-])|\\s+(?:and|with|but|so|now|years?|yrs?|yo|next|this|in|today|on a|already|" +
  "still|when|or)\\b(?!\\s+(?:\\d|(?:dollars|bucks|hundred|grand|over|short|under|behind|ahead|to)\\b)))";
const SOMEBODY = group(
  "son|daughter|wife|husband|hubby|mom|mum|dad|mother|father|brother|sister|boy|girl|kid|baby|grandson",
  "granddaughter|niece|nephew|partner|boyfriend|girlfriend|oldest|youngest|eldest|middle one",
);
const AM = "\\b(?:i['’]?m|i am|i was)";
const WILL_BE = "\\b(?:turn(?:s|ed|ing)?|aged?|at the age of)";
const CHILDREN = group(
  "kids?|children|teen(?:ager)?s?|toddlers?|sons?|daughters?|boys|girls|babies|grandkids|grandchildren|grandsons",
  "granddaughters|twins|dogs?|cats?|roommates?|mouths",
);
const LONG = "(?:years?|yrs?|months?|weeks?|days?|decades?)";

const LIVES: readonly (readonly [RegExp, string])[] = [
  // 'My 7 year old', 'a six-year-old'
  [new RegExp(`\\b${SMALL}[- ]?(?:year|yr|month|week)s?[- ]olds?\\b`, "gi"), "kid"],
  [
    new RegExp(`(?:\\b(?:and )?(?:am|is|are|was|turning))?\\s*\\b${SMALL} (?:years?|yrs?) (?:young|of age)\\b`, "gi"),
    "",
  ],
  [/\b\d{1,2} ?y\/?o\b/gi, ""],
  // 'I'm sixty-one', 'he'll be 8 in March', 'she turned 40'
  [new RegExp(`${AM} (?:about |almost |nearly |only |just )?${AGE}${ENDS}`, "gi"), ""],
  [new RegExp(`\\b(?:he|she)['’]?(?:s| is|ll be| will be) (?:about |almost |only |just )?${SMALL}${ENDS}`, "gi"), ""],
  [
    new RegExp(
      `\\b(${SOMEBODY})(?: is|['’]s| was| will be)(?: about| almost| nearly| only| just)? ${SMALL}${ENDS}`,
      "gi",
    ),
    "$1",
  ],
  [new RegExp(`${WILL_BE} (?:the big )?${SMALL}\\b(?! ?(?:dollars|bucks|percent|%|k\\b|grand))`, "gi"), "older"],
  // 'Married 12 years', 'sober for 90 days', 'in this apartment 7 years'
  [
    new RegExp(
      "\\b(married|together|divorced|sober|widowed|retired|clean|dating|engaged|" +
        "in this (?:apartment|house|place|city|town|job)|on this job|at this (?:job|place)|lived here|" +
        `living here)(?: for| (?:going on|almost|nearly|about|over))* ${SMALL} ${LONG}\\b(?: (?:next|this) ` +
        "(?:week|month|year)\\b)?",
      "gi",
    ),
    "$1",
  ],
  [new RegExp(`\\b(quit (?:smoking|drinking|vaping)) ${SMALL} ${LONG} ago\\b`, "gi"), "$1"],
  // 'Three kids', 'his 4 kids'
  [new RegExp(`\\b${SMALL} (?=(?:(?:small|little|young|growing|hungry|grown|teenage) )?${CHILDREN}\\b)`, "gi"), ""],
  // 'Apt 214', '412 Maple Street', 'room 12'
  [
    /\b(apt|apartment|unit|room|suite|gate|bus|route|exit|class of|bldg|building|floor|lot) (?:no\.? |number )?#?['’]?\d{1,5}\b/gi,
    "$1",
  ],
  [/\b\d{1,5} (?=(?:[a-z]+ ){1,2}(?:street|st|avenue|ave|road|rd|lane|ln|drive|boulevard|blvd|court|way)\b)/gi, ""],
  // '6'2"', '600 miles'
  [/\b\d['’]\d{1,2}["”]?/g, ""],
  [/\b\d[\d,]* (?=(?:miles?|hours?|hrs?|pounds|lbs|kilos|steps|floors|stitches|episodes|people|guests|of us)\b)/gi, ""],
];

export const withoutLives = (text: string): string => {
  const bare = LIVES.reduce((found, [pattern, said]) => found.replace(pattern, said), text);
  return bare === text
    ? text
    : bare
        .replace(/\s+([,.;:!?])/g, "$1")
        .replace(/ {2,}/g, " ")
        .trim();
};
