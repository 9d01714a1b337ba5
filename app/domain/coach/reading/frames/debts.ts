// What is owed, and on which terms: debts, cards, their limits and rates.

import { either } from "~/domain/language/pattern";
import type { Query, Statistic } from "~/domain/coach/query/algebra";
import { type FrameQuestion, accountsThat, best, type Frame, goalsThat, narrowed } from "./frame";
import type { Entity } from "~/domain/coach/reading/spot";
import { subjectOf } from "~/domain/coach/reading/named-subject";
import { splitExcept } from "~/domain/coach/reading/split-names";

const owing = (asked: FrameQuestion) =>
  narrowed(best([...goalsThat(asked, "debt"), ...accountsThat(asked, true), ...loansOf(asked)]));

/** 'How much is left on the car': what it is called as a category is a loan, where there is one that is called so. */
export function loansOf(asked: FrameQuestion): Entity[] {
  const wanted: Readonly<Record<string, RegExp>> = {
    car: /\b(?:car|auto|vehicle|truck)\b/i,
    car_payment: /\b(?:car|auto|vehicle|truck)\b/i,
    student_loans: /\b(?:student|education|college)\b/i,
    mortgage_rent: /\b(?:mortgage|home loan|house)\b/i,
  };
  return asked.of("category").flatMap((entity): Entity[] => {
    const name = wanted[entity.values[0] ?? ""];
    if (!name) return [];
    const goals = asked.person.goals.filter((goal) => goal.type === "debt" && name.test(goal.name)).map(({ id }) => id);
    if (goals.length > 0) return [{ ...entity, kind: "goal", values: goals }];
    const loans = asked.person.accounts
      .filter((account) => account.kind === "loan" && name.test(account.name))
      .map(({ id }) => id);
    return loans.length > 0 ? [{ ...entity, kind: "account", values: loans }] : [];
  });
}

/** A debt that is named and that no account or goal knows: 'my mortgage', 'the student loan'. */
const UNKNOWN_DEBT =
  /\b(?:mortgage|student loans?|home loan|personal loan|heloc|medical (?:debt|bills?)|car loan|auto loan|boat loan|payday loan)\b/;

function unknownDebt(asked: FrameQuestion, about: readonly Entity[]): string[] {
  if (about.some(({ kind }) => kind !== "kind")) return [];
  const [lender] = asked.of("merchant").flatMap(({ values }) => values.filter((name) => LENDER.test(name)));
  if (lender !== undefined) return [lender];
  const match = UNKNOWN_DEBT.exec(asked.plain);
  return match ? [match[0].replace(/s$/, "")] : [];
}
/** One whose payments are known by its name, and not what is owed to it. */
const LENDER = /\b(?:loans?|lending|mortgage|credit union)\b/i;

const SPENDING_VERBS = "spend|spent|spending|bought|buy|purchases?|transactions?|charges|charged|refund\\w*";

export const OWED: Frame = {
  measure: "owed",
  words: [
    ["owe|owed|owing|owes|ower", 3],
    ["debts?|liabilities|in the hole|indebted", 2.6],
    [
      either(
        "(?:how much|what)(?: \\S+){0,3} (?:left|remaining|remains|outstanding)(?: \\S+){0,3} (?:on|of|for)",
        "left (?:to pay )?on|still on|remaining on|remaining balance|left to pay(?: off)?",
      ),
      2.4,
    ],
    ["payoff(?: amount)?|pay ?off balance|outstanding|principal balance|loan balance|remaining|left", 1.6],
    ["balances?|bal|statement balance|current balance", 2],
    ["on (?:my|the|all my) (?:\\S+ ){0,2}(?:cards?|loans?|visa|mastercard|amex)", 1.4],
    ["how much|what is|what are|do i|total|which", 0.5],
    ["student|mortgage|personal|medical|school|college", 0.3],
    ["gone down|go down|went down|paid down|change[ds]?|dropped|shrunk", 0.7],
  ],
  about: (asked) => owing(asked),
  fit: (asked, about) => {
    const { says } = asked;
    const speaks = says(
      "owe|owed|owing|debts?|liabilities|balances?|bal|left|remaining|remains|outstanding|payoff|gone down|" +
        "go down|went down|go up|gone up|change[ds]?|dropped|shrunk",
    );
    let fit = about.length > 0 ? (speaks ? 1.4 : 0.4) : 0;
    if (unknownDebt(asked, about).length > 0) fit += 1;
    if (
      about.length === 0 &&
      !says("owe|owed|owing|debts?|liabilities|in the hole") &&
      unknownDebt(asked, about).length === 0
    )
      fit -= 4;
    if (says(SPENDING_VERBS)) fit -= 3;
    if (
      says(
        "room|max(?:ed|ing)? out|limit|utili[sz]ation|available credit|credit (?:left|available)|rate|rates|" +
          "apr|interest|minimum|debt free|rid of|snowball|avalanche|extra|afford|paid off|pay off first|fastest|" +
          "should|free of|budget|income|score|payment",
      )
    )
      fit -= says("owe") ? 1.5 : 2.6;
    if (says("when|how long|how soon|until|months (?:left|until|to go)|how many months|what if|if i|paid")) fit -= 2;
    if (
      asked.of("merchant").length > 0 &&
      about.length === 0 &&
      !says("debts?") &&
      unknownDebt(asked, about).length === 0
    )
      fit -= 2;
    if (says("goals?|save|saved|saving")) fit -= 2;
    // What is owed within days that lie ahead are bills.
    if (
      about.length === 0 &&
      !says("debts?|loans?") &&
      asked.ahead.some(({ from, to }) => from < to || to > asked.person.today)
    )
      fit -= 3;
    if (accountsThat(asked, false).length > 0 && about.length === 0) fit -= 2;
    return fit;
  },
  said: (asked, about) => {
    const { within, except } = splitExcept(asked, about);
    const unknown = unknownDebt(asked, about);
    const without = /\b(?:without|not counting|excluding|besides|except|other than|minus|aside from)\b/.test(
      asked.plain,
    );
    const ids = except.flatMap(({ values }) => values);
    const subject = without
      ? { except: [...ids, ...within.flatMap(({ values }) => values), ...unknown] }
      : unknown.length > 0
        ? { merchants: unknown }
        : subjectOf(within);
    const { moment, person, says } = asked;
    const isChange = says(
      "gone down|go down|went down|go up|gone up|change[ds]?|dropped|shrunk|decrease[ds]?|less than|since|compared",
    );
    const period: Query["period"] =
      moment === null || moment.from >= person.today
        ? null
        : isChange
          ? { from: moment.from, to: moment.day !== null && moment.from !== moment.to ? moment.to : person.today }
          : moment.day !== null
            ? { from: moment.day, to: moment.day }
            : null;
    const statistic: Statistic =
      isChange && period !== null
        ? "change"
        : says("how many (?:\\S+ ){0,2}(?:debts|loans|cards)")
          ? "count"
          : says("(?:biggest|largest|highest|most)(?! recent)")
            ? "largest"
            : says("smallest|lowest|least")
              ? "smallest"
              : "total";
    return {
      subject,
      period,
      statistic,
      shape:
        says("list|what debts|which debts|break ?down|all my debts|each|who do i owe|what do i owe") &&
        about.length === 0
          ? "list"
          : "figure",
    };
  },
};

export const RATE: Frame = {
  measure: "rate",
  words: [
    ["interest rates?|aprs?|rate on|rates?|% interest|percent interest", 3.2],
    [
      "(?:highest|lowest|most|biggest) (?:interest|rate|apr)(?: debt| rate| card| loan)?|(?:how much|what) interest (?:do i pay|am i paying|is) on",
      3.2,
    ],
    ["what is|which|how high|charg(?:e|ed|ing)|debts?|loans?|cards?", 0.3],
  ],
  about: owing,
  fit: (asked, about) =>
    (about.length > 0 ? 0.8 : asked.says("debts?|loans?|cards?|my") ? 0.4 : -2) -
    (asked.says(
      "savings? rate|saving rate|mortgage rates?|good|bad|fair|high|too|refinanc\\w+|should|normal|decent|burn|utili[sz]ation|exchange",
    )
      ? 2.4
      : 0) -
    (asked.says("rates?|aprs?|interest|%|percent") ? 0 : 4) -
    (asked.says("earn(?:ed|ing)?|this year|last year|last month|so far|paid") ? 2 : 0),
  said: (asked, about) => {
    const unknown = about.length === 0 ? UNKNOWN_DEBT.exec(asked.plain) : null;
    return {
      subject: unknown ? { merchants: [unknown[0]] } : subjectOf(about),
      statistic: asked.says("highest|most|biggest|worst")
        ? "largest"
        : asked.says("lowest|least|smallest|best")
          ? "smallest"
          : "total",
    };
  },
};

export const MINIMUM: Frame = {
  measure: "minimum",
  words: [
    ["min(?:imum)?(?: monthly)? (?:payments?|due)|minimums?|least i (?:can|have to) pay", 3.6],
    [
      either(
        "(?:monthly )?(?:loan|debt|car) payments?",
        "(?:monthly )?payments? (?:on|for|of)(?: \\S+){0,2}(?: loan| debt| car)",
        "(?:how much|what) do i pay (?:a month |monthly |each month )?on",
        "pay on (?:my|the)(?: \\S+){0,2} (?:loan|debt)",
      ),
      3,
    ],
    ["a month|monthly|each month|per month|payments?", 0.8],
    ["how much|what is", 0.4],
  ],
  about: owing,
  fit: (asked, about) =>
    (about.length > 0 ? 0.8 : asked.says("debts?|loans?|cards?|minimum|min") ? 0 : -3) -
    (asked.says(
      "when|next|last|due|extra|did|was|were|have i|so far|this year|principal|interest|left|paid|gets? me|what if|if i|more|went|go",
    )
      ? 2.4
      : 0) -
    (asked.says("afford|normal|too") ? 2.5 : 0) -
    (asked.moment ? 1.5 : 0),
  said: (asked, about) => ({
    subject: subjectOf(about),
    statistic: asked.says("total|all|debts|together|altogether") ? "per-month" : "total",
  }),
};
