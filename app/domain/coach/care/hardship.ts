// What makes hard times harder: courts, gambling, loans that eat, retirement spent early, being too young for it.

import type { CareTopic } from "./topic";

const RETIREMENT =
  "(?:401 ?\\(?k\\)?s?|403 ?\\(?b\\)?|457|tsp|\\bira\\b|\\broth\\b|pension|retirement(?: (?:account|fund|money|savings))?)";

const court: CareTopic = {
  id: "court",
  words: {
    en: [
      /\bgarnish\w*|\b(?:being|getting|got|im|been|was|be|get) (?:\w+ )?sued\b|\b(?:suing|sues?|sue) me\b|\b(?:sueing|is suing)\b|\bcourt is\b|\blegal hold\b|\b(?:go|going|went|put|throw\w*) (?:me )?(?:to|in) jail\b|\bcollect(?:or|ors|ions?) (?:\w+ )?(?:call\w*|keeps?|came|come)\b|\bfreeze my (?:ssi|social security|account|bank)\b|\bgot a (?:judge?ment|summons|subpoena)\b|\bgood faith\b.*\b(?:pay|send|old|debt|bill)|\b(?:old|ancient) (?:bill|debt)\b.*\b(?:pay|send|show)\b|\bcame to my (?:job|work|house|door)\b.*\b(?:envelope|papers?)\b|\blawsuit\b|\bsummons\b|\bserved (?:with )?(?:papers|court)\b|\bjudge?ment (?:against|on)\b|\b(?:court|hearing) (?:date|papers?|notice|letter|order)\b|\b(?:papers?|letter|notice) from (?:a |the )?(?:court|lawyer|attorney|law firm|sheriff)\b|\b(?:bank )?levy\b|\b(?:account|money|bank)\b.{0,15}\b(?:got |was |is |been |were )(?:frozen|levied|seized)\b|\b(?:taking|takes?|took|take) (?:money |it |some |\w+ percent )?(?:straight )?(?:out of|from) my (?:pay ?checks?|wages|check|pay)\b.*\b(?:debt|court|creditor|judg\w*|collect\w*|owe|they|can they)\b|\bcan (?:they|a creditor|collectors?|debt collectors?) (?:take|touch|garnish|seize|come after|go after|put me in jail|arrest)\b|\b(?:arrest\w*|jail) (?:me )?(?:for|over) (?:not paying|debts?|unpaid|a (?:credit )?card|medical bills?)\b|\b(?:declare|declaring|file|filing|filed|go|going) (?:for )?(?:bankrupt\w*|chapter (?:7|13|seven|thirteen))\b|\bshould i (?:declare|file|do|consider) (?:for )?bankruptcy\b|\bdebt collectors?\b.*\b(?:call\w*|harass\w*|threat\w*|my (?:job|work|mom|boss)|rights)\b|\brepo(?:d|ssess\w*)?\b.*\b(?:car|truck|vehicle)\b|\b(?:car|truck|vehicle)\b.*\brepo(?:d|ed|ssess\w*)?\b/,
    ],
    es: [
      /\bdemand(?:a|aron|ado|ada|ando)\b|\bembarg\w*|\bcorte\b|\bcitatorio\b|\bbancarrota\b|\bcobradores?\b|\b(?:de |las )colecciones\b|\bmeter a la carcel\b/,
    ],
  },
  unless: [
    /\b(?:tennis|basketball|food|squash|pickleball) court\b|\bsmall claims? (?:fee|filing fee) (?:did|was)\b|\b(?:jean|blouse|suede)\b|\bgarnish(?:es)?\b.*\b(?:cocktails?|party|drinks?|food|bar|mint|lemons?)\b/,
  ],
  answer: {
    en: (say) =>
      `Don't let the date on the papers pass: answer the court in writing by then, even if the debt is right, or you lose without being heard. Nobody goes to jail for a card or a medical bill. Ask for legal aid, which is free for many, at ${say("legal")}, also before you file for bankruptcy. Some income, Social Security for one, mostly can't be taken. I can't give legal advice, but I can help you see what you could pay.`,
    es: (say) =>
      `No deje pasar la fecha de los papeles: conteste a la corte por escrito antes, aunque la deuda sea correcta, o pierde sin que le oigan. Nadie va a la cárcel por una tarjeta o una cuenta médica. Pida ayuda legal, gratis para muchos, en ${say("legal")}. Yo no puedo dar consejo legal, pero sí ayudarle a ver cuánto podría pagar.`,
  },
};

const GAMES =
  "(?:gambl\\w*|bett?ing|sports ?bets?|sports ?book|bets|casinos?|slots?|poker|blackjack|parlays?|draft ?kings|fan ?duel|bet ?mgm|roulette|scratch ?offs?|scratchers|lottery tickets|online slots|the track|horses)";
const gambling: CareTopic = {
  id: "gambling",
  words: {
    en: [
      new RegExp(
        `\\b${GAMES}\\b.*\\b(?:cant stop|addict\\w*|problem|lost|losing|lose|win (?:it|my money|everything)? ?back|won it back|chas\\w+|debts?|help|out of (?:control|hand)|relapse\\w*|quit|stop|rent|pay ?check|secret|hiding|in the hole|blew|doubl\\w+ down)\\b`,
      ),
      new RegExp(
        `\\b(?:cant stop|addict\\w*|win (?:it|my money|everything) back|lost|losing|blew|blown|chas(?:e|ing)|relapsed?|hooked|borrow\\w*|loan)\\b.*\\b${GAMES}\\b`,
      ),
      /\b(?:win|get|make|earn) (?:it|my money|it all|everything|my losses|the money|what i lost) back\b.*\b(?:bet|game|tonight|one more|big)\b|\bone (?:more|last) (?:bet|parlay|spin)\b|\bself[- ]exclu\w+|\b(?:this|that|my|a) parlay\b|\bcasino\b.*\b(?:atm|limit|cash|withdraw)\b|\b(?:atm|withdraw\w*)\b.*\bcasino\b|\bget back to even\b|\b(?:wife|husband|partner|he|she|they) thinks? (?:the |its |it is |our |my )?\w* ?(?:is |are )?still (?:in|there)\b|\b(?:clean|sober) from (?:cards|gambling|betting|slots)\b|\b(?:put|throw|drop)\b.{0,20}\bon (?:sunday|the game|the over|the under|red|black|the fight)\b/,
    ],
    es: [
      /\b(?:apuest\w+|apostar|apostando|casino|tragamonedas|maquinitas|juego)\b.*\b(?:no puedo parar|perdi|adict\w*|recuperar|ayuda|deuda)\b|\b(?:perdi|adicto|adicta|recuperar|no puedo (?:dejar|parar))\b.*\b(?:apuestas?|apostar|apostando|casino|maquinitas|juego)\b/,
    ],
  },
  unless: [
    /\b(?:how much|what) (?:did|have|do) (?:i|we) (?:spend|spent|pay)\b(?!.*\b(?:stop|addict|back|help|problem)\b)|\bbuffet\b|\bbet (?:i|you|its|that)\b(?!.*\blost\b)/,
  ],
  answer: {
    en: (say) =>
      `That is hard, and it can be stopped. Don't try to win it back. Call the National Problem Gambling Helpline, ${say("gambling")}, free and at any hour, and ask your bank to block gambling on your cards today. Someone you trust can hold the cards for a while. What is owed can be sorted out afterwards, and I'll help with that.`,
    es: (say) =>
      `Es difícil, y se puede parar. No trate de recuperarlo jugando. Llame a la Línea Nacional de Ayuda para el Juego, ${say("gambling")}, gratis y a cualquier hora, y pida hoy a su banco que bloquee el juego en sus tarjetas. Lo que se debe se puede ordenar después, y yo le ayudo.`,
  },
};

const fastLoans: CareTopic = {
  id: "fast-loans",
  words: {
    en: [
      /\bpay ?day (?:loans?|lenders?|advance)\b|\b(?:car |auto )?title loans?\b|\bloan shark\b|\bcash advance (?:place|store|shop|loan)s?\b|\bpawn(?:ing)? my\b|\bpawn shop loan\b|\b(?:loan|cash|money|borrow|advance)\b.*\b(?:no credit check|guaranteed approval|same day|by tonight|until (?:my )?(?:next )?pay ?(?:day|check)|against my (?:car|title|truck|pay ?check))\b|\b(?:ace cash|advance america|check into cash|speedy cash|check ?n ?go|titlemax|tribal loan|moneylion|dave app|earnin)\b.*\b(?:loan|borrow|should|advance|good|safe|worth)\b|\b(?:borrow|loan)\b.*\b(?:a guy|a dude|someone) who (?:lends|loans)\b|\brefund anticipation loan\b|\bno credit check\b|\bpink slip\b|\b(?:[2-9]\d{2}|1\d{3}) ?%? ?(?:percent )?apr\b|\b(?:earnin|dave|brigit|cleo|moneylion|albert|klover)\b.*\b(?:earnin|dave|brigit|cleo|moneylion|albert|klover)\b/,
    ],
    es: [
      /\bprestamos? (?:de (?:esos |los )?(?:dia de pago|rapidos)|rapidos?|sobre (?:el )?titulo|payday)\b|\bprestamista\b|\bempenar\b/,
    ],
  },
  unless: [/\b(?:pay ?day loans?|title loan)\b.*\b(?:paid off|did i pay|how much did i (?:pay|spend)|last payment)\b/],
  answer: {
    en: (say) =>
      `Please leave that as the very last thing: such loans often cost more than three times a card's yearly rate, and most are taken again to pay the one before. Ask first for a later due date, a hardship plan or an advance from work, and look for a small loan from a credit union. A nonprofit counselor helps for free: ${say("counselor")}.`,
    es: (say) =>
      `Déjelo como lo último de todo: esos préstamos suelen costar más de tres veces lo que una tarjeta al año, y casi siempre hay que pedir otro para pagar el primero. Pida antes más plazo, un plan por dificultades o un adelanto en su trabajo, y pregunte en una cooperativa de crédito. Un consejero sin fines de lucro ayuda gratis: ${say("counselor")}.`,
  },
};

const retirementEarly: CareTopic = {
  id: "retirement-early",
  words: {
    en: [
      new RegExp(
        `\\b(?:cash(?:ing)?(?: (?:out|in))?|withdraw\\w*|tak(?:e|ing) (?:\\w+ ){0,4}(?:out|from)|pull(?:ing)?|drain\\w*|empty(?:ing)?|borrow\\w*|dip(?:ping)? into|raid\\w*|tap(?:ping)?|clos(?:e|ing)|liquidat\\w*|us(?:e|ing)|get(?:ting)? (?:money |cash )?(?:out of|at|from)|early (?:withdrawal|distribution)|loan (?:from|against)|hardship|liv(?:e|ed|ing) off|would cover|cover)\\b.{0,40}${RETIREMENT}`,
      ),
      /\bmoney for when im (?:6\d|7\d|old|retired)\b|\bhardship withdrawal\b|\bold (?:jobs?|employers?) (?:plan|401|retirement)\b.*\b(?:cards?|pay|debts?|enough|take|cash)/,
      new RegExp(
        `${RETIREMENT}\\b.{0,40}\\b(?:early|penalt\\w*|hardship|would cover|cover (?:it|the|my)|withdraw\\w*|loan|cash(?:ing)? (?:it )?out|pay off (?:my |the )?(?:card|debt|loan)|down payment)\\b`,
      ),
    ],
    es: [/\b(?:sacar|retirar|usar|cobrar)\b.*\b(?:jubilacion|retiro|pension|401)\b/],
  },
  unless: [
    /\b(?:how much|what|when) (?:did|do|have) i\b(?!.*\b(?:lose|penalt|owe|tax)\w*)|\bhow much (?:is|was) (?:in|my)\b|\bwhen can i retire\b|\bi use\b/,
  ],
  answer: {
    en: () =>
      "Usually better not. Before the age of fifty-nine and a half, most of what is taken out is taxed as income, and a tenth more is kept as a penalty, so that a third can be gone; what it would have grown to is gone as well. Ask the plan about a hardship withdrawal or a loan, and a tax preparer about the exceptions, before you sign. If it's to pay debts, a nonprofit credit counselor should look first: much of retirement money is safe from creditors while it stays there.",
    es: () =>
      "Casi siempre es mejor que no. Antes de los cincuenta y nueve años y medio, casi todo lo que se saca paga impuestos como ingreso, y una décima parte más de multa, así que puede irse un tercio. Pregunte antes al plan por un retiro por dificultad o un préstamo, y a un preparador de impuestos por las excepciones. Si es para pagar deudas, hable primero con un consejero de crédito sin fines de lucro.",
  },
};

const minor: CareTopic = {
  id: "minor",
  words: {
    en: [
      /\bim (?:only |just |like )?(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)(?: years? old| yrs?\b| yo\b| and\b|[.,!?]|$| (?:can|how|what|should|do|is))|\b(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]?(?:years?[- ]old|yo|yr old)\b.{0,12}\b(?:here|and i|girl|boy|kid|student|wanting|trying)\b|\bas a (?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen|minor|teen|kid|high ?schooler)\b|\bim (?:a minor|underage|under 18|in (?:\w+ )?(?:\d+(?:th)? grade|middle school|high school)|a (?:freshman|sophomore|junior) in high school|not 18)\b|\b(?:after|in|starting) (?:6th|7th|8th|9th|10th|11th|12th|sixth|seventh|eighth|ninth|tenth) grade\b|\b(?:ask|tell|told) (?:our|my) parents\b|\b(?:\d+|some) (?:a|per) week allowance\b|(?<!\b(?:my|our|his|her|their|the|a) )\b(?:[89]|1[0-7]) ?(?:yr|year) ?olds?\b(?! (?:son|daughter|kid|car|boy|girl|nephew|niece|scotch|whisk))|\b(?:without|behind) my (?:mom|dad|parents?)\b.{0,20}\b(?:knowing|permission|sign\w*|back|finding out)\b/,
    ],
    es: [/\btengo (?:1[0-7]|trece|catorce|quince|dieciseis|diecisiete) anos?\b|\bsoy menor de edad\b/],
  },
  answer: {
    en: () =>
      "Good that you think of it early. Under eighteen, an account or a card needs a parent or another grown-up who signs with you, and money decisions are best made with somebody you trust. Ask for a savings account without fees, put in a fixed part of what you get, and you're ahead of most.",
    es: () =>
      "Qué bueno que lo piense temprano. Antes de los dieciocho, una cuenta o una tarjeta necesita a un padre u otro adulto que firme, y las decisiones de dinero se toman mejor con alguien de confianza. Pida una cuenta de ahorros sin cargos y guarde una parte fija de lo que reciba.",
  },
};

export const HARDSHIP: readonly CareTopic[] = [court, gambling, fastLoans, retirementEarly, minor];
