// The guide to accounts and files.

import { anyOf, anyWordOf, inOrder } from "~/domain/language/pattern";
import { ADDS, at, type GuideTopic, type Offered, type GuideAnswer, SEES } from "./topic";
import { TRANSACTION_GUIDE } from "./transactions";

const BY_HAND = "Cash, a house, a car or a loan without a bank you add under Accounts, “Add an account by hand”.";

function connecting({ bankPages, bankToken }: Offered): GuideAnswer {
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
    alone: anyOf(
      /\b(?:refresh|sync) (?:my |the )?(?:transactions|accounts?|banks?|balances?|data)\b/,
      inOrder(
        /\bwhen (?:did|were|was|are|is) (?:(?:my|the|all|everything) )*(?:(?:accounts?|balances?|transactions|data|banks?) )?/,
        /(?:last |get |been |be )*(?:updated?|synced?|refreshed|refresh)$/,
      ),
    ),
    isOrdered: true,
    says: () => ({
      lead: "Transactions come in by themselves; Accounts says when they last did. To ask your banks now, choose “Refresh transactions” there.",
      note: "A connection that waits for you to sign in says so on the same page.",
    }),
    screen: at("Open Accounts", "/accounts"),
  },
  {
    id: "connect",
    does: /\b(?:add|adding|connect|connecting|link|linking|hook up|set up|sync|attach|bring in|reconnect)\b/,
    thing: anyWordOf(
      inOrder(
        /(?:another |new |second |other |my )?/,
        /(?:banks?|bank accounts?|checking accounts?|savings accounts?|credit cards?|cards?|accounts?)/,
      ),
      /chase|wells fargo|bank of america|capital one|amex|venmo|paypal|simplefin|plaid/,
    ),
    unless: anyOf(
      /\bby hand\b|\bmanual|\bcash\b|\bcrypto|\bbitcoin|\bgoals?\b|\bdelete\b|\bmoney to\b|\bfiles?\b/,
      /\btransactions?\b|\bpurchases?\b|\badd up\b|\bset up a (?:checking|savings) account\b|\blogin from\b/,
    ),
    isOrdered: true,
    says: connecting,
    screen: at("Open Accounts", "/accounts"),
  },
  {
    id: "account-by-hand",
    does: new RegExp(`\\b(?:${ADDS}|connect|connecting|link|track|tracking|include)\\b`),
    thing: anyWordOf(
      /accounts? (?:by hand|manually|myself)|manual accounts?|offline accounts?|cash account|crypto\w*|bitcoin/,
      /wallet|house|home value|property|car value|vehicle|private loan|assets?/,
    ),
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
      note:
        "Its transactions, notes and categories go with it; your money isn't touched. " +
        "An account that you keep by hand has “Remove with its transactions” on its own page.",
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
  ...TRANSACTION_GUIDE,
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
    thing: anyOf(
      /\b(?:recurring|repeating|repeated) (?:bills?|payments?|charges?|transactions?|expenses?)\b/,
      /\b(?:bills?|subscriptions?) (?:calendar|page|screen)\b|\brecurring (?:page|screen|list)\b/,
    ),
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
