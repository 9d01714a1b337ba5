import { anyOf, captured, inOrder } from "~/domain/language/pattern";
import { addMonthsToDay, daysBetween, type Day } from "~/domain/periods";
import { MAX_CENTS, type Cents } from "~/domain/money";
import { DEFAULT_COLOR, type GoalValues, type GoalType } from "~/domain/goals/goals";
import { findAmounts, type GoalAmountSpan } from "./amounts";
import { findDates } from "./dates";
import { isHostile, isQuestion } from "./refuse";
import { readCount } from "./numbers";
import { findColor, findName, findRate, findType } from "./names";
import { matchGoal, type OwnGoal } from "./find-goal";
import { askBack, type Ask } from "./ask";
import { blank, BLANK, cleanText, overlapsAny, wordsOf } from "./text";
import type { Span } from "~/domain/language/words";

export type NewGoal = GoalValues & { type: GoalType };
export type CreateReading = { kind: "create"; goal: NewGoal; assumedDeadline: boolean } | Ask;

const CUE = inOrder(
  /\b/i,
  captured(
    anyOf(
      /sav(?:e|ing|ings)|goals?|fund|need|want|would like|i'd like|buy|pay(?:ing)? (?:off|down|back)|owe|debt|loan/i,
      /create|set up|start|make|new|put (?:away|aside)|set aside|target|afford|build|raise|clear|repay|plan|track/i,
      /open/i,
    ),
  ),
  /\b/i,
);
// Said of money that has moved already: the specification's words would be 'added' or 'saved'.
const MOVED =
  /\b(paid|transferred|moved|contributed|made a payment|tossed|threw|chipped in|put|add|deposit|stashed)\b/i;

/** 'Change the bike goal to $900' speaks of a goal that is there: it makes no other. */
const CHANGES = inOrder(
  /^(?:(?:please|can you|could you|i want to|i'd like to|let's) )*/i,
  anyOf(
    /change|edit|rename|modify|adjust|increase|raise|lower|reduce|decrease|extend|postpone|bump(?: up)?/i,
    /(?:make|set|move) (?=(?:the|my|our)\b)/i,
  ),
  /\b/i,
);
const ASPECTS =
  /\b(?:goals?|target|deadline|due|date|amount|name|colou?r|from|of|up|down|with|higher|bigger|smaller)\b/gi;

export function readCreate(message: string, goals: readonly OwnGoal[], today: Day): CreateReading {
  const text = cleanText(message);
  if (isHostile(text)) return askBack("own");
  if (wordsOf(text).length === 0) return askBack("help");

  const parts = partsOf(text, today);
  const other = otherThanNew(text, parts, goals);
  if (other) return other;

  const { rate, dates, amounts, color, type, sorted, bare } = parts;
  const name = findName(bare, text, type);
  if (amounts.some((amount) => amount.cents === null) || rate?.rate === null) return askBack("unclear", { name });
  if (dates.length > 1) return askBack("dates", { name });
  const date = dates[0];
  if (date && date.day === null) return askBack("noDate");
  if (date?.day && date.day < today) return askBack("past", { name, day: date.day });
  const unread = date ? null : unreadDeadline(bare);
  if (unread !== null) return askBack("unreadDate", { name: unread });
  const deadline = date?.day ?? null;

  const { targets } = sorted;
  const { total, months } = totalOf(parts, deadline, today);
  if (new Set(targets).size > 1) return askBack("amounts", { name, amounts: targets });
  if (total === undefined) return name ? askBack("amount", { name, type }) : askBack("help");
  if (total <= 0 || total > MAX_CENTS) return askBack("unclear", { name });
  if (!name) return askBack("name", { amount: total, type });
  const currentCents = type === "debt" ? (sorted.current ?? total) : (sorted.current ?? 0);
  if (currentCents > total) return askBack("above", { name });

  const assumed = type === "savings" ? addMonthsToDay(today, targets[0] === undefined ? (months ?? 12) : 12) : null;
  return {
    kind: "create",
    assumedDeadline: type === "savings" && deadline === null && targets[0] !== undefined,
    goal: {
      type,
      name,
      targetCents: total,
      currentCents,
      deadline: deadline ?? assumed,
      color: color?.color ?? DEFAULT_COLOR,
      interestRate: type === "debt" ? (rate?.rate ?? null) : null,
      minimumCents: type === "debt" ? (sorted.minimum ?? sorted.monthly) : null,
    },
  };
}

type Parts = ReturnType<typeof partsOf>;

/** What a sentence says of a goal; `bare` is the sentence without it, from which the name is read. */
function partsOf(text: string, today: Day) {
  const rate = findRate(text);
  const dates = findDates(text, today).filter((date) => !rate || date.end <= rate.start || date.start >= rate.end);
  const taken = [...(rate ? [rate] : []), ...dates];
  const amounts = findAmounts(text, taken);
  const color = findColor(blank(text, taken));
  const type = findType(text);
  const sorted = sortAmounts(text, amounts, type);
  const saidMonths = monthsSaid(text, taken);
  const bare = blank(text, [
    ...taken,
    ...amounts,
    ...(color ? [color] : []),
    ...(saidMonths && sorted.monthly !== null ? [saidMonths] : []),
  ]);
  return { rate, dates, amounts, color, type, sorted, saidMonths, bare };
}

/** What is said instead of a new goal: of one that's there, of money that has moved, of a wish that isn't one, or a question. */
function otherThanNew(text: string, { amounts, bare }: Parts, goals: readonly OwnGoal[]): Ask | null {
  const edited = CHANGES.test(text)
    ? matchGoal(
        (bare.replace(CHANGES, "").split(/\b(?:to|by|until|into)\b|\u0001/i)[0] ?? "").replace(ASPECTS, ""),
        goals,
      )
    : null;
  if (edited?.kind === "one") return askBack("editGoal", { name: edited.goal.name });
  const moved = recordedMoney(bare, amounts, goals);
  if (moved) return moved;
  if (/\b(don't|do not|never|no longer)\b[^,.;]*\b(want|need|create|make|add|set up|start)\b/i.test(text))
    return askBack("nothing");
  if (/\b(almost|nearly|wish|haven't|didn't|if)\b[^,.;]*\b(saved|added|deposited)\b/i.test(text))
    return askBack("notHappened");
  if (isQuestion(text) && !(amounts.length > 0 && /\b(i want|i need|help me)\b/i.test(text))) return askBack("help");
  if (!CUE.test(text) && (amounts.length === 0 || wordsOf(bare.replaceAll(BLANK, " ")).length > 6))
    return askBack("help");
  return null;
}

/** The goal's sum, as it's said or from what is put away each week or month; and the months that it takes, where they're known. */
function totalOf({ sorted, saidMonths }: Parts, deadline: Day | null, today: Day) {
  const days = deadline === null ? null : daysBetween(today, deadline);
  const months = days === null ? saidMonths?.months : Math.max(1, Math.round(days / (365 / 12)));
  const weeks = days === null ? null : Math.max(1, Math.round(days / 7));
  const inWeeks = sorted.weekly !== null && weeks !== null ? sorted.weekly * weeks : undefined;
  const inMonths = sorted.monthly !== null && months ? sorted.monthly * months : undefined;
  return { months, total: sorted.targets[0] ?? inWeeks ?? inMonths };
}

/** 'By my birthday' names a date that can't be read here: it is asked for, not replaced by one of our own. */
function unreadDeadline(bare: string): string | null {
  const unquoted = bare.replace(/"[^"]*"/g, (quoted) => BLANK.repeat(quoted.length));
  const found =
    /\b((?:by|before|until|till|no later than|in time for|due(?: on| by)?) [^\u0001,.;!?]*[\p{L}\d])[\s.!?]*$/iu.exec(
      unquoted,
    );
  return found?.[1] ?? null;
}

type Sorted = {
  targets: Cents[];
  current: Cents | null;
  minimum: Cents | null;
  monthly: Cents | null;
  weekly: Cents | null;
};

const HAVE = inOrder(
  /\b/i,
  captured(
    anyOf(
      /already (?:have|got|put|set|paid)(?: aside| away)?|currently(?: have| at| owe)?/i,
      /start(?:ing|s)?(?: with| at| from| off with)?|i have|i've got|i got|we have|begin(?:ning)? with/i,
      /current(?: amount)?(?: is| of|:)?|initial(?: deposit)?(?: of|:)?|have/i,
    ),
  ),
  / ?(?:about |around )?$/i,
);
const HAVE_AFTER = /^ (already|so far|to start|in the bank|set aside|put aside|in savings|down already|currently)\b/i;
const LEFT = /\b(still owe|left to pay|left|remaining|now owe|down to|remains|balance (?:is|of|now)) $/i;
const LEFT_AFTER = /^ (left|remaining|to go|still owed|outstanding|still to pay|is left|remains)\b/i;
const MINIMUM = /\b(?:minimum|min)\.?(?: monthly)?(?: payments?)?(?: is| of|:)? ?$/i;
const MINIMUM_AFTER = /^ (?:a month |per month |monthly )?(?:minimum|min)\b/i;

function sortAmounts(text: string, amounts: readonly GoalAmountSpan[], type: GoalType): Sorted {
  const sorted: Sorted = { targets: [], current: null, minimum: null, monthly: null, weekly: null };
  for (const [index, amount] of amounts.entries()) {
    if (amount.cents === null) continue;
    const before = text.slice(0, amount.start);
    const after = text.slice(amount.end);
    const next = amounts[index + 1];
    const ofNext =
      next !== undefined && /^ ?(?:out )?of(?: the| my| a)?(?: original)? $/i.test(text.slice(amount.end, next.start));
    if (type === "debt" && (MINIMUM.test(before) || MINIMUM_AFTER.test(after))) sorted.minimum = amount.cents;
    else if (amount.every === "month") sorted.monthly = amount.cents;
    else if (amount.every === "week") {
      sorted.weekly = amount.cents;
      sorted.monthly = Math.round((amount.cents * 52) / 12);
    } else if (amount.every) continue;
    else if (ofNext || (amounts.length > 1 && type === "debt" && (LEFT.test(before) || LEFT_AFTER.test(after))))
      sorted.current = amount.cents;
    else if (type === "savings" && (HAVE_AFTER.test(after) || (amounts.length > 1 && HAVE.test(before))))
      sorted.current = amount.cents;
    else sorted.targets.push(amount.cents);
  }
  return sorted;
}

// '$300 a month for a year'.
function monthsSaid(text: string, taken: readonly Span[]): (Span & { months: number }) | null {
  const match = /\bfor (\w+) (month|year)s?\b/i.exec(text);
  const span = match && { start: match.index, end: match.index + match[0].length };
  const count = match ? readCount((match[1] ?? "").toLowerCase()) : null;
  if (!span || overlapsAny(span, taken) || !count || count > 600) return null;
  return { ...span, months: count * (match?.[2]?.toLowerCase() === "year" ? 12 : 1) };
}

// 'Add $50 to my bike' has none of the routing words. It isn't a new goal: say how to record it, change nothing.
function recordedMoney(bare: string, amounts: readonly GoalAmountSpan[], goals: readonly OwnGoal[]): Ask | null {
  if (
    !MOVED.test(bare) ||
    amounts.length === 0 ||
    /\b(goal (?:for|of|to|called|named)|new|create|set up|savings goal|debt goal|pay(?:ing)? off|put (?:away|aside))\b/i.test(
      bare,
    )
  )
    return null;
  const phrase = /\b(?:on|to|into|in|towards?|for|off) (?!\u0001)([^\u0001,.;!?]+)/i.exec(bare)?.[1] ?? "";
  const match = matchGoal(phrase, goals);
  const goal = match.kind === "one" ? match.goal : undefined;
  const past = /\b(paid|transferred|moved|contributed|made a payment|tossed|threw|chipped in|stashed)\b/i.test(bare);
  if (!goal && !past) return null;
  const amount = amounts[0]?.cents ?? null;
  return askBack("record", { name: goal?.name ?? "", ...(amount !== null ? { amount } : {}) });
}
