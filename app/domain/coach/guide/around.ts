// The guide to what people ask around the product: what it can't do, where things come from, what a word on a screen means.

import { anyOf, inOrder } from "~/domain/language/pattern";
import { fact } from "./fact";
import type { GuideTopic } from "./topic";
import { FROM_WHERE, WHAT_IS } from "./from-where";

/** What it can't do, and what it doesn't take. */
const NOT_HERE: readonly GuideTopic[] = [
  fact({
    id: "texting",
    asks: anyOf(
      /\b(?:whatsapp|telegram)\b(?!.*\b(?:spen[dt]|paid)\b)/,
      /\b(?:text|sms|message) (?:me|us|my phone)\b|\b(?:text messages?|texts|sms)\b(?!.*\bspen[dt]\b)/,
      /\b(?:call|phone|ring) (?:me|us) (?:when|if|before|about)\b/,
    ),
    unless: /\b(?:scam|fraud|code|codes|irs|bank texted|got a text|someone|somebody|link|ex|him|her|unlimited)\b/,
    says: "It sends no text messages and makes no calls. It can tell you in three ways: the bell in the app, an email, or a push message on your phone.",
    steps: [
      "Open Settings, “Notices”.",
      "Tick Bell, Email or Push beside bills, balances and the others.",
      "Choose “Save notices”.",
    ],
    screen: ["Open Notices", "/settings#notices"],
  }),
  fact({
    id: "receipts",
    asks: anyOf(
      inOrder(
        /\b(?:attach|upload|add|save|keep|store|scan|snap|take|put)(?:ing)? (?:\S+ ){0,4}/,
        /(?:receipts?|photos?|pictures?|pics?|images?|attachments?|documents?|invoice|warranty)\b/,
      ),
      /\b(?:receipt|photo) (?:scanner|scanning|upload|attachments?)\b|\bcamera\b/,
    ),
    unless: /\b(?:buy|bought|cost|spen[dt]|budget|goal|category|profile|categories)\b/,
    says: "No, nothing can be attached to a transaction. You can write a note on it and give it tags, which the filters find again.",
    screen: ["Open Transactions", "/transactions"],
  }),
  fact({
    id: "moves-money",
    asks: anyOf(
      inOrder(
        /\b(?:does|can|could|will|would) (?:this|it|you|this thing|the app|this app|the coach|mind my money)(?: (?:ever|also|just|really))? /,
        /(?:move|moves|moving|touch|touches|take|takes|transfer|transfers|withdraw|send|spend|access|pay|pays) /,
        /(?:my|our|any|the|actual|real)(?: own| actual| real)? (?:money|cash|bills?|funds|bank account|rent|card|accounts)\b/,
      ),
      /\b(?:pay|paying) (?:my |a |the |our )?bills? (?:from|in|through|with|inside|using) (?:here|this|the app|mind my money|you)\b/,
      /\b(?:read only|only reads?|just reads?)\b/,
    ),
    unless: /\b(?:ex|wife|husband|someone|somebody|anyone|scam\w*|cover|enough)\b/,
    says: "No. It only looks: it can't move money, pay a bill, or change anything at your bank. What you set here, a budget or a goal, stays here.",
    screen: ["Read the privacy page", "/privacy"],
  }),
  fact({
    id: "cancels-nothing",
    asks: inOrder(
      /\b(?:can|could|will|would|do|does) (?:you|it|this|the app|mind my money) (?:\S+ )?/,
      /(?:cancel|negotiate|lower|dispute|unsubscribe|end) (?:\S+ ){0,4}(?:for me|for us|subscriptions?|memberships?|bills?|charges?)\b/,
    ),
    unless: /\btrial\b|\bthis app\b/,
    says: "I can't do that for you: what others charge, you cancel or dispute with them. I can list what you pay and say what it would save.",
    screen: ["Open Recurring", "/recurring"],
  }),
  fact({
    id: "tax-forms",
    asks: inOrder(
      /\b(?:tax (?:forms?|documents?|report|return|software|export|summary)|turbo ?tax|1099s?|w 2s?|file (?:my |our )?taxes)\b/,
      /(?=.*)/,
    ),
    unless: /\b(?:cost|spen[dt]|paid|pay|refund|owe|due|afford|preparer)\b/,
    says:
      "It makes no tax forms and files no taxes. What helps: give the transactions a tag, “tax” say, filter by " +
      "it, and download your data as a table for your preparer.",
    screen: ["Open Your data", "/security#your-data"],
  }),
  fact({
    id: "two-budgets",
    asks: anyOf(
      /\b(?:two|2|several|multiple|more than one|second|another|separate|different) budgets?\b(?! (?:items?|categor\w+))/,
      /\b(?:weekly|bi ?weekly|yearly|annual|quarterly|per paycheck|by paycheck|every two weeks) budgets?\b/,
      /\bbudgets? (?:by the|per|for each|for every|by) (?:week|paycheck|year|quarter|pay period)\b/,
    ),
    unless: /\b(?:over|left|spen[dt]|afford|raise|lower|compare|which)\b/,
    says: "There is one budget: an amount for each category and calendar month. For a part of it you can make a category of your own and give that an amount.",
    screen: ["Open Budget", "/budget"],
  }),
  fact({
    id: "accountant",
    asks: inOrder(
      /\b(?:can|could|how (?:do|can|would)|will|does|is there)\b(?: \S+){0,6} /,
      /(?:accountants?|cpa|preparer|bookkeeper|tax (?:guy|lady|person)|financial advisor|planner)\b/,
    ),
    unless: /\b(?:cost|spen[dt]|paid|afford|pay|owe|hire|worth|need (?:a|an))\b/,
    says: "Nobody else has a way in, but you can hand over a copy: “Download my data” has all transactions as a table for Excel, and any page prints.",
    screen: ["Open Your data", "/security#your-data"],
  }),
  fact({
    id: "budget-one-month",
    asks: /\bbudgets? (?:\S+ ){0,3}(?:just|only) (?:for )?(?:this|one|next|a single) month\b|\bone time budget\b/,
    unless: /\b(?:left|over|spen[dt]|doing)\b/,
    says:
      "An amount holds for every month until you change it. For one month alone use “Move money” on the Budget " +
      "page: what is moved there between categories holds for that month.",
    screen: ["Open Budget", "/budget"],
  }),
  fact({
    id: "pdf-statements",
    asks: anyOf(
      /\b(?:import|upload|read|use|open|load|bring in|take) (?:\S+ ){0,4}(?:pdfs?|paper statements?|screenshots?|xlsx|pictures? of)\b/,
      /\bpdf (?:statements?|files?|imports?)\b|\bstatements? (?:as|in) (?:a )?pdf\b/,
    ),
    unless: /\b(?:print\w*|save|export\w*|download\w*)\b/,
    says: "A PDF or a picture can't be read. At your bank download the same statement as CSV, OFX or QIF, and choose that file.",
    screen: ["Open Import", "/import"],
  }),
];

export const AROUND_GUIDE: readonly GuideTopic[] = [...NOT_HERE, ...FROM_WHERE, ...WHAT_IS];
