import { Button } from "~/components/ui/button";
import { useInstallPrompt } from "~/client/pwa/install-prompt";
import { Mark } from "./mark";

/** Shown when the browser offers to install the app; an answer puts it away. */
export function InstallCard() {
  const { isOffered, accept, dismiss } = useInstallPrompt();
  if (!isOffered) return null;
  return (
    <aside
      aria-label="Install the app"
      className="fixed inset-x-3 bottom-20 z-30 rounded-lg border border-line bg-surface p-4 shadow-float rise sm:right-auto sm:left-4 sm:w-96 lg:bottom-4"
    >
      <div className="flex items-start gap-3">
        <Mark />
        <div>
          <p className="font-semibold">Keep Mind My Money at hand</p>
          <p className="text-muted">Add it to your home screen. It opens like an app and takes almost no space.</p>
        </div>
      </div>
      <div className="mt-3 flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={dismiss}>
          Not now
        </Button>
        <Button size="sm" onClick={accept}>
          Install
        </Button>
      </div>
    </aside>
  );
}
