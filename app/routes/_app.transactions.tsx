import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RecurringList } from "~/components/dashboard/recurring-list";
import { TransactionsScreen } from "~/components/transactions/transactions-screen";
import { pageTitle } from "~/components/document/title";
import { CorrectInput, RowForm, SplitForm, transactionToasts } from "~/contracts/transactions";
import { requireUser } from "~/lib/auth.server";
import { intent, pageAction, type PageContext } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import { listRecurring } from "~/services/ledger/recurring.server";
import { correctWithRule, deleteTransaction, splitTransaction } from "~/services/ledger/edits.server";
import { transactionsView } from "~/services/ledger/transactions-view.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Transactions") }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const search = new URL(request.url).searchParams;
  const [view, recurring] = await Promise.all([
    transactionsView(user.id, search),
    search.size === 0 ? listRecurring(user.id) : null,
  ]);
  return data({ view, recurring });
}

/** Back to the same list, without the dialog. */
function listOf({ url }: PageContext): string {
  const search = new URLSearchParams(url.search);
  search.delete("edit");
  search.delete("index");
  const text = search.toString();
  return text ? `/transactions?${text}` : "/transactions";
}

export const action = pageAction({
  correct: intent(CorrectInput.and(RowForm), async (user, { transaction: id, ...input }, page) => {
    const others = await correctWithRule(user.id, id, input);
    return redirectWithToast(listOf(page), transactionToasts.updated(others));
  }),
  split: intent(SplitForm, async (user, { transaction: id, parts }, page) => {
    await splitTransaction(user.id, id, { parts });
    return redirectWithToast(listOf(page), parts.length > 0 ? transactionToasts.split : transactionToasts.joined);
  }),
  delete: intent(RowForm, async (user, { transaction: id }, page) => {
    await deleteTransaction(user.id, id);
    return redirectWithToast(listOf(page), transactionToasts.deleted);
  }),
});

export default function TransactionsRoute() {
  const answer = useActionData<{ fieldErrors?: Record<string, string> }>();
  const { view, recurring } = useLoaderData<typeof loader>();
  return (
    <>
      <TransactionsScreen view={view} problem={Object.values(answer?.fieldErrors ?? {})[0] ?? null} />
      {recurring && recurring.length > 0 ? (
        <div className="mt-6">
          <RecurringList recurring={recurring} />
        </div>
      ) : null}
    </>
  );
}
