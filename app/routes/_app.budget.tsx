import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { BudgetScreen } from "~/components/budget/budget-screen";
import { AnalyzePageInput, BudgetAmountInput, type SpendingAnalysis } from "~/contracts/budget";
import { ANALYSIS_COMPLETE, ANALYSIS_WARNING, BUDGET_UPDATED } from "~/texts/budget";
import { budgetHref } from "~/components/budget/hrefs";
import { pageTitle } from "~/components/document/title";
import { monthOf } from "~/domain/periods";
import { analyzeSpending } from "~/client/budget/analyze-spending";
import { requireUser } from "~/lib/auth.server";
import { intent, pageAction } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import { analyzeMonth } from "~/services/ledger/analyze-spending.server";
import { budgetView, saveBudgetAmount } from "~/services/budget/budget.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Budget") }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  return data(await budgetView(user, new URL(request.url).searchParams));
}

const intents = {
  analyze: intent(AnalyzePageInput, async (user) => {
    const { categorizedSpending } = await analyzeMonth(user);
    return redirectWithToast("/budget", categorizedSpending.length > 0 ? ANALYSIS_COMPLETE : ANALYSIS_WARNING);
  }),
  save: intent(BudgetAmountInput, async (user, input) => {
    const current = monthOf(user.today);
    await saveBudgetAmount(user.id, current, input);
    return redirectWithToast(budgetHref(input.month, current), BUDGET_UPDATED);
  }),
};
export const action = pageAction(intents);

/** Amounts are saved by the page's own action; the analysis uses its documented calls. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  if (form.get("intent") !== "analyze") return serverAction<typeof action>();
  return { analysis: await analyzeSpending(String(form.get("month") ?? "")) };
}

/** Other actions of this screen answer with what is wrong with their form. */
function analysisOf(
  answer: ReturnType<typeof useActionData<typeof clientAction>>,
): SpendingAnalysis["categorizedSpending"] | null {
  return answer && "analysis" in answer ? (answer.analysis?.categorizedSpending ?? null) : null;
}

export default function BudgetRoute() {
  return (
    <BudgetScreen view={useLoaderData<typeof loader>()} analysis={analysisOf(useActionData<typeof clientAction>())} />
  );
}
