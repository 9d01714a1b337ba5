import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminScreen } from "~/components/admin/admin-screen";
import { pageTitle } from "~/components/document/title";
import type { AdminView } from "~/contracts/feedback";
import { useFeedbackCall } from "~/client/people/refresh-feedback";
import { requireUser } from "~/lib/auth.server";
import { log } from "~/lib/log.server";
import { feedbackFilter, feedbackSummary, pageOfFeedback } from "~/services/people/feedback.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Feedback Management") }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  if (!user.isAdmin) return data<AdminView>({ state: "denied" }, 403);
  const filter = feedbackFilter(new URL(request.url).searchParams);
  try {
    const [stats, list] = await Promise.all([feedbackSummary(user.now), pageOfFeedback(filter)]);
    return data<AdminView>({ state: "loaded", stats, ...list, filter, timeZone: user.timeZone });
  } catch (error) {
    log.error({ err: error }, "feedback could not be loaded");
    return data<AdminView>({ state: "failed" }, 503);
  }
}

export default function AdminRoute() {
  return <AdminScreen view={useFeedbackCall(useLoaderData<typeof loader>())} />;
}
