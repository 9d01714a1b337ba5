// The look back at a week in words: what its facts say on the page, at the endpoint and in the mail.

import { categoryName } from "~/domain/categories/list";
import type { Country } from "~/domain/household/country";
import { tidyName } from "~/domain/ledger/tidy-name";
import { type Cents, formatAbout, formatUsd } from "~/domain/money";
import { mediumDate, shortDate } from "~/domain/periods";
import type { CategoryReason, ChangeFact, WeekChange } from "~/domain/week/changes";
import type { AskedOfWeek, QuestionFact } from "~/domain/week/question";
import type { WeekComparison, WeekFacts } from "~/domain/week/review";
import { counted } from "./plural";
import { type TroubleNote, troubleNote } from "./trouble-note";

type ChangeWords = {
  title: string;
  /** The title without amounts, for where others may read it. */
  plainTitle: string;
  why: string;
};
type QuestionWords = { text: string; hint: string; label: string };

export type WeekReview = Omit<WeekFacts, "comparison" | "changes" | "question" | "signs"> & {
  /** The week in a sentence. */
  sentence: string;
  changes: (ChangeWords & Pick<WeekChange, "id" | "cents" | "href">)[];
  question: QuestionWords & { id: string; href: string };
  /** What comes before all of it. */
  note: TroubleNote | null;
};

export function wordWeek(facts: WeekFacts, country: Country | null): WeekReview {
  const { comparison, changes, question, signs, ...figures } = facts;
  return {
    ...figures,
    sentence: comparisonSentence(comparison),
    changes: changes.map(({ id, cents, href, fact }) => ({ id, cents, href, ...changeWords(fact) })),
    question: worded(question),
    note: troubleNote(signs, country),
  };
}

const worded = ({ fact, href }: AskedOfWeek): WeekReview["question"] => ({
  id: fact.kind,
  href,
  ...questionWords(fact),
});

function comparisonSentence(comparison: WeekComparison): string {
  switch (comparison.kind) {
    case "nothing-posted":
      return "Nothing posted to your accounts this week.";
    case "too-few-weeks":
      return "After four full weeks, you'll see how each one compares with your average.";
    case "about-as-usual":
      return `Not counting bills, you spent ${formatUsd(comparison.nowCents)}, about as much as usual.`;
    case "differs":
      return (
        `Not counting bills, you spent ${formatUsd(comparison.nowCents)}: ` +
        `${formatUsd(Math.abs(comparison.differenceCents))} ${moreOrLess(comparison.differenceCents)} than usual.`
      );
  }
}

const moreOrLess = (cents: Cents): string => (cents > 0 ? "more" : "less");

export function changeWords(fact: ChangeFact): ChangeWords {
  switch (fact.kind) {
    case "category": {
      const [name, than] = [categoryName(fact.category), `${moreOrLess(fact.differenceCents)} than usual`];
      return {
        title: `${name}: ${formatUsd(Math.abs(fact.differenceCents))} ${than}`,
        plainTitle: `${name}: ${than}`,
        why: reasonSentence(fact.reason),
      };
    }
    case "price": {
      const plainTitle = `${tidyName(fact.merchant)} went up`;
      const before = formatUsd(fact.fromCents);
      return {
        title: `${plainTitle} by ${formatUsd(fact.toCents - fact.fromCents)}`,
        plainTitle,
        why:
          fact.yearCents === null
            ? `It's usually about ${before}.`
            : `It was ${before} before: ${formatUsd(fact.yearCents)} more a year.`,
      };
    }
    case "late-income": {
      const title = `Income from ${tidyName(fact.from)} is late`;
      const why = `About ${formatAbout(fact.expectedCents)} was expected around ${mediumDate(fact.day)}, ${fact.daysLate} days ago.`;
      return { title, plainTitle: title, why };
    }
    case "extra-income":
      return {
        title: `You got ${formatUsd(fact.cents)} from ${tidyName(fact.from)}`,
        plainTitle: `You got money from ${tidyName(fact.from)}`,
        why: "It isn't part of your regular income, so don't count on it every month.",
      };
  }
}

const purchases = (count: number): string => counted(count, "purchase");

function reasonSentence(reason: CategoryReason): string {
  if (reason.kind === "merchants") {
    const told = reason.merchants.map(
      ({ name, cents, count }) => `${tidyName(name)}, ${formatUsd(cents)}${count > 1 ? ` in ${purchases(count)}` : ""}`,
    );
    return told.length === 0 ? "It's from purchases that you split." : `Mostly ${told.join(", and ")}.`;
  }
  const { nowCount, averageCount } = reason;
  const usual = Math.max(1, Math.round(averageCount));
  if (nowCount === 0) return `No purchases instead of the usual ${usual}.`;
  if (nowCount < usual) return `${purchases(nowCount)} instead of the usual ${usual}.`;
  return nowCount > 1 ? `${purchases(nowCount)}, each smaller than usual.` : "One purchase, smaller than usual.";
}

export function questionWords(fact: QuestionFact): QuestionWords {
  switch (fact.kind) {
    case "first":
      return {
        text: "Which payment comes first this week?",
        hint: "Housing, power, and food come before cards and loans.",
        label: "See what comes first",
      };
    case "double-charge":
      return {
        text: `Did you buy twice at ${tidyName(fact.merchant)}?`,
        hint: `${formatUsd(fact.cents)} was charged twice. If you bought once, ask for a refund of one.`,
        label: "See both charges",
      };
    case "price":
      return {
        text: `Is it still worth ${formatUsd(fact.cents)} to you?`,
        hint: `${changeWords(fact.rise).title}. If you wouldn't sign up again at this price, it's time to cancel.`,
        label: "See its payments",
      };
    case "review":
      return {
        text: "Are your latest purchases in the right categories?",
        hint: `${counted(fact.waiting, "transaction is waiting", "transactions are waiting")} for review.`,
        label: "Review them",
      };
    case "ahead":
      return {
        text: "Is something bigger coming up?",
        hint: "A trip, a repair, a move: see what it would change before you decide.",
        label: "Try it out",
      };
  }
}

/** Instead of "$0.00" for a week in which no pay was due. */
export const nextPayWords = ({ day, cents }: NonNullable<WeekFacts["nextPay"]>): string =>
  `Next pay ${shortDate(day)}, about ${formatAbout(cents)}`;
