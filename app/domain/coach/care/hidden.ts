// What is kept from others, and what others keep to themselves: hidden money, their accounts, secrets.

import { anyOf, either, inOrder, notFollowedBy } from "~/domain/language/pattern";
import { type CareTopic, KIN } from "./topic";

export const hideMoney: CareTopic = {
  id: "hide-money",
  words: {
    en: [
      anyOf(
        inOrder(
          /\bhid(?:e|ing|den)\b.*\b(?:income|money|cash|assets?|earnings|accounts?|tips|property|it)\b.*\b/,
          anyOf(
            /irs|tax(?:es)?|court|creditors?|divorce|benefits|wife|husband|spouse|ex|child support|bankruptcy|medicaid/,
            /snap/,
          ),
          /\b/,
        ),
        /\b(?:from|without telling) (?:the )?(?:irs|tax ?man|court|creditors?)\b.*\bhid(?:e|ing)\b/,
        /\b(?:evad\w+|dodg\w+|cheat\w*|get out of|avoid paying|not pay\w*)\b.*\btax(?:es)?\b/,
        inOrder(
          /\b(?:dont|not|without|avoid) (?:have to )?(?:report\w*|declar\w*|claim\w*)\b.*/,
          /\b(?:income|tips|cash|side (?:gig|job|hustle)|earnings|crypto)\b/,
        ),
        inOrder(
          /\b(?:income|tips|cash|side (?:gig|job|hustle)|earnings|crypto)\b.*\b(?:without|not|dont) (?:having to )?/,
          /(?:report|declar|claim|tell)\w*/,
        ),
        inOrder(
          /\bso (?:that )?/,
          /(?:medicaid|the court|child support|my ex|the judge|the trustee|the irs|welfare|snap|section 8)\b.{0,25}/,
          /\b(?:doesnt|dont|wont|cant|does not)\b/,
        ),
        /\b(?:under|in) my (?:cousin|brother|sister|mom|mother|friend|kid|son|daughter)s name\b/,
        /\b9,?[0-9]00\b.*\b(?:9,?[0-9]00|next week|at a time)\b|\bnot show up\b.*\b(?:lawyer|court|judge|divorce|ex)\b/,
        inOrder(
          /\b(?:keep|leave)\b.{0,25}\bout of (?:the )?(?:totals?|records?|books|it)\b.*/,
          /\b(?:support|tax|court|irs|ex|divorce)/,
        ),
        /\btrustee only sees\b|\boff ?shore\b|\blaunder\w*|\bunder the table\b.*\b(?:how|tax|can i|report)\b/,
        /\bunder (?:10k|10,?000|ten thousand)\b.*\b(?:report|deposit|notice|split)\w*/,
        /\bfake (?:pay ?stubs?|w ?2|bank statements?|invoice|receipts?|income)\b/,
        inOrder(
          /\b/,
          anyOf(
            /fudge|inflate/,
            inOrder(
              /(?:lie|lied|lying)(?! awake\b| down\b| in bed\b| around\b| idle\b| there\b)(?: \w+){0,2} /,
              /(?:about|on|to|in|for)/,
            ),
          ),
          /\b.*\b(?:application|income|loan|taxes|mortgage|insurance)\b/,
        ),
      ),
      anyOf(
        inOrder(
          /\b(?:dont want|without|before|so|wont|cant|never|keep|hide|stop)\b.{0,40}\b/,
          anyOf(
            /irs|tax ?man|trustee|judge|court|lawyers?|attorney|child support|medicaid|food stamps?|snap|welfare/,
            /section 8|ssi|unemployment office|fafsa|financial aid/,
          ),
          /\b.{0,25}\b(?:know\w*|find\w*|found|see|sees|seeing|count\w*|notic\w*|looks?)\b/,
        ),
        inOrder(
          /\b(?:irs|trustee|judge|lawyers?|attorney|court|medicaid)\b.{0,12}\b(?:cant|doesnt|wont|never|not) /,
          /(?:find|see|know|count|touch|get)\b/,
        ),
        inOrder(
          /\b(?:keep|leave|get)\b.{0,30}\boff (?:of )?(?:the |my )?(?:\w+ ){0,2}/,
          /(?:form|application|taxes|tax return|divorce papers|affidavit|disclosure)\b/,
        ),
      ),
      anyOf(
        inOrder(
          /\b(?:quit|raise|bonus|promotion|delay\w*|push\w*|hold off|move|moved|postpone\w*|wait)\b.*/,
          /\b(?:til|till|until|after|before) (?:the |my |our )?(?:\w+ )?(?:divorces?|custody|child support|alimony)/,
          /\b.{0,20}\b(?:over|final\w*|done|hearing|settle\w*|closes?|goes through)/,
        ),
        /\bbefore (?:she|he) files\b|\b(?:fake|pretend) (?:loan|debt|invoice|sale)\b/,
        /\bless to (?:split|divide|share)\b/,
        inOrder(
          /\b(?:transfer|move|put|sign)\b.*\bso (?:that )?(?:it|they|he|she|there)\b.{0,20}/,
          /\b(?:in the divorce|to split|doesnt count|wont count|cant take)\b/,
        ),
      ),
      /\b(?:alimony|child support|the ex|my ex|divorce)\b.{0,15}\b(?:wont|cant|never|doesnt) (?:find|see|look|know|count)\b/,
      inOrder(
        /\b(?:should|do) i (?:have to |need to |ive to )?tell /,
        anyOf(
          /snap|section 8|the (?:food stamps?|welfare|benefits|housing) (?:office|people|lady)|medicaid|ssi/,
          /the unemployment office/,
        ),
        /\b/,
      ),
    ],
    es: [
      /\b(?:escond\w+|ocult\w+)\b.*\b(?:dinero|ingresos?|irs|impuestos|esposa|esposo)\b|\bevadir\b.*\bimpuestos\b|\blavar dinero\b/,
      anyOf(
        inOrder(
          /\b(?:que no|para que no|sin que)\b.{0,25}/,
          /\b(?:irs|gobierno|juez|corte|abogad[oa]|medicaid|estampillas|manutencion|divorcio)\b/,
        ),
        /\b(?:no (?:reportar|declarar)|sin (?:reportar|declarar))\b|\b(?:poner|pasar|pongo|paso)\b.*\ba nombre de mi\b/,
      ),
      /\bpara que no salga lo que gano\b|\bque no me quiten (?:la ayuda|las estampillas|el medicaid)\b/,
    ],
  },
  unless: [
    anyOf(
      /\bhow much (?:tax|did)\b/,
      inOrder(
        /\b(?:money|cash|savings?|balance|dollars|\d+k?)/,
        /(?: (?:is|are|was|were|has been|have been|just|all|still|that|thats|of it|we have|i have)){0,3} lying\b/,
      ),
      /\blying (?:in|on|at) (?:my|our|the|a) (?:checking|savings|bank|account|desk|couch)\b/,
      inOrder(
        /\b(?:hide|hiding) (?:amounts|balances?|figures|numbers) (?:on|in|from) (?:the |this )?/,
        /(?:screen|app|dashboard)\b/,
      ),
    ),
  ],
  answer: {
    en: (say) =>
      "I can't help with that: hiding money or stating what isn't true can end in penalties or worse. " +
      "There are legal ways to owe less, such as retirement contributions, credits and deductions, and if you " +
      "can't pay, the tax office makes payment plans. A tax preparer looks at it for free in the VITA program; " +
      `${say("local")} knows where.`,
    es: (say) =>
      "Con eso no puedo ayudar: esconder dinero o declarar lo que no es puede acabar en multas o algo peor. " +
      "Hay maneras legales de pagar menos, y si no puede pagar, la oficina de impuestos hace planes de pago. " +
      `En el programa VITA le ayudan gratis; el ${say("local")} sabe dónde.`,
  },
};

export const othersAccounts: CareTopic = {
  id: "others-accounts",
  words: {
    en: [
      new RegExp(
        "\\b(?:show|see|check|look (?:at|into|up)|view|pull up|access|log ?(?:in|into)|get into|find out|whats|" +
          "what is|what are|how much (?:is|does|do)|tell me|hack|spy on|know|read|open)\\b.{0,30}\\b(?:my |your |" +
          `his |her |the )?${KIN}s?\\b.{0,26}\\b(?:accounts?|balances?|transactions?|bank|password|login|salary|` +
          "makes?|earns?|owes?|savings|have in|has in|credit score|private)\\b",
      ),
      anyOf(
        inOrder(
          /\b/,
          anyOf(
            /(?:someone|somebody)(?: elses?)?|anyone elses?/,
            /(?:another|other) (?:person|user|customer|people|users|customers|peoples)/,
          ),
          /s?\b.{0,25}\b(?:accounts?|balances?|transactions?|data|bank|card)\b.{0,25}$/,
        ),
        inOrder(
          /\b(?:other|all) (?:users?|customers?|people|peoples) /,
          /(?:(?:of|on|in|using) (?:this|the|your) app|accounts?|data|balances?)\b/,
        ),
        inOrder(
          /\b(?:accounts?|balances?|data|transactions?) of /,
          /(?:another|other|all (?:users|customers|people|members)|someone|somebody)\b/,
        ),
        /\b(?:his|her|their|my (?:gf|bf|wife|husband|ex|boyfriend|girlfriend)s) (?:login|password|passcode)\b/,
        /\bwatch (?:his|her|their) (?:spending|account)|\blast person who used\b|\bwe use the same app\b/,
        /\b(?:look up|find out) what\b.{0,30}\b(?:gets paid|makes|earns|has)\b/,
        /\b(?:passed|died)\b.{0,25}\bcard still works\b|\buser ?(?:id|#)? ?\d{2,}\b/,
        /\b(?:celebrity|elon musk|jeff bezos|taylor swift|trump)s? .{0,12}\b(?:net worth|account|balance|worth)\b/,
      ),
      new RegExp(
        either(
          `\\bwhat (?:does|do|did) (?:my |your )?(?:${KIN})s?(?: \\w+)? (?:make|earn|owe|get paid|have in)\\b`,
          "\\b(?:accounts?|cards?|balances?|ending|\\d{4})\\b.*\\b(?:its|thats|belongs to) " +
            `(?:my ${KIN}s?|his|hers)\\b`,
          `\\b(?:guess|crack|reset|get) (?:my )?(?:${KIN}|his|her)s? (?:pin|password|login)\\b`,
          `\\b(?:get|log|sneak|hack) (?:on|in|into|onto|on to) (?:my )?(?:${KIN}|his|her)s? ` +
            "(?:bank\\w*|account|app|phone|email)",
        ),
      ),
      anyOf(
        /\b(?:other people|others|everyone) (?:on|in|using) (?:this|the|your) app\b/,
        /\bneighbou?rs?\b.{0,30}\b(?:numbers|groceries|spending|income|salary|balance|make)\b/,
        /\b(?:their|his|her) numbers too\b/,
        inOrder(
          /\b(?:pull up|look up|log into|get into|hack(?: into)?|open) /,
          notFollowedBy(
            anyOf(
              /my\b|the\b|our\b|a\b|an\b|all\b|each\b|every\b|any\b|this\b|that\b|joint\b|savings?\b|checking\b|credit\b/,
              /bank\b|new\b|other\b|both\b/,
            ),
          ),
          /[a-z]+ [a-z]+s accounts?\b/,
        ),
      ),
      new RegExp(
        `\\bpeek at (?:my )?(?:${KIN}|his|her)s?\\b|\\bget me into (?:my )?(?:${KIN}|his|her)s?\\b|\\bmaiden name\\b.*\\b(?:bank|account|into)\\b`,
      ),
      anyOf(
        /\bhow much (?:does|did) my ex (?:have|make|spend|earn|get)\b/,
        inOrder(
          /\b(?:dead|late) (?:brother|sister|father|mother|dad|mom|husband|wife|uncle|aunt|friend)s? /,
          /(?:balance|account|card)\b/,
        ),
      ),
    ],
    es: [
      /\b(?:cuenta|saldo|sueldo|contrasena) de (?:mi (?:esposo|esposa|marido|jefe|novio|novia|vecino|hermano|hermana|mama|papa)|otr[oa])\b/,
      anyOf(
        inOrder(
          /\bcuanto (?:tiene|gana|debe|le pagan a)\b.{0,15}\b/,
          anyOf(
            /mi (?:novi[oa]|ex|jef[ea]|vecin[oa]|herman[oa]|prim[oa]|amig[oa]|suegr[oa]|cunad[oa]|companer[oa])/,
            /otra gente|otros usuarios/,
          ),
          /\b/,
        ),
        inOrder(
          /\b(?:ver|entrar|revisar|meterme|acceder)\b.{0,15}\b(?:a |en )?(?:la|las|el|su)? ?/,
          /(?:cuentas?|banco|saldo|celular|app) (?:de|del) /,
          anyOf(
            inOrder(
              /mi /,
              anyOf(
                /espos[oa]|marido|mujer|novi[oa]|ex|jef[ea]|vecin[oa]|herman[oa]|prim[oa]|amig[oa]|suegr[oa]|mama|papa/,
                /abuel[oa]/,
              ),
            ),
            /otr[oa]/,
          ),
          /\b/,
        ),
        /\b(?:contrasena|clave|nip|pin) de mi (?:espos[oa]|marido|mujer|novi[oa]|ex|mama|papa|abuel[oa]|herman[oa])\b/,
      ),
      /\bcuanto (?:trae|le cae a|gana|tiene) mi (?:compadre|comadre|cunad[oa]|suegr[oa]|patron|jef[ea])\b/,
    ],
  },
  unless: [
    anyOf(
      /\b(?:i|we) (?:spend|spent|paid|pay|sent|send|owe|gave|give|venmo\w*|zelle\w*|transfer\w*)\b/,
      /\b(?:come in|came in|hit|arrive\w*|land\w*|deposited|add|invite|share)\b|\bowes? me\b|\bother accounts?\b/,
      /\banother account\b|\b(?:my|our) other\b|\b(?:did|has|have|when)\b.*\b(?:paycheck|deposit|pay)\b/,
    ),
  ],
  answer: {
    en: () =>
      "I only see your own accounts, and nobody else sees yours. Whoever it is can look at theirs in their own account.",
    es: () =>
      "Solo veo sus propias cuentas, y nadie más ve las suyas. Cada quien puede mirar las propias con su cuenta.",
  },
};

export const accountSecrets: CareTopic = {
  id: "secrets",
  words: {
    en: [
      anyOf(
        inOrder(
          /\b(?:full|whole|complete|entire|actual|real|16[- ]digit) /,
          /(?:account|card|routing|debit|credit card|bank account)s?(?: and routing)? (?:number|digit)s?\b/,
        ),
        inOrder(
          /\b(?:whats|what is|tell me|give me|show me|forgot|need|remind me) (?:of )?my (?:\w+ )?/,
          /(?:pin|cvv|cvc|password|ssn|social(?: security)?(?: number)?|routing number|security code|login)\b/,
        ),
        /\bmy (?:pin|cvv|password|ssn|social security number) (?:is|for)\b|\baccount and routing\b/,
        /\brouting (?:and|number)\b/,
      ),
    ],
    es: [
      /\b(?:numero completo|contrasena|clave|nip|pin) (?:de|del) (?:mi|la|el)\b|\bmi (?:contrasena|nip|pin|numero de seguro social)\b/,
    ],
  },
  answer: {
    en: () =>
      "I don't have that, on purpose: of an account only the last digits are kept here, and no PIN or password " +
      "of a bank ever. Your bank's own app or a check has the full number. Don't write it into a chat.",
    es: () =>
      "No lo tengo, a propósito: de una cuenta aquí solo se guardan los últimos dígitos, y nunca un PIN o " +
      "contraseña del banco. El número completo está en la app de su banco o en un cheque. " +
      "No lo escriba en un chat.",
  },
};
