// What an import would do, worked out from its files, what was chosen for them, and the rows that are here: the preview
// shows it, and confirming works it out again in the transaction that writes it.
import type { FileChoices, TargetInput } from "~/contracts/import";
import { kindByName } from "~/domain/import/accounts";
import type { OwnCategory } from "~/domain/categories/own";
import { type FileChoice, asFileChoice, guessChoice } from "~/domain/import/category-choice";
import { type JudgedRow, Matcher, type KnownRow } from "~/domain/import/match";
import { readFile } from "~/domain/import/read";
import type { FileAccount, FileRow, ReadFile } from "~/domain/import/types";
import type { FileRefusal } from "~/domain/import/unreadable";
import { type Cents, HOME_CURRENCY } from "~/domain/money";
import { type Day, addDays } from "~/domain/periods";
import type { Tx } from "~/lib/db.server";
import { ownCategories } from "~/services/ledger/own-categories.server";
import type { ImportDraft, DraftFile } from "./drafts.server";

type Ours = { id: string; name: string; number: string; isByHand: boolean; closed: boolean };

export type PlannedAccount = {
  account: FileAccount;
  target: TargetInput;
  /** Of an account that is here, or one that is to be made: files that name it alike share it. */
  targetKey: string;
  rows: JudgedRow[];
  pending: number;
  /** It is in other money, and nobody has said to take it for dollars. */
  isForeign: boolean;
};

export type PlannedFile = { file: DraftFile; read: ReadFile; accounts: PlannedAccount[] };
export type ImportPlan = {
  files: PlannedFile[];
  ours: Ours[];
  /** The files' categories, each with what it means here. */
  categories: Map<string, FileChoice>;
  own: OwnCategory[];
};

export async function planImport(tx: Tx, userId: string, draft: ImportDraft): Promise<ImportPlan> {
  const ours = await ourAccounts(tx, userId);
  const matchers = new Map<string, Matcher>();
  const files: PlannedFile[] = [];
  const reads = draft.files.flatMap((file) => {
    const read = readDraft(file);
    return "refused" in read ? [] : [{ file, read }];
  });
  const range = rangeOf(reads.map(({ read }) => read));
  for (const { file, read } of reads) {
    const byAccount = groupRows(read);
    const accounts: PlannedAccount[] = [];
    for (const account of read.accounts) {
      const target = targetOf(account, file.choices, ours);
      const isForeign = account.currency !== HOME_CURRENCY && !target.asDollars;
      const targetKey = target.to === "new" ? `new:${target.name.toLowerCase()}` : target.to;
      const all = byAccount.get(account.key) ?? [];
      const posted = all.some(({ pending }) => pending) ? all.filter(({ pending }) => !pending) : all;
      const planned = { account, target, targetKey, pending: all.length - posted.length, isForeign };
      if (target.to === "skip" || isForeign) {
        accounts.push({ ...planned, rows: [] });
        continue;
      }
      const matcher = matchers.get(targetKey) ?? new Matcher(target.to, await storedRows(tx, userId, target.to, range));
      matchers.set(targetKey, matcher);
      accounts.push({ ...planned, rows: matcher.judge(posted) });
    }
    files.push({ file, read, accounts });
  }
  const own = await ownCategories(tx, userId);
  const names = namesOf(reads.map(({ read }) => read));
  return { files, ours, own, categories: await categoriesOf(tx, userId, names, own) };
}

/** Columns that leave nothing to be read are as if nobody had chosen them: the preview shows the file, to choose again. */
function readDraft({ bytes, name, choices: { mapping, dateOrder } }: DraftFile): ReadFile | FileRefusal {
  const read = readFile(bytes, name, { mapping, dateOrder });
  return "refused" in read ? readFile(bytes, name) : read;
}

function groupRows({ rows, accounts: [only, ...more] }: ReadFile): Map<string, FileRow[]> {
  if (only && more.length === 0 && rows.every(({ account }) => account === only.key))
    return new Map([[only.key, rows]]);
  const groups = new Map<string, FileRow[]>();
  for (const row of rows) {
    const group = groups.get(row.account);
    if (group) group.push(row);
    else groups.set(row.account, [row]);
  }
  return groups;
}

async function ourAccounts(tx: Tx, userId: string): Promise<Ours[]> {
  const accounts = await tx.account.findMany({
    where: { userId, currency: HOME_CURRENCY },
    select: { id: true, accountName: true, institutionName: true, accountNumber: true, itemId: true, closedDay: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return accounts.map(({ id, accountName, accountNumber, itemId, closedDay }) => ({
    id,
    name: accountName,
    number: accountNumber,
    isByHand: itemId === null,
    closed: closedDay !== null,
  }));
}

/** As chosen, now or for an earlier file; else the account of the same number or name; else a new one. */
function targetOf(account: FileAccount, choices: FileChoices, ours: readonly Ours[]): TargetInput {
  const chosen = Object.hasOwn(choices.targets, account.key) ? choices.targets[account.key] : undefined;
  const isThere = (to: string) => to === "new" || to === "skip" || ours.some(({ id, closed }) => id === to && !closed);
  const named = {
    name: account.name,
    kind: account.kind ?? kindByName(account.name) ?? "checking",
    asDollars: chosen?.asDollars ?? false,
  };
  if (chosen && isThere(chosen.to)) return { ...named, ...chosen, name: chosen.name || account.name };
  const open = ours.filter(({ closed }) => !closed);
  const byNumber = account.number ? open.filter(({ number }) => number === account.number) : [];
  const byName = open.filter(({ name }) => name.toLowerCase() === account.name.toLowerCase());
  const found = byNumber.length === 1 ? byNumber[0] : byName.length === 1 ? byName[0] : undefined;
  return { ...named, to: found?.id ?? "new" };
}

type Range = { from: string; to: string } | null;
const AROUND_DAYS = 5;

function rangeOf(reads: readonly ReadFile[]): Range {
  let range: Range = null;
  for (const { rows } of reads)
    for (const { day } of rows) {
      if (range === null) range = { from: day, to: day };
      else if (day < range.from) range.from = day;
      else if (day > range.to) range.to = day;
    }
  return range && { from: addDays(range.from, -AROUND_DAYS), to: addDays(range.to, AROUND_DAYS) };
}

type StoredValues = [
  ...[providerTransactionId: string, day: Day, amountCents: Cents, merchantName: string, rawName: string],
  ...[pending: boolean, id: string],
];

/** As many as one answer holds: what the embedded database once needed of memory it keeps. */
const STORED_PART = 10_000;
const MAX_NAMES = 20_000;

/**
 * Deleted rows as well: what somebody deleted stays away. Rows of files also by their ids, whatever day they stand on; what
 * stood beside their names is never compared. As one value for thousands of them: a hundred thousand rows that are read one by one take longer than the file.
 */
async function storedRows(tx: Tx, userId: string, accountId: string, range: Range): Promise<KnownRow[]> {
  const stored: KnownRow[] = [];
  if (accountId === "new" || range === null) return stored;
  const once = shared();
  let after = { day: "", id: "" };
  for (;;) {
    const [found] = await tx.$queryRaw<{ rows: StoredValues[] | null }[]>`
      SELECT json_agg(json_build_array(t."providerTransactionId", t.day, t."amountCents", t."merchantName",
        CASE WHEN starts_with(t."providerTransactionId", 'file:') THEN '' ELSE t."rawName" END, t.pending, t.id) ORDER BY t.day, t.id) AS rows
      FROM (SELECT * FROM "Transaction" WHERE "userId" = ${userId} AND "accountId" = ${accountId}
        AND (day BETWEEN ${range.from} AND ${range.to} OR starts_with("providerTransactionId", ${`file:${accountId}:#`}))
        AND (day, id) > (${after.day}, ${after.id}) ORDER BY day, id LIMIT ${STORED_PART}) t`;
    const rows = found?.rows ?? [];
    for (const [providerTransactionId, day, amountCents, name, rawName, pending] of rows)
      stored.push({ providerTransactionId, day, amountCents, merchantName: once(name), rawName, pending });
    const last = rows.at(-1);
    if (!last || rows.length < STORED_PART) return stored;
    after = { day: last[1], id: last[6] };
  }
}

/** Gives equal names as one: of a hundred thousand rows most are of some hundred shops. */
function shared(): (name: string) => string {
  const names = new Map<string, string>();
  return (name) => {
    const known = names.get(name);
    if (known === undefined && names.size < MAX_NAMES) names.set(name, name);
    return known ?? name;
  };
}

/** The words for categories that the files use. */
function namesOf(reads: readonly ReadFile[]): string[] {
  const names = new Set<string>();
  for (const { rows, budgets = [] } of reads) {
    for (const { category, said } of rows) {
      if (category !== null) names.add(category);
      for (const part of said?.parts ?? []) if (part.category !== null) names.add(part.category);
    }
    for (const { category } of budgets) names.add(category);
  }
  return [...names];
}

/** As chosen once, as long as that stands; else by the name. */
async function categoriesOf(
  tx: Tx,
  userId: string,
  names: readonly string[],
  own: readonly OwnCategory[],
): Promise<Map<string, FileChoice>> {
  if (names.length === 0) return new Map();
  const stored = await tx.importCategory.findMany({ where: { userId } });
  const known = new Map(stored.map(({ name, choice }) => [name, asFileChoice(choice, own)]));
  return new Map(names.map((name) => [name, known.get(name.toLowerCase()) ?? guessChoice(name, own)]));
}

/** The rows that will be written: new ones, and unsure ones that somebody wants. */
export const toBeAdded = ({ rows }: PlannedAccount, { add }: FileChoices): JudgedRow[] => {
  const wanted = new Set(add);
  return rows.filter(({ verdict, row }) => verdict === "new" || (verdict === "unsure" && wanted.has(row.line)));
};
