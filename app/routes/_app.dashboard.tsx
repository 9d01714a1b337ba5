import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DashboardScreen } from "~/components/dashboard/dashboard-screen";
import { PRODUCT_TITLE } from "~/components/document/title";
import { MarkAllInput } from "~/contracts/notifications";
import { TourEnd } from "~/contracts/tour";
import { WELCOME } from "~/domain/screens/tour";
import { requireUser } from "~/lib/auth.server";
import { intent, pageAction } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import { dashboardLoader } from "~/services/screens/dashboard.server";
import { markAllReadCookie } from "~/services/notices/notifications.server";
import { completeOnboarding } from "~/services/people/tour.server";

export const meta: MetaFunction = () => [{ title: PRODUCT_TITLE }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return dashboardLoader(request, "home");
}

/** The tour and the sheet of notifications post here from whatever screen they are on. */
export const action = pageAction({
  "complete-onboarding": intent(TourEnd, async (user, { how }) => {
    await completeOnboarding(user.id);
    return redirectWithToast("/dashboard", how === "done" ? WELCOME : undefined);
  }),
  "mark-all-read": intent(MarkAllInput, async (user, { returnTo }) =>
    redirectWithToast(`${returnTo}?panel=notifications`, undefined, { "Set-Cookie": markAllReadCookie(user) }),
  ),
});

export default function DashboardRoute() {
  return <DashboardScreen data={useLoaderData<typeof loader>()} />;
}
