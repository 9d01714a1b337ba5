// Confirming an import: in one transaction, through the ledger like everything else.
import { isAccountKind } from "~/domain/import/accounts";
import type { Stated } from "~/domain/import/types";
import type { BankRow } from "~/domain/ledger/ledger";
import type { Day } from "~/domain/periods";
import { AppError } from "~/contracts/errors";
import { audit } from "~/lib/audit.server";
import type { CurrentUser } from "~/lib/auth.server";
import { now } from "~/lib/clock.server";
import { type Tx, transaction } from "~/lib/db.server";
import { makeAccount } from "~/services/accounts/by-hand.server";
import { requestInsights } from "~/services/insights/insights.server";
import { requestCount } from "~/services/ledger/count-rows.server";
import { inParts, lockLedger } from "~/services/ledger/write.server";
import { REFUSALS } from "~/texts/refusals";
import { BalancesBefore, setBalances } from "./balances.server";
import { addBudgets } from "./budgets.server";
import { type ImportDraft, loadDraft } from "./drafts.server";
import { addGoals } from "./goals.server";
import { type ImportPlan, planImport, toBeAdded } from "./plan.server";
import { makeOwnCategories } from "./own-categories.server";
import { bankRow } from "./rows.server";
import { type ImportedDetails, withDetails } from "./details.server";

/** A hundred thousand rows take a while; all or nothing of them is written. */
export const WRITE_MS = 240_000;
const PART = 2_000;

type Imported = { added: number; known: number; budgets: number; goals: number };

/** Told after each part: how many of how many rows are written. None of them is anybody's before all are. */
type OnWritten = (written: number, of: number) => void;

export async function confirmImport(user: CurrentUser, id: string, onWritten?: OnWritten): Promise<Imported> {
  const { isDone, ...outcome } = await transaction((tx) => write(tx, user, id, onWritten), { timeout: WRITE_MS });
  if (isDone) return outcome;
  await audit("imported", user.id, { importId: id, added: outcome.added });
  await requestCount(outcome.added);
  if (outcome.added > 0) await requestInsights(user.id);
  return outcome;
}

type Written = Imported & { /** Before this. */ isDone: boolean };

async function write(tx: Tx, user: CurrentUser, id: string, onWritten?: OnWritten): Promise<Written> {
  await lockLedger(tx, user.id);
  const draft = await loadDraft(tx, user.id, id);
  // Pressed twice: the first has done it, and both are told what it brought.
  if (draft.state === "done") return { ...(await broughtBy(tx, user.id, id)), isDone: true };
  if (draft.state !== "draft") throw new AppError("conflict", REFUSALS.imports.takenBack);
  const plan = await planImport(tx, user.id, draft);
  const before = BalancesBefore.parse({ categories: await makeOwnCategories(tx, user.id, plan) });
  const ids = await targets(tx, user, plan, before);
  const said = new Map<string, ImportedDetails>();
  const fresh = freshRows(plan, ids, said);
  const of = onWritten ? countFresh(plan) : 0;
  const added = await writeInParts(tx, user.id, id, fresh, said, (written) => onWritten?.(written, of));
  await remember(tx, user.id, draft, plan, ids);
  await setBalances(tx, user, plan, ids, before);
  const known = knownRows(plan);
  before.budgets = await addBudgets(tx, user, plan);
  before.goals = await addGoals(tx, user, plan);
  await tx.import.update({
    where: { userId_id: { userId: user.id, id } },
    data: { state: "done", doneAt: now(), added, known, before },
  });
  return { added, known, budgets: before.budgets.length, goals: before.goals.length, isDone: false };
}

async function broughtBy(tx: Tx, userId: string, id: string): Promise<Imported> {
  const { added, known, before } = await tx.import.findUniqueOrThrow({
    where: { userId_id: { userId, id } },
    select: { added: true, known: true, before: true },
  });
  const { budgets, goals } = BalancesBefore.parse(before);
  return { added, known, budgets: budgets.length, goals: goals.length };
}

type Fresh = { row: BankRow; isOfNewAccount: boolean };

/** What is to be written, made as it is asked for; what else a file says of a row goes to `told`. */
function* freshRows(
  plan: ImportPlan,
  ids: ReadonlyMap<string, string>,
  told: Map<string, ImportedDetails>,
): Generator<Fresh> {
  for (const { file, accounts } of plan.files)
    for (const planned of accounts) {
      const accountId = ids.get(planned.targetKey);
      if (accountId === undefined) continue;
      for (const judged of toBeAdded(planned, file.choices)) {
        const { row, said } = bankRow(judged, accountId, plan);
        if (said) told.set(row.providerTransactionId, said);
        yield { row, isOfNewAccount: planned.target.to === "new" };
      }
    }
}

/** What is left out, or in other money, has no rows in the plan. */
function countFresh(plan: ImportPlan): number {
  let count = 0;
  for (const { file, accounts } of plan.files)
    for (const planned of accounts) count += toBeAdded(planned, file.choices).length;
  return count;
}

function knownRows(plan: ImportPlan): number {
  let known = 0;
  for (const { accounts } of plan.files)
    for (const { rows } of accounts) known += rows.filter(({ verdict }) => verdict === "known").length;
  return known;
}

/** A part at a time, so that a hundred thousand rows fit a small box. Answers how many. */
const writeInParts = (
  tx: Tx,
  userId: string,
  importId: string,
  fresh: Iterable<Fresh>,
  told: Map<string, ImportedDetails>,
  onPart: (written: number) => void,
): Promise<number> =>
  inParts(tx, userId, async (write) => {
    let count = 0;
    let written = 0;
    for (const part of partsOf(fresh, PART)) {
      const { added } = await write({
        upsert: part.map(({ row }) => row),
        remove: [],
        importId,
        isAllNew: part.every(({ isOfNewAccount }) => isOfNewAccount),
        said: (row) => withDetails(row, told.get(row.providerTransactionId)),
      });
      count += added.length;
      told.clear();
      onPart((written += part.length));
    }
    return count;
  });

function* partsOf<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let part: T[] = [];
  for (const one of all) {
    part.push(one);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** The accounts that rows go to; new ones are made, one for each name. */
async function targets(
  tx: Tx,
  user: CurrentUser,
  plan: ImportPlan,
  before: BalancesBefore,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { file, accounts } of plan.files) {
    for (const planned of accounts) {
      const { target, targetKey, account, isForeign } = planned;
      if (target.to === "skip" || isForeign || ids.has(targetKey)) continue;
      if (target.to !== "new") {
        const own = await tx.account.findUnique({
          where: { userId_id: { userId: user.id, id: target.to } },
          select: { id: true, baseCents: true, baseDay: true },
        });
        if (!own) continue;
        ids.set(targetKey, own.id);
        // Only accounts by hand have one.
        if (own.baseDay !== null)
          before.bases.push({ id: own.id, cents: Number(own.baseCents ?? 0n), day: own.baseDay });
        continue;
      }
      const first = firstBalance(plan, targetKey);
      const days = [firstDay(plan, targetKey), first?.day].flatMap((day) => day ?? []).sort();
      const made = await makeAccount(tx, user.id, {
        name: target.name || account.name || "Account",
        institution: plan.files.find((one) => one.file === file)?.read.senderName ?? "",
        kind: isAccountKind(target.kind) ? target.kind : "checking",
        number: account.number,
        baseCents: first?.cents ?? 0,
        baseDay: days[0] ?? account.closing?.day ?? user.today,
      });
      before.made.push(made);
      ids.set(targetKey, made);
    }
  }
  return ids;
}

/** Over all files that go to it. */
function firstDay(plan: ImportPlan, targetKey: string): Day | null {
  let first: Day | null = null;
  for (const { accounts } of plan.files)
    for (const planned of accounts)
      if (planned.targetKey === targetKey)
        for (const { row } of planned.rows) if (first === null || row.day < first) first = row.day;
  return first;
}

/** The earliest that its files tell. */
function firstBalance(plan: ImportPlan, targetKey: string): Stated | null {
  let first: Stated | null = null;
  for (const { accounts } of plan.files)
    for (const planned of accounts)
      if (
        planned.targetKey === targetKey &&
        planned.account.first &&
        !(first && first.day <= planned.account.first.day)
      )
        first = planned.account.first;
  return first;
}

async function remember(
  tx: Tx,
  userId: string,
  draft: ImportDraft,
  plan: ImportPlan,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { file, read, accounts } of plan.files) {
    const targets = Object.fromEntries(
      accounts.map(({ account, target, targetKey }) => [
        account.key,
        { ...target, to: ids.get(targetKey) ?? target.to },
      ]),
    );
    const choices = { ...file.choices, targets: { ...file.choices.targets, ...targets }, add: [] };
    await tx.importSender.upsert({
      where: { userId_sender: { userId, sender: read.sender } },
      create: { userId, sender: read.sender, choices, updatedAt: now() },
      update: { choices, updatedAt: now() },
    });
  }
  await tx.importFile.updateMany({ where: { userId, importId: draft.id }, data: { content: null } });
}
