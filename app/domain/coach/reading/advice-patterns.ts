// The words that frames of advice turn on.

import { anyOf, anyWordOf, inOrder } from "~/domain/language/pattern";

/** Something that isn't so yet. */
export const IF = anyWordOf(
  /what if|what happens if|what would happen|if|say (?:i|we)|suppose|thinking (?:about|of)|think about|considering/,
  /planning|should (?:i|we)|would|could (?:i|we)|can (?:i|we)|was going to|want to|wanna|hypothetically/,
  /how (?:fast|soon|long|much (?:faster|sooner|quicker))/,
);
export const AFFORD = anyOf(
  /\bafford|\bswing\b|\bpull off\b|\bmanage\b|\bjustify\b|\bget away with\b|\bsplurge\b/,
  inOrder(
    /\b(?:can|could|should|may) (?:i|we) (?:really |even |just |still |safely |actually )*/,
    anyOf(
      /buy|get|book|purchase|spend|drop|blow|order|lease|finance|cover|go (?:on|for|to)|do a|take (?:a|on)|pay for/,
      /treat/,
    ),
    /\b/,
  ),
  /\benough (?:money |cash |saved |left )*(?:for|to (?:buy|get|cover|pay for))\b/,
  inOrder(
    /\b(?:is it|would it be) /,
    /(?:ok|okay|smart|dumb|stupid|crazy|wise|reasonable|a bad idea|a good idea|irresponsible)\b/,
  ),
  /\b(?:do|will) (?:i|we) have (?:the |enough )*(?:money|cash) for (?:an? |the |some |another )*\$?\d/,
  /\bgood idea\b|\bthinking (?:about|of)\b|\bi (?:would )?need like\b/,
  /\b(?:can|could) (?:i|we) (?:really |just |still )*pay (?:it|that|this)(?: all)? (?:out of|from|with)\b/,
  /\b(?:can|could|should|may) (?:i|we) (?:just )?pay \$?\d\S*(?: dollars| bucks)? (?:from|out of|with) (?:my |our )?(?:savings|checking)\b/,
  /\bin (?:the|my|our) budget to buy\b|\bhave room for\b|\bcan (?:i|we) (?:do|handle) (?:it|that|this)\b/,
  /\bmake (?:it|that) work\b/,
);
export const OWING =
  /\b(?:debts?|loans?|cards?|credit|mortgage|balance|principal|balances|visa|mastercard|amex|what i owe)\b/;
/** All of a debt, at once. */
export const PAY_OFF = anyWordOf(
  inOrder(
    /(?:if (?:i|we) (?:just )?paid|pay(?:ing)?)/,
    /(?: (?:my|the|it|this|that|our|whole|entire|car|card|loan|off|student|credit|debt))* off/,
  ),
  /pay off|wipe out|clear|zero out|kill|knock out|get rid of/,
  /(?:if (?:i|we) (?:just )?)(?:cleared|killed|wiped out|knocked out|got rid of)/,
);
/** Soon and in one go, or out of money that is there. */
export const AT_ONCE = anyWordOf(
  /today|tonight|tomorrow|this week|next week|this weekend|now|right now|right away|all at once|in one go/,
  /(?:with|from|out of|using) (?:my |our |the |some )?(?:savings?|emergency fund|checking|cash)|whole|entire/,
  /entirely|(?:use|take|dip into|drain|empty|raid) (?:my |our |the )?(?:savings?|emergency fund)|just pay off/,
);
/** A sum at once on what is owed. */
export const LUMP = inOrder(
  /\b(?:throw|put|drop|send|use|dump|chuck|pay|apply|move|knock)(?:ing|ting|ping|s)? (?:\S+ ){0,4}?\$?\d\S*/,
  /(?: \S+){0,6} (?:at|on|onto|toward|towards|to|into|against|off|down)\b/,
);
/** A card's whole balance, before it is due. */
export const WHOLE_CARD = anyOf(
  inOrder(
    /\bpay (?:\S+ ){0,3}(?:card|visa|mastercard|amex|balance)(?: \S+){0,3} /,
    /(?:today|now|early|in full|right away|all at once|completely)\b/,
  ),
  inOrder(
    /\bpay (?:the |my |off the |it |off my )*(?:whole|entire|full) (?:\S+ )?/,
    /(?:card|balance|visa|mastercard|amex|statement)\b/,
  ),
);
export const JOB = anyWordOf(
  /(?:lose|lost|losing|loses|quit|quitting|leave|left|without) (?:\w+ )?(?:jobs?|work|income|paychecks?|gig)/,
  /laid off|let (?:me|us|him|her|my \w+) go|lets (?:me|us) go/,
  /(?:get|got|getting|be|been) (?:canned|sacked|terminated|axed|the axe|the boot)|no (?:money|pay) coming in/,
  /without (?:a|my|any) (?:pay|salary)|contract ends/,
  inOrder(
    /how (?:long|many months) (?:could|can|would|will|do) (?:i|we|it|the money|our money|my money) /,
    /(?:last|survive|live|hold out|get by|go)(?= on|$| with)/,
  ),
  /lay ?off|get fired|got fired|getting fired|was fired|is fired|been fired|i am fired|out of work|out of a job/,
  /unemploy\w+|unpaid (?:leave|time off)|stop(?:ped)? working|stop getting paid|no (?:job|income|paycheck)/,
  /furloughed|sabbatical|time off work|(?:break|off) from (?:work|my job)|(?:parental|maternity|paternity) leave/,
);
export const SAVE = anyWordOf(
  /sav(?:e|ing|ed)|put(?:ting)? (?:away|aside)|set(?:ting)? aside|stash(?:ing)?|sock(?:ing)? away|tuck(?:ing)? away/,
  inOrder(
    /put(?:ting)? (?:\$?\d+k? )?(?:more |extra )?(?:a |per |each |every )?(?:month )?(?:in|into|to|toward|towards) /,
    /(?:my )?savings/,
  ),
);
/** A sum that is to be there some day. */
export const IN_SAVINGS =
  /\b(?:how long|when|until|how soon)\b.*\b(?:have|reach|hit|get to|be at)\b.*\b(?:in (?:my |our )?savings?|saved|in the bank)\b/;
export const STOP = anyWordOf(
  /cut(?:ting)?(?! back on what)|drop(?:ping|ped)?|cancel\w*|stop(?:ping|ped)?|quit(?:ting)?|give up|giving up/,
  /gave up|get(?:ting)? rid of|got rid of|skip(?:ping|ped)?|ditch(?:ing)?|halve|go without/,
  /without(?! (?:touching|using|dipping|going|draining|raiding|tapping))|half (?:as much|of)|only half|reduce|less/,
);
/** Giving something up, whatever it is called. */
export const WHAT_IF_STOPPED = anyOf(
  inOrder(
    /\b(?:should|shall) (?:i|we) (?:just |maybe |finally )?(?:cancel|stop|quit|drop|give up|ditch|get rid of|cut)/,
    /\b(?! (?:back|down|the budget|spending|expenses))/,
  ),
  inOrder(
    /\b(?:what if|if|save by) (?:i|we)? ?/,
    /(?:cancel\w*|stop(?:ped)?|quit|drop(?:ped)?|gave up|give up|ditch(?:ed)?|got rid of|get rid of|went without)\b/,
  ),
);
export const FREED =
  /\b(?:save|saved|savings|free(?: up)?|keep|extra|more money|have left|a year|per year|a month|monthly|yearly|annually|how much|worth|difference)\b/;
export const PAYCHECK = /\bpay ?(?:checks?|days?)\b/;
export const WINDFALL = anyWordOf(
  /bonus|windfall|inherit\w*|tax refund|refund check|stimulus|lottery|lump sum|settlement|extra (?:money|cash)/,
  /side money/,
  inOrder(
    /(?:got|found|getting|received|won|came into|given) (?:an? )?(?:extra |about |like |around )*\$?\d+(?:\.\d+)?k?/,
    /(?: extra| bucks| dollars| grand)*\b(?! a month| month)/,
  ),
  /\d+k? (?:extra|to spare|lying around|sitting)|(?:best|smartest|right) (?:thing|way|use|move)\b.*\b(?:with|for)\b/,
  /what (?:do|should) i do with (?:it|my|the|this|a|an|\$?\d)/,
);
export const WHEN_DONE = anyWordOf(
  /done|debt free|free of debt|out of debt|rid of (?:\w+ ){0,3}debt|done with|paid off|pay(?:ing)? off|payoff/,
  /finish(?:ed)?|clear(?:ed)?|gone|own (?:my|the) car|end/,
);
export const WHEN =
  /\b(?:when|how long|how soon|how many (?:more )?(?:months|years|payments)|what (?:month|year|date)|at this rate|timeline)\b/;

export const RENT = /\b(?:rent|rental|apartment|lease (?:is|goes|renewal)|studio|bedroom)\b/;
export const HOME = /\b(?:house|home|condo|townhouse|townhome|mortgage|down payment on)\b/;
export const CAR =
  /\b(?:car|cars|truck|suv|vehicle|minivan|van|tesla|honda|toyota|subaru|ford|jeep|auto|motorcycle|civic|corolla|camry)\b/;
export const CHILD =
  /\b(?:baby|babies|(?:a|another|second|first|new) (?:kid|child)|kids|children|daycare|pregnant|twins|adopt(?:ing)?|start(?:ing)? a family)\b/;
export const RAISE = anyWordOf(
  /(?:a|my|the|\d+[%k]?|percent) raise|raise of|pay (?:raise|rise|bump|increase)|promotion|promoted/,
  inOrder(
    /(?:earn|make|made|earned|making|bring in|brought in|get paid|got paid|job (?:that )?pays|pays me) /,
    /(?:\$?\d+k? )?(?:more|extra)/,
  ),
  /salary (?:goes|went|increase|bump)/,
  /(?:income|pay|salary|paycheck) (?:goes|went|rises|rose|increases|increased) (?:up )?(?:by )?|more pay/,
);
/** 'A fifth less pay', 'if my hours get cut', 'if we made 300 less': whatever brings less than now. */
export const LESS_PAY = anyWordOf(
  /pay ?cut/,
  inOrder(
    /(?:pay|salary|income|wages?|pay ?checks?|hours|take home(?: pay)?)(?: \S+){0,5} /,
    /(?:cut|less|lower|smaller|down|drop\w*|fall(?:s|en)?|fell|shr(?:inks?|unk|ank)|reduced)/,
  ),
  inOrder(
    /(?:less|lower|smaller|reduced|cut in|drop in|cut(?:s|ting)?) (?:(?:in|of|my|our|the|his|her) )*/,
    /(?:pay|salary|income|wages?|pay ?checks?|hours)/,
  ),
  inOrder(
    /(?:earn(?:ed|s)?|ma(?:k|d)e[ds]?|br(?:ing|ings|ought) (?:in|home)|get paid|got paid|take home|took home)/,
    /(?: \S+){0,4} less/,
  ),
);
/** A rent that changes, by so much or by a share. */
export const RENT_CHANGES = anyWordOf(
  /go(?:es|ing)? (?:up|down)|went (?:up|down)|rises?|rose|rais(?:e[sd]?|ing)|increas(?:e[sd]?|ing)|hik(?:e[sd]?|ing)/,
  /up(?:s|ped)?|bump(?:s|ed)?|jump(?:s|ed|ing)?|climb(?:s|ed|ing)?|jacks?(?: up)?|drop\w*|falls?|lowers?|higher/,
  /lower|more/,
);

/** What is asked of a goal, whatever it is called. */
export const OF_GOAL = anyWordOf(
  /deadlines?|due|target|(?:have|did) (?:i|we) (?:put|add|added|saved?|contributed?)|toward|towards|by when/,
  /how much more|more (?:till|until|to|do i)|left|to go|remaining|short of|done|finish\w*|full|filled|funded/,
  /reach\w*|hit|on track|make it|complete\w*|a month|monthly|per month|added|put in|what is in|how much is in/,
  /in the emergency fund|balance/,
);
/** 'And still be fine for the rent': what has to be paid all the same is no new rent. */
export const STILL_DUE = anyOf(
  /\bstill (?:be|make|cover|have)\b.*\b(?:rent|mortgage)\b|\bstill pay (?:(?:the|my|our) )?(?:\w+ )?(?:rent|mortgage)\b/,
  inOrder(
    /\b(?:rent|mortgage)(?: payment)? (?:would |will |to |can |could |still |always |be |is |gets? )*/,
    /(?:clears?|covered|paid|goes? through|go through|safe)\b/,
  ),
);

/** Something is put into a goal, or would be. */
export const PUTS = anyWordOf(
  /put|putting|add|adding|saving|send|move|contribut\w+|throw|toss|stash|sock|set aside/,
  /go(?:es|ing)? (?:in|into|toward)|if (?:i|we)|say (?:i|we)|got|have|reach|hit|get to/,
);

/** What an emergency fund holds, or should hold, and how long one lives on it. */
export const FUND_FOR_EMERGENCIES = anyOf(
  /\bemergency fund\b|\brainy day fund\b|\bsafety net\b|\bcushion\b/,
  /\b(?:months?|long)\b.*\b(?:live|last|survive|get by|go)\b.*\b(?:savings|without)\b|\bsavings (?:last|cover)\b/,
  /\bhow many months\b.*\b(?:cover|covered|savings)\b|\benough (?:saved )?for (?:an )?emergenc(?:y|ies)\b/,
  /\b(?:should|need to|have to) (?:i |we )?(?:have|keep) (?:in (?:my )?savings|saved)\b/,
  /\bmonths? of (?:my )?(?:expenses|spending|needs|bills)\b/,
);

/** What may be bought, or would be saved for. */
export const CAN_AFFORD = anyWordOf(
  /how (?:much|big|expensive)\b.*\b(?:can|could|should|afford)|buy|afford|qualify/,
  /is my \w+ too (?:much|high|expensive)|sav(?:e|ing) (?:up )?for a/,
);

/** How long it takes to save something, and whether it can be done. */
export const BY_WHEN = anyWordOf(
  /doable|possible|realistic|feasible|how long|when|how much|until|by|to (?:have|get|reach|hit)|how many/,
  /in \d+ (?:months|years)|for \d+ (?:months|years)|per|a month|each|every|would i have|will i have|want to|need to/,
  /what if|if i/,
);
