import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PracticePortal } from "~/components/billing/practice-portal";
import { pageTitle } from "~/components/document/title";
import { NoInput } from "~/contracts/billing";
import { CardInput, ClockInput } from "~/contracts/practice-payment";
import { dayOf, longDate } from "~/domain/periods";
import { requireUser, type CurrentUser } from "~/lib/auth.server";
import { intent, pageAction, type PageContext } from "~/lib/http-page.server";
import { changePracticePortal, practicePortal } from "~/services/billing/practice-pages.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Billing") }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const view = await practicePortal(user, params.id ?? "");
  if (view === null) throw new Response(null, { status: 404 });
  const day = (at: Date) => longDate(dayOf(at, user.timeZone));
  return data({
    clock: day(view.clock),
    card: view.card,
    subscription: view.subscription && { ...view.subscription, periodEnd: day(view.subscription.periodEnd) },
    invoices: view.invoices.map((invoice) => ({ ...invoice, at: day(invoice.at) })),
  });
}

type Change = Parameters<typeof changePracticePortal>[2];

async function changed(user: CurrentUser, change: Change, { params }: PageContext) {
  await changePracticePortal(user, params.id ?? "", change);
  return redirect(`/sandbox/portal/${encodeURIComponent(params.id ?? "")}`, 303);
}

export const action = pageAction(
  {
    card: intent(CardInput, (user, { card }, page) =>
      changed(user, { kind: "card", card: card === "none" ? null : card }, page),
    ),
    cancel: intent(NoInput, (user, _input, page) => changed(user, { kind: "cancel", atPeriodEnd: true }, page)),
    keep: intent(NoInput, (user, _input, page) => changed(user, { kind: "cancel", atPeriodEnd: false }, page)),
    clock: intent(ClockInput, (user, { to }, page) => changed(user, { kind: "clock", to }, page)),
  },
  { errorTitle: "Billing" },
);

export default function PracticePortalRoute() {
  return <PracticePortal portal={useLoaderData<typeof loader>()} />;
}
