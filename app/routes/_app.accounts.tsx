import { type ActionFunctionArgs, data, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { AccountsScreen } from "~/components/accounts/accounts-screen";
import { pageTitle } from "~/components/document/title";
import type { AccountsView } from "~/contracts/accounts";
import { DisconnectForm, RepairForm } from "~/contracts/bank";
import { bankToasts, connectionFailed, syncedToast } from "~/texts/bank";
import { NoInput } from "~/contracts/billing";
import { TransferAnswer } from "~/contracts/transactions";
import { disconnect, isAccountsScreenShown, refreshAll } from "~/client/bank/accounts-calls";
import { LOGIN_PATH, anonymousOk, requireUser } from "~/lib/auth.server";
import { intent, pageAction } from "~/lib/http-page.server";
import { readForm } from "~/lib/parse-request.server";
import { redirectWithToast } from "~/lib/toast.server";
import { disconnectAccount, disconnectConnection, refreshTransactions } from "~/services/bank/accounts.server";
import { accountsView } from "~/services/bank/accounts-view.server";
import { finishHostedLink, startHostedLink } from "~/services/bank/link.server";
import { answerTransfer } from "~/services/ledger/transfers.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Accounts") }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const search = new URL(request.url).searchParams;
  const linked = search.get("linked");
  if (linked !== null) {
    const outcome = await finishHostedLink(user, linked).catch(
      () => ({ status: "failed", message: bankToasts.sdkFailed.description }) as const,
    );
    if (outcome.status === "connected") return redirectWithToast("/coach?onboarding=true", bankToasts.toCoach);
    if (outcome.status === "repaired") return redirectWithToast("/accounts", bankToasts.repaired);
    return redirectWithToast("/accounts", outcome.status === "failed" ? connectionFailed(outcome.message) : undefined);
  }
  return data({ view: await accountsView(user, search) });
}

/** Coming to the screen shows its skeletons at once; on the screen, new data replace the old ones quietly. */
export async function clientLoader({
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<{ view: AccountsView | Promise<AccountsView> }> {
  const view = serverLoader<typeof loader>().then((answer) => answer.view);
  return { view: isAccountsScreenShown() ? await view : view };
}

const perform = pageAction(
  {
    connect: intent(NoInput, async (user) => redirect(await startHostedLink(user), 303)),
    repair: intent(RepairForm, async (user, { item }) => redirect(await startHostedLink(user, item), 303)),
    refresh: intent(NoInput, async (user) => {
      const answer = await refreshTransactions(user).catch(() => null);
      return redirectWithToast(
        "/accounts",
        answer === null ? bankToasts.syncFailed : syncedToast(answer.newTransactions, answer.stillFetching),
      );
    }),
    end: intent(RepairForm, async (user, { item }) => {
      await disconnectConnection(user.id, item);
      return redirectWithToast("/accounts", bankToasts.ended);
    }),
    disconnect: intent(DisconnectForm, async (user, { account }) => {
      await disconnectAccount(user.id, account);
      return redirectWithToast("/accounts", bankToasts.disconnected);
    }),
    transfer: intent(TransferAnswer, async (user, input) => {
      await answerTransfer(user.id, input);
      return redirectWithToast("/accounts", input.answer === "accept" ? bankToasts.matched : bankToasts.kept);
    }),
  },
  { gated: true, asScreen: ["disconnect"] },
);

/** A visitor of the demonstration who wants to connect a bank is told why the login comes next. */
export async function action(args: ActionFunctionArgs) {
  if (await anonymousOk(args.request)) return perform(args);
  const form = await readForm(args.request).catch(() => null);
  return redirectWithToast(LOGIN_PATH, form?.intent === "connect" ? bankToasts.notLoggedIn : undefined);
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const wanted = form.get("intent");
  if (wanted === "disconnect") return disconnect(String(form.get("account") ?? ""));
  return wanted === "refresh" ? refreshAll() : serverAction();
}

export default function AccountsRoute() {
  const { view } = useLoaderData<typeof clientLoader>();
  return <AccountsScreen view={view} />;
}
