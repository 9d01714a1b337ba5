// The only writer of transactions. Whatever changes here, classification, transfer legs and the stored sums change with
// it in the same database transaction, so that no screen can show a sum that its rows do not support.
import { setImmediate } from "node:timers/promises";
import { type BankRow, type LedgerRow, SumTally, type WritePlan, isSameRow, planWrite } from "~/domain/ledger/ledger";
import { now } from "~/lib/clock.server";
import { Prisma, type Tx, lockRow, newId } from "~/lib/db.server";
import { settleBalances } from "./balances.server";
import { markChanged } from "./revision.server";
import {
  type LedgerContext,
  classifyRows,
  dropSuggestions,
  findTransfers,
  ledgerContext,
  unpair,
} from "./classify-rows.server";
import {
  additionsOf,
  applySums,
  chunks,
  deleteRows,
  loadPart,
  loadRows,
  loadRowsIn,
  saveSplits,
  updateRows,
} from "./store.server";

/** Rows that are held at once of those that are taken away. */
const PART = 2_000;

/**
 * `importId`: of the import that brings it. `isAllNew`: nobody need look whether its rows are here; the keys refuse what is.
 * `said`: gives a new row, judged by then, what its owner has said of it elsewhere.
 */
type LedgerWrite = {
  upsert: BankRow[];
  remove: string[];
  importId?: string;
  isAllNew?: boolean;
  said?: (row: LedgerRow) => LedgerRow;
};
type Written = { added: LedgerRow[]; modified: number; removed: number };

/**
 * Serialises everything that changes the transactions of one user, and marks that they change. Call it first in every
 * transaction that does.
 */
export async function lockLedger(tx: Tx, userId: string): Promise<void> {
  await lockRow(tx, `ledger:${userId}`);
  await markChanged(tx, userId);
}

/** Applies what a bank has delivered. Doing it twice is doing it once. */
export const writeTransactions = (tx: Tx, userId: string, delivery: LedgerWrite): Promise<Written> =>
  inParts(tx, userId, (write) => write(delivery));

/** For deliveries that come one after another: what they move is added up, and settled once at the end. */
export async function inParts<T>(
  tx: Tx,
  userId: string,
  run: (write: (delivery: LedgerWrite) => Promise<Written>) => Promise<T>,
): Promise<T> {
  await lockLedger(tx, userId);
  const books = await openBooks(tx, userId);
  try {
    const answer = await run((delivery) => deliver(tx, userId, delivery, books));
    await settle(tx, userId, books);
    return answer;
  } finally {
    // Whatever went wrong: nothing may be under way when the transaction ends.
    await books.sending.catch(() => undefined);
  }
}

async function deliver(tx: Tx, userId: string, delivery: LedgerWrite, books: Books): Promise<Written> {
  const { upsert, remove, importId, isAllNew = false, said } = delivery;
  const mentioned = upsert.flatMap((row) => [row.providerTransactionId, ...(row.pendingId ? [row.pendingId] : [])]);
  if (!isAllNew) await books.sending;
  const before = isAllNew ? [] : await loadRowsIn(tx, userId, "providerTransactionId", [...mentioned, ...remove]);
  const plan = planWrite(before, upsert, remove, { newId, now: now(), importId });
  await reconcile(tx, userId, before, { ...plan, importId, said }, books);
  return { added: plan.added.filter((row) => !row.deletedAt), modified: plan.modified, removed: plan.removed };
}

/** Changes stored rows (a correction, a note, a split, a deletion); `change` gives each row's new form. */
export async function changeRows(
  tx: Tx,
  userId: string,
  rows: readonly LedgerRow[],
  change: (row: LedgerRow) => LedgerRow,
): Promise<void> {
  await reconcileAndWrite(tx, userId, rows, { rows: rows.map(change), dropped: [] });
}

/** Takes an account and its rows away; the legs that stay behind are judged again on their own. */
export async function removeAccount(tx: Tx, userId: string, accountId: string): Promise<number> {
  const { shown } = await dropRows(tx, userId, Prisma.sql`t."accountId" = ${accountId}`, accountId);
  await tx.account.deleteMany({ where: { userId, id: accountId } });
  await reclassifyCardPayments(tx, userId);
  return shown;
}

/** `shown`: without those that the person had deleted. */
type Dropped = { all: number; shown: number };

/**
 * Takes the rows of a condition on `t` away for good, with what the person has said about them; nothing keeps them from
 * coming again. A part at a time, as an account or an import may have a hundred thousand; the legs that stay behind are
 * judged once all are gone, or one would be matched with a row that goes next.
 */
export async function dropRows(tx: Tx, userId: string, which: Prisma.Sql, goneAccount?: string): Promise<Dropped> {
  await lockLedger(tx, userId);
  const books = await openBooks(tx, userId, goneAccount);
  const count = { all: 0, shown: 0 };
  const legs: string[] = [];
  let after: string | undefined = "";
  while (after !== undefined) {
    const rows = await loadPart(tx, userId, which, after, PART);
    books.sums.move(rows, []);
    for (const { accountId, matchedId } of rows) {
      books.moved.add(accountId);
      if (matchedId) legs.push(matchedId);
    }
    await store(tx, userId, { dropped: rows.map(({ id }) => id), additions: [], changed: [], split: [] });
    count.all += rows.length;
    count.shown += rows.filter((row) => !row.deletedAt).length;
    after = rows.length < PART ? undefined : rows.at(-1)?.id;
  }
  for (const part of chunks(legs, PART)) {
    const left = await loadRowsIn(tx, userId, "id", part);
    const rows = left.map((row) => ({ ...row, matchedId: null }));
    if (left.length > 0) await reconcile(tx, userId, left, { rows, dropped: [] }, books);
  }
  await settle(tx, userId, books);
  return count;
}

/** Judges rows again after something that they depend on has changed. */
export async function reclassify(tx: Tx, userId: string, rows: readonly LedgerRow[]): Promise<void> {
  await reconcileAndWrite(tx, userId, rows, { rows: [...rows], dropped: [] });
}

/** Whether a card payment counts depends on the cards that are linked: call it when one comes or goes. */
export async function reclassifyCardPayments(tx: Tx, userId: string): Promise<void> {
  await lockLedger(tx, userId);
  const payments = Prisma.sql`t."providerCategory" = 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT' AND t."matchedId" IS NULL AND t."amountCents" < 0`;
  const rows = await loadRows(tx, userId, payments);
  if (rows.length > 0) await reclassify(tx, userId, rows);
}

/**
 * What rows are judged by, what the writes so far have moved, and the rows that the database is still storing while the next
 * ones are made: who asks it something waits for them.
 */
type Books = { context: LedgerContext; sums: SumTally; moved: Set<string>; sending: Promise<unknown> };

const openBooks = async (tx: Tx, userId: string, goneAccount?: string): Promise<Books> => ({
  context: await ledgerContext(tx, userId, goneAccount),
  sums: new SumTally(),
  moved: new Set(),
  sending: Promise.resolve(),
});

/** Sums and balances follow the rows. */
async function settle(tx: Tx, userId: string, { sums, moved, sending }: Books): Promise<void> {
  await sending;
  await applySums(tx, userId, sums.changes());
  if (moved.size > 0) await settleBalances(tx, userId, [...moved]);
}

async function reconcileAndWrite(
  tx: Tx,
  userId: string,
  before: readonly LedgerRow[],
  plan: Pick<WritePlan, "rows" | "dropped">,
): Promise<void> {
  const books = await openBooks(tx, userId);
  await reconcile(tx, userId, before, plan, books);
  await settle(tx, userId, books);
}

/** Brings matching, classification and rows to agreement, from the rows `before` to the plan. */
async function reconcile(
  tx: Tx,
  userId: string,
  before: readonly LedgerRow[],
  plan: Pick<WritePlan, "rows" | "dropped"> & Pick<LedgerWrite, "importId" | "said">,
  books: Books,
): Promise<void> {
  const { context, sums, moved } = books;
  const known = new Map(before.map((row) => [row.id, row]));
  const after = new Map(plan.rows.map((row) => [row.id, row]));
  const dropped = new Set(plan.dropped.map((row) => row.id));
  const remember = (rows: readonly LedgerRow[]) => {
    for (const row of rows) if (!known.has(row.id)) known.set(row.id, row);
  };
  // Rows that nothing can be like are judged without asking.
  if (before.length > 0 || dropped.size > 0 || context.accounts.size > 1) await books.sending;
  remember(await unpair(tx, userId, known, after, dropped));
  const { importId = null, said = (row) => row } = plan;
  remember(await findTransfers(tx, userId, after, dropped, { ...context, importId }));
  await classifyRows(tx, userId, after, context, { isNew: (row) => !known.has(row.id), said });

  const old = [...after.keys(), ...dropped].flatMap((id) => known.get(id) ?? []);
  const next = [...after.values()];
  const { fresh, changed } = sorted(next, known);
  const additions = additionsOf(userId, fresh, now());
  const split = next.filter(({ id, splits }) => {
    const was = known.get(id)?.splits ?? NO_SPLITS;
    return splits !== was && splits.length + was.length > 0;
  });
  sums.move(old, next);
  for (const { accountId } of old) moved.add(accountId);
  for (const { accountId } of next) moved.add(accountId);
  await books.sending;
  await send(books, () => store(tx, userId, { dropped: [...dropped], additions, changed, split }));
}

const NO_SPLITS: LedgerRow["splits"] = [];

type Changes = { dropped: string[]; additions: Prisma.Sql[]; changed: LedgerRow[]; split: LedgerRow[] };

async function store(tx: Tx, userId: string, { dropped, additions, changed, split }: Changes): Promise<void> {
  await dropSuggestions(tx, userId, dropped);
  await deleteRows(tx, userId, dropped);
  for (const addition of additions) await tx.$executeRaw(addition);
  await updateRows(tx, userId, changed, now());
  await saveSplits(tx, userId, split);
}

/** Answers when it's on its way. */
async function send(books: Books, run: () => Promise<void>): Promise<void> {
  books.sending = run();
  // Who waits for it hears of a failure; until then it's nobody's.
  books.sending.catch(() => undefined);
  await setImmediate();
}

/** What is new, and what is no longer as it was. */
function sorted(rows: readonly LedgerRow[], known: ReadonlyMap<string, LedgerRow>) {
  const fresh: LedgerRow[] = [];
  const changed: LedgerRow[] = [];
  for (const row of rows) {
    const was = known.get(row.id);
    if (!was) fresh.push(row);
    else if (!isSameRow(was, row)) changed.push(row);
  }
  return { fresh, changed };
}
