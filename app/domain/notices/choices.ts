// What people are told and where, and what they chose of it.

export const CHANNELS = ["bell", "mail", "push"] as const;
type Channel = (typeof CHANNELS)[number];

export type NoticeId =
  | "balance"
  | "bills"
  | "charges"
  | "spending"
  | "income"
  | "goals"
  | "credit"
  | "reminders"
  | "week"
  | "trial"
  | "gathered"
  | "evening"
  | "amounts";

type NoticeKind = {
  id: NoticeId;
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
    rules: ["low-balance-ahead"],
    ...FINDING,
  },
  {
    id: "bills",
    rules: ["bill-due", "bill-rose", "rare-bill-due", "subscription-found"],
    ...FINDING,
  },
  {
    id: "charges",
    rules: ["unusual-charge", "double-charge"],
    ...FINDING,
  },
  {
    id: "spending",
    rules: ["category-above-usual", "spending-down", "spent-more-than-earned", "saved-well", "budget-use"],
    ...FINDING,
  },
  { id: "income", rules: ["income-late"], ...FINDING },
  {
    id: "goals",
    rules: ["goal-ahead", "goal-behind", "goal-reached"],
    ...FINDING,
  },
  {
    id: "credit",
    rules: ["card-use-high", "idle-cash"],
    ...FINDING,
  },
  { id: "reminders", rules: ["reminder"], ...FINDING },
  {
    id: "week",
    rules: [],
    places: ["mail", "push"],
    told: [],
  },
  {
    id: "trial",
    rules: [],
    places: ["mail"],
    told: ["mail"],
  },
  {
    id: "gathered",
    rules: [],
    places: ["mail", "push"],
    told: ["mail"],
  },
  {
    id: "evening",
    rules: [],
    places: ["mail", "push"],
    told: [],
  },
  {
    id: "amounts",
    rules: [],
    places: ["mail", "push"],
    told: ["mail"],
  },
];

/** Where something is told without being looked for. */
export type Away = Exclude<Channel, "bell">;

/** The kinds that stand for findings. */
export const FINDING_KINDS: readonly string[] = NOTICE_KINDS.flatMap(({ id, rules }) => (rules.length > 0 ? [id] : []));

/** What is no kind of notice, but when and how they come. */
export const HOW: readonly NoticeId[] = ["gathered", "evening", "amounts"];

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
export function wantedRules(choices: readonly NoticeChoice[], channel: Channel): Set<string> {
  return new Set(NOTICE_KINDS.flatMap((kind) => (isWanted(choices, kind, channel) ? kind.rules : [])));
}

/** The findings that the bell keeps to itself. */
export function silentRules(choices: readonly NoticeChoice[]): Set<string> {
  return new Set(NOTICE_KINDS.flatMap((kind) => (isWanted(choices, kind, "bell") ? [] : kind.rules)));
}
