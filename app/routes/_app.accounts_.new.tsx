import { redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FieldsAnswer } from "~/components/by-hand/fields";
import { NewAccountScreen } from "~/components/by-hand/new-account-screen";
import { pageTitle } from "~/components/document/title";
import { showsFeature } from "~/domain/billing/access";
import { pageAction, pageLoader } from "~/lib/http-page.server";
import { createAccount } from "~/mutations/accounts-by-hand.server";
import { formActions } from "~/mutations/serve.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Add an account") }];

export const loader = pageLoader(async (user) => {
  if (!showsFeature(user)) throw redirect("/accounts");
  return { today: user.today };
});

export const action = pageAction(formActions(createAccount));

export default function NewAccountRoute() {
  const { today } = useLoaderData<typeof loader>();
  const answer = useActionData<FieldsAnswer>();
  return <NewAccountScreen today={today} answer={answer} />;
}
