// What tales say of trouble without a word for it: the last sentence asks for a figure, and the ones before it say why it
// isn't only that. Of the plain text, in English.

import { anyOf, group, inOrder } from "~/domain/language/pattern";

const VEHICLE = group(
  "car|truck|van|minivan|suv|camper|rv|corolla|civic|camry|accord|altima|sentra|malibu|silverado|tahoe|explorer",
  "odyssey|caravan|subaru|prius|kia|jeep|buick|chevy|honda|toyota|ford|hyundai|nissan|tent|storage unit|motel",
);
const KIDS = "(?:kids?|boys?|girls?|baby|babies|children|little ones?|son|daughter|twins)";
const RETIREMENT = "(?:401 ?\\(?k\\)?|403 ?\\(?b\\)?|457|\\btsp\\b|\\bira\\b|\\broth\\b|pension|retirement)";
const HE =
  "(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|stepdad|mom|stepmom|son|grandson|brother))";

export const TOLD_IN_TALES: Readonly<Record<string, readonly RegExp[]>> = {
  "self-harm": [
    inOrder(
      /\bcount\w* (?:out )?(?:(?:the|my|all|of|up|his|her|\w+s) ){1,4}(?:\w+ )?/,
      /(?:pills|meds|tablets|morphine|insulin|xanax|oxy\w*|vicodin|ambien|sleeping pills|pain ?killers)/,
      /\b(?! (?:left|until|refill|box|organizer|for the week))/,
    ),
    inOrder(
      /\b(?:gave|giving|given) (?:\w+ ){0,3}my (?:\w+ ){0,2}/,
      /(?:gear|tools|guitar|records|collection|watch|ring|dog|cat|guns?|things|books)\b.*/,
      /\b(?:letters?|goodbyes?|after me|in order|for (?:her|him|them) after)\b/,
    ),
    inOrder(
      /\b(?:i|im|ive) [^.?!]{0,60}\b(?:roof|ledge|bridge|overpass|balcony|parking garage|tracks)\b[^.?!]{0,50}/,
      /\b(?:look(?:ing)? down|edge|jump\w*|harder|step|let go|over the rail)\b/,
    ),
    /\bbought (?:a |some |the )?(?:rope|noose|razor blades|gun)\b(?=[^?]*\b(?:no ?body|anybody|anyone|fuss|note|letter|goodbye|end|peace|done|trunk|alone)\b)/,
    inOrder(
      /\b(?:everybody|everyone|they|my family|the kids|shed|hed|theyd) (?:would |d |will )?(?:do|be|live) /,
      /(?:a lot |much |so much )?better (?:off )?(?:without me|with the (?:insurance|money))\b/,
    ),
    inOrder(
      /\bwont be (?:here|around|alive|with (?:us|you|them)) (?:at|by|for|come|till?|to see|when|in) /,
      /(?:christmas|thanksgiving|easter|spring|summer|next|the new|new year|my|her|his|long|much|january|then)\b/,
    ),
    /\bif i (?:werent|wasnt|isnt|was not|were not|am not|wouldnt be) (?:around|here|alive)\b|\bfor when im (?:not here|not around|dead)\b/,
    /\bgo to sleep and (?:never|not) (?:wake|get) up\b|\b(?:id|i would) (?:just )?(?:like|love) to (?:disappear|not exist|vanish|stop existing)\b/,
    /\b(?:nobody|no one|who) would (?:even )?(?:notice|miss me|care)\b.{0,25}\b(?:gone|dead|disappeared|vanish\w*|went)\b/,
    /\b(?:texted|wrote|told|messaged|called) (?:me|us) (?:goodbye|to say goodbye|that (?:he|she) loves us all and)\b/,
  ],
  abuse: [
    new RegExp(
      `\\b${HE}\\b[^.?!]{0,50}\\b(?:takes?|took|hides?|hid|keeps?) (?:away )?my (?:car )?(?:keys|phone|shoes|papers|documents|glasses|pills|medication|id)\\b`,
    ),
    new RegExp(
      `\\b${HE}\\b[^.?!]{0,60}\\b(?:goes|looks|reads|combs) (?:through|over) (?:each|every|all) (?:\\w+ )?(?:lines?|purchases?|receipts?|charges?|cents?)\\b`,
    ),
    new RegExp(
      `\\b${HE}\\b[^.?!]{0,60}\\b(?:fist|hands? (?:around|on) my|pushed me|hit me|slapped me|choked|twisted my arm|by the (?:hair|throat|arm))\\b`,
    ),
    anyOf(
      inOrder(
        /\bi get (?:slapped|hit|beaten|punched|screamed at|yelled at|locked (?:in|out))/,
        /\b(?! (?:up|with|for|hard\w*|by (?:a |the )?(?:fees?|interest|charges?|tax\w*)))/,
      ),
      /\bor (?:he|she) (?:hits|slaps|beats|hurts|kicks|punches) me\b/,
    ),
    /\b(?:locks?|locked) me (?:out of the (?:house|room)|in(?:side)?(?: the)?)\b(?=[^?]*\b(?:when|if|because|spend|spent|money)\b)/,
    /\b(?:scared|afraid|frightened|terrified) (?:to (?:come|go) home|hed|shed|he(?:ll)? |she(?:ll)? |of what (?:he|she))\b/,
    anyOf(
      inOrder(
        /\b(?:mom|mother|dad|father|grandma|grandpa|aunt|uncle)\b[^.?!]*/,
        /\b(?:flinch\w*|bruis\w*|sign blank|signs? (?:blank )?checks? for (?:him|her))\b/,
      ),
      /\bflinch(?:es|ed)?\b/,
    ),
    /\b(?:tells?|told|says) me ive had enough to eat\b|\bhas my (?:bank |debit )?card (?:now )?and\b/,
    /\bmade? sure (?:nobody|no one) (?:finds|found|ever finds) me\b|\b(?:hell|shell|he will|she will|hed|shed) (?:hurt|kill|come after|find) (?:me|us)\b/,
    inOrder(
      /\b(?:never had|ive no|have no|not had) (?:a |any )?(?:card|account|money)s? (?:with|in|of) my own(?: name)?/,
      /\b[^?]*\b(?:scared|afraid|sling|bruise\w*|leave|come to|get out)\b/,
    ),
    /\bmakes? me (?:send|show|hand|give|transfer|turn) [^.?!]{0,60}\b(?:pay ?stub|pay ?check|receipts?|everything|all but|all of it|tips)\b/,
  ],
  "no-food-or-home": [
    new RegExp(
      `\\b(?:me|us|we|my \\w+)\\b[^.?!]{0,30}\\bin (?:the|my|our|a) ${VEHICLE}\\b` +
        "(?=[^.?!]*\\b(?:since|until|till|nights?|weeks?|for now|tonight)\\b)" +
        "(?=[^?]*\\b(?:kids?|boys?|girls?|deposit|park|shower|nights?|sleep\\w*|live|living|shelter)\\b)",
    ),
    new RegExp(
      `\\b(?:told|tell|telling) (?:the|my|our) ${KIDS} (?:that )?(?:i|im|ive|id) (?:\\w+ )?(?:ate|eaten|eat|not hungry|had (?:lunch|dinner)|full)\\b`,
    ),
    new RegExp(
      `\\b(?:so|so that) (?:the|my|our) ${KIDS} (?:can|could|will|have enough to) eat\\b|\\bi (?:dont|didnt) eat so\\b`,
    ),
    inOrder(
      /\b(?:half a|one|last|only a|a) (?:box|can|bag|pack|loaf|jar) of (?:\w+ )?/,
      /(?:cereal|rice|beans|ramen|noodles|bread|oatmeal|pasta|crackers|soup|macaroni)/,
      /\b(?=[^?]*\b(?:days|till?|until|next (?:check|pay)|left|payday|friday)\b)/,
    ),
    anyOf(
      /\bchang\w+ the locks?\b|\bpark(?:ed|ing)? (?:behind|at|by|near) [^.?!]{0,20}\bshowers?\b/,
      /\bshelter (?:only )?(?:lets|keeps|gives|says)\b/,
      /\b(?:at|from|in) the (?:\w+ )?shelter (?:until|till?|for \d|since|with)\b/,
    ),
    inOrder(
      /\b(?:split\w*|halv\w*|cut\w*|skip\w*|stretch\w*|ration\w*) (?:my|his|her|the|moms|dads|\w+s) (?:\w+ ){0,2}/,
      /(?:pills?|tablets?|meds|doses?|medicine|insulin|inhaler)s?/,
      /\b(?=[^?]*\b(?:in half|to make|last|afford|rent|also|so|until|till?|money)\b)/,
    ),
    /\b(?:oxygen|dialysis|cpap|breathing) (?:machine|concentrator|tank)s?\b[^?]*\b(?:power|electric\w*|shut|notice|cut|disconnect\w*)\b/,
    /\b(?:pink|red|yellow|final|disconnect\w*|shut ?off) (?:notice|tag|paper)\b[^?]*\b(?:door|saying|says|until|by|mon|tues|wednes|thurs|fri)/,
    anyOf(
      /\b(?:eat\w*|ate|eaten) (?:only |just )?once a day\b/,
      /\b(?:havent|hasnt|have not|not) eaten (?:anything )?(?:since|for|in|today)\b/,
      /\bran out of (?:formula|diapers|food|insulin)\b/,
    ),
    anyOf(
      /\bvacate by\b/,
      /\b(?:heats?|power|gas|lights?|electric\w*|water) (?:has |have |s )?(?:been |is |are |was )?off since\b/,
      inOrder(
        /\bcouldnt (?:fill|pick up|afford|get) (?:my|his|her|the) (?:\w+ ){0,2}/,
        /(?:meds|medicine|prescription|insulin|pills|inhaler)\b/,
      ),
    ),
    anyOf(
      /\b(?:motel|hotel) money\b|\benough for (?:one|1|a|two|2) more nights?\b/,
      /\b(?:couch|floor|sofa) (?:until|till?) (?:tomorrow|friday|monday|sunday|the weekend|the end)\b/,
    ),
  ],
  scam: [
    inOrder(
      /\b(?:met|writing|written|wrote|talking|chatting|friend|engaged)\b[^?]*/,
      /\b(?:oil (?:rig|platform)|deployed|overseas|offshore|un doctor|peacekeep\w*)\b[^?]*/,
      /\b(?:fees?|customs|papers|visa|ticket|frozen|helped|help|money|sent|send)\b/,
    ),
    anyOf(
      /\b(?:hit|had) (?:a|an) (?:pregnant|accident)\b[^?]*\b(?:lawyer|bail|cash|courier)\b/,
      /\bcourier (?:will|is|comes|coming|picks)\b[^?]*\b(?:cash|money|envelope)?\b/,
    ),
    inOrder(
      /\b(?:he|she|they|man|hes|shes|theyre)\b[^.?!]{0,30}/,
      /\b(?:connected|remote(?:ly)?|inside my computer|on my (?:computer|screen))\b[^?]*/,
      /\b(?:refund|send back|difference|cards?|too (?:high|much))\b/,
    ),
    /\b(?:mailed|sent|gave) me a (?:\w+ ){0,2}check\b[^?]*\b(?:pass on|send (?:the rest|back|it on|on)|vendor|wire|zelle|rest of it|equipment)\b/,
    anyOf(
      inOrder(
        /\b(?:pay|send|deposit) (?:a |an |the )?(?:\d+ ?(?:percent|%) )?(?:release|unlock\w*|withdrawal|clearance) /,
        /(?:tax|fees?)\b/,
      ),
      inOrder(
        /\b(?:to|before i can|before they) (?:take out|withdraw|release)\b[^.?!]{0,40}\b(?:pay|fee|tax)\b[^.?!]{0,20}/,
        /\b(?:first|up ?front)\b/,
      ),
    ),
    /\b(?:move|moving|transfer) (?:my|the|all my|all the) (?:savings|money)[^.?!]{0,20}\b(?:safe|secure|protected|federal) account\b/,
    /\b(?:gave|read|told|texted|sent) (?:\w+ ){0,6}(?:the|a|my) (?:\w+ ){0,2}(?:code|pin|password)\b[^?]*\b(?:phone|texted|hung up|bank|called)\b/,
    /\b(?:overpaid|paid too much|sent too much|extra)\b[^?]*\b(?:want|wants|send|asks?|asking)\b[^?]*\bback\b/,
    anyOf(
      /\b(?:if i dont|unless i) (?:send|pay)\b[^.?!]*\b(?:video|pictures|photos|contacts|everyone)\b/,
      /\b(?:won|prize|clearing house|sweepstakes)\b[^.?!]*\b(?:pay|insurance|fee|tax)\b/,
    ),
  ],
  "identity-theft": [
    /\b(?:return|refund) was (?:already )?(?:sent|filed)\b[^?]*\b(?:for me|in my name|never|state)\b/,
    anyOf(
      inOrder(
        /\b(?:accounts?|loans?|cards?|plans?|line|address(?:es)?|lease)\b[^.?!]{0,60}\b(?:i|that i|which i|we) never /,
        /(?:took|opened|had|lived|got|signed|applied)\b/,
      ),
      /\bi never (?:opened|took|applied for|signed up for) (?:one|it|that|a (?:card|loan))\b/,
    ),
    anyOf(
      /\b(?:arent|isnt|are not|is not|not) mine\b[^?]*\b(?:credit|report|loan|address\w*|account)\b/,
      /\b(?:credit|report|loan)\b[^?]*\b(?:arent|isnt|not) (?:mine|me)\b/,
    ),
    /\b(?:purse|wallet|bag|mail)\b[^?]*\b(?:taken|stolen|stole|gone)\b[^?]*\b(?:social security|welcom\w+ me|never (?:opened|applied))\b/,
    /\bopened (?:\w+ ){0,6}(?:account|card|loan)s? (?:\w+ ){0,4}in my name\b/,
    /\bcharges? from [^.?!]{0,20}\b(?:ive never been|never been|not been (?:to|in|there))\b|\bno signal\b[^?]*\b(?:password|savings|account)\b/,
    /\b(?:using|used|works? (?:under|on)) my (?:social|ssn|identity|name)\b|\bclaim i (?:didnt|never) (?:make|file)\b|\btaking my mail\b/,
  ],
  "debt-settlement": [
    /\b(?:stop|quit) (?:pay\w*|answer\w*)\b[^?]*\b(?:program|special account|escrow|creditors|bargain|settle|they(?:d|ll)? (?:take|talk|negotiate))\b/,
    inOrder(
      /\b(?:program|company|firm|outfit|lady|guy|man|place)\b[^?]*/,
      /\b(?:escrow|special account|instead of the cards|negotiate|get (?:my|the|it) [^.?!]{0,25} down to)\b/,
    ),
    inOrder(
      /\b(?:wipes?|erases?|removes?|cleans?|deletes?) (?:the |my |all )?(?:\w+ ){0,3}/,
      /(?:late payments|bad credit|report|bankruptcy|collections|credit)\b[^?]*\b(?:fee|for|days|number|\d)/,
    ),
    /\b(?:student loans?)\b[^?]*\b(?:forgiv\w*|erased?|gone)\b[^?]*\b(?:login|fsa|paperwork|fee|\d{3})\b/,
    anyOf(
      /\bdebt (?:relief|settlement|resolution)\b|\bgo to collections\b[^.?!]*\bsettle\b|\bcredit sweep\b/,
      /\bsettle (?:for|my) [^.?!]{0,20}\b(?:pennies|half|less)\b/,
    ),
  ],
  court: [
    anyOf(
      inOrder(
        /\b(?:came|come|comes) (?:for|and took|and got) (?:the|my|our) (?:car|truck|van|suv|jeep|\w+)\b[^?]*/,
        /\b(?:behind|payments?|repo\w*|towed)\b/,
      ),
      /\brepo(?:ssess\w*|ed|s)?\b(?! (?:market|rate))/,
    ),
    anyOf(
      /\bhearing\b[^?]*\b(?:back rent|rent|landlord|owe|card|debt)\b|\bwrit\b/,
      /\b(?:auction|sheriffs? sale) (?:date|in|on)\b|\bmissed [^.?!]{0,30} on the (?:house|mortgage)\b/,
    ),
    anyOf(
      /\b(?:papers|envelope|letter)\b[^?]*\b(?:days to (?:answer|respond|reply)|against me)\b/,
      /\bhold from a judge?ment\b|\b(?:levy|lien) on (?:my|our)\b|\bfil(?:e|ing) (?:for )?(?:chapter|bankruptcy)\b/,
    ),
    /\btake (?:away )?my (?:drivers )?license\b|\b(?:collector|collections?)\b[^.?!]*\b(?:arrest|calls? my work|my boss|times a day)\b/,
  ],
  gambling: [
    /\b(?:bank ?roll|parlay|the unders|the overs|point spread)\b(?=[^?]*\b(?:down|lost|lose|losses|system|back|even|bigger|need|only)\b)/,
    /\b(?:block|ban|keep|stop) (?:myself|me|him|her) from\b[^.?!]{0,40}\b(?:sports ?book|casino|bett?ing|bets|gambl\w*|draft ?kings|fan ?duel|slots|the app)\b/,
    anyOf(
      /\bif the \w+ (?:come in|win|cover|hit)\b[^?]*\b(?:back|even|square|all)\b/,
      inOrder(
        /\b(?:casino|slots|slot machines?|scratch[- ]?offs?|poker|the track)\b[^?]*\b/,
        anyOf(
          /(?:i|he|she) (?:said|swore|promised) (?:i|he|she|i d|hed|shed)?\w* ?(?:wouldnt|stop)|stopped saying/,
          /borrowed|sold (?:my|the|his|her)|last deposit|gets? angry|dollars a day|is late|lend (?:me|him|her)/,
        ),
        /\b/,
      ),
    ),
    /\b(?:sold|borrowed|pawned) (?:\w+ ){0,3}(?:my|the|his|her|from)\b[^?]*\b(?:slots|casino|betting|poker|track|draft ?kings|fan ?duel|scratch\w*)\b/,
  ],
  "fast-loans": [
    inOrder(
      /\b(?:lends?|loans?|lend|borrow|gives?|get)\b[^.?!]{0,25}\b\$?\d[\d,.]*k? ?(?:dollars |bucks )?and (?:you|i|we) /,
      /(?:have to |must |then )?(?:give|pay) (?:him |her |them |it )?back\b/,
    ),
    anyOf(
      /\b(?:roll\w*|renew\w*) (?:it|that|them|the loan)(?: over)?\b[^?]*\b(?:times|again|every|each|fee)\b/,
      inOrder(
        /\b(?:gave|give|lent|lends?|loan\w*|borrow\w*|advanc\w*)\b[^.?!]{0,40}\b(?:on|against) my next /,
        /(?:check|pay ?check)\b/,
      ),
    ),
    anyOf(
      /\b(?:money|cash|funds) in (?:your|my) (?:account|pocket) in (?:\w+ )?(?:minutes|an hour|hours)\b/,
      /\bno credit check\b|\bhand(?:ing)? over the title\b/,
      /\btitle (?:of|to|for) (?:the|my) \w+\b[^?]*\b(?:give|gives|lend|cash|today)\b/,
    ),
    /\b(?:dave|earnin|brigit|cleo|moneylion|albert|klover|empower)\b[^?]*\b(?:and|borrow\w*|take theirs|payday|again|advance)\b/,
    anyOf(
      /\b(?:get|take|need|want) (?:a |another |one more )?cash advance\b/,
      /\bpawn(?:ing|s)?\b(?= (?:my|grandmas?|the|his|her|moms|dads|our) \w+)(?! the (?:kids|dogs?|cats?))/,
      /\b(?:[1-9]\d\d) ?(?:%|percent)\b[^?]*\b(?:weeks?|loan|borrow)\b/,
    ),
  ],
  "retirement-early": [
    new RegExp(
      `${RETIREMENT}[^?]*\\b(?:clear|wipe|kill|pay|knock)(?:s|ing)? (?:\\w+ )?(?:off|out|every|all|them|the cards?|everything)\\b`,
    ),
    new RegExp(`${RETIREMENT} (?:could|would|can|will|should) (?:\\w+ )?(?:pay|cover|buy|fix|go toward|take care)`),
    new RegExp(`\\b(?:empty|drain|cash|take|pull|borrow|close|withdraw)\\w*\\b[^.?!]{0,40}${RETIREMENT}`),
    new RegExp(`${RETIREMENT}[^.?!]{0,60}\\b(?:as a check|if i tick|take the check|borrow|pull|cash|hardship)\\b`),
    /\bhardship (?:withdrawal|distribution|loan)\b/,
  ],
  minor: [
    anyOf(
      inOrder(
        /\bim (?:in )?(?:a )?(?:\w+ )?(?:seventh|eighth|ninth|tenth|eleventh|sixth|7th|8th|9th|10th|11th|6th)[- ]/,
        /(?:grade|grader)\b/,
      ),
      inOrder(
        /\bim (?:a |just a )?(?:freshman|sophomore|junior)\b[^?]*/,
        /\b(?:high school|dads? phone|between classes|mom|practice)\b/,
      ),
    ),
    anyOf(
      /\b(?:i|ill) turn (?:1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)\b|\bin health class\b/,
      /\bin (?:middle|junior high) school\b[^?]*\b(?:my|i)\b/,
    ),
  ],
  "hide-money": [
    inOrder(
      /\bbenefits?\b[^.?!]*\b(?:cut|stop\w*|lose|lost|limit|more than)\b[^?]*/,
      /\b(?:park\w*|keep\w*|put\w*|leav\w*|mov\w*) (?:it|the money|some|that) (?:at|with|in|to|over)\b/,
    ),
  ],
  orders: [
    inOrder(
      /(?:^|[.!?,] )(?:just |please |so |and |then |now ){0,3}(?:send|transfer|wire|zelle|venmo|pay|move)/,
      /(?: (?:my|him|her|them|the) \w+| to \w+)? (?:the |another |about )?\$\d[^.?!]{0,40}\band (?:then )?/,
      /(?:tell|show|let)\b/,
    ),
  ],
};

/** Where a topic's words say something else: of a told text alone. */
export const NOT_IN_TALES: Readonly<Record<string, RegExp>> = {
  secrets: /\bforgot my pin (?:at|in|on) (?:the|a)\b/,
  minor:
    /\bmy (?:son|daughter|kid|nephew|niece|grandson|granddaughter|child|boy|girl|twins)s?\b[^?]*\b(?:grade|turns?)\b/,
};
