// Who asks for rows says so in many ways: itemize, set out, run through, one by one, what each visit cost. All of them are a
// list. Plain words in, plain words out.

import { anyOf, group, inOrder } from "~/domain/language/pattern";
import type { Way } from "./ways-of-saying";

const ASIDE =
  "(?:(?:please|kindly|can|could|would|will|you|pls|ok|hey|so|and|also|just|now|for (?:my|our|the) \\S+) )*";
const VISITED = group(
  "go(?:ne)? (?:in(?:to)? |to )|been (?:to |at )|stop(?:ped)? (?:in )?(?:at |by )|visit(?:ed)? |use(?:d)? ",
  "eat(?:en)? at |stay(?:ed)? (?:at |in )|see(?:n)? |shop(?:ped)? at |fl(?:y|own) |rid(?:e|den) |tak(?:e|en) ",
  "in (?:at )?|at ",
);
const DETAIL = "(?:dates?|days?|stores?|shops?|places?|dollars|amounts?|prices?|totals?|what it cost|who got it)";

/** 'When did we go to the clinic', where each of them is wanted. */
const WHEN = new RegExp(
  `^${ASIDE}(?:list |show me |show |give me |tell me )?(?:when|(?:on )?(?:which|what) (?:days?|dates?)) (?:did|have|had|were|was) (?:i|we) ${VISITED}`,
);
const WHAT = new RegExp(`^${ASIDE}what (?:were|are|was) (?:all )?(?:of )?(?=(?:my|our|the)\\b)`);
const EATEN = /\bwhere (?:did|have) (?:i|we) (?:eat|eaten|dine|dined)(?: out| at)?\b/;

/** What is to be listed, without the words that ask for it. */
const listing = (head: string): string =>
  `list ${head
    .replace(WHEN, "visits to ")
    .replace(WHAT, "")
    .replace(EATEN, "of the restaurant charges")
    .replace(/^(?:list|show me|give me|show) /, "")}`;

export const ROWS_WANTED: readonly Way[] = [
  [
    new RegExp(
      `^(${ASIDE})(?:itemi[sz]e|enumerate|set out|lay out|write out|spell out|write down|jot down|list out|` +
        "pull together|run (?:me |us )?(?:down|through)|walk (?:me|us) through|go through) (?=\\S+ \\S)",
      "g",
    ),
    "$1list ",
  ],
  [
    inOrder(
      /\b(?:give me|give us|show me|show us|send me|i need|i want|i would like|can i (?:get|have|see)|make me)/g,
      /(?: (?:a|an|the))?(?: (?:full|complete|quick|detailed|dated))* /g,
      /(?:rundown|run down|itemi[sz]ed (?:list|breakdown)|itemi[sz]ation|log|listing|record) (?:of|for) /g,
    ),
    "list ",
  ],
  [
    inOrder(
      /^(.+?)(?: ,)? /g,
      anyOf(
        /itemi[sz]ed|individually|one at a time/g,
        inOrder(
          anyOf(
            /date by date|item by item|visit by visit|purchase by purchase|charge by charge|trip by trip/g,
            /receipt by receipt/g,
          ),
        ),
      ),
      /(?: (?:please|for me))?$/g,
    ),
    (_all, head = "") => listing(head),
  ],
  [
    new RegExp(`^(.+?)(?: ,)? (?:the |with (?:the )?)?${DETAIL}(?:(?: ,| and| plus)+(?: the)? ${DETAIL}){1,3}$`, "g"),
    (all, head = "") => (ASKS_SUM.test(all) ? all : listing(head)),
  ],
  [new RegExp(`^${ASIDE}(?:the )?(?:dates|days)(?: and (?:the )?${DETAIL})? (?:of|for) `, "g"), "list "],
  [
    new RegExp(
      `^${ASIDE}what did (?:each|every)(?: of)?(?: the| our| my)? ((?:\\S+ ){1,3}?)(?:cost|run|come to|set)(?: us| me)?(?: back)?(?= |$)(?!.*\\baverage\\b)`,
      "g",
    ),
    "list every $1",
  ],
  // Several days are wanted, and no order of them.
  [
    new RegExp(
      `^${ASIDE}(?:on )?(?:which|what) (?:dates|days) (?:did|have|had|were|was) (?:i|we) ${VISITED}(?!.*\\b(?:most|least|usually|normally)\\b)`,
      "g",
    ),
    "list visits to ",
  ],
];

/** 'How much is the bill, dates and amounts' asks for a figure first. */
const ASKS_SUM =
  /\b(?:how much|how many|due|balance|owe)\b|\b(?:last|latest|next|first)\b(?! (?:\d|few|couple|month|week|weekend|year|quarter|summer|winter|spring|fall)\b)/;
