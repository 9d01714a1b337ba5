// What is there: balances, today and on other days, and what all of it is worth.

import { either } from "~/domain/language/pattern";
import { addDays } from "~/domain/periods";
import type { Comparison, Query, Shape, Statistic, Subject } from "~/domain/coach/query/algebra";
import { type FrameQuestion, accountsThat, best, FLOWED, type Frame, narrowed } from "./frame";
import type { Entity } from "~/domain/coach/reading/spot";
import { heldApart, subjectOf } from "~/domain/coach/reading/named-subject";
import { splitAccounts } from "~/domain/coach/reading/split-names";

const LOWEST = "lowest|least|smallest|minimum|min|bottom|how low|low point|dip(?:ped)?|dropped to";
const HIGHEST =
  "highest|peak|maximum|max|top|most(?= (?:i|we|it|money i)(?: \\S+){0,2} (?:ever|had))|how high|high point|record";
const CHANGED = either(
  "(?:more|less)(?: \\S+){0,6} than|change[ds]?|grow|grew|grown|growing|growth|gain(?:ed)?|increase[ds]?",
  "decrease[ds]?|gone (?:up|down)|go(?:ne|ing|es)? (?:up|down)|went (?:up|down)|dropp?(?:ed|ing)?|shrunk|shrinking",
  "up or down|difference|compared? to|more than|less than|lost|fallen|fell|rise|risen|rose|shr[aiu]nk",
);
const OVER_TIME =
  "over time|trend(?:s|ing)?|history|month (?:by|to|over) month|each month|every month|by month|chart|graph";
const MONEY = "money|cash|funds|dollars|bucks|dough|savings|liquid(?:ity)?|moolah";
const HAVE = either(
  "do i have|have i got|i have|i got|do i got|do we have|we have|we got|is there|there is|is in|are in|in there",
  "is left|do i still have|sitting|got left|have left|have on hand|on hand|left|did i have|did we have|was in",
  "was there|were in|had",
);

/** What is asked of one of several: which account has the most. */
const WHICH =
  "which(?: \\S+){0,3} accounts?|what account|which one|where is most of my money|where do i (?:have|keep)(?: the)? most";

const PASSED =
  "(?:when|first time)(?: \\S+){0,8} (?:pass(?:ed)?|reach(?:ed)?|hit|cross(?:ed)?|top(?:ped)?|above|over|below|under)";
/** What people have elsewhere, too. */
const UNKNOWN_ACCOUNT = either(
  "401 ?k|403 ?b|roth(?: ira)?|ira|hsa|crypto(?: wallet| account)?|bitcoin|coinbase|robinhood|paypal|venmo|cash app",
  "money market|certificates? of deposit|pension|529(?: plan)?",
);

const money = (asked: FrameQuestion) => narrowed(best(accountsThat(asked, false)));

export const BALANCE: Frame = {
  measure: "balance",
  words: [
    ["balances?|bal", 2.6],
    ["(?:bank )?accounts?", 0.9],
    [`(?:total |all |any |enough |much |more |most |least )?(?:${MONEY})`, 1.2],
    [`how much(?: \\S+){0,4} (?:${HAVE})`, 1.8],
    [HAVE, 0.8],
    ["how much|how many dollars|what is|what are|what was|where is|show|list|check|tell me", 0.7],
    [
      "in the bank|in my bank|bank accounts?|across (?:all )?(?:my )?accounts?|in total|altogether|all together|combined",
      1.2,
    ],
    ["cash on hand|on hand|liquid|available cash|liquid (?:cash|money|assets)|in cash", 1.8],
    ["how broke|overdrawn|overdraft(?:ed)?|below zero|under zero|negative|in the red|in the negative", 2],
    ["worth|value", 0.5],
    ["total (?:cash|money|funds)|all (?:my |the )?(?:accounts|money|cash)", 1.8],
    ["vs|versus", 0.8],
    [WHICH, 1.6],
    [LOWEST, 0.8],
    [HIGHEST, 0.8],
    [CHANGED, 0.8],
    [OVER_TIME, 0.8],
    [PASSED, 1.6],
    [UNKNOWN_ACCOUNT, 1.8],
    ["pending|clears?|cleared", 0.6],
  ],
  about: money,
  fit: (asked, about) => {
    const { says } = asked;
    let fit = about.length > 0 ? 1.6 : elsewhere(asked, about).length > 0 ? 1.4 : 0;
    const speaksOfIt = says("balances?|bal|accounts?|in the bank|liquid|on hand|overdrawn");
    if (
      says(FLOWED) ||
      says(
        "coming out|going out|comes? out|goes? out|hits?|due|pay|paid|payments?|paycheck|income|budget|bills?|" +
          "goals?|refund|interest|fees?|rate|apr|limit|percent of my income",
      )
    )
      fit -= speaksOfIt ? 1.2 : 3;
    if (
      about.length === 0 &&
      elsewhere(asked, about).length === 0 &&
      !speaksOfIt &&
      !says(MONEY) &&
      !/\bhow much (?:do i (?:have|got)|have i got|do we (?:have|got)|i got|we got)(?: (?:total|right now|today|now|altogether|left))*$/.test(
        asked.plain,
      )
    )
      fit -= 4;
    if (says("owe|owed|owing|debts?|loans?|credit cards?|the card|my card|net worth|limit|credit"))
      fit -= about.length > 0 ? 0.8 : 3;
    if (
      asked
        .of("category", "merchant")
        .some((one) => !about.some((other) => other.start <= one.start && one.end <= other.end))
    )
      fit -= 2;
    if (asked.amounts.length > 0 && asked.ranges.length === 0 && !says(`${PASSED}|${UNKNOWN_ACCOUNT}`)) fit -= 1.5;
    if (
      /^(?:total |all |my |the |show |list |me )*(?:cash|accounts|money|balances?)(?: total| balances?)?$/.test(
        asked.plain,
      )
    )
      fit += 2;
    // Two of one's accounts side by side.
    if (about.length > 1 && /\b(?:vs|versus|or|against|compared)\b/.test(asked.plain) && asked.words.length < 8)
      fit += 1.5;
    const adds = says("if (?:i|we) (?:put|add(?:ed)?|combined?|total(?:ed)?|pool(?:ed)?)");
    if (
      says(`afford|should i|what if|${adds ? "" : "if i|"}enough|(?:went|goes|going|gone|go|came|paid) out|spent from`)
    )
      fit -= 3;
    if (says("saved|save|saving") && about.length === 0) fit -= 2;
    if (says("will|going to (?:be|have)|lowest(?: \\S+){0,4} will")) fit -= 4;
    if (says("left (?:after|over|until|till|to spend|for)|safe to spend|free to spend|left to save|emergency fund"))
      fit -= 3;
    return fit;
  },
  said: (asked, about) => {
    const { within, except } = splitAccounts(asked, about);
    const held = heldApart(asked, within);
    const subject =
      within.length === 0 && except.length > 0 ? cashWithout(except, asked) : subjectOf(held ? held[0] : within);
    const comparison: Comparison | null = held
      ? { against: "subject", subject: subjectOf(held[1]) }
      : thresholdIn(asked);
    const unknown = elsewhere(asked, about);
    if (unknown.length > 0) return { subject: { merchants: unknown } };
    const standing = standingOf(asked);
    const isWhich = asked.says(WHICH) && !held;
    const isList =
      asked.says("balances|accounts|list|each|every|all of (?:my|them)|break ?down|what accounts") &&
      about.length === 0 &&
      !asked.says("across|in all|total|altogether|combined|how much|how many|together|cash|money") &&
      standing.statistic === undefined;
    const shape: Shape = isWhich
      ? "ranking"
      : isList
        ? "list"
        : asked.says(OVER_TIME)
          ? "trend"
          : asked.says("percent(?:age)?|share|portion|fraction") || asked.plain.includes("%")
            ? "share"
            : "figure";
    return {
      subject,
      comparison,
      ...standing,
      shape,
      ...(shape === "ranking"
        ? { by: "account", take: 1, least: asked.says("least|lowest|smallest"), statistic: "total" }
        : {}),
      ...(shape === "trend" ? { by: "month", ...daysShown(asked) } : {}),
      ...(asked.says("how many (?:\\S+ ){0,3}accounts") ? { statistic: "count" as const } : {}),
      ...(asked.says("average") ? { statistic: "each" as const } : {}),
    };
  },
};

const CASH = ["checking", "savings"];

/** Cash is what checking and savings hold; investments are no part of it anyway. */
function cashWithout(except: readonly Entity[], { person }: FrameQuestion): Subject {
  const out = except.flatMap(({ values }) => values);
  const cash = person.accounts.filter(({ kind }) => CASH.includes(kind));
  const kept = cash.filter(({ id, kind }) => !out.includes(id) && !out.includes(kind));
  return kept.length === cash.length ? {} : { accounts: kept.map(({ id }) => id) };
}

/** An account that isn't linked: no other one's balance is an answer. */
function elsewhere({ plain, person }: FrameQuestion, about: readonly Entity[]): string[] {
  const match = new RegExp(`\\b(?:${UNKNOWN_ACCOUNT})(?!\\w)`).exec(plain);
  const isOwn = match && person.accounts.some(({ name, bank }) => `${name} ${bank}`.toLowerCase().includes(match[0]));
  return match && !isOwn && about.every(({ kind }) => kind === "kind") ? [match[0]] : [];
}

/** Lowest, highest, changed, or as it stood on a day. */
function standingOf(asked: FrameQuestion): Pick<Query, "period"> & { statistic?: Statistic } {
  const { moment, says, person } = asked;
  if (says(PASSED)) return { statistic: "first", period: null };
  const isPlace = says(WHICH);
  const period = moment && { from: moment.from, to: moment.day ?? moment.to };
  const ever = says("ever|all time|on record|been|got|get|hit|went|gone");
  if (!isPlace && says(LOWEST) && (ever || period)) return { statistic: "smallest", period };
  if (!isPlace && says(HIGHEST) && (ever || period)) return { statistic: "largest", period };
  if (says(CHANGED) && (period || says("lately|recently")))
    return {
      statistic: "change",
      // 'More than in January' begins where January ended.
      period: period && {
        from: moment?.day && says("than") ? addDays(moment.day, 1) : period.from,
        to: person.today,
      },
    };
  if (moment === null) return { period: null };
  if (moment.day === null)
    return moment.from < person.today && says("since") ? { statistic: "change", period } : { period: null };
  return { period: moment.day >= person.today ? null : { from: moment.day, to: moment.day } };
}

/** 'By month this year': over time the days that are named are those that are shown, where it's more than one. */
function daysShown({ moment }: FrameQuestion): Partial<Pick<Query, "period">> {
  const to = moment?.day ?? moment?.to;
  return moment && to && moment.from < to ? { period: { from: moment.from, to } } : {};
}

/** 'Did my checking ever go below $500', 'have I been overdrawn': held against an amount. */
function thresholdIn({ ranges, amounts, says }: FrameQuestion): Comparison | null {
  const [range] = ranges;
  const [amount] = amounts;
  if (amount && !range && says(PASSED))
    return { against: "amount", is: says("below|under") ? "under" : "over", cents: amount.cents };
  if (says("overdrawn|overdraft(?:ed)?|below zero|under zero|negative|in the red"))
    return { against: "amount", is: "under", cents: 0 };
  if (range?.max !== undefined) return { against: "amount", is: "under", cents: range.max + 1 };
  return range?.min === undefined ? null : { against: "amount", is: "over", cents: range.min - 1 };
}

/** All that is there, without what is owed. */
export const ASSETS: Frame = {
  measure: "balance",
  words: [
    ["(?:total )?assets|everything i own|what i own|all i own", 4],
    ["how much|what is|total|without debts?|no debts?|before debts?", 0.6],
  ],
  about: () => [],
  fit: ({ says }) =>
    (says("assets|own") ? 0.6 : -4) - (says("liabilit\\w+|net ?worth|versus|vs|against|minus|less|owe") ? 4 : 0),
  said: (asked) => ({ ...standingOf(asked), subject: { kinds: ["checking", "savings", "investment"] } }),
};

const RICHER = either(
  "(?:what|how much)(?: \\S+){0,2} (?:was|were|am|are) (?:i|we) worth",
  "(?:am|are|was|were) (?:i|we) (?:up|down|ahead|behind|richer|poorer|better off|worse off|worth (?:more|less))",
  "(?:have|did|do) (?:i|we) (?:grown?|gotten|got|get|become)(?: any)? (?:richer|poorer|ahead|wealthier)",
  "how much (?:have|did) (?:i|we) (?:grown?|gained?)|my wealth|wealth",
);

const WITHOUT = /\b(?:without|not counting|excluding|not including|except|minus|besides|leaving out|before)\b/;

export const WORTH: Frame = {
  measure: "worth",
  words: [
    [RICHER, 4.5],
    ["by how much|up|down|more|less", 0.4],
    ["net ?worth|networth", 4.5],
    ["assets?(?: \\S+){0,3} (?:liabilit\\w+|debts?)|liabilities", 4],
    ["(?:how much )?am i worth|total worth|financially worth|worth", 2.4],
    [
      "everything minus(?: \\S+){0,3} owe|(?:everything|all) (?:i have|i own)?(?: \\S+){0,2} (?:minus|less)(?: \\S+){0,3} (?:owe|debts?)",
      4,
    ],
    ["own(?: \\S+){0,3} (?:vs|versus|minus|less|against)(?: \\S+){0,3} owe|have minus(?: \\S+){0,2} owe", 4],
    [CHANGED, 0.6],
    [OVER_TIME, 0.6],
  ],
  about: (asked) => (WITHOUT.test(asked.plain) ? best(asked.of("account", "kind", "goal")) : []),
  fit: ({ says, of }, about) =>
    (says(`net ?worth|networth|assets|liabilit\\w+|am i worth|own|minus|less|${RICHER}`) ? 0.6 : -2) -
    (says(FLOWED) ? 1 : 0) -
    ((about.length === 0 && of("merchant", "category", "part", "goal").length > 0) || says("budget|goals?|pay|salary")
      ? 2.5
      : 0) -
    (says("worth it|worth the") ? 4 : 0),
  said: (asked, about) => ({
    ...(about.length > 0 ? { subject: { except: about.flatMap(({ values }) => values) } } : {}),
    ...standingOf(asked),
    ...(asked.says(RICHER) && asked.moment && !asked.says("worth")
      ? { statistic: "change" as const, period: { from: asked.moment.from, to: asked.person.today } }
      : {}),
    shape: asked.says(OVER_TIME) ? "trend" : "figure",
    ...(asked.says(OVER_TIME) ? { by: "month" as const, ...daysShown(asked) } : {}),
  }),
};
