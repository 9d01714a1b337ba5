import type { Day } from "~/domain/periods";
import type { ShopCodes } from "~/domain/coach/query/shop-kinds";

/** Whose question it is: the names that it may use. Nothing else is looked up in a reading. */
export type Person = {
  today: Day;
  /** Shops and payees, as the bank writes them. */
  merchants: readonly string[];
  /** What the bank files each of them as. */
  shops?: ShopCodes;
  /** What the person calls categories of their own. */
  ownCategories?: readonly string[];
  /** The person's own words on transactions. */
  tags?: readonly string[];
  /** Who pays in. */
  payers: readonly string[];
  accounts: readonly { id: string; name: string; bank: string; kind: string; digits?: string }[];
  goals: readonly { id: string; name: string; type: "savings" | "debt" }[];
  recurring: readonly { name: string; category: string; income: boolean }[];
  /** The first day of which anything is known. */
  firstDay?: Day | null;
  lastPayday: Day | null;
  /** Those before it, the latest first. */
  earlierPaydays?: readonly Day[];
  /** The first pay that was higher than those before it. */
  lastRaise?: Day | null;
  /** Days of pay that are expected. */
  paydays: readonly Day[];
  /** Who pays regularly what one lives on. */
  employers: readonly string[];
};
