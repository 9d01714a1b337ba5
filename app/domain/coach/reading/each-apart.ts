// 'Church and the food bank, each': what is named is asked about one by one, and the sum isn't. Each has its own answer.

import { group } from "~/domain/language/pattern";
import type { Query, Subject } from "~/domain/coach/query/algebra";
import { plainWords } from "~/domain/language/words";
import type { Understood } from "./understood";

const UNIT = group(
  "time|visit|trip|order|ride|meal|day|week|weekend|month|quarter|year|paycheck|pay check|payday|one (?:time|visit)",
  "purchase|transaction|charge|row|way|other",
);
const EACH = new RegExp(
  `\\b(?:each(?! ${UNIT})(?! of (?:the )?(?:last|past|those|these|\\d))|separately|individually|respectively|` +
    "apart(?! from)|apiece|one (?:number|figure|amount|total|sum) (?:each|for each|apiece)|(?:on|by) " +
    "(?:its|their) own|by themselves|side by side|split (?:out|up|apart)|broken (?:out|up|apart)|not " +
    "(?:added|combined|together|lumped)(?: \\S+)?)\\b",
);
const TOGETHER =
  /\b(?:together|altogether|combined|in all|all in|added up|add up|sum|grand total|total (?:of|for) (?:both|all))\b/;
const MAX_PARTS = 4;

/** Null where one thing is named, or where the sum is wanted as well. */
export function eachApart(read: Understood, asked: string): Understood | null {
  const plain = plainWords(asked);
  if (read.is !== "queries" || read.queries.length !== 1 || !EACH.test(plain)) return null;
  if (TOGETHER.test(plain.replace(/\bnot (?:added|combined|together|lumped)(?: \S+)?/, ""))) return null;
  const [query] = read.queries;
  const parts = query && isSum(query, plain) ? partsOf(query) : [];
  if (!query || parts.length < 2 || parts.length > MAX_PARTS) return null;
  return { ...read, queries: parts.map((subject): Query => ({ ...query, shape: "figure", subject })) };
}

/** '… in October, each' looks like a list; who wants the rows says so. */
const LISTS = /\b(?:list|show|every|itemi[sz]ed?|transactions|purchases|charges|rows)\b/;
const isSum = ({ measure, statistic, shape, comparison, by }: Query, plain: string): boolean =>
  ["spent", "earned", "refunded", "moved"].includes(measure) &&
  (statistic === "total" || statistic === "count") &&
  (shape === "figure" || (shape === "list" && !LISTS.test(plain))) &&
  comparison === null &&
  by === null;

function partsOf({ measure, subject }: Query): Subject[] {
  const { categories = [], merchants = [], accounts = [], kinds = [], either: _either, ...rest } = subject;
  const named: Subject[] = [
    ...categories.map((one): Subject => ({ categories: [one] })),
    ...merchants.map((one): Subject => ({ merchants: [one] })),
  ];
  const held: Subject[] = [
    ...kinds.map((one): Subject => ({ kinds: [one] })),
    ...accounts.map((one): Subject => ({ accounts: [one] })),
  ];
  // Where money moved to is what is asked about; of what was spent it only narrows.
  if (measure === "moved") return named.length > 0 ? [] : held.map((one) => ({ ...rest, ...one }));
  const where: Subject = { ...(accounts.length > 0 ? { accounts } : {}), ...(kinds.length > 0 ? { kinds } : {}) };
  // A shop and a category beside each other narrow one another, unless they were listed.
  if (categories.length > 0 && merchants.length > 0 && !subject.either) return [];
  return named.map((one) => ({ ...rest, ...where, ...one }));
}
