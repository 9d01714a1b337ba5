// Words of money in plain sentences, each with the person's own figure where there is one.

import { ifKnown, sentences } from "~/domain/coach/advice";
import { anyOf } from "~/domain/language/pattern";
import type { FactSheet } from "~/domain/coach/facts/fact";

type Term = { pattern: RegExp; text: (sheet: FactSheet) => string };

const TERMS: readonly Term[] = [
  {
    pattern: /safe to spend/,
    text: (sheet) =>
      sentences(
        "Safe to spend is what checking holds, less all that is due before your next pay: bills, transfers that come regularly, " +
          "and card statements that are closed already. Pay that is still to come isn't counted.",
        ifKnown(sheet, "safe.amount", "Now it's {{safe.amount}}, until {{safe.until}}."),
      ),
  },
  {
    pattern: /\bpending\b/,
    text: () =>
      "A pending charge is one that your bank has announced and not booked yet. Its amount may still change, or it may drop off; " +
      "until it's booked it's in no sum here, and shown beside it.",
  },
  {
    pattern: /savings? rate/,
    text: () =>
      "The savings rate is the part of your income that you didn't spend, with what went into savings counted as saved.",
  },
  {
    pattern: /\bapr\b/,
    text: () =>
      "APR is what a loan or card costs per year, interest and fees together, as a share of what you owe. " +
      "The lower, the better; a card charges no interest if you clear the whole statement by its due date.",
  },
  {
    pattern: /\bapy\b/,
    text: () =>
      "APY is what savings earn per year, with the interest on the interest. The higher, the better; compare it between banks before you open an account.",
  },
  {
    pattern: /compound(?:ing)?(?: interest)?/,
    text: () =>
      "Compound interest is interest that earns interest itself. It works for you in savings and against you in debt, and more so with every year.",
  },
  {
    pattern: /utili[sz]ation/,
    text: (sheet) =>
      sentences(
        "Credit utilization is the part of your card limits that you use. " +
          "Under {{guide.utilization}} is good for a score, under {{guide.utilization-best}} excellent.",
        ifKnown(sheet, "utilization.now", "Your credit utilization is {{utilization.now}} now."),
      ),
  },
  {
    pattern: /snowball|avalanche/,
    text: () =>
      "Both are orders for paying off debt with the same monthly amount. " +
      "Snowball takes the smallest balance first, which brings an early win; " +
      "avalanche takes the highest rate first, which costs the least interest.",
  },
  {
    pattern: /net worth/,
    text: (sheet) =>
      sentences(
        "Net worth is what you own less what you owe.",
        ifKnown(sheet, "balance.total", "In your linked accounts that's a balance of {{balance.total}}."),
      ),
  },
  {
    pattern: /emergency fund/,
    text: (sheet) =>
      sentences(
        "An emergency fund is money set apart for what can't be planned: a lost job, a car, a doctor. " +
          "{{guide.emergency-low}} to {{guide.emergency-high}} of needs is a common aim.",
        ifKnown(sheet, "emergency.months", "Your savings cover {{emergency.months}}."),
      ),
  },
  {
    pattern: /index fund|\betf/,
    text: () =>
      "An index fund owns a slice of a whole market instead of a few chosen companies. " +
      "It's cheap and broad, which is why most planners start with it; " +
      "an ETF is such a fund that trades like a stock.",
  },
  {
    pattern: /401\s?\(?k|\bira\b|roth/,
    text: () =>
      "These are accounts for retirement with tax advantages: an employer's plan, and accounts you open " +
      "yourself. In a Roth you pay tax now and none later; in a traditional account it's the other way around. " +
      "An employer's match is the best return there is: take all of it.",
  },
  {
    pattern: /minimum payment/,
    text: (sheet) =>
      sentences(
        "The minimum payment is the least a lender takes each month without a fee. It's mostly interest, so paying only that keeps a debt for very long.",
        ifKnown(sheet, "debt.minimums", "Your minimum payments come to {{debt.minimums}} a month."),
      ),
  },
  {
    pattern: /debt[- ]to[- ]income|\bdti\b/,
    text: (sheet) =>
      sentences(
        "Debt-to-income is the part of your income that debt payments take. Lenders get careful above {{guide.debt-load}}, housing included.",
        ifKnown(sheet, "debt.to-income", "Your debt payments take {{debt.to-income}}, without housing."),
      ),
  },
  {
    pattern: /50.?30.?20/,
    text: () =>
      "It's a guide for splitting income: {{guide.needs}} for needs, {{guide.wants}} for wants and {{guide.savings}} for savings and extra debt payments.",
  },
  {
    pattern: /hard (?:inquiry|pull)|soft (?:inquiry|pull)|inquir/,
    text: () =>
      "A hard inquiry is a lender's look at your report because you applied for credit. " +
      "It costs a few points for a while; looking at your own report costs none.",
  },
  {
    pattern: /sinking fund/,
    text: () =>
      "A sinking fund is money put aside each month for a bill you know will come, such as insurance or gifts, " +
      "so that it never comes as a surprise. A savings goal here does just that.",
  },
  {
    pattern: /credit score|fico|vantage/,
    text: (sheet) =>
      sentences(
        "A credit score sums up how reliably you borrow. Payment history weighs {{guide.weight-payment}} of " +
          "it, utilization {{guide.weight-utilization}}, the length of your history {{guide.weight-history}}, " +
          "and the mix and new applications {{guide.weight-mix}} each.",
        ifKnown(sheet, "credit.score", "Your credit score is {{credit.score}}."),
      ),
  },
  {
    pattern: /inflation/,
    text: () =>
      "Inflation is prices rising over time, so that the same money buys less. " +
      "Money for the far future should therefore earn something; money you need soon should stay safe.",
  },
];

const MADE_HOW =
  /\bhow (?:is|are|do you|does the app|did you) .*\b(?:work(?:ed)?(?: it)? out|calculated?|figured?|computed?)\b/;
export const GLOSSARY_MATCH = anyOf(
  MADE_HOW,
  /\bwhat (?:is|are|does|do)(?: an?| the)? |\bwhat's (?:an? |the )?|\bexplain\b|\bmeaning of\b|\bmean(?:s)?\b|\bdefine\b|\bdifference between\b/,
);

/** The term that a question asks about, where it asks for a meaning and not for one's own figure. */
export function termIn(plain: string): Term | null {
  if (/\bmy\b|\bam i\b|\bdo i\b|\bshould i\b/.test(plain)) return null;
  return TERMS.find((term) => term.pattern.test(plain)) ?? null;
}
