// The guide to smaller things about transactions, goals and plans, each asked for in a phrase of its own.

import { anyOf, inOrder } from "~/domain/language/pattern";
import { fact } from "./fact";
import type { GuideTopic } from "./topic";

export const ROW_PHRASES: readonly GuideTopic[] = [
  fact({
    id: "find-period",
    asks: anyOf(
      inOrder(
        /\b(?:how|where) (?:do|can|would|could) (?:i|we) (?:look at|see|view|find|get to|open|pull up|go back to|filter(?: by| for)?|browse) (?:\S+ ){0,4}/,
        inOrder(
          /last (?:year|month|week|summer)s?|old|older|earlier|past|previous|date range|dates|by date/,
          /(?: \S+){0,3}(?: transactions?| purchases?| statements?| months?| rows| range|$)/,
        ),
      ),
      /\b(?:filter|sort|search) (?:\S+ ){0,3}by (?:date|month|year|amount|account|category|tag)\b/,
      /\bdate range\b/,
    ),
    unless: /\bspen[dt]|\bnet worth\b|\bcompare\b|\bbudgets?\b|\basked\b|\bquestions?\b/,
    says:
      "On Transactions open “Filters” and give the days from and to; months can be paged through below. An " +
      "account, a category, a kind, amounts and tags narrow it further.",
    screen: ["Open Transactions", "/transactions"],
  }),
  fact({
    id: "export-days",
    asks: inOrder(
      /\b(?:export\w*|download\w*|get a (?:csv|file|spreadsheet) of) (?:\S+ ){0,4}/,
      /(?:only|just|one|a single|last|this|a certain|a specific|certain|for|from|by) (?:\S+ ){0,3}/,
      /(?:years?|months?|dates?|quarter|period|range|20\d\d)\b/,
    ),
    withFigure:
      /\b(?:how|can|could|is it possible|where)\b.*\b(?:export|download)\w* (?:\S+ ){0,4}(?:20\d\d|(?:last|this) year)\b/,
    unless: /\bspen[dt]\b/,
    says:
      "On Transactions open “Filters”, give the first and the last day, and choose “Export CSV” below: the file has " +
      "just what is listed.",
    note: "It asks for your password first, where you gave it a while ago.",
    screen: ["Open Transactions", "/transactions"],
  }),
  fact({
    id: "many-at-once",
    asks: anyOf(
      /\b(?:bulk|mass|batch) (?:edit\w*|change|categori[sz]\w*|delete|tag\w*|update)?/,
      inOrder(
        /\b(?:several|multiple|many|all of them|a bunch of|lots of)/,
        / (?:\S+ ){0,2}(?:transactions|purchases|rows|charges)/,
        / (?:\S+ ){0,2}(?:at once|together|at the same time|in one go)\b/,
      ),
      /\bselect (?:several|multiple|many|more than one)\b/,
    ),
    unless: /\bspen[dt]\b/,
    says:
      "Above the list of transactions “Select” lets you tick several rows; “With the selected” gives them all a " +
      "category or a tag. For every one of a shop, and new ones, make a rule.",
    screen: ["Open Transactions", "/transactions"],
  }),
  fact({
    id: "rename-shop",
    asks: anyOf(
      inOrder(
        /\b/,
        /rename|change the name of|change how .* is called|fix the name of|clean up the names? of|nickname/,
        /\b(?: \S+){0,4}/,
        / (?:merchants?|shops?|stores?|payees?|names?|transactions?)\b/,
      ),
      /\b(?:merchant|payee|shop|store) names?\b/,
    ),
    unless: /\b(?:category|categories|goal|my name|account)\b/,
    says:
      "A rule gives a shop another name: under “If” say what the name contains, under “Then” what it's called; " +
      "old transactions can be changed with it.",
    screen: ["Add a rule", "/rules/new"],
  }),
  fact({
    id: "repeats",
    asks: anyOf(
      /\btransactions? (?:\S+ )?repeats?\b/,
      inOrder(
        /\b(?:repeat|repeats|repeating|recurring|automatic)/,
        / (?:\S+ ){0,2}(?:by hand|manual|cash|transaction by hand|entry|entries)\b/,
      ),
      /\badd (?:\S+ ){0,5}(?:automatically|by itself|every month|each month)\b(?!.*\$)/,
    ),
    unless: /\b(?:goals?|savings|save|budget|rule|categori[sz]\w*)\b/,
    says:
      "When you add a transaction by hand, “Repeats” adds it again every week, two weeks, month or year. " +
      "Recurring lists them under “Repeat automatically”, to pause or delete.",
    screen: ["Add a transaction", "/transactions/new"],
  }),
  fact({
    id: "bill-missing",
    asks: anyOf(
      inOrder(
        /\b(?:bills?|subscriptions?|paycheck) (?:\S+ ){0,3}(?:is not|are not|not|isn t|missing from|does not)/,
        / (?:\S+ ){0,3}/,
        /listed|showing|shown|there|list|on the list|on (?:the )?calendar|recognized|detected|show up/,
        /\b/,
      ),
      inOrder(
        /\b(?:add|mark|remove|delete|take) (?:a |the |this |my |something |it |an? )?(?:\S+ ){0,3}(?:as|from|to)/,
        / (?:a |the |my )?(?:recurring|bills? list|bill calendar|subscriptions list)\b/,
      ),
    ),
    says:
      "What comes back is found by itself once it has come a few times in a rhythm; I can't be told of it " +
      "before. A bill that you pay from an account by hand you add with “Repeats”.",
    screen: ["Open Recurring", "/recurring"],
  }),
];

export const PLAN_PHRASES: readonly GuideTopic[] = [
  fact({
    id: "debt-rate",
    asks: /(?!)/,
    withFigure: inOrder(
      /\b(?:where|how) (?:do|can|would|should) (?:i|we)/,
      / (?:enter|put(?: in)?|add|set|change|update|fix|tell you|type)/,
      / (?:\S+ ){0,4}(?:interest rate|apr|minimum payment|minimums?)\b/,
    ),
    says:
      "A debt's rate and its minimum stand on its debt goal: open Goals, the pencil on the debt, and fill in " +
      "“Interest rate in % (optional)” and “Minimum payment (optional)”.",
    screen: ["Open Goals", "/goals"],
  }),
  fact({
    id: "goal-link",
    asks: anyOf(
      /\b(?:link|connect|tie|attach|hook up|sync) (?:\S+ ){0,4}goals?\b/,
      inOrder(
        /\bgoals? (?:\S+ ){0,5}(?:update|updates|track|tracks|follow|follows|fill)(?: \S+){0,3}/,
        / (?:itself|automatically|by itself|account|on its own)\b/,
      ),
    ),
    says:
      "A goal can follow an account by itself: on Goals open the pencil and choose its " +
      "“Linked account (optional)”. Without one you record what you put in on the goal's card.",
    screen: ["Open Goals", "/goals"],
  }),
  fact({
    id: "budget-plan",
    asks: anyOf(
      inOrder(
        /\b(?:make|create|build|set up|start|suggest|generate|write|draw up)/,
        / (?:\S+ ){0,3}(?:budget|spending plan) (?:for me|automatically|from my spending|by itself)\b/,
      ),
      /\banalyze my spending\b/,
    ),
    unless: /\b(?:50|should|on \d|income)\b/,
    says:
      "On the Budget page “Analyze My Spending” looks at your last months and suggests an amount for each " +
      "category; “Use this plan” takes them over, and each can be changed.",
    screen: ["Open Budget", "/budget"],
  }),
  fact({
    id: "plan-page",
    asks: anyOf(
      inOrder(
        /\b(?:where|how) (?:is|do|can)/,
        / (?:i |we )?(?:\S+ ){0,3}/,
        /my plan|the plan|plan steps|my steps|action plan/,
        /(?: page)?\b(?! (?:cost|for))/,
      ),
      /\b(?:action plan|plan page)\b/,
    ),
    unless: /\b(?:phone|subscription|budget|savings plan|payment|insurance|cancel|change)\b/,
    says: "What the interview came to is a page of steps: each can be ticked and dated, and it is looked at again after a month.",
    screen: ["Open your plan", "/coach/plan"],
  }),
  fact({
    id: "question-limit",
    asks: /\b(?:limit|limited|maximum) (?:\S+ ){0,4}questions?\b|\bunlimited questions\b/,
    withFigure:
      /\bhow many (?:questions (?:can|may|do) (?:i|we) (?:ask|get)|times (?:can|may|do) (?:i|we) (?:get to )?ask)\b/,
    says: "You can ask as often as you like, up to 20 questions a minute. One text may hold up to four questions.",
    screen: ["Open the coach", "/coach?tab=ask"],
  }),
];
