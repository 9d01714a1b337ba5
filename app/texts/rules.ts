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
  deleted: { title: "Rule Deleted", description: "What it did is worked out anew.", variant: "success" },
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
