import { useLocation } from "@remix-run/react";
import { useEffect, useRef, type ReactNode } from "react";
import { cx } from "./cx";

type MenuProps = {
  label: string;
  summary: ReactNode;
  align?: "left" | "right";
  className?: string;
  panelClass?: string;
  children: ReactNode;
};

/** A `<details>` that opens by itself; with scripts it also closes on Escape, on a click elsewhere and after a navigation. */
export function Menu({ label, summary, align = "right", className, panelClass, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (ref.current) ref.current.open = false;
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
    <details ref={ref} className={cx("relative", className)}>
      <summary aria-label={label} className="grid size-11 place-items-center rounded-md text-ink hover:bg-sunken">
        {summary}
      </summary>
      <div
        className={cx(
          "absolute top-full z-40 mt-1 min-w-56 rounded-lg border border-line bg-surface p-1.5 shadow-float appear",
          align === "right" ? "right-0" : "left-0",
          panelClass,
        )}
      >
        {children}
      </div>
    </details>
  );
}
