// Questions about the product itself: 'how do I split a transaction', 'can I export to Excel'. What is done and to what have to
// be said, and nothing that is about money: 'how do I pay off my card faster' is advice.

import { bullets, paragraphs } from "~/domain/coach/advice";
import { anyOf, anyWordOf, inOrder } from "~/domain/language/pattern";
import { corrected } from "~/domain/language/spelling";
import { plainWords } from "~/domain/language/words";
import { ACCOUNT_GUIDE } from "./accounts";
import { AROUND_GUIDE } from "./around";
import { PHRASE_GUIDE } from "./by-phrase";
import { DATA_GUIDE, PRICE } from "./own-data";
import { PLAN_GUIDE } from "./plans";
import { SETTINGS_GUIDE } from "./settings";
import type { GuideTopic, Offered, Screen } from "./topic";

/** The particular before the general: of several that fit, the first is meant. */
export const GUIDE: readonly GuideTopic[] = [
  ...PHRASE_GUIDE,
  ...AROUND_GUIDE,
  ...DATA_GUIDE,
  ...SETTINGS_GUIDE,
  ...ACCOUNT_GUIDE,
  ...PLAN_GUIDE,
];

export type Guided = { id: string; text: string; screens: readonly Screen[] };

/** How something is done, where, or whether it can be. */
const ASKS = anyOf(
  /\bhow (?:do|can|could|would|should|does|did) (?:i|we|you|one|it|this|that)\b|\bhow to\b/g,
  /\bwhere (?:do|can|could|would|should|did) (?:i|we|you)\b/g,
  inOrder(
    /\b(?:is|are) there (?:a|an|any|some)? ?/g,
    anyOf(
      /ways?|option|options|button|setting|settings|place|page|screen|app|feature|mobile|dark|two|keyboard|offline/g,
      /undo|search|rule|export|import|chat|number|light|night|shortcuts?|2|iphone|android|phone|passkeys?|mfa/g,
    ),
    /\b/g,
  ),
  /\bis it possible\b|\b(?:can|could|may) (?:i|we|you|it|this|somebody|someone|anyone|other people)\b/g,
  /\b(?:am i|are you) able\b|\bdo you (?:have|support|offer|allow|sell|share|send|store|use|keep)\b/g,
  /\bdoes (?:it|this|the app|this app|mind my money)\b|\bdo i (?:have to|need to)\b/g,
  /\b(?:i|we) (?:want|need|would like|am trying|are trying|wish|would love|tried) to\b/g,
  /\b(?:i|we) (?:do not know how|can not figure out|forgot how|can not find|can not see where)\b/g,
  /\b(?:show|tell|teach) me how\b|\bwhat is the way\b|\bwhat (?:do|should) i do to\b|\btake me to\b/g,
  /\bwho (?:can|could|has|will|else)\b|\bwhat is the\b|\bwhat are the\b/g,
);
/** Of what only this product has it is enough to ask for it at all. */
const ASKS_ALONE =
  /^(?:what|where|who|which|how|why|do|does|can|could|is|are|will|i|we|show|any|got|have|need|explain|tell|if (?:i|we) (?:import|upload))\b/;
/** A figure of one's own is asked for, or what to do with money. */
const MONEY = anyOf(
  /\$|\b\d{2,}(?:\.\d\d)?\b/,
  anyWordOf(
    /afford|how much|how many|how often(?! (?:you|it|the app)\b)|how long|pay(?:ing)? (?:off|down)|faster|sooner/,
    /cheaper|should (?:i|we)|worth it|enough|save (?:more|money|up|for)|spend less|cut (?:down|back|my|our)|lower my/,
    /debt free|get out of debt|retire\w*|invest\w*|more than|less than|compared?|versus|vs|average|interest/,
    /overspen\w+|stick to|behind on/,
  ),
);
/** Days ask for what was, unless something is done to it. */
const DAYS = anyOf(
  /\b(?:last|this|past|previous) (?:week|weekend|month|year|quarter|summer|winter)s?\b/,
  /\b(?:yesterday|january|february|march|april|june|july|august|september|october|november|december)\b/,
);
/** From whom something is to be kept, or whom it is about: care and advice come before the guide. */
const SOMEBODY =
  /\b(?:from|so) (?:my|the|that) (?:\w+ )?(?:wife|husband|spouse|partner|ex|irs|court|judge|parents?|mom|dad|family|collector)\b/;
const LONGEST = 25;
const LONGEST_ALONE = 6;
const LONGEST_ORDER = 9;

const VOCABULARY: ReadonlySet<string> = new Set([
  ...GUIDE.flatMap(({ does, thing, alone }) => [does, thing, ...(alone ? [alone] : [])]).flatMap(
    ({ source }) => source.replace(/\\[bwd]|[a-z]+(?=\[)/g, " ").match(/[a-z]{5,}/g) ?? [],
  ),
  ..."moved categorize recategorize possible figure setting settings button screen there where which would could should account accounts".split(
    " ",
  ),
]);

const guideWords = (text: string): string =>
  plainWords(text)
    .split(" ")
    .map((word) => corrected(word, VOCABULARY))
    .join(" ");

const isOnlyHere = ({ alone, unless }: GuideTopic, plain: string): boolean =>
  alone !== undefined && alone.test(plain) && !unless?.test(plain);

const wordsIn = (text: string): number => text.trim().split(" ").filter(Boolean).length;

/** What is done stands right behind the question, and what it is done to not far behind that. */
function isDone({ does, thing, unless }: GuideTopic, asked: string): boolean {
  const done = does.exec(asked);
  if (!done || unless?.test(asked) || wordsIn(asked.slice(0, done.index)) > MAX_BEFORE) return false;
  const rest = asked.slice(done.index);
  const found = thing.exec(rest);
  return found !== null && wordsIn(rest.slice(0, found.index)) <= MAX_BETWEEN;
}
const MAX_BEFORE = 3;
const MAX_BETWEEN = 6;

/** What is asked: the words behind each 'how do I', or all of an order, which says first what is to be done. */
function askedIn(plain: string): string[] {
  return [...plain.matchAll(ASKS)].map(({ index, 0: asks }) => plain.slice(index + asks.length).trim());
}

function orderIn({ does, isOrdered }: GuideTopic, plain: string): string[] {
  const rest = plain.replace(/^(?:(?:please|just|hey|ok|and|yo) )+/, "");
  const isOrder = isOrdered && wordsIn(rest) <= LONGEST_ORDER && does.exec(rest)?.index === 0;
  return isOrder ? [rest] : [];
}

/** What of the product is asked about; null where the text is about money, or about nothing that the guide knows. */
export function guideTopic(text: string): GuideTopic | null {
  const plain = guideWords(text);
  const length = wordsIn(plain);
  if (length > LONGEST || SOMEBODY.test(plain)) return null;
  if (isOnlyHere(PRICE, plain)) return PRICE;
  const withFigure = GUIDE.find((topic) => topic.withFigure?.test(plain));
  if (withFigure) return withFigure;
  if (MONEY.test(plain)) return null;
  const asked = askedIn(plain);
  const mayBeAlone = asked.length > 0 || length <= LONGEST_ALONE || ASKS_ALONE.test(plain);
  return (
    GUIDE.find(
      (topic) =>
        (mayBeAlone && isOnlyHere(topic, plain)) ||
        (!DAYS.test(plain) && [...asked, ...orderIn(topic, plain)].some((part) => isDone(topic, part))),
    ) ?? null
  );
}

/** Such a one holds no story that could say more than it asks. */
export const isPlainHowTo = (text: string): boolean =>
  wordsIn(guideWords(text)) <= LONGEST_PLAIN && !/[.;!?]\s+\S/.test(text);
const LONGEST_PLAIN = 14;

const DEMO =
  "The demo account is shared by everyone, so this can't be changed in it; in an account of your own it works like this.";

export function guideFor(text: string, offered: Offered): Guided | null {
  const topic = guideTopic(text);
  return topic && guided(topic, offered);
}

export function guided(topic: GuideTopic, offered: Offered): Guided {
  const { lead, steps = [], note } = topic.says(offered);
  const [only, ...others] = steps;
  const listed = others.length === 0 ? (only ?? "") : steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
  return {
    id: topic.id,
    text: paragraphs(topic.isOwn && offered.isDemo ? DEMO : "", lead, listed, note ?? ""),
    screens: [topic.screen(offered)],
  };
}

/** It asks how something is done here, and the guide doesn't know what. */
const OF_THE_PRODUCT = anyWordOf(
  /app|website|site|page|screen|menu|button|settings?|feature|option|icon|tab|dashboard|widget|login|log in|profile/,
  /notification|export|import|upload|download/,
);
const SETS = anyWordOf(
  inOrder(
    /how (?:do|can|would) (?:i|we) /,
    anyOf(
      /change|edit|turn|set up|find|add|remove|delete|open|see|switch|rename|use|connect|enable|disable|customi[sz]e/,
      /rearrange/,
    ),
  ),
  /where (?:do|can) (?:i|we) (?:change|find|turn|set|see|edit|add|open|switch)/,
  /is there (?:a|an) (?:way|option|button|setting) (?:to|for)/,
  /can i (?:change|edit|turn|rename|customi[sz]e|rearrange|switch|connect|use)/,
);

/** Parts of the product that no money is about. */
const PARTS = /\b(?:dashboard|fonts?|widgets?|buttons?|icons?|layout|menu|sidebar|tab bar|home page|start page)\b/;
/** Such a how-to is about the product, whatever else its words could mean. */
export const isOfProduct = (text: string): boolean => {
  const plain = guideWords(text);
  return PARTS.test(plain) && (SETS.test(plain) || askedIn(plain).length > 0);
};

/** Without a guess: where things are, and what can be asked. */
export function guideToNothing(text: string): Guided | null {
  const plain = guideWords(text);
  if (MONEY.test(plain) || SOMEBODY.test(plain) || wordsIn(plain) > LONGEST) return null;
  if (!SETS.test(plain) && !(askedIn(plain).length > 0 && OF_THE_PRODUCT.test(plain))) return null;
  return {
    id: "unknown",
    text: paragraphs(
      "I don't know of a way to do that here, and I'd rather not guess. This is where things are:",
      bullets([
        "Accounts: banks, files and accounts by hand",
        "Transactions: search, categories, splits, rules",
        "Budget and Goals: what you plan and save for",
        "Settings: notices, theme, time zone",
        "Security: password, devices, your data",
      ]),
      "If it's missing, tell us under Feedback.",
    ),
    screens: [
      { label: "Open Settings", href: "/settings" },
      { label: "Open Transactions", href: "/transactions" },
      { label: "Send feedback", href: "/feedback" },
    ],
  };
}
