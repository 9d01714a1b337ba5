import { redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/components/document/title";
import { NetWorthScreen } from "~/components/net-worth/net-worth-screen";
import { showsFeature } from "~/domain/billing/access";
import { pageLoader } from "~/lib/http-page.server";
import { netWorthView } from "~/services/accounts/net-worth.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Net worth") }];

/** Behind the same gate as the accounts, which say what it needs. */
export const loader = pageLoader((user, { url }) => {
  if (!showsFeature(user)) throw redirect("/accounts");
  return netWorthView(user, url.searchParams);
});

export default function NetWorthRoute() {
  return <NetWorthScreen view={useLoaderData<typeof loader>()} />;
}
