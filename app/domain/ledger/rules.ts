// A person's rules: which rows they are about, and what they do with them. Of several that match, the first in order says
// the category, the name and the split; tags of all of them come together.
import { type CategoryId, isCategoryId } from "~/domain/categories/list";
import { isSpending, merchantKey } from "~/domain/categories/classify";
import { type Cents, allocate } from "~/domain/money";
import type { Day } from "~/domain/periods";
import type { LedgerRow, Split } from "./ledger";
import { addTags } from "./tags";

export const MAX_RULES = 200;
export const MAX_SHARES = 5;

export const MATCHES = ["is", "contains", "any"] as const;
type RuleMatch = (typeof MATCHES)[number];
type Share = { category: string; ownCategory: string | null; percent: number };

export type RuleTest = {
  match: RuleMatch;
  /** The merchant as `merchantKey` writes it, or a part of a name. */
  merchant: string;
  minCents: Cents | null;
  maxCents: Cents | null;
  accountId: string | null;
  /** Only rows from this day on; null where older ones shall follow too. */
  since: Day | null;
};
export type RuleDeed = {
  category: string | null;
  /** One of the person's own, below the category. */
  ownCategory: string | null;
  name: string | null;
  tags: string[];
  shares: Share[];
};
export type Rule = RuleTest & RuleDeed & { id: string; place: number; /** a model's guess */ byModel: boolean };

type Tested = Pick<LedgerRow, "merchantName" | "bankName" | "rawName" | "amountCents" | "accountId" | "day">;

/** What the bank calls the merchant, whatever a rule has made of it. */
export const bankNameOf = ({ merchantName, bankName }: Pick<LedgerRow, "merchantName" | "bankName">): string =>
  bankName ?? merchantName;

/** A part of a name, as it is looked for. */
export const nameSought = (match: RuleMatch, text: string): string => {
  if (match === "any") return "";
  return match === "is" ? merchantKey(text) : text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
};

/** A row's names as parts of them are looked for; worked out once a row, however many rules there are. */
const spelled = (row: Tested): string[] =>
  [bankNameOf(row), row.rawName].map((text) => text.normalize("NFKC").toLowerCase());

export function ruleMatches(rule: RuleTest, row: Tested, names = spelled(row)): boolean {
  const cents = Math.abs(row.amountCents);
  return (
    (rule.since === null || row.day >= rule.since) &&
    (rule.accountId === null || rule.accountId === row.accountId) &&
    (rule.minCents === null || cents >= rule.minCents) &&
    (rule.maxCents === null || cents <= rule.maxCents) &&
    nameMatches(rule, row, names)
  );
}

function nameMatches({ match, merchant }: RuleTest, row: Tested, names: readonly string[]): boolean {
  if (match === "any") return true;
  if (match === "is") return merchant !== "" && merchantKey(bankNameOf(row)) === merchant;
  return merchant !== "" && names.some((text) => text.includes(merchant));
}

export type Ruling = {
  category: CategoryId | null;
  ownCategory: string | null;
  name: string | null;
  tags: string[];
  shares: Share[];
};

const NOTHING: Ruling = { category: null, ownCategory: null, name: null, tags: [], shares: [] };

/** What the rules of somebody say of a row. Rules for one merchant are found by its name, so that many cost little. */
export function rulesFor(rules: readonly Rule[]): (row: Tested) => Ruling {
  const inOrder = [...rules].sort((one, other) => one.place - other.place || (one.id < other.id ? -1 : 1));
  const byMerchant = new Map<string, number[]>();
  const others: number[] = [];
  inOrder.forEach((rule, index) => {
    if (rule.match !== "is") others.push(index);
    else byMerchant.set(rule.merchant, [...(byMerchant.get(rule.merchant) ?? []), index]);
  });
  return (row) => {
    if (inOrder.length === 0) return NOTHING;
    const maybe = [...(byMerchant.get(merchantKey(bankNameOf(row))) ?? []), ...others].sort((a, b) => a - b);
    if (maybe.length === 0) return NOTHING;
    const names = spelled(row);
    return together(maybe.flatMap((index) => inOrder[index] ?? []).filter((rule) => ruleMatches(rule, row, names)));
  };
}

function together(matching: readonly Rule[]): Ruling {
  const says = matching.find((rule) => rule.category !== null);
  const category = says?.category ?? null;
  return {
    category: category !== null && isCategoryId(category) ? category : null,
    ownCategory: says?.ownCategory ?? null,
    name: matching.find((rule) => rule.name !== null)?.name ?? null,
    tags: matching.reduce<string[]>((tags, rule) => addTags(tags, rule.tags), []),
    shares: matching.find((rule) => rule.shares.length > 0)?.shares ?? [],
  };
}

/** A rule's name instead of the bank's, which is kept beside it. */
export function namedBy({ name }: Ruling, row: LedgerRow): Pick<LedgerRow, "merchantName" | "bankName"> {
  const byBank = bankNameOf(row);
  return name === null || name === byBank
    ? { merchantName: byBank, bankName: null }
    : { merchantName: name, bankName: byBank };
}

/** Tags and a split are a person's own words, so rules say them only first: of a new row, or where it is wished. */
export function withFirstRuling(row: LedgerRow, { tags, shares }: Ruling): LedgerRow {
  const splits = shares.length > 0 && row.splits.length === 0 && isSpending(row.kind) && row.userCategory === null;
  if (tags.length === 0 && !splits) return row;
  return {
    ...row,
    ...(tags.length > 0 ? { tags: addTags(row.tags, tags) } : {}),
    ...(splits ? { splits: splitsBy(shares, row.amountCents) } : {}),
  };
}

/** The parts of a row by a rule's shares; they add up to it to the cent. */
export function splitsBy(shares: readonly Share[], amountCents: Cents): Split[] {
  const parts = allocate(
    amountCents,
    shares.map(({ percent }) => percent),
  );
  return shares.map(({ category, ownCategory }, index) => ({
    category,
    ownCategory,
    amountCents: parts[index] ?? 0,
    note: null,
  }));
}
