// The guide to somebody's own data: taking it along, leaving, the plan, and who sees what.

import { anyOf, anyWordOf, either, inOrder } from "~/domain/language/pattern";
import { at, CHANGES, type GuideTopic, type Offered, PROGRAM, type GuideAnswer, SEES } from "./topic";
import { SUBSCRIBE_PLANS } from "~/texts/subscribe-plans";

const prices = (): string => SUBSCRIBE_PLANS.map(({ price, period }) => `${price} ${period}`).join(", or ");

const NOTHING_SOLD: GuideAnswer = {
  lead: "Nothing is sold on this server: everything is open to you, and there is nothing to pay or to cancel.",
};
const ifSold =
  (sold: GuideTopic["says"]): GuideTopic["says"] =>
  (offered) =>
    offered.billing ? sold(offered) : NOTHING_SOLD;
const planScreen = ({ billing }: Offered) =>
  billing ? { label: "Manage Subscription", href: "/cancel-trial" } : { label: "Open Settings", href: "/settings" };

function outsideModel({ model }: Offered): string {
  return model
    ? "An outside model words the coach's answers only if you agreed to it; under the question box it says what is sent, and you can switch it off there."
    : "The built-in coach answers without sending anything to anybody.";
}

/** A figure is asked for, so it is heard before what else asks for figures. */
export const PRICE: GuideTopic = {
  id: "price",
  does: /(?!)/,
  thing: /(?!)/,
  alone: new RegExp(
    either(
      "\\b(?:cost|costs|price|pay|charge|charges|how much|fee)\\b" +
        `(?: (?:is|are|does|do|for|of|the|to|use|using|i|we|you|it|it to use|a month of)){0,5} ${PROGRAM}\\b`,
      `\\b${PROGRAM} (?:\\w+ )?(?:costs?|charges?|free|expensive)\\b|\\bis ${PROGRAM} (?:really )?free\\b`,
      "\\b(?:price|cost) of (?:the |a )?(?:subscription|plan|app|premium)(?: here)?$",
      "\\byour (?:prices?|pricing|plans)\\b|\\bhow much (?:\\w+ ){0,8}(?:after|once) (?:the|my) (?:free )?trial\\b",
      "^(?:so )?(?:how much|what) (?:do|does|is|are) (?:you|it) (?:cost|charge)(?: a month| per month)?$",
      "\\bcheaper (?:to pay|to go|if i pay) (?:by the year|yearly|annually|for (?:a|the) (?:whole )?year)$",
      "\\b(?:yearly|annual|monthly) or (?:the )?(?:yearly|annual|monthly) plan\\b",
    ),
  ),
  unless: /\b(?:did|usually|last|spend|spent|was|were|me|us)\b/,
  says: ifSold(() => ({
    lead: `The app costs ${prices()}, after a free trial of 14 days.`,
    note: "“Manage Subscription” in the menu says what you have.",
  })),
  screen: ({ billing }) =>
    billing ? { label: "See the plans", href: "/subscribe" } : { label: "Open Settings", href: "/settings" },
};

export const DATA_GUIDE: readonly GuideTopic[] = [
  {
    id: "export",
    does: /\b(?:export\w*|download\w*|back ?up|save|get|extract|take|copy|open|put)\b/,
    thing: anyWordOf(
      /csv|excel|spreadsheets?|google sheets|ofx|qif|quicken|gnucash|hledger|beancount|archive|backup/,
      /export (?:my |the |all )*(?:transactions|data|history|spending)/,
      /download (?:my |the |all )*(?:transactions|data|history|statements?)/,
    ),
    alone: /\bexport\w*\b|\bdownload (?:my|all|the) (?:data|transactions)\b/,
    unless: /\bimport\w*\b|\bcourt\b|\bsave (?:more|money|up)\b|\bget (?:a|an) (?:loan|card)\b|\bdelete\b/,
    isOrdered: true,
    says: () => ({
      lead: "You take your data with you under Security, “Your data”:",
      steps: [
        "Confirm your password.",
        "“Transactions as CSV” opens in Excel and other spreadsheets; “Download my data” gives a ZIP of everything.",
        "For other programs there are OFX, QIF, hledger and Beancount files, of all accounts or of one.",
      ],
      note: "As CSV, too: what a search lists (“Export CSV” on Transactions) and the report alone (under “Income vs Spending” on the Dashboard).",
    }),
    screen: at("Open Your data", "/security#your-data"),
  },
  {
    id: "delete-account",
    does: /\b(?:delete|deleting|close|closing|erase|remove|cancel|deactivate|get rid of|leave|quit)\b/,
    thing: new RegExp(
      either(
        "\\b(?:my (?:whole |entire |user )?account(?: here| with you)?|all my data|my profile|" +
          "everything about me|my user)\\b",
        `\\baccount (?:with|on|in|from) ${PROGRAM}\\b`,
      ),
    ),
    unless:
      /\b(?:bank|checking|savings|credit|brokerage|loan|linked|investment|card)\b|\baccount (?:at|with) (?!mind|you)\w+/,
    isOrdered: true,
    isOwn: true,
    says: ({ billing }) => ({
      lead: "You delete your account under Security, “Your data”:",
      steps: [
        "Download your data first, if you want to keep it.",
        "Confirm your password, and choose “Delete my account”.",
        "Confirm it once more: transactions, budgets, goals, conversations and your sign-in go for good.",
      ],
      ...(billing ? { note: "If you have a plan, see under Manage Subscription what happens to it first." } : {}),
    }),
    screen: at("Open Your data", "/security#your-data"),
  },
  {
    id: "cancel-plan",
    does: /\b(?:cancel\w*|stop|end|quit|unsubscribe|leave)\b/,
    thing: new RegExp(
      either(
        "\\b(?:my|the|this|our|a) (?:(?:app|premium|paid|annual|monthly|yearly|free|mind my money) )*" +
          "(?:subscription|plan|trial)\\b",
        `\\bsubscription (?:to|for|with|of) ${PROGRAM}\\b|\\b(?:free trial|premium)\\b`,
        `\\bpaying (?:for )?${PROGRAM}\\b`,
      ),
    ),
    unless: anyOf(
      /\bsubscription (?:to|for|with|at) (?!this|the app|you|mind|here|premium)\w+/,
      /\b(?:plan for|plan to|which|any|phone|internet|cell|data|payment|savings|mobile) /,
    ),
    isOrdered: true,
    isOwn: true,
    says: ifSold(() => ({
      lead: "You cancel on the Manage Subscription page:",
      steps: [
        "Open Manage Subscription, which is in the menu.",
        "In the trial choose “Cancel Trial”; with a plan choose “Manage billing”, and cancel it there.",
      ],
      note: "You keep your access until the end of what is paid. What others charge you, a gym or a streaming service, you cancel with them.",
    })),
    screen: planScreen,
  },
  PRICE,
  {
    id: "trial-card",
    does: /\b(?:put|enter|give|add|have|need|use|start|try)\b/,
    thing: /\b(?:credit |debit )?cards?\b.*\btrial\b|\btrial\b.*\bcards?\b/,
    alone:
      /\b(?:credit |debit )?card (?:for|to start|before) (?:the |a |my )?(?:free )?trial\b|\btrial (?:need|require)\w* (?:a |my )?(?:credit )?card\b/,
    says: ifSold(() => ({
      lead: "No. The 14 days start without a card; you only need one if you subscribe afterwards.",
    })),
    screen: planScreen,
  },
  {
    id: "trial-end",
    does: /(?!)/,
    thing: /(?!)/,
    alone: anyOf(
      /\b(?:my|the|this) (?:free )?trial (?:\w+ ){0,3}(?:ends?|ending|over|up|expires?|expiring|run out|runs out|left|last)\b/,
      /\b(?:left|days) (?:\w+ ){0,3}(?:my|the|this) (?:free )?trial\b|\bwhen (?:\w+ ){0,3}trial (?:end|over|up|expire)/,
    ),
    withFigure: /\bhow (?:many days|much time|long) (?:\w+ ){0,5}trial\b/,
    says: ifSold(({ trialDaysLeft }) =>
      trialDaysLeft > 0
        ? { lead: trialDaysLeft === 1 ? "Your trial ends tomorrow." : `Your trial ends in ${trialDaysLeft} days.` }
        : { lead: "No trial is running. “Manage Subscription” in the menu says what you have." },
    ),
    screen: planScreen,
  },
  {
    id: "change-plan",
    does: new RegExp(`\\b(?:${CHANGES}|upgrade|downgrade|renew|subscribe|buy|get|${SEES})\\b`),
    thing: new RegExp(
      "\\b(?:my (?:subscription|plan)|premium|annual plan|monthly plan|yearly plan|billing|invoices?|" +
        `payment method|card on file|receipts? (?:from|for) ${PROGRAM})\\b`,
    ),
    unless:
      /\b(?:phone|internet|cell|data|savings|debt|payoff|goal|budget|insurance|billing cycle)\b|\bmy plan (?:to|for|of)\b/,
    isOwn: true,
    says: ifSold(() => ({
      lead: "Your plan is on the Manage Subscription page, which is in the menu.",
      steps: [
        "“See the plans” offers monthly and annual.",
        "“Manage billing” changes the card, shows invoices and changes or cancels the plan.",
      ],
    })),
    screen: planScreen,
  },
  {
    id: "who-sees",
    does: /\b(?:who|see|sees|share|shared|sell|sold|safe|secure|private|read|stored?|protect|access|send|sent|keep)\b/,
    alone: new RegExp(
      "\\b(?:privacy policy|who (?:\\w+ )?(?:sees?|access) (?:my|our) \\w+|" +
        "(?:sell|share|store|keep|send) (?:my|our|any of my) (?:\\w+ )?(?:data|info|information|figures)|openai|" +
        "chatgpt|(?:is|are) (?:my|our) (?:data|information|info|money data) (?:safe|private|secure|encrypted)|" +
        `is ${PROGRAM} (?:safe|secure|private))\\b`,
    ),
    thing: new RegExp(
      "\\b(?:my (?:data|information|info|numbers|transactions|finances)|data (?:safe|private|secure|sold)|" +
        `openai|chatgpt|third part\\w+|advertisers|privacy|encrypted|outside model|(?:is|are) ${PROGRAM} ` +
        "(?:safe|secure|private))\\b",
    ),
    unless:
      /\b(?:how much|how many|can i see|where (?:can|do) i see|do i see|show|chart|export\w*|download\w*|delete|spend\w*)\b|\bdo you see\b|\bwhere is\b/,
    says: (offered) => ({
      lead: "Your figures are yours alone: no other user sees them, and nothing is sold.",
      steps: [
        outsideModel(offered),
        ...(offered.bankPages || offered.bankToken
          ? ["A bank connection only reads: it can't move money, and your bank password never reaches us."]
          : []),
        "Under Security you download everything that is stored, or delete it.",
      ],
      note: "The privacy page says all of it.",
    }),
    screen: at("Read the privacy page", "/privacy"),
  },
  {
    id: "outside-model",
    does: new RegExp(
      `\\b(?:${CHANGES}|turn (?:on|off)|use|using|disable|enable|stop|agree|opt|switch (?:on|off)|are you|do you|is this)\\b`,
    ),
    thing: /\b(?:outside model|ai model|the ai|an ai|chatgpt|gpt|openai|llm|language model|coach consent|consent|ai)\b/,
    unless: /\b(?:how much|spen[dt]|subscription)\b/,
    says: (offered) =>
      offered.model
        ? {
            lead: "An outside model may read your questions and word my answers only with your consent; every amount is still put in by this app.",
            steps: [
              "Open the coach, and go to the card below the question box.",
              "“Switch it off” ends it; “I agree, switch it on” starts it.",
            ],
          }
        : {
            lead: "No outside model is set up here: the built-in coach answers, by rules over your own figures, and nothing is sent to anybody.",
          },
    screen: ({ model }) =>
      model
        ? { label: "The outside model", href: "/coach?tab=ask#outside-model" }
        : { label: "Open Settings", href: "/settings#coach" },
  },
  {
    id: "share",
    does: /\b(?:share|sharing|add|invite|give|join|use)\b/,
    thing: anyOf(
      inOrder(
        /\b(?:this|access|app|account|login|it|budget|household)\b.*\b/,
        anyOf(
          /wife|husband|spouse|partner|girlfriend|boyfriend|family|roommate|accountant|someone|somebody/,
          /another (?:user|person)|second (?:user|person)/,
        ),
        /\b/,
      ),
      /\b(?:invite|add) (?:my |a |another )*(?:wife|husband|spouse|partner|user|person|family member)\b/,
      /\bjoint (?:login|account here)\b/,
    ),
    unless: /\b(?:spen[dt]|pay|paid|owe|card|bills?|rent|income|money)\b/,
    says: () => ({
      lead: "There's no shared household yet: each person has their own account, and nobody else sees what is in yours.",
      note: "To show somebody your figures, print a page, or give them a file from “Download my data”.",
    }),
    screen: at("Open Your data", "/security#your-data"),
  },
];
