import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CategoriesScreen } from "~/components/categories/categories-screen";
import { pageTitle } from "~/components/document/title";
import { type ActionData, pageAction, pageLoader } from "~/lib/http-page.server";
import { undoChange } from "~/mutations/ledger.server";
import { mergeOwnCategory, removeOwnCategory, saveOwnCategory } from "~/mutations/own-categories.server";
import { formActions } from "~/mutations/serve.server";
import { ownCategoriesView } from "~/services/categories/own.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Categories") }];

export const loader = pageLoader((user) => ownCategoriesView(user));

export const action = pageAction(formActions(saveOwnCategory, removeOwnCategory, mergeOwnCategory, undoChange));

export default function CategoriesRoute() {
  const refused = useActionData<ActionData<typeof action>>();
  return (
    <CategoriesScreen
      view={useLoaderData<typeof loader>()}
      entered={refused?.repopulateFields ?? {}}
      problem={Object.values(refused?.fieldErrors ?? {})[0] ?? null}
    />
  );
}
