import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PracticeCheckout } from "~/components/billing/practice-checkout";
import { pageTitle } from "~/components/document/title";
import { NoInput } from "~/contracts/billing";
import { AppError } from "~/contracts/errors";
import { PAY_REFUSED, PayInput } from "~/contracts/practice-payment";
import { dayOf, longDate } from "~/domain/periods";
import { requireUser } from "~/lib/auth.server";
import { intent, pageAction } from "~/lib/http-page.server";
import {
  expirePracticeCheckout,
  payPracticeCheckout,
  practiceCheckout,
} from "~/services/billing/practice-pages.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Checkout") }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const found = await practiceCheckout(user, params.id ?? "");
  if (found === null) throw new Response(null, { status: 404 });
  const { trialEnd, reference: _own, ...view } = found;
  return data({ ...view, firstChargeOn: trialEnd === null ? null : longDate(dayOf(trialEnd, user.timeZone)) });
}

export const action = pageAction(
  {
    pay: intent(PayInput, async (user, { card }, { params }) => {
      const answer = await payPracticeCheckout(user, params.id ?? "", card);
      if (!answer.ok) throw new AppError("unprocessable", PAY_REFUSED[answer.reason]);
      return redirect(answer.location, 303);
    }),
    expire: intent(NoInput, async (user, _input, { params }) => {
      await expirePracticeCheckout(user, params.id ?? "");
      return redirect(`/sandbox/checkout/${encodeURIComponent(params.id ?? "")}`, 303);
    }),
  },
  { errorTitle: "Checkout" },
);

export default function PracticeCheckoutRoute() {
  return <PracticeCheckout checkout={useLoaderData<typeof loader>()} />;
}
