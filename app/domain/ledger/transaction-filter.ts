import { findCategory, isCategoryId } from "~/domain/categories/list";
import { isOwn } from "~/domain/categories/own";
import { isCategorySet } from "~/domain/categories/sets";
import { type Kind, isKind } from "~/domain/categories/classify";
import { MAX_TAG, tagOf } from "~/domain/ledger/tags";
import { type Cents, parseCents } from "~/domain/money";
import { type Day, isDay } from "~/domain/periods";

/** What the list of transactions is narrowed to. The URL says it, so that every figure can link to its rows. */
export type TransactionFilter = {
  account?: string;
  /** One category, a set of them: 'needs', 'food'; or one of the person's own: 'own:…'. */
  category?: string;
  /** `spending` stands for spending, refunds and loan payments: what a spending figure sums. */
  kind?: Kind;
  from?: Day;
  to?: Day;
  q?: string;
  /** One of the person's own tags. */
  tag?: string;
  /** Bounds of the amount without its sign. */
  min?: Cents;
  max?: Cents;
  // What no form offers, and figures link to all the same.
  /** Any of several categories or sets. */
  categories?: string[];
  /** Any of several accounts. */
  accounts?: string[];
  /** The other leg of a transfer is on any of these accounts. */
  others?: string[];
  /** Categories that are left out. */
  not?: string[];
  /** Names as they stand, any of them. */
  merchants?: string[];
  /** Parts of names that are left out. */
  without?: string[];
  /** Any of several tags, and tags that are left out. */
  tags?: string[];
  notTagged?: string[];
  /** What stands in the name, in what the bank wrote, or in the note: searched beside `q`. */
  text?: string;
  /** 0 is Sunday. */
  weekdays?: number[];
  /** Only what isn't booked yet. */
  pending?: true;
  /** Money in, or money out. */
  flow?: "in" | "out";
};

/** So many rows of a list can be changed at once: the newest. */
export const MAX_AT_ONCE = 1_000;

const MAX_TEXT = 80;
const MAX_LIST = 2_000;

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
  if (category && (isCategoryId(category) || isCategorySet(category) || isOwn(category) || findCategory(category)))
    filter.category = findCategory(category)?.id ?? category;
  if (kind && isKind(kind)) filter.kind = kind;
  const [from, to, min, max] = [day("from"), day("to"), cents("min"), cents("max")];
  if (from) filter.from = from;
  if (to) filter.to = to;
  const q = word("q");
  if (q) filter.q = q.slice(0, q.includes("|") ? MAX_LIST : MAX_TEXT);
  const tag = tagOf(word("tag") ?? "").slice(0, MAX_TAG);
  if (tag) filter.tag = tag;
  Object.assign(filter, readLists(params));
  if (min !== undefined) filter.min = min;
  if (max !== undefined) filter.max = max;
  return filter;
}

/** Conditions that are lists of values. A list of which nothing makes sense is none. */
function readLists(params: URLSearchParams): TransactionFilter {
  const parts = (name: string, sign: string): string[] | undefined => {
    const found = (params.get(name) ?? "").slice(0, MAX_LIST).split(sign).filter(Boolean);
    return found.length > 0 ? found : undefined;
  };
  const known = (ids: string[] | undefined) => {
    const found = ids?.filter((id) => isCategoryId(id) || isCategorySet(id) || isOwn(id));
    return found && found.length > 0 ? found : undefined;
  };
  const [categories, not] = [known(parts("categories", ",")), known(parts("not", ","))];
  const [accounts, others] = [parts("accounts", ","), parts("others", ",")];
  const [merchants, without] = [parts("merchant", "|"), parts("without", "|")];
  const [tags, notTagged] = [parts("tags", ","), parts("not-tagged", ",")];
  const weekdays = parts("weekdays", ",")
    ?.filter((day) => /^[0-6]$/.test(day))
    .map(Number);
  const flow = params.get("flow");
  const text = (params.get("text") ?? "").trim().slice(0, MAX_LIST);
  return {
    ...(text === "" ? {} : { text }),
    ...(categories ? { categories } : {}),
    ...(not ? { not } : {}),
    ...(accounts ? { accounts } : {}),
    ...(others ? { others } : {}),
    ...(merchants ? { merchants } : {}),
    ...(without ? { without } : {}),
    ...(tags ? { tags } : {}),
    ...(notTagged ? { notTagged } : {}),
    ...(weekdays && weekdays.length > 0 ? { weekdays } : {}),
    ...(params.get("pending") === "only" ? { pending: true } : {}),
    ...(flow === "in" || flow === "out" ? { flow } : {}),
  };
}

/** The parts of a search: any of 'a|b', and "in quotes" what a word must begin with. */
export type SearchPart = { text: string; isWordStart: boolean };

export function searchParts(q: string): SearchPart[] {
  return q
    .split("|")
    .map((part) => part.trim())
    .flatMap((part) => {
      const quoted = /^"(.+)"$/.exec(part)?.[1];
      const text = quoted ?? part;
      return text === "" ? [] : [{ text, isWordStart: quoted !== undefined }];
    });
}
