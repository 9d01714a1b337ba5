import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { LockedCard } from "~/components/billing/locked-card";
import { InterviewScreen } from "~/components/coach/interview-screen";
import { pageTitle } from "~/components/document/title";
import { InterviewStepInput } from "~/contracts/coach";
import { INTERVIEW_COMPLETE, type InterviewView } from "~/texts/coach";
import { gate } from "~/domain/billing/access";
import { type InterviewResponses, isInterviewResponses } from "~/domain/coach/interview";
import { actOnInterview } from "~/client/coach/interview-calls";
import { requireUser } from "~/lib/auth.server";
import { intent, pageAction } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import { interviewView, takeStep } from "~/services/coach/interview.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Financial Interview") }];

export async function loader({ request }: LoaderFunctionArgs): Promise<InterviewView | { locked: true }> {
  const user = await requireUser(request);
  const access = gate(user, user.now);
  if (access.reason === "trial") throw redirect("/subscribe");
  if (!access.allowed) return { locked: true };
  return interviewView(user.id, new URL(request.url).searchParams);
}

export const action = pageAction(
  {
    step: intent(InterviewStepInput, async (user, step, { formKey }) => {
      const { next, isComplete } = await takeStep(user, step, formKey);
      return isComplete
        ? redirectWithToast("/coach/interview?done=1", INTERVIEW_COMPLETE)
        : redirect(`/coach/interview?q=${next}`);
    }),
  },
  { gated: true },
);

export function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  return actOnInterview(args);
}

function completedOf(answer: unknown): InterviewResponses | null {
  if (typeof answer !== "object" || answer === null || !("completed" in answer)) return null;
  return isInterviewResponses(answer.completed) ? answer.completed : null;
}

export default function InterviewRoute() {
  const view = useLoaderData<typeof loader>();
  const completed = completedOf(useActionData<unknown>());
  return "locked" in view ? (
    <LockedCard heading="h1" title="Your AI coach is locked" />
  ) : (
    <InterviewScreen view={view} completed={completed} />
  );
}
