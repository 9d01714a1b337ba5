// What an account held on a day that is over: its balance less what was posted since.

import type { ForecastInput, ForecastRow } from "~/domain/forecast/types";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";

export type BalanceThen = (accountId: string, day: Day) => Cents;

/** At the end of a day. */
export function balancesThen({ accounts, rows }: Pick<ForecastInput, "accounts" | "rows">): BalanceThen {
  const steps = new Map(
    accounts.map(({ id, balanceCents }) => {
      const posted = rows.filter((row) => row.accountId === id && !row.pending);
      return [id, stepsBack(balanceCents, posted)];
    }),
  );
  return (accountId, day) => {
    const own = steps.get(accountId) ?? [];
    // The last step before it in the list is the first day after it.
    let [low, high] = [0, own.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((own[middle]?.after ?? "") > day) low = middle;
      else high = middle - 1;
    }
    return own[low]?.cents ?? 0;
  };
}

type Step = { after: Day; cents: Cents };

/** What was held before each day on which something was posted, newest first; the first step is today. */
function stepsBack(balanceCents: Cents, posted: readonly ForecastRow[]): Step[] {
  const moved = new Map<Day, Cents>();
  for (const { day, cents } of posted) moved.set(day, (moved.get(day) ?? 0) + cents);
  let held = balanceCents;
  const before = [...moved.keys()]
    .sort()
    .reverse()
    .map((day) => {
      held -= moved.get(day) ?? 0;
      return { after: day, cents: held };
    });
  return [{ after: FAR, cents: balanceCents }, ...before];
}

const FAR = "9999-12-31";
