// Bills in an order, within bounds, and what became dearer of them the most: 'my three biggest bills', 'any bill over $200', 'which
// bill went up the most'.

import { either } from "~/domain/language/pattern";
import { firstDayOf, monthOf } from "~/domain/periods";
import { asQuery, type VerdictQuestion, type VerdictReading } from "./verdict";

const BILLS = "(?:(?:monthly|recurring|regular|fixed|household) )*bills?";
const MOST = "biggest|largest|highest|priciest|costliest|dearest|most expensive|top";
const LEAST = "smallest|cheapest|lowest|least expensive";
const OTHER = either(
  "should|could|would|if|afford|cancel|cut|score|goals?|budgets?|income|paychecks?|than|vs|versus|average|usually",
  "(?:electric|power|water|phone|internet|cable|gas|credit card|card|insurance|rent) bills?",
);

/** 'What are my top 5 bills', 'the three cheapest bills': several in their order. */
export function billsInOrder({ says, plain, past, ahead, onceCents, of }: VerdictQuestion): VerdictReading | null {
  const named = of("merchant", "part", "category", "account", "kind", "tag");
  if (
    past.length + ahead.length + named.length > 0 ||
    // '5' in 'my 5 biggest bills' is how many.
    onceCents.some((cents) => cents > MAX_SHOWN * 100) ||
    says(`${OTHER}|due|coming|next|upcoming|paid`)
  )
    return null;
  const found =
    new RegExp(`\\b(?:(\\d{1,2}) (?:of (?:my |our |the )?)?)?(${MOST}|${LEAST}) (?:(\\d{1,2}) )?${BILLS}\\b`).exec(
      plain,
    ) ?? new RegExp(`\\b(\\d{1,2}) (?:\\S+ )?bills\\b.* (?:cost|are|take)(?: me| us)? the (most|least)\\b`).exec(plain);
  if (!found) return null;
  const [said, first, which = "", second] = found;
  const count = first ?? second;
  if (count === undefined && !said.endsWith("bills")) return null;
  const isLeast = which === "least" || new RegExp(`^(?:${LEAST})$`).test(which);
  return asQuery({
    ...{ measure: "bills", shape: "ranking", statistic: isLeast ? "smallest" : "largest" },
    take: count === undefined ? SHOWN : Number(count),
  });
}
const SHOWN = 5;
const MAX_SHOWN = 20;

/** 'Any bill more than 200', 'which bills are under $50', 'what comes more than once a month'. */
export function billsWithin({ says, plain, past, ahead, ranges, of }: VerdictQuestion): VerdictReading | null {
  const named = of("merchant", "part", "category", "account", "kind", "tag");
  if (
    past.length + ahead.length + named.length > 0 ||
    says(`${OTHER.replace("|than", "")}|due|coming|next|paid|together|total`)
  )
    return null;
  const asks = new RegExp(
    `\\b(?:which|any|what|list|show|how many)(?: of)?(?: me)?(?: all)?(?: my| our| the)? ${BILLS}\\b`,
  );
  if (!asks.test(plain)) return null;
  const said = { measure: "bills", statistic: "per-month", shape: "figure" } as const;
  if (says("more than once a month|twice a month|every (?:other|2) weeks?|(?:every|each) week|weekly|biweekly"))
    return asQuery({ ...said, condition: { times: 2 } });
  const [range, ...more] = ranges;
  if (!range || more.length > 0 || says("went|gone|go up|increase\\w*|raised|rose|dearer")) return null;
  const { min, max } = range;
  return asQuery({
    ...said,
    condition: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
  });
}

/** 'Which bill went up the most', 'biggest increase of my bills'. */
export function billRisen({ says, past, onceCents, of }: VerdictQuestion): VerdictReading | null {
  const [days, ...more] = past;
  if (more.length + onceCents.length + of("merchant", "part", "category", "account", "kind", "tag").length > 0)
    return null;
  if (!says(`${BILLS}|subscriptions?`) || says("should|if|will|would|could|down|cheaper|dropped|decreased?"))
    return null;
  const isMost =
    says(
      "(?:went|gone|go|going|jumped|rose|risen|increased?|climbed|grew|grown|hiked|got(?:ten)? more expensive)(?: up)?(?: \\S+){0,3} the most",
    ) || says("(?:biggest|largest|highest|worst) (?:price )?(?:increase|jump|hike|rise|bump)");
  if (!isMost) return null;
  return asQuery({
    ...{ measure: "price-changes", statistic: "largest", shape: "ranking" },
    period: days ? { from: days.from, to: days.to } : null,
  });
}

const SUBSCRIPTIONS = "subscriptions?|memberships?";
const NOT_PAID_SO_FAR = either(
  "which|list|how many|new|cancel\\w*|(?:went|gone|go|going) up|increase\\w*|raised|price\\w*|dearer|than|vs|versus",
  "compared|average|usual\\w*|a month|per month|each month|monthly|share|percent\\w*|should|could|would|if|afford",
  "worth|still|use|using|when|budgets?|biggest|largest|cheapest|most",
);
/** 'Total of my subscriptions since January': what they took in days that have been, and not what they cost a month. */
export function subscriptionsTook(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, ahead, onceCents, of, person } = asked;
  const [days, ...more] = past;
  const named = of("merchant", "part", "category", "account", "kind", "tag", "goal");
  if (!days || more.length + onceCents.length + named.length > 0 || ahead.length > past.length) return null;
  if (!says(SUBSCRIPTIONS) || says(NOT_PAID_SO_FAR)) return null;
  if (!says("total|altogether|in all|together|sum|add(?:ed)? up|spen[dt]|paid|pay|cost|came? to|r[au]n")) return null;
  if (days.from >= firstDayOf(monthOf(person.today))) return null;
  return asQuery({ measure: "subscriptions", shape: "figure", period: { from: days.from, to: days.to } });
}
