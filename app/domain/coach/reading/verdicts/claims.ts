// What somebody claims or believes was spent, to be settled: 'my wife says we spent under 300 on groceries in May, what was the
// number', 'I think the electric was 80 last month, was it'. The amount bounds no single row; the sum is held against it.

import { either, group } from "~/domain/language/pattern";
import type { Comparison } from "~/domain/coach/query/algebra";
import { accountsThat, best } from "~/domain/coach/reading/frames/frame";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import { isPaidTo } from "./moves";
import { asQuery, type VerdictQuestion, wordsPattern, type VerdictReading } from "./verdict";

export function claimed(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, onceCents, monthlyCents, ranges, plain } = asked;
  const [days, ...otherDays] = past;
  const [cents, ...others] = onceCents;
  if (cents === undefined || others.length > 0 || monthlyCents !== null || otherDays.length > 0) return null;
  if (!wordsPattern(CLAIM).test(plain) || says(NO_CLAIM)) return null;
  const [range] = ranges;
  const is: "over" | "under" | "about" =
    range?.max !== undefined && range.min === undefined ? "under" : range?.min !== undefined ? "over" : "about";
  const comparison: Comparison = { against: "amount", is, cents };
  const payers = best(asked.of("payer"));
  const named = best(asked.of("category", "merchant", "part"));
  const subject = subjectOf(named);
  if (days === undefined) return priceClaimed(asked, comparison);
  const period = { from: days.from, to: days.to };
  const [card] = best(accountsThat(asked, true));
  if (card && named.length === 0 && isPaidTo(card, asked))
    return asQuery({
      measure: "moved",
      subject: card.kind === "kind" ? { kinds: card.values } : { accounts: card.values },
      period,
      comparison,
    });
  if (payers.length > 0 && named.length === 0 && says("pa(?:y|id|ys)|earn(?:ed)?|made|got|brought|came in|income"))
    return asQuery({ measure: "earned", subject: subjectOf(payers), period, comparison });
  if (named.length === 0 && !says("spent|spend|spending|dropped|blew|went out")) return null;
  return asQuery({ measure: "spent", subject, period, comparison });
}

/** 'I could swear Tunebox is 10 bucks': of what comes back regularly its price. */
function priceClaimed({ of, person, says }: VerdictQuestion, comparison: Comparison): VerdictReading | null {
  if (says("went|goes|go up|rais(?:e|ed|ing)|rose|hiked?|increas\\w+|jumped|bumped")) return null;
  const bills = best(of("merchant")).filter(({ values }) =>
    values.some((value) => person.recurring.some(({ name, income }) => !income && name === value)),
  );
  return bills.length === 1
    ? asQuery({ measure: "bills", statistic: "per-month", subject: subjectOf(bills), comparison })
    : null;
}

const WHO = group(
  "he|she|they|somebody|someone",
  "(?:(?:my|our|the) )?(?:wife|husband|hubby|spouse|partner|girlfriend|boyfriend|mom|mother|dad|father|kid|" +
    "kids|son|daughter|brother|sister|roommate|friend|buddy|mother in law|father in law|old man|old lady|" +
    "better half)",
  "honey",
);
const SAYS = group(
  "says?|said|thinks?|thought|swears?|swore|claims?|claimed|insists?|insisted|bets?|believes?|figures?",
  "told (?:me|us)|tells me|keeps saying|is (?:sure|convinced|positive|certain)",
);
const I_SAY = either(
  "i (?:(?:really|still|always|kind of|kinda) )?(?:think|thought|believe|believed|figures?|figured|guess|" +
    "guessed|remember|recall|assumed?|reckon|swear|am sure|could (?:have )?sw(?:ear|orn)|would have sworn|told|" +
    "said|have in my head|had in my head|was thinking)",
  "(?:pretty|almost|fairly) sure|in my head|am i (?:right|wrong|crazy|imagining)",
  "was (?:i|it) (?:right|wrong|imagining)",
);
const SETTLES = either(
  "(?:what (?:was|is)|tell me|give me) the (?:actual |real |true |right |exact )*(?:number|figure|amount|total|sum)",
  "what (?:was|is) it (?:really|actually)|(?:how far|way|was i|am i|was (?:he|she)|is (?:he|she)|were they) off",
  "is (?:he|she|that|it) (?:right|wrong|correct|true|so)|who is right|right or wrong|was it(?: that| so| really)?$",
  "is it(?: that| so)?$|did (?:we|i)$|true or false|settle",
);
const CLAIM = either(
  `${WHO} (?:just |always |still |now )?${SAYS}|${I_SAY}|${SETTLES}|did not (?:we|i) (?:spend|pay|drop)`,
  "^(?:was|were) (?:it|the|my|our) |(?:right|correct|yes)$",
);
/** What is asked of single rows, averages, or what lies ahead. */
const NO_CLAIM = either(
  "each|both times|every time|per|average|usual(?:ly)?|should|could we|can (?:we|i)|afford|if|will",
  "would (?:it|that|we|i)(?! have sworn)|budget|limit|save|saved|goal|which|list|show|how many|times|days|visits",
  "trips|count|charges?|charged|twice|double|duplicate|transactions?|purchases|owe|balance|debt|score",
  "more than once|transfer\\w*|moved?",
);
