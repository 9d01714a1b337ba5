// What is said about changes of rules.
import type { RuleTest } from "~/domain/ledger/rules";
import type { Cents } from "~/domain/money";
import type { Toast } from "./toast";
import { counted } from "./plural";

export const ruleToasts = {
  saved: (changed: number): Toast => ({
    title: "Rule Saved",
    description:
      changed === 0
        ? "It applies to new transactions."
        : `It applies to ${counted(changed, "transaction")} and to new ones.`,
    variant: "success",
  }),
  moved: { title: "Rule Moved", description: "Rules are tried from top to bottom.", variant: "success" },
  deleted: { title: "Rule Deleted", description: "Transactions it had changed are updated.", variant: "success" },
} as const satisfies Record<string, Toast | ((changed: number) => Toast)>;

/** In words, for lists: 'Name contains "cafe", $5.00 to $20.00'. */
export function ruleWords(
  { match, merchant, minCents, maxCents }: RuleTest,
  formatted: (cents: Cents) => string,
  accountName: string | null,
): string {
  const name = match === "any" ? "Any name" : `Name ${match} “${merchant}”`;
  const amount =
    minCents !== null && maxCents !== null
      ? `${formatted(minCents)} to ${formatted(maxCents)}`
      : minCents !== null
        ? `${formatted(minCents)} or more`
        : maxCents !== null
          ? `${formatted(maxCents)} or less`
          : "";
  return [name, amount, accountName === null ? "" : `in ${accountName}`].filter(Boolean).join(", ");
}

/** What is wrong with what was entered. */
export const RULE_FIELDS = {
  amount: "Type an amount in dollars.",
  longName: (most: number) => `A name can have ${most} characters.`,
  longTag: (most: number) => `A tag can have ${most} characters.`,
  tags: (most: number) => `At most ${most} tags.`,
  oneCategory: "Choose a category.",
  merchant: "Type a name, or choose any name.",
  about: "Enter a name, an amount, or an account, so the rule doesn't match everything.",
  bounds: "The highest amount is lower than the lowest.",
  does: "Choose what the rule does: a category, a name, tags, or a split.",
  shareCategory: "Choose a category for each share.",
  wholePercents: "Use whole percentages.",
  hundred: "The shares must add up to 100 percent.",
} as const;
