// What goals with a date take, where nothing is moved for them yet.

import { bothLegs } from "~/domain/forecast/legs";
import type { ForecastEntry, ForecastAccount, ForecastGoal, ForecastInput } from "~/domain/forecast/types";
import { addMonthsToDay, type Day } from "~/domain/periods";

type Moving = { otherAccountId: string | null };

/** Into the account that a goal is linked to: once a month, from the next payday on. */
export function goalEntries(
  { goals, accounts }: Pick<ForecastInput, "goals" | "accounts">,
  moving: readonly Moving[],
  payday: Day | undefined,
  to: Day,
): ForecastEntry[] {
  const paying = accounts.find(({ type }) => type === "checking");
  if (!payday || !paying) return [];
  return goals.flatMap((goal) => {
    const neededCents = goal.neededCents ?? 0;
    if (goal.accountId === null || neededCents <= 0 || isServed(goal, accounts, moving)) return [];
    const months = Array.from({ length: 4 }, (_, at) => addMonthsToDay(payday, at)).filter((day) => day <= to);
    return months.flatMap((day) =>
      bothLegs(
        {
          key: `goal ${goal.id}`,
          accountId: paying.id,
          otherAccountId: goal.accountId,
          cents: -neededCents,
          kind: "goal",
          name: goal.name,
          confidence: "guessed",
        },
        day,
      ),
    );
  });
}

/** Something moves money into its account, or for a goal without one, into savings. */
export function isServed(goal: ForecastGoal, accounts: readonly ForecastAccount[], moving: readonly Moving[]): boolean {
  return moving.some(({ otherAccountId }) =>
    goal.accountId === null
      ? accounts.some(({ id, type }) => id === otherAccountId && type === "savings")
      : goal.accountId === otherAccountId,
  );
}
