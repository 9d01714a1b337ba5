import { useEffect } from "react";
import { createStore, useStore } from "~/client/store";
import { type Cents, parseCents } from "~/domain/money";
import type { Month } from "~/domain/periods";

type Pending = { month: Month; category: string; cents: Cents };

const pending = createStore<readonly Pending[]>([]);

/** Tells the screen of a row's amount that is on its way, until it's saved or refused. */
export function useReportPending({ month, category }: Omit<Pending, "cents">, formData: FormData | undefined): void {
  const typed = formData?.get("plannedAmount") || formData?.get("usual");
  const cents = typeof typed === "string" ? parseCents(typed) : null;
  useEffect(() => {
    if (cents === null || cents < 0) return;
    const mine = { month, category, cents };
    pending.set([...pending.get(), mine]);
    return () => pending.set(pending.get().filter((one) => one !== mine));
  }, [month, category, cents]);
}

/** The month's amounts that are on their way, by category. */
export function usePendingAmounts(month: Month): ReadonlyMap<string, Cents> {
  const ofMonth = useStore(pending).filter((one) => one.month === month);
  return new Map(ofMonth.map(({ category, cents }) => [category, cents]));
}
