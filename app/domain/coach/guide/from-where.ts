// Where the product's figures come from, and what its words mean.

import { anyOf, anyWordOf, inOrder } from "~/domain/language/pattern";
import { fact } from "./fact";
import type { GuideTopic } from "./topic";

const RATE_FROM = anyOf(
  inOrder(
    /\bwhere (?:do|does|did|are|is) (?:you |i |we |it |this )?(?:get |find |take |have )?(?:\S+ ){0,3}/,
    /(?:interest rates?|aprs?|rates)(?: (?:\S+ ){0,2}(?:come|coming|from))?\b/,
  ),
  /\bhow do you know (?:\S+ ){0,3}(?:interest rates?|apr|rate)\b/,
);

/** Where things come from, and why they are there. */
export const FROM_WHERE: readonly GuideTopic[] = [
  fact({
    id: "budget-who",
    asks: anyOf(
      /\bwho (?:\S+ )?(?:set|made|put|decided|picked|chose|created|changed|came up with) (?:\S+ ){0,5}budgets?\b/,
      /\bwho (?:\S+ )?(?:set|made|put|decided|picked|chose|came up with) (?:my|the|this|that|our|these) (?:\S+ ){0,3}(?:amounts?|limits?|plan)\b/,
      inOrder(
        /\b(?:where (?:did|do|does|is)|how did|why (?:is|are|do i have|did)) (?:\S+ ){0,6}budgets?/,
        / (?:\S+ ){0,3}(?:come from|coming from|get there|there|set|get set|appear|amount)\b/,
      ),
      /\bi (?:never|did not|do not remember|did not even) (?:set|setting|make|making|made|setting up)(?: up)? (?:\S+ ){0,3}budgets?\b/,
    ),
    unless: /\bafford|\blast month\b/,
    says:
      "Nobody sets a budget for you: an amount is there because it was typed on the Budget page, taken over with " +
      "“Use this plan”, brought in with a file, or set by a button under one of my answers. I don't know which, " +
      "and when.",
    note: "The sample household comes with its own budget. You change an amount by tapping it.",
    screen: ["Open Budget", "/budget"],
  }),
  fact({
    id: "goal-why",
    asks: anyOf(
      /\bwhy (?:is|are|do|does|did|was|have) (?:there |i |we |my |the |a |this |it )*(?:\S+ ){0,3}goals?\b(?! (?:behind|late|off|short|not))/,
      /\bwho (?:\S+ )?(?:made|set|created|added|put) (?:\S+ ){0,6}goals?\b/,
      /\bi (?:never|did not|do not remember) (?:set|setting|make|making|made|create|creating|created|add|added)(?: up)? (?:\S+ ){0,4}goals?\b/,
      /\bgoals? (?:\S+ ){0,4}(?:that )?i (?:never|did not) (?:set|make|made|create|created|add)\b/,
      /\bwhere did (?:\S+ ){0,5}goals? (?:\S+ )?come from\b/,
    ),
    says:
      "A goal is there because somebody made it under this sign-in, by hand, with the goal assistant, or with a " +
      "file; I don't know why, and I make none by myself.",
    note:
      "A savings account's name isn't a goal: it comes from the bank. On Goals the pencil changes a goal, and " +
      "the bin deletes it. The sample household comes with its own goals.",
    screen: ["Open Goals", "/goals"],
  }),
  fact({
    id: "category-how",
    asks: anyOf(
      inOrder(
        /\bhow (?:does|do|did|is|are)/,
        / (?:it|you|the app|this|this app|they|everything|things|transactions|purchases|mind my money)/,
        / (?:\S+ ){0,2}/,
        /know|decide|pick|choose|figure out|guess|sort|categori[sz]ed?|get categori[sz]ed|assign(?:ed)?|sorted/,
        /\b(?=.*\bcategor\w+|.*\bwhat (?:something|a purchase|it) is|.*\bgoes where)/,
      ),
      /\bhow (?:are|do|does) (?:\S+ ){0,2}(?:transactions|purchases|things|it) (?:get )?(?:categori[sz]ed|sorted|a category)\b/,
      /\bwhy (?:is|was|are|did|does) (?:\S+ ){1,5}(?:in|under|categori[sz]ed|filed|counted as|listed as|put in) (?:\S+ ){0,2}(?:category|wrong category|as)\b/,
      /\bwho (?:picks|decides|chooses|assigns) (?:the |my )?categor\w+/,
    ),
    says:
      "Your bank, or the file, says what kind of shop it was, and that says the category. Your own rules and " +
      "what you chose “for all” go before it; where it isn't sure, the transaction waits in the Review.",
    steps: [
      "Open Transactions and choose the row.",
      "Choose another category, and “Use this category for all” for every one of that shop.",
    ],
    screen: ["Open Transactions", "/transactions"],
  }),
  fact({
    id: "score-source",
    asks: anyOf(
      /\b(?:where|how) (?:do|does|did|is|are) (?:\S+ ){0,4}credit score (?:\S+ ){0,2}(?:come|coming|from|get|pulled|calculated|know)\b/,
      /\bwhere (?:do|did|does) (?:you|it|this) get my (?:credit )?score\b|\bhow do you know my (?:credit )?score\b/,
      inOrder(
        /\b(?:does|do|will|would|did) (?:this|it|you|checking|using|that)/,
        / (?:\S+ ){0,4}(?:pull|hurt|affect|ding|lower|check|run) (?:\S+ ){0,2}credit(?: score| report)?\b/,
      ),
      /\b(?:credit bureaus?|experian|equifax|transunion|hard (?:pull|inquiry)|credit report here|real credit score|actual credit score)\b/,
    ),
    unless: /\b(?:new card|apply\w*|dispute|error|freeze|identity|paying|closing|late|opening|payment|loan)\b/,
    says: "The score is the one you typed into the Credit Simulator. No credit bureau is asked, and nothing here touches your credit.",
    screen: ["Open Credit", "/credit"],
  }),
  fact({
    id: "health-score",
    asks: anyOf(
      inOrder(
        /\b(?:how|what)(?: \S+){0,5} health score(?: \S+){0,3}/,
        / /,
        anyOf(
          /figured|calculated|worked out|made|made up|computed|come|comes|of|mean|means|based|work|works|go into/,
          /goes into/,
        ),
        /\b/,
      ),
      inOrder(
        /\b/,
        anyOf(
          /what goes into|what makes up|explain|what is in|what is|what does/,
          /how do you (?:figure|calculate|compute|get|make)/,
        ),
        / (?:\S+ ){0,2}(?:financial )?health score\b/,
      ),
    ),
    says:
      "The health score runs from 0 to 100 and has four parts: what is left of your income, how many months of " +
      "needs your savings cover, housing and debt payments against income, and credit.",
    steps: [
      "What is left counts 30 of 100, and the savings cushion 30.",
      "Housing and debt count 25, and credit 15, where it is known.",
      "80 and more is Excellent, 65 Good, 45 Fair.",
    ],
    note: "It isn't a credit score, and it doesn't judge you. With arrears or a home at risk it stays low on purpose.",
    screen: ["Open Financial Health", "/coach?tab=health"],
  }),
  fact({
    id: "figures-from",
    asks: anyOf(
      inOrder(
        /\b(?:where|how) (?:do|did|does|are) (?:you|the|these|this|that|those|your)/,
        / (?:\S+ )?/,
        /get|getting|know|numbers?|figures?|come up with|calculate|calculating|amounts?/,
        /\b(?=.*\b(?:numbers?|figures?|from|answers?|this|that|these|amounts?)\b)(?!.*\b(?:score|paid|money|pay)\b)/,
      ),
      /\b(?:can i trust|are you making|do you make) (?:\S+ ){0,3}(?:numbers?|figures?|answers?|up|this)\b/,
      /\b(?:your|the|this|that) (?:answer|number|figure|total|amount) (?:is|was|looks|seems) (?:wrong|off|not right|incorrect)\b/,
    ),
    says:
      "Every figure is added up from your own transactions, balances, budget and goals, and most lead to the " +
      "rows behind them: tap one to see what it's made of. Where something isn't known, I say so.",
    note: "If one is wrong, look at its rows first: a category, a transfer or a double is often the reason. Then tell us under Feedback.",
    screen: ["Send feedback", "/feedback"],
  }),
  fact({
    id: "history",
    asks: anyOf(
      /\bhow far back (?:do|does|can|will|is|are) (?:you|it|this|the|my|your)\b(?!.*\bspen[dt]\b)/,
      /\bhow (?:many years|much history|long) (?:\S+ ){0,4}(?:history|data|transactions) (?:do you|does it|is|are|kept|stored|go)\b/,
      /\b(?:older|earlier|previous) (?:transactions|data|history|years|statements)\b/,
    ),
    withFigure: /\bhow much history\b|\bhow far back (?:does|do) (?:it|you|the|my|this)(?: \S+){0,3} go\b/,
    unless: /\b(?:compare|versus|than)\b/,
    says:
      "It reaches back as far as your bank or your files do: a bank sends what it keeps. Older transactions you " +
      "bring in as a file; nothing is added twice, and nothing is thrown away.",
    screen: ["Open Import", "/import"],
  }),
];

/** What a word or a part of a screen is. */
export const WHAT_IS: readonly GuideTopic[] = [
  fact({
    id: "sandbox",
    asks: anyWordOf(
      /sandbox\w*/,
      /practice (?:bank|payments?|mode)/,
      /sample (?:bank|household|data|payments?)/,
      /fake (?:bank|data|accounts?)/,
      /made up (?:accounts?|data)/,
    ),
    says:
      "“Sandbox” marks what only stands in for the real thing: a sample bank whose accounts are made up, or " +
      "practice payments in which no real card is charged. No real money moves there.",
    note: "Whoever runs this server decides whether real banks are connected.",
    screen: ["Open Accounts", "/accounts"],
  }),
  fact({
    id: "demo",
    asks: anyOf(
      /\b(?:what is|is this|am i (?:in|on|using)|why am i (?:in|on)|leave|get out of|exit|about|reset) (?:a |the |this )?demo\b/,
      /\bdemo (?:account|mode|user|data|household)\b/,
    ),
    says:
      "The demo is a sample household that everyone shares: its figures are made up, others may see what you " +
      "change in it, and no real bank or file can be brought in. For your own money create your own account.",
    screen: ["Open the Dashboard", "/"],
  }),
  fact({
    id: "transfers-count",
    asks: anyOf(
      inOrder(
        /\b(?:do|does|are|is|will|why (?:do|does|are|is)(?: not)?)/,
        / (?:\S+ ){0,3}(?:transfers?|card payments?|credit card payments?)/,
        / (?:\S+ ){0,3}(?:count|counted|included?|spending|show|expenses?|counting)\b/,
      ),
      /\b(?:count|counted|counting|include|included) (?:\S+ ){0,3}(?:transfers?|card payments?) (?:\S+ ){0,2}(?:spending|expenses?|twice)\b/,
    ),
    unless: /\bnot counting\b/,
    says:
      "Transfers between your own accounts and card payments count as neither spending nor income: what you " +
      "bought with the card counts, on the day you bought it.",
    note: "If one is counted all the same, open it and choose “Transfer between own accounts” or “Card payment” as its category.",
    screen: ["Open Transactions", "/transactions"],
  }),
  fact({
    id: "refunds-count",
    asks: anyOf(
      inOrder(
        /\bhow (?:do|are|does|is) (?:\S+ ){0,2}(?:refunds?|returns?)/,
        / (?:\S+ ){0,2}(?:count|counted|handled|treated|work|shown)\b/,
      ),
      /\b(?:do|are|does) (?:refunds?|returns?) (?:\S+ ){0,2}(?:count|counted|taken off|subtracted|included)\b/,
    ),
    says: "Refunds are taken off what you spent in their category, in the month in which they came.",
    screen: ["Open Transactions", "/transactions"],
  }),
  fact({
    id: "net-worth",
    asks: anyOf(
      /\b(?:where|how) (?:do|can|would|could|should) (?:i|we) (?:\S+ ){0,2}(?:see|find|look at|view|check|track|get to|open) (?:\S+ ){0,4}net worth\b/,
      /\bnet worth (?:page|screen|chart|graph|tab|history page)\b|\bis there (?:a|any) (?:\S+ ){0,3}net worth\b/,
    ),
    says: "The Net worth page draws what you own less what you owe, month by month, with a range you choose and every account behind it.",
    screen: ["Open Net worth", "/net-worth"],
  }),
  fact({
    id: "bell",
    asks: anyOf(
      /\bwhat (?:is|does|do) (?:the|that|this|my) (?:\S+ )?(?:bell|red dot|badge|dot|number on the bell)\b/,
      /\b(?:bell (?:icon|thing|symbol)|clear (?:my |the |all )*notifications|mark (?:\S+ )?(?:notifications?|alerts?|them) (?:as )?read)\b/,
    ),
    says:
      "The bell holds what you're told: bills that are due, low balances, unusual spending, goals. Open it to " +
      "read them; under Settings, “Notices”, you choose which kinds come.",
    screen: ["Open Notices", "/settings#notices"],
  }),
  fact({
    id: "developers",
    asks: anyWordOf(
      /apis?/,
      /webhooks?/,
      /developer (?:docs?|page|documentation)/,
      /(?:write|build) (?:a|my own) (?:script|integration|program)/,
      /zapier/,
    ),
    says: "Yes, there is an API: the Developers page describes every call, with an example of each.",
    screen: ["Open Developers", "/developers"],
  }),
  fact({
    id: "balance-pending",
    asks: anyOf(
      inOrder(
        /\b(?:is|are|does|do|did) (?:\S+ ){0,2}pending (?:\S+ ){0,3}/,
        /(?:already |still )?(?:in|part of|included|include|counted|count|taken out|come out|off)\b(?:.*\bbalances?\b)/,
      ),
      inOrder(
        /\b(?:does|do|is|are) (?:my |the |your |that )?(?:\S+ )?balances? (?:\S+ ){0,2}/,
        /(?:include|have|count|show|before|after|with|without)\w* (?:\S+ ){0,4}pending\b/,
      ),
    ),
    unless: /\bhow much\b|\bbudgets?\b|\bspen[dt]/,
    says:
      "No: a balance here is what the bank has booked. What is still pending isn't in it yet; where there is some, " +
      "I say how much beside the balance.",
    note: "On Transactions a pending row is marked, and it's replaced when the bank books it.",
    screen: ["Open Accounts", "/accounts"],
  }),
  fact({
    id: "balance-source",
    asks: inOrder(
      /\bwhere (?:do|does|did|are|is) (?:\S+ ){0,4}(?:account )?balances?(?: \S+){0,2} (?:come|coming|from|get)\b/,
      /(?: from)?/,
    ),
    unless: /\b(?:goal|budget|score)\b/,
    says:
      "A connected account has the balance that its bank says, as of the last update. One from a file or by hand " +
      "is what the file said, or what you typed.",
    screen: ["Open Accounts", "/accounts"],
  }),
  fact({
    id: "rate-source",
    asks: RATE_FROM,
    withFigure: RATE_FROM,
    unless: /\bmortgage|\bbest\b|\bbetter\b|\blower\b|\bearn\w*/,
    says:
      "A debt's rate is worked out from the interest that its account's own rows show. Where they show none, it's " +
      "the one typed on its goal. No lender is asked.",
    screen: ["Open Goals", "/goals"],
  }),
];
