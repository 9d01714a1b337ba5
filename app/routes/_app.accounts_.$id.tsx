import { redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AccountScreen } from "~/components/by-hand/account-screen";
import type { Answer } from "~/components/by-hand/fields";
import { pageTitle } from "~/components/document/title";
import { BalanceForm, NoFields } from "~/contracts/accounts-by-hand";
import { showsFeature } from "~/domain/billing/access";
import { intent, pageAction, pageLoader, type PageContext } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import {
  closeAccount,
  ownAccount,
  removeOwnAccount,
  reopenAccount,
  setBalance,
} from "~/services/accounts/by-hand.server";
import { importToasts } from "~/texts/import";

export const meta: MetaFunction = () => [{ title: pageTitle("Account") }];

export const loader = pageLoader(async (user, { params }) => {
  if (!showsFeature(user)) throw redirect("/accounts");
  return { account: await ownAccount(user.id, params.id ?? ""), today: user.today };
});

const idOf = ({ params }: PageContext): string => params.id ?? "";
const here = (page: PageContext): string => `/accounts/${encodeURIComponent(idOf(page))}`;

export const action = pageAction(
  {
    balance: intent(BalanceForm, async (user, { balance, day }, page) => {
      await setBalance(user, idOf(page), balance, day);
      return redirectWithToast(here(page), importToasts.balanceSet);
    }),
    close: intent(NoFields, async (user, _input, page) => {
      await closeAccount(user, idOf(page));
      return redirectWithToast(here(page), importToasts.closed);
    }),
    reopen: intent(NoFields, async (user, _input, page) => {
      await reopenAccount(user, idOf(page));
      return redirectWithToast(here(page), importToasts.reopened);
    }),
    remove: intent(NoFields, async (user, _input, page) => {
      await removeOwnAccount(user, idOf(page));
      return redirectWithToast("/accounts", importToasts.removed);
    }),
  },
  { gated: true },
);

export default function AccountRoute() {
  const { account, today } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  return <AccountScreen account={account} today={today} answer={answer} />;
}
