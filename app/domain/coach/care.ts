// What is answered with care before any figure is looked at: what to do first, and who helps. Read before everything else.

import { FactNotes } from "~/domain/coach/query/answer";
import type { Fact } from "~/domain/coach/facts/fact";
import { CARE_LINES, type CareLine } from "~/domain/household/free-help";
import type { Day } from "~/domain/periods";

type Say = (line: CareLine) => string;
type Topic = { id: string; match: RegExp; answer: (say: Say) => string };

const KIN =
  "(?:husband|wife|spouse|partner|boyfriend|girlfriend|fianc[eé]e?|ex|mom|mother|dad|father|parents?|son|daughter|brother|sister|roommate|boss|neighbor|friend)";
const RETIREMENT = "(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|\\bira\\b|roth|pension|retirement)";

const TOPICS: readonly Topic[] = [
  {
    id: "self-harm",
    match:
      /suicid|\bkill (?:myself|me now)\b|\bend (?:it all|my life)\b|\b(?:do ?n'?t|do not|no longer) (?:want|wanna) (?:to )?(?:live|be here|be alive|exist|wake up)\b|\bno reason to (?:live|go on)\b|self[- ]harm|\bhurt(?:ing)? myself\b|better off (?:without me|dead)|\b(?:ca ?n'?t|cannot|do ?n'?t) see (?:a|any) way out\b|\bca ?n'?t (?:go on|do this|take (?:it|this))(?:\s+like this)?(?:\s+any ?more)?[.!?]*$|not worth living|\b(?:wish i (?:was|were)|rather be) dead\b|worth more dead/,
    answer: (say) =>
      `I'm glad you said it. This is bigger than money, and you don't have to carry it alone: please call or text ${say("lifeline")}, the Suicide & Crisis Lifeline, at any hour, or talk to someone you trust right now. In an emergency call ${say("emergency")}. Whatever the figures say, they can be worked out later, step by step, and I'll help with them.`,
  },
  {
    id: "scam",
    match: new RegExp(
      [
        "gift ?cards?\\b.*\\b(?:irs|arrest\\w*|warrant|pay|owe|police|told|says?|text|boss|caller|support|fine|fee|social security)\\b",
        "\\b(?:irs|arrest\\w*|warrant|police|caller|boss|support|social security)\\b.*gift ?cards?",
        "\\b(?:wants?|asks?|asked|asking|needs?|give|gave|read|share|tell|send|sent)\\b.*\\b(?:verification|security|text(?:ed)?|one[- ]time|passcode|otp|login|six[- ]digit|6[- ]digit) ?(?:code|number|pin|passcode)?s?\\b.*(?:\\bcode|$)",
        "\\bsafe account\\b|anydesk|teamviewer|remote access|\\bon(?:to|) my computer\\b.*\\b(?:bank|refund|support)\\b",
        "\\b(?:telegram|whatsapp|instagram|online|discord)\\b.*\\b(?:double[sd]?|crypto|bitcoin|invest\\w*|trading|guarantee\\w*|returns?)\\b",
        "\\b(?:doubles?|doubling|guarantee[sd]?)\\b.*\\b(?:crypto|bitcoin|money|returns?)\\b",
        "\\bmet (?:him|her|them|a (?:guy|girl|man|woman)|someone|somebody)?\\b.*\\bonline\\b.*\\b(?:money|send|sent|wire|crypto|cash|flight|visa)\\b",
        "\\b(?:overpaid|too much)\\b.*\\b(?:send|wire|pay|zelle)\\b.*\\bback\\b",
        "\\bwon\\b.*\\b(?:prize|lottery|sweepstakes)\\b.*\\b(?:fee|tax(?:es)?|pay|customs)\\b",
        "\\bis (?:this|it|that) a scam\\b|\\bbeing scammed\\b|\\bgot scammed\\b|\\bscammer",
      ].join("|"),
    ),
    answer: (say) =>
      `This looks like a scam, so please stop here: don't pay, don't read out a code, don't let anybody onto your computer or phone, and hang up. No agency, bank or company asks for gift cards, codes or money moved to keep it safe, and nobody can promise a return. Call your bank by the number on the back of your card, at once if money or a code has gone out already, and report it at ${say("fraud")}. You did nothing wrong by asking.`,
  },
  {
    id: "abuse",
    match: new RegExp(
      `\\b${KIN}\\b.{0,20}\\b(?:takes?|took|controls?|steals?|stole|hits?|threaten\\w*|forced?|forces|wo ?n'?t let me|does ?n'?t let me|never lets me|makes me)\\b.*\\b(?:money|pay ?check|cards?|accounts?|wages|cash|sign|loans?|bank|me)\\b|\\b(?:afraid|scared) of my ${KIN}\\b`,
    ),
    answer: (say) =>
      `I'm sorry, that isn't right, and it isn't your fault. Someone who controls or takes your money may be hurting you, and there are people who know what to do, in private and for free: the National Domestic Violence Hotline, ${say("abuse")}, at any hour. If you're in danger, call ${say("emergency")}. When it's safe, an account in your name alone, at another bank, with a new password and mail that nobody else reads, is a first step.`,
  },
  {
    id: "identity-theft",
    match:
      /identity (?:theft|stolen|was stolen)|stole my identity|\b(?:opened|took out|applied for)\b.*\bin my name\b|\b(?:ssn|social security number)\b.*\b(?:stolen|leaked|hacked|out there|dark web)\b/,
    answer: (say) =>
      `Act on it today, in this order: freeze your credit at Equifax, Experian and TransUnion (it's free), call the bank or lender where it happened and close what isn't yours, then make a report and a plan at ${say("identity")}. Change the passwords of your mail and your bank first if somebody may have them.`,
  },
  {
    id: "hide-money",
    match:
      /\bhid(?:e|ing)\b.*\b(?:income|money|cash|assets?|earnings|account)\b.*\b(?:irs|tax(?:es)?|court|creditors?|divorce|benefits|wife|husband|spouse)\b|\b(?:evad\w+|dodg\w+|cheat\w*)\b.*\btax|\bnot report\w*\b.*\bincome\b/,
    answer: (say) =>
      `I can't help with hiding it: that can end in penalties or worse. There are legal ways to owe less, such as retirement contributions, credits and deductions, and if you can't pay, the tax office makes payment plans. A tax preparer looks at it for free in the VITA program; ${say("local")} knows where.`,
  },
  {
    id: "gambling",
    match:
      /\b(?:gambl\w+|betting|sports ?bets?|casino|slots|poker|parlays?)\b.*\b(?:ca ?n'?t stop|addict\w*|problem|lost|losing|win (?:it|my money) back|chas\w+|debt|help)\b|\b(?:ca ?n'?t stop|addict\w*|win (?:it|my money) back|lost)\b.*\b(?:gambl\w+|betting|bets?|casino|slots|poker|parlays?)\b/,
    answer: (say) =>
      `That is hard, and it can be stopped. Don't try to win it back. Call the National Problem Gambling Helpline, ${say("gambling")}, free and at any hour, and ask your bank to block gambling on your cards today. Someone you trust can hold the cards for a while. What is owed can be sorted out afterwards, and I'll help with that.`,
  },
  {
    id: "no-food-or-home",
    match:
      /\b(?:evict\w*|notice to (?:quit|vacate)|homeless|sleeping in (?:my|our|the) car)\b|\b(?:no|out of|ca ?n'?t (?:afford|buy|get)|not enough) (?:money for )?(?:food|groceries to eat)\b|\b(?:hungry|starving|have ?n'?t eaten|nothing to eat)\b/,
    answer: (say) =>
      `That comes before everything else here. Call ${say("local")}: they know today's help with rent, power and food where you live. For your home, a counselor approved by HUD speaks with your landlord or lender beside you, for free: ${say("housing")}. Don't move out or sign anything before that, and answer every court paper by its date. Pay for food, home and power before any card or loan.`,
  },
  {
    id: "court",
    match:
      /\bgarnish\w*|\b(?:being|getting|got|am|been) sued\b|\bsuing me\b|\blawsuit\b|\bsummons\b|\bjudge?ment against\b/,
    answer: (say) =>
      `Don't let the date on the papers pass: answer the court in writing by then, even if the debt is right, or you lose without being heard. Ask for legal aid, which is free for many, at ${say("legal")}. Some income, Social Security for one, mostly can't be taken. I can't give legal advice, but I can help you see what you could pay.`,
  },
  {
    id: "fast-loans",
    match: /\bpay ?day loans?\b|\b(?:car )?title loans?\b|\bloan shark\b/,
    answer: (say) =>
      `Please leave that as the very last thing: such loans often cost more than three times a card's yearly rate, and most are taken again to pay the one before. Ask first for a later due date, a hardship plan or an advance from work, and look for a small loan from a credit union. A nonprofit counselor helps for free: ${say("counselor")}.`,
  },
  {
    id: "debt-settlement",
    match:
      /\bdebt (?:settlement|relief)\b|\bsettle my debts?\b|\bcompany\b.*\b(?:erase|wipe out|cut|settle)\b.*\bdebts?\b/,
    answer: (say) =>
      `Be careful: firms that promise to settle debt often tell people to stop paying, charge a lot, and leave them with lawsuits and tax to pay. Never pay a fee before a debt is settled; that's against the law for calls and ads. A nonprofit credit counselor does the same talking with lenders for little or nothing: ${say("counselor")}.`,
  },
  {
    id: "retirement-early",
    match: new RegExp(
      `\\b(?:cash(?:ing)? (?:out|in)|withdraw\\w*|tak(?:e|ing)|pull(?:ing)?|drain\\w*|empty(?:ing)?|borrow\\w*|us(?:e|ing))\\b.{0,40}${RETIREMENT}`,
    ),
    answer: () =>
      "Usually better not. Before the age of fifty-nine and a half, most of what is taken out is taxed as income, and a tenth more is kept as a penalty, so that a third can be gone; what it would have grown to is gone as well. Ask the plan about a hardship withdrawal or a loan, and a tax preparer about the exceptions, before you sign. If it's to pay debts, a nonprofit credit counselor should look first: much of retirement money is safe from creditors while it stays there.",
  },
  {
    id: "others-accounts",
    match: new RegExp(
      `\\b(?:my |your |his |her )?${KIN}(?:'s|s|s')\\s+(?:\\w+ )?(?:accounts?|balances?|spending|cards?|transactions?|bank|pay ?check|salary)\\b|\\b(?:someone|somebody|anyone|another (?:person|user|customer)|other (?:people|users?|customers?))(?:'s|s'|s)?\\b.*\\b(?:accounts?|balances?|transactions?|data)\\b`,
    ),
    answer: () =>
      "I only see your own accounts, and nobody else sees yours. Whoever it is can look at theirs in an account of their own.",
  },
  {
    id: "secrets",
    match:
      /\b(?:full|whole|complete|entire) (?:account|card|routing) numbers?\b|\bmy (?:pin|cvv|password|ssn|social security number)\b/,
    answer: () =>
      "I don't have that, on purpose: of an account only the last digits are kept here, and no PIN or password of a bank ever. Your bank's own app or a check has the full number. Don't write it into a chat.",
  },
  {
    id: "orders",
    match:
      /^(?:hey |ok |please |can you |could you |will you |would you |i want you to |i need you to |just )*(?:transfer|send|wire|zelle|venmo|move|withdraw|deposit|invest)\b (?!.*\b(?:how|what|should|why|would|when|did|last|this month)\b).*(?:\d|\bmoney\b|\ball\b|\bhalf\b)/,
    answer: () =>
      "I can't move money; I only answer questions about it. A transfer is made in your bank's own app. When it's done there, it shows up here by itself.",
  },
  {
    id: "minor",
    match:
      /\b(?:i am|i.?m) (?:only )?(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)(?: years? old| yrs?\b| yo\b| and\b|[.,!?]|$)/,
    answer: () =>
      "Good that you think of it early. Under eighteen, an account or a card needs a parent or another grown-up who signs with you, and money decisions are best made with somebody you trust. Ask for a savings account without fees, put in a fixed part of what you get, and you're ahead of most.",
  },
];

/** The answer that comes before any figure; null where nothing calls for one. */
export function careFor(text: string, today: Day): { id: string; text: string; facts: readonly Fact[] } | null {
  const plain = text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim();
  const topic = TOPICS.find(({ match }) => match.test(plain));
  if (!topic) return null;
  const notes = new FactNotes(1, today);
  const said = topic.answer((line) => notes.name(`help-${line}`, CARE_LINES[line]));
  return { id: topic.id, text: said, facts: notes.facts };
}
