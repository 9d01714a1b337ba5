// Orders about what is kept here: 'move 100 from groceries to restaurants', 'lower my gas budget by 20', 'put 50 toward Maine'.
// They are read as what they would change; the answer says it and brings the form or the way on, and changes nothing.

import { isCategoryId } from "~/domain/categories/list";
import { anyOf, group, inOrder } from "~/domain/language/pattern";
import { adviceAmounts } from "./advice-amounts";
import { isAsking } from "./clauses";
import { best } from "~/domain/coach/reading/frames/frame";
import type { Person } from "./person";
import type { PlanRequest } from "./plan-request";
import { type Entity, spot, type Spots } from "./spot";

const POLITE = group(
  "please|pls|plz|ok|okay|so|and|then|now|just|also|hey|yo|lets|let us|can you|could you|would you|will you|can we|can i",
  "could we|could i|i want to|we want to|i would like to|we would like to|i need to|we need to|i am going to|go ahead and",
  "i wanna|help me|want to|wanna|need to|gonna|would like to",
);
const begins = (verbs: string): RegExp =>
  new RegExp(`(?:^|[,.;:!?] ?|\\b(?:so|and|then|but) )(?:${POLITE} )*(?:${verbs})\\b`);
const MOVES = begins("move|moving|shift|transfer|take|pull|put|switch|reallocate|steal|borrow|send|give|reassign|swap");
const PUTS = begins(
  "put|add|move|send|throw|toss|stash|transfer|contribut\\w+|deposit|set|stick|chip in|kick in|drop|sock",
);
const MORE = begins("raise|increase|up|bump|boost|add|put|give|grow|pad|push|move");
const LESS = begins("lower|reduce|cut|trim|decrease|drop|slash|shrink|take|knock|shave|pull|bring");
/** A rhythm, a condition or a question makes advice of it; an account or a debt is money at a bank. */
const OTHER = inOrder(
  /\b/,
  /(?:if|how (?:much|long|many|soon)|what|when|which|why|or|should|did|was|were|instead|(?:a|per|each|every) (?:week|paycheck|payday|year)|weekly)/,
  /\b/,
);
const RHYTHM = /\b(?:month(?:ly)?|going forward|from now on|always|by|until|for \d+)\b/;

/** Null where nothing of one's own is ordered. */
export function orderGiven(asked: string, person: Person): PlanRequest | null {
  if (!/\d/.test(asked)) return null;
  const sentences = asked.split(/(?<=[.?!;])\s+|\n+/).filter((one) => one.trim() !== "");
  for (const sentence of [...sentences].reverse()) {
    const spots = spot(sentence, person);
    const read = OTHER.test(spots.plain) ? null : (budgetMoved(spots) ?? budgetBy(spots) ?? putInGoal(spots, person));
    if (read) return sentences.some((one) => one !== sentence && isAsking(one)) ? null : read;
  }
  return null;
}

/** The one sum that is said. */
function sumIn({ plain }: Spots): number | null {
  const [only, ...others] = adviceAmounts(plain);
  return only && others.length === 0 && only.each !== "year" ? only.cents : null;
}

type Category = { at: Entity; id: string };
function categoriesIn(spots: Spots): Category[] {
  const found = best(spots.entities.filter(({ kind }) => kind === "category"));
  return found.flatMap((at) => {
    const [id, ...others] = at.values;
    return id !== undefined && others.length === 0 && isCategoryId(id) ? [{ at, id }] : [];
  });
}

const before = ({ words }: Spots, { start }: Entity): string => words.slice(Math.max(0, start - 4), start).join(" ");
const FROM = /\b(?:from|out of|off|off of|of|in)(?: (?:the|my|our|some|what is left in))*$/;
const INTO = /\b(?:to|into|in|toward|towards|over to|onto|for|cover)(?: (?:the|my|our|it))*$/;

/** So much of one category's budget to another one. */
function budgetMoved(spots: Spots): PlanRequest | null {
  const cents = sumIn(spots);
  const named = categoriesIn(spots);
  const [first, second, ...others] = named;
  if (cents === null || !MOVES.test(spots.plain) || !first || !second || others.length > 0 || first.id === second.id)
    return null;
  const isGiven = (one: Category) => FROM.test(before(spots, one.at)) && !/\bin(?: \S+)?$/.test(before(spots, one.at));
  const isTaken = (one: Category) => INTO.test(before(spots, one.at));
  const way =
    isGiven(first) && isTaken(second) ? [first, second] : isTaken(first) && isGiven(second) ? [second, first] : null;
  return way && { plan: "budget-change", monthlyCents: cents, subject: { categories: way.map(({ id }) => id) } };
}

/** One category's budget by so much, up or down. */
function budgetBy(spots: Spots): PlanRequest | null {
  const { plain } = spots;
  const cents = sumIn(spots);
  const [only, ...others] = categoriesIn(spots);
  if (cents === null || !only || others.length > 0 || !/\b(?:budgets?|budgeted|limit|envelope)\b/.test(plain))
    return null;
  const isBy = /\bby (?:about |around )?\$?\d/.test(plain);
  const isMore = isBy ? MORE.test(plain) : ADDED.test(plain) && begins("add|put|give|move").test(plain);
  const isLess = isBy ? LESS.test(plain) : TAKEN.test(plain) && LESS.test(plain);
  if (isMore === isLess) return null;
  return { plan: "budget-change", monthlyCents: isMore ? cents : -cents, subject: { categories: [only.id] } };
}
const ADDED = anyOf(
  /\b(?:add|put|move) (?:another |an extra |about )?\$?\d\S*(?: \S+){0,2} (?:to|into|in|toward)\b/,
  /\bgive (?:\S+ ){1,4}(?:another|an extra|an additional|\$?\d\S*(?: dollars| bucks)? more)\b/,
);
const TAKEN = /\$?\d\S*(?: \S+){0,2} (?:off|from|out of)\b/;

/** Once into a goal. */
function putInGoal(spots: Spots, { goals }: Person): PlanRequest | null {
  const { plain } = spots;
  const cents = sumIn(spots);
  const named = best(spots.entities.filter(({ kind }) => kind === "goal")).filter(({ values }) =>
    goals.some(({ id, type }) => type === "savings" && values.includes(id)),
  );
  const [goal, ...others] = named;
  const [id] = goal?.values ?? [];
  if (cents === null || !goal || id === undefined || others.length > 0 || !PUTS.test(plain) || RHYTHM.test(plain))
    return null;
  // 'In Maine' may be the name.
  const [first = ""] = spots.words.slice(goal.start);
  const isInto = INTO.test(before(spots, goal)) || /\b(?:on|at)(?: (?:the|my|our))?$/.test(before(spots, goal));
  if (!isInto && !/^(?:in|into|to|toward|towards)$/.test(first)) return null;
  return { plan: "save-up", amountCents: cents, named: id };
}
