import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { Outcome } from "~/components/billing/outcome";
import { successTexts } from "~/components/billing/success-texts";
import { LinkButton } from "~/components/ui/button";
import { pageTitle } from "~/components/document/title";
import { errorToast } from "~/texts/billing";
import { useCountdownRedirect } from "~/client/router/countdown-redirect";
import { requireUser } from "~/lib/auth.server";
import { PRAISED_COOKIE, readCookie, setCookie } from "~/lib/cookies.server";
import { redirectWithToast } from "~/lib/toast.server";
import { confirmCheckout } from "~/services/billing/checkout.server";
import { type BillingPlanView, billingPlanView } from "~/services/billing/plan-screen.server";

const SECONDS = 5;
/** As long as a trial runs. */
const PRAISED_FOR = 14 * 24 * 60 * 60;
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
  // Opened again, by the history or a bookmark, it sends nobody away: nothing has just started.
  const [praised, checkout] = (readCookie(request, PRAISED_COOKIE) ?? "").split("|");
  const start = `${view.state} ${view.endsOn}`;
  const isSeen = praised === start && (sessionId === null || sessionId === checkout);
  return data(
    { view, isPending: confirmation?.state === "pending", isSeen },
    { headers: { "Set-Cookie": setCookie(PRAISED_COOKIE, `${start}|${sessionId ?? checkout ?? ""}`, PRAISED_FOR) } },
  );
}

export default function SubscriptionSuccessRoute() {
  const { view, isPending, ...answer } = useLoaderData<typeof loader>();
  // Data that are read again while one stands here have been seen, too; the count goes on all the same.
  const [isSeen] = useState(answer.isSeen);
  const left = useCountdownRedirect(isSeen ? null : SECONDS, "/");
  const { lead, detail } = successTexts(view, { isPending, isSeen });
  return (
    <>
      {isSeen ? null : (
        <noscript>
          <meta httpEquiv="refresh" content={`${SECONDS};url=/`} />
        </noscript>
      )}
      <Outcome
        icon="check_circle"
        title="Subscription Successful!"
        lead={lead}
        actions={<LinkButton to="/">{isSeen ? "Go to Dashboard" : `Go to Dashboard (${left})`}</LinkButton>}
      >
        {detail}
      </Outcome>
    </>
  );
}
