// Which goal: the first that is finished, the one furthest behind its date, the one with most to go, the one that got most. What
// a goal has of its own besides: since when it is saved for, how far ahead it is, how many pays it takes, whether there is one.

import { either } from "~/domain/language/pattern";
import { best, goalsThat } from "~/domain/coach/reading/frames/frame";
import { asQuery, type VerdictQuestion, type VerdictReading } from "./verdict";
import { savingsGoal } from "./goals";

/** 'Which goal finishes first', 'what goal is furthest behind', 'which one needs the most money'. */
export function goalOrder(asked: VerdictQuestion): VerdictReading | null {
  const { says, moment } = asked;
  if (!says(WHICH) || best(goalsThat(asked, "savings")).length > 0 || asked.onceCents.length > 0) return null;
  const ranked = { shape: "ranking", take: 1 } as const;
  if (says(GOT_MOST))
    return asQuery({
      ...ranked,
      measure: "added",
      period: moment && { from: moment.from, to: moment.to },
      least: says("least|fewest"),
    });
  if (says(NEAREST)) return null;
  if (says(BEHIND)) return asQuery({ ...ranked, measure: "reached", statistic: "gap", least: says("ahead|easiest") });
  if (says(TO_GO)) return asQuery({ ...ranked, measure: "remaining", least: says(SMALL) });
  if (says(FIRST_MONEY)) return asQuery({ ...ranked, measure: "reached", statistic: "gap" });
  if (says(FINISHES) || says("(?:next|first|last) (?:savings )?goal")) {
    const least = says("last|latest|longest|slowest|farthest out|furthest out");
    return asQuery({ ...ranked, measure: "reached", statistic: "next", least });
  }
  return null;
}
const WHICH = either(
  "(?:which|what|whats|what is)(?: \\S+){0,3} goals?|(?:which|what) (?:one )?of (?:my|our|the) (?:\\S+ )?goals",
  "(?:next|first|last) goal|on a goal",
  "(?:what|which) (?:will|would|do|am|are) (?:i|we) (?:finish|reach|complete) (?:first|next|last)",
);
const GOT_MOST = either(
  "(?:put|add(?:ed)?|contribut\\w+|sav(?:e|ed)|sent|went|gone|paid|got|gets|getting)(?: \\S+){0,5} " +
    "(?:most|least|more)",
  "(?:most|least)(?: \\S+){0,3} (?:put|added|contributed|went|gone)",
);
/** How much of it is there: another order. */
const NEAREST =
  "closest|nearest|almost|nearly|most (?:done|complete|progress|funded|along)|least (?:done|funded|along|progress)|farthest along|furthest along|percent";
const BEHIND =
  "behind|late|lag\\w*|off (?:track|schedule|pace)|in (?:trouble|danger)|worst|at risk|ahead|miss\\w*|struggl\\w*|worry|worried|attention";
const TO_GO = either(
  "(?:most|least|largest|biggest|smallest|more|fewest)(?: \\S+){0,3} (?:left|to go|missing|remaining|needed|" +
    "gap|money)",
  "needs? the (?:most|least)|(?:furthest|farthest) from",
  "(?:largest|biggest|smallest)(?: \\S+){0,2} (?:amount|gap|rest)|short(?:est)? by the most",
);
const SMALL = "least|smallest|fewest|shortest";
const FINISHES = either(
  "finish\\w*|done|complete[ds]?|reach(?:ed)?|met|full|fill(?:s|ed)?|hit|get there|funded|first|soonest|earliest",
  "next|last|longest|latest|slowest|quickest|fastest",
);
const FIRST_MONEY =
  "(?:should|do|would) (?:i|we)(?: \\S+){0,6} (?:first|priorit\\w*|focus|next|extra|more)|priorit\\w*|focus";

/** 'Do I have a goal for a house': those that there are. */
export function goalThereIs({ says, of, onceCents }: VerdictQuestion): VerdictReading | null {
  if (
    !says(
      "(?:do|did) (?:i|we) (?:even |already )?have a(?:ny)? (?:savings )?goal|is there (?:already )?a (?:savings )?goal",
    )
  )
    return null;
  if (of("goal").length > 0 || onceCents.length > 0) return null;
  return asQuery({ measure: "saved", statistic: "count", shape: "list" });
}

/** What one goal has of its own. */
export function goalOfOwn(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  const goals = savingsGoal(asked);
  if (goals.length !== 1 || asked.onceCents.length > 0 || asked.monthlyCents !== null) return null;
  const subject = { goals };
  const figure = { shape: "figure", subject } as const;
  if (
    says(
      "when (?:did|was)(?: \\S+){0,6} (?:start|began|begin|set up|open|create|made)|how long (?:have|has) (?:i|we|it|the|that|my)|how old|since when",
    )
  )
    return asQuery({ ...figure, measure: "saved", statistic: "first" });
  if (
    says("half ?way|half (?:done|full|there|funded)|\\d+ ?(?:%|percent) (?:done|there|full|of the way|funded)") &&
    says("am|are|is|have|has|did|will")
  )
    return asQuery({ measure: "saved", subject, condition: { percent: asked.percents[0]?.percent ?? 50 } });
  if (says("how many(?: \\S+){0,3} (?:pay ?checks?|paydays?|pays|checks?)"))
    return asQuery({ ...figure, measure: "reached", statistic: "count" });
  if (
    says(
      "how (?:much|far|many (?:days|weeks|months)) (?:\\S+ )?(?:ahead|behind|early|late)|(?:ahead|behind) or " +
        "(?:ahead|behind)|ahead of schedule|behind schedule",
    )
  )
    return asQuery({ ...figure, measure: "reached", statistic: "gap" });
  if (
    says(
      "(?:my|the|our|current|our current|my current) pace|how is (?:\\S+ )?pace|eta|what pace|at what " +
        "(?:pace|rate)|how fast am i|time left|how long (?:till|until|before)|when (?:will|is|do|does|would|can|" +
        "am|are)(?: \\S+){0,8} (?:full|done|finish\\w*|there|reach\\w*|complete\\w*|funded|hit)",
    ) &&
    asked.ahead.length === 0 &&
    !says("if|doubl\\w*|half|more|extra|stop\\w*|paus\\w*|due|deadline")
  )
    return asQuery({ ...figure, measure: "reached" });
  return null;
}

/** 'Did I put more into my goals this month than last': both. */
export function addedAgainst(asked: VerdictQuestion): VerdictReading | null {
  const { says, past } = asked;
  if (!says("goals?") && savingsGoal(asked).length === 0) return null;
  if (
    !says("sav(?:e|ed)|put|add(?:ed)?|contribut\\w+") ||
    !says("more|less|than|compared|vs|versus") ||
    past.length !== 2
  )
    return null;
  const [one, other] = [...past].sort((a, b) => (a.to < b.to ? 1 : -1));
  if (!one || !other || asked.onceCents.length > 0) return null;
  const goals = savingsGoal(asked);
  const of = ({ from, to }: { from: string; to: string }) =>
    asQuery({ measure: "added", shape: "figure", subject: goals.length > 0 ? { goals } : {}, period: { from, to } });
  const [first, second] = [of(one), of(other)];
  return first.is === "query" && second.is === "query" ? { ...first, beside: second.query } : null;
}
