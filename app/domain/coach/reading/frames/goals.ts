// Goals: what is saved, what is missing, what a month it takes, what was added, which is nearest.

import { either } from "~/domain/language/pattern";
import type { Query } from "~/domain/coach/query/algebra";
import { best, FLOWED, type FrameQuestion, type Frame, goalsThat } from "./frame";
import { subjectOf } from "~/domain/coach/reading/named-subject";

const goals = (asked: FrameQuestion) => best(goalsThat(asked, "savings"));
const every = (asked: FrameQuestion) => best([...goalsThat(asked, "savings"), ...goalsThat(asked, "debt")]);
const HYPOTHETICAL =
  "what if|if i|should i|afford|would it take if|at \\d|\\$?\\d+ (?:a|per|each|every) (?:month|week|paycheck)";

/** Whether a date will be met. */
const IN_TIME = either(
  "(?:hit|make|meet|reach|miss|get to)(?: \\S+){0,6} (?:deadline|date|in time|on time|by then)",
  "(?:deadline|target)(?: \\S+){0,3} (?:or not|realistic|doable|possible)|in time|on time|on schedule",
  "will i (?:make|reach|hit|get)",
);

/** Goals are spoken of: by their names, or as goals. */
const speaksOfGoals = (asked: FrameQuestion, about: readonly unknown[]): number =>
  about.length > 0 ? 1.4 : asked.says("goals?|saving for|saving up") ? 1.2 : -4;

export const SAVED: Frame = {
  measure: "saved",
  words: [
    ["saved|save|saving|put away|stashed|set aside|have in|have for", 1.2],
    [
      "close|progress|how far|far along|along|doing|status|on track|percent(?:age)?|%|there|going|coming along|look(?:ing)?|standing|behind|ahead",
      1.4,
    ],
    ["goals?", 1.2],
    [IN_TIME, 2.6],
    ["not|yet", 0.2],
    ["which|what|list|how many|closest|nearest|furthest|farthest|sum|total|together", 0.5],
    ["deadlines?|due date|target date|end date|by when|due", 1.8],
    ["how much|do i have|how is|how are", 0.5],
  ],
  about: (asked) =>
    goals(asked).length > 0 || !asked.says("goals?|deadlines?|target dates?|due dates?") ? goals(asked) : every(asked),
  fit: (asked, about) =>
    speaksOfGoals(asked, about) -
    (asked.says(HYPOTHETICAL) || asked.amounts.length > 0 ? 2 : 0) -
    (asked.says("score|credit") ? 3 : 0) -
    (asked.says(FLOWED) || asked.says("budget") ? 1.6 : 0) -
    (asked.moment && asked.moment.from < asked.person.today ? 1 : 0) -
    (asked.says(
      "more (?:do|to)|left|to go|remaining|when (?:will|do|can)|how long|need|a month|monthly|months? could|last me|enough",
    )
      ? 0.8
      : 0),
  said: (asked, about): Partial<Query> => {
    const { says, plain } = asked;
    const isInTime = says(IN_TIME);
    const isRanked = says(
      "closest|nearest|furthest|further|farthest|farther|most (?:done|progress|complete)|least " +
        "(?:done|progress|funded|along)|which (?:goal|of (?:my|our|the) (?:\\S+ )?goals)|almost (?:done|there)|" +
        "nearly",
    );
    const isWhen = says("deadlines?|due date|target date|end date|by when|when is");
    const isAll = about.length === 0;
    return {
      subject: subjectOf(about),
      statistic: says("how many goals")
        ? "count"
        : isWhen && !isInTime && !says("on track|behind|ahead")
          ? "next"
          : "total",
      shape: isRanked
        ? "ranking"
        : isInTime || says("on track|behind|ahead")
          ? "yes-no"
          : says("percent(?:age)?|share") || plain.includes("%")
            ? "share"
            : isAll && !says("total|in all|together|altogether|combined|how much")
              ? "list"
              : "figure",
      ...(isRanked
        ? {
            take: 1,
            least: says(
              "(?:furthest|farthest|further|farther)(?! (?:along|ahead|in))|least|most behind|behind|lag\\w*|lowest|worst",
            ),
          }
        : {}),
    };
  },
};

/** A debt is spoken of as a goal where it is called so. */
const goalsOrDebts = (asked: FrameQuestion) => (asked.says("goals?") ? every(asked) : goals(asked));

export const REMAINING: Frame = {
  measure: "remaining",
  words: [
    ["until|till|done|full|finish(?:ed)?", 0.3],
    [
      "left to save|more (?:do (?:i|we)|to) (?:need|save|go)|still (?:need|to save|have to save|to go)|need to save",
      2.4,
    ],
    ["left|more|to go|remaining|remains?|short|away|need|missing|from", 1.4],
    ["how much|how far|what", 0.5],
    ["goals?", 0.8],
  ],
  about: goalsOrDebts,
  fit: (asked, about) =>
    (asked.says("left to save|(?:need|have) to save") && about.length === 0 ? 0.8 : speaksOfGoals(asked, about)) -
    (asked.says(HYPOTHETICAL) || asked.amounts.length > 0 ? 2 : 0) -
    (asked.says("score|credit|budget") ? 3 : 0) -
    (asked.says(
      "a month|monthly|per month|each month|per week|a week|weekly|when|how long|how soon|every month|paycheck",
    )
      ? 1.6
      : 0),
  said: (asked, about) => ({
    subject: subjectOf(about),
    shape: asked.says("which|list|each|every goal") && about.length === 0 ? "list" : "figure",
  }),
};

export const NEEDED: Frame = {
  measure: "needed",
  words: [
    [
      either(
        "(?:how much|what)(?: \\S+){0,6} (?:a|per|each|every) (?:month|week|paycheck|payday|check)|monthly|per month",
        "a month|each month|every month|per paycheck|a week|weekly|per week",
      ),
      2,
    ],
    ["save|saving|put away|set aside|put in|put aside|put|contribute|need|have to|should", 1],
    ["to (?:make|reach|hit|meet|get|fund|finish)|on time|by then|in time|make it|deadline", 0.8],
    ["am i saving enough|saving enough|enough to (?:reach|hit|make)", 2.4],
  ],
  about: (asked) => goals(asked),
  fit: (asked, about) =>
    (about.length > 0 ? 1.6 : asked.says("goals?|deadline") ? 0.8 : -5) -
    (asked.amounts.length > 0 || asked.says("if i|what if|have i|did i|been") ? 2.6 : 0) -
    (asked.says("month|monthly|week|weekly|paycheck|payday|enough") ? 0 : 3),
  said: (asked, about) => ({
    subject: subjectOf(about),
    statistic: asked.says("pay ?checks?|pay ?days?") ? "each" : asked.says("week|weekly") ? "per-week" : "per-month",
  }),
};

export const ADDED: Frame = {
  measure: "added",
  words: [
    [
      "add(?:ed)?|put (?:in|into|toward|towards|to|away)|contribut\\w+|deposit(?:ed)?|paid into|saved|save|set aside|moved",
      2,
    ],
    ["goals?", 1],
    ["last|this month|this year|since|so far|recent(?:ly)?", 0.5],
  ],
  about: (asked) => every(asked),
  fit: (asked, about) =>
    (about.length > 0 || asked.says("goals?") ? 0.8 : -5) +
    (asked.says("add(?:ed)?|put|contribut\\w+|deposit(?:ed)?|saved|save|set aside|moved") ? 0 : -5) +
    (asked.moment || asked.says("last time|last contribution|latest|last add") ? 0.8 : -2) -
    (asked.says("need|should|left|more do|when will|if i|what if|have i saved so far") ? 2.4 : 0),
  said: ({ moment, says }, about) => ({
    subject: subjectOf(about),
    period: moment && { from: moment.from, to: moment.to },
    statistic: says("when|last time|latest|last contribution") && !says("how much") ? "latest" : "total",
  }),
};
