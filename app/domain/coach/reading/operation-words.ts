// Which operation a few words are on the question before them: 'the one after', 'x12', 'by how much', 'top 3', 'minus rent',
// 'plus coffee'. What else leans on it (`follow-up.ts`, `pointing-back.ts`, `fragments.ts`) is read after these.

import { anyOf, either, inOrder } from "~/domain/language/pattern";
import { plainWords } from "~/domain/language/words";
import { isFlow, type Query, type Statistic, type Subject } from "~/domain/coach/query/algebra";
import { cutToSameDays, sameOfYearBefore } from "./days-before";
import { factorSaid, withoutLead } from "./fragment-words";
import { aYearEarlier, earliest, furtherBack } from "./further-back";
import { isFiller } from "./lexicon";
import { subjectOf } from "./named-subject";
import { besideDays, operated, type Operation, shifted, type PeriodUnit } from "./operations";
import type { Person } from "./person";
import { type Entity, spot, type Spots } from "./spot";

/** What is said, without what leads to it. */
type OperationText = { core: string; before: Query; person: Person; spots: Spots };
type Rule = (said: OperationText) => Operation | null;

const LONGEST = 9;

/** The question that is meant; null where the words are no such operation, or the question has no such slot. */
export function operationOn(text: string, before: Query, person: Person): Query | null {
  const spots = spot(text, person);
  if (spots.words.length > LONGEST) return null;
  const said: OperationText = { core: withoutLead(plainWords(text)), before, person, spots };
  for (const rule of RULES) {
    const operation = rule(said);
    const changed = operation && operated(before, operation, person.today);
    if (changed) return changed;
  }
  return null;
}

const ONE = "(?:one|time|pay ?check|pay ?day|pay|check|payment|bill|purchase|charge|visit|trip)";
const AFTER = new RegExp(
  either(
    `^(?:(?:in|on|for|at) )?(?:the |my )?(?:${ONE} )?(?:right |just )?after(?: (?:that|this|it|next|the next))?` +
      "(?: one)?$",
    `^(?:the |my )?(?:next|following) ${ONE}$`,
  ),
);
const BEFORE = new RegExp(
  either(
    `^(?:(?:in|on|for|at) )?(?:the |my )?(?:${ONE} )?(?:right |just )?before(?: (?:that|this|it|last|the last))?` +
      "(?: one)?$",
    `^(?:the |my )?(?:previous|prior|preceding) ${ONE}$`,
  ),
);
function placeSaid({ core }: OperationText): Operation | null {
  if (AFTER.test(core)) return { change: "place", step: 1 };
  return BEFORE.test(core) ? { change: "place", step: -1 } : null;
}

const UNIT = "(day|weekend|week|month|quarter|year)";
const BESIDE = new RegExp(
  `^(?:(?:in|on|for) )?(?:the )?(?:${UNIT} (before|after|prior)(?: (?:that|this|it)(?: one)?)?|` +
    `(previous|prior|preceding|following|next) ${UNIT}(?: after(?: that)?)?)$`,
);
const SHIFTED = new RegExp(
  `^(?:a|one) (?:full |whole )?${UNIT} (earlier|before|later|after|prior)(?: (?:that|this|it))?$`,
);
const BACK = /^(?:before|prior|previous|preceding|earlier)$/;

function daysBeside({ core, before, person: { today } }: OperationText): Operation | null {
  if (!isFlow(before.measure) || !before.period) return null;
  const earlier = aYearEarlier(core, before.period);
  if (earlier) return earlier;
  const base = earliest(before) ?? before.period;
  const further = furtherBack(core);
  if (further) {
    const period = besideDays(base, unitOf(further), -1, today);
    return period && { change: "days", period };
  }
  const moved = SHIFTED.exec(core);
  if (moved) {
    const period = shifted(before.period, unitOf(moved[1]), BACK.test(moved[2] ?? "") ? -1 : 1);
    return period.from > today ? null : { change: "days", period };
  }
  const beside = BESIDE.exec(core);
  // 'Next week' by itself is the week that comes.
  if (!beside || (beside[3] === "next" && !/\bafter\b/.test(core) && !/^the\b/.test(core))) return null;
  const step = BACK.test(beside[2] ?? beside[3] ?? "") ? -1 : 1;
  const unit = beside[1] ?? beside[4];
  const period =
    unit === "weekend"
      ? shifted(before.period, "week", step)
      : besideDays(step < 0 ? base : before.period, unitOf(unit), step, today);
  return period && { change: "days", period };
}
const unitOf = (said: string | undefined): PeriodUnit =>
  said === "weekend"
    ? "week"
    : said === "day" || said === "week" || said === "quarter" || said === "year"
      ? said
      : "month";

function scaleSaid({ core }: OperationText): Operation | null {
  const factor = factorSaid(core);
  return factor === null ? null : { change: "scale", factor };
}

const EACH_YEAR = inOrder(
  /^(?:(?:(?:what|how much) )?(?:is|would be|comes? to|does)? ?(?:that|it|this)?(?: be| come to| make)? ?)?/,
  anyOf(
    /(?:per|a|each|every|for a|over a|in a) (?:whole |full )?year|yearly|annually|annual|for 12 months/,
    /over 12 months/,
  ),
  /$/,
);
/** In a year: of what comes back by its rhythm, of a month or a month's average twelve of them. */
function yearly({ core, before }: OperationText): Operation | null {
  if (!EACH_YEAR.test(core)) return null;
  const { measure, statistic, period } = before;
  if (measure === "bills" || measure === "subscriptions") return { change: "statistic", statistic: "per-year" };
  if (!isFlow(measure)) return null;
  const isOfMonth = period !== null && period.from.endsWith("-01") && period.from.slice(0, 7) === period.to.slice(0, 7);
  if (statistic === "per-month" || (statistic === "total" && isOfMonth)) return { change: "scale", factor: 12 };
  return statistic === "per-week" ? { change: "scale", factor: 52 } : { change: "statistic", statistic: "per-year" };
}

const BY_HOW_MUCH =
  /^by (?:how much|what|how many dollars)(?: (?:more|less|over|under|money))?$|^how much (?:more|less|higher|lower|over|under|cheaper)$/;
const TOGETHER = inOrder(
  /^(?:(?:how much|what)(?: is| was| are| were| do| does| did)? ?)?/,
  /(?:(?:that|it|this|they|those|them)(?: all)?(?: (?:come|add|adds|comes) (?:to|up)(?: to)?)? ?)?/,
  anyOf(
    /altogether|all together|in total|in all|total|together|combined|sum|in sum|all in all|summed up|the total/,
    /the sum/,
  ),
  /$/,
);
/** A tail that is cut off as well. */
const SUM_ASKED = /\b(?:altogether|all together|in total|total|together|combined|sum)\b/;

function figureSaid({ core, before, spots }: OperationText): Operation | null {
  const isHeld = before.comparison !== null || before.shape === "yes-no" || before.measure === "left";
  if (BY_HOW_MUCH.test(core)) return isHeld ? { change: "figure" } : null;
  const { shape, statistic } = before;
  const isOfRows = shape === "list" || statistic === "count" || statistic === "each";
  const isSum = TOGETHER.test(core) || (SUM_ASKED.test(spots.plain) && /^how much(?: is (?:that|it))?$/.test(core));
  return isOfRows && isSum ? { change: "figure" } : null;
}

const EACH = inOrder(
  /^(?:(?:what|how much) (?:is|was|does|did) )?(?:(?:that|it|this|they)(?: cost)? )?/,
  /(?:each|apiece|a pop|per (?:visit|trip|time|purchase|order|ride|meal|one)|each time|on average)$/,
);
const PER: Readonly<Record<string, Statistic>> = {
  ...{
    day: "per-day",
    daily: "per-day",
    week: "per-week",
    weekly: "per-week",
    month: "per-month",
    monthly: "per-month",
  },
};
const PER_DAYS =
  /^(?:(?:what|how much) is (?:that|it) )?(?:(?:per|a|each|every) (day|week|month)|(daily|weekly|monthly))$/;

function eachSaid({ core, before }: OperationText): Operation | null {
  if (!isFlow(before.measure)) return null;
  if (EACH.test(core) && before.measure !== "kept") return { change: "statistic", statistic: "each" };
  const per = PER_DAYS.exec(core);
  const statistic = per && PER[per[1] ?? per[2] ?? ""];
  return statistic ? { change: "statistic", statistic } : null;
}

const TAKE =
  /^(?:(?:the|my|just|only|show|show me|give me|list) )*(?:top|biggest|largest|first) (\d{1,2})(?: (?:ones|of (?:them|those|these)|only))?$/;
function takeSaid({ core, before }: OperationText): Operation | null {
  const take = Number(TAKE.exec(core)?.[1] ?? 0);
  const isRows =
    before.shape === "ranking" || before.shape === "list" || (before.measure === "spent" && !before.comparison);
  return take > 0 && isRows ? { change: "take", take } : null;
}

const REMAINS = inOrder(
  /^/,
  anyOf(
    inOrder(
      /how (?:far|close)(?: off| away| along)?(?: (?:am|are) (?:i|we))?/,
      /(?: (?:off|away|from (?:it|there|the goal)|to (?:it|there|go)))?/,
    ),
    /how much (?:more|to go|left|is left|do i need)|what is (?:left|missing)|(?:what is )?still to go/,
  ),
  /$/,
);
const remainingSaid: Rule = ({ core, before }) =>
  before.measure === "saved" && REMAINS.test(core) ? { change: "measure", measure: "remaining" } : null;

const OUT = inOrder(
  /^/,
  anyOf(
    /minus|less|without|take out|taking out|take away|taking away|leave out|leaving out|drop|excluding|exclude/,
    /except|ignoring|ignore|skip|no|not|not counting|w ?o/,
  ),
  / /,
);
const WITH =
  /^(?:(?:if|when) (?:i|we|you) )?(?:plus|including|include|add|adding|add in|counting|count|count in|together with|along with|throw in|with) /;
const NAMES: ReadonlySet<Entity["kind"]> = new Set(["category", "part", "merchant"]);
const BESIDE_NAMES =
  /^(?:,|and|or|the|my|our|a|any|all|from|of|it|that|them|payments?|bills?|stuff|places?|money|too|also|well|as|in)$/;

/** Names alone: what takes the place of what was asked about, comes to it, or is left out. */
function namesSaid({ core, before, spots }: OperationText): Operation | null {
  const isOut = OUT.test(core);
  const isWith = !isOut && WITH.test(core);
  const subject = namesIn(spots, isOut || isWith ? core.replace(isOut ? OUT : WITH, "") : core, isFlow(before.measure));
  if (!subject) return null;
  if (isOut) return { change: "without", subject };
  if (isWith) return before.measure === "spent" ? { change: "together", subject } : null;
  return isFlow(before.measure) ? null : { change: "subject", subject };
}

/** Null where anything but names and little words stands in it. */
function namesIn({ words, entities, past, ahead, amounts }: Spots, rest: string, isOfRows: boolean): Subject | null {
  const first = words.length - rest.split(" ").length;
  const named = entities.filter(({ kind, start }) => start >= first && (isOfRows ? NAMES.has(kind) : kind !== "payer"));
  if (named.length === 0 || past.length > 0 || ahead.length > 0 || amounts.length > 0) return null;
  const isAll = words.every(
    (word, at) =>
      at < first ||
      named.some(({ start, end }) => start <= at && at < end) ||
      BESIDE_NAMES.test(word) ||
      (isOfRows && isFiller(word)),
  );
  return isAll ? subjectOf(named) : null;
}

const ONLY_ON =
  /^(?:(?:just|only|the|those|them|ones|that|what (?:is|was|went)|charged|spent|paid) )*(?:on|with|from|in|to) (?:the |my |our )?/;
const ACCOUNTS: ReadonlySet<Entity["kind"]> = new Set(["account", "kind"]);
/** 'Just the ones on the card': rows of an account, and nothing of what it holds. */
function accountSaid({ core, before, spots }: OperationText): Operation | null {
  const { words, entities, past, ahead, amounts } = spots;
  if (!isFlow(before.measure) || !ONLY_ON.test(core) || past.length + ahead.length + amounts.length > 0) return null;
  const named = entities.filter(({ kind }) => ACCOUNTS.has(kind));
  const isAll = words.every(
    (word, at) => isFiller(word) || BESIDE_NAMES.test(word) || named.some(({ start, end }) => start <= at && at < end),
  );
  const isOnly = named.length > 0 && named.length === entities.length && isAll;
  return isOnly ? { change: "subject", subject: subjectOf(named) } : null;
}

const THAN = anyOf(
  inOrder(
    /^(?:(?:is|was) (?:that|it) )?(?:more|less|higher|lower|better|worse|up|down)/,
    /(?: or (?:more|less|higher|lower|worse|better|down))? (?:than|from|compared to|vs|versus) /,
  ),
  /^how (?:is|was|does|do|did) (?:that|it|this|they) (?:vs|versus|against|compare (?:to|with|against)|stack up (?:to|against|with)) /,
);
/** 'Less than September?' */
function heldSaid({ core, before, spots, person: { today } }: OperationText): Operation | null {
  const [days, ...others] = spots.past;
  if (!days || others.length > 0 || !THAN.test(core) || !isFlow(before.measure) || !before.period) return null;
  const isAll = spots.words.every(
    (word, at) => (days.start <= at && at < days.end) || isFiller(word) || HOLDS.test(word),
  );
  const held = sameOfYearBefore({ from: days.from, to: days.to }, before.period);
  return isAll
    ? { change: "comparison", comparison: { against: "period", period: cutToSameDays(held, before.period, today) } }
    : null;
}
const HOLDS =
  /^(?:how|does|do|did|that|it|this|they|compare|stack|against|with|more|less|higher|lower|better|worse|up|down|or|than|from|compared|to|vs|versus)$/;

/** Of what comes: other days that lie ahead. */
function daysAhead({ before, spots, person: { today } }: OperationText): Operation | null {
  const isAhead = before.measure === "bills" || before.measure === "pay";
  const [days, ...others] = spots.ahead;
  if (!isAhead || !days || others.length > 0 || days.to < today) return null;
  const isAll = spots.words.every((word, at) => (days.start <= at && at < days.end) || isFiller(word));
  return isAll ? { change: "days", period: { from: days.from, to: days.to } } : null;
}

const RULES: readonly Rule[] = [
  ...[
    placeSaid,
    daysBeside,
    scaleSaid,
    yearly,
    figureSaid,
    eachSaid,
    takeSaid,
    remainingSaid,
    heldSaid,
    namesSaid,
    accountSaid,
    daysAhead,
  ],
];
