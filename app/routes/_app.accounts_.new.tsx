import { redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Answer } from "~/components/by-hand/fields";
import { NewAccountScreen } from "~/components/by-hand/new-account-screen";
import { pageTitle } from "~/components/document/title";
import { NewAccount } from "~/contracts/accounts-by-hand";
import { showsFeature } from "~/domain/billing/access";
import { intent, pageAction, pageLoader } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import { createAccount } from "~/services/accounts/by-hand.server";
import { importToasts } from "~/texts/import";

export const meta: MetaFunction = () => [{ title: pageTitle("Add an account") }];

export const loader = pageLoader(async (user) => {
  if (!showsFeature(user)) throw redirect("/accounts");
  return { today: user.today };
});

export const action = pageAction(
  {
    create: intent(NewAccount, async (user, input, { formKey }) => {
      await createAccount(user, input, formKey);
      return redirectWithToast("/accounts", importToasts.accountMade);
    }),
  },
  { gated: true },
);

export default function NewAccountRoute() {
  const { today } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  return <NewAccountScreen today={today} answer={answer} />;
}
