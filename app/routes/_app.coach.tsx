import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { LockedCard } from "~/components/billing/locked-card";
import { CoachScreen } from "~/components/coach/coach-screen";
import { pageTitle } from "~/components/document/title";
import { ClearHistoryInput, CoachQuestionInput, ConsentInput } from "~/contracts/coach";
import { type AskOutcome, CONSENT_OFF, CONSENT_ON, type CoachPage, type RefusedQuestion } from "~/texts/coach";
import { AppError } from "~/contracts/errors";
import { gate } from "~/domain/billing/access";
import { actOnCoach, loadCoach, useFirstCall } from "~/client/coach/coach-calls";
import { requireUser } from "~/lib/auth.server";
import { intent, pageAction } from "~/lib/http-page.server";
import { log } from "~/lib/log.server";
import { redirectWithToast } from "~/lib/toast.server";
import { coachView } from "~/services/coach/view.server";
import { askCoach, clearCoachHistory, setCoachConsent } from "~/services/coach/coach.server";

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
  {
    ask: intent(CoachQuestionInput, async (user, { question }, { formKey }) => {
      try {
        const { id } = await askCoach(user, question, formKey);
        return redirect(`/coach?tab=ask&answer=${id}#response`);
      } catch (error) {
        // The same form with another question in it is no failure to answer.
        if (error instanceof AppError && error.code === "unprocessable") throw error;
        log.error({ err: error }, "a question could not be answered");
        return data<AskOutcome>({ answer: null, question }, 503);
      }
    }),
    clear: intent(ClearHistoryInput, async (user) => {
      await clearCoachHistory(user);
      return redirect("/coach?tab=ask");
    }),
    consent: intent(ConsentInput, async (user, { consent }) => {
      await setCoachConsent(user, consent === "on");
      return redirectWithToast("/coach?tab=ask", consent === "on" ? CONSENT_ON : CONSENT_OFF);
    }),
  },
  { gated: true },
);

export function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  return actOnCoach(args);
}

/** A refused form answers with what is wrong with it; only a question has an outcome. */
function outcomeOf(answer: unknown): AskOutcome | null {
  return isOutcome(answer) ? answer : null;
}

function isOutcome(answer: unknown): answer is AskOutcome {
  return typeof answer === "object" && answer !== null && "answer" in answer && "question" in answer;
}

/** A question that the form's own checks refused, without scripts to say so before it is sent. */
function refusedIn(answer: unknown): RefusedQuestion | null {
  const error = textIn(answer, "fieldErrors");
  return error === null ? null : { question: textIn(answer, "repopulateFields") ?? "", error };
}

function textIn(answer: unknown, part: "fieldErrors" | "repopulateFields"): string | null {
  if (typeof answer !== "object" || answer === null) return null;
  const fields: unknown = Object.entries(answer).find(([name]) => name === part)?.[1];
  return typeof fields === "object" && fields !== null && "question" in fields && typeof fields.question === "string"
    ? fields.question
    : null;
}

export default function CoachRoute() {
  const page = useFirstCall(useLoaderData<typeof clientLoader>());
  const posted = useActionData<unknown>();
  if (page.locked) return <LockedCard heading="h1" title="Your AI coach is locked" />;
  return <CoachScreen page={page} outcome={outcomeOf(posted)} refused={refusedIn(posted)} />;
}
