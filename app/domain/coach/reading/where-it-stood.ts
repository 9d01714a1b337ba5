// Where something stood on a day, and whether one is ahead of it since: "where was checking on October 22", "is checking higher
// than it was on the 1st", "are we ahead of where we stood on October 22". And checks that have cleared.

import { inOrder } from "~/domain/language/pattern";
import type { Way } from "./ways-of-saying";

const MONTH = "january|february|march|april|may|june|july|august|september|october|november|december";
/** What has a balance, and no spending. */
const STOOD =
  "(?:\\S+ ){0,2}?(?:checking|savings|accounts?|balances?|net worth|debts?|loans?|cards?|mortgage|brokerage|emergency fund)";
const DAY = `(?:the )?(?:(${MONTH}) (\\d{1,2})(?:th)?|(\\d{1,2})(?:th)? of (${MONTH}))(?! \\d)`;
const AHEAD =
  "(?:(?:am|are|is) (?:i|we|it|spending|things) (?:(?:running|doing|tracking|spending) )?(?:ahead|behind|over|" +
  "under|above|below|up|down|higher|lower|better|worse)(?: (?:of|from|than|on|off))?)";

/** As many of its days as had passed by then. */
const upTo = (month = "", day = "", otherDay = "", otherMonth = ""): string =>
  `${month || otherMonth} 1 to ${month || otherMonth} ${day || otherDay}`;

export const WHERE_IT_STOOD: readonly Way[] = [
  [
    new RegExp(
      `^(?:and |so |ok )*(?:is|are|was|were) (?:the |my |our )?(${STOOD}) (?:\\S+ )?` +
        "(?:higher|lower|more|less|bigger|smaller|up|down|better|worse|fuller|ahead|behind)(?: (?:than|from|of))?" +
        " (?:where )?(?:it|they|what it|that) (?:was|were|stood) (?:back )?(?:(?:on|in|at) |(?=last\\b))",
      "g",
    ),
    "how much did $1 change after ",
  ],
  [
    new RegExp(`${AHEAD} where (?:the |my |our )?(${STOOD}) (?:was|were|stood|sat) (?:back )?(?:on|in|at) `, "g"),
    "how much did $1 change after ",
  ],
  [
    new RegExp(
      `^(?:and |so |ok )*where (?:was|were|did|had) (?:the |my |our )?(${STOOD})(?: (?:stand|sit|been|at))?(?= (?:on|in|at|back|last|as of)\\b)`,
      "g",
    ),
    "how much did i have in $1",
  ],
  [
    new RegExp(
      `${AHEAD} where (?:i|we|it|things|spending) (?:stood|was|were|sat|had been) (?:back )?(?:on|at|by) ${DAY}(?: (?:with|on|for|in)(?= spending))?`,
      "g",
    ),
    (_found, ...days) => `did i spend more this month than from ${upTo(...days)}`,
  ],
  [
    new RegExp(
      "\\b(?:how does |how do )?(.*?)(?: compared? (?:to|with|against)| vs| versus| against) where " +
        `(?:i|we|it|things|spending) (?:stood|was|were|sat|had been) (?:back )?(?:on|at|by) ${DAY}`,
      "g",
    ),
    (_found, what = "", ...days) => `${what} versus from ${upTo(...days)}`,
  ],
  // What has cleared waits for nothing.
  [
    inOrder(
      /^(?:and |so |ok )*(?:which|what|how many)(?: of)?(?: the| my| our)? checks /g,
      /(?:have |has |had |were |got |are )*(?:cleared|cashed|gone through|posted|come through|clear)\b/g,
    ),
    "list all checks",
  ],
];
