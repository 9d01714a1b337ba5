// What makes hard times harder: courts, gambling, loans that eat, retirement spent early, being too young for it.

import type { CareTopic } from "./topic";

const RETIREMENT =
  "(?:401 ?\\(?k\\)?s?|403 ?\\(?b\\)?|457|tsp|\\bira\\b|\\broth\\b|pension|retirement(?: (?:account|fund|money|savings))?)";

const court: CareTopic = {
  id: "court",
  words: {
    en: [
      /\b(?:they(?:re)?|the (?:state|court|bank|lender|collector))(?: are| is)? (?:now |just |still )?(?:tak(?:e|es|ing)|took|keep(?:s|ing)?) (?:a |an |about |almost )?(?:half|third|quarter|fifth|\d+%|part|chunk)(?: (?:of|out of))? (?:my|our) (?:whole )?(?:pay ?checks?|wages|pay|check)\b(?!.*\b(?:tax\w*|401k?|insurance|benefits|union|dues|retirement|pension)\b)/,
      /\bgarnish\w*|\b(?:being|getting|got|im|been|was|be|get) (?:\w+ )?sued\b|\b(?:suing|sues?|sue) me\b|\b(?:sueing|is suing)\b|\bcourt is (?:on|in|at|next|this|the|tomorrow|today|mon\w*|tues\w*|wednes\w*|thurs\w*|fri\w*|coming)|\blegal hold\b|\b(?:go|going|went|put|throw\w*) (?:me )?(?:to|in) jail\b|\bcollect(?:or|ors|ions?) (?:\w+ )?(?:call\w*|keeps?|came|come)\b|\bfreeze my (?:ssi|social security|account|bank)\b|\bgot a (?:judge?ment|summons|subpoena)\b|\bgood faith\b.*\b(?:pay|send|old|debt|bill)|\b(?:old|ancient) (?:bill|debt)\b.*\b(?:pay|send|show)\b|\bcame to my (?:job|work|house|door)\b.*\b(?:envelope|papers?)\b|\blawsuit\b(?! settled)|\bsummons\b|\bserved (?:with )?(?:papers|court)\b|\bjudge?ment (?:against|on)\b|\b(?:court|hearing) (?:date|papers?|notice|letter|order)\b|\b(?:papers?|letter|notice) from (?:a |the )?(?:court|lawyer|attorney|law firm|sheriff)\b|\b(?:bank )?levy\b|\b(?:account|money|bank)\b.{0,15}\b(?:got |was |is |been |were )(?:frozen|levied|seized)\b|\b(?:taking|takes?|took|take) (?:money |it |some |\w+ percent )?(?:straight )?(?:out of|from) my (?:pay ?checks?|wages|check|pay)\b.*\b(?:debt|court|creditor|judg\w*|collect\w*|owe|they|can they)\b|\bcan (?:they|a creditor|collectors?|debt collectors?) (?:take|touch|garnish|seize|come after|go after|put me in jail|arrest)\b|\b(?:arrest\w*|jail) (?:me )?(?:for|over) (?:not paying|debts?|unpaid|a (?:credit )?card|medical bills?)\b|\b(?:declare|declaring|file|filing|filed|go|going) (?:for )?(?:bankrupt\w*|chapter (?:7|13|seven|thirteen))\b|\bshould i (?:declare|file|do|consider) (?:for )?bankruptcy\b|\bdebt collectors?\b.*\b(?:call\w*|harass\w*|threat\w*|my (?:job|work|mom|boss)|rights)\b|\brepo(?:d|ssess\w*)?\b.*\b(?:car|truck|vehicle)\b|\b(?:car|truck|vehicle)\b.*\brepo(?:d|ed|ssess\w*)?\b/,
      /\b(?:handed|gave|served|brought|left) (?:me |us |him |her |my \w+ )?(?:\w+ )?(?:court |legal )?papers\b|\b(?:llc|inc|bank|funding|midland|capital|something|recovery|credit|collections?|portfolio|discover|chase|citi\w*|financial) (?:vs|versus|v) (?:me|us)\b|\b(?:portfolio recovery|midland (?:credit|funding)|lvnv|jefferson capital|cavalry spv)\b|\b(?:missed|didnt go to|skip\w*|went to|have to go to|show up (?:to|for|at|in)|dont show up (?:to|for|at|in)) (?:the |my |a )?(?:hearing|court)\b|\bshow up\b.*\b(?:cant pay|hearing|court|judge|capital one)\b/,
      /\b(?:pay ?check|check|pay)\b.{0,40}\b(?:short|less|missing|light)\b.*\b(?:an order|court|legal|withh\w+)\b|\b(?:put|placed|slapped|filed|got|is|have|has) (?:a |an )?liens?\b|\b(?:go|come|going|coming|went) after my (?:wages|pay\w*|check|house|account|home)\b|\blegal process\b|\b(?:they|bank|collector|creditor)s? (?:froze|took everything (?:in|from))\b/,
      /\bdefault judge?ment\b|\bjudge?ment\?/,
      /\bplaintiff\b|\bim the defendant\b|\b(?:wages|pay ?checks?)\b.{0,15}\b(?:hit|docked|attached|taken)\b.{0,20}\b(?:old|bill|debt|card|loan)\b/,
      /\b(?:my |our |the )?(?:bank )?accounts? (?:is|was|are|got|s|been|has been)? ?(?:frozen|levied|locked)\b.{0,30}\b(?:lawyer|attorney|court|order|collect\w+|debt|creditor|sheriff|judge|old|lawsuit)\b|\b(?:lawyer|attorney|collect\w+|creditor)\b.{0,30}\b(?:froze|frozen|levied|locked)\b|\b(?:got|was|been|being|getting) served\b.{0,40}\b(?:card|debt|loan|medical|papers?|lawsuit|collect\w+|court|hearing|landlord)\b|\b(?:my |the |a )?hearings? (?:is|s|on|was|at|next|this)\b(?=.*\b(?:served|card|debt|loan|court|owe|landlord|collect\w+)\b)|\b(?:card|debt|loan|court|landlord)\b.*\bhearings? (?:is|s|on|at|next)\b/,
    ],
    es: [
      /\bdemand(?:a|aron|ado|ada|ando)\b|\bembarg\w*|\bcorte\b(?! de (?:luz|agua|gas|carne|tela|pasto))(?!.*\bmultas?\b)|\bcitatorio\b|\bbancarrota\b|\bcobradores?\b|\b(?:de |las )colecciones\b|\bmeter a la carcel\b/,
      /\bme (?:quitan|estan quitando|descuentan|estan descontando|rebajan)\b.{0,30}\b(?:cheque|sueldo|salario|quincena)\b.*\b(?:deuda|orden|debo|corte)|\b(?:juicio|juez(?! de (?:futbol|linea))|abogados? de (?:la |una )?(?:deuda|cobranza)|cobranza|congelaron (?:mi|la) cuenta|cuenta (?:esta )?congelada)\b/,
    ],
  },
  unless: [
    /\bsmall claims? (?:fee|filing fee) (?:did|was)\b|\b(?:jean|blouse|suede)\b|\bgarnish(?:es)?\b.*\b(?:cocktails?|party|drinks?|food|bar|mint|lemons?)\b/,
  ],
  answer: {
    en: (say) =>
      `Don't let the date on the papers pass: answer the court in writing by then, even if the debt is right, or you lose without being heard. Nobody goes to jail for a card or a medical bill. Ask for legal aid, which is free for many, at ${say("legal")}, also before you file for bankruptcy. Some income, Social Security for one, mostly can't be taken. I can't give legal advice, but I can help you see what you could pay.`,
    es: (say) =>
      `No deje pasar la fecha de los papeles: conteste a la corte por escrito antes, aunque la deuda sea correcta, o pierde sin que le oigan. Nadie va a la cárcel por una tarjeta o una cuenta médica. Pida ayuda legal, gratis para muchos, en ${say("legal")}. Yo no puedo dar consejo legal, pero sí ayudarle a ver cuánto podría pagar.`,
  },
};

const GAMES =
  "(?:gambl\\w*|bett?ing|sports ?bets?|bets|casinos?|slots|slot machines?|poker|blackjack|parlays?|draft ?kings|fan ?duel|bet ?mgm|caesars|chumba|bovada|prize ?picks|underdog|poker ?stars|bookies?|sports ?books?|pull ?tabs|keno|craps|baccarat|video poker|the tables|roulette|scratch ?offs?|scratchers|lottery tickets|online slots|the track|horses)";
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
      /\b(?:win|get|make|earn) (?:it|my money|it all|everything|my losses|the money|what i lost) back\b.*\b(?:bet|game|tonight|one more|big)\b|\bone (?:more|last) (?:bet|parlay|spin)\b|\bself[- ]exclu\w+|\b(?:this|that|my|a) parlay\b|\bcasino\b.*\b(?:atm|limit|cash|withdraw)\b|\b(?:atm|withdraw\w*)\b.*\bcasino\b|\bget back to even\b|\b(?:wife|husband|partner|he|she|they) thinks? (?:the |its |it is |our |my )?\w* ?(?:is |are )?still (?:in|there)\b|\b(?:clean|sober) from (?:cards|gambling|betting|slots)\b|(?<!\bdid (?:i|we) )\b(?:put|throw|drop)\b.{0,20}\bon (?:sunday(?! brunch)|the game|the over|the under|red|black(?! friday)|the fight)\b/,
      new RegExp(
        `\\b(?:lose|lost|losing|down \\$?\\d[\\d.,]*k?|in the hole|behind|sold|hid|hides?|lied|deleted|swore|promised|secret(?:ly)?|owe|owes|went to|all of it|again)\\b.{0,60}\\b${GAMES}\\b|\\b${GAMES}\\b.{0,80}\\b(?:again|be honest|sugar ?coat|dont judge|cant look|afraid to look|scared to (?:look|know)|how bad|every (?:day|night)|all night|a day|a night|advance|instead of|no idea how much|thinks?|gone|down (?:\\$?\\d))`,
      ),
      /\b(?:need|needed|just|away from|hit|with) (?:one|1|a) (?:more )?(?:good|big|lucky|hot) (?:night|weekend|week|game|hand|run|hit|sunday|spin|score|ticket)\b.*\b(?:and|to|ill|i can|back|even|pay|catch)\b|\b(?:thinks?|told|tell\w*)\b.{0,40}\b(?:slots|casino|bookie|betting|the track|poker)\b/,
      /\b(?:hid|hiding|hidden|hide|kept|keeping)\b.{0,40}\b(?:scratch(?:[- ]?offs?|ers?| tickets?)|lotto|lottery|slots?|bets?|betting|casino|gambling|parlays?)\b.{0,20}\bfrom my (?:wife|husband|partner|family|kids|mom|dad|girlfriend|boyfriend)\b/,
      /\b(?:bet ?365|draft ?kings|fan ?duel|chumba|bovada|casino)\b.*\b(?:show up|shows? as|on the statement|(?:wife|husband|he|she|partner) (?:looks?|sees|checks))\b|\b(?:bucks|dollars|\d+) a (?:spin|hand)\b/,
      /\b(?:bets|betting|wagers)\b.*\bwithout (?:him|her|my \w+) (?:seeing|knowing|finding)\b/,
      /\b(?:scratch[- ]?offs?|scratchers?|lottery tickets?|lotto|powerball|slots?|pull ?tabs)\b.*\b(?:keep (?:buying|playing|going)|whole check|whole pay\w*|cant (?:stop|quit|help)|every (?:day|check|pay ?day)|eating (?:up )?(?:my|our|the)|again and again|too much|more and more)\b/,
    ],
    es: [
      /\b(?:apuest\w+|apostar|apostando|casino|tragamonedas|maquinitas|juego)\b.*\b(?:no puedo parar|perdi|adict\w*|recuperar|ayuda|deuda)\b|\b(?:perdi|adicto|adicta|recuperar|no puedo (?:dejar|parar))\b.*\b(?:apuestas?|apostar|apostando|casino|maquinitas|juego)\b/,
      /\b(?:apost\w+|apuest\w+|casino|maquinitas|tragamonedas|raspaditos?|quiniela|gallos|ruleta|poker|loteria)\b.*\b(?:perd\w+|debo|renta|vicio|dejar\w*|recuper\w+|escond\w*|a escondidas|mi (?:esposa|esposo) no sabe|todo (?:el|mi)|otra vez|parar)\b|\b(?:vicio|perd\w+|dejar|recuper\w+)\b.*\b(?:apost\w+|apuest\w+|casino|maquinitas|tragamonedas|raspaditos?|quiniela|gallos|ruleta)\b/,
    ],
  },
  unless: [
    /\b(?:vegas|cruise)\b.*\b(?:food|hotel|flights?|show|shows|trip cost)\b|^(?:slots?|poker night|bingo)\b.{0,20}\b(?:this|last|total|cost)\b/,
    /\b(?:how much|what) (?:did|have|do) (?:i|we) (?:spend|spent|pay)\b(?!.*\b(?:stop|addict|back|help|problem)\b)|\bbuffet\b|\bbet (?:i|you|its|that)\b(?!.*\blost\b)/,
  ],
  answer: {
    en: (say) =>
      `That is hard, and it can be stopped. Don't try to win it back. Call the National Problem Gambling Helpline, ${say("gambling")}, free, at any hour and for families too, and ask your bank to block gambling on your cards today. Someone you trust can hold the cards for a while. What is owed can be sorted out afterwards, and I'll help with that.`,
    es: (say) =>
      `Es difícil, y se puede parar. No trate de recuperarlo jugando. Llame a la Línea Nacional de Ayuda para el Juego, ${say("gambling")}, gratis, a cualquier hora y también para familias, y pida hoy a su banco que bloquee el juego en sus tarjetas. Lo que se debe se puede ordenar después, y yo le ayudo.`,
  },
};

const fastLoans: CareTopic = {
  id: "fast-loans",
  words: {
    en: [
      /\bpay ?day (?:loans?|lenders?|advance)\b|\b(?:car |auto )?title loans?\b|\bloan shark\b|\bcash advance (?:place|store|shop|loan)s?\b|\bpawn(?:ing)? my\b|\bpawn shop loan\b|\b(?:loan|cash|money|borrow|advance)\b.*\b(?:no credit check|guaranteed approval|by tonight|against my (?:car|title|truck|pay ?check))\b|\b(?:loan|cash|money|borrow|advance) (?:\w+ )?same day\b|\b(?:loan|borrow|advance)\b.*\buntil (?:my )?(?:next )?pay ?(?:day|check)\b|\b(?:need|get|want|find|lend me|where)\b.{0,20}\b(?:cash|money)\b.{0,15}\buntil (?:my )?(?:next )?pay ?(?:day|check)\b|\b(?:ace cash|advance america|check into cash|speedy cash|check ?n ?go|titlemax|tribal loan|moneylion|dave app|earnin)\b.*\b(?:loan|borrow|should|advance|good|safe|worth)\b|\b(?:borrow|loan)\b.*\b(?:a guy|a dude|someone) who (?:lends|loans)\b|\brefund anticipation loan\b|\bno credit check\b|\bpink slip\b(?=.*\b(?:car|truck|loan|borrow\w*|lend\w*|cash|money for)\b)|\b(?:for|against|on|hold\w*|give|gave|take|took) (?:my|the|your) pink slip\b|\b(?:[2-9]\d{2}|1\d{3}) ?%? ?(?:percent )?apr\b|\b(?:earnin|dave|brigit|cleo|moneylion|albert|klover)\b.*\b(?:earnin|dave|brigit|cleo|moneylion|albert|klover)\b/,
      /\b(?:ace cash\w*|advance america|check into cash|speedy cash|check ?n ?go|title ?max|big picture loans|money ?tree|cashnetusa|opp ?loans?|possible finance|rise credit|world finance|money mart|amscot|plain green|lendnation|titlebucks)\b.*\b(?:owe|never|down|again|rolls?\w*|every|takes?|cheaper|first|borrow|loan|should|fees?|keep|renew\w*|since)\b|\b(?:owe|renew\w*|rolled|stuck|borrow\w*|go to|going to|went to)\b.{0,30}\b(?:ace cash\w*|advance america|check into cash|speedy cash|check ?n ?go|title ?max|moneytree|amscot|opp ?loans?|big picture loans|world finance)\b/,
      /\bpay ?day (?:places?|stores?|shops?|people|guys?|apps?|company|companies|outfits?)\b|\brolls? (?:it |them |that )?over (?:every|each|friday|again|next)\b|\b(?:rolled|rolling) (?:it|them|the loan|that) over\b.*\b(?:again|fee|month|interest|week)\b|\b(?:borrow|advance|get an advance|float me|need)\b.{0,20}\b(?:till?|until) (?:my |next )?pay ?(?:day|check)\b|\bpawned\b(?! (?:off|the kids|us|him|her|them)\b)|\bpawn(?:ing)? (?:the|our|his|her|moms?|dads?|grandmas?|moms)\b|\b(?:out of|get (?:it|them) out of|back from) (?:the )?(?:pawn|hock)\b|\b(?:want|take|took|taking|give|gave|hand\w*|put up|hold\w*|using)\b.{0,12}\b(?:my |the |our )(?:car |truck )?title\b(?!.*\b(?:sold|sell\w*|buyer|dmv|paid off|registration)\b)/,
      /\b(?:the )?tribal (?:one|lender|loans?)\b|\bleav(?:e|ing) (?:the|my) (?:car |truck )?title (?:at|with)\b|\bdave and (?:friends|earnin|brigit)\b/,
      /\bone of (?:those|these) (?:quick |fast |small |little )?loans? (?:that |where )?(?:you|i|we)(?: have to|ve got to|d)? (?:pay|owe|give)(?: it| them)? back (?:on|by|at|when|with|out of|next|in (?:two|2) weeks)\b/,
    ],
    es: [
      /\bprestamos? (?:de (?:esos |los )?(?:dia de pago|rapidos)|rapidos?|sobre (?:el )?titulo|payday)\b|\bprestamista\b|\bempenar\b/,
      /\bprestamos?\b.*\b(?:dia de pago|hasta que me paguen|sin (?:revisar|checar) (?:el )?credito|interes(?:es)? (?:muy )?alt\w+|titulo|rapid\w+)\b|\b(?:titulo) (?:del|de (?:mi|su|la|el)) (?:carro|coche|troca|camioneta|auto)\b.*\b(?:prest\w+|quit\w+|dinero|debo|deb\w+)\b|\b(?:prest\w+|dinero|saco|sacar)\b.*\btitulo (?:del|de (?:mi|su|la|el)) (?:carro|coche|troca|camioneta|auto)\b|\bcasa de empeno\b|\bempene\b|\bempenad[oa]s?\b|\bagiotista\b/,
      /\bme prestan \d+ y (?:pago|devuelvo|regreso|cobran)\b|\bprest\w+\b.{0,20}\b(?:por|al) (?:\w+ )?(?:por ciento|dia|semana)\b/,
    ],
  },
  unless: [
    /\b(?:pay ?day loans?|title loan)\b.*\b(?:paid off|did i pay|how much did i (?:pay|spend)|last payment)\b/,
    /\bpawn stars\b|\b(?:401|ira|403|pension|budget|unused|minutes|vacation)\b.*\broll\w* (?:it |them )?over\b|\broll\w* (?:it |them )?over (?:in)?to\b/,
  ],
  answer: {
    en: (say) =>
      `Please leave that as the very last thing: such loans often cost more than three times a card's yearly rate, and most are taken again to pay the one before. If you have one already, ask for an extended payment plan before it comes due again; many states require lenders to give one. Otherwise ask first for a later due date, a hardship plan or an advance from work, and look for a small loan from a credit union. A nonprofit counselor helps for free: ${say("counselor")}.`,
    es: (say) =>
      `Déjelo como lo último de todo: esos préstamos suelen costar más de tres veces lo que una tarjeta al año, y casi siempre hay que pedir otro para pagar el primero. Si ya tiene uno, pida un plan de pagos más largo antes de que venza otra vez; muchos estados obligan a darlo. Si no, pida antes más plazo, un plan por dificultades o un adelanto en su trabajo, y pregunte en una cooperativa de crédito. Un consejero sin fines de lucro ayuda gratis: ${say("counselor")}.`,
  },
};

const retirementEarly: CareTopic = {
  id: "retirement-early",
  words: {
    en: [
      new RegExp(
        `\\b(?:cash(?:ing)?(?: (?:out|in))?|withdraw\\w*|tak(?:e|ing) (?:\\w+ ){0,4}(?:out|from)|pull(?:ing)?|drain\\w*|empty(?:ing)?|borrow\\w*|dip(?:ping)? into|raid\\w*|tap(?:ping)?|clos(?:e|ing)|liquidat\\w*|us(?:e|ing)(?! for)|get(?:ting)? (?:money |cash )?(?:out of|at|from)|early (?:withdrawal|distribution)|loan (?:from|against)|hardship|liv(?:e|ed|ing) off|would cover|cover)\\b.{0,40}${RETIREMENT}`,
      ),
      /\bmoney for when im (?:6\d|7\d|old|retired)\b|\bhardship withdrawal\b|\bold (?:jobs?|employers?) (?:plan|401|retirement)\b.*\b(?:cards?|pay|debts?|enough|take|cash)/,
      new RegExp(
        `${RETIREMENT}\\b.{0,40}\\b(?:early|penalt\\w*|hardship|would cover|cover (?:it|the|my)|withdraw\\w*|loan|cash(?:ing)? (?:it )?out|pay off (?:my |the )?(?:card|debt|loan)|down payment)\\b`,
      ),
      new RegExp(
        `\\b(?:spend(?:ing)?|blow(?:ing)?|kill off|take|taking|break(?:ing)? into|cash) (?:all |some )?(?:of )?(?:my |the |our |whole |her |his |old )*${RETIREMENT}`,
      ),
      new RegExp(
        `${RETIREMENT}\\b.{0,40}\\b(?:(?:want|need|get|take|pull|took) (?:it|all of it|everything|my money|the money|the cash)(?: all)? (?:out|now)|empty it|cash it|want it all|lump sum|the lump|as a check|to kill off|to pay off)\\b`,
      ),
      /\blump sum or\b|\b(?:take|want|get) (?:the|my) lump sum\b|\bpension\b.*\blump\b.*\b(?:wait|or)\b|\bempty (?:it|the (?:401|ira|retirement))\b.*\b(?:bills|months|pay|debts?)\b|\bhardship (?:withdrawal|distribution)\b/,
      new RegExp(
        `${RETIREMENT}\\b.{0,30}\\b(?:in|as|into) (?:cash|money|the bank)\\b|\\bget me out of (?:the |my )?${RETIREMENT}|${RETIREMENT}\\b.{0,15}\\bbuy (?:us|me) out\\b`,
      ),
    ],
    es: [
      /\b(?:sacar|retirar|usar|cobrar)\b.*\b(?:jubilacion|retiro|pension|401)\b/,
      /\b(?:sac(?:ar|o|amos|arle)|retir(?:ar|o)|us(?:ar|o)|cobr(?:ar|o)|vaciar|prestado|cancelar)\b.{0,40}\b(?:jubilacion|(?:fondo|cuenta|ahorros?|plan) (?:de|para el) retiro|pension|401\w*|ira)\b/,
    ],
  },
  unless: [
    /\bcuanto (?:sac\w+|retir\w+|tengo|hay)\b(?!.*\b(?:si|pier\w+|multa)\b)/,
    /\b(?:how much|what) (?:do|should) (?:i|we) (?:need|put|contribute|add)\b|\b(?:left on|owe on|balance (?:of|on)|payment on) (?:my |the )?401 ?\(?k?\)? loan\b|\bloan from my 401 ?\(?k?\)? paid\b/,
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
      /\bim (?:only |just |like )?(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)(?: years? old| yrs?\b| yo\b| and\b|[.,!?]|$| (?:can|how|what|should|do|is))|\b(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]?(?:years?[- ]old|yo|yr old)\b.{0,12}\b(?:here|and i|girl|boy|kid|student|wanting|trying)\b|\bas a (?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen|minor|teen|kid|high ?schooler)\b|\bim (?:a minor(?! \w+ity\b| league)|underage|under 18|in (?:\w+ )?(?:\d+(?:th)? grade|middle school|high school)|a (?:freshman|sophomore|junior) in high school|not 18)\b|\b(?:after|in|starting) (?:6th|7th|8th|9th|10th|11th|12th|sixth|seventh|eighth|ninth|tenth) grade\b|\b(?:ask|tell|told) (?:our|my) parents\b|\b(?:\d+|some) (?:a|per) week allowance\b|(?<!\b(?:my|our|his|her|their|the|an?) )\b(?:[89]|1[0-7]) ?(?:yr|year) ?olds?\b(?! (?:son|daughter|kid|car|boy|girl|nephew|niece|scotch|whisk))|\b(?:without|behind) my (?:mom|dad|parents?)\b.{0,20}\b(?:knowing|permission|sign\w*|back|finding out)\b/,
      /\bim (?:actually|really|still|almost|about to be|barely) (?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)(?=[ ,.!?]|$)|(?:^|\b(?:im|i|until i|till i|when i|since i) )turn(?:ing)? (?:1[1-8]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)\b(?! (?:months?|weeks?|days?|dollars|percent))|\b(?:how do i|can i|could i)\b.{0,30}\bat (?:1[2-7]|fifteen|sixteen|seventeen)(?=$|[?.!])|\bwithout (?:a|any|our|your) (?:mom|dad|parents?|guardian|adult)\b.{0,20}\b(?:signing|knowing|permission|sign|there)|\bnot old enough\b|\b(?:freshman|sophomore|junior) (?:here|in high ?school|at (?:my )?high ?school)\b|\b(?:6|7|8|9|10|11)th grade(?:r)?\b.{0,20}\b(?:homework|project|assignment|here)\b/,
      /^(?:im )?(?:1[0-7]|fifteen|sixteen|fourteen|thirteen) (?:and|n|&) (?:broke|rich|poor|bored|saving|working)\b|\bim (?:a|an) (?:\d+th|sixth|seventh|eighth|ninth|tenth|eleventh) grader\b/,
    ],
    es: [
      /\btengo (?:1[0-7]|trece|catorce|quince|dieciseis|diecisiete) anos?\b|\bsoy menor de edad\b/,
      /\bsoy menor\b|\b(?:voy|estoy) en (?:la )?(?:secundaria|primaria|prepa|preparatoria|septimo|octavo|noveno)\b|\bmis papas no (?:saben|me dejan)\b|\bsin (?:el )?permiso de mis papas\b|\bcumplo (?:1[2-8]|quince|dieciseis|diecisiete|dieciocho)\b/,
    ],
  },
  unless: [
    /\blike im (?:\d+|five|ten|twelve)\b|\bas a (?:teen|kid)\b.*\b(?:now|back then|used to)\b|\bwhen i was\b/,
    /\bmy (?:son|daughter|kid|nephew|niece|grandson|granddaughter|child|boy|girl|oldest|youngest)s?(?: is| just| are| will be)* (?:turn\w*|1[0-7]|not old enough)\b/,
  ],
  answer: {
    en: () =>
      "Good that you ask. Under eighteen, an account or a card needs a parent or another grown-up who signs with you, and money decisions are best made with somebody you trust. Ask for a savings account without fees, put in a fixed part of what you get, and you're ahead of most. If somebody takes what you earn, tell a teacher or another grown-up you trust.",
    es: () =>
      "Qué bueno que pregunte. Antes de los dieciocho, una cuenta o una tarjeta necesita a un padre u otro adulto que firme, y las decisiones de dinero se toman mejor con alguien de confianza. Pida una cuenta de ahorros sin cargos y guarde una parte fija de lo que reciba. Si alguien le quita lo que gana, cuéntelo a un maestro o a otro adulto de confianza.",
  },
};

export const HARDSHIP: readonly CareTopic[] = [court, gambling, fastLoans, retirementEarly, minor];
