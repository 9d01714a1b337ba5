import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { CreditScreen } from "~/components/credit/credit-screen";
import { pageTitle } from "~/components/document/title";
import { CreditInput } from "~/contracts/credit";
import { ASSESSMENT_COMPLETE, ASSESSMENT_FAILED } from "~/texts/credit";
import { submitAssessment, useCreditCalls } from "~/client/credit/credit-calls";
import { requireUser } from "~/lib/auth.server";
import { intent, pageAction } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import { creditView } from "~/services/credit/credit.server";
import { assessCredit } from "~/services/credit/credit-plan.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Credit Simulator") }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  return data(await creditView(user, new URL(request.url).searchParams));
}

export const action = pageAction(
  {
    assess: intent(CreditInput, async (user, input, { formKey }) => {
      await assessCredit(user, input, formKey);
      return redirectWithToast("/credit?tab=plan", ASSESSMENT_COMPLETE);
    }),
  },
  { errorTitle: ASSESSMENT_FAILED },
);

export function clientAction({ request }: ClientActionFunctionArgs) {
  return submitAssessment(request);
}

export default function CreditRoute() {
  const view = useLoaderData<typeof loader>();
  useCreditCalls(view.assessment?.id ?? null);
  return <CreditScreen view={view} />;
}
