// The words by which advice is asked for without a sum.

import { either, group } from "~/domain/language/pattern";

export const WAS_DONE = "did|was|were|have (?:i|we)|had|last (?:month|year|week)|since";
export const DROPS = either(
  "cancel\\w*|drop\\w*|cut(?:ting)?|ditch|get rid|rid of",
  "(?:do not|not|hardly|never|really|still|actually) (?:use|using|need)|unused|wast\\w+|could go|let go",
  "worth (?:it|keeping)|trim|kill|axe|too many|keep",
);
export const DEBTS = [
  "student(?: loans?)?|college loans?",
  "car(?: loan)?|auto(?: loan)?|truck",
  "(?:credit )?cards?|visa",
  "mortgage",
];
export const OF_THING = either(
  "where|how (?:can|could|do) (?:i|we)|ways?|tips?|ideas?|on (?:groceries|food|gas|bills|restaurants)",
  "by (?:cutting|cooking|cancel\\w*|dropping|january|february|march|april|may|june|july|august|september|" +
    "october|november|december|next)",
  "for a|checking|today|now|right now|if (?:i|we) (?:stop|cut|cancel|quit|gave)|taxes?|interest|insurance",
);
export const USES = either(
  "what (?:would|should|could|can|do|shall) (?:you|i|we)(?: \\S+){0,2} (?:do|put) (?:with|if)|what to do with",
  "(?:best|smartest|wisest|right|good) (?:use|thing|place|spot|home|move|way)(?: \\S+){0,4} " +
    "(?:of|for|with|to (?:use|put|do))",
  "where (?:should|would|could|do|can)(?: \\S+){0,3} (?:put|go|send|stick|park|use)",
  "(?:help|does|do) (?:me |us )?(?:the )?most(?: good)?|(?:to|can) work with",
);
export const GIVES_UP = group(
  "cut|cancel|drop|stop|quit|gave up|give up|giving up|ditch|skip|got rid of|get rid of|dump|cancell?ed|dropped",
  "stopped|cutting|dropping|cancell?ing|stopping|went without|without",
);
