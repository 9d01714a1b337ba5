import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { LockedCard } from "~/components/billing/locked-card";
import { CoachScreen } from "~/components/coach/coach-screen";
import { pageTitle } from "~/components/document/title";
import type { AskResult, CoachPage } from "~/texts/coach";
import { gate } from "~/domain/billing/access";
import { actOnCoach, loadCoach, useFirstCall } from "~/client/coach/coach-calls";
import { requireUser } from "~/lib/auth.server";
import { type ActionData, pageAction } from "~/lib/http-page.server";
import {
  actOnAnswer,
  askCoach,
  chooseConsent,
  deleteConversation,
  deleteConversations,
  undoAction,
} from "~/mutations/coach.server";
import { formActions } from "~/mutations/serve.server";
import { coachView } from "~/services/coach/view.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Financial Coach") }];

export async function loader({ request }: LoaderFunctionArgs): Promise<CoachPage> {
  const user = await requireUser(request);
  const access = gate(user, user.now);
  if (access.reason === "trial") throw redirect("/subscribe");
  if (!access.allowed) return { locked: true };
  return { locked: false, ...(await coachView(user, new URL(request.url).searchParams)) };
}

export function clientLoader(args: ClientLoaderFunctionArgs): Promise<CoachPage> {
  return loadCoach(args, () => args.serverLoader<typeof loader>());
}

export const action = pageAction(
  formActions(askCoach, actOnAnswer, undoAction, chooseConsent, deleteConversation, deleteConversations),
);

export function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<AskResult | Response> {
  return actOnCoach(request, () => serverAction<ActionData<typeof action>>());
}

export default function CoachRoute() {
  const page = useFirstCall(useLoaderData<typeof clientLoader>());
  const posted = useActionData<AskResult>();
  if (page.locked)
    return (
      <LockedCard heading="h1" title="Your AI coach is locked">
        Ask in your own words whether a trip fits, or where the month went, and get answers from your own figures. Start
        a free trial to use your coach.
      </LockedCard>
    );
  const outcome = posted && "answer" in posted ? posted : null;
  // A question that the form's own checks refused, without scripts to say so before it is sent.
  const error = posted && "fieldErrors" in posted ? posted.fieldErrors.question : undefined;
  const question = posted && "repopulateFields" in posted ? String(posted.repopulateFields.question ?? "") : "";
  return <CoachScreen page={page} outcome={outcome} refused={error === undefined ? null : { question, error }} />;
}
