// What comes back: pay, bills, subscriptions, loan payments and moves between own accounts, with the days and amounts
// that are expected. Found from the rows alone.

import { lagOf } from "~/domain/forecast/legs";
import type { Seen } from "~/domain/forecast/pending";
import { comingDays } from "~/domain/forecast/schedule";
import type {
  ForecastEntryKind,
  ForecastAccount,
  ForecastInput,
  ForecastRow,
  ForecastPlan,
} from "~/domain/forecast/types";
import { CADENCES } from "~/domain/ledger/cadence";
import {
  expectedCents,
  findRecurring,
  firstDayByName,
  type HistoryRow,
  paychecks,
  type Recurring,
  sameMerchant,
  streamKeys,
  withUsualNames,
} from "~/domain/ledger/recurring";
import { isSamePayment } from "~/domain/ledger/same-payment";
import { tidyName } from "~/domain/ledger/tidy-name";
import { isSubscription } from "~/domain/ledger/subscriptions";
import { addDays, daysBetween, type Day } from "~/domain/periods";

type FoundPlans = {
  plans: ForecastPlan[];
  /** Rows that belong to something that comes back, or came back until it ended: they are no everyday spending. */
  isPlanned: (row: ForecastRow) => boolean;
  /** Rows that are the time which would come next, or the last one, before its other leg shows. */
  seen: Seen[];
};

const FLOWS: readonly string[] = ["spending", "loan_payment", "income"];

export function findPlans(input: ForecastInput, to: Day, isElsewhere: (row: ForecastRow) => boolean): FoundPlans {
  const posted = input.rows.filter((row) => !row.pending && !isElsewhere(row)).sort(byDay);
  const groups = [
    withUsualNames(
      posted.filter(({ kind }) => FLOWS.includes(kind)),
      input.today,
    ),
    ...groupedBy(posted.filter(isMove), (row) => `${row.accountId} ${row.otherAccountId ?? ""}`),
  ];
  const planned = new Set<string>();
  const plans: ForecastPlan[] = [];
  const lastSeen: Seen[] = [];
  for (const group of groups) {
    const history = group.map(toHistory);
    const members = membersByKey(group, history);
    const membersOf = ({ key }: Recurring) => members.get(key) ?? [];
    const rhythmic = findRecurring(history, input.today).filter((stream) => isKept(stream, membersOf(stream)));
    const pay = new Set(paychecks(rhythmic).map(({ key }) => key));
    for (const stream of rhythmic) {
      const own = membersOf(stream);
      for (const { id } of own) planned.add(id);
      const plan = planOf(stream, own, pay.has(stream.key), input, to);
      if (!plan) continue;
      plans.push(plan);
      lastSeen.push(...own.slice(-1).map((row) => ({ row, otherAccountId: plan.otherAccountId })));
    }
  }
  const next = withoutSeen(plans, input.rows, planned);
  return { plans: next.plans, seen: [...lastSeen, ...next.seen], isPlanned: ({ id }) => planned.has(id) };
}

const MOVES: readonly string[] = ["transfer", "card_payment"];

/** Money that leaves one account; its other leg, where it is known, follows from it. */
const isMove = (row: ForecastRow): boolean =>
  MOVES.includes(row.kind) && (row.cents < 0 || (row.otherAccountId === null && row.kind === "transfer"));

const byDay = (a: ForecastRow, b: ForecastRow): number =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : a.id < b.id ? -1 : 1;

/** A move is looked at as a payment: its amount may vary. */
const toHistory = ({ id, merchantName, category, kind, day, cents, accountId }: ForecastRow): HistoryRow => ({
  id,
  merchantName,
  category,
  kind: MOVES.includes(kind) ? (cents < 0 ? "loan_payment" : "income") : kind,
  day,
  cents,
  accountId,
});

function membersByKey(rows: readonly ForecastRow[], history: readonly HistoryRow[]): Map<string, ForecastRow[]> {
  const members = new Map<string, ForecastRow[]>();
  rows.forEach((row, at) => {
    for (const key of streamKeys(history[at] ?? toHistory(row))) {
      const group = members.get(key);
      if (group) group.push(row);
      else members.set(key, [row]);
    }
  });
  return members;
}

const LEAST_KEPT = 0.85;

/** Money in that comes in three weeks of five is no weekly pay; a bill that was skipped once is still a bill. */
function isKept(stream: Recurring, members: readonly ForecastRow[]): boolean {
  const rule = CADENCES.find(({ id }) => id === stream.cadence);
  if (stream.kind !== "income" || !rule) return true;
  return members.length - 1 >= (daysBetween(stream.firstDay, stream.lastDay) / rule.days) * LEAST_KEPT;
}

const MOVES_READ = 3;

/** The newest leg may still be alone. */
const lastOther = (members: readonly ForecastRow[]): string | null =>
  members
    .slice(-MOVES_READ)
    .map((row) => row.otherAccountId)
    .filter((id) => id !== null)
    .at(-1) ?? null;

function planOf(
  stream: Recurring,
  members: readonly ForecastRow[],
  isPay: boolean,
  { accounts, rows, today }: ForecastInput,
  to: Day,
): ForecastPlan | null {
  const last = members.at(-1);
  if (!last || !stream.active || isIrregularMove(last, stream)) return null;
  const otherAccountId = lastOther(members);
  const due = comingDays(
    stream.cadence,
    members.map(({ day }) => day),
    to,
  );
  const coming = due.map((day) => ({
    // What is late is expected tomorrow.
    day: day < today ? addDays(today, 1) : day,
    cents: expectedCents(members, stream.amount, day),
    isLate: day < today,
  }));
  return {
    key: `${last.accountId} ${stream.key}`,
    name: nameOf(last, stream, accounts.find(({ id }) => id === otherAccountId)?.name),
    category: stream.category,
    kind: kindOf(last, stream, isPay),
    accountId: last.accountId,
    otherAccountId,
    lagDays: otherAccountId === null ? 0 : lagOf(members, rows),
    cadence: stream.cadence,
    confidence: stream.count > 2 ? "likely" : "guessed",
    // Two that are late at once are one that is.
    coming: untilPaidOff(
      coming.filter(({ isLate }, at) => !isLate || !coming[at + 1]?.isLate),
      accounts.find(({ id, type }) => id === otherAccountId && type === "loan"),
    ),
    stream,
  };
}

/** What somebody moves to savings, or back, by what is left is their choice; only the same amount each time comes again. */
const isIrregularMove = ({ kind }: ForecastRow, { amount }: Recurring): boolean =>
  kind === "transfer" && amount !== "fixed";

/** A loan takes no more than is owed on it. */
function untilPaidOff(coming: ForecastPlan["coming"], loan: ForecastAccount | undefined): ForecastPlan["coming"] {
  if (!loan) return coming;
  let owed = Math.max(0, -loan.balanceCents);
  return coming.flatMap((one) => {
    const cents = Math.max(one.cents, -owed);
    owed += cents;
    return cents < 0 ? [{ ...one, cents }] : [];
  });
}

/** Banks write moves in capitals and abbreviations; the account that they go to says it better. A bill has the name that
 *  the list of what comes back gives it. */
function nameOf({ kind }: ForecastRow, { merchantName }: Recurring, otherName: string | undefined): string {
  if (!otherName || kind === "loan_payment") return tidyName(merchantName);
  return kind === "transfer" ? `Transfer to ${otherName}` : `${otherName} payment`;
}

function kindOf(row: ForecastRow, stream: Recurring, isPay: boolean): ForecastEntryKind {
  if (row.kind === "transfer" && row.otherAccountId !== null) return "transfer";
  if (row.kind === "card_payment") return "statement";
  if (row.cents > 0) return isPay && row.kind === "income" ? "pay" : "income";
  if (row.kind === "loan_payment") return "loan";
  return isSubscription(stream) ? "subscription" : "bill";
}

/** What came longer ago is no time that is due now. */
const LATEST_SEEN = 30;

/** What is pending, or was moved and shows on one side alone, doesn't come again. */
function withoutSeen(
  plans: readonly ForecastPlan[],
  rows: readonly ForecastRow[],
  planned: ReadonlySet<string>,
): { plans: ForecastPlan[]; seen: Seen[] } {
  const newest = rows.reduce<Day>((day, row) => (row.day > day ? row.day : day), "");
  const others = rows.filter(
    (row) => row.pending || (!planned.has(row.id) && daysBetween(row.day, newest) <= LATEST_SEEN),
  );
  const firstDays = firstDayByName(rows);
  const taken = new Set<string>();
  const seen: Seen[] = [];
  const left = plans.map((plan) => {
    const [next, ...later] = plan.coming;
    const row = next && others.find((one) => !taken.has(one.id) && isNextTime(one, plan, next, firstDays));
    if (!row) return plan;
    taken.add(row.id);
    seen.push({ row, otherAccountId: plan.otherAccountId });
    return { ...plan, coming: later };
  });
  return { plans: left, seen };
}

function isNextTime(
  row: ForecastRow,
  { accountId, stream }: ForecastPlan,
  { day, cents }: ForecastPlan["coming"][number],
  firstDays: ReadonlyMap<string, Day>,
): boolean {
  const isNewName = (firstDays.get(sameMerchant(row.merchantName)) ?? row.day) > stream.lastDay;
  return row.accountId === accountId && isSamePayment(row, { ...stream, day, cents }, isNewName);
}

export function groupedBy<T>(rows: readonly T[], keyOf: (row: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()];
}
