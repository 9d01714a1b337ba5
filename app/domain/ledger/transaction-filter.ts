import { findCategory, isCategoryId } from "~/domain/categories/list";
import { isCategorySet } from "~/domain/categories/sets";
import { type Kind, isKind } from "~/domain/categories/classify";
import { type Cents, parseCents } from "~/domain/money";
import { type Day, isDay } from "~/domain/periods";

/** What the list of transactions is narrowed to. The URL says it, so that every figure can link to its rows. */
export type TransactionFilter = {
  account?: string;
  /** One category, or a set of them: 'needs', 'food'. */
  category?: string;
  /** `spending` stands for spending, refunds and loan payments: what a spending figure sums. */
  kind?: Kind;
  from?: Day;
  to?: Day;
  q?: string;
  /** Bounds of the amount without its sign. */
  min?: Cents;
  max?: Cents;
};

const MAX_TEXT = 80;

/** Reads the filter from an address; what makes no sense is left out rather than refused. */
export function readFilter(params: URLSearchParams): TransactionFilter {
  const word = (name: string) => params.get(name)?.trim() || undefined;
  const day = (name: string) => {
    const text = word(name);
    return text && isDay(text) ? text : undefined;
  };
  const cents = (name: string) => {
    const text = word(name);
    const parsed = text ? parseCents(text) : null;
    return parsed !== null && parsed >= 0 ? parsed : undefined;
  };
  const kind = word("kind");
  const category = word("category");
  const filter: TransactionFilter = {};
  const account = word("account");
  if (account) filter.account = account.slice(0, MAX_TEXT);
  if (category && (isCategoryId(category) || isCategorySet(category) || findCategory(category)))
    filter.category = findCategory(category)?.id ?? category;
  if (kind && isKind(kind)) filter.kind = kind;
  const [from, to, min, max] = [day("from"), day("to"), cents("min"), cents("max")];
  if (from) filter.from = from;
  if (to) filter.to = to;
  const q = word("q");
  if (q) filter.q = q.slice(0, MAX_TEXT);
  if (min !== undefined) filter.min = min;
  if (max !== undefined) filter.max = max;
  return filter;
}
