// Courts, collectors and wages that are taken.

import { anyOf, anyWordOf, inOrder } from "~/domain/language/pattern";
import type { CareTopic } from "./topic";

export const court: CareTopic = {
  id: "court",
  words: {
    en: [
      inOrder(
        /\b(?:they(?:re)?|the (?:state|court|bank|lender|collector))(?: are| is)? (?:now |just |still )?/,
        /(?:tak(?:e|es|ing)|took|keep(?:s|ing)?) (?:a |an |about |almost )?/,
        /(?:half|third|quarter|fifth|\d+%|part|chunk)(?: (?:of|out of))? (?:my|our) (?:whole )?/,
        /(?:pay ?checks?|wages|pay|check)\b(?!.*\b(?:tax\w*|401k?|insurance|benefits|union|dues|retirement|pension)\b)/,
      ),
      anyOf(
        /\bgarnish\w*|\b(?:being|getting|got|im|been|was|be|get) (?:\w+ )?sued\b|\b(?:suing|sues?|sue) me\b/,
        /\b(?:sueing|is suing)\b/,
        /\bcourt is (?:on|in|at|next|this|the|tomorrow|today|mon\w*|tues\w*|wednes\w*|thurs\w*|fri\w*|coming)/,
        /\blegal hold\b|\b(?:go|going|went|put|throw\w*) (?:me )?(?:to|in) jail\b/,
        /\bcollect(?:or|ors|ions?) (?:\w+ )?(?:call\w*|keeps?|came|come)\b/,
        /\bfreeze my (?:ssi|social security|account|bank)\b|\bgot a (?:judge?ment|summons|subpoena)\b/,
        /\bgood faith\b.*\b(?:pay|send|old|debt|bill)|\b(?:old|ancient) (?:bill|debt)\b.*\b(?:pay|send|show)\b/,
        /\bcame to my (?:job|work|house|door)\b.*\b(?:envelope|papers?)\b|\blawsuit\b(?! settled)|\bsummons\b/,
        /\bserved (?:with )?(?:papers|court)\b|\bjudge?ment (?:against|on)\b/,
        /\b(?:court|hearing) (?:date|papers?|notice|letter|order)\b/,
        /\b(?:papers?|letter|notice) from (?:a |the )?(?:court|lawyer|attorney|law firm|sheriff)\b|\b(?:bank )?levy\b/,
        /\b(?:account|money|bank)\b.{0,15}\b(?:got |was |is |been |were )(?:frozen|levied|seized)\b/,
        inOrder(
          /\b(?:taking|takes?|took|take) (?:money |it |some |\w+ percent )?(?:straight )?(?:out of|from) my /,
          /(?:pay ?checks?|wages|check|pay)\b.*\b(?:debt|court|creditor|judg\w*|collect\w*|owe|they|can they)\b/,
        ),
        inOrder(
          /\bcan (?:they|a creditor|collectors?|debt collectors?) /,
          /(?:take|touch|garnish|seize|come after|go after|put me in jail|arrest)\b/,
        ),
        /\b(?:arrest\w*|jail) (?:me )?(?:for|over) (?:not paying|debts?|unpaid|a (?:credit )?card|medical bills?)\b/,
        /\b(?:declare|declaring|file|filing|filed|go|going) (?:for )?(?:bankrupt\w*|chapter (?:7|13|seven|thirteen))\b/,
        /\bshould i (?:declare|file|do|consider) (?:for )?bankruptcy\b/,
        /\bdebt collectors?\b.*\b(?:call\w*|harass\w*|threat\w*|my (?:job|work|mom|boss)|rights)\b/,
        /\brepo(?:d|ssess\w*)?\b.*\b(?:car|truck|vehicle)\b|\b(?:car|truck|vehicle)\b.*\brepo(?:d|ed|ssess\w*)?\b/,
      ),
      anyOf(
        /\b(?:handed|gave|served|brought|left) (?:me |us |him |her |my \w+ )?(?:\w+ )?(?:court |legal )?papers\b/,
        inOrder(
          /\b/,
          anyOf(
            /llc|inc|bank|funding|midland|capital|something|recovery|credit|collections?|portfolio|discover|chase/,
            /citi\w*|financial/,
          ),
          / (?:vs|versus|v) (?:me|us)\b/,
        ),
        /\b(?:portfolio recovery|midland (?:credit|funding)|lvnv|jefferson capital|cavalry spv)\b/,
        inOrder(
          /\b/,
          /(?:missed|didnt go to|skip\w*|went to|have to go to|show up (?:to|for|at|in)|dont show up (?:to|for|at|in))/,
          / (?:the |my |a )?(?:hearing|court)\b/,
        ),
        /\bshow up\b.*\b(?:cant pay|hearing|court|judge|capital one)\b/,
      ),
      anyOf(
        /\b(?:pay ?check|check|pay)\b.{0,40}\b(?:short|less|missing|light)\b.*\b(?:an order|court|legal|withh\w+)\b/,
        /\b(?:put|placed|slapped|filed|got|is|have|has) (?:a |an )?liens?\b/,
        /\b(?:go|come|going|coming|went) after my (?:wages|pay\w*|check|house|account|home)\b|\blegal process\b/,
        /\b(?:they|bank|collector|creditor)s? (?:froze|took everything (?:in|from))\b/,
      ),
      /\bdefault judge?ment\b|\bjudge?ment\?/,
      /\bplaintiff\b|\bim the defendant\b|\b(?:wages|pay ?checks?)\b.{0,15}\b(?:hit|docked|attached|taken)\b.{0,20}\b(?:old|bill|debt|card|loan)\b/,
      anyOf(
        inOrder(
          /\b(?:my |our |the )?(?:bank )?accounts? (?:is|was|are|got|s|been|has been)? ?(?:frozen|levied|locked)/,
          /\b.{0,30}\b(?:lawyer|attorney|court|order|collect\w+|debt|creditor|sheriff|judge|old|lawsuit)\b/,
        ),
        /\b(?:lawyer|attorney|collect\w+|creditor)\b.{0,30}\b(?:froze|frozen|levied|locked)\b/,
        inOrder(
          /\b(?:got|was|been|being|getting) served\b.{0,40}/,
          /\b(?:card|debt|loan|medical|papers?|lawsuit|collect\w+|court|hearing|landlord)\b/,
        ),
        inOrder(
          /\b(?:my |the |a )?hearings? (?:is|s|on|was|at|next|this)/,
          /\b(?=.*\b(?:served|card|debt|loan|court|owe|landlord|collect\w+)\b)/,
        ),
        /\b(?:card|debt|loan|court|landlord)\b.*\bhearings? (?:is|s|on|at|next)\b/,
      ),
    ],
    es: [
      anyOf(
        /\bdemand(?:a|aron|ado|ada|ando)\b|\bembarg\w*/,
        /\bcorte\b(?! de (?:luz|agua|gas|carne|tela|pasto))(?!.*\bmultas?\b)|\bcitatorio\b|\bbancarrota\b/,
        /\bcobradores?\b|\b(?:de |las )colecciones\b|\bmeter a la carcel\b/,
      ),
      anyOf(
        inOrder(
          /\bme (?:quitan|estan quitando|descuentan|estan descontando|rebajan)\b.{0,30}/,
          /\b(?:cheque|sueldo|salario|quincena)\b.*\b(?:deuda|orden|debo|corte)/,
        ),
        anyWordOf(
          /juicio|juez(?! de (?:futbol|linea))|abogados? de (?:la |una )?(?:deuda|cobranza)|cobranza/,
          /congelaron (?:mi|la) cuenta|cuenta (?:esta )?congelada/,
        ),
      ),
    ],
  },
  unless: [
    /\bsmall claims? (?:fee|filing fee) (?:did|was)\b|\b(?:jean|blouse|suede)\b|\bgarnish(?:es)?\b.*\b(?:cocktails?|party|drinks?|food|bar|mint|lemons?)\b/,
  ],
  answer: {
    en: (say) =>
      "Don't let the date on the papers pass: answer the court in writing by then, even if the debt is right, " +
      "or you lose without being heard. Nobody goes to jail for a card or a medical bill. " +
      `Ask for legal aid, which is free for many, at ${say("legal")}, also before you file for bankruptcy. ` +
      "Some income, Social Security for one, mostly can't be taken. " +
      "I can't give legal advice, but I can help you see what you could pay.",
    es: (say) =>
      "No deje pasar la fecha de los papeles: conteste a la corte por escrito antes, aunque la deuda sea " +
      "correcta, o pierde sin que le oigan. Nadie va a la cárcel por una tarjeta o una cuenta médica. " +
      `Pida ayuda legal, gratis para muchos, en ${say("legal")}. ` +
      "Yo no puedo dar consejo legal, pero sí ayudarle a ver cuánto podría pagar.",
  },
};
