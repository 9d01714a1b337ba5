import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ReviewScreen } from "~/components/review/review-screen";
import { SortScreen } from "~/components/review/sort-screen";
import { pageTitle } from "~/components/document/title";
import { budgetHref, FINDINGS_ID } from "~/domain/budget/hrefs";
import { unsortedMonth } from "~/domain/ledger/row-links";
import { monthOf } from "~/domain/periods";
import { pageAction, pageLoader } from "~/lib/http-page.server";
import { reviewAll, reviewOne, undoChange } from "~/mutations/ledger.server";
import { formActions } from "~/mutations/serve.server";
import { reviewView } from "~/services/ledger/review.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Review") }];

export const loader = pageLoader(async (user, { url: { searchParams } }) => {
  const unsorted = unsortedMonth(searchParams);
  const view = await reviewView(user.id, searchParams.get("at"), unsorted);
  return { view, budgetHref: unsorted && `${budgetHref(unsorted, monthOf(user.today))}#${FINDINGS_ID}` };
});

export const action = pageAction(formActions(reviewOne, reviewAll, undoChange));

export default function ReviewRoute() {
  const { view, budgetHref: backTo } = useLoaderData<typeof loader>();
  return backTo ? <SortScreen view={view} backTo={backTo} /> : <ReviewScreen view={view} />;
}
