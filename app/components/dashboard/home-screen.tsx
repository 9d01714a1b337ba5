import { NotificationsSheet } from "~/components/notifications/notifications-sheet";
import { AppShell } from "~/components/shell/app-shell";
import type { DashboardData } from "~/contracts/dashboard";
import type { ShellData } from "~/contracts/shell";
import { DashboardScreen } from "./dashboard-screen";

/** The dashboard in its frame, for the addresses that stand outside of the signed-in layout. */
export function HomeScreen({ dashboard, shell }: { dashboard: DashboardData; shell: ShellData }) {
  return (
    <AppShell
      shell={shell}
      extras={<NotificationsSheet data={shell.notifications} timeZone={shell.timeZone} canMark={shell.user !== null} />}
    >
      <DashboardScreen data={dashboard} />
    </AppShell>
  );
}
