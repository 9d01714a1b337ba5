import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { AccountsScreen } from "~/components/accounts/accounts-screen";
import { pageTitle } from "~/components/document/title";
import type { AccountsView } from "~/contracts/accounts";
import { bankToasts, connectionFailed } from "~/texts/bank";
import { disconnect, isAccountsScreenShown, refreshAll } from "~/client/bank/accounts-calls";
import { LOGIN_PATH, anonymousOk, requireUser } from "~/lib/auth.server";
import { pageAction } from "~/lib/http-page.server";
import { readForm } from "~/lib/parse-request.server";
import { redirectWithToast } from "~/lib/toast.server";
import { accountsView } from "~/services/bank/accounts-view.server";
import * as writes from "~/mutations/bank.server";
import { answerTransfer, undoChange } from "~/mutations/ledger.server";
import { fieldsOf } from "~/mutations/mutation";
import { formActions } from "~/mutations/serve.server";
import { finishHostedLink } from "~/services/bank/link.server";

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
  formActions(
    writes.connectBank,
    writes.connectByToken,
    writes.repairConnection,
    writes.refreshTransactions,
    writes.endConnection,
    writes.disconnectAccount,
    writes.keepBoth,
    answerTransfer,
    undoChange,
  ),
);

/** A visitor of the demonstration who wants to connect a bank is told why the login comes next. */
export async function action(args: ActionFunctionArgs) {
  if (await anonymousOk(args.request)) return perform(args);
  const form = await readForm(args.request).catch(() => null);
  return redirectWithToast(LOGIN_PATH, form?.intent === "connect" ? bankToasts.notLoggedIn : undefined);
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const fields = fieldsOf(await request.clone().formData());
  if (fields.intent === "disconnect") return disconnect(fields);
  return fields.intent === "refresh" ? refreshAll(fields) : serverAction();
}

export default function AccountsRoute() {
  const { view } = useLoaderData<typeof clientLoader>();
  return <AccountsScreen view={view} />;
}
