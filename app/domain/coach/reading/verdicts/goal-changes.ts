// A goal that is put into otherwise, or has another date: twice as much, half of it, nothing more, so much more or less a month;
// by another day, with its date moved, so many months sooner. When it is full then, and what that takes.

import { anyOf, either, inOrder } from "~/domain/language/pattern";
import { overlaps } from "~/domain/language/words";
import type { Cents } from "~/domain/money";
import { best, goalsThat } from "~/domain/coach/reading/frames/frame";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import type { VerdictQuestion, VerdictReading } from "./verdict";
import { savingsGoal } from "./goals";

/** 'If I doubled what I put in', 'can it be full by Christmas', 'what if I move its date to August'. */
export function goalChangeAsked(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  const goals = savingsGoal(asked);
  const [named, ...others] = goals;
  if (others.length > 0 || says(WAS)) return null;
  const isOfAll =
    named === undefined &&
    says("(?:my|our|the|all)(?: \\S+){0,2} goals") &&
    best(goalsThat(asked, "savings")).length === 0;
  if (named === undefined && !isOfAll) return null;
  const change = changeIn(asked, named !== undefined);
  if (change === null) return null;
  const paid = change.times === 0 ? debtInstead(asked) : {};
  return {
    is: "plan",
    request: { plan: "goal-change", ...(named === undefined ? {} : { named }), ...change, ...paid },
  };
}

type Change = Pick<PlanRequest, "times" | "monthlyCents" | "date" | "months" | "subject" | "sharePercent">;

function changeIn(asked: VerdictQuestion, isNamed: boolean): Change | null {
  const { says, plain, monthlyCents, onceCents } = asked;
  const skipped =
    /\b(?:skip|skipp|miss|paus|stopp?)(?:ed|ing|e)? (?:\S+ ){0,4}?(?:for )?(?:a|one|1|(\d+)) months?\b/.exec(plain);
  if (skipped && isNamed) return { times: 0, months: Number(skipped[1] ?? 1) };
  const months = new Set([...plain.matchAll(SKIPPED_MONTHS)].flatMap(([found]) => found.match(MONTH_NAMES) ?? []));
  if (months.size > 0 && isNamed) return { times: 0, months: months.size };
  const dearer = dearerIn(asked);
  if (dearer !== null && isNamed) return { monthlyCents: -dearer };
  const given = isNamed ? givenUpIn(asked) : null;
  if (given) return given;
  const more = moreIn(asked);
  if (more !== null) return { monthlyCents: more };
  if (onceCents.length > 0 || monthlyCents !== null) return null;
  const times = timesIn(asked);
  if (times !== null) return { times };
  if (!isNamed) return null;
  const earlier = /\b(\d+|a|one) months? (earlier|sooner|faster|before|quicker|later|longer)\b/.exec(plain);
  if (earlier && says("how much|what|extra|more|need|take"))
    return { months: (Number(earlier[1]) || 1) * (/later|longer/.test(earlier[2] ?? "") ? 1 : -1) };
  return dateIn(asked);
}

/** 'If I skip December', 'pause it for June and July'. */
const MONTH =
  "january|february|march|april|may|june|july|august|september|october|november|december|(?:this|next) month";
const SKIPPED_MONTHS = new RegExp(
  `\\b(?:skip|skipp|miss|paus|hold off)(?:ed|ing|e)? (?:\\S+ ){0,3}?(?:${MONTH})(?: and (?:${MONTH}))?`,
  "g",
);
const MONTH_NAMES = new RegExp(`\\b(?:${MONTH})\\b`, "g");

const ASKS_FOR_DAY =
  "when|how (?:soon|long|fast)|how much (?:sooner|faster|earlier)|what (?:month|day|date)|which (?:month|day)|sooner|faster|earlier";

/** 'If rent goes up 150': what it takes more is taken to come out of what goes into the goal. */
function dearerIn({ says, plain, onceCents, monthlyCents }: VerdictQuestion): Cents | null {
  const [once, ...others] = onceCents;
  const cents = monthlyCents ?? once;
  if (cents === undefined || (monthlyCents !== null ? onceCents.length > 0 : others.length > 0)) return null;
  return says(ASKS_FOR_DAY) && DEARER.test(plain) ? cents : null;
}
const DEARER = inOrder(
  /\b(?:rent|insurance|mortgage|power|electric\w*|phone|internet|daycare|tuition|bills?|groceries)\b(?: \S+){0,3} /,
  /(?:up|ris\w+|rais\w+|increas\w+|jump\w*|higher|more)\b/,
);

/** 'If I stop eating out': what that frees goes into the goal. */
function givenUpIn(asked: VerdictQuestion): Change | null {
  const { says, words, plain, onceCents, monthlyCents, ahead, person } = asked;
  const [once, ...more] = onceCents;
  const by = monthlyCents ?? once;
  if (more.length > 0 || (monthlyCents !== null && once !== undefined)) return null;
  // By so much it's cut; a sum beside it may be anything.
  if (by === undefined ? !says(GIVES_UP) : !CUT_BY.test(plain)) return null;
  const due = ahead.filter(({ to }) => to > person.today).at(-1);
  if (!says(ASKS_FOR_DAY) && !(due && says("will|would|can|could|do|does|enough"))) return null;
  const goals = asked.of("goal");
  const names = new Set(asked.person.goals.flatMap(({ name }) => name.toLowerCase().split(" ")));
  const given = best(asked.of("category", "part", "merchant")).filter(
    (one) =>
      !goals.some((goal) => overlaps(goal, one) || goal.end === one.start) &&
      !names.has(words[one.start - 1] ?? "") &&
      !words.slice(one.start, one.end).some((word) => names.has(word)),
  );
  if (given.length === 0) return null;
  const isNameOfGoal = due !== undefined && goals.some((goal) => overlaps(goal, due));
  return {
    subject: subjectOf(given),
    ...(by === undefined ? {} : { monthlyCents: by }),
    ...(by === undefined && says("half|halve[sd]?|halving") ? { sharePercent: 50 } : {}),
    ...(due && !isNameOfGoal ? { date: due.from > person.today ? due.from : due.to } : {}),
  };
}
const CUT_BY = anyOf(
  /\b(?:cut|trim|reduc|lower|slash|shav|drop|scal)(?:e|es|ed|ing|ting|ming|ping)?(?: \S+){1,4}? by (?:about |like |around )?\$?\d/,
  /\b(?:cut|trim|shave|take|save) (?:about |like |around )?\$?\d\S*(?: \S+){0,4}? (?:from|off|out of|on)\b/,
  /\bspen[dt](?:ing)? (?:about |like |around )?\$?\d\S*(?: \S+){0,3}? less\b|\$?\d\S*(?: a month)? less (?:on|for|at)\b/,
);
const GIVES_UP = either(
  "stop(?:ped|ping|s)?|quit(?:ting)?|cancel\\w*|drop(?:ped|ping)?|giv(?:e|ing) up|gave up|skip(?:ped|ping)?|cut(?:ting)?|without",
  "no (?:more|longer)|ditch(?:ed|ing)?|get rid of|half|halve[sd]?|halving|didnt|dont",
);

/** So much more a month, or so much less, where it's asked what that changes. */
function moreIn({ says, plain, monthlyCents, onceCents }: VerdictQuestion): Cents | null {
  const [once, ...others] = onceCents;
  const cents =
    monthlyCents ??
    (others.length === 0 && says("a month|monthly|each month|every month|per month") ? once : undefined);
  if (cents === undefined) return null;
  if (
    /\b(?:less|fewer|lower|cut (?:it |that |back )?by|reduce\w*(?: \S+){0,3} by|drop\w*(?: \S+){0,3} by)\b/.test(plain)
  )
    return -cents;
  return /\b(?:more|extra|another|additional|on top|bump\w*(?: \S+){0,4} by|up(?:ped)?(?: \S+){0,4} by|rais\w*(?: \S+){0,4} by)\b/.test(
    plain,
  ) &&
    says(
      "when|soon(?:er)?|fast(?:er)?|quick(?:er)?|earlier|how much (?:time|difference)|what (?:difference|happens|would)|change",
    )
    ? cents
    : null;
}

function timesIn({ says }: VerdictQuestion): number | null {
  if (!says(PUTS)) return null;
  if (says("doubl(?:e|ed|ing)|twice (?:as much|what|the|that)|2 times|2x")) return 2;
  if (says("tripl(?:e|ed|ing)|3 times|3x")) return 3;
  if (says("(?:in|by|only|just|put) half|half (?:as much|of (?:what|it|that))|halv(?:e|ed|ing)")) return 0.5;
  return says(`(?:${STOPS})`) ? 0 : null;
}
const PUTS = either(
  "put|putting|add(?:ed|ing)?|contribut\\w+|sav(?:e|ed|ing|ings)|send|sending|going in|pay|paid|fund(?:ed|ing)?",
  "amount|deposits?|pause[ds]?|pausing|stop(?:ped|s)?|freeze|doubl\\w+|tripl\\w+|halv\\w+|what goes|money",
);
const STOPS =
  "stop(?:ped|ping|s)?|paus(?:e|ed|ing)|quit|freeze|froze|hold off|nothing (?:more|else)|no more|put nothing|not (?:put|add|save|saving)";

/** Another day than its own: one that it is to be full by, or one that its date would be moved to. */
function dateIn({ says, ahead, person, words, of }: VerdictQuestion): Change | null {
  // The summer of a goal's own name is no day that is asked about.
  const span = ahead.filter((one) => one.to > person.today && !of("goal").some((goal) => overlaps(goal, one))).at(-1);
  if (!span || says(HOW_FULL)) return null;
  if (says(MOVES)) return { date: span.to };
  const isEnd = /\b(?:end|last day|close|late)\b/.test(words.slice(Math.max(0, span.start - 2), span.end).join(" "));
  return says(FULL) ? { date: span.from > person.today && !isEnd ? span.from : span.to } : null;
}
/** What is there by then at the pace so far. */
const HOW_FULL = either(
  "(?:how (?:much|full|far)|what|where)(?: \\S+){0,6} (?:will|would)(?: \\S+){0,4} " +
    "(?:have|hold|be|in it|at|look|stand|grow|get)",
  "how much (?:will|would)|on track|at this (?:rate|pace)",
);
const MOVES = either(
  "(?:mov|push|chang|extend|delay|postpon|bump|shift|set|switch|reschedul|pull)\\w*(?: \\S+){0,6} " +
    "(?:date|deadline|goal|trip|out|back|up|to|target|until|till)",
  "(?:deadline|date|goal|it) (?:was|were|is|became) (?:in |on )?(?:january|february|march|april|may|june|july|" +
    "august|september|october|november|december|christmas|next)",
);
const FULL =
  "full|fill(?:ed)?|finish\\w*|done|complet\\w+|reach(?:ed)?|hit|fund(?:ed)?|have it|there|topped|pay for|make it|take|takes|possible|realistic|doable|need";
const WAS = "did|was (?:it|the)|were|have (?:i|we)|budgets?|spent|owe|balance";

/** The debt that what is freed would go to. */
function debtInstead(asked: VerdictQuestion): Pick<PlanRequest, "debts"> {
  const debts = best([
    ...goalsThat(asked, "debt"),
    ...asked
      .of("account")
      .filter(({ values }) =>
        values.some((id) =>
          asked.person.accounts.some((one) => one.id === id && (one.kind === "loan" || one.kind === "credit")),
        ),
      ),
  ]);
  const [only] = debts;
  return only ? { debts: [...only.values] } : {};
}
