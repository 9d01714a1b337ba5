import { COACH_TABS, type CoachView } from "~/texts/coach";
import type { CurrentUser } from "~/lib/auth.server";
import { budgetRecommendations, creditScoreAnalysis, financialHealth, personalPlan } from "./advice.server";
import { consentOf, figuresToSend } from "./consent.server";
import { latestInterview } from "./facts.server";
import { coachHistory } from "./history.server";

/** The coach's screen for an address: only the active tab is loaded. */
export async function coachView(user: CurrentUser, params: URLSearchParams): Promise<CoachView> {
  const tab = COACH_TABS.find((known) => known === params.get("tab")) ?? "budget";
  const frame = { consent: consentOf(user), welcome: params.get("onboarding") === "true" };
  if (tab === "budget") return { ...frame, tab, advice: await budgetRecommendations(user) };
  if (tab === "credit") return { ...frame, tab, advice: await creditScoreAnalysis(user) };
  if (tab === "health") return { ...frame, tab, advice: await financialHealth(user) };
  const [history, interview, plan, sent] = await Promise.all([
    coachHistory(user),
    latestInterview(user.id),
    params.get("plan") === "1" ? personalPlan(user) : null,
    params.get("sent") === "1" ? figuresToSend(user) : null,
  ]);
  const latest = history.find((item) => item.id === params.get("answer")) ?? null;
  const question = latest?.question ?? (params.get("question") ?? "").slice(0, 1000);
  return {
    ...frame,
    tab,
    question,
    latest,
    plan,
    history: history.filter((item) => item !== latest),
    interviewed: interview !== null,
    sent,
  };
}
