// 'When did my savings pass 10k', 'when was checking last below 500': the day on which what stood on an account went past an amount.
// What is still to come is asked otherwise, and is the forecast's.

import { either } from "~/domain/language/pattern";
import { accountsThat, best, narrowed } from "~/domain/coach/reading/frames/frame";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import type { Entity } from "~/domain/coach/reading/spot";
import { asQuery, type VerdictQuestion, type VerdictReading } from "./verdict";

const WHEN = either(
  "when|(?:what|which) (?:day|date|month|week|year)|on what day|how long ago|since when",
  "(?:first|last|most recent) (?:time|day)",
);
/** Whether it was so on any day, where no day is asked for. */
const EVER = "ever|at (?:some|any) (?:point|time)|at times|any ?time|sometimes";
const UNDER = either(
  "(?:drop|fall|dip|sink|go|get|slip|be)(?:ped|s)?(?: \\S+){0,2} (?:below|under|beneath|less than|lower than)",
  "below|under|beneath|less than|lower than|down to",
);
const OVER = either(
  "pass(?:ed)?|reach(?:ed)?|hit|cross(?:ed)?|top(?:ped)?|exceed(?:ed)?|break|broke|clear(?:ed)?|surpass(?:ed)?",
  "over|above|past|more than|higher than|(?:get|got|climb(?:ed)?|grow|grew|make it|made it) to|at least",
);
const WAS = either(
  "did|was|were|had|has|have(?= (?:i|we|my|our|it)\\b)|went|fell|dropped|dipped|sank|passed|reached|crossed|topped|broke",
  "(?:first|last) time",
);
const OTHERWISE = either(
  "will|would|could|should|gonna|going to|does|can|if|spen[dt]|spending|earn\\w*|paid|pay|paycheck|bills?|budgets?",
  "net worth|score|charges?|charged|deposit\\w*|transfer\\w*|mov(?:e|ed)|put|withdr[ae]w\\w*|purchase\\w*|interest|limit|not counting|money",
);
const LAST = either(
  "last time|most recent(?:ly)?|latest",
  "(?:was|were|did|has|had)(?: \\S+){0,4} last(?= (?!week|month|year|spring|summer|fall|winter))",
);

export function balanceCrossed(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, onceCents, monthlyCents, percents, person } = asked;
  const [cents, ...others] = onceCents;
  const [days, ...more] = past;
  if (cents === undefined || others.length + more.length + percents.length > 0 || monthlyCents !== null) return null;
  const isWhen = says(WHEN);
  if ((!isWhen && !says(EVER)) || !says(WAS) || says(OTHERWISE)) return null;
  const isUnder = says(UNDER);
  if (!isUnder && !says(OVER)) return null;
  const accounts = accountsNamed(asked);
  if (accounts.length === 0) return null;
  // 'Ever' is all that is known.
  const isAllKnown = says("ever") && days?.to === person.today && days.from === person.firstDay;
  return asQuery({
    ...{ shape: "figure", measure: "balance", subject: subjectOf(accounts) },
    statistic: !isWhen ? "total" : says(LAST) ? "latest" : "first",
    period: days && days.from <= person.today && !isAllKnown ? { from: days.from, to: days.to } : null,
    comparison: { against: "amount", is: isUnder ? "under" : "over", cents },
  });
}

/** The accounts that are named, and nothing else; a debt that is a goal as well is the one loan that there is. */
function accountsNamed(asked: VerdictQuestion): Entity[] {
  const own = narrowed(best([...accountsThat(asked, false), ...accountsThat(asked, true)]));
  const isApart = (one: Entity) => !own.some(({ start, end }) => start <= one.start && one.end <= end);
  const others = asked.of("category", "merchant", "part", "tag", "payer").filter(isApart);
  return others.length > 0 || asked.of("goal").some(isApart) ? [] : own;
}
