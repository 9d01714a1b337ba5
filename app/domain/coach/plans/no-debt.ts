// What is no debt, and what is one that can't be seen.

import { ifKnown, sentences } from "~/domain/coach/advice";
import type { FactSheet } from "~/domain/coach/facts/fact";
import type { KnownDebt } from "~/domain/household/debts";
import { debtMeant, type PlanTurn } from "./turn";

const NO_DEBT =
  "I don't see any debt: no linked card or loan with a balance, and no debt goal. " +
  "If you owe something elsewhere, add it as a debt goal with its interest rate and I can plan the payoff.";
export const IN_FULL =
  "What is on the cards that you pay in full ({{owed.in-full}}) is no debt, and costs no interest.";

/** Beside other debt nothing is said to be none. */
export const inFull = ({ ground }: PlanTurn): string =>
  ground.debts.length === 0
    ? IN_FULL
    : "What is on the cards that you pay in full ({{owed.in-full}}) costs no interest.";

export const noDebt = (sheet: FactSheet): string =>
  sheet.has("owed.in-full") ? sentences("I don't see any debt.", IN_FULL) : NO_DEBT;

/** A card that is paid in full, where the question speaks of cards and no other debt is meant. */
export const isCardInFull = (turn: PlanTurn): boolean =>
  turn.request.about === "card" && debtMeant(turn) === null && turn.sheet.has("owed.in-full");

/** Payments on a debt whose balance nobody told: it is missing in every plan until somebody does. */
export const unknownLoans = (sheet: FactSheet, debts: readonly KnownDebt[]): string =>
  debts.some(({ name }) => /student|education|college/i.test(name))
    ? ""
    : ifKnown(
        sheet,
        "spend.student_loans.average",
        "You also spend {{spend.student_loans.average}} a month on Student Loans. I don't know that balance: add it as a debt goal and I'll include it.",
      );

/** What a payoff leaves out. */
export const notInPayoff = ({ sheet, ground }: PlanTurn): string =>
  unknownLoans(sheet, ground.debts) ||
  (ground.unseenLoans > 0
    ? "A loan of yours isn't in this: I see its payments, not its balance. Add it as a debt goal and I'll include it."
    : "");
