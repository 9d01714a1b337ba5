// Which words speak for what flows: spent, earned, kept, refunds, fees.

import { either } from "~/domain/language/pattern";
import type { Flow } from "~/domain/coach/query/algebra";
import type { Evidence } from "./lexicon";

export const FLOW_WORDS: Readonly<Record<Flow, readonly Evidence[]>> = {
  spent: [
    ["spend|spent|spending|spends|spendings|expenses?|expenditures?", 2],
    ["costs?|costing", 1.5],
    [
      "(?:blow|blew|blowing|drop|dropped|dropping|burn|burned|waste|wasted|wasting|splurge|splurged|" +
        "shell(?:ed)? out|fork(?:ed)? over|put|run|throw|threw)(?= .*\\b(?:on|at|for|to|in)\\b)",
      1.5,
    ],
    ["(?:money )?(?:went|gone|goes|going) (?:to|on|into|toward)(?! up\\b| down\\b)", 1.2],
    [
      "(?:did|does|has|is|was) (?:all )?(?:of )?(?:my|our|the|all my) (?:money|cash|paycheck|income) (?:go|gone|going|went)|money (?:went|go|goes|going|gone)",
      2,
    ],
    ["paid|pay|pays|paying", 1.1],
    [
      either(
        "(?:net|after|minus|less|before|counting|including)(?: of)?(?: the| my| any| all)? (?:returns?|refunds?)" +
          "(?: (?:are |were )?(?:taken|took) off)?",
        "(?:returns?|refunds?) (?:taken|took) off|net of (?:returns?|refunds?)",
      ),
      3.2,
    ],
    ["payments?|totals?", 0.8],
    [
      "(?:which|what)(?: \\S+){0,3} (?:most |more |least )?(?:expensive|pricey|pricier|priciest|cheap|cheaper|cheapest)",
      1.2,
    ],
    ["(?:money|cash|dollars) (?:went |going |goes |go )?out|splurges?", 1.6],
    [
      "(?:do|did|have|has|am) (?:i|we) (?:usually |mostly |often |ever )*(?:go|gone|going|eat|eaten|shop|shopped|visit|visited|been)",
      1.2,
    ],
    ["pending(?: (?:charges?|transactions?|purchases?))?", 2],
    ["buy|bought|buying|purchases?|purchased|purchasing", 1.6],
    ["charges?|charged|charging|transactions?|orders?|ordered|ordering|swipes?", 1.3],
    ["(?:purchases|transactions|orders|withdrawals|trips|charges)(?: \\S+){0,4} (?:make|made)", 2],
    [
      "(?:the )?damage|(?:of )?a hit|eating up|my total|total on|sum of|(?:is |was |has )?gone|(?:blew|blow|blown|wasted?|waste|splurged?)",
      1,
    ],
    [
      either(
        "(?:gets?|got|gotten|took|taken|takes?|getting)(?: \\S+){0,3} (?:from|off|of|out of) " +
          "(?:me|us|(?:my|our|the) (?:money|card|account|checking|bank))",
        "(?:of )?my money|money",
      ),
      0.6,
    ],
    [
      either(
        "hit(?= my| the)|pull(?:ed)?(?: out)?|runs?|ran|grab(?:bed)?|pick(?:ed)? up|swiped?|visits?|trips?|date",
        "shopping|shopped|gets|got|get|use|used|using|visit|visited|go|went|been|be|eat|ate|eaten|shop|shopped|rides?",
        "trips?|restaurants? i|take out|took out|take|took|one go|bills?|in one go",
        "subscriptions?(?= (?:stuff |services |things )?(?:like|such as))",
      ),
      0.5,
    ],
  ],
  earned: [
    ["earn|earned|earning|earnings|incomes?|salary|wages?|revenue", 2.2],
    ["make|made|making", 1.8],
    ["(?:net|take ?home|gross) pay", 3],
    ["(?:get|got|gotten|getting)(?: \\S+){0,3} from", 0.8],
    ["(?:get|got|gotten|getting|been|was|be) paid(?: by)?", 2.6],
    ["pay ?checks?|paydays?", 2.2],
    ["(?:pay|paid|pays) (?:me|us)", 2.6],
    [
      "(?:savings|checking|account) interest|interest(?: \\S+){0,2} (?:on|from|in) (?:my |the |our )?(?:savings|checking|account)",
      4,
    ],
    ["deposits?|deposited|came in|come in|coming in|bring in|brought in|take home|money in|receive|received", 2],
    ["hit|hits|land|landed|arrive|arrived|clear|cleared", 0.4],
    [
      either(
        "interest(?: \\S+){0,6} (?:earn|earned|make|made|get|got|receive|received|(?:pay|paid|paying) (?:me|us)|" +
          "bring in|brought in|brings in|yield\\w*)",
        "(?:earn|earned|made|got) (?:\\S+ ){0,2}interest",
      ),
      3.5,
    ],
  ],
  kept: [
    ["(?:save|saved|saving)(?: (?:up|overall))?", 1.9],
    [
      either(
        "(?:make|made|earn|earned|bring in|brought in|came in|come in)(?: \\S+){0,3} more(?: \\S+){0,3} than " +
          "(?:what )?(?:i|we) (?:spend|spent)",
        "more (?:(?:money|cash) )?(?:in|coming in|came in) than (?:out|going out|went out)",
        "months?(?: \\S+){0,5} (?:spent|spend|spending) more than (?:i|we) (?:made|make|earned|earn|brought in)",
        "more (?:go|goes|went|gone|going) out than (?:came|come|comes|coming) in",
        "money in(?: (?:vs|versus|and|or|,))+ (?:money )?out|in the (?:red|black)|deficits?",
        "income (?:minus|less) (?:expenses|spending)|left(?: over)? after (?:spending|all spending|expenses)",
        "(?:break|broke|breaking) even|(?:live|living|lived) (?:within|beyond|below|above) (?:my|our) means",
        "(?:lose|lost|losing) money|came up short|(?:negative|positive) (?:month|months|cash flow)",
      ),
      3.2,
    ],
    [
      either(
        "left over|leftover|have left(?= in| from| last)|kept|keep|keeping|put away|set aside|pocketed",
        "net(?: income| cash)?(?! worth)|cash flow|savings rate|surplus",
      ),
      2.2,
    ],
  ],
  refunded: [
    ["(?:get|got|gotten|getting) (?:\\S+ )?back(?: (?:in|from))?", 2],
    ["refunds?|refunded|refunding|returns?|returned|money back|reimburse(?:d|ments?)?|cash ?back|credited back", 2.8],
  ],
  moved: [
    ["invest(?:ed|ing)?", 2.2],
    [
      "(?:put|went|go|going|goes|moved?|moving|transferred|sent|send|add|added|deposit(?:ed)?|contributed?|" +
        "contributing|stashed?|socked|set aside)(?: \\S+){0,3} (?:in|into|to|toward|towards)(?: my| the)? " +
        "(?:savings?|brokerage|investments?|stocks|ira|401k)",
      3.6,
    ],
    ["(?:transfer|transferred|transfers|transferring|move|moved|moving|moves)(?: to| into| from)?", 2.6],
    [
      "(?:pay|paid|payments?|paying|send|sent) (?:\\S+ )?(?:to|toward|towards|on|off|down)(?: \\S+){0,3} (?:card|visa|mastercard|amex|balance)",
      3,
    ],
  ],
  interest: [
    ["interest(?: charges?)?|finance charges?", 2.6],
    ["(?:charged?|pay|paid|paying)(?: \\S+){0,3} interest|interest(?: \\S+){0,4} (?:charged?|pay|paid|paying|cost)", 1],
  ],
  outflow: [["outflows?", 6]],
  inflow: [["inflows?", 6]],
  fees: [
    ["(?:bank |late |overdraft |atm |service |foreign |annual )*fees?|overdrafts?|late charges?|nsf", 2.8],
    ["take|took|charged|pay|paid|costs?|costing", 0.4],
  ],
};
