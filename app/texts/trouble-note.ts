// What a screen says before its plans: the trouble that comes first, and what the plans ask for that isn't there.

import type { Country } from "~/domain/household/country";
import { freeHelp } from "~/texts/free-help";
import { feasible } from "~/domain/household/feasible";
import { isTrouble, type Sign } from "~/domain/household/trouble";
import { reasonsOf } from "~/texts/trouble";
import { formatUsd, type Cents } from "~/domain/money";

export type TroubleNote = { title: string; text: string; isTrouble: boolean };

export function troubleNote(signs: readonly Sign[], country: Country | null): TroubleNote | null {
  if (!isTrouble(signs)) return null;
  return {
    title: "Something comes before plans",
    text: `Goals and extra payments can wait, because ${reasonsOf(signs)}. ${freeHelp(country)}`,
    isTrouble: true,
  };
}

/** What the dates of all goals take a month, beside what a month leaves; null where it is there or isn't known. */
export function missingForGoals(neededCents: Cents, roomCents: Cents | null): TroubleNote | null {
  if (roomCents === null || neededCents <= 0) return null;
  const fit = feasible(neededCents, roomCents);
  if (fit.fits) return null;
  return {
    title: "These dates ask for more than a month leaves",
    text:
      `Together the dates of your goals take ${formatUsd(neededCents)} a month. ` +
      `After minimum payments a usual month leaves ${formatUsd(roomCents)}, so ${formatUsd(fit.missingCents)} is ` +
      "missing. Later dates or smaller targets make it fit.",
    isTrouble: false,
  };
}
