// What only sounds like danger, whatever stands around it: titles, shops, things and sayings. They are taken out of a text
// before it's read, so that what else is said in it is still heard.

import { anyWordOf, either, group } from "~/domain/language/pattern";

const TITLES = [
  "suicide (?:prevention|awareness) (?:\\d+k|walk|run|shirts?|tees?|tee|march|fundraiser)|suicide king",
  "suicide (?:squad|girls|wings?|burger|burrito|sauce|soda|doors?)",
  "hunger games",
  "hungry (?:howies?|jacks?|man|hippos?|hippo|caterpillar|ghost|root)",
  "dead (?:and|&) co(?:mpany)?|grateful dead|walking dead|red dead|dead by daylight|drop dead gorgeous|day of the dead",
  "kill bill|killing eve|time to kill|painkillers?|buzz ?kill|road ?kill|weed ?killer|bug killer",
  "identity thief|bourne identity",
  "fight club|squid game|breaking bad|casino royale|poker face|pawn stars|judge judy|people s court|night court",
  "(?:coal )?miner(?:s)? \\w+",
  "payday (?:bars?|candy|heist|[23])",
  "starving artists?",
  "loan shark (?:movies?|films?|shows?|series|games?|book)",
];

const THINGS = [
  "(?:tv |garage |roku |fire ?stick |fan )?remote[- ]controls?(?: (?:batter(?:y|ies)|cars?|trucks?|toys?|drones?|boats?|planes?|holder))?",
  "identity (?:theft|fraud|thief)? ?(?:protection|insurance|monitoring|coverage|alerts?|guard|shield|plan|" +
    "service|subscription)(?: plan| insurance| service| coverage| subscription)?",
  "(?:id|identity) cards?",
  "(?:food|tennis|basketball|squash|pickleball|volleyball|badminton|racquetball) courts?(?! (?:date|papers))(?: orders?)?",
  "court fees (?:at|for) (?:the )?(?:tennis|pickleball|squash|basketball|racquet)|court(?: street| st| ?yard| shoes?| rental)(?= |$|s\\b)",
  "hearing (?:aids?|test|exam|protection|loss|doctor)",
  "casino (?:atm fees?|arizona |hotel |resort )?(?:buffet|restaurant|parking|hotel|concert|show)",
  "gold(?:s gym|fish|en)",
  "guitar picks?|ice picks?",
];

const SAYINGS = [
  "(?:put|puts|putting) (?:me|us) out of (?:my|our) misery",
  "no food (?:at home|in the house) so (?:i|we) (?:ate|eat|went|ordered|got|grabbed|did)",
  "(?:id|i would|would|could) kill for\\b",
  "put (?:another |like |about )?\\$?\\d+ (?:bucks |dollars |worth )?(?:of gas )?in(?:to)? (?:the|my|our) (?:gas )?(?:tank|car|truck|van|suv)",
  "(?:rules?|law) of thumb",
  "overdos(?:e|ed|es|ing) (?:of|on) (?!(?:my |the |some |his |her |all )*(?:pills?|meds?|medications?|drugs?|" +
    "fentanyl|heroin|oxy\\w*|opioids?|insulin|tylenol|xanax|sleeping|painkillers?|purpose)\\b)\\w+",
  either(
    "(?:beats?|beating) me (?:to (?:it|the (?:punch|grocery|store|register|sale|check|bill|gym)|saving|paying|" +
      "every)|at (?:\\w+ing|golf|cards|chess|tennis|mario kart|monopoly|uno|darts|pool|ping pong|scrabble|our|" +
      "the game)|by (?:a |an )?[$\\d])",
    "^beats me",
  ),
  "hits? me (?:up\\b|(?:with|w|for) (?:card |credit )?interest|for\\b|with (?:a|an|the|another|that|" +
    "this) (?:\\w+ )?(?:bill|fee|fees|charge|surcharge|invoice|tab|request))",
  "hits? (?:hard(?! by)|(?:me )?in the wallet|the (?:mall|stores?|gym|road|sales?|beach|target|drive thru))",
  "(?:im |am )?(?:literally )?dying (?:to|for)\\b|to die for|dead(?:line|beat|bolt| tired| on my feet| battery| car| phone| laptop)",
  "kill(?:ed|ing|s)? (?:it|time|the (?:mood|lights?|battery|engine))\\b",
  "(?:wife|husband|partner|mom|dad|girlfriend|boyfriend|accountant)(?:ll| will| is going to| would|s going to)?" +
    " (?:literally )?(?:kill|murder|strangle) me (?:if|when) (?:he|she|they) (?:sees?|saw|knew|looks)",
  "mi (?:esposa|esposo|mujer|marido|mama) me (?:va a matar|mata)(?=.*\\b(?:jaja\\w*|gaste|compre)\\b)",
  "shot (?:myself|ourselves) in the foot|bite the bullet|highway robbery|daylight robbery",
  "you (?:are|re) now (?:my|our|the) (?:favou?rite|best|number one|new favou?rite|go to)",
  // What is left out of a sum is no home that is lost.
  "take the (?:house|home|mortgage|rent) out(?: of (?:it|that|this|the (?:total|picture|number|sum)))?" +
    "(?=.*\\b(?:owe|debts?|spen[dt]|total|left|bills|net worth|worth)\\b)",
  "(?:pawned|borrowed|owed|stole) nothing",
  "(?:battling|beating|fighting) (?:\\w+ )?cancer",
  "never let(?:s)? (?:us|me) (?:forget|live (?:it|that) down|hear the end)",
  "sin embargo",
  "cort(?:e|es) (?:de )?(?:pelo|cabello|carne|ingles)",
  "cut myself shaving|(?:kids?|boys|sons?|teens?|teenagers?|husband) (?:is|are) always (?:hungry|starving)",
  "so (?:hungry|starving) i could eat a horse|are you hungry|feed the hungry",
  "(?:wife|husband|he|she|mom|dad|boss|brother|sister) bets (?:that )?(?:its|i|we|you|he|she|they|on coffee)\\b",
  "i (?:would )?bet (?:that )?(?:i|we|you|its|it|my|he|she)\\b",
  "(?:me )?muero (?:de ganas|por (?:saber|ver)|de (?:risa|curiosidad))",
];

/** Somebody else's hunger, or one's own before a meal out: pets, growing children, orders. */
const HUNGRY = "(?:starving|starved|hungry|hangry|tengo (?:mucha )?hambre|hambrient[oa])";
const EATEN_OUT = group(
  "restaurants?|restaurantes?|eating out|eat out|dining|takeout|take out|delivery|doordash|uber ?eats|grubhub",
  "lunch(?:es)?|pizza|sushi|tacos?|burgers?|brunch|order in|comer fuera|salir a comer|food budget|chipotle",
  "mcdonalds|wendys",
);
const APPETITE: readonly RegExp[] = [
  new RegExp(`\\b(?:im |we ?re |i am |so |really |always )*${HUNGRY}\\b(?=.*\\b${EATEN_OUT}\\b)`, "g"),
  new RegExp(`(?<=\\b${EATEN_OUT}\\b.*)\\b(?:im |we ?re |so )*${HUNGRY}\\b`, "g"),
  new RegExp(
    `\\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|chickens?|horses?|cows?|pets?|teenagers?|teens?) (?:is|are|s)? ?(?:always |so |still |getting )*${HUNGRY}\\b`,
    "g",
  ),
];
/** Where one of these is said it's hunger after all. */
const IN_NEED =
  /\b(?:no (?:money|food)|broke|kids?|children|babys?|days?|cant|nothing(?! changes)|until|till?|empty|skip\w*|since|hasta|ninos|hijos|nada)\b/;

/** Where help is given out is spoken of by those who give as well. */
const PLACES_OF_HELP = /\b(?:food ?banks?|food pantr(?:y|ies)|soup kitchens?|(?:homeless |womens )?shelters?)\b/g;
const GIVES = /\b(?:giv(?:e|es|ing|en)|gave|donat\w*|volunteer\w*|charit\w*|contribut\w*|tithe|gifts?|sponsor\w*)\b/;
/** The place gives, or is asked for help. */
const IS_GIVEN =
  /\b(?:they|bank|banks|pantry|pantries|kitchens?|shelters?) (?:\w+ )?giv\w*|\bgiv\w* (?:out|us|me)\b|\bhelp\b/;
const NEEDS = anyWordOf(
  /where|near\w*|closest|find|open|hours|need\w*|ashamed|embarrass\w*|qualif\w*|eligible|appl(?:y|ied|ying)|lines?/,
  /stand(?:ing)?|hungry|eat(?:ing)?|ate|kids|children|liv(?:e|ing)|rely|relying|depend\w*|until|till|is there/,
  /are there|can i|could i|should i|do i|ha(?:ve|d) to|go(?:ing)? to|went|use|uses|using|from (?:the|a|our)|broke/,
  /no money|out of|last resort|lost|again|next to|help|get|got|tonight|beds?/,
);
/** 'How about the food bank', 'giving to the food bank': nothing in it says that one's own table is empty. */
const withoutGiving = (plain: string): string =>
  IS_GIVEN.test(plain) || (GIVES.test(plain) ? IN_NEED : NEEDS).test(plain)
    ? plain
    : plain.replace(PLACES_OF_HELP, "…");

const ALIKE = new RegExp(`\\b(?:${[...TITLES, ...THINGS, ...SAYINGS].join("|")})`, "g");

/** A plain text without what only sounds alike. */
export function withoutSoundsAlike(plain: string): string {
  const rest = withoutGiving(plain.replace(ALIKE, "…"));
  return IN_NEED.test(rest) ? rest : APPETITE.reduce((text, words) => text.replace(words, "…"), rest);
}
