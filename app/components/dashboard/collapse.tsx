import { type ReactNode, useId, useState } from "react";
import { Icon } from "~/components/ui/icon";
import { useHydrated } from "~/enhance/use-hydrated";

const TOGGLE = "flex min-h-11 w-full items-center justify-between gap-4 text-left text-base font-semibold";

/** A heading that opens and closes what is below it: `<details>` alone, a button that says its state once scripts run. */
export function Collapse({ title, children }: { title: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(true);
  const hydrated = useHydrated();
  const id = useId();
  if (!hydrated) {
    return (
      <details open className="group">
        <summary className={TOGGLE}>
          <h2>{title}</h2>
          <Icon name="chevron_down" className="text-muted transition-transform group-open:rotate-180" />
        </summary>
        {children}
      </details>
    );
  }
  return (
    <>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} className={TOGGLE}>
          {title}
          <Icon name={open ? "chevron_up" : "chevron_down"} className="text-muted" />
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </>
  );
}
