import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { redirect, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { EitherPlan } from "~/components/billing/either-plan";
import { ManagePlan } from "~/components/billing/manage-plan";
import { PlanCard } from "~/components/billing/plan-card";
import { termsOf } from "~/components/billing/plan-terms";
import { Link } from "~/components/ui/link";
import { pageTitle } from "~/components/document/title";
import { isStartPlanType } from "~/domain/billing/pricing";
import { PICK_A_PLAN } from "~/texts/billing";
import { EITHER_PLAN } from "~/texts/either-plan";
import { SUBSCRIBE_PLANS } from "~/texts/subscribe-plans";
import { usePlanStatus } from "~/client/billing/plan-status";
import { startTrial } from "~/client/billing/start-trial";
import { requireUser } from "~/lib/auth.server";
import { pageAction } from "~/lib/http-page.server";
import * as writes from "~/mutations/billing.server";
import { formActions } from "~/mutations/serve.server";
import { type BillingPlanView, billingPlanView } from "~/services/billing/plan-screen.server";
import { subscriptionStatus } from "~/services/billing/trial.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Choose Your Plan") }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  // The list comes with the data: its words are the first page's code.
  const eitherPlan = EITHER_PLAN;
  return data({ view: await billingPlanView(user), status: subscriptionStatus(user, user.now), eitherPlan });
}

export const action = pageAction(formActions(writes.startTrial, writes.manageSubscription));

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const planType = form.get("planType");
  if (form.get("intent") !== "start" || !isStartPlanType(planType)) return serverAction();
  const outcome = await startTrial({ planType, flow: "subscribe", formKey: String(form.get("formKey") ?? "") });
  return outcome === "manage" ? redirect("/subscribe") : null;
}

const RUNNING: ReadonlySet<BillingPlanView["state"]> = new Set(["trial", "premium", "past_due"]);

export default function SubscribeRoute() {
  const { view, status, eitherPlan } = useLoaderData<typeof loader>();
  usePlanStatus(status);
  // Nobody is offered what runs already: one's own plan comes first, and is changed there.
  const runs = RUNNING.has(view.state);
  const own = <ManagePlan view={view} />;
  return (
    <div data-prices className="narrow grid gap-6">
      <header>
        <h1 className="text-xl font-semibold sm:text-2xl">Choose Your Plan</h1>
        <p className="mt-1 text-muted">
          {view.state === "trial" ? `You're on your free trial until ${view.endsOn}.` : PICK_A_PLAN}
        </p>
      </header>
      {runs ? own : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {SUBSCRIBE_PLANS.map((plan) => (
          <PlanCard
            key={plan.planType}
            plan={runs && view.canManage ? { ...plan, available: false } : plan}
            note={termsOf(plan, view)}
          />
        ))}
      </div>
      <EitherPlan list={eitherPlan} heading="text-lg font-semibold" />
      <div className="grid gap-6">
        {runs ? null : own}
        <footer data-footer="plans" className="text-sm text-muted">
          <p>14-day free trial · No credit card required · Cancel anytime</p>
          <p>
            <Link to="/cancel-trial" className="inline-flex min-h-11 items-center underline">
              Need to cancel? Click here
            </Link>
          </p>
        </footer>
      </div>
    </div>
  );
}
