// The commonest calculations as people ask for them: what is left after some things, a percentage of something that is no income
// and no spending, how much of each paycheck, how many times over. Each name in them has to be known; what isn't sure is read as
// any other question.

import { STANDINGS, type Period, type Query } from "~/domain/coach/query/algebra";
import type { Person } from "~/domain/coach/reading/person";
import { spot } from "~/domain/coach/reading/spot";
import { anyWordOf, group, inOrder } from "~/domain/language/pattern";
import type { FigureStep } from "./answer-work";
import { operandOf } from "./operands";
import type { Work, WorkOperation } from "./work";

const EACH_MONTH = / (?:a|per|each|every) month\b| (?:on average|usually|normally)\b/g;
const START = /^(?:(?:so|and|ok|hey|please|roughly|about) )*/;
const AFTER_PAY =
  /(?:after|once|when)(?: (?:i|we))?(?: (?:pay|paying|have paid|take out|taking out|subtract|covering|cover))?(?: for)?/;
const ALL_PAID =
  /(?: (?:is|are|has|have)(?: been| all)*(?: paid| out| taken out| gone| covered)| come out| comes out)?$/;

const LEFT = [
  inOrder(
    START,
    /(?:how much|what)(?: money)?(?: is| would be| will be| do (?:i|we) have| would (?:i|we) have) left(?: over)?/,
    / (?:of|from|out of) (?<first>.+?) /,
    AFTER_PAY,
    / (?<others>.+?)/,
    ALL_PAID,
  ),
  inOrder(
    START,
    /how much of (?<first>.+?) (?:is|would be|do (?:i|we) have) left(?: over)? /,
    AFTER_PAY,
    / (?<others>.+?)/,
    ALL_PAID,
  ),
];
/** What comes in each month is meant where no source is named. */
const LEFT_MONTHLY = inOrder(
  START,
  /(?:how much|what)(?: money)?(?: is| would be| do (?:i|we) have| would (?:i|we) have) left(?: over)? /,
  AFTER_PAY,
  / (?<others>.+?)/,
  ALL_PAID,
);

const PERCENT = [
  inOrder(
    START,
    /(?:what|how (?:big|large|much) (?:of )?a)(?: is the| is)? (?:percent|percentage|share|portion|fraction) of (?<second>.+?) /,
    /(?:is|are|was|were|goes to|go to|went to|would be)(?: spent on)? (?<first>.+)$/,
  ),
  inOrder(START, /(?:what is |how much is )?(?<first>.+?) as (?:a )?(?:percent|percentage|share) of (?<second>.+)$/),
];

const PAYCHECK = "(?:pay ?checks?|pay checks?|pay periods?)";
const PER_PAYCHECK = [
  new RegExp(
    "^(?:so |and )*(?:how much|what)(?: (?:is|are|do i|do we))?(?: (?:spend|pay))?(?: (?:on|for))? (?<first>.+?) " +
      `(?:per|a|each|every) ${PAYCHECK}$`,
  ),
  new RegExp(
    `^(?:so |and )*(?:how much|what) (?:out of|of) (?:each|every)(?: one)?(?: of (?:my|our))? ${PAYCHECK} ` +
      "(?:goes|go|is going) (?:to|toward|towards|on|for|into) (?<first>.+)$",
  ),
];

const CAN = /(?:could|can|would|will|does|do) /;
const RATIO = inOrder(
  START,
  /how many times(?: over)? /,
  CAN,
  /(?<first>.+?) (?:pay(?: off| for)?|cover|clear) (?<second>.+?)(?: off| over)*$/,
);
const MONTHS = [
  inOrder(START, /how many months(?: of)? (?<second>.+?) /, CAN, /(?<first>.+?) (?:pay(?: for)?|cover|buy|last)$/),
  inOrder(START, /how (?:many months|long) /, CAN, /(?<first>.+?) (?:pay(?: for)?|cover) (?<second>.+)$/),
];
/** So many percent of the income the planner knows, and a part of what stands its own reading. */
const PART =
  /^(?:so |and )*(?:what is |how much is )?(?:a |one )?(?<part>half|third|quarter|fifth|tenth)(?: of)? (?!.*\bpay ?checks?\b)(?<first>.+)$/;
const PARTS: Readonly<Record<string, number>> = { half: 50, third: 100 / 3, quarter: 25, fifth: 20, tenth: 10 };
/** 'Half of the rent and half of internet': a part of each, together. */
const PART_OF_EACH =
  /^(?:(?:a|one) )?(?:(?<part>half|third|quarter|fifth|tenth)|(?<percent>\d{1,2}) ?(?:%|percent))(?: of)? (?<what>.+)$/;
const BEFORE_PARTS = new RegExp(
  `^(?:${group(
    "what is|how much is|whats|how much are|what are|my share is|i pay|i owe|we pay|i cover|i am paying",
    "it is|so|and|if|that is|add up",
  )} )+`,
);
const BEHIND_PARTS = inOrder(
  /(?: ?,)?(?: (?:so|and|what|how much))*(?: (?:is|does|do|are|would))?(?: (?:that|they|it|both|those|i|this|all))*/,
  /(?: (?:together|combined|altogether|come to|comes to|add up to|in all|pay|owe))*$/,
);
const SUM = inOrder(
  START,
  /(?:how much (?:is|are|do)|what (?:is|are|do|does)) (?<others>.+?) (?:come to |add up to |make )?/,
  /(?:together|combined|in all|altogether|added up|put together)$/,
);
const MINUS = inOrder(START, /(?:what is |how much is )?(?<first>.+?) (?:minus|less|take away) (?<others>.+)$/);

/** One of these stands in each of them: any other text is looked at no further. */
const MAY_BE = anyWordOf(
  /left|percent\w*|share|portion|fraction|pay ?checks?|pay periods?|times|months|long|half|third|quarter|fifth|tenth/i,
  /together|combined|altogether|in all|added up|minus|less|take away/i,
);

/** Steps that a text surely asks for; null for any other. */
export function workIn(text: string, person: Person): FigureStep[] | null {
  if (!MAY_BE.test(text)) return null;
  const { plain, period } = withoutDays(text, person);
  const of = (said: string | undefined): Query | null => (said === undefined ? null : operandOf(said, person, period));
  const all = (said: string | undefined): (Query | null)[] =>
    (said ?? "")
      .split(/ ?, and | ?, | and | plus /)
      .filter(Boolean)
      .map(of);
  const isMonthly = plain !== plain.replace(EACH_MONTH, "");
  const asked = plain.replace(EACH_MONTH, "");
  const found = (patterns: readonly RegExp[]) => patterns.map((one) => one.exec(asked)?.groups).find(Boolean);
  const left = found(LEFT);
  if (left) return steps("left", [of(left["first"]), ...all(left["others"])], isLeft);
  const monthly = isMonthly || period !== null ? found([LEFT_MONTHLY]) : undefined;
  if (monthly) return steps("left", [of("my income"), ...all(monthly["others"])], isLeft);
  const percent = found(PERCENT);
  if (percent) return steps("percent", [of(percent["first"]), of(percent["second"])], isNoShare);
  const paycheck = found(PER_PAYCHECK);
  if (paycheck) return steps("per-paycheck", [of(paycheck["first"])], ([one]) => isComing(one));
  const ratio = found([RATIO]);
  if (ratio)
    return steps("ratio", [of(ratio["first"]), of(ratio["second"])], ([first]) => first?.measure === "balance");
  const months = found(MONTHS);
  if (months) return steps("months", [of(months["first"]), of(months["second"])], lasts);
  const each = partOfEach(asked, of);
  if (each) return each;
  const part = found([PART]);
  if (part) return partOfIt(part["part"] ?? "", of(part["first"]));
  const sum = found([SUM]);
  if (sum) return steps("sum", all(sum["others"]), areOther);
  const minus = found([MINUS]);
  return minus
    ? steps("left", [of(minus["first"]), ...all(minus["others"])], ([one]) => one?.measure === "earned")
    : null;
}

/** The text without the one stretch of days that it names. */
function withoutDays(text: string, person: Person): { plain: string; period: Period | null } {
  const { plain, words, past } = spot(text, person);
  const [days, ...others] = past;
  const tidy = (said: string) => said.replace(/\?/g, "").replace(/ {2,}/g, " ").trim();
  if (!days || others.length > 0) return { plain: tidy(plain), period: null };
  const before = words
    .slice(0, days.start)
    .join(" ")
    .replace(/ (?:in|for|during|over|on|of|from)$/, "");
  const rest = `${before} ${words.slice(days.end).join(" ")}`;
  return { plain: tidy(rest), period: { from: days.from, to: days.to } };
}

function steps(
  op: WorkOperation,
  parts: readonly (Query | null)[],
  holds: (parts: readonly Query[]) => boolean,
): FigureStep[] | null {
  const known = parts.flatMap((part) => part ?? []);
  if (known.length < parts.length || known.length === 0 || !holds(known)) return null;
  return withWork(known, { op, of: known.map((_, at) => at + 1), number: null });
}

const withWork = (queries: readonly Query[], work: Work): FigureStep[] => [
  ...queries.map((one): FigureStep => ({ is: "query", query: one })),
  { is: "work", work },
];

/** An amount that comes by the month. */
const isComing = (one: Query | undefined): boolean =>
  one !== undefined && (one.statistic === "per-month" || one.measure === "subscriptions") && one.measure !== "earned";

/** What comes in, less what is named; all bills together are the planner's, which knows what is due when. */
const isLeft = ([first, ...others]: readonly Query[]): boolean =>
  first?.measure === "earned" &&
  others.length > 0 &&
  others.every(({ measure }) => measure === "spent" || measure === "bills" || measure === "subscriptions") &&
  !(others.length === 1 && others[0]?.measure === "bills");

/** A part of the income or of a category that its shop takes is one query. */
const isNoShare = ([first, second]: readonly Query[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  !(second.measure === "earned" && first.measure === "spent") &&
  !(second.measure === "spent" && first.subject.merchants !== undefined) &&
  (first.statistic === "per-month") === (second.statistic === "per-month");

const lasts = ([first, second]: readonly Query[]): boolean =>
  first?.measure === "balance" && second !== undefined && isComing(second);

/** Sums of one measure are one query, and what was spent doesn't add up with what is owed. */
const areOther = (parts: readonly Query[]): boolean =>
  parts.length > 1 &&
  new Set(parts.map(({ measure }) => measure)).size > 1 &&
  new Set(parts.map(({ measure }) => STANDINGS.some((one) => one === measure))).size === 1;

function partOfIt(said: string, one: Query | null): FigureStep[] | null {
  const number = PARTS[said];
  return one?.measure === "earned" && number !== undefined ? withWork([one], { op: "part", of: [1], number }) : null;
}

function partOfEach(asked: string, of: (said: string | undefined) => Query | null): FigureStep[] | null {
  const said = asked
    .replace(BEFORE_PARTS, "")
    .replace(BEHIND_PARTS, "")
    .split(/ ?, and | ?, | and | plus /);
  const parts = said.flatMap((one) => {
    const { part, percent, what } = PART_OF_EACH.exec(one.trim())?.groups ?? {};
    const number = part === undefined ? Number(percent) : PARTS[part];
    const query = of(what);
    return query?.measure === "spent" && number ? [{ query, number }] : [];
  });
  if (parts.length < 2 || parts.length < said.length) return null;
  const steps = parts.flatMap(({ query, number }, at): FigureStep[] => [
    { is: "query", query },
    { is: "work", work: { op: "part", of: [2 * at + 1], number } },
  ]);
  return [...steps, { is: "work", work: { op: "sum", of: parts.map((_, at) => 2 * at + 2), number: null } }];
}
