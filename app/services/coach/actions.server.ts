// What is done from an answer, and undone. The answer says what it is about; the form says only how much, when, or which.
import { z } from "zod";
import type { AnswerActionInput } from "~/contracts/coach";
import { AppError } from "~/contracts/errors";
import { categoryName, isCategoryId } from "~/domain/categories/list";
import { formatUsd, toCents } from "~/domain/money";
import { mediumDate, monthName, monthOf } from "~/domain/periods";
import type { OfferedAction } from "~/texts/coach";
import type { CurrentUser } from "~/lib/auth.server";
import { db, newId, type Prisma } from "~/lib/db.server";
import { idempotentLong } from "~/lib/idempotency.server";
import { ownPlan, putPlanBack, saveBudgetAmount } from "~/services/budget/budget.server";
import { createGoal, deleteGoal } from "~/services/goals/goals.server";
import { requestInsights } from "~/services/insights/insights.server";
import { applyMerchantRule, merchantRuleOf, putRuleBack } from "~/services/ledger/merchant-rules.server";
import { addReminder, removeReminder } from "~/services/notices/reminders.server";
import { counted } from "~/texts/plural";
import { keptAnswer } from "./conversations.server";
import { talkOf } from "./talk.server";

/** What was done, as it is said; where the answer is that it was done from. */
export type Acted = { summary: string; conversation: string; answer: string };

const Before = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("budget"),
    category: z.string(),
    month: z.string(),
    set: z.number(),
    plan: z.object({ plannedCents: z.number(), rollover: z.boolean() }).nullable(),
  }),
  z.object({ kind: z.literal("goal"), goal: z.string() }),
  z.object({
    kind: z.literal("category"),
    merchant: z.string(),
    rule: z
      .object({ category: z.string(), ownCategory: z.string().nullable().default(null), byModel: z.boolean() })
      .nullable(),
  }),
  z.object({ kind: z.literal("remind"), reminder: z.string() }),
]);
type Before = z.output<typeof Before>;
type Done = { summary: string; before: Before };

export async function actOnAnswer(user: CurrentUser, input: AnswerActionInput, key?: string): Promise<Acted> {
  const { answer: id, at } = input;
  const answer = await keptAnswer(user, id);
  const action = answer?.actions?.[at];
  if (!answer || !action || action.kind === "rows" || action.kind === "screen")
    throw new AppError("not_found", "This answer is no longer here. Please ask again.");
  const { answer: summary } = await idempotentLong(user.id, key, "coach-action", input, {
    work: () => carryOut(user, action, input),
    keep: async (tx, { summary, before }) => {
      const deed = { id: newId(), answerId: id, at, summary, before, createdAt: user.now };
      await tx.coachDeed.create({ data: { userId: user.id, ...deed } });
      return summary;
    },
  });
  return { summary, conversation: answer.conversation, answer: id };
}

function carryOut(
  user: CurrentUser,
  action: Exclude<OfferedAction, { kind: "rows" | "screen" }>,
  input: AnswerActionInput,
): Promise<Done> {
  switch (action.kind) {
    case "budget":
      return setBudget(user, action, input);
    case "goal":
      return makeGoal(user, action, input);
    case "category":
      return changeCategory(user, action, input);
    case "remind":
      return remind(user, action, input);
  }
}

type Offered<Kind extends OfferedAction["kind"]> = Extract<OfferedAction, { kind: Kind }>;

async function setBudget(
  user: CurrentUser,
  { category, month: wanted }: Offered<"budget">,
  { amount = "" }: AnswerActionInput,
): Promise<Done> {
  const now = monthOf(user.today);
  // An answer may be acted on when its month has come, or has passed.
  const month = wanted !== undefined && wanted > now ? wanted : now;
  if (!isCategoryId(category)) throw new AppError("bad_request", "This category isn't known.");
  const plan = await ownPlan(user.id, month, category);
  const rollover = plan?.rollover ?? false;
  await saveBudgetAmount(user.id, now, { category, month, plannedAmount: amount, rollover });
  const set = toCents(amount) ?? 0;
  return {
    summary: `${formatUsd(set)} a month is planned for ${categoryName(category)} from ${monthName(month)} on.`,
    before: { kind: "budget", category, month, set, plan },
  };
}

async function makeGoal(user: CurrentUser, offered: Offered<"goal">, input: AnswerActionInput): Promise<Done> {
  const { name = offered.name, amount = String(offered.amount), deadline = offered.deadline } = input;
  const goal = await createGoal(user, "savings", {
    name,
    targetAmount: amount,
    currentAmount: "0",
    deadline,
    color: "green",
    interestRate: "",
    minimumPayment: "",
    version: "",
    type: "savings",
  });
  return {
    summary: `${goal.name} is now one of your goals, with ${formatUsd(toCents(amount) ?? 0)} to save.`,
    before: { kind: "goal", goal: goal.id },
  };
}

async function changeCategory(
  user: CurrentUser,
  { merchant }: Offered<"category">,
  { category = "" }: AnswerActionInput,
): Promise<Done> {
  if (!isCategoryId(category)) throw new AppError("unprocessable", "Please choose a category.");
  const rule = await merchantRuleOf(user.id, merchant);
  const count = await applyMerchantRule(user.id, merchant, category);
  await requestInsights(user.id);
  return {
    summary: `${merchant} counts as ${categoryName(category)} now: ${counted(count, "transaction")}, and new ones.`,
    before: { kind: "category", merchant, rule },
  };
}

async function remind(
  user: CurrentUser,
  { about, href, ...offered }: Offered<"remind">,
  { day = offered.day }: AnswerActionInput,
): Promise<Done> {
  const { id, inSeconds } = await addReminder(user, { day, about, href });
  await requestInsights(user.id, { inSeconds, about: id });
  return { summary: `Your notifications tell you on ${mediumDate(day)}.`, before: { kind: "remind", reminder: id } };
}

/** Puts back what was there, once; what was changed again meanwhile stays as it is. */
export async function undoDeed(user: CurrentUser, id: string): Promise<Acted> {
  const deed = await db.coachDeed.findFirst({
    where: { userId: user.id, id, answer: { channel: talkOf("coach", user) } },
    include: { answer: { select: { conversationId: true } } },
  });
  const before = Before.safeParse(deed?.before);
  if (!deed || !before.success) throw new AppError("not_found", "It's too late to undo this.");
  const { count } = await db.coachDeed.updateMany({
    where: { userId: user.id, id, undoneAt: null },
    data: { undoneAt: user.now },
  });
  if (count > 0) await putBack(user, before.data);
  return { summary: deed.summary, conversation: deed.answer.conversationId ?? "", answer: deed.answerId };
}

async function putBack(user: CurrentUser, before: Before): Promise<void> {
  switch (before.kind) {
    case "budget":
      return void (await putPlanBack(user.id, before));
    case "goal":
      return void (await deleteGoal(user, "savings", before.goal));
    case "category":
      await putRuleBack(user.id, before.merchant, before.rule);
      return requestInsights(user.id);
    case "remind":
      await removeReminder(user.id, before.reminder);
      return requestInsights(user.id);
  }
}

/** What was done from these answers and stands. */
export async function deedsOf(userId: string, answers: readonly string[]): Promise<Map<string, Deed[]>> {
  const rows = await db.coachDeed.findMany({
    where: { userId, answerId: { in: [...answers] }, undoneAt: null },
    select: { id: true, answerId: true, at: true, summary: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const found = new Map<string, Deed[]>();
  for (const { answerId, ...deed } of rows) found.set(answerId, [...(found.get(answerId) ?? []), deed]);
  return found;
}

export type Deed = Pick<Prisma.CoachDeedGetPayload<object>, "id" | "at" | "summary">;
