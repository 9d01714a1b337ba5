// Reading transactions: the list of the screens and of GET /api/transactions.
import type { TransactionItem, TransactionJson, TransactionNames } from "~/contracts/transaction-view";
import { categoryName } from "~/domain/categories/list";
import { type OwnCategory, isOwn, nameSaid, ownIdOf, ownNameOf } from "~/domain/categories/own";
import { categoriesOfSet } from "~/domain/categories/sets";
import { kindAsked } from "~/domain/coach/query/shop-kinds";
import { type SearchPart, searchParts, type TransactionFilter } from "~/domain/ledger/transaction-filter";
import { type Kind, SPENDING_KINDS, isKind, isSpending } from "~/domain/categories/classify";
import { toDollars } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { moveLeg } from "~/domain/ledger/own-moves";
import { tidyName } from "~/domain/ledger/tidy-name";
import { categoriesNamedLike, rowLabel, transactionIcon } from "~/domain/ledger/transaction-label";
import { Prisma, db, num } from "~/lib/db.server";
import { escapeLike } from "~/lib/like.server";
import { ownCategories } from "./own-categories.server";

export type ListedTransaction = TransactionItem & TransactionNames & { accountId: string };

type ListOptions = {
  limit?: number;
  /** without a limit, the list reaches back to this day at least */ since?: Day;
};

const NEWEST = 1_000;
const MAX_LISTED = 5_000;

/**
 * Newest first. Without a limit the newest 1,000, or more where the days since `since` hold more: a budget is worked out
 * from the whole month. Never more than 5,000.
 */
export async function listTransactions(userId: string, { limit, since }: ListOptions = {}): Promise<TransactionJson[]> {
  const wanted = limit ?? Math.max(NEWEST, since === undefined ? 0 : await countSince(userId, since));
  const { rows } = await findTransactions(userId, {}, { take: Math.min(wanted, MAX_LISTED), skip: 0 });
  return rows.map((row) => ({
    id: row.id,
    merchantName: row.merchantName,
    merchantIcon: row.icon,
    category: row.splits.length > 0 ? row.splits.map((part) => categoryName(part.category)).join(" + ") : row.label,
    date: row.day,
    amount: toDollars(row.amountCents),
    ...(row.ownName ? { ownCategory: row.ownName } : {}),
    ...(row.note ? { description: row.note } : {}),
    pending: row.pending,
    ...(row.splits.length > 0
      ? {
          parts: row.splits.map((part) => ({
            category: categoryName(part.category),
            ...(part.ownName ? { ownCategory: part.ownName } : {}),
            amount: toDollars(part.amountCents),
          })),
        }
      : {}),
  }));
}

const countSince = (userId: string, day: Day): Promise<number> =>
  db.transaction.count({ where: { userId, deletedAt: null, day: { gte: day } } });

/** A limit as an address gives it; anything but a positive whole number is ignored. */
export function readLimit(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}

type Found = {
  id: string;
  accountId: string;
  accountName: string;
  accountType: string;
  merchantName: string;
  bankName: string | null;
  rawName: string;
  category: string | null;
  ownCategory: string | null;
  kind: string;
  day: Day;
  amountCents: bigint;
  note: string | null;
  tags: string[];
  pending: boolean;
  matchedId: string | null;
  userCategory: string | null;
  userKind: string | null;
};

type RowPlace = { day: Day; id: string };

/** The rows that a filter leaves, newest first, one page of them. */
export async function findTransactions(
  userId: string,
  filter: TransactionFilter,
  { take, skip, after }: { take: number; skip: number; /** The row before the first one. */ after?: RowPlace },
): Promise<{ rows: ListedTransaction[] }> {
  const found = await db.$queryRaw<Found[]>`
    SELECT t.id, t."accountId", a."accountName", a."accountType", t."merchantName", t."bankName", t."rawName", t.category,
      t."ownCategory", t.kind, t.day, t."amountCents", t.note, t.tags, t.pending, t."matchedId", t."userCategory",
      t."userKind"
    FROM "Transaction" t JOIN "Account" a ON a."userId" = t."userId" AND a.id = t."accountId"
    WHERE ${conditions(userId, filter)} ${after ? Prisma.sql`AND (t.day, t.id) < (${after.day}, ${after.id})` : Prisma.empty}
    ORDER BY t.day DESC, t.id DESC LIMIT ${take} OFFSET ${skip}`;
  const own = await ownCategories(db, userId);
  const splits = await splitsOf(
    userId,
    found.map((row) => row.id),
    own,
  );
  return { rows: found.map((row) => listed(row, splits.get(row.id) ?? [], own)) };
}

export async function findTransaction(userId: string, id: string): Promise<ListedTransaction | null> {
  const [row] = await db.$queryRaw<Found[]>`
    SELECT t.id, t."accountId", a."accountName", a."accountType", t."merchantName", t."bankName", t."rawName", t.category,
      t."ownCategory", t.kind, t.day, t."amountCents", t.note, t.tags, t.pending, t."matchedId", t."userCategory",
      t."userKind"
    FROM "Transaction" t JOIN "Account" a ON a."userId" = t."userId" AND a.id = t."accountId"
    WHERE t."userId" = ${userId} AND t.id = ${id} AND t."deletedAt" IS NULL`;
  if (!row) return null;
  const own = await ownCategories(db, userId);
  const splits = await splitsOf(userId, [row.id], own);
  return listed(row, splits.get(row.id) ?? [], own);
}

/** Of a split row only the parts that the filter asks for. */
export function wantedParts({ category, categories, not }: TransactionFilter): Prisma.Sql {
  const part = {
    category: Prisma.sql`coalesce(s.category, t.category, 'miscellaneous')`,
    own: Prisma.sql`CASE WHEN s.id IS NULL THEN t."ownCategory" ELSE s."ownCategory" END`,
  };
  const all = [Prisma.sql`true`];
  for (const one of [category ? [category] : undefined, categories]) if (one) all.push(isAnyOf(one, part));
  if (not) all.push(Prisma.sql`NOT ${isAnyOf(not, part)}`);
  return Prisma.join(all, " AND ");
}

/** Whether a row or a part of one is in any of these categories, sets of them, or own categories. Never unknown. */
function isAnyOf(wanted: readonly string[], part: { category: Prisma.Sql; own: Prisma.Sql }): Prisma.Sql {
  const own = wanted.flatMap((one) => ownIdOf(one) ?? []);
  const names = wanted.flatMap((one) => nameSaid(one) ?? []);
  const categories = wanted.filter((one) => !isOwn(one)).flatMap(categoriesOfSet);
  const ways = [
    ...(categories.length > 0 ? [Prisma.sql`${part.category} IN (${Prisma.join(categories)})`] : []),
    ...(own.length > 0 ? [Prisma.sql`coalesce(${part.own}, '') IN (${Prisma.join(own)})`] : []),
    ...(names.length > 0 ? [Prisma.sql`coalesce(${part.own}, '') IN (${idsNamed(names)})`] : []),
  ];
  return ways.length === 0 ? Prisma.sql`false` : Prisma.sql`(${Prisma.join(ways, " OR ")})`;
}

const idsNamed = (names: readonly string[]) =>
  Prisma.sql`SELECT o.id FROM "OwnCategory" o WHERE o."userId" = t."userId" AND o.name IN (${Prisma.join(names)})`;

const OF_ROW = { category: Prisma.sql`coalesce(t.category, 'miscellaneous')`, own: Prisma.sql`t."ownCategory"` };
const OF_PART = { category: Prisma.sql`s.category`, own: Prisma.sql`s."ownCategory"` };
const PARTS = Prisma.sql`SELECT 1 FROM "TransactionSplit" s WHERE s."userId" = t."userId" AND s."transactionId" = t.id`;

const SPENDING = Prisma.sql`t.kind = ANY(${SPENDING_KINDS})`;

export function conditions(userId: string, filter: TransactionFilter): Prisma.Sql {
  const all: Prisma.Sql[] = [Prisma.sql`t."userId" = ${userId}`, Prisma.sql`t."deletedAt" IS NULL`];
  if (filter.account) all.push(Prisma.sql`t."accountId" = ${filter.account}`);
  if (filter.kind) all.push(filter.kind === "spending" ? SPENDING : Prisma.sql`t.kind = ${filter.kind}`);
  if (filter.from) all.push(Prisma.sql`t.day >= ${filter.from}`);
  if (filter.to) all.push(Prisma.sql`t.day <= ${filter.to}`);
  if (filter.min !== undefined) all.push(Prisma.sql`abs(t."amountCents") >= ${BigInt(filter.min)}`);
  if (filter.max !== undefined) all.push(Prisma.sql`abs(t."amountCents") <= ${BigInt(filter.max)}`);
  if (filter.category) all.push(inCategory([filter.category]));
  if (filter.categories) all.push(inCategory(filter.categories));
  if (filter.not) all.push(notOnlyIn(filter.not));
  if (filter.accounts) all.push(Prisma.sql`t."accountId" IN (${Prisma.join(filter.accounts)})`);
  if (filter.others)
    all.push(
      Prisma.sql`EXISTS (SELECT 1 FROM "Transaction" o WHERE o."userId" = t."userId" AND o.id = t."matchedId"
        AND o."accountId" IN (${Prisma.join(filter.others)}))`,
    );
  if (filter.merchants) all.push(Prisma.sql`t."merchantName" IN (${Prisma.join(filter.merchants)})`);
  if (filter.without)
    all.push(Prisma.sql`NOT (t."merchantName" ILIKE ANY(${filter.without.map((name) => `%${escapeLike(name)}%`)}))`);
  if (filter.weekdays) all.push(Prisma.sql`extract(dow from t.day::date)::int IN (${Prisma.join(filter.weekdays)})`);
  if (filter.pending) all.push(Prisma.sql`t.pending`);
  if (filter.flow) all.push(filter.flow === "in" ? Prisma.sql`t."amountCents" > 0` : Prisma.sql`t."amountCents" < 0`);
  if (filter.tag) all.push(Prisma.sql`${filter.tag} = ANY (t.tags)`);
  if (filter.tags) all.push(Prisma.sql`t.tags && ${filter.tags}`);
  if (filter.notTagged) all.push(Prisma.sql`NOT (t.tags && ${filter.notTagged})`);
  if (filter.q) all.push(says(filter.q));
  if (filter.text) all.push(writes(filter.text));
  return Prisma.join(all, " AND ");
}

/** A row is in a category with its own, or with one of its splits. Spending without a category is miscellaneous. */
function inCategory(categories: readonly string[]): Prisma.Sql {
  const split = Prisma.sql`EXISTS (${PARTS} AND ${isAnyOf(categories, OF_PART)})`;
  return Prisma.sql`${SPENDING} AND (${split} OR (${isAnyOf(categories, OF_ROW)} AND NOT EXISTS (${PARTS})))`;
}

/** With something in it that is in none of these categories. */
function notOnlyIn(categories: readonly string[]): Prisma.Sql {
  const split = Prisma.sql`EXISTS (${PARTS} AND NOT ${isAnyOf(categories, OF_PART)})`;
  return Prisma.sql`(${split} OR (NOT ${isAnyOf(categories, OF_ROW)} AND NOT EXISTS (${PARTS})))`;
}

function says(q: string): Prisma.Sql {
  const parts = searchParts(q);
  return parts.length === 0 ? Prisma.sql`true` : Prisma.sql`(${Prisma.join(parts.map(saysPart), " OR ")})`;
}

/** What stands on the row itself, and in nothing that is made of it: its names, what the bank wrote, the person's note. */
function writes(text: string): Prisma.Sql {
  const parts = searchParts(text).map(({ text: part, isWordStart }) => {
    if (isWordStart) return startsIn(part);
    const pattern = `%${escapeLike(part)}%`;
    return Prisma.sql`(t."merchantName" ILIKE ${pattern} OR t."bankName" ILIKE ${pattern}
      OR t."rawName" ILIKE ${pattern} OR t.note ILIKE ${pattern})`;
  });
  return parts.length === 0 ? Prisma.sql`true` : Prisma.sql`(${Prisma.join(parts, " OR ")})`;
}

function startsIn(text: string): Prisma.Sql {
  const pattern = `\\m${text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign}`)}`;
  return Prisma.sql`t."merchantName" ~* ${pattern}`;
}

/** Case-insensitive, in the merchant's name, the category as it is shown, or the person's note and tags; and shops of the kind. */
function saysPart({ text, isWordStart }: SearchPart): Prisma.Sql {
  if (isWordStart) return startsIn(text);
  const pattern = `%${escapeLike(text)}%`;
  const { categories, kinds } = categoriesNamedLike(text);
  const options = [
    Prisma.sql`t."merchantName" ILIKE ${pattern}`,
    Prisma.sql`t."bankName" ILIKE ${pattern}`,
    Prisma.sql`t.note ILIKE ${pattern}`,
    Prisma.sql`t."ownCategory" IN (SELECT o.id FROM "OwnCategory" o WHERE o."userId" = t."userId" AND o.name ILIKE ${pattern})`,
    Prisma.sql`(t.tags <> '{}' AND array_to_string(t.tags, ' ') ILIKE ${pattern})`,
  ];
  if (categories.length > 0) {
    options.push(Prisma.sql`(${SPENDING} AND coalesce(t.category, 'miscellaneous') IN (${Prisma.join(categories)}))`);
  }
  if (kinds.length > 0) options.push(Prisma.sql`t.kind IN (${Prisma.join(kinds)})`);
  const shops = kindAsked(text);
  if (shops) {
    const names = shops.names.map((name) => `%${escapeLike(name)}%`);
    options.push(
      Prisma.sql`(${SPENDING} AND (t."providerCategory" = ANY(${[...shops.codes]}) OR t."merchantName" ILIKE ANY(${names})))`,
    );
  }
  return Prisma.sql`(${Prisma.join(options, " OR ")})`;
}

async function splitsOf(
  userId: string,
  ids: readonly string[],
  own: readonly OwnCategory[],
): Promise<Map<string, ListedTransaction["splits"]>> {
  const found = new Map<string, ListedTransaction["splits"]>();
  if (ids.length === 0) return found;
  const rows = await db.transactionSplit.findMany({
    where: { userId, transactionId: { in: [...ids] } },
    orderBy: { id: "asc" },
  });
  for (const { transactionId, category, ownCategory, amountCents } of rows) {
    const part = { category, ownCategory, ownName: ownNameOf(own, ownCategory), amountCents: num(amountCents) };
    found.set(transactionId, [...(found.get(transactionId) ?? []), part]);
  }
  return found;
}

function listed(
  { matchedId, userCategory, userKind, amountCents, accountType, ...row }: Found,
  splits: ListedTransaction["splits"],
  own: readonly OwnCategory[],
): ListedTransaction {
  const kind: Kind = isKind(row.kind) ? row.kind : "spending";
  const parts = isSpending(kind) ? splits : [];
  return {
    ...row,
    kind,
    name: row.bankName === null ? tidyName(row.merchantName) : row.merchantName,
    rawName: row.rawName || (row.bankName ?? ""),
    amountCents: num(amountCents),
    icon: transactionIcon(kind, row.category),
    label: rowLabel(kind, row.category, accountType, row.rawName || row.merchantName),
    ownName: ownNameOf(own, row.ownCategory),
    matched: matchedId !== null,
    ...moveLeg(kind, row.accountName, matchedId),
    edited: userCategory !== null || userKind !== null,
    splits: parts,
  };
}

const MAX_TAGS = 200;

/** The tags that the person has used. */
export async function tagsUsed(userId: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ tag: string }[]>`
    SELECT DISTINCT unnest(t.tags) AS tag FROM "Transaction" t
    WHERE t."userId" = ${userId} AND t.tags <> '{}' AND t."deletedAt" IS NULL ORDER BY 1 LIMIT ${MAX_TAGS}`;
  return rows.map(({ tag }) => tag);
}
