// Yes or no of a budget and of bills: whether something still fits, whether each category kept to its plan, what bills come to.

import { either } from "~/domain/language/pattern";
import { query } from "~/domain/coach/query/algebra";
import { accountsThat, goalsThat } from "~/domain/coach/reading/frames/frame";
import { monthOfBudget } from "~/domain/coach/reading/frames/budget";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import { areBills, billsNamed, categoriesTogether } from "./verdict-items";
import { asQuery, type VerdictQuestion, overBy, wordsPattern, type VerdictReading, WAS, WISHES } from "./verdict";

/** 'Did we keep within every budget, or was one overspent?' */
export function everyBudget(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  if (!says("budgets?|budgeted|plan") || !says(EVERY) || asked.of("category").length > 0) return null;
  if (!says(`${KEPT}|${BROKE}`) || says(`${WISHES}|which|what|where|how|list|show|make|set`)) return null;
  const [keeps, breaks] = [asked.plain.search(wordsPattern(KEPT)), asked.plain.search(wordsPattern(BROKE))];
  return asQuery({
    measure: "left",
    by: "category",
    period: monthOfBudget(asked),
    least: keeps >= 0 && (breaks < 0 || keeps < breaks),
  });
}
const EVERY =
  "every|each|all|any|anything|one|a single|single|everything|either|both|budgets|something|categor(?:y|ies)";
const KEPT = either(
  "within|inside|under|keep|kept|stay|stayed|stick|stuck|on track|all good|ok|okay|good on|make it|made it|hold",
  "held|on budget|meet|met|respect(?:ed)?|intact|survived?",
);
const BROKE =
  "over|overspen[dt]|overspending|bust(?:ed)?|blew|blow|blown|broke|break|exceed(?:ed)?|too much|went past|past";
/** 'Will that bill tip the entertainment budget over?', 'is there room for a $40 dinner in it?' */
export function fitsBudget(asked: VerdictQuestion): VerdictReading | null {
  const { says, onceCents } = asked;
  const isBudget = says("budget(?:s|ed)?|allotment|allowance|envelope|(?:put|push|send|tip)(?:s)? (?:us|me|it) over");
  const categories = asked
    .of("category")
    .filter((one, at, all) => all.findIndex(({ values }) => values.join() === one.values.join()) === at);
  const bills = billsNamed(asked).filter(({ kind }) => kind === "merchant");
  const isRoom =
    says("room (?:left )?(?:for|in)") ||
    (onceCents.length > 0 && (says(THIS_MONTH) || isAskedOf(asked)) && !says(OF_OTHER));
  if (
    !(isBudget || (isRoom && categories.length > 0)) ||
    says("credit|limit|score|goal|make (?:a|me|my|us|our)|create|set|raise|change")
  )
    return null;
  if (
    !(says(TIPS) || (isRoom && says("can (?:i|we)|could (?:i|we)|(?:is it|would it be) (?:ok|okay|fine|alright)"))) ||
    says(`${WISHES}|did|was|were|last month`) ||
    asked.monthlyCents !== null
  )
    return null;
  const times = timesPerMonth(asked.plain);
  // The number of them is no price.
  const price = onceCents.at(times > 1 ? -1 : 0);
  if (price === undefined && bills.length !== 1 && categories.length === 1 && says(COMING))
    return asQuery({
      measure: "left",
      statistic: "next",
      subject: subjectOf(categories),
      least: says(FITS) && !says(OVER),
    });
  if (price === undefined ? bills.length !== 1 : categories.length !== 1) return null;
  return asQuery({
    measure: "left",
    subject: price === undefined ? subjectOf(bills) : subjectOf(categories),
    comparison: price === undefined ? null : overBy(price * times),
    least: says(FITS) && !says(OVER),
  });
}
/** What is left of a category's money, where nobody says that it is a budget's. */
const THIS_MONTH = either(
  "(?:this|the|rest of the|before the|within the) month(?:'s)?(?: (?:is|ends|end|over|out))*|month end",
  "till the (?:1st|first|30th|31st|end)",
  "(?:until|before) (?:december|january|february|march|april|may|june|july|august|september|october|november)",
  "(?:still|be|stay|we are|i am|and) (?:ok|okay|fine|good|within|inside|under|alright)",
  "(?:groceries|grocery|food|restaurants?|gas|fuel|entertainment|fun|clothes|clothing|dining) " +
    "(?:money|line|allowance|limit|cash|category|plan|spending)",
  "allow",
);
/** 'Can groceries handle it', 'restaurants ok with that': the category is asked, as an account would be. */
const isAskedOf = ({ words, of }: VerdictQuestion): boolean =>
  of("category").some(
    ({ start, end }) =>
      (/^(?:can|could|will|would|does|do)$/.test(words[start - 1] ?? "") ||
        /\b(?:can|could|will|would|does|do) (?:the|our|my)$/.test(words.slice(0, start).join(" ")) ||
        /^(?:ok|okay|good|fine) (?:with|for)\b/.test(words.slice(end).join(" "))) &&
      !/^(?:cost|costs|run|come|add|count|include)$/.test(words[end] ?? ""),
  );
/** Of rows, of housing, of all there is: no room in one category. */
const OF_OTHER = either(
  "averag\\w*|what (?:have|did|has)|spent|spending|everything|anything|list|show",
  "(?:over|under|above|below|less than|more than) \\$?\\d\\S*|mortgage|rent|house|apartment|afford|checking",
  "savings?|card",
);
const OVER =
  "over(?: (?:the|our|my|its|budget|it|this))?|tips?|exceed\\w*|bust(?:s|ing)?|blow(?:s|ing)?|break(?:s|ing)?|past|above|too much";
const FITS = either(
  "within|inside|under|room|fits?|stay|stays|still|handle|squeeze|cover|covers|left for|ok|okay|enough|absorb|take",
  "afford|make it|get through|last|holds?|hold up|can (?:i|we)|could (?:i|we)|is it ok|is it okay",
);
const TIPS = `${OVER}|${FITS}|push(?:es)?|puts?|sends?|takes?`;

/** The bills that are still to come in it. */
const COMING =
  "renews?|renewal|subscriptions?|bills?|comes? out|hits?|make it|end of the month|rest of the month|month ends|till the end";

/** 'Two more fill-ups, $40 each' is what they cost together. */
export function timesPerMonth(plain: string): number {
  const each =
    /\b(?:twice|(2|3|4|5|6|7|8|9) (?:more )?times|(2|3|4|5|6|7|8|9) more)\b.*\d(?: dollars| bucks)? (?:each|apiece|a piece|per|a pop)/.exec(
      plain,
    );
  if (each) return Number(each[1] ?? each[2] ?? 2);
  const times = /\b([2-9]|1\d) [a-z]+\b.*\d(?: dollars| bucks)? (?:each|apiece|a piece|per)\b/.exec(plain);
  return times ? Number(times[1]) : 1;
}

/** 'Is cable, internet and phone really like $200 a month?' */
export function billsAgainst(asked: VerdictQuestion): VerdictReading | null {
  const { says, onceCents, monthlyCents, ranges } = asked;
  const cents = monthlyCents ?? onceCents[0];
  const together = categoriesTogether(asked);
  const named =
    together && together.length > 0 && areBills(together, asked)
      ? { categories: together }
      : subjectOf(billsNamed(asked));
  const isNamed = Object.keys(named).length > 0;
  if (cents === undefined || !isNamed || says(`${WISHES}|${WAS}|goal|budget|card|off|if|can|could|will|would|went`))
    return null;
  if (
    says(
      "streaming|subscriptions|thinking|consider\\w*|join\\w*|sign(?:ing)? up|new|switch\\w*|start(?:ing)?|aside|away",
    )
  )
    return null;
  if (accountsThat(asked, false).length > 0 || goalsThat(asked, "savings").length > 0) return null;
  const [range] = ranges;
  const is = says("(?:add|adds|come|comes|sum|sums) up to|come to|amount to")
    ? "about"
    : range?.max !== undefined && range.min === undefined
      ? "under"
      : range?.min !== undefined
        ? "over"
        : "about";
  if (!says(REALLY) && !((together?.length ?? 0) > 1 && says("is|are|do|does"))) return null;
  return asQuery({
    measure: "bills",
    statistic: "per-month",
    subject: named,
    comparison: { against: "amount", is, cents: is === "over" && range?.min !== undefined ? range.min - 1 : cents },
  });
}
const REALLY =
  "really|actually|honestly|like|about|around|roughly|still|right that|true|is it|that much|(?:more|less) than|over|under|do (?:i|we) (?:\\S+ )?pay";

/** 'What did the truck take in October: payment, insurance and gas together?' */
export function paidTogether(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, onceCents, monthlyCents } = asked;
  if (onceCents.length > 0 || monthlyCents !== null || !says(TOGETHER) || says(APART)) return null;
  const categories = categoriesTogether(asked);
  if (!categories || categories.length < 2 || !categories.some((id) => id === "car_payment" || id.endsWith("loans")))
    return null;
  const [days, ...others] = past;
  if (others.length > 0) return null;
  const subject = { categories };
  const isRegular = areBills(categories, asked);
  const found = days
    ? query({ subject, period: { from: days.from, to: days.to } })
    : isRegular
      ? query({ measure: "bills", statistic: "per-month", subject })
      : query({ subject, statistic: "per-month" });
  return { is: "query", query: found };
}
const TOGETHER = "plus|and|together|combined|added up|add up|all in|total|sum|both|in all|altogether";
const APART = either(
  "car altogether|versus|vs|or|than|next|due|when|left|budgets?|afford|balances?|interest|principal|owed?|off|extra",
  "more|if|can|could|should|will|rate|paid|already|yet|go|went through|compared?|percent|share|without|except",
  "excluding|leav(?:e|ing)|not|besides|minus|aside|apart|everything|ignor(?:e|ing)|skip(?:ping)?|less",
);
