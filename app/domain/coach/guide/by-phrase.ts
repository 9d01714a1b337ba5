// The guide to smaller things that are done on a screen, each asked for in a phrase of its own.

import { anyOf, anyWordOf, inOrder } from "~/domain/language/pattern";
import { fact } from "./fact";
import type { GuideTopic } from "./topic";
import { PLAN_PHRASES, ROW_PHRASES } from "./by-phrase-rows";

const LOOKS: readonly GuideTopic[] = [
  fact({
    id: "text-size",
    asks: anyOf(
      inOrder(
        /\b(?:bigger|larger|smaller|increase|enlarge|change|make|size|too|hard|zoom|can not|cannot|adjust)\b(?: \S+){0,5} /,
        /(?:text|fonts?|print|letters|type|typeface|words|writing|lettering|read)\b(?! (?:me|us|messages?))/,
      ),
      /\b(?:text|fonts?|letters|type|writing|words|print) (?:\S+ ){0,4}(?:bigger|larger|smaller|size|tiny|small|too)\b/,
      /\b(?:zoom in|magnif\w+|large print|text size|font size)\b/,
    ),
    withFigure:
      /\b(?:text|letters|fonts?|print|writing|words|screen) (?:is|are|s) (?:\S+ ){0,2}(?:too|so) (?:small|tiny|hard)\b/,
    unless: /\b(?:budget|bill|bills|printer|receipt|spen[dt]|transactions?|statement|file|csv|pdf|type of|password)\b/,
    says:
      "The text follows your own device: enlarge it in your browser with Ctrl and + (Command and + on a Mac), or " +
      "on a phone in its display settings. The screens rearrange themselves around it.",
    screen: ["Open Settings", "/settings#display"],
  }),
  fact({
    id: "accessibility",
    asks: anyWordOf(
      /screen readers?/,
      /voice ?over|talkback/,
      /accessib\w+/,
      /color ?blind\w*/,
      /high contrast/,
      /reduced? motion/,
      /animations?/,
      /without a mouse/,
      /keyboard only/,
    ),
    says:
      "Every screen works with the keyboard alone and with a screen reader, and movement follows your device's " +
      "own setting for less motion. ? shows the keys.",
    note: "If something gets in your way, tell us under Feedback.",
    screen: ["Send feedback", "/feedback"],
  }),
  fact({
    id: "rearrange",
    asks: inOrder(
      /\b(?:rearrange|customi[sz]e|reorder|move|hide|change|edit|pick|choose|add|remove) (?:\S+ ){0,4}/,
      /(?:dashboard|widgets?|cards on the|home ?screen layout|layout|start page|home page|tab bar|menu items?)\b/,
    ),
    unless: /\b(?:add (?:it|this|the app) to|iphone|android|phone)\b/,
    says:
      "The parts of the screens stand where they stand: they can't be moved or hidden yet. The theme and hidden " +
      "amounts are under Settings, “On this device”.",
    screen: ["Open Settings", "/settings#display"],
  }),
  fact({
    id: "tour",
    asks: anyOf(
      /\b(?:take|show|start|see|do|repeat|replay|redo) (?:\S+ ){0,3}tour\b/,
      inOrder(
        /\b/,
        anyOf(
          /guided tour|walk me through the app|walkthrough|how do i get started|getting started/,
          /where do i start with this app|new here/,
        ),
        /\b/,
      ),
    ),
    says:
      "On the Dashboard the tour shows you around: nine steps, about a minute, and you can stop at any time. " +
      "Then connect a bank or bring in a file, and set your first budget.",
    screen: ["Open the Dashboard", "/"],
  }),
];

const SIGN_IN: readonly GuideTopic[] = [
  fact({
    id: "log-out",
    asks: anyOf(
      /\bhow (?:do|can|to)(?: i| we)? (?:log|sign)(?:ed)? ?(?:out|off)\b/,
      /\b(?:log ?out|sign ?out|sign ?off) (?:button|of (?:this|the) app)\b/,
      /\bwhere (?:is|do i find) (?:the )?(?:log|sign) ?(?:out|off)\b/,
    ),
    unless: /\b(?:other|others|all|everywhere|devices?|phones?|computers?)\b/,
    says: "Logging out stands at the top of every screen, and on a phone in the menu. It ends the sign-in on this device alone; Security ends the others.",
    screen: ["Open Security", "/security"],
  }),
  fact({
    id: "forgot-sign-in",
    asks: /\b(?:forgot|forgotten|lost|do not remember|can not remember) (?:\S+ ){0,2}(?:user ?name|passwords?|log ?in|sign ?in)\b/,
    unless: /\b(?:bank|wifi|netflix|his|her|their)\b/,
    says: "On the login page choose “Forgot password?” or “Forgot username?” and type your email address: a letter with the way back comes to it.",
    screen: ["Open Security", "/security"],
  }),
];

const DATA_IN: readonly GuideTopic[] = [
  fact({
    id: "import-duplicates",
    asks: anyOf(
      inOrder(
        /\b(?:import\w*|upload\w*|files?|csv|download\w* again|statements?|load\w*)\b.*\b/,
        /(?:twice|duplicat\w+|doubles?|doubled|double up|two times|again|same (?:transactions?|file|rows?|ones?)|overlap\w*)\b/,
      ),
      inOrder(
        /\b(?:duplicat\w+|doubles?|doubled|overlap\w*|same (?:transactions?|file|rows?))\b.*\b/,
        /(?:import\w*|upload\w*|files?|csv|statements?)\b/,
      ),
    ),
    unless: /\b(?:charged|spen[dt]|paid|tax)\b/,
    says: "Nothing is added twice: what is here already, from a file or from your bank, is recognized and left out, and the preview says how many that were.",
    note: "A real double you delete on its transaction; it doesn't come back. A whole import can be taken back under “Past imports”.",
    screen: ["Open Import", "/import"],
  }),
  fact({
    id: "file-limits",
    asks: anyOf(
      /\b(?:how (?:big|large|many rows)|maximum|max|limit)\b.*\b(?:files?|csv|import|upload)\b/,
      /\b(?:file|csv|import|upload) (?:\S+ ){0,2}(?:too (?:big|large)|size|limit)\b/,
    ),
    says: "A file may hold 10 MB and 100,000 rows; a larger one you bring in as several shorter periods. Nothing is added twice.",
    screen: ["Open Import", "/import"],
  }),
  fact({
    id: "restore-archive",
    asks: anyOf(
      /\b(?:restore|bring back|load|import|put back) (?:\S+ ){0,4}(?:archive|backup|back up|zip)\b/,
      /\bmove (?:\S+ ){0,4}to another (?:server|computer|account here)\b/,
    ),
    unless: /\bdelet\w+\b/,
    says: "On the Import page of an empty account choose the ZIP that “Download my data” makes: it brings everything back.",
    screen: ["Open Import", "/import"],
  }),
  fact({
    id: "update-often",
    asks: /\b(?:real ?time|live|automatic(?:ally)?) (?:\S+ ){0,2}(?:updates?|sync\w*|balances?|refresh\w*)\b|\b(?:auto sync|sync schedule)\b/,
    withFigure: anyOf(
      inOrder(
        /\bhow (?:often|frequently|fast|soon|long)\b.*\b/,
        /(?:update[ds]?|updating|sync\w*|refresh\w*|pull(?:s|ed)? (?:in|new)|come in|show up|new transactions)\b/,
      ),
    ),
    unless: /\b(?:budget|score|goals?|pay|paid|interest|raise|refund)\b/,
    says:
      "New transactions come in by themselves, as soon as your bank sends them; a purchase often takes a day or " +
      "two to get there. Accounts says when each was last updated, and “Refresh transactions” asks now.",
    screen: ["Open Accounts", "/accounts"],
  }),
  fact({
    id: "missing-transactions",
    asks: anyOf(
      inOrder(
        /\b(?:transactions?|purchases?|charges?|accounts?|deposits?)/,
        / (?:\S+ ){0,3}/,
        /missing|not showing|not there|did not (?:come|show)|does not show|do not show|not here|not coming/,
        /\b/,
      ),
      /\b(?:why (?:is|are|do|does|can)|where (?:is|are)) (?:\S+ ){0,5}(?:missing|not showing up|not show(?:ing)? (?:up )?here)\b/,
      /\bmissing (?:transactions?|purchases?|charges?|accounts?|data)\b/,
    ),
    unless: /\b(?:refund|bill|paycheck|goal|budget)\b/,
    says:
      "A purchase comes in once your bank has sent it, often after a day or two. On Accounts, " +
      "“Refresh transactions” asks now, and a connection that waits for you says so.",
    steps: [
      "Open Accounts, and see when the account was last updated.",
      "Sign in again there where it asks for it.",
      "What is older than your bank sends you bring in as a file.",
    ],
    screen: ["Open Accounts", "/accounts"],
  }),
  fact({
    id: "connection-broken",
    asks: anyOf(
      inOrder(
        /\b(?:bank|connection|account|sync|link)(?:s|ing)?/,
        / (?:\S+ ){0,3}/,
        anyOf(
          /broken|broke|stopped (?:working|updating|syncing)|disconnected|expired/,
          /not (?:working|updating|syncing|connecting)|failed|error/,
        ),
        /\b/,
      ),
      /\b(?:reconnect|re connect|sign in again|fix the connection|re ?link)\b/,
    ),
    unless: /\b(?:late|fees?|statement)\b/,
    says: "Open Accounts: a connection that waits for you says so, with a button to sign in at your bank again. What was there stays, and nothing comes twice.",
    screen: ["Open Accounts", "/accounts"],
  }),
  fact({
    id: "same-account-twice",
    asks: /\b(?:same|duplicate|double) accounts?\b(?: \S+){0,4}|\baccounts? (?:\S+ ){0,4}(?:twice|two times|duplicated|doubled)\b/,
    unless: /\b(?:charged|paid|spen[dt]|joint|wife|husband|share|login|see the same)\b/,
    says:
      "Accounts says “These look like the same account” where one is there twice, and lets you keep one of them. " +
      "You can also disconnect one in its details.",
    screen: ["Open Accounts", "/accounts"],
  }),
  fact({
    id: "wrong-balance",
    asks: anyOf(
      inOrder(
        /\b(?:balance|account)/,
        / (?:\S+ ){0,3}(?:wrong|off|incorrect|does not match|not right|different from|not matching|outdated|old)\b/,
      ),
      /\b(?:wrong|incorrect|outdated|old) balances?\b/,
    ),
    unless: /\b(?:transfer|year|years|card payment|budget)\b/,
    says:
      "A bank's balance is the one it sent last: “Refresh transactions” on Accounts asks for a new one, and " +
      "pending charges may be in it or not. An account by hand has “Update balance” on its own page.",
    screen: ["Open Accounts", "/accounts"],
  }),
  fact({
    id: "close-account",
    asks: anyOf(
      inOrder(
        /\b(?:closed|old|inactive|paid off|sold)/,
        / (?:\S+ )?(?:bank )?accounts?\b.*\b(?:hide|keep|remove|archive|still (?:shows?|there)|close)\b/,
      ),
      /\b(?:hide|archive|mark) (?:\S+ ){0,3}accounts?\b(?: as closed)?/,
    ),
    unless: /\b(?:delete my account|credit score|should|score|fee)\b/,
    says:
      "An account that you keep by hand has “Close account” on its page: its transactions stay, and it takes no " +
      "new ones. A bank's account can only be disconnected, and its transactions go with it.",
    screen: ["Open Accounts", "/accounts"],
  }),
];

export const PHRASE_GUIDE: readonly GuideTopic[] = [...LOOKS, ...SIGN_IN, ...DATA_IN, ...ROW_PHRASES, ...PLAN_PHRASES];
