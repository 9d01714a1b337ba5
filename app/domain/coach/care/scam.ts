// Somebody asks for money, a code or a way in.

import { anyOf, inOrder } from "~/domain/language/pattern";
import type { CareTopic } from "./topic";

export const scam: CareTopic = {
  id: "scam",
  words: {
    en: [
      inOrder(
        /\bgift ?cards?\b.*\b/,
        anyOf(
          /irs|arrest\w*|warrant|police|officer|told me|told to|texted|boss|ceo|manager|caller|called|support|fine/,
          /fees?|social security|fbi|medicare|microsoft|apple|amazon (?:rep|agent|support)|scratch/,
          /read (?:him|her|them)|numbers? on|codes?|bail|pay (?:my|the|a|off) (?:bill|tax|debt|fine|bond)|unlock/,
        ),
        /\b/,
      ),
      inOrder(
        /\b/,
        anyOf(
          /irs|arrest\w*|warrant|police|officer|caller|boss|ceo|support|social security|fbi|medicare|microsoft|he|she/,
          /they|guy|man|lady|recruiter|employer|utility/,
        ),
        /\b.*/,
        /\b(?:gift ?cards?|bitcoin atm|crypto atm|crypto machine|prepaid cards?|itunes cards?|steam cards?|moneypak)\b/,
      ),
      anyOf(
        inOrder(
          /\b(?:wants?|asks?|asked|asking|needs?|need|give|gave|giving|read|share|shared|tell|told|send|sent|sends)/,
          /\b.*\b/,
          anyOf(
            /verification|security|texted|text|one[- ]time|passcode|otp|login|six[- ]digit|6[- ]digit|2fa|zelle/,
            /confirmation/,
          ),
          /(?:ed)? (?:code|number|pin|passcode)s?\b/,
        ),
        /\b(?:code|passcode|pin) (?:they|he|she|the bank|that) (?:just )?(?:text\w*|sent|send)\b/,
        /\bread (?:him|her|them|back|out|off) (?:the|a|that|my) (?:code|pin|number)\b/,
        /\bgave (?:him|her|them|someone|somebody) (?:the|a|my) (?:code|pin|password|login)\b/,
      ),
      anyOf(
        /\bsafe account\b/,
        inOrder(
          /\b(?:move|transfer|put) (?:it|my money|everything|all my money|the money|my savings)\b.*\b/,
          anyOf(
            /to (?:keep it|be) safe|secure account|protected? account|government account|account they|account he/,
            /account she/,
          ),
          /\b/,
        ),
        /\banydesk|\bteam ?viewer|\bremote(?:ly)? (?:access|desktop|into|control)\b/,
        /\b(?:onto|on to|into|control of|get on) my (?:computer|laptop|phone|pc|screen)\b|\bshare my screen\b/,
        /\bpop ?up\b.*\b(?:call|number|virus|microsoft|support)\b/,
      ),
      anyOf(
        inOrder(
          /\b(?:telegram|whatsapp|instagram|tiktok|facebook|discord|online|group chat|tinder|hinge|influencer)\b.*\b/,
          anyOf(
            /doubl\w+|tripl\w+|crypto\w*|bitcoin|invest with|trading (?:platform|bot|site|app)|guarantee\w*|returns?/,
            /forex/,
          ),
          /\b/,
        ),
        inOrder(
          /\b(?:doubles?|doubling|triples?|guarantee[sd]?|risk ?free|cant lose)\b.*/,
          /\b(?:crypto|bitcoin|my money|your money|returns?|investment|profits?)\b/,
        ),
        /\b(?:returns?|profits?)\b.*\bguarantee[sd]?\b/,
        /\bwithdraw\b.*\b(?:crypto|platform|profits?|trading)\b.*\b(?:fees?|tax(?:es)?|pay|unlock)\b/,
      ),
      anyOf(
        inOrder(
          /\b(?:met|talking to|dating|in love with|chatting with)\b.*/,
          /\b(?:online|on (?:an? )?app|tinder|hinge|facebook|overseas|deployed|oil rig|never met|army|offshore)\b.*\b/,
          /money|send|sent|sending|wire|crypto|cash|flight|visa|loan|borrow|ticket|surgery|customs|help (?:him|her)/,
          /\b/,
        ),
        /\b(?:online|internet) (?:boyfriend|girlfriend|friend|relationship)\b.*\b(?:money|send|wire|loan|cash|gift)\b/,
        /\bnever met\b.*\b(?:money|send|wire|loan|cash)\b/,
      ),
      anyOf(
        inOrder(
          /\b/,
          anyOf(
            /overpaid|paid (?:me )?too much|too much|extra|over the (?:price|amount)/,
            /check (?:for more|they sent|he sent|she sent)/,
          ),
          /\b.*\b(?:send|wire|pay|zelle|venmo|return|refund)\b.*\b(?:back|rest|difference|shipper|mover)\b/,
        ),
        inOrder(
          /\b(?:refund(?:ed)?|deposited)\b.{0,30}\b(?:too much|by (?:mistake|accident)|extra)\b.*/,
          /\b(?:send|return|give|pay|wire|want\w*)\b/,
        ),
        /\bdeposit(?:ed)? (?:a|the|this|their|his|her) checks?\b.*\b(?:send|wire|keep|forward|gift|zelle|rest)\b/,
        /\bmystery shopper\b|\b(?:job|employer|recruiter)\b.*\b(?:sent|mailed|emailed) me a check\b/,
      ),
      anyOf(
        inOrder(
          /\bwon\b.*\b(?:prize|lottery|sweepstakes|giveaway|grant|car|publishers)\b.*/,
          /\b(?:fees?|tax(?:es)?|pay|customs|shipping|claim|release)\b/,
        ),
        /\b(?:inheritance|prince|lawyer overseas|grant|package)\b.*\b(?:fee|customs|release|upfront|up front)\b.*/,
        /\b(?:free|government) grant\b.*\b(?:fee|pay|text|facebook|message)\b|\bunpaid toll\b/,
        /\b(?:usps|package|toll|fedex|ups)\b.*\b(?:text|link|clicked)\b.*\b(?:card|pay|fee|info|link)\b/,
        /\bclicked (?:on )?(?:a|the|that|this) (?:link|text)\b/,
      ),
      anyOf(
        inOrder(
          /\b(?:grandson|granddaughter|nephew|niece|my son|my daughter|grandkid)\b.*/,
          /\b(?:jail|bail|arrested|accident|lawyer|hospital|customs)\b.*/,
          /\b(?:call\w*|cash|money|wire|send|gift|courier|secret)\b/,
        ),
        inOrder(
          /\b(?:courier|someone|driver) (?:is )?(?:coming|come) to (?:pick up|get|collect) (?:the |my )?/,
          /(?:cash|money|gold|card)\b/,
        ),
        inOrder(
          /\b(?:wire|send|zelle|venmo|cash ?app|pay)\b.*/,
          /\b(?:or (?:ill|i will|well|we will|be) (?:be )?(?:arrest\w*|deport\w*|go to jail))\b/,
        ),
        /\b(?:arrest|deport|jail|suspend)\w*\b.*\b(?:unless|if i dont|or else)\b.*\bpay\b/,
        inOrder(
          /\b(?:irs|social security|medicare|immigration|fbi|police|sheriff|bank fraud department|fraud department)/,
          /\b.{0,25}\b(?:call\w*|text\w*|emailed|messaged|says|said|told|threat\w*)\b/,
        ),
        inOrder(
          /\b(?:call|text|email|message)\w* from (?:the )?/,
          anyOf(
            /irs|social security|medicare|immigration|fbi|police|sheriff|my bank|the bank|chase|wells|zelle|paypal/,
            /amazon|microsoft|apple|geek squad|fraud/,
          ),
          /\b/,
        ),
      ),
      anyOf(
        /\bis (?:this|it|that|he|she) (?:\w+ )?(?:a )?(?:scam\w*|fraud|phishing|legit)\b/,
        inOrder(
          /\b(?:being|got|getting|been|was|am i|think im|think i got) (?:\w+ )?/,
          /(?:scammed|conned|phished|defrauded|swindled)\b/,
        ),
        /\bscammers?\b|\bfell for (?:a|it|this|an)\b|\bseems? (?:fishy|shady|like a scam)\b/,
        /\bsounds? (?:fishy|shady|like a scam|too good)\b/,
        inOrder(
          /\b/,
          /pig butchering|sugar (?:daddy|momma|mama)|money mule|use my (?:bank )?account to (?:receive|move|deposit)/,
          /\b/,
        ),
        inOrder(
          /\b(?:receive|deposit|move) (?:money|checks?|funds?) (?:for|through) (?:him|her|them|someone|my account)\b.*/,
          /\b(?:keep|percent|cut|commission)\b/,
        ),
        /\bzelle (?:scam|fraud)\b/,
        /\brental\b.*\b(?:deposit|wire|zelle)\b.*\b(?:before|without|sight unseen|never) (?:seeing|seen|viewing|saw)/,
      ),
      anyOf(
        inOrder(
          /\b(?:in|into|on|onto|controlling|took over) (?:my|the) (?:computer|laptop|pc|phone)\b.*/,
          /\b(?:bank|refund|fix\w*|virus|microsoft|support|login|log in)\b/,
        ),
        /\b(?:numbers?|digits|code) that (?:came|come|just came|was sent|got sent|popped) (?:to|up|on)\b/,
        /\b(?:the |a )?(?:code|numbers?|digits) (?:he|she|they) (?:needs?|wants?|asked)/,
        /\bupgrade\b.{0,30}\b(?:zelle|business|account)\b.*\b(?:send|sending|refund|pay)/,
        /\bstay on the (?:line|phone)\b/,
        /\b(?:not|dont) (?:to )?(?:talk to|tell) (?:the )?(?:teller|bank|anyone|anybody|my family)\b/,
        inOrder(
          /\b(?:said|says|told|tells|asked|wants|warned)\b.{0,20}\b(?:not|dont) (?:to )?tell my /,
          /(?:husband|wife|kids|son|daughter)\b/,
        ),
        /^(?!.*\b(?:how (?:many|much|often)|when|first time|last time|goes to my|mother|family)\b).*\bwestern union\b/,
        /\bmoneygram\b/,
      ),
      anyOf(
        inOrder(
          /\b(?:refund\w*|sent|deposited|paid)\b.{0,30}\binstead of\b.*\b(?:send|return|give|pay|wire)\w*\b.{0,20}\b/,
          /back\b/,
        ),
        /\b(?:check|deposit)\b.*\b(?:send|wire|zelle|forward) (?:the )?(?:rest|difference|remainder)\b/,
        /\bsend the (?:rest|difference|remainder)\b/,
        inOrder(
          /\b(?:recieve|receive|reship|forward)\b.{0,30}\b(?:packages|deposits|payments|funds)\b.*/,
          /\b(?:forward|minus|keep|percent|%|send)/,
        ),
        /\b(?:lose|loses) (?:his|her|their) job if i\b/,
      ),
      anyOf(
        inOrder(
          /\b(?:fianc\w*|boyfriend|girlfriend|bf|gf|he|she|guy|man|lady|woman|friend|teacher|mentor)\b.*\b/,
          anyOf(
            /havent met|never met|not met|hasnt met|met (?:him|her)? ?(?:on|online|through)|oil rig|deployed/,
            /stuck at (?:the )?(?:airport|customs)/,
          ),
          /\b.*\b(?:money|\d|afford|send|another|help|surgery|ticket|visa|fee)/,
        ),
        inOrder(
          /\b(?:whatsapp|telegram|discord|signal|facebook)\b.*/,
          /\b(?:trading|crypto|invest\w*|platform|profits?|withdraw)\b/,
        ),
        inOrder(
          /\bpay (?:the |a |some )?(?:tax\w*|fees?|deposit)\b.{0,20}\b(?:first )?/,
          /(?:to|before i can|before they|so i can) (?:withdraw|get|unlock|release|cash|receive)\b/,
        ),
      ),
      anyOf(
        /\b(?:zelle|send|wire|transfer|venmo|move) (?:the |my |some |all )?(?:\w+ )?money to myself\b/,
        inOrder(
          /\b(?:apple|google play|steam|target|itunes|vanilla|ebay|walmart|razer) (?:gift )?cards?\b.*/,
          /\b(?:bail|warrant|irs|jail|officer|bond|fine)\b/,
        ),
        /\brefunded\b.{0,20}\d.{0,20}\b(?:instead|rather than|but it was)\b.*\b(?:back|difference|rest)\b/,
      ),
      anyOf(
        /\b(?:paid|pay|fee|deposit)\b.{0,30}\b(?:release|unlock|activation|processing|clearance) fee\b/,
        /\b(?:release|unlock|clearance|customs) fees? (?:to|before|first)\b/,
        inOrder(
          /\b(?:job|gig|employer|recruiter|vendor|client)\b.*\b(?:sent|mailed|send) (?:me )?a check\b.*/,
          /\b(?:send|zelle|buy|forward)/,
        ),
        /\bsent me a check\b.*\b(?:send|zelle|wire|buy)\b/,
      ),
      anyOf(
        inOrder(
          /\b(?:steam|apple|itunes|google play|gift|prepaid|vanilla|target) cards?\b.*/,
          /\b(?:sheriff|deputy|cops?|agent|treasury|marine|soldier|army)\b/,
        ),
        inOrder(
          /\b(?:sheriff|deputy|treasury|marine|soldier)\b.*\b(?:steam|apple|itunes|google play|gift|prepaid|vanilla) /,
          /cards?\b/,
        ),
        /\bmystery shop\w*\b.*\b(?:check|send|sent)\b|\bsecret shopper\b/,
      ),
    ],
    es: [
      anyOf(
        /\bestaf\w*|\bfraude\b|\btarjetas? de regalo\b.*\b(?:pag|impuestos|irs|arrest|policia|piden?|pide)\w*/,
        /\b(?:piden?|pidio|pidieron|quieren?|darles?|dar|di)\b.*\b(?:el )?codigo\b|\bcuenta segura\b/,
        inOrder(
          /\b(?:me )?(?:llamo|llamaron|escribieron|mensaje)\b.*\b(?:irs|banco|policia|migracion|seguro social)\b.*/,
          /\b(?:pag|dinero|codigo|deport|arrest)\w*/,
        ),
        /\b(?:gane|ganaste|saque)\b.*\b(?:premio|loteria|carro|sorteo|rifa)\b.*\b(?:pag\w*|mandar|enviar|deposit\w*)/,
        inOrder(
          /\b(?:novio|novia|hombre|mujer)\b.*\b(?:conoci|facebook|internet|aeropuerto)\b.*/,
          /\b(?:mandarle|mandar|enviar\w*|multa|dinero)/,
        ),
        /\bnotario\b.*\b(?:papeles|efectivo)\b/,
        /\b(?:duplica|triplica|garantiz)\w*\b.*\b(?:dinero|cripto|bitcoin|inversion)\b/,
      ),
      anyOf(
        inOrder(
          /\b(?:me )?(?:llamo|llamaron|escribio|escribieron|texte\w+|mando|mandaron|contacto|contactaron)\b.*/,
          /\b(?:codigo|clave|contrasena|tarjetas de regalo|zelle|anydesk)\b/,
        ),
        /\bpremio\b.*\b(?:mandar|pagar|enviar|depositar|mande|pague)\b/,
        inOrder(
          /\b(?:prestamo|premio|visa|residencia|herencia|paquete|beca)\b.{0,40}/,
          /\b(?:por adelantado|cuota de|para liberar\w*|primero (?:tengo|hay) que (?:pagar|depositar))/,
        ),
        inOrder(
          /\b(?:conoci|novi[oa])\b.*\b(?:internet|facebook|tinder|whatsapp|linea|instagram)\b.*/,
          /\b(?:dinero|mand\w+|envi\w+|prest\w+|deposit\w+|boleto)/,
        ),
        /\b(?:telegram|whatsapp|facebook)\b.*\b(?:inver\w+|ganancias|cripto\w*|bitcoin|duplic\w+)/,
        /\b(?:control|entro|entrar|metio) (?:de |en |a )?mi (?:computadora|telefono|celular)\b/,
        /\bme (?:depositaron|mandaron) de mas\b/,
        /\b(?:cheque)\b.*\b(?:regres\w+|devolv\w+|mandar|deposit\w+) (?:la diferencia|el resto|lo demas)\b/,
      ),
    ],
  },
  unless: [
    /\balready (?:been )?filed\b/,
    /^(?:how much|what) (?:did|do|have|has) (?:i|we) (?:spend|spent|pay|paid|put|invest|invested|earn|make|made)\b(?!.*\b(?:arrest|irs|scam|code|warrant)\w*)/,
  ],
  answer: {
    en: (say) =>
      "This looks like a scam, so please stop here: don't pay, don't read out a code, don't let anybody onto " +
      "your computer or phone, and hang up. No agency, bank or company asks for gift cards, codes or money " +
      "moved to keep it safe, and nobody can promise a return. Call your bank by the number on the back of " +
      `your card, at once if money or a code has gone out already, and report it at ${say("fraud")}. ` +
      "You did nothing wrong by asking.",
    es: (say) =>
      "Esto parece una estafa, así que pare aquí: no pague, no dé ningún código, no deje que nadie entre en su " +
      "teléfono o computadora, y cuelgue. Ninguna agencia, banco o empresa pide tarjetas de regalo, códigos ni " +
      'mover dinero "para protegerlo", y nadie puede prometer ganancias. ' +
      "Llame a su banco al número que está en el reverso de su tarjeta, enseguida si ya salió dinero o un " +
      `código, y denúncielo en ${say("fraud")}. Hizo bien en preguntar.`,
  },
};
