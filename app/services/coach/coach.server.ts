// The coach's use cases. The planner always works; a model only words its texts, where one is configured, the person
// agreed, and today's share isn't used up.
import { z } from "zod";
import type {
  BudgetRecommendations,
  Citation,
  CoachAnswer,
  Consent,
  CreditAnalysis,
  FinancialHealth,
  PastAnswer,
  SentFigure,
  Wording,
} from "~/texts/coach";
import * as Answers from "~/contracts/answers/coach";
import { AppError } from "~/contracts/errors";
import type { Draft, Prose } from "~/domain/coach/advice";
import { answerRead, understand } from "~/domain/coach/answer";
import { careFor } from "~/domain/coach/care";
import { draftBudget } from "~/domain/coach/budget";
import { draftCredit } from "~/domain/coach/credit";
import { draftHealth } from "~/domain/coach/health";
import { draftPlan } from "~/domain/coach/interview-plan";
import { redact } from "~/domain/coach/redact";
import { buildFacts } from "~/domain/coach/facts/build";
import { formatFact, type Fact } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { dayOf } from "~/domain/periods";
import { audit } from "~/lib/audit.server";
import type { CurrentUser } from "~/lib/auth.server";
import { sha256 } from "~/lib/crypto.server";
import { db, newId, type Prisma, type Tx } from "~/lib/db.server";
import { idempotentLong } from "~/lib/idempotency.server";
import { limit } from "~/lib/rate-limit.server";
import { outward } from "~/providers/coach/openai.server";
import { coach, model, modelHost } from "~/providers/coach/index.server";
import { logTrouble } from "~/providers/coach/trouble.server";
import { type CoachReply, type CoachTask, NOTICES, rulesReply } from "~/providers/coach/port";
import { readAsked, readCoachInputs } from "./facts.server";
import { answerQuery, type QueryAnswer } from "./query.server";
import { type Talker, talkOf } from "./talk.server";

const CALLS_A_DAY = 60;
const QUESTIONS_A_MINUTE = 20;
const HISTORY_SHOWN = 10;
const TALK_MS = 60 * 60_000;
const TALK_QUESTIONS = 6;

export type WordingTask = {
  task: CoachTask;
  draft: Prose;
  facts: readonly Fact[];
  question?: string;
  cacheKey?: string;
  /** Beside a hard sign of trouble the planner's words stand as they are. */
  asWritten?: boolean;
  onParagraph?: ((text: string) => void) | undefined;
};

export function budgetRecommendations(user: CurrentUser): Promise<BudgetRecommendations | null> {
  return advise(user, "budget", (sheet) => draftBudget(sheet));
}

export function creditScoreAnalysis(user: CurrentUser): Promise<CreditAnalysis | null> {
  return advise(user, "credit", (sheet, inputs) => draftCredit(sheet, inputs.credit?.profile ?? null));
}

export function financialHealth(user: CurrentUser): Promise<FinancialHealth | null> {
  return advise(user, "health", (sheet) => draftHealth(sheet));
}

type Drafting<T> = (
  sheet: ReturnType<typeof buildFacts>,
  inputs: Awaited<ReturnType<typeof readCoachInputs>>,
) => Draft<T> | null;

async function advise<T>(user: CurrentUser, task: CoachTask, drafting: Drafting<T>): Promise<(T & Wording) | null> {
  const inputs = await readCoachInputs(user);
  const sheet = buildFacts(inputs);
  const draft = drafting(sheet, inputs);
  if (!draft) return null;
  const reply = await wordWithCoach(user, {
    task,
    draft: draft.prose,
    facts: sheet.all(),
    cacheKey: task,
    asWritten: sheet.signs.length > 0,
  });
  return { ...draft.shape(reply.prose), ...wordingOf(reply) };
}

/** Words a draft: by the model where it may, else by the planner that wrote it. Never throws for the model's sake. */
export async function wordWithCoach(
  user: CurrentUser,
  { cacheKey, question, asWritten = false, ...wanted }: WordingTask,
): Promise<CoachReply> {
  if (asWritten || !mayUseModel(user)) return rulesReply({ ...wanted, userKey: userKey(user) });
  const request = {
    ...wanted,
    userKey: userKey(user),
    ...(question ? { question: await withoutNames(user, question) } : {}),
  };
  const inputHash = sha256(JSON.stringify([request.draft, request.facts, request.question ?? ""]));
  const kept = cacheKey ? await cached(user.id, `words-${cacheKey}`, inputHash) : null;
  if (kept) return { ...rulesReply(request), prose: kept, by: "model" };
  if (!(await takeCall(user))) return rulesReply(request, NOTICES.limit);
  const reply = await coach.write(request);
  await countTokens(user, reply.tokens);
  if (cacheKey && reply.by === "model") await keep(user, `words-${cacheKey}`, inputHash, reply.prose);
  return reply;
}

/** A strict schema filled by the model, for readers whose code checks every field; null wherever the rules have to do. */
export async function askModel<T>(
  user: CurrentUser,
  request: { name: string; schema: z.ZodType<T>; instructions: string; input: string },
): Promise<T | null> {
  if (!model || !mayUseModel(user) || !(await takeCall(user))) return null;
  try {
    const input = await withoutNames(user, request.input);
    const answer = await model.ask({ ...request, input, userKey: userKey(user) });
    await countTokens(user, answer.tokens);
    return answer.value;
  } catch (error) {
    logTrouble(request.name, error);
    return null;
  }
}

/** One call and one answer for a key, however often and however parallel it is sent. */
export async function askCoach(
  user: CurrentUser,
  question: string,
  key?: string,
  onParagraph?: (text: string) => void,
): Promise<CoachAnswer & { id: string }> {
  await limit(`coach|${user.id}`, QUESTIONS_A_MINUTE, 60, "That was a lot of questions at once. Please wait a moment.");
  const { made, answer: id } = await idempotentLong(
    user.id,
    key,
    "coach-question",
    { question },
    {
      work: () => answerTo(user, question, onParagraph),
      keep: (tx, given) => keepAnswer(tx, user, question, given),
    },
  );
  const given = made ?? (await keptAnswer(user, id));
  if (!given) throw new AppError("not_found", "This answer was cleared. Please ask again.");
  return { ...given, id };
}

async function answerTo(user: CurrentUser, text: string, onParagraph?: (text: string) => void): Promise<CoachAnswer> {
  const { answer, facts, question, asWritten } = careAnswer(text, user) ?? (await figuresAnswer(user, text));
  const reply = await wordWithCoach(user, {
    task: "coaching",
    draft: { answer: answer.text },
    facts,
    question,
    onParagraph,
    asWritten,
  });
  return { answer: reply.prose.answer ?? "", ...(answer.table ? { table: answer.table } : {}), ...wordingOf(reply) };
}

/** Care comes before any figure, and its words stand as they are. */
function careAnswer(text: string, user: CurrentUser): QueryAnswer | null {
  const care = careFor(text, user.today);
  return care && { answer: { text: care.text }, facts: care.facts, question: text, asWritten: true };
}

async function figuresAnswer(user: CurrentUser, text: string): Promise<QueryAnswer> {
  const [inputs, earlier] = await Promise.all([readCoachInputs(user), earlierQuestions(user)]);
  return (await answerQuery(user, text, earlier, inputs)) ?? plannersAnswer(user, text, earlier, inputs);
}

/** What no query answers: advice, plans, talk. */
async function plannersAnswer(user: CurrentUser, text: string, earlier: readonly string[], inputs: CoachInputs) {
  const question = understand(text, earlier, inputs);
  const { answer, sheet } = answerRead(question, { ...inputs, ...(await readAsked(user, question)) });
  return { answer, facts: sheet.all(), question: question.whole, asWritten: sheet.signs.length > 0 };
}

async function keepAnswer(tx: Tx, user: CurrentUser, question: string, given: CoachAnswer): Promise<string> {
  const [asked, answered] = [newId(), newId()];
  const talk = { userId: user.id, channel: talkOf("coach", user) };
  await tx.chatMessage.createMany({
    data: [
      { ...talk, id: asked, type: "user", content: question, data: {}, createdAt: user.now },
      {
        ...talk,
        id: answered,
        type: "ai",
        content: given.answer,
        data: { question, ...dataOf(given) },
        createdAt: new Date(user.now.getTime() + 1),
      },
    ],
  });
  return answered;
}

async function keptAnswer(user: CurrentUser, id: string): Promise<CoachAnswer | null> {
  const row = await db.chatMessage.findFirst({
    where: { userId: user.id, channel: talkOf("coach", user), type: "ai", id },
  });
  return row ? (storedAnswer(row)?.given ?? null) : null;
}

/** What was asked within the hour, the oldest first: a short question may lean on it. */
async function earlierQuestions(user: CurrentUser): Promise<string[]> {
  const rows = await db.chatMessage.findMany({
    where: {
      userId: user.id,
      channel: talkOf("coach", user),
      type: "user",
      createdAt: { gte: new Date(user.now.getTime() - TALK_MS) },
    },
    select: { content: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: TALK_QUESTIONS,
  });
  return rows.map(({ content }) => content).reverse();
}

/** What a person or a bank wrote, without what would name the person or an account. */
async function withoutNames(user: CurrentUser, text: string): Promise<string> {
  const accounts = await db.account.findMany({ where: { userId: user.id }, select: { accountNumber: true } });
  return redact(
    text,
    [`${user.firstName} ${user.lastName}`, user.firstName, user.lastName, user.username, user.email],
    accounts.map(({ accountNumber }) => accountNumber),
  );
}

const StoredAnswer = Answers.CoachAnswer.omit({ answer: true }).extend({ question: z.string() });

function dataOf({ by, notice, citations, table }: CoachAnswer): Prisma.InputJsonObject {
  return {
    by,
    notice,
    citations: citations.map((citation) => ({ ...citation })),
    ...(table ? { table: { ...table } } : {}),
  };
}

/** The newest first. */
export async function coachHistory(user: Talker & { timeZone: string }): Promise<PastAnswer[]> {
  const rows = await db.chatMessage.findMany({
    where: { userId: user.id, channel: talkOf("coach", user), type: "ai" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: HISTORY_SHOWN,
  });
  return rows.flatMap((row) => {
    const stored = storedAnswer(row);
    return stored
      ? [{ id: row.id, question: stored.question, askedOn: dayOf(row.createdAt, user.timeZone), ...stored.given }]
      : [];
  });
}

function storedAnswer(row: { content: string; data: unknown }): { question: string; given: CoachAnswer } | null {
  const stored = StoredAnswer.safeParse(row.data);
  if (!stored.success) return null;
  const { question, ...given } = stored.data;
  return { question, given: { answer: row.content, ...given } };
}

export async function clearCoachHistory(user: Talker): Promise<void> {
  await db.chatMessage.deleteMany({ where: { userId: user.id, channel: talkOf("coach", user) } });
}

/** Built anew from the latest interview and today's figures. */
export async function personalPlan(user: CurrentUser): Promise<CoachAnswer | null> {
  const inputs = await readCoachInputs(user);
  if (!inputs.interview) return null;
  const sheet = buildFacts(inputs);
  const text = draftPlan(sheet, inputs.interview);
  const reply = await wordWithCoach(user, {
    task: "plan",
    draft: { plan: text },
    facts: sheet.all(),
    cacheKey: "plan",
    asWritten: sheet.signs.length > 0,
  });
  return { answer: reply.prose.plan ?? "", ...wordingOf(reply) };
}

export function consentOf(user: CurrentUser): Consent {
  if (!model) return { state: "none", host: null };
  return { state: user.coachConsentAt === null ? "off" : "on", host: modelHost };
}

/** The figures that would leave now, as they would; names never do. Nothing where there is no model. */
export async function figuresToSend(user: CurrentUser): Promise<SentFigure[] | null> {
  if (!model) return null;
  const sheet = buildFacts(await readCoachInputs(user));
  return sheet
    .all()
    .flatMap((fact) => (fact.value.unit === "name" || fact.id.startsWith("guide.") ? [] : [outward(fact)]));
}

/** Asked once, kept until it is switched off; switching off forgets what the model worded. */
export async function setCoachConsent(user: CurrentUser, agreed: boolean): Promise<void> {
  await db.user.update({ where: { id: user.id }, data: { coachConsentAt: agreed ? user.now : null } }); // id is the userId here
  if (!agreed) await db.coachCache.deleteMany({ where: { userId: user.id, kind: { startsWith: "words-" } } });
  await audit("coach_consent", user.id, { agreed });
}

export function mayUseModel(user: CurrentUser): boolean {
  return model !== null && user.coachConsentAt !== null && !user.isDemo;
}

function userKey(user: CurrentUser): string {
  return sha256(`coach|${user.id}`).slice(0, 32);
}

function wordingOf(reply: CoachReply): Wording {
  return { by: reply.by, notice: reply.notice, citations: citationsOf(reply.cited) };
}

export function citationsOf(facts: readonly Fact[]): Citation[] {
  return facts.flatMap((fact) => {
    if (fact.href === null || fact.value.unit === "name") return [];
    return [
      {
        label: namedLabel(fact, facts),
        value: formatFact(fact),
        href: fact.href,
        ...(fact.rows ? { rows: fact.rows } : {}),
        ...(fact.period ? { period: fact.period.label } : {}),
      },
    ];
  });
}

/** Of several debts, goals or bills: whose figure it is. */
function namedLabel({ id, label }: Fact, facts: readonly Fact[]): string {
  const family = id.replace(/^payoff\.(?=\d)/, "debt.").replace(/\.[a-z-]+$/, "");
  const name = facts.find((fact) => fact.id === `${family}.name`);
  return name ? `${formatFact(name)}: ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}

/** Counts a call before it is made, so that parallel questions can't pass the day's share. */
async function takeCall(user: CurrentUser): Promise<boolean> {
  const key = { userId: user.id, day: user.today };
  const used = await db.coachUsage.upsert({
    where: { userId_day: key },
    create: { ...key, calls: 1 },
    update: { calls: { increment: 1 } },
  });
  return used.calls <= CALLS_A_DAY;
}

async function countTokens(user: CurrentUser, tokens: number): Promise<void> {
  if (tokens > 0)
    await db.coachUsage.updateMany({
      where: { userId: user.id, day: user.today },
      data: { tokens: { increment: tokens } },
    });
}

const StoredProse = z.record(z.string());

async function cached(userId: string, kind: string, inputHash: string): Promise<Prose | null> {
  const row = await db.coachCache.findUnique({ where: { userId_kind: { userId, kind } } });
  const prose = StoredProse.safeParse(row?.answer);
  return row?.inputHash === inputHash && prose.success ? prose.data : null;
}

async function keep(user: CurrentUser, kind: string, inputHash: string, prose: Prose): Promise<void> {
  const row = { inputHash, answer: prose, createdAt: user.now };
  await db.coachCache.upsert({
    where: { userId_kind: { userId: user.id, kind } },
    create: { userId: user.id, kind, ...row },
    update: row,
  });
}
