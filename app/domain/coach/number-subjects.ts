// What a figure's own sentence says of it.

import { anyOf } from "~/domain/language/pattern";

/** What a sentence must speak of to carry a figure of that family: a true figure under a false name is a lie as well. */
export const TOPICS: readonly [RegExp, RegExp][] = [
  [/^income\./, /income|earn|pay|bring|brought|made|make|take|took|came|come|wage|salary/i],
  [/^spend\./, /spen[dt]|cost|went|go(?:es|ing)?\b|out|purchase|bills?|charge|budget|used?|trim|cut|average|share/i],
  [/^credit\.(?:score|goal|gap)$/, /score|credit|points/i],
  [/utilization/, /utili[sz]ation|limit|card|credit|below|under/i],
  [
    /^guide\./,
    anyOf(
      /guide|aim|suggest|should|under|below|above|common|usual|planner|target|recommend|measure|toward|cushion|fund/i,
      /score|safe|excellent|good|near|roughly|first|match|payment|keep|save|saving|cover|runway|helps/i,
    ),
  ],
  [/^(?:debt|owed)\./, /debt|owe|loan|card|balance|pay|rate|interest|minimum/i],
  [/^(?:balance|emergency)\./, /balance|have|cash|sav|checking|fund|cover|cushion|worth|invest|account|needs|bank/i],
];

/** 'You owe', 'you earn', 'you spend', 'you keep' right before a figure say what it is. */
export const SAYS_IT_IS: readonly [RegExp, RegExp][] = [
  [
    /\b(?:earn|earned|make|made|bring in|brought in|incomes? (?:is|was|of|comes? to|came to))(?: about| around)? $/i,
    /^(?:income|interview|payday|late|asked|answer|home)\./,
  ],
  [
    /\b(?:owe|owed|debts? (?:is|was|of|comes? to))(?: about| around)? $/i,
    /^(?:debt|owed|credit|payoff|interest|cleared|asked|answer)\./,
  ],
  [
    /\b(?:spend|spent|spending (?:is|was|of|comes to))(?: about| around)? $/i,
    /^(?:spend|budget|earlier|need|want|saving|plan|short|purchase|asked|answer)\./,
  ],
  [/\b(?:keep|kept)(?: about| around)? $/i, /^(?:kept|goal|save|plan|budget|asked|answer)\./],
  [/\b(?:scores? (?:is|was|of))(?: about| around)? $/i, /^(?:credit|health|asked|answer)\./],
];
