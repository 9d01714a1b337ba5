// What is asked for, in words of every day: to see, to be listed, to be told when.

import { anyOf, inOrder } from "~/domain/language/pattern";
import type { Way } from "./ways-of-saying";

export const EVERYDAY_REQUESTS: readonly Way[] = [
  [
    inOrder(
      /\bwhen (?:was|were) (?:my |our |the )?(.+?) (?:the )?(?:highest|most expensive|biggest|lowest|cheapest)(?: ,)?/g,
      / and(?: when)?(?: was it| were they)?(?: the)? (?:lowest|cheapest|smallest|highest|biggest)$/g,
    ),
    "rank months by $1",
  ],
  [
    inOrder(
      /^(?:my |the |our )?(.+?)(?: bills?)? (?:highest|lowest|most|cheapest)(?: month)? and (?:the )?/g,
      /(?:highest|lowest|least|cheapest|most expensive)(?: month)?(?= (?:in|this|last|since|of|ever|over)\b|$)/g,
    ),
    "rank my months by $1 spending",
  ],
  [/^(?:my |the |our )?last (.+?) (?:was )?when$/g, "when was my last $1"],
  [
    /^(?:my |our |the )?last (?!(?:month|week|year|quarter|night|time|weekend|summer|winter|spring|fall|one|few|couple|\d))(\w+(?: \w+)?)$/g,
    "when was my last $1",
  ],
  [
    /\b(?:it has |it is )?been a while since (.+?)(?: has not it| right)?(?: ,)? when was (?:it|that)\b/g,
    "when was my last $1",
  ],
  [/\b(?:what|which|which one) (?:was|is|were) (?:worse|more expensive|higher|pricier|bigger)\b/g, "which cost more"],
  [/\bwhat accounts do (?:i|we) have\b(?: with you| linked| here)?/g, "list my account balances"],
  [/^count (?:up )?(?:all )?(?:of )?(?:the |my |our )?/g, "how many "],
  [
    inOrder(
      /\b(?:give me|show me|i need|list) (?:the )?(?:dates?|stores?|amounts?|names?|prices?)/g,
      /(?:(?: ,)?(?: and)?(?: the)? (?:dates?|stores?|amounts?|names?|prices?))* (?:for|of)\b/g,
    ),
    "list all",
  ],
  [/ i am (?:matching|checking|doing|reconciling|filing|preparing|sorting)(?: my| the)? \w+$/g, ""],
  [/\bdays((?: \S+){0,3}) (?:passed|went by|were there|went) without (?:us |me |my |our )?/g, "days$1 without "],
  [
    /\b(?:i|we) (?:want|need|would like|would love|wish)(?: you)?(?: to)? (?:see|look at|have a list of|get a list of)\b/g,
    "show me",
  ],
  [/^(?:so |and |ok )*name (?=(?:the|my|our|all|\d))/g, "list "],
  [
    inOrder(
      /\b(?:give me|show me|list|tell me|i want)(?: of)? (?:each|every|all) /g,
      /(visits?|charges?|purchases?|orders?|trips?|rides?|payments?)/g,
      /(?: and (?:what it cost|how much(?: it was)?|what i paid|the amounts?|the prices?|the dates?))?/g,
    ),
    "list every $1",
  ],
  [
    /^(?:what (?:are|were) )?((?:my|the|our) last \d+ .+?)(?: ,)?(?: and)? how much(?: was| were| is)? each(?: one)?$/g,
    "list $1",
  ],
  [
    inOrder(
      /^(?:(?:list|show me|give me|show) )?(?:me )?(?:all )?(?:of )?(.+?)(?: ,)?(?: and)? /g,
      anyOf(
        /with (?:the |their )?(?:amounts?|dates?|prices?|costs?)(?: and (?:the )?(?:amounts?|dates?|prices?))?/g,
        /each one|one by one|line by line|itemized|list (?:em|them)/g,
      ),
      /$/g,
    ),
    "list $1",
  ],
  [/(?: ,)? (?:one under (?:the |an)other|side by side|in a (?:list|table))$/g, ""],
  [
    /^what (\w+ )?(orders|purchases|charges|transactions|buys|returns) did (?:i|we) (?:make|have|place)\b/g,
    "list my $1$2",
  ],
  [
    inOrder(
      /^(?:which|what) (.+?)(?: bills| charges| purchases| visits| trips| meals)? (?:were|was|went|came to|cost) /g,
      /(?=(?:above|over|more than|under|below|less than) \$?\d)/g,
    ),
    "list $1 ",
  ],
  [/^(.+)(?<!\bnot) count$/g, "how many $1"],
  [/^(?:the )?(?:number of |total )?times (?:a |an |the )?(?!i\b|we\b)/g, "how many times "],
  [/\b(?:went|gone|goes|go|was|were|being) (?:past|beyond|over|above) (?=\$?\d)/g, "over "],
  [
    /^(?:the |my |our )?(?:most recent|latest|last) (shopping|stop|haul|meal|dinner|lunch|run|ride|fill up|outing) (?=at|in|with|from|to)/g,
    "my last visit ",
  ],
  [
    inOrder(
      /\b(?:i need|what is|tell me|give me|i want)(?: to know)? the (?:date|day)(?: that| when| on which)? (i|we) /g,
      /(?:last )?(bought|paid|got|had|went|took|did|booked)\b/g,
    ),
    "when did $1 last buy",
  ],
  [/\bhow (?:big|large) (?:of )?a (?:part|share|chunk|piece|slice) of\b/g, "what share of"],
  [/^(?:the |my )?(.+?) (?:was )?when(?: ,)?(?: the)? (?:most recent|last)(?: time| one)?$/g, "when was my last $1"],
  [/\bwhen did (i|we) last (?:go )?(?:see|visit|hit|use|need|do|have|take)\b/g, "when did $1 last go to"],
  [
    /\b(?:which|what)(?: one)? of (?:the|my|our|these|those) (?:\d+ )?((?:\w+ )?)(places|shops|stores|spots|restaurants|stations)\b/g,
    "which $1place",
  ],
  [
    /^(?:so |and |hey |ok )*(?:(?:the|my|our) )?(\w+(?: \w+)?) (?:thing|one|bill|membership|payment)(?: ,)? how much is (?:it|that)\b/g,
    "how much is the $1 bill",
  ],
  [
    /^everything (?:that |which )?(?:went out|came out|got charged|was charged|left (?:my|the) account)\b/g,
    "list all purchases",
  ],
  [
    /\bsince when (?:is|are|has|have|does|do) (.+?) (?:so |been |this |gotten |cost )*(?:expensive|pricey|costly|high|more|much)\b.*/g,
    "when did $1 go up in price",
  ],
];
