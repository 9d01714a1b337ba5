// A life, a body or a home in danger: nothing else is said before it.

import { anyOf, either, inOrder } from "~/domain/language/pattern";
import { type CareTopic, KIN } from "./topic";
import { noFoodOrHome } from "./no-food-or-home";
import { WHY_GO_ON } from "./why-go-on";

const HE = `(?:my ${KIN}|he|she|they)`;

const selfHarm: CareTopic = {
  id: "self-harm",
  words: {
    en: [
      anyOf(
        /suicid|\bkms\b/,
        /\bkill(?:ing)? myself\b(?! (?:with (?:extra|work|overtime|shifts)|working|at (?:work|the gym)|laughing))/,
        /\bkill me now\b|\bend (?:it all|my life|everything|myself)\b|\btak(?:e|ing) my own life\b/,
      ),
      anyOf(
        /\b(?:dont|no longer|didnt) (?:really )?want to (?:live|be here|be alive|exist|wake up)\b/,
        /\bno (?:reason|point) (?:to|in) (?:liv|go|being alive|wak)/,
        /\bwhats the point (?:of|in) (?:living|going on|being here|anything)\b/,
      ),
      anyOf(
        /\bself[- ]?harm|\b(?:hurt|hurting|cut|cutting|harm|harming) myself\b/,
        /\bbetter off (?:without me|dead|if i (?:was|were)(?:nt)? (?:gone|dead|here))/,
        /\bif i (?:just )?(?:disappeared|wasnt (?:here|around)|was gone|werent (?:here|around))\b/,
      ),
      anyOf(
        /\b(?:cant|dont|no longer) see (?:a|any|the) (?:way out|way forward|future)\b|\bno way out\b/,
        /\b(?:not|isnt) worth living\b|\b(?:wish i (?:was|were)|rather be|want to be) dead\b/,
        /\bwish i (?:wasnt|werent|had never been) (?:born|alive|here)\b|\bworth more dead\b|\bwant to die\b/,
        /\bready to die\b|\bwant to (?:sleep|go to sleep) and (?:not|never) wake\b/,
      ),
      anyOf(
        inOrder(
          /\bcant (?:go on|do this|do it|take (?:it|this)|live like this|keep (?:going|doing this))(?: like this)?/,
          /(?: (?:much longer|any ?more))?(?:[.!?,]|$| and i dont mean)/,
        ),
        /\b(?:tired of|done with|sick of) (?:living|being alive|life|existing)\b|\bgive up on (?:life|everything)\b/,
        /\bnothing (?:left )?to live for\b/,
      ),
      anyOf(
        /\blife insurance\b.*\b(?:suicide|if i (?:died|die|kill|was gone|were gone)|pay(?:s)? out if i)\b/,
        inOrder(
          /\b(?:if i (?:died|die|were dead|was dead|were gone|was gone))\b.*/,
          /\b(?:debts?|bills|better|easier|relief|solve|insurance)\b/,
        ),
        /\b(?:debts?|bills|loans?)\b.*\b(?:if i (?:died|die|kill myself|was gone|were gone))\b/,
      ),
      anyOf(
        /\b(?:saying|say) (?:my )?goodbyes?\b(?! to (?:\w+ ){0,2}(?:debts?|loans?|payments?|pmi|cards?))/,
        /\bgiving (?:away )?all my (?:stuff|things|belongings)(?: away)?\b/,
        /\b(?:jump|jumping) off (?:a|the) (?:bridge|roof|building)\b|\boverdose\b|\bwrote (?:a|my) note\b/,
      ),
      anyOf(
        inOrder(
          /\b(?:think(?:ing)? (?:about|of)|thought (?:about|of)|want to|might|going to) (?:just )?/,
          /(?:end(?:ing)? (?:it|things)|not (?:coming back|waking up|being here|come back|wake up))\b/,
        ),
        /\bcutting again\b|\b(?:started|back to) cutting (?:myself|again)\b/,
        /\btired of (?:all of (?:it|this)|everything|it all)(?! (?:fees|subscriptions|charges|bills))\b/,
        /\b(?:theres|there is|there wont be) no (?:next year|tomorrow|future)\b/,
      ),
      anyOf(
        /\bbetter off\b.{0,40}\b(?:than with me|with the (?:money|insurance|\d))/,
        /\bi wont (?:be needing|need) (?:it|them|any of)\b|\b(?:when|once|after) im gone\b(?! (?:on|to|for|away|at)\b)/,
        /\bi wont be (?:here|around)\b(?! (?:for the weekend|next week|tomorrow))/,
        inOrder(
          /\blife insurance\b.*/,
          /\b(?:taken care of|taken care|still (?:count|pay|cover)\w*|everybody|leave (?:them|my kids|my family))\b/,
        ),
        /\b(?:everybody|everyone|the kids|my family|they)(?:s| is| are|re)? (?:all )?taken care of\b/,
        /\bget(?:ting)? (?:everything|my affairs|things) in order\b.*\b(?:kids|family|wife|husband|sister|gone)\b/,
      ),
      inOrder(
        /\b(?:driv|jump|step|walk|crash|steer)(?:e|es|ing)?\b.{0,20}\b(?:off|into|in front of) (?:the |a |an )?/,
        /(?:bridge|overpass|cliff|roof|building|train|traffic|truck|pole|river|ocean|oncoming)\b/,
      ),
      inOrder(
        /\b(?:took|taken|swallowed|taking|take|swallow) /,
        /(?:all|a bunch|a bottle|a whole bottle|too many|the rest|a handful|the whole bottle)(?: of)? /,
        /(?:my |the |his |her |those |these )?(?:\w+ )?(?:pills|meds|tylenol|oxy\w*|xanax|medications?|pain ?killers)/,
        /\b/,
      ),
      anyOf(
        /\b(?:locked|shut) (?:himself|herself|themselves|myself) (?:in|into)\b/,
        inOrder(
          /\b(?:alone|sits?|sitting|bathroom|barn|garage|bedroom) with (?:the|a|his|her|my) (?:\w+ )?/,
          /(?:gun|shotgun|rifle|pistol|pills)\b/,
        ),
        /\b(?:insurance|policy)\b.*\bif i (?:do|did) it (?:myself|to myself)\b/,
      ),
      new RegExp(
        `\\b(?:my ${KIN}|he|she)\\b.{0,30}\\b(?:wants? to die|wont be (?:around|here)|` +
          "doesnt want to (?:live|be here|be alive|wake up)|(?:talks?|talking) (?:about|of) " +
          "(?:dying|death|ending)|better off without (?:him|her))\\b",
      ),
      ...WHY_GO_ON,
      /\bcount(?:ed|ing) (?:out )?(?:the|my|all (?:the|my)) (?:\w+ )?(?:pills|meds|tablets|oxy\w*|xanax)\b(?! (?:left|until|refill))/,
      anyOf(
        /\bcar (?:is )?running\b.*\bgarage\b|\bgarage\b.*\bcar (?:is )?running\b/,
        /\b(?:hose|tailpipe|exhaust)\b.*\b(?:window|garage)\b.*\b(?:sit|sleep|breathe|shut)\w*\b/,
      ),
    ],
    es: [
      /\bsuicid|\bmatarme\b|\bquitarme la vida\b|\bacabar con (?:todo|mi vida)\b|\bhacerme dano\b/,
      anyOf(
        /\bno quiero (?:vivir|seguir viviendo|estar aqui|despertar)\b|\bya no (?:puedo|aguanto) mas\b/,
        /\bquiero (?:morir|morirme)\b|\bmejor (?:muert[oa]|sin mi)\b|\bno le veo (?:salida|sentido a la vida)\b/,
        /\bno vale la pena vivir\b|\bno le veo sentido\b|\bdejar todo arreglado\b/,
        /\bantes de irme\b.*\b(?:no hablo|para siempre|mis hijos)\b/,
      ),
      anyOf(
        /\bmejor sin (?:el|ella)\b|\bya no quiere (?:vivir|estar aqui)\b/,
        /\bquiere (?:matarse|morir(?:se)?|quitarse la vida)\b|\bse quiere (?:matar|morir)\b|\bsin ganas de vivir\b/,
        /\bno tengo ganas de (?:vivir|nada|despertar)\b/,
        /\b(?:mejor|ojala) (?:que |si )?(?:yo )?no (?:estuviera|existiera|despertara)\b/,
        /\btom(?:e|ar|arme) tod[ao]s (?:las|mis) pastillas\b|\bcuando (?:yo )?(?:me muera|ya no este)\b/,
        /\bvalgo mas muert[oa]\b/,
      ),
      /\b(?:aviento|aventar(?:me)?|tirar(?:me)?|echar(?:me)?) (?:al|a la|del|de un|a las) (?:metro|tren|puente|carretera|vias|calle|rio)\b/,
    ],
  },
  unless: [
    /\bno way out (?:of|from) (?:this|my|the|our|that|a) (?:\w+ )?(?:contract|lease|subscription|membership|plan|loan|deal|agreement|trip|timeshare)\b/,
    /\b(?:overdose|suicide squad)\b.*\b(?:charge|ticket|movie|game)s?\b|\blife insurance (?:premium|payment|bill|cost)s?\b(?!.*\btaken care\b)/,
  ],
  answer: {
    en: (say) =>
      "I'm glad you said it. This is bigger than money, and you don't have to carry it alone: " +
      `please call or text ${say("lifeline")}, the Suicide & Crisis Lifeline, at any hour, or talk to someone ` +
      `you trust right now. If something has happened already, or is about to, call ${say("emergency")}. ` +
      "If it's somebody you love, stay with them, ask them straight out, and call together. " +
      "Whatever the figures say, they can be worked out later, step by step, and I'll help with them.",
    es: (say) =>
      "Gracias por decirlo. Esto es más grande que el dinero, y no tiene que llevarlo a solas: " +
      `por favor llame o mande un mensaje al ${say("lifeline")}, la Línea de Prevención del Suicidio y Crisis, ` +
      "a cualquier hora (para español, oprima dos), o hable ahora mismo con alguien de confianza. " +
      `Si ya pasó algo, o está por pasar, llame al ${say("emergency")}. ` +
      "Si es alguien a quien quiere, quédese a su lado, pregúntele sin rodeos y llamen juntos. " +
      "Lo del dinero se puede arreglar después, paso a paso, y yo le ayudo.",
  },
};

const abuse: CareTopic = {
  id: "abuse",
  words: {
    en: [
      new RegExp(
        `\\b${HE}\\b[^.?!]{0,25}\\b(?:takes?|took|taking|keeps?|controls?|controlling|steals?|stole|stealing|` +
          "drained?|empties|emptied)\\b[^.?!]{0,30}\\bmy (?:own )?(?:money|pay ?checks?|pay|cards?|accounts?|" +
          "wages|cash|social security|tips|savings|disability|stimulus|debit|bank)\\b",
      ),
      new RegExp(
        `\\b${HE}\\b.{0,25}\\b(?:wont let|doesnt let|dont let|never lets?|wouldnt let|forbids?|doesnt allow|` +
          "wont allow)\\b.{0,8}\\b(?:me|us)\\b.{0,45}\\b(?:work|job|money|accounts?|cards?|bank|spend|buy|see|" +
          "look|have|check|leave|own)\\b",
      ),
      new RegExp(
        either(
          `\\b${HE}\\b.{0,20}\\b(?:hits?|beats?|hurts?|threaten\\w*|chokes?|punch\\w*|slap\\w*|shoves?|` +
            "screams? at|stalk\\w*)\\b.{0,12}\\b(?:me|us|the kids|my kids)\\b",
          `\\b(?:afraid|scared|terrified) of (?:my ${KIN}|him|her)\\b`,
          "\\bthreaten(?:s|ed|ing)? (?:me|to hurt|to kill|to hit|to take the kids|to leave me with nothing)",
        ),
      ),
      new RegExp(
        either(
          `\\b${HE}\\b.{0,20}\\b(?:makes?|made|making|forces?|forced|forcing|pressur\\w*)\\b (?:me )?(?:to )?` +
            "(?:sign|account for|show|hand over|give|beg|ask|take out|put|turn over|explain|open)\\b",
          "\\bforged? my (?:name|signature)\\b|\\bput me on an allowance\\b",
          "\\b(?:check|track|monitor)s? (?:every|all) (?:my|of my|the|cent|receipt|dollar|penny)",
        ),
      ),
      anyOf(
        /\b(?:safe|secret|quiet)(?:ly)? (?:way )?to (?:leave|get away from|escape) (?:him|her|my)\b/,
        /\b(?:leave|leaving|escape|get away from) (?:my )?(?:abus\w+|violent|controlling)/,
        /\babusive (?:relationship|husband|wife|partner|marriage|home|ex|boyfriend|girlfriend|parent)/,
        /\b(?:domestic|financial) (?:violence|abuse)\b/,
        inOrder(
          /\b(?:money|cash|account)\b.{0,30}\b(?:so|where|that) (?:he|she|my husband|my wife|my partner|my boyfriend)/,
          /\b.{0,12}\b(?:cant|doesnt|wont|never|couldnt)\b.{0,6}\b(?:find|know|see|touch|take|get)\b/,
        ),
        /\bleave (?:him|her) (?:but|and) .{0,40}\bmoney\b/,
        /\bno money of my own\b.{0,60}\b(?:he|she|husband|wife|partner)\b/,
      ),
      new RegExp(
        either(
          `\\b(?:my ${KIN}|he|she)\\b.{0,12}\\b(?:checks|reads|watches|tracks|monitors|goes through|` +
            "looks through|wanted|has|took|hid)\\b.{0,12}\\b(?:everything|every (?:line|purchase|receipt|charge|" +
            "penny|cent)|all my (?:logins|passwords|spending|receipts)|my (?:logins|passwords?|phone|keys|passport|" +
            "license|mail|debit card|ids?))\\b",
          `\\b(?:he|she|my ${KIN}) gets? (?:mad|angry|furious|violent|scary) (?:when|if)\\b.{0,40}\\b` +
            "(?:spend|buy|bought|lunch|money|ask|purchase|shop)",
          "\\b(?:bad night|hes going to be mad|shes going to be mad|he(?:ll| will) (?:kill|hurt|hit|freak|flip|" +
            "be furious))\\b",
          "\\bbefore (?:he|she) (?:gets home|finds out|sees)\\b",
        ),
      ),
      anyOf(
        /\bim not allowed (?:to|my own|any)\b.{0,25}\b(?:work|job|spend|have|buy|leave|money|account|card|own|see)\b/,
        /\b(?:somewhere|place|where) (?:nobody|no one|he|she|they) (?:knows?|cant find|wont find|can find)\b/,
        /\b(?:he|she) (?:gives|puts) me (?:an allowance|\d+ a week|\$\d+)\b/,
      ),
      anyOf(
        inOrder(
          /\b(?:he|she|husband|wife|boyfriend|girlfriend|partner) (?:broke|smashed|took away|threw) my /,
          /(?:phone|laptop|car keys|glasses|stuff)\b.{0,20}\b(?:when|because|after|so)\b/,
        ),
        /\b(?:bruises?|black eye|broken arm)\b.*\b(?:he|she|boyfriend|husband|wife|girlfriend|partner)\b/,
        /\b(?:he|she|boyfriend|husband|wife|girlfriend|partner)\b.*\b(?:bruises|black eye)\b/,
      ),
      inOrder(
        /\b(?:money|cash|savings?|account|card|save|stash)\b.{0,30}\bwithout /,
        /(?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner)) (?:\w+ )?(?:seeing|knowing|finding|noticing)\b/,
      ),
      anyOf(
        /\bcan (?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner)) see (?:this|what i (?:type|write|ask))\b/,
        /\b(?:he|she) (?:counts|goes through) (?:my|the|every) (?:receipts?|purse|wallet|change|miles|mileage)\b/,
      ),
      anyOf(
        /\b(?:put|hid|found) a (?:gps )?tracker (?:on|in) my\b|\bhits? the (?:wall|door|table) (?:next to|by|when)\b/,
        /\b(?:punch\w*|kick\w*) (?:walls|doors|the wall|the door) when\b|\bi need to be gone before\b/,
      ),
      anyOf(
        inOrder(
          /\b(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|stepdad|mom|son))\b.{0,25}/,
          /\b(?:put|puts|threw|throws|slammed|slams|pushed|pushes|shoved|kicked|grabbed|drags?|dragged) me /,
          /(?:through|into|against|down|on the|across|out|around|by (?:my|the)|up against)\b/,
        ),
        /\b(?:put|puts|lays?|laid|raised|raises) (?:his|her) hands? (?:on|to) me\b/,
        /\b(?:black eye|bruises?|busted lip)\b.{0,30}\b(?:he|she|from him|from her)\b/,
      ),
    ],
    es: [
      anyOf(
        inOrder(
          /\bmi (?:esposo|esposa|marido|pareja|novio|novia|ex|padre|hijo|hija|jefe)\b.{0,30}/,
          /\b(?:me quita|me roba|controla|me pega|me golpea|me amenaza|no me deja|me obliga|se queda con)\b/,
        ),
        /\b(?:tengo )?miedo (?:de|a) mi (?:esposo|esposa|marido|pareja|novio|novia|ex)\b/,
        /\bme da miedo que (?:mi (?:pareja|esposo|esposa|marido|novio|novia|ex)|el|ella)\b|\bviolencia domestica\b/,
      ),
      anyOf(
        inOrder(
          /\bme (?:pega|golpea|grita|empuja|encierra|amenaza)/,
          /\b(?! (?:la|el|duro|fuerte|bien|mucho)\b(?! (?:en|con|a)\b))/,
        ),
        inOrder(
          /\bme (?:quita|esconde|controla|revisa) (?:el|mi|todo|los|la|las|mis|cada) (?:\w+ )?/,
          /(?:dinero|sueldo|cheques?|quincena|tarjetas?|celular|telefono|recibos?|gastos?|papeles|pasaporte|propinas)/,
          /\b/,
        ),
        inOrder(
          /(?<!\b(?:banco|app|aplicacion|pagina|cajero|sistema) )\bno me deja /,
          /(?:trabajar|tener (?:dinero|cuenta|mi)|ver (?:la|mi|las) (?:cuenta|tarjeta)s?|gastar|salir|hablar)\b/,
        ),
        inOrder(
          /\b(?:esconder|guardar|ahorrar)\b.*\b(?:sin que|para que) (?:el|mi (?:esposo|marido|pareja|novio|esposa)) /,
          /(?:no )?(?:se entere|sepa|vea|lo vea)\b/,
        ),
      ),
      /\bme (?:esconde|quita|niega) la comida\b|\bme (?:jalo|jala) del (?:pelo|brazo)\b|\bno le (?:diga|digas) que (?:entre|pregunte|escribi)\b/,
    ],
  },
  unless: [
    /\btook me (?:out )?(?:to|for)\b|\btreats? me\b|\b(?:toddler|puppy|dog|cat|baby)\b.*\b(?:hits?|beats?)\b/,
    anyOf(
      /\b(?:judge?ment|creditors?|collectors?|garnish\w*|lawsuit|court order)\b|\bde broma\b/,
      /\b(?:surprise|birthday|anniversary|christmas|regalo|cumpleanos|sorpresa|aniversario)\b/,
    ),
    /\b(?:banco|cobrador\w*|colecciones|casero|dueno|collectors?)\b.*\bme (?:amenaza|grita)/,
  ],
  answer: {
    en: (say) =>
      "I'm sorry, that isn't right, and it isn't your fault. Someone who controls or takes your money may be " +
      "hurting you. There are people who know what to do, in private and for free: " +
      `the National Domestic Violence Hotline, ${say("abuse")}, at any hour. ` +
      `If you're in danger, call ${say("emergency")}. If somebody may look at this phone, use one they can't ` +
      "reach. When it's safe, an account in your name alone, at another bank, with a new password and mail " +
      "that nobody else reads, is a first step.",
    es: (say) =>
      "Lo siento; eso no está bien, y no es culpa suya. Quien le quita o le controla el dinero puede estar " +
      "haciéndole daño, y hay quien ayuda, en privado y gratis: la Línea Nacional contra la Violencia " +
      `Doméstica, ${say("abuse")}, a cualquier hora y en español. ` +
      `Si está en peligro, llame al ${say("emergency")}. Cuando sea seguro, una cuenta solo a su nombre, en ` +
      "otro banco y con otra contraseña, es un primer paso.",
  },
};

export const DANGER: readonly CareTopic[] = [selfHarm, abuse, noFoodOrHome];
