import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";

export type AccountRole = "checking" | "savings" | "credit" | "loan" | "investment";
export type HouseholdProfile = "family" | "side";

/** Something that happens to the household on a day, before the bank has made rows of it. */
export type HouseholdEvent = {
  slot: string;
  role: AccountRole;
  /** Negative is money out, as everywhere in the product. */
  amountCents: Cents;
  /** What was authorised, where the posted amount differs from it (a tip). */
  authorisedCents?: Cents;
  merchantName: string | null;
  name: string;
  detailed: string;
  channel: "online" | "in store" | "other";
  /** Days from the purchase to its posting; the row is pending until then. */
  settles: number;
};

export type EventContext = { seed: string; from: Day; profile: HouseholdProfile };

export type Balances = Record<AccountRole, Cents>;
