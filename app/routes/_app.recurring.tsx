import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RecurringScreen } from "~/components/recurring/recurring-screen";
import { pageTitle } from "~/components/document/title";
import { showsFeature } from "~/domain/billing/access";
import { pageAction, pageLoader } from "~/lib/http-page.server";
import * as writes from "~/mutations/accounts-by-hand.server";
import { formActions } from "~/mutations/serve.server";
import { addDue, listRepeats } from "~/services/accounts/repeats.server";
import { shownStreams } from "~/services/ledger/recurring.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Recurring") }];

export const loader = pageLoader(async (user, { url }) => {
  await addDue(user.id, user.today);
  const [streams, repeats] = await Promise.all([shownStreams(user.id), listRepeats(user)]);
  // Adding by hand is a part of keeping accounts.
  return { streams, repeats: showsFeature(user) ? repeats : null, removing: url.searchParams.get("remove") };
});

export const action = pageAction(formActions(writes.pauseRepeat, writes.resumeRepeat, writes.removeRepeat));

export default function RecurringRoute() {
  return <RecurringScreen {...useLoaderData<typeof loader>()} />;
}
