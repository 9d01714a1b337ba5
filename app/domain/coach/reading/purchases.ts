// 'My biggest purchase' is something that was bought: rent, a loan's payment, a bill or a gift to a church is paid, and no
// purchase, however large it is.

import { anyWordOf } from "~/domain/language/pattern";
import { plainWords } from "~/domain/language/words";
import type { Query } from "~/domain/coach/query/algebra";
import type { Understood } from "./understood";

const MOST = anyWordOf(
  /biggest|largest|highest|greatest|(?:most|more) (?:expensive|costly)|priciest|costliest|dearest|top|big ticket|splurge/,
  /the most|dumbest|worst|huge|max|maximum/,
);
const BOUGHT = anyWordOf(
  /purchases?|purchased|bought|buys?|buying|splurges?|splurged|impulse|ordered|orders?|(?:on|for) (?:one|1|a single) (?:thing|item)/,
  /shopping trips?|in (?:one|1|a single) (?:go|shot)|at (?:once|one time)|we buy|i buy/,
);
/** Where these are spoken of they are meant as well. */
const PAID = anyWordOf(
  /bills?|payments?|expenses?|charges?|transactions?|anything|everything|rent included|including (?:the )?rent/,
);
/** What is paid rather than shopped for. */
const FIXED = "fixed";
/** Of what is left out, what is fixed anyway. */
const AMONG_FIXED: readonly string[] = ["mortgage_rent", "car_payment", "student_loans", "utilities"];

export function ofPurchases(read: Understood, text: string): Understood {
  if (read.is !== "queries" || !read.queries.some(isLargest)) return read;
  const plain = plainWords(text);
  if (!MOST.test(plain) || !BOUGHT.test(plain) || PAID.test(plain)) return read;
  const queries = read.queries.map((query) => (isLargest(query) ? withoutFixed(query) : query));
  return { ...read, queries: WHERE.test(plain) ? queries.filter(isNoPlace) : queries };
}

/** 'And where was it': the row says so itself. */
const WHERE = /\band where(?: was (?:it|that)| did (?:i|we) (?:buy|get|make) (?:it|that))?$/;
const isNoPlace = ({ shape, by }: Query): boolean => shape !== "ranking" || by !== "merchant";

/** Of all that was spent, or all on a card: what is named is looked for as it is named. */
const isLargest = ({ measure, statistic, shape, subject, comparison }: Query): boolean =>
  measure === "spent" &&
  statistic === "largest" &&
  (shape === "figure" || shape === "list") &&
  comparison === null &&
  !subject.categories &&
  !subject.merchants &&
  !subject.tags &&
  !subject.texts;

function withoutFixed(query: Query): Query {
  const others = (query.subject.except ?? []).filter((id) => !AMONG_FIXED.includes(id));
  return { ...query, subject: { ...query.subject, except: [FIXED, ...others.filter((id) => id !== FIXED)] } };
}
