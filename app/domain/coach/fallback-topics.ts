// When no question fits: what the words are about decides what is offered instead of an answer.

/** The particular before the general. */
const TOPICS: readonly [RegExp, readonly string[]][] = [
  [/\bsubscriptions?\b|\bstreaming\b/, ["Which subscriptions do I have?", "Did any subscription get more expensive?"]],
  [/\bcredit (?:score|report)\b|\bscore\b/, ["What is my credit score?", "How can I raise my credit score?"]],
  [
    /\butili[sz]ation\b|\bcredit limit\b|\bmy card\b/,
    ["What is my credit utilization?", "How much do I owe on my card?"],
  ],
  [/\binterest\b|\bapr\b/, ["How much interest am I paying?", "How much interest did I earn this year?"]],
  [/\bdebts?\b|\bloans?\b|\bowe\b|\bowed\b|\bcredit cards?\b/, ["How much do I owe?", "When will I be debt free?"]],
  [/\bbudgets?\b/, ["How is my budget doing?", "How much of my budget is left?"]],
  [/\bgoals?\b/, ["Am I on track with my goals?", "How much is left to save for my goals?"]],
  [/\bbills?\b|\bdue\b/, ["Which bills are due next?", "How much are my bills every month?"]],
  [/\bemergency\b|\brainy\b|\bcushion\b/, ["Is my emergency fund big enough?", "How long would my savings last?"]],
  [/\b(?:saving|savings|saved|save)\b/, ["How much did I save last month?", "What is my savings rate?"]],
  [
    /\b(?:income|salary|pay ?checks?|wages?|earn(?:ed|ing|ings)?)\b/,
    ["How much do I make?", "When is my next paycheck?"],
  ],
  [
    /\b(?:spend|spending|spent|expenses?|costs?|purchases?)\b/,
    ["Where did my money go last month?", "How much did I spend this month?"],
  ],
  [/\b(?:balance|bank|account|accounts|cash|net worth|money)\b/, ["What are my balances?", "What is my net worth?"]],
];

/** Questions that are answered, about what a text is about; none where nobody can tell. */
export function questionsAbout(plain: string): readonly string[] {
  return TOPICS.find(([words]) => words.test(plain))?.[1] ?? [];
}
