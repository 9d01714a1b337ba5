// Which words speak for what comes back: bills, pay, subscriptions.

import type { Schedule } from "./algebra";
import type { Evidence } from "./lexicon";

export const SCHEDULE_WORDS: Readonly<Record<Schedule, readonly Evidence[]>> = {
  bills: [
    ["bills?|due|upcoming|coming up|come up|have to pay|need to pay|owe next|payments?", 2],
    ["when (?:is|are|does|do|will)|next|charges?|hit|hits|renew|renews|come out", 0.9],
    ["how much is|how much are|how much does", 0.8],
    ["before (?:payday|then|my next paycheck)", 0.6],
  ],
  pay: [
    [
      "next (?:pay ?checks?|pay ?day|deposit|pay)|pay ?day|(?:get|getting|be) paid (?:next|again)|(?:when (?:do|will|am) i|next) (?:get|getting) paid|paid next",
      3.6,
    ],
  ],
  subscriptions: [
    ["subscriptions?|subscribed|recurring(?: charges?| payments?| costs?)?|memberships?|auto ?renew\\w*", 3],
    ["pay(?:ing)?(?: for)?|have|cost|costs|spend|charged", 0.4],
  ],
  "price-changes": [
    [
      "(?:go|gone|went|going|goes|gotten) up|increased?|price (?:rise|hike|increase|change)s?|more expensive|raised?|(?:cost|costs|costing) more|prices",
      2.4,
    ],
    ["bills?|price|which", 0.5],
  ],
};
