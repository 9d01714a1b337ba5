import type { RuleDeed } from "~/domain/ledger/rules";
import type { Cents } from "~/domain/money";
import type { Day } from "~/domain/periods";

export type RuleItem = RuleDeed & { id: string; words: string; since: Day | null };
export type RulesView = { rules: RuleItem[]; most: number };

/** What a rule would change. */
export type RulePreview = {
  count: number;
  rows: { id: string; day: Day; name: string; amountCents: Cents; label: string; becomes: string }[];
};

export type RuleFormView = {
  /** As the form was filled, or as the rule stands. */
  values: Record<string, string>;
  shares: { category: string; percent: string }[];
  accounts: { id: string; name: string }[];
  isNew: boolean;
  problem: string | null;
  preview: RulePreview | null;
  /** The fields to write with. */
  fields: [name: string, value: string][];
};
