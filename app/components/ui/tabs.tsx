import { Link } from "@remix-run/react";
import type { KeyboardEvent, ReactNode } from "react";
import { cx } from "./cx";

export type Tab = { to: string; label: ReactNode; current: boolean };
type TabsProps = { label: string; tabs: Tab[]; look?: "line" | "pill"; className?: string };

/** Left, right, Home and End walk along the links; without scripts Tab does. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll("a")];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  links[(next + links.length) % links.length]?.focus();
}

/** Tabs and selectors are links: the URL carries the choice, the loader loads only that view. */
export function Tabs({ label, tabs, look = "line", className }: TabsProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move focus between the links inside
    <nav
      aria-label={label}
      onKeyDown={walk}
      className={cx(
        "flex overflow-x-auto",
        look === "line" ? "gap-1 border-b border-line" : "w-fit max-w-full gap-1 rounded-md bg-sunken p-1",
        className,
      )}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          prefetch="intent"
          preventScrollReset
          aria-current={tab.current ? "page" : undefined}
          className={cx(
            "inline-flex items-center justify-center whitespace-nowrap font-medium transition-colors duration-150",
            look === "line" ? "-mb-px min-h-11 border-b-2 px-3 text-sm" : "min-h-9 rounded-sm px-3 text-xs touch:min-h-11",
            tab.current
              ? look === "line" ? "border-accent text-accent" : "bg-surface text-ink shadow-float"
              : look === "line" ? "border-transparent text-muted hover:text-ink" : "text-muted hover:text-ink",
          )}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
