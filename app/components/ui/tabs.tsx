import { Link } from "~/components/ui/link";
import type { KeyboardEvent, ReactNode } from "react";
import { cx } from "./cx";

type Tab = { to: string; label: ReactNode; current: boolean };
type TabsProps = { label: string; tabs: Tab[]; look?: "line" | "pill"; className?: string };

/** More than three stay in one row on a phone: where it's narrow a label takes two lines, and none is set smaller. */
const MANY =
  "min-h-11 flex-auto px-1 py-1 text-xs leading-4 sm:flex-none sm:px-3 sm:py-0 sm:text-sm sm:whitespace-nowrap";

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
  const isMany = look === "line" && tabs.length > 3;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move focus between the links inside
    <nav
      aria-label={label}
      onKeyDown={walk}
      className={cx(
        "flex",
        look === "line" ? "border-b border-line" : "w-fit max-w-full gap-1 rounded-md bg-sunken p-1",
        look === "line" && (isMany ? "max-sm:-mx-2 sm:gap-1" : "gap-1"),
        className,
      )}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          preventScrollReset
          aria-current={tab.current ? "page" : undefined}
          className={cx(
            "inline-flex items-center justify-center text-center font-medium transition-colors duration-150",
            look === "line"
              ? cx("-mb-px border-b-2", isMany ? MANY : "min-h-11 min-w-11 px-3 text-sm whitespace-nowrap")
              : "min-h-9 rounded-sm px-3 text-xs whitespace-nowrap touch:min-h-11 touch:min-w-11",
            tab.current
              ? look === "line"
                ? "border-accent text-accent"
                : "bg-surface text-ink shadow-raise"
              : cx("text-muted hover:text-ink", look === "line" && "border-transparent"),
          )}
        >
          {tab.label}{" "}
        </Link>
      ))}
    </nav>
  );
}
