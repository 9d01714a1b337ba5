import type { Toast } from "./toast";

const count = (rows: number) => (rows === 1 ? "1 transaction" : `${rows.toLocaleString("en-US")} transactions`);

export const importToasts = {
  done: (added: number): Toast =>
    added > 0
      ? { title: "Import Complete", description: `${count(added)} added.`, variant: "success" }
      : { title: "Nothing New", description: "Everything in these files was here already." },
  undone: (removed: number): Toast => ({
    title: "Import Taken Back",
    description: `${count(removed)} removed.`,
    variant: "success",
  }),
  discarded: { title: "Import Dropped", description: "Nothing was changed." },
  accountMade: { title: "Account Added", description: "You can add transactions to it now.", variant: "success" },
  balanceSet: { title: "Balance Updated", description: "Your totals follow.", variant: "success" },
  closed: { title: "Account Closed", description: "Its transactions stay.", variant: "success" },
  reopened: { title: "Account Reopened", description: "It takes transactions again.", variant: "success" },
  removed: {
    title: "Account Removed",
    description: "The account and its transactions were removed.",
    variant: "success",
  },
  added: { title: "Transaction Added", description: "Your totals follow.", variant: "success" },
  moved: { title: "Transfer Added", description: "Both sides are out of your totals.", variant: "success" },
} as const satisfies Record<string, Toast | ((rows: number) => Toast)>;
