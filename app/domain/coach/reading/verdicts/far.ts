// What lies further ahead than the forecast: when a sum is there, what is there by some season; cash at short notice; what the
// year brings in; what debt takes each month and until its end.

import { inOrder } from "~/domain/language/pattern";
import { addDays } from "~/domain/periods";
import { adviceOf } from "~/domain/coach/reading/advice";
import { adviceAmounts, adviceMonths } from "~/domain/coach/reading/advice-amounts";
import { debtEntity } from "~/domain/coach/reading/advice-frames";
import { accountsThat, goalsThat } from "~/domain/coach/reading/frames/frame";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import type { VerdictQuestion, VerdictReading } from "./verdict";

const asPlan = (request: PlanRequest): VerdictReading => ({ is: "plan", request });
const hasNoAmount = ({ onceCents, monthlyCents }: VerdictQuestion): boolean =>
  onceCents.length === 0 && monthlyCents === null;
const WAS = "did|was|were|had|have (?:i|we)|last (?:month|year|week)";

/** Sums that are said, those too that seem to be at hand: 'come up with 3,000', 'will I have 60k'. */
const sumsIn = ({ plain }: VerdictQuestion): number[] =>
  adviceAmounts(plain).flatMap(({ each, cents }) => (each === "once" && cents >= LEAST_SUM ? [cents] : []));
const LEAST_SUM = 20_00;

/** 'When will I have 60k', 'when do my savings hit 20,000'. */
export function sumWhenAsked(asked: VerdictQuestion): VerdictReading | null {
  const { says, plain } = asked;
  const [sum, ...others] = sumsIn(asked);
  if (
    sum === undefined ||
    others.length > 0 ||
    asked.monthlyCents !== null ||
    asked.of("goal", "category", "merchant", "part").length > 0
  )
    return null;
  if (
    !says("when|how long|how soon|what (?:month|year|date|day)|how many (?:months|years)") ||
    !says("have|has|hit|hits|reach\\w*|get to|be at|cross\\w*|pass(?:es)?|there|see|be worth|own")
  )
    return null;
  if (
    says(
      `${WAS}|if|debts?|owe|loans?|card|score|income|salary|earn\\w*|buy|for (?:a|the|my)|down payment|spen[dt]|budget|need|last|save|saving|put`,
    )
  )
    return null;
  const isWorth = says("net worth|worth|millionaire|all together|everything");
  const saves = accountsThat(asked, false).length > 0 && says("savings?");
  if (!isWorth && !saves && accountsThat(asked, false).length > 0) return null;
  return /\b(?:19|20)\d\d\b(?! ?k)/.test(plain.replace(/\d{3,},?\d*k?/, ""))
    ? null
    : asPlan({
        plan: "sum-when",
        amountCents: sum,
        ...(isWorth ? { about: "worth" } : saves ? { about: "savings" } : {}),
      });
}

/** 'Can I come up with 3,000 cash by tomorrow'. */
export function cashByAsked(asked: VerdictQuestion): VerdictReading | null {
  const { says, ahead, person } = asked;
  const [sum, ...others] = sumsIn(asked);
  if (sum === undefined || others.length > 0 || asked.monthlyCents !== null || says(`${WAS}|a month|monthly|if`))
    return null;
  const from = pulledFrom(asked);
  const isGot = says(
    "come up with|hands on|pull together|scrape (?:together|up)|get(?: \\S+){0,4} (?:in )?cash|(?:in )?cash|" +
      "liquid|get at|get to|access|on hand|available|lay (?:my )?hands",
  );
  const days = ahead.filter(({ to }) => to >= person.today && to <= addDays(person.today, SOON_DAYS));
  const isSoon = says("today|tonight|right now|now|tomorrow|asap|immediately|at once") || days.length > 0;
  const isOfOther = says(
    "back|advance|withdr\\w+|buy|car|house|card or|or card|debts?|loans?|credit|budget|goals?|deposits?|(?:in|out of|from) (?:checking|savings)",
  );
  if (from.length === 0 && (!isGot || !isSoon || isOfOther)) return null;
  if (!says("can|could|do (?:i|we)|able|possible|would|enough|how|need|is there")) return null;
  const date = days
    .map(({ to }) => to)
    .sort()
    .at(0);
  return asPlan({
    plan: "cash-by",
    amountCents: sum,
    ...(date !== undefined && date > person.today ? { date } : {}),
    ...(from.length > 0 ? { from } : {}),
  });
}

/** 'Can I pull 3,000 from savings': the money that it would come out of. */
function pulledFrom(asked: VerdictQuestion): string[] {
  const [pot, ...others] = accountsThat(asked, false);
  if (!pot || others.length > 0 || !PULLED.test(asked.plain)) return [];
  return asked.says("debts?|loans?|cards?|credit|pay|paid|buy|goals?|budget|afford|for") ? [] : [...pot.values];
}
const PULLED = inOrder(
  /\b(?:can|could|should|may) (?:i|we) (?:\S+ )?(?:pull|take|withdraw|use|get|grab|borrow)(?: out)? /,
  /(?:about |around )?\$?\d\S*(?: dollars| bucks)?(?: out)? /,
  /(?:of|from|out of) (?:my |our |the )?(?:savings|checking|rainy day)\b/,
);

const SOON_DAYS = 45;

/** 'How much will I have by the end of summer': further ahead than bills and pay are known. */
export function cashThenAsked(asked: VerdictQuestion): VerdictReading | null {
  const { says, ahead, person } = asked;
  if (
    !hasNoAmount(asked) ||
    goalsThat(asked, "savings").length > 0 ||
    asked.of("category", "merchant", "part").length > 0
  )
    return null;
  if (
    !says("how much|what|where") ||
    !says(
      "(?:will|would|might|should|am|are) (?:i|we)(?: \\S+){0,4} (?:have|be at|end up with|be sitting on)|" +
        "(?:will|would)(?: \\S+){0,3} (?:be in|hold|have)|(?:i|we) (?:will|would|ll) have",
    )
  )
    return null;
  if (
    says(
      `${WAS}|if|debts?|owe|loans?|card|spen[dt]|budget|goals?|bills?|earn\\w*|make|made|income|interest|score|` +
        "invest\\w*|net worth|left|rent|landlord|more|less|up|month look",
    )
  )
    return null;
  const far = ahead
    .filter(({ to }) => to > addDays(person.today, FORECAST_DAYS))
    .map(({ to }) => to)
    .sort()
    .at(-1);
  const months = far === undefined ? adviceMonths(asked.plain) : null;
  if (far === undefined && !months) return null;
  const saves = accountsThat(asked, false).length > 0;
  if (saves && !says("savings?")) return null;
  return asPlan({
    plan: "cash-then",
    ...(far === undefined ? { months: months ?? 0 } : { date: far }),
    ...(saves ? { about: "savings" } : {}),
  });
}
/** As far as the forecast reaches. */
const FORECAST_DAYS = 90;

/** 'What will I make this year all in', 'income this year so far and still to come'. */
export function incomeOfYear(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  const [wanted] = sumsIn(asked);
  if (asked.of("merchant", "part", "category", "goal").length > 0) return null;
  if (
    sumsIn(asked).length > 1 ||
    asked.monthlyCents !== null ||
    !says("income|earn(?:ed|ings?)?|make|made|bring(?:ing)? (?:in|home)|take home|pay|paid|gross|salary")
  )
    return null;
  if (
    !says(
      "this year|(?:the|all|whole|full) year|by (?:december|christmas|new year|year end|the end of the year|" +
        "end of year)|year end|yearly|20\\d\\d|for the year|rest of the year",
    )
  )
    return null;
  if (
    says(
      "spen[dt]|off|debts?|loans?|bills?|interest|should|if|than|vs|versus|compared?|last year|next year|raise|" +
        "budget|taxes|tax|goals?|save\\w*|per (?:month|week)|a month|rest of my|extra",
    )
  )
    return null;
  return says(
    "will (?:i|we)|(?:am|are) (?:i|we) (?:going to|gonna|on track|set|expected|likely)|going to " +
      "(?:make|earn|bring|be)|gonna (?:make|earn|be)|still (?:to come|coming|ahead|left)|to come|projected|" +
      "expect\\w*|end up (?:with|making|earning)|in total by|on (?:pace|track)|rest of the year|all in|(?:i|we) " +
      "(?:will|ll) (?:make|earn)",
  )
    ? asPlan({ plan: "income-year", ...(wanted === undefined ? {} : { amountCents: wanted }) })
    : null;
}

/** 'How much do I pay on debt every month'. */
export function debtPaymentsAsked(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (
    !hasNoAmount(asked) ||
    says(
      `${WAS}|extra|income|percent|if|should|more|interest|off|left|owe|share|card|when|how long|could|can|principal|behind|afford`,
    )
  )
    return null;
  if (
    debtEntity({ plain: asked.plain, has: (one) => one.test(asked.plain), person: asked.person, spots: asked }) ||
    says("car|student|mortgage")
  )
    return null;
  return says("how much|what|total") &&
    says("debts?|loans?") &&
    says("pay|paying|payments?|go(?:es|ing)? (?:to|toward|towards|into)|spend\\w*|cost\\w*|take[sn]?") &&
    says("month|monthly|each month|per month")
    ? asPlan({ plan: "debt-payments" })
    : null;
}

/** 'How much interest in total till the loan is done'. */
export function interestToEnd(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (
    !hasNoAmount(asked) ||
    asked.percents.length > 0 ||
    !says("interest") ||
    !says("how much|what|total") ||
    says(`${WAS}|paid so far|so far|this (?:month|year)|rate|savings|earn\\w*|last|extra|if|card`)
  )
    return null;
  if (
    !says(
      "(?:until|till|before|by the time)(?: \\S+){0,5} (?:done|gone|paid|over|end|ends|finish\\w*|free|off|" +
        "clear)|over the (?:life|rest|course|whole)|(?:left|remaining|still|more|will|going to|gonna|ahead|" +
        "to come)(?: \\S+){0,6}|rest of the loan|from now|in the end",
    )
  )
    return null;
  const request = adviceOf("debt-free", asked, asked.person);
  if (request.named !== undefined || request.about !== undefined) return asPlan(request);
  // The one loan there is.
  const [loan, ...others] = asked.person.accounts.filter(({ kind }) => kind === "loan");
  return loan && others.length === 0 && says("loan")
    ? asPlan({ ...request, named: loan.id })
    : says("loans?|debts?")
      ? asPlan(request)
      : null;
}

/** 'The emergency fund says 6,120 and savings 30k, which is it': a goal and an account are two things. */
export function goalAndAccountAsked(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  const goals = goalsThat(asked, "savings");
  const [goal] = goals;
  if (!goal || asked.monthlyCents !== null || new Set(goals.flatMap(({ values }) => values)).size !== 1) return null;
  const isHeld =
    sumsIn(asked).length === 2 ||
    (says("savings|account|bank|rainy day") &&
      says("why|how come|difference|which|but|not the same|mismatch|wrong|match\\w*"));
  if (!isHeld || says(`${WAS}|if|should|put|move|add|a month|when (?:will|do|can|is)|how long|take|spend|use`))
    return null;
  return says("vs|versus|why|how come|difference|which|but|match\\w*|and|instead|real|right|says?|shows?|enough|same")
    ? asPlan({ plan: "goal-and-account", named: goal.values[0] ?? "" })
    : null;
}
