// What is left of one thing once another is taken from it: an account when a debt is ended out of it, a card's limit when
// something is charged to it. What is taken, and from what, may be said anywhere in the text and in any order.

import { either } from "~/domain/language/pattern";
import { fieldAmount, toDollars } from "~/domain/money";
import { adviceOf } from "~/domain/coach/reading/advice";
import { accountsThat, type FrameQuestion, best, goalsThat, narrowed } from "~/domain/coach/reading/frames/frame";
import { loansOf } from "~/domain/coach/reading/frames/debts";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import type { Entity } from "~/domain/coach/reading/spot";
import { timesPerMonth } from "./budget";
import { cardsIn } from "./cards";
import { asQuery, type VerdictQuestion, overBy, type VerdictReading } from "./verdict";

/** 'If I cleared the whole card today out of checking, what would be left in there?' */
export function debtFrom(asked: VerdictQuestion): VerdictReading | null {
  const { says } = asked;
  const [from] = potsOf(asked);
  const debts = debtsOf(asked);
  if (!from || debts.length === 0 || says(OF_ROWS) || says(AND_MORE)) return null;
  if (asked.monthlyCents !== null || asked.onceCents.some((cents) => isPaid(cents, asked))) return null;
  if (!says(ENDS) && !(says(COVERS) && says(OWED))) return null;
  if (!says(`${SUPPOSES}|${OUTCOME}`)) return null;
  const ids = debts.flatMap((one) => idsOf(one, asked));
  if (ids.length === 0) return null;
  const { about, named: debt } = adviceOf("pay-off-now", asked, asked.person);
  const all = [...new Set(ids)];
  // 'My card' is no name: which one is meant, or that there is one, the plan knows.
  const named =
    debts.length === 1 && debts[0]?.kind === "kind"
      ? {}
      : all.length > 1
        ? { debts: all }
        : { named: debt ?? ids[0] ?? "" };
  return {
    is: "plan",
    request: { plan: "pay-off-now", ...(about === undefined ? {} : { about }), ...named, from: [...from.values] },
  };
}
/** 'The card charges 21.9 and savings pays 4, does it make sense to hold savings?' */
export function savingsOrDebt(asked: VerdictQuestion): VerdictReading | null {
  const { says, percents } = asked;
  const [from] = potsOf(asked).filter(({ values }) => values.every((value) => isSavings(value, asked)));
  const own = debtsOf(asked);
  const [debt, ...others] = own.length > 0 ? own : loansOf(asked);
  if (
    !from ||
    !debt ||
    others.some(({ values }) => values[0] !== debt.values[0]) ||
    asked.monthlyCents !== null ||
    says(SPENT)
  )
    return null;
  if (asked.onceCents.some((cents) => isPaid(cents, asked))) return null;
  if (
    !says(KEEPS) ||
    !(
      percents.length > 0 ||
      says(
        "(?:charges?|earns?|pays|costs?|gets?|is|its|at) (?:only |just |like |about )?\\d+(?:\\.\\d+)?|apr|interest|rates?",
      )
    )
  )
    return null;
  const { about } = adviceOf("pay-off-now", asked, asked.person);
  const [named] = idsOf(debt, asked);
  const isKind = debt.kind === "kind";
  return {
    is: "plan",
    request: {
      plan: "pay-off-now",
      ...(about === undefined ? {} : { about }),
      ...(isKind || named === undefined ? {} : { named }),
      from: [...from.values],
    },
  };
}
const isSavings = (value: string, { person }: FrameQuestion): boolean =>
  value === "savings" || person.accounts.some(({ id, kind }) => id === value && kind === "savings");
const KEEPS = either(
  "(?:hold(?:ing)?|keep(?:ing)?|hang(?:ing)?|hoard(?:ing)?)(?: \\S+){0,5} savings",
  "savings(?: \\S+){0,3} (?:sit|sits|sitting|parked|idle)|sitting in savings|makes? (?:any )?sense|better off|dumb",
  "silly|stupid|foolish|crazy|smart(?:er)?|wise|worth it|pay(?:ing)? (?:\\S+ ){0,4}(?:down|off)",
);
const SPENT =
  "did|how much (?:did|have|interest)|have (?:i|we)|last (?:month|year)|a month|extra|more a|afford|refinanc\\w*";

const ENDS = either(
  "(?:pay|pays|paid|paying)(?: \\S+){0,5} (?:off|down to (?:zero|0)|in full)|payoff|clear(?:s|ed|ing)?",
  "settl(?:e|es|ed|ing)|wip(?:e|es|ed|ing)|kill(?:s|ed|ing)?|knock(?:s|ed|ing)?(?: \\S+){0,4} out",
  "zero(?:s|ed|ing)?(?: \\S+){0,4} out|zeroing|zero|eras(?:e|es|ed|ing)|retir(?:e|es|ed|ing)",
  "eliminat(?:e|es|ed|ing)|(?:get|getting|be|being) (?:rid of|done with)|rid of|own (?:the|my|our) (?:car|truck)",
  "gone|finish(?:es|ed|ing)?(?: off)?|minus|less the|subtract\\w*",
  "(?:take|taking|took|taken|use|using|empty|raid|drain|dip)(?: \\S+){0,6} (?:for|out of|from|off)",
  "(?:use|using|throw|throwing)(?: \\S+){0,4} (?:on|at|for|toward)",
  "(?:pay|paid|paying)(?: \\S+){0,4} (?:whole|entire|entirely|all of|full)|early",
  "(?:keep|keeping|hang(?:ing)? on to|hold(?:ing)? on to) (?:the |my |our |a |that )?(?:\\S+ )?loan",
  "still paying(?: interest)?|better off|(?:which|what) (?:one )?(?:wins|pays|costs)|interest wise|just be done",
  "carry(?:ing)? (?:a |the |our |my |that )?(?:\\S+ )?(?:loan|debt)",
  "if (?:\\S+ ){1,3}(?:paid|pays|covered|handled|took)",
);
const COVERS = "cover(?:s|ed|ing)?|enough|pay(?:s|ing)?|handle|swallow|match(?:es)?";
const OWED = "whole|entire|all|full|balance|owe[ds]?|loan|debt|bill|today|right now|off|everything";
const SUPPOSES = either(
  "if|would|could|can|should|suppose|supposing|say|what if|after|once|were to|imagine|let us say|does|do|is|are|am",
  "why|dumb|silly|crazy|idea|smart|sense|worth|better",
);
const OUTCOME =
  "left|leaves?|leaving|remains?|remaining|remainder|stays?|behind|over|rest|then|afterwards?|minus|less the|gone|leftovers?";
/** What was, a choice between payments, so much more of it a month: other questions. */
const OF_ROWS = either(
  "did|went|was (?:there|paid|it)|have (?:i|we) (?:paid|sent|moved)|how (?:much|many) (?:did|have)",
  "last (?:month|year|week|payment|time)|since|ago|how (?:long|soon|fast|many(?! months of))",
  "when (?:is|will|do|does|did|can|was|would)|extra|a month|per month|monthly|each month|every month|minimums?",
  "more in|more than|(?<!instead of )(?<!waiting for )(?<!wait for )(?<!before the )autopay|statement",
  "balance transfer|refinanc\\w*|next|due|job|laid|raise|bonus|refund|windfall|invest\\w*|brokerage|goals?|budgets?",
  "afford|rate|apr|interest (?:did|have|was)|transfer(?:red|s)?|usually|always|ever|list|show",
);
const AND_MORE = either(
  "(?:build|building|start|starting|grow|growing|add|adding)(?: \\S+){0,3} (?:savings?|cushion|fund)",
  "or (?:start |keep )?sav(?:e|ing)|throw money|(?<!of )bills? (?:and|too|as well)",
  "and (?:the |my |our )?(?:rent|bills|groceries)|rent|emergency fund goal|all (?:of )?(?:my|our) accounts",
  "net worth|everything (?:i|we) (?:own|have)",
);

/** Money in accounts that something may be taken out of, without those that it mustn't. */
function potsOf(asked: FrameQuestion): Entity[] {
  const named = narrowed(best(accountsThat(asked, false))).filter(
    ({ start, kind, values }) =>
      !(kind === "kind" && values.includes("investment")) &&
      !/\b(?:without|not|instead of|leave|leaving|no|touching)(?: \S+){0,3}$/.test(
        asked.words.slice(0, start).join(" "),
      ),
  );
  if (named.length > 0) return named;
  // A fund that no account is called by is what savings are for.
  return asked.says(
    "rainy day|nest egg|emergency (?:fund|savings)|cushion|cash in the bank|in the bank|sitting on(?: \\S+){0,3} (?:cash|money|savings)",
  )
    ? [{ kind: "kind", values: ["savings"], start: 0, end: 0, exact: 1 }]
    : [];
}

/** Cards, loans and goals for a debt: by name, or by what it was for. */
function debtsOf(asked: FrameQuestion): Entity[] {
  const named = best([...accountsThat(asked, true), ...goalsThat(asked, "debt")]);
  const own = narrowed(named).filter(
    (one) => !(one.kind === "kind" && one.values.includes("loan") && named.length > 1),
  );
  if (own.length > 0) return own;
  const ofCar = asked.person.accounts.filter(({ kind, name }) => kind === "loan" && /\b(?:car|auto)/i.test(name));
  const [car, ...others] = ofCar;
  return car && others.length === 0 && asked.says("car|truck|auto|vehicle")
    ? [{ kind: "account", values: [car.id], start: 0, end: 0, exact: 1 }]
    : [];
}

const idsOf = ({ kind, values }: Entity, { person }: FrameQuestion): readonly string[] =>
  kind === "kind" ? person.accounts.filter((one) => values.includes(one.kind)).map(({ id }) => id) : values;

/** 'Throw 2000 at it' pays so much; '37k in the bank, 7k on the car' only says what there is. */
function isPaid(cents: number, { plain }: FrameQuestion): boolean {
  const number = cents % 100 === 0 ? String(toDollars(cents)) : fieldAmount(cents);
  const short = cents % 1_000_00 === 0 ? `|${cents / 1_000_00} ?(?:k|grand|thousand)` : "";
  return new RegExp(
    "\\b(?:put|putting|throw|throwing|drop|send|sending|use|using|take|taking|took|move|moving|apply|pay|" +
      `paying|paid|spend)(?: (?!on\\b|owe\\b)\\S+){0,3} \\$?(?:${number}${short})\\b`,
  ).test(plain);
}

/** 'The tire place wants 800 on the card, have I room for that?' */
export function cardTakes(asked: VerdictQuestion): VerdictReading | null {
  const { says, onceCents, monthlyCents } = asked;
  const cards = cardsIn(asked);
  const [price, ...others] = onceCents;
  if (price === undefined || others.length > 0 || monthlyCents !== null || says(NO_CHARGE)) return null;
  if (says(WAS_CHARGED) && !(says("if|would|suppose") && !says("did|list|show"))) return null;
  if (says(`(?:under|below|over|above|past) \\$?${toDollars(price)}`)) return null;
  const isOnCard =
    cards.length > 0 ||
    says(
      "plastic|credit (?:left|limit|line|available)|(?:my|our|the) (?:credit )?limit|utili[sz]ation|visa|" +
        "mastercard|amex|(?:my|our|the) credit(?! (?:score|report|union))",
    );
  if (!isOnCard || !says(`${ROOM}|${TAKES_IT}|${OF_USE}|${BOUGHT}`)) return null;
  const [percent] = asked.percents;
  return asQuery({
    measure: "available",
    subject: subjectOf(narrowed(best(cards))),
    comparison: overBy(price * timesPerMonth(asked.plain)),
    condition: percent ? { percent: percent.percent } : {},
  });
}
const ROOM = either(
  "room|space|fits?|limit|available|headroom|wiggle room|credit left|enough credit|max(?:ed|es|ing)?(?: \\S+){0,2}",
  "over the limit|go through|decline[ds]?|bounce[ds]?|under \\d+",
);
const TAKES_IT = either(
  "(?:can|could|will|would|does|is) (?:the |my |our |that |this )?(?:\\S+ )?(?:card|visa|mastercard|amex|" +
    "plastic)(?: \\S+){0,2} (?:take|handle|hold|cover|fit|swallow|carry|absorb|stand|good for)",
  "(?:can|could|may) (?:i|we) (?:still )?(?:charge|put|swipe)(?: \\S+){1,8} (?:to|on|onto) (?:the|my|our)" +
    "(?: \\S+)? (?:card|visa|mastercard|amex|plastic)(?! (?:debt|balance))",
);
/** What is left of it after something is bought. */
const BOUGHT = either(
  "(?:left|available|free|remains?|remaining)(?: \\S+){0,8} (?:after|if|once)(?: \\S+){0,4} " +
    "(?:buy|get|charge|order|book|purchase|spend)",
  "(?:after|if|once) (?:i|we) (?:buy|get|charge|order|book|purchase|bought|charged)",
  "that much (?:left|available|free|on)",
);
const OF_USE = "utili[sz]ation|usage|(?:share|percent|%)(?: \\S+){0,4} (?:limit|credit)";
/** Money that goes to the card, and not onto it. */
const NO_CHARGE = either(
  "pay(?:s|ing)?(?: \\S+){0,4} (?:off|down|toward|towards|to the)|payment|extra|paid|owe|balance on|interest|apr",
  "goal|budgets?|savings?|checking|a month|per month|monthly|dollar for dollar|refund\\w*",
  "cash ?back (?:rewards?|earned|points)|points|if i (?:pay|paid)|have an? \\S+ limit|raise|increase",
);
const WAS_CHARGED =
  "did|was|were|spent|went on|last|ago|yesterday|since|list|show|why|which|over \\d+|more than \\d+ (?:on|in)";

/** 'How much more can we charge before we pass 30 percent?' */
export function chargedUpTo(asked: VerdictQuestion): VerdictReading | null {
  const { says, percents, onceCents } = asked;
  const [percent, ...others] = percents;
  if (!percent || others.length > 0 || onceCents.length > 0 || percent.percent <= 1) return null;
  if (!says("charge|put on|spend on|use|room|swipe|borrow|buy on") || !says("how much|room|what can|how far"))
    return null;
  const cards = cardsIn(asked);
  if (cards.length === 0 && !says("utili[sz]ation|limit|credit|charge")) return null;
  if (says(`${NO_CHARGE}|did|was|were|pay down|lower|get (?:under|below|to|down)`)) return null;
  return asQuery({
    measure: "available",
    shape: "figure",
    subject: subjectOf(narrowed(best(cards))),
    condition: { percent: percent.percent },
  });
}
