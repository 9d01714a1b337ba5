import { type Bring, bring } from "~/texts/bring";
import { useOffers } from "./offers";

/** What is said where there are no accounts yet. */
export const useBring = (): Bring => bring(useOffers());
