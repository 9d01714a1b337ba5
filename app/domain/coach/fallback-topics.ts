// When no question fits: what the words are about decides which answer comes nearest.

/** The particular before the general. */
const TOPICS: readonly [RegExp, string][] = [
  [/\bsubscriptions?\b|\bstreaming\b/, "subscriptions"],
  [/\bcredit (?:score|report)\b|\bscore\b/, "credit-score"],
  [/\butili[sz]ation\b|\bcredit limit\b|\bmy card\b/, "utilization"],
  [/\binterest\b|\bapr\b/, "interest-cost"],
  [/\bdebts?\b|\bloans?\b|\bowe\b|\bowed\b|\bcredit cards?\b/, "debt-total"],
  [/\bbudgets?\b/, "budget-status"],
  [/\bgoals?\b/, "goal-pace"],
  [/\bbills?\b|\bdue\b/, "next-bills"],
  [/\bemergency\b|\brainy\b|\bcushion\b/, "emergency-fund"],
  [/\bretire(?:ment|d)?\b/, "retirement"],
  [/\b(?:saving|savings|saved|save)\b/, "savings-rate"],
  [/\b(?:income|salary|pay ?checks?|wages?|earn(?:ed|ing|ings)?)\b/, "income"],
  [/\b(?:spend|spending|spent|expenses?|costs?|purchases?)\b/, "where-money-went"],
  [/\b(?:balance|bank|account|accounts|cash|net worth|money)\b/, "net-worth"],
];

export function topicOf(plain: string): string | null {
  return TOPICS.find(([words]) => words.test(plain))?.[1] ?? null;
}
