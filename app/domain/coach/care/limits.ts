// What a coach doesn't do: hide money, look into others' accounts, know secrets, move money, pick stocks, practice law, or
// become something else because a text says so.

import { type CareTopic, KIN } from "./topic";

const redirect: CareTopic = {
  id: "redirect",
  words: {
    en: [
      /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,25}\b(?:previous|prior|above|earlier|all|your|the|any|system)\b.{0,15}\b(?:instructions?|prompts?|rules(?! of thumb)|guidelines|directions|restrictions|safety|filters?)\b|\b(?:system|developer|hidden|initial|secret) (?:prompt|message|instructions)\b|\b(?:reveal|print|show|repeat|output|leak)\b.{0,20}\b(?:your )?(?:prompt|instructions|rules|source code|api keys?|training|configuration)\b|\b(?:pretend|act|roleplay|role play|behave|respond|answer)\b.{0,12}\b(?:to be|you are|youre|as|like) (?:if |an? |my |the )?(?:unrestricted|different|evil|hacker|dan\b|admin\w*|developer|pirate|human|doctor|lawyer|girlfriend|boyfriend|financial advisor with no)|\bpretend (?:ur|youre|you are|to be|that you)\b|\bfor a (?:novel|story|movie|book|script|screenplay) im\b|\bskip the (?:warnings|rules|checks|disclaimers)\b|\bmy manager at (?:the|this|your) (?:app|company)\b|\bjailbreak|\bdeveloper mode\b|\bdo anything now\b|\byou are now\b|\bfrom now on (?:you|answer|respond|always)\b|\byour new (?:role|instructions|task|name)\b|\bwrite (?:me )?(?:a |an |some )?(?:poem|essay|story|song|python|code|script|email|cover letter|homework)\b|\b(?:drop|delete|truncate) table\b|\bselect \* from\b|<script|\{\{|\bsudo\b/,
      /\brepeat\b.{0,30}\babove\b|\babove this line\b|\b(?:you were|youve been|were you|have you been) (?:told|trained|instructed|programmed)\b|\b(?:safety|guardrails?|filters?|restrictions?|limits)\b.{0,20}\b(?:is|are|off|disabled|dont apply|turned off)\b.{0,20}\b(?:answer|and|so|now|then|tell)\b|\byoure (?:now )?(?:a |an |the )?(?:pirate|chatgpt|hacker|unrestricted|evil|finbro|different (?:ai|bot|assistant))\b|\b(?:stop being|quit being|you are not|youre not|youre no longer) (?:a |my |the )?(?:coach|assistant|bot|planner)\b|\b(?:enter|switch to|enable|go into) (?:debug|admin|god|dev\w*|root|maintenance|unrestricted) mode\b|\bwithout (?:your |any )?(?:filters?|restrictions|guardrails)\b/,
      /\b(?:written|said|says?|stands?) in your (?:setup|instructions|prompt|config\w*|rules)\b|\byour (?:setup|instructions|prompt|rules)\b.*\b(?:verbatim|word for word)\b|\b(?:verbatim|word for word)\b.*\byour (?:setup|instructions|prompt)\b|\b(?:new rule|new role)\b.{0,4}\b(?:you|my)\b/,
      /\b(?:what|which) rules (?:do you|are you)\b|\blist (?:all )?(?:of )?your rules\b/,
    ],
    es: [
      /\b(?:ignora|olvida|omite)\b.{0,25}\b(?:instrucciones|reglas|anteriores)\b|\b(?:finge|actua) (?:que|como)\b/,
      /\b(?:muestra\w*|dime|revela|repite|ensena\w*|imprime)\b.{0,20}\b(?:tu prompt|tus (?:instrucciones|reglas)|mensaje del sistema|instrucciones ocultas)\b|\bmodo (?:desarrollador|dios|debug|admin\w*)\b|\b(?:ahora eres|eres ahora|ya no eres)\b|\bsin (?:tus )?(?:restricciones|filtros)\b/,
      /\bdeja de ser (?:un )?(?:asesor|asistente|coach)\b|\bsin reglas\b/,
    ],
  },
  answer: {
    en: () =>
      "I stay what I am: a coach for your own money, and nothing in a message changes how I work. Ask me about your spending, bills, budget, debts or goals.",
    es: () =>
      "Sigo siendo lo que soy: un asesor para su propio dinero, y ningún mensaje cambia cómo trabajo. Pregúnteme por sus gastos, cuentas, presupuesto, deudas o metas.",
  },
};

const hideMoney: CareTopic = {
  id: "hide-money",
  words: {
    en: [
      /\bhid(?:e|ing|den)\b.*\b(?:income|money|cash|assets?|earnings|accounts?|tips|property|it)\b.*\b(?:irs|tax(?:es)?|court|creditors?|divorce|benefits|wife|husband|spouse|ex|child support|bankruptcy|medicaid|snap)\b|\b(?:from|without telling) (?:the )?(?:irs|tax ?man|court|creditors?)\b.*\bhid(?:e|ing)\b|\b(?:evad\w+|dodg\w+|cheat\w*|get out of|avoid paying|not pay\w*)\b.*\btax(?:es)?\b|\b(?:dont|not|without|avoid) (?:have to )?(?:report\w*|declar\w*|claim\w*)\b.*\b(?:income|tips|cash|side (?:gig|job|hustle)|earnings|crypto)\b|\b(?:income|tips|cash|side (?:gig|job|hustle)|earnings|crypto)\b.*\b(?:without|not|dont) (?:having to )?(?:report|declar|claim|tell)\w*|\bso (?:that )?(?:medicaid|the court|child support|my ex|the judge|the trustee|the irs|welfare|snap|section 8)\b.{0,25}\b(?:doesnt|dont|wont|cant|does not)\b|\b(?:under|in) my (?:cousin|brother|sister|mom|mother|friend|kid|son|daughter)s name\b|\b9,?[0-9]00\b.*\b(?:9,?[0-9]00|next week|at a time)\b|\bnot show up\b.*\b(?:lawyer|court|judge|divorce|ex)\b|\b(?:keep|leave)\b.{0,25}\bout of (?:the )?(?:totals?|records?|books|it)\b.*\b(?:support|tax|court|irs|ex|divorce)|\btrustee only sees\b|\boff ?shore\b|\blaunder\w*|\bunder the table\b.*\b(?:how|tax|can i|report)\b|\bunder (?:10k|10,?000|ten thousand)\b.*\b(?:report|deposit|notice|split)\w*|\bfake (?:pay ?stubs?|w ?2|bank statements?|invoice|receipts?|income)\b|\b(?:fudge|inflate|(?:lie|lied|lying)(?! awake\b| down\b| in bed\b| around\b| idle\b| there\b)(?: \w+){0,2} (?:about|on|to|in|for))\b.*\b(?:application|income|loan|taxes|mortgage|insurance)\b/,
      /\b(?:dont want|without|before|so|wont|cant|never|keep|hide|stop)\b.{0,40}\b(?:irs|tax ?man|trustee|judge|court|lawyers?|attorney|child support|medicaid|food stamps?|snap|welfare|section 8|ssi|unemployment office|fafsa|financial aid)\b.{0,25}\b(?:know\w*|find\w*|found|see|sees|seeing|count\w*|notic\w*|looks?)\b|\b(?:irs|trustee|judge|lawyers?|attorney|court|medicaid)\b.{0,12}\b(?:cant|doesnt|wont|never|not) (?:find|see|know|count|touch|get)\b|\b(?:keep|leave|get)\b.{0,30}\boff (?:of )?(?:the |my )?(?:\w+ ){0,2}(?:form|application|taxes|tax return|divorce papers|affidavit|disclosure)\b/,
      /\b(?:quit|raise|bonus|promotion|delay\w*|push\w*|hold off|move|moved|postpone\w*|wait)\b.*\b(?:til|till|until|after|before) (?:the |my |our )?(?:\w+ )?(?:divorces?|custody|child support|alimony)\b.{0,20}\b(?:over|final\w*|done|hearing|settle\w*|closes?|goes through)|\bbefore (?:she|he) files\b|\b(?:fake|pretend) (?:loan|debt|invoice|sale)\b|\bless to (?:split|divide|share)\b|\b(?:transfer|move|put|sign)\b.*\bso (?:that )?(?:it|they|he|she|there)\b.{0,20}\b(?:in the divorce|to split|doesnt count|wont count|cant take)\b/,
      /\b(?:alimony|child support|the ex|my ex|divorce)\b.{0,15}\b(?:wont|cant|never|doesnt) (?:find|see|look|know|count)\b/,
      /\b(?:should|do) i (?:have to |need to |ive to )?tell (?:snap|section 8|the (?:food stamps?|welfare|benefits|housing) (?:office|people|lady)|medicaid|ssi|the unemployment office)\b/,
    ],
    es: [
      /\b(?:escond\w+|ocult\w+)\b.*\b(?:dinero|ingresos?|irs|impuestos|esposa|esposo)\b|\bevadir\b.*\bimpuestos\b|\blavar dinero\b/,
      /\b(?:que no|para que no|sin que)\b.{0,25}\b(?:irs|gobierno|juez|corte|abogad[oa]|medicaid|estampillas|manutencion|divorcio)\b|\b(?:no (?:reportar|declarar)|sin (?:reportar|declarar))\b|\b(?:poner|pasar|pongo|paso)\b.*\ba nombre de mi\b/,
      /\bpara que no salga lo que gano\b|\bque no me quiten (?:la ayuda|las estampillas|el medicaid)\b/,
    ],
  },
  unless: [
    /\bhow much (?:tax|did)\b|\b(?:money|cash|savings?|balance|dollars|\d+k?)(?: (?:is|are|was|were|has been|have been|just|all|still|that|thats|of it|we have|i have)){0,3} lying\b|\blying (?:in|on|at) (?:my|our|the|a) (?:checking|savings|bank|account|desk|couch)\b|\b(?:hide|hiding) (?:amounts|balances?|figures|numbers) (?:on|in|from) (?:the |this )?(?:screen|app|dashboard)\b/,
  ],
  answer: {
    en: (say) =>
      `I can't help with that: hiding money or stating what isn't true can end in penalties or worse. There are legal ways to owe less, such as retirement contributions, credits and deductions, and if you can't pay, the tax office makes payment plans. A tax preparer looks at it for free in the VITA program; ${say("local")} knows where.`,
    es: (say) =>
      `Con eso no puedo ayudar: esconder dinero o declarar lo que no es puede acabar en multas o algo peor. Hay maneras legales de pagar menos, y si no puede pagar, la oficina de impuestos hace planes de pago. En el programa VITA le ayudan gratis; el ${say("local")} sabe dónde.`,
  },
};

const othersAccounts: CareTopic = {
  id: "others-accounts",
  words: {
    en: [
      new RegExp(
        `\\b(?:show|see|check|look (?:at|into|up)|view|pull up|access|log ?(?:in|into)|get into|find out|whats|what is|what are|how much (?:is|does|do)|tell me|hack|spy on|know|read|open)\\b.{0,30}\\b(?:my |your |his |her |the )?${KIN}s?\\b.{0,26}\\b(?:accounts?|balances?|transactions?|bank|password|login|salary|makes?|earns?|owes?|savings|have in|has in|credit score|private)\\b`,
      ),
      /\b(?:(?:someone|somebody)(?: elses?)?|anyone elses?|(?:another|other) (?:person|user|customer|people|users|customers|peoples))s?\b.{0,25}\b(?:accounts?|balances?|transactions?|data|bank|card)\b.{0,25}$|\b(?:other|all) (?:users?|customers?|people|peoples) (?:(?:of|on|in|using) (?:this|the|your) app|accounts?|data|balances?)\b|\b(?:accounts?|balances?|data|transactions?) of (?:another|other|all (?:users|customers|people|members)|someone|somebody)\b|\b(?:his|her|their|my (?:gf|bf|wife|husband|ex|boyfriend|girlfriend)s) (?:login|password|passcode)\b|\bwatch (?:his|her|their) (?:spending|account)|\blast person who used\b|\bwe use the same app\b|\b(?:look up|find out) what\b.{0,30}\b(?:gets paid|makes|earns|has)\b|\b(?:passed|died)\b.{0,25}\bcard still works\b|\buser ?(?:id|#)? ?\d{2,}\b|\b(?:celebrity|elon musk|jeff bezos|taylor swift|trump)s? .{0,12}\b(?:net worth|account|balance|worth)\b/,
      new RegExp(
        `\\bwhat (?:does|do|did) (?:my |your )?(?:${KIN})s?(?: \\w+)? (?:make|earn|owe|get paid|have in)\\b|\\b(?:accounts?|cards?|balances?|ending|\\d{4})\\b.*\\b(?:its|thats|belongs to) (?:my ${KIN}s?|his|hers)\\b|\\b(?:guess|crack|reset|get) (?:my )?(?:${KIN}|his|her)s? (?:pin|password|login)\\b|\\b(?:get|log|sneak|hack) (?:on|in|into|onto|on to) (?:my )?(?:${KIN}|his|her)s? (?:bank\\w*|account|app|phone|email)`,
      ),
      /\b(?:other people|others|everyone) (?:on|in|using) (?:this|the|your) app\b|\bneighbou?rs?\b.{0,30}\b(?:numbers|groceries|spending|income|salary|balance|make)\b|\b(?:their|his|her) numbers too\b|\b(?:pull up|look up|log into|get into|hack(?: into)?|open) (?!my\b|the\b|our\b|a\b|an\b|all\b|each\b|every\b|any\b|this\b|that\b|joint\b|savings?\b|checking\b|credit\b|bank\b|new\b|other\b|both\b)[a-z]+ [a-z]+s accounts?\b/,
      new RegExp(
        `\\bpeek at (?:my )?(?:${KIN}|his|her)s?\\b|\\bget me into (?:my )?(?:${KIN}|his|her)s?\\b|\\bmaiden name\\b.*\\b(?:bank|account|into)\\b`,
      ),
      /\bhow much (?:does|did) my ex (?:have|make|spend|earn|get)\b|\b(?:dead|late) (?:brother|sister|father|mother|dad|mom|husband|wife|uncle|aunt|friend)s? (?:balance|account|card)\b/,
    ],
    es: [
      /\b(?:cuenta|saldo|sueldo|contrasena) de (?:mi (?:esposo|esposa|marido|jefe|novio|novia|vecino|hermano|hermana|mama|papa)|otr[oa])\b/,
      /\bcuanto (?:tiene|gana|debe|le pagan a)\b.{0,15}\b(?:mi (?:novi[oa]|ex|jef[ea]|vecin[oa]|herman[oa]|prim[oa]|amig[oa]|suegr[oa]|cunad[oa]|companer[oa])|otra gente|otros usuarios)\b|\b(?:ver|entrar|revisar|meterme|acceder)\b.{0,15}\b(?:a |en )?(?:la|las|el|su)? ?(?:cuentas?|banco|saldo|celular|app) (?:de|del) (?:mi (?:espos[oa]|marido|mujer|novi[oa]|ex|jef[ea]|vecin[oa]|herman[oa]|prim[oa]|amig[oa]|suegr[oa]|mama|papa|abuel[oa])|otr[oa])\b|\b(?:contrasena|clave|nip|pin) de mi (?:espos[oa]|marido|mujer|novi[oa]|ex|mama|papa|abuel[oa]|herman[oa])\b/,
      /\bcuanto (?:trae|le cae a|gana|tiene) mi (?:compadre|comadre|cunad[oa]|suegr[oa]|patron|jef[ea])\b/,
    ],
  },
  unless: [
    /\b(?:i|we) (?:spend|spent|paid|pay|sent|send|owe|gave|give|venmo\w*|zelle\w*|transfer\w*)\b|\b(?:come in|came in|hit|arrive\w*|land\w*|deposited|add|invite|share)\b|\bowes? me\b|\bother accounts?\b|\banother account\b|\b(?:my|our) other\b|\b(?:did|has|have|when)\b.*\b(?:paycheck|deposit|pay)\b/,
  ],
  answer: {
    en: () =>
      "I only see your own accounts, and nobody else sees yours. Whoever it is can look at theirs in an account of their own.",
    es: () =>
      "Solo veo sus propias cuentas, y nadie más ve las suyas. Cada quien puede mirar las propias con su cuenta.",
  },
};

const secrets: CareTopic = {
  id: "secrets",
  words: {
    en: [
      /\b(?:full|whole|complete|entire|actual|real|16[- ]digit) (?:account|card|routing|debit|credit card|bank account)s?(?: and routing)? (?:number|digit)s?\b|\b(?:whats|what is|tell me|give me|show me|forgot|need|remind me) (?:of )?my (?:\w+ )?(?:pin|cvv|cvc|password|ssn|social(?: security)?(?: number)?|routing number|security code|login)\b|\bmy (?:pin|cvv|password|ssn|social security number) (?:is|for)\b|\baccount and routing\b|\brouting (?:and|number)\b/,
    ],
    es: [
      /\b(?:numero completo|contrasena|clave|nip|pin) (?:de|del) (?:mi|la|el)\b|\bmi (?:contrasena|nip|pin|numero de seguro social)\b/,
    ],
  },
  answer: {
    en: () =>
      "I don't have that, on purpose: of an account only the last digits are kept here, and no PIN or password of a bank ever. Your bank's own app or a check has the full number. Don't write it into a chat.",
    es: () =>
      "No lo tengo, a propósito: de una cuenta aquí solo se guardan los últimos dígitos, y nunca un PIN o contraseña del banco. El número completo está en la app de su banco o en un cheque. No lo escriba en un chat.",
  },
};

const POLITE =
  "(?:hey |hi |ok |okay |yo |please |pls |plz |can you |could you |will you |would you |can u |go ahead and |i want you to |i need you to |id like you to |just |now |quickly )*";
const orders: CareTopic = {
  id: "orders",
  words: {
    en: [
      new RegExp(
        `^${POLITE}(?:transfer|send|wire|zelle|venmo|cash ?app|move|withdraw|deposit|invest|pay|do it|make it so)\\b(?! (?:me|off|for|attention|day|check)\\b)(?=.*(?:\\d|\\bmoney\\b|\\ball\\b|\\bhalf\\b|\\bbill\\b|\\brent\\b|\\bcard\\b|\\bvisa\\b|\\bmortgage\\b|\\bloan\\b|\\bit\\b|\\bthat\\b))(?!(?:(?!\\band (?:then )?(?:tell|show|let)\\b)[^.,;?!])*\\b(?:how|what|should|why|would|when|did|which|or|budget|goal)\\b)`,
      ),
      new RegExp(
        `^${POLITE}(?:buy|sell|trade)\\b.*\\b(?:shares?|stocks?|bitcoin|btc|crypto|ethereum|etf|tesla|apple|nvidia|dollars? of|worth of)\\b(?!.*\\b(?:should|how|what|did|when)\\b)`,
      ),
      new RegExp(
        `^${POLITE}(?:cancel|close|freeze|lock|dispute|order|apply for)\\b.{0,20}\\b(?:netflix|spotify|hulu|gym|membership|subscription|card|account|charge|loan)\\b(?![^.,;?!]*\\b(?:how|what|should|why|would|when|did|which|if|goal)\\b)`,
      ),
      new RegExp(
        `^${POLITE}(?:take|put|pull|shift) (?:out )?(?:another |like |about )?\\$?\\d[\\d,.]*k?(?: (?:bucks|dollars))? (?:out|from|of|into|in|on|onto|to|toward)\\b(?![^.;?!]*\\b(?:how|what|whats|should|would|if|when|budget|goal|will)\\b)`,
      ),
      new RegExp(
        `^${POLITE}(?:set ?up|turn on|enable|start|schedule) (?:an? |the |my )?(?:auto ?pay|automatic (?:payment|transfer)s?|recurring (?:payment|transfer)s?|transfers?|payments?)\\b|^${POLITE}(?:cancel|stop|void) (?:the |that |my )?(?:check|payment)\\b|^${POLITE}stop payment\\b`,
      ),
      /\b(?:pay|send|transfer|zelle|venmo|cancel|dispute) (?:it|that|this|the \w+|my \w+|the \w+ \w+) for me\b|\bget it (?:over )?to (?:the|my) (?:landlord|bank|\w+ company)\b|\b(?:need|want) you to (?:pay|send|transfer|move|cancel|zelle|wire|dispute|buy|sell)\b/,
      new RegExp(
        `^${POLITE}(?:shoot|slide|slip|hit) (?:my |the )?(?:${KIN}|landlord|sitter|[a-z]+) \\$?\\d|^${POLITE}get rid of (?:\\w+ ){1,3}for me\\b`,
      ),
    ],
    es: [
      /^(?:por favor |puedes |podrias |quiero que )*(?:transfiere|transferir|manda|mandar|envia|enviar|mueve|mover|paga|pagar|deposita)\b.*(?:\d|\bdinero\b|\btodo\b|\brenta\b|\bcuenta\b)/,
      /^(?:por favor |puedes |podrias |quiero que |ya )*(?:pasale|mandale|enviale|transfierele|depositale|pagale|ponle|mueveme|pasa|mueve|cancela|cancelame|paga|pagame|manda|transfiere|deposita)\b (?:a |la |el |las |los |mi |mis |al |\$?\d)/,
      /^(?:por favor )?(?:hazle|haz|mandale|echale) un (?:zelle|deposito|pago|envio|transfer\w*)\b/,
    ],
  },
  // What is pay, and what would come of it: 'pay bump of 5%', 'pay the loan from savings?', 'cancel hulu, what would I save'.
  unless: [
    /^(?:just )?(?:pay|deposits?|venmo) (?:that|received|periods?|deposits?|months?|per|on the|bump|goes|went|side|from|of|by|came|checks?|before|now|people)\b|^venmo money\b(?! to)|^(?:stop payment and |transfer |wire )(?:wire )?(?:fees?|count)\b/,
    /^(?!.*\b(?:please|pls|can you|could you|will you|for me)\b)(?:just |would you )?(?:pay|take|pull|put|sell)\b(?:.*\b(?:good idea|smart|stupid|effect|or (?:hold|keep)|faster|vs|versus|in one swoop|if you were me|to (?:zero out|clear|be done))\b|[^.!]*\?$)|^cancel\b.*\b(?:saves?|gain)\b(?! me\b.*please)/,
  ],
  answer: {
    en: () =>
      "I can't move money, pay, trade or cancel anything; I only answer questions about it. That's done in your bank's own app or with whoever charges it. When it's done there, it shows up here by itself.",
    es: () =>
      "No puedo mover dinero, pagar ni cancelar nada; solo respondo preguntas. Eso se hace en la app de su banco o con quien cobra, y después aparece aquí por sí solo.",
  },
};

const ASSETS =
  "(?:(?:penny )?sto?c?ks?|shares?|crypto\\w*|bitcoin|btc|ethereum|eth|dogecoin|doge|solana|xrp|ripple|cardano|litecoin|altcoins?|tickers?|msft|amzn|goog|googl|pltr|palantir|amd|intc|netflix stock|arkk|fxaix|ivv|etfs?|index funds?|mutual funds?|options|calls|puts|nft\\w*|forex|gold|silver|tesla|tsla|apple|aapl|nvidia|nvda|gamestop|gme|amc|meme coins?|s&p(?: ?500)?|vti|voo|spy|bonds|annuit\\w+|reits?|penny stocks?|qqq|schd|vt|vtsax|target date funds?)";
const picks: CareTopic = {
  id: "picks",
  words: {
    en: [
      new RegExp(
        `\\b(?:should (?:i|we)|is it (?:smart|good|wise|time|worth|a good (?:time|idea))|good time|worth it|do you (?:think|recommend|like)|recommend|which|what|whats the best|best|pick|tip|tell me)\\b.{0,40}\\b(?:buy|sell|invest\\w*|put|hold|short|trade|yolo|go all in|get into|dump)\\b.{0,40}\\b${ASSETS}\\b`,
      ),
      new RegExp(
        `\\b(?:which|what|best|good|hot|top) (?:\\w+ )?${ASSETS}\\b.{0,30}\\b(?:to (?:buy|invest|get|own|pick|hold)|should|right now|this year|will|now|next)\\b|\\bwill (?:the )?(?:${ASSETS}|market)\\b.{0,20}\\b(?:go up|crash|rise|drop|moon|keep|recover|fall)\\b|\\b(?:stock|investment|crypto) (?:tips?|picks?|advice|recommendations?)\\b|\\bwhere should i invest\\b|\\bwhat should i invest in\\b|\\bbuy the dip\\b|\\ball in on (?!the\\b|a\\b)|\\b(?:voo|vti|qqq|spy|schd|vtsax) or \\w+|\\bwhere would you put\\b|\\beaten by inflation\\b|\\bthe smart move\\b|\\b\\d0 ?/ ?\\d0 or (?:all )?stocks\\b|\\b(?:tripled|doubled|made a killing)\\b.*\\b(?:stock|crypto|coin|ai)\\b|\\b(?:good|right) time to (?:get|buy) (?:gold|silver|stocks|a house as an investment)\\b`,
      ),
      new RegExp(
        `\\bis (?:\\w+ )?${ASSETS} (?:a )?(?:good|bad|safe|smart|worth|going)\\b|\\b(?:put|throw|dump|yolo)\\b.{0,30}\\b(?:in|into|on) ${ASSETS}\\b`,
      ),
      new RegExp(
        `\\b${ASSETS} or (?:${ASSETS}|\\w+ (?:stock|shares|fund))\\b|\\b(?:give|name|list|tell) me (?:\\w+ )?(?:good |hot |some )?(?:tickers|stocks to|coins to|funds to)\\b|\\bbest (?:\\w+ )?${ASSETS} (?:for|to|right)\\b|\\bwhich (?:\\w+ ){0,2}${ASSETS} (?:is|are) (?:the )?(?:best|good|safest)\\b|\\bwould (?:\\w+ )?${ASSETS} be (?:smarter|better|safer|good|wiser)\\b|\\b(?:sell|dump|buy) (?:\\w+ ){0,2}${ASSETS}(?: \\w+)? or (?:hold|keep|wait|sell)\\b`,
      ),
      /\b(?:throw|put|drop|park|stick|invest)\b.{0,25}\b(?:double|triple|thatll|that will|that ll|to the moon|10x)\b|\b(?:sure|guaranteed|safe|risk ?free) (?:\d+|ten|twelve|eight) ?(?:%|percent)|\bwhats? (?:is )?(?:going to|will) happen (?:to|with|in) the (?:stock )?markets?\b|\bwhere (?:should|do|would|can) i (?:put|park|stick|invest|throw) (?:my |the |this |\$?\d[\d,.k]*)(?:\w+ )?(?:.{0,20})\b(?:grow|returns?|invest\w*|make money)\b|\bto the moon\b|\bgood penny\b/,
      new RegExp(
        `\\b(?:rate|review|judge) (?:my |what i )(?:portfolio|hold\\w*|stocks|picks)\\b|\\bshould\\b.{0,40}\\b(?:money|savings|fund|cash)\\b.{0,15}\\b(?:go|be) (?:in|into) ${ASSETS}\\b|\\bpick one\\b.*\\b${ASSETS}\\b`,
      ),
      new RegExp(`\\bis (?:\\w+ ){0,3}(?:${ASSETS}|fund)(?: fund)? (?:better|safer|smarter|worse) than\\b`),
    ],
    es: [
      /\b(?:en que|donde) (?:debo |deberia |puedo )?invert\w+\b|\b(?:comprar|invertir en) (?:acciones|bitcoin|cripto\w*|bolsa)\b/,
      /\ben que (?:accion|acciones|cripto\w*|fondos?|moneda|bolsa|empresa|etf)\b|\b(?:que|cual|cuales) (?:accion|acciones|cripto\w*|fondos?|moneda|inversion)\b.*\b(?:compr\w+|inv\w+|met\w+|conviene|recomiend\w+|mejor|buena?)\b|\b(?:compro|vendo|vender|debo comprar|deberia comprar|conviene comprar) (?:mis |las |unas |mas )?(?:acciones|bitcoin|cripto\w*|dolares|oro)\b|\b(?:donde|en que) (?:invierto|meto|invertimos)\b|\b(?:bitcoin|cripto\w*|la bolsa)\b.*\b(?:va a (?:subir|bajar)|buena idea|vale la pena|conviene)\b/,
      /\b(?:recomiendas?|conviene|deberia)\b.{0,20}\bcompr\w+\b.{0,15}\b(?:bolsa|acciones|cripto\w*|bitcoin|fondos?)\b/,
    ],
  },
  unless: [
    /\b(?:raise|an hour|new salary|bonus)\b/,
    /\b(?:how much|what) (?:did|have|do) (?:i|we)\b(?!.*\bshould\b)|\bstock(?:ing)? up\b|\bgold(?:s gym|fish)\b|\b(?:apple|amazon) (?:music|tv|store|bill|charge|subscription|pay)\b|\bphone\b|\biphone\b|\bstock ?pot\b/,
  ],
  answer: {
    en: () =>
      "I don't pick investments, and nobody can know which way a price goes. What holds for nearly everyone: first a cushion for emergencies, then debt with high interest, then the employer's match at work; after that, wide and cheap funds, a fixed amount a month, for many years. For a choice of your own, a fee-only fiduciary adviser works for you alone. I can show you what you could put aside each month.",
    es: () =>
      "No elijo inversiones, y nadie sabe hacia dónde va un precio. Lo que vale para casi todos: primero un fondo de emergencia, luego las deudas caras, luego lo que su empleador aporta al retiro; después, fondos amplios y baratos, una cantidad fija al mes, por muchos años. Puedo mostrarle cuánto podría apartar cada mes.",
  },
};

const taxOrLaw: CareTopic = {
  id: "tax-or-law",
  words: {
    en: [
      /\b(?:can|could|should|may) (?:i|we) (?:deduct|write ?off|claim|expense)\b|\b(?:is|are) .{0,40}\b(?:tax deductible|deductible(?! (?:on|of|for))|taxable|a write ?off)\b|\bhow much (?:in )?(?:tax|taxes) (?:will|do|would|am|should|are) (?:i|we)\b.{0,12}\b(?:owe|pay|going|have to)\b|\bwill i owe (?:taxes|tax|the irs)\b|\b(?:file|filing) (?:jointly|separately|my taxes|taxes|as head|an extension)\b|\bwhich (?:tax )?(?:form|bracket|deduction)\b|\b(?:capital gains|estate|gift|inheritance) tax\b|\b(?:w ?4|1099|schedule c|llc|s corp|itemize)\b.*\b(?:should|how|do i|fill|need|or|better)\b|\b(?:should|do|how|can|will) (?:i|we)\b.*\b(?:w ?4|1099|schedule c|llc|s corp|itemize)\b|\bhow many (?:allowances|dependents)\b|\b(?:should|do|how|can) (?:i|we)\b.*\b(?:sue|write a will|make a will|set up a trust|power of attorney|prenup|break (?:my|the) lease|get out of (?:my|the) lease|divorce)\b|\b(?:is it|am i) (?:legal|legally|illegal|liable|allowed by law)\b|\b(?:do i need|should i (?:get|hire)|talk to) (?:a |an )?(?:lawyer|attorney|cpa|accountant|will|trust)\b|\b(?:legal|tax) advice\b|\bstatute of limitations\b|\bgift\b.*\b(?:venmo|zelle|cash ?app|1099|600)\b|\b(?:venmo|zelle|cash ?app)\b.*\bover (?:the )?\$?600\b|\bhavent filed (?:taxes |my taxes |a return )?(?:since|in|for)\b|\b(?:irs|tax man) (?:want|take|going)\b|\bdo i (?:have to|gotta|need to|got to) (?:say|report|declare|tell|file|claim) (?:anything|it|that|this)\b|\b(?:put|sign) (?:the|her|his|my) (?:house|home|car) in (?:my|his|her|the kids) names?\b|\bnursing home\b.*\b(?:house|assets|name)\b|\bwhich (?:one )?of us (?:gets to )?(?:put|claim|claims)\b/,
      /\b(?:do|will|would|does|should|must) (?:ive to |(?:i|we|he|she|my \w+) (?:have to |need to |gotta |got to )?)(?:pay|owe|file|report)\b.{0,12}\btax(?:es)? (?:on|for|if|when|from)\b|\bhow (?:do|can|should) (?:i|we) (?:do|file|handle|fill out) (?:my |our |the )?taxes\b|\bas (?:a )?dependents?\b|\bclaim (?:my |our |the |her |his )?(?:\w+ )?(?:dependents?|kids?|girlfriends?|boyfriends?|mom|parents?|stepson|stepdaughter)\b|\b(?:whats|what is) the (?:gift |tax |estate |annual )*(?:exemption|exclusion|deduction)\b|\b(?:do i|am i|is (?:he|she)|are they)\b.{0,20}\b(?:owe (?:her|him|my ex) half|entitled to|legally|on the hook for (?:his|her|my ex|my \w+s)|responsible for (?:his|her|my \w+s) debts?)\b/,
      /\b(?:hurt|affect|risk|hurts|affects)\b.{0,12}\b(?:green card|immigration|citizenship|my visa status|naturalization|daca|asylum)\b|\b(?:who gets|split) the (?:house|kids|dog|pension)\b.*\b(?:divorce|separat\w+|moved out)\b/,
      /\bwhat are my rights\b|\b(?:be|get|form|start|need|become) an llc\b|\b(?:count|counts) (?:for|with|to) the irs\b|\b(?:does|do|will|would)\b.{0,30}\bcount as income\b/,
    ],
    es: [
      /\b(?:puedo|debo) (?:deducir|declarar)\b|\bcuanto (?:debo|voy a) (?:de|pagar de|pagar en) impuestos\b|\bnecesito (?:un )?(?:abogado|contador)\b/,
      /\bimpuestos\b.*\b(?:si (?:vendo|gano|recibo|trabajo|saco|me)|tengo que)\b|\b(?:tengo que|debo|hay que) (?:pagar|declarar)\b.{0,15}\bimpuestos (?:por|de|sobre|si)\b|\b(?:me toca|voy a deber|debere) (?:de|en) impuestos\b|\bcomo (?:hago|declaro|lleno|presento) (?:mis|los) (?:impuestos|taxes)\b|\b(?:puedo|podemos|quiero) demandar\b|\btestamento\b|\bafecta\w*\b.*\b(?:residencia|green card|ciudadania|estatus|papeles|visa)\b|\b(?:reclamar|poner) (?:a |como )?.{0,15}\b(?:dependientes?)\b/,
      /\b(?:cambia|afecta)\w* (?:en )?(?:mi|mis|la) (?:declaracion|impuestos|taxes)\b|\bmis derechos\b/,
    ],
  },
  unless: [
    /\bitemize (?:my|the|our|all)\b(?!.*\btax)/,
    /\b(?:turbotax|h&r|tax prep)\b.*\b(?:cost|charge|paid|pay)\b|^how much (?:did|have) i (?:pay|paid|spend|spent)\b|\btax refund\b/,
  ],
  answer: {
    en: (say) =>
      `I can't give tax or legal advice: the answer hangs on rules and on things I don't see. For tax, the IRS's own pages (${say("tax")}) are plain, and the VITA program does returns for free for many; ${say("local")} knows where. For law, free help for many is found at ${say("legal")}. What I can do: list what you paid and to whom, so that you have it ready for them.`,
    es: (say) =>
      `No puedo dar consejo legal ni de impuestos: depende de reglas y de cosas que no veo. Para impuestos, ${say("tax")} está también en español, y el programa VITA ayuda gratis a muchos; el ${say("local")} sabe dónde. Para lo legal, hay ayuda gratis en ${say("legal")}. Lo que sí puedo: mostrarle qué pagó y a quién.`,
  },
};

export const LIMITS: readonly CareTopic[] = [redirect, hideMoney, othersAccounts, secrets, orders, picks, taxOrLaw];
