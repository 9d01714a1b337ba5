import type { Day } from "~/domain/periods";

/** Whose question it is: the names that it may use. Nothing else is looked up in a reading. */
export type Person = {
  today: Day;
  /** Shops and payees, as the bank writes them. */
  merchants: readonly string[];
  /** Who pays in. */
  payers: readonly string[];
  accounts: readonly { id: string; name: string; bank: string; kind: string }[];
  goals: readonly { id: string; name: string; type: "savings" | "debt" }[];
  recurring: readonly { name: string; category: string; income: boolean }[];
  lastPayday: Day | null;
};
