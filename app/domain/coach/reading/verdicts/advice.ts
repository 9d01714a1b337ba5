// Advice that names no price: what to do with a sum or with more each month, what to cancel, which debt is first, how much more
// could be saved, what of checking could go to savings, what giving something up brings, whether debt or the savings rate is all
// right, what an investment has made.

import type { Cents } from "~/domain/money";
import { adviceOf } from "~/domain/coach/reading/advice";
import { adviceAmounts } from "~/domain/coach/reading/advice-amounts";
import { debtEntity, subjectGivenUp } from "~/domain/coach/reading/advice-frames";
import { accountsThat, best, goalsThat } from "~/domain/coach/reading/frames/frame";
import { query } from "~/domain/coach/query/algebra";
import type { PlanKind, PlanRequest } from "~/domain/coach/reading/plan-request";
import type { VerdictQuestion, VerdictReading } from "./verdict";
import { WAS_DONE, DROPS, DEBTS, OF_THING, USES, GIVES_UP } from "./advice-words";

const asPlan = (request: PlanRequest): VerdictReading => ({ is: "plan", request });
const slots = (plan: PlanKind, asked: VerdictQuestion): PlanRequest => adviceOf(plan, asked, asked.person);
const hasNoAmount = ({ onceCents, monthlyCents }: VerdictQuestion): boolean =>
  onceCents.length === 0 && monthlyCents === null;

/** 'Should I cancel any subscriptions', 'which ones could go': what there is of them. */
export function whichSubscriptions(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (
    says(
      "(?:bills?|utilities) (?:could|can|should|would) (?:i|we)(?: \\S+){0,3} (?:lower|reduce|cut|negotiate|" +
        "shop|trim|shrink|save on)|(?:lower|reduce|negotiate|shrink|cut down|trim) (?:my|our|the|any)" +
        "(?: \\S+){0,2} bills?",
    ) &&
    hasNoAmount(asked)
  )
    return asked.of("merchant", "category").length === 0 ? asPlan({ plan: "subscriptions" }) : null;
  if (!says("subscriptions?|streaming services?|memberships?") || !says(DROPS) || says(`${WAS_DONE}|how much`))
    return null;
  return asked.of("merchant").length === 0 && hasNoAmount(asked) ? asPlan({ plan: "subscriptions" }) : null;
}

/** 'Student loan or car first', 'which debt should I tackle'. */
export function whichDebt(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (!hasNoAmount(asked) || says(`${WAS_DONE}|invest\\w*|sav(?:e|ing|ings)|emergency|goals?|afford|refinanc\\w*`))
    return null;
  const kinds = DEBTS.filter((words) => says(words)).length;
  const isOne =
    kinds > 1 && says("or|vs|versus|before|than") && says("first|pay|tackle|focus|attack|knock|better|priorit\\w*|off");
  const isWhich =
    says("which|what(?: \\S+){0,2} (?:debts?|loans?)") &&
    says("debts?|loans?|cards?") &&
    says("first|tackle|attack|focus|target|priorit\\w*|start with|knock out|go after|smartest|begin");
  return isOne || isWhich ? asPlan({ plan: "debt-free" }) : null;
}

/** 'How much more could I save', 'what could go to the brokerage each month'. */
export function roomToSave(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (!hasNoAmount(asked) || says(`${WAS_DONE}|${OF_THING}`) || goalsThat(asked, "savings").length > 0) return null;
  if (
    !says("how much(?: more| extra)?(?: \\S+){0,2} (?:could|can|should|would|do) (?:i|we)|can (?:i|we)|could (?:i|we)")
  )
    return null;
  const saves =
    says("(?:could|can|should)(?: \\S+){0,4} (?:save|put away|set aside|sock away|stash)") &&
    says("more|extra|(?:a|per|each|every) month|monthly|realistically|if (?:i|we) tried|safely|comfortably");
  const invests =
    says(
      "(?:put|move|send|add|invest)(?: \\S+){0,4} (?:529|401k|ira|brokerage|investments?|invest|market|stocks|retirement|savings)",
    ) && says("(?:a|per|each|every) month|monthly");
  return saves || invests ? asPlan({ plan: "save-more" }) : null;
}

/** 'What would you do with 1,000 dollars', 'best use of an extra 500'. */
export function sumToUse(asked: VerdictQuestion): VerdictReading | null {
  const { says, plain, monthlyCents } = asked;
  // 'With 1,000 dollars' isn't what somebody lives on here.
  const sums = adviceAmounts(plain).filter(({ each, cents }) => each === "once" && cents >= LEAST_SUM);
  if (sums.length !== 1 || monthlyCents !== null || says(`${WAS_DONE}|afford|buy|owe|cost|price|budget`)) return null;
  return says(USES) ? asPlan(slots("windfall", asked)) : null;
}
const LEAST_SUM: Cents = 5_00;

/** 'I have an extra 150 a month, where should it go'. */
export function extraEachMonth(asked: VerdictQuestion): VerdictReading | null {
  const { says, monthlyCents } = asked;
  if (
    monthlyCents === null ||
    says(`${WAS_DONE}|afford|rent|payment for|each (?:of )?goals?`) ||
    asked.of("goal", "account").length > 0
  )
    return null;
  if (says("raise|earn|make|bring in|income|salary|pay rise|less|fewer|save up")) return null;
  return says("extra|more|another|spare|free|freed|left(?: over)?|leftover|additional|have|got") && says(USES)
    ? asPlan({ plan: "extra", monthlyCents })
    : null;
}

/** 'How much should stay in checking', 'how much can I safely move to savings today'. */
export function checkingToSavings(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (says(WAS_DONE)) return null;
  // What is there may be said: '6k in checking, is that too much'.
  if (
    asked.onceCents.length === 1 &&
    says("checking") &&
    says("too (?:much|little)(?: \\S+){0,5} checking|checking(?: \\S+){0,6} too (?:much|little)")
  )
    return asPlan({ plan: "to-savings" });
  if (!hasNoAmount(asked) || says("(?:from|out of) (?:my |our |the )?savings|savings(?: \\S+){0,2} to checking"))
    return null;
  const holds =
    says("checking") &&
    says(
      "(?:should|ought|need to|have to|smart to|best to)(?: \\S+){0,4} (?:keep|leave|have|hold|stay|sit)|" +
        "(?:keep|keeping|leave|leaving|sit|sitting|hold|have|having)(?: \\S+){0,4} (?:so|too) " +
        "(?:much|little|low)|(?:so|too) much(?: \\S+){0,5} checking|(?:dumb|silly|stupid|ok|okay|smart|wise|bad)" +
        "(?: \\S+){0,4} (?:keep|leave|have|hold)",
    );
  const moves =
    says(
      "(?:should|can|could|ok|okay|safe|time) (?:i |we |to )?(?:\\S+ ){0,3}(?:move|transfer|send|put|shift|" +
        "sweep)|how much (?:can|could|should)(?: \\S+){0,4} (?:move|transfer|send|put|shift|sweep)",
    ) &&
    says("savings?|rainy day") &&
    (says("checking") || says("today|now|right now|safely|this (?:week|month)"));
  return (holds || moves) && goalsThat(asked, "savings").length === 0 ? asPlan({ plan: "to-savings" }) : null;
}

/** 'If I cut cable, how fast is the car loan gone'. */
export function givenUpForDebt(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (!hasNoAmount(asked) || says(WAS_DONE) || !says(GIVES_UP)) return null;
  if (
    !says(
      "(?:debts?|loans?|car|card)(?: \\S+){0,4} (?:gone|done|paid|off|over|finish\\w*|faster|sooner|earlier|" +
        "quicker)|(?:debt free|out of debt)|(?:faster|sooner|earlier|quicker)(?: \\S+){0,6} (?:debts?|loans?|" +
        "car)|pay(?:ing)?(?: \\S+){0,4} (?:down|off)|toward(?:s)?|put (?:it|that)(?: \\S+){0,3} (?:on|to|at)",
    )
  )
    return null;
  const debt = debtEntity({
    plain: asked.plain,
    has: (pattern) => pattern.test(asked.plain),
    person: asked.person,
    spots: asked,
  });
  if (!debt && !says("debts?|loans?|debt free")) return null;
  const subject = subjectGivenUp({
    plain: asked.plain,
    has: (pattern) => pattern.test(asked.plain),
    person: asked.person,
    spots: asked,
  });
  const { categories = [], merchants } = subject ?? {};
  const given = categories.filter((id) => !["car", "car_payment", "student_loans", "debt"].includes(id));
  if (given.length + (merchants?.length ?? 0) === 0) return null;
  return asPlan({
    plan: "stop",
    subject: { ...(given.length > 0 ? { categories: given } : {}), ...(merchants ? { merchants } : {}) },
    debts: debt ? [...debt.values] : [],
  });
}

/** 'What if I cooked at home more': half of what restaurants cost. */
export function cookedAtHome(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (!hasNoAmount(asked) || says(WAS_DONE) || !says("if|what would|how much (?:would|could)|save|worth|difference"))
    return null;
  if (
    !says(
      "(?:cook|cooked|cooking|eat|ate|eating)(?: \\S+){0,2} at home|(?:eat|ate|eating|stay|stayed) in\\b|cook" +
        "(?:ed|ing)? more|(?:pack|packed|packing|bring|brought|bringing)(?: \\S+){0,2} lunch(?:es)?|meal prep\\w*",
    )
  )
    return null;
  return asPlan({
    plan: "stop",
    subject: { categories: ["restaurants"] },
    sharePercent: says("always|never eat out|every (?:meal|night|day)|only") ? 100 : 50,
  });
}

/** 'How do we stop living paycheck to paycheck': what comes first. */
export function breathingRoom(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  return hasNoAmount(asked) &&
    says("(?:check|paycheck|payday) to (?:check|paycheck|payday)|break the cycle|get ahead|breathing room") &&
    says("how|what|stop|help|should|can|could")
    ? asPlan({ plan: "first" })
    : null;
}

/** 'What could I live without', 'what can we do without'. */
export function doneWithout(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  return hasNoAmount(asked) &&
    says(
      "what (?:can|could|should|would)(?: \\S+){0,3} (?:live|do|go|manage|get by) without|what(?: \\S+){0,3} not (?:really |actually )?need",
    )
    ? asPlan({ plan: "cut" })
    : null;
}

/** 'Do I owe too much', 'is my debt a problem'. */
export function debtAsked(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (!hasNoAmount(asked) || says(`${WAS_DONE}|card|if|should|interest|rate`) || !says("debts?|owe|owing|loans"))
    return null;
  return says(
    "(?:debts?|loans)(?: \\S+){0,3} (?:a )?(?:problem|issue|trouble|concern|worry|manageable|ok|okay|fine|" +
      "normal|high|bad|a lot|too much|big|huge|crazy)|(?:is (?:that|it)|that is) (?:a lot|too much|bad)" +
      "(?: \\S+){0,3} debt|too much debt|owe too much|too (?:deep )?(?:in|into) debt|in over (?:my|our) heads?|" +
      "how bad(?: \\S+){0,3} debts?|worry(?: \\S+){0,3} debts?",
  )
    ? asPlan({ plan: "debt-total" })
    : null;
}

/** 'Is my savings rate ok', 'am I saving enough each month'. */
export function savingJudged(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (
    !hasNoAmount(asked) ||
    says(`${WAS_DONE}|account|goals?|retire\\w*|interest|apy|earn(?:s|ing)?|if`) ||
    goalsThat(asked, "savings").length > 0
  )
    return null;
  return says("sav(?:e|ing|ings) rate") &&
    says("ok|okay|good|bad|enough|healthy|low|high|should|fine|normal|decent|compare|stack up|where")
    ? asPlan({ plan: "savings-rate" })
    : null;
}

/** 'Is my brokerage making money', 'how are my investments doing'. */
export function investmentMade(asked: VerdictQuestion): VerdictReading | null {
  const { says, person } = asked;
  const named = best(accountsThat(asked, false)).flatMap(({ kind, values }) =>
    kind === "kind"
      ? values.includes("investment")
        ? values
        : []
      : values.filter((id) => person.accounts.some((one) => one.id === id && one.kind === "investment")),
  );
  const isMeant = named.length > 0 || says("investments?|brokerage|stocks|portfolio|invested");
  if (!isMeant || !hasNoAmount(asked) || says("should|if|sell|sold|put in|moved?|transfer\\w*|afford|or")) return null;
  if (
    !says(
      "mak(?:e|es|ing|en?)|made|earn(?:ed|ing|s)?|gain(?:s|ed|ing)?|grow(?:n|ing|s)?|grew|doing|perform\\w*|" +
        "return(?:s|ed)?|profit\\w*|losing|lost|up or down|worth it|paying off|went|gone (?:up|down)|" +
        "up this year|down this year",
    )
  )
    return null;
  const [span] = asked.past;
  const ids = named.filter((id) => id !== "investment");
  return {
    is: "query",
    query: query({
      measure: "balance",
      statistic: "change",
      subject: ids.length > 0 ? { accounts: ids } : { kinds: ["investment"] },
      period: span ? { from: span.from, to: span.to } : null,
    }),
  };
}

/** 'If I sold the brokerage and paid the car loan off, what's left'. */
export function soldForDebt(asked: VerdictQuestion): VerdictReading | null {
  const { says, person } = asked;
  if (
    !says(
      "sell|sold|selling|cash(?:ed|ing)? (?:out|in)|liquidat\\w+|(?:use|using|used|take|took|empty|emptied|" +
        "drain) (?:\\S+ ){0,3}(?:brokerage|investments?|stocks)",
    ) ||
    !hasNoAmount(asked)
  )
    return null;
  const investments = person.accounts.filter(({ kind }) => kind === "investment");
  const named = best(accountsThat(asked, false)).flatMap(({ values }) => values);
  const from = investments.filter(({ id }) => named.includes(id));
  const sources = from.length > 0 ? from : says("brokerage|investments?|stocks|portfolio") ? investments : [];
  if (sources.length === 0 || !says("loans?|debts?|card|owe|car|mortgage")) return null;
  const { amountCents: _none, ...request } = slots("pay-off-now", asked);
  return asPlan({ ...request, from: sources.map(({ id }) => id) });
}
