// What the screen shows before anything is written, and what was brought before.
import type { ImportView, PastImport, ImportAccountView, ShownFile, UnsureRow } from "~/contracts/import-view";
import type { TargetInput } from "~/contracts/import";
import { ownNameOf, withOwnName } from "~/domain/categories/own";
import { ACCOUNT_KINDS, isAccountKind } from "~/domain/import/accounts";
import { gapInFile } from "~/domain/import/balances";
import { parentOfNew } from "~/domain/import/category-choice";
import type { JudgedRow } from "~/domain/import/match";
import { FORMAT_NAMES } from "~/domain/import/types";
import type { LedgerRow } from "~/domain/ledger/ledger";
import { transactionLabel } from "~/domain/ledger/transaction-label";
import { DATE_ORDERS, problemText } from "~/texts/import-file";
import { type Cents, sumCents } from "~/domain/money";
import { type Day, dayOf, mediumDate, monthName } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { db, num } from "~/lib/db.server";
import { AppError } from "~/contracts/errors";
import { categoryName } from "~/domain/categories/list";
import { REFUSALS } from "~/texts/refusals";
import { freshBudgets } from "./budgets.server";
import { loadDraft } from "./drafts.server";
import { foreseen } from "~/services/ledger/foreseen.server";
import { freshGoals } from "./goals.server";
import { type ImportPlan, type PlannedAccount, type PlannedFile, planImport, toBeAdded } from "./plan.server";
import { bankRow } from "./rows.server";
import { withDetails } from "./details.server";

const SAMPLE = 5;
const MAX_UNSURE = 50;
/** A form has two hundred fields at most, and each of these has three. */
const MAX_CATEGORIES = 65;
const MAX_ACCOUNTS = 40;
const MAX_PAST = 20;
const MAX_PARTS = 10;

export async function importView(user: CurrentUser, id: string): Promise<ImportView> {
  const found = await db.import.findUnique({
    where: { userId_id: { userId: user.id, id } },
    select: { state: true, added: true, known: true },
  });
  if (!found) throw new AppError("not_found", REFUSALS.imports.unknown);
  const { added, known } = found;
  const none = { id, added, known, files: [], ours: [], categories: [], fresh: 0, budgets: [], goals: [] };
  if (found.state !== "draft") return { ...none, state: found.state === "done" ? "done" : "undone" };
  const plan = await planImport(db, user.id, await loadDraft(db, user.id, id));
  const files: ShownFile[] = [];
  for (const planned of plan.files) files.push(await shownFile(user, plan, planned));
  return {
    ...none,
    state: "draft",
    files,
    ours: plan.ours
      .filter(({ closed }) => !closed)
      .map(({ id: accountId, name, number }) => ({ id: accountId, name: number ? `${name} ••••${number}` : name })),
    categories: [...plan.categories].slice(0, MAX_CATEGORIES).map(([name, choice]) => {
      const parent = parentOfNew(choice);
      return { name, choice: parent ?? choice, keepsName: parent !== null };
    }),
    budgets: (await freshBudgets(db, user, plan)).map(({ month, category, cents }) => ({
      month: monthName(month),
      category: categoryName(category),
      cents,
    })),
    goals: (await freshGoals(db, user, plan)).map(({ name, targetCents, currentCents, deadline }) => ({
      ...{ name, targetCents, savedCents: currentCents, deadline },
    })),
    fresh: plan.files.reduce(
      (sum, { file, accounts }) => sum + accounts.reduce((all, one) => all + toBeAdded(one, file.choices).length, 0),
      0,
    ),
  };
}

async function shownFile(
  user: CurrentUser,
  plan: ImportPlan,
  { file, read, accounts }: PlannedFile,
): Promise<ShownFile> {
  const unsure = accounts.flatMap(({ rows }) => rows.filter(({ verdict }) => verdict === "unsure"));
  const wanted = new Set(file.choices.add);
  const before = await db.importFile.findFirst({
    where: { userId: user.id, hash: file.hash, import: { state: "done" } },
    select: { import: { select: { doneAt: true } } },
  });
  const shown: ImportAccountView[] = [];
  for (const planned of accounts.slice(0, MAX_ACCOUNTS)) shown.push(await shownAccount(user.id, plan, planned));
  return {
    id: file.id,
    name: file.name,
    format: FORMAT_NAMES[read.format],
    senderName: read.senderName,
    dateOrder: read.dateOrder === null ? null : DATE_ORDERS[read.dateOrder],
    wasHere: before?.import.doneAt ? mediumDate(dayOf(before.import.doneAt, user.timeZone)) : null,
    problems: read.problems.map((problem) => ({ line: problem.line, says: problemText(problem) })),
    problemCount: read.problemCount,
    table: read.table,
    accounts: shown,
    accountsMore: accounts.length - shown.length,
    unsure: unsure.slice(0, MAX_UNSURE).map(({ row, like }): UnsureRow => ({
      line: row.line,
      day: row.day,
      amountCents: row.amountCents,
      name: row.name,
      like: { day: like?.day ?? row.day, name: like?.merchantName ?? "" },
      isAdded: wanted.has(row.line),
    })),
    unsureMore: Math.max(0, unsure.length - MAX_UNSURE),
    setBalance: file.choices.setBalance,
  };
}

async function shownAccount(userId: string, plan: ImportPlan, planned: PlannedAccount): Promise<ImportAccountView> {
  const { account, target, rows, pending, isForeign } = planned;
  const fresh = rows.filter(({ verdict }) => verdict === "new");
  const unsure = rows.filter(({ verdict }) => verdict === "unsure").length;
  let from: Day | null = null;
  let until: Day | null = null;
  for (const { row } of rows) {
    if (from === null || row.day < from) from = row.day;
    if (until === null || row.day > until) until = row.day;
  }
  return {
    key: account.key,
    name: account.name,
    to: target.to,
    newName: target.name,
    kind: target.kind,
    currency: account.currency,
    asDollars: target.asDollars,
    isForeign,
    fresh: fresh.length,
    known: rows.length - fresh.length - unsure,
    unsure,
    pending,
    from,
    until,
    first: target.to === "new" ? (account.first ?? null) : null,
    closing: account.closing,
    gapCents:
      isForeign || target.to === "skip"
        ? null
        : gapInFile(
            account,
            rows.map(({ row }) => row),
          ),
    apartCents: await apart(userId, plan, planned),
    sample: await sampleOf(userId, plan, target, fresh),
  };
}

/** The first few as they would stand here, and one more where only a later one shows that parts come along. */
async function sampleOf(
  userId: string,
  plan: ImportPlan,
  { to, kind }: TargetInput,
  fresh: readonly JudgedRow[],
): Promise<ImportAccountView["sample"]> {
  const first = fresh.slice(0, SAMPLE);
  const hasParts = ({ row: { said } }: JudgedRow) => said !== undefined && said.parts.length > 0;
  const split = first.some(hasParts) ? undefined : fresh.find(hasParts);
  const shown = [...first, ...(split ? [split] : [])];
  const brought = shown.map((judged) => bankRow(judged, to, plan));
  const told = new Map(brought.map(({ row, said }) => [row.providerTransactionId, said ?? undefined]));
  const placed = await foreseen(
    db,
    userId,
    brought.map(({ row }) => row),
    {
      newAccount: to === "new" ? ACCOUNT_KINDS[isAccountKind(kind) ? kind : "checking"].accountType : null,
      said: (row) => withDetails(row, told.get(row.providerTransactionId)),
    },
  );
  return shown.map(({ row: { day, amountCents, name, said } }, index) => ({
    ...{ day, amountCents, name },
    category: labelOf(placed[index], plan),
    parts: (said?.parts ?? [])
      .slice(0, MAX_PARTS)
      .map((part) => ({ category: part.category ?? "No category", amountCents: part.amountCents })),
  }));
}

const labelOf = (row: LedgerRow | undefined, { own }: ImportPlan): string =>
  row ? withOwnName(transactionLabel(row.kind, row.category), ownNameOf(own, row.ownCategory)) : "";

/** The dry run: what the balance here would be on the file's last day, less what the file says. */
async function apart(
  userId: string,
  { ours }: ImportPlan,
  { account, target, rows }: PlannedAccount,
): Promise<Cents | null> {
  const { closing } = account;
  if (!closing || !ours.some(({ id, isByHand }) => id === target.to && isByHand)) return null;
  const own = await db.account.findUnique({
    where: { userId_id: { userId, id: target.to } },
    select: { baseCents: true, baseDay: true },
  });
  const base = own?.baseDay;
  if (!own || !base || base > closing.day) return null;
  const here = await db.transaction.aggregate({
    where: { userId, accountId: target.to, day: { gte: base, lte: closing.day }, deletedAt: null, pending: false },
    _sum: { amountCents: true },
  });
  const fresh = sumCents(
    rows
      .filter(({ verdict, row }) => verdict === "new" && row.day >= base && row.day <= closing.day)
      .map(({ row }) => row.amountCents),
  );
  return num(own.baseCents ?? 0n) + num(here._sum.amountCents ?? 0n) + fresh - closing.cents;
}

export async function pastImports(user: CurrentUser): Promise<PastImport[]> {
  const found = await db.import.findMany({
    where: { userId: user.id, state: { in: ["done", "undone"] } },
    select: { id: true, state: true, added: true, createdAt: true, files: { select: { name: true } } },
    orderBy: { createdAt: "desc" },
    take: MAX_PAST,
  });
  return found.map(({ id, state, added, createdAt, files }) => ({
    id,
    state,
    added,
    when: mediumDate(dayOf(createdAt, user.timeZone)),
    files: files.map(({ name }) => name),
  }));
}
