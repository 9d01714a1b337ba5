// How far debts are paid, and what is known of the credit: what was paid off, of what a payment is made, how long it
// takes, the payments beside the income, the score.

import { either } from "~/domain/language/pattern";
import { accountsThat, best, type FrameQuestion, type Frame, goalsThat, narrowed } from "./frame";
import { OWED } from "./debts";
import { subjectOf } from "~/domain/coach/reading/named-subject";

const owing = (asked: FrameQuestion) => OWED.about(asked);

export const PAID_OFF: Frame = {
  measure: "paid-off",
  words: [
    ["paid off(?: so far)?|paid down|payed off|paid back|knocked (?:off|out)|chipped away|paid so far", 3],
    [
      "(?:how much|what percent(?:age)?|what|how far)(?: \\S+){0,6} (?:paid|payed|pay(?:ing)?)(?: \\S+){0,4} (?:on|off|toward|towards|to)",
      2,
    ],
    ["how far(?: along| into)?|progress|percent(?:age)?|share|so far|already", 1],
    ["principal", 2.6],
  ],
  about: owing,
  fit: (asked, about) =>
    (about.length > 0 ? 1.6 : asked.says("debts?|loans?|principal") ? 0.6 : -4) -
    (about.every(({ kind }) => kind === "kind") && asked.says("student|school|college|home|mortgage|personal")
      ? 4
      : 0) -
    (asked.says("when|how long|if i|what if|extra|should|will|interest|a month|monthly|faster|first|last month")
      ? 2.6
      : 0) -
    (about.length > 0 && about.every((one) => one.kind === "kind" && one.values.includes("credit")) ? 1.5 : 0),
  said: ({ moment, person }, about) => ({
    subject: subjectOf(about),
    period: moment && moment.from < person.today ? { from: moment.from, to: moment.day ?? moment.to } : null,
  }),
};

export const PRINCIPAL: Frame = {
  measure: "principal",
  words: [
    [
      either(
        "(?:toward|towards|to|goes to|is|as) (?:the )?(?:principal|interest)",
        "principal(?: vs| versus| and| or)? (?:interest)?|interest portion|principal portion",
        "(?:c[ao]me|comes|went|goes) off|off the (?:loan|balance)|the (?:loan|balance|debt) itself",
      ),
      3,
    ],
    ["payments?|pay|paying", 1],
    ["how much of|what part|what share|what percent(?:age)?|split|break ?down", 0.8],
  ],
  about: owing,
  fit: (asked, about) =>
    (about.length > 0 ? 1 : -1) +
    (asked.says("payments?|pay") ? 0.5 : -2) +
    (asked.says("principal|c[ao]me off|comes off|off the (?:loan|balance)|itself")
      ? 1
      : asked.says("how much of")
        ? 0
        : -2) -
    (asked.says("this year|so far|in all|total|since") ? 1 : 0),
  said: ({ past: [days, ...others] }, about) => ({
    subject: subjectOf(about),
    period: days && others.length === 0 && days.from < days.to ? { from: days.from, to: days.to } : null,
  }),
};

export const DEBT_SHARE: Frame = {
  measure: "debt-share",
  words: [
    ["debt to income(?: ratio)?|dti|debt income ratio|income to debt", 5],
    [
      either(
        "(?:share|percent(?:age)?|part|portion|much|%) of (?:my |our )?(?:monthly )?" +
          "(?:income|pay|paycheck|salary)(?: \\S+){0,5} (?:debts?|loans?)",
        "(?:debts?|loans?)(?: \\S+){0,4} (?:of|to) (?:my )?(?:income|pay)",
      ),
      4,
    ],
    ["income", 0.4],
  ],
  about: () => [],
  fit: () => 0.5,
  said: () => ({}),
};

export const SCORE: Frame = {
  measure: "score",
  words: [
    ["credit scores?|fico(?: score)?|my score|vantage(?: ?score)?", 4],
    ["what is|how (?:is|high|good)|points?|goal|away|far|current|when|checked", 0.4],
  ],
  about: () => [],
  fit: ({ says }) =>
    1 -
    (says(
      "improve|raise|boost|fix|increase|better|build|help|hurt|affect|tips?|should|why|bring up|get (?:it|my) (?:score )?up|lower|drop",
    )
      ? 3
      : 0),
  said: () => ({}),
};

/** When a debt ends, or a goal is reached. */
export const REACHED: Frame = {
  measure: "reached",
  words: [
    [
      either(
        "when (?:will|do|can|am|would|is|does|are)|how long (?:until|till|before|to|does|will|do|is)|how soon",
        "what (?:date|month|year|day)|how many (?:more )?(?:months|payments|years)|how much longer",
        "months (?:left|until|to go)",
      ),
      2,
    ],
    [
      "reach(?:ed)?|hit|done|be there|finish(?:ed)?|get there|there|fund(?:ed)?|complete[d]?|full(?:y funded)?|meet|make it|have (?:the|my|enough)",
      1,
    ],
    [
      "paid off|pay off|payoff(?: date)?|done (?:paying|with)|debt free|own (?:it|my car)|over|left|to go|last payment",
      1.2,
    ],
  ],
  about: (asked) =>
    narrowed(
      best([
        ...goalsThat(asked, "savings"),
        ...owing(asked).filter((one) => !(one.kind === "kind" && one.values.includes("credit"))),
      ]),
    ),
  fit: (asked, about) => {
    const asksWhen = asked.says(
      "when|how long|how soon|what (?:date|month|year)|how many (?:more )?(?:months|payments|years)|" +
        "how much longer|months (?:left|until|to go)|payoff date|by when",
    );
    return (
      (about.length > 0 ? 1.6 : asked.says("goals?") ? 0.8 : -4) +
      (asksWhen ? 0.4 : -4) -
      (asked.amounts.length > 0 ||
      asked.says(
        "what if|if i (?:pay|put|add|save|throw|send)|extra|at \\$|should|last (?:pay|paid)|did|due|deadline|next payment|next",
      )
        ? 2.4
        : 0) -
      (accountsThat(asked, false).length > 0 && goalsThat(asked, "savings").length === 0 ? 1 : 0)
    );
  },
  said: (_asked, about) => ({ subject: subjectOf(about) }),
};
