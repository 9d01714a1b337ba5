// What the transactions screen shows for an address: a page of rows, their total, and the row whose dialog is open.
import type { FilterValues, TransactionItem, TransactionsView } from "~/contracts/transaction-view";
import { MORE_PARAMS, moreConditions } from "~/domain/ledger/filter-words";
import { readFilter } from "~/domain/ledger/transaction-filter";
import { db } from "~/lib/db.server";
import { type ListedTransaction, findTransaction, findTransactions, totalOf } from "./transactions.server";
import { previewMerchantRule } from "./edits.server";
import { fieldAmount } from "~/domain/money";

const PAGE = 50;
const MAX_PAGE = 20_000;

export async function transactionsView(userId: string, search: URLSearchParams): Promise<TransactionsView> {
  const filter = readFilter(search);
  const wanted = /^[1-9]\d{0,4}$/.test(search.get("page") ?? "") ? Math.min(Number(search.get("page")), MAX_PAGE) : 1;
  const totals = await totalOf(userId, filter);
  const pages = Math.max(1, Math.ceil(totals.count / PAGE));
  const page = Math.min(wanted, pages);
  const { rows } = await findTransactions(userId, filter, { take: PAGE, skip: (page - 1) * PAGE });
  const accounts = await db.account.findMany({
    where: { userId },
    select: { id: true, accountName: true, accountNumber: true },
    orderBy: [{ institutionName: "asc" }, { createdAt: "asc" }],
  });
  const values: FilterValues = {
    account: filter.account ?? "",
    category: filter.category ?? "",
    kind: filter.kind ?? "",
    from: filter.from ?? "",
    to: filter.to ?? "",
    q: filter.q ?? "",
    min: filter.min === undefined ? "" : fieldAmount(filter.min),
    max: filter.max === undefined ? "" : fieldAmount(filter.max),
  };
  return {
    filter: values,
    more: {
      params: MORE_PARAMS.flatMap((name): [string, string][] =>
        search.get(name) ? [[name, search.get(name) ?? ""]] : [],
      ),
      words: moreConditions(filter),
    },
    isFiltered: Object.keys(filter).length > 0,
    accounts: accounts.map(({ id, accountName, accountNumber }) => ({
      id,
      name: accountNumber ? `${accountName} ••••${accountNumber}` : accountName,
    })),
    rows: rows.map(shown),
    ...totals,
    page,
    pages,
    dialog: await dialogOf(userId, search.get("edit")),
  };
}

async function dialogOf(userId: string, id: string | null): Promise<TransactionsView["dialog"]> {
  const found = id === null ? null : await findTransaction(userId, id.slice(0, 80));
  if (!found) return null;
  const { count } = await previewMerchantRule(userId, found.merchantName);
  return { transaction: shown(found), sameMerchant: count };
}

const shown = ({ accountId: _account, ...row }: ListedTransaction): TransactionItem => row;
