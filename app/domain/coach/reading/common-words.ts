// Everyday English words that shops, accounts and goals are called by as well: one of them alone is a part of a name only where
// the sentence gives it the place of a name. From the commonest words of English, those that names are made of.

import { stem } from "~/domain/language/words";

const WORDS =
  `able above across action active adventure advance alley alliance alpha always american angel animal apartments arch area arrow art
 artist avenue bakery band bank bar barn base basic basket bath bay beach bear beauty bell bird blossom board boat body
 book bottle bowl box branch brand bread bridge bright broad brook brother brush build building bus business butter button cabin
 cafe camp capital captain care castle cat cave cellar central chain chair champion change charge charm chief choice church circle
 city class classic clean clear cliff clock closet cloud clover club coast code cold color comfort common community complete
 connection contact content control cook cool copper corner cottage country county court cover craft cream creative creek crest cross
 crown crystal cup current custom daily dash dawn daylight deal deep deer desert design diamond direct distance doctor dog dollar
 door dragon dream dress drive eagle early earth east easy edge electric element elite empire energy engine enterprise envelope
 essential estate eternal even event ever every everybody everyday everyone everything exchange express extra eye fabric face factory
 fair faith falcon fall family farm fashion fast feather field fine fire first fish fit flag flame flash fleet flight floor flow
 flower fly focus forest forever forge fork fort fortune forward foundation fountain fox frame free fresh friend friendly front
 frontier fruit full fun future game garage garden gate general giant gift glass global glory gold golden good grace grain grand
 grass great green grid grill ground group grove guard guide hair half hall hammer hand handy happy harbor harvest haven head
 health heart heavy heritage hero hidden high highway hill honest honey honor hood hook hope horizon horse host hot hour 
 hub human ice icon idea image impact independent industry inn inside instant iron island ivory jewel journey joy jump junction just
 justice keen key kind king kitchen knight lab lady lake land lane large laser last launch law leader leaf league legacy legal
 legend level liberty life lift light lighthouse lightning line lion list little live living local lodge logic long look loop lost
 lotus love low loyal luck lucky lunch machine magic main manor maple marble mark market master match matter max meadow media
 medical mega mesa metal metro middle mile mill mind mine mirror mission mobile modern moment monarch money moon morning
 mother motion mountain mouse mouth movement museum music national native natural nature needle neighbor nest net network new next
 night noble nobody north nova oak oasis ocean office official old olive omega one online only open optimal orange orbit orchard
 order organic origin outdoor outlet outside owl pacific page paint palace palm panda paper paradise parade park partner party
 pass past path patio peace peak pearl pen people perfect phoenix photo picture pilot pine pioneer pizza place plain planet plant
 platform play plaza plus point polar pond pool port post pot power prairie premier present press prestige pride prime print
 private pro product professional progress project promise property prospect public pulse pure quality quarter queen quest quick quiet
 rainbow rain ranch range rapid ray ready real red reef regal region reserve rest retail ridge right ring rise river road
 roast robin rock rocket roof room root rose round route royal run rush safe safety sail salad sand sandwich school science sea
 season second secret secure select senior sense series service seven shade shadow shine ship shop shore short show side sign
 signal silk silver simple single sky sleep small smart smile smooth snow social soft solar sole solid solution song soul sound
 source south space spark special spirit splash sport spot spring square stable stage stand standard star start state station
 steel step stone store storm story street strong student studio style success sugar summer summit sun sunny sunrise sunset super
 supply supreme sure swan sweet swift system table talk target team tech temple ten tender terrace thread thrive tide tiger
 timber time title together top total touch tower town track trade tradition trail train treasure tree trend triangle
 tribe trinity trip triumph true trust turn twin ultra union unique united unity universal urban valley value vault velvet venture
 victory view village vine vintage vision vista vital wagon walk wall warehouse watch water wave way wealth weather week
 well west wheel white whole wild willow win wind window wine wing winter wire wise wish wonder wood word work world yard
 yellow young zen zone`.split(/\s+/);

const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.flatMap((word) => [word, stem(word)]));

export const isEverydayWord = (word: string): boolean => COMMON_WORDS.has(word) || COMMON_WORDS.has(stem(word));
