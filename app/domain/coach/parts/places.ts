// What one may ask where one is: about the month of a report, a goal, a transaction, a list.

import { factName } from "~/domain/coach/facts/fact";
import { SUGGESTED_QUESTIONS } from "~/domain/coach/suggestions";
import { type Month, monthLabel, monthName } from "~/domain/periods";

export type Place =
  | { is: keyof typeof SCREENS }
  | { is: "month"; month: Month; isCurrent: boolean }
  | { is: "goal"; name: string; type: "savings" | "debt" }
  | { is: "transaction"; merchant: string; isIncome: boolean }
  | { is: "category"; name: string }
  | { is: "account"; name: string; owes: boolean }
  | { is: "tag"; tag: string };

/** `about` is said above the questions; null where the place is nothing in particular. */
export type PlaceQuestions = { about: string | null; questions: string[] };

/** Screens that are about one thing, whatever they show. */
const SCREENS = {
  week: {
    about: "this week",
    questions: [
      "Where did my money go this week?",
      "How much did I spend this week?",
      "Which bills are due this week?",
    ],
  },
  budget: {
    about: "your budget",
    questions: [
      "How much of my budget is left?",
      "Which categories are over budget?",
      "Am I spending more than usual?",
    ],
  },
  goals: { about: "your goals", questions: ["When will I reach my goals?", "How can I save more each month?"] },
  accounts: { about: "your accounts", questions: ["How much money do I have?", "How much do I owe?"] },
  ahead: {
    about: "what lies ahead",
    questions: ["How much can I spend until payday?", "Which bills are due in the next two weeks?"],
  },
  recurring: {
    about: "your subscriptions and bills",
    questions: ["How much do my subscriptions cost?", "Which bills are due in the next two weeks?"],
  },
  worth: { about: "your net worth", questions: ["What is my net worth?", "How much do I owe?"] },
  credit: {
    about: "your credit",
    questions: ["How can I raise my credit score?", "How much of my credit limit do I use?"],
  },
  anywhere: { about: null, questions: SUGGESTED_QUESTIONS.slice(0, 3) },
} satisfies Record<string, PlaceQuestions>;

export function questionsAt(place: Place): PlaceQuestions {
  switch (place.is) {
    case "month":
      return aboutMonth(place.month, place.isCurrent);
    case "goal":
      return aboutGoal(factName(place.name), place.type);
    case "transaction":
      return aboutShop(factName(place.merchant), place.isIncome);
    case "category":
      return aboutCategory(place.name);
    case "account":
      return aboutAccount(factName(place.name), place.owes);
    case "tag":
      return aboutTag(place.tag);
    default:
      return SCREENS[place.is];
  }
}

const aboutCategory = (name: string): PlaceQuestions => ({
  about: name,
  questions: [
    `How much did I spend on ${name} last month?`,
    `Am I spending more on ${name} than usual?`,
    `Show my ${name} spending by month`,
  ],
});

const aboutTag = (tag: string): PlaceQuestions => ({
  about: `the tag ${tag}`,
  questions: [`How much did I spend on things tagged ${tag}?`, `Show transactions tagged ${tag}`],
});

function aboutMonth(month: Month, isCurrent: boolean): PlaceQuestions {
  if (isCurrent)
    return {
      about: "this month",
      questions: [
        "Where did my money go this month?",
        "Am I spending more than usual?",
        "Which bills are due in the next two weeks?",
      ],
    };
  const name = monthName(month);
  return {
    about: monthLabel(month),
    questions: [
      `Where did my money go in ${name}?`,
      `How much did I earn in ${name}?`,
      `How much did I save in ${name}?`,
    ],
  };
}

const aboutAccount = (name: string, owes: boolean): PlaceQuestions => ({
  about: name,
  questions: owes ? [`How much do I owe on ${name}?`] : [`How much is in ${name}?`],
});

const aboutGoal = (name: string, type: "savings" | "debt"): PlaceQuestions => ({
  about: name,
  questions:
    type === "savings"
      ? [
          `When will I reach my ${name} goal?`,
          `How much is left to save for ${name}?`,
          "How can I save more each month?",
        ]
      : [`How much do I owe on ${name}?`, "What is the fastest way to pay off my debt?"],
});

const aboutShop = (name: string, isIncome: boolean): PlaceQuestions => ({
  about: name,
  questions: isIncome
    ? [`How much did I earn from ${name} this year?`, "When is my next paycheck?"]
    : [
        `How much do I spend at ${name} a month?`,
        `How often did I go to ${name} this year?`,
        `What was my largest purchase at ${name}?`,
      ],
});
