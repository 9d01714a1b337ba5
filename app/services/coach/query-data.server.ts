// The sums and rows that a query needs, read from the database: from the stored sums where they hold them, else from the
// rows by the same conditions as the transactions list. Each is bounded in days, groups or rows.
import {
  type AnyNeed,
  type DataNeed,
  type NeedAnswer,
  type NeedAnswers,
  type FoundRow,
  MAX_GROUPS,
  needKey,
  type RowOrder,
} from "~/domain/coach/query/data";
import { groupKey } from "~/domain/coach/engine/groups";
import type { Grouping } from "~/domain/coach/query/algebra";
import type { Person } from "~/domain/coach/reading/person";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { isKind, isSpending, SPENDING_KINDS } from "~/domain/categories/classify";
import { isOwn } from "~/domain/categories/own";
import { categoriesOfSet } from "~/domain/categories/sets";
import type { TransactionFilter } from "~/domain/ledger/transaction-filter";
import { categoryOf, type DayTotal } from "~/domain/ledger/totals";
import { addDays, type Day, firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import { dueBetween, paychecks, type Recurring } from "~/domain/ledger/recurring";
import type { CurrentUser } from "~/lib/auth.server";
import { db, num, Prisma } from "~/lib/db.server";
import { ownCategories } from "~/services/ledger/own-categories.server";
import { daySums, monthSums } from "~/services/ledger/sums.server";
import { isOfStanding, readStandingNeed } from "./query-standing.server";
import { conditions, tagsUsed, wantedParts } from "~/services/ledger/transactions.server";

/** Names are taken from so many of the newest rows: enough for a year of a household, quick for a shop's till. */
const NEWEST_ROWS = 3_000;
const MAX_NAMES = 600;
const PAYDAYS_KNOWN = 4;
const PAYDAYS_AHEAD = 100;

const people = new WeakMap<CoachInputs, Promise<Person>>();

/** One person for as long as the figures are the same: readings of questions are kept with it. */
export function readPerson(user: CurrentUser, inputs: CoachInputs): Promise<Person> {
  const known = people.get(inputs) ?? readNames(user, inputs);
  people.set(inputs, known);
  known.catch(() => people.delete(inputs));
  return known;
}

async function readNames({ id: userId, today }: CurrentUser, inputs: CoachInputs): Promise<Person> {
  const [names, lastPay, first, own, tags] = await Promise.all([
    namesOf(userId),
    lastPayday(userId, today),
    firstDay(userId),
    ownCategories(db, userId),
    tagsUsed(userId),
  ]);
  const employers = [...new Set(paychecks(inputs.recurring).map(({ merchantName }) => merchantName))];
  const paid = await lastPaydays(userId, today, employers);
  const known = inputs.recurring.filter(({ kind }) => kind !== "income").map(({ merchantName }) => merchantName);
  return {
    today,
    merchants: [...new Set([...names.filter(({ payer }) => !payer).map(({ name }) => name), ...known])],
    shops: Object.fromEntries(names.filter(({ payer }) => !payer).map(({ name, code }) => [name, code ?? ""])),
    payers: names.filter(({ payer }) => payer).map(({ name }) => name),
    accounts: inputs.accounts.map(({ id, name, bank, digits, type }) => ({
      id,
      name,
      bank: bank ?? "",
      kind: type,
      ...(digits ? { digits } : {}),
    })),
    ownCategories: own.map(({ name }) => name),
    tags,
    goals: inputs.goals.map(({ id, name, type }) => ({ id, name, type })),
    recurring: inputs.recurring.map(({ merchantName, category, kind }) => ({
      name: merchantName,
      category,
      income: kind === "income",
    })),
    firstDay: first,
    lastPayday: paid[0] ?? lastPay,
    earlierPaydays: paid.slice(1),
    lastRaise: lastRaiseOf(inputs.recurring),
    employers,
    paydays: dueBetween(paychecks(inputs.recurring), today, addDays(today, PAYDAYS_AHEAD)).map(({ day }) => day),
  };
}

/** What came down since was no raise. */
function lastRaiseOf(recurring: readonly Recurring[]): string | null {
  const raised = paychecks(recurring).flatMap(({ change }) =>
    change && Math.abs(change.toCents) > Math.abs(change.fromCents) ? [change.day] : [],
  );
  return raised.sort().at(-1) ?? null;
}

type OwnName = { name: string; payer: boolean; code: string | null };

function namesOf(userId: string): Promise<OwnName[]> {
  return db.$queryRaw<OwnName[]>`
    SELECT r."merchantName" AS name, r.kind = 'income' AS payer, mode() WITHIN GROUP (ORDER BY r."providerCategory") AS code
    FROM (SELECT "merchantName", kind, "providerCategory" FROM "Transaction" WHERE "userId" = ${userId} AND "deletedAt" IS NULL
      ORDER BY day DESC, id DESC LIMIT ${NEWEST_ROWS}) r
    GROUP BY 1, 2 ORDER BY count(*) DESC, 1 LIMIT ${MAX_NAMES}`;
}

async function lastPayday(userId: string, today: string): Promise<string | null> {
  const row = await db.daySum.findFirst({
    where: { userId, kind: "income", day: { lte: today } },
    select: { day: true },
    orderBy: { day: "desc" },
  });
  return row?.day ?? null;
}

/** The days on which somebody who pays regularly has paid, the latest first. */
async function lastPaydays(userId: string, today: string, employers: readonly string[]): Promise<string[]> {
  if (employers.length === 0) return [];
  const rows = await db.transaction.findMany({
    where: { userId, deletedAt: null, kind: "income", merchantName: { in: [...employers] }, day: { lte: today } },
    select: { day: true },
    orderBy: [{ day: "desc" }, { id: "desc" }],
    take: PAYDAYS_KNOWN,
  });
  return [...new Set(rows.map(({ day }) => day))];
}

async function firstDay(userId: string): Promise<string | null> {
  const first = await db.transaction.findFirst({
    where: { userId, deletedAt: null },
    select: { day: true },
    orderBy: [{ day: "asc" }, { id: "asc" }],
  });
  return first?.day ?? null;
}

export async function readNeeds({ id: userId, today }: CurrentUser, needs: readonly AnyNeed[]): Promise<NeedAnswers> {
  const byKey = new Map(needs.map((need) => [needKey(need), need]));
  const answered = await Promise.all(
    [...byKey].map(async ([key, need]): Promise<[string, NeedAnswer]> => [key, await readNeed(userId, need, today)]),
  );
  return new Map(answered);
}

async function readNeed(userId: string, need: AnyNeed, today: Day): Promise<NeedAnswer> {
  if (isOfStanding(need)) return readStandingNeed(userId, need, today);
  if (need.want === "rows") return { rows: await findRows(userId, need) };
  return (await fromSums(userId, need.rows, need.by)) ?? { sums: await sumRows(userId, need.rows, need.by) };
}

/** What only rows know. */
const OF_ROWS: readonly (Grouping | null)[] = ["merchant", "account", "tag"];

/** The stored sums know days, categories and kinds; anything else has to be asked of the rows. */
async function fromSums(userId: string, rows: TransactionFilter, by: Grouping | null): Promise<NeedAnswer | null> {
  const { kind, from, to, category, categories, not, ...rest } = rows;
  if (Object.keys(rest).length > 0 || from === undefined || to === undefined || OF_ROWS.includes(by)) return null;
  if ([category ?? "", ...(categories ?? []), ...(not ?? [])].some(isOwn)) return null;
  const isWhole = from === firstDayOf(monthOf(from)) && to === lastDayOf(monthOf(to));
  const days: DayTotal[] =
    isWhole && (by === null || by === "month" || by === "category")
      ? (await monthSums(userId, monthOf(from), monthOf(to))).map(({ month, ...sum }) => ({
          ...sum,
          day: firstDayOf(month),
        }))
      : await daySums(userId, from, to);
  const wanted = [category ? [category] : null, categories ?? null].map((ids) => ids?.flatMap(categoriesOfSet) ?? null);
  const unwanted = not?.flatMap(categoriesOfSet) ?? [];
  const groups = new Map<string, { key: string; cents: number; count: number }>();
  for (const sum of days) {
    const own = categoryOf(sum);
    if (kind && (kind === "spending" ? !isSpending(sum.kind) : sum.kind !== kind)) continue;
    if (wanted.some((ids) => ids !== null && !(isSpending(sum.kind) && ids.includes(own))) || unwanted.includes(own))
      continue;
    const key = by === null ? "" : groupKey(by, { day: sum.day, category: own, merchantName: "", accountId: "" });
    const known = groups.get(key) ?? { key, cents: 0, count: 0 };
    groups.set(key, { key, cents: known.cents + sum.cents, count: known.count + sum.count });
  }
  return { sums: [...groups.values()] };
}

const KEYS: Readonly<Record<Grouping, Prisma.Sql>> = {
  category: Prisma.sql`coalesce(s.category, t.category, 'miscellaneous')`,
  merchant: Prisma.sql`t."merchantName"`,
  account: Prisma.sql`t."accountId"`,
  tag: Prisma.sql`own.tag`,
  quarter: Prisma.sql`to_char(date_trunc('quarter', t.day::date), 'YYYY-MM-DD')`,
  month: Prisma.sql`left(t.day, 7)`,
  week: Prisma.sql`to_char(t.day::date - extract(dow from t.day::date)::int, 'YYYY-MM-DD')`,
  day: Prisma.sql`t.day`,
  weekday: Prisma.sql`extract(dow from t.day::date)::int::text`,
};

/** As written, so that the index of the few pending rows fits. */
const PENDING = Prisma.sql`t.pending`;
const POSTED = Prisma.sql`NOT t.pending`;

/** A row with several tags is in the group of each. */
const EACH_TAG = Prisma.sql`CROSS JOIN LATERAL unnest(t.tags) AS own(tag)`;

async function sumRows(userId: string, filter: TransactionFilter, by: Grouping | null) {
  const key = by === null ? Prisma.sql`''` : KEYS[by];
  const rows = await db.$queryRaw<{ key: string; cents: bigint; count: bigint }[]>`
    SELECT ${key} AS key, sum(coalesce(s."amountCents", t."amountCents"))::bigint AS cents, count(DISTINCT t.id) AS count
    FROM "Transaction" t
    LEFT JOIN "TransactionSplit" s ON s."userId" = t."userId" AND s."transactionId" = t.id AND t.kind = ANY(${SPENDING_KINDS})
    ${by === "tag" ? EACH_TAG : Prisma.empty}
    WHERE ${conditions(userId, filter)} AND ${wantedParts(filter)} AND ${filter.pending ? PENDING : POSTED}
    GROUP BY 1 ORDER BY abs(sum(coalesce(s."amountCents", t."amountCents"))) DESC LIMIT ${MAX_GROUPS}`;
  return rows.map(({ key: group, cents, count }) => ({ key: group, cents: num(cents), count: Number(count) }));
}

const ORDERS: Readonly<Record<RowOrder, Prisma.Sql>> = {
  newest: Prisma.sql`t.day DESC, t.id DESC`,
  oldest: Prisma.sql`t.day ASC, t.id ASC`,
  largest: Prisma.sql`abs(t."amountCents") DESC, t.day DESC, t.id DESC`,
  smallest: Prisma.sql`abs(t."amountCents") ASC, t.day DESC, t.id DESC`,
};

async function findRows(
  userId: string,
  { rows: filter, order, take }: Extract<DataNeed, { want: "rows" }>,
): Promise<FoundRow[]> {
  const rows = await db.$queryRaw<
    { day: string; merchantName: string; category: string | null; kind: string; cents: bigint; pending: boolean }[]
  >`
    SELECT t.day, t."merchantName", t.category, t.kind, t."amountCents" AS cents, t.pending FROM "Transaction" t
    WHERE ${conditions(userId, filter)} ORDER BY ${ORDERS[order]} LIMIT ${take}`;
  return rows.flatMap(({ kind, cents, ...row }) => (isKind(kind) ? [{ ...row, kind, cents: num(cents) }] : []));
}
