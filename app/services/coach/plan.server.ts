// The interview's plan as a page: kept when somebody wants it, its steps ticked and dated, made anew after a month.
import { z } from "zod";
import type { PlanStepInput } from "~/contracts/coach";
import { AppError } from "~/contracts/errors";
import { buildFacts } from "~/domain/coach/facts/build";
import { factName } from "~/domain/coach/facts/fact";
import { groundOf } from "~/domain/coach/facts/ground";
import { draftSteps, type PlanDraft, redrafted, REVIEW_DAYS, type PlanStep } from "~/domain/coach/plan-steps";
import { payoffFor } from "~/domain/goals/payoff-advice";
import { addDays, type Day, isDay } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { db, lockRow, transaction, type Tx } from "~/lib/db.server";
import { requestInsights } from "~/services/insights/insights.server";
import { writeReminder } from "~/services/notices/reminders.server";
import type { CoachPlanView } from "~/texts/coach";
import { readCoachInputs } from "./facts.server";
import { REFUSALS } from "~/texts/refusals";

const Step = z.object({
  key: z.string(),
  title: z.string(),
  why: z.string(),
  dueDay: z.string().nullable(),
  doneDay: z.string().nullable(),
});
const Figures = z.object({ roomCents: z.number().nullable(), savedCents: z.number(), owedCents: z.number() });
const StoredPlan = z.object({
  steps: z.array(Step),
  figures: Figures,
  note: z.string().nullable(),
  madeDay: z.string(),
  reviewDay: z.string(),
});
type StoredPlan = z.output<typeof StoredPlan>;

export async function coachPlanView(user: CurrentUser): Promise<CoachPlanView> {
  const [draft, kept] = await Promise.all([draftFor(user), readKept(db, user.id)]);
  if (kept) {
    const { figures: then, ...plan } = kept;
    return {
      is: "kept",
      ...plan,
      then,
      now: draft?.figures ?? then,
      isDue: user.today >= kept.reviewDay,
      today: user.today,
    };
  }
  return draft ? { is: "draft", note: draft.note, steps: draft.steps } : { is: "none" };
}

/** Null before there was an interview. */
async function draftFor(user: CurrentUser): Promise<PlanDraft | null> {
  const inputs = await readCoachInputs(user);
  if (!inputs.interview) return null;
  const sheet = buildFacts(inputs);
  const ground = groundOf(sheet, inputs);
  return draftSteps(sheet, inputs.interview, user.today, {
    payoff: payoffFor(ground),
    names: ground.debts.map(({ name }) => factName(name)),
    unseenLoans: ground.unseenLoans,
  });
}

async function readKept(source: Pick<Tx, "coachPlan">, userId: string): Promise<StoredPlan | null> {
  const row = await source.coachPlan.findUnique({ where: { userId } });
  const kept = StoredPlan.safeParse(row);
  return kept.success ? kept.data : null;
}

/** From today's figures; what was ticked before stays ticked. A reminder says when a month is over. */
export async function keepPlan(user: CurrentUser): Promise<void> {
  const draft = await draftFor(user);
  if (!draft) throw new AppError("unprocessable", REFUSALS.coach.noInterview);
  const reviewDay = addDays(user.today, REVIEW_DAYS);
  const { id, inSeconds } = await transaction(async (tx) => {
    await lockRow(tx, `plan|${user.id}`);
    const before = await readKept(tx, user.id);
    const reminder = await remindAnew(tx, user, reviewDay);
    const row = {
      steps: asJson(redrafted(draft.steps, before?.steps ?? [])),
      figures: { ...draft.figures },
      note: draft.note,
      madeDay: user.today,
      reviewDay,
      reminderId: reminder.id,
    };
    await tx.coachPlan.upsert({ where: { userId: user.id }, create: { userId: user.id, ...row }, update: row });
    return reminder;
  });
  await requestInsights(user.id, { inSeconds, about: id });
}

/** In place of the one that waits, however often and at once a plan is kept. */
async function remindAnew(tx: Tx, user: CurrentUser, day: Day): ReturnType<typeof writeReminder> {
  const earlier = await tx.coachPlan.findUnique({ where: { userId: user.id }, select: { reminderId: true } });
  if (earlier?.reminderId) await tx.reminder.deleteMany({ where: { userId: user.id, id: earlier.reminderId } });
  return writeReminder(tx, user, {
    day,
    about: "It's been a month since you made your plan. See what came of it.",
    href: "/coach/plan",
  });
}

/** Ticks a step or takes the tick away, or sets its day; an empty day takes it away. */
export async function changeStep(user: CurrentUser, { step: key, done, day }: PlanStepInput): Promise<void> {
  if (day !== undefined && day !== "" && !isDay(day)) throw new AppError("unprocessable", REFUSALS.coach.chooseDay);
  await transaction(async (tx) => {
    await lockRow(tx, `plan|${user.id}`);
    const kept = await readKept(tx, user.id);
    if (!kept?.steps.some((one) => one.key === key)) throw new AppError("not_found", REFUSALS.coach.stepGone);
    const steps = kept.steps.map((one) =>
      one.key === key
        ? changed(one, { ...(done ? { done } : {}), ...(day === undefined ? {} : { day }) }, user.today)
        : one,
    );
    await tx.coachPlan.update({ where: { userId: user.id }, data: { steps: asJson(steps) } });
  });
}

function changed(step: PlanStep, { done, day }: { done?: "yes" | "no"; day?: string }, today: Day): PlanStep {
  return {
    ...step,
    ...(done ? { doneDay: done === "yes" ? (step.doneDay ?? today) : null } : {}),
    ...(day === undefined ? {} : { dueDay: day || null }),
  };
}

const asJson = (steps: readonly PlanStep[]) => steps.map((step) => ({ ...step }));
