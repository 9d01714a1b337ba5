import { redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountScreen } from "~/components/by-hand/account-screen";
import type { FieldsAnswer } from "~/components/by-hand/fields";
import { pageTitle } from "~/components/document/title";
import { showsFeature } from "~/domain/billing/access";
import { pageAction, pageLoader } from "~/lib/http-page.server";
import * as writes from "~/mutations/accounts-by-hand.server";
import { formActions } from "~/mutations/serve.server";
import { ownAccount } from "~/services/accounts/by-hand.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Account") }];

export const loader = pageLoader(async (user, { params }) => {
  if (!showsFeature(user)) throw redirect("/accounts");
  return { account: await ownAccount(user.id, params.id ?? ""), today: user.today };
});

export const action = pageAction(
  formActions(writes.setBalance, writes.closeAccount, writes.reopenAccount, writes.removeAccount),
);

export default function AccountRoute() {
  const { account, today } = useLoaderData<typeof loader>();
  const answer = useActionData<FieldsAnswer>();
  return <AccountScreen account={account} today={today} answer={answer} />;
}
