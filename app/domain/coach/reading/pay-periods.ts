// Days that the person's own pay tells: since the last payday, this pay period, the one before it.

import { either, matchesIn } from "~/domain/language/pattern";
import type { PeriodSpan } from "~/domain/language/periods";
import { overlaps, spanAt } from "~/domain/language/words";
import { addDays, type Day } from "~/domain/periods";
import type { Person } from "./person";

const PAID = "(?:pay ?days?|pay ?checks?|(?:i|we) (?:last )?(?:got|get|was|were) (?:last )?paid|getting paid)";
const NOW = "(?: (?:to|until) (?:now|today))?";
const SINCE = new RegExp(
  `\\b(?:since|from|after) (?:(?:my|our|the|this|that|last|latest|most recent) )*${PAID}(?: on the \\d{1,2}th)?${NOW}`,
  "g",
);
const PERIOD = "(?:pay ?check |pay )?(?:period|cycle)";
const THIS_ONE = new RegExp(
  `\\b(?:so far )?(?:this|the current|our current) pay ?(?:check )?(?:period|cycle)(?: so far)?\\b`,
  "g",
);
const LAST_ONE = new RegExp(
  either(
    "\\b(?:between|from) (?:(?:my|our|the) )*(?:last|past|latest) (?:2|two) (?:paychecks|paydays)\\b",
    "\\b(?<!(?:live|living|lives|lived) )pay ?day to pay ?day\\b",
    "\\b(?:the |our |my )?(?:last|previous|prior) pay ?(?:check )?(?:period|cycle)\\b",
    "(?<=\\bpay ?(?:period|cycle).*)\\bthe (?:last|previous|one before)(?: one)?\\b" +
      `(?! (?:${PERIOD}|week|month|year|\\d))`,
  ),
  "g",
);

/** 'Since I got paid', 'this pay period against the last': from days that the person's own rows know. */
export function withPayday(plain: string, past: readonly PeriodSpan[], person: Person): readonly PeriodSpan[] {
  const { lastPayday, earlierPaydays = [], today } = person;
  if (lastPayday === null) return past;
  const [before] = earlierPaydays;
  const found = [
    ...spansOf(SINCE, plain, lastPayday, today),
    ...spansOf(THIS_ONE, plain, lastPayday, today),
    ...(before === undefined ? [] : spansOf(LAST_ONE, plain, before, addDays(lastPayday, -1))),
  ];
  return [...past.filter((span) => !found.some((one) => overlaps(one, span))), ...found];
}

const spansOf = (pattern: RegExp, plain: string, from: Day, to: Day): PeriodSpan[] =>
  matchesIn(plain, pattern).map((match) => ({ ...spanAt(plain, match.index, match[0].length), from, to }));
