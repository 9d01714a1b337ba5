// What the ledger needs to know to judge rows: accounts, the person's merchant rules, and the pairs they rejected.
import { type Classification, classify, merchantKey, namesLinkedCard } from "~/domain/categories/classify";
import { type LedgerRow, knownCategory } from "~/domain/ledger/ledger";
import { type Ruling, bankNameOf, withFirstRuling, namedBy, rulesFor } from "~/domain/ledger/rules";
import { addDays } from "~/domain/periods";
import { type Leg, type Pair, TRANSFER_DAYS, matchTransfers, pairKey } from "~/domain/ledger/transfers";
import { Prisma, type Tx, newId } from "~/lib/db.server";
import { loadRules } from "./rule-store.server";
import { chunks, inList, loadRows, loadRowsIn } from "./store.server";

type KnownAccount = { type: string; mask: string; institutionName: string };
export type LedgerContext = {
  accounts: Map<string, KnownAccount>;
  rulesFor: (row: LedgerRow) => Ruling;
  guesses: Map<string, string>;
  rejected: Set<string>;
  /** The categories that the person's own ones stand below. */
  parents: Map<string, string>;
};
type Rows = Map<string, LedgerRow>;

export async function ledgerContext(tx: Tx, userId: string, goneAccount?: string): Promise<LedgerContext> {
  const accounts = await tx.account.findMany({
    where: { userId },
    select: { id: true, accountType: true, accountNumber: true, institutionName: true },
  });
  const rules = await loadRules(tx, userId);
  const own = await tx.ownCategory.findMany({ where: { userId }, select: { id: true, parent: true } });
  const rejected = await tx.transferSuggestion.findMany({
    where: { userId, status: "rejected" },
    select: { outId: true, inId: true },
  });
  return {
    accounts: new Map(
      accounts
        .filter(({ id }) => id !== goneAccount)
        .map(({ id, accountType, accountNumber, institutionName }) => [
          id,
          { type: accountType, mask: accountNumber, institutionName },
        ]),
    ),
    rulesFor: rulesFor(rules.filter(({ byModel }) => !byModel)),
    guesses: new Map(rules.flatMap((rule) => (rule.byModel ? [[rule.merchant, rule.category ?? ""]] : []))),
    rejected: new Set(rejected.map(pairKey)),
    parents: new Map(own.map(({ id, parent }) => [id, parent])),
  };
}

/**
 * Takes apart the pairs that no longer hold: a leg is gone, has changed, or the person has said what it is. The legs
 * that stay behind join `after`. Answers the rows that it had to read.
 */
export async function unpair(
  tx: Tx,
  userId: string,
  known: Rows,
  after: Rows,
  dropped: Set<string>,
): Promise<LedgerRow[]> {
  for (const row of after.values()) {
    if (row.matchedId && (row.deletedAt || dropped.has(row.matchedId))) after.set(row.id, { ...row, matchedId: null });
  }
  const left = [...known.values()].flatMap((row) =>
    row.matchedId && after.get(row.id)?.matchedId !== row.matchedId && !dropped.has(row.matchedId)
      ? [row.matchedId]
      : [],
  );
  if (left.length === 0) return [];
  const read = await loadRowsIn(
    tx,
    userId,
    "id",
    left.filter((id) => !after.has(id)),
  );
  for (const row of read) after.set(row.id, row);
  for (const id of left) {
    const row = after.get(id);
    const partner = row?.matchedId ? (after.get(row.matchedId) ?? null) : null;
    if (row?.matchedId && partner?.matchedId !== row.id) after.set(id, { ...row, matchedId: null });
  }
  return read;
}

/** What an import's own file says of its rows doesn't keep them from being transfers; what the person says here does. */
const mayMatch = (row: LedgerRow, importId: string | null) =>
  !row.pending &&
  !row.deletedAt &&
  !row.matchedId &&
  ((row.userKind === null && row.userCategory === null) || (importId !== null && row.importId === importId)) &&
  row.amountCents !== 0;

/** One side of a transfer: what its file said it was spent on is gone. */
const asSide = (row: LedgerRow, matchedId: string): LedgerRow =>
  row.userCategory === null
    ? { ...row, matchedId }
    : { ...row, matchedId, userCategory: null, ownCategory: null, splits: [] };

/** Looks for the other leg of every row that may be half of a transfer. Answers the rows that it had to read. */
export async function findTransfers(
  tx: Tx,
  userId: string,
  after: Rows,
  dropped: Set<string>,
  { accounts, rejected, importId }: LedgerContext & { importId: string | null },
): Promise<LedgerRow[]> {
  const open = accounts.size < 2 ? [] : [...after.values()].filter((row) => mayMatch(row, importId));
  if (open.length === 0) return [];
  const read = (await candidates(tx, userId, open, importId)).filter(
    (row) => !after.has(row.id) && !dropped.has(row.id),
  );
  const rows = new Map([...read, ...open].map((row) => [row.id, row]));
  const { matched, suggested } = matchTransfers(
    [...rows.values()].map((row) => legOf(row, accounts)),
    rejected,
  );
  for (const { outId, inId } of matched) {
    const [out, into] = [rows.get(outId), rows.get(inId)];
    if (!out || !into) continue;
    after.set(outId, asSide(out, inId));
    after.set(inId, asSide(into, outId));
  }
  await offer(tx, userId, suggested, matched);
  return read;
}

async function candidates(
  tx: Tx,
  userId: string,
  open: readonly LedgerRow[],
  importId: string | null,
): Promise<LedgerRow[]> {
  const days = open.map((row) => row.day).sort();
  const [from, to] = [addDays(days[0] ?? "", -TRANSFER_DAYS), addDays(days.at(-1) ?? "", TRANSFER_DAYS)];
  const found: LedgerRow[] = [];
  for (const part of chunks([...new Set(open.map((row) => -row.amountCents))])) {
    found.push(
      ...(await loadRows(
        tx,
        userId,
        Prisma.sql`t.day BETWEEN ${from} AND ${to} AND t."matchedId" IS NULL AND t."deletedAt" IS NULL AND NOT t.pending
          AND (t."userKind" IS NULL AND t."userCategory" IS NULL OR t."importId" = ${importId})
          AND t."amountCents" IN (SELECT jsonb_array_elements_text(${JSON.stringify(part)}::jsonb)::bigint)`,
      )),
    );
  }
  return found;
}

const legOf = (row: LedgerRow, accounts: LedgerContext["accounts"]): Leg => ({
  id: row.id,
  accountId: row.accountId,
  accountType: accounts.get(row.accountId)?.type ?? "checking",
  day: row.day,
  amountCents: row.amountCents,
  providerCategory: row.providerCategory,
  text: `${bankNameOf(row)} ${row.rawName}`,
});

/** Keeps the review list to pairs that still stand: new ones are offered, those with a matched leg leave it. */
async function offer(tx: Tx, userId: string, suggested: readonly Pair[], matched: readonly Pair[]): Promise<void> {
  const settled = matched.flatMap(({ outId, inId }) => [outId, inId]);
  for (const part of chunks(settled)) {
    await tx.$executeRaw`DELETE FROM "TransferSuggestion" WHERE "userId" = ${userId} AND status = 'suggested' AND ("outId" ${inList(
      part,
    )} OR "inId" ${inList(part)})`;
  }
  if (suggested.length === 0) return;
  await tx.transferSuggestion.createMany({
    data: suggested.map((pair) => ({ userId, id: newId(), ...pair })),
    skipDuplicates: true,
  });
}

/** A pair whose row is gone is neither offered nor remembered. */
export async function dropSuggestions(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  for (const part of chunks(ids)) {
    await tx.$executeRaw`DELETE FROM "TransferSuggestion" WHERE "userId" = ${userId} AND ("outId" ${inList(
      part,
    )} OR "inId" ${inList(part)})`;
  }
}

/** What new rows have besides. `said`: what their owner has said of them elsewhere, of rows that are judged. */
type New = { isNew: (row: LedgerRow) => boolean; said: (row: LedgerRow) => LedgerRow };

/** Gives every row in `after` its name, kind and category; to new rows their tags and splits by rule as well. */
export async function classifyRows(
  tx: Tx,
  userId: string,
  after: Rows,
  context: LedgerContext,
  { isNew, said }: New,
): Promise<void> {
  const missing = [...after.values()].flatMap((row) =>
    row.matchedId && !after.has(row.matchedId) ? [row.matchedId] : [],
  );
  const partners = new Map((await loadRowsIn(tx, userId, "id", missing)).map((row) => [row.id, row]));
  const cards = [...context.accounts.values()].filter(({ type }) => type === "credit");
  for (const row of after.values()) {
    const partner = row.matchedId ? (after.get(row.matchedId) ?? partners.get(row.matchedId)) : undefined;
    const ruling = context.rulesFor(row);
    const { merchantName, bankName } = namedBy(ruling, row);
    const judged = { ...row, ...judge(row, partner, context, cards, ruling), merchantName, bankName };
    if (!isNew(row)) {
      after.set(row.id, judged);
      continue;
    }
    const first = said(withFirstRuling(judged, ruling));
    const isPlaced = first.userCategory !== row.userCategory;
    after.set(row.id, isPlaced ? { ...first, ...judge(first, partner, context, cards, ruling) } : first);
  }
}

function judge(
  row: LedgerRow,
  partner: LedgerRow | undefined,
  { accounts, guesses, parents }: LedgerContext,
  cards: readonly KnownAccount[],
  ruling: Ruling,
): Classification & Pick<LedgerRow, "ownCategory"> {
  const account = accounts.get(row.accountId);
  const merchantName = bankNameOf(row);
  const judged = classify({
    amountCents: row.amountCents,
    accountType: account?.type ?? "checking",
    merchantName,
    rawName: row.rawName,
    providerCategory: row.providerCategory,
    matchedAccountType: partner ? (accounts.get(partner.accountId)?.type ?? "checking") : null,
    paysLinkedCard: cards.length > 0 && namesLinkedCard(`${merchantName} ${row.rawName}`, cards),
    ruleCategory: ruling.category,
    guessedCategory: guesses.size === 0 ? null : knownCategory(guesses.get(merchantKey(merchantName)) ?? null),
    userCategory: knownCategory(row.userCategory),
    userKind: row.userKind,
  });
  const own = row.userCategory === null ? ruling.ownCategory : row.ownCategory;
  const isBelow = own !== null && judged.category !== null && parents.get(own) === judged.category;
  return { ...judged, ownCategory: isBelow ? own : null };
}
