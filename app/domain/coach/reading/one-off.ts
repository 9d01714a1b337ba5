// Something that has to be paid once, or is wanted: 'the furnace died, 4800 to replace', 'my brother needs 1500', 'can I throw 250
// at gifts'. A price without 'a month' is one payment, and whether it can be paid is what is asked, also where nobody says so.

import { anyOf, anyWordOf, either, group, inOrder } from "~/domain/language/pattern";
import type { AdviceAmount } from "./advice-amounts";

const WHO =
  "(?:(?:my|our|the|his|her|their) )?(?:(?:little|big|younger|older|oldest|youngest|best|step) ?)?" +
  "(?:brother|sister|mom|mum|dad|mother|father|parents?|folks|son|daughter|kids?|boys?|girls?|nephew|niece|" +
  "cousin|uncle|aunt|grandma|grandpa|grandson|granddaughter|friend|buddy|roommate|neighbor|in laws|" +
  "(?:mother|father|brother|sister|son|daughter) in law|school|camp|college|team|coach|church|landlord|hoa|" +
  "contractor|plumber|mechanic|roofer|electrician|dentist|vet|doctor|hospital|shop|repairman|repair " +
  "(?:guy|man)|technician|tech|guy|he|she|they)";
const SUM = "(?:about |around |like |only |another |an extra |roughly )*\\$?\\d[\\d.]*k?";
/** Somebody needs, wants or asks so much. */
const NEEDED = new RegExp(
  either(
    `\\b${WHO} (?:(?:really|just|now|badly|is|are|has|have|would|to) )*(?:needs?|wants?|could use|short|` +
      "asked(?: me| us)? for|asking(?: me| us)?(?: for)?|(?:needs?|wants?|asked|hoping) to borrow|quotes?|quoted" +
      `(?: me| us)?|charges?|says?) ${SUM}\\b`,
    `\\b${WHO} (?:needs?|wants?|must have) (?:(?!to\\b)\\S+ ){1,4}?(?:, )?${SUM}$`,
  ),
);
const BROKEN = group(
  "died|dead|broke(?: down)?|broken|shot|toast|blew(?: up)?|quit on (?:us|me)|gave up|went out|went kaput|kaput",
  "conked out|gave out|leak(?:s|ed|ing)?|totaled|cracked|flooded|failed|failing|acting up",
  "needs? (?:to be )?(?:replac\\w+|fix\\w*|repair\\w*|(?:a )?new|work|surgery|an? (?:\\$?\\d+ )?(?:repair|fix|" +
    "job|crown|root canal))",
);
const PRICED = group(
  "to (?:replace|fix|repair|install)|installed|quoted?|quotes|estimates?|they (?:want|are asking|say|charge)",
  "out of pocket|for parts|with labor",
  "(?:an? )?\\$?\\d+ \\S+ (?:\\S+ )?bill (?:just )?(?:landed|came|arrived|hit|showed up|is here)",
);
const BROKE = new RegExp(
  `\\bneeds? an? \\$?\\d\\S* (?:repair|fix|job|crown|root canal)\\b|\\b${BROKEN}\\b.*\\d|\\d.*\\b${BROKEN}\\b`,
);
const QUOTED = new RegExp(`\\b${PRICED}\\b`);
/** 'Can I throw 250 at gifts', 'ok to drop 700 on a laptop'. */
const SPENDING = "(?:drop|throw|blow|spend|put|splurge|shell out|fork over|plunk down|lay out|part with|give)";
const WILLING = new RegExp(
  "\\b(?:can|could|should|may|ok(?:ay)? (?:if|to)|fine (?:if|to)|alright to)(?: (?:i|we))?" +
    `(?: (?:really|even|just|still|safely))* ${SPENDING} (?:(?:my|our|the|him|her|them) )?(?:\\S+ )?${SUM}\\b`,
);
const OK =
  "(?:ok|okay|too much|too high|too steep|crazy|insane|fine|doable|reasonable|good idea|bad idea|dumb|smart|possible|steep|a lot|wise|alright)";
const FOR_IT = new RegExp(
  either(
    `(?:^(?:is|would|are|was)? ?|\\b(?:for|what about|how about) )${SUM}` +
      `(?: (?:dollars|bucks|more|extra|a month|per month|monthly))* (?:for|on|toward|is) .*\\b${OK}\\b`,
    `\\bfor ${SUM}(?: (?:more|extra|dollars|bucks))? (?:a month|per month|monthly)(?: ,)? ${OK}\\b`,
    `^(?:what|how) about (?:${SUM} (?:for|on) \\S|an? ${SUM} a month \\S)`,
  ),
);
const WANTED = new RegExp(
  either(
    "\\b(?:i|we) (?:really |do )?(?:want|need|have|got|gotta|would like|am going|are going) to " +
      `(?:replace|buy|get|fix|repair|book|pay for|order) (?:\\S+ ){1,6}?(?:, |for |at |is |costs? |runs? )*${SUM}` +
      "(?! (?:years?|months?|days?|weeks?|inch))",
    `\\b(?:i |we )?need ${SUM} for (?!rent\\b)`,
  ),
);
const HIT = inOrder(
  /\b(?:got|gotten|hit with|slapped with|stuck with)(?: (?:an?|another|this))? (?:\$?\d\S* )?(?:\S+ ){0,2}/,
  /(?:fine|ticket|citation|assessment|invoice|penalty|deductible)\b/,
);

/** What asks about rows, debts, savings or days that are over is no purchase. */
const OTHERWISE = anyWordOf(
  /how (?:much (?!can|could|should)|many|often)|when (?:did|was|is|will)|did|who|which|list|show|spent|paid/,
  /clear(?:ed)?|last (?:year|month|week|summer|time)|yesterday|savings?|save|saving|emergency fund|goal|debts?/,
  /loans?|cards?|credit|principal|mortgage|rent|interest|rate|raise|bonus|refund|tax(?:es)?|stocks?|crypto|retire\w*/,
  /job|score|down payment|down|budget|balance|owes?|owed|invest\w*|per hour|an hour|years? old/,
);
/** Pay it at once, or so much a month: that are two ways, and no sum of both. */
const EITHER = /\bor\b/;

export function isOneOff(plain: string, all: readonly AdviceAmount[]): boolean {
  const priced = all.filter(
    ({ isHeld, isDown, insteadOf, each }) => !isHeld && !isDown && !insteadOf && each !== "year",
  );
  if (priced.length === 0 || OTHERWISE.test(plain)) return false;
  if (priced.some(({ each }) => each === "once") && priced.some(({ each }) => each === "month") && EITHER.test(plain))
    return false;
  return [NEEDED, BROKE, QUOTED, WILLING, FOR_IT, WANTED, HIT].some((pattern) => pattern.test(plain));
}

/** The car, the house or the roof that one has. */
export const REPAIRED = inOrder(
  /^(?!.*\b(?:another|buy|buying|bought|new (?:car|truck|van|suv|house|home)|replac\w+|used)\b).*\b/,
  anyOf(
    /repairs?|repaired|fix(?:ed|ing)?|brakes?|tires?|transmission|alternator|radiator|windshield|tune up|oil change/,
    /registration|mechanic|in the shop|furnace|water heater|roof|died|broke(?:n)?(?: down)?|leak\w*/,
  ),
  /\b/,
);

/** Who needs it isn't whom it is about: it would come out of one's own pocket. */
export const isAskedFor = (plain: string): boolean => NEEDED.test(plain);
