// What somebody wrote on rows, the tags that there are, bills that didn't come, and what a cash machine charges.

import { either } from "~/domain/language/pattern";
import { firstDayOf, monthOf } from "~/domain/periods";
import { asQuery, type VerdictQuestion, type VerdictReading } from "./verdict";

const days = ({ past }: VerdictQuestion) => (past[0] ? { from: past[0].from, to: past[0].to } : null);

const ROWS =
  "(?:rows?|transactions?|charges?|purchases?|payments?|ones?|entry|entries|thing|things|anything|everything|what|all|stuff|it)";
const NOTES = "(?:notes?|memos?|descriptions?|comments?)";
const WRITTEN = new RegExp(
  [
    `\\b${ROWS}(?: that)? (?:with|has|have|having|under|whose|where|which|the)(?: \\S+){0,2} ${NOTES}` +
      "(?: (?:that )?(?:says?|reads?|is|are|contains?|mentions?|has|with|about|saying|of|called))* (.+)$",
    "\\b(?:where|that|which|what) (?:i|we) (?:wrote|noted|typed|jotted|left a note|put a note|put in the note)" +
      "(?: (?:down|in|as|a note|the note|about|saying|the word))* (.+)$",
    `\\b${NOTES} (?:that )?(?:says?|saying|reads?|reading|contains?|containing|mentions?|mentioning) (.+)$`,
    `\\b(?:with|has) the ${NOTES} (.+)$`,
  ].join("|"),
);
const ASIDE =
  /^(?:the |a |an |word |words |text |called |named |about |of |it )+|(?: please| in it| on it| in the notes?| on them)+$/g;

/** 'Rows with the note birthday', 'find the one where I wrote anniversary'. */
export function rowsWritten(asked: VerdictQuestion): VerdictReading | null {
  const { plain, says, past } = asked;
  if (past.length > 1 || says("how do (?:i|we)|how (?:can|to)|add a note|should|can i (?:write|add)")) return null;
  const found = WRITTEN.exec(plain)
    ?.slice(1)
    .find((part) => part !== undefined);
  const text =
    found
      ?.replace(/[?.!,"]+/g, " ")
      .trim()
      .replace(ASIDE, "")
      .trim() ?? "";
  if (
    text.length < 2 ||
    text.split(" ").length > 6 ||
    past.some(({ start }) => start > 0 && text === plain.split(" ").slice(start).join(" "))
  )
    return null;
  return asQuery({ measure: "spent", shape: "list", subject: { texts: [text] }, period: days(asked) });
}

/** 'What tags do I have', 'which tag did I spend most on'. */
export function tagsAsked(asked: VerdictQuestion): VerdictReading | null {
  const { says, past } = asked;
  if (past.length > 1 || says("how do (?:i|we)|how (?:can|to)|add|create|delete|rename|remove|price tag|make a"))
    return null;
  const period = days(asked);
  if (
    says(
      "(?:which|what) tags? (?:did|do|does|has|have|had|got|took|takes|costs?|is|was)(?: \\S+){0,4} (?:spen[dt]|most|cost|money|biggest|largest|least)",
    ) ||
    says("spen(?:t|d|ding) (?:by|per) tags?|tags? by (?:spending|cost|amount)")
  )
    return asQuery({
      measure: "spent",
      shape: "ranking",
      by: "tag",
      period,
      least: says("least"),
      ...(says("which tag|what tag") ? { take: 1 } : {}),
    });
  return says(
    "(?:what|which) tags|(?:list|show|see)(?: \\S+){0,3} tags|how many tags|do i (?:have|use) (?:any )?tags|my tags",
  )
    ? asQuery({ measure: "spent", statistic: "count", shape: "list", by: "tag", period })
    : null;
}

const BILLS = "(?:bills?|payments?|subscriptions?|charges?)";
const MISSED = either(
  `(?:miss(?:ed|ing)?|forg[eo]t(?:ten)?|skip(?:ped|ping)?)(?: \\S+){0,4} ${BILLS}`,
  `${BILLS}(?: \\S+){0,3} (?:did not|have not|has not|didnt|hasnt|havent|never|not)(?: \\S+){0,2} ` +
    "(?:come|came|arrive|post|show|go|gone|clear|hit|been paid|paid)",
  `${BILLS}(?: \\S+){0,3} (?:is|are|was|were|went|go|gone)? ?(?:late|overdue|missing|past due)|(?:late|overdue|missing|past due) ${BILLS}`,
);

/** What one may do, or what would come of it. */
const NOT_MISSED =
  "if|should|fees?|score|credit|can i|could|will|would|ok(?:ay)? to|to (?:skip|miss)|late payments? (?:hurt|cost)|what happens|loan";
/** 'Did I miss any bill this month', 'which bill didn't come'. */
export function billsMissed(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, onceCents } = asked;
  if (past.length > 1 || onceCents.length > 0 || asked.of("goal", "account").length > 0) return null;
  if (!says(MISSED) || says(NOT_MISSED)) return null;
  const isWhich = says("which|what|list|show");
  return asQuery({
    measure: "bills",
    statistic: "missed",
    shape: isWhich ? "list" : "yes-no",
    period: monthIfLate(asked),
  });
}

/** 'Late this month' is said of the bill, and is no end of the month. */
function monthIfLate(asked: VerdictQuestion) {
  const period = days(asked);
  const [span] = asked.past;
  const isLate = span !== undefined && asked.words.slice(Math.max(0, span.start - 1), span.end).includes("late");
  return period && isLate ? { from: firstDayOf(monthOf(period.from)), to: period.to } : period;
}

/** Of a cash machine's fee the row says so; the cash itself is none. */
export function cashFees(asked: VerdictQuestion): VerdictReading | null {
  const { says, past } = asked;
  if (
    past.length > 1 ||
    !says("atms?|cash machines?|withdrawals?|(?:taking|took|take|getting|got) out cash|withdr\\w+")
  )
    return null;
  if (!says("fees?|charges? for|cost me|charged me|cost us") || says("avoid|how (?:do|can|to)|if|should")) return null;
  return asQuery({
    measure: "fees",
    shape:
      says("did|any|was|were|have") && !says("how much|what") ? "yes-no" : says("list|show|which") ? "list" : "figure",
    subject: { merchants: ["ATM"] },
    period: days(asked),
  });
}
