import type { TrialTone } from "~/domain/billing/trial";

/** The specification's four colours in the house's tokens; the words beside them say the same. */
export const TONE_CLASS: Readonly<Record<TrialTone, string>> = {
  red: "bg-loss-soft text-loss",
  orange: "bg-orange-soft text-orange",
  yellow: "bg-yellow-soft text-yellow",
  blue: "bg-info-soft text-info",
};
