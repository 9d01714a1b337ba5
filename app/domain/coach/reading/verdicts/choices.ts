// One way or the other, where no price decides: invest more, give more, move, the whole statement or the minimum, card or cash;
// what to do with a raise or a third paycheck, and what presents may cost.

import { inOrder } from "~/domain/language/pattern";
import { type Cents, parseCents } from "~/domain/money";
import { adviceOf } from "~/domain/coach/reading/advice";
import { adviceAmounts } from "~/domain/coach/reading/advice-amounts";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import type { VerdictQuestion, VerdictReading } from "./verdict";

const asPlan = (request: PlanRequest): VerdictReading => ({ is: "plan", request });
const hasNoAmount = ({ onceCents, monthlyCents }: VerdictQuestion): boolean =>
  onceCents.length === 0 && monthlyCents === null;
const WAS = "did|was|were|have (?:i|we)|had|last (?:month|year|week)|since|so far";
const ASKS =
  "should|shall|can|could|would|good idea|bad idea|smart|wise|dumb|stupid|ok|okay|worth|what if|thinking|makes? sense|want to|wanna|better|too much|doable";

/** 'Raise my monthly invest from 200 to 1,000', 'put 500 a month into the brokerage instead of 200'. */
export function investMoreAsked(asked: VerdictQuestion): VerdictReading | null {
  const { says, plain } = asked;
  if (!says("invest\\w*|brokerage|index funds?|stocks?|stock market|etfs?|roth|ira|401k")) return null;
  if (
    !says(
      "rais\\w+|bump\\w*|up|upp(?:ed|ing)|increas\\w+|boost\\w*|put|putting|add|adding|invest\\w*|go|going|start\\w*|more|move",
    ) ||
    !says(ASKS)
  )
    return null;
  if (says(`${WAS}|how much|when|debts?|loans?|card|owe|car|house|sell|sold|bonus|tax refund|afford`)) return null;
  const all = adviceAmounts(plain);
  // 'I put in 200 a month, should I make it 600'.
  const [first, second, ...more] = all;
  const isChanged =
    first &&
    second &&
    more.length === 0 &&
    /\b(?:make it|up to|to|go to|change it to) \$?\d\S*(?: a month)?[?]?$/.test(plain);
  const now = all.find(({ insteadOf }) => insteadOf) ?? (isChanged ? first : undefined);
  const rest = all.filter((one) => one !== now && one.each !== "year");
  const there = parseCents(IN_INVESTMENTS.exec(plain)?.[1]?.replaceAll(",", "") ?? "");
  const free = rest.filter(({ isHeld, cents }) => !isHeld && cents !== there);
  const wanted =
    free.length > 0 ? free : says("invest(?:ing)? (?:it|that|all|some|them|this)|put (?:it|that)") ? rest : [];
  const [to, ...others] = wanted;
  if (!to || others.length > 0) return null;
  const isMonthly =
    to.each === "month" || now !== undefined || says("(?:a|per|each|every) (?:month|payday|paycheck)|monthly");
  if (!isMonthly) return asPlan({ plan: "invest-more", amountCents: to.cents });
  const isMore = new RegExp(
    `\\b(?:another|extra|additional|more) (?:\\S+ )?\\$?\\d|\\d(?: \\S+){0,2} (?:more|extra|on top)\\b|\\bby \\$?\\d`,
  ).test(plain);
  return asPlan({
    plan: "invest-more",
    monthlyCents: to.cents,
    ...(isMore && !now ? { about: "more" } : {}),
    ...(now ? { insteadCents: now.cents } : {}),
  });
}

/** What is invested already. */
const IN_INVESTMENTS = inOrder(
  /\b(?:have|has|holds?|got|keep) (?:\S+ )?\$?(\d[\d,]*(?:\.\d\d)?)(?: \S+){0,2} /,
  /in (?:the|my|our|a) (?:brokerage|investments?|stocks?|index funds?|etfs?|ira|401k)\b/,
);

/** 'Got a raise, should I give more to church': with a sum a month where one is said. */
export function giveMoreAsked(asked: VerdictQuestion): VerdictReading | null {
  const { says, percents } = asked;
  if (
    !says("giv(?:e|ing)|tith(?:e|es|ing)|donat\\w+|offerings?|charit(?:y|able)") ||
    !says(ASKS) ||
    says(`${WAS}|presents?|gifts?`)
  )
    return null;
  if (
    !says("more|raise|increas\\w+|bump|up my|extra|higher") ||
    !says("church|tith\\w+|charit\\w+|donat\\w+|offerings?|food bank|cause|giving")
  )
    return null;
  if (asked.onceCents.length > 1 || says("afford|instead|loans?|debts?")) return null;
  const cents = asked.monthlyCents ?? asked.onceCents[0];
  const [percent] = percents;
  return asPlan({
    plan: "give-more",
    ...(cents === undefined ? {} : { monthlyCents: cents }),
    ...(percent ? { ratePercent: percent.percent } : {}),
  });
}

/** 'I just got a raise, what do I do with it', where nobody says how much it is. */
export function raiseToUse(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (!hasNoAmount(asked) || asked.percents.length > 0 || says("score|rent|rais(?:e|ed|ing) (?:my|the|our|prices?)"))
    return null;
  return says(
    "(?:got|get|getting|received|gave me|with|have|for) (?:a|my|this|the|that)(?: \\S+){0,2} " +
      "(?:raise|promotion|pay (?:raise|bump|rise))|more pay|pay (?:went|goes) up",
  ) &&
    says("what|where|how") &&
    says("(?:do|did|should|put|go|send|use)(?: \\S+){0,3} (?:with|it|first)|where|best|smart\\w*|split|divide")
    ? asPlan({ plan: "raise" })
    : null;
}

/** 'How much should I set aside for Christmas presents'. */
export function giftsAsked(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (!hasNoAmount(asked) || says(WAS) || !says("christmas|xmas|holidays?|presents?|gifts?|hanukkah")) return null;
  if (
    !says(
      "presents?|gifts?|shopping|spend\\w*|budget|set aside|for (?:christmas|xmas|the holidays?)|christmas \\S+ budget",
    )
  )
    return null;
  if (
    says(
      "by (?:christmas|xmas|the holidays?)|before (?:christmas|xmas)|until|till|balance|can (?:i|we) (?:still )?spend|goals?|debts?|loans?|flights?|trip",
    )
  )
    return null;
  return says(
    "(?:how much|what)(?: \\S+){0,4} (?:should|can|could|would|do|to)|budget for|plan for|set aside for|a " +
      "(?:good|reasonable|sane|realistic|fair|decent) (?:number|amount|budget|limit)|how much for|" +
      "(?:christmas|xmas|gifts?|presents?|holidays?)(?: \\S+)? budget",
  )
    ? asPlan({ plan: "gifts" })
    : null;
}

/** 'There's three paychecks in January, what should I do with the extra one'. */
export function thirdPaycheckAsked(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (!hasNoAmount(asked) || says(`${WAS}|how many|how much|when|which`)) return null;
  return says(
    "(?:3|third|3rd|5|fifth|extra|bonus)(?: \\S+)? (?:pay ?checks?|paydays?|pay ?days?|pay check)|3 " +
      "(?:pay ?checks?|checks|paydays?|pays)|(?:3|three)[ -](?:pay ?check|check) month|paid (?:3|three) times|" +
      "(?:third|3rd|extra) (?:check|pay)\\b",
  ) && says("what (?:do|should|can|could|would)|where|do with|use|should|plan for|with the|best")
    ? asPlan({ plan: "third-paycheck" })
    : null;
}

/** 'Should I move somewhere cheaper': what is paid now against the income. */
export function movedAway(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (
    !hasNoAmount(asked) ||
    asked.percents.length > 0 ||
    says(`${WAS}|money|savings|checking|transfer|goals?|date|buy`)
  )
    return null;
  return says(
    "mov(?:e|ing)(?! \\S+ (?:to|into) (?:savings|checking))|downsiz\\w+|relocat\\w+|(?:get|find|take) " +
      "(?:a|another) (?:roommate|cheaper|smaller)|cheaper (?:place|apartment|rent|flat|house)|smaller " +
      "(?:place|apartment)",
  ) &&
    says("should|worth|smart|makes? sense|better off|ok|okay|good idea|time to|would it help|do i need to|help") &&
    says("rent|place|apartment|flat|house|somewhere|cheaper|smaller|roommate|town|city|out|downsiz\\w+|relocat\\w+")
    ? asPlan({ plan: "move" })
    : null;
}

/** 'Do I pay the whole statement or just the minimum'. */
export function wholeStatement(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (!hasNoAmount(asked) || says(`${WAS}|mortgage|student|car loan`)) return null;
  return says("minimums?|min|min payment|minimum payment") &&
    says(
      "whole|full|entire|all of it|complete|everything|statement|balance|in full|pay(?: \\S+){0,3} off|more than|or",
    ) &&
    says("should|or|better|do (?:i|we)|just|ok|okay|enough|bad|matter|can (?:i|we)") &&
    says("card|statement|credit|visa|mastercard|bill|balance|full") &&
    !says("how much|what is(?: \\S+){0,3} minimum|when|if|due")
    ? asPlan({ plan: "statement" })
    : null;
}

/** 'Card or cash', with a price or without. */
export function cardOrCashAsked(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (says(`${WAS}|loan|financ\\w+`) || asked.onceCents.length > 1 || asked.monthlyCents !== null) return null;
  const cards = "(?:the |my |a )?(?:credit )?(?:card|credit|visa|mastercard|plastic)";
  const money = "(?:the |my |in )?(?:cash|debit(?: card)?|checking|bank account|savings)";
  const isChoice =
    says("(?:charge|swipe) (?:it|this|that|them)(?: \\S+){0,3} or(?: \\S+){0,4} (?:cash|debit|checking)") ||
    says(
      `${cards}(?: \\S+){0,3} (?:or|vs|versus)(?: \\S+){0,5} ${money}|${money}(?: \\S+){0,3} (?:or|vs|versus)(?: \\S+){0,5} ${cards}`,
    );
  if (!isChoice || says("more(?: \\S+){0,3} (?:on|with|than)|how much|which (?:account )?has")) return null;
  return asPlan(
    asked.onceCents.length === 1
      ? { ...adviceOf("afford", asked, asked.person), plan: "card-or-cash" }
      : { plan: "card-or-cash" },
  );
}

/** 'If you could tell me one single thing to do': what comes first. */
export function oneThing(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  return hasNoAmount(asked) &&
    !says(WAS) &&
    says(
      "(?:one|1|single|only one|just one|most important|number one|#1|no 1|biggest) " +
        "(?:single |smart |good |best |money )?(?:things?|step|move|change|advice|tip|piece of advice|priority|" +
        "action|improvement)",
    ) &&
    says("should|do|tell|give|change|make|money|finances|me|us|is|would") &&
    !says("bought|buy|buying|purchases?|spen[dt]|cost|expens\\w+")
    ? asPlan({ plan: "first" })
    : null;
}

/** 'A place for 2,100 a month, doable?': a rent in place of what housing costs now. */
export function placeRented(asked: VerdictQuestion): VerdictReading | null {
  const { says, monthlyCents } = asked;
  if (monthlyCents === null || monthlyCents < LEAST_RENT || says(`${WAS}|insurance|parking|storage`)) return null;
  if (
    !says("place|apartment|flat|studio|unit|condo|townhouse|lease|(?:1|2|3|one|two|three) bed(?:room)?") ||
    !says(`${ASKS}|afford|handle|swing|manage|possible|realistic|work`)
  )
    return null;
  if (asked.of("goal", "account").length > 0 || says("put away|set aside|save|saving|extra|more|less|up|goes|instead"))
    return null;
  return asPlan({ plan: "home", monthlyCents, about: "rent" });
}
const LEAST_RENT: Cents = 400_00;

/** 'A phone for 45 a month on top, ok?': a cost that comes beside what is paid. */
export function monthlyOnTop(asked: VerdictQuestion): VerdictReading | null {
  const { says, plain } = asked;
  // Even a few dollars come each month where it's said.
  const [, small] =
    /\$?\b(\d+(?:\.\d{2})?)(?: bucks| dollars)? (?:(?:a|per|each|every) month|monthly)\b/.exec(plain) ?? [];
  const monthlyCents = asked.monthlyCents ?? (small === undefined ? null : parseCents(small));
  if (
    monthlyCents === null ||
    asked.onceCents.some((cents) => cents !== monthlyCents) ||
    says(`${WAS}|earn\\w*|income|pays? me|debts?|loans?|goals?|sav(?:e|ing|ings)|instead|less|cut|raise|interest`)
  )
    return null;
  if (asked.of("goal", "account", "kind").length > 0) return null;
  return says("on top|another|extra|additional|new|more|added?|adding|sign up|subscribe|for") &&
    says(
      "ok|okay|doable|fine|alright|too much|can (?:i|we)|could (?:i|we)|crazy|nuts|stupid|smart|reasonable|cool|possible",
    ) &&
    says("on top|another|extra|additional|new|added?|adding|sign(?:ing)? up|subscrib\\w+")
    ? asPlan({ plan: "afford", monthlyCents })
    : null;
}
