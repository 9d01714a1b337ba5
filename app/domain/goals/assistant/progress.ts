import { anyOf, captured, either, inOrder } from "~/domain/language/pattern";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { findAmounts, type GoalAmountSpan } from "./amounts";
import { findDates } from "./dates";
import { isHostile, isQuestion, isUnreal } from "./refuse";
import { matchGoal, tellingWords, type OwnGoal } from "./find-goal";
import { askBack, type Ask } from "./ask";
import { blank, BLANK, cleanText, bareStem } from "./text";
import { chosenGoal } from "./same-name";

// doneCents: what the ledger will hold after a 'set'. 'add' is a contribution or a payment.
export type ProgressReading =
  | { kind: "add"; goal: OwnGoal; amountCents: Cents }
  | { kind: "set"; goal: OwnGoal; doneCents: Cents }
  | { kind: "info"; goals: readonly OwnGoal[] }
  | Ask;

const ADDS = inOrder(
  /\b/i,
  captured(
    anyOf(
      /saved|added|adding|add|deposited|put in|put|paid|payment|plus|another|extra|more|contributed|contribution/i,
      /deposit|transferred|moved|stashed|increase|increased|raise|up by/i,
    ),
  ),
  /\b/i,
);
const SET_BEFORE =
  /\b(to|at|reached|(?:total(?:s|ing)?|balance)(?: of)?|now|is|equals|have) (?:about |exactly )?$|= ?$/i;
const TOTAL = /\b(in total|total of|altogether|all together|so far|overall|to date|a total)\b/i;
const LEFT = /\b(left|remaining|(?:i|we) (?:still )?owe|balance|to go|outstanding)\b/i;
const EDITS = /\b(target|deadline|due date|end date|name|rename|colou?r|goal amount|interest|rate)\b/i;
const PART = /\b(half|a third|a quarter|part|most|some|the rest) (of|in|into|to|towards?)\b/i;
const TAKES = /\b(took|take|taken|withdrew|withdraw|withdrawn|spent|subtract|deduct|minus|reduce|lower(?:ed)?)\b/i;

export function readProgress(message: string, own: readonly OwnGoal[], today: Day): ProgressReading {
  const { text, goals } = chosenGoal(cleanText(message), own);
  if (isHostile(text)) return askBack("own");
  if (goals.length === 0) return askBack("noGoals");

  const dates = findDates(text, today);
  const percents = [...text.matchAll(/\b\d+(?:\.\d+)? ?(?:%|percent)/gi)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const names = namedIn(text, goals);
  const amounts = findAmounts(text, [...dates, ...percents, ...names.spans]);
  const bare = blank(text, [...dates, ...percents, ...amounts]);
  const target = findTarget(bare, names.goals, goals, amounts);

  if (isQuestion(text)) return { kind: "info", goals: target.kind === "one" ? [target.goal] : goals };
  const plain = withoutNames(text, names.spans).replace(/\b(can|could|will|would) (you|u|ya)\b/gi, " ");
  const name = target.kind === "one" ? target.goal.name : "";
  if (isUnreal(plain)) return askBack("notHappened", { name });
  if (EDITS.test(plain) && !/\b(saved|added|deposited|put in|paid)\b/i.test(plain))
    return askBack("editGoal", { name });
  if (TAKES.test(plain)) return askBack("takeBack", { name });

  const amount = PART.test(plain) || percents.length > 0 ? "unclear" : oneAmount(text, amounts);
  if (target.kind !== "one") {
    const details = { goals: target.goals, ...(typeof amount === "number" ? { amount } : {}) };
    return askBack(target.kind === "unknown" ? "unknownProgress" : "whichProgress", details);
  }
  const goal = target.goal;
  if (amount === "none") {
    return /\b(show|see|check|tell me|list|view|status)\b/i.test(plain)
      ? { kind: "info", goals: [goal] }
      : askBack("howMuch", { name: goal.name });
  }
  if (amount === "unclear") return askBack("unclear", { name: goal.name });
  const [span] = amounts;
  return read(goal, amount, plain, bare, span, text);
}

function read(
  goal: OwnGoal,
  amount: Cents,
  plain: string,
  bare: string,
  span: GoalAmountSpan | undefined,
  text: string,
): ProgressReading {
  if (amount <= 0) return askBack("howMuch", { name: goal.name });
  const before = text.slice(0, span?.start ?? 0);
  const after = text.slice(span?.end ?? 0);
  const adds = ADDS.test(plain);
  const saysLeft = goal.type === "debt" && LEFT.test(plain) && !/\b(paid|payment|put in|deposited)\b/i.test(plain);
  const sets = SET_BEFORE.test(before);
  const total = TOTAL.test(plain) || (/^ ?(?:is )?(?:now )?(?:saved|in it|in there)\b/i.test(after) && sets);
  // 'Added $50 to my bike' has its 'to' after the amount; 'update my bike to $300' has it before.
  if (saysLeft) return settle(goal, goal.targetCents - amount);
  if (total && (sets || adds)) {
    const done = goal.type === "debt" && !/\bpaid\b/i.test(plain) ? goal.targetCents - amount : amount;
    return done < goal.doneCents ? askBack("addOrSet", { name: goal.name, amount }) : settle(goal, done);
  }
  if (sets && !/\b(saved|added|deposited|put in|paid)\b/i.test(bare))
    return settle(goal, goal.type === "debt" ? goal.targetCents - amount : amount);
  const byOrWith =
    /\b(by|with) (?:an? (?:extra|additional|payment of|deposit of) ?)?$/i.test(before) || /\+ ?\$?$/.test(before);
  const noted = /\bprogress\b.{0,40}$/i.test(before) && /^ ?(for|on|to|towards?|into)\b/i.test(after);
  if (adds || byOrWith || noted) return { kind: "add", goal, amountCents: amount };
  return askBack("addOrSet", { name: goal.name, amount });
}

function settle(goal: OwnGoal, doneCents: Cents): ProgressReading {
  return doneCents < 0 || (goal.type === "savings" && doneCents > goal.targetCents * 100)
    ? askBack("setAbove", { name: goal.name })
    : { kind: "set", goal, doneCents };
}

function oneAmount(text: string, amounts: readonly GoalAmountSpan[]): Cents | "none" | "unclear" {
  const [first, second] = amounts;
  if (!first) return "none";
  if (amounts.some((amount) => amount.cents === null)) return "unclear";
  // '$50 of $500': the first is what was saved.
  const ofWhole =
    second && amounts.length === 2 && /^ ?(?:out )?of(?: the| my)? ?$/i.test(text.slice(first.end, second.start));
  return second && !ofWhole ? "unclear" : (first.cents ?? "unclear");
}

type Target = { kind: "one"; goal: OwnGoal } | { kind: "several" | "unknown"; goals: OwnGoal[] };

function findTarget(
  bare: string,
  named: readonly OwnGoal[],
  goals: readonly OwnGoal[],
  amounts: readonly GoalAmountSpan[],
): Target {
  const exact = [...new Set(named)];
  const matches = phrases(bare, goals).map((phrase) => matchGoal(phrase, goals));
  const found = new Set([...exact, ...matches.flatMap((match) => (match.kind === "one" ? [match.goal] : []))]);
  const unsure = matches
    .flatMap((match) => (match.kind === "several" || match.kind === "near" ? [match.goals] : []))
    .filter((list) => !list.some((goal) => found.has(goal)));
  const near = matches.some(
    (match) => match.kind === "near" && match.goals.some((goal) => found.has(goal)) && exact.length === 0,
  );
  const [goal, ...others] = found;
  if (goal && others.length === 0 && !near && unsure.length === 0) return { kind: "one", goal };
  if (others.length > 0 || unsure.length > 0)
    return { kind: "several", goals: [...new Set([...found, ...unsure.flat()])] };
  const unknown = matches.some((match) => match.kind === "none");
  if (unknown) return { kind: "unknown", goals: [...goals] };
  const fitting = fittingKind(bare, goals);
  const [only] = fitting;
  return only && fitting.length === 1 && (amounts.length > 0 || goals.length === 1)
    ? { kind: "one", goal: only }
    : { kind: "several", goals: fitting };
}

function fittingKind(bare: string, goals: readonly OwnGoal[]): OwnGoal[] {
  const kind = /\bdebt\b|\bpaid\b|\bpayment\b/i.test(bare)
    ? "debt"
    : /\bsav(ed|ings?)\b/i.test(bare)
      ? "savings"
      : null;
  const fitting = kind ? goals.filter((goal) => goal.type === kind) : goals;
  return fitting.length > 0 ? [...fitting] : [...goals];
}

const STOP = new RegExp(
  either(
    `[${BLANK},;.!?:()]`,
    "\\s(?:by|with|because|since|from|out of|using|after|before|while|when|thanks|thank|please|yesterday|today|" +
      "tonight|this (?:morning|week|month|year|evening|afternoon)|last (?:night|week|month|year)|just now|again|" +
      "too|as well|already|so far|in total|and|but|so|which|that|now|is|are|has|was|i|we|it|earlier|recently|lol|" +
      `haha|yay|finally|for real|to|into|of|at|on|in|for|goal|goals|more|extra|off|balance)(?=[\\s,.;!?${BLANK}]|$)`,
  ),
  "i",
);
const BEFORE_GOAL = new RegExp(
  `(?:\\b(?:my|the|our|for|to|into|towards?|update|on|progress)\\s+|^)([^${BLANK},;.!?:]{1,60}?)\\s+(?:goals?|fund)\\b`,
  "gi",
);
const AFTER_WORD = /\b(?:for|into|to|towards?|on|in|off|update|updated|progress|of|goal|fund|my)\b/gi;
/** Words beside an amount that name no goal, as `tellingWords` has them. */
const NOISE = new Set(
  [
    "cash",
    "checking",
    "payday",
    "paycheck",
    "bonus",
    "tips",
    "total",
    "all",
    "progress",
    "update",
    "amount",
    "dollars",
    "bucks",
    "date",
    "good",
    "great",
    "fun",
    "week",
    "month",
    "day",
    "year",
    "time",
    "real",
    "sure",
    "advance",
    "full",
    "half",
    "part",
    "deposit",
    "payment",
    "contribution",
    "piggy",
    "envelope",
    "top",
    "addition",
    "record",
    "latest",
    "status",
    "check",
    "another",
    "extra",
    "more",
  ].map(bareStem),
);

function phrases(bare: string, goals: readonly OwnGoal[]): string[] {
  const found: string[] = [];
  const add = (phrase: string) => {
    const text = phrase.replaceAll(BLANK, " ");
    const words = tellingWords(text).filter((word) => !NOISE.has(word));
    if (words.length > 0 && !/\b(saved|added|deposited|put in|update|updated|progress|paid)\b/i.test(text))
      found.push(words.join(" "));
  };
  for (const match of bare.matchAll(AFTER_WORD)) {
    const rest = bare.slice(match.index + match[0].length).replace(new RegExp(`^[\\s${BLANK}:]+`), "");
    add(rest.slice(0, STOP.exec(` ${rest}`)?.index ?? rest.length));
  }
  for (const match of bare.matchAll(new RegExp(`${BLANK}\\s+([^${BLANK}]+)`, "g"))) {
    const rest = match[1] ?? "";
    // Right behind the amount only a goal's own name counts: 'saved 100 bike'.
    const close = rest.slice(0, STOP.exec(` ${rest}`)?.index ?? rest.length);
    if (matchGoal(close, goals).kind === "one") add(close);
  }
  for (const match of bare.matchAll(BEFORE_GOAL))
    add(
      (match[1] ?? "")
        .split(/\b(?:my|the|our|for|to|into|towards?|update|on|progress|added|saved|deposited|in)\b/i)
        .at(-1) ?? "",
    );
  const lead = /^([^:,]{1,60})[:,-]/.exec(bare)?.[1];
  if (lead) add(lead.replace(/^(?:update|progress|my|the|on|for)\b ?/gi, ""));
  return [...new Set(found)];
}

// Goals whose whole name stands in the text, longest first, so that 'Car insurance' isn't taken for 'Car'.
function namedIn(
  text: string,
  goals: readonly OwnGoal[],
): { goals: OwnGoal[]; spans: { start: number; end: number }[] } {
  const lower = text.toLowerCase();
  const spans: { start: number; end: number }[] = [];
  const named: OwnGoal[] = [];
  for (const goal of [...goals].sort((a, b) => b.name.length - a.name.length)) {
    const name = cleanText(goal.name).toLowerCase();
    if (!name || (tellingWords(name).length < 2 && !lower.includes(`"${name}"`))) continue;
    const start = lower.indexOf(name);
    if (start < 0 || /[\p{L}\p{N}]/u.test(lower.charAt(start - 1) + lower.charAt(start + name.length))) continue;
    if (spans.some((span) => start < span.end && span.start < start + name.length)) {
      if (spans.some((span) => span.start === start && span.end === start + name.length)) named.push(goal);
      continue;
    }
    spans.push({ start, end: start + name.length });
    named.push(goal);
  }
  return { goals: named, spans };
}

function withoutNames(text: string, spans: readonly { start: number; end: number }[]): string {
  return blank(text, spans).replaceAll(BLANK, " ");
}
