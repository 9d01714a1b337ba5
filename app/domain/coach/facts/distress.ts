// The hard signs of trouble of a person, out of the facts that are known of them.

import { type DistressSignal, distressSignals } from "~/domain/household/distress-signals";
import type { FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";

/** Loans whose payments are rows of spending already. */
const PAID_AS_SPENDING = ["student_loans", "car_payment", "credit_cards", "mortgage_rent"] as const;

export function distressOf(sheet: FactSheet, { interview, credit }: CoachInputs): DistressSignal[] {
  const income = sheet.cents("income.average") > 0 ? "income.average" : "interview.income";
  const payments = Math.max(sheet.cents("debt.payments"), sheet.cents("debt.minimums"));
  const paid = PAID_AS_SPENDING.reduce((sum, category) => sum + sheet.cents(`spend.${category}.average`), 0);
  const said = interview?.["additional-info"];
  return distressSignals({
    said: typeof said === "string" ? said : "",
    credit: credit?.profile ?? null,
    incomeCents: sheet.has(income) ? sheet.cents(income) : null,
    spentCents: sheet.has("income.average", "spend.average") ? sheet.cents("spend.average") : null,
    debtPaymentsCents: payments,
    unspentMinimumsCents: Math.max(0, payments - paid),
    cushionMonths: sheet.has("emergency.months") ? sheet.number("emergency.months") : null,
  });
}
