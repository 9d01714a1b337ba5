// Yes or no of a card: whether it is cleared each month, and whether it was paid.

import { either } from "~/domain/language/pattern";
import { monthOf } from "~/domain/periods";
import { type FrameQuestion, accountsThat, best, narrowed } from "~/domain/coach/reading/frames/frame";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import type { Entity } from "~/domain/coach/reading/spot";
import { asQuery, type VerdictQuestion, wordsPattern, type VerdictReading, WISHES } from "./verdict";

/** 'Do we clear the card each month, or is it a debt?' */
export function cardCleared(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  const cards = cardsIn(asked);
  if (
    cards.length === 0 ||
    says(
      `${WISHES}|${LEFT_OUT}|can (?:i|we|checking|savings)|could (?:i|we|checking|savings)|if (?:i|we)|enough|` +
        "today|right now|loans?(?! officer)|utili[sz]ation",
    )
  )
    return null;
  if (!says(CLEARS) || says("(?:last|this) (?:month|statement)|since|how|what do|need to pay")) return null;
  if (says("interest") && asked.past.some(({ from, to }) => from !== to)) return null;
  const [clears, owes] = [asked.plain.search(wordsPattern(IS_CLEARED)), asked.plain.search(wordsPattern(IS_DEBT))];
  return asQuery({
    measure: "payment",
    statistic: "latest",
    subject: subjectOf(narrowed(best(cards))),
    by: "month",
    least: owes >= 0 && (clears < 0 || owes < clears),
  });
}
const LEFT_OUT = "leaving|except|excluding|not counting|without|besides|aside from|total|add up|how much";
/** What asks of a card's payments, but not whether there was one. */
const NOT_PAID = either(
  "should|how (?:do|can|long|soon|many)|what if|leaving|except|excluding|not counting|without|besides|total|add up",
  "how much (?:did|do|have) (?:i|we)|(?:more|less) than|purchases?",
);
const IS_DEBT =
  "debt|carry(?:ing)?|miss(?:ed)?|revolve|rolls?(?: \\S+){0,2} over|roll(?:ing)?(?: it)? over|revolving|interest";
const IS_CLEARED = "pay|paid|paying|clear|cleared|clearing|clears|settle|zero";

/** 'Was the card paid in October?' */
export function cardPaid(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, person } = asked;
  const cards = cardsIn(asked);
  if (
    cards.length === 0 ||
    says(
      `${NOT_PAID}|can|could|if|will|would|spend|spent|with|bought|charge[ds]?|owe|when|what (?:day|date|do|does|did|is|are)|which|last (?:time|payment)|save`,
    )
  )
    return null;
  if (!says("(?:did|was|were|has|have)(?: \\S+){0,6} (?:paid|pay|payment|autopay|settled|cleared)(?: off| in full)?"))
    return null;
  const [month, ...others] = past.filter(
    ({ from, to }) => from < to && monthOf(from) === monthOf(to) && from.endsWith("-01"),
  );
  const isStatement = says("statement|bill");
  const period =
    month && others.length === 0 && !says("last months?(?: \\S+)? (?:statement|bill)")
      ? { from: month.from, to: month.to }
      : null;
  if (period === null && !isStatement && past.length > 0) return null;
  if (past.some(({ to }) => to > person.today)) return null;
  return asQuery({ measure: "payment", statistic: "latest", subject: subjectOf(narrowed(best(cards))), period });
}

/** 'Which card payment was the biggest': of all that was paid to a card, the one at an end of their order. */
export function cardPaymentAtEnd(asked: VerdictQuestion): VerdictReading | null {
  const { says, plain, past, onceCents, person } = asked;
  const [days, ...more] = past;
  const end = /\b(?:(biggest|largest|highest)|smallest|lowest)\b/.exec(plain);
  const cards = cardsIn(asked);
  const others = asked.of("category", "goal", "tag").length;
  if (!end || cards.length === 0 || more.length + onceCents.length + others > 0) return null;
  if (!says(PAID_TO_CARD) || says(NO_PAYMENT_MADE)) return null;
  return asQuery({
    ...{ measure: "payment", shape: "figure", statistic: end[1] ? "largest" : "smallest" },
    subject: subjectOf(narrowed(best(cards))),
    period: days && days.from <= person.today ? { from: days.from, to: days.to } : null,
  });
}
const CARD = "(?:card|visa|mastercard|amex)";
const PAID_TO_CARD = either(
  `${CARD} (?:payments?|autopays?|statements?|bills?)`,
  `payments?(?: \\S+){0,3} (?:to|toward|towards|for)(?: \\S+){0,3} ${CARD}s?`,
  `paid(?: \\S+){0,3} (?:to|toward|towards)(?: \\S+){0,3} ${CARD}s?`,
);
const NO_PAYMENT_MADE =
  "should|could|would|if|minimum|min|next|due|will|average|purchases?|charges?|charged|interest|extra|loans?|spen[dt]";

const CLEARS = either(
  "(?:carry|carrying|have|got|in|drowning in|run|running)(?: \\S+){0,3} (?:credit )?card debt|live on credit",
  "living on credit|(?:paid|pays?|paying|cleared|clears?|settled)(?: \\S+){0,3} (?:monthly|(?:every|each) time)",
  "miss(?:ed)?(?: \\S+){0,6} full|(?:never|any|no|ever)(?: \\S+){0,4} (?:card )?interest",
  "autopay(?: \\S+){0,4} (?:full|everything|all|handles?|covers?|clears?)|rolls?(?: \\S+){0,2} over|revolv\\w+",
  "(?:debt|card) (?:a )?(?:problem|issue|trouble)|(?:is|are)(?: \\S+){0,6} (?:a )?(?:real |actual |true )?debt",
  "carry(?:ing)?(?: \\S+){0,4} balance|roll(?:ing)?(?: it)? over|revolving",
  "(?:pay|paying|clear|clearing|clears|zero|settle|wipe|cover)(?: \\S+){0,6} (?:every|each) (?:single )?month",
  "(?:every|each) (?:single )?month(?: \\S+){0,4} (?:pay|clear|settle)",
  "(?:always|usually|normally|ever|still|generally) (?:pay|clear|settle)(?:ing|s)?(?: \\S+){0,4} " +
    "(?:off|in full|full|everything|completely|all)",
  "(?:pay|paid|paying|clear|clearing)(?: \\S+){0,4} in full",
);
/** The cards that a text speaks of. */
export const cardsIn = (asked: FrameQuestion): Entity[] =>
  accountsThat(asked, true).filter((one) => isCard(one, asked));
const isCard = ({ kind, values }: Entity, { person }: FrameQuestion): boolean =>
  kind === "kind"
    ? values.includes("credit")
    : values.some((id) => person.accounts.some((one) => one.id === id && one.kind === "credit"));
