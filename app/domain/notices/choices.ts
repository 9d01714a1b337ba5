// What people are told and where, and what they chose of it.

export const CHANNELS = ["bell", "mail", "push"] as const;
export type Channel = (typeof CHANNELS)[number];

export type NoticeKind = {
  id: string;
  name: string;
  about: string;
  /** The findings that it stands for. */
  rules: readonly string[];
  /** Where it's told unless somebody chose otherwise; nobody is asked about any other place. */
  told: readonly Channel[];
};

export const NOTICE_KINDS: readonly NoticeKind[] = [
  {
    id: "balance",
    name: "Low balance",
    about: "Your checking balance may run short",
    rules: ["low-balance-ahead"],
    told: ["bell"],
  },
  {
    id: "bills",
    name: "Bills and subscriptions",
    about: "What's due soon, what costs more than before, what's new",
    rules: ["bill-due", "bill-rose", "rare-bill-due", "subscription-found"],
    told: ["bell"],
  },
  {
    id: "charges",
    name: "Unusual charges",
    about: "Much larger than usual, or charged twice",
    rules: ["unusual-charge", "double-charge"],
    told: ["bell"],
  },
  {
    id: "spending",
    name: "Spending and budgets",
    about: "A budget that's almost used up, a month that differs",
    rules: ["category-above-usual", "spending-down", "spent-more-than-earned", "saved-well", "budget-use"],
    told: ["bell"],
  },
  { id: "income", name: "Income", about: "Pay that's late", rules: ["income-late"], told: ["bell"] },
  {
    id: "goals",
    name: "Goals",
    about: "Reached, ahead or behind",
    rules: ["goal-ahead", "goal-behind", "goal-reached"],
    told: ["bell"],
  },
  {
    id: "credit",
    name: "Cards and idle money",
    about: "A card that's nearly used up, money that earns nothing",
    rules: ["card-use-high", "idle-cash"],
    told: ["bell"],
  },
  { id: "reminders", name: "Your reminders", about: "What you asked for", rules: ["reminder"], told: ["bell"] },
  { id: "trial", name: "The end of a trial", about: "7, 3 and 1 days before", rules: [], told: ["mail"] },
];

/** Comes before everything else, so nobody is asked about it. */
export const ALWAYS_TOLD: readonly string[] = ["distress"];

export type NoticeChoice = { kind: string; channel: string; wanted: boolean };

/** As somebody chose, else as it's told to everybody. */
export function isWanted(choices: readonly NoticeChoice[], { id, told }: NoticeKind, channel: Channel): boolean {
  const chosen = choices.find((choice) => choice.kind === id && choice.channel === channel);
  return chosen?.wanted ?? told.includes(channel);
}

/** The findings that the bell keeps to itself. */
export function silentRules(choices: readonly NoticeChoice[]): Set<string> {
  return new Set(NOTICE_KINDS.flatMap((kind) => (isWanted(choices, kind, "bell") ? [] : kind.rules)));
}
