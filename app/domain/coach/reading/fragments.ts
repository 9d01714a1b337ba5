// A few words that ask another side of what was just told: 'on what', 'why', 'against the month before', 'and my budget for it'.

import { either } from "~/domain/language/pattern";
import { currentOf, cutToSameDays } from "./days-before";
import type { Grouping, Period, Query, Subject } from "~/domain/coach/query/algebra";
import type { Person } from "./person";
import { plainSum } from "./pointing-back";

const START = "^(?:(?:and|so|but|ok|then|also|well|exactly) )*";
const ends = (source: string): RegExp => new RegExp(`${START}(?:${source})$`);

/** What it went to: its categories, or the shops of what is a category already. */
const ON_WHAT = ends(
  either(
    "what (?:did|have|do) (?:i|we) (?:spend|spent|blow|use|buy) (?:it|that|all that|them|this)(?: all)?(?: on| with)?",
    "(?:on|for) what(?: exactly| mostly)?|what (?:on|for)|what (?:did|does) (?:it|that|they) go (?:to|on|for)",
    "what (?:was|is) (?:it|that|all that|that all) (?:for|on)|what (?:is|was) in (?:it|that|there)",
    "(?:break|split|broken) (?:it|that|this|them)? ?(?:down|up)|itemi[sz]e (?:it|that)|breakdown|details",
  ),
);
const WHERE = ends(
  "where(?: at| to)?(?: exactly| mostly)?|at (?:which|what) (?:stores?|shops?|places?)|where (?:was|did) (?:it|that|all that)(?: go| all go| spent)?",
);
const FROM_WHOM = ends(
  "(?:from|by) (?:who|whom|where|what)(?: exactly)?|who(?: is| was)?(?: it| that)? from|who paid (?:me|it|that)",
);
const BROKEN_DOWN = ends(
  "(?:break|split|broken) (?:it |that |this |them )?(?:down |up )?by (store|shop|place|merchant|category|month|week|day|card|account)s?",
);
const WHY = ends(
  either(
    "why|how come|why so (?:much|high|many|little|low)",
    "why (?:is|was) (?:that|it)(?: so (?:much|high|low))?(?: (?:more|less|higher|lower))?",
    "what (?:happened|changed|made it so (?:high|much)|drove (?:it|that)|grew|went up|is different)",
    "what (?:is|was) the (?:reason|difference)|because of what|due to what",
  ),
);
const BY: Readonly<Record<string, Grouping>> = {
  ...{ store: "merchant", shop: "merchant", place: "merchant", merchant: "merchant", category: "category" },
  ...{ month: "month", week: "week", day: "day", card: "account", account: "account" },
};
/** 'Which place is the worst', 'which one took the most': of the same rows. */
const WHICH = ends(
  either(
    "(?:which|what) (store|shop|place|spot|one|category|month|week|day)s?(?: (?:is|was|are|were))?(?: (?:the|my|our))? (?:worst|biggest|" +
      "largest|highest|priciest|most expensive|most)(?: one| offender)?",
    "(?:which|what) (store|shop|place|spot|one|category|month|week|day)s?(?: (?:i|we))? (?:took|gets?|got|costs?|takes|spen[dt]) (?:me |us )?(?:the )?most" +
      "(?: at| in| there| of it| of that)?",
  ),
);
const SHARE = ends(
  "(?:as|in|what) (?:a )?(?:percent|percentage|share|part|fraction|%)(?: of (?:my|our) (?:total )?(income|pay|pay ?check|salary|spending|total|expenses))?",
);
const BUDGET = ends(
  "(?:what is |what about |how about )?(?:my|our|the) budget(?: for (?:it|that|those|them|this))?|what did i (?:budget|plan)(?: for (?:it|that))?",
);
const OVER = ends(
  either(
    "(?:am|are|did|was|is|have|has) (?:i|we|it|that) (?:go |gone |went |still |already )?(?:over|under|within|in|on)(?: (?:my|our|the))?" +
      "(?: budget| it| that)?(?: (?:on|for) (?:it|that))?",
    "(?:how much|what) (?:is|do i have) left(?: (?:in|of) (?:it|that|my budget|the budget))?(?: for (?:it|that))?",
  ),
);
const SPENT = ends("(?:what about |how about )?(?:how much (?:did|have) (?:i|we) )?(?:spend|spent|spending)");
const EARNED = ends(
  "(?:what about |how about )?(?:how much (?:did|have) (?:i|we) )?(?:earn|earned|make|made|income|earnings)",
);
const KEPT = ends("(?:what about |how about )?(?:how much (?:did|have) (?:i|we) )?(?:save|saved|keep|kept|savings)");

/** 'And the second': in the order that was told. */
const PLACE = ends(
  "(?:what is |what was |what about |which is |which was )?(?:the )?(second|third|fourth|fifth|[2-5]th)(?: (?:one|most|biggest|largest|place|highest))?",
);
const PLACES = ["first", "second", "third", "fourth", "fifth"];
const placeOf = (said: string): number => (/^\d/.test(said) ? Number(said[0]) : PLACES.indexOf(said) + 1);

const SHORT_DAYS = 3;
const daysIn = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
const isFigure = ({ shape, measure }: Query): boolean =>
  measure === "spent" && (shape === "figure" || shape === "yes-no" || shape === "trend");

/** The parts of a sum: of one shop or a few days its rows, of a category its shops, of all its categories. */
function partsOf(before: Query): Query {
  const { categories = [], merchants = [] } = before.subject;
  const sum = plainSum(before);
  const isFew = before.period !== null && daysIn(before.period) <= SHORT_DAYS;
  if (merchants.length > 0 || isFew) return { ...sum, comparison: null, shape: "list" };
  return { ...sum, comparison: null, shape: "ranking", by: categories.length > 0 ? "merchant" : "category" };
}

/** A month, or what there is of it, has usual ones beside it. */
const isMonth = (period: Period | null): boolean =>
  period !== null && period.from.endsWith("-01") && period.from.slice(0, 7) === period.to.slice(0, 7);

/** What grew, where two stretches of days were held against each other, or against a usual month; else what it went to. */
function reasonOf(before: Query): Query {
  const parts = partsOf(before);
  if (parts.shape === "list" && isMonth(before.period) && before.comparison === null)
    return { ...plainSum(before), comparison: { against: "usual" } };
  const isHeld = before.comparison?.against === "period" && (before.subject.merchants ?? []).length === 0;
  if (isHeld) return { ...parts, shape: "ranking", comparison: before.comparison };
  return parts.shape === "ranking" && isMonth(before.period) ? { ...parts, comparison: { against: "usual" } } : parts;
}

const ofCategories = ({ categories }: Subject): Subject => (categories ? { categories } : {});

/** Null where the words are none of these, or ask nothing of what was told. */
export function fragmentOf(plain: string, before: Query, person: Person): Query | null {
  const side = swapped(plain, before);
  if (side) return side;
  const place = placeOf(PLACE.exec(plain)?.[1] ?? "");
  if (place > 1 && (before.shape === "ranking" || before.statistic === "largest" || before.statistic === "smallest"))
    return { ...before, condition: { ...before.condition, nth: place } };
  if (before.measure === "earned" && FROM_WHOM.test(plain))
    return { ...plainSum(before), comparison: null, shape: "ranking", by: "merchant" };
  if (before.measure === "budgeted" || before.measure === "left") return ofBudget(plain, before, person);
  if (!isFigure(before)) return null;
  if (ON_WHAT.test(plain)) return partsOf(before);
  if (WHY.test(plain)) return reasonOf(before);
  if (WHERE.test(plain)) return { ...plainSum(before), comparison: null, shape: "ranking", by: "merchant" };
  const by = BY[BROKEN_DOWN.exec(plain)?.[1] ?? ""];
  if (by) {
    const isStep = by === "month" || by === "week" || by === "day";
    return { ...plainSum(before), comparison: null, shape: isStep ? "trend" : "ranking", by };
  }
  const which = WHICH.exec(plain);
  if (which) {
    const one = which[1] ?? which[2];
    const isCategory = one === "category" || (one === "one" && Object.keys(before.subject).length === 0);
    const by: Grouping = isCategory ? "category" : (BY[one ?? ""] ?? "merchant");
    return { ...plainSum(before), comparison: null, shape: "ranking", by, take: 1 };
  }
  const share = SHARE.exec(plain);
  if (share)
    return {
      ...plainSum(before),
      shape: "share",
      comparison: /^(?:income|pay|salary)/.test(share[1] ?? "") ? { against: "income" } : null,
    };
  return ofBudget(plain, before, person);
}

/** 'And my budget for it': of one category, the other side of what was spent. */
function ofBudget(plain: string, before: Query, { today }: Person): Query | null {
  const { categories = [], ...others } = before.subject;
  const isNow = before.period === null || before.period.to >= `${today.slice(0, 7)}-01`;
  if (categories.length === 0 || Object.keys(others).length > 0) return null;
  const rest = { ...plainSum(before), comparison: null, subject: ofCategories(before.subject) };
  const period = isNow ? null : before.period;
  if (BUDGET.test(plain)) return { ...rest, measure: "budgeted", period };
  return OVER.test(plain)
    ? { ...rest, measure: "left", period, shape: /^(?:\w+ )?how|what/.test(plain) ? "figure" : "yes-no" }
    : null;
}

/** 'And spend', once it was told what was earned. */
function swapped(plain: string, before: Query): Query | null {
  const isOpen = Object.keys(before.subject).length === 0 || before.measure === "earned";
  if (!isOpen || !["spent", "earned", "kept"].includes(before.measure)) return null;
  if (!/^(?:and|what about|how about|but)\b/.test(plain)) return null;
  const measure = SPENT.test(plain) ? "spent" : EARNED.test(plain) ? "earned" : KEPT.test(plain) ? "kept" : null;
  return measure === null || measure === before.measure
    ? null
    : { ...plainSum(before), comparison: null, subject: {}, measure };
}

/** 'Compared to the month before', 'than the year before': the same, held against these days. */
const HELD_AGAINST = new RegExp(
  `${START}(?:how (?:does|did) (?:it|that) compare (?:to|with)|compared? (?:it |that )?(?:to|with)|vs|versus|` +
    "against|(?:is|was) (?:it|that) (?:more|less|higher|lower|up|down) (?:than|from)|(?:more|less) than) (?=" +
    "(?:the )?(?:day|week|month|year) before)",
);
export function heldAgainstBefore(plain: string): string | null {
  const found = HELD_AGAINST.exec(plain);
  return found ? plain.slice(found[0].length) : null;
}

export function heldAgainst(before: Query, held: Period, { today }: Person): Query {
  const period = before.period ?? currentOf(held, today);
  return { ...plainSum(before), period, comparison: { against: "period", period: cutToSameDays(held, period, today) } };
}
