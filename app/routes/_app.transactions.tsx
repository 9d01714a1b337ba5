import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { TransactionsScreen } from "~/components/transactions/transactions-screen";
import { pageTitle } from "~/components/document/title";
import { requireUser } from "~/lib/auth.server";
import { type ActionData, pageAction } from "~/lib/http-page.server";
import {
  changeMany,
  correctTransaction,
  deleteTransaction,
  splitTransaction,
  undoChange,
} from "~/mutations/ledger.server";
import { formActions } from "~/mutations/serve.server";
import { addDue } from "~/services/accounts/repeats.server";
import { shownStreams } from "~/services/ledger/recurring.server";
import { transactionsView } from "~/services/ledger/transactions-view.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Transactions") }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  await addDue(user.id, user.today);
  const search = new URL(request.url).searchParams;
  const [view, recurring] = await Promise.all([
    transactionsView(user.id, search, user.today),
    search.size === 0 ? shownStreams(user.id) : [],
  ]);
  return data({ view, hasRecurring: recurring.length > 0 });
}

export const action = pageAction(
  formActions(correctTransaction, splitTransaction, deleteTransaction, changeMany, undoChange),
);

export default function TransactionsRoute() {
  const answer = useActionData<ActionData<typeof action>>();
  const { view, hasRecurring } = useLoaderData<typeof loader>();
  return (
    <TransactionsScreen
      view={view}
      hasRecurring={hasRecurring}
      entered={answer?.repopulateFields ?? {}}
      problem={Object.values(answer?.fieldErrors ?? {})[0] ?? null}
    />
  );
}
