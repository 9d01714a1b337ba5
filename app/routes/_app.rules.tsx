import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RulesScreen } from "~/components/rules/rules-screen";
import { pageTitle } from "~/components/document/title";
import { pageAction, pageLoader } from "~/lib/http-page.server";
import { undoChange } from "~/mutations/ledger.server";
import { deleteRule, moveRule } from "~/mutations/rules.server";
import { formActions } from "~/mutations/serve.server";
import { rulesView } from "~/services/ledger/rules.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Rules") }];

export const loader = pageLoader((user) => rulesView(user.id));

export const action = pageAction(formActions(moveRule, deleteRule, undoChange));

export default function RulesRoute() {
  return <RulesScreen view={useLoaderData<typeof loader>()} />;
}
