// What a coach doesn't do: hide money, look into others' accounts, know secrets, move money, pick stocks, practice law, or
// become something else because a text says so.

import { anyOf, either, inOrder } from "~/domain/language/pattern";
import { type CareTopic, KIN } from "./topic";
import { hideMoney, othersAccounts, accountSecrets } from "./hidden";
import { picks, taxOrLaw } from "./not-advised";

const redirect: CareTopic = {
  id: "redirect",
  words: {
    en: [
      anyOf(
        inOrder(
          /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,25}/,
          /\b(?:previous|prior|above|earlier|all|your|the|any|system)\b.{0,15}/,
          /\b(?:instructions?|prompts?|rules(?! of thumb)|guidelines|directions|restrictions|safety|filters?)\b/,
        ),
        /\b(?:system|developer|hidden|initial|secret) (?:prompt|message|instructions)\b/,
        inOrder(
          /\b(?:reveal|print|show|repeat|output|leak)\b.{0,20}\b(?:your )?/,
          /(?:prompt|instructions|rules|source code|api keys?|training|configuration)\b/,
        ),
        inOrder(
          /\b(?:pretend|act|roleplay|role play|behave|respond|answer)\b.{0,12}\b(?:to be|you are|youre|as|like) /,
          /(?:if |an? |my |the )?/,
          anyOf(
            /unrestricted|different|evil|hacker|dan\b|admin\w*|developer|pirate|human|doctor|lawyer|girlfriend/,
            /boyfriend|financial advisor with no/,
          ),
        ),
        /\bpretend (?:ur|youre|you are|to be|that you)\b|\bfor a (?:novel|story|movie|book|script|screenplay) im\b/,
        /\bskip the (?:warnings|rules|checks|disclaimers)\b|\bmy manager at (?:the|this|your) (?:app|company)\b/,
        /\bjailbreak|\bdeveloper mode\b|\bdo anything now\b|\byou are now\b/,
        /\bfrom now on (?:you|answer|respond|always)\b|\byour new (?:role|instructions|task|name)\b/,
        /\bwrite (?:me )?(?:a |an |some )?(?:poem|essay|story|song|python|code|script|email|cover letter|homework)\b/,
        /\b(?:drop|delete|truncate) table\b|\bselect \* from\b|<script|\{\{|\bsudo\b/,
      ),
      anyOf(
        /\brepeat\b.{0,30}\babove\b|\babove this line\b/,
        /\b(?:you were|youve been|were you|have you been) (?:told|trained|instructed|programmed)\b/,
        inOrder(
          /\b(?:safety|guardrails?|filters?|restrictions?|limits)\b.{0,20}/,
          /\b(?:is|are|off|disabled|dont apply|turned off)\b.{0,20}\b(?:answer|and|so|now|then|tell)\b/,
        ),
        inOrder(
          /\byoure (?:now )?(?:a |an |the )?/,
          /(?:pirate|chatgpt|hacker|unrestricted|evil|finbro|different (?:ai|bot|assistant))\b/,
        ),
        inOrder(
          /\b(?:stop being|quit being|you are not|youre not|youre no longer) (?:a |my |the )?/,
          /(?:coach|assistant|bot|planner)\b/,
        ),
        /\b(?:enter|switch to|enable|go into) (?:debug|admin|god|dev\w*|root|maintenance|unrestricted) mode\b/,
        /\bwithout (?:your |any )?(?:filters?|restrictions|guardrails)\b/,
      ),
      anyOf(
        /\b(?:written|said|says?|stands?) in your (?:setup|instructions|prompt|config\w*|rules)\b/,
        /\byour (?:setup|instructions|prompt|rules)\b.*\b(?:verbatim|word for word)\b/,
        /\b(?:verbatim|word for word)\b.*\byour (?:setup|instructions|prompt)\b/,
        /\b(?:new rule|new role)\b.{0,4}\b(?:you|my)\b/,
      ),
      /\b(?:what|which) rules (?:do you|are you)\b|\blist (?:all )?(?:of )?your rules\b/,
    ],
    es: [
      /\b(?:ignora|olvida|omite)\b.{0,25}\b(?:instrucciones|reglas|anteriores)\b|\b(?:finge|actua) (?:que|como)\b/,
      anyOf(
        inOrder(
          /\b(?:muestra\w*|dime|revela|repite|ensena\w*|imprime)\b.{0,20}/,
          /\b(?:tu prompt|tus (?:instrucciones|reglas)|mensaje del sistema|instrucciones ocultas)\b/,
        ),
        /\bmodo (?:desarrollador|dios|debug|admin\w*)\b|\b(?:ahora eres|eres ahora|ya no eres)\b/,
        /\bsin (?:tus )?(?:restricciones|filtros)\b/,
      ),
      /\bdeja de ser (?:un )?(?:asesor|asistente|coach)\b|\bsin reglas\b/,
    ],
  },
  answer: {
    en: () =>
      "I stay what I am: a coach for your own money, and nothing in a message changes how I work. Ask me about your spending, bills, budget, debts or goals.",
    es: () =>
      "Sigo siendo lo que soy: un asesor para su propio dinero, y ningún mensaje cambia cómo trabajo. " +
      "Pregúnteme por sus gastos, cuentas, presupuesto, deudas o metas.",
  },
};

const POLITE =
  "(?:hey |hi |ok |okay |yo |please |pls |plz |can you |could you |will you |would you |can u |go ahead and |" +
  "i want you to |i need you to |id like you to |just |now |quickly )*";
const orders: CareTopic = {
  id: "orders",
  words: {
    en: [
      new RegExp(
        `^${POLITE}(?:transfer|send|wire|zelle|venmo|cash ?app|move|withdraw|deposit|invest|pay|do it|` +
          "make it so)\\b(?! (?:me|off|for|attention|day|check)\\b)(?=.*(?:\\d|\\bmoney\\b|\\ball\\b|\\bhalf\\b|" +
          "\\bbill\\b|\\brent\\b|\\bcard\\b|\\bvisa\\b|\\bmortgage\\b|\\bloan\\b|\\bit\\b|\\bthat\\b))(?!" +
          "(?:(?!\\band (?:then )?(?:tell|show|let)\\b)[^.,;?!])*\\b(?:how|what|should|why|would|when|did|which|" +
          "or|budget|goal)\\b)",
      ),
      new RegExp(
        `^${POLITE}(?:buy|sell|trade)\\b.*\\b(?:shares?|stocks?|bitcoin|btc|crypto|ethereum|etf|tesla|apple|` +
          "nvidia|dollars? of|worth of)\\b(?!.*\\b(?:should|how|what|did|when)\\b)",
      ),
      new RegExp(
        `^${POLITE}(?:cancel|close|freeze|lock|dispute|order|apply for)\\b.{0,20}\\b` +
          "(?:netflix|spotify|hulu|gym|membership|subscription|card|account|charge|loan)\\b" +
          "(?![^.,;?!]*\\b(?:how|what|should|why|would|when|did|which|if|goal)\\b)",
      ),
      new RegExp(
        `^${POLITE}(?:take|put|pull|shift) (?:out )?(?:another |like |about )?\\$?\\d[\\d,.]*k?` +
          "(?: (?:bucks|dollars))? (?:out|from|of|into|in|on|onto|to|toward)\\b" +
          "(?![^.;?!]*\\b(?:how|what|whats|should|would|if|when|budget|goal|will)\\b)",
      ),
      new RegExp(
        either(
          `^${POLITE}(?:set ?up|turn on|enable|start|schedule) (?:an? |the |my )?` +
            "(?:auto ?pay|automatic (?:payment|transfer)s?|recurring (?:payment|transfer)s?|transfers?|payments?)" +
            "\\b",
          `^${POLITE}(?:cancel|stop|void) (?:the |that |my )?(?:check|payment)\\b|^${POLITE}stop payment\\b`,
        ),
      ),
      anyOf(
        /\b(?:pay|send|transfer|zelle|venmo|cancel|dispute) (?:it|that|this|the \w+|my \w+|the \w+ \w+) for me\b/,
        /^(?:(?:hey|ok|please|pls|can you|could you|just) )*cancel (?:(?!order|trip)\w+ ){1,3}for me\b/,
        /\bget it (?:over )?to (?:the|my) (?:landlord|bank|\w+ company)\b/,
        /\b(?:need|want) you to (?:pay|send|transfer|move|cancel|zelle|wire|dispute|buy|sell)\b/,
      ),
      new RegExp(
        `^${POLITE}(?:shoot|slide|slip|hit) (?:my |the )?(?:${KIN}|landlord|sitter|[a-z]+) \\$?\\d|^${POLITE}get rid of (?:\\w+ ){1,3}for me\\b`,
      ),
    ],
    es: [
      inOrder(
        /^(?:por favor |puedes |podrias |quiero que )*/,
        /(?:transfiere|transferir|manda|mandar|envia|enviar|mueve|mover|paga|pagar|deposita)\b.*/,
        /(?:\d|\bdinero\b|\btodo\b|\brenta\b|\bcuenta\b)/,
      ),
      inOrder(
        /^(?:por favor |puedes |podrias |quiero que |ya )*/,
        anyOf(
          /pasale|mandale|enviale|transfierele|depositale|pagale|ponle|mueveme|pasa|mueve|cancela|cancelame|paga/,
          /pagame|manda|transfiere|deposita/,
        ),
        /\b (?:a |la |el |las |los |mi |mis |al |\$?\d)/,
      ),
      /^(?:por favor )?(?:hazle|haz|mandale|echale) un (?:zelle|deposito|pago|envio|transfer\w*)\b/,
    ],
  },
  // What is pay, and what would come of it: 'pay bump of 5%', 'pay the loan from savings?', 'cancel hulu, what would I save'.
  unless: [
    anyOf(
      inOrder(
        /^(?:just )?(?:pay|deposits?|venmo) /,
        anyOf(
          /that|received|periods?|deposits?|months?|per|on the|bump|goes|went|side|from|of|by|came|checks?|before|now/,
          /people/,
        ),
        /\b/,
      ),
      /^venmo money\b(?! to)|^(?:stop payment and |transfer |wire )(?:wire )?(?:fees?|count)\b/,
    ),
    anyOf(
      inOrder(
        /^(?!.*\b(?:please|pls|can you|could you|will you|for me)\b)(?:just |would you )?(?:pay|take|pull|put|sell)\b/,
        anyOf(
          inOrder(
            /.*\b/,
            anyOf(
              /good idea|smart|stupid|effect|or (?:hold|keep)|faster|vs|versus|in one swoop|if you were me/,
              /to (?:zero out|clear|be done)/,
            ),
            /\b/,
          ),
          /[^.!]*\?$/,
        ),
      ),
      /^cancel\b.*\b(?:saves?|gain)\b(?! me\b.*please)/,
    ),
  ],
  answer: {
    en: () =>
      "I can't move money, pay, trade or cancel anything; I only answer questions about it. " +
      "That's done in your bank's own app or with whoever charges it. " +
      "When it's done there, it shows up here by itself.",
    es: () =>
      "No puedo mover dinero, pagar ni cancelar nada; solo respondo preguntas. " +
      "Eso se hace en la app de su banco o con quien cobra, y después aparece aquí por sí solo.",
  },
};

export const LIMITS: readonly CareTopic[] = [
  redirect,
  hideMoney,
  othersAccounts,
  accountSecrets,
  orders,
  picks,
  taxOrLaw,
];
