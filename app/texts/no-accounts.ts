// How accounts come here is said where there are none: a server may connect no bank.

const BY_BANK = {
  title: "Connect an account",
  button: "Connect Account",
  gate: "Connect your bank accounts",
  rows: "Your transactions will show up here once you connect an account.",
  recent: "Your transactions will show up here once you connect an account.",
  arriving: "The first ones arrive a moment after connecting.",
  coach: "Connect an account, and your coach answers with your own figures.",
  insights: "Connect your bank accounts to receive personalized AI insights...",
  report: "Connect your bank account to view income and spending analysis",
  analyze: "Connect your bank account to analyze spending",
  tour: null,
  done: "done",
  noData: {
    budget: "No budget data available. Try connecting your accounts first.",
    credit: "No credit score data available. Please connect your accounts to import your credit score.",
    health: "No financial health data available. Try connecting your accounts first.",
  },
} as const;

export type NoAccountsTexts = Omit<Record<keyof typeof BY_BANK, string>, "tour" | "done" | "noData"> & {
  /** What the tour says of it, where that isn't what it always says. */
  tour: string | null;
  /** How the tour ends. */
  done: "done" | "by-hand";
  noData: Record<keyof (typeof BY_BANK)["noData"], string>;
};

const HAND = "Import files or add an account by hand.";
const NO_DATA = `No data yet. ${HAND}`;
const TITLE = "Bring your accounts";
const BY_HAND: NoAccountsTexts = {
  title: TITLE,
  button: "Add an account",
  gate: TITLE,
  rows: HAND,
  recent: HAND,
  arriving: HAND,
  coach: HAND,
  insights: HAND,
  report: HAND,
  analyze: HAND,
  tour: HAND,
  done: "by-hand",
  noData: {
    budget: NO_DATA,
    credit: "No score yet. Enter it.",
    health: NO_DATA,
  },
};

export const noAccountsTexts = ({ bankToken }: { bankToken: boolean }): NoAccountsTexts =>
  bankToken ? BY_BANK : BY_HAND;
