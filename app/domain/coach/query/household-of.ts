// The household that a question is about: what is so today, by the one model of it, beside the names that the question
// was read with.
import { factsOf } from "~/domain/coach/facts/build";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { debtsOf } from "~/domain/household/debts";
import type { Household } from "./data";
import type { Person } from "~/domain/coach/reading/person";

export function householdOf({ today, firstDay, shops }: Person, inputs: CoachInputs): Household {
  const sheet = factsOf(inputs);
  const { credit } = inputs;
  return {
    today,
    firstDay: firstDay ?? null,
    ...(shops ? { shops } : {}),
    accounts: inputs.accounts,
    debts: debtsOf(inputs).map(({ ratePercent, rateKnown, minimumCents, minimumKnown, accountId, ...debt }) => ({
      ...debt,
      accountId: accountId ?? null,
      ratePercent: rateKnown ? ratePercent : null,
      minimumCents: minimumKnown ? minimumCents : null,
    })),
    goals: inputs.goals,
    budgets: inputs.budgets,
    recurring: inputs.recurring,
    sums: inputs.sums,
    ...(inputs.forecast ? { forecast: inputs.forecast } : {}),
    ...(inputs.ahead ? { safe: inputs.ahead.safe } : {}),
    credit: credit && { score: credit.profile.currentScore, goalScore: credit.profile.goalScore, day: credit.day },
    load: sheet.has("income.average")
      ? {
          paymentsCents: sheet.cents("debt.payments"),
          housingCents: Math.max(0, sheet.cents("spend.mortgage_rent.average")),
          incomeCents: sheet.cents("income.average"),
        }
      : null,
  };
}
