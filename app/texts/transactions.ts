// What is said about changes of transactions, apart from the schemas: a screen that only says it loads no parser.
import type { Toast } from "./toast";
import { counted } from "./plural";

export const transactionToasts = {
  updated: (others: number): Toast => ({
    title: "Transaction Updated",
    description:
      others > 0
        ? `${counted(others, "other transaction")} from this merchant changed, too.`
        : "Your correction is saved.",
    variant: "success",
  }),
  split: { title: "Transaction Split", description: "Each part counts in its own category.", variant: "success" },
  joined: { title: "Split Removed", description: "The whole amount counts in one category again.", variant: "success" },
  deleted: {
    title: "Transaction Deleted",
    description: "It stays away, even when the bank sends it again.",
    variant: "success",
  },
  many: (count: number): Toast => ({
    title: counted(count, "transaction updated", "transactions updated"),
    variant: "success",
  }),
  reviewed: { title: "Reviewed", description: "It won't be asked about again.", variant: "success" },
  undone: (title: string, isDone: boolean): Toast => ({
    title: isDone ? "Undone" : "Already undone",
    description: isDone ? `${title}: it's as it was before.` : "Nothing was changed.",
    variant: "success",
  }),
} as const;
