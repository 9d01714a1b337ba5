// Why there are no insights, told to who has accounts: who has none is told how to bring them.

export type WhyNone = "failed" | "no-transactions" | "quiet";

export const NO_INSIGHTS: Record<WhyNone, string> = {
  failed: "We couldn't load your insights. Nothing was changed. Please try again later.",
  "no-transactions": "No transactions yet. Insights show up here once your accounts have some.",
  quiet: "Nothing needs your attention right now. New insights show up here as transactions come in.",
};
