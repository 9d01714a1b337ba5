// The guide to accounts, files and transactions.

import { ADDS, at, CHANGES, type GuideTopic, type Offered, REMOVES, type Said, SEES } from "./topic";

const BY_HAND = "Cash, a house, a car or a loan without a bank you add under Accounts, “Add an account by hand”.";

function connecting({ bankPages, bankToken }: Offered): Said {
  if (bankPages)
    return {
      lead: "You connect a bank on the Accounts page:",
      steps: [
        "Open Accounts and choose “Connect Account”.",
        "Sign in at your bank. Your password never reaches us.",
        "Choose which accounts to share; their transactions come in by themselves.",
      ],
      note: BY_HAND,
    };
  if (bankToken)
    return {
      lead: "You connect banks through SimpleFIN, a separate service:",
      steps: [
        "Sign up at bridge.simplefin.org, connect your banks there and make a setup token.",
        "Open Accounts, choose “Connect with SimpleFIN” and paste the token.",
      ],
      note: BY_HAND,
    };
  return {
    lead: "This server connects to no bank. You bring your accounts in another way:",
    steps: ["Under Import, choose files that your bank lets you download.", BY_HAND],
  };
}

const NOT_OTHERS = /\b(?:net worth|credit score|report|interest|fee|fees)\b/;

export const ACCOUNT_GUIDE: readonly GuideTopic[] = [
  {
    id: "refresh",
    does: /(?!)/,
    thing: /(?!)/,
    alone: /\b(?:refresh|sync) (?:my |the )?(?:transactions|accounts?|banks?|balances?|data)\b/,
    isOrdered: true,
    says: () => ({
      lead: "Transactions come in by themselves. To ask your banks now, open Accounts and choose “Refresh transactions”.",
      note: "A connection that waits for you to sign in says so on the same page.",
    }),
    screen: at("Open Accounts", "/accounts"),
  },
  {
    id: "connect",
    does: /\b(?:add|adding|connect|connecting|link|linking|hook up|set up|sync|attach|bring in|reconnect)\b/,
    thing:
      /\b(?:(?:another |new |second |other |my )?(?:banks?|bank accounts?|checking accounts?|savings accounts?|credit cards?|cards?|accounts?)|chase|wells fargo|bank of america|capital one|amex|venmo|paypal|simplefin|plaid)\b/,
    unless:
      /\bby hand\b|\bmanual|\bcash\b|\bcrypto|\bbitcoin|\bgoals?\b|\bdelete\b|\bmoney to\b|\bfiles?\b|\btransactions?\b|\bpurchases?\b|\badd up\b|\bset up a (?:checking|savings) account\b|\blogin from\b/,
    isOrdered: true,
    says: connecting,
    screen: at("Open Accounts", "/accounts"),
  },
  {
    id: "account-by-hand",
    does: new RegExp(`\\b(?:${ADDS}|connect|connecting|link|track|tracking|include)\\b`),
    thing:
      /\b(?:accounts? (?:by hand|manually|myself)|manual accounts?|offline accounts?|cash account|crypto\w*|bitcoin|wallet|house|home value|property|car value|vehicle|private loan|assets?)\b/,
    alone: /\b(?:update|change|edit|set|correct) (?:the |my )?(?:account )?balance (?:of|on|for)\b/,
    unless: /\bgoals?\b|\binsurance\b|\bbuy\b|\bpayments?\b/,
    says: () => ({
      lead: "What no bank connection shows you keep as an account by hand:",
      steps: [
        "Open “Add an account by hand”.",
        "Give it a name, a kind and its balance, or what is owed.",
        "Later, open it under Accounts and use “Update balance”.",
      ],
      note: "It counts in your net worth like any other account.",
    }),
    screen: at("Add an account by hand", "/accounts/new"),
  },
  {
    id: "disconnect",
    does: /\b(?:delete|deleting|remove|removing|disconnect\w*|unlink\w*|take off)\b/,
    thing:
      /\b(?:banks?|bank accounts?|connections?|linked accounts?|credit cards?|cards?|checking accounts?|savings accounts?|an account)\b/,
    unless: /\bdebt\b|\bscore\b|\bfees?\b|\bpay\b/,
    isOrdered: true,
    says: () => ({
      lead: "You disconnect an account on the Accounts page:",
      steps: ["Open Accounts and choose the account's details.", "Choose “Disconnect”, and confirm."],
      note: "Its transactions, notes and categories go with it; your money isn't touched. An account that you keep by hand has “Remove with its transactions” on its own page.",
    }),
    screen: at("Open Accounts", "/accounts"),
  },
  {
    id: "import",
    does: /\b(?:import\w*|upload\w*|bring(?:ing)?(?: in| over)?|load|migrat\w+|switch(?:ing)?|move)\b/,
    thing:
      /\b(?:csv|ofx|qfx|qif|files?|statements?|spreadsheets?|mint|ynab|quicken|monarch|copilot|gnucash|old data|transactions|archive|backup)\b/,
    unless: /\b(?:goals?|export\w*|to (?:quicken|ynab|monarch|copilot|gnucash|excel|csv))\b|\btransfer (?:money|to)\b/,
    alone: /\bimport\w* (?:from|my|a|an|csv|files?|data|transactions)\b/,
    isOrdered: true,
    says: () => ({
      lead: "You bring files in on the Import page:",
      steps: [
        "Choose one or several files: CSV, OFX, QFX, QIF, camt.053 or MT940, also out of a ZIP.",
        "Choose “Preview”, and check what was found: nothing is saved yet.",
        "Import it. It can be taken back afterwards.",
      ],
      note: "Exports of Mint, YNAB, Monarch, Copilot, Quicken and other apps are known, and so is the archive that “Download my data” makes.",
    }),
    screen: at("Open Import", "/import"),
  },
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
      /\bcategor\w+\b|\b(?:transaction|purchase|charge)s? (?:to|as|into|under)\b|\b(?:recategori[sz]e|reclassify|categori[sz]e)\b/,
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
    unless: /\b(?:wife|husband|roommate|partner|evenly|with|rent|half)\b|\bspen[dt]/,
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
    thing:
      /\b(?:new|unsure|unreviewed|latest) (?:transactions|purchases|charges) (?:to )?(?:review|check|confirm)\b|\bthe review\b|\breview (?:page|screen|my (?:new )?transactions)\b/,
    alone:
      /\b(?:review (?:page|screen|queue)|transactions? to review|review (?:my )?(?:new )?transactions|mark\w* (?:it |them )?as reviewed)\b/,
    unless: /\bweek\w*\b/,
    isOrdered: true,
    says: () => ({
      lead: "New transactions wait for you in the Review, one after another:",
      steps: ["Open Review.", "“Looks right” keeps the category; another one is a tap away."],
    }),
    screen: at("Open Review", "/review"),
  },
  {
    id: "search",
    does: /\b(?:search\w*|find|look up|look for|filter\w*|locate)\b/,
    thing: /\b(?:transactions?|purchases?|charges?|specific|search|everything|filters?)\b/,
    alone:
      /\b(?:search (?:box|bar|function|page)|filter (?:my |the )?transactions|search (?:my |for |the |through )*(?:a |an )?(?:old )?transactions?)\b/,
    unless:
      /\b(?:from|at|in|over|on|since|of) (?!the\b|all\b|my\b|a\b|this\b)\w+|\bjobs?\b|\b(?:biggest|largest|cheapest)\b/,
    says: () => ({
      lead: "You search on the Transactions page:",
      steps: [
        "Type a name, a word or an amount under Search.",
        "“Filters” narrows the list by account, category, kind, amount, tag or days.",
      ],
      note: "From any screen, Ctrl K (Command K on a Mac) finds transactions, screens and actions. I can look things up, too: “list my purchases at …”.",
    }),
    screen: at("Open Transactions", "/transactions"),
  },
  {
    id: "recurring",
    does: new RegExp(`\\b(?:${SEES}|list)\\b`),
    thing:
      /\b(?:recurring|repeating|repeated) (?:bills?|payments?|charges?|transactions?|expenses?)\b|\b(?:bills?|subscriptions?) (?:calendar|page|screen)\b|\brecurring (?:page|screen|list)\b/,
    unless: NOT_OTHERS,
    says: () => ({
      lead: "Bills, subscriptions and pay that come back are found by themselves once they have come a few times.",
      steps: [
        "Cash flow has them in a calendar, with what is due next.",
        "The Dashboard lists them under “Recurring”.",
      ],
      note: "You can ask me, too: “Which bills are due next?” or “Which subscriptions do I have?”",
    }),
    screen: at("Open Cash flow", "/cash-flow"),
  },
];
