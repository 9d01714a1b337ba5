// What the transactions screen shows for an address: a page of rows, their total, and the row whose dialog is open.
import type { FilterValues, TransactionLine, TransactionsView } from "~/contracts/transaction-view";
import { datedSearch } from "~/domain/ledger/dated-search";
import { MORE_PARAMS, formConditions, moreConditions } from "~/texts/filters";
import { listedMonths, listTotals } from "~/domain/ledger/list-totals";
import { rowsHref } from "~/domain/ledger/row-links";
import { MAX_AT_ONCE, readFilter, type TransactionFilter } from "~/domain/ledger/transaction-filter";
import { db } from "~/lib/db.server";
import { type ListedTransaction, findTransaction, findTransactions, tagsUsed } from "./transactions.server";
import { categoryName } from "~/domain/categories/list";
import { isOwnChoice, nameSaid, ownChoice, ownIdOf, ownNameOf } from "~/domain/categories/own";
import { setName } from "~/texts/category-sets";
import { isSpending } from "~/domain/categories/classify";
import { likelyFor, spellingsFor } from "./likely.server";
import { countCalled } from "./merchant-rules.server";
import { ownCategories } from "./own-categories.server";
import { reviewCount } from "./review.server";
import { loadRowsIn } from "./store.server";
import { fieldAmount } from "~/domain/money";
import type { Day } from "~/domain/periods";
import { monthsListed } from "./list-totals.server";

/** As many as a page of 30 kB holds, styles and all. */
const PAGE = 25;
const MAX_PAGE = 20_000;

/** What an address narrows the list to, as it's meant: a category by its name, words that end with days. */
export async function listedFilter(userId: string, search: URLSearchParams, today: Day) {
  const filter = readFilter(search);
  const named = nameSaid(filter.category ?? "");
  const meant = named === null ? null : (await ownCategories(db, userId)).find(({ name }) => name === named);
  if (meant) filter.category = ownChoice(meant.id);
  const sums = await monthsListed(userId, filter);
  const dated = sums.length === 0 && filter.q && !filter.from && !filter.to ? datedSearch(filter.q, today) : null;
  if (!dated) return { filter, sums };
  const narrowed: TransactionFilter = { ...filter, ...dated };
  return { filter: narrowed, sums: await monthsListed(userId, narrowed) };
}

export async function transactionsView(userId: string, search: URLSearchParams, today: Day): Promise<TransactionsView> {
  const { filter, sums } = await listedFilter(userId, search, today);
  const wanted = /^[1-9]\d{0,4}$/.test(search.get("page") ?? "") ? Math.min(Number(search.get("page")), MAX_PAGE) : 1;
  const isOfAccounts = filter.account !== undefined || filter.accounts !== undefined;
  const totals = listTotals(sums, isOfAccounts);
  const pages = Math.max(1, Math.ceil(totals.count / PAGE));
  const page = Math.min(wanted, pages);
  const { rows } = await findTransactions(userId, filter, { take: PAGE, skip: (page - 1) * PAGE });
  const accounts = await db.account.findMany({
    where: { userId },
    select: { id: true, accountName: true, accountNumber: true },
    orderBy: [{ institutionName: "asc" }, { createdAt: "asc" }],
  });
  const offered = accounts.map(({ id, accountName, accountNumber }) => ({
    id,
    name: accountNumber ? `${accountName} ••••${accountNumber}` : accountName,
  }));
  const values: FilterValues = {
    account: filter.account ?? "",
    category: filter.category ?? "",
    kind: filter.kind ?? "",
    from: filter.from ?? "",
    to: filter.to ?? "",
    q: filter.q ?? "",
    tag: filter.tag ?? "",
    min: filter.min === undefined ? "" : fieldAmount(filter.min),
    max: filter.max === undefined ? "" : fieldAmount(filter.max),
  };
  return {
    filter: values,
    params: MORE_PARAMS.flatMap((name): [string, string][] =>
      search.get(name) ? [[name, search.get(name) ?? ""]] : [],
    ),
    narrowed: await narrowedTo(userId, filter, offered),
    isFiltered: Object.keys(filter).length > 0,
    accounts: offered,
    rows: rows.map(shown),
    today,
    totals,
    months: listedMonths(sums, isOfAccounts, PAGE),
    page,
    pages,
    pageSize: PAGE,
    mostAtOnce: MAX_AT_ONCE,
    toReview: await reviewCount(userId),
    tags: await tagsUsed(userId),
    dialog: await dialogOf(userId, search.get("edit")),
  };
}

async function narrowedTo(
  userId: string,
  filter: TransactionFilter,
  accounts: TransactionsView["accounts"],
): Promise<TransactionsView["narrowed"]> {
  const { category } = filter;
  const own = category && isOwnChoice(category) ? await ownCategories(db, userId) : [];
  const name = category && (setName(category) ?? ownNameOf(own, ownIdOf(category)) ?? categoryName(category));
  const all = [
    ...(name ? [{ words: name, of: ["category"] as const }] : []),
    ...formConditions(filter, accounts),
    ...moreConditions(filter),
  ];
  return all.map(({ words, of }) => {
    const rest = { ...filter };
    for (const part of of) delete rest[part];
    return { words, href: rowsHref(rest) };
  });
}

async function dialogOf(userId: string, id: string | null): Promise<TransactionsView["dialog"]> {
  const found = id === null ? null : await findTransaction(userId, id.slice(0, 80));
  if (!found) return null;
  const { accountId: _account, ...transaction } = found;
  const [row] = await loadRowsIn(db, userId, "id", [found.id]);
  if (!row) return { transaction, sameMerchant: 0, likely: [] };
  const names = await spellingsFor(userId, row);
  const sameMerchant = isSpending(row.kind) ? await countCalled(userId, names) : 0;
  return { transaction, sameMerchant, likely: await likelyFor(userId, row, names) };
}

const shown = ({
  accountId: _account,
  merchantName: _merchant,
  bankName: _bank,
  rawName: _raw,
  ownCategory: _own,
  matched: _matched,
  edited: _edited,
  ...row
}: ListedTransaction): TransactionLine => row;
