// A new assessment: the rules make its plan; a model, where the person agreed to one, may word two of its texts around
// their figures, which stay the rules'.
import type { CreditAssessment, CreditInput } from "~/contracts/credit";
import { type FigureName, improvementPlan, type ImprovementPlan, planDraft } from "~/texts/credit-plan";
import { type CreditProfile, readProfile } from "~/domain/credit/profile";
import { withLinkedCards } from "~/domain/household/utilization";
import type { Fact } from "~/domain/coach/facts/fact";
import type { CurrentUser } from "~/lib/auth.server";
import type { z } from "zod";
import { wordWithCoach } from "~/services/coach/model.server";
import { readHousehold } from "~/services/household/household.server";
import { createAssessment } from "./credit.server";

const FIGURES: Record<FigureName, string> = {
  gap: "points between the current score and the goal",
  gain: "estimated points from six months of the plan",
  score: "current score",
  utilization: "credit utilization",
  years: "length of the credit history",
  inquiries: "recent inquiries",
};

export async function assessCredit(
  user: CurrentUser,
  input: z.output<typeof CreditInput>,
  key?: string,
): Promise<CreditAssessment> {
  return createAssessment(user, input, key, async () => {
    const { accounts } = await readHousehold(user.id, user.today);
    return wordedPlan(user, withLinkedCards(readProfile(input), accounts));
  });
}

async function wordedPlan(user: CurrentUser, profile: CreditProfile): Promise<ImprovementPlan> {
  const plan = improvementPlan(profile);
  const { draft, figures } = planDraft(profile);
  const facts = figures.map(({ name, text }): Fact => ({
    id: `credit.${name}`,
    label: FIGURES[name],
    value: { unit: "name", text },
    href: null,
  }));
  const { by, prose, notice } = await wordWithCoach(user, {
    task: "credit-plan",
    draft,
    facts,
    cacheKey: "credit-plan",
  });
  if (by === "rules") return notice === null ? plan : { ...plan, notice };
  return {
    ...plan,
    overallAnalysis: prose.overallAnalysis ?? plan.overallAnalysis,
    currentScoreAnalysis: prose.currentScoreAnalysis ?? plan.currentScoreAnalysis,
  };
}
