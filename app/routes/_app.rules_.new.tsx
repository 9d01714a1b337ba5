import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RuleFormScreen } from "~/components/rules/rule-form-screen";
import { pageTitle } from "~/components/document/title";
import { pageAction, pageLoader } from "~/lib/http-page.server";
import { saveRule } from "~/mutations/rules.server";
import { formActions } from "~/mutations/serve.server";
import { ruleFormView } from "~/services/ledger/rule-form.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Rule") }];

export const loader = pageLoader((user, { url }) => ruleFormView(user, url.searchParams));

export const action = pageAction(formActions(saveRule));

export default function RuleRoute() {
  return <RuleFormScreen view={useLoaderData<typeof loader>()} />;
}
