import { redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FieldsAnswer } from "~/components/by-hand/fields";
import { NewTransactionScreen } from "~/components/by-hand/new-transaction-screen";
import { pageTitle } from "~/components/document/title";
import { showsFeature } from "~/domain/billing/access";
import { fieldAmount } from "~/domain/money";
import { pageAction, pageLoader } from "~/lib/http-page.server";
import * as writes from "~/mutations/accounts-by-hand.server";
import { formActions } from "~/mutations/serve.server";
import { entryAccounts, templateOf } from "~/services/accounts/entries.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Add a transaction") }];

export const loader = pageLoader(async (user, { url }) => {
  if (!showsFeature(user)) throw redirect("/accounts");
  const accounts = await entryAccounts(user.id);
  const like = url.searchParams.get("like");
  const template = like === null ? null : await templateOf(user.id, like);
  const wanted = template?.account ?? url.searchParams.get("account");
  const account = accounts.find(({ id }) => id === wanted)?.id ?? accounts[0]?.id ?? "";
  return {
    accounts,
    today: user.today,
    start: {
      account,
      direction: (template ? template.amountCents > 0 : url.searchParams.get("direction") === "in") ? "in" : "out",
      amount: template ? fieldAmount(Math.abs(template.amountCents)) : "",
      name: template?.name ?? "",
      choice: template?.choice ?? "",
    },
  };
});

export const action = pageAction(formActions(writes.addTransaction, writes.addTransfer));

export default function NewTransactionRoute() {
  const { accounts, today, start } = useLoaderData<typeof loader>();
  const answer = useActionData<FieldsAnswer>();
  return <NewTransactionScreen accounts={accounts} start={start} today={today} answer={answer} />;
}
