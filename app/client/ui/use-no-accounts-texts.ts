import { type NoAccountsTexts, noAccountsTexts } from "~/texts/no-accounts";
import { useOffers } from "./offers";

/** What is said where there are no accounts yet. */
export const useNoAccountsTexts = (): NoAccountsTexts => noAccountsTexts(useOffers());
