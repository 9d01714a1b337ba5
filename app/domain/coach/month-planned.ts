// A whole month that is to be planned: how people ask for it, and which month they mean.

import { budgetHref } from "~/domain/budget/hrefs";
import type { FactSheet } from "~/domain/coach/facts/fact";
import { MONTHS } from "~/domain/language/calendar";
import { anyOf, anyWordOf, inOrder } from "~/domain/language/pattern";
import { addMonths, type Day, type Month, monthOf } from "~/domain/periods";

const MONTH = anyOf(
  /(?:the )?(?:next|coming|new|upcoming|this) month/,
  anyWordOf(...MONTHS.map((name) => new RegExp(name))),
);
const END = /(?: (?:with|for) (?:me|us)| please| out| together| ahead)*[ ?.!]*$/;
const OWN = /(?:for )?(?:my |our |the (?:month of )?|all of )?/;
/** 'What should I budget for December', 'help me plan next month', 'what should my December budget be': a month, and nothing in it. */
export const MONTH_PLANNED = anyOf(
  inOrder(
    /\b(?:what|how much)(?: all)? (?:should|do|could|would|can) (?:i|we) (?:\w+ )?(?:budget|plan) /,
    OWN,
    MONTH,
    END,
  ),
  inOrder(
    /\bwhat(?: is| would be|'?s| s) (?:a |the |my )?(?:good|right|realistic|sensible|fair|smart) budget (?:for|in) /,
    OWN,
    MONTH,
    END,
  ),
  inOrder(/\bhow (?:should|do|can|could) (?:i|we) (?:budget|plan) /, OWN, MONTH, END),
  inOrder(
    /\bwhat (?:should|could|would|will|might) (?:my |our |the |a )?/,
    MONTH,
    /(?:'s| s|s)? budget (?:be|look like)/,
    END,
  ),
  inOrder(
    /\b(?:what|how) (?:should|could|would) (?:my |our |the |a )budget (?:be|look)(?: like)? (?:for|in) /,
    OWN,
    MONTH,
    END,
  ),
  inOrder(
    /^(?:(?:please|ok|so|hey|hi|and|now) )*/,
    /(?:(?:can|could|will|would) you |let us |lets |i (?:want|need|would like) (?:you )?to )?/,
    /(?:please )?(?:help (?:me|us) (?:to )?|let us |lets )?(?:plan|budget)(?: out)? /,
    OWN,
    MONTH,
    END,
  ),
);

/** The month that was named, where it isn't this one. */
export function plannedMonth(plain: string, today: Day): Month | null {
  const now = monthOf(today);
  const name =
    MONTH_PLANNED.test(plain) || /\bbudget\b/.test(plain) ? MONTHS.findIndex((one) => plain.includes(one)) : -1;
  const ahead =
    name >= 0 ? (name - Number(now.slice(5)) + 1 + 12) % 12 : /\b(?:next|coming|upcoming) month\b/.test(plain) ? 1 : 0;
  return ahead === 0 ? null : addMonths(now, ahead);
}

/** Where its budget is set. */
export function monthPlanned(sheet: FactSheet, plain: string, today: Day): string {
  const month = plannedMonth(plain, today);
  if (month === null) return "";
  sheet.add({
    ...{ id: "plan.month", label: "The month that is planned", value: { unit: "month", month } },
    href: budgetHref(month, monthOf(today)),
  });
  return "The budget page sets it up for {{plan.month}}.";
}
