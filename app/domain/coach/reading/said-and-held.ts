// Whether a query holds what the text puts in: an amount, days, what something is asked after, without or until. What changes
// the figure and is held by no slot of the query is said before the answer.

import { overlaps } from "~/domain/language/words";
import type { Measure, Query } from "~/domain/coach/query/algebra";
import type { Spots } from "./spot";
import type { Understood } from "./understood";

/** Their figure is of today, whatever days the text says. */
const OF_TODAY: ReadonlySet<Measure> = new Set(["saved", "remaining", "limit", "available", "rate", "minimum", "owed"]);

type Changing = { said: RegExp; isHeld: (query: Query) => boolean };
const hasSubject = ({ subject }: Query): boolean =>
  subject.merchants !== undefined || subject.categories !== undefined || subject.goals !== undefined;
const CHANGING: readonly Changing[] = [
  {
    said: /\b(?:after|once) (?:(?:i|we|my|our|the|paying|pay|paid|all|this|next|months?|s|is) )*(?:rent|mortgage|bills|the bills|car payment)\b/,
    isHeld: (query) =>
      hasSubject(query) || !["balance", "available", "worth"].includes(query.measure) || query.period !== null,
  },
  {
    said: /\b(?:(?:between|from) now (?:and|to|until)|before|until|till) (?:(?:the|my|our|next) )*(?:pay ?day|pay ?check|i get paid|we get paid)\b/,
    isHeld: ({ measure, period }) => period !== null || !["balance", "spent", "available", "worth"].includes(measure),
  },
  {
    said: /\b(?:if (?:i|we) )?(?:skip|skipped|skipping) (?:a|one|this|next|the|\d+) (?:month|months|payment|payments|week|paycheck)\b/,
    isHeld: () => false,
  },
  {
    said: /\b(?:besides|other than|apart from|aside from) (?:my |the |our )?(?:job|jobs|work|pay|paychecks?|salary)\b/,
    isHeld: ({ subject }) => subject.exceptMerchants !== undefined || subject.except !== undefined,
  },
  {
    said: /\b(?:compared? (?:to|with)|vs|versus|against|than) (?:a |my |our )?(?:normal|usual|typical|average|regular) (?:month|week|year)\b/,
    isHeld: ({ comparison, shape, statistic }) =>
      comparison?.against === "usual" || shape === "yes-no" || statistic.startsWith("per-"),
  },
];

const AMOUNT_HELD: readonly (keyof Query["condition"])[] = [
  "min",
  "max",
  "sumMin",
  "sumMax",
  "times",
  "timesMost",
  "percent",
];
const holdsAmount = ({ comparison, condition }: Query): boolean =>
  comparison?.against === "amount" || AMOUNT_HELD.some((slot) => condition[slot] !== undefined);

/** What something is asked of, and can't be left out: 'when will the pot have a thousand in it'. */
const ASKS_OF_AMOUNT: ReadonlySet<Measure> = new Set(["reached", "worth", "remaining", "saved", "needed", "balance"]);

/** What the queries have no place for is among the words that are said to be left out, before the answer. */
export function saidAndHeld(read: Understood, spots: Spots): Understood {
  if (read.is !== "queries" || read.leans) return read;
  const [only, ...others] = read.queries;
  if (!only) return read;
  const amount = spots.amounts.find(({ cents }) => cents >= LEAST_CENTS);
  const open = amount && ASKS_OF_AMOUNT.has(only.measure) && !holdsAmount(only) ? amount : null;
  if (open && others.length === 0 && only.measure === "reached" && only.subject.goals?.length === 1)
    return { ...read, queries: [{ ...only, comparison: { against: "amount", is: "over", cents: open.cents } }] };
  const sum = open ? [spots.words.slice(open.start, open.end).join(" ")] : [];
  const left = [...sum, ...changed(read.queries, spots), ...daysLeft(read.queries, spots)];
  const unused = [...read.unused.filter((word) => !left.some((phrase) => phrase.split(" ").includes(word))), ...left];
  return { ...read, unused };
}
const LEAST_CENTS = 100_00;

const changed = (queries: readonly Query[], { plain }: Spots): string[] =>
  CHANGING.flatMap(({ said, isHeld }) => {
    const [found] = said.exec(plain) ?? [];
    return found === undefined || queries.some(isHeld) ? [] : [found];
  });

/** Days that the text says of what has none: 'saved this year'. */
function daysLeft(queries: readonly Query[], { past, words, entities }: Spots): string[] {
  if (
    !queries.every(({ measure, period, comparison }) => OF_TODAY.has(measure) && period === null && comparison === null)
  )
    return [];
  return past
    .filter((span) => span.from !== span.to && !entities.some((name) => overlaps(name, span)))
    .map(({ start, end }) => words.slice(start, end).join(" "))
    .filter((days) => !/\b(?:so far|today|now|this month|this week)\b/.test(days));
}
