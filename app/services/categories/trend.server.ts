// Twelve months of one category: from the stored sums, or of one of the person's own from its rows.
import { AppError } from "~/contracts/errors";
import type { OwnSpent } from "~/contracts/budget";
import type { CategoryTrendView } from "~/contracts/category-trend";
import type { CategoryUse } from "~/contracts/own-categories";
import { SPENDING_KINDS, isSpending } from "~/domain/categories/classify";
import { trendHref } from "~/domain/categories/hrefs";
import { BUDGET_GROUPS, categoryName } from "~/domain/categories/list";
import { type OwnCategory, ownChoice, placedBy } from "~/domain/categories/own";
import { categoryTrendOf } from "~/domain/categories/trend";
import { MONTHS_READ, wholeMonths } from "~/domain/household/usual-month";
import { rowsHref } from "~/domain/ledger/row-links";
import { categoryOf, type MonthTotal } from "~/domain/ledger/totals";
import { toDollars, type Cents } from "~/domain/money";
import { type Month, addMonths, firstDayOf, lastDayOf, monthOf, monthRange } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { db, num } from "~/lib/db.server";
import { ownCategories } from "~/services/ledger/own-categories.server";
import { monthSums } from "~/services/ledger/sums.server";
import { REFUSALS } from "~/texts/refusals";

export async function categoryTrend(user: CurrentUser, choice: string): Promise<CategoryTrendView> {
  const all = await ownCategories(db, user.id);
  const placed = placedBy(choice, all);
  if (!placed) throw new AppError("not_found", REFUSALS.categories.unknown);
  const own = all.find(({ id }) => id === placed.ownCategory);
  const current = monthOf(user.today);
  const sums = await monthSums(user.id, addMonths(current, -MONTHS_READ), current);
  const spent = own ? await ofOwn(user, own.id) : ofOurs(sums, placed.category);
  const { months, usualCents, usualMonths } = categoryTrendOf(spent, user.today, wholeMonths(sums, current));
  const parent = { name: categoryName(placed.category), href: trendHref(placed.category) };
  return {
    name: own?.name ?? parent.name,
    category: placed.category,
    drawn: own?.glyph ?? placed.category,
    above: own ? parent : null,
    below: own
      ? []
      : all
          .filter((one) => one.parent === placed.category)
          .map(({ id, name }) => ({ name, href: trendHref(ownChoice(id)) })),
    months: months.map((one) => ({
      ...one,
      href: rowsHref({ kind: "spending", category: choice, ...monthRange(one.month) }),
    })),
    usualCents,
    usualMonths,
  };
}

/** The same in dollars. */
export async function categoryTrendJson(user: CurrentUser, choice: string) {
  const { name, above, months, usualCents } = await categoryTrend(user, choice);
  return {
    category: above?.name ?? name,
    ...(above ? { ownCategory: name } : {}),
    months: months.map(({ month, spentCents, isSoFar }) => ({ month, spent: toDollars(spentCents), soFar: isSoFar })),
    usual: usualCents === null ? null : toDollars(usualCents),
  };
}

const ofOurs = (sums: readonly MonthTotal[], category: string): Map<Month, Cents> =>
  spentIn(sums.filter((sum) => isSpending(sum.kind) && categoryOf(sum) === category));

async function ofOwn(user: CurrentUser, own: string): Promise<Map<Month, Cents>> {
  return spentIn((await ownMonths(user)).filter((one) => one.own === own));
}

/** What each of the person's own categories took, by month. */
async function ownMonths({ id, today }: CurrentUser): Promise<(MonthCents & { own: string })[]> {
  const rows = await db.$queryRaw<{ own: string; month: string; cents: bigint }[]>`
    SELECT CASE WHEN s.id IS NULL THEN t."ownCategory" ELSE s."ownCategory" END AS own, left(t.day, 7) AS month,
      sum(coalesce(s."amountCents", t."amountCents"))::bigint AS cents
    FROM "Transaction" t LEFT JOIN "TransactionSplit" s ON s."userId" = t."userId" AND s."transactionId" = t.id
    WHERE t."userId" = ${id} AND t."deletedAt" IS NULL AND NOT t.pending AND t.kind = ANY(${SPENDING_KINDS})
      AND t.day BETWEEN ${firstDayOf(addMonths(monthOf(today), -MONTHS_READ))} AND ${lastDayOf(monthOf(today))}
      AND CASE WHEN s.id IS NULL THEN t."ownCategory" ELSE s."ownCategory" END IS NOT NULL
    GROUP BY 1, 2`;
  return rows.map(({ cents, ...row }) => ({ ...row, cents: num(cents) }));
}

/** What each category takes of this month, beside a usual one, as its own page has it: ours the largest first. */
export async function categoryUses(user: CurrentUser, own: readonly OwnCategory[]) {
  const month = monthOf(user.today);
  const sums = await monthSums(user.id, addMonths(month, -MONTHS_READ), month);
  const whole = wholeMonths(sums, month);
  const useOf = (choice: string, spent: ReadonlyMap<Month, Cents>): CategoryUse => ({
    monthCents: spent.get(month) ?? 0,
    usualCents: categoryTrendOf(spent, user.today, whole).usualCents,
    monthHref: rowsHref({ kind: "spending", category: choice, ...monthRange(month) }),
  });
  const ownSums = own.length > 0 ? await ownMonths(user) : [];
  return {
    month,
    ours: BUDGET_GROUPS.flatMap(({ categories }) => categories)
      .map(({ id, name }) => ({ id, name, ...useOf(id, ofOurs(sums, id)) }))
      .sort((one, other) => other.monthCents - one.monthCents || (other.usualCents ?? 0) - (one.usualCents ?? 0)),
    useOfOwn: (id: string) => useOf(ownChoice(id), spentIn(ownSums.filter((one) => one.own === id))),
  };
}

/** What the person's own categories took of a month, the largest first. */
export async function ownSpending(userId: string, month: Month): Promise<OwnSpent[]> {
  const { from, to } = monthRange(month);
  const rows = await db.$queryRaw<(Omit<OwnSpent, "cents"> & { cents: bigint })[]>`
    SELECT o.id, o.name, o.parent, -sum(coalesce(s."amountCents", t."amountCents"))::bigint AS cents
    FROM "Transaction" t LEFT JOIN "TransactionSplit" s ON s."userId" = t."userId" AND s."transactionId" = t.id
    JOIN "OwnCategory" o ON o."userId" = t."userId"
      AND o.id = CASE WHEN s.id IS NULL THEN t."ownCategory" ELSE s."ownCategory" END
    WHERE t."userId" = ${userId} AND t."deletedAt" IS NULL AND NOT t.pending AND t.kind = ANY(${SPENDING_KINDS})
      AND t.day BETWEEN ${from} AND ${to}
    GROUP BY o.id, o.name, o.parent ORDER BY 4 DESC, o.name`;
  return rows.map((row) => ({ ...row, cents: num(row.cents) }));
}

type MonthCents = { month: Month; cents: Cents };

function spentIn(sums: readonly MonthCents[]): Map<Month, Cents> {
  const found = new Map<Month, Cents>();
  for (const { month, cents } of sums) found.set(month, (found.get(month) ?? 0) - cents);
  return found;
}
