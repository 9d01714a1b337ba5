// Yes or no of goals, accounts and income: whether so much a month is enough, whether an account or the income can take it.

import { anyOf, either, inOrder } from "~/domain/language/pattern";
import { adviceOf } from "~/domain/coach/reading/advice";
import { accountsThat, type FrameQuestion, best, goalsThat, narrowed } from "~/domain/coach/reading/frames/frame";
import { horizonOf } from "~/domain/coach/reading/frames/ahead";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import type { Entity } from "~/domain/coach/reading/spot";
import { asQuery, type VerdictQuestion, overBy, wordsPattern, type VerdictReading, WAS, WISHES } from "./verdict";

/** 'If we do the same every month, do we make it by the deadline?' */
export function goalInTime(asked: VerdictQuestion): VerdictReading | null {
  const { says, plain, onceCents } = asked;
  const [goal] = savingsGoal(asked);
  if (
    goal === undefined ||
    says(
      "when(?! (?:it|they|that) )|how long|how soon|what (?:month|year|date|day)|how (?:much|many)" +
        "(?!(?: \\S+){0,5} (?:(?:a|per|each|every) month|monthly))|or (?:should|pay|put|send|toward)",
    )
  )
    return null;
  const each =
    asked.monthlyCents ??
    (onceCents.length === 1 && (wordsPattern(SAME).test(plain) || HABIT.test(plain)) ? onceCents[0] : undefined);
  if (each === undefined || !says(IN_TIME)) return null;
  return { is: "plan", request: { plan: "save-up", monthlyCents: each, named: goal } };
}
const SAME =
  "(?:the )?same(?: \\S+){0,5} (?:month|monthly)|(?:every|each) (?:single )?month|monthly|(?:repeat|again)(?: \\S+){0,4} month|per month|a month";
/** 'What if we add 75 extra every month to the roof': when it's full then. */
export function goalWith(asked: VerdictQuestion): VerdictReading | null {
  const goals = savingsGoal(asked);
  const [goal] = goals;
  const { monthlyCents, onceCents, says } = asked;
  if (
    goal === undefined ||
    goals.length > 1 ||
    says(`or (?:should|pay|put|send|toward)|instead|did|was|were|have (?:i|we)`)
  )
    return null;
  if (!says("if|suppose|supposing|say|another|extra|more|additional|with|at|bump\\w*|boost\\w*|up(?:ped)?|increas\\w*"))
    return null;
  if (monthlyCents !== null) return { is: "plan", request: { plan: "save-up", monthlyCents, named: goal } };
  const [once, ...others] = onceCents;
  // How many pays come in a month differs: what each of them would have to bring until the goal's date is told.
  if (once !== undefined && says("pay ?checks?|pay ?days?|each pay|every pay"))
    return asQuery({ measure: "needed", statistic: "each", shape: "figure", subject: { goals } });
  return once !== undefined && others.length === 0 && PUT_ONCE.test(asked.plain)
    ? { is: "plan", request: { plan: "save-up", amountCents: once, named: goal } }
    : null;
}
const PUT_ONCE =
  /\b(?:if|suppose|say)(?: \S+){0,3} (?:put|add|added|throw|threw|toss|drop|stick|stuck|chip|contribute)\b/;

/** 'How much will the roof fund have by next November', 'if we skip a month, does its date move': what the pace says. */
export function goalByDay(asked: VerdictQuestion): VerdictReading | null {
  const { says, ahead, person, onceCents, monthlyCents } = asked;
  const goals = best(goalsThat(asked, "savings")).flatMap(({ values }) => values);
  if (goals.length !== 1 || onceCents.length > 0 || monthlyCents !== null || accountsThat(asked, true).length > 0)
    return null;
  const day = ahead.filter(({ to }) => to > person.today).at(-1)?.to;
  if (says("(?:skip|miss|pause)(?:ped|ped|sed|d)? (?:\\S+ )?(?:months?|payments?|deposits?|one|it)"))
    return asQuery({ measure: "reached", shape: "figure", subject: { goals } });
  if (
    day === undefined ||
    says(`${WAS}|need|should|left|missing|short|remain\\w*|on track|to (?:make|reach|hit|meet|get)`)
  )
    return null;
  return says(
    "(?:what|how much|how full|how far|where)(?: \\S+){0,6} (?:will|would|is|are|be|have)(?: \\S+){0,4} (?:have|hold|be|in it|at|reach|look|stand|grow|get)?",
  )
    ? asQuery({ measure: "reached", shape: "figure", subject: { goals }, period: { from: person.today, to: day } })
    : null;
}

/** 'Is our usual 400 enough': what is put away each month anyway. */
const HABIT = anyOf(
  inOrder(
    /\b(?:our|my|the|that|this|those) /,
    /(?:(?:usual|regular|normal|current|standing|automatic|same|old|existing|monthly) )*\$?\d/,
  ),
  /\b(?:versus|vs|with|at|is|does) \$?\d+(?: \S+)? (?:sufficient|enough|do|cut)/,
  /\$?\d+ (?:that )?(?:i|we) (?:send|put|move|save|transfer|do|set)/,
  /\b(?:put|putting|save|saving|send|sending|going)(?: in)? (?:now|currently|today)\b/,
);
const IN_TIME = either(
  "cut it|do it|do the (?:trick|job)|(?:is|are|be) (?:that|it|this) (?:ok|okay)|needed|need|fall short|short|full",
  "whole|funded|there|done|make|makes|made|hit|hits|reach|reaches|meet|meets|enough|on time|in time|ready|deadline",
  "due date|target|date|cover|covers|top|topped|complete|finish|finished|get us|get me|work|suffice|would we",
  "will we|would i|will i",
);

/** 'Next summer' is a time, and no Summer in Maine. */
const isOfDays = ({ past, ahead }: FrameQuestion, at: number): boolean =>
  [...past, ...ahead].some(({ start, end }) => start < at && at < end);

/** The goal that is named; 'the goal' is the only one there is. */
export function savingsGoal(asked: FrameQuestion): string[] {
  const named = best(goalsThat(asked, "savings")).flatMap(({ values }) => values);
  if (named.length > 0) return named;
  const own = asked.person.goals.filter(({ type }) => type === "savings");
  const byWord = own.filter(({ name }) =>
    name
      .toLowerCase()
      .split(/[^a-z]+/)
      .some(
        (word) =>
          word.length > 5 &&
          asked.words.some(
            (other, at) => other.length > 5 && other.slice(0, 7) === word.slice(0, 7) && !isOfDays(asked, at),
          ),
      ),
  );
  if (byWord.length === 1) return byWord.map(({ id }) => id);
  if (asked.says("emergency|emergencies|rainy day|safety net|cushion")) {
    const funds = own.filter(({ name }) => /emergenc|rainy|cushion/i.test(name));
    if (funds.length === 1) return funds.map(({ id }) => id);
  }
  return own.length === 1 && asked.says("the goal|our goal|my goal") ? own.map(({ id }) => id) : [];
}

/** 'Could we finish the goal today out of savings?' */
export function goalFrom(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  const goals = savingsGoal(asked);
  const from = sources(asked);
  if (goals.length !== 1 || from.length === 0 || asked.onceCents.length + (asked.monthlyCents ?? 0) > 0) return null;
  if (!says("finish|fund|fill|top|complete|max|fully|knock out|pay for|whole|all of|close out|cover|wrap up|done"))
    return null;
  if (says(`${WISHES}|did|was|were`) || !says("can|could|enough|able|possible|would|is there|does")) return null;
  return asQuery({ measure: "remaining", subject: { goals, ...subjectOf(from) } });
}

/** Accounts that money would come out of, without those that it mustn't. */
const sources = (asked: FrameQuestion): Entity[] =>
  narrowed(best(accountsThat(asked, false))).filter(
    ({ start }) =>
      !/\b(?:without|not|instead of|leave|leaving|no)(?: \S+){0,3}$/.test(asked.words.slice(0, start).join(" ")),
  );

/** 'Can checking take $900 of tools before Friday?' */
export function accountTakes(asked: VerdictQuestion): VerdictReading | null {
  const { says, onceCents } = asked;
  const [from] = sources(asked);
  const [price, floor = 0, ...more] = onceCents;
  // What has to stay there is needed on top of what is taken.
  if (
    !from ||
    price === undefined ||
    more.length > 0 ||
    (floor > 0 && !STAYS.test(asked.plain)) ||
    asked.monthlyCents !== null
  )
    return null;
  if (goalsThat(asked, "savings").length > 0 || accountsThat(asked, true).length > 0) return null;
  if (
    says(`${WISHES}|did|was|were|move|moved|transfer\\w*|put|add|save|invest\\w*|goal|month|down payment|owe|loan|debt`)
  )
    return null;
  if (!says(TAKES)) return null;
  const values = from.kind === "kind" ? { kinds: from.values } : { accounts: from.values };
  return asQuery({ measure: "ahead", subject: values, period: horizonOf(asked), comparison: overBy(price + floor) });
}
const STAYS =
  /\b(?:without (?:\S+ ){0,2}(?:under|below|past|less than)|(?:keep(?:ing)?|leav(?:e|es|ing)|have|still have|stay(?:ing|s)?)(?: \S+){0,4}) \$?\d/;
const TAKES = either(
  "(?:can|could|will|would|does|do|is|has|have|got)(?: \\S+){0,14} (?:take|takes|handle|cover|covers|absorb|" +
    "swallow|stand|survive|bear|carry|support|stomach|spare|eat|manage|clear|enough|it|that)",
  "enough(?: \\S+){0,3} in|have it in|got it in|out of|bounce|dip|touch|dipping|touching",
);

/** 'Daycare is $1,100 a month from January: can our income absorb that?' */
export function absorbed(asked: VerdictQuestion): VerdictReading | null {
  const { says, monthlyCents, spots } = { ...asked, spots: asked };
  if (
    monthlyCents === null ||
    !says(ABSORBS) ||
    says(`afford|${WAS}|save|saving|goal|extra|loan|debt|instead|raise|(?:earn|make) more|pay(?:ing)? off`)
  )
    return null;
  if (goalsThat(asked, "savings").length > 0) return null;
  const request = adviceOf("afford", spots, asked.person);
  const { about, ...rest } = request;
  // A home is weighed by its own rules.
  return about === "rent" || about === "home" ? null : { is: "plan", request: { ...rest, monthlyCents } };
}
const ABSORBS = either(
  "(?:can|could|does|do|would|will|are|is)(?: \\S+){0,8} (?:absorb|carry|handle|swing|" +
    "take (?:it|that|this)(?: on)?|survive|manage|support|cover|fit|squeeze|stand|bear|add (?:it|that)|still " +
    "(?:be )?(?:in the black|ok|okay|fine|alright)|in the black|work|stretch)",
  "have (?:the |any |enough )?(?:slack|room|space|capacity)|slack for",
);
