// Somebody else is after the money: scams, stolen names, firms that live on people in debt.

import type { CareTopic } from "./topic";

const scam: CareTopic = {
  id: "scam",
  words: {
    en: [
      /\bgift ?cards?\b.*\b(?:irs|arrest\w*|warrant|police|officer|told me|told to|texted|boss|ceo|manager|caller|called|support|fine|fees?|social security|fbi|medicare|microsoft|apple|amazon (?:rep|agent|support)|scratch|read (?:him|her|them)|numbers? on|codes?|bail|pay (?:my|the|a|off) (?:bill|tax|debt|fine|bond)|unlock)\b/,
      /\b(?:irs|arrest\w*|warrant|police|officer|caller|boss|ceo|support|social security|fbi|medicare|microsoft|he|she|they|guy|man|lady|recruiter|employer|utility)\b.*\b(?:gift ?cards?|bitcoin atm|crypto atm|crypto machine|prepaid cards?|itunes cards?|steam cards?|moneypak)\b/,
      /\b(?:wants?|asks?|asked|asking|needs?|need|give|gave|giving|read|share|shared|tell|told|send|sent|sends)\b.*\b(?:verification|security|texted|text|one[- ]time|passcode|otp|login|six[- ]digit|6[- ]digit|2fa|zelle|confirmation)(?:ed)? (?:code|number|pin|passcode)s?\b|\b(?:code|passcode|pin) (?:they|he|she|the bank|that) (?:just )?(?:text\w*|sent|send)\b|\bread (?:him|her|them|back|out|off) (?:the|a|that|my) (?:code|pin|number)\b|\bgave (?:him|her|them|someone|somebody) (?:the|a|my) (?:code|pin|password|login)\b/,
      /\bsafe account\b|\b(?:move|transfer|put) (?:it|my money|everything|all my money|the money|my savings)\b.*\b(?:to (?:keep it|be) safe|secure account|protected? account|government account|account they|account he|account she)\b|\banydesk|\bteam ?viewer|\bremote(?:ly)? (?:access|desktop|into|control)\b|\b(?:onto|on to|into|control of|get on) my (?:computer|laptop|phone|pc|screen)\b|\bshare my screen\b|\bpop ?up\b.*\b(?:call|number|virus|microsoft|support)\b/,
      /\b(?:telegram|whatsapp|instagram|tiktok|facebook|discord|online|group chat|tinder|hinge|influencer)\b.*\b(?:doubl\w+|tripl\w+|crypto\w*|bitcoin|invest with|trading (?:platform|bot|site|app)|guarantee\w*|returns?|forex)\b|\b(?:doubles?|doubling|triples?|guarantee[sd]?|risk ?free|cant lose)\b.*\b(?:crypto|bitcoin|my money|your money|returns?|investment|profits?)\b|\b(?:returns?|profits?)\b.*\bguarantee[sd]?\b|\bwithdraw\b.*\b(?:crypto|platform|profits?|trading)\b.*\b(?:fees?|tax(?:es)?|pay|unlock)\b/,
      /\b(?:met|talking to|dating|in love with|chatting with)\b.*\b(?:online|on (?:an? )?app|tinder|hinge|facebook|overseas|deployed|oil rig|never met|army|offshore)\b.*\b(?:money|send|sent|sending|wire|crypto|cash|flight|visa|loan|borrow|ticket|surgery|customs|help (?:him|her))\b|\b(?:online|internet) (?:boyfriend|girlfriend|friend|relationship)\b.*\b(?:money|send|wire|loan|cash|gift)\b|\bnever met\b.*\b(?:money|send|wire|loan|cash)\b/,
      /\b(?:overpaid|paid (?:me )?too much|too much|extra|over the (?:price|amount)|check (?:for more|they sent|he sent|she sent))\b.*\b(?:send|wire|pay|zelle|venmo|return|refund)\b.*\b(?:back|rest|difference|shipper|mover)\b|\b(?:refund(?:ed)?|deposited)\b.{0,30}\b(?:too much|by (?:mistake|accident)|extra)\b.*\b(?:send|return|give|pay|wire|want\w*)\b|\bdeposit(?:ed)? (?:a|the|this|their|his|her) checks?\b.*\b(?:send|wire|keep|forward|gift|zelle|rest)\b|\bmystery shopper\b|\b(?:job|employer|recruiter)\b.*\b(?:sent|mailed|emailed) me a check\b/,
      /\bwon\b.*\b(?:prize|lottery|sweepstakes|giveaway|grant|car|publishers)\b.*\b(?:fees?|tax(?:es)?|pay|customs|shipping|claim|release)\b|\b(?:inheritance|prince|lawyer overseas|grant|package)\b.*\b(?:fee|customs|release|upfront|up front)\b.*|\b(?:free|government) grant\b.*\b(?:fee|pay|text|facebook|message)\b|\bunpaid toll\b|\b(?:usps|package|toll|fedex|ups)\b.*\b(?:text|link|clicked)\b.*\b(?:card|pay|fee|info|link)\b|\bclicked (?:on )?(?:a|the|that|this) (?:link|text)\b/,
      /\b(?:grandson|granddaughter|nephew|niece|my son|my daughter|grandkid)\b.*\b(?:jail|bail|arrested|accident|lawyer|hospital|customs)\b.*\b(?:call\w*|cash|money|wire|send|gift|courier|secret)\b|\b(?:courier|someone|driver) (?:is )?(?:coming|come) to (?:pick up|get|collect) (?:the |my )?(?:cash|money|gold|card)\b|\b(?:wire|send|zelle|venmo|cash ?app|pay)\b.*\b(?:or (?:ill|i will|well|we will|be) (?:be )?(?:arrest\w*|deport\w*|go to jail))\b|\b(?:arrest|deport|jail|suspend)\w*\b.*\b(?:unless|if i dont|or else)\b.*\bpay\b|\b(?:irs|social security|medicare|immigration|fbi|police|sheriff|bank fraud department|fraud department)\b.{0,25}\b(?:call\w*|text\w*|emailed|messaged|says|said|told|threat\w*)\b|\b(?:call|text|email|message)\w* from (?:the )?(?:irs|social security|medicare|immigration|fbi|police|sheriff|my bank|the bank|chase|wells|zelle|paypal|amazon|microsoft|apple|geek squad|fraud)\b/,
      /\bis (?:this|it|that|he|she) (?:\w+ )?(?:a )?(?:scam\w*|fraud|phishing|legit)\b|\b(?:being|got|getting|been|was|am i|think im|think i got) (?:\w+ )?(?:scammed|conned|phished|defrauded|swindled)\b|\bscammers?\b|\bfell for (?:a|it|this|an)\b|\bseems? (?:fishy|shady|like a scam)\b|\bsounds? (?:fishy|shady|like a scam|too good)\b|\b(?:pig butchering|sugar (?:daddy|momma|mama)|money mule|use my (?:bank )?account to (?:receive|move|deposit))\b|\b(?:receive|deposit|move) (?:money|checks?|funds?) (?:for|through) (?:him|her|them|someone|my account)\b.*\b(?:keep|percent|cut|commission)\b|\bzelle (?:scam|fraud)\b|\brental\b.*\b(?:deposit|wire|zelle)\b.*\b(?:before|without|sight unseen|never) (?:seeing|seen|viewing|saw)/,
      /\b(?:in|into|on|onto|controlling|took over) (?:my|the) (?:computer|laptop|pc|phone)\b.*\b(?:bank|refund|fix\w*|virus|microsoft|support|login|log in)\b|\b(?:numbers?|digits|code) that (?:came|come|just came|was sent|got sent|popped) (?:to|up|on)\b|\b(?:the |a )?(?:code|numbers?|digits) (?:he|she|they) (?:needs?|wants?|asked)|\bupgrade\b.{0,30}\b(?:zelle|business|account)\b.*\b(?:send|sending|refund|pay)|\bstay on the (?:line|phone)\b|\b(?:not|dont) (?:to )?(?:talk to|tell) (?:the )?(?:teller|bank|anyone|anybody|my family|my (?:husband|wife|kids))\b|\bwestern union\b|\bmoneygram\b/,
      /\b(?:refund\w*|sent|deposited|paid)\b.{0,30}\binstead of\b.*\b(?:send|return|give|pay|wire)\w*\b.{0,20}\bback\b|\b(?:check|deposit)\b.*\b(?:send|wire|zelle|forward) (?:the )?(?:rest|difference|remainder)\b|\bsend the (?:rest|difference|remainder)\b|\b(?:recieve|receive|reship|forward)\b.{0,30}\b(?:packages|deposits|payments|funds)\b.*\b(?:forward|minus|keep|percent|%|send)|\b(?:lose|loses) (?:his|her|their) job if i\b/,
      /\b(?:fianc\w*|boyfriend|girlfriend|bf|gf|he|she|guy|man|lady|woman|friend|teacher|mentor)\b.*\b(?:havent met|never met|not met|hasnt met|met (?:him|her)? ?(?:on|online|through)|oil rig|deployed|stuck at (?:the )?(?:airport|customs))\b.*\b(?:money|\d|afford|send|another|help|surgery|ticket|visa|fee)|\b(?:whatsapp|telegram|discord|signal|facebook)\b.*\b(?:trading|crypto|invest\w*|platform|profits?|withdraw)\b|\bpay (?:the |a |some )?(?:tax\w*|fees?|deposit)\b.{0,20}\b(?:first )?(?:to|before i can|before they|so i can) (?:withdraw|get|unlock|release|cash|receive)\b/,
    ],
    es: [
      /\bestaf\w*|\bfraude\b|\btarjetas? de regalo\b.*\b(?:pag|impuestos|irs|arrest|policia|piden?|pide)\w*|\b(?:piden?|pidio|pidieron|quieren?|darles?|dar|di)\b.*\b(?:el )?codigo\b|\bcuenta segura\b|\b(?:me )?(?:llamo|llamaron|escribieron|mensaje)\b.*\b(?:irs|banco|policia|migracion|seguro social)\b.*\b(?:pag|dinero|codigo|deport|arrest)\w*|\b(?:gane|ganaste|saque)\b.*\b(?:premio|loteria|carro|sorteo|rifa)\b.*\b(?:pag\w*|mandar|enviar|deposit\w*)|\b(?:novio|novia|hombre|mujer)\b.*\b(?:conoci|facebook|internet|aeropuerto)\b.*\b(?:mandarle|mandar|enviar\w*|multa|dinero)|\bnotario\b.*\b(?:papeles|efectivo)\b|\b(?:duplica|triplica|garantiz)\w*\b.*\b(?:dinero|cripto|bitcoin|inversion)\b/,
    ],
  },
  unless: [
    /\bremote[- ]control(?:led)? (?:cars?|trucks?|toys?|drones?|boats?)\b/,
    /^(?:how much|what) (?:did|do|have|has) (?:i|we) (?:spend|spent|pay|paid|put|invest|invested|earn|make|made)\b(?!.*\b(?:arrest|irs|scam|code|warrant)\w*)/,
  ],
  answer: {
    en: (say) =>
      `This looks like a scam, so please stop here: don't pay, don't read out a code, don't let anybody onto your computer or phone, and hang up. No agency, bank or company asks for gift cards, codes or money moved to keep it safe, and nobody can promise a return. Call your bank by the number on the back of your card, at once if money or a code has gone out already, and report it at ${say("fraud")}. You did nothing wrong by asking.`,
    es: (say) =>
      `Esto parece una estafa, así que pare aquí: no pague, no dé ningún código, no deje que nadie entre en su teléfono o computadora, y cuelgue. Ninguna agencia, banco o empresa pide tarjetas de regalo, códigos ni mover dinero "para protegerlo", y nadie puede prometer ganancias. Llame a su banco al número que está en el reverso de su tarjeta, enseguida si ya salió dinero o un código, y denúncielo en ${say("fraud")}. Hizo bien en preguntar.`,
  },
};

const identityTheft: CareTopic = {
  id: "identity-theft",
  words: {
    en: [
      /\bidentity (?:theft|stolen|was stolen|got stolen|fraud)\b|\b(?:stole|stolen|using|used) my (?:identity|ssn|social|info|information|name)\b|\b(?:opened|took out|applied for|got|filed|opens?)\b.*\b(?:in|under|with|w|using) my (?:name|ssn|social)\b|\b(?:charges?|purchases?|transactions?)\b.{0,25}\b(?:from|in) (?:a )?(?:town|city|state|country|place|store)s? (?:ive|i have|i) (?:never|havent)\b|\b(?:charges?|purchases?|transactions?) (?:i (?:didnt|did not|never) make|that arent mine|that isnt mine|i dont recognize)\b|\b(?:unemployment|benefits?|loan|card|account|return)\b.{0,20}\bi (?:never|didnt) (?:filed?|apply|applied|asked?|requested?|open\w*)\b|\b(?:i |we )(?:didnt|never) open(?:ed)? (?:that|this|it)\b|\b(?:phone|sim)\b.{0,20}\bno service\b.*\b(?:password|email|bank|login)\b|\b(?:accounts?|cards?|loans?|hard inquir\w+)\b.{0,30}\b(?:i (?:never|didnt) (?:opened?|applied?|take out|took)|i dont recognize|isnt mine|arent mine|not mine|never opened)\b.{0,40}(?:credit|report|name|$)/,
      /\b(?:ssn|social(?: security)?(?: number| card)?|drivers license|wallet|purse|identity)\b.*\b(?:stolen|leaked|hacked|out there|dark web|breach\w*|compromised|exposed|lost)\b|\b(?:lost|stole|stolen|leaked) my (?:wallet|purse|social security card|drivers license)\b|\bi got hacked\b|\bmy (?:account|bank|card|email|phone)\b.{0,12}\b(?:got |was |been |is )?(?:hacked|skimmed|cloned|compromised|sim swapped)\b|\bfiled (?:taxes|a (?:tax )?return) (?:in|with|under|using) my\b|\bsomeone(?: else)? filed (?:my )?tax\w*/,
    ],
    es: [
      /\brob(?:aron|o|ado) (?:mi|la) (?:identidad|cartera|billetera|informacion)\b|\brobo de identidad\b|\b(?:usando|usa|uso) mi (?:seguro social|nombre|identidad|numero)\b|\b(?:abrieron|sacaron|abrio|saco)\b.*\b(?:a mi nombre|con mi nombre|con mi seguro social)\b/,
    ],
  },
  answer: {
    en: (say) =>
      `Act on it today, in this order: freeze your credit at Equifax, Experian and TransUnion (it's free), call the bank or lender where it happened and close what isn't yours, then make a report and a plan at ${say("identity")}. Change the passwords of your mail and your bank first if somebody may have them.`,
    es: (say) =>
      `Actúe hoy, en este orden: congele su crédito en Equifax, Experian y TransUnion (es gratis), llame al banco donde pasó y cierre lo que no es suyo, y luego haga un reporte y un plan en ${say("identity")}, que también está en español. Cambie primero las contraseñas de su correo y de su banco si alguien puede tenerlas.`,
  },
};

const debtSettlement: CareTopic = {
  id: "debt-settlement",
  words: {
    en: [
      /\bdebt (?:settlement|relief|forgiveness (?:company|program)|resolution|elimination|negotiat\w+)\b|\bsettle my (?:debts?|cards?|credit cards?|balances?)\b|\b(?:company|companies|firm|program|service|ad|they|guy|lawyer|agency)\b.*\b(?:erase|wipe (?:out|away)|cut|settle|eliminate|reduce|lower|clear|negotiate)\b.{0,25}\b(?:debts?|what i owe|balances?|loans?)\b|\b(?:told|tells?|says?|said|telling) me to stop paying (?:my )?(?:cards?|creditors?|debts?|loans?|bills)\b|\bpennies on the dollar\b|\b(?:erase|wipes?|wipe|forgive)s?\b.{0,25}(?:\bcards?\b|\bdebts?\b|\d+ ?(?:%|percent)|\bbalances?\b)|\b(?:loans?|debts?|cards?)\b.{0,20}\b(?:are|get|be|will be) (?:forgiven|erased|wiped|gone)\b|\b(?:government|biden|federal|new) (?:\w+ )?program\b.*\b(?:cards?|debts?|loans?)\b|\b(?:dont|not to|stop) (?:answer\w*|talk\w*|pay\w*)\b.{0,25}\b(?:chase|calls?|creditors?|the bank|my cards)\b.*\b(?:company|program|they|account|lady|guy)|\bcompany says\b.{0,20}\bdont\b|\blet\b.{0,20}\b(?:cards|accounts|loans) go (?:bad|to collections|unpaid)\b|\b(?:freedom debt|national debt relief|accredited debt|credit repair (?:company|firm|service|guy))\b|\b(?:fix|repair|clean) my credit for (?:a fee|\$|\d)|\bpay\b.*\bto (?:fix|repair|clean(?: up)?) my credit\b/,
    ],
    es: [/\b(?:liquid|consolid|elimin|negoci|borr)\w+ (?:mis |de |la |las )?deudas?\b|\bcompania\b.*\bdeudas?\b/],
  },
  // With one's own money.
  unless: [
    /^(?!.*\b(?:company|companies|firm|program|service|lawyer|agency|government|forgiv\w*|settle\w*|they|guy|lady)\b).*\b(?:checking|savings?|bonus|raise|refund|paychecks?|cash|rainy day|emergency fund)\b.{0,20}\bwipe out\b|^(?!.*\b(?:company|companies|firm|program|service|lawyer|agency|government|forgiv\w*|settle\w*|they|guy|lady)\b).*\bwipe out\b.{0,30}\b(?:from|with|out of) (?:my |our |the )?(?:checking|savings?|bonus|raise|refund|paychecks?|cash|rainy day)\b/,
  ],
  answer: {
    en: (say) =>
      `Be careful: firms that promise to settle debt often tell people to stop paying, charge a lot, and leave them with lawsuits and tax to pay. Never pay a fee before a debt is settled; that's against the law for calls and ads. A nonprofit credit counselor does the same talking with lenders for little or nothing: ${say("counselor")}.`,
    es: (say) =>
      `Tenga cuidado: las empresas que prometen arreglar deudas muchas veces le dicen que deje de pagar, cobran mucho y le dejan con demandas e impuestos. Nunca pague por adelantado. Un consejero de crédito sin fines de lucro habla con sus acreedores gratis o por muy poco: ${say("counselor")}.`,
  },
};

export const FRAUD: readonly CareTopic[] = [scam, identityTheft, debtSettlement];
