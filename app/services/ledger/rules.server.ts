// A person's rules: seen, tried, written, put in order, deleted.
import { AppError } from "~/contracts/errors";
import type { RuleInput } from "~/contracts/rules";
import type { RulePreview, RulesView } from "~/contracts/rule-view";
import { isSpending } from "~/domain/categories/classify";
import { categoryName } from "~/domain/categories/list";
import { ownNameOf, withOwnName } from "~/domain/categories/own";
import { transactionLabel } from "~/domain/ledger/transaction-label";
import { MAX_RULES, type Rule, withFirstRuling, rulesFor } from "~/domain/ledger/rules";
import { ruleWords } from "~/texts/rules";
import { editSteps } from "~/domain/ledger/row-edits";
import { tidyName } from "~/domain/ledger/tidy-name";
import type { LedgerRow } from "~/domain/ledger/ledger";
import { formatUsd } from "~/domain/money";
import type { CurrentUser } from "~/lib/auth.server";
import { type Tx, db, newId, transaction } from "~/lib/db.server";
import { REFUSALS } from "~/texts/refusals";
import type { Undoable } from "./edits.server";
import { assertRoom, firstPlace } from "./merchant-rules.server";
import { ownCategories, placeChosen } from "./own-categories.server";
import { countMetBy, rowsMetBy } from "./rule-rows.server";
import { dropRules, loadRules, putRules } from "./rule-store.server";
import { loadRowsIn } from "./store.server";
import { type RuleStep, keepStep } from "./undo.server";
import { changeRows, lockLedger, reclassify } from "./write.server";

const SHOWN = 10;

export async function ownRules(userId: string): Promise<Rule[]> {
  return (await loadRules(db, userId)).filter(({ byModel }) => !byModel);
}

export async function ruleAccounts(userId: string): Promise<{ id: string; name: string }[]> {
  const accounts = await db.account.findMany({
    where: { userId },
    select: { id: true, accountName: true, accountNumber: true },
    orderBy: [{ institutionName: "asc" }, { createdAt: "asc" }],
  });
  return accounts.map(({ id, accountName, accountNumber }) => ({
    id,
    name: accountNumber ? `${accountName} ••••${accountNumber}` : accountName,
  }));
}

export async function rulesView(userId: string): Promise<RulesView> {
  const [rules, accounts] = await Promise.all([ownRules(userId), ruleAccounts(userId)]);
  const nameOf = (id: string | null) =>
    id === null ? null : (accounts.find((account) => account.id === id)?.name ?? "an account that is gone");
  return {
    most: MAX_RULES,
    rules: rules.map((rule) => ({
      id: rule.id,
      words: ruleWords(rule, formatUsd, nameOf(rule.accountId)),
      since: rule.since,
      category: rule.category,
      ownCategory: rule.ownCategory,
      name: rule.name,
      tags: rule.tags,
      shares: rule.shares,
    })),
  };
}

const NOWHERE = { category: null, ownCategory: null };

/** The rule that an input means, beside the others. */
async function ruleOf(
  tx: Pick<Tx, "ownCategory">,
  user: CurrentUser,
  { old, id, category: choice, shares, ...input }: RuleInput,
  rules: readonly Rule[],
): Promise<Rule> {
  const before = rules.find((rule) => rule.id === id && !rule.byModel);
  if (id !== null && !before) throw new AppError("not_found", REFUSALS.rules.unknown);
  const placed = choice === null ? NOWHERE : await placeChosen(tx, user.id, choice);
  return {
    ...input,
    ...placed,
    shares: await Promise.all(
      shares.map(async ({ category, percent }) => ({ ...(await placeChosen(tx, user.id, category)), percent })),
    ),
    id: before?.id ?? newId(),
    place: before?.place ?? firstPlace(rules),
    since: old ? null : (before?.since ?? user.today),
    byModel: false,
  };
}

/** How many rows the rule would be about, and what the newest of them would become. */
export async function previewRule(user: CurrentUser, input: RuleInput): Promise<RulePreview> {
  const rules = await ownRules(user.id);
  const rule = { ...(await ruleOf(db, user, input, rules)), since: null };
  const own = await ownCategories(db, user.id);
  const ruling = rulesFor([...rules.filter(({ id }) => id !== rule.id), rule]);
  const { count, rows } = await countMetBy(user.id, rule, SHOWN);
  const becomes = (row: LedgerRow): string => {
    const said = ruling(row);
    const isOwn = row.userCategory !== null || row.userKind !== null;
    const category = said.category !== null && isSpending(row.kind) && !isOwn ? said.category : row.category;
    const { splits, tags } = withFirstRuling(row, said);
    const named = (label: string, id: string | null) => withOwnName(label, ownNameOf(own, id));
    const parts = splits.map(
      (part) => `${named(categoryName(part.category), part.ownCategory)} ${formatUsd(Math.abs(part.amountCents))}`,
    );
    const ownCategory = isOwn || category !== said.category ? row.ownCategory : said.ownCategory;
    return [
      said.name ?? "",
      parts.length > 0 ? parts.join(" + ") : named(transactionLabel(row.kind, category), ownCategory),
      ...tags.map((tag) => `#${tag}`),
    ]
      .filter(Boolean)
      .join(" · ");
  };
  return {
    count,
    rows: rows.map((row) => ({
      id: row.id,
      day: row.day,
      name: row.bankName === null ? tidyName(row.merchantName) : row.merchantName,
      amountCents: row.amountCents,
      label: withOwnName(transactionLabel(row.kind, row.category), ownNameOf(own, row.ownCategory)),
      becomes: becomes(row),
    })),
  };
}

const MAX_SAID = 5_000;

/** Writes a rule; where it's wished, older rows follow it, with its tags and its split as well. */
export function saveRule(user: CurrentUser, input: RuleInput): Promise<Undoable & { changed: number }> {
  return transaction(async (tx) => {
    await lockLedger(tx, user.id);
    const rules = await loadRules(tx, user.id);
    const before = rules.find(({ id }) => id === input.id) ?? null;
    if (!before) assertRoom(rules);
    const after = await ruleOf(tx, user, input, rules);
    await assertOwnAccount(tx, user.id, after.accountId);
    await putRules(tx, user.id, [after]);
    const met = await rowsMetBy(tx, user.id, before ? [before, after] : [after]);
    await reclassify(tx, user.id, met);
    const rows = input.old ? await sayOfOld(tx, user.id, after) : [];
    const title = before ? "Rule changed" : "Rule added";
    const undo = await keepStep(tx, user.id, { title, rows, rules: [{ id: after.id, before, after }] });
    return { undo, changed: input.old ? met.length : 0 };
  });
}

async function assertOwnAccount(tx: Tx, userId: string, id: string | null): Promise<void> {
  if (id === null) return;
  const account = await tx.account.findUnique({ where: { userId_id: { userId, id } }, select: { id: true } });
  if (!account) throw new AppError("unprocessable", REFUSALS.rules.account);
}

async function sayOfOld(tx: Tx, userId: string, rule: Rule) {
  if (rule.tags.length === 0 && rule.shares.length === 0) return [];
  const rows = (await rowsMetBy(tx, userId, [rule])).slice(0, MAX_SAID);
  const said = rulesFor([rule]);
  const edit = (row: LedgerRow) => withFirstRuling(row, said(row));
  const steps = editSteps(rows, edit);
  const changed = new Set(steps.map(({ id }) => id));
  await changeRows(
    tx,
    userId,
    rows.filter(({ id }) => changed.has(id)),
    edit,
  );
  return steps;
}

export function deleteRule(userId: string, id: string): Promise<Undoable> {
  return transaction(async (tx) => {
    const { rule } = await ownRule(tx, userId, id);
    const met = await rowsMetBy(tx, userId, [rule]);
    await dropRules(tx, userId, [id]);
    const fresh = await loadRowsIn(
      tx,
      userId,
      "id",
      met.map((row) => row.id),
    );
    await reclassify(tx, userId, fresh);
    return {
      undo: await keepStep(tx, userId, { title: "Rule deleted", rows: [], rules: [{ id, before: rule, after: null }] }),
    };
  });
}

/** One place up or down; all get places of their own by it. */
export function moveRule(userId: string, id: string, to: "up" | "down"): Promise<Undoable> {
  return transaction(async (tx) => {
    const { rule, rules } = await ownRule(tx, userId, id);
    const index = rules.indexOf(rule);
    const other = rules[to === "up" ? index - 1 : index + 1];
    if (!other) return { undo: null };
    const order = rules.map((one) => (one === rule ? other : one === other ? rule : one));
    const steps = order.flatMap((before, place): (RuleStep & { after: Rule })[] =>
      before.place === place ? [] : [{ id: before.id, before, after: { ...before, place } }],
    );
    await putRules(
      tx,
      userId,
      steps.map(({ after }) => after),
    );
    await reclassify(tx, userId, await rowsMetBy(tx, userId, [rule, other]));
    return { undo: await keepStep(tx, userId, { title: "Rule moved", rows: [], rules: steps }) };
  });
}

async function ownRule(tx: Tx, userId: string, id: string): Promise<{ rule: Rule; rules: Rule[] }> {
  await lockLedger(tx, userId);
  const rules = (await loadRules(tx, userId)).filter(({ byModel }) => !byModel);
  const rule = rules.find((one) => one.id === id);
  if (!rule) throw new AppError("not_found", REFUSALS.rules.unknown);
  return { rule, rules };
}
