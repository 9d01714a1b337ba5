// Why so much, or so little, was spent in some days; and what takes the pay.

import { isCategorySet } from "~/domain/categories/sets";
import { query, type Period } from "~/domain/coach/query/algebra";
import { MONTHS } from "~/domain/language/calendar";
import { anyOf, inOrder } from "~/domain/language/pattern";
import { addMonths, type Day, daysBetween, firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import type { VerdictQuestion, VerdictReading } from "./verdict";

const WHY = "why|how come|what made|what makes|explain|reason|what drove|what happened|because of what|due to what";
const DEAR =
  "expensive|pricey|costly|high|higher|bad|worse|much|more|over|up|huge|crazy|big|bigger|rough|brutal|jump\\w*|spike\\w*";
const CHEAP = "cheap|cheaper|low|lower|little|less|down|small|smaller|drop\\w*|good|better|light";
/** Of these the month is dear or cheap, and nothing else. */
const OTHER =
  "income|earn\\w*|pay|paid|paychecks?|salary|bills?|owe|owed|debts?|loans?|score|credit|balance|net worth|interest|fees?|" +
  "budgets?|save|saved|savings|goals?|rent|refunds?|subscriptions?|should|if|will|going to|afford";

const SPENDING = "spend|spends|spending|spent|expenses|expenditures?|costs|outgoings";
/** What is held against something else than the usual. */
const HELD = "than|versus|vs|against|compared|every|each|always|weekends?|weekdays?";
const BEFORE_IT = inOrder(
  /\b(?:than|versus|vs|against|compared (?:to|with)) (?:it was |they were |i did |in |my |the )*/,
  anyOf(/last|previous|prior/, new RegExp(MONTHS.join("|"))),
  /\b/,
);
/** A month that has just begun shows nothing yet. */
const LEAST_DAYS = 4;

/** Where no days are named it's this month, or the last one while this one is young. */
function monthMeant(today: Day): Period {
  const from = firstDayOf(monthOf(today));
  if (daysBetween(from, today) >= LEAST_DAYS) return { from, to: today };
  const last = addMonths(monthOf(today), -1);
  return { from: firstDayOf(last), to: lastDayOf(last) };
}

/** 'Why was July so expensive': against a usual month, or against the other days that are named. */
export function spendingExplained(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, plain, entities, amounts, ahead, person } = asked;
  if (!says(WHY) || says(OTHER) || amounts.length > 0) return null;
  const named = categoryOf(asked);
  if (named === null && entities.length > 0) return null;
  const isCheap = says(CHEAP) && !says("expensive|pricey|costly|high|higher|more");
  if (!isCheap && !says(DEAR)) return null;
  const [days, other, ...more] = past;
  if (more.length > 0 || /\byear\b/.test(plain)) return null;
  if (!days && (ahead.length > 0 || (!says(SPENDING) && !named) || says(HELD))) return null;
  if (named && (other || !days || says(HELD))) return null;
  // 'Higher than last month' holds another month against it.
  if (days && !other && BEFORE_IT.test(plain)) return null;
  const period: Period = days ? { from: days.from, to: days.to } : monthMeant(person.today);
  const isBefore = other && /\b(?:than|versus|vs|against|compared)\b/.test(plain);
  if (other && !isBefore) return null;
  return {
    is: "query",
    query: query({
      ...{ shape: "ranking", by: named ? "merchant" : "category", period, least: isCheap },
      subject: named ? { categories: [named] } : {},
      comparison: other ? { against: "period", period: { from: other.from, to: other.to } } : { against: "usual" },
    }),
  };
}

/** 'Why are groceries so high this month': the places of one category; null where anything else is named. */
function categoryOf({ entities }: VerdictQuestion): string | null {
  const [first, ...others] = [
    ...new Set(entities.flatMap(({ kind, values }) => (kind === "category" ? values : ["", ""]))),
  ];
  return first && others.length === 0 && !isCategorySet(first) ? first : null;
}

const PAY = "(?:pay ?checks?|pay checks|pay|salary|income|take home(?: pay)?|wages|earnings)";
const EATS =
  "eat(?:s|ing)?(?: up| away(?: at)?| into)?|swallow\\w*|drain\\w*|suck\\w* up|devour\\w*|gobbl\\w*|burn\\w* through";

/** 'What's eating my paycheck', 'where does all our pay go': the categories as parts of what comes in. */
export function payEaten({ says, past, entities }: VerdictQuestion): VerdictReading | null {
  const isAsked =
    says(
      `what(?: is| s|s)?(?: all)? (?:${EATS})(?: up)?(?: all)?(?: of)? (?:my|our) (?:whole |entire |monthly )?${PAY}`,
    ) ||
    says(
      `where (?:does|do|is|did) (?:all )?(?:of )?(?:my|our) (?:whole |entire |monthly )?${PAY}(?: all)? (?:go|going|went|disappear\\w*)`,
    );
  if (!isAsked || entities.some(({ kind }) => kind !== "category" && kind !== "payer")) return null;
  const [days] = past;
  const period = days ? { from: days.from, to: days.to } : null;
  return {
    is: "query",
    query: query({ shape: "ranking", by: "category", period, comparison: { against: "income" } }),
  };
}
