import type { ReactNode } from "react";
import { NotificationsSheet } from "~/components/notifications/notifications-sheet";
import type { ShellData } from "~/contracts/shell";
import { AppShell } from "./app-shell";

/** The frame with the sheets that any screen can show. */
export default function AppFrame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  return (
    <AppShell
      shell={shell}
      extras={<NotificationsSheet data={shell.notifications} timeZone={shell.timeZone} canMark={shell.user !== null} />}
    >
      {children}
    </AppShell>
  );
}
