// Days as people write them, in the forms that the rules of days and stretches know: "Oct '25", 'July 26 v July 25' of two
// years, 'the weekend of the 14th and 15th', 'the first half of October against the second'.

import { addDays, addMonths, type Day, isDay, monthOf, weekday, yearOf } from "~/domain/periods";
import { MONTHS, two } from "./calendar";
import { withWhatIsLeftOut } from "./days-left-out";
import { daysSaidPlainly } from "./days-said-otherwise";
import { either } from "./pattern";
import { withHolidayYears, withMiddles, withWeekdayRanges } from "./weekday-ranges";

const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const ENDING = "(?:st|nd|rd|th)?";
const HELD = "\\W+(?:(?:v|vs|versus|against|compared (?:to|with)|to|than|or|and|from)\\.?\\W+)?(?:in )?";

const number = (month: string): number => MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3).toLowerCase()));

/** "Oct '25". */
const MARKED_YEAR = new RegExp(`\\b(${MONTH})\\.? ?['’‘](\\d\\d)\\b`, "gi");
/** "Summer of '25", 'Q3 25'. */
const SHORT_YEAR =
  /\b(spring|summer|fall|autumn|winter|q[1-4]|christmas|thanksgiving)( of)? ['’‘]?(\d\d)\b(?!\.|,\d|%)/gi;
/** 'From Sept on', 'from the 5th onward'. */
const FROM_ON = new RegExp(
  `\\b(?:from|starting)(?: in| on)? ((?:the )?(?:${MONTH}\\.?(?: \\d{1,2}${ENDING})?|\\d{1,2}${ENDING}|` +
    "last \\w+|this \\w+))(?: and)? (?:on(?:ward|wards)?|forward|and on)(?! (?:the|my|our|a|\\w+ing)\\b)(?=$|\\W)",
  "gi",
);
/** 'Since school began (call it Sept 1)', 'from the start of October'. */
const SINCE_CALLED = new RegExp(
  `\\bsince [^.?!,]{3,40}?[(,] ?(?:call it|say|so|that is|i\\.e\\.) (${MONTH}\\.?(?: \\d{1,2}${ENDING})?)\\)?`,
  "gi",
);
/** 'At this point in October': as many of its days as have passed of this month. */
const AS_FAR_INTO = new RegExp(
  "\\b(?:(?:at|by|around) (?:this|the same|that) (?:point|time|stage|date) (?:in|of)|" +
    `this (?:far|deep|late) into|as of this (?:point|date) in) (${MONTH})\\b(?! 20)`,
  "gi",
);
/** 'From the start of October', 'since the beginning of the month': from its first day on. */
const FROM_START = new RegExp(
  "\\b(?:from|since|starting(?: at| from| with)?) (?:the )?(?:very )?(?:start|beginning|first) of " +
    `(${MONTH}|this month|the month|last month|this year|the year)\\b(?! (?:to|through|thru|until|till)\\b)`,
  "gi",
);
/** 'Jun-Aug'. */
const MONTHS_TO = new RegExp(`\\b(${MONTH})\\.? ?[-–—] ?(?=${MONTH}\\b)`, "gi");
/** A rate is an 'apr' as well: beside another month it's April. */
const APRIL = new RegExp(
  either(
    `\\bapr\\b\\.?(?=,? ?(?:thru|through|to|until|and|or|vs\\.?|against|&|-|–)? ?${MONTH}\\b)`,
    `(?<=\\b${MONTH}\\.?,? (?:(?:thru|through|to|until|and|or|vs\\.?|against|&) )?)apr\\b`,
  ),
  "gi",
);
/** 'Nov 30 of 2025'. */
const OF_YEAR = new RegExp(`\\b(${MONTH}\\.? \\d{1,2}${ENDING}) (?:of|in) (20\\d\\d)\\b`, "gi");
/** 'July 26 v July 25': one month, and the last two figures of two years. */
const TWO_YEARS = new RegExp(
  `\\b(${MONTH})\\.? (\\d\\d)\\b(${HELD})(${MONTH})\\.? (\\d\\d)\\b(?!\\d|${ENDING}\\w)`,
  "gi",
);

/** 'The first half of October against the second half'. */
const TWO_HALVES = new RegExp(
  `\\b((?:first|1st|second|2nd|last) half of )((?:${MONTH}|last month|this month|the month|this year|last year|` +
    "20\\d\\d)(?: 20\\d\\d)?)(.*?\\b(?:first|1st|second|2nd|other|latter))(?: half| one)?(?! (?:half )?(?:of|in)" +
    "\\b)(?=$|\\W)",
  "i",
);

/** 'The weekend of the 14th and 15th', 'the weekend of Nov 7'. */
const WEEKEND = new RegExp(
  `\\b(?:the )?weekend of (?:the )?(?:(${MONTH})\\.? )?(\\d{1,2})${ENDING}(?: of (${MONTH}))?` +
    `(?: ?(?:and|&|to|-|–|/) ?(?:the )?(?:${MONTH}\\.? )?\\d{1,2}${ENDING}(?: of (${MONTH}))?)?`,
  "gi",
);
/** 'The 14th and 15th', 'Nov 14 and 15'. */
const NEIGHBORS = new RegExp(
  `\\b(the |${MONTH}\\.? )(\\d{1,2})${ENDING} (?:and|&) (?:the )?(\\d{1,2})${ENDING}` +
    `(?! ?(?:${MONTH}|[%$]|months?|weeks?|days?|years?|dollars|bucks)\\b)(?=$|\\W)`,
  "gi",
);

export function daysWrittenOut(text: string, today: Day): string {
  return withWhatIsLeftOut(daysSaidPlainly(withHolidayYears(withMiddles(withWeekdayRanges(text))), today), today)
    .replace(MARKED_YEAR, (_, month: string, year: string) => `${month} 20${year}`)
    .replace(SHORT_YEAR, (found, name: string, of = "", year: string) =>
      knownYears(today).includes(year) ? `${name}${of} 20${year}` : found,
    )
    .replace(/\b(?:over|during|in|for) (?=the same (?:stretch|period|days|part|months?|weeks?|time) of 20\d\d\b)/gi, "")
    .replace(AS_FAR_INTO, (_, month: string) => `from ${month} 1 to ${month} ${Number(today.slice(8))}`)
    .replace(FROM_START, (_, stretch: string) => `since ${stretch.replace(/^the /i, "this ")}`)
    .replace(FROM_ON, "since $1")
    .replace(SINCE_CALLED, "since $1")
    .replace(APRIL, "April")
    .replace(MONTHS_TO, "$1 to ")
    .replace(OF_YEAR, "$1, $2")
    .replace(TWO_YEARS, (found, month: string, year: string, held: string, other: string, otherYear: string) =>
      number(month) === number(other) && areYears(year, otherYear, today)
        ? `${month} 20${year}${held}${other} 20${otherYear}`
        : found,
    )
    .replace(TWO_HALVES, (_, half: string, of: string, until: string) => `${half}${of}${until} half of ${of}`)
    .replace(WEEKEND, (found, month: string | undefined, day: string, ...months: (string | undefined)[]) => {
      const saturday = saturdayOf(month ?? months[0] ?? months[1], Number(day), today);
      return saturday === null ? found : `from ${written(saturday)} to ${written(addDays(saturday, 1))}`;
    })
    .replace(NEIGHBORS, (found, of: string, first: string, second: string) =>
      Number(second) === Number(first) + 1
        ? of.trim().toLowerCase() === "the"
          ? `from the ${first}th to the ${second}th`
          : `from ${of}${first} to ${of}${second}`
        : found,
    );
}

/** This one and the two before it, as two figures. */
const knownYears = (today: Day): string[] => [0, 1, 2].map((back) => String(yearOf(today) - back).slice(2));

/** Two of the years that are known. */
function areYears(one: string, other: string, today: Day): boolean {
  const known = knownYears(today);
  return one !== other && known.includes(one) && known.includes(other);
}

const written = (day: Day): string =>
  `${MONTHS[Number(day.slice(5, 7)) - 1] ?? ""} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;

/** The Saturday of a weekend that is named by one of its days, or by one just before it; the latest such. */
function saturdayOf(name: string | undefined, day: number, today: Day): Day | null {
  const found = Array.from({ length: 14 }, (_, back) => addMonths(monthOf(today), -back))
    .filter((month) => name === undefined || Number(month.slice(5)) === number(name) + 1)
    .map((month) => `${month}-${two(day)}`)
    .find((one) => isDay(one) && one <= today);
  return found === undefined ? null : addDays(found, weekday(found) === 0 ? -1 : 6 - weekday(found));
}
