// Cards: their limits, what of them is used and free, and when they are paid.

import { either } from "~/domain/language/pattern";
import { type FrameQuestion, accountsThat, best, type Frame, narrowed } from "./frame";
import type { Day } from "~/domain/periods";
import type { Period } from "~/domain/coach/query/algebra";
import { subjectOf } from "~/domain/coach/reading/named-subject";

const cards = (asked: FrameQuestion) =>
  narrowed(
    best(
      accountsThat(asked, true).filter(({ kind, values }) =>
        kind === "kind"
          ? values.includes("credit")
          : values.some((id) =>
              asked.person.accounts.some((account) => account.id === id && account.kind === "credit"),
            ),
      ),
    ),
  );

export const LIMIT: Frame = {
  measure: "limit",
  words: [
    [
      "(?:credit |card |spending )?limits?|credit lines?|line of credit|max on my card|how high(?: \\S+){0,3} limit",
      3.2,
    ],
    ["how much|what is|total|combined", 0.4],
  ],
  about: cards,
  fit: ({ says }) =>
    (says("left|available|remaining|used|using|use|percent|before") ? -1.5 : 0.6) -
    (says("contribution|ira|401k|budget|transfer") ? 3 : 0),
  said: (_asked, about) => ({ subject: subjectOf(about) }),
};

export const AVAILABLE: Frame = {
  measure: "available",
  words: [
    [
      either(
        "(?:limit|credit line)(?: \\S+){0,4} (?:left|remaining|available|free|open|unused)|available credit",
        "credit available|unused credit|open credit|credit (?:\\S+ ){0,3}(?:left|remaining|available)",
        "(?:left|remaining|available|room)(?: \\S+){0,3} (?:credit|limit)",
      ),
      4.4,
    ],
    [
      either(
        "(?:how much|what)(?: \\S+){0,4} (?:before|until)(?: \\S+){0,4} (?:limit|max(?:ed)?(?: out)?)",
        "max(?:ed|ing)? (?:it |them |the card |my card )?out|maxing out|maxed out|how close(?: \\S+){0,5} limit",
        "room(?: \\S+){0,6} (?:card|visa|mastercard|amex)|(?:card|visa|mastercard|amex)(?: \\S+){0,4} room",
        "(?:spend|charge|put|use)(?: \\S+){0,3} (?:before|until) (?:it|the card|my card) (?:is )?(?:full|maxed)",
        "room(?: left)? on (?:my|the)|still (?:charge|put|use|spend) on (?:my|the) (?:\\S+ )?card",
        "left on (?:my|the) (?:credit )?limit",
      ),
      4,
    ],
    ["limit", 0.8],
    ["left|available|remaining|close|full", 0.6],
  ],
  about: cards,
  fit: ({ says }) =>
    (says("credit|limit|cards?|max(?:ed|ing)? out|visa|mastercard|amex") ? 0.6 : -3) - (says("score|report") ? 3 : 0),
  said: (_asked, about) => ({ subject: subjectOf(about) }),
};

export const USED: Frame = {
  measure: "used",
  words: [
    ["(?:credit )?utili[sz]ation(?: rate| ratio| percent(?:age)?)?|credit usage|usage ratio", 4.6],
    [
      either(
        "(?:how much|what percent(?:age)?|what share|how many percent)(?: \\S+){0,5} (?:limit|credit line)" +
          "(?: \\S+){0,4}(?: using| use| used)?",
        "(?:using|use|used)(?: \\S+){0,6} (?:limit|credit)|credit (?:am i|do i|have i) (?:using|use|used)",
      ),
      4,
    ],
    [
      either(
        "(?:what |how much )?(?:percent(?:age)?|share|portion|%|much)(?: \\S+){0,4} " +
          "(?:cards?|visa|mastercard|amex)(?: \\S+){0,4} (?:using|used|use|maxed|full|filled)",
        "(?:using|used|use)(?: \\S+){0,4} (?:percent(?:age)?|share|%)(?: \\S+){0,4} (?:cards?|credit)",
        "how (?:full|maxed)(?: \\S+){0,3} cards?",
      ),
      5,
    ],
    ["(?:over|under|below|above|get to) \\d+(?:%| percent)|30% (?:rule|mark|line)", 2.4],
  ],
  about: cards,
  fit: ({ says }) =>
    (says("limit|utili[sz]ation|credit|usage|cards?") ? 0.6 : -3) -
    (says("left|available|remaining|before|room") ? 2.5 : 0) -
    (says("budget|income|spending|spent|purchases|paid|cash") ? 3 : 0),
  said: ({ percents }, about) => ({
    subject: subjectOf(about),
    ...(percents[0] ? { condition: { percent: percents[0].percent } } : {}),
  }),
};

/** The days that are over in which it may have been paid. */
const paidWithin = ({ from, to }: Period, today: Day): Period | null =>
  from < today ? { from, to: to < today ? to : today } : null;

/** What is paid to a card: it moves from account to account, and is no bill and no spending. */
export const PAYMENT: Frame = {
  measure: "payment",
  words: [
    [
      either(
        "(?:card|visa|mastercard|amex)(?: \\S+){0,2} (?:payments?|bill|autopay|due|(?:get |gets |be |being )paid)",
        "(?:payments?|paid|pay|autopay)(?: \\S+){0,4} (?:card|visa|mastercard|amex)",
      ),
      3,
    ],
    ["statement(?: balance)?|full(?: \\S+)? balance|in full|pay(?:ing)? (?:it )?off (?:each|every) month", 2],
    ["last|latest|most recent|next|when|due|how much|go(?:es)? out", 0.8],
  ],
  about: cards,
  fit: (asked, about) =>
    (about.length > 0 ? 0.8 : -5) +
    (asked.says("payments?|bill|autopay|due|get paid|gets paid|statement|in full|full(?: \\S+)? balance")
      ? 0.4
      : -1.5) -
    (asked.says(
      "put on|spend|spent|charged|on my (?:\\S+ )?card|minimum|min|rate|interest|limit|utili[sz]ation|debt|" +
        "extra|should|enough|percent|each month|total|this year|how many|so far",
    ) && !asked.says("in full|full(?: \\S+)? balance|statement")
      ? 2.6
      : 0) -
    (asked.percents.length > 0 || asked.amounts.length > 0 ? 3 : 0),
  said: ({ says, past, person }, about) => ({
    subject: subjectOf(about),
    period:
      past.length === 1 && past[0] && says("did|was|got|has|have|paid|last") ? paidWithin(past[0], person.today) : null,
    statistic: says(
      "next|due|when (?:is|does|do|will)|what (?:day|date)|which day|coming|upcoming|come out|comes out|get paid|gets paid",
    )
      ? "next"
      : "latest",
    shape: says("in full|full(?: \\S+)? balance|did i pay|do i pay|am i paying") ? "yes-no" : "figure",
  }),
};
