// What is said about changes of rules.
import type { Toast } from "./toast";

export const ruleToasts = {
  saved: (changed: number): Toast => ({
    title: "Rule Saved",
    description:
      changed === 0
        ? "It applies to new transactions."
        : `It applies to ${changed === 1 ? "1 transaction" : `${changed.toLocaleString("en-US")} transactions`} and to new ones.`,
    variant: "success",
  }),
  moved: { title: "Rule Moved", description: "Rules are tried from top to bottom.", variant: "success" },
  deleted: { title: "Rule Deleted", description: "What it did is worked out anew.", variant: "success" },
} as const satisfies Record<string, Toast | ((changed: number) => Toast)>;
