// 'A one-time extra 1,000', '500 extra this month', 'one extra payment of 500': paid once, and not each month.

import { anyOf } from "~/domain/language/pattern";

const ONCE = anyOf(
  /\b(?:one|1) ?-?(?:time|off|shot)\b|\bonce\b(?! (?:a|per|every|each|i|we|it|that|the)\b)|\b(?:just|only) (?:the )?(?:one|1)\b/,
  /\b(?:an?|one|1|single|big|lump|another) (?:(?:extra|additional|single|lump sum|lump|bonus|big|one) )*(?:\$?\d\S* )?(?:payment|sum)\b/,
  /\b(?:this|next) (?:month|week|weekend|paycheck|payday|time)\b|\b(?:today|tonight|tomorrow|right now|right away|all at once)\b/,
  /\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/,
);
const OFTEN = anyOf(
  /\b(?:a|per|each|every) (?:month|week|paycheck|payday|year|quarter)\b|\b(?:monthly|weekly|biweekly|yearly|payments)\b/,
  /\bfrom (?:now|this|next)\b|\b(?:starting|start|beginning)\b/,
);

export const isSaidOnce = (plain: string): boolean => ONCE.test(plain) && !OFTEN.test(plain);
