import { Form } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Note } from "~/components/ui/callout";
import { runningSentence } from "~/texts/trial";
import { SUBSCRIBE_PLANS } from "~/texts/subscribe-plans";
import type { BillingPlanView } from "~/services/billing/plan-screen.server";

/** The plan that a person has, what happens next, and where to change it. */
export function ManagePlan({ view, showsCancel = true }: { view: BillingPlanView; showsCancel?: boolean }) {
  if (view.state === "none" || view.state === "ended") return null;
  return (
    <Card title="Your plan" id="manage">
      {view.state === "past_due" ? (
        <Note tone="caution" role="status" className="mb-3" title="The last payment didn't go through">
          Your access goes on for now. Please check your card.
        </Note>
      ) : null}
      <p>{sentenceOf(view)}</p>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {view.canManage ? (
          <Form method="post" action="/subscribe" reloadDocument>
            <input type="hidden" name="intent" value="manage" />
            <Button type="submit" variant="secondary" icon="card">
              Manage billing
            </Button>
          </Form>
        ) : null}
        {showsCancel && view.state === "trial" ? (
          <LinkButton to="/cancel-trial" variant="quiet" className="-ml-4">
            Cancel trial
          </LinkButton>
        ) : null}
      </div>
    </Card>
  );
}

function sentenceOf(view: BillingPlanView): string {
  const plan = SUBSCRIBE_PLANS.find((option) => option.planType === view.plan);
  const cost = plan ? `${plan.price} ${plan.period}` : "the plan's price";
  if (view.state === "trial") return runningSentence(view.endsOn ?? "it ends", cost);
  if (view.state === "cancelled")
    return view.endsOn
      ? `Your plan is cancelled. Your access lasts until ${view.endsOn}, and nothing more is charged.`
      : "Your plan is cancelled, and nothing more is charged.";
  if (view.endsForGood)
    return `Your ${plan?.name ?? ""} plan is paid until ${view.endsOn} and then ends. Nothing more is charged.`;
  const next = view.endsOn ? ` The next payment is due on ${view.endsOn}.` : "";
  return `Your ${plan ? `${plan.name} plan: ${cost}` : "Premium plan is active"}.${next}${view.canManage ? " Change or cancel it under Manage billing." : ""}`;
}
