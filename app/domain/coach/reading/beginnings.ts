// Where days begin that a text only says the end of: with the year, or with the first day that is known.

import { anyWordOf, inOrder, matchesIn } from "~/domain/language/pattern";
import type { PeriodSpan } from "~/domain/language/periods";
import { LONG_AGO } from "~/domain/language/reaching";
import { spanAt } from "~/domain/language/words";
import { addDays } from "~/domain/periods";
import type { Person } from "./person";

/** 'Before June, this year' begins with the year; the last time before a day may be long ago. */
export function withBeginnings(past: readonly PeriodSpan[], plain: string, person: Person): readonly PeriodSpan[] {
  const first = person.firstDay ?? LONG_AGO;
  const holds = (year: PeriodSpan, one: PeriodSpan) =>
    year !== one &&
    one.reaches !== undefined &&
    year.from < one.to &&
    one.to <= year.to &&
    (one.from === LONG_AGO || year.from <= one.from);
  return past.flatMap((span) => {
    if (past.some((other) => holds(span, other))) return [];
    const year = past.find((other) => holds(other, span));
    if (year) return [{ ...span, from: year.from }];
    return span.reaches === "back" && (span.from === LONG_AGO || LATEST.test(plain))
      ? [{ ...span, from: first }]
      : [span];
  });
}
const LATEST = /\b(?:last|latest|most recent(?:ly)?|when (?:did|was|were|had|have))\b/;

const ALL_TIME = anyWordOf(
  /(?:of )?all[ -]?time|ever(?! (?:month|week|day|year))|(?:in|over) my (?:whole|entire) (?:life|history)|lifetime/g,
  /(?:since|from) (?:the )?(?:(?:very )?(?:beginning|start)(?: of time)?|day one)(?! of)/g,
  inOrder(
    /since (?:i|we) (?:first )?(?:started|joined|signed up|opened|began|begin|linked|connected)/g,
    /(?: (?:using|with|tracking|keeping track))?(?: (?:this|the|my|your))?(?: (?:app|account|accounts|it|here))?/g,
  ),
  /(?:the )?whole (?:history|time)|historically|both (?:years|stays|trips|times|visits|flights)|so far ever/g,
  /every (?:single )?(?:visit|trip|purchase|charge|transaction)(?= .*\b(?:you|u) (?:have|got|can see|know)\b)/g,
);

/** 'Ever' reaches back to the first day that is known. */
export function allTimeIn(plain: string, { firstDay, today }: Person): PeriodSpan[] {
  const pattern = ALL_TIME;
  return matchesIn(plain, pattern).map((match) => ({
    ...spanAt(plain, match.index, match[0].length),
    from: firstDay ?? addDays(today, -366 * 6),
    to: today,
  }));
}
