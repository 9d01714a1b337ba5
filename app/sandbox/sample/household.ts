import type { Cents } from "~/domain/money";
import { type Day, addDays, addMonthsToDay, daysBetween, monthOf } from "~/domain/periods";
import {
  type AccountRole,
  type Balances,
  type EventContext,
  type HouseholdEvent,
  type HouseholdProfile,
} from "./event";
import { eventsOf } from "./events";
import { householdTransfers } from "./transfers";
import { random } from "./random";

export type HouseholdAccount = {
  id: string;
  role: AccountRole;
  name: string;
  officialName: string;
  mask: string;
  type: "depository" | "credit" | "loan" | "investment";
  subtype: string;
  /** What is owed stands with a minus sign. */
  balanceCents: Cents;
  availableCents: Cents | null;
  limitCents: Cents | null;
};

export type HouseholdTransaction = {
  id: string;
  accountId: string;
  day: Day;
  authorisedDay: Day;
  /** Negative is money out. */
  amountCents: Cents;
  merchantName: string | null;
  name: string;
  detailed: string;
  confidence: "VERY_HIGH" | "HIGH" | "LOW";
  channel: "online" | "in store" | "other";
  pending: boolean;
  /** The pending row that this posted row replaces. */
  pendingId: string | null;
};

export type SampleHousehold = {
  from: Day;
  today: Day;
  accounts: HouseholdAccount[];
  /** Newest first. */
  transactions: HouseholdTransaction[];
  /** Balance of every account at the end of each month, and today. */
  history: { accountId: string; day: Day; balanceCents: Cents }[];
};

type HouseholdInput = { seed: string; today: Day; from?: Day; profile?: HouseholdProfile };

const OPENING: Balances = {
  checking: 318_000,
  savings: 640_000,
  credit: -84_000,
  loan: -1_486_000,
  investment: 1_840_000,
};
const CARD_LIMIT: Cents = 900_000;
const ROLES: Record<HouseholdProfile, readonly AccountRole[]> = {
  family: ["checking", "savings", "credit", "loan", "investment"],
  side: ["checking", "savings"],
};

/** The first day that a household shows when nobody says otherwise: the first of a month, 24 months back. */
export function householdStart(today: Day): Day {
  return `${monthOf(addMonthsToDay(today, -24))}-01`;
}

/**
 * A believable household. For one seed and start it is a pure function of the day: tomorrow's household is today's with
 * new rows, pending rows that have posted (with their tip) or gone, and now and then a corrected row.
 */
export function household({
  seed,
  today,
  from = householdStart(today),
  profile = "family",
}: HouseholdInput): SampleHousehold {
  const context: EventContext = { seed, from, profile };
  const roles = ROLES[profile];
  const balances: Balances = { ...OPENING };
  const rows: HouseholdTransaction[] = [];
  const history: SampleHousehold["history"] = [];
  const due = new Map<Day, HouseholdTransaction[]>();
  let statement: Cents = -OPENING.credit;
  const length = daysBetween(from, today);

  for (let index = 0; index <= length; index += 1) {
    const day = addDays(from, index);
    const happened = [...eventsOf(context, day), ...householdTransfers(context, day, balances, statement)];
    for (const event of happened) {
      const posted = postedRow(context, day, event);
      if (posted.day > today) rows.push(pendingRow(context, day, event));
      else due.set(posted.day, [...(due.get(posted.day) ?? []), posted]);
    }
    for (const row of due.get(day) ?? []) {
      balances[roleOf(row.accountId)] += row.amountCents;
      rows.push(daysBetween(row.day, today) < 1 ? unsure(context, row) : row);
    }
    due.delete(day);
    balances.investment += market(context, day, balances.investment);
    if (day.slice(8) === "20") statement = Math.max(0, -balances.credit);
    // A second charge is in the balance as long as it stands among the rows.
    const doubled = day === today ? duplicates(context, today) : [];
    for (const row of doubled) balances[roleOf(row.accountId)] += row.amountCents;
    rows.push(...doubled);
    if (monthOf(addDays(day, 1)) !== monthOf(day) || day === today) {
      for (const role of roles)
        history.push({ accountId: accountId(context, role), day, balanceCents: balances[role] });
    }
  }
  rows.push(...holds(context, today));
  rows.sort((a, b) => (a.day === b.day ? (a.id < b.id ? -1 : 1) : a.day < b.day ? 1 : -1));
  return {
    from,
    today,
    accounts: roles.map((role) => account(context, role, balances, rows)),
    transactions: rows,
    history,
  };
}

const accountId = ({ seed }: EventContext, role: AccountRole) => `${seed}-${role}`;
const rowId = ({ seed }: EventContext, day: Day, slot: string) => `${seed}-${day}-${slot}`;

function roleOf(id: string): AccountRole {
  const end = id.slice(id.lastIndexOf("-") + 1);
  return ROLES.family.find((role) => role === end) ?? "checking";
}

function postedRow(context: EventContext, day: Day, event: HouseholdEvent): HouseholdTransaction {
  const id = rowId(context, day, event.slot);
  return {
    id,
    accountId: accountId(context, event.role),
    day: addDays(day, event.settles),
    authorisedDay: day,
    amountCents: event.amountCents,
    merchantName: event.merchantName,
    name: event.name,
    detailed: event.detailed,
    confidence: event.merchantName ? "VERY_HIGH" : "HIGH",
    channel: event.channel,
    pending: false,
    pendingId: event.settles > 0 ? `${id}-pending` : null,
  };
}

function pendingRow(context: EventContext, day: Day, event: HouseholdEvent): HouseholdTransaction {
  const row = postedRow(context, day, event);
  return {
    ...row,
    id: `${row.id}-pending`,
    day,
    amountCents: event.authorisedCents ?? event.amountCents,
    pending: true,
    pendingId: null,
  };
}

/** On the day it posts, one row in twenty is not yet recognised; the bank corrects it the day after. */
function unsure(context: EventContext, row: HouseholdTransaction): HouseholdTransaction {
  if (
    row.merchantName === null ||
    row.detailed.startsWith("INCOME") ||
    !random(context.seed, row.id, "unsure").chance(0.05)
  )
    return row;
  return { ...row, merchantName: null, confidence: "LOW", detailed: "GENERAL_MERCHANDISE_OTHER_GENERAL_MERCHANDISE" };
}

/** On the 19th a hotel holds a deposit for three days: a pending row that never posts. */
function holds(context: EventContext, today: Day): HouseholdTransaction[] {
  if (context.profile === "side") return [];
  return [0, 1, 2]
    .map((back) => addDays(today, -back))
    .filter((day) => day.slice(8) === "19" && day >= context.from)
    .map((day) =>
      pendingRow(context, day, {
        slot: "hold",
        role: "credit",
        amountCents: -15_000,
        merchantName: "Harborview Inn",
        name: "HARBORVIEW INN DEPOSIT HOLD",
        detailed: "TRAVEL_LODGING",
        channel: "in store",
        settles: 9,
      }),
    );
}

/** On the 23rd a shop charges twice; the second row is taken back after two days. */
function duplicates(context: EventContext, today: Day): HouseholdTransaction[] {
  if (context.profile === "side") return [];
  return [0, 1]
    .map((back) => addDays(today, -back))
    .filter((day) => day.slice(8) === "23" && day >= context.from)
    .map((day) =>
      postedRow(context, day, {
        slot: "double",
        role: "credit",
        amountCents: -2_340,
        merchantName: "Everything Shop",
        name: "EVERYTHING SHOP ONLINE",
        detailed: "GENERAL_MERCHANDISE_ONLINE_MARKETPLACES",
        channel: "online",
        settles: 0,
      }),
    );
}

function market(context: EventContext, day: Day, balance: Cents): Cents {
  return Math.round(balance * (random(context.seed, day, "market").next() - 0.48) * 0.012);
}

const LABELS: Record<AccountRole, Pick<HouseholdAccount, "name" | "officialName" | "type" | "subtype">> = {
  checking: {
    name: "Everyday Checking",
    officialName: "Everyday Checking Account",
    type: "depository",
    subtype: "checking",
  },
  savings: {
    name: "Rainy Day Savings",
    officialName: "High Yield Savings Account",
    type: "depository",
    subtype: "savings",
  },
  credit: { name: "Cashback Card", officialName: "Cashback Rewards Visa", type: "credit", subtype: "credit card" },
  loan: { name: "Auto Loan", officialName: "Fixed Rate Auto Loan", type: "loan", subtype: "auto" },
  investment: {
    name: "Brokerage",
    officialName: "Individual Brokerage Account",
    type: "investment",
    subtype: "brokerage",
  },
};

function account(
  context: EventContext,
  role: AccountRole,
  balances: Balances,
  rows: readonly HouseholdTransaction[],
): HouseholdAccount {
  const id = accountId(context, role);
  const balanceCents = balances[role];
  const pending = rows.reduce((sum, row) => (row.pending && row.accountId === id ? sum + row.amountCents : sum), 0);
  const limitCents = role === "credit" ? CARD_LIMIT : null;
  const spendable = role === "checking" || role === "savings";
  return {
    id,
    role,
    ...LABELS[role],
    mask: String(random(context.seed, role, "mask").between(1000, 9999)),
    balanceCents,
    availableCents:
      limitCents !== null ? limitCents + balanceCents + pending : spendable ? balanceCents + pending : null,
    limitCents,
  };
}
