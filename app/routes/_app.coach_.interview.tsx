import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { LockedCard } from "~/components/billing/locked-card";
import { InterviewScreen } from "~/components/coach/interview-screen";
import { pageTitle } from "~/components/document/title";
import type { InterviewView } from "~/texts/coach";
import { gate } from "~/domain/billing/access";
import { actOnInterview } from "~/client/coach/interview-calls";
import { requireUser } from "~/lib/auth.server";
import { type ActionData, pageAction } from "~/lib/http-page.server";
import { interviewStep } from "~/mutations/coach.server";
import { formActions } from "~/mutations/serve.server";
import { interviewView } from "~/services/coach/interview.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Financial Interview") }];

export async function loader({ request }: LoaderFunctionArgs): Promise<InterviewView | { locked: true }> {
  const user = await requireUser(request);
  const access = gate(user, user.now);
  if (access.reason === "trial") throw redirect("/subscribe");
  if (!access.allowed) return { locked: true };
  return interviewView(user, new URL(request.url).searchParams);
}

export const action = pageAction(formActions(interviewStep));

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return actOnInterview(request, () => serverAction<ActionData<typeof action>>());
}

export default function InterviewRoute() {
  const view = useLoaderData<typeof loader>();
  const posted = useActionData<ActionData<typeof clientAction>>();
  if ("locked" in view) return <LockedCard heading="h1" title="Your AI coach is locked" />;
  return <InterviewScreen view={view} completed={posted && "completed" in posted ? posted.completed : null} />;
}
