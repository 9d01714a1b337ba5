import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { useCopySetting } from "~/client/offline/use-copy-setting";

/** Reading without a line, for those who want it on this device. */
export default function OfflineCard() {
  const { state, start, stop } = useCopySetting();
  return (
    <Card title="Reading offline">
      <p className="max-w-prose text-muted">
        Keep your last dashboard here to read it without a connection. It's encrypted, and gone when you log out or
        after a week. Leave this off on a device that others use.
      </p>
      <div className="mt-4" aria-live="polite">
        {state === "no-scripts" ? <p>Needs JavaScript.</p> : null}
        {state === "unable" ? <p>This browser can&apos;t keep anything sealed here.</p> : null}
        {state === "failed" ? (
          <p role="alert" className="mb-3 text-loss">
            That didn't work. Check the connection and try again.
          </p>
        ) : null}
        {state === "off" || state === "failed" || state === "busy" ? (
          <Button variant="secondary" onClick={start} pending={state === "busy"} pendingText="Keeping…">
            Keep my dashboard on this device
          </Button>
        ) : null}
        {state === "on" ? (
          <div className="flex flex-wrap items-center gap-3">
            <p className="font-medium">Your last dashboard is kept on this device.</p>
            <Button variant="secondary" onClick={stop}>
              Stop and delete it
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
