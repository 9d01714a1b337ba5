// What a piece of a text does: it asks, it tells, it leaves something out, or it only names what is asked about. A piece is
// told only where somebody surely says something; what isn't sure stays with the question.

import { REPORTERS } from "~/domain/coach/reading/reported";
import { anyOf, anyWordOf, either, group, inOrder } from "~/domain/language/pattern";
import type { Piece } from "./pieces";

export type PieceKind = "asks" | "tells" | "leaves-out" | "names";

const LEAD =
  "(?:(?:so|and|or|but|also|then|ok|okay|k|well|hey|hi|hello|um|uh|anyways?|plus|now|lol|honestly|look|listen|" +
  "yeah|yes|no|oh|ugh|omg|please|pls|just|quick question|question|basically|actually|still|apparently|" +
  "not that)[ ,]+)*";
const starts = (words: string): RegExp => new RegExp(`^${LEAD}(?:${words})(?![\\w'’])`, "i");

/** At the beginning of a piece these ask. 'When my sister visits' doesn't. */
const ASKS = starts(
  either(
    "how|wat|where|wheres|where['’]s|who|whos|why|whens|when['’]s",
    "when (?:is|was|were|are|did|do|does|will|would|could|can|should|am|the next)|did|do|does|is|are|am|was|were|can",
    "could|should|would|will|have (?:i|we|the|my|our|both|all|any|they)|has|had (?:i|we)|isn['’]?t|aren['’]?t",
    "wasn['’]?t|weren['’]?t|didn['’]?t|haven['’]?t|show|list|give|tally|count|rank|break|pull|find|add up|sum|suppose",
    "supposing|if|say (?:i|we)|remind me|tell us|any|anything|make|set|raise|lower|increase|decrease|change|move",
    "put me|split",
  ),
);
/** Anywhere in a piece: it holds a question, or what is wanted. */
const ASKS_WITHIN = anyWordOf(
  /how (?:much|many|often|long|far|big|bad|close|come|do|did|does|are|is|was|were)|what|whats|which|who['’]s|who is/i,
  /whose|totals?|show me|list (?:all|every|my|our|the)|give me|tell me|compare|versus|vs/i,
);
/** Words of asking that ask nothing. */
const SAYINGS = anyWordOf(
  /no matter (?:what|how|which|who)/gi,
  inOrder(
    /(?:that|this)['’]?s? (?:is )?what /gi,
    /(?:he|she|they|my|it|happens|happened|i get|gets|you get|people|everybody|everyone|old)/gi,
  ),
  /do not judge|asking for a friend|you know what|guess what|what with|what a|for what it['’]?s worth/gi,
  /no idea what['’]?s going on|what people/gi,
  /(?<!\b(?:to|wanna|gotta|me) )(?:knows?|knew|tells?|told me) (?:what|how|which)\b(?! much| many)/gi,
  /which is (?:why|nuts|fine|fun|crazy|insane|wild|great|nice|annoying|a lot)|which (?:i|we) (?:hate|love|like)/gi,
  /how it (?:is|goes)|what it is/gi,
);
const WANTS = anyOf(
  inOrder(
    /\b/i,
    anyOf(
      /want(?:s|ed)?|wanna|need(?:s|ed)?|like|love|dying|curious|wonder(?:s|ing)?|trying|try|tryna|have|has|got/i,
      /gotta|asks|asking|ask|asked|hoping|help/i,
    ),
    / (?:me )?(?:to )?/i,
    /(?:know|see|find|figure|check|hear|understand|work out|have a look|look at|get|add|how|if|for)\b/i,
  ),
  inOrder(
    /\b(?:i|we)(?:['’]?d| would)? (?:want|need|like|wish|love) (?:just |only )?(?:the|my|our|a|all|every|each)/i,
    /\b[^,]*\b/i,
    anyOf(
      /numbers?|amounts?|lists?|figures?|dates?|sums?|spending|balance|costs?|breakdown|rows|bills?|average|answer/i,
      /visits?|charges?|payments?/i,
    ),
    /\b/i,
  ),
  inOrder(
    /\b(?:i|we)(?:['’]?m| am|['’]?re| are)? (?:only |just |really )*/i,
    /(?:mean|meant|talking about|asking about|asking for|looking for|interested in|thinking of|speaking of)\b/i,
  ),
);

const NOT = "(?:isn['’]?t|is not|ain['’]?t|aren['’]?t|are not|wasn['’]?t|was not|weren['’]?t|were not)";
const COUNTS_NOT = "(?:do(?:es)?n['’]?t|do(?:es)? not|did ?n['’]?t|should ?n['’]?t|should not|not)";
const NAMED = "((?:(?!(?:but|how|what)\\b)[\\w'’&-]+ ){0,4}?[\\w'’&-]+)";
/** What is left out, by what is said of it; the name stands in the first group. */
const LEAVES_OUT: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}${NAMED} ${NOT} (?:really |even |exactly )*` +
      "(?:what|who|the (?:one|thing|part|stuff|bit)s?(?: that)?) (?:i|we)(?:['’]?m| am|['’]?re| are)? " +
      "(?:mean|meant|asking|talking|want|care|after|need|looking|interested)\\b",
    "i",
  ),
  new RegExp(
    `^${LEAD}${NAMED} ${NOT} (?:really |even |actually |technically )*(?:a |an |any )?(?:real )?` +
      "(?:bills?|spending|expenses?|subscriptions?|purchases?|fun|shopping)\\b",
    "i",
  ),
  new RegExp(
    `^${LEAD}${NAMED} ${COUNTS_NOT} (?:really |even )?(?:count|included?|belong|matter)(?= *$| (?:here|in|toward|for|either|though|as|since)\\b)`,
    "i",
  ),
  new RegExp(
    `^${LEAD}(?:and )?(?:i|we)(?:['’]?m| am|['’]?re| are)? (?:do ?n['’]?t|do not|not) (?:really )?` +
      "(?:mean(?:ing)?|want(?: to (?:hear|see|know) about)?|need|care about|asking (?:about|for)|talking about|" +
      `counting|including|after|interested in) ${NAMED}(?: (?:in (?:there|it|that|this)|included|counted|` +
      "right now|here))?$",
    "i",
  ),
  new RegExp(`^${LEAD}(?:i am |i['’]m )?not (?:talking about|meaning|asking about) ${NAMED}$`, "i"),
  new RegExp(
    `^${LEAD}(?:(?:skip|ignore|exclude|omit|forget(?: about)?|never mind|leave out|take out|drop|` +
      "do ?n['’]?t (?:count|include)|do not (?:count|include)|not counting|not including|minus|without|except" +
      `(?: for)?|excluding) )${NAMED}(?: (?:for now|please|pls|though|here|that time))?$`,
    "i",
  ),
  new RegExp(`^${LEAD}(?:leave|take|keep) ${NAMED} out(?: of (?:it|this|that|there|the (?:total|picture|sum)))?$`, "i"),
];
const PRONOUN = /^(?:that|this|it|them|those|these|everything|anything|money|he|she|they|i|we|you|one)$/i;

/** What a piece leaves out, as it is called in the text; null where it leaves nothing out. */
export function leftOutIn(text: string): string | null {
  const plain = text.trim();
  for (const pattern of LEAVES_OUT) {
    const name = pattern.exec(plain)?.[1]?.replace(/^(?:the|my|our|any|all|that|this|about) /i, "");
    if (name !== undefined && !PRONOUN.test(name)) return name;
  }
  return null;
}

const SAYS_SOMETHING = either(
  "is|are|was|were|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|has|have|had|hasn['’]?t|haven['’]?t|does|did",
  "doesn['’]?t|didn['’]?t|don['’]?t|will|won['’]?t|would|can|can['’]?t|cannot|could|says?|said|thinks?|thought",
  "swears?|swore|claims?|insists?|told|tells|keeps?|kept|wants?|wanted|needed|got|gets|goes|went|came|comes|gave",
  "makes|took|takes|quit|died|broke|started|starts|turns|turned|lives|lived|loves?|loved|hates?|hated|ate|drank",
  "drives|drove|emailed|texted|called|asked|laughed|yelled|cried|retired|graduated|happened|feels|felt|knows|knew",
  "sees|saw|ran|grew|fell|owns|owes|helped|handles|showed|closes|opens|looks?|sounds?|seems?|stinks|sucks|works",
  "worked|moved|begins|began|ends|lands|needs|smells|sits|stayed",
);
/** Who does something right behind his name tells, whatever the verb: 'my sister visits'. */
const ANYBODY = group(
  `${REPORTERS}`,
  "(?:twins|toddlers?|babies|boys|girls|grandkids|grandsons?|granddaughters?|landlord|landlady|plumber|dentist|" +
    "nurse|lawyer|pastor|guy|lady|ladies|neighbors?|tenants?|furnace man|tech|contractor)",
);
const PERSON = new RegExp(
  `^${LEAD}(?:(?:my|our|his|her|the|your) (?:(?:little|big|older|younger|oldest|youngest|poor|dear|late|new|` +
    `own|ex|best|step) ?)*)${ANYBODY}(?:-in-law)?(?: [a-z'’]|['’]s (?:the|a|an|not|in|at|on|so|too|always|been|` +
    "[a-z]+(?:ing|ed)) )",
  "i",
);
const PRONOUNS = either(
  "i|im|i['’]m|ive|i['’]ve|i['’]d|i['’]ll|we|we['’]re|we['’]ve|we['’]d|we['’]ll|he|she|they|he['’]s|hes|she['’]s",
  "shes|they['’]re|theyre|they['’]ve|he['’]ll|she['’]ll|they['’]ll|everybody|everyone|nobody|somebody|someone",
  "people|you|you['’]re|neither|both of us",
);
const MOMENT =
  "(?:(?:yesterday|tonight|today|this morning|(?:last|this) [a-z]+|(?:back )?in [a-z]+(?: 20\\d\\d)?|on [a-z]+|" +
  "[a-z]+day|at (?:work|home|church|school)|the other day|once|20\\d\\d)[ ,]+)?";
const ONE_SAYS = starts(`${MOMENT}(?:${PRONOUNS}) \\S+`);
/** What somebody did, with its amount; nothing that is only supposed or wanted. */
const DID = starts(
  `${MOMENT}(?:(?:i|we|just|already) )*(?:spent|paid|dropped|blew|burned|put|bought|gave|charged|tipped|` +
    "shelled out|forked over|swiped|filled up|got|made|earned|received|deposited|took out|sent)",
);
const SUPPOSED = anyWordOf(
  /if|should|want|wants|need|needs|would|could|can|thinking|going to|gonna|will|budget|goal|limit|over|under|more/i,
  /less|extra|raise|saved|save|owe|left/i,
);
const DATES = anyOf(
  inOrder(
    /\b/gi,
    anyOf(
      /jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?/gi,
      /nov(?:ember)?|dec(?:ember)?/gi,
    ),
    /\.? \d{1,2}\b/gi,
  ),
  /\b20\d\d\b|\b\d{1,2}\/\d{1,2}\b/gi,
);
const AMOUNT = /\$ ?\d|\b\d+k?\b(?![,.]\d| ?%| (?:times?|days?|weeks?|months?|years?|people|kids|of)\b)/i;
const AMOUNT_IN_WORDS = anyOf(
  /\b(?:a|one|two|three|four|five|six|seven|eight|nine|ten|couple|few|half a) (?:hundred|grand|thousand|k|bucks)\b/i,
  /\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?:bucks|dollars|grand|thousand)\b/i,
);
export const hasAmount = (text: string): boolean => AMOUNT.test(text.replace(DATES, "")) || AMOUNT_IN_WORDS.test(text);
/** 'Paid the electric bill today, 115' */
export const isBareAmount = (text: string): boolean =>
  /^(?:about |around |like )?\$? ?\d[\d,]*(?:\.\d\d?)?(?: (?:and change|bucks|dollars|even|flat|each))*$/i.test(text);
const THINGS_SAY = starts(
  either(
    "(?:it|this|that|there)(?:['’]?s| is| was| has| had| will| would| keeps?| feels?| looks?| makes?| made| got|" +
      " gets| went| came| never| always| really| hurts?| hit| sounds?| took) \\S+",
    "(?:this|last) (?:month|year|week|fall|summer|winter|spring) (?:is|was|has|had|just|really|got|feels?|keeps?|" +
      "nearly|almost) \\S+",
  ),
);
/** 'The ones that were over 50': what is meant, and nothing told. */
const NARROWED = anyOf(
  /^(?:the|my|our) (?:first|last|top|biggest|largest|smallest|latest|cheapest|most|next)\b/i,
  /^(?:(?:all|just|the|those|these|a|stuff|things) )+(?:\S+ ){0,3}(?:that|who|where|i|we|with)\b/i,
);
const SOMETHING_SAYS = new RegExp(
  `^${LEAD}(?!(?:in|on|at|for|from|since|during|last|this|next|both|each|every|only|just|not|to|by|between|` +
    `per)\\b)(?:(?:[\\w'’&$.-]+ ){0,7}[\\w&.-]+['’]s been \\S|(?:[\\w'’&$.-]+ ){1,8}(?:(?:${SAYS_SOMETHING})` +
    "(?![\\w'’]) \\S|(?:died|broke|quit|retired|graduated|cried|laughed|stinks|sucks|happened|fell|leaked|" +
    "flooded|crashed)$))",
  "i",
);
/** Without its subject, as one types: 'got home late', 'worried sick'. */
const SUBJECTLESS = starts(
  either(
    "(?:says|swears|thinks|claims|insists)\\b.*|got (?!(?:paid|refunded|charged|back)\\b)\\S+ \\S+.*",
    "came (?:home|back|off)\\b.*|been \\S+.*|went (?:through|nuts|crazy|overboard|a bit|back)\\b.*",
    "turn(?:ed|ing) (?:\\d+|older|[a-z]+ty)\\b.*|married\\b.*|divorced\\b.*|retired\\b.*",
    "started (?:a|my|working|school)\\b.*|quit\\b.*|heard\\b.*|thought\\b.*|thinking\\b.*|feel(?:s|ing)? \\S+.*",
    "felt\\b.*|trying (?:not )?to (?!see|find|figure|know)\\b.*|hoping (?:to|it|we|i|that)\\b.*|freaking\\b.*",
    "worried\\b.*|scared\\b.*|stressed\\b.*|tired\\b.*|too tired\\b.*|exhausted\\b.*|sick of\\b.*|nervous\\b.*",
    "proud\\b.*|graduated\\b.*|embarrass\\w*\\b.*|pregnant\\b.*",
    "no (?:idea|clue|judg\\w+|shame|offense|rush|biggie)\\b(?! (?:how|where)).*",
    "can['’]?t (?:believe|even|sleep|stop|breathe)\\b.*|swear(?: to god)?\\b.*|sorry\\b.*|thanks?\\b.*|thank you\\b.*",
    "(?:be|get) (?:quick|honest|gentle|nice|kind|real)\\b.*|unreal|insane|crazy|ridiculous|long story.*|true story",
    "it['’]?s complicated|don['’]?t judge.*|do not judge.*|wish me luck|fingers crossed|god (?:help|knows|bless)\\b.*",
    "what a (?:day|week|month|year)\\b.*|felt good|felt great|felt awful|newly \\S+.*|fresh off\\b.*|back from\\b.*",
    "asking (?:for a friend|because)\\b.*|just asking|just curious|curious|genuinely curious|long day.*",
    "rough (?:week|month|day|year).*",
  ),
);
const BECAUSE = starts(
  either(
    "because|cause|cuz|coz|bc|['’]cause|even though|although|though|whereas|now that|seeing as|given that|so that",
    "so (?:i|we|he|she) (?:can|could|know|don['’]?t|do not)",
  ),
);
/** A reason or a moment with somebody in it: 'when my sister visits', 'since we moved'. */
const WHILE = inOrder(
  /^(?:(?:so|and|but|ok|well) )*/i,
  /(?:when|while|since|as|before|after|until|once|by the time|with|whenever|every time) /i,
  /(?:i|we|he|she|they|it|my|our|the|his|her|im|everybody|everyone|people|i['’]m|we['’]re)\b \S/i,
);
const CHILDREN =
  "(?:kids?|children|teen(?:ager)?s?|toddlers?|sons?|daughters?|boys|girls|babies|grandkids|grandchildren|twins|dogs?|cats?|incomes?|jobs?|paychecks?)";
/** 'Three kids', 'one income', '47'. */
const LIFE = new RegExp(
  either(
    `^${LEAD}(?:mom of |dad of |with )?(?:\\d{1,2}|one|two|three|four|five|six|seven)` +
      `(?: (?:small|little|young|growing|grown|teenage))?(?: ${CHILDREN})?(?: at home| in diapers| in college)?$`,
    `^(?:${REPORTERS}|single (?:mom|dad|parent)|nurse|retiree|student)(?: of \\w+)?(?: here)?$`,
  ),
  "i",
);
/** For whom it is asked. */
const PURPOSE = inOrder(
  /^for (?:my|our|the|her|his) /i,
  anyOf(
    /tax(?:es)?|accountant|cpa|files?|records?|insurance|landlord|lawyer|bookkeep\w*|hsa|fsa|reimburse\w*/i,
    /loan application|church|board/i,
  ),
  /\b.{0,20}$/i,
);
const MILES = /^(?:about |almost |over )?\d[\d,]* (?:miles?|hours?|hrs?|minutes|blocks|degrees|pounds)\b(?! of gas)/i;
/** 'Gran, who is 93' */
const RELATIVE = /^(?:who|which)(?:['’]s| is| was| has| had| lives| does| makes| eats| hates| loves| works) \S/i;
/** 'Two teenagers, a dog with allergies' goes on with what one has. */
const ALSO = /^(?:and )?an? (?!(?:list|total|month|week|year|breakdown|figure|number)\b)/i;
/** A part of a figure is asked about, whoever has it. */
const PART = /\b(?:half|halves|thirds?|quarter|split|share|\d+ ?(?:%|percent) of)\b/i;

const isAsking = (text: string): boolean => {
  const plain = text.replace(SAYINGS, " ");
  return ASKS.test(plain) || ASKS_WITHIN.test(plain) || WANTS.test(plain);
};

const isTelling = (text: string): boolean =>
  WHILE.test(text) ||
  ONE_SAYS.test(text) ||
  THINGS_SAY.test(text) ||
  SUBJECTLESS.test(text) ||
  LIFE.test(text) ||
  PURPOSE.test(text) ||
  MILES.test(text) ||
  PERSON.test(text) ||
  (DID.test(text) && hasAmount(text) && !SUPPOSED.test(text)) ||
  (SOMETHING_SAYS.test(text) && !NARROWED.test(text));

/** 'She says we spent 500': a claim that an amount is held against. */
export const isClaim = (text: string): boolean => CLAIMS.test(text);
const CLAIMS =
  /\b(?:says?|said|swears?|swore|thinks?|thought|claims?|claimed|insists?|bets?|figures?|believes?|reckons?|convinced|sure)\b/i;

/** A moment or a reason of its own clause, whose days may be the question's. */
export const isMoment = (text: string): boolean => WHILE.test(text);

export function pieceKindOf(
  { text, isQuestion }: Pick<Piece, "text" | "isQuestion">,
  before?: PieceKind,
  after = "",
): PieceKind {
  if (leftOutIn(text) !== null) return "leaves-out";
  if (BECAUSE.test(text) && !PART.test(text)) return "tells";
  if (before === "tells" && (isBareAmount(text) || (RELATIVE.test(text) && !isQuestion))) return "tells";
  if (isAsking(text)) return "asks";
  if (before === "tells" && ALSO.test(text)) return "tells";
  if (DID.test(text) && isBareAmount(after)) return "tells";
  return isTelling(text) && !PART.test(text) ? "tells" : "names";
}
