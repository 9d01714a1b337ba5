import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { enteredFeedback } from "~/components/feedback/entered";
import { ThankYou } from "~/components/feedback/thank-you";
import { requireUser } from "~/lib/auth.server";
import { type ActionData, pageAction } from "~/lib/http-page.server";
import { sendFeedback } from "~/mutations/feedback.server";
import { formActions } from "~/mutations/serve.server";
import { part } from "~/components/ui/lazy-client";
import { pageTitle } from "~/components/document/title";

/** The form library comes after the page. */
const FeedbackForm = part(async () => ({
  default: (await import("~/components/feedback/feedback-form")).FeedbackForm,
}));

export const meta: MetaFunction = () => [{ title: pageTitle("Feedback") }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  return data({ userId: user.id, sent: new URL(request.url).searchParams.get("sent") === "1" });
}

export const action = pageAction(formActions(sendFeedback));

/** What sends it arrives when it is sent: the form itself must be light. */
export async function clientAction({ request }: ClientActionFunctionArgs) {
  const { submitFeedback } = await import("~/client/people/submit-feedback");
  return submitFeedback(request);
}

export default function FeedbackRoute() {
  const { userId, sent } = useLoaderData<typeof loader>();
  const answer = useActionData<ActionData<typeof action | typeof clientAction>>();
  return (
    <div className="narrow">
      <h1 className="mb-6 text-xl font-semibold">Feedback</h1>
      {sent ? (
        <ThankYou />
      ) : (
        <Suspense fallback={null}>
          <FeedbackForm userId={userId} entered={enteredFeedback(answer)} />
        </Suspense>
      )}
    </div>
  );
}
