// The credit simulator: assessments as they were entered, each with the six-month plan that follows from it.
import { ImprovementPlanAnswer } from "~/contracts/answers/credit";
import {
  type AssessmentPoint,
  type CreditAssessment,
  type CreditFactors,
  type CreditInput,
  type CreditView,
  type LinkedFigures,
} from "~/contracts/credit";
import { ASSESSMENT_FAILED, ASSESSMENT_FALLBACK, CREDIT_TABS } from "~/texts/credit";
import { AppError, NOT_FOUND } from "~/contracts/errors";
import { scoreFactors } from "~/texts/credit-factors";
import { improvementPlan, type ImprovementPlan } from "~/texts/credit-plan";
import { CREDIT_MIXES, type CreditProfile, PAYMENT_HISTORIES, readProfile } from "~/domain/credit/profile";
import { assessmentAge } from "~/texts/credit-what-if";
import type { HouseholdInputs } from "~/domain/coach/facts/inputs";
import { owedOf } from "~/domain/household/debts";
import { usualMonth } from "~/domain/household/usual-month";
import { cardsName, hasLimit, utilizationOf, withLinkedCards } from "~/domain/household/utilization";
import { toDollars } from "~/domain/money";
import type { CurrentUser } from "~/lib/auth.server";
import { db, newId } from "~/lib/db.server";
import { idempotentLong } from "~/lib/idempotency.server";
import { readHousehold } from "~/services/household/household.server";
import { withMessage } from "~/services/platform/describe-failures.server";
import type { CreditAssessmentModel } from "~/lib/prisma/models";
import type { z } from "zod";

type Input = z.output<typeof CreditInput>;
const WHAT_IF = ["paymentHistory", "creditUtilization", "creditHistoryLength", "newCreditInquiries"] as const;
/** How many earlier assessments the progress tab shows. */
const HISTORY = 60;

export async function createAssessment(
  user: Pick<CurrentUser, "id" | "now">,
  input: Input,
  key?: string,
  plan: () => Promise<ImprovementPlan> = () => Promise.resolve(improvementPlan(readProfile(input))),
): Promise<CreditAssessment> {
  return withMessage({ title: ASSESSMENT_FAILED, message: ASSESSMENT_FALLBACK }, async () => {
    const { answer: id } = await idempotentLong(user.id, key, "credit-assessment", input, {
      work: plan,
      keep: async (tx, improvementPlan) =>
        (
          await tx.creditAssessment.create({
            data: { ...input, userId: user.id, id: newId(), improvementPlan, createdAt: user.now },
          })
        ).id,
    });
    return getAssessment(user.id, id);
  });
}

async function getAssessment(userId: string, id: string): Promise<CreditAssessment> {
  const row = await db.creditAssessment.findUnique({ where: { userId_id: { userId, id } } });
  if (!row) throw new AppError("not_found", NOT_FOUND);
  return toAssessment(row);
}

export async function latestAssessment(userId: string): Promise<CreditAssessment | null> {
  const row = await db.creditAssessment.findFirst({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return row ? toAssessment(row) : null;
}

/** Oldest first, for the chart. */
export async function assessmentHistory(userId: string): Promise<AssessmentPoint[]> {
  const rows = await db.creditAssessment.findMany({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: HISTORY,
    select: { id: true, createdAt: true, currentScore: true, goalScore: true },
  });
  return rows.reverse().map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** The screen for an address; each tab loads only what it shows. */
export async function creditView(user: CurrentUser, params: URLSearchParams): Promise<CreditView> {
  const tab = CREDIT_TABS.find((known) => known === params.get("tab")) ?? "overview";
  const [assessment, history, household] = await Promise.all([
    latestAssessment(user.id),
    tab === "tracking" ? assessmentHistory(user.id) : [],
    readHousehold(user.id, user.today),
  ]);
  const tried = Object.fromEntries(
    WHAT_IF.flatMap((name) => (params.has(name) ? [[name, params.get(name)?.slice(0, 60) ?? ""]] : [])),
  );
  const profile = assessment ? withLinkedCards(readProfile(assessment), household.accounts) : null;
  const age = assessment ? assessmentAge(new Date(assessment.createdAt), user.now) : "";
  return {
    assessment: assessment && profile ? withPlanOf(assessment, profile) : null,
    profile,
    tab,
    editing: params.get("edit") === "1",
    age,
    history,
    tried,
    timeZone: user.timeZone,
    linked: linkedFigures(household),
    owed: owedOf(household),
  };
}

/** The last assessment as an endpoint answers it: what was entered, with the plan that holds today. */
export async function currentAssessment(user: Pick<CurrentUser, "id" | "today">): Promise<CreditAssessment | null> {
  const [assessment, { accounts }] = await Promise.all([latestAssessment(user.id), readHousehold(user.id, user.today)]);
  return assessment && withPlanOf(assessment, withLinkedCards(readProfile(assessment), accounts));
}

/** The plan by today's cards. What a model worded stays where the figures are still those that it worded. */
function withPlanOf(assessment: CreditAssessment, profile: CreditProfile): CreditAssessment {
  const { overallAnalysis, currentScoreAnalysis, notice } = assessment.improvementPlan;
  const isSame = readProfile(assessment).creditUtilization === profile.creditUtilization;
  return {
    ...assessment,
    improvementPlan: {
      ...improvementPlan(profile),
      ...(isSame ? { overallAnalysis, currentScoreAnalysis } : {}),
      ...(notice === undefined ? {} : { notice }),
    },
  };
}

function linkedFigures(household: HouseholdInputs): LinkedFigures {
  const cards = utilizationOf(household.accounts);
  if (!cards) return null;
  const income = usualMonth(household)?.income;
  const dollars = (cents: number) => toDollars(cents).toFixed(2);
  return {
    source: cardsName(household.accounts.filter(hasLimit)),
    creditUtilization: String(cards.percent),
    totalCreditLimit: dollars(cards.limitCents),
    totalCreditBalance: dollars(cards.usedCents),
    ...(income ? { monthlyIncome: dollars(income.monthCents) } : {}),
  };
}

export async function creditFactors(userId: string, assessmentId: string | null): Promise<CreditFactors> {
  const assessment = assessmentId ? await getAssessment(userId, assessmentId) : await latestAssessment(userId);
  if (!assessment) throw new AppError("not_found", NOT_FOUND);
  return {
    assessmentId: assessment.id,
    factors: scoreFactors(readProfile(assessment)).map(({ id, name, weight, value, badge }) => ({
      id,
      name,
      weight,
      value,
      rating: badge,
    })),
  };
}

function toAssessment({
  userId: _owner,
  createdAt,
  paymentHistory,
  creditMix,
  improvementPlan: stored,
  ...row
}: CreditAssessmentModel): CreditAssessment {
  const answers = {
    ...row,
    paymentHistory: PAYMENT_HISTORIES.find((word) => word === paymentHistory) ?? "poor",
    creditMix: CREDIT_MIXES.find((word) => word === creditMix) ?? "poor",
  };
  const plan = ImprovementPlanAnswer.safeParse(stored);
  return {
    ...answers,
    createdAt: createdAt.toISOString(),
    improvementPlan: plan.success ? plan.data : improvementPlan(readProfile(answers)),
  };
}
