// What stands, held against something: against another day, less a debt, bills against the pay, the month's pace against its
// budgets. And a tenth of the income for a church.

import { either } from "~/domain/language/pattern";
import type { Subject } from "~/domain/coach/query/algebra";
import { asQuery, type VerdictQuestion, type VerdictReading } from "./verdict";

const FIGURE = { shape: "figure" } as const;

/** What flows, and what is only supposed or wished. */
const OTHER = either(
  "sp[ea]nt|spend(?:ing)?|earn(?:ed)?|made|put (?:in|into)|add(?:ed)?|deposit\\w*|moved|transferred|interest|paid",
  "pay|bills?|budgets?|goals?|if|should|could|would|will",
);
const HELD = "versus|vs|against|compared? (?:to|with)";
const AND_NOW = "(?:and|or) (?:now|today)|(?:now|today) (?:and|or)";

/** 'Net worth today versus the end of last year', 'savings now vs the end of October'. */
export function standsThen({ says, past, person, onceCents, monthlyCents }: VerdictQuestion): VerdictReading | null {
  const [day, ...more] = past.filter(({ to }) => to < person.today);
  if (!day || more.length > 0 || onceCents.length > 0 || monthlyCents !== null) return null;
  if (!says(HELD) && !says(AND_NOW)) return null;
  const comparison = { against: "period", period: { from: day.from, to: day.to } } as const;
  if (says("net worth"))
    return says("gr[eo]w\\w*|growth") ? null : asQuery({ ...FIGURE, measure: "worth", comparison });
  const kinds = KINDS.flatMap(({ words, kind }) => (says(words) ? [kind] : []));
  if (says(OTHER) || kinds.length === 0) return null;
  const subject: Subject = { kinds };
  const isOwed = kinds.every((kind) => kind === "credit" || kind === "loan");
  return asQuery({ ...FIGURE, measure: isOwed ? "owed" : "balance", subject, comparison });
}
const KINDS = [
  { words: "savings", kind: "savings" },
  { words: "checking", kind: "checking" },
  { words: "credit cards?|cards?", kind: "credit" },
  { words: "(?:car |auto |student )?loans?", kind: "loan" },
  { words: "(?:all |total |all my )?debts?", kind: "credit" },
  { words: "(?:all |total |all my )?debts?", kind: "loan" },
  { words: "brokerage|investments?", kind: "investment" },
] as const;

const LESS = "(?:less|minus|net of|after taking off|taking off|take off|subtract\\w*)";
/** Less all that is owed it's the net worth. */
const DEBT = "(?:cards?|loans?)";

/** 'Cash less what's on the card'. */
export function moneyLess({ says, past, onceCents, monthlyCents, plain }: VerdictQuestion): VerdictReading | null {
  const said = new RegExp(`\\b${LESS}\\b(?: \\S+){0,6}? (${DEBT})\\b`).exec(plain);
  if (!said || onceCents.length > 0 || monthlyCents !== null || past.length > 0) return null;
  const before = plain.slice(0, said.index);
  if (says(OTHER) || !/\b(?:cash|money|checking|savings|in the bank)\b/.test(before)) return null;
  const own = (["checking", "savings"] as const).filter((kind) => new RegExp(`\\b${kind}\\b`).test(before));
  const [debt = ""] = said.slice(1);
  const owed = debt.startsWith("card") ? "credit" : "loan";
  return asQuery({
    ...FIGURE,
    measure: "balance",
    subject: own.length > 0 ? { kinds: own } : {},
    comparison: { against: "subject", subject: { kinds: [owed] } },
  });
}

const PAY = "(?:pay|paychecks?|salary|wages|take ?home(?: pay)?|income)";

/** 'My bills against my pay', 'what part of my paycheck do the bills take'. */
export function billsAndPay({ says, past, ahead, onceCents }: VerdictQuestion): VerdictReading | null {
  if (onceCents.length > 0 || past.length > 0 || ahead.length > 0) return null;
  const isHeld = says(`bills(?: \\S+){0,3} (?:${HELD}|next to) (?:my |our |the )?${PAY}`);
  const isPart = says(`(?:part|share|much|percent(?:age)?) of (?:my |our |the )?${PAY}(?: \\S+){0,3} bills`);
  return isHeld || isPart ? asQuery({ ...FIGURE, measure: "bills", comparison: { against: "income" } }) : null;
}

/** 'Which categories will be over at this pace'. */
export function overByThen({ says, past, onceCents }: VerdictQuestion): VerdictReading | null {
  const areBudgets = says("(?:which|what|any)(?: of)?(?: my| our| the)? (?:categor(?:y|ies)|budgets?)");
  const isAhead = says(
    "at (?:this|the current) (?:pace|rate)|(?:will|gonna|going to|about to|end up)(?: \\S+){0,3} over",
  );
  if (!areBudgets || !isAhead || !says("over|bust|break|blow|exceed") || past.length > 0 || onceCents.length > 0)
    return null;
  return asQuery({ measure: "left", statistic: "next", shape: "list", by: "category" });
}

/** 'Could I give a tenth', 'how far am I from tithing 10 percent'. */
export function tithe({ says, past, onceCents }: VerdictQuestion): VerdictReading | null {
  if (!says("tenth|tithing") || past.length > 0 || onceCents.length > 0) return null;
  if (!says("giv(?:e|ing)|tithing|church|charity|donat\\w*") || !says("could|can|afford|far|should|would")) return null;
  return { is: "plan", request: { plan: "give-more", sharePercent: 10 } };
}
