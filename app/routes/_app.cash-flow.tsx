import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CashFlowScreen } from "~/components/cash-flow/cash-flow-screen";
import { pageTitle } from "~/components/document/title";
import { pageLoader } from "~/lib/http-page.server";
import { cashFlowView } from "~/services/forecast/cash-flow.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Cash Flow") }];

export const loader = pageLoader((user, { url }) => cashFlowView(user, url.searchParams));

export default function CashFlowRoute() {
  return <CashFlowScreen view={useLoaderData<typeof loader>()} />;
}
