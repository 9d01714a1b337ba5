import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { CancelOffer } from "~/components/billing/cancel-offer";
import { ManagePlan } from "~/components/billing/manage-plan";
import { Outcome } from "~/components/billing/outcome";
import { LinkButton } from "~/components/ui/button";
import { Note } from "~/components/ui/callout";
import { pageTitle } from "~/components/document/title";
import { NoInput } from "~/contracts/billing";
import { trialCancelledToast } from "~/texts/billing";
import { cancelTrialByCall } from "~/client/billing/cancel-trial";
import { useLeaveAfter } from "~/client/router/leave-after";
import { requireUser } from "~/lib/auth.server";
import { intent, pageAction } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import { planView } from "~/services/billing/plan-screen.server";
import { cancelTrial } from "~/services/billing/trial.server";

const STAY_SECONDS = 2;

export const meta: MetaFunction = () => [{ title: pageTitle("Manage Subscription") }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  return data({ view: await planView(user) });
}

export const action = pageAction({
  cancel: intent(NoInput, async (user) => {
    const { message } = await cancelTrial(user);
    return redirectWithToast("/dashboard", trialCancelledToast(message));
  }),
});

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  return form.get("intent") === "cancel" ? cancelTrialByCall() : serverAction();
}

export default function CancelTrialRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<{ cancelled?: boolean }>();
  useLeaveAfter(answer?.cancelled ? STAY_SECONDS : null, "/dashboard");

  if (view.state === "cancelled") {
    return (
      <Outcome
        icon="check_circle"
        tone="muted"
        title="Trial Already Cancelled"
        actions={<LinkButton to="/dashboard">Return to Dashboard</LinkButton>}
      >
        {view.daysLeft > 0
          ? `You keep your access until ${view.endsOn}. Nothing will be charged.`
          : "Nothing will be charged."}
      </Outcome>
    );
  }
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <h1 className="text-xl font-semibold">Manage Subscription</h1>
      {view.state === "trial" ? (
        <Note tone="info" icon="clock" role="status">
          <strong>Your trial has {view.daysLeft} days remaining</strong>
        </Note>
      ) : null}
      <ManagePlan view={view} showsCancel={false} />
      <CancelOffer endsOn={view.state === "trial" ? view.endsOn : null} />
    </div>
  );
}
