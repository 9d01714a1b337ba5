// Prices of several, as one sum: 'flights are 420 each for the two of us', '4 tickets at 160 each', 'two nights at 145'. Only in
// a text that asks whether something can be paid, where the sum of all of it is what is asked about.

import { anyWordOf } from "~/domain/language/pattern";
import { countOf } from "~/domain/language/numbers";
import { fieldAmount, parseCents } from "~/domain/money";

const ASKS = anyWordOf(
  /afford|swing|(?:can|could|should) (?:i|we)|too much|doable|worth it|good idea|bad idea|is (?:it|that) (?:ok|okay|crazy)/,
  /do (?:i|we) have enough|enough (?:money|for)|(?:is|are|will|would) (?:it|that|this|they) (?:going to |gonna )?(?:work|fit|hurt)/,
);
/** What is owed or comes each month is no such price. */
const OTHERWISE = anyWordOf(/pay(?:ing)? off|debts?|invest\w*|left after|save up|each month|(?:every|each) pay ?check/);

const COUNT = "(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|both)";
const PRICE = "\\$?(\\d[\\d,]*(?:\\.\\d\\d)?)(?:\\s(?:dollars|bucks))?";
const ABOUT = "(?:(?:about|around|like|maybe|roughly|only|just|for|at|is|are|were|run|cost|costs)\\s)*";
const EACH =
  "(?:each|apiece|a\\spiece|a\\spop|per\\s(?:person|ticket|head|kid|seat)|a\\s(?:person|ticket|head|seat|kid))";
const NIGHTS = "(?:nights?|days?)";
const A_NIGHT = "(?:a|per|each|every)\\s(?:night|day)";

type Way = { pattern: RegExp; price: number; count: number };
/** Which of its groups is the price, and which the count. */
const WAYS: readonly Way[] = [
  // '420 each for the two of us', '55 a head for six people'
  {
    pattern: way(`${PRICE}\\s${EACH},?\\s(?:for|and|x|times)\\s(?:the\\s|all\\s|all\\sthe\\s)?${COUNT}\\b`),
    price: 1,
    count: 2,
  },
  {
    pattern: way(`${PRICE}\\s${EACH},?\\s(?:and\\s)?there(?:\\sare|['’]?s|['’]?re)\\s${COUNT}\\b`),
    price: 1,
    count: 2,
  },
  // 'Tickets for 4 people at 160 each'
  { pattern: way(`\\b${COUNT}\\s(?:[\\p{L}'’]+\\s){1,4}${ABOUT}${PRICE}\\s${EACH}`), price: 2, count: 1 },
  {
    pattern: way(
      `\\b${COUNT}\\s${NIGHTS}\\s(?:at|for|of)\\s${ABOUT}${PRICE}(?!\\stotal)\\b(?:\\s${A_NIGHT}|\\s${EACH})?`,
    ),
    price: 2,
    count: 1,
  },
  { pattern: way(`${PRICE}\\s${A_NIGHT},?\\s(?:for|times|x)\\s${COUNT}\\s?${NIGHTS}?`), price: 1, count: 2 },
];
function way(source: string): RegExp {
  return new RegExp(`(?<![\\d.,])${source}`, "giu");
}
const MAX_COUNT = 20;

/** The text with one sum in place of a price of each; itself where it has none. */
export function tallied(text: string): string {
  const plain = text.toLowerCase();
  if (!ASKS.test(plain) || OTHERWISE.test(plain)) return text;
  return WAYS.reduce(
    (said, { pattern, price, count }) =>
      said.replace(pattern, (whole: string, ...groups: unknown[]) => {
        const each = parseCents(String(groups[price - 1]).replaceAll(",", ""));
        const many = manyOf(String(groups[count - 1]).toLowerCase());
        return each === null || many === null ? whole : `$${fieldAmount(each * many)}`;
      }),
    text,
  );
}

function manyOf(said: string): number | null {
  const count = said === "both" ? 2 : countOf(said);
  return count === null || count < 2 || count > MAX_COUNT ? null : count;
}
