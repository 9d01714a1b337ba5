// The order of events, and what is to come of a month: on which day something was passed, which budget broke first, how many days
// lie between two visits, what a month will come to, when an account reaches an amount.

import { either } from "~/domain/language/pattern";
import { addMonths, firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import type { Period, Query } from "~/domain/coach/query/algebra";
import { accountsThat, best } from "~/domain/coach/reading/frames/frame";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import { asQuery, type VerdictQuestion, type VerdictReading } from "./verdict";

const FIGURE = { shape: "figure" } as const;
const SUPPOSED =
  "if|should|could|afford|would|suppose|debts?|owe[ds]?|loans?|score|goals?|fund|net worth|saved?|savings?";

const subjectIn = (asked: VerdictQuestion): Query["subject"] =>
  subjectOf(best(asked.of("category", "merchant", "part", "tag")));

/** This month, where no days are said. */
function monthMeant({ past, person }: VerdictQuestion): Period | null {
  const [days, ...more] = past;
  if (more.length > 0) return null;
  return days ? { from: days.from, to: days.to } : { from: firstDayOf(monthOf(person.today)), to: person.today };
}

const WHEN =
  "(?:what|which) (?:day|date)|when|how (?:far|many days|long|soon|deep|early|late)(?: \\S+){0,2} (?:into|in|before|till|until|did it take)|on what day";
const PASSES = either(
  "(?:go(?:es)?|went)(?: \\S+){0,2} over|gone over|over budget|(?:go(?:es)?|went|gone|got) past",
  "pass(?:es|ed)?|cross(?:es|ed)?|hit|hits|reach(?:es|ed)?",
  "exceed(?:s|ed)?|bust(?:s|ed)?|blow|blew|blown|broke|break|breaks|top(?:s|ped)?|get(?:s)? (?:to|past|over)|got (?:to|past|over)|used? up",
);

/** 'What day did I go over my dining budget in October', 'when did groceries pass $500', 'when was half of it gone'. */
export function passedOn(asked: VerdictQuestion): VerdictReading | null {
  const { says, onceCents, monthlyCents, percents } = asked;
  const period = monthMeant(asked);
  if (period === null || monthlyCents !== null || onceCents.length > 1 || says(SUPPOSED)) return null;
  // Whether a budget lasts is a pace, and no day.
  if (says("(?:does|will|would|did) it last|lasts")) return null;
  if (asked.of("account", "kind", "goal", "payer").length > 0 || asked.ahead.length > asked.past.length) return null;
  const subject = subjectIn(asked);
  const [cents] = onceCents;
  const isYet =
    cents === undefined && !says("budgets?")
      ? false
      : says(`(?:has|have|did|is|are|am)(?: \\S+){0,6} (?:${PASSES})(?: \\S+){0,5} (?:yet|already)`);
  const share = shareSaid(asked, percents[0]?.percent);
  if (!says(WHEN) && !isYet) return null;
  const said = { ...FIGURE, measure: earns(asked) ? "earned" : "spent", statistic: "passed", subject, period } as const;
  if (
    share !== null &&
    cents === undefined &&
    says("gone|spent|used|through|hit|reach(?:ed)?|pass(?:ed)?|blown|burned")
  )
    return asQuery({
      ...said,
      condition: { percent: share },
      ...(says("budgets?") ? { comparison: { against: "plan" } } : {}),
    });
  if (!says(PASSES)) return null;
  const shape = isYet && !says(WHEN) ? "yes-no" : "figure";
  if (cents !== undefined)
    return says(MEANS_ROWS) ? null : asQuery({ ...said, shape, comparison: { against: "amount", is: "over", cents } });
  return says("budgets?|plan|limit") && Object.keys(subject).length > 0
    ? asQuery({ ...said, shape, comparison: { against: "plan" } })
    : null;
}
/** One row of that amount is no sum. */
const MEANS_ROWS = "purchases?|charges?|transactions?|price|bills?|paid|cost|balance|card";
const earns = ({ says }: VerdictQuestion): boolean => says("earn(?:ed|ings)?|income|made|pay");

function shareSaid({ says }: VerdictQuestion, percent: number | undefined): number | null {
  if (percent !== undefined) return percent;
  if (says("half|halfway")) return 50;
  if (says("(?:a|one) third")) return 100 / 3;
  if (says("(?:a|one) quarter")) return 25;
  return says("three quarters") ? 75 : null;
}

/** 'Which budget broke first this month'. */
export function firstOver(asked: VerdictQuestion): VerdictReading | null {
  const { says, onceCents } = asked;
  const period = monthMeant(asked);
  if (period === null || onceCents.length > 0 || says(SUPPOSED) || asked.ahead.length > asked.past.length) return null;
  const isWhich = says(
    "(?:which|what)(?: of| was| is)?(?: my| our| the)?(?: first| last)? (?:budgets?|categor(?:y|ies))",
  );
  if (
    !isWhich ||
    !says("first|earliest|last(?: one| budget| category)|soonest|in what order") ||
    !says(`${PASSES}|over`)
  )
    return null;
  return asQuery({
    ...{ shape: "ranking", by: "category", statistic: "passed", measure: "spent", period },
    ...{ comparison: { against: "plan" }, take: 1, least: says("last(?: one| budget| category)") },
  });
}

const BETWEEN = either(
  "(?:days|weeks|time|long) (?:between|in between|apart|from one)|how far apart|every how many|every (?:how|so) (?:many|often)",
  "(?:when|which days?|what days?)(?: of the week)? do (?:i|we) (?:usually|normally|typically|mostly|tend to|generally)",
  "what(?: is|s)? (?:the |my |our )?(?:usual )?(?:rhythm|cadence|interval|pattern)",
);

/** 'How many days between haircuts', 'when do I usually buy gas'. */
export function visitRhythm(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, onceCents } = asked;
  if (!says(BETWEEN) || says(`${SUPPOSED}|longest|most days|get paid|payday|bills?|due`) || onceCents.length > 0)
    return null;
  const [days, ...more] = past;
  const subject = subjectIn(asked);
  if (more.length > 0 || Object.keys(subject).length === 0) return null;
  const period = days ? { from: days.from, to: days.to } : null;
  return asQuery({ ...FIGURE, measure: "spent", statistic: "rhythm", subject, period });
}

const WILL = either(
  "(?:will|would|am i going to|are we going to|gonna|going to)(?: \\S+){0,4} (?:end up|wind up|spend|have spent|come to|be spending|cost|total|add up)",
  "(?:end up|wind up|ending up|winding up)(?: \\S+){0,3} (?:spend\\w*|with|at|over|under)|project(?:ed|ion)|forecast|estimate\\w*|on pace (?:to|for)",
  "(?:end|finish|close)(?:ing)? (?:the|this|out the) month(?: \\S+){0,2} (?:over|under|within|above|below)",
);
const SPENDS = "spend\\w*|spent|cost|come to|total|add up|budget|go(?:ing)? (?:to|on)|over|under";

/** 'What will I end up spending on groceries this month'. */
export function monthExpected(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, ahead, person, onceCents, monthlyCents } = asked;
  if (!says(WILL) || !says(SPENDS) || onceCents.length > 1 || monthlyCents !== null) return null;
  if (
    says(
      `${SUPPOSED}|did|ended up|wound up|pay ?checks?|pay ?days?|bills?|earn\\w*|income|make|balance|have left|left|checking|interest|year`,
    )
  )
    return null;
  if (asked.of("account", "kind", "goal", "payer").length > 0) return null;
  const isNext = says("next month");
  const isThis =
    says("(?:this|the|of) month|month(?:s)? end|by the end|november|december") || ahead.length > 0 || past.length > 0;
  const all = [...past, ...ahead].filter(({ to }) => monthOf(to) >= monthOf(person.today));
  if (!isNext && !isThis && Object.keys(subjectIn(asked)).length === 0) return null;
  const isUntil = says("by the end|until the end|by month(?:s)? end");
  const spans = all.some(({ from, to }) => monthOf(from) !== monthOf(to));
  if ((spans && !isUntil) || (all.length === 0 && past.length > 0)) return null;
  const month = isNext ? addMonths(monthOf(person.today), 1) : monthOf(all.at(-1)?.to ?? person.today);
  const isWithin = says("under|within|below|inside");
  const asksWhether = says(
    "(?:am|are|will|do|is)(?: (?:i|we|my|our|it))(?: \\S+){0,6} (?:over|under|within|above|below|inside)",
  );
  const [cents] = onceCents;
  return asQuery({
    ...{ measure: "spent", statistic: "expected", subject: subjectIn(asked) },
    period: { from: firstDayOf(month), to: lastDayOf(month) },
    shape: asksWhether || cents !== undefined ? "yes-no" : "figure",
    least: isWithin,
    ...(cents === undefined ? {} : { comparison: { against: "amount", is: isWithin ? "under" : "over", cents } }),
  });
}

/** 'When will checking reach 3,000'. */
export function accountReaches(asked: VerdictQuestion): VerdictReading | null {
  const { says, onceCents, monthlyCents, past } = asked;
  const [cents, ...others] = onceCents;
  if (cents === undefined || others.length > 0 || monthlyCents !== null || past.length > 0) return null;
  const [account, ...more] = best(accountsThat(asked, false));
  if (!account || more.length > 0 || asked.of("goal", "category", "merchant").length > 0) return null;
  const kinds =
    account.kind === "kind"
      ? account.values
      : account.values.map((id) => asked.person.accounts.find((one) => one.id === id)?.kind);
  if (!kinds.every((kind) => kind === "checking")) return null;
  if (!says("when|what day|which day|how (?:long|soon)") || says("if|spent|paid|put|move|should|last time"))
    return null;
  const isUnder = says(
    "(?:drop|fall|dip|go|sink|get)s?(?: \\S+){0,2} (?:below|under)|less than|run(?:s)? (?:low|down)",
  );
  if (
    !isUnder &&
    !says(
      "reach\\w*|hit|hits|have|has|hold|get (?:to|above|over|back)|be (?:at|above|over)|pass(?:es)?|cross\\w*|top|above|over",
    )
  )
    return null;
  const subject = account.kind === "kind" ? { kinds: account.values } : { accounts: account.values };
  return asQuery({
    ...FIGURE,
    measure: "ahead",
    statistic: "passed",
    subject,
    comparison: { against: "amount", is: isUnder ? "under" : "over", cents },
  });
}
