// How somebody stands, for the screens that show plans.
import { buildFacts } from "~/domain/coach/facts/build";
import { roomOf } from "~/domain/coach/room";
import { outlookOf } from "~/domain/goals/pace";
import { type Owed, owedOf } from "~/domain/household/debts";
import { debtTerms } from "~/domain/household/linked-goal";
import { missingForGoals, type TroubleNote, troubleNote } from "~/texts/trouble-note";
import { sumCents } from "~/domain/money";
import type { CurrentUser } from "~/lib/auth.server";
import { readCoachInputs } from "./facts.server";

/** Trouble alone: for screens whose plans name no sum a month. */
export async function readTroubleNote(user: CurrentUser): Promise<TroubleNote | null> {
  const inputs = await readCoachInputs(user);
  return troubleNote(buildFacts(inputs).signs, inputs.country ?? null);
}

/** Trouble, or goals whose dates take more than a month leaves; and what is owed in all, also where no goal speaks of it. */
export async function readGoalsStanding(user: CurrentUser): Promise<{ note: TroubleNote | null; owed: Owed }> {
  const inputs = await readCoachInputs(user);
  const sheet = buildFacts(inputs);
  const needed = inputs.goals.map((goal) => {
    const doneCents = goal.type === "debt" ? goal.targetCents - goal.currentCents : goal.currentCents;
    const { ratePercent, minimumCents } = debtTerms(goal, goal.bank);
    const { neededCents } = outlookOf({ ...goal, interestRate: ratePercent, doneCents }, user.today);
    // A debt's minimum is a payment already; its date takes what comes on top.
    return Math.max(0, (neededCents ?? 0) - (goal.type === "debt" ? (minimumCents ?? 0) : 0));
  });
  const note = troubleNote(sheet.signs, inputs.country ?? null) ?? missingForGoals(sumCents(needed), roomOf(sheet));
  return { note, owed: owedOf(inputs) };
}
