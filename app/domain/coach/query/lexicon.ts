// Which words speak for which measure, and how strongly. A reading adds up the words for its own measure; words that
// speak only for others stay unexplained in it.

import type { Measure } from "./algebra";

export type Evidence = readonly [pattern: string, weight: number];

export const MEASURE_WORDS: Readonly<Record<Measure, readonly Evidence[]>> = {
  spent: [
    ["spend|spent|spending|spends|spendings|expenses?|expenditures?", 2],
    ["costs?|costing", 1.5],
    [
      "(?:blow|blew|blowing|drop|dropped|dropping|burn|burned|waste|wasted|wasting|splurge|splurged|shell(?:ed)? out|fork(?:ed)? over|put|run|throw|threw)(?= .*\\b(?:on|at|for|to|in)\\b)",
      1.5,
    ],
    ["(?:money )?(?:went|gone|goes|going) (?:to|on|into|toward)(?! up\\b| down\\b)", 1.2],
    [
      "(?:did|does|has|is|was) (?:all )?(?:of )?(?:my|our|the|all my) (?:money|cash|paycheck|income) (?:go|gone|going|went)|money (?:went|go|goes|going|gone)",
      2,
    ],
    ["paid|pay|pays|paying", 1.1],
    ["buy|bought|buying|purchases?|purchased|purchasing", 1.6],
    ["charges?|charged|charging|transactions?|orders?|ordered|ordering|swipes?", 1.3],
    ["(?:purchases|transactions|orders|withdrawals|trips|charges)(?: \\S+){0,4} (?:make|made)", 2],
    ["(?:the |my )?damage|my total|total on|totals?|money", 0.6],
    [
      "hit(?= my| the)|pull(?:ed)?(?: out)?|runs?|ran|grab(?:bed)?|pick(?:ed)? up|swiped?|visits?|trips?|date|shopping|shopped|gets|got|get|use|used|using|visit|visited|go|went|been|be|eat|ate|eaten|shop|shopped|rides?|trips?|restaurants? i|take out|took out|take|took|one go|bills?|in one go|subscriptions?",
      0.5,
    ],
  ],
  earned: [
    ["earn|earned|earning|earnings|incomes?|salary|wages?|revenue", 2.2],
    ["make|made|making", 1.8],
    ["(?:get|got|gotten|getting|been|was|be) paid(?: by)?", 2.6],
    ["pay ?checks?|paydays?", 2.2],
    ["(?:pay|paid|pays) (?:me|us)", 2.6],
    ["deposits?|deposited|came in|come in|coming in|bring in|brought in|take home|money in|receive|received", 2],
    ["hit|hits|land|landed|arrive|arrived|clear|cleared", 0.4],
    [
      "interest(?: \\S+){0,4} (?:earn|earned|make|made|get|got|receive|received|pay me)|(?:earn|earned|made|got) (?:\\S+ ){0,2}interest",
      3.5,
    ],
  ],
  kept: [
    ["(?:save|saved|saving)(?: (?:up|overall))?", 1.9],
    [
      "left over|leftover|have left(?= in| from| last)|kept|keep|put away|set aside|pocketed|net(?: income| cash)?(?! worth)|cash flow|savings rate|surplus",
      2.2,
    ],
  ],
  refunded: [
    ["refunds?|refunded|refunding|returns?|returned|money back|reimburse(?:d|ments?)?|cash ?back|credited back", 2.8],
  ],
  moved: [
    ["(?:transfer|transferred|transfers|transferring|move|moved|moving|moves)(?: to| into| from)?", 2.6],
    [
      "(?:pay|paid|payments?|paying|send|sent) (?:\\S+ )?(?:to|toward|towards|on|off|down)(?: \\S+){0,3} (?:card|visa|mastercard|amex|balance)",
      3,
    ],
  ],
  interest: [
    ["interest(?: charges?)?|finance charges?", 2.6],
    ["(?:charged|pay|paid|paying)(?: \\S+){0,3} interest|interest(?: \\S+){0,4} (?:charged|pay|paid|paying|cost)", 1],
  ],
  fees: [
    ["(?:bank |late |overdraft |atm |service |foreign |annual )*fees?|overdrafts?|late charges?|nsf", 2.8],
    ["take|took|charged|pay|paid", 0.4],
  ],
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
  bills: [
    ["bills?|due|upcoming|coming up|come up|have to pay|need to pay|owe next|payments?", 2],
    ["when (?:is|are|does|do|will)|next|charges?|hit|hits|renew|renews|come out", 0.9],
    ["how much is|how much are|how much does", 0.8],
    ["before (?:payday|then|my next paycheck)", 0.6],
  ],
  pay: [
    [
      "next (?:pay ?checks?|pay ?day|deposit|pay)|pay ?day|(?:get|getting|be) paid (?:next|again)|(?:when (?:do|will|am) i|next) (?:get|getting) paid|paid next",
      3.6,
    ],
  ],
  subscriptions: [
    ["subscriptions?|subscribed|recurring(?: charges?| payments?| costs?)?|memberships?|auto ?renew\\w*", 3],
    ["pay(?:ing)?(?: for)?|have|cost|costs|spend|charged", 0.4],
  ],
  "price-changes": [
    [
      "(?:go|gone|went|going|goes|gotten) up|increased?|price (?:rise|hike|increase|change)s?|more expensive|raised?|(?:cost|costs|costing) more|prices",
      2.4,
    ],
    ["bills?|price|which", 0.5],
  ],
};

/** Words that join, ask and point. They say nothing of what is asked about. */
export const FILLER = new Set(
  `a about actually after again all alone also altogether am an and any anything approximately are around as ask at away be been being
  but by came can come coming coach could did do does doing done during each else end ever every exactly far finally find for from get gets
  getting give given go goes going gone got had has have having hello hey hi hmm how i if in into is it its itself just kind know
  like lol look looking lot lots made make many may me mean might mine money most much must my myself need no now of off ok okay on
  once one ones only already single ago anymore basically overall usually really rather quite nearly together combined currently recent recently latest last or our out over overall own per please put really right say see shall she should show since so some
  something soon still stuff sum such sure take tell than that the their them then there these they thing things this
  those till time to together took total totally up us use used using very want wanna was we well went were what when where which
  while who whole why will with within without would wondering yeah yes yet you your yo , ask curious quick question dollars bucks amount
  amounts dollar dough worth actual manage managed so far current currently mine ours roughly bro dude man guys both either data account accounts
  during through between things everything everywhere somebody anyone bank day days month months week weeks year years`.split(
    /\s+/,
  ),
);

/** About somebody or something else: no figure of one's own answers it. */
export const FOREIGN =
  /\b(?:neighbou?rs?|friends?|room ?mates?|wife|husband|spouse|partner|mom|dad|mother|father|parents?|brother|sister|son|daughter|boss|coworkers?|girlfriend|boyfriend|american|americans|people|average person|others|everyone else|someone else|celebrit\w+|president|weather|game last night|calories|bitcoin|crypto|ethereum|joke|poem|song|recipe|capital of|movie|dinosaurs?|planet|moon|delete|transfer \$|send \$|transfer \d|send \d|wire|ignore|instructions|password|prompt|why is|why are|what is (?:a|an|compound|the difference)|explain|define|nothing|no spend|meaning of)\b/;
