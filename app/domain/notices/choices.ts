// What people are told and where, and what they chose of it.

export const CHANNELS = ["bell", "mail", "push"] as const;
export type Channel = (typeof CHANNELS)[number];

export type NoticeKind = {
  id: string;
  name: string;
  about: string;
  /** The findings that it stands for. */
  rules: readonly string[];
  /** Where it can be told. */
  places: readonly Channel[];
  /** Where it's told unless somebody chose otherwise. */
  told: readonly Channel[];
};

const FINDING = { places: ["bell", "mail", "push"], told: ["bell"] } as const;

export const NOTICE_KINDS: readonly NoticeKind[] = [
  {
    id: "balance",
    name: "Low balance",
    about: "Your checking balance may run short",
    rules: ["low-balance-ahead"],
    ...FINDING,
  },
  {
    id: "bills",
    name: "Bills and subscriptions",
    about: "What's due soon, what costs more than before, what's new",
    rules: ["bill-due", "bill-rose", "rare-bill-due", "subscription-found"],
    ...FINDING,
  },
  {
    id: "charges",
    name: "Unusual charges",
    about: "Much larger than usual, or charged twice",
    rules: ["unusual-charge", "double-charge"],
    ...FINDING,
  },
  {
    id: "spending",
    name: "Spending and budgets",
    about: "A budget that's almost used up, a month that differs",
    rules: ["category-above-usual", "spending-down", "spent-more-than-earned", "saved-well", "budget-use"],
    ...FINDING,
  },
  { id: "income", name: "Income", about: "Pay that's late", rules: ["income-late"], ...FINDING },
  {
    id: "goals",
    name: "Goals",
    about: "Reached, ahead or behind",
    rules: ["goal-ahead", "goal-behind", "goal-reached"],
    ...FINDING,
  },
  {
    id: "credit",
    name: "Cards and idle money",
    about: "A card that's nearly used up, money that earns nothing",
    rules: ["card-use-high", "idle-cash"],
    ...FINDING,
  },
  { id: "reminders", name: "Your reminders", about: "What you asked for", rules: ["reminder"], ...FINDING },
  {
    id: "week",
    name: "Your week",
    about: "Mondays at 8: what changed and why, what's due, one question",
    rules: [],
    places: ["mail", "push"],
    told: [],
  },
  {
    id: "trial",
    name: "The end of a trial",
    about: "7, 3 and 1 days before",
    rules: [],
    places: ["mail"],
    told: ["mail"],
  },
  {
    id: "gathered",
    name: "Once a day",
    about: "Gathered at 8 in the morning; otherwise each as it's found, between 8 and 9 at night",
    rules: [],
    places: ["mail", "push"],
    told: ["mail"],
  },
  {
    id: "amounts",
    name: "With amounts",
    about: "Otherwise words alone. Hiding amounts hides them there, too",
    rules: [],
    places: ["mail", "push"],
    told: ["mail"],
  },
];

/** Where something is told without being looked for. */
export type Away = Exclude<Channel, "bell">;

/** The kinds that stand for findings. */
export const FINDING_KINDS: readonly string[] = NOTICE_KINDS.flatMap(({ id, rules }) => (rules.length > 0 ? [id] : []));

/** Comes before everything else, so nobody is asked about it. */
export const ALWAYS_TOLD: readonly string[] = ["distress"];

export type NoticeChoice = { kind: string; channel: string; wanted: boolean };

/** As somebody chose, else as it's told to everybody. */
export function isWanted(choices: readonly NoticeChoice[], { id, told }: NoticeKind, channel: Channel): boolean {
  const chosen = choices.find((choice) => choice.kind === id && choice.channel === channel);
  return chosen?.wanted ?? told.includes(channel);
}

const kindNamed = (id: string): NoticeKind | undefined => NOTICE_KINDS.find((kind) => kind.id === id);

/** As `isWanted`, by the kind's id. */
export function wants(choices: readonly NoticeChoice[], id: string, channel: Channel): boolean {
  const kind = kindNamed(id);
  return kind !== undefined && isWanted(choices, kind, channel);
}

/** The findings that are told there. */
export function toldRules(choices: readonly NoticeChoice[], channel: Channel): Set<string> {
  return new Set(NOTICE_KINDS.flatMap((kind) => (isWanted(choices, kind, channel) ? kind.rules : [])));
}

/** The findings that the bell keeps to itself. */
export function silentRules(choices: readonly NoticeChoice[]): Set<string> {
  return new Set(NOTICE_KINDS.flatMap((kind) => (isWanted(choices, kind, "bell") ? [] : kind.rules)));
}
