// One row by its place from the end: 'the second to last time at Target', 'the third to last deposit', 'the water bill before last'.

import { best } from "~/domain/coach/reading/frames/frame";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import { asQuery, type VerdictQuestion, type VerdictReading } from "./verdict";

const PLACES = ["second", "third", "fourth", "fifth", "sixth"];
const NTH_LAST = new RegExp(
  `\\b(${PLACES.join("|")}|next|[2-6]th)[ -](?:to|from|until)(?: the)?[ -]last\\b|\\b(?:the )?(${PLACES.join("|")}) last\\b`,
);
const PAID = "pay ?checks?|pay ?days?|deposits?|pay|salary|income|direct deposit";

export function nthLast(asked: VerdictQuestion): VerdictReading | null {
  const match = NTH_LAST.exec(asked.plain);
  if (!match || asked.says("average|usual|vs|versus|than|against|compared?|days?|weeks?|months?|years?|mon|weekends?"))
    return null;
  const word = match[1] ?? match[2] ?? "";
  const nth = word === "next" ? 2 : /^\d/.test(word) ? Number(word[0]) : PLACES.indexOf(word) + 2;
  const condition = { nth };
  const one = { shape: "figure", statistic: "latest", condition } as const;
  const payers = best(asked.of("payer"));
  const shops = best(asked.of("merchant", "part"));
  const named = shops.length > 0 ? shops : best(asked.of("category"));
  if (asked.says(PAID) && named.length === 0) {
    const from = asked.says("deposits?|income") ? [] : asked.person.employers;
    const merchants = payers.length > 0 ? subjectOf(payers).merchants : from.length > 0 ? from : undefined;
    return asQuery({ ...one, measure: "earned", subject: merchants ? { merchants } : {} });
  }
  return named.length > 0 ? asQuery({ ...one, measure: "spent", subject: subjectOf(named) }) : null;
}
