// The name of a goal, its colour and its kind, out of what is left of a sentence once amounts and dates are blanked.

import { GOAL_COLORS, NAME_LIMIT, type GoalColor, type GoalType } from "~/domain/goals/goals";
import { anyOf, anyWordOf, captured, either, followedBy, inOrder, onceOrMore } from "~/domain/language/pattern";
import type { Span } from "~/domain/language/words";
import { BLANK, capitalized, wordsOf } from "./text";
import { NOTHING } from "./no-names";

const COLORS = GOAL_COLORS.join("|");
const COLOR_RULES = [
  new RegExp(
    `[,;]?\\s*\\b(?:in|with|make it|paint it|use|and|as)?\\s*(?:the\\s+)?colou?r(?:ed)?(?:\\s+(?:it|is|to|of|should be|in))?\\s*[:=]?\\s*(${COLORS})\\b`,
    "i",
  ),
  new RegExp(
    `[,;]?\\s*\\b(?:make it|paint it|mark it|show it|in|use|coloured|colored)\\s+(?:the\\s+|a\\s+)?(${COLORS})` +
      "\\b(?:\\s+colou?r)?(?!\\s+[a-z]+s?\\b(?<!please|by|before|and|for|goal|with|at|in))",
    "i",
  ),
  new RegExp(`\\b(${COLORS})\\s+(?:colou?r(?:ed)?|one|goal|card|label)\\b(?!s)`, "i"),
  new RegExp(`[,;(]\\s*(${COLORS})\\s*(?=[,;).!]|$)`, "i"),
];

export function findColor(text: string): (Span & { color: GoalColor }) | null {
  for (const [index, pattern] of COLOR_RULES.entries()) {
    const match = pattern.exec(text);
    const color = GOAL_COLORS.find((name) => name === match?.[1]?.toLowerCase());
    // 'green card' is a thing, not a colour.
    if (!match || !color || (index === 2 && /card/i.test(match[0]))) continue;
    const end = match.index + match[0].length;
    const keepsNoun = /(one|goal|label)$/i.test(match[0]);
    return { start: match.index, end: keepsNoun ? match.index + color.length : end, color };
  }
  return null;
}

const DEBT = inOrder(
  /\b/i,
  captured(
    anyOf(
      /debts?|loans?|paid off|credit cards?|card balance|mortgage|apr|interest rate|% interest|overdraft|financing/i,
      /iou|collections?|past due|medical bills?|hospital bills?|back taxes/i,
    ),
  ),
  /\b/i,
);
const SAVING =
  /\b(sav(?:e|ing|ings)|put(?:ting)? (?:away|aside)|set(?:ting)? aside|down ?payment|deposit|emergency fund|nest egg|rainy day|fund)\b/i;
const DEBT_ACTION =
  /\b(owe[ds]?|owing|pay(?:ing)? (?:\S+ ){0,4}?(?:off|down)|pay back|repay(?:ing)?|debt (?:payoff )?goal|payoff goal|clear my|get out of|debt[- ]free)\b/i;

/** Paying something off is a debt, whatever else is said; a deposit for a house with a mortgage is still a saving. */
export function findType(text: string): GoalType {
  if (/\bsavings goal\b/i.test(text) && !/\bowe\b/i.test(text)) return "savings";
  if (DEBT_ACTION.test(text)) return "debt";
  return DEBT.test(text) && !SAVING.test(text) ? "debt" : "savings";
}

const RATE = inOrder(
  /[,;(]? ?\b(?:(?:at|with|and|has|having|charging|charges|is|carrying|paying) )?(?:an? )?/i,
  /(?:(?:interest|apr|rate|interest rate|annual rate) ?(?:rate ?)?(?:of|is|at|:|=)? ?)?(-?\d{1,3}(?:\.\d+)?) ?/i,
  /(?:%|percent|per cent)(?: ?(?:apr|interest rate|interest|annual rate|a year|per year|rate|p\.?a\.?))?\)?/i,
);

const RATE_WITHOUT_SIGN = inOrder(
  /[,;(]? ?\b(?:with|at|and)? ?(?:an? )?(?:apr|interest rate|interest|rate) ?(?:of|is|at|:|=)? ?(\d{1,3}(?:\.\d+)?)/i,
  /(?![\d,.]*\d)(?! ?(?:k\b|dollars|bucks|months|years))\)?/i,
);

export function findRate(text: string): (Span & { rate: number | null }) | null {
  const match = RATE.exec(text) ?? RATE_WITHOUT_SIGN.exec(text);
  if (!match) return null;
  const rate = Number(match[1]);
  const readable = rate >= 0 && rate <= 100 && /^\d+(\.\d{1,4})?$/.test(match[1] ?? "");
  return { start: match.index, end: match.index + match[0].length, rate: readable ? rate : null };
}

const QUOTED = /"([^"]{1,120})"|(?:^| )'([^']{1,120})'(?=$|[\s,.!?;])/;
const NAMED = /\b(?:called|named|titled|labelled|labeled|entitled|name it|call it|name is|name:|call this) (.+)/i;
const END = new RegExp(
  either(
    `[${BLANK},;!?()]|\\.(?=\\s|$)|\\s-\\s|:`,
    "\\s(?:by|before|until|till|with|at|and i|and a|and my|and set|and make|and have|and it|and save|and the|but|" +
      "costing|costs?|that|which|worth|within|over|because|since|so|due|starting|using|please|thanks|thank you|i|" +
      "we|it'?s|is|as|from|per|each|every|in color|in colour|target|targeting|deadline|of|for|to|on|in)\\s*" +
      `(?=[${BLANK},;.!?]|$)`,
    "\\s(?:by|before|until|till|with|at|and i|and set|and make|and have|and it|but|costing|costs?|that|which|" +
      "worth|within|because|since|so|due|starting|using|please|thanks|thank you|i|i'm|i'll|i've|we|it'?s|as soon|" +
      "as|from|per|each|every|target|targeting|deadline)\\s",
  ),
  "i",
);
const LEAD = inOrder(
  /^/i,
  onceOrMore(
    anyOf(
      / |[:\-.,'"]/i,
      inOrder(
        anyOf(
          /my|our|a|an|the|some|this|that|these|his|her|their|new goal|goal|about|around|of|for|to|up|on|together|buy/i,
          /buying|get|getting|purchase|purchasing|afford|fund|pay|paying|going|having|toward|towards|off/i,
          /down(?! ?-?payment)|remaining|total|balance|all|saving|savings|debt goal|worth|in|total of/i,
        ),
        /(?= |$)/i,
      ),
      /\u0001/i,
    ),
  ),
);
const TAIL = inOrder(
  onceOrMore(
    anyOf(
      / |[:\-.,'"!?]/i,
      inOrder(
        /\b/i,
        anyOf(
          /goals?|please|thanks|for me|target|too|as well|again|now|soon|asap|currently|already|by|for|of|at|with|and/i,
          /to|in|on|is|the|a|my|payoff|i owe|that i owe|i|so|it|costs?|costing|worth|which|that|until|before|balance/i,
          /total|will|cost|me|pay off|to pay off|back|off|(?<!down )payments?/i,
        ),
        /(?!\S)/i,
      ),
    ),
  ),
  /$/i,
);

const AFTER: { type: GoalType | "any"; pattern: RegExp }[] = [
  {
    type: "debt",
    pattern: anyOf(
      /\b(?:pay(?:ing)?|paid) (?:off|down|back)\b|\brepay(?:ing)?\b/gi,
      anyWordOf(
        /clear(?:ing)?|knock(?:ing)? out|wip(?:e|ing) out|eliminat(?:e|ing)|get(?:ting)? out of|get rid of/gi,
        /tackl(?:e|ing)|kill|finish off/gi,
      ),
    ),
  },
  { type: "debt", pattern: /\b(?:owe[ds]?|owing)\b/gi },
  {
    type: "savings",
    pattern: inOrder(
      /\b/gi,
      anyOf(
        /to (?:buy|get|purchase|afford|fund|pay for)|for (?:buying|getting)|goal ?[:-]|goals? (?:for|of|to)/gi,
        /fund for|saving(?:s)? for|save(?: up)? for|towards?/gi,
        inOrder(
          /to /gi,
          followedBy(
            inOrder(
              anyOf(
                /visit|go|travel|take|move|start|build|renovate|fix|repair|replace|remodel|attend|celebrate|upgrade/gi,
                /see/gi,
              ),
              /\b/gi,
            ),
          ),
        ),
      ),
    ),
  },
  { type: "any", pattern: /\b(?:goal ?[:-]|for|on|of|with my|about)\b/gi },
  {
    type: "any",
    pattern: /\b(?:create|add|set up|setup|start|make|open|want|need|like|begin|new|have|build|got|track)\b(?: me)?/gi,
  },
];

export function findName(blanked: string, original: string, type: GoalType): string {
  const quoted = QUOTED.exec(original);
  const said = quoted?.[1] ?? quoted?.[2];
  if (said && wordsOf(said).length > 0) return tidy(said);
  const named = NAMED.exec(blanked)?.[1];
  if (named) {
    const cut = (named.split(END)[0] ?? "").trim();
    if (wordsOf(cut).length > 0) return tidy(cut);
  }
  const fund =
    type === "savings" ? /\b(?:an?|my|the|our|new) ((?:[\p{L}'-]+ ){1,4}?fund)\b/iu.exec(blanked)?.[1] : undefined;
  if (fund && !/\bfor\b/i.test(fund)) return tidy(fund.replace(LEAD, ""));
  for (const { type: only, pattern } of AFTER) {
    if (only !== "any" && only !== type) continue;
    for (const match of blanked.matchAll(pattern)) {
      const name = phraseFrom(blanked.slice(match.index + match[0].length));
      if (name) return name;
    }
  }
  for (const part of blanked.split(new RegExp(`[${BLANK},;.!?:]+`))) {
    const name = phraseFrom(part);
    if (name) return name;
  }
  return "";
}

const BEGINS = inOrder(
  /^/i,
  captured(
    anyOf(
      /please|can you|could you|i want|i need|i'd like|i would like|help me|let's|lets|create|add|set up|start|make/i,
      /open|save|want|need|new goal|to|me|a|an|the|my|for|up/i,
    ),
  ),
  / ?/i,
);

function phraseFrom(text: string): string | null {
  const start = text.replace(LEAD, "");
  const cut = (start.split(END)[0] ?? "").replace(LEAD, "").replace(TAIL, "").trim();
  const words = wordsOf(cut);
  if (
    words.length === 0 ||
    words.length > 10 ||
    (words.every((word) => NOTHING.has(word) || /^\d+$/.test(word)) && !/^down payment/i.test(cut))
  )
    return null;
  if (
    /^(create|add|set up|start|make|open|i want|i need|i'd like|i would like|help me|save|let's|lets|please|can you|could you|want|need|new goal)\b/i.test(
      cut,
    )
  ) {
    return phraseFrom(cut.replace(BEGINS, ""));
  }
  return tidy(cut);
}

function tidy(name: string): string {
  return capitalized(
    name
      .replace(/[\u0000-\u001f"]/g, "")
      .replace(/ +/g, " ")
      .trim()
      .slice(0, NAME_LIMIT)
      .trim(),
  );
}
