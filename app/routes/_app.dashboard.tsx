import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DashboardScreen } from "~/components/dashboard/dashboard-screen";
import { PRODUCT_TITLE } from "~/components/document/title";
import { requireUser } from "~/lib/auth.server";
import { pageAction } from "~/lib/http-page.server";
import { markNotificationsRead } from "~/mutations/notices.server";
import { formActions } from "~/mutations/serve.server";
import { completeOnboarding } from "~/mutations/tour.server";
import { dashboardLoader } from "~/services/screens/dashboard.server";

export const meta: MetaFunction = () => [{ title: PRODUCT_TITLE }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return dashboardLoader(request, "home");
}

/** The tour and the sheet of notifications post here from whatever screen they are on. */
export const action = pageAction(formActions(completeOnboarding, markNotificationsRead));

export default function DashboardRoute() {
  return <DashboardScreen data={useLoaderData<typeof loader>()} />;
}
