import { useLocation } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { cx } from "./cx";

type MenuProps = {
  /** What the button is called, where it shows no words. */
  label?: string;
  summary: ReactNode;
  /** Instead of the button's own place and size. */
  summaryClass?: string;
  /** Instead of hanging from the button's right end. */
  place?: string;
  panelClass?: string;
  children: ReactNode;
};

/** A `<details>` that opens by itself; with scripts it also closes on Escape, on a click elsewhere and after a navigation. */
export function Menu({
  label,
  summary,
  summaryClass,
  place = "absolute top-full right-0 mt-1",
  panelClass,
  children,
}: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  // One that was opened before scripts took over stays open.
  const openedAt = useRef(key);
  useEffect(() => {
    if (ref.current && openedAt.current !== key) ref.current.open = false;
    openedAt.current = key;
  }, [key]);
  useEffect(() => {
    const outside = (event: Event) => {
      const menu = ref.current;
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    const escape = (event: KeyboardEvent) => {
      const menu = ref.current;
      if (event.key !== "Escape" || !menu?.open) return;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("keydown", escape);
    };
  }, []);
  return (
    <details ref={ref} className="relative">
      <summary
        aria-label={label}
        className={summaryClass ?? "grid size-11 place-items-center rounded-md text-ink hover:bg-sunken"}
      >
        {summary}
      </summary>
      <div
        className={cx(
          "z-40 min-w-56 rounded-lg border border-line bg-surface p-1.5 shadow-float appear",
          place,
          panelClass,
        )}
      >
        {children}
      </div>
    </details>
  );
}
