// 'Set groceries to 650 from January', 'make it 150 starting December': a wish for one category's budget. It's read as that
// budget held against the amount; the answer shows the form, and nothing changes before somebody presses its button.

import { isCategoryId } from "~/domain/categories/list";
import { MONTHS } from "~/domain/language/calendar";
import { anyOf, anyWordOf, group } from "~/domain/language/pattern";
import { addMonths, type Day, firstDayOf, lastDayOf, type Month, monthOf } from "~/domain/periods";
import { adviceAmounts } from "./advice-amounts";
import { type Period, type Query, query } from "~/domain/coach/query/algebra";
import { best } from "~/domain/coach/reading/frames/frame";
import { isAsking } from "./clauses";
import { finished } from "./read-both";
import { orderGiven } from "./own-orders";
import { asPlan, type Understood } from "./understood";
import type { Person } from "./person";
import { spot, type Spots } from "./spot";

const POLITE = group(
  "please|pls|ok|okay|so|and|then|now|just|also|let us|lets|can you|could you|would you|will you|can we|can i",
  "i want to|we want to|i would like to|we would like to|i need to|we need to|i am going to|we are going to",
  "we should|i should|go ahead and|help me",
);
const SETS = group(
  "set|make|put|bring|take|get|keep|hold|limit|trim|slash|push|boost|change|raise|lower|bump|cut|increase|decrease",
  "reduce|drop|adjust|update|move|cap|up|budget|plan",
);
/** A wish, at the beginning of a sentence or of what follows a comma. */
const WISH = new RegExp(`(?:^|[,.;:!?] ?|\\b(?:so|and|then|but) )(?:${POLITE} )*${SETS}\\b`);
const TO_AMOUNT = anyOf(
  /\b(?:to|at|of|=|it|that|this|them|budget|only|just|be) (?:about |around |like |only |just )?\$?\d/,
  /\b(?:budget|plan) \$?\d|\bbudget (?:for|on) (?:\S+ ){1,3}?, \$?\d/,
);
/** A change by so much needs what is planned; a share, a price and what is only supposed are no such wish. */
const OTHER = anyOf(
  anyWordOf(
    /if|by \$?\d|how (?:much|many|long|often|do|does|did)|what|which|when|where|why|did|was|were|afford|goals?/,
    /savings?|loans?|debts?|cards?|transfer|extra|more a month|remind|alert|payments?|score|rows?|transactions?|list/,
    /chart|per (?:day|week|year)|a (?:day|week|year)|weekly|yearly/,
  ),
  /%/,
);
const IT = /\b(?:it|that|this|that one|this one|the budget|the limit|the cap)\b/;
const BUDGETED: readonly string[] = ["budgeted", "left", "spent", "unplanned"];

type Read = (text: string, person: Person, before: Query | null) => Understood;

/** What the text asks before the wish, and the wish; null where no single category is meant, or more than one amount is said. */
export function budgetWished(asked: string, person: Person, before: Query | null, read: Read): Understood | null {
  if (!/\d/.test(asked)) return null;
  const ordered = orderGiven(asked, person);
  if (ordered) return asPlan(ordered);
  const sentences = asked.split(/(?<=[.?!;])\s+|\n+/).filter((one) => one.trim() !== "");
  const sentence = [...sentences].reverse().find((one) => isWish(spot(one, person).plain));
  if (sentence === undefined) return null;
  const spots = spot(sentence, person);
  const [amount] = adviceAmounts(spots.plain);
  const category =
    categoryIn(spots) ?? (IT.test(spots.plain) ? (categoryIn(spot(asked, person)) ?? categoryOf(before)) : null);
  if (!amount || category === null) return null;
  const wish = query({
    measure: "budgeted",
    subject: { categories: [category] },
    period: daysOf(monthSaid(spots.plain, person.today), person.today),
    comparison: { against: "amount", is: "about", cents: amount.cents },
  });
  const asks = sentences.filter((one) => one !== sentence && isAsking(one)).join(" ");
  const first = asks === "" ? null : read(asks, person, before);
  return finished([...(first?.is === "queries" ? first.queries : []), wish], []);
}

function isWish(plain: string): boolean {
  const [amount, ...others] = adviceAmounts(plain);
  if (!amount || others.length > 0 || amount.each === "year") return false;
  return WISH.test(plain) && TO_AMOUNT.test(plain) && !OTHER.test(plain);
}

function categoryIn(spots: Spots): string | null {
  const named = best(spots.entities.filter(({ kind }) => kind === "category"));
  const [only, ...others] = [...new Set(named.flatMap(({ values }) => values))];
  return only !== undefined && others.length === 0 && isCategoryId(only) ? only : null;
}

/** 'Make it 150': the one category that the question before was about. */
function categoryOf(before: Query | null): string | null {
  if (!before || !BUDGETED.includes(before.measure)) return null;
  const { categories = [], ...rest } = before.subject;
  const [only, ...others] = categories;
  return only !== undefined && others.length === 0 && Object.keys(rest).length === 0 && isCategoryId(only)
    ? only
    : null;
}

/** The next month of the name that is said, this one included; null where none is. */
function monthSaid(plain: string, today: Day): Month | null {
  const now = monthOf(today);
  if (/\bnext month\b/.test(plain)) return addMonths(now, 1);
  const name = /\b(?:next|new) year\b/.test(plain)
    ? "january"
    : new RegExp(`\\b(?:${MONTHS.join("|")})\\b`).exec(plain.replace(/\bmay (?=i|we|you)\b/, ""))?.[0];
  if (name === undefined) return null;
  const ahead = (MONTHS.findIndex((month) => month === name) - Number(now.slice(5)) + 1 + 12) % 12;
  return addMonths(now, ahead);
}

const daysOf = (month: Month | null, today: Day): Period | null =>
  month === null || month === monthOf(today) ? null : { from: firstDayOf(month), to: lastDayOf(month) };
