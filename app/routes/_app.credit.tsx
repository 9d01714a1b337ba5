import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { CreditScreen } from "~/components/credit/credit-screen";
import { pageTitle } from "~/components/document/title";
import { submitAssessment, useCreditCalls } from "~/client/credit/credit-calls";
import { requireUser } from "~/lib/auth.server";
import { pageAction } from "~/lib/http-page.server";
import { assessCredit } from "~/mutations/credit.server";
import { formActions } from "~/mutations/serve.server";
import { readTroubleNote } from "~/services/coach/standing.server";
import { creditView } from "~/services/credit/credit.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Credit Simulator") }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const [view, note] = await Promise.all([creditView(user, new URL(request.url).searchParams), readTroubleNote(user)]);
  return data({ ...view, note });
}

export const action = pageAction(formActions(assessCredit));

export function clientAction({ request }: ClientActionFunctionArgs) {
  return submitAssessment(request);
}

export default function CreditRoute() {
  const view = useLoaderData<typeof loader>();
  useCreditCalls(view.assessment?.id ?? null);
  return <CreditScreen view={view} note={view.note} />;
}
