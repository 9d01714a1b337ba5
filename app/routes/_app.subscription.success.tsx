import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Outcome } from "~/components/billing/outcome";
import { successTexts } from "~/components/billing/success-texts";
import { LinkButton } from "~/components/ui/button";
import { pageTitle } from "~/components/document/title";
import { errorToast } from "~/texts/billing";
import { useLeaveAfter } from "~/client/router/leave-after";
import { requireUser } from "~/lib/auth.server";
import { redirectWithToast } from "~/lib/toast.server";
import { confirmCheckout } from "~/services/billing/checkout.server";
import { type BillingPlanView, billingPlanView } from "~/services/billing/plan-screen.server";

const SECONDS = 5;
/** What there is to be glad of. */
const HOLDS: readonly BillingPlanView["state"][] = ["trial", "premium", "past_due"];

export const meta: MetaFunction = () => [{ title: pageTitle("Subscription Successful!") }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const sessionId = new URL(request.url).searchParams.get("session_id");
  const confirmation = sessionId === null ? null : await confirmCheckout(user.id, sessionId);
  if (confirmation?.state === "refused") return redirectWithToast("/subscribe", errorToast(confirmation.message));
  const view = await billingPlanView(user);
  // Nothing was begun: the address alone congratulates nobody.
  if (confirmation === null && !HOLDS.includes(view.state)) throw redirect("/subscribe");
  return data({ view, isPending: confirmation?.state === "pending" });
}

export default function SubscriptionSuccessRoute() {
  const { view, isPending } = useLoaderData<typeof loader>();
  const left = useLeaveAfter(SECONDS, "/");
  const { lead, detail } = successTexts(view, isPending);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`${SECONDS};url=/`} />
      </noscript>
      <Outcome
        icon="check_circle"
        title="Subscription Successful!"
        lead={lead}
        actions={<LinkButton to="/">Go to Dashboard ({left})</LinkButton>}
      >
        {detail}
      </Outcome>
    </>
  );
}
