// What somebody has less what they owe, month by month: each account from the day on which its past begins, and never
// before. Balances of checking, savings and cards are counted back through their rows; what grows or shrinks by itself
// goes by the balances that were recorded, and what is kept by hand by what was entered.

import { type Cents, sumCents } from "~/domain/money";
import { addDays, addMonths, type Day, lastDayOf, type Month, monthOf } from "~/domain/periods";

export const WORTH_GROUPS = [
  { id: "cash", isOwed: false },
  { id: "investments", isOwed: false },
  { id: "property", isOwed: false },
  { id: "cards", isOwed: true },
  { id: "loans", isOwed: true },
  { id: "other-debt", isOwed: true },
] as const;
export type WorthGroupId = (typeof WORTH_GROUPS)[number]["id"];

const GROUP_OF: Record<string, WorthGroupId> = {
  investment: "investments",
  property: "property",
  credit: "cards",
  loan: "loans",
};

/** By what it is, and not by its sign: an overdrawn checking account stays cash. Unknown kinds count as checking does. */
export function worthGroupOf({ type, balanceCents }: { type: string; balanceCents: Cents }): WorthGroupId {
  if (type === "other") return balanceCents < 0 ? "other-debt" : "property";
  return GROUP_OF[type] ?? "cash";
}

export type DayAmount = { day: Day; cents: Cents };
export type WorthAccount = {
  id: string;
  name: string;
  type: string;
  /** Today's. */
  balanceCents: Cents;
  isByHand: boolean;
  closedDay: Day | null;
  /** The first day that anything is known of. */
  from: Day | null;
  /** Balances that were recorded at the end of a day, in order. */
  recorded: readonly DayAmount[];
  /** What posted rows moved, by the day, in order. */
  moved: readonly DayAmount[];
};

/** What it held at the end of a day; null before its past begins. */
export function pastBalanceOn(account: WorthAccount, day: Day, today: Day): Cents | null {
  const { balanceCents, from, recorded, moved } = account;
  if (day >= today) return balanceCents;
  if (from === null || day < from) return null;
  if (account.isByHand) return recorded.filter((one) => one.day <= day).at(-1)?.cents ?? null;
  const now = { day: today, cents: balanceCents };
  const known = isExplainedByRows(account) ? now : (recorded.find((one) => one.day >= day && one.day < today) ?? now);
  return known.cents - sumCents(moved.filter((one) => one.day > day && one.day <= known.day).map(({ cents }) => cents));
}

/** Every change of its balance is a row: no market, no value that somebody estimates. */
const isExplainedByRows = (account: WorthAccount): boolean => ["cash", "cards"].includes(worthGroupOf(account));

/** What it held before today, each time that it changed: what `pastBalanceOn` says of any day is the last of these until then. */
export function balancesByDay(account: WorthAccount, today: Day): DayAmount[] {
  const { from, recorded, moved } = account;
  // A balance that was recorded holds until the end of its day, and those after it are counted back from the next.
  const days = [
    from ?? today,
    ...recorded.flatMap(({ day }) => [day, addDays(day, 1)]),
    ...moved.map(({ day }) => day),
  ];
  return [...new Set(days)].sort().flatMap((day) => {
    const cents = day < today ? pastBalanceOn(account, day, today) : null;
    return cents === null ? [] : [{ day, cents }];
  });
}

export type WorthPoint = {
  month: Month;
  /** The month's last day, or today. */
  day: Day;
  groups: Record<WorthGroupId, Cents>;
  assetsCents: Cents;
  debtsCents: Cents;
  netCents: Cents;
};
export type WorthGroup = {
  id: WorthGroupId;
  nowCents: Cents;
  /** Since the line begins, of each account from its own beginning: what only became known is no change. */
  changeCents: Cents;
  accounts: { id: string; name: string; nowCents: Cents; changeCents: Cents; closedDay: Day | null }[];
};
/** An account that isn't in the first point. */
export type WorthArrival = { name: string; from: Day; cents: Cents; isByHand: boolean };
export type NetWorth = {
  points: WorthPoint[];
  groups: WorthGroup[];
  netCents: Cents;
  changeCents: Cents;
  /** Which accounts make the line begin where it does; empty where it is as long as was asked for. */
  beginsWith: string[];
  arrivals: WorthArrival[];
};

/** A point, with what led to it from the one before: what changed, and what only became known. */
export type WorthStep = WorthPoint & { changeCents: Cents | null; joinedCents: Cents };

export function worthSteps({ points, arrivals }: Pick<NetWorth, "points" | "arrivals">): WorthStep[] {
  return points.map((point, index) => {
    const before = points[index - 1];
    if (!before) return { ...point, changeCents: null, joinedCents: 0 };
    const joined = arrivals.filter(({ from }) => from > before.day && from <= point.day);
    const joinedCents = sumCents(joined.map(({ cents }) => cents));
    return { ...point, changeCents: point.netCents - before.netCents - joinedCents, joinedCents };
  });
}

/** Longer than a year: years are said with the months, and there is something to zoom into. */
export const isLongLine = ({ length }: readonly unknown[]): boolean => length > 13;

/** Today and the ends of the months before it, as many as are asked for and as are known. */
export function netWorth(accounts: readonly WorthAccount[], today: Day, months: number): NetWorth {
  const days = pointDays(accounts, today, months);
  const holdings = accounts.map((account) => holdingOf(account, days, today));
  return {
    points: days.map((day, index) => pointOn(holdings, day, index)),
    groups: groupsOf(holdings),
    netCents: sumCents(accounts.map(({ balanceCents }) => balanceCents)),
    changeCents: sumCents(holdings.map(({ changeCents }) => changeCents)),
    beginsWith:
      days.length > months
        ? []
        : holdings.filter(({ cents }) => (cents[0] ?? null) !== null).map(({ account }) => account.name),
    arrivals: holdings.flatMap(({ account, cents }) => {
      const begin = cents.findIndex((one) => one !== null);
      if (begin <= 0) return [];
      return [
        { name: account.name, from: account.from ?? today, cents: cents[begin] ?? 0, isByHand: account.isByHand },
      ];
    }),
  };
}

function pointDays(accounts: readonly WorthAccount[], today: Day, months: number): Day[] {
  const ends = Array.from({ length: months }, (_, back) => lastDayOf(addMonths(monthOf(today), back - months)));
  return [...ends.filter((day) => accounts.some((account) => pastBalanceOn(account, day, today) !== null)), today];
}

/** An account over the points of the line. */
type Holding = { account: WorthAccount; group: WorthGroupId; cents: (Cents | null)[]; changeCents: Cents };

function holdingOf(account: WorthAccount, days: readonly Day[], today: Day): Holding {
  const cents = days.map((day) => pastBalanceOn(account, day, today));
  const begin = cents.find((one) => one !== null) ?? account.balanceCents;
  return { account, group: worthGroupOf(account), cents, changeCents: account.balanceCents - begin };
}

function pointOn(holdings: readonly Holding[], day: Day, index: number): WorthPoint {
  const groups: Record<WorthGroupId, Cents> = {
    cash: 0,
    investments: 0,
    property: 0,
    cards: 0,
    loans: 0,
    "other-debt": 0,
  };
  for (const { group, cents } of holdings) groups[group] += cents[index] ?? 0;
  const sumOf = (isOwed: boolean) =>
    sumCents(WORTH_GROUPS.filter((group) => group.isOwed === isOwed).map(({ id }) => groups[id]));
  const [assetsCents, debtsCents] = [sumOf(false), sumOf(true)];
  return { month: monthOf(day), day, groups, assetsCents, debtsCents, netCents: assetsCents + debtsCents };
}

/** What is closed and was empty all the time is left out. */
function groupsOf(holdings: readonly Holding[]): WorthGroup[] {
  return WORTH_GROUPS.flatMap(({ id }) => {
    const own = holdings.filter(
      ({ group, account, cents }) => group === id && (account.closedDay === null || cents.some((one) => one)),
    );
    if (own.length === 0) return [];
    return {
      id,
      nowCents: sumCents(own.map(({ account }) => account.balanceCents)),
      changeCents: sumCents(own.map(({ changeCents }) => changeCents)),
      accounts: own.map(({ account, changeCents }) => ({
        id: account.id,
        name: account.name,
        nowCents: account.balanceCents,
        changeCents,
        closedDay: account.closedDay,
      })),
    };
  });
}
