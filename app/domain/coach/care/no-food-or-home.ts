// Hunger, and a home that is lost or about to be.

import { anyOf, anyWordOf, followedBy, inOrder, notFollowedBy } from "~/domain/language/pattern";
import type { CareTopic } from "./topic";

export const noFoodOrHome: CareTopic = {
  id: "no-food-or-home",
  words: {
    en: [
      anyOf(
        inOrder(
          /\bcant (?:even )?feed /,
          /(?:us|them|everyone|everybody|(?:my|the|our) (?:kids?|family|child(?:ren)?|baby|boys?|girls?))\b/,
        ),
        anyWordOf(
          /free (?:food|groceries|meals|diapers|formula) (?:near|around|anywhere|today|tonight)/,
          inOrder(
            /(?:where|anywhere|somewhere)\b.{0,25}/,
            /\b(?:free (?:food|groceries|meals|diapers|formula)|(?:food|groceries|meals|diapers|formula) (?:for )?free)/,
          ),
        ),
      ),
      anyOf(
        inOrder(
          /\block(?:ing|ed)? (?:us|me) out/,
          /\b(?! of (?:my|our|the|a) (?:\w+ )?(?:account|app|phone|card|car|bank|computer|email|profile|loan|rate))/,
          /(?=.*\b(?:on|by|tomorrow|tonight|today|of (?:the|our|my) (?:house|apartment|home|place|unit))\b)/,
        ),
        /\b(?:mortgage|house) payments? behind\b|\bbehind on (?:the|my|our) mortgage\b/,
      ),
      anyOf(
        inOrder(
          /\bturned off (?:my|our|the) (?:power|lights|electric\w*|water|heat|gas)/,
          /\b(?! (?:to save|before|for the|when we|while))/,
        ),
        inOrder(
          /\bcant pay (?:for )?(?:my |his |her |the |our )?/,
          /(?:insulin|medicine|meds|medication|prescriptions?|dialysis|chemo)\b/,
        ),
        inOrder(
          /\bskip(?:ping|ped)? (?:the )?(?:er|emergency room|hospital|dialysis|chemo\w*)\b.{0,25}/,
          /\b(?:pay|afford|money|cost|bills?|broke)\b/,
        ),
      ),
      anyOf(
        /\bevict\w*|\bnotice to (?:quit|vacate|leave)\b|\bpay or quit\b|\b(?:homeless|unhoused)\b/,
        /\b(?:sleep|sleeping|living|live) (?:in|out of) (?:my|our|the|a) (?:car|truck|van)\b/,
        /\bshelter (?:tonight|for (?:me|us)|beds?)\b|\bnowhere to (?:go|stay|sleep|live)\b/,
        /\bput (?:us|me) (?:out )?on the street\b|\b(?:kick|kicking|kicked|throw|throwing|thrown) (?:us|me) out\b/,
        /\bgetting kicked out\b/,
      ),
      anyOf(
        /\b(?:notice|paper|letter)\b.{0,20}\bon (?:my|our|the) door\b/,
        inOrder(
          /\blandlord\b.{0,40}/,
          /\b(?:lock(?:ed|s)? (?:us|me) out|changed the locks|wants (?:us|me) out|kick|court|by friday|sheriff|leave)/,
          /\b/,
        ),
        /\bsheriff\b.{0,30}\b(?:coming|come|door|move|out)\b|\bforeclos\w*/,
        /\b(?:los(?:e|ing)|take|taking) (?:my|our|the) (?:home|house|apartment)\b/,
      ),
      anyOf(
        inOrder(
          /\b(?:no|out of|cant (?:afford|buy|get)|not enough|without|no money for|nothing left for|not have)/,
          /(?: (?:money for|any|enough|to buy))* (?:food|groceries|dinner|meals|diapers|formula|baby formula)/,
          /\b(?! (?:budget|category|spending|purchases|transactions|rows|charges|(?:at all )?last|this|in|since|on|yet))/,
        ),
        anyWordOf(
          /hungry|starving|havent eaten|hasnt eaten|nothing to eat|skipping meals|skip(?:ped)? (?:a )?meals?/,
          /fridge is empty|empty fridge|nothing in the fridge|food bank|food pantry|food stamps/,
        ),
      ),
      anyOf(
        inOrder(
          /\b(?:power|lights|electric\w*|water|heat|gas) (?:is |are |was |got |will be |getting |being |gets )*/,
          /(?:shut|cut|turned) ?off\b/,
        ),
        /\b(?:shut|cut|turn)(?:ting|ing)? off (?:my|our|the) (?:power|lights|electric\w*|water|heat|gas)\b/,
        /\bshut ?off notice\b|\bdisconnect(?:ion)? notice\b|\bno (?:heat|power|running water|electricity)\b/,
        inOrder(
          /\b(?:cant|not able to) (?:pay|make|cover|afford) (?:the |my |our )?rent\b.{0,40}/,
          /\b(?:landlord|out|kids|street|where|lose|evict|due|again|this month|do i do|help)\b/,
        ),
        /\b(?:behind|late) on (?:the |my |our )?rent\b/,
        inOrder(
          /\b(?:insulin|medicine|meds|medication|prescription)\b.{0,30}/,
          /\b(?:cant afford|ration|skip|instead of|or (?:food|rent|eat))/,
        ),
        /\b(?:cant afford|ration\w*|skipping) (?:my |his |her )?(?:insulin|medicine|meds|medication)\b/,
      ),
      anyOf(
        inOrder(
          /\b(?:havent had|had no|no) (?:hot |any )?food /,
          /(?:in (?:the|our|my) (?:house|fridge|home)|since|for (?:days|two|three|\d))/,
        ),
        inOrder(
          /\b(?:they |was |were |been |got )?cut (?:off )?(?:the|my|our) (?:lights|power|electric\w*|water|gas|heat)/,
          /\b(?! bill| cost| usage| spending)/,
        ),
        /\b(?:sheriff|marshal|constable|deputy)\b.{0,30}\b(?:paper|notice|taped|posted|door|lock)/,
        /\btaped (?:a |the )?(?:paper|notice)/,
        inOrder(
          /\bsleep(?:ing)? in (?:the|my|our|a) /,
          /(?:corolla|civic|camry|accord|honda|toyota|ford|jeep|minivan|suv|garage|park|bus|station|church)\b/,
        ),
      ),
      anyOf(
        inOrder(
          /\b(?:out of|no more|ran out of|rationing|half doses? of) (?:my |his |her )?/,
          /(?:insulin|meds|medicine|medication|inhalers?|pills|heart pills|formula|diapers)\b/,
        ),
        /\bonly the kids (?:eat|ate|are eating)\b|\bkids (?:ate|eat) (?:at|only at) school\b/,
        /\bim fine with (?:coffee|water|just)\b|\bfor the showers\b/,
        /\bfridge\b.{0,20}\b(?:stay off|without power|go bad|off before)\b/,
      ),
      anyOf(
        /\bwater(?:ing|ed)? down (?:the |her |his |my |our )?(?:babys? |baby )?(?:formula|milk|bottles?)\b/,
        /\b(?:eat\w*|down to|living on) (?:one|1) meal a day\b/,
        /\b(?:get|getting|be|being|got|put) (?:us |me )?put out (?:on|by|of (?:our|my|the))\b/,
        /\bput (?:us|me) out (?:of|on|by)\b/,
      ),
      anyOf(
        inOrder(
          /\b(?:landlord|manager|owner)\b.{0,40}/,
          /\b(?:wants? (?:us|me) (?:gone|out)|(?:get|have to|must|need to) (?:be )?out by|changed? the lock)/,
        ),
        /\bnothing (?:left )?to (?:eat|feed)\b/,
        inOrder(
          /\b(?:cant|nothing to|how do i|no money to) feed (?:my|the|our|us|them|myself|two|three)/,
          /\b(?! (?:dogs?|cats?|meter|fish))/,
        ),
      ),
      anyOf(
        /\b(?:split\w*|shar\w*) (?:one|a single|1) (?:can|sandwich|meal|plate|burger|soup|bowl)\b/,
        /\b(?:in|at) (?:a|the|our) (?:storage unit|laundromat|tent|bus station) (?:tonight|with|since|for now)\b/,
        /\b(?:pad ?lock\w*) (?:the|our|my) (?:door|gas|gate|unit|meter)\b/,
        inOrder(
          /\b(?:so|or) (?:my|the) (?:\w+ )?(?:boy|girl|son|daughter|kid|baby|mom|dad|wife|husband)s? (?:\w+ )?/,
          /(?:gets?|has|can have) (?:his|her|their) (?:inhaler|insulin|meds|medicine)\b/,
        ),
      ),
      anyOf(
        /\b(?:get|getting|be|being) put out (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
        /\b(?:get|getting|be|being) put out (?:tomorrow|tonight|next week|this week)\b/,
      ),
      inOrder(
        /\b(?:down to|nothing (?:left )?but|living on|only (?:have|got)|just) (?:\w+ ){0,3}/,
        /(?:rice|beans|ramen|noodles|bread|oatmeal|crackers|pb and j|peanut butter|ketchup|canned soup)\b/,
        followedBy(
          inOrder(
            /.*\b/,
            anyOf(
              /left|pay ?(?:day|check)|checking|days|till?|until|kids?|broke|can of|friday/,
              /the (?:1st|15th|first|fifteenth)/,
            ),
            /\b/,
          ),
        ),
        /(?!.*\b(?:spen[dt]|bought|cost|how much (?:was|were|did))\b)/,
      ),
    ],
    es: [
      anyOf(
        /\bdesaloj\w*|\bme van a (?:echar|sacar|correr)\b|\bsin (?:casa|hogar|techo|comida|luz|agua)\b/,
        /\bno (?:tengo|hay|tenemos) (?:nada )?(?:que comer|comida|dinero para (?:la )?(?:comida|renta|comer))\b/,
        /\bno (?:puedo|podemos) pagar la (?:renta|hipoteca|luz|comida)\b|\btengo hambre\b/,
        /\bdormir en (?:el|mi) carro\b|\bnos? (?:cortan|cortaron|van a cortar) (?:la luz|el agua|el gas)\b/,
        /\b(?:nomas|solo) (?:cenan|comen) los ninos\b/,
      ),
      anyOf(
        inOrder(
          /\bno (?:tengo|tenemos|hay|me alcanza|nos alcanza|alcanza)\b.{0,25}\b(?:para|que|con que) /,
          anyOf(
            /dar(?:les?|le) (?:de comer|leche)|comer/,
            /(?:la |el |los )?(?:comida|leche|panales|insulina|medicinas?|mandado)/,
          ),
          /\b/,
        ),
        inOrder(
          /\b(?:nos|me|los) (?:va|van|quieren?) (?:a )?(?:sacar|echar|correr|botar|lanzar)/,
          /\b(?!.*\b(?:trabajo|chamba|escuela|grupo)\b)/,
        ),
        /\bme (?:cortan|cortaron|van a cortar) (?:la luz|el agua|el gas)\b/,
        /\b(?:aviso|orden|papel) de (?:desalojo|lanzamiento)\b|\b(?:refri\w*|nevera|alacena) (?:esta )?vaci[oa]\b/,
        inOrder(
          /\b(?:vivo|vivimos|viviendo|durmiendo|dormimos|duermo) en (?:el|mi|la|nuestro) /,
          /(?:carro|coche|troca|camioneta|van|calle)\b/,
        ),
        /\b(?:quedar\w*|estoy|estamos) en la calle con\b/,
        /\bsin (?:comer|insulina|calefaccion|donde (?:vivir|dormir|quedar\w*))\b/,
      ),
      anyOf(
        /\b(?:puso|pusieron) (?:un )?candado\b|\bcambi(?:o|aron) la (?:chapa|cerradura)\b/,
        /\b(?:nos|me) (?:corren|corrieron|sacaron|echaron) (?:de la casa|del (?:cuarto|apartamento|departamento))/,
      ),
    ],
  },
  unless: [
    anyOf(
      /\b(?:starving|hungry|starved)\b.*\b(?:doordash|ubereats|uber eats|grubhub|takeout|haha|lol|budget)\b/,
      /\b(?:brewery|brewing|pub|tavern|band|album|bar and grill)\b|\b(?:green card|immigration|citizenship)\b/,
    ),
    /\b(?:hungry|starving)\b.*\b(?:what can i order|takeout|lunch spend)\b|\bstarv\w+ for\b/,
    anyOf(
      inOrder(
        /\b(?:how much|what) (?:did|do|have) (?:i|we) (?:spend|spent|pay|paid|donate|donated|give|given)\b.*/,
        /\b(?:food (?:bank|pantry|stamps)|shelter)\b/,
      ),
      /\bdonat\w+\b/,
    ),
    /\b(?:list|rank|show|totals?|spen[dt]|transact\w+|categories|everything|purchases)\b.*\bwithout (?:the )?(?:groceries|food)\b/,
    // What is given to a food bank, where nothing says that one needs it.
    inOrder(
      /^/,
      notFollowedBy(
        inOrder(
          /.*\b/,
          anyOf(
            /hungry|starving|help|(?:we|i|kids|they) (?:need|eat)|broke|nothing(?! changes)|no money|from the food/,
            /g[ai]ve?n? (?:us|me|out)/,
          ),
          /\b/,
        ),
      ),
      followedBy(
        inOrder(
          /.*\b/,
          anyOf(
            /ga?i?ven?|giving|gifts?|sent|checks?|payments?|pastor|volunteer\w*|dropped|brought|boxes|bags/,
            /from (?:us|me)|than on|church|share/,
          ),
          /\b/,
        ),
      ),
      /.*\b(?:food (?:bank|pantry)|shelter)\b/,
    ),
    // What is added up for the taxes.
    inOrder(
      /^(?!.*\b(?:evict\w*|hungry|starving|eat|broke|nothing|no food|no money|empty|from the food)\b)/,
      /(?=.*\b(?:taxe?s?|deduct\w*|added (?:up|together)|totall?ed|all of 20\d\d)\b).*\bfood (?:bank|pantry)\b/,
    ),
    // What was given to a food bank, where nothing says that one needs it.
    inOrder(
      /^/,
      notFollowedBy(
        inOrder(
          /.*\b/,
          anyOf(
            /evict\w*|hungry|starving|skip\w*|help|need|eat|eaten|broke|cant|nothing|no food|no money|empty/,
            /from the food|g[ai]ve?n? (?:us|me|out)/,
          ),
          /\b/,
        ),
      ),
      followedBy(
        inOrder(
          /.*\b/,
          anyOf(
            inOrder(
              /(?:how much(?: money)?|what) /,
              /(?:(?:did|do|have) (?:i|we)\b.*\b(?:gave|given?|sen[dt]|pa(?:y|id))|(?:went|goes|has gone) to)/,
            ),
            /(?:total|sum)\b.*\b(?:to|for|gave|given)|giving(?! (?:us|me|out|food))|excluding|besides|minus|not counting/,
            /leaving out|other than|gifts? to|charit\w+/,
          ),
          /\b/,
        ),
      ),
      /.*\bfood (?:bank|pantry)\b/,
    ),
  ],
  answer: {
    en: (say) =>
      `That comes before everything else here. Call ${say("local")}: ` +
      "they know today's help with rent, power, medicine and food where you live. " +
      "For your home, a counselor approved by HUD speaks with your landlord or lender beside you, for free: " +
      `${say("housing")}. Don't move out or sign anything before that, and answer every court paper by its ` +
      "date. Pay for food, home and power before any card or loan.",
    es: (say) =>
      `Eso va antes que todo lo demás. Llame al ${say("local")}: ` +
      "saben qué ayuda hay hoy con la renta, la luz, las medicinas y la comida donde usted vive, también en " +
      "español. Para su casa, un consejero aprobado por HUD habla gratis con el dueño o el banco: " +
      `${say("housing")}. No se mude ni firme nada antes, y responda a cada papel de la corte antes de su ` +
      "fecha. Pague primero comida, casa y luz; después tarjetas y préstamos.",
  },
};
