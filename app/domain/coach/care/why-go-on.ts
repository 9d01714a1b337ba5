// Somebody asks why to go on, or speaks of a world without himself: hints of danger to a life that name no death.

import { anyOf, inOrder } from "~/domain/language/pattern";

/** Behind it nothing that is done: 'wake up early for the sale', 'keep going to the gym', 'live paycheck to paycheck'. */
const AT_ALL =
  /(?=$|[.!?,;]| (?:like this|any ?more|if|when|another|at all|now|tomorrow|ever|again|in the morning|with (?:this|all|these)|today)\b)/;
const GOES_ON = anyOf(
  /wake up|waking up|get(?:ting)? up|get(?:ting)? out of bed|keep(?:ing)? going|go(?:ing)? on|carry(?:ing)? on|stay(?:ing)? alive/,
  /exist(?:ing)?|liv(?:e|ing)|being alive|be alive|still (?:here|alive)|alive|be here/,
);

export const WHY_GO_ON: readonly RegExp[] = [
  inOrder(
    /\bwhy (?:(?:should|do|would|must) i|i (?:should|would|must|even)|am i|im|i am|i)(?: (?:even|still|should|ever|bother|bothering|keep|to)){0,3} /,
    GOES_ON,
    /\b/,
    AT_ALL,
  ),
  inOrder(
    inOrder(
      /\b(?:a|any|one|good|single|no|see the|see a|whats the|what is the|even the|whats even the)/,
      / (?:point|sense|reason|use)(?: (?:of|in|to|for me to|why i should|i should))? /,
    ),
    GOES_ON,
    /\b/,
    AT_ALL,
  ),
  anyOf(
    /^(?!.*\b(?:after|budget|rent|bills?|pay ?check|month|week|spend|account|eat)\b).*\bnothing (?:is )?left for me\b/,
    /\b(?:saving|saved|stockpil(?:ing|ed)|hoard(?:ing|ed)|hid(?:ing)?)(?: up)? (?:all )?(?:my|the|some|her|his|enough) (?:\w+ )?(?:pills|meds|tablets)\b/,
    /\bmy life (?:is|s) (?:over|finished|done)\b|\bmy life (?:isnt|is not|wasnt) worth\b/,
  ),
  anyOf(
    /\b(?:cant|wont|dont want to) (?:keep|go on) living(?: like this| anymore| this way)?(?=$|[.!?,])/,
    /\bthink(?:ing)? (?:of|about) ending everything\b/,
    inOrder(
      /\bif i (?:just )?(?:drove|crashed|steered|walked|ran|jumped)\b.{0,20}\b(?:into|off) (?:a|the) /,
      /(?:\w+ )?(?:wall|tree|pole|barrier|median|guardrail)\b/,
    ),
    /\bcant face (?:another|one more|the next) (?:day|morning)(?=$|[.!?,]| of (?:this|it|living))/,
  ),
  anyOf(
    /\b(?:world|everyone|everybody|family|kids|they)\b.{0,25}\bbetter (?:place )?without me\b(?=$|[.!?,])/,
    /\b(?:when|once|after) (?:im|i am) (?:not here|no longer here|no longer around)(?: ?any ?more)?\b(?! (?:on|to|for|next|this|in|at)\b)/,
    inOrder(
      /\btell (?:my|the) (?:family|kids|wife|husband|mom|mother|dad|children|son|daughter|parents)/,
      / (?:that )?(?:im|i am|i was|i) (?:so |really )?(?:sorry|loved?)\b(?! (?:about|for) (?:the|that|this))/,
    ),
    /\b(?:a plan and a date|a date and a plan)\b.*\b(?:policy|insurance)\b/,
  ),
];
