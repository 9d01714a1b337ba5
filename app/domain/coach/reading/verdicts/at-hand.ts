// What is asked of a thing that the text has just told or named: whether there's room for that, which of several shops is the cheaper one
// by the visit, how low an account gets.

import { addDays } from "~/domain/periods";
import { accountsThat, best, narrowed } from "~/domain/coach/reading/frames/frame";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import { asQuery, type VerdictQuestion, type VerdictReading } from "./verdict";

const ROOM =
  "(?:is|s|would be|do (?:i|we) have)(?: there)?(?: any| enough| some)? (?:room|space|slack) for (?:that|it|this)";
const MONEY_FOR = "do (?:i|we) have (?:the |enough )?money for (?:that|it|this)";
/** 'A dog is maybe 160 a month. Is there room for that': the one price that was told. */
export function roomForThat({ says, onceCents, monthlyCents }: VerdictQuestion): VerdictReading | null {
  if (!says(`${ROOM}|${MONEY_FOR}`) || says("budgets?|goals?|loans?|debts?|house|apartment|rent")) return null;
  // Of 'ninety, maybe a hundred' the dearer one has to fit.
  const price = onceCents.length > 0 ? Math.max(...onceCents) : null;
  if (monthlyCents !== null) return { is: "plan", request: { plan: "afford", monthlyCents } };
  return price === null ? null : { is: "plan", request: { plan: "afford", amountCents: price } };
}

const VERSUS = "(?:vs|versus|and|against|or|compared to)(?: my| our| the)?";
/** 'Needs vs wants, how am I doing': both sums beside each other. */
export function needsAndWants({ says, past, onceCents, percents }: VerdictQuestion): VerdictReading | null {
  const [days, ...more] = past;
  if (more.length + onceCents.length + percents.length > 0) return null;
  if (!says(`needs ${VERSUS} wants|wants ${VERSUS} needs`)) return null;
  if (
    says(
      "should|would|if|rule|average|usual\\w*|a month|per month|each month|monthly|than|month by month|trend|mean|means",
    )
  )
    return null;
  return asQuery({
    ...{ measure: "spent", shape: "figure", subject: { categories: ["needs"] } },
    comparison: { against: "subject", subject: { categories: ["wants"] } },
    period: days ? { from: days.from, to: days.to } : null,
  });
}

const CHEAPER = "cheaper|cheapest|least expensive|lowest";
const DEARER = "pricier|priciest|dearer|dearest|most expensive|more expensive";
/** 'Cheaper store: Fairway, Corner Grocer or Green Basket? Average trip': three and more in their order. */
export function shopsByVisit(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, onceCents, ranges } = asked;
  const [days, ...more] = past;
  const shops = best(asked.of("merchant"));
  const names = [...new Set(shops.flatMap(({ values }) => values))];
  if (names.length < 3 || more.length + onceCents.length + ranges.length > 0 || !says(`${CHEAPER}|${DEARER}`))
    return null;
  if (says("should|would|if|purchases?|charges?|transactions?|bills?|subscriptions?") || asked.of("account").length > 0)
    return null;
  return asQuery({
    ...{ measure: "spent", statistic: "each", shape: "ranking", by: "merchant" },
    subject: { merchants: names },
    period: days ? { from: days.from, to: days.to } : null,
    least: says(CHEAPER),
  });
}

const LOWEST = "lowest|least|low point|how low|smallest";
const COMING = "gets?|goes|go|drops?|dips?|falls?|get to|going to|will";
/** 'What's the lowest my checking gets this week': of days that go on, the ones to come. */
export function lowestToCome(asked: VerdictQuestion): VerdictReading | null {
  const { says, ahead, person } = asked;
  const accounts = accountsThat(asked, false);
  if (accounts.length === 0 || !says(LOWEST) || !says(COMING)) return null;
  if (says("did|was|were|went|got|been|ever|so far|average|usually|has|have|had|without|if|should|payments?"))
    return null;
  const [days, ...more] = ahead.filter(({ from, to }) => from <= addDays(person.today, 1) && to > person.today);
  if (!days || more.length > 0 || asked.of("merchant", "category", "goal", "part").length > 0) return null;
  return asQuery({
    ...{ measure: "ahead", statistic: "smallest", shape: "figure" },
    subject: subjectOf(narrowed(best(accounts))),
    period: { from: days.from < person.today ? person.today : days.from, to: days.to },
  });
}
