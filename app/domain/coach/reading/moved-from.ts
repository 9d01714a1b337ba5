// Which of two accounts money left, and which it reached, by the words before their names.

import type { Subject } from "~/domain/coach/query/algebra";
import { subjectOf } from "./named-subject";
import type { Entity, Spots } from "./spot";

export const FROM = "from|out of|off of|off|leave|left|leaving";
export const TO = "to|for|into|toward|towards|in|onto|over to|back to|go to|reach(?:ed)?";

/** These words stand before a name, with no other name between. */
export const isBehind = ({ start }: Entity, words: string, { words: all }: Pick<Spots, "words">): boolean =>
  new RegExp(`\\b(?:${words})(?: (?:my|our|the|that|this|back|his|her|into|in))*$`).test(
    all.slice(Math.max(0, start - 5), start).join(" "),
  );

const isAccount = ({ kind }: Entity): boolean => kind === "account" || kind === "kind";

/** 'Transfers from checking to savings' are of both, and in this direction; null where one alone is named. */
export function movedFromTo(named: readonly Entity[], spots: Spots): Subject | null {
  const from = named.filter((one) => isAccount(one) && isBehind(one, FROM, spots));
  const rest = named.filter((one) => !from.includes(one));
  return from.length > 0 && rest.some((one) => isAccount(one) && isBehind(one, TO, spots))
    ? { ...subjectOf(rest), from: from.flatMap(({ values }) => values) }
    : null;
}
