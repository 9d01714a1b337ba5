// Subscriptions: what they cost, which there are, which are new or gone.

import { either } from "~/domain/language/pattern";
import type { Statistic, Subject } from "~/domain/coach/query/algebra";
import { against, type FrameQuestion, type Frame } from "./frame";
import { billed, exceptIn } from "./schedules";
import type { Evidence } from "~/domain/coach/reading/lexicon";
import { leftOutOf, subjectOf } from "~/domain/coach/reading/named-subject";
import type { Entity } from "~/domain/coach/reading/spot";

const AGAINST: readonly Evidence[] = [
  [
    either(
      "pricier|cheaper|creep\\w*|got more|price|last month|last year",
      "in (?:january|february|march|april|may|june|july|august|september|october|november|december)|since|so far|went",
      "(?:go|gone|going) up|increase[ds]?|raised?|more expensive|price hikes?|dearer|should|cut|worth",
    ),
    2.4,
  ],
  ["how (?:do|can) i cancel", 3],
  ["(?:total|spent|paid)(?: \\S+){0,9} this year|did i (?:pay|spend)|(?:how much|what) did|in 20\\d\\d", 2.4],
];
const LISTED =
  "annual (?:subscriptions|memberships)|(?:billed|paid|renew) (?:yearly|annually)|which(?: \\S+){0,4} (?:yearly|annual)";

export const SUBSCRIPTIONS: Frame = {
  measure: "subscriptions",
  words: [
    [
      either(
        "subscriptions?|subscribed|subscribing|recurring(?: charges?| payments?| costs?| expenses?)?|memberships?",
        "auto ?renew\\w*|streaming(?: services?| plans?)?|free trials?|trials?",
      ),
      3.4,
    ],
    ["first|forgot(?:ten)?|use|using|pay(?:ing)?(?: for)?|have|cost|costs|spend|charged|sign(?:ed)? up", 0.4],
    [
      either(
        "how many|list|which|total|all|cheapest|most expensive|priciest|highest|costliest|biggest|yearly|a year|annual(?:ly)?|monthly|a month",
        "new|cancel(?:l?ed|ling)?|stopped|ended|next|renew\\w*|(?:a|de)scending",
      ),
      0.6,
    ],
  ],
  about: (asked) => (entertaining(asked) ? [] : named(asked)),
  fit: (asked) => 0.4 - against(asked, AGAINST),
  said: (asked, about) => {
    const { says } = asked;
    const statistic = STATISTICS.find(([words]) => says(words))?.[1] ?? "per-month";
    const { within, except } = exceptIn(asked, about);
    // Several that are named are what they are, subscription or not.
    if (within.length > 0)
      return {
        measure: "bills",
        statistic: statistic === "per-year" ? statistic : "per-month",
        subject: subjectOf(within),
      };
    const subject: Subject = {
      ...(entertaining(asked) ? { categories: ["entertainment"] } : {}),
      ...leftOutOf(except),
    };
    if (says(SORTED))
      return {
        subject,
        statistic: "total",
        shape: "list",
        least: says("cheapest|lowest|smallest|least|low to high|ascending"),
      };
    const isList = statistic === "per-month" && !says("how much|total|cost|costs|sum|spend|a month|monthly|per month");
    return {
      subject,
      statistic: isList ? "total" : statistic,
      shape: isList || says(LISTED) ? "list" : "figure",
    };
  },
};

/** Those that are left out, and several that the text lists; a single name is asked about as a bill. */
function named(asked: FrameQuestion): readonly Entity[] {
  const about = billed(asked, false);
  const { within, except } = exceptIn(asked, about);
  return within.length > 1 ? about : except;
}

/** What one watches, hears and reads; a gym is a subscription, too. */
const entertaining = ({ says }: FrameQuestion): boolean =>
  says("entertainment (?:subscriptions?|services?)") ||
  (says("streaming|music|video|tv") && !says("subscriptions|gym"));

/** An order, and not the one at its end. */
const SORTED = either(
  "(?:cheapest|lowest|smallest|least expensive|most expensive|biggest|largest|highest|priciest|dearest) " +
    "(?:first|to|on top|at the top)",
  "low to high|high to low|sort(?:ed)?|rank(?:ed)?|order(?:ed)?|ascending|descending",
);

const STATISTICS: readonly (readonly [string, Statistic])[] = [
  ["trials?|free trials?", "rhythm"],
  ["cancel(?:l?ed)|stopped|ended|no longer|used to", "ended"],
  ["new|newest|latest|recently|started|signed up", "first"],
  ["how many|number of|count", "count"],
  ["a year|per year|yearly|annually|each year|for the year|in a year|annual", "per-year"],
  ["biggest|largest|most expensive|highest|priciest|costliest", "largest"],
  ["cheapest|smallest|lowest|least", "smallest"],
  ["next|renew\\w*|when|due|upcoming|coming up", "next"],
];
