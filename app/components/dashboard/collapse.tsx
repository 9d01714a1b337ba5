import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon } from "~/components/ui/icon";

const TOGGLE = "flex min-h-11 w-full items-center justify-between gap-4 text-left text-base font-semibold";

/**
 * A heading that opens and closes what is below it: `<details>` alone, a button that says its state once scripts run.
 * Only the heading changes hands; what it opens stays where it stood.
 */
export function Collapse({ title, children }: { title: ReactNode; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState<boolean>();
  const id = useId();
  useEffect(() => {
    if (!details.current) return;
    // It may have been closed before.
    setOpen(details.current.open);
    details.current.open = true;
  }, []);
  return (
    <details ref={details} open className="group">
      <summary hidden={open !== undefined} className={TOGGLE}>
        <h2>{title}</h2>
        <Icon name="chevron_down" className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      {open === undefined ? null : (
        <h2>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className={TOGGLE}
          >
            {title}
            <Icon name={open ? "chevron_up" : "chevron_down"} className="text-muted" />
          </button>
        </h2>
      )}
      <div id={id} hidden={open === false}>
        {children}
      </div>
    </details>
  );
}
