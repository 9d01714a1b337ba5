// Which words speak for what stands: accounts, debts, goals, the budget.

import type { Standing } from "./algebra";
import type { Evidence } from "./lexicon";

export const STANDING_WORDS: Readonly<Record<Standing, readonly Evidence[]>> = {
  balance: [
    ["balances?", 2.4],
    [
      "how much (?:money |cash )?(?:is |do i have |have i got |do we have |i got |i have |there is |is there |do i have left )(?:sitting )?(?:in|on|left in|across|total)",
      2.4,
    ],
    [
      "how much (?:money|cash|do i have|do we have)(?: do i have| do we have| have i got| is there)?(?: total| right now| in total| altogether)?$",
      2.6,
    ],
    ["how much (?:money |cash )?(?:do|have) (?:i|we) (?:have|got)", 1.6],
    ["total in|have in|money in|cash", 1.4],
    ["(?:most|least) money|(?:more|most|less) (?:money )?in", 1.5],
    ["worth|have|more", 0.5],
    ["accounts?", 1],
  ],
  owed: [
    ["owe|owed|owing|owes", 3],
    ["how much (?:is|do i have|have i got) (?:left )?on", 2],
    ["debts?|credit card debt", 1.8],
    ["(?:left|remaining|still|remains) (?:to pay )?(?:on|of|for)", 1.6],
    ["balances?", 1.2],
    ["payoff amount|outstanding", 2.5],
  ],
  worth: [
    ["net worth|networth", 4],
    ["worth", 1.5],
  ],
  limit: [["(?:credit )?limits?|credit line", 3]],
  used: [
    ["(?:credit )?utili[sz]ation(?: rate| ratio)?", 4],
    ["limit(?: \\S+){0,3} (?:using|use|used)|(?:using|use|used)(?: \\S+){0,5} limit|maxed", 4],
  ],
  rate: [
    ["interest rates?|apr|aprs|rates?", 3],
    ["(?:highest|lowest|most) interest(?: debt| rate| card| loan)?", 3.4],
  ],
  minimum: [["min(?:imum)?(?: monthly)? payments?|minimum|minimums", 3]],
  saved: [["saved|save|saving|close|progress|how far|far along|goals?(?: doing)?|on track|put away|have", 1.4]],
  remaining: [
    ["left to save|more (?:do i|to) (?:need|save)|need to save", 2.6],
    ["(?:more )?(?:do i|i|to|still|we) need|left(?: to save| to go)?|more|to go|remaining|remain|short|away|need", 1.4],
  ],
  reached: [
    [
      "when (?:will|do|can|am|would)|how long (?:until|till|before|to)|how soon|reach|hit|done|be there|finish|what date",
      1.5,
    ],
  ],
  budgeted: [["budget|budgets|budgeted|planned|plan", 2]],
  left: [
    ["(?:left|remaining|remain|still have)(?: over)?(?: for| in| of)?", 1.5],
    ["budgets?|budgeted", 1.2],
    ["over budget|overspent|over my budget|blown", 2.4],
  ],
};
