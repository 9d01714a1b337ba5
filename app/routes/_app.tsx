import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { NotificationsSheet } from "~/components/notifications/notifications-sheet";
import { AppShell } from "~/components/shell/app-shell";
import { anonymousOk } from "~/lib/auth.server";
import { loadShell } from "~/services/screens/app-frame.server";

/** Decorates only: every screen inside checks the session itself. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await anonymousOk(request);
  return loadShell(user, request);
}

export default function AppLayout() {
  const shell = useLoaderData<typeof loader>();
  return (
    <AppShell
      shell={shell}
      extras={<NotificationsSheet data={shell.notifications} timeZone={shell.timeZone} canMark={shell.user !== null} />}
    >
      <Outlet />
    </AppShell>
  );
}
