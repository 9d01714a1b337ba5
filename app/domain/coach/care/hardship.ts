// What makes hard times harder: courts, gambling, loans that eat, retirement spent early, being too young for it.

import { anyOf, either, inOrder } from "~/domain/language/pattern";
import type { CareTopic } from "./topic";
import { court } from "./court";
import { gambling } from "./gambling";

const RETIREMENT =
  "(?:401 ?\\(?k\\)?s?|403 ?\\(?b\\)?|457|tsp|\\bira\\b|\\broth\\b|pension|retirement(?: (?:account|fund|money|savings))?)";

const fastLoans: CareTopic = {
  id: "fast-loans",
  words: {
    en: [
      anyOf(
        /\bpay ?day (?:loans?|lenders?|advance)\b|\b(?:car |auto )?title loans?\b|\bloan shark\b/,
        /\bcash advance (?:place|store|shop|loan)s?\b|\bpawn(?:ing)? my\b|\bpawn shop loan\b/,
        inOrder(
          /\b(?:loan|cash|money|borrow|advance)\b.*/,
          /\b(?:no credit check|guaranteed approval|by tonight|against my (?:car|title|truck|pay ?check))\b/,
        ),
        /\b(?:loan|cash|money|borrow|advance) (?:\w+ )?same day\b/,
        /\b(?:loan|borrow|advance)\b.*\buntil (?:my )?(?:next )?pay ?(?:day|check)\b/,
        inOrder(
          /\b(?:need|get|want|find|lend me|where)\b.{0,20}\b(?:cash|money)\b.{0,15}\buntil (?:my )?(?:next )?pay ?/,
          /(?:day|check)\b/,
        ),
        inOrder(
          /\b/,
          anyOf(
            /ace cash|advance america|check into cash|speedy cash|check ?n ?go|titlemax|tribal loan|moneylion|dave app/,
            /earnin/,
          ),
          /\b.*\b(?:loan|borrow|should|advance|good|safe|worth)\b/,
        ),
        /\b(?:borrow|loan)\b.*\b(?:a guy|a dude|someone) who (?:lends|loans)\b|\brefund anticipation loan\b/,
        /\bno credit check\b|\bpink slip\b(?=.*\b(?:car|truck|loan|borrow\w*|lend\w*|cash|money for)\b)/,
        /\b(?:for|against|on|hold\w*|give|gave|take|took) (?:my|the|your) pink slip\b/,
        /\b(?:[2-9]\d{2}|1\d{3}) ?%? ?(?:percent )?apr\b/,
        inOrder(
          /\b(?:earnin|dave|brigit|cleo|moneylion|albert|klover)\b.*/,
          /\b(?:earnin|dave|brigit|cleo|moneylion|albert|klover)\b/,
        ),
      ),
      anyOf(
        inOrder(
          /\b/,
          anyOf(
            /ace cash\w*|advance america|check into cash|speedy cash|check ?n ?go|title ?max|big picture loans/,
            /money ?tree|cashnetusa|opp ?loans?|possible finance|rise credit|world finance|money mart|amscot/,
            /plain green|lendnation|titlebucks/,
          ),
          /\b.*/,
          /\b(?:owe|never|down|again|rolls?\w*|every|takes?|cheaper|first|borrow|loan|should|fees?|keep|renew\w*|since)/,
          /\b/,
        ),
        inOrder(
          /\b(?:owe|renew\w*|rolled|stuck|borrow\w*|go to|going to|went to)\b.{0,30}\b/,
          anyOf(
            /ace cash\w*|advance america|check into cash|speedy cash|check ?n ?go|title ?max|moneytree|amscot/,
            /opp ?loans?|big picture loans|world finance/,
          ),
          /\b/,
        ),
      ),
      anyOf(
        /\bpay ?day (?:places?|stores?|shops?|people|guys?|apps?|company|companies|outfits?)\b/,
        /\brolls? (?:it |them |that )?over (?:every|each|friday|again|next)\b/,
        /\b(?:rolled|rolling) (?:it|them|the loan|that) over\b.*\b(?:again|fee|month|interest|week)\b/,
        inOrder(
          /\b(?:borrow|advance|get an advance|float me|need)\b.{0,20}\b(?:till?|until) (?:my |next )?pay ?/,
          /(?:day|check)\b/,
        ),
        /\bpawned\b(?! (?:off|the kids|us|him|her|them)\b)/,
        /\bpawn(?:ing)? (?:the|our|his|her|moms?|dads?|grandmas?|moms)\b/,
        /\b(?:out of|get (?:it|them) out of|back from) (?:the )?(?:pawn|hock)\b/,
        inOrder(
          /\b(?:want|take|took|taking|give|gave|hand\w*|put up|hold\w*|using)\b.{0,12}\b(?:my |the |our )/,
          /(?:car |truck )?title\b(?!.*\b(?:sold|sell\w*|buyer|dmv|paid off|registration)\b)/,
        ),
      ),
      /\b(?:the )?tribal (?:one|lender|loans?)\b|\bleav(?:e|ing) (?:the|my) (?:car |truck )?title (?:at|with)\b|\bdave and (?:friends|earnin|brigit)\b/,
      inOrder(
        /\bone of (?:those|these) (?:quick |fast |small |little )?loans? (?:that |where )?(?:you|i|we)/,
        /(?: have to|ve got to|d)? (?:pay|owe|give)(?: it| them)? back /,
        /(?:on|by|at|when|with|out of|next|in (?:two|2) weeks)\b/,
      ),
    ],
    es: [
      /\bprestamos? (?:de (?:esos |los )?(?:dia de pago|rapidos)|rapidos?|sobre (?:el )?titulo|payday)\b|\bprestamista\b|\bempenar\b/,
      anyOf(
        inOrder(
          /\bprestamos?\b.*\b/,
          anyOf(
            /dia de pago|hasta que me paguen|sin (?:revisar|checar) (?:el )?credito|interes(?:es)? (?:muy )?alt\w+/,
            /titulo|rapid\w+/,
          ),
          /\b/,
        ),
        inOrder(
          /\b(?:titulo) (?:del|de (?:mi|su|la|el)) (?:carro|coche|troca|camioneta|auto)\b.*/,
          /\b(?:prest\w+|quit\w+|dinero|debo|deb\w+)\b/,
        ),
        inOrder(
          /\b(?:prest\w+|dinero|saco|sacar)\b.*\btitulo (?:del|de (?:mi|su|la|el)) /,
          /(?:carro|coche|troca|camioneta|auto)\b/,
        ),
        /\bcasa de empeno\b|\bempene\b|\bempenad[oa]s?\b|\bagiotista\b/,
      ),
      /\bme prestan \d+ y (?:pago|devuelvo|regreso|cobran)\b|\bprest\w+\b.{0,20}\b(?:por|al) (?:\w+ )?(?:por ciento|dia|semana)\b/,
    ],
  },
  unless: [
    /\b(?:pay ?day loans?|title loan)\b.*\b(?:paid off|did i pay|how much did i (?:pay|spend)|last payment)\b/,
    /\bpawn stars\b|\b(?:401|ira|403|pension|budget|unused|minutes|vacation)\b.*\broll\w* (?:it |them )?over\b|\broll\w* (?:it |them )?over (?:in)?to\b/,
  ],
  answer: {
    en: (say) =>
      "Please leave that as the very last thing: such loans often cost more than three times a card's yearly " +
      "rate, and most are taken again to pay the one before. If you have one already, ask for an extended " +
      "payment plan before it comes due again; many states require lenders to give one. " +
      "Otherwise ask first for a later due date, a hardship plan or an advance from work, and look for a small " +
      `loan from a credit union. A nonprofit counselor helps for free: ${say("counselor")}.`,
    es: (say) =>
      "Déjelo como lo último de todo: esos préstamos suelen costar más de tres veces lo que una tarjeta al " +
      "año, y casi siempre hay que pedir otro para pagar el primero. " +
      "Si ya tiene uno, pida un plan de pagos más largo antes de que venza otra vez; " +
      "muchos estados obligan a darlo. Si no, pida antes más plazo, un plan por dificultades o un adelanto en " +
      "su trabajo, y pregunte en una cooperativa de crédito. Un consejero sin fines de lucro ayuda gratis: " +
      `${say("counselor")}.`,
  },
};

const retirementEarly: CareTopic = {
  id: "retirement-early",
  words: {
    en: [
      new RegExp(
        "\\b(?:cash(?:ing)?(?: (?:out|in))?|withdraw\\w*|tak(?:e|ing) (?:\\w+ ){0,4}(?:out|from)|pull(?:ing)?|" +
          "drain\\w*|empty(?:ing)?|borrow\\w*|dip(?:ping)? into|raid\\w*|tap(?:ping)?|clos(?:e|ing)|liquidat\\w*|" +
          "us(?:e|ing)(?! for)|get(?:ting)? (?:money |cash )?(?:out of|at|from)|early " +
          "(?:withdrawal|distribution)|loan (?:from|against)|hardship|liv(?:e|ed|ing) off|would cover|cover)" +
          `\\b.{0,40}${RETIREMENT}`,
      ),
      anyOf(
        /\bmoney for when im (?:6\d|7\d|old|retired)\b|\bhardship withdrawal\b/,
        /\bold (?:jobs?|employers?) (?:plan|401|retirement)\b.*\b(?:cards?|pay|debts?|enough|take|cash)/,
      ),
      new RegExp(
        `${RETIREMENT}\\b.{0,40}\\b(?:early|penalt\\w*|hardship|would cover|cover (?:it|the|my)|withdraw\\w*|` +
          "loan|cash(?:ing)? (?:it )?out|pay off (?:my |the )?(?:card|debt|loan)|down payment)\\b",
      ),
      new RegExp(
        "\\b(?:spend(?:ing)?|blow(?:ing)?|kill off|take|taking|break(?:ing)? into|cash) (?:all |some )?(?:of )?" +
          `(?:my |the |our |whole |her |his |old )*${RETIREMENT}`,
      ),
      new RegExp(
        `${RETIREMENT}\\b.{0,40}\\b(?:(?:want|need|get|take|pull|took) (?:it|all of it|everything|my money|` +
          "the money|the cash)(?: all)? (?:out|now)|empty it|cash it|want it all|lump sum|the lump|as a check|" +
          "to kill off|to pay off)\\b",
      ),
      anyOf(
        /\blump sum or\b|\b(?:take|want|get) (?:the|my) lump sum\b|\bpension\b.*\blump\b.*\b(?:wait|or)\b/,
        /\bempty (?:it|the (?:401|ira|retirement))\b.*\b(?:bills|months|pay|debts?)\b/,
        /\bhardship (?:withdrawal|distribution)\b/,
      ),
      new RegExp(
        either(
          `${RETIREMENT}\\b.{0,30}\\b(?:in|as|into) (?:cash|money|the bank)\\b`,
          `\\bget me out of (?:the |my )?${RETIREMENT}|${RETIREMENT}\\b.{0,15}\\bbuy (?:us|me) out\\b`,
        ),
      ),
    ],
    es: [
      /\b(?:sacar|retirar|usar|cobrar)\b.*\b(?:jubilacion|retiro|pension|401)\b/,
      inOrder(
        /\b(?:sac(?:ar|o|amos|arle)|retir(?:ar|o)|us(?:ar|o)|cobr(?:ar|o)|vaciar|prestado|cancelar)\b.{0,40}/,
        /\b(?:jubilacion|(?:fondo|cuenta|ahorros?|plan) (?:de|para el) retiro|pension|401\w*|ira)\b/,
      ),
    ],
  },
  unless: [
    /\bcuanto (?:sac\w+|retir\w+|tengo|hay)\b(?!.*\b(?:si|pier\w+|multa)\b)/,
    anyOf(
      /\b(?:how much|what) (?:do|should) (?:i|we) (?:need|put|contribute|add)\b/,
      /\b(?:left on|owe on|balance (?:of|on)|payment on) (?:my |the )?401 ?\(?k?\)? loan\b/,
      /\bloan from my 401 ?\(?k?\)? paid\b/,
    ),
    /\b(?:how much|what|when) (?:did|do|have) i\b(?!.*\b(?:lose|penalt|owe|tax)\w*)|\bhow much (?:is|was) (?:in|my)\b|\bwhen can i retire\b|\bi use\b/,
  ],
  answer: {
    en: () =>
      "Usually better not. Before the age of fifty-nine and a half, most of what you take out is taxed as " +
      "income. A tenth more is kept as a penalty, so a third can be gone, and so is what it would have grown to. " +
      "Ask the plan about a hardship withdrawal or a loan, and a " +
      "tax preparer about the exceptions, before you sign. If it's to pay debts, a nonprofit credit counselor " +
      "should look first: much of retirement money is safe from creditors while it stays there.",
    es: () =>
      "Casi siempre es mejor que no. Antes de los cincuenta y nueve años y medio, casi todo lo que se saca " +
      "paga impuestos como ingreso, y una décima parte más de multa, así que puede irse un tercio. " +
      "Pregunte antes al plan por un retiro por dificultad o un préstamo, y a un preparador de impuestos por " +
      "las excepciones. Si es para pagar deudas, hable primero con un consejero de crédito sin fines de lucro.",
  },
};

const minor: CareTopic = {
  id: "minor",
  words: {
    en: [
      anyOf(
        inOrder(
          /\bim (?:only |just |like )?(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)/,
          /(?: years? old| yrs?\b| yo\b| and\b|[.,!?]|$| (?:can|how|what|should|do|is))/,
        ),
        inOrder(
          /\b(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]?(?:years?[- ]old|yo|yr old)\b.{0,12}/,
          /\b(?:here|and i|girl|boy|kid|student|wanting|trying)\b/,
        ),
        /\bas a (?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen|minor|teen|kid|high ?schooler)\b/,
        inOrder(
          /\bim /,
          anyOf(
            /a minor(?! \w+ity\b| league)|underage|under 18|in (?:\w+ )?(?:\d+(?:th)? grade|middle school|high school)/,
            /a (?:freshman|sophomore|junior) in high school|not 18/,
          ),
          /\b/,
        ),
        /\b(?:after|in|starting) (?:6th|7th|8th|9th|10th|11th|12th|sixth|seventh|eighth|ninth|tenth) grade\b/,
        /\b(?:ask|tell|told) (?:our|my) parents\b|\b(?:\d+|some) (?:a|per) week allowance\b/,
        inOrder(
          /(?<!\b(?:my|our|his|her|their|the|an?) )\b(?:[89]|1[0-7]) ?(?:yr|year) ?olds?/,
          /\b(?! (?:son|daughter|kid|car|boy|girl|nephew|niece|scotch|whisk))/,
        ),
        /\b(?:without|behind) my (?:mom|dad|parents?)\b.{0,20}\b(?:knowing|permission|sign\w*|back|finding out)\b/,
      ),
      anyOf(
        inOrder(
          /\bim (?:actually|really|still|almost|about to be|barely) /,
          /(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)(?=[ ,.!?]|$)/,
        ),
        inOrder(
          /(?:^|\b(?:im|i|until i|till i|when i|since i) )turn(?:ing)? /,
          /(?:1[1-8]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)/,
          /\b(?! (?:months?|weeks?|days?|dollars|percent))/,
        ),
        /\b(?:how do i|can i|could i)\b.{0,30}\bat (?:1[2-7]|fifteen|sixteen|seventeen)(?=$|[?.!])/,
        inOrder(
          /\bwithout (?:a|any|our|your) (?:mom|dad|parents?|guardian|adult)\b.{0,20}/,
          /\b(?:signing|knowing|permission|sign|there)/,
        ),
        /\bnot old enough\b|\b(?:freshman|sophomore|junior) (?:here|in high ?school|at (?:my )?high ?school)\b/,
        /\b(?:6|7|8|9|10|11)th grade(?:r)?\b.{0,20}\b(?:homework|project|assignment|here)\b/,
      ),
      anyOf(
        /^(?:im )?(?:1[0-7]|fifteen|sixteen|fourteen|thirteen) (?:and|n|&) (?:broke|rich|poor|bored|saving|working)\b/,
        /\bim (?:a|an) (?:\d+th|sixth|seventh|eighth|ninth|tenth|eleventh) grader\b/,
      ),
    ],
    es: [
      /\btengo (?:1[0-7]|trece|catorce|quince|dieciseis|diecisiete) anos?\b|\bsoy menor de edad\b/,
      anyOf(
        /\bsoy menor\b|\b(?:voy|estoy) en (?:la )?(?:secundaria|primaria|prepa|preparatoria|septimo|octavo|noveno)\b/,
        /\bmis papas no (?:saben|me dejan)\b|\bsin (?:el )?permiso de mis papas\b/,
        /\bcumplo (?:1[2-8]|quince|dieciseis|diecisiete|dieciocho)\b/,
      ),
    ],
  },
  unless: [
    /\blike im (?:\d+|five|ten|twelve)\b|\bas a (?:teen|kid)\b.*\b(?:now|back then|used to)\b|\bwhen i was\b/,
    inOrder(
      /\bmy (?:son|daughter|kid|nephew|niece|grandson|granddaughter|child|boy|girl|oldest|youngest)s?/,
      /(?: is| just| are| will be)* (?:turn\w*|1[0-7]|not old enough)\b/,
    ),
  ],
  answer: {
    en: () =>
      "Good that you ask. Under eighteen, an account or a card needs a parent or another grown-up who signs " +
      "with you, and money decisions are best made with somebody you trust. " +
      "Ask for a savings account without fees, put in a fixed part of what you get, and you're ahead of most. " +
      "If somebody takes what you earn, tell a teacher or another grown-up you trust.",
    es: () =>
      "Qué bueno que pregunte. Antes de los dieciocho, una cuenta o una tarjeta necesita a un padre u otro " +
      "adulto que firme, y las decisiones de dinero se toman mejor con alguien de confianza. " +
      "Pida una cuenta de ahorros sin cargos y guarde una parte fija de lo que reciba. " +
      "Si alguien le quita lo que gana, cuéntelo a un maestro o a otro adulto de confianza.",
  },
};

export const HARDSHIP: readonly CareTopic[] = [court, gambling, fastLoans, retirementEarly, minor];
