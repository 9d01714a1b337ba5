import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { openDelay, tooltipClosed } from "~/client/ui/tooltip-timing";
import { useHydrated } from "~/client/router/use-hydrated";
import { cx } from "./cx";

type TooltipProps = { label: string; side?: "top" | "bottom"; className?: string; children: ReactNode };

/** Names a control on hover or focus after 700 ms; without scripts the browser's own title does. */
export function Tooltip({ label, side = "bottom", className, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const hydrated = useHydrated();
  const id = useId();
  const show = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), openDelay(Date.now()));
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) tooltipClosed(Date.now());
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      role="presentation"
      title={hydrated ? undefined : label}
      onPointerEnter={show}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === "Escape" && hide()}
      className={cx("relative inline-flex", className)}
    >
      {children}
      {open ? (
        <span
          role="tooltip"
          id={id}
          className={cx(
            "pointer-events-none absolute left-1/2 z-40 -translate-x-1/2 rounded-sm bg-ink px-2 py-1 text-xs whitespace-nowrap text-paper appear",
            side === "bottom" ? "top-full mt-1" : "bottom-full mb-1",
          )}
        >
          {label}
        </span>
      ) : null}
    </span>
  );
}
