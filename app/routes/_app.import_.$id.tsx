import { redirect, type MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/components/document/title";
import { writeWithProgress } from "~/client/import/progress";
import { PreviewScreen } from "~/components/import/preview-screen";
import { ResultScreen } from "~/components/import/result-screen";
import { showsFeature } from "~/domain/billing/access";
import { isArchiveDraft } from "~/services/archive/preview.server";
import { importView } from "~/services/import/preview.server";
import { pageAction, pageLoader } from "~/lib/http-page.server";
import * as writes from "~/mutations/imports.server";
import { formActions } from "~/mutations/serve.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Import") }];

export const loader = pageLoader(async (user, { params }) => {
  if (!showsFeature(user)) throw redirect("/accounts");
  const id = params.id ?? "";
  if (await isArchiveDraft(user.id, id)) throw redirect(`/import/archive/${encodeURIComponent(id)}`);
  return { view: await importView(user, id) };
});

export const action = pageAction(
  formActions(
    writes.setColumns,
    writes.setAccounts,
    writes.setCategories,
    writes.setUnsure,
    writes.confirmImport,
    writes.discardImport,
    writes.undoImport,
  ),
);

/** From so many rows on writing them takes long enough to be watched. */
const MANY = 2_000;

export async function clientAction({ request, params, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  if (form.get("intent") !== "confirm" || Number(form.get("rows")) < MANY) return serverAction<typeof action>();
  return writeWithProgress(params.id ?? "", () => serverAction<typeof action>());
}

export default function ImportPreviewRoute() {
  const { view } = useLoaderData<typeof loader>();
  return view.state === "draft" ? <PreviewScreen view={view} /> : <ResultScreen view={view} />;
}
