// Amounts, times and shares in a question that wants advice, as far as only advice has a use for them: what comes each
// month, what comes each year, what stands in place of something else.

import { anyOf, inOrder, matchesIn } from "~/domain/language/pattern";
import { type Cents, parseCents } from "~/domain/money";

export type AdviceAmount = {
  cents: Cents;
  each: "once" | "month" | "year";
  insteadOf: boolean;
  isHeld: boolean;
  isDown: boolean;
};

const NUMBER = /(?<![\d.$/\w])(\$)?(\d+(?:\.\d{1,2})?)(k\b)?(?: ?(k|grand|thousand|million|dollars?|bucks?|usd)\b)?/g;
/** What a number counts instead of dollars. */
const COUNTED = inOrder(
  /^ ?/,
  anyOf(
    /%|percent|apr|interest|months?\b(?! instead)|years?\b|yrs?\b|days?\b|weeks?\b|hours?\b|times?\b|things?\b/,
    /ways?\b|reasons?\b|th\b|st\b|nd\b|rd\b|cards?\b|kids?\b|people\b|accounts\b|loans\b|subscriptions?\b|budgets?\b/,
    /categor(?:y|ies)\b|envelopes?\b|goals?\b|debts?\b|bills?\b|of (?:them|us|those)\b|streaming\b|points?\b/,
    /inch(?:es)?\b|feet\b|foot\b|miles?\b|gallons?\b|bedrooms?\b|bed\b/,
  ),
);
const MONTHLY =
  /^ ?(?:(?:more|extra|additional|less|in rent|rent|for rent|payments?) )?(?:(?:a|per|each|every) month|month\b(?!s)|monthly|mo\b)/;
const WEEKLY = /^ ?(?:(?:more|extra|additional) )?(?:(?:a|per|each|every) week|weekly)/;
const YEARLY = /^ ?(?:(?:more|extra|raise) )?(?:(?:a|per|each|every) year|annually|year\b(?!s)|yearly)/;
/** 'A 320 car payment' comes each month. */
const PAYMENT = "(?:car|truck|van|lease|loan) (?:payments?|note)";
const PAYMENT_AFTER = new RegExp(`^ ?(?:dollars? |bucks? )?${PAYMENT}\\b`);
const PAYMENT_BEFORE = new RegExp(
  `\\b${PAYMENT} (?:of|at|for|around|about|is|would be|like) (?:(?:about|around|like) )*$`,
);
const MONTH_NAMES = "january|february|march|april|may|june|july|august|september|october|november|december";
const NOT_BEFORE = new RegExp(
  `\\b(?:top|last|past|next|first|age|aged|turn|when i am|score of|score to|${MONTH_NAMES})(?: the)? $`,
);
/** 'Debt 2' is a name. */
const NAMED_BEFORE = /\b(?:debt|loan|card|account|goal|bill|number|option) $/;
const YEAR_BEFORE = new RegExp(
  `\\b(?:in|by|for|of|through|since|until|before|after|during|${MONTH_NAMES}|summer|spring|fall|winter|end of) $`,
);

/** 'I have 5000 saved', 'on a salary of 60k'. */
const HELD_BEFORE =
  /\b(?:i have|we have|i make|we make|i earn|with|only have|salary of|income of|saved)(?: (?:about|around|like|only|up|just))* $/;

export function adviceAmounts(plain: string): AdviceAmount[] {
  return matchesIn(plain, NUMBER).flatMap((match): AdviceAmount[] => {
    const [whole, sign, digits = "", k, unit] = match;
    const after = plain.slice(match.index + whole.length);
    const before = plain.slice(0, match.index);
    const value = parseCents(digits);
    if (value === null || value <= 0) return [];
    const sure = sign !== undefined || k !== undefined || unit !== undefined;
    // 'Saving 500 month' was '500/mo'; '12 month loan' is a time.
    const isWeekly = WEEKLY.test(after);
    const each =
      isWeekly ||
      (MONTHLY.test(after) && (sure || value >= 25_00 || digits.includes("."))) ||
      PAYMENT_AFTER.test(after) ||
      PAYMENT_BEFORE.test(before)
        ? "month"
        : YEARLY.test(after) && (sure || value >= 200_00)
          ? "year"
          : "once";
    if (!sure && each === "once" && (COUNTED.test(after) || NOT_BEFORE.test(before))) return [];
    if (!sure && each === "once" && digits.length === 1 && NAMED_BEFORE.test(before)) return [];
    if (!sure && each === "once" && /^20[2-9]\d$/.test(digits) && YEAR_BEFORE.test(before)) return [];
    // A '401k' is an account, and $401 an amount.
    if (sign === undefined && unit === undefined && /^(?:401|403|529)$/.test(digits)) return [];
    const times = k || /^(?:k|grand|thousand)$/.test(unit ?? "") ? 1_000 : unit === "million" ? 1_000_000 : 1;
    return [
      {
        // By the year: four weeks are no month.
        cents: isWeekly ? Math.round((value * times * 52) / 12) : value * times,
        each,
        isHeld: HELD_BEFORE.test(before),
        isDown: /^ ?(?:dollars |bucks )?down\b/.test(after),
        insteadOf: /\b(?:instead of|rather than|not|versus|vs|from)(?: (?:my|our|the|current|old))* $/.test(before),
      },
    ];
  });
}

/** '60 months', '5 years', '30 year mortgage', 'a year'. */
export function adviceMonths(plain: string): number | null {
  for (const match of plain.matchAll(/\b(\d{1,3})[ -](months?|years?|yrs?)\b(?: (\w+))?/g)) {
    const [, digits, unit = "", next = ""] = match;
    // '500 month' was '500/mo'; '60 month loan' is a time.
    const isTime =
      /s$/.test(unit) ||
      digits === "1" ||
      /^(?:loan|mortgage|term|emergency|fund|lease|note|plan|cushion|supply|layoff|break|leave|sabbatical|vacation)$/.test(
        next,
      );
    if (isTime) return Number(digits) * (/^m/.test(unit) ? 1 : 12);
  }
  if (/\b(?:for|in|over|after|within) (?:a|one|the next) year\b/.test(plain)) return 12;
  return /\bhalf a year\b/.test(plain) ? 6 : null;
}

/** 'In 3 weeks', 'a week from now': so many days ahead; null where it isn't said so. */
export function daysAheadIn(plain: string): number | null {
  const match =
    /\b(?:in|within) (\d{1,2}|an?|a couple(?: of)?) (day|week)s?\b(?! (?:of|and))/.exec(plain) ??
    /\b(\d{1,2}|an?) (day|week)s? from (?:now|today)\b/.exec(plain);
  if (!match) return null;
  const [, count = "", unit] = match;
  const times = /^\d/.test(count) ? Number(count) : count.startsWith("a couple") ? 2 : 1;
  return times * (unit === "week" ? 7 : 1);
}

/** How much of something is left out: 'half as much', 'by a third', 'by 20%'; null where nothing says it. */
export function shareCut(plain: string): number | null {
  const percent = /\b(?:by )(\d{1,3})(?:%| percent)/.exec(plain);
  if (percent) return Math.min(100, Number(percent[1]));
  if (/\bhalf\b|\bhalv(?:e|es|ed|ing)\b/.test(plain)) return 50;
  if (/\bthirds?\b/.test(plain)) return /\btwo thirds\b/.test(plain) ? 67 : 33;
  return /\bquarter\b/.test(plain) ? 25 : null;
}

/** A share in figures or in words: '8%', 'a fifth', 'half'; null where none is said. */
export function shareIn(plain: string): number | null {
  const percent = /(?<![\d.])(\d{1,2}(?:\.\d+)?)(?:%| percent)/.exec(plain)?.[1];
  if (percent !== undefined) return Number(percent);
  const part = /\b(?:(?:a|an|one|1|by|of) (fifth|5th|tenth|10th|quarter|third|3rd|sixth|6th|eighth|8th)|(half))\b/.exec(
    plain,
  );
  return (part && PARTS[part[1] ?? part[2] ?? ""]) ?? null;
}
const PARTS: Readonly<Record<string, number>> = {
  ...{ half: 50, third: 100 / 3, "3rd": 100 / 3, quarter: 25, fifth: 20, "5th": 20 },
  ...{ sixth: 100 / 6, "6th": 100 / 6, eighth: 12.5, "8th": 12.5, tenth: 10, "10th": 10 },
};

/** A rate: '7%', '24.99 apr', '6.5 percent interest'; 'minus 5%' is none. */
export function rateIn(plain: string): number | null {
  const match =
    /(?<![\d.]|minus )(\d{1,2}(?:\.\d{1,3})?)(?:%| percent)(?! (?:down|of|raise|more|less|off|rule))/.exec(plain) ??
    /(?<![\d.])(\d{1,2}(?:\.\d{1,3})?) (?:apr|interest|rate)\b/.exec(plain) ??
    /(?<![\d.$])(\d{1,2}\.\d{1,3}) (?:an? )?(?:good|bad|high|low|fair|ok|okay|decent|normal|great)\b/.exec(plain);
  return match ? Number(match[1]) : null;
}

export function downIn(plain: string): number | null {
  const match =
    /(?<![\d.]|minus )(\d{1,3}(?:\.\d+)?)(?:%| percent) down\b/.exec(plain) ??
    /\b(?:down payment of|down) (\d{1,2})(?:%| percent)/.exec(plain);
  if (match) return Math.min(100, Number(match[1]));
  return /\b(?:no|nothing|zero|0) (?:money )?down\b/.test(plain) ? 0 : null;
}

/** 'We're at 342 a month; if we add 150 extra': the one that comes on top. */
export function extraOf(plain: string): number | undefined {
  const match =
    /\b(?:add|adding|extra|another|additional|on top)(?: an?| extra| another| of| about| like)* \$?(\d+(?:\.\d{1,2})?)\b/.exec(
      plain,
    ) ?? /\$?\b(\d+(?:\.\d{1,2})?) (?:dollars |bucks )?(?:more|extra|additional|on top)\b/.exec(plain);
  return match?.[1] === undefined ? undefined : (parseCents(match[1]) ?? undefined);
}
