import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LockedCard } from "~/components/billing/locked-card";
import { PlanScreen } from "~/components/coach/plan-screen";
import { pageTitle } from "~/components/document/title";
import { gate } from "~/domain/billing/access";
import { pageAction, pageLoader } from "~/lib/http-page.server";
import { changePlanStep, keepPlan } from "~/mutations/coach.server";
import { formActions } from "~/mutations/serve.server";
import { coachPlanView } from "~/services/coach/plan.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Your Plan") }];

export const loader = pageLoader(async (user) => {
  const access = gate(user, user.now);
  if (access.reason === "trial") throw redirect("/subscribe");
  return access.allowed ? coachPlanView(user) : null;
});

export const action = pageAction(formActions(keepPlan, changePlanStep));

export default function PlanRoute() {
  const view = useLoaderData<typeof loader>();
  return view ? <PlanScreen view={view} /> : <LockedCard heading="h1" title="Your AI coach is locked" />;
}
