// Advice that no question asked for: the budget, the credit score, how things stand, and the plan after the interview.
import type { BudgetRecommendations, CoachAnswer, CreditAnalysis, FinancialHealth, Wording } from "~/texts/coach";
import type { AdviceDraft } from "~/domain/coach/advice";
import { draftBudget } from "~/domain/coach/budget";
import { draftCredit } from "~/domain/coach/credit";
import { draftHealth } from "~/domain/coach/health";
import { groundOf } from "~/domain/coach/facts/ground";
import { payoffFor } from "~/domain/goals/payoff-advice";
import { draftPlan } from "~/domain/coach/interview-plan";
import { buildFacts } from "~/domain/coach/facts/build";
import type { CurrentUser } from "~/lib/auth.server";
import type { CoachTask } from "~/providers/coach/port";
import { wordingOf } from "./citations.server";
import { readCoachInputs } from "./facts.server";
import { wordWithCoach } from "./model.server";

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
) => AdviceDraft<T> | null;

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

/** Built anew from the latest interview and today's figures. */
export async function personalPlan(user: CurrentUser): Promise<CoachAnswer | null> {
  const inputs = await readCoachInputs(user);
  if (!inputs.interview) return null;
  const sheet = buildFacts(inputs);
  const payoff = payoffFor(groundOf(sheet, inputs));
  const text = draftPlan(sheet, inputs.interview, payoff.is === "plan" ? payoff.extraCents : 0);
  const reply = await wordWithCoach(user, {
    task: "plan",
    draft: { plan: text },
    facts: sheet.all(),
    cacheKey: "plan",
    asWritten: sheet.signs.length > 0,
  });
  return { answer: reply.prose.plan ?? "", ...wordingOf(reply) };
}
