// Questions that want a yes or a no: something is held against something, by some day. An amount against an account, against
// what a budget has left or against what comes in; bills against a sum; a card against its statements; a budget against its
// plan. What stands in the text says which; a tale around it changes nothing.

import type { Cents } from "~/domain/money";
import { adviceAmounts } from "~/domain/coach/reading/advice-amounts";
import { askedOf } from "~/domain/coach/reading/frames/frame";
import { FOREIGN } from "~/domain/coach/reading/lexicon";
import type { Person } from "~/domain/coach/reading/person";
import { withoutReporters } from "~/domain/coach/reading/reported";
import type { Spots } from "~/domain/coach/reading/spot";
import type { VerdictQuestion, VerdictReading, VerdictReader } from "./verdict";
import { billsAgainst, everyBudget, fitsBudget, paidTogether } from "./budget";
import { budgetsNear, budgetsTogether, overOnAnything } from "./budgets";
import { claimed } from "./claims";
import { cardCleared, cardPaid, cardPaymentAtEnd } from "./cards";
import { againstWhole, inAgainstOut } from "./flows";
import { paidElsewhere } from "./elsewhere";
import { judgedSpending } from "./judged";
import { movedBetween, paidFrom, paidToCard } from "./moves";
import { monthsCovered } from "./months";
import { nthLast } from "./nth";
import { paidBeforeRaise } from "./raise";
import { savedMore } from "./saving";
import {
  breathingRoom,
  checkingToSavings,
  cookedAtHome,
  debtAsked,
  doneWithout,
  extraEachMonth,
  givenUpForDebt,
  investmentMade,
  roomToSave,
  savingJudged,
  soldForDebt,
  sumToUse,
  whichDebt,
  whichSubscriptions,
} from "./advice";
import { betterThanBefore, incomeExplained, worthThenAndNow } from "./before";
import { debtAlong, debtToIncome, paidDouble, paymentsLeft } from "./debts";
import { goalChangeAsked } from "./goal-changes";
import { addedAgainst, goalOfOwn, goalOrder, goalThereIs } from "./goal-order";
import { cardTakes, chargedUpTo, debtFrom, savingsOrDebt } from "./taken";
import { costsMost } from "~/domain/coach/reading/costs-most";
import { worthGrowth } from "~/domain/coach/reading/worth-growth";
import { billsAndPay, moneyLess, overByThen, standsThen, tithe } from "./held-then";
import { payEaten, spendingExplained } from "./why";
import { accountReaches, firstOver, monthExpected, passedOn, visitRhythm } from "./days";
import { billByThen } from "./bill-by-then";
import { billsAhead } from "./bills-ahead";
import { billRisen, billsInOrder, billsWithin, subscriptionsTook } from "./bills";
import { anyBeyond, howManyBeyond, keptEachMonth, keptOfTwo, lastPaychecks, unplannedEachMonth } from "./by-month";
import { balanceCrossed } from "./crossed";
import { lowestToCome, needsAndWants, roomForThat, shopsByVisit } from "./at-hand";
import { worthKeeping } from "./worth";
import { billsMissed, cashFees, rowsWritten, tagsAsked } from "./written";
import {
  cardOrCashAsked,
  giveMoreAsked,
  giftsAsked,
  investMoreAsked,
  monthlyOnTop,
  movedAway,
  oneThing,
  placeRented,
  raiseToUse,
  thirdPaycheckAsked,
  wholeStatement,
} from "./choices";
import {
  cashByAsked,
  cashThenAsked,
  debtPaymentsAsked,
  goalAndAccountAsked,
  incomeOfYear,
  interestToEnd,
  sumWhenAsked,
} from "./far";
import { allRightOn, budgetFigureAsked, budgetOfMonths, budgetThere, monthsOver, usuallyLeft } from "./figures";
import { allBills, billsThatVary, carInAll, cardInterest, fixedBills, goalsHeldAgainst, goalUnknown } from "./lists";
import {
  besidesPay,
  eitherCost,
  fallsBelow,
  goalHas,
  hitsUntilPayday,
  interestApart,
  keptThere,
  leftAfterBill,
  putIntoGoals,
} from "./said";
import { absorbed, accountTakes, goalByDay, goalFrom, goalInTime, goalWith } from "./goals";

/** `areRows`: the text surely looks like one that asks for rows, or for an order of them. */
export function verdictIn(spots: Spots, person: Person, areRows: boolean): VerdictReading | null {
  if (FOREIGN.test(withoutReporters(withoutHousehold(spots))) && !OWN.test(spots.plain)) return null;
  const asked = askedOf(spots, person);
  const amounts = adviceAmounts(spots.plain);
  const held: VerdictQuestion = {
    ...asked,
    onceCents: amounts.flatMap(({ each, cents, isHeld }) =>
      each === "once" && !isHeld && cents >= LEAST ? [cents] : [],
    ),
    monthlyCents: amounts.find(({ each, insteadOf }) => each === "month" && !insteadOf)?.cents ?? null,
  };
  for (const read of areRows ? OF_ORDERS : READERS) {
    const found = read(held);
    if (found) return found;
  }
  return null;
}

/** Others may be the reason why one asks, but not whom it is about. */
const OWN = new RegExp(
  `\\b(?:i|we|our|us|budgets?)\\b|\\b(?:can|could|does|do|did|is|are|will|would|if|were|was|have|has|am) my (?!${FOREIGN.source})|` +
    "for (?:me|us)\\b|why(?: \\S+)? (?:was|were|did)\\b",
);
/** Who shares the money is no stranger, and a movie may be what it's spent on. */
const withoutHousehold = ({ words, entities }: Spots): string =>
  words
    .filter(
      (word, at) =>
        !/^(?:husbands?|wife|hubby|partner|spouse)$/.test(word) &&
        !entities.some(({ start, end }) => at >= start && at < end),
    )
    .join(" ");

/** A smaller number counts something: 'two more fill-ups'. */
const LEAST: Cents = 5_00;

/** What goes by the order of goals, debts or events, and lists no rows. */
const OF_ORDERS: readonly VerdictReader[] = [
  firstOver,
  passedOn,
  visitRhythm,
  monthExpected,
  balanceCrossed,
  billsInOrder,
  billsWithin,
  billByThen,
  billRisen,
  subscriptionsTook,
  cardPaymentAtEnd,
  shopsByVisit,
  debtToIncome,
  keptEachMonth,
  keptOfTwo,
  unplannedEachMonth,
  anyBeyond,
  howManyBeyond,
  lastPaychecks,
  accountReaches,
  rowsWritten,
  tagsAsked,
  billsMissed,
  cashFees,
  eitherCost,
  interestApart,
  fallsBelow,
  leftAfterBill,
  keptThere,
  goalHas,
  putIntoGoals,
  besidesPay,
  hitsUntilPayday,
  goalsHeldAgainst,
  goalOrder,
  goalThereIs,
  whichDebt,
  whichSubscriptions,
  incomeExplained,
  spendingExplained,
  payEaten,
  monthsOver,
  budgetOfMonths,
  billsThatVary,
  fixedBills,
  allBills,
  carInAll,
  goalUnknown,
  thirdPaycheckAsked,
  costsMost,
  billsAhead,
  paidBeforeRaise,
];

/** The particular before the general. */
const READERS: readonly VerdictReader[] = [
  ...OF_ORDERS,
  roomForThat,
  lowestToCome,
  needsAndWants,
  investMoreAsked,
  tithe,
  giveMoreAsked,
  raiseToUse,
  giftsAsked,
  movedAway,
  wholeStatement,
  cardOrCashAsked,
  oneThing,
  placeRented,
  goalAndAccountAsked,
  sumWhenAsked,
  cashByAsked,
  cashThenAsked,
  incomeOfYear,
  debtPaymentsAsked,
  interestToEnd,
  cardInterest,
  budgetFigureAsked,
  budgetThere,
  allRightOn,
  usuallyLeft,
  standsThen,
  billsAndPay,
  overByThen,
  worthGrowth,
  worthThenAndNow,
  betterThanBefore,
  soldForDebt,
  investmentMade,
  debtAlong,
  paymentsLeft,
  paidDouble,
  addedAgainst,
  goalChangeAsked,
  goalOfOwn,
  givenUpForDebt,
  extraEachMonth,
  sumToUse,
  checkingToSavings,
  roomToSave,
  savingJudged,
  debtAsked,
  cookedAtHome,
  doneWithout,
  breathingRoom,
  nthLast,
  monthsCovered,
  movedBetween,
  paidFrom,
  claimed,
  cardTakes,
  chargedUpTo,
  debtFrom,
  moneyLess,
  savingsOrDebt,
  cardCleared,
  cardPaid,
  paidToCard,
  judgedSpending,
  overOnAnything,
  budgetsNear,
  budgetsTogether,
  everyBudget,
  fitsBudget,
  worthKeeping,
  billsAgainst,
  paidTogether,
  paidElsewhere,
  goalInTime,
  goalFrom,
  goalWith,
  goalByDay,
  accountTakes,
  savedMore,
  absorbed,
  inAgainstOut,
  againstWhole,
  monthlyOnTop,
];
