// Whether what goes to shops or to a category is too much: 'how bad is it', 'is it a problem', 'do we eat out constantly'.

import { either } from "~/domain/language/pattern";
import { withoutParts } from "~/domain/coach/reading/flow-subject";
import { best } from "~/domain/coach/reading/frames/frame";
import { inOneField, subjectOf } from "~/domain/coach/reading/named-subject";
import { monthOf } from "~/domain/periods";
import type { VerdictQuestion, VerdictReading } from "./verdict";

export function judgedSpending(asked: VerdictQuestion): VerdictReading | null {
  const { says, past, person, onceCents, monthlyCents } = asked;
  if (onceCents.length > 0 || monthlyCents !== null || !says(JUDGES) || says(NOT_JUDGED)) return null;
  if (past.some(({ from }) => monthOf(from) !== monthOf(person.today))) return null;
  const named = withoutParts(best(asked.of("category", "merchant", "part")), asked);
  const subject = subjectOf(inOneField(named, asked));
  const { categories = [], merchants = [] } = subject;
  if (categories.length + merchants.length === 0 || categories.some((id) => LARGE.has(id))) return null;
  return { is: "plan", request: { plan: "judge", subject } };
}
const JUDGES = either(
  "how bad|out of (?:hand|control)|over ?board",
  "(?:a|the|my|our|real|big|bit of a|any)(?: \\S+){0,2} (?:problem|issue|weakness|addiction|bad habit)",
  "over ?spend(?:ing)?|excessive|constantly|all the time|too often|(?:what|anything) (?:would|could|might) help",
  "how (?:do|can|could) (?:i|we) (?:stop|rein|cut|curb|tame)|addict(?:ed|ion)|hooked|shopaholic",
  "going (?:crazy|nuts|wild)|reckless|ridiculous|insane|embarrassing",
  "should (?:i|we) be (?:worried|concerned|ashamed)|that bad|really bad",
);
const NOT_JUDGED = either(
  "budgets?|compared?|than|versus|vs|last (?:year|month)|debts?|loans?|owe[ds]?|rate|interest|score|if|afford|when",
  "which|rank|list|every|biggest|most|average|usual(?:ly)?|trend|finances|money situation|savings?|income|job",
  "insurance|rent|mortgage",
);
/** Sets of so much that they are no habit. */
const LARGE: ReadonlySet<string> = new Set(["needs", "wants", "fixed", "mortgage_rent", "car_payment"]);
