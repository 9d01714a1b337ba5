// What a text tells of changes to a household's month, and what it wants judged: a few kinds of changes, a few judgements.
// Each reading takes its words out of the text; where a number is left over the text isn't understood, and nothing is read.

import { inOrder } from "~/domain/language/pattern";
import { type Cents, parseCents } from "~/domain/money";

export type DescribedChange =
  /** Pay, by a share or by an amount a month or a paycheck; negative where it falls. */
  | { is: "pay"; percent: number; hours?: number }
  | { is: "pay"; cents: Cents; each: "month" | "paycheck" }
  /** Rent or another bill; by an amount a month, or the rent by a share. */
  | { is: "bill"; name: string; cents: Cents }
  | { is: "rent"; percent: number }
  | { is: "cost"; cents: Cents };
/** One price, offered at once or in payments. */
export type Offer = { onceCents: Cents; times: number; eachCents: Cents };
type ChangeQuestion = "cut-first" | "how-long" | "can" | "left";
export type ChangeScenario = {
  told: readonly DescribedChange[];
  offer: Offer | null;
  /** What is still to be put away each month. */
  wishCents: Cents | null;
  /** Paid once, where savings are to stay as they are. */
  onceCents: Cents | null;
  /** How many months the change lasts, where that is said. */
  months: number | null;
  judged: ChangeQuestion;
  keepsGoals: boolean;
  sparesSavings: boolean;
};

const N = "\\$?(\\d+(?:\\.\\d{1,2})?)";
const MONTHLY = "(?:(?:a|per|each|every) month|month\\b|monthly)";
const FALLS =
  "(?:cut(?:s|ting)?|slash(?:ed|ing)?|drop(?:s|ped|ping)?|down|less|lower(?:ed|ing)?|reduc\\w+|los(?:e|es|ing)|lost|fall(?:s|ing)?|shrink\\w*)";
const RISES =
  "(?:up|jump(?:s|ed|ing)?|rais(?:e[sd]?|ing)|ris(?:e[sn]?|ing)|increas\\w+|hik(?:e[sd]?|ing)|climb(?:s|ed|ing)?|higher|bump(?:s|ed|ing)?)";
const PAY = "(?:pay|salary|wages?|paychecks?|income|earnings)";
const ABOUT = "(?:about|around|like|maybe|roughly|by|another|an?|extra|some|only|so)";
const BILL =
  "((?:(?:car|auto|home|health|renters|life) )?insurance|electric(?:ity)?|power|water|phone|internet|cable|" +
  "gas bill|bills?|daycare|childcare|tuition|groceries)";

/** What stands in a text for what has been read: a pause, so that no pattern reads over it. */
const TAKEN = " , ";

type Reading = readonly [
  RegExp,
  (part: (at: number) => number, word: (at: number) => string) => DescribedChange | null,
];
const cents = (value: number): Cents => parseCents(value.toFixed(2)) ?? 0;

/** A full week, where somebody tells only the hours that are left. */
export const FULL_WEEK = 40;

const READINGS: readonly Reading[] = [
  [
    new RegExp(
      `\\b${FALLS} (?:my|our|his|her) hours(?: back)?(?: down)? to (\\d{1,2})(?: (?:a|per|each) week| hours)?`,
    ),
    (at) => (at(1) < FULL_WEEK ? { is: "pay", percent: (at(1) / FULL_WEEK - 1) * 100, hours: at(1) } : null),
  ],
  [
    new RegExp(`\\bhours(?: \\w+){0,3} ${FALLS}(?: back)?(?: down)? to (\\d{1,2})(?: (?:a|per|each) week| hours)?`),
    (at) => (at(1) < FULL_WEEK ? { is: "pay", percent: (at(1) / FULL_WEEK - 1) * 100, hours: at(1) } : null),
  ],
  [
    new RegExp(`\\bpart time at (\\d{1,2})%(?: of)?(?: my| the)?(?: ${PAY})?`),
    (at) => ({ is: "pay", percent: at(1) - 100 }),
  ],
  [new RegExp(`\\b(\\d{1,2}(?:\\.\\d+)?)% (?:pay|salary) cut\\b`), (at) => ({ is: "pay", percent: -at(1) })],
  [new RegExp(`\\b(?:pay|salary) cut of (\\d{1,2}(?:\\.\\d+)?)%`), (at) => ({ is: "pay", percent: -at(1) })],
  [
    new RegExp(`\\b${FALLS} (?:my|our|his|her|the) ${PAY}(?: ${ABOUT})* (\\d{1,2}(?:\\.\\d+)?)%`),
    (at) => ({ is: "pay", percent: -at(1) }),
  ],
  [
    new RegExp(`\\b${PAY}(?: (?!${RISES})\\w+){0,4} ${FALLS}(?: ${ABOUT})* (\\d{1,2}(?:\\.\\d+)?)%`),
    (at) => ({ is: "pay", percent: -at(1) }),
  ],
  [new RegExp(`\\b(\\d{1,2}(?:\\.\\d+)?)% raise\\b`), (at) => ({ is: "pay", percent: at(1) })],
  [new RegExp(`\\braise of (\\d{1,2}(?:\\.\\d+)?)%`), (at) => ({ is: "pay", percent: at(1) })],
  [
    new RegExp(
      `\\b(?:short|${FALLS})(?: ${ABOUT})* ${N}(?: dollars| bucks)? (?:a|per|each|every) (?:paycheck|check|payday)`,
    ),
    (at) => ({ is: "pay", cents: -cents(at(1)), each: "paycheck" }),
  ],
  [
    new RegExp(
      `\\b(?:we|i)(?: \\w+){0,2} (?:los(?:e|es|ing)|lost|am down|are down)(?: ${ABOUT})* ${N}(?: dollars| bucks)? ${MONTHLY}`,
    ),
    (at) => ({ is: "pay", cents: -cents(at(1)), each: "month" }),
  ],
  [
    new RegExp(`\\brent(?: \\w+){0,3} ${RISES}(?: ${ABOUT})* (\\d{1,2}(?:\\.\\d+)?)%`),
    (at) => ({ is: "rent", percent: at(1) }),
  ],
  [
    new RegExp(`\\brent(?: \\w+){0,3} ${RISES}(?: ${ABOUT})* ${N}(?! ?%)(?: dollars| bucks| more)?(?: ${MONTHLY})?`),
    (at) => ({ is: "bill", name: "rent", cents: cents(at(1)) }),
  ],
  [
    new RegExp(`\\blandlord (?:wants|asks|is asking)(?: for)?(?: an?)? (?:another|extra|additional) ${N} ${MONTHLY}`),
    (at) => ({ is: "bill", name: "rent", cents: cents(at(1)) }),
  ],
  [
    new RegExp(`\\bwhole rent ,? ?${N} more(?: ${MONTHLY})`),
    (at) => ({ is: "bill", name: "rent", cents: cents(at(1)) }),
  ],
  [
    new RegExp(`\\b${BILL}(?: \\w+){0,3} from ${N} to ${N}(?: ${MONTHLY})?`),
    (at, word) => ({ is: "bill", name: word(1), cents: cents(at(3)) - cents(at(2)) }),
  ],
  [
    new RegExp(`\\b${BILL}(?: \\w+){0,3} ${RISES}(?: ${ABOUT})* ${N}(?! ?%)(?: dollars| bucks| more)?(?: ${MONTHLY})?`),
    (at, word) => ({ is: "bill", name: word(1), cents: cents(at(2)) }),
  ],
];

const WISHES = [
  new RegExp(
    `\\b(?:put|save|saving|putting|set(?:ting)?|stash|sock|tuck)(?: (?:away|aside|back))?(?: ${ABOUT})* ${N}` +
      `(?: dollars| bucks)?(?: ${MONTHLY})?(?: (?:away|aside|back|in(?:to|side)? (?:the |my |our )?savings))?`,
  ),
  new RegExp(`\\bdo ${N}(?: ${MONTHLY})? in(?:to)? (?:the |my |our )?savings`),
];
const COST = new RegExp(`${N}(?: dollars| bucks)? ${MONTHLY}`);
const ONCE = new RegExp(`${N}(?! ?%)(?! (?:months?|a month|times|x)\\b)`);
const SPARES = inOrder(
  /\b(?:without (?:touching|dipping into|using|tapping|raiding)|(?:keep|leave|leaving|keeping))(?: \w+){0,2} /,
  /(?:savings|fund)(?= (?:whole|alone|intact|untouched|full)| *$| *,)/,
);
const LATER =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|next|by|later|summer|spring|fall|winter|christmas)\b/;
const LASTS = /\bfor (\d{1,2}) months\b/;

const AT_ONCE =
  "(?:up ?front|in full|in cash|cash|all at once|at once|outright|(?:right )?now|today|for (?:the|a) (?:full |whole )?year|a year|per year|yearly|annually)";
const OFFERS_ONCE = [
  new RegExp(`${N}(?: dollars| bucks)?(?: ${AT_ONCE})+`),
  new RegExp(
    `\\b(?:pay(?:ing)?|bill|price|quote|costs?|is|for|wants?|invoice)(?: \\w+)? ${N}(?! ?(?:%|a month|per month|month))`,
  ),
];
const OFFERS_EACH: readonly (readonly [RegExp, number | null, number])[] = [
  [
    new RegExp(
      `(?<![$\\d])(\\d{1,2}) (?:x|times|payments? of|installments? of|months? (?:at|of|for)|monthly payments of) ${N}(?: each| ${MONTHLY})?`,
    ),
    1,
    2,
  ],
  [new RegExp(`${N}(?: dollars| bucks)? (?:${MONTHLY} (?:for|over|x)|x) (\\d{1,2})(?: months| payments)?`), 2, 1],
  [new RegExp(`${N}(?: dollars| bucks)? ${MONTHLY} (?:for|over) (?:a|one) year`), null, 1],
];

function offerIn(plain: string): { offer: Offer; rest: string } | null {
  for (const [pattern, timesAt, eachAt] of OFFERS_EACH) {
    const match = pattern.exec(plain);
    if (!match) continue;
    const rest = plain.replace(match[0], TAKEN);
    const once = OFFERS_ONCE.map((one) => one.exec(rest)).find((one) => one !== null);
    if (!once) continue;
    const times = timesAt === null ? 12 : Number(match[timesAt]);
    const offer = { onceCents: parsed(once[1]), times, eachCents: parsed(match[eachAt]) };
    if (times > 1 && offer.onceCents > offer.eachCents) return { offer, rest: rest.replace(once[0], TAKEN) };
  }
  return yearOrMonths(plain);
}

/** '45 a month or 450 for the year': twelve payments beside one. */
function yearOrMonths(plain: string): { offer: Offer; rest: string } | null {
  const [month, each] = new RegExp(`${N}(?: dollars| bucks)? ${MONTHLY}`).exec(plain) ?? [];
  const [year, once] =
    new RegExp(`${N}(?: dollars| bucks)? (?:for (?:the|a) (?:full |whole )?year|a year|per year|yearly|annually)`).exec(
      plain,
    ) ?? [];
  if (month === undefined || year === undefined || !/\bor\b|\bvs\b|\bversus\b/.test(plain)) return null;
  const offer = { onceCents: parsed(once), times: 12, eachCents: parsed(each) };
  return { offer, rest: plain.replace(month, TAKEN).replace(year, TAKEN) };
}
const parsed = (digits?: string): Cents => cents(Number(digits));

/** Null where nothing is told, where nothing is to be judged, or where a number is left that no reading has taken. */
export function readChangeScenario(plain: string): ChangeScenario | null {
  if (ASKS_FOR_A_DAY.test(plain)) return null;
  const judged = judgedIn(plain);
  const offered = /\b(?:or|which|vs|versus|better|cheaper)\b/.test(plain) ? offerIn(plain) : null;
  let rest = offered?.rest ?? plain;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest);
    if (match) rest = rest.replace(match[0], TAKEN);
    return match;
  };
  const told: DescribedChange[] = [];
  for (const [pattern, tell] of READINGS) {
    const match = take(pattern);
    const one =
      match &&
      tell(
        (at) => Number(match[at]),
        (at) => match[at] ?? "",
      );
    if (one) told.push(one);
  }
  const wish = WISHES.map(take).find((match) => match !== null);
  const wishCents = wish ? parsed(wish[1]) : null;
  // A new cost by itself is a what-if of its own; here it's one beside another change, or beside a wish.
  const cost = told.length > 0 || wishCents !== null ? take(COST) : null;
  if (cost) told.push({ is: "cost", cents: parsed(cost[1]) });
  const months = told.length > 0 ? take(LASTS) : null;
  const sparesSavings = SPARES.test(rest);
  // What is due later is none of what is free today.
  const once =
    sparesSavings && told.length === 0 && !offered && wishCents === null && !LATER.test(rest) ? take(ONCE) : null;
  if ((told.length === 0 && !offered && !once) || (!judged && !offered) || isLeftOver(rest)) return null;
  return {
    told,
    offer: offered?.offer ?? null,
    wishCents,
    onceCents: once ? parsed(once[1]) : null,
    months: months ? Number(months[1]) : null,
    judged: judged ?? "can",
    keepsGoals: /\b(?:goals?|vacation)\b/.test(plain),
    sparesSavings,
  };
}

/** 'When do I reach the bike then': of a goal's day nothing is judged. */
const ASKS_FOR_A_DAY =
  /\b(?:when|how soon|what (?:month|day|date))\b.*\b(?:reach|full|done|finish\w*|get (?:to|there)|have|hit|fund(?:ed)?|complete|goal)\b/;

/** A day of the month is no amount. */
const isLeftOver = (rest: string): boolean =>
  /\d|\b(?:half|third|quarter|doubl\w+|tripl\w+|loan|card|debt|interest)\b/.test(
    rest.replace(/\b\d{1,2}th\b|\b20[2-9]\d\b/g, ""),
  );

const JUDGED: readonly (readonly [RegExp, ChangeQuestion])[] = [
  [/\b(?:what|which|where)\b.*\bfirst\b|\bwhat (?:do|should|can|would) (?:i|we) (?:cut|drop|give up)\b/, "cut-first"],
  [/\bhow (?:long|many months)\b/, "how-long"],
  [/\bhow much\b.*\b(?:left|over|more|less|save|short)\b|\bwhat (?:is|would be|will be)(?: \w+)? left\b/, "left"],
  [
    /\b(?:can|could|am|are|will|would|do|should) (?:i|we|it|that)\b|\b(?:doable|feasible|work out|ok then|manage it|make it)\b/,
    "can",
  ],
];
const judgedIn = (plain: string): ChangeQuestion | null => JUDGED.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
