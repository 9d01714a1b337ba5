import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type ListedStream, RecurringList } from "~/components/dashboard/recurring-list";
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
import type { Recurring } from "~/domain/ledger/recurring";
import { listRecurring } from "~/services/ledger/recurring.server";
import { transactionsView } from "~/services/ledger/transactions-view.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Transactions") }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  await addDue(user.id, user.today);
  const search = new URL(request.url).searchParams;
  const [view, recurring] = await Promise.all([
    transactionsView(user.id, search, user.today),
    search.size === 0 ? listRecurring(user.id) : null,
  ]);
  return data({ view, recurring: recurring && recurring.map(listed) });
}

/** Ids that nobody sees weigh on every page. */
const listed = ({ lastId: _id, count: _count, active: _active, ...shown }: Recurring): ListedStream => shown;

export const action = pageAction(
  formActions(correctTransaction, splitTransaction, deleteTransaction, changeMany, undoChange),
);

export default function TransactionsRoute() {
  const answer = useActionData<ActionData<typeof action>>();
  const { view, recurring } = useLoaderData<typeof loader>();
  const hasList = recurring !== null && recurring.length > 0;
  return (
    <div className={hasList ? "grid grid-cols-1 items-start gap-6 wide:grid-cols-[minmax(0,1fr)_25rem]" : undefined}>
      <TransactionsScreen
        view={view}
        entered={answer?.repopulateFields ?? {}}
        problem={Object.values(answer?.fieldErrors ?? {})[0] ?? null}
      />
      {hasList ? <RecurringList recurring={recurring} /> : null}
    </div>
  );
}
