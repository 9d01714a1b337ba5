// Questions that want a yes or a no: something is held against something, by some day. An amount against an account, against
// what a budget has left or against what comes in; bills against a sum; a card against its statements; a budget against its
// plan. What stands in the text says which; a tale around it changes nothing.

import type { Cents } from "~/domain/money";
import { adviceAmounts } from "./advice-amounts";
import { askedOf } from "./frame";
import { FOREIGN } from "./lexicon";
import type { Person } from "./person";
import { withoutReporters } from "./reported";
import type { Spots } from "./spot";
import type { VerdictQuestion, VerdictReading, VerdictReader } from "./verdict";
import { billsAgainst, everyBudget, fitsBudget, paidTogether } from "./verdicts-budget";
import { budgetsNear, budgetsTogether, overOnAnything } from "./verdicts-budgets";
import { claimed } from "./verdicts-claims";
import { cardCleared, cardPaid, cardPaymentAtEnd } from "./verdicts-cards";
import { againstWhole, inAgainstOut } from "./verdicts-flows";
import { paidElsewhere } from "./verdicts-elsewhere";
import { judgedSpending } from "./verdicts-judged";
import { movedBetween, paidFrom, paidToCard } from "./verdicts-moves";
import { monthsCovered } from "./verdicts-months";
import { nthLast } from "./verdicts-nth";
import { savedMore } from "./verdicts-saving";
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
} from "./verdicts-advice";
import { betterThanBefore, incomeExplained, worthThenAndNow } from "./verdicts-before";
import { debtAlong, debtToIncome, paidDouble, paymentsLeft } from "./verdicts-debts";
import { goalChangeAsked } from "./verdicts-goal-changes";
import { addedAgainst, goalOfOwn, goalOrder, goalThereIs } from "./verdicts-goal-order";
import { cardTakes, chargedUpTo, debtFrom, savingsOrDebt } from "./verdicts-taken";
import { costsMost } from "./costs-most";
import { worthGrowth } from "./worth-growth";
import { billsAndPay, moneyLess, overByThen, standsThen, tithe } from "./verdicts-held-then";
import { payEaten, spendingExplained } from "./verdicts-why";
import { accountReaches, firstOver, monthExpected, passedOn, visitRhythm } from "./verdicts-days";
import { billRisen, billsInOrder, billsWithin, subscriptionsTook } from "./verdicts-bills";
import {
  anyBeyond,
  howManyBeyond,
  keptEachMonth,
  keptOfTwo,
  lastPaychecks,
  unplannedEachMonth,
} from "./verdicts-by-month";
import { balanceCrossed } from "./verdicts-crossed";
import { lowestToCome, needsAndWants, roomForThat, shopsByVisit } from "./verdicts-at-hand";
import { worthKeeping } from "./verdicts-worth";
import { billsMissed, cashFees, rowsWritten, tagsAsked } from "./verdicts-written";
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
} from "./verdicts-choices";
import {
  cashByAsked,
  cashThenAsked,
  debtPaymentsAsked,
  goalAndAccountAsked,
  incomeOfYear,
  interestToEnd,
  sumWhenAsked,
} from "./verdicts-far";
import {
  allRightOn,
  budgetFigureAsked,
  budgetOfMonths,
  budgetThere,
  monthsOver,
  usuallyLeft,
} from "./verdicts-figures";
import { allBills, carInAll, cardInterest, fixedBills, goalsHeldAgainst, goalUnknown } from "./verdicts-lists";
import {
  besidesPay,
  eitherCost,
  fallsBelow,
  goalHas,
  hitsUntilPayday,
  keptThere,
  leftAfterBill,
  putIntoGoals,
} from "./verdicts-said";
import { absorbed, accountTakes, goalByDay, goalFrom, goalInTime, goalWith } from "./verdicts-goals";

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
  `\\b(?:i|we|our|us|budgets?)\\b|\\b(?:can|could|does|do|did|is|are|will|would|if|were|was|have|has|am) my (?!${FOREIGN.source})`,
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
  fixedBills,
  allBills,
  carInAll,
  goalUnknown,
  thirdPaycheckAsked,
  costsMost,
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
