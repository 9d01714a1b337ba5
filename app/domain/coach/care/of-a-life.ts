// Whether a long text says anything that can mean a life: the reader that has learned goes by how a tale sounds as well, and
// a tired or lonely one isn't always in danger. Short texts are heard without any of it.

import { anyWordOf } from "~/domain/language/pattern";

/** A text of more words tells enough to say what it's about. */
const MAX_SHORT_WORDS = 14;

const SAYS_A_LIFE = anyWordOf(
  /alive|die[ds]?|dying|dead|death|kill\w*|suicid\w*|988|hurt\w*|harm\w*|funeral|cremat\w*|burial|bury/i,
  /end(?:s|ing|ed)? (?:it|this|my|things|everything)|good ?bye\w*|goodnight|letters?|note|will|in order|sorry|forgive/i,
  /without (?:me|him|her|us)|(?:than )?with(?:out)? me|than (?:me|with)|burden|better (?:off|if)|every(?:body|one) would/i,
  /giv(?:e|es|ing|en) (?:up|away)|gave (?:up|away|my|him|her|the)|hopeless|point|reason|despair\w*|nothing (?:left|matters)/i,
  /wake|waking|living|live|life|gone|disappear\w*|vanish\w*|miss me|over for me/i,
  // 'Last night' and 'last time' alone only say when.
  /last (?:day|one)|(?:my|the|our|one|a|this|his|her) last (?:night|time)/i,
  // Who tells himself something is with himself, and what takes forever only takes long.
  /(?<!\b(?:tell|told|telling|ask(?:ed|ing)?|treat(?:ed|ing)?|bought|buy|pay|paid|giv(?:e|ing)|gave|made|make|got|get|remind(?:ed)?|call(?:ed)?) )myself/i,
  /(?<!\b(?:since|takes?|took|taking|like|seems?|seemed|been|in|basically|practically) )forever(?! (?:ago|home))/i,
  /(?:be )?here (?:much longer|any ?more|for)|around (?:for|any ?more)|not be (?:here|around)|be (?:here|around)/i,
  /can ?['’]?t (?:go|do this|take|keep|see|face|stop)|cannot (?:go|do|take|keep)|no way out|make it|see (?:christmas|tomorrow)/i,
  /through (?:the|this|another) (?:night|day|week)|tired of (?:this|it|living|being|everything)|so tired|empty|numb|dark\w*/i,
  /pills?|tablets?|meds|insulin|gun|shotgun|rifle|rope|bridge|roof|overpass|rails?|railroad|tracks|jump\w*|knife|blade/i,
  /cut(?:ting|s)? (?:my|him|her)|razor|cliff|garage|closet|drown\w*|crash\w*|driv(?:e|ing) (?:off|into)|overdose\w*|policy/i,
  /insurance|drink\w*|bottle|hole|mat\w+|vida|morir\w*|muert\w*|sin m[ií]|acabar\w*/i,
);

export const maySayALife = (text: string): boolean =>
  text.trim().split(/\s+/).length <= MAX_SHORT_WORDS || SAYS_A_LIFE.test(text);
