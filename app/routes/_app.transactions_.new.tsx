import { redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Answer } from "~/components/by-hand/fields";
import { NewTransactionScreen } from "~/components/by-hand/new-transaction-screen";
import { pageTitle } from "~/components/document/title";
import { NewTransaction, NewTransfer } from "~/contracts/accounts-by-hand";
import { showsFeature } from "~/domain/billing/access";
import { intent, pageAction, pageLoader } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import { addTransaction, addTransfer, entryAccounts, templateOf } from "~/services/accounts/entries.server";
import { importToasts } from "~/texts/import";

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
      direction: template && template.amountCents > 0 ? "in" : "out",
      amount: template ? (Math.abs(template.amountCents) / 100).toFixed(2) : "",
      name: template?.name ?? "",
      choice: template?.choice ?? "",
    },
  };
});

export const action = pageAction(
  {
    add: intent(NewTransaction, async (user, input, { formKey }) => {
      await addTransaction(user, input, formKey);
      return redirectWithToast("/transactions", importToasts.added);
    }),
    transfer: intent(NewTransfer, async (user, input, { formKey }) => {
      await addTransfer(user, input, formKey);
      return redirectWithToast("/transactions", importToasts.moved);
    }),
  },
  { gated: true },
);

export default function NewTransactionRoute() {
  const { accounts, today, start } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  return <NewTransactionScreen accounts={accounts} start={start} today={today} answer={answer} />;
}
