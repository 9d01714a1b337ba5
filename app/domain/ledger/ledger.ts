import { isCategoryId } from "~/domain/categories/list";
import { type Kind, isSpending } from "~/domain/categories/classify";
import { type Cents, allocate } from "~/domain/money";
import { type Day, addDays, dayOf, monthOf } from "~/domain/periods";

/** A transaction as the bank reports it, with our sign: negative is money out. */
export type BankRow = {
  providerTransactionId: string;
  accountId: string;
  day: Day;
  amountCents: Cents;
  merchantName: string;
  rawName: string;
  providerCategory: string | null;
  providerConfidence: string | null;
  pending: boolean;
  /** The pending row that this posted row replaces. */
  pendingId: string | null;
};

export type Split = { category: string; ownCategory: string | null; amountCents: Cents; note: string | null };

/** A stored transaction. `deletedAt` hides it for good; with `removedAt` it was the bank that took it back. */
export type LedgerRow = Omit<BankRow, "pendingId"> & {
  id: string;
  /** What the bank calls the merchant, where a rule gives it another name. */
  bankName: string | null;
  category: string | null;
  kind: Kind;
  /** One of the person's own categories, below `category`; by their own choice or by a rule, as that is. */
  ownCategory: string | null;
  userCategory: string | null;
  userKind: Kind | null;
  note: string | null;
  tags: string[];
  /** When the person looked at it; null while it waits to be reviewed. */
  reviewedAt: Date | null;
  deletedAt: Date | null;
  removedAt: Date | null;
  matchedId: string | null;
  /** The import that brought it. */
  importId: string | null;
  splits: Split[];
};

type SumKey = { day: Day; category: string; kind: Kind };
type SumPart = SumKey & { amountCents: Cents };

/** What a row adds to the sums: nothing while it is pending or deleted, a part for each split. */
export function sumParts(row: LedgerRow): SumPart[] {
  if (row.pending || row.deletedAt) return [];
  if (row.splits.length > 0 && isSpending(row.kind)) {
    return row.splits.map(({ category, amountCents }) => ({ day: row.day, category, kind: row.kind, amountCents }));
  }
  return [{ day: row.day, category: row.category ?? "", kind: row.kind, amountCents: row.amountCents }];
}

export type SumChange = { period: string; category: string; kind: Kind; amountCents: Cents; count: number };
export type SumChanges = { days: SumChange[]; months: SumChange[] };

/** How the sums by day and month change when the rows `before` become the rows `after`. */
export function sumChanges(before: readonly LedgerRow[], after: readonly LedgerRow[]): SumChanges {
  const tally = new SumTally();
  tally.move(before, after);
  return tally.changes();
}

/** Adds up how the sums change over as many writes as there are. */
export class SumTally {
  private readonly days = new Map<string, SumChange>();

  move(before: readonly LedgerRow[], after: readonly LedgerRow[]): void {
    for (const row of before) for (const part of sumParts(row)) addTo(this.days, part.day, part, -1);
    for (const row of after) for (const part of sumParts(row)) addTo(this.days, part.day, part, 1);
  }

  changes(): SumChanges {
    const months = new Map<string, SumChange>();
    for (const { period, count, ...part } of this.days.values()) addTo(months, monthOf(period), part, 1, count);
    return { days: changed(this.days), months: changed(months) };
  }
}

function addTo(
  sums: Map<string, SumChange>,
  period: string,
  { category, kind, amountCents }: Omit<SumPart, "day">,
  sign: 1 | -1,
  count = 1,
): void {
  const key = `${period}|${category}|${kind}`;
  let sum = sums.get(key);
  if (!sum) sums.set(key, (sum = { period, category, kind, amountCents: 0, count: 0 }));
  sum.amountCents += sign * amountCents;
  sum.count += sign * count;
}

const changed = (sums: Map<string, SumChange>) =>
  [...sums.values()].filter((sum) => sum.amountCents !== 0 || sum.count !== 0);

export type WritePlan = {
  rows: LedgerRow[];
  dropped: LedgerRow[];
  added: LedgerRow[];
  modified: number;
  removed: number;
};
type RowWriteContext = { newId: () => string; now: Date; importId?: string | undefined };

/**
 * What a delivery of the bank makes of the stored rows. A posted row takes over its pending row, with everything the
 * person has said about it. A row that the person deleted stays deleted. Applied twice, a delivery changes nothing.
 */
export function planWrite(
  existing: readonly LedgerRow[],
  upsert: readonly BankRow[],
  remove: readonly string[],
  context: RowWriteContext,
): WritePlan {
  const newsSince = addDays(dayOf(context.now, "UTC"), -NEWS_DAYS);
  const stored = new Map(existing.map((row) => [row.providerTransactionId, row]));
  const incoming = new Map(upsert.map((row) => [row.providerTransactionId, row]));
  const rows = new Map<string, LedgerRow>();
  const dropped = new Map<string, LedgerRow>();
  const added: LedgerRow[] = [];
  let modified = 0;
  let removed = 0;
  for (const row of incoming.values()) {
    const pending = row.pendingId === null ? undefined : stored.get(row.pendingId);
    const own = stored.get(row.providerTransactionId);
    const base = own ?? pending;
    const next = base
      ? carryOn(base, row, pending)
      : newRow(row, context.newId(), row.day < newsSince ? context.now : null, context.importId ?? null);
    if (!base) added.push(next);
    else modified += 1;
    rows.set(next.id, next);
    if (pending && own) dropped.set(pending.id, pending);
    if (row.pendingId !== null) stored.delete(row.pendingId);
    stored.set(row.providerTransactionId, next);
  }
  for (const id of remove) {
    const row = stored.get(id);
    if (!row || incoming.has(id)) continue;
    if (!row.removedAt) removed += 1;
    if (row.deletedAt && !row.removedAt) continue;
    // A pending row that the person has worked on may still come back as a posted one.
    if (row.pending && isEdited(row))
      rows.set(row.id, { ...row, deletedAt: context.now, removedAt: row.removedAt ?? context.now, matchedId: null });
    else dropped.set(row.id, row);
  }
  return { rows: [...rows.values()], dropped: [...dropped.values()], added, modified, removed };
}

export function isEdited(row: LedgerRow): boolean {
  return (
    row.note !== null ||
    row.tags.length > 0 ||
    row.userCategory !== null ||
    row.userKind !== null ||
    row.splits.length > 0
  );
}

/** What the bank says of a row. Field by field: a delivery may hold a hundred thousand rows, and rest patterns are slow. */
const saidByBank = (row: BankRow) => ({
  providerTransactionId: row.providerTransactionId,
  accountId: row.accountId,
  day: row.day,
  amountCents: row.amountCents,
  merchantName: row.merchantName,
  rawName: row.rawName,
  providerCategory: row.providerCategory,
  providerConfidence: row.providerConfidence,
  pending: row.pending,
});

/** Nothing is written for a row that is as it was. */
export function isSameRow(one: LedgerRow, other: LedgerRow): boolean {
  return (
    one.amountCents === other.amountCents &&
    one.providerTransactionId === other.providerTransactionId &&
    one.accountId === other.accountId &&
    one.day === other.day &&
    one.merchantName === other.merchantName &&
    one.rawName === other.rawName &&
    one.bankName === other.bankName &&
    one.providerCategory === other.providerCategory &&
    one.providerConfidence === other.providerConfidence &&
    one.pending === other.pending &&
    one.category === other.category &&
    one.kind === other.kind &&
    one.ownCategory === other.ownCategory &&
    one.userCategory === other.userCategory &&
    one.userKind === other.userKind &&
    one.note === other.note &&
    one.tags === other.tags &&
    one.reviewedAt?.getTime() === other.reviewedAt?.getTime() &&
    one.matchedId === other.matchedId &&
    one.deletedAt?.getTime() === other.deletedAt?.getTime() &&
    one.removedAt?.getTime() === other.removedAt?.getTime() &&
    one.splits === other.splits
  );
}

/** What comes in older than this is history that nobody has to look through. */
const NEWS_DAYS = 7;

/** Field by field, like what the bank says: to spread it would cost more than all the rest of a row's way. */
function newRow(row: BankRow, id: string, reviewedAt: Date | null, importId: string | null): LedgerRow {
  return {
    providerTransactionId: row.providerTransactionId,
    accountId: row.accountId,
    day: row.day,
    amountCents: row.amountCents,
    merchantName: row.merchantName,
    rawName: row.rawName,
    providerCategory: row.providerCategory,
    providerConfidence: row.providerConfidence,
    pending: row.pending,
    id,
    bankName: null,
    category: null,
    kind: "spending",
    ownCategory: null,
    userCategory: null,
    userKind: null,
    note: null,
    tags: [],
    reviewedAt,
    deletedAt: null,
    removedAt: null,
    matchedId: null,
    importId,
    splits: [],
  };
}

function carryOn(base: LedgerRow, row: BankRow, pending: LedgerRow | undefined): LedgerRow {
  const source = pending && !isEdited(base) ? pending : base;
  const tookBack = base.removedAt !== null;
  const moved = base.amountCents !== row.amountCents || base.accountId !== row.accountId || base.day !== row.day;
  return {
    ...saidByBank(row),
    id: base.id,
    bankName: null,
    category: base.category,
    kind: base.kind,
    ownCategory: source.ownCategory,
    userCategory: source.userCategory,
    userKind: source.userKind,
    note: source.note,
    tags: source.tags,
    reviewedAt: base.reviewedAt ?? source.reviewedAt,
    splits: fitSplits(source.splits, row.amountCents),
    deletedAt: tookBack ? null : (base.deletedAt ?? (pending?.removedAt ? null : (pending?.deletedAt ?? null))),
    removedAt: null,
    matchedId: moved ? null : base.matchedId,
    importId: base.importId,
  };
}

/** Splits keep their shares when the amount changes (a tip); they always add up to the row. */
export function fitSplits(splits: Split[], amountCents: Cents): Split[] {
  const total = splits.reduce((sum, split) => sum + split.amountCents, 0);
  if (total === amountCents || splits.length === 0) return splits;
  if (Math.sign(total) !== Math.sign(amountCents)) return [];
  const shares = allocate(
    amountCents,
    splits.map((split) => Math.abs(split.amountCents)),
  );
  return splits.map((split, index) => ({ ...split, amountCents: shares[index] ?? 0 }));
}

/** A category of the product, or nothing: what is stored may be older than the list. */
export const knownCategory = (category: string | null) =>
  category !== null && isCategoryId(category) ? category : null;
