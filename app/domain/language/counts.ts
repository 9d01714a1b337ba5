// How often, and how many of a list: 'at least 3 times', 'twice', 'top 5', 'my last 10'.

import { countOf } from "./numbers";
import { matchesIn } from "./pattern";
import { type Span, spanAt } from "./words";

export type TimesSpan = Span & { times: number };
export type TakeSpan = Span & { take: number };

const N = "(\\d{1,3})";

export function timesIn(plain: string): TimesSpan[] {
  const pattern = new RegExp(
    `\\b(?:(?:at least|more than|over|minimum of) (?:${N} times|(twice)|(once))|(?:${N} or more times)|(?:${N} times or more)|(?:(more than) once))\\b`,
    "g",
  );
  return matchesIn(plain, pattern).map((match) => {
    const count = match[2] ? 2 : match[3] ? 1 : (countOf(match[1] ?? match[4] ?? match[5] ?? "1") ?? 1);
    return {
      ...spanAt(plain, match.index, match[0].length),
      times: /^(?:more than|over)/.test(match[0]) ? count + 1 : count,
    };
  });
}

/** A unit of time behind the number makes it a period, a price an amount. */
export function takesIn(plain: string): TakeSpan[] {
  const pattern = new RegExp(
    "\\b(?:top|worst|best|first|last|latest|past|biggest|largest|most recent|recent|smallest|cheapest|highest|" +
      `lowest|priciest|(?:the|my|give me|show me|show) (?=\\d)) ?${N}\\b(?!\\.\\d)(?! ` +
      "(?:days?|weeks?|months?|years?|quarters?|percent|dollars?|bucks?|times))|" +
      `(?<!\\$)\\b${N} (?=(?:most|biggest|largest|latest|newest|recent|heaviest|priciest|steepest|dearest|top|` +
      `cheapest|smallest|highest|best|worst)\\b)|\\b${N} of (?:them|those)\\b|` +
      `\\b(?:last|past|latest|most recent) ${N} times\\b`,
    "g",
  );
  return matchesIn(plain, pattern).flatMap((match) => {
    const take = countOf(match[1] ?? match[2] ?? match[3] ?? match[4] ?? "");
    return take === null || take < 1 || take > 100
      ? []
      : [{ ...spanAt(plain, match.index, match[0].trim().length), take }];
  });
}
