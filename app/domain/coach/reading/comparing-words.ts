// The words that hold something against something else: two stretches of days, an average, a plan.

import { anyOf, anyWordOf, inOrder, optional } from "~/domain/language/pattern";

export const HOLDS = anyWordOf(
  /vs|versus|compare[sd]?|comparing|comparison|against|difference|differ|than|worse|better|cheaper|pricier|dearer/,
  /costlier|past what|top(?:s|ped)|beat|beaten|exceed(?:s|ed)?|surpass(?:ed)?|out(?:spent|spend|did|do|pace[ds]?)/,
  /change[sd]?/,
);
/** 'By how many percent did it change from September to October' holds two months against each other. */
export const CHANGE_WORDS = anyWordOf(
  /change[sd]?|grew|grow|grown|rose|rise|risen|increased?|decreased?|drop|dropped|fell|fallen|shr[aiu]nk/,
  /climb(?:ed)?|cr(?:eep|ept)|slid|slip(?:ped)?|swing|swung|swell(?:ed)?|dip(?:ped)?|ease[sd]?|jump(?:ed)?|percent/,
  /difference|gap|up|down/,
);

/** 'Dropped between June and September' is a stretch of days, 'changed between' holds its ends against each other. */
export const CHANGES_BETWEEN = anyWordOf(
  /change[sd]?|grew|grow|grown|rose|rise|increased?|decreased?|fell|percent|difference|more|less/,
  /did (?!i\b|we\b|you\b)\S+(?: \S+){0,4} (?:drop|fall|climb|rise|dip|jump|go (?:up|down)|come down)/,
  /(?:jump|climb|rise|rose|drop|fall|fell|swung)\w* (?:the )?(?:most|least)/,
);

export const USUAL = inOrder(
  /\b(?:than|as|vs|versus|compared? (?:to|with)|above|below) (?:what )?(?:is |my |our |the |i |we )?/,
  /(?:usual(?:ly)?|normal(?:ly)?|average|typical(?:ly)?)(?! month (?:last|this|in|of|20\d\d))(?: month| do| spend)?/,
  /\b/,
);
export const PLAN = anyOf(
  inOrder(
    /\b/,
    anyOf(
      /over|under|within|in|on|stay(?:ed|ing)? (?:in|under|within)|compared (?:to|with)|vs|versus|against/,
      /exceed(?:ed)?|blown?/,
    ),
    /(?: my| the)?(?: \S+)? budget\b/,
  ),
  /\bover on\b|\bbudget vs\b/,
);
export const INCOME = anyOf(
  /\bthan (?:what )?(?:i|we) (?:make|made|earn|earned|bring in|brought in|took in)\b/,
  /\bthan my (?:income|pay|salary)\b|\b(?:to|against) (?:my )?income\b/,
  /\b(?:of|to) what (?:i|we) (?:make|made|earn|earned|bring in|brought in|take home|get paid)\b/,
  inOrder(
    /\bof (?:my |our |the )?/,
    optional(
      anyOf(
        /(?:last|this) (?:months?|years?) /,
        /(?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)(?: s)? /,
      ),
    ),
    /(?:monthly |yearly |annual |total |gross |net )?(?:income|pay ?checks?|pay|salary|take home|earnings)\b/,
  ),
);
export const SAME_TIME = anyOf(
  inOrder(
    /\b(?:at |the |this |by |to |with )*/,
    /(?:same time|same point|this time|this point|same period|same days|same date|same day|now)(?: of| in)?(?: the)?/,
    / (?:last|previous) (month|year)\b/,
  ),
  inOrder(
    /\b(?:last|previous) (month|year) (?:at|by|to|through|until|up to) (?:the |this )?(?:same )?/,
    /(?:time|point|date|day|now)\b/,
  ),
);
export const BEFORE = anyOf(
  inOrder(
    /\bthe (month|week|year|one|quarter|winter|summer|spring|fall|\d{1,2}(?: months| weeks| days)?) before/,
    /(?: (?:that|it|those|them))?\b(?! last)/,
  ),
  /\b(?:than|vs|versus|over|compared to) (?:the )?(?:last|previous)(?: one)?(?=$| ,)/,
);

/** The words that only say that something is held against something. */
export const HOLDING = anyWordOf(
  /vs|versus|compared?(?: to| with)?|compares|comparing|comparison|against|difference|differ|than|worse|better|more/g,
  /less|higher|lower|cheaper|pricier|dearer|costlier|bigger|smaller|up|down|past|beat|topped|exceed(?:ed)?/g,
  /change[sd]?|which one|which|who|where|by how much|or/g,
);

/**
 * The month of a year ago: asked outright, or where a bill comes once a month. What stands before is looked at only where the
 * words come: to look back from every letter takes longer than all the other patterns together.
 */
export const SAME_MONTH = anyOf(
  /\b(?:the )?same month (?:of )?(?:the )?(?:last|previous) year\b/,
  inOrder(
    /(?=\b(?:at )?(?:the same|this) (?:time|point) )/,
    /(?<=\b(?:bill|electric|electricity|power|water|phone|internet|rent|insurance|cable)\b(?!.*\bspen[dt]\b).*)/,
    /\b(?:at )?(?:the same|this) (?:time|point) (?:of )?(?:the )?(?:last|previous) year\b/,
  ),
);
export const MORE_WORDS = /\b(?:more|less|higher|lower)\b/;
export const THAN =
  /\b(?:than|compared (?:to|with)|vs|versus|against|from)(?: in| the| what (?:i|we) (?:did|spent)| (?:i|we|it) (?:was|were|did))*(?: in| at| by)?$/;

/** 'Did we eat out less in October' asks against the month before. */
export const DID_MORE =
  /^(?:(?:so|and|ok|hey) )*did (?:i|we|my|our)\b.*\b(?:more|less)\b(?!.*\b(?:than|or|over time)\b)/;

/** 'Am I spending more on restaurants lately' asks against what is usual. */
export const MORE_LATELY =
  /^(?:(?:so|and|ok|hey) )*(?:am|are|is|have|has) (?:i|we|my|our)\b.*\b(?:more|less|higher|lower)\b(?!.*\b(?:than|over time|trend)\b)/;

export const AVERAGE =
  /\b(?:average|averages|usually|typical|typically|mean|per|each|biggest|largest|most|list|how many|number|total)\b/;

export const EACH_ONE = /\bin each\b(?! (?:month|week|day))|\beach by itself\b|\bseparately\b/;

/** 'What dates did we stay, both summers': rows, and no sums to hold against each other. */
export const ASKS_FOR_ROWS =
  /\b(?:list|show|dates?|days?|each|every|which|when|all (?:of )?(?:the|our|my)|visits|trips|stays|charges)\b/;
