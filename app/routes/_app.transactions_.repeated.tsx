import { redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RepeatedScreen } from "~/components/by-hand/repeated-screen";
import { pageTitle } from "~/components/document/title";
import { showsFeature } from "~/domain/billing/access";
import { pageAction, pageLoader } from "~/lib/http-page.server";
import * as writes from "~/mutations/accounts-by-hand.server";
import { formActions } from "~/mutations/serve.server";
import { addDue, listRepeats } from "~/services/accounts/repeats.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Repeated transactions") }];

export const loader = pageLoader(async (user, { url }) => {
  if (!showsFeature(user)) throw redirect("/accounts");
  await addDue(user.id, user.today);
  return { repeats: await listRepeats(user), removing: url.searchParams.get("remove") };
});

export const action = pageAction(formActions(writes.pauseRepeat, writes.resumeRepeat, writes.removeRepeat));

export default function RepeatedRoute() {
  return <RepeatedScreen {...useLoaderData<typeof loader>()} />;
}
