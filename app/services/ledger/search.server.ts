// What a few letters find among what is somebody's own: transactions, categories, goals and accounts.
import type { SearchAnswer } from "~/contracts/answers/search";
import { CATEGORIES, categoryName } from "~/domain/categories/list";
import { ownChoice } from "~/domain/categories/own";
import { readFilter } from "~/domain/ledger/transaction-filter";
import { tidyName } from "~/domain/ledger/tidy-name";
import { toDollars } from "~/domain/money";
import { hasEach, typedWords } from "~/domain/screens/words-typed";
import { db } from "~/lib/db.server";
import { ownCategories } from "./own-categories.server";
import { conditions, findTransactions } from "./transactions.server";

const MERCHANTS = 4;
const ROWS = 5;
/** Of categories, goals and accounts each. */
const NAMED = 3;

/** As the list's own search reads the words; nothing for no words. */
export async function search(userId: string, words: string | null): Promise<SearchAnswer> {
  const filter = readFilter(new URLSearchParams({ q: words ?? "" }));
  if (!filter.q) return { merchants: [], transactions: [], categories: [], goals: [], accounts: [] };
  const [merchants, { rows }, named] = await Promise.all([
    db.$queryRaw<{ name: string; count: number }[]>`
      SELECT t."merchantName" AS name, count(*)::int AS count
      FROM "Transaction" t WHERE ${conditions(userId, filter)}
      GROUP BY t."merchantName" ORDER BY count(*) DESC, t."merchantName" LIMIT ${MERCHANTS}`,
    findTransactions(userId, filter, { take: ROWS, skip: 0 }),
    namedLike(userId, typedWords(filter.q)),
  ]);
  return {
    merchants,
    transactions: rows.map(({ id, merchantName, day, amountCents }) => ({
      id,
      name: tidyName(merchantName),
      date: day,
      amount: toDollars(amountCents),
    })),
    ...named,
  };
}

type Named = Pick<SearchAnswer, "categories" | "goals" | "accounts">;

/** Categories, goals and accounts by their names. */
async function namedLike(userId: string, words: readonly string[]): Promise<Named> {
  if (words.length === 0) return { categories: [], goals: [], accounts: [] };
  const [own, goals, accounts] = await Promise.all([
    ownCategories(db, userId),
    db.goal.findMany({ where: { userId }, orderBy: { createdAt: "desc" } }),
    db.account.findMany({ where: { userId }, orderBy: { createdAt: "asc" } }),
  ]);
  const categories = [
    ...CATEGORIES.map(({ id, name }) => ({ id, name, parent: null })),
    ...own.map(({ id, name, parent }) => ({ id: ownChoice(id), name, parent: categoryName(parent) })),
  ];
  const some = <One>(all: readonly One[], nameOf: (one: One) => string) =>
    all.filter((one) => hasEach(words, nameOf(one))).slice(0, NAMED);
  return {
    categories: some(categories, ({ name }) => name),
    goals: some(goals, ({ name }) => name).map(({ id, name, type }) => ({
      ...{ id, name },
      type: type === "debt" ? "debt" : "savings",
    })),
    accounts: some(accounts, (one) => `${one.accountName} ${one.institutionName}`).map((one) => ({
      id: one.id,
      name: one.accountName,
      institution: one.institutionName,
    })),
  };
}
