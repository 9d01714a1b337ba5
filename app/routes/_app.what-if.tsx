import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LockedCard } from "~/components/billing/locked-card";
import { pageTitle } from "~/components/document/title";
import { WhatIfScreen } from "~/components/household/what-if-screen";
import { gate } from "~/domain/billing/access";
import { pageLoader } from "~/lib/http-page.server";
import { readWhatIfView } from "~/services/household/what-if.server";

export const meta: MetaFunction = () => [{ title: pageTitle("What If?") }];

export const loader = pageLoader(async (user, { url }) => {
  const access = gate(user, user.now);
  if (access.reason === "trial") throw redirect("/subscribe");
  return access.allowed ? readWhatIfView(user, url.searchParams) : null;
});

export default function WhatIfRoute() {
  const view = useLoaderData<typeof loader>();
  return view ? <WhatIfScreen view={view} /> : <LockedCard heading="h1" title="What-ifs are locked" />;
}
