// What each kind of what-if asks for, what is assumed until somebody says otherwise, and how both stand in an address.

import { ASSUMED_LOAN_RATE } from "~/domain/household/debts";
import type { Ground } from "~/domain/household/ground";
import { WHAT_IF_KINDS, type WhatIf, type WhatIfKind } from "~/domain/household/what-if";
import { type Cents, fieldAmount, MAX_CENTS, parseCents } from "~/domain/money";
import { isDay } from "~/domain/periods";

export type Slot = "amount" | "monthly" | "down" | "rate" | "months" | "date" | "debt";
type KindOf = {
  /** What has to be said before anything can be worked out. */
  needs: Slot | null;
  slots: readonly Slot[];
};

export const FIELDS_BY_KIND: Record<WhatIfKind, KindOf> = {
  purchase: { needs: "amount", slots: ["amount", "date"] },
  cost: { needs: "monthly", slots: ["monthly", "amount"] },
  rent: { needs: "monthly", slots: ["monthly", "amount"] },
  home: { needs: "amount", slots: ["amount", "down", "rate", "months", "monthly"] },
  car: { needs: "amount", slots: ["amount", "down", "rate", "months", "monthly"] },
  child: { needs: null, slots: ["monthly", "amount"] },
  job: { needs: null, slots: ["months", "monthly"] },
  raise: { needs: "monthly", slots: ["monthly"] },
  "pay-cut": { needs: "monthly", slots: ["monthly"] },
  debt: { needs: "monthly", slots: ["monthly", "debt"] },
  lump: { needs: "amount", slots: ["amount", "debt"] },
};

/** A home's mortgage, about what lenders quote; a lender's own offer replaces it. */
const ASSUMED_MORTGAGE_RATE = 6.5;
/** Insurance, fuel and repairs where there is no car yet, in round figures. */
const ASSUMED_RUNNING: Cents = 300_00;
/** USDA, Expenditures on Children by Families, 2015: $12,350 to $13,900 a year in the middle, and prices have risen by a third. */
const ASSUMED_CHILD: Cents = 1_400_00;
/** Taxes, insurance and upkeep of a home, a year, of its price. */
const ASSUMED_UPKEEP_PERCENT = 2;

/** What is taken where nothing is said. */
export function assumed(kind: WhatIfKind, ground: Pick<Ground, "carCents">, amountCents: Cents = 0): WhatIf {
  const none: WhatIf = {
    kind,
    amountCents,
    monthlyCents: 0,
    downPercent: 20,
    ratePercent: ASSUMED_LOAN_RATE,
    months: 60,
    date: null,
    debtId: null,
  };
  switch (kind) {
    case "car":
      return { ...none, monthlyCents: ground.carCents > 0 ? 0 : ASSUMED_RUNNING };
    case "home":
      return {
        ...none,
        ratePercent: ASSUMED_MORTGAGE_RATE,
        months: 360,
        monthlyCents: Math.round((amountCents * ASSUMED_UPKEEP_PERCENT) / 1200),
      };
    case "child":
      return { ...none, monthlyCents: ASSUMED_CHILD };
    case "job":
      return { ...none, months: 6 };
    default:
      return none;
  }
}

const MAX_MONTHS = 480;
const MAX_PERCENT = 100;

type ReadWhatIf = {
  whatIf: WhatIf;
  /** Whether enough is said to work it out. */
  isAsked: boolean;
  problem: Slot | null;
};

/** Null where the address names no kind. What can't be read is named, and nothing is worked out. */
export function readWhatIf(search: URLSearchParams, ground: Ground): ReadWhatIf | null {
  const kind = WHAT_IF_KINDS.find((known) => known === search.get("kind"));
  if (!kind) return null;
  const { slots, needs } = FIELDS_BY_KIND[kind];
  const said = (slot: Slot) => search.get(slot)?.trim() ?? "";
  const price = slots.includes("amount") ? read("amount", said("amount"), ground) : null;
  const whatIf = assumed(kind, ground, price?.amountCents);
  let problem: Slot | null = null;
  for (const slot of slots) {
    if (said(slot) === "") continue;
    const changed = read(slot, said(slot), ground);
    if (changed === null) problem ??= slot;
    else Object.assign(whatIf, changed);
  }
  const isAsked = problem === null && (needs === null || said(needs) !== "");
  return { whatIf, isAsked, problem };
}

function read(slot: Slot, text: string, { debts, today }: Ground): Partial<WhatIf> | null {
  switch (slot) {
    case "amount":
    case "monthly": {
      const cents = parseCents(text);
      if (cents === null || cents < 0 || cents > MAX_CENTS / 100) return null;
      return slot === "amount" ? { amountCents: cents } : { monthlyCents: cents };
    }
    case "down":
    case "rate": {
      const percent = percentIn(text);
      if (percent === null) return null;
      return slot === "down" ? { downPercent: percent } : { ratePercent: percent };
    }
    case "months":
      return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_MONTHS
        ? { months: Number(text) }
        : null;
    case "date":
      return isDay(text) && text > today ? { date: text } : null;
    case "debt":
      // A debt that is gone by now is as good as none that was chosen.
      return { debtId: debts.find(({ id }) => id === text)?.id ?? null };
  }
}

function percentIn(text: string): number | null {
  const number = text.replace(/\s?%$/, "");
  return /^\d{1,3}(?:\.\d{1,3})?$/.test(number) && Number(number) <= MAX_PERCENT ? Number(number) : null;
}

/** What a field shows. */
export function slotText(whatIf: WhatIf, slot: Slot): string {
  const { amountCents, monthlyCents, downPercent, ratePercent, months, date, debtId } = whatIf;
  const texts: Record<Slot, string> = {
    amount: amountCents > 0 ? fieldAmount(amountCents) : "",
    monthly: fieldAmount(monthlyCents),
    down: String(downPercent),
    rate: String(ratePercent),
    months: String(months),
    date: date ?? "",
    debt: debtId ?? "",
  };
  return texts[slot];
}

export const WHAT_IF_PATH = "/what-if";

/** The same what-if as an address: all its assumptions, adjustable there. */
export function whatIfHref(whatIf: WhatIf): string {
  const search = new URLSearchParams({ kind: whatIf.kind });
  for (const slot of FIELDS_BY_KIND[whatIf.kind].slots) {
    const text = slotText(whatIf, slot);
    if (text !== "") search.set(slot, text);
  }
  return `${WHAT_IF_PATH}?${search}`;
}
