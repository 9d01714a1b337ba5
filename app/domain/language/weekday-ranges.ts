// 'Mon-Thu in October' is four weekdays of each week; 'Monday to Thursday' alone is four days. And the middle of a month, where
// days begin or end with it.

import { anyOf, captured, either, inOrder } from "./pattern";

const DAY =
  "(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?";
const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)";
const RANGE = new RegExp(`\\b(${DAY}) ?(?:-|–|—|to|thru|through|till|until) ?(${DAY})\\b(?! \\d)`, "gi");
/** Days that are longer than a week are said beside them, or other weekdays. */
const LONGER = new RegExp(
  either(
    "\\b(?:this|last|past|previous|each|every|per) (?:month|year|quarter|spring|summer|fall|autumn|winter)\\b",
    `\\b(?:in|during|of|for) ${MONTH}\\b|\\b${MONTH} 20\\d\\d\\b|\\b20\\d\\d\\b`,
    "\\b(?:vs\\.?|versus|usually|typically|on average|compared)\\b",
  ),
  "i",
);
const NAMES = ["sundays", "mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays"];
const named = (day: string): string => NAMES.find((name) => name.startsWith(day.slice(0, 3).toLowerCase())) ?? day;

export const withWeekdayRanges = (text: string): string =>
  LONGER.test(text) && !/\b(?:this|last|next|past) week\b/i.test(text)
    ? text.replace(RANGE, (_, from: string, to: string) => `${named(from)} through ${named(to)}`)
    : text;

const UP_TO_MIDDLE = new RegExp(
  `\\b(until|till|til|through|thru|up to|by|since|from|after|before) (?:the )?mid(?:dle)?[- ]?(?:of )?(${MONTH})\\b`,
  "gi",
);
/** 'What did Thanksgiving week cost last year': the year belongs to the holiday. */
const HOLIDAY_OF_YEAR = inOrder(
  /\b/i,
  captured(
    inOrder(
      anyOf(
        /thanksgiving|christmas|xmas|easter|halloween|labor day|memorial day|valentine'?s(?: day)?|black friday/i,
        /new year'?s(?: eve| day)?|july 4th|4th of july/i,
      ),
      /(?: (?:week|weekend|day|eve))?/i,
    ),
  ),
  / ((?:\w+ ){1,3})(last year|in 20\d\d)(?=\W*$)/i,
);
export const withHolidayYears = (text: string): string => text.replace(HOLIDAY_OF_YEAR, "$1 $3 $2").trim();

export const withMiddles = (text: string): string => text.replace(UP_TO_MIDDLE, "$1 $2 15");
