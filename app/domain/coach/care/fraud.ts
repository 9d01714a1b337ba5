// Somebody else is after the money: scams, stolen names, firms that live on people in debt.

import { anyOf, inOrder, notFollowedBy } from "~/domain/language/pattern";
import type { CareTopic } from "./topic";
import { scam } from "./scam";

const identityTheft: CareTopic = {
  id: "identity-theft",
  words: {
    en: [
      anyOf(
        /\bidentity (?:theft|stolen|was stolen|got stolen|fraud)\b/,
        /\b(?:stole|stolen|using|used) my (?:identity|ssn|social|info|information|name)\b/,
        /\b(?:opened|took out|applied for|got|filed|opens?)\b.*\b(?:in|under|with|w|using) my (?:name|ssn|social)\b/,
        inOrder(
          /\b(?:charges?|purchases?|transactions?)\b.{0,25}\b(?:from|in) (?:a )?/,
          /(?:town|city|state|country|place|store)s? (?:ive|i have|i) (?:never|havent)\b/,
        ),
        inOrder(
          /\b(?:charges?|purchases?|transactions?) /,
          /(?:i (?:didnt|did not|never) make|that arent mine|that isnt mine|i dont recognize)\b/,
        ),
        inOrder(
          /\b(?:unemployment|benefits?|loan|card|account|return)\b.{0,20}\bi (?:never|didnt) /,
          /(?:filed?|apply|applied|asked?|requested?|open\w*)\b/,
        ),
        /\b(?:i |we )(?:didnt|never) open(?:ed)? (?:that|this|it)\b/,
        /\b(?:phone|sim)\b.{0,20}\bno service\b.*\b(?:password|email|bank|login)\b/,
        inOrder(
          /\b(?:accounts?|cards?|loans?|hard inquir\w+)\b.{0,30}\b/,
          anyOf(
            /i (?:never|didnt) (?:opened?|applied?|take out|took)|i dont recognize|isnt mine|arent mine|not mine/,
            /never opened/,
          ),
          /\b.{0,40}(?:credit|report|name|$)/,
        ),
      ),
      anyOf(
        inOrder(
          /\b(?:ssn|social(?: security)?(?: number| card)?|drivers license|wallet|purse|identity)\b.*/,
          /\b(?:stolen|leaked|hacked|out there|dark web|breach\w*|compromised|exposed|lost)\b/,
        ),
        /\b(?:lost|stole|stolen|leaked) my (?:wallet|purse|social security card|drivers license)\b|\bi got hacked\b/,
        inOrder(
          /\bmy (?:account|bank|card|email|phone)\b.{0,12}\b(?:got |was |been |is )?/,
          /(?:hacked|skimmed|cloned|compromised|sim swapped)\b/,
        ),
        /\bfiled (?:taxes|a (?:tax )?return) (?:in|with|under|using) my\b|\bsomeone(?: else)? filed (?:my )?tax\w*/,
      ),
      anyOf(
        inOrder(
          /\b(?:someone|somebody)(?: else)? (?:just |already )?/,
          /(?:applied|filed|signed up|registered|opened|collected|is (?:working|using))\b.{0,30}\b(?:as me|my|me)\b/,
        ),
        inOrder(
          /\b/,
          anyOf(
            /bill|collector|collections?|debt|charge|loan|lease|letter|notice|invoice|hospital|apartment|house|state/,
            /city|ohio|texas|florida/,
          ),
          /\b.{0,40}\bi(?:ve)? ?never /,
          /(?:lived|been|stayed|shopped|rented|even been|set foot|owned|had one|had an account)/,
          /\b(?! alone| by| on my own)/,
        ),
      ),
      inOrder(
        /\b(?:charges?|purchases?|withdrawals?|transactions?) (?:that |which )?(?:i|we) (?:never|havent|hadnt|didnt) /,
        /(?:made|make|authori[sz]ed?|approved?|do|did)\b/,
      ),
      /\b(?:someone|somebody) (?:used|stole|has|took|is using|got|cloned|charged) my (?:\w+ )?(?:cards?|accounts?|debit|credit|numbers?|identity|social)\b/,
      /\b(?:filed|opened|applied)\b.{0,12}\b(?:with|using|under|on|in) (?:my|our|his|her) (?:\w+ )?(?:socials?|ssns?|names?)\b/,
      /\balready (?:been )?filed\b.*\b(?:havent|didnt|never|hasnt|wasnt me)\b/,
    ],
    es: [
      anyOf(
        /\brob(?:aron|o|ado) (?:mi|la) (?:identidad|cartera|billetera|informacion)\b|\brobo de identidad\b/,
        /\b(?:usando|usa|uso) mi (?:seguro social|nombre|identidad|numero)\b/,
        /\b(?:abrieron|sacaron|abrio|saco)\b.*\b(?:a mi nombre|con mi nombre|con mi seguro social)\b/,
      ),
      anyOf(
        /\b(?:alguien|otra persona) (?:uso|usa|esta usando|abrio|saco|pidio|cobro|hizo)\b.{0,30}\bmi\b/,
        inOrder(
          /\b(?:compras|cargos|cuentas?|tarjetas?|prestamos?|deudas?|cobros?)\b.{0,30}/,
          /\b(?:que (?:yo )?no (?:hice|abri|saque|pedi|es mi[oa]|son mi[oa]s|reconozco)|y yo no fui)\b/,
        ),
        /\bme (?:hackearon|clonaron|robaron) (?:la|mi|el) (?:cuenta|tarjeta|celular|telefono|correo|seguro social)\b/,
        /\bperdi (?:mi|la) (?:cartera|billetera|tarjeta del seguro|social)\b/,
      ),
      inOrder(
        /\bme (?:salio|aparece|aparecio|llego) (?:un|una) (?:credito|prestamo|cuenta|tarjeta|cobro|deuda)\b.{0,40}/,
        /\b(?:nunca|no) (?:saque|pedi|abri|hice|compre|fui)\b/,
      ),
    ],
  },
  answer: {
    en: (say) =>
      "Act on it today. First freeze your credit at Equifax, Experian and TransUnion: it's free. " +
      "Then call the bank or lender where it happened and close what isn't yours. After that, make a report and a plan at " +
      `${say("identity")}. Change the passwords of your mail and your bank first if somebody may have them.`,
    es: (say) =>
      "Actúe hoy, en este orden: congele su crédito en Equifax, Experian y TransUnion (es gratis), " +
      "llame al banco donde pasó y cierre lo que no es suyo, y luego haga un reporte y un plan en " +
      `${say("identity")}, que también está en español. Cambie primero las contraseñas de su correo ` +
      "y de su banco si alguien puede tenerlas.",
  },
};

const debtSettlement: CareTopic = {
  id: "debt-settlement",
  words: {
    en: [
      anyOf(
        /\bdebt (?:settlement|relief|forgiveness (?:company|program)|resolution|elimination|negotiat\w+)\b/,
        /\bsettle my (?:debts?|cards?|credit cards?|balances?)\b/,
        inOrder(
          /\b(?:company|companies|firm|program|service|ad|they|guy|lawyer|agency)\b.*/,
          /\b(?:erase|wipe (?:out|away)|cut|settle|eliminate|reduce|lower|clear|negotiate)\b.{0,25}/,
          /\b(?:debts?|what i owe|balances?|loans?)\b/,
        ),
        /\b(?:told|tells?|says?|said|telling) me to stop paying (?:my )?(?:cards?|creditors?|debts?|loans?|bills)\b/,
        /\bpennies on the dollar\b/,
        inOrder(
          /\b(?:erase|wipes?|wipe|forgive)s?\b(?! (?:myself|yourself|him|her)).{0,25}/,
          /(?:\bcards?\b|\bdebts?\b|\d+ ?(?:%|percent)|\bbalances?\b)/,
        ),
        /\b(?:loans?|debts?|cards?)\b.{0,20}\b(?:are|get|be|will be) (?:forgiven|erased|wiped)\b/,
        /\b(?:government|biden|federal|new) (?:\w+ )?program\b.*\b(?:cards?|debts?|loans?)\b/,
        inOrder(
          /\b(?:dont|not to|stop) (?:answer\w*|talk\w*|pay\w*)\b.{0,25}\b(?:chase|calls?|creditors?|the bank|my cards)/,
          /\b.*\b(?:company|program|they|account|lady|guy)/,
        ),
        /\bcompany says\b.{0,20}\bdont\b|\blet\b.{0,20}\b(?:cards|accounts|loans) go (?:bad|to collections|unpaid)\b/,
        /\b(?:freedom debt|national debt relief|accredited debt|credit repair (?:company|firm|service|guy))\b/,
        /\b(?:fix|repair|clean) my credit for (?:a fee|\$|\d)|\bpay\b.*\bto (?:fix|repair|clean(?: up)?) my credit\b/,
      ),
      anyOf(
        /(?<!\bus )\b(?:national|freedom|accredited|pacific|century|new era|beyond) (?:debt|relief)\b(?! clock|, what)/,
        /\b(?:nobodys?|nothing|none of (?:it|them|my cards))(?: has| have| is| was| got| been| even)* settled\b/,
        /\b(?:debt|cards?) forgiveness\b/,
        /\bdebt(?: help| assistance| fix)? (?:outfits?|compan(?:y|ies)|firms?|programs?|agency|agencies)\b(?! card)/,
        /\b(?:told|telling|tells?|wants?|advis\w+|says?) (?:me |us |him |her |my \w+ )?(?:to )?(?:stop|quit) paying\b/,
      ),
      inOrder(
        /\b(?:they|company|guy|firm|ad|service|place|somebody|someone)\b.{0,20}/,
        /\b(?:promis\w*|guarant\w*|says?|said|claims?|offer\w*|can|will)\b.{0,15}/,
        /\b(?:raise|boost|fix|increase|repair|jump)\b.{0,12}\b(?:score|credit)\b.{0,30}/,
        /\b(?:fee|up ?front|\$?\d{3,}|pay (?:them|him|her))\b/,
      ),
      anyOf(
        inOrder(
          /\bbefore they (?:even |will )?(?:talk to|negotiate|call|contact|settle)\b.{0,25}/,
          /\b(?:creditors?|cards?|banks?|anything|anyone|lenders?)\b/,
        ),
        inOrder(
          /\b(?:late payments|collections|bad marks|negatives?)\b.{0,20}\b(?:taken off|removed|deleted|erased)/,
          /\b.{0,20}\b(?:for|if i pay)\b/,
        ),
      ),
      anyOf(
        inOrder(
          /\b(?:joined|enrolled|signed up|since) (?:in |with |for )?(?:the |a |some )?(?:debt )?(?:relief|settlement) /,
          /(?:plan|program|people|place)\b/,
        ),
        /\bpay us (?:and )?not them\b/,
      ),
    ],
    es: [
      /\b(?:liquid|consolid|elimin|negoci|borr)\w+ (?:mis |de |la |las )?deudas?\b|\bcompania\b.*\bdeudas?\b/,
      anyOf(
        inOrder(
          /\b(?:empresa|compania|agencia|programa|despacho|senor|anuncio|radio|gobierno)\b.*/,
          /\b(?:borr|quit|elimin|reduc|baj|liquid|arregl|perdon|limpi)\w*\b.{0,25}\b(?:deudas?|credito|tarjetas?)\b/,
        ),
        /\b(?:que )?(?:deje|dejara|dejar) de pagar (?:mis|las|la|a|mi)\b/,
        /\b(?:arreglar|limpiar|reparar) (?:mi|el) credito\b.*\b(?:cobr\w+|pag\w+|\d)/,
      ),
      /\bque ya no (?:conteste|pague|le pague)\b.*\b(?:ellos|ella|arregl\w+|banco|tarjetas?)\b/,
    ],
  },
  // With one's own money.
  unless: [
    inOrder(
      /^(?!.*\b(?:company|companies|firm|program|service|lawyer|agency|government|forgiv\w*|they|guy|lady)\b)/,
      /(?=.*\b(?:savings?|checking|what i have|what ive)\b).*\b(?:erase|wipe|settle)\b/,
    ),
    anyOf(
      inOrder(
        /^/,
        notFollowedBy(
          /.*\b(?:company|companies|firm|program|service|lawyer|agency|government|forgiv\w*|settle\w*|they|guy|lady)\b/,
        ),
        /.*\b(?:checking|savings?|bonus|raise|refund|paychecks?|cash|rainy day|emergency fund)\b.{0,20}\bwipe out\b/,
      ),
      inOrder(
        /^/,
        notFollowedBy(
          /.*\b(?:company|companies|firm|program|service|lawyer|agency|government|forgiv\w*|settle\w*|they|guy|lady)\b/,
        ),
        /.*\bwipe out\b.{0,30}\b(?:from|with|out of) (?:my |our |the )?/,
        /(?:checking|savings?|bonus|raise|refund|paychecks?|cash|rainy day)\b/,
      ),
    ),
  ],
  answer: {
    en: (say) =>
      "Be careful: firms that promise to settle debt often tell people to stop paying, charge a lot, and leave " +
      "them with lawsuits and tax to pay. Never pay a fee before a debt is settled; " +
      "that's against the law for calls and ads. A nonprofit credit counselor does the same talking with " +
      `lenders for little or nothing: ${say("counselor")}.`,
    es: (say) =>
      "Tenga cuidado: las empresas que prometen arreglar deudas muchas veces le dicen que deje de pagar, " +
      "cobran mucho y le dejan con demandas e impuestos. Nunca pague por adelantado. " +
      "Un consejero de crédito sin fines de lucro habla con sus acreedores gratis o por muy poco: " +
      `${say("counselor")}.`,
  },
};

export const FRAUD: readonly CareTopic[] = [scam, identityTheft, debtSettlement];
