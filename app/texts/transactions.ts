// What is said about changes of transactions, apart from the schemas: a screen that only says it loads no parser.
import type { Toast } from "./toast";
import { counted } from "./plural";

export const transactionToasts = {
  updated: (others: number): Toast =>
    others > 0
      ? {
          title: counted(others + 1, "transaction updated", "transactions updated"),
          description: `${counted(others, "other")} from this merchant changed, too.`,
          variant: "success",
        }
      : { title: "Transaction Updated", description: "Your correction is saved.", variant: "success" },
  split: { title: "Transaction Split", description: "Each part counts in its own category.", variant: "success" },
  joined: { title: "Split Removed", description: "The whole amount counts in one category again.", variant: "success" },
  deleted: {
    title: "Transaction Deleted",
    description: "It won't come back, even if your bank sends it again.",
    variant: "success",
  },
  many: (count: number): Toast => ({
    title: counted(count, "transaction updated", "transactions updated"),
    variant: "success",
  }),
  reviewed: { title: "Reviewed", description: "We won't ask about it again.", variant: "success" },
  undone: (title: string, isDone: boolean): Toast => ({
    title: isDone ? "Undone" : "Already undone",
    description: isDone ? `${title}: it's as it was before.` : "Nothing was changed.",
    variant: "success",
  }),
} as const;

/** What is wrong with what was entered. */
export const TRANSACTION_FIELDS = {
  category: "Choose a category.",
  note: "A note can have 500 characters.",
  parts: "At most 10 parts.",
  none: "Tick the transactions first.",
  tag: "Type a tag.",
  longTag: (most: number) => `A tag can have ${most} characters.`,
  tags: (most: number) => `At most ${most} tags.`,
} as const;

/** A change that waits for a connection, in the list of those; or why it can't wait. */
export const WAITING_CHANGE = {
  of: (merchant: string): string => `Change to ${merchant}`,
  ofRule: "A rule for all transactions of a merchant needs a connection.",
} as const;
