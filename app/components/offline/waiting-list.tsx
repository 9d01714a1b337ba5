import { cx } from "~/components/ui/cx";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { dismissWaiting, remove } from "~/client/offline/outbox";
import { useOffline } from "~/client/offline/register";
import { counted } from "~/texts/plural";

/** Forms that wait for a line, those that were sent since, and those that were refused. */
export default function WaitingList() {
  const { items, sent } = useOffline();
  return (
    <div role="status" aria-live="polite" data-waiting data-no-print>
      {items.length + sent.length > 0 ? (
        <section
          aria-label="Waiting to send"
          className={cx(
            "fixed inset-x-3 bottom-20 z-30 max-h-[50dvh] overflow-y-auto rounded-lg border border-line",
            "bg-surface p-4 shadow-float rise sm:right-auto sm:left-4 sm:w-96 lg:bottom-4",
          )}
        >
          {items.length > 0 ? (
            <p className="font-semibold">{counted(items.length, "form waits to be sent", "forms wait to be sent")}</p>
          ) : null}
          {items.length > 0 ? (
            <p className="text-xs text-muted">
              Kept on this device, sealed. They're sent when you're back online, and dropped when you log out.
            </p>
          ) : null}
          <ul className="divide-y divide-line">
            {items.map(({ id, label, problem }) => (
              <li key={id} className="flex items-center gap-3 py-2">
                <Icon name={problem ? "warning" : "clock"} size="sm" className={problem ? "text-loss" : "text-muted"} />
                <span className="min-w-0 flex-1">
                  <span className="block font-medium break-words">{label}</span>{" "}
                  <span className="block text-xs break-words text-muted">{problem ?? "Waiting to send"}</span>
                </span>
                <Button variant="quiet" size="sm" aria-label={`Remove: ${label}`} onClick={() => void remove(id)}>
                  Remove
                </Button>
              </li>
            ))}
            {sent.map(({ id, label }) => (
              <li key={id} className="flex items-center gap-3 py-2">
                <Icon name="check_circle" size="sm" className="text-accent" />
                <span className="min-w-0 flex-1">
                  <span className="block font-medium break-words">{label}</span>{" "}
                  <span className="block text-xs text-muted">Sent</span>
                </span>
              </li>
            ))}
          </ul>
          {sent.length > 0 ? (
            <div className="flex justify-end">
              <Button variant="quiet" size="sm" onClick={dismissWaiting}>
                Close
              </Button>
            </div>
          ) : null}
        </section>
      ) : null}
    </div>
  );
}
