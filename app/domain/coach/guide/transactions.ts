// The guide to single transactions: added, corrected, split, noted, deleted.

import { anyOf, inOrder } from "~/domain/language/pattern";
import { ADDS, at, CHANGES, type GuideTopic, REMOVES, SEES } from "./topic";

export const TRANSACTION_GUIDE: readonly GuideTopic[] = [
  {
    id: "transaction-by-hand",
    does: /\b(?:add|adding|enter|entering|record|log|input|put in)\b/,
    thing: /\b(?:transactions?|purchases?|expenses?|cash|charges?|receipts?)\b/,
    unless: /\b(?:rules?|goals?|budgets?|accounts?|tags?|notes?|categor\w+|split)\b|\badd up\b/,
    isOrdered: true,
    says: () => ({
      lead: "You add it by hand, on an account that you keep by hand:",
      steps: [
        "Open “Add a transaction”.",
        "Say whether money went out or came in, how much, to or from whom, and the date.",
        "“Repeats” adds it by itself: the rent on the first, say.",
      ],
      note: "Accounts of a bank get their transactions from it. For cash, first add an account by hand.",
    }),
    screen: at("Add a transaction", "/transactions/new"),
  },
  {
    id: "category",
    does: new RegExp(`\\b(?:${CHANGES}|recategori[sz]e|categori[sz]e|reclassify|re categori[sz]e|assign|choose)\\b`),
    thing:
      /\bcategor\w+\b|\b(?:transaction|purchase|charge|order)s? (?:to|as|into|under)\b|\b(?:recategori[sz]e|reclassify|categori[sz]e)\b/,
    // It may be told to do it for a shop that has a name.
    withFigure: inOrder(
      /^(?:(?:please|pls|hey|ok|so|can you|could you) )*(?:change|move|switch|put|file|mark|set) /,
      /(?:all )?(?:the |my |those |these )?(?:[\w&']+ ){1,4}(?:charges|transactions|purchases|orders) /,
      /(?:to|as|into|under|in) (?!transfers?\b|income\b|spending\b)[a-z]/,
    ),
    unless:
      /\bbudget|\bown categor|\bcustom\b|\bcategor\w+ of my own\b|\bnew categor|\brules?\b|\bautomatic|\bwhat (?:i|we)\b/,
    says: () => ({
      lead: "You change it on the transaction itself:",
      steps: [
        "Open Transactions and choose the row.",
        "Choose another category, or tap a likely one.",
        "Tick “Use this category for all” if it should hold for every transaction of the shop, and for new ones. Then Save.",
      ],
      note: "For many rows at once, use “Select” above the list.",
    }),
    screen: at("Open Transactions", "/transactions"),
  },
  {
    id: "own-categories",
    does: new RegExp(`\\b(?:${ADDS}|${CHANGES}|${REMOVES}|have|use|merge|hide)\\b`),
    thing:
      /\b(?:(?:my |our )?own categor\w+|custom categor\w+|new categor\w+|sub ?categor\w+|categor\w+ of (?:my|our) own|categories)\b/,
    unless: /\bbudget|\btransactions?\b|\brules?\b/,
    says: () => ({
      lead: "You add your own categories under ours, like Dog under Personal Care:",
      steps: [
        "Open Categories.",
        "Under “Add a category”, give it a name and say which category it counts in.",
        "Choose it on a transaction, in a split or in a rule.",
      ],
      note: "There you can rename, merge and remove your own ones, too. Ours stay as they are.",
    }),
    screen: at("Open Categories", "/categories"),
  },
  {
    id: "rules",
    does: new RegExp(
      `\\b(?:${ADDS}|${CHANGES}|${REMOVES}|${SEES}|automatic\\w*|auto|always|write|use|categori[sz]e|rename|sort|tag)\\b`,
    ),
    thing:
      /\brules?\b|\bauto(?:matic\w*)? ?(?:categori[sz]\w+|rename\w*|sort\w*|tag\w*)\b|\b(?:categori[sz]e|rename|sort|tag)\b.*\bautomatic\w*\b/,
    unless: /\brule of thumb\b|\b(?:50|30|20|4)\b|\b(?:golden|tax|irs) rules?\b/,
    isOrdered: true,
    says: () => ({
      lead: "Rules sort new transactions for you:",
      steps: [
        "Open Rules and choose “Add a rule”.",
        "Under “If”, say what the name contains, an amount or an account.",
        "Under “Then”, choose the category, another name, tags or a split by shares.",
        "“Preview” shows what it would change; then “Save rule”.",
      ],
      note: "From a transaction, “Make a rule of it” fills most of this in.",
    }),
    screen: at("Add a rule", "/rules/new"),
  },
  {
    id: "split",
    does: /\b(?:split|splitting|divide|break up)\b/,
    thing: /\b(?:transactions?|purchases?|charges?|receipts?|categor\w+|(?:in|into) (?:two|three|several|parts))\b/,
    unless: anyOf(
      /\b(?:wife|husband|roommate|partner|evenly|with|rent)\b|\bspen[dt]/,
      /^(?!.*\bcategor(?:y|ies)\b).*\bhalf\b/,
    ),
    isOrdered: true,
    says: () => ({
      lead: "You split a transaction over several categories on the transaction itself:",
      steps: [
        "Open Transactions and choose the row.",
        "Open “Split over several categories”, and give each part a category and an amount.",
        "The parts must add up to the whole; then “Save split”.",
      ],
      note: "With all lines empty the split is removed. A rule can split by shares each time.",
    }),
    screen: at("Open Transactions", "/transactions"),
  },
  {
    id: "note-and-tags",
    does: new RegExp(`\\b(?:${ADDS}|${CHANGES}|write|attach|use|tag|label|mark)\\b`),
    thing: /\b(?:notes?|tags?|memos?|labels?|comments?)\b|\btag (?:a|my|the) (?:transaction|purchase)s?\b/,
    unless: /\bgoals?\b|\bprice tags?\b/,
    isOrdered: true,
    says: () => ({
      lead: "You put notes and tags on the transaction itself:",
      steps: [
        "Open Transactions and choose the row.",
        "Write your tags, with commas between, and a note. Then Save.",
        "“Filters” above the list finds a tag again; “Select” tags many at once.",
      ],
    }),
    screen: at("Open Transactions", "/transactions"),
  },
  {
    id: "delete-transaction",
    does: /\b(?:delete|deleting|remove|removing|get rid of|erase|hide|exclude|ignore)\b/,
    thing:
      /\b(?:a|the|this|that|one|duplicate|my|wrong|some|these|double) (?:\w+ )?(?:transactions?|purchases?|charges?)\b/,
    unless: /\baccounts?\b|\brules?\b|\btags?\b|\bsum\b|\bwithout\b/,
    says: () => ({
      lead: "You delete a transaction on the transaction itself:",
      steps: ["Open Transactions and choose the row.", "Open “Delete”, and choose “Delete transaction”."],
      note: "It leaves every list and total, and doesn't come back, even when the bank sends it again.",
    }),
    screen: at("Open Transactions", "/transactions"),
  },
  {
    id: "mark-transfer",
    does: /\b(?:mark|flag|set|tell|say|count|exclude|treat|show|fix)\b/,
    thing:
      /\b(?:as|is|are|was) (?:not )?(?:a |an |just a )?(?:transfers?|income|card payments?|own money)\b|\bno spending\b|\bnot spending\b/,
    unless: /\bhow much\b/,
    says: () => ({
      lead: "You say so on the transaction itself:",
      steps: [
        "Open Transactions and choose the row.",
        "As its category choose “Transfer between own accounts”, “Income” or “Card payment”: they stand under “Not spending”. Then Save.",
      ],
      note: "It then leaves your spending in every list and total.",
    }),
    screen: at("Open Transactions", "/transactions"),
  },
  {
    id: "review",
    does: new RegExp(`\\b(?:${SEES}|review|confirm|approve|use|do)\\b`),
    thing: anyOf(
      /\b(?:new|unsure|unreviewed|latest) (?:transactions|purchases|charges) (?:to )?(?:review|check|confirm)\b/,
      /\bthe review\b|\breview (?:page|screen|my (?:new )?transactions)\b/,
    ),
    alone: anyOf(
      /\bwhat (?:does|is|do|are) (?:the )?to review\b/,
      /\b(?:review (?:page|screen|queue)|transactions? to review|review (?:my )?(?:new )?transactions|mark\w* (?:it |them )?as reviewed)\b/,
    ),
    withFigure: /\b(?:what|why|where|how)\b.*\b\d+ (?:\w+ )?to review\b/,
    unless: /\bweek\w*\b/,
    isOrdered: true,
    says: () => ({
      lead: "New transactions wait for you in the Review, one after another:",
      steps: ["Open Review.", "“Looks right” keeps the category; another one is a tap away."],
    }),
    screen: at("Open Review", "/review"),
  },
];
