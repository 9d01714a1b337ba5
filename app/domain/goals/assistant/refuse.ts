// What is said without asking for a change: questions, 'don't', 'if I had', and texts that try to reach beyond the
// user's own goals. The assistant answers all of these and changes nothing.

import { anyOf, captured, inOrder } from "~/domain/language/pattern";

const HOSTILE = [
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instruction|rule|prompt|polic|guard|restriction|safety|above|previous)/i,
  anyOf(
    /\b(system|developer) ?(prompt|mode|message|override)\b|^\s*(system|assistant|developer)\s*:|\bjailbreak/i,
    /\byou are now\b|\bpretend (to be|you)|\bact as (an?|the)\b|\brole ?play\b/i,
  ),
  anyOf(
    /\b(as|i am|i'm|am) (an?|the|your) ?(admin|administrator|developer|owner|root|superuser|engineer)\b/i,
    /\badmin(istrator)? (mode|access|rights|override)\b|\bsudo\b|\broot access\b/i,
  ),
  anyOf(
    /\b(drop|truncate|alter|grant)\s+(table|database|schema|all)\b|\bunion\s+(all\s+)?select\b|\bselect\b.+\bfrom\b/i,
    /\bdelete\s+\*?\s*from\b|\binsert\s+into\b|\bupdate\s+\w+\s+set\s+\w+\s*=|\bwhere\s+\w+\s*(=|(like|in)\b)|;\s*--/i,
    /'\s*or\s*'?\d|\bor\s+1\s*=\s*1/i,
  ),
  /<\s*\/?\s*(script|img|iframe|svg|style|a)\b|javascript:|\bon(error|load|click)\s*=|\{\{|\$\{|<%|\{%|```|\bprocess\.env|\/etc\/|\.\.\//i,
  /\b(user|goal|account|owner|tenant)[ _-]?ids?\b|\bid\s*[=:#]|\buserid|\/api\/|\bendpoint\b|\bhttps?:\/\/|\bcurl\b|"\s*:\s*["\d[{]/i,
  anyOf(
    inOrder(
      /\b(other|another|different|all|every|any|each|some)\s+(the\s+)?(other\s+)?/i,
      /(users?|people|persons?|customers?|members?)\b'?s?'?/i,
    ),
    /\b(someone|somebody|everyone|everybody|anyone|anybody)('s|\s+else)|\bbelong(s|ing)? to\b/i,
  ),
];

export function isHostile(text: string): boolean {
  return HOSTILE.some((pattern) => pattern.test(text));
}

const ASKS = inOrder(
  /^(so |and |hey |hi |hello |ok |okay |well )*/i,
  captured(
    anyOf(
      /how|what|what's|why|when|who|which|where|should|would i|is|are|am|do|does|did|was|were|can i|could i|may i/i,
      /shall|has|have i|will|what if/i,
    ),
  ),
  /\b/i,
);
const REQUEST =
  /^(so |and |hey |hi |hello |ok |okay |well |money mind |please |,)*(can|could|would|will) (you|we|u)\b|\bplease\b/i;

export function isQuestion(text: string): boolean {
  const trimmed = text.trim();
  if (REQUEST.test(trimmed)) return false;
  return ASKS.test(trimmed) || /\?\s*$/.test(trimmed);
}

const UNREAL = inOrder(
  /\b/i,
  captured(
    anyOf(
      /if|wish|unless|suppose|imagine|hypothetically|would've|would have|should've|should have|could've|could have/i,
      /might|maybe|perhaps|almost|nearly|forgot|want(ed)? to have|hope(d)? to|going to|gonna|plan(ning)? to|intend to/i,
      /will|i'll|tomorrow|next (week|month|year|payday)/i,
    ),
  ),
  /\b/i,
);
const DENIED = inOrder(
  /\b/i,
  captured(
    anyOf(
      /not|never|nothing|no longer|without|neither|nor|haven't|hasn't|hadn't|didn't|don't|doesn't|won't|can't|cannot/i,
      /couldn't|shouldn't|wouldn't|isn't|wasn't|ain't|havent|didnt|dont/i,
    ),
  ),
  /\b/i,
);

/** Something that has not happened: 'if I saved', 'I haven't added'. */
export function isUnreal(text: string): boolean {
  return UNREAL.test(text) || DENIED.test(text);
}

/** 'Don't delete my bike goal': the denial stands in the same clause, right before the verb. */
export function isDenied(beforeVerb: string): boolean {
  const clause = beforeVerb.split(/[,.;!?:]| but | so /i).at(-1) ?? "";
  return DENIED.test(clause) || /\b(instead of|rather than)\b/i.test(clause);
}
