// What a coach gives no advice on: what to buy on a market, taxes, law.

import { anyOf, either, group, inOrder } from "~/domain/language/pattern";
import type { CareTopic } from "./topic";

const ASSETS = group(
  "(?:penny )?sto?c?ks?|shares?|crypto\\w*|bitcoin|btc|ethereum|eth|dogecoin|doge|solana|xrp|ripple|cardano",
  "litecoin|altcoins?|tickers?|msft|amzn|goog|googl|pltr|palantir|amd|intc|netflix stock|arkk|fxaix|ivv|etfs?",
  "index funds?|mutual funds?|options|calls|puts|nft\\w*|forex|gold|silver|tesla|tsla|apple|aapl|nvidia|nvda",
  "gamestop|gme|amc|meme coins?|s&p(?: ?500)?|vti|voo|spy|bonds|annuit\\w+|reits?|penny stocks?|qqq|schd|vt|vtsax",
  "target date funds?",
);
export const picks: CareTopic = {
  id: "picks",
  words: {
    en: [
      new RegExp(
        "\\b(?:should (?:i|we)|is it (?:smart|good|wise|time|worth|a good (?:time|idea))|good time|worth it|" +
          "do you (?:think|recommend|like)|recommend|which|what|whats the best|best|pick|tip|tell me)" +
          "\\b.{0,40}\\b(?:buy|sell|invest\\w*|put|hold|short|trade|yolo|go all in|get into|dump)" +
          `\\b.{0,40}\\b${ASSETS}\\b`,
      ),
      new RegExp(
        either(
          `\\b(?:which|what|best|good|hot|top) (?:\\w+ )?${ASSETS}\\b.{0,30}\\b` +
            "(?:to (?:buy|invest|get|own|pick|hold)|should|right now|this year|will|now|next)\\b",
          `\\bwill (?:the )?(?:${ASSETS}|market)\\b.{0,20}\\b(?:go up|crash|rise|drop|moon|keep|recover|fall)\\b`,
          "\\b(?:stock|investment|crypto) (?:tips?|picks?|advice|recommendations?)\\b|\\bwhere should i invest\\b",
          "\\bwhat should i invest in\\b|\\bbuy the dip\\b|\\ball in on (?!the\\b|a\\b)",
          "\\b(?:voo|vti|qqq|spy|schd|vtsax) or \\w+|\\bwhere would you put\\b|\\beaten by inflation\\b",
          "\\bthe smart move\\b|\\b\\d0 ?/ ?\\d0 or (?:all )?stocks\\b",
          "\\b(?:tripled|doubled|made a killing)\\b.*\\b(?:stock|crypto|coin|ai)\\b",
          "\\b(?:good|right) time to (?:get|buy) (?:gold|silver|stocks|a house as an investment)\\b",
        ),
      ),
      new RegExp(
        either(
          `(?<!\\bhow much )\\bis (?:\\w+ )?${ASSETS} (?:a )?(?:good|bad|safe|smart|worth|going)\\b`,
          `\\b(?:put|throw|dump|yolo)\\b.{0,30}\\b(?:in|into|on) ${ASSETS}\\b`,
        ),
      ),
      new RegExp(
        either(
          `\\b${ASSETS} or (?:${ASSETS}|\\w+ (?:stock|shares|fund))\\b`,
          "\\b(?:give|name|list|tell) me (?:\\w+ )?(?:good |hot |some )?(?:tickers|stocks to|coins to|funds to)\\b",
          `\\bbest (?:\\w+ )?${ASSETS} (?:for|to|right)\\b`,
          `\\bwhich (?:\\w+ ){0,2}${ASSETS} (?:is|are) (?:the )?(?:best|good|safest)\\b`,
          `\\bwould (?:\\w+ )?${ASSETS} be (?:smarter|better|safer|good|wiser)\\b`,
          `\\b(?:sell|dump|buy) (?:\\w+ ){0,2}${ASSETS}(?: \\w+)? or (?:hold|keep|wait|sell)\\b`,
        ),
      ),
      anyOf(
        /\b(?:throw|put|drop|park|stick|invest)\b.{0,25}\b(?:double|triple|thatll|that will|that ll|to the moon|10x)\b/,
        /\b(?:sure|guaranteed|safe|risk ?free) (?:\d+|ten|twelve|eight) ?(?:%|percent)/,
        /\bwhats? (?:is )?(?:going to|will) happen (?:to|with|in) the (?:stock )?markets?\b/,
        inOrder(
          /\bwhere (?:should|do|would|can) i (?:put|park|stick|invest|throw) (?:my |the |this |\$?\d[\d,.k]*)(?:\w+ )?/,
          /(?:.{0,20})\b(?:grow|returns?|invest\w*|make money)\b/,
        ),
        /\bto the moon\b|\bgood penny\b/,
      ),
      new RegExp(
        either(
          "\\b(?:rate|review|judge) (?:my |what i )(?:portfolio|hold\\w*|stocks|picks)\\b",
          `\\bshould\\b.{0,40}\\b(?:money|savings|fund|cash)\\b.{0,15}\\b(?:go|be) (?:in|into) ${ASSETS}\\b`,
          `\\bpick one\\b.*\\b${ASSETS}\\b`,
        ),
      ),
      new RegExp(`\\bis (?:\\w+ ){0,3}(?:${ASSETS}|fund)(?: fund)? (?:better|safer|smarter|worse) than\\b`),
    ],
    es: [
      /\b(?:en que|donde) (?:debo |deberia |puedo )?invert\w+\b|\b(?:comprar|invertir en) (?:acciones|bitcoin|cripto\w*|bolsa)\b/,
      anyOf(
        /\ben que (?:accion|acciones|cripto\w*|fondos?|moneda|bolsa|empresa|etf)\b/,
        inOrder(
          /\b(?:que|cual|cuales) (?:accion|acciones|cripto\w*|fondos?|moneda|inversion)\b.*/,
          /\b(?:compr\w+|inv\w+|met\w+|conviene|recomiend\w+|mejor|buena?)\b/,
        ),
        inOrder(
          /\b(?:compro|vendo|vender|debo comprar|deberia comprar|conviene comprar) (?:mis |las |unas |mas )?/,
          /(?:acciones|bitcoin|cripto\w*|dolares|oro)\b/,
        ),
        /\b(?:donde|en que) (?:invierto|meto|invertimos)\b/,
        /\b(?:bitcoin|cripto\w*|la bolsa)\b.*\b(?:va a (?:subir|bajar)|buena idea|vale la pena|conviene)\b/,
      ),
      /\b(?:recomiendas?|conviene|deberia)\b.{0,20}\bcompr\w+\b.{0,15}\b(?:bolsa|acciones|cripto\w*|bitcoin|fondos?)\b/,
    ],
  },
  unless: [
    /\b(?:raise|an hour|new salary|bonus)\b/,
    // What stands there, and a part of the income: figures.
    /\bhow much (?:is|are) (?:my|our|all my) (?:\w+ ){1,3}worth\b(?!.*\b(?:should|buy|sell|hold)\b)/,
    /\b(?:what|which) share of (?:my|our|the|what|all|total|that)\b/,
    anyOf(
      /\b(?:how much|what) (?:did|have|do) (?:i|we)\b(?!.*\bshould\b)|\bstock(?:ing)? up\b|\bgold(?:s gym|fish)\b/,
      /\b(?:apple|amazon) (?:music|tv|store|bill|charge|subscription|pay)\b|\bphone\b|\biphone\b|\bstock ?pot\b/,
    ),
  ],
  answer: {
    en: () =>
      "I don't pick investments, and nobody knows which way a price goes. Whatever you choose, not with money you may " +
      "need: a coin or a single stock can fall by half in months. This order works for nearly everyone: " +
      "first a cushion for emergencies, then debt with high interest, then the employer's match at work. " +
      "After that, broad, low-cost funds: a set amount every month, for many years. " +
      "For advice on your own case, a fee-only fiduciary adviser works for you alone. " +
      "I can show you what you could put aside each month.",
    es: () =>
      "No elijo inversiones, y nadie sabe hacia dónde va un precio. En todo caso, no con dinero que pueda necesitar: " +
      "una moneda o una sola acción puede caer a la mitad en meses. Lo que vale para casi todos: " +
      "primero un fondo de emergencia, luego las deudas caras, luego lo que su empleador aporta al retiro; " +
      "después, fondos amplios y baratos, una cantidad fija al mes, por muchos años. " +
      "Puedo mostrarle cuánto podría apartar cada mes.",
  },
};

export const taxOrLaw: CareTopic = {
  id: "tax-or-law",
  words: {
    en: [
      anyOf(
        /\b(?:can|could|should|may) (?:i|we) (?:deduct|write ?off|claim|expense)\b/,
        /\b(?:is|are) .{0,40}\b(?:tax deductible|deductible(?! (?:on|of|for))|taxable|a write ?off)\b/,
        inOrder(
          /\bhow much (?:in )?(?:tax|taxes) (?:will|do|would|am|should|are) (?:i|we)\b.{0,12}/,
          /\b(?:owe|pay|going|have to)\b/,
        ),
        /\bwill i owe (?:taxes|tax|the irs)\b/,
        /\b(?:file|filing) (?:jointly|separately|my taxes|taxes|as head|an extension)\b/,
        /\bwhich (?:tax )?(?:form|bracket|deduction)\b|\b(?:capital gains|estate|gift|inheritance) tax\b/,
        /\b(?:w ?4|1099|schedule c|llc|s corp|itemize)\b.*\b(?:should|how|do i|fill|need|or|better)\b/,
        /\b(?:should|do|how|can|will) (?:i|we)\b.*\b(?:w ?4|1099|schedule c|llc|s corp|itemize)\b/,
        /\bhow many (?:allowances|dependents)\b/,
        inOrder(
          /\b(?:should|do|how|can) (?:i|we)\b.*\b/,
          anyOf(
            /sue|write a will|make a will|set up a trust|power of attorney|prenup|break (?:my|the) lease/,
            /get out of (?:my|the) lease|divorce/,
          ),
          /\b/,
        ),
        /\b(?:is it|am i) (?:legal|legally|illegal|liable|allowed by law)\b/,
        /\b(?:do i need|should i (?:get|hire)|talk to) (?:a |an )?(?:lawyer|attorney|cpa|accountant|will|trust)\b/,
        /\b(?:legal|tax) advice\b|\bstatute of limitations\b|\bgift\b.*\b(?:venmo|zelle|cash ?app|1099|600)\b/,
        /\b(?:venmo|zelle|cash ?app)\b.*\bover (?:the )?\$?600\b/,
        /\bhavent filed (?:taxes |my taxes |a return )?(?:since|in|for)\b|\b(?:irs|tax man) (?:want|take|going)\b/,
        /\bdo i (?:have to|gotta|need to|got to) (?:say|report|declare|tell|file|claim) (?:anything|it|that|this)\b/,
        /\b(?:put|sign) (?:the|her|his|my) (?:house|home|car) in (?:my|his|her|the kids) names?\b/,
        /\bnursing home\b.*\b(?:house|assets|name)\b|\bwhich (?:one )?of us (?:gets to )?(?:put|claim|claims)\b/,
      ),
      anyOf(
        inOrder(
          /\b(?:do|will|would|does|should|must) /,
          /(?:ive to |(?:i|we|he|she|my \w+) (?:have to |need to |gotta |got to )?)(?:pay|owe|file|report)\b.{0,12}\b/,
          /tax(?:es)? (?:on|for|if|when|from)\b/,
        ),
        /\bhow (?:do|can|should) (?:i|we) (?:do|file|handle|fill out) (?:my |our |the )?taxes\b/,
        /\bas (?:a )?dependents?\b/,
        inOrder(
          /\bclaim (?:my |our |the |her |his )?(?:\w+ )?/,
          /(?:dependents?|kids?|girlfriends?|boyfriends?|mom|parents?|stepson|stepdaughter)\b/,
        ),
        /\b(?:whats|what is) the (?:gift |tax |estate |annual )*(?:exemption|exclusion|deduction)\b/,
        inOrder(
          /\b(?:do i|am i|is (?:he|she)|are they)\b.{0,20}\b/,
          anyOf(
            /owe (?:her|him|my ex) half|entitled to|legally|on the hook for (?:his|her|my ex|my \w+s)/,
            /responsible for (?:his|her|my \w+s) debts?/,
          ),
          /\b/,
        ),
      ),
      anyOf(
        inOrder(
          /\b(?:hurt|affect|risk|hurts|affects)\b.{0,12}/,
          /\b(?:green card|immigration|citizenship|my visa status|naturalization|daca|asylum)\b/,
        ),
        /\b(?:who gets|split) the (?:house|kids|dog|pension)\b.*\b(?:divorce|separat\w+|moved out)\b/,
      ),
      anyOf(
        /\bwhat are my rights\b|\b(?:be|get|form|start|need|become) an llc\b/,
        /\b(?:count|counts) (?:for|with|to) the irs\b|\b(?:does|do|will|would)\b.{0,30}\bcount as income\b/,
      ),
    ],
    es: [
      /\b(?:puedo|debo) (?:deducir|declarar)\b|\bcuanto (?:debo|voy a) (?:de|pagar de|pagar en) impuestos\b|\bnecesito (?:un )?(?:abogado|contador)\b/,
      anyOf(
        /\bimpuestos\b.*\b(?:si (?:vendo|gano|recibo|trabajo|saco|me)|tengo que)\b/,
        /\b(?:tengo que|debo|hay que) (?:pagar|declarar)\b.{0,15}\bimpuestos (?:por|de|sobre|si)\b/,
        /\b(?:me toca|voy a deber|debere) (?:de|en) impuestos\b/,
        /\bcomo (?:hago|declaro|lleno|presento) (?:mis|los) (?:impuestos|taxes)\b/,
        /\b(?:puedo|podemos|quiero) demandar\b|\btestamento\b/,
        /\bafecta\w*\b.*\b(?:residencia|green card|ciudadania|estatus|papeles|visa)\b/,
        /\b(?:reclamar|poner) (?:a |como )?.{0,15}\b(?:dependientes?)\b/,
      ),
      /\b(?:cambia|afecta)\w* (?:en )?(?:mi|mis|la) (?:declaracion|impuestos|taxes)\b|\bmis derechos\b/,
    ],
  },
  unless: [
    /\bitemize (?:my|the|our|all)\b(?!.*\btax)/,
    /\b(?:turbotax|h&r|tax prep)\b.*\b(?:cost|charge|paid|pay)\b|^how much (?:did|have) i (?:pay|paid|spend|spent)\b|\btax refund\b/,
  ],
  answer: {
    en: (say) =>
      "I can't give tax or legal advice: the answer hangs on rules and on things I don't see. " +
      `For tax, the IRS's own pages (${say("tax")}) are plain, and the VITA program does returns for free for many; ` +
      `${say("local")} knows where. For law, free help for many is found at ${say("legal")}. What I can do: ` +
      "list what you paid and to whom, so that you have it ready for them.",
    es: (say) =>
      "No puedo dar consejo legal ni de impuestos: depende de reglas y de cosas que no veo. " +
      `Para impuestos, ${say("tax")} está también en español, y el programa VITA ayuda gratis a muchos; ` +
      `el ${say("local")} sabe dónde. Para lo legal, hay ayuda gratis en ${say("legal")}. Lo que sí puedo: ` +
      "mostrarle qué pagó y a quién.",
  },
};
