import { redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/components/document/title";
import { ArchiveScreen } from "~/components/import/archive-screen";
import { showsFeature } from "~/domain/billing/access";
import { pageAction, pageLoader } from "~/lib/http-page.server";
import * as writes from "~/mutations/archives.server";
import { formActions } from "~/mutations/serve.server";
import { archiveView } from "~/services/archive/preview.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Import") }];

export const loader = pageLoader(async (user, { params }) => {
  if (!showsFeature(user)) throw redirect("/accounts");
  return { view: await archiveView(user, params.id ?? "") };
});

export const action = pageAction(formActions(writes.confirmArchive, writes.discardArchive));

export default function ArchiveRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <ArchiveScreen view={view} />;
}
