// Something that one has or pays would change: less pay, a rent that rises by a share.

import { anyWordOf } from "~/domain/language/pattern";
import type { PlanRequest } from "./plan-request";
import { adviceAmounts, shareIn } from "./advice-amounts";
import { LESS_PAY, RENT, RENT_CHANGES } from "./advice-patterns";

type AdviceWords = { plain: string; has: (pattern: RegExp) => boolean };

/** Something that isn't so yet, or that is about to be. */
const SUPPOSED = anyWordOf(
  /if|what happens|would|could|suppose|say|let us say|assume|imagine|hypothetically|next (?:year|month)|starting/,
  /from (?:january|february|march|april|may|june|july|august|september|october|november|december)|want(?:s|ed)? to/,
  /wants|going to|gonna|about to|might|may|will|can (?:i|we)|offered|after/,
);

/** Less pay, which is a raise below nothing. */
export const isPayCut = (said: AdviceWords): boolean =>
  said.has(LESS_PAY) &&
  said.has(SUPPOSED) &&
  (shareIn(said.plain) !== null || adviceAmounts(said.plain).length > 0) &&
  !said.has(/\b(?:score|bills?|did i|have i|spend|spent|than (?:last|in|usual|this)|lose|lost|laid off|quit)\b/);

export function payCutIn(said: AdviceWords): Partial<PlanRequest> {
  const share = shareIn(said.plain);
  if (share !== null) return { ratePercent: -share };
  const [amount] = adviceAmounts(said.plain);
  return { monthlyCents: -(amount?.each === "year" ? Math.round(amount.cents / 12) : (amount?.cents ?? 0)) };
}

/** 'Rent goes up 8 %': of what is paid now. */
export const isRentByShare = (said: AdviceWords): boolean =>
  (said.has(RENT) || said.has(/\blandl(?:ord|ady)\b/)) &&
  said.has(RENT_CHANGES) &&
  said.has(SUPPOSED) &&
  adviceAmounts(said.plain).length === 0 &&
  shareIn(said.plain) !== null &&
  !said.has(/\b(?:insurance|deposit|did|spent|last (?:month|year)|than (?:last|in)|of (?:my|our) (?:income|pay))\b/);

export function rentShareIn(said: AdviceWords): Partial<PlanRequest> {
  const share = shareIn(said.plain) ?? 0;
  return { about: "rent", ratePercent: said.has(/\b(?:down|drop\w*|falls?|lowers?|lower|less)\b/) ? -share : share };
}
