// The engine: which sums and rows a query needs, and its answer once they are there. It asks nobody and knows no database.

import { addMonths, firstDayOf, monthOf } from "~/domain/periods";
import { isFlow, isSchedule, isStanding, type Query, valid } from "~/domain/coach/query/algebra";
import { type WordedAnswer, FactNotes } from "~/domain/coach/query/answer";
import type { AnyNeed, NeedAnswers, Household } from "~/domain/coach/query/data";
import { eitherNeeds, isEither, wordEither } from "./either-answers";
import { isOfCash } from "./flow-beside";
import { paidNeeds } from "./bills-paid";
import { asksWhatVaries, varyingNeeds } from "./bills-varying";
import { lastBillNeeds } from "./last-bill";
import { ownFormOf } from "./own-forms";
import { withoutPart, withPart } from "~/domain/coach/query/part-answers";
import { flowFigures, flowNeeds } from "./spent-and-earned";
import { billsOf } from "./schedule-turn";
import { allKnown } from "./periods-meant";
import { priceNeeds } from "./price-answers";
import { wordSchedule } from "./schedules";
import { standingNeeds, wordStanding } from "./standing";
import { subscriptionsPaidNeeds } from "./subscriptions-paid";
import { wordFlow } from "./spent-and-earned-words";

/** Of a place where nothing comes back by a rhythm its charges tell: whether it became dearer, when it last charged. */
function meant(asked: Query, household: Household): Query {
  const query = ofAccount(valid(ofPlan(toCome(ofDebts(asked, household), household), household)), household);
  const { measure, subject, statistic } = query;
  const isOfShop = (measure === "price-changes" || measure === "bills") && (subject.merchants ?? []).length > 0;
  if (!isOfShop || billsOf({ query, household }).length > 0) return query;
  const charges: Query = { ...query, measure: "spent", statistic: "total", by: null };
  if (measure === "price-changes")
    return valid({ ...charges, shape: "list", period: query.period ?? allKnown(household) });
  if (statistic !== "latest") return query;
  return valid(query.shape === "yes-no" ? charges : { ...charges, shape: "figure", statistic: "latest" });
}

/** What is owed for a category is the debts that it pays; where none is known, that one is missing. */
function ofDebts(asked: Query, { debts, accounts }: Household): Query {
  const { measure, subject } = asked;
  const { categories, ...rest } = subject;
  const pays = categories?.flatMap((id) => DEBT_OF[id] ?? []) ?? [];
  if (measure !== "owed" || !categories || pays.length < categories.length) return asked;
  const isPaidBy = (name: string, type?: string) => pays.some((kind) => kind.test(name) || kind.test(type ?? ""));
  const typeOf = (id: string | null) => accounts.find((account) => account.id === id)?.type;
  const owedOn = debts.filter(({ name, accountId }) => isPaidBy(name, typeOf(accountId)));
  const cards = accounts.filter(({ name, type }) => type === "credit" && isPaidBy(name, type));
  const ids = [...owedOn.flatMap(({ accountId }) => accountId ?? []), ...cards.map(({ id }) => id)];
  const goals = owedOn.flatMap(({ id, accountId }) => (accountId === null ? id : []));
  if (ids.length + goals.length === 0) {
    const [id = ""] = categories;
    return { ...asked, subject: { ...rest, merchants: [CALLED[id] ?? id.replaceAll("_", " ")] } };
  }
  return {
    ...asked,
    subject: {
      ...rest,
      ...(ids.length > 0 ? { accounts: [...new Set(ids)] } : {}),
      ...(goals.length > 0 ? { goals } : {}),
    },
  };
}
const DEBT_OF: Readonly<Record<string, RegExp>> = {
  student_loans: /student|education|college/i,
  car_payment: /\b(?:car|auto|vehicle|truck)\b/i,
  car: /\b(?:car|auto|vehicle|truck)\b/i,
  mortgage_rent: /mortgage|home|house/i,
  credit_cards: /credit|card/i,
};
const CALLED: Readonly<Record<string, string>> = {
  student_loans: "student loan",
  car_payment: "car loan",
  car: "car loan",
  mortgage_rent: "mortgage",
  credit_cards: "credit card",
};

/** Interest of days that are still to come is what the debts take until they are paid. */
function toCome(asked: Query, { today }: Household): Query {
  const { measure, period, subject, statistic } = asked;
  const isAhead = statistic === "next" || (period !== null && period.from > today);
  if (measure !== "interest" || !isAhead) return asked;
  const isNamed = Object.keys(subject).length > 0;
  return {
    ...asked,
    measure: "reached",
    statistic: "total",
    shape: "figure",
    period: null,
    subject: isNamed ? subject : { kinds: ["loan"] },
  };
}

/** Whether anything is over its plan is asked of each category, and not of their sum alone. */
function ofPlan(asked: Query, { today }: Household): Query {
  const { measure, shape, by, comparison, subject, period, condition, statistic } = asked;
  const isOfPlan =
    measure === "spent" &&
    comparison?.against === "plan" &&
    Object.keys(subject).every((part) => part === "categories" || part === "except") &&
    Object.keys(condition).length === 0;
  if (!isOfPlan) return asked;
  const isCount = statistic === "count" || by === "month";
  const isOfMonths = period !== null && monthOf(period.from) < monthOf(period.to);
  if (isCount || (isOfMonths && statistic === "total" && by === null))
    return {
      ...asked,
      measure: "left",
      comparison: null,
      by: "month",
      // Their sums where it's no count.
      shape: isCount ? "figure" : "trend",
      statistic: isCount ? "count" : "total",
      period: period ?? { from: firstDayOf(addMonths(monthOf(today), -11)), to: today },
    };
  if (statistic !== "total" || isOfMonths || !(shape === "yes-no" || by === "category")) return asked;
  const isOne = subject.categories?.length === 1;
  return {
    ...asked,
    measure: "left",
    comparison: null,
    shape: isOne ? shape : "yes-no",
    by: isOne ? null : "category",
  };
}

/** What left an account is listed whole, transfers and the card's payments as well: the answer says what of it was spent. */
const ofAccount = (query: Query, household: Household): Query =>
  query.measure === "spent" && query.shape === "list" && !query.condition.pending && isOfCash(query.subject, household)
    ? { ...query, measure: "outflow" }
    : query;

export function needs(asked: Query, household: Household): AnyNeed[] {
  const query = meant(withoutPart(asked).whole, household);
  const { measure } = query;
  const own = ownFormOf(query);
  if (own) return own.needs(query, household);
  if (isEither(query)) return eitherNeeds(query, household);
  if (isFlow(measure)) return flowNeeds(measure, query, household);
  if (isStanding(measure)) return standingNeeds(query, measure, household);
  if (measure === "price-changes") return priceNeeds({ query, household });
  if (measure === "bills" && query.statistic === "missed") return [{ want: "ended" }];
  if (asksWhatVaries(query)) return varyingNeeds({ query, household });
  if (measure === "bills") return [...paidNeeds({ query, household }), ...lastBillNeeds({ query, household })];
  if (measure !== "subscriptions") return [];
  return query.statistic === "ended" ? [{ want: "ended" }] : subscriptionsPaidNeeds({ query, household });
}

/** `number` sets the facts of several queries in one text apart. */
export function evaluate(asked: Query, household: Household, found: NeedAnswers, number = 1): WordedAnswer {
  const { whole, percent } = withoutPart(asked);
  const query = meant(whole, household);
  const notes = new FactNotes(number, household.today, household.firstDay);
  const answer = wholeOf(query, household, found, notes);
  return percent === null ? answer : withPart(answer, query, percent, notes);
}

function wholeOf(query: Query, household: Household, found: NeedAnswers, notes: FactNotes): WordedAnswer {
  const { measure } = query;
  const own = ownFormOf(query);
  if (own) return own.words({ query, household, found, notes });
  if (isEither(query)) return wordEither({ query, household, found, notes });
  if (isFlow(measure))
    return wordFlow({
      flow: measure,
      query,
      figures: flowFigures(measure, query, { household, found }),
      household,
      notes,
    });
  if (isStanding(measure)) return wordStanding({ measure, query, household, found, notes });
  if (isSchedule(measure)) return wordSchedule({ measure, query, household, found, notes });
  return { text: "", facts: [], list: [], chart: null };
}
