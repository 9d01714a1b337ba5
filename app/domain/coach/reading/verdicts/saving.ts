// Whether what is saved each month is right: the habit, what it would become, against what a month leaves and what goals need.

import { anyOf, either, inOrder } from "~/domain/language/pattern";
import { type Cents, fieldAmount, toDollars } from "~/domain/money";
import { adviceAmounts } from "~/domain/coach/reading/advice-amounts";
import { goalsThat } from "~/domain/coach/reading/frames/frame";
import type { VerdictQuestion, VerdictReading } from "./verdict";

/** 'Should the old habit of $400 a month to savings be increased, given our income and spending of late?' */
export function savedMore(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  const goals = goalsThat(asked, "savings");
  if ((goals.length > 1 || says(ALL_GOALS)) && says(FIT) && !says("which|how much|first|or"))
    return { is: "plan", request: { plan: "save-more", ...together(asked) } };
  if (!says(SAVES) || says(NOT_SAVED) || goals.length > 1) return null;
  if (!says(CHANGES) && !(says(JUDGES) && (amountsOf(asked).length > 0 || says(EACH)))) return null;
  if (!says(ASKS) || (amountsOf(asked).length === 0 && (!says(EACH) || says(HOW)))) return null;
  return { is: "plan", request: { plan: "save-more", ...savedAsked(asked) } };
}
/** 'Do both goals together fit in what a month leaves?' */
const ALL_GOALS = "(?:both|all|the 2|2)(?: of)?(?: the| my| our)?(?: savings)? goals|goals together";
const FIT = either(
  "fits?|afford",
  "(?:can|could|does|do|would|will)(?: \\S+){0,8} (?:month|monthly|both|at once|same time|together|cover|" +
    "manage|carry|swing)",
  "what a month leaves|left over|enough",
);
const together = ({ plain }: VerdictQuestion): { monthlyCents?: Cents } => {
  const amounts = adviceAmounts(plain).filter(({ cents }) => cents >= LEAST);
  return amounts.length > 1 ? { monthlyCents: amounts.reduce((sum, { cents }) => sum + cents, 0) } : {};
};
const SAVES = either(
  "\\$?\\d+ (?:to|into|in|toward|towards) (?:savings|rainy day)|save|saves|saving(?! account)",
  "put(?:ting)? (?:away|aside|by)|set(?:ting)? aside|stash(?:ing)?|sock(?:ing)? away|tuck(?:ing)? away",
  "squirrel(?:ing)? away|auto(?:matic)? (?:transfer|saving)\\S*",
  "(?:month|monthly|transfer\\w*|habit|usual|regular|automatic\\w*|paycheck|check|payday|more|less|put|send|" +
    "sending|move|moving)(?: \\S+){0,6} (?:savings|rainy day|nest egg)",
  "(?:savings|rainy day)(?: \\S+){0,8} (?:months?|monthly|transfers?|habit|paycheck|payday|contributions?)",
);
const CHANGES = either(
  "grow|rise|go up|keep up|follow|rais(?:e|ed|ing)|increas(?:e|ed|ing)|bump(?:ed|ing)?|boost(?:ed|ing)?",
  "(?:step|stepped|stepping|turn|crank|dial|ramp|push|pushed|move|up)(?: \\S+){0,6} up|up (?:it|the|our|my|that)",
  "go (?:up|higher)",
  "(?:could|can|should|would|to)(?: \\S+){0,8} (?:be|become|go to|grow to) (?:(?:more|higher|larger|bigger)|" +
    "\\$?\\d+)",
  "from \\$?\\d+ to \\$?\\d+|double",
  "(?:put|save|send|move|transfer|set|stash|sock)(?:ing)?(?: \\S+){0,3} (?:away |aside )?more",
  "more than (?:\\$?\\d+|(?:the|our|my|that))|increase|higher|change (?:the|our|my|that)|lower(?:ed|ing)?",
  "cut back (?:on )?(?:the|our|my) sav\\w+|reduce",
);
const JUDGES = either(
  "enough|too (?:little|much|low|small|high|big|timid|modest|ambitious)|right amount|reasonable|realistic|sensible",
  "good|okay|ok|about right|stingy|sustainable|doable|possible|afford|manage|fits?|pull off|keep (?:up|doing)",
);
/** Where no amount is said: the habit, and not how one saves at all. */
const EACH =
  "months?|monthly|transfers?|automatic\\w*|auto|habit|pay ?checks?|checks?|payday|regular(?:ly)?|usual|standing|each|every|contributions?";
const HOW = "how (?:can|do|could|to|should)|where|ways?|tips?|ideas?|help me";
const ASKS =
  "should|could|can|would|time to|is|are|what if|worth|do|does|does it make sense|sensible|thinking|wonder\\w*|ought|ready|room|advise|recommend";
/** Of what was saved, of a goal, of a debt, of pay: other questions. */
const NOT_SAVED = either(
  "stop|age|\\b[5-7]\\d\\b$|save (?:up )?for|how do|buy|without (?:touching|using|dipping|draining|raiding)|did|was",
  "were|have (?:i|we) (?:saved|put|moved)|how much (?:did|have|do|does|would|will)|how (?:long|soon|many)|when",
  "by (?:january|february|march|april|may|june|july|august|september|october|november|december|then|christmas|next)",
  "in (?:a|one|two|2|3|5|\\d+) (?:years?|months?)|loans?|debts?|cards?|owed?|budgets?|rent|restaurants|groceries",
  "interest|rate|last (?:month|year)|list|show|which|since|bought|buy|spend less|save (?:money )?on",
  "goals?(?! (?:need|for))|deadline|on time|in time|average|usually save|lost|lose|job|401k|retire\\w*|invest\\w*",
);

/** So much is saved now, so much would be: 'from 400 to 600', 'can the 400 be 700', 'bumped it to 1000 a month'. */
export function savedAsked({ plain }: Pick<VerdictQuestion, "plain">): { insteadCents?: Cents; monthlyCents?: Cents } {
  const amounts = adviceAmounts(plain).filter(({ cents }) => cents >= LEAST);
  const [first, second] = amounts;
  if (!first) return {};
  if (second) {
    const [habit, wanted] = [first, second];
    return { insteadCents: habit.cents, monthlyCents: wanted.cents };
  }
  const before = plain.slice(0, Math.max(0, plain.search(numberOf(first.cents))));
  const isWanted = TOWARD.test(before) && !HABIT.test(plain);
  return isWanted ? { monthlyCents: first.cents } : { insteadCents: first.cents };
}
const LEAST: Cents = 5_00;
const numberOf = (cents: Cents): RegExp =>
  new RegExp(cents % 100 === 0 ? `\\$?${toDollars(cents)}\\b` : `\\$?${fieldAmount(cents)}`);
const TOWARD = inOrder(
  /\b(?:to|be|if|would|could|can|save|saving|put|putting|move|send|sending|do|about|even|maybe|like|say|transfer)/,
  /(?: (?:about|around|like|say|maybe|i|we|an|extra))* $/,
);
const HABIT = anyOf(
  /\b(?:usual|regular|old|automatic|standing|current|normal|same|existing|monthly)(?: \S+){0,4} \$?\d/,
  inOrder(
    /\$?\d\S*(?: \S+){0,5} /,
    anyOf(
      /habit|routine|forever|for years|always|so far|now|already|currently/,
      /(?:that )?(?:i|we) (?:send|put|move|save|do|transfer|set)/,
    ),
  ),
  /more than \$?\d|above \$?\d|beyond \$?\d|\b(?:the|our|my|that|this) (?:\S+ )?\$?\d/,
  /(?:saving|putting|sending|moving|been)(?: \S+){0,3} \$?\d/,
);

const amountsOf = ({ plain }: VerdictQuestion) => adviceAmounts(plain).filter(({ cents }) => cents >= LEAST);
