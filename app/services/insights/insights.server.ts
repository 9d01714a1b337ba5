// Findings about somebody's own figures: worked out in code, stored once each, ended when they are no longer true.
import { z } from "zod";
import type { InsightRecord, ProactiveInsights } from "~/contracts/insights";
import type { InsightView } from "~/domain/screens/dashboard";
import { insightsView, insightsInWords } from "~/texts/insights";
import { byPriority, isToldOnce } from "~/domain/insights/engine";
import {
  INSIGHT_ICONS,
  INSIGHT_PRIORITIES,
  INSIGHT_TYPES,
  type InsightDraft,
  type InsightGoal,
  severityOf,
} from "~/domain/insights/types";
import { safeGlance } from "~/domain/forecast/safe-to-spend";
import { silentRules } from "~/domain/notices/choices";
import { outlookOf } from "~/domain/goals/pace";
import { isReserveAsked } from "~/domain/household/reserve";
import { sumCents } from "~/domain/money";
import { type Day, dayOf, monthOf } from "~/domain/periods";
import { buildFacts } from "~/domain/coach/facts/build";
import { findRecurring } from "~/domain/ledger/recurring";
import type { CurrentUser } from "~/lib/auth.server";
import { now } from "~/lib/clock.server";
import { db, lockRow, newId, transaction, type Tx } from "~/lib/db.server";
import { defineJob, enqueue } from "~/lib/jobs.server";
import type { Insight } from "~/lib/prisma/client";
import { budgetCategories } from "~/services/budget/budget.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { readNoticeChoices } from "~/services/notices/choices.server";
import { dueReminders } from "~/services/notices/reminders.server";
import { type GoalRow, readGoals } from "~/services/goals/rows.server";
import { withBankTerms } from "~/services/goals/linked.server";
import { spendingHistory } from "~/services/ledger/spending-history.server";
import { saveRecurring } from "~/services/ledger/recurring.server";

/** Budgets, goals and plain time change findings too, so they are looked for again after this long. */
const FRESH_MS = 5 * 60_000;

const MAX_ACTIVE = 50;

type StoredInsight = Pick<
  Insight,
  | "id"
  | "rule"
  | "dedupeKey"
  | "type"
  | "priority"
  | "icon"
  | "severity"
  | "title"
  | "message"
  | "action"
  | "href"
  | "isRead"
  | "createdAt"
>;
type ActiveInsight = InsightView & {
  id: string;
  rule: string;
  dedupeKey: string;
  severity: string;
  isRead: boolean;
  createdAt: Date;
};

/** The same person object serves all loaders of a request: the frame and the screen ask for the same list. */
const seen = new WeakMap<CurrentUser, Promise<ActiveInsight[]>>();

/** What is true now, the most pressing first; read once a request unless it was looked for meanwhile. */
export function activeInsights(user: CurrentUser, { again = false } = {}): Promise<ActiveInsight[]> {
  const known = (again ? undefined : seen.get(user)) ?? readActive(user.id);
  seen.set(user, known);
  return known;
}

/** As written: every screen's bell asks for it, and a statement of one's own costs half of a model's. */
export async function readActive(userId: string): Promise<ActiveInsight[]> {
  const rows = await db.$queryRaw<StoredInsight[]>`
    SELECT id, rule, "dedupeKey", type, priority, icon, severity, title, message, action, href, "isRead", "createdAt" FROM "Insight"
    WHERE "userId" = ${userId} AND "endedAt" IS NULL ORDER BY "createdAt" DESC LIMIT ${MAX_ACTIVE}`;
  return rows
    .flatMap((row) => {
      const type = INSIGHT_TYPES.find((name) => name === row.type);
      const priority = INSIGHT_PRIORITIES.find((name) => name === row.priority);
      const icon = INSIGHT_ICONS.find((name) => name === row.icon);
      return type && priority && icon ? [{ ...row, type, priority, icon }] : [];
    })
    .sort(byPriority);
}

/** GET /api/insights, which the bell shows: newest first, without what somebody doesn't want to be told there. */
export async function listInsights(user: CurrentUser): Promise<InsightRecord[]> {
  const [insights, choices] = await Promise.all([activeInsights(user), readNoticeChoices(user.id)]);
  const silent = silentRules(choices);
  return insights
    .filter(({ rule }) => !silent.has(rule))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || byPriority(a, b))
    .map(({ id, rule, type, title, message, createdAt, isRead, severity, action, href }) => ({
      id,
      title,
      description: message,
      createdAt: createdAt.toISOString(),
      isRead,
      rule,
      type,
      severity,
      action,
      href,
    }));
}

/** GET /api/ai/proactive-insights: looked for again if it was a while ago. */
export async function proactiveInsights(user: CurrentUser): Promise<ProactiveInsights> {
  await ensureInsights(user.id, user.today, user.now, FRESH_MS);
  return insightsView(await readActive(user.id));
}

/** Looks for findings unless that was done today and, where asked, a short while ago. */
export async function ensureInsights(userId: string, today: Day, at: Date, freshMs?: number): Promise<void> {
  const last = await db.insightRun.findUnique({ where: { userId } });
  const fresh = last?.day === today && (freshMs === undefined || at.getTime() - last.at.getTime() < freshMs);
  if (!fresh) await refreshFor(userId, today, at);
}

/** For whoever changes the figures: after a sync, a correction, a removed account. */
export async function refreshInsights(userId: string): Promise<void> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { timeZone: true } });
  if (!user) return;
  const at = now();
  await refreshFor(userId, dayOf(at, user.timeZone), at);
}

async function refreshFor(userId: string, today: Day, at: Date): Promise<void> {
  const [categories, goals, history, known, reminders] = await Promise.all([
    budgetCategories(userId, monthOf(today)),
    readGoals(userId).then((goals) => withBankTerms({ id: userId, today }, goals)),
    spendingHistory(userId, today),
    readCoachInputs({ id: userId, today, timeZone: "UTC" }),
    dueReminders(userId, today),
  ]);
  const recurring = findRecurring(history, today);
  const drafts = insightsInWords({
    today,
    months: known.sums,
    accounts: known.accounts.map(({ id, name, type, balanceCents, limitCents }) => ({
      id,
      name,
      type,
      balance: balanceCents,
      limit: limitCents,
    })),
    budgets: categories
      .filter(({ plannedAmount }) => plannedAmount > 0)
      .map(({ id, plannedAmount, actualSpent }) => ({ category: id, planned: plannedAmount, spent: actualSpent })),
    goals: goals.map((goal) => ({
      ...insightGoal(goal, today),
      isAsked: isReserveAsked(goal, known.accounts),
    })),
    history,
    recurring,
    signs: buildFacts({ ...known, recurring }).signs,
    country: known.country ?? null,
    ...(known.ahead ? { ahead: known.ahead } : {}),
  });
  await transaction(async (tx) => {
    await lockRow(tx, `insights|${userId}`);
    await store(tx, userId, [...reminders, ...drafts], at);
    await saveRecurring(tx, userId, recurring);
    const safe = known.ahead?.safe ? safeGlance(known.ahead.safe) : null;
    const run = {
      day: today,
      at,
      safeCents: safe && BigInt(safe.cents),
      safeUntil: safe?.until ?? null,
      payday: safe?.payday ?? null,
      untilPay: (known.ahead?.untilPay ?? []).map(BigInt),
    };
    await tx.insightRun.upsert({ where: { userId }, create: { userId, ...run }, update: run });
  });
}

function insightGoal(goal: GoalRow, today: Day): InsightGoal {
  const opening = goal.entries.filter(({ kind }) => kind === "opening").map(({ amountCents }) => amountCents);
  return {
    id: goal.id,
    name: goal.name,
    type: goal.type,
    target: goal.targetCents,
    current: goal.doneCents,
    deadline: goal.deadline,
    startDay: dayOf(goal.createdAt, "UTC"),
    startCents: sumCents(opening),
    needed: outlookOf(goal, today).neededCents,
  };
}

/** New findings are added, known ones keep their id and read mark, and what is no longer true ends. */
async function store(tx: Tx, userId: string, drafts: readonly InsightDraft[], at: Date): Promise<void> {
  const keys = drafts.map(({ dedupeKey }) => dedupeKey);
  await tx.insight.updateMany({ where: { userId, endedAt: null, dedupeKey: { notIn: keys } }, data: { endedAt: at } });
  const known = new Map(
    (await tx.insight.findMany({ where: { userId, dedupeKey: { in: keys } } })).map((row) => [row.dedupeKey, row]),
  );
  const fresh = drafts.filter(({ dedupeKey }) => !known.has(dedupeKey));
  if (fresh.length > 0)
    await tx.insight.createMany({
      data: fresh.map((draft) => ({ ...draft, userId, id: newId(), severity: severityOf(draft), createdAt: at })),
    });
  for (const draft of drafts) {
    const row = known.get(draft.dedupeKey);
    if (!row) continue;
    const back = row.endedAt !== null;
    if (
      !back &&
      row.title === draft.title &&
      row.message === draft.message &&
      row.action === draft.action &&
      row.href === draft.href &&
      row.priority === draft.priority
    )
      continue;
    await tx.insight.update({
      where: { userId_id: { userId, id: row.id } },
      data: {
        ...draft,
        severity: severityOf(draft),
        endedAt: null,
        ...(back && !isToldOnce(draft.rule) ? { createdAt: at, isRead: false } : {}),
      },
    });
  }
}

const REFRESH = "refresh-insights";

/** After the rows have changed; a burst of changes becomes one look. Or later, for something that begins then. */
export function requestInsights(userId: string, later?: { inSeconds: number; about: string }): Promise<void> {
  return enqueue(
    REFRESH,
    { userId },
    later ? { singletonKey: `${userId}|${later.about}`, startAfterSeconds: later.inSeconds } : { singletonKey: userId },
  );
}

defineJob(REFRESH, { schema: z.object({ userId: z.string() }), run: ({ userId }) => refreshInsights(userId) });
