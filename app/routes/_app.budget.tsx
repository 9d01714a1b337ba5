import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { BudgetScreen } from "~/components/budget/budget-screen";
import type { MoveAnswer } from "~/components/budget/move-money";
import type { Refused } from "~/contracts/form";
import { pageTitle } from "~/components/document/title";
import { analyzeSpending } from "~/client/budget/analyze-spending";
import { STAY_FIELD, stayOnPage } from "~/client/budget/stay-on-page";
import { requireUser } from "~/lib/auth.server";
import { type ActionData, pageAction } from "~/lib/http-page.server";
import { analyzeMonth, fillBudget, moveBudget, saveBudget, undoBudget, unsaveBudget } from "~/mutations/budget.server";
import { formActions } from "~/mutations/serve.server";
import { budgetView } from "~/services/budget/view.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Budget") }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  return data(await budgetView(user, new URL(request.url).searchParams));
}

export const action = pageAction(
  formActions(analyzeMonth, saveBudget, fillBudget, moveBudget, undoBudget, unsaveBudget),
);
type Posted = ActionData<typeof action>;

/** Amounts are saved by the page's own action, a row's where it stands; the analysis uses its documented calls. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  if (form.get("intent") !== "analyze")
    return form.has(STAY_FIELD) ? stayOnPage(() => serverAction<Posted>()) : serverAction<Posted>();
  return { analysis: await analyzeSpending(String(form.get("month") ?? "")) };
}

export default function BudgetRoute() {
  const posted = useActionData<ActionData<typeof clientAction>>();
  // Other actions of this screen answer with what is wrong with their form.
  const analysis = posted && "analysis" in posted ? posted.analysis : null;
  return (
    <BudgetScreen
      view={useLoaderData<typeof loader>()}
      analysis={analysis?.categorizedSpending ?? null}
      moving={posted && "fieldErrors" in posted ? movingOf(posted) : null}
    />
  );
}

/** What was entered to be moved, and what is wrong with it. */
function movingOf({ fieldErrors, repopulateFields }: Refused): MoveAnswer | null {
  const text = (name: string) => {
    const value = repopulateFields[name];
    return typeof value === "string" ? value : undefined;
  };
  const [from, to, amount] = [text("from"), text("to"), text("amount")];
  if (from === undefined) return null;
  return { error: fieldErrors.amount ?? fieldErrors.to, from, to, amount };
}
