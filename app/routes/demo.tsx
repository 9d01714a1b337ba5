import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HomeScreen } from "~/components/dashboard/home-screen";
import { PRODUCT_TITLE } from "~/components/document/title";
import { anonymousOk } from "~/lib/auth.server";
import { dashboardLoader } from "~/services/screens/dashboard.server";
import { loadShell } from "~/services/screens/app-frame.server";

export const meta: MetaFunction = () => [
  { title: PRODUCT_TITLE },
  {
    name: "description",
    content: "Look around the sample household: balances, spending, budgets and trends, without an account.",
  },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await anonymousOk(request);
  const [dashboard, shell] = await Promise.all([dashboardLoader(request, "demo"), loadShell(user, request)]);
  return data({ dashboard, shell });
}

export default function DemoRoute() {
  return <HomeScreen {...useLoaderData<typeof loader>()} />;
}
