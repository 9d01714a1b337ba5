// What the sentence puts in has to be in the answer: an account after a bill, or down to an amount; money that is kept and not
// spent; what is put into goals, against what they hold; two kinds of costs, of which each is answered.

import { anyNumberOf, anyOf, either, inOrder } from "~/domain/language/pattern";
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import { type Flow, type Period, type Query, query } from "~/domain/coach/query/algebra";
import { accountsThat, best, goalsThat, narrowed } from "~/domain/coach/reading/frames/frame";
import { horizonOf } from "~/domain/coach/reading/frames/ahead";
import { billed } from "~/domain/coach/reading/frames/schedules";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import { asQuery, type VerdictQuestion, type VerdictReading } from "./verdict";

const FLOW_WORDS: readonly (readonly [Flow, string])[] = [
  ["interest", "interest(?: charges?)?|finance charges?"],
  ["fees", "(?:late |bank |atm |overdraft |service |annual |card |account )*fees?(?: charges?)?"],
  ["refunded", "refunds?|money back|returns?"],
];
const EITHER = new RegExp(
  `\\b(?:some|any|either|no) (?:kind of |sort of )?(${FLOW_WORDS.map(([, words]) => words).join("|")}) ` +
    `(?:or|and|nor|and\\/or) (?:\\bany )?(${FLOW_WORDS.map(([, words]) => words).join("|")})(?= |$)`,
);
const flowOf = (words: string): Flow | undefined =>
  FLOW_WORDS.find(([, source]) => new RegExp(`^(?:${source})$`).test(words))?.[0];

/** 'Do I pay any interest or fees on my card': each of them is answered. */
export function eitherCost(asked: VerdictQuestion): VerdictReading | null {
  const [, one = "", other = ""] = EITHER.exec(asked.plain) ?? [];
  const [first, second] = [flowOf(one), flowOf(other)];
  if (first === undefined || second === undefined || first === second) return null;
  const [days, ...others] = asked.past;
  if (others.length > 0 || asked.says("than|should|if|would|how (?:do|can|to)|avoid|why")) return null;
  const of = (measure: Flow): Query =>
    query({
      measure,
      shape: "yes-no",
      subject: subjectOf(narrowed(best(asked.of("account", "kind")))),
      period: days ? { from: days.from, to: days.to } : null,
    });
  return { is: "query", query: of(first), beside: of(second) };
}

const PUT_IN =
  "deposit(?:s|ed)?|put in(?:to)?|put|add(?:ed)?|contribut\\w+|mov(?:e|ed)|transfer(?:s|red)?|(?:my|our) own money|went in(?:to)?|grew|growth";
const APART =
  "versus|vs|against|compared (?:to|with)|and|apart|separate(?:ly)?|split|or|how much of (?:that|it|what|my|the|this)|just|from";

/** 'How much did I put into savings vs what it earned in interest': what was moved there, and the interest by itself. */
export function interestApart(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, onceCents, monthlyCents } = asked;
  const [days, ...others] = past;
  if (others.length > 0 || onceCents.length > 0 || monthlyCents !== null) return null;
  if (!says("interest") || !says(PUT_IN) || !says(APART) || !says("savings?|rainy day|emergency|account")) return null;
  if (
    says(
      "cards?|loans?|debts?|charged?|owe|rate|apy|apr|should|would|will|if|next|not counting|excluding|without|besides",
    )
  )
    return null;
  const { today } = asked.person;
  // Both of the same days.
  const period = days ? { from: days.from, to: days.to } : { from: `${today.slice(0, 4)}-01-01`, to: today };
  return {
    is: "query",
    query: query({ measure: "moved", subject: { kinds: ["savings"] }, period }),
    beside: query({ measure: "earned", subject: { merchants: ["Interest"] }, period }),
  };
}

const FALLS =
  /\b(?:dip|drop|fall|go|get|sink|slip|dive|be|run|end up)(?:s|ping)? (?:down )?(?:to )?(?:under|below|less than|lower than|beneath) \$?\d/;

/** 'Will my checking dip under 3 grand before Christmas': its lowest day, with what comes in as well. */
export function fallsBelow(asked: VerdictQuestion): VerdictReading | null {
  const { says, onceCents, plain } = asked;
  const [cents, ...others] = onceCents;
  const accounts = narrowed(best(accountsThat(asked, false)));
  if (
    cents === undefined ||
    others.length > 0 ||
    !FALLS.test(plain) ||
    !says("will|would|going to|gonna|might|could|does|is")
  )
    return null;
  if (says("did|was|were|has|have (?:i|we)|ever|if|save|goal|score|after (?:i|we)|buy|spend|pay")) return null;
  return asQuery({
    measure: "ahead",
    statistic: "smallest",
    subject: subjectOf(accounts),
    period: horizonOf(asked),
    comparison: { against: "amount", is: "under", cents },
  });
}

const AFTER_BILL = inOrder(
  /\b(?:after|once)/,
  anyNumberOf(
    inOrder(
      / /,
      anyOf(
        /i|we|the|my|our|i ve|we ve|have|has|s|is|are|pay|paid|paying|all|this|next|month|months|that|covering|cover/,
        /sending/,
      ),
    ),
  ),
  / (?!bills\b|everything\b|all\b|it\b)\S+/,
);
/** 'What will be left in checking after I pay rent': what is there when it is due, less the bill. */
export function leftAfterBill(asked: VerdictQuestion): VerdictReading | null {
  const { says, plain } = asked;
  if (!AFTER_BILL.test(plain) || asked.onceCents.length > 0 || asked.monthlyCents !== null) return null;
  if (
    !says("left|have|hold|remain\\w*|be|stand|sit|balance|much") ||
    says("budget\\w*|goals?|did|was|were|had|last|spent|save|month left|a month|usual\\w*|normal\\w*|if")
  )
    return null;
  const from = narrowed(best(accountsThat(asked, false)));
  const behind = plain.slice(0, plain.search(AFTER_BILL)).split(" ").length - 1;
  const bills = billed(asked, true).filter(({ start }) => start >= behind);
  const [only, ...others] = best(bills);
  if (!only || others.length > 0 || (from.length === 0 && !says("bank|account|accounts"))) return null;
  return asQuery({ measure: "ahead", shape: "figure", subject: { ...subjectOf(from), ...subjectOf([only]) } });
}

const KEEPS =
  "keep(?:ing)?|hold(?:ing)?|leav(?:e|ing)|have|having|park(?:ed|ing)?|sit(?:s|ting)?|sat|hoard(?:ing)?|stash(?:ed|ing)?";
const JUDGES = either(
  "(?:is|am|are)(?: \\S+){0,3} (?:dumb|stupid|silly|crazy|bad|wrong|smart|wise|ok|okay|fine|normal|reasonable|" +
    "too much|overkill|foolish|a waste|wasteful|a mistake|insane|nuts)",
  "(?:does|would) it make sense|should (?:i|we)|too much|a good idea|a bad idea",
);
/** 'Is it dumb to keep 30k in savings' takes nothing out: it's weighed as the cushion that it is. */
export function keptThere(asked: VerdictQuestion): VerdictReading | null {
  const { says, onceCents } = asked;
  const [only, ...others] = narrowed(best(accountsThat(asked, false)));
  if (onceCents.length !== 1 || asked.monthlyCents !== null || !only || others.length > 0) return null;
  const isSavings = only.values.every(
    (value) => value === "savings" || asked.person.accounts.some(({ id, kind }) => id === value && kind === "savings"),
  );
  if (!isSavings || !says(KEEPS) || !says(JUDGES)) return null;
  if (
    says(
      "spend|buy|take|pay|move|transfer|put|add|invest\\w*|loan|debt|owe|card|goal|enough|only|by|until|bonus|gifts?|inherit\\w*|refund",
    )
  )
    return null;
  return { is: "plan", request: { plan: "emergency-fund" } };
}

const PUT = either(
  "put(?:ting)?(?! off)|add(?:ed|ing)?|contribut\\w+|sav(?:e|ed|ing)|set(?:ting)? aside|stash(?:ed)?",
  "sock(?:ed)? away|sent|send(?:ing)?|go(?:es|ne|ing)?|went|moved?",
);
const EACH_MONTH = "a month|per month|each month|every month|monthly";
/** 'How much have I saved toward my goals this year' is what was put in since, 'how much do I put in a month' what it's usually. */
export function putIntoGoals(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, person, onceCents, monthlyCents, plain } = asked;
  const goals = best(goalsThat(asked, "savings"));
  if (goals.length === 0 && !says("goals?")) return null;
  if (onceCents.length > 0 || monthlyCents !== null || !says("how much|what|total")) return null;
  if (
    says(
      "need|should|have to|must|take|takes|left|if|what if|will|would|could|can|on track|than|debt|loan|owe|" +
        "budget|remaining|more|percent|spen[dt]|cost|score|account",
    )
  )
    return null;
  if (!says(`(?:${PUT})(?: \\S+){0,4} (?:to|toward|towards|into|in|for|at|on)|(?:into|toward|towards) `)) return null;
  const subject = subjectOf(goals);
  const [days, ...others] = past;
  if (says(EACH_MONTH) && past.length === 0 && /\b(?:do|am|are|is|does|goes|go)\b/.test(plain)) {
    const last = addMonths(monthOf(person.today), -1);
    const period: Period = { from: firstDayOf(addMonths(last, -2)), to: lastDayOf(last) };
    return { is: "query", query: query({ measure: "added", statistic: "per-month", subject, period }) };
  }
  if (!days || others.length > 0 || days.from === days.to) return null;
  return { is: "query", query: query({ measure: "added", subject, period: { from: days.from, to: days.to } }) };
}

/** 'When does the trip's pot get to 1,000': a part of the way, at its pace. */
export function goalHas(asked: VerdictQuestion): VerdictReading | null {
  const { says, onceCents } = asked;
  const [goal, ...others] = best(goalsThat(asked, "savings"));
  const [cents, ...more] = onceCents;
  if (!goal || others.length > 0 || goal.values.length !== 1 || cents === undefined || more.length > 0) return null;
  if (asked.monthlyCents !== null || !says("when|how (?:long|soon|many (?:months|weeks))")) return null;
  if (
    !says("get(?:s)? to|ha(?:s|ve)|hits?|reach\\w*|in it|holds?|be at|cross\\w*|pass(?:es)?") ||
    says("if|need|should|save|put|add|by|till?|until|extra|more|did|was|why|how come|says?")
  )
    return null;
  return {
    is: "query",
    query: query({
      measure: "reached",
      subject: subjectOf([goal]),
      comparison: { against: "amount", is: "over", cents },
    }),
  };
}

const BESIDES = inOrder(
  /\b/,
  /besides|beside|other than|apart from|aside from|except(?: for)?|not counting|outside(?: of)?|on top of|not from/,
  / (?:(?:the|my|our|his|her|regular|normal|usual|main|day) )*/,
  /(?:pay ?checks?|paydays?|payroll|pay|salary|salaries|wages?|jobs?|work)\b/,
);
/** 'Do I have any income besides my job'. */
export function besidesPay({ plain, says, past, person, onceCents }: VerdictQuestion): VerdictReading | null {
  if (!BESIDES.test(plain) || person.employers.length === 0 || onceCents.length > 0) return null;
  if (
    !says("income|money|earn\\w*|made|make|com(?:es?|ing) in|came in|deposits?|sources?") ||
    says("spen[dt]|spending|if|should|kept|sav\\w+|tax\\w*")
  )
    return null;
  const [days, ...others] = past;
  if (others.length > 0) return null;
  const wantsYesNo = says("did|do|does|any|is there|are there") && !says("how much|what");
  return asQuery({
    measure: "earned",
    shape: wantsYesNo ? "yes-no" : "figure",
    subject: { exceptMerchants: person.employers },
    period: days ? { from: days.from, to: days.to } : null,
  });
}

/** 'What's hitting my checking between now and payday' are bills. */
export function hitsUntilPayday(asked: VerdictQuestion): VerdictReading | null {
  const { plain, says, person } = asked;
  if (!/\b(?:what|which|anything|everything|all|list|show)\b/.test(plain) || asked.onceCents.length > 0) return null;
  if (
    !says(
      "hit(?:s|ting)?|com(?:e|es|ing) (?:out|off)|going (?:out|through)|due|pull(?:s|ed|ing)?|clear(?:s|ing)?|charg(?:e|es|ing)|post(?:s|ing)?",
    )
  )
    return null;
  if (
    !/\b(?:until|till|before|by|(?:between|from) (?:now|today) (?:and|to|until|till)) (?:the |my |our |next |i get )*(?:pay ?day|pay ?check|paid|check)\b/.test(
      plain,
    )
  )
    return null;
  if (says("left|safe|can (?:i|we)|enough|will|afford|how much|did|was|balance")) return null;
  const to = person.paydays.find((day) => day > person.today);
  if (to === undefined) return null;
  return {
    is: "query",
    query: query({ measure: "bills", shape: "list", period: { from: person.today, to: addDays(to, -1) } }),
  };
}
