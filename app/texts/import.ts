import { grouped } from "~/domain/money";
import type { Toast } from "./toast";
import { counted } from "./plural";

const count = (rows: number) => counted(rows, "transaction");

export function progressWords({ is, done, of }: { is: "sent" | "written"; done: number; of: number }): string {
  if (is === "written") return `${grouped(done)} of ${count(of)} written`;
  return done < of ? `${Math.floor((done / of) * 100)}% sent` : "All sent. Reading it now.";
}

export const importToasts = {
  done: (added: number): Toast =>
    added > 0
      ? { title: "Import Complete", description: `${count(added)} added.`, variant: "success" }
      : { title: "Nothing New", description: "You already have everything in these files." },
  planned: (added: number, budgets: number, goals: number): Toast => ({
    title: "Import Complete",
    description: `${[
      added > 0 ? count(added) : "",
      budgets > 0 ? counted(budgets, "budget line") : "",
      goals > 0 ? counted(goals, "goal") : "",
    ]
      .filter(Boolean)
      .join(" and ")} added.`,
    variant: "success",
  }),
  undone: (removed: number): Toast => ({
    title: "Import Undone",
    description: `${count(removed)} removed.`,
    variant: "success",
  }),
  signInFirst: {
    title: "Please Log In First",
    description: "Then choose the file again. We didn't keep it.",
  },
  brought: { title: "Welcome Back", description: "Everything in your archive is here.", variant: "success" },
  discarded: { title: "Import Canceled", description: "Nothing was changed." },
  accountMade: { title: "Account Added", description: "You can add transactions to it now.", variant: "success" },
  balanceSet: { title: "Balance Updated", description: "Your totals are updated.", variant: "success" },
  closed: { title: "Account Closed", description: "Its transactions stay.", variant: "success" },
  reopened: { title: "Account Reopened", description: "You can add transactions to it again.", variant: "success" },
  removed: {
    title: "Account Removed",
    description: "The account and its transactions were removed.",
    variant: "success",
  },
  added: { title: "Transaction Added", description: "Your totals are updated.", variant: "success" },
  moved: { title: "Transfer Added", description: "Transfers don't count as income or spending.", variant: "success" },
  repeated: {
    title: "It Will Repeat",
    description: "We add it on each date. You can pause or delete it under Recurring.",
    variant: "success",
  },
  paused: { title: "Paused", description: "Nothing is added until you resume it." },
  resumed: { title: "Resumed", description: "Dates during the pause are skipped.", variant: "success" },
  repeatRemoved: { title: "Deleted", description: "Transactions already added stay.", variant: "success" },
} as const satisfies Record<string, Toast | ((...counts: number[]) => Toast)>;
