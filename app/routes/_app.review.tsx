import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ReviewScreen } from "~/components/review/review-screen";
import { pageTitle } from "~/components/document/title";
import { pageAction, pageLoader } from "~/lib/http-page.server";
import { reviewAll, reviewOne, undoChange } from "~/mutations/ledger.server";
import { formActions } from "~/mutations/serve.server";
import { reviewView } from "~/services/ledger/review.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Review") }];

export const loader = pageLoader((user, { url }) => reviewView(user.id, url.searchParams.get("at")));

export const action = pageAction(formActions(reviewOne, reviewAll, undoChange));

export default function ReviewRoute() {
  return <ReviewScreen view={useLoaderData<typeof loader>()} />;
}
