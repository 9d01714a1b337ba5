/** What people get, said once for the first page and for the plans; true of the product as it is, whatever is paid. */
export const EITHER_PLAN = {
  title: "With either plan",
  features: [
    "Banks, imported files, and accounts kept by hand",
    "The coach, and a plan from your own numbers",
    "Budgets, goals, what-ifs, and a credit plan",
    "Cash flow, net worth, and a weekly review",
    "All your data to download, with a plan or without one",
  ],
} as const;
