// Which words speak for which measure, and how strongly. A reading adds up the words for its own measure; words that
// speak only for others stay unexplained in it.

import { anyOf, anyWordOf, inOrder, notFollowedBy } from "~/domain/language/pattern";
import type { Flow } from "~/domain/coach/query/algebra";
import { FLOW_WORDS } from "./lexicon-flows";

export type Evidence = readonly [pattern: string, weight: number];

export const MEASURE_WORDS: Readonly<Record<Flow, readonly Evidence[]>> = FLOW_WORDS;

/** Words that join, ask and point. They say nothing of what is asked about. */
export const FILLER = new Set(
  `a about actually after again all alone also altogether am an and any anything approximately are around as ask at
  away be been being but by came can come coming coach could did do does doing done during each else end ever every
  exactly far finally find for from get gets getting give given go goes going gone got had has have having hello hey
  hi hmm how i if in into is it its itself just kind know like lol look looking sometime keeps haha lmao omg ugh
  anyways yo whoa theyre somehow lot lots made make many may me mean might mine money most much must my myself need
  no now of off ok okay on once one ones only already single ago anymore basically overall usually really rather
  quite nearly together combined currently recent recently latest last or our out over overall own per please put
  really right say see shall she should show since so some something soon still stuff sum such sure take tell than
  that the their them then there these they thing things this those till time to together took total totally up us
  use used using very want wanna was we well went were what when where which while who whole why will with within
  without would wondering yeah yes yet you your yo , ask curious quick question dollars bucks amount amounts dollar
  dough worth actual manage managed so far current currently mine ours roughly bro dude man guys both either data
  account accounts calculate compute tally figure figures number numbers info idea wonder tryna honestly seriously
  literally even yall folks hun alright cool sweet hope hoping wants wanted wish possible maybe probably definitely
  guess think thinks thinking thought feel feels feeling seem seems swear bet sorry excuse mind telling remind
  reminder asked answer answers haha em back bad high crazy insane including includes include toward towards thank
  kindly whom included morning evening dear sir madam anyway besides dates date visits visit net see seen saw watch
  watched omg smh smth gonna because approx point rough exact report summary up down days details detail out part
  whole every full entire complete completely true real heck hell damn crap tbh during through between things
  everything everywhere somebody anyone anybody everybody everyone nobody bank day days month months week weeks year
  years`.split(/\s+/),
);

/** What people say of how they feel and why they ask. */
const MOODS = new Set(
  `habit habits addiction obsession problem issue situation mess deal case truth matter reason reasons purpose
  purposes sake moment minute sense luck somewhere anywhere nowhere wherever whatever however though although thingy
  thingie bunch tons loads accountant spreadsheet records notes honest serious worried nervous curious happy sad
  embarrassed shocked surprised swear bad awful terrible amazing nice fine huh eh um uh er oof yikes wow geez jeez
  gosh god dang apparently supposedly anyhow regardless besides specifically breakdown glance snapshot rundown recap
  overview view peek handy asap tonight lunchbreak running able trouble noticed notice wonders remember forgot
  forget recall ton`.split(/\s+/),
);
/** Adverbs of manner say nothing of money: 'approximately', 'actually'. Those of time and measure do. */
const MANNER = /^[a-z]{3,}ly$/;
const TELLING_ADVERBS = new Set(
  "only early monthly weekly daily yearly quarterly biweekly hourly nightly annually family supply apply july reply fly jelly italy".split(
    " ",
  ),
);
/** A word that no reading needs a use for. */
export const isFiller = (word: string): boolean =>
  FILLER.has(word) || MOODS.has(word) || (MANNER.test(word) && !TELLING_ADVERBS.has(word));

/** About somebody or something else: no figure of one's own answers it. */
export const FOREIGN = anyWordOf(
  /neighbou?rs?|friends?|room ?mates?|wife|husband|spouse|partner|mom|dad|mother|father|parents?|brother|sister|son/,
  /daughter|boss|coworkers?|girlfriend|boyfriend|american|americans|people|average person|others|everyone else/,
  /someone else|celebrit\w+|president|weather|game last night|calories|bitcoin|crypto|ethereum|joke|poem|song|recipe/,
  /capital of|movie|dinosaurs?|planet|moon|delete|transfer \$|send \$|transfer \d|send \d|wire|ignore|instructions/,
  /password|prompt|why is|why are/,
  inOrder(
    /what is /,
    anyOf(
      /a|an|compound/,
      inOrder(
        /the difference/,
        notFollowedBy(
          inOrder(
            / (?:between|in) /,
            anyOf(
              /my|our|what|last|this|january|february|march|april|may|june|july|august|september|october|november/,
              /december/,
            ),
            /\b/,
          ),
        ),
      ),
    ),
  ),
  /explain|define|meaning of/,
);

/** What is usual up to some day of a month isn't known. */
export const USUAL_BY_DAY = /\b(?:usual|usually|average|normally|typically)\b.*\bby the \d{1,2}th\b/;

/** Banks say on which day something was bought, not when. */
export const TIME_OF_DAY = anyWordOf(
  /(?:late )?at night|late night|in the (?:morning|mornings|evening|evenings|afternoon|afternoons)/,
  /after (?:midnight|dark|work)|overnight|what time|time of (?:the )?day/,
  /(?:before|after|by|at|around) \d{1,2} ?(?:am|pm)/,
);

/** 'How much', and whatever stands for it. */
export const HOW_MUCH = /\b(?:how much|how many|what is|what was|totals?|whole|sum|all|list|show|tell|gimme|give)\b/;
