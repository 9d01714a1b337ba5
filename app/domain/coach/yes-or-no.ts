// A yes or a no says what it affirms: 'Yes, it fits', never a bare 'Yes' that the reader has to guess the sense of. And where a
// text judges ('is it dumb to keep 30k there'), a yes or a no is only said by an answer that knows which way the word points;
// any other says what it found, without it.

import { anyOf, anyWordOf, either, inOrder } from "~/domain/language/pattern";

/** What is so, and what is so where it isn't: two clauses. */
export type Claim = { yes: string; no: string };

export const MORE: Claim = { yes: "it's more", no: "it isn't more" };
export const LESS: Claim = { yes: "it's less", no: "it isn't less" };

export const verdict = (holds: boolean, { yes, no }: Claim): string => (holds ? `Yes, ${yes}.` : `No, ${no}.`);

/** A sentence that is the claim itself: 'Yes: you spent …', 'No: I see no fees …'. */
export const affirmed = (holds: boolean, sentence: string): string =>
  `${holds ? "Yes" : "No"}: ${/^I\b/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1)}`;

/** They judge wherever they stand. */
const JUDGES = anyOf(
  anyWordOf(
    /dumb|stupid|silly|crazy|insane|nuts|foolish|fools?|idiots?|idiotic|bad|wrong|terrible|awful|horrible/,
    /irresponsible|reckless|wasteful|wasting|a waste|mistake|excessive|extravagant|overkill|overboard|ridiculous/,
    /outrageous|absurd|obscene|pathetic|embarrassing|shameful|weird|overpay\w*|overpaid|overspend\w*|ripped off/,
    /rip ?off|gouged|hos(?:ed|ing)|getting played|pricey|overpriced|worr(?:y|ied)|concerned|nervous|smart|wise/,
    /unwise|dangerous|risky|healthy|unhealthy|sustainable|screwed|doomed|in trouble|behind|guilty|lucky|greedy/,
    /cheap(?:skate)?/,
  ),
  /\b(?:too|that|so) (?:much|little|high|low|big|small|large|many|few|expensive|steep|tight|often)\b/,
  /\b(?:is|are|was|were) (?:it|that|this|those|these) a (?:lot|little|problem)\b|\ba lot for\b|\bgood idea\b/,
);
/** Of these only what something is called: 'is that normal', and not 'more than in a normal month'. */
const JUDGES_AS_CALLED = inOrder(
  /\b(?:is|are|am|was|were|looks?|seems?|sounds?|feels?)(?: \S+){0,9} /,
  anyOf(
    /normal|typical|average|unusual|abnormal|strange|odd|high|low|expensive|steep|reasonable|fair|excessive|enough/,
    /okay|ok|alright|fine/,
  ),
  /(?= *[?.!,]| *$| for\b| or\b| to\b)/,
);
const HELD_AGAINST = /\b(?:than|compared|versus|vs|against)\b/;

/** What an answer opens the right way: those words, and no others. */
const ABLE = /^(?:ok|okay|alright|fine|enough|reasonable|fair)$/;
const AMOUNT = /^(?:too|that|so) (?:much|high|big|large|expensive|steep|many|often)$/;
const KNOWN: Readonly<Record<string, readonly RegExp[]>> = {
  standing: [/./],
  "good-rate": [/./],
  "budget-figure": [/./],
  "debt-total": [AMOUNT, /^bad$|\ba (?:lot|problem)$|^a lot for$/],
  judge: [AMOUNT, /^(?:excessive|overspend\w*|high|expensive|steep)$|\ba lot$|^a lot for$/],
  "emergency-fund": [ABLE, /^healthy$/, AMOUNT],
  "save-more": [ABLE, AMOUNT, /^healthy$/],
  "savings-rate": [ABLE, /^healthy$/],
  afford: [ABLE, AMOUNT],
  home: [ABLE, AMOUNT],
  child: [ABLE, AMOUNT],
  "what-stands": [ABLE],
};

const OTHERS: readonly RegExp[] = [ABLE];

/** The judging words of a text, as they stand there. */
export function judgingIn(plain: string): string[] {
  const all = [...plain.matchAll(new RegExp(JUDGES, "g"))].map(([word]) => word);
  const called = HELD_AGAINST.test(plain) ? null : JUDGES_AS_CALLED.exec(plain)?.[0].split(" ").at(-1);
  return called ? [...all, called] : all;
}

/** 'I didn't spend anything, am I right', 'is it true that I haven't paid': what is asked is whether that's so. */
const NOT = "(?:didnt|havent|hasnt|hadnt|dont|doesnt|wasnt|isnt|arent|im not|never|no|nothing|not)";
const SAYS_NOT = new RegExp(
  either(
    `\\b${NOT}\\b.*\\b(?:am i right|are we right|is (?:she|he) right|right|correct|is (?:that|it) (?:right|true|` +
      "so)|true)[ ?.!]*$",
    `\\b(?:is it true|am i right|are we right|right) (?:that )?(?:i|we|there|nothing|no)\\b.*\\b${NOT}\\b`,
  ),
);

/** To a claim that says no, a figure that is there is a no. */
export const turned = (answer: string, plain: string): string =>
  SAYS_NOT.test(plain.replace(/'/g, ""))
    ? answer
        .replace(/^(Yes|No): /, (_, word: string) => (word === "Yes" ? "No: " : "Yes: "))
        .replace(OPENS_WITH_CLAIM, opened)
    : answer;
/** 'Yes, it's more' says what it affirms, and needs no word before it that may be taken either way. */
const OPENS_WITH_CLAIM = /^(?:Yes|No), (\S)/;
const opened = (_: string, first: string): string => first.toUpperCase();

/** The openings of an answer, where the text judges by a word that this kind of answer doesn't know the sense of. */
export function withoutGuess(said: string, plain: string, kind: string): string {
  const answer = turned(said, plain);
  const known = KNOWN[kind] ?? OTHERS;
  if (judgingIn(plain).every((word) => known.some((pattern) => pattern.test(word)))) return answer;
  return answer.replace(
    /(^|\n\n)(?:Yes|No)(?:, |: )(?:but )?(\S)/g,
    (_, start: string, first: string) => `${start}${first.toUpperCase()}`,
  );
}

/** 'Is it in my balance': of what is pending the answer is no, and a yes that it is there isn't one. */
const IN_BALANCE = anyOf(
  inOrder(
    /\b(?:in|included in|counted in|part of|reflected in|showing in|out of|off|deducted from|come off|hit)/,
    /(?: \S+){0,2} (?:balance|available|account|checking|total)\b/,
  ),
  /\bbalance (?:already )?(?:includes?|counts?|reflects?|shows?|has)\b/,
);

export function ofBalance(answer: string, plain: string): string {
  if (!IN_BALANCE.test(plain)) return answer;
  const pending = "No, what's pending isn't in the balance yet. ";
  return answer.replace(
    /^(Yes|No)(?:: |, )(\S)/,
    (_, word: string, first: string) => `${word === "Yes" ? pending : ""}${first.toUpperCase()}`,
  );
}
