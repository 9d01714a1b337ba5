import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { CancelOffer } from "~/components/billing/cancel-offer";
import { ManagePlan } from "~/components/billing/manage-plan";
import { NothingToCancel } from "~/components/billing/nothing-to-cancel";
import { Outcome } from "~/components/billing/outcome";
import { LinkButton } from "~/components/ui/button";
import { Note } from "~/components/ui/callout";
import { pageTitle } from "~/components/document/title";
import { cancelTrialByCall } from "~/client/billing/cancel-trial";
import { useCountdownRedirect } from "~/client/router/countdown-redirect";
import { requireUser } from "~/lib/auth.server";
import { type ActionData, pageAction } from "~/lib/http-page.server";
import { cancelTrial } from "~/mutations/billing.server";
import { fieldsOf } from "~/mutations/mutation";
import { formActions } from "~/mutations/serve.server";
import { billingPlanView } from "~/services/billing/plan-screen.server";

const STAY_SECONDS = 2;

export const meta: MetaFunction = () => [{ title: pageTitle("Manage Subscription") }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  return data({ view: await billingPlanView(user) });
}

export const action = pageAction(formActions(cancelTrial));

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const fields = fieldsOf(await request.clone().formData());
  return fields.intent === "cancel" ? cancelTrialByCall(fields) : serverAction<ActionData<typeof action>>();
}

export default function CancelTrialRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<ActionData<typeof clientAction>>();
  useCountdownRedirect(answer && "cancelled" in answer ? STAY_SECONDS : null, "/dashboard");

  if (view.state === "cancelled") {
    return (
      <Outcome
        icon="check_circle"
        tone="muted"
        title="Trial Already Cancelled"
        actions={
          <>
            <LinkButton to="/dashboard">Return to Dashboard</LinkButton>{" "}
            <LinkButton to="/subscribe" variant="secondary">
              Change my mind
            </LinkButton>
          </>
        }
      >
        {view.daysLeft > 0
          ? `You keep your access until ${view.endsOn}. Nothing will be charged.`
          : "Nothing will be charged."}
      </Outcome>
    );
  }
  return (
    <div data-prices className="narrow grid gap-6">
      <h1 className="text-xl font-semibold">Manage Subscription</h1>
      {view.state === "trial" ? (
        <Note tone="info" icon="clock" role="status">
          <strong>Your trial has {view.daysLeft} days remaining</strong>
        </Note>
      ) : null}
      <ManagePlan view={view} showsCancel={false} />
      {view.state === "trial" ? <CancelOffer endsOn={view.endsOn} /> : null}
      {view.state === "none" || view.state === "ended" ? <NothingToCancel /> : null}
    </div>
  );
}
